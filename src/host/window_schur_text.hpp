// SPDX-License-Identifier: BSD-3-Clause
// The iteration of window_schur.cpp, which includes this text in a namespace for each set of instructions.
// LAPILLI_LANES: bytes of a vector.

template <class T>
T times(T a, T b) {
    if constexpr (is_complex<T>) {
        return T(a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real());
    } else {
        return a * b;
    }
}
template <class T>
real_t<T> square(T x) {
    if constexpr (is_complex<T>) {
        return x.real() * x.real() + x.imag() * x.imag();
    } else {
        return x * x;
    }
}

/// I - tau v v^H, v = (1, v1, v2).
template <class T>
struct Reflector3 {
    T tau, v1, v2;

    /// (a, b, c) := (beta, 0, 0)
    static Reflector3 of(T& a, T b, T c) {
        using R = real_t<T>;
        constexpr R ulp = std::numeric_limits<R>::epsilon();
        constexpr R least = std::numeric_limits<R>::min() / (ulp * ulp);
        const R rest = square(b) + square(c);
        R all = rest + square(a), scale(1);
        if (!(rest > least && all < 1 / least)) {
            const auto size = [](T x) { return std::abs(std::real(x)) + std::abs(std::imag(x)); };
            const R most = std::max(size(b), size(c));
            if (most == R(0) && std::imag(a) == R(0)) return {T(0), T(0), T(0)};
            scale = std::max(most, size(a));
            a = a / scale;
            b = b / scale;
            c = c / scale;
            all = square(a) + square(b) + square(c);
        }
        const R beta = -std::copysign(std::sqrt(all), std::real(a));
        const T first = a - T(beta);
        T factor;
        if constexpr (is_complex<T>) {
            const R by = R(1) / square(first);
            factor = T(first.real() * by, -first.imag() * by);
        } else {
            factor = R(1) / first;
        }
        const T of_tau = first / -beta;
        a = T(beta * scale);
        return {of_tau, times(b, factor), times(c, factor)};
    }
};

/// A reflector as it is applied to rows from the right, or conjugated to columns from the left, to several of
/// them at once.
template <class T>
class Applied {
    using R = real_t<T>;

  public:
    static constexpr int numbers = LAPILLI_LANES / static_cast<int>(sizeof(R)),
                         per_element = is_complex<T> ? 2 : 1, elements = numbers / per_element;
    typedef R Vector __attribute__((vector_size(LAPILLI_LANES), aligned(sizeof(R)), may_alias));

    Applied(const Reflector3<T>& r, bool conjugated) : tau_(r.tau), v1_(r.v1), v2_(r.v2) {
        if constexpr (is_complex<T>) {
            if (conjugated) {
                tau_ = std::conj(tau_);
                v1_ = std::conj(v1_);
                v2_ = std::conj(v2_);
            }
        }
        t1_ = times(tau_, conjugate(v1_));
        t2_ = times(tau_, conjugate(v2_));
        if constexpr (is_complex<T>) {
            // i (x + i y) = -y + i x
            for (int k = 0; k < numbers; ++k) {
                const R sign(k % 2 == 0 ? -1 : 1);
                v1_i_[k] = sign * v1_.imag();
                v2_i_[k] = sign * v2_.imag();
                tau_i_[k] = sign * tau_.imag();
                t1_i_[k] = sign * t1_.imag();
                t2_i_[k] = sign * t2_.imag();
            }
        }
    }

    T v1() const { return v1_; }
    T v2() const { return v2_; }
    T tau() const { return tau_; }
    T t1() const { return t1_; }
    T t2() const { return t2_; }

    void operator()(T& x, T& y, T& z) const {
        const T sum = x + times(y, v1_) + times(z, v2_);
        x -= times(sum, tau_);
        y -= times(sum, t1_);
        z -= times(sum, t2_);
    }
    void operator()(Vector& x, Vector& y, Vector& z) const {
        const R v1 = std::real(v1_), v2 = std::real(v2_), tau = std::real(tau_), t1 = std::real(t1_),
                t2 = std::real(t2_);
        if constexpr (is_complex<T>) {
            const Vector sum = (x + y * v1 + turned(y) * v1_i_) + (z * v2 + turned(z) * v2_i_),
                         turned_sum = turned(sum);
            x = (x - sum * tau) - turned_sum * tau_i_;
            y = (y - sum * t1) - turned_sum * t1_i_;
            z = (z - sum * t2) - turned_sum * t2_i_;
        } else {
            const Vector sum = x + y * v1 + z * v2;
            x -= sum * tau;
            y -= sum * t1;
            z -= sum * t2;
        }
    }

