#pragma once

#include <Eigen/Core>

#include "core/index.h"

namespace derslik {

/// The one matrix type of the project: float64, rows one after the other, as NumPy keeps
/// them.
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// A column of float64: one number per row of a matrix.
using Vector = Eigen::VectorXd;

}  // namespace derslik
