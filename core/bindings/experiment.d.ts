// The types of experiment.cpp, written by hand. The build puts a copy beside the
// generated experiment.js.

import type { Histogram, Saturation, SaturationCurve, Spread } from '../../web/engine/experiment-types.js';
import type { ErrorParts } from '../../web/engine/types.js';

export interface ExperimentRequest {
  /** One byte a character. */
  seed: string;
  dimensions?: Float64Array;
}

/**
 * A call reads what is no number from the request. What it returns it leaves as the answer:
 * its own, named below, or an error.
 */
export interface ExperimentModule {
  request: undefined | ExperimentRequest;
  answer: undefined | number | Saturation | SaturationCurve | Histogram | Spread | { error: ErrorParts };

  /** Of the request's seed: Saturation. */
  _saturation(keys: number, d: number): void;
  /** Of the request's seed and dimensions: SaturationCurve. */
  _saturationCurve(keys: number): void;
  /** Of the request's seed: the address of a new run, for the functions below, until it is released. */
  _experiment(pairs: number): void;
  /** No answer. */
  _begin(run: number, d: number): void;
  /** A number. */
  _advance(run: number, normals: number): void;
  /** Histogram. */
  _histogram(run: number): void;
  /** Spread. */
  _result(run: number): void;
  _release(run: number): void;
}

export default function createExperiment(options: { wasmBinary: Uint8Array }): Promise<ExperimentModule>;
