/** The settings of a lesson: those of `dikkat` or of `olcekli-nokta-carpim`. A seed is digits, for it may be larger than a number. */
export type Settings = Record<string, number | string>;

export type Part = 'scene' | 'player' | 'code' | 'experiment' | 'text' | 'quiz' | 'exercise';
export type Phase = 'scores' | 'scaled' | 'exponentials' | 'weights' | 'output';

/** The details of the element's events; all of them bubble, and survive JSON. */
export interface DerslikEvents {
  'derslik-ready': { lesson: string; lang: string; version: string };
  'derslik-change': { state: Settings };
  'derslik-step': { step: number; steps: number; phase: Phase };
  'derslik-answer': { question: string; correct: boolean; attempts: number; score: number };
  'derslik-complete': { score: number; success: boolean };
  'derslik-error': { code: string; message: string };
}

export type DerslikEventMap = { [Name in keyof DerslikEvents]: CustomEvent<DerslikEvents[Name]> };

/** `<derslik-lesson>`. Its properties mirror the attributes of the same names. */
export class DerslikLesson extends HTMLElement {
  /** A folder's name: `dikkat`, `olcekli-nokta-carpim`. */
  lesson: string;
  theme: 'auto' | 'light' | 'dark';
  /** All of them where none is named. Also takes names with spaces between, as the attribute does. */
  get parts(): readonly Part[];
  set parts(value: readonly Part[] | string);

  /** The asking word, counted from 1. */
  query: number;
  /** The temperature τ. */
  temperature: number;
  /** Which last word the sentence has, counted from 0. */
  ending: number;
  /** The step that the player shows, counted from 1. */
  step: number;

  /** How many dimensions the random vectors have. */
  d: number;
  get seed(): string;
  set seed(value: string | number);
  /** How many dot products an experiment draws. */
  pairs: number;

  /** The language spoken here: `lang`, or that of the nearest element around. */
  readonly language: string;
  /** Where the learner is; undefined until the lesson is ready. */
  readonly state: Settings | undefined;
  /** Where the lesson opens; undefined until it is ready. */
  readonly start: Settings | undefined;

  /** Plays the steps, where the lesson has any. */
  play(): void;
  pause(): void;

  addEventListener<Name extends keyof DerslikEventMap>(
    type: Name,
    listener: (this: DerslikLesson, event: DerslikEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: DerslikLesson, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof DerslikEventMap>(
    type: Name,
    listener: (this: DerslikLesson, event: DerslikEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: DerslikLesson, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'derslik-lesson': DerslikLesson;
  }
  // The events bubble, so that they are heard further up as well.
  interface HTMLElementEventMap extends DerslikEventMap {}
  interface DocumentEventMap extends DerslikEventMap {}
  interface WindowEventMap extends DerslikEventMap {}
}