    /// Real and imaginary parts exchanged.
    static Vector turned(const Vector& x) {
        if constexpr (numbers == 2) {
            return __builtin_shufflevector(x, x, 1, 0);
        } else if constexpr (numbers == 4) {
            return __builtin_shufflevector(x, x, 1, 0, 3, 2);
        } else {
            return __builtin_shufflevector(x, x, 1, 0, 3, 2, 5, 4, 7, 6);
        }
    }

  private:
    T tau_, v1_, v2_, t1_, t2_;  ///< t1, t2: tau times the conjugates of v1 and v2
    Vector v1_i_{}, v2_i_{}, tau_i_{}, t1_i_{}, t2_i_{};
};

/// Rows 0 .. rows - 1 of three columns.
template <class T>
void from_right(T* a, index_t ld, index_t rows, const Applied<T>& apply) {
    using Vector = typename Applied<T>::Vector;
    constexpr index_t step = Applied<T>::elements;
    T *const b = a + ld, *const c = b + ld;
    index_t i = 0;
    for (; i + step <= rows; i += step) {
        Vector &x = *reinterpret_cast<Vector*>(a + i), &y = *reinterpret_cast<Vector*>(b + i),
               &z = *reinterpret_cast<Vector*>(c + i);
        Vector p = x, q = y, r = z;
        apply(p, q, r);
        x = p;
        y = q;
        z = r;
    }
    for (; i < rows; ++i) apply(a[i], b[i], c[i]);
}
/// Three rows of four columns of a real matrix, each read and written with the element below them.
template <class R>
struct FourColumns {
    typedef R Quad __attribute__((vector_size(4 * sizeof(R)), aligned(sizeof(R)), may_alias));

    static Quad sums_of_pairs(const Quad& p, const Quad& q) {
        return __builtin_shufflevector(p, q, 0, 4, 2, 6) + __builtin_shufflevector(p, q, 1, 5, 3, 7);
    }
    /// v, t: a column x becomes x - t (v x).
    static void apply(R* a, index_t ld, const Quad& v, const Quad& t) {
        Quad &a0 = *reinterpret_cast<Quad*>(a), &a1 = *reinterpret_cast<Quad*>(a + ld),
             &a2 = *reinterpret_cast<Quad*>(a + 2 * ld), &a3 = *reinterpret_cast<Quad*>(a + 3 * ld);
        const Quad x0 = a0, x1 = a1, x2 = a2, x3 = a3;
        const Quad p = sums_of_pairs(x0 * v, x1 * v), q = sums_of_pairs(x2 * v, x3 * v);
        const Quad s =
            (__builtin_shufflevector(p, q, 0, 1, 4, 5) + __builtin_shufflevector(p, q, 2, 3, 6, 7));
        a0 = x0 - __builtin_shufflevector(s, s, 0, 0, 0, 0) * t;
        a1 = x1 - __builtin_shufflevector(s, s, 1, 1, 1, 1) * t;
        a2 = x2 - __builtin_shufflevector(s, s, 2, 2, 2, 2) * t;
        a3 = x3 - __builtin_shufflevector(s, s, 3, 3, 3, 3) * t;
    }
};
/// Three rows of `count` columns. A column of a complex matrix is no shorter than a vector of the processor,
/// so that these are several. below: whether there is a row below them.
template <class T>
void from_left(T* a, index_t ld, index_t count, const Applied<T>& apply, bool below) {
    using R = real_t<T>;
    using Vector = typename Applied<T>::Vector;
    constexpr index_t step = Applied<T>::elements;
    index_t j = 0;
    if constexpr (is_complex<T>) {
        const auto get = [ld](const T* p) __attribute__((always_inline)) {
            const R* const q = reinterpret_cast<const R*>(p);
            const index_t next = 2 * ld;
            if constexpr (step == 1) {
                return Vector{q[0], q[1]};
            } else if constexpr (step == 2) {
                return Vector{q[0], q[1], q[next], q[next + 1]};
            } else {
                return Vector{q[0],        q[1],           q[next], q[next + 1], q[2 * next], q[2 * next + 1],
                              q[3 * next], q[3 * next + 1]};
            }
        };
        const auto put = [ld](T * p, const Vector& x) __attribute__((always_inline)) {
            R* const q = reinterpret_cast<R*>(p);
            for (index_t c = 0; c < step; ++c) {
                q[2 * c * ld] = x[2 * c];
                q[2 * c * ld + 1] = x[2 * c + 1];
            }
        };
        for (; j + step <= count; j += step) {
            T* const column = a + j * ld;
            Vector x = get(column), y = get(column + 1), z = get(column + 2);
            apply(x, y, z);
            put(column, x);
            put(column + 1, y);
            put(column + 2, z);
        }
    } else if constexpr (4 * sizeof(R) <= LAPILLI_LANES) {
        const typename FourColumns<R>::Quad v{R(1), apply.v1(), apply.v2(), R(0)},
            t{apply.tau(), apply.t1(), apply.t2(), R(0)};
        for (; below && j + 4 <= count; j += 4) FourColumns<R>::apply(a + j * ld, ld, v, t);
    }
    for (; j < count; ++j) apply(a[j * ld], a[j * ld + 1], a[j * ld + 2]);
}

