// The types of scene.cpp, written by hand. The build puts a copy beside the generated scene.js.

import type { Attention, ErrorParts, Matrix } from '../../web/engine/types.js';

export interface SceneRequest {
  x: Matrix;
  wq: Matrix;
  wk: Matrix;
  wv: Matrix;
  temperature: number;
  /** [rows, 2] of target and source */
  context?: Matrix;
}

export interface SceneModule {
  attend(request: SceneRequest): Attention | { error: ErrorParts };
  /** Phase, row and column of each step. */
  trace(words: number): Int32Array | { error: ErrorParts };
}

export default function createScene(options: { wasmBinary: Uint8Array }): Promise<SceneModule>;
