import type { DerslikEvents } from './index.js';

/** What a lesson in a frame says, repeated on its `<iframe>` and bubbling. */
type FrameEvents = { [Name in keyof DerslikEvents]: CustomEvent<DerslikEvents[Name] & { id: string }> };

declare global {
  interface HTMLElementEventMap {
    'derslik-resize': CustomEvent<{ id: string; height: number }>;
  }
}

export type { FrameEvents };
