/**
 * A kind of lesson: what is computed and how it is drawn. A lesson is data for one of them.
 *
 * @template {import('../state/lesson-state.js').LessonState} [State=any]
 * @template [Lesson=any]
 * @template [Engine=any]
 * @template {import('../state/scene.js').Scene} [Scene=any]
 * @typedef {object} Kind
 * @property {(from: import('../engine/load.js').From) => Promise<Engine>} load
 * @property {string} engine the name of its WebAssembly
 * @property {string} url  of the engine's WebAssembly
 * @property {(lesson: Lesson, engine: Engine) => State} createState
 * @property {(of: import('../state/scene.js').Described<State>) => Scene} describe
 * @property {(lesson: Lesson) => number} columns how many stand side by side: words, or keys
 * @property {import('../views/lesson.js').SceneViews} views
 * @property {(scene: Scene) => string} say what a screen reader hears once a change has settled
 * @property {() => Promise<{default: string}>} source the C++ that computes it
 * @property {(scene: Scene, state: State, of: string, at: Record<string, number | 'live' | 'other'>) => any} [predict]
 *   what comes out at settings that are not on show, for a question about them
 * @property {(file: string, scene: Scene, root: Element) => Promise<string>} save a picture or a table as a file; its name
 */

export {};