template <class T>
class WindowIteration {
    using R = real_t<T>;

  public:
    WindowIteration(HostView<T> t, HostView<T> v) : t_(t), v_(v), n_(t.rows) {}

    index_t run() {
        for (index_t j = 0; j < n_; ++j) {
            std::fill_n(v_.at(0, j), n_, T(0));
            v_(j, j) = T(1);
        }
        const index_t most = 30 * std::max<index_t>(10, n_);
        index_t sweeps = 0, barren = 0;
        for (index_t end = n_; end > 0;) {
            index_t top = end - 1;
            while (top > 0 && !is_small(top - 1)) --top;
            if (top > 0) t_(top, top - 1) = T(0);
            if (end - top <= 2) {
                if (end - top == 2) split(top);
                end = top;
                barren = 0;
                continue;
            }
            if (sweeps++ == most) return end;
            sweep(top, end, ++barren);
        }
        return 0;
    }

  private:
    static R size_of(T x) { return std::abs(std::real(x)) + std::abs(std::imag(x)); }
    static PlainComplex plain(T x) {
        return {static_cast<double>(std::real(x)), static_cast<double>(std::imag(x))};
    }
    static T narrowed(PlainComplex x) {
        if constexpr (is_complex<T>) {
            return T(static_cast<R>(x.re), static_cast<R>(x.im));
        } else {
            return static_cast<R>(x.re);
        }
    }

    /// Whether the element below the diagonal of column k is zero as far as the matrix is known (M. Ahues, F.
    /// Tisseur: "A new deflation criterion for the QR algorithm", LAPACK Working Note 122, 1997).
    bool is_small(index_t k) const {
        constexpr R ulp = std::numeric_limits<R>::epsilon();
        const R negligible = std::numeric_limits<R>::min() * (static_cast<R>(n_) / ulp),
                size = size_of(t_(k + 1, k));
        if (size <= negligible) return true;
        R sum = size_of(t_(k, k)) + size_of(t_(k + 1, k + 1));
        if (sum == R(0)) {
            if (k > 0) sum += size_of(t_(k, k - 1));
            if (k + 2 < n_) sum += size_of(t_(k + 2, k + 1));
        }
        if (size > ulp * sum) return false;
        const R other = size_of(t_(k, k + 1)), ab = std::max(size, other), ba = std::min(size, other);
        const R last = size_of(t_(k + 1, k + 1)), difference = size_of(t_(k, k) - t_(k + 1, k + 1));
        const R aa = std::max(last, difference), bb = std::min(last, difference), s = aa + ab;
        return ba * (ab / s) <= std::max(negligible, ulp * (bb * (aa / s)));
    }

    /// Rows k and k + 1 to LAPACK's standard form.
    void split(index_t k) {
        T block[] = {t_(k, k), t_(k + 1, k), t_(k, k + 1), t_(k + 1, k + 1)}, q[4] = {};
        standard_form(block, q);
        for (index_t j = 0; j < 2; ++j)
            for (index_t i = 0; i < 2; ++i) t_(k + i, k + j) = block[i + 2 * j];
        for (index_t j = k + 2; j < n_; ++j) {
            const T x = t_(k, j), y = t_(k + 1, j);
            t_(k, j) = times(conjugate(q[0]), x) + times(conjugate(q[1]), y);
            t_(k + 1, j) = times(conjugate(q[2]), x) + times(conjugate(q[3]), y);
        }
        const auto columns = [&](T* a, T* b, index_t rows) {
            for (index_t i = 0; i < rows; ++i) {
                const T x = a[i], y = b[i];
                a[i] = times(x, q[0]) + times(y, q[1]);
                b[i] = times(x, q[2]) + times(y, q[3]);
            }
        };
        columns(t_.at(0, k), t_.at(0, k + 1), k);
        columns(v_.at(0, k), v_.at(0, k + 1), n_);
    }

