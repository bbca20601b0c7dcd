declare module '*.md' {
  const prose: import('./lessons/types.js').Prose;
  export default prose;
}

declare module '*.md?meta' {
  const meta: import('./lessons/types.js').Meta;
  export default meta;
}

declare module '*/questions.yaml?tr' {
  const questions: import('./lessons/types.js').Question[];
  export default questions;
}

declare module '*/questions.yaml?en' {
  const questions: import('./lessons/types.js').Question[];
  export default questions;
}

declare module '*?packed' {
  const packed: string;
  export default packed;
}
