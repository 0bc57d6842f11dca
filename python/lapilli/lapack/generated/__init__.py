# SPDX-License-Identifier: BSD-3-Clause
"""The functions of all families. Written by tools/generate from src/api/routines: change the table, then run make generate."""
from .factor import *  # noqa: F403
from .lu import *  # noqa: F403
from .qr import *  # noqa: F403
from .mixed import *  # noqa: F403
from .refine import *  # noqa: F403
from .expert import *  # noqa: F403
from .indefinite import *  # noqa: F403
from .norms import *  # noqa: F403
from .eigen import *  # noqa: F403
from .tridiagonal import *  # noqa: F403
from .generalized import *  # noqa: F403
from .band import *  # noqa: F403
from .packed import *  # noqa: F403
from .batch import *  # noqa: F403
from .iterative import *  # noqa: F403
from .level2 import *  # noqa: F403
from .level3 import *  # noqa: F403
from .sparse import *  # noqa: F403
