#include "tests/core/fixtures.h"

#include <fstream>
#include <stdexcept>

namespace derslik {
namespace {

using nlohmann::json;

Matrix matrixFrom(const json& array) {
  const auto data = array.at("data").get<std::vector<double>>();
  return Eigen::Map<const Matrix>(data.data(), array.at("shape").at(0),
                                  array.at("shape").at(1));
}

Vector vectorFrom(const json& array) {
  const auto data = array.at("data").get<std::vector<double>>();
  return Eigen::Map<const Vector>(data.data(), array.at("shape").at(0));
}

Fixture fixtureFrom(const json& item) {
  const json& request = item.at("request");
  const json& numpy = item.at("result");
  Fixture fixture{.name = item.at("name"),
                  .request = {.x = matrixFrom(request.at("x")),
                              .wq = matrixFrom(request.at("wq")),
                              .wk = matrixFrom(request.at("wk")),
                              .wv = matrixFrom(request.at("wv")),
                              .temperature = request.at("temperature"),
                              .context = {}},
                  .numpy = {.x = matrixFrom(numpy.at("x")),
                            .q = matrixFrom(numpy.at("q")),
                            .k = matrixFrom(numpy.at("k")),
                            .v = matrixFrom(numpy.at("v")),
                            .scores = matrixFrom(numpy.at("scores")),
                            .divisor = numpy.at("divisor"),
                            .scaled = matrixFrom(numpy.at("scaled")),
                            .maxima = vectorFrom(numpy.at("maxima")),
                            .exponentials = matrixFrom(numpy.at("exponentials")),
                            .sums = vectorFrom(numpy.at("sums")),
                            .weights = matrixFrom(numpy.at("weights")),
                            .output = matrixFrom(numpy.at("output"))}};
  for (const json& row : request.at("context"))
    fixture.request.context.push_back({row.at(0), row.at(1)});
  return fixture;
}

}  // namespace

json readFixtures(const std::string& name) {
  std::ifstream file(DERSLIK_FIXTURES "/" + name);
  if (!file) throw std::runtime_error("cannot read " DERSLIK_FIXTURES "/" + name);
  return json::parse(file);
}

const std::vector<Fixture>& fixtures() {
  static const std::vector<Fixture> all = [] {
    std::vector<Fixture> read;
    for (const json& item : readFixtures("attention.json"))
      read.push_back(fixtureFrom(item));
    return read;
  }();
  return all;
}

AttentionRequest lessonRequest(int ending) {
  AttentionRequest request{.x = Matrix::Zero(6, 5),
                           .wq = Matrix::Zero(5, 3),
                           .wk = Matrix::Identity(5, 3),
                           .wv = Matrix::Identity(5, 3),
                           .temperature = 1,
                           .context = {{.target = 4, .source = 5}}};
  request.x.row(0) << 1, 0, 0, 0, 0;
  request.x.row(1) << 0, 1, 0, 0, 0;
  request.x.row(2) << 0, 0, 1, 0, 0;
  request.x.row(3) << 0, 0, 0.5, 0, 0;
  request.x.row(4) << 0.5, 0.5, 0, 0, 0;
  request.x(5, 3 + ending) = 1;
  request.wq << 0, 0, 2.5, 0, 0, 2.5, 2.5, 2.5, 0, 0, 5, 0, 5, 0, 0;
  return request;
}

}  // namespace derslik
