declare module '*.md' {
  const prose: import('./lessons/types.js').Prose;
  export default prose;
}

declare module '*/engine/experiment.js' {
  export function loadExperiment(from: {
    binary: Uint8Array;
  }): Promise<import('./experiment/types.js').Engine>;
}
