/** The part of the browser's audio that is used, so that tests can write a browser of their own. */
export interface AudioElement {
  /** In seconds. */
  readonly currentTime: number;
  addEventListener(type: 'playing' | 'ended' | 'error', listener: () => void): void;
  play(): Promise<void>;
  pause(): void;
  removeAttribute(name: 'src'): void;
  load(): void;
}

/** The window, as far as audio needs it. */
export interface AudioPage {
  readonly Audio: new (path: string) => AudioElement;
  readonly document: {
    readonly visibilityState: DocumentVisibilityState;
    addEventListener(type: 'visibilitychange', listener: () => void): void;
  };
  addEventListener(type: 'pagehide', listener: () => void): void;
}
