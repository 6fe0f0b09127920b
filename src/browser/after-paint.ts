import type { Cancel } from '#browser/clock.ts';

/** No frame comes in a tab that nobody looks at: by then work is done without it. */
const NO_FRAME_MS = 250;

/** As `Platform.afterPaint`. */
export function afterPaint(run: () => void): Cancel {
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    // A frame is painted after its callbacks.
    timer = setTimeout(run);
  });
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    run();
  }, NO_FRAME_MS);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