    struct Shifts {
        PlainComplex first, second;
    };
    /// The values of the last two rows; of a real matrix with two real ones the closer one twice.
    Shifts shifts(index_t top, index_t end, index_t barren) const {
        if (barren % 10 == 0) {
            // As in LAPACK: near the first row, then near the last.
            const bool first = barren % 20 != 0;
            const double size = first ? size_of(t_(top + 1, top)) + size_of(t_(top + 2, top + 1))
                                      : size_of(t_(end - 1, end - 2)) + size_of(t_(end - 2, end - 3));
            PlainComplex at = plain(first ? t_(top, top) : t_(end - 1, end - 1));
            at.re += 0.75 * size;
            const double part = is_complex<T> ? 0 : std::sqrt(0.4375) * size;
            return {{at.re, at.im + part}, {at.re, at.im - part}};
        }
        const index_t k = end - 2;
        PlainComplex a = plain(t_(k, k)), b = plain(t_(k, k + 1)), c = plain(t_(k + 1, k)),
                     d = plain(t_(k + 1, k + 1));
        const double size = a.size() + b.size() + c.size() + d.size();
        if (size == 0) return {};
        const PlainComplex half = (a / size - d / size) / 2, middle = (a / size + d / size) / 2,
                           squared = half * half + (b / size) * (c / size);
        const std::complex<double> root = std::sqrt(std::complex<double>(squared.re, squared.im));
        const PlainComplex of_root{root.real(), root.imag()};
        PlainComplex s1 = middle + of_root, s2 = middle - of_root;
        if (!is_complex<T> && of_root.im == 0) {
            const double last = d.re / size;
            s1 = s2 = std::abs(s1.re - last) <= std::abs(s2.re - last) ? s1 : s2;
        }
        return {{s1.re * size, s1.im * size}, {s2.re * size, s2.im * size}};
    }

    /// The bulge of rows first .. first + 2, into x. Whether it may begin there: the element left of it,
    /// which it would fill, is small enough.
    bool begins(index_t top, index_t first, const Shifts& s, T (&x)[3]) const {
        constexpr R ulp = std::numeric_limits<R>::epsilon();
        const index_t m = first;
        const R left = m > top ? size_of(t_(m, m - 1)) : R(0),
                around = m > top ? size_of(t_(m - 1, m - 1)) + size_of(t_(m, m)) + size_of(t_(m + 1, m + 1))
                                 : R(0);
        // The sizes of x[1] and x[2] against x[0] are rarely so far apart: no need to know them.
        if (m > top && left > std::sqrt(ulp) * around) return false;
        const PlainComplex corner[2][2] = {{plain(t_(m, m)), plain(t_(m, m + 1))},
                                           {plain(t_(m + 1, m)), plain(t_(m + 1, m + 1))}};
        const FirstColumn of(corner, plain(t_(m + 2, m + 1)), s.first, s.second);
        for (int i = 0; i < 3; ++i) x[i] = narrowed(of.x[i]);
        return m == top || left * (size_of(x[1]) + size_of(x[2])) <= ulp * size_of(x[0]) * around;
    }

