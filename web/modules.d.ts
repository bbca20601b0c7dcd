declare module '*.md' {
  const prose: import('./lessons/types.js').Prose;
  export default prose;
}
