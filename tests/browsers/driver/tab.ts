export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Keys that journeys press; anything else is typed. */
export type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'End';

/** One tab of a real browser, as little of it as all engines have. What is done with it is written once, in `visit.ts`. */
export interface Tab {
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Works an expression out in the page, waits for it if it is a promise, and answers it as JSON. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** The mouse, at a place of the window. */
  readonly pressAt: (x: number, y: number) => Promise<void>;
  readonly pressKey: (key: Key) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** The size of the page in it, without the browser's own bars. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly screenshot: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  readonly name: EngineName;
  /** Nothing of an earlier tab is left in it. */
  readonly newTab: () => Promise<Tab>;
  readonly quit: () => Promise<void>;
}

/** Resolves the promise before it writes the answer down. */
export const asJson = (expression: string): string =>
  `(async () => JSON.stringify((await (${expression})) ?? null))()`;