    void sweep(index_t top, index_t end, index_t barren) {
        const Shifts s = shifts(top, end, barren);
        T x[3];
        index_t begin = end - 3;
        while (!begins(top, begin, s, x)) --begin;
        Reflector3<T> next = Reflector3<T>::of(x[0], x[1], x[2]);
        if (begin > top) t_(begin, begin - 1) = times(t_(begin, begin - 1), T(1) - conjugate(next.tau));
        const index_t ld = t_.ld;
        index_t k = begin;
        for (; k + 2 < end; ++k) {
            // First what the next reflector needs; then that, whose square root and quotients take as long as
            // all the rest.
            const Applied<T> left(next, true), right(next, false);
            T* const columns = t_.at(0, k);
            const index_t near = std::min(k + 4, n_), rows = std::min(k + 4, end),
                          above = k / Applied<T>::elements * Applied<T>::elements;
            from_left(t_.at(k, k), ld, near - k, left, false);
            for (index_t i = above; i < rows; ++i) right(columns[i], columns[i + ld], columns[i + 2 * ld]);
            const bool three = k + 3 < end;
            next = Reflector3<T>::of(t_(k + 1, k), t_(k + 2, k), three ? t_(k + 3, k) : T(0));
            t_(k + 2, k) = T(0);
            if (three) t_(k + 3, k) = T(0);
            from_left(t_.at(k, near), ld, n_ - near, left, k + 3 < n_);
            from_right(columns, ld, above, right);
            from_right(v_.at(0, k), v_.ld, n_, right);
        }
        last_two(k, end, next);
    }
    /// The reflector of the last two rows.
    void last_two(index_t k, index_t end, const Reflector3<T>& r) {
        const Applied<T> left(r, true), right(r, false);
        T none(0);
        for (index_t j = k; j < n_; ++j) left(t_(k, j), t_(k + 1, j), none = T(0));
        for (index_t i = 0; i < end; ++i) right(t_(i, k), t_(i, k + 1), none = T(0));
        for (index_t i = 0; i < n_; ++i) right(v_(i, k), v_(i, k + 1), none = T(0));
    }

    const HostView<T> t_, v_;
    const index_t n_;
};

template <class T>
index_t run(HostView<T> t, HostView<T> v) {
    return WindowIteration<T>(t, v).run();
}

/// x := c x + s y, y := c y - conj(s) x, of `count` elements.
template <class T>
void rotate_columns(T* x, T* y, index_t count, real_t<T> c, T s) {
    using R = real_t<T>;
    using Vector = typename Applied<T>::Vector;
    constexpr index_t step = Applied<T>::elements;
    index_t i = 0;
    if constexpr (is_complex<T>) {
        Vector imaginary{};
        for (int k = 0; k < Applied<T>::numbers; ++k) imaginary[k] = (k % 2 == 0 ? -1 : 1) * s.imag();
        const R real = s.real();
        for (; i + step <= count; i += step) {
            Vector &of_x = *reinterpret_cast<Vector*>(x + i), &of_y = *reinterpret_cast<Vector*>(y + i);
            const Vector p = of_x, q = of_y;
            of_x = (p * c + q * real) + Applied<T>::turned(q) * imaginary;
            of_y = (q * c - p * real) + Applied<T>::turned(p) * imaginary;
        }
    } else {
        for (; i + step <= count; i += step) {
            Vector &of_x = *reinterpret_cast<Vector*>(x + i), &of_y = *reinterpret_cast<Vector*>(y + i);
            const Vector p = of_x, q = of_y;
            of_x = p * c + q * s;
            of_y = q * c - p * s;
        }
    }
    for (; i < count; ++i) {
        const T p = x[i], q = y[i];
        x[i] = p * c + times(s, q);
        y[i] = q * c - times(conjugate(s), p);
    }
}

template <class T>
void exchange(HostView<T> t, HostView<T> v, index_t k) {
    using R = real_t<T>;
    const T upper = t(k, k), lower = t(k + 1, k + 1);
    // The first column of the rotation is the eigenvector of the second value.
    T f = t(k, k + 1), g = lower - upper;
    const auto size = [](T x) { return std::abs(std::real(x)) + std::abs(std::imag(x)); };
    const R most = std::max(size(f), size(g));
    if (most == R(0)) return;
    f = f / most;
    g = g / most;
    const R of_f = std::sqrt(square(f)), length = std::sqrt(square(f) + square(g)), c = of_f / length;
    const T phase = of_f == R(0) ? T(1) : f / of_f, s = times(phase, conjugate(g)) / length;
    for (index_t j = k + 2; j < t.cols; ++j) {
        T* const x = t.at(k, j);
        const T p = x[0], q = x[1];
        x[0] = p * c + times(s, q);
        x[1] = q * c - times(conjugate(s), p);
    }
    rotate_columns(t.at(0, k), t.at(0, k + 1), k, c, conjugate(s));
    rotate_columns(v.at(0, k), v.at(0, k + 1), v.rows, c, conjugate(s));
    t(k, k) = lower;
    t(k + 1, k + 1) = upper;
    if (of_f == R(0)) t(k, k + 1) = T(0);
}
