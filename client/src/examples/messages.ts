/** What a page of the documentation and the worker that runs its examples say to each other. */

/** What the worker is asked: where Python lies; an example to be run, the first of a session or the next. */
export type Asked = { begin: string } | { run: string; isFirst: boolean }

/** What the page is told. */
export type Told =
  | { progress: number }
  | { failed: string }
  | { said: string; kind: 'text' | 'picture' }
  | { done: boolean }
