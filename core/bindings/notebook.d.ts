// The types of notebook.cpp, written by hand. The build puts a copy beside the generated notebook.js.

/** Texts are UTF-8. */
export interface NotebookRequest {
  source: Uint8Array;
  filename: Uint8Array;
  /** Names of variables whose arrays are asked for, a line each. */
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
}

export interface NotebookModule {
  request: undefined | NotebookRequest;
  answer: undefined | NotebookAnswer;

  /** Runs the request's program, and answers. Each -1, or how much it may take: time in seconds, the last two in bytes. */
  _run(steps: number, time: number, output: number, memory: number): void;
}

export default function createNotebook(options: { wasmBinary: Uint8Array }): Promise<NotebookModule>;
