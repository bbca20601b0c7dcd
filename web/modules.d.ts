declare module '*.md' {
  const prose: import('./lessons/types.js').Prose;
  export default prose;
}

declare module '*/questions.yaml?tr' {
  const questions: import('./lessons/types.js').Question[];
  export default questions;
}

declare module '*/questions.yaml?en' {
  const questions: import('./lessons/types.js').Question[];
  export default questions;
}
