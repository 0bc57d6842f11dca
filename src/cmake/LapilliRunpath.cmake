# SPDX-License-Identifier: BSD-3-Clause
# Where the loader looks for what is not in the system's folders: in the build tree, and, unless LAPILLI_INSTALL_RUNPATH is
# off, in installed files. lapilli_set_runpath(TARGET [FOLDER...]) adds folders that the installed file always needs.

set(CMAKE_INSTALL_RPATH_USE_LINK_PATH ${LAPILLI_INSTALL_RUNPATH})

# cuBLAS is loaded, not linked, so CMake does not see it. Programs are meant, too: they may hold the library's objects.
set(lapilli_cublas_folder "")
if(LAPILLI_WITH_CUDA)
    get_target_property(location CUDA::cublas IMPORTED_LOCATION)
    cmake_path(GET location PARENT_PATH lapilli_cublas_folder)
    if(lapilli_cublas_folder IN_LIST CMAKE_CXX_IMPLICIT_LINK_DIRECTORIES)
        set(lapilli_cublas_folder "")
    endif()
    list(APPEND CMAKE_BUILD_RPATH ${lapilli_cublas_folder})
endif()

function(lapilli_set_runpath target)
    set(folders ${ARGN})
    if(LAPILLI_INSTALL_RUNPATH)
        list(APPEND folders ${lapilli_cublas_folder})
    endif()
    set_property(TARGET ${target} PROPERTY INSTALL_RPATH ${folders})
endfunction()
