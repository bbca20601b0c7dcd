// The types of notebook.cpp and follow.cpp, written by hand. The build puts a copy beside the generated notebook.js.

import type { Matrix, ErrorParts } from '../../web/engine/types.js';
import type { Followed } from '../../web/engine/notebook-types.js';

/** Texts are UTF-8. */
export interface NotebookRequest {
  source: Uint8Array;
  filename: Uint8Array;
  /** Names of the variables that are asked for, a line each. */
  arrays: Uint8Array;
  /** Takes what is printed, piece by piece, while the program runs. A piece may end within a character. */
  write(text: Uint8Array): void;
  /** Takes a warning, between the pieces of what is printed. */
  warn(text: Uint8Array): void;
  /** The bytes of a file that the program opens; undefined where there is none. Throws where it cannot be read. */
  read(name: Uint8Array): Uint8Array | undefined;
}

/** The place of an error: lines from 1, or 0 where there is none; columns in code points, from 0. */
export interface NotebookAnswer {
  /** 0 well, 1 by an exception, 3 by a refusal or a budget */
  status: number;
  type: Uint8Array;
  message: Uint8Array;
  traceback: Uint8Array;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** bytes that the module holds, which it does not give back */
  memory: number;
  /** The files that the program has written: names and bytes. */
  files: [name: Uint8Array, bytes: Uint8Array][];
  /** The arrays asked for, by the variables' names. */
  arrays: [name: Uint8Array, array: { shape: number[]; data: Float64Array }][];
  /** JSON: the lists of texts asked for, by the variables' names. */
  texts: Uint8Array;
  /** JSON: a list of figures. */
  figures: Uint8Array;
}

export interface NotebookModule {
  request: undefined | NotebookRequest;
  answer: undefined | NotebookAnswer;

  /** Runs the request's program, and answers. Each -1, or how much it may take: time in seconds, the last two in bytes. */
  _run(steps: number, time: number, output: number, memory: number): void;

  /** x, q, k, v, scores, weights, output: each of two axes, with as many numbers as they say. */
  matrices: undefined | Matrix[];
  followed: undefined | Followed | { error: ErrorParts };

  /** Looks at the matrices, and leaves what is found. NaN for a run without τ. */
  _follow(temperature: number): void;
}

export default function createNotebook(options: { wasmBinary: Uint8Array }): Promise<NotebookModule>;
