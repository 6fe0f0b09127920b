import type { MediaPress, MediaService, NowPlaying } from '#browser/platform.ts';

export interface FakeMedia extends MediaService {
  /** What the controls show; null while nothing listens. */
  readonly shown: () => NowPlaying | null;
  /** Presses one of them; does nothing while nothing listens. */
  press(press: MediaPress): void;
}

/** The media controls of a phone, operated by a test. */
export function createFakeMedia(): FakeMedia {
  let shown: NowPlaying | null = null;
  let pressed: ((press: MediaPress) => void) | null = null;
  return {
    shown: () => shown,
    press: (press) => pressed?.(press),
    open(onPressed) {
      pressed = onPressed;
      return {
        show(now) {
          shown = now;
        },
        close() {
          shown = null;
          pressed = null;
        },
      };
    },
  };
}
