// The types of experiment.cpp, written by hand. The build puts a copy beside the
// generated experiment.js.

import type { Histogram, Saturation, SaturationCurve, Spread } from '../../web/engine/experiment-types.js';
import type { ErrorParts } from '../../web/engine/types.js';

type Refused = {
  error: ErrorParts;
};

export interface ExperimentModule {
  saturation(seed: string, keys: number, d: number): Saturation | Refused;
  saturationCurve(seed: string, keys: number, dimensions: Float64Array): SaturationCurve | Refused;
  /** The address of a new run, for the functions below, until it is released. */
  experiment(seed: string, pairs: number): number | Refused;
  begin(run: number, d: number): undefined | Refused;
  advance(run: number, normals: number): number | Refused;
  histogram(run: number): Histogram | Refused;
  result(run: number): Spread | Refused;
  release(run: number): void;
}

export default function createExperiment(options: { wasmBinary: Uint8Array }): Promise<ExperimentModule>;
