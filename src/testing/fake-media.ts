import type { MediaPress, MediaService, NowPlaying } from '#browser/platform.ts';

export interface FakeMedia extends MediaService {
  /** What the controls show; null while nobody listens. */
  readonly shown: () => NowPlaying | null;
  /** Somebody presses one of them; nothing happens while nobody listens. */
  press(press: MediaPress): void;
}

/** The controls of a phone that a test holds. */
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
