// The types of notebook.cpp, written by hand. The build puts a copy beside the generated notebook.js.

/** Texts are UTF-8. */
export interface NotebookRequest {
  source: Uint8Array;
  filename: Uint8Array;
  /** Takes what is printed, piece by piece, while the program runs. A piece may end within a character. */
  write(text: Uint8Array): void;
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
}

export interface NotebookModule {
  request: undefined | NotebookRequest;
  answer: undefined | NotebookAnswer;

  /** Runs the request's program, and answers. Each -1, or how much it may take: time in seconds, the last two in bytes. */
  _run(steps: number, time: number, output: number, memory: number): void;
}

export default function createNotebook(options: { wasmBinary: Uint8Array }): Promise<NotebookModule>;
