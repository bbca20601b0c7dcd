#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "core/python/machine.h"

namespace derslik::python::vm {

/// CPython's hashes of numbers: equal numbers have equal ones, modulo 2^61 - 1.
std::int64_t hashOf(std::int64_t value);
std::int64_t hashOf(double value);

/// Exactly, where one is an int beyond what a float can tell apart; unordered where one
/// is nan.
std::partial_ordering compareNumbers(const Value& a, const Value& b);

/// The float nearest to a / b, as CPython rounds a quotient of ints.
double quotient(std::int64_t a, std::int64_t b);

double floorDivide(double a, double b);
double modulo(double a, double b);

/// Throws a refusal where the result does not fit.
std::int64_t integerPower(std::int64_t base, std::int64_t exponent);
double realPower(double base, double exponent);

/// int(x) of a float: OverflowError and ValueError as CPython; a refusal beyond 64 bits.
std::int64_t truncated(double value);

/// round(x, places), rounding the decimal text half to even.
double roundedTo(double value, std::int64_t places);

/// A number, or what has __float__ or __index__.
double toReal(Machine& machine, const Value& value, const char* message = nullptr);

std::string formatPlain(Machine& machine, const Value& value, const std::string& spec);

[[noreturn]] void tooBig();

Slots integerSlots();
Slots realSlots();
Slots booleanSlots();

}  // namespace derslik::python::vm
