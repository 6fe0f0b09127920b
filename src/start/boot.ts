/**
 * Loads and runs the app; compiled into the inline script at the end of each page by scripts/vite, which puts in the
 * addresses: the entry, last, and before it what else is to be asked for together with it.
 */
declare const APP_FILES: readonly string[];
/** On a page that was drawn at build time the app waits until that drawing is on the screen (QUA-01). */
declare const AFTER_FIRST_PAINT: boolean;

/** A tab in the background is not painted, but may be waited for. */
const LONGEST_WAIT_MS = 2000;
const SIGNS_OF_A_PERSON = ['pointerdown', 'keydown', 'focusin'];

let started = false;

function start(): void {
  if (started) return;
  started = true;
  Promise.all(APP_FILES.map((file) => import(/* @vite-ignore */ file))).catch((error: unknown) =>
    window.showStartFailure?.(error),
  );
}

function startAfterFirstPaint(): void {
  // The whole page has been read by now, so the next frame paints it, and the timer comes after that.
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, LONGEST_WAIT_MS);
  for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, start, { once: true, capture: true });
}

// Absent in a browser too old for the app.
if (window.showStartFailure !== undefined) {
  if (AFTER_FIRST_PAINT) startAfterFirstPaint();
  else start();
}
