export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Keys that journeys press; anything else is typed. */
export type Key = 'Enter' | 'Tab' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'End';

/** One tab of a real browser, reduced to what all engines can do. Everything built on it is written once, in `visit.ts`. */
export interface Tab {
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Evaluates an expression in the page, awaits it if it is a promise, and returns it as JSON. */
  readonly evaluate: (expression: string) => Promise<string>;
  /** Clicks with the mouse at this point of the window. */
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
  /** A new tab, without any data of an earlier one. */
  readonly newTab: () => Promise<Tab>;
  readonly quit: () => Promise<void>;
}

/** Awaits the promise before converting its result. */
export const asJson = (expression: string): string =>
  `(async () => JSON.stringify((await (${expression})) ?? null))()`;
