/**
 * Loads and runs the app; compiled into the inline script at the end of each page by scripts/vite, which puts in the
 * address of the app's entry.
 */
declare const APP_ENTRY: string;
/** On a page that was drawn at build time the app waits until that drawing is on the screen (QUA-01). */
declare const AFTER_FIRST_PAINT: boolean;

/** Paint is reported within this time wherever it is reported at all; a tab in the background never paints. */
const LONGEST_WAIT_MS = 2000;
const SIGNS_OF_A_PERSON = ['pointerdown', 'keydown', 'focusin'];

let started = false;

function start(): void {
  if (started) return;
  started = true;
  import(/* @vite-ignore */ APP_ENTRY).catch((error: unknown) => window.showStartFailure?.(error));
}

function startAfterFirstPaint(): void {
  try {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  } catch {
    start();
  }
  setTimeout(start, LONGEST_WAIT_MS);
  for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, start, { once: true, capture: true });
}

// Absent in a browser too old for the app.
if (window.showStartFailure !== undefined) {
  if (AFTER_FIRST_PAINT) startAfterFirstPaint();
  else start();
}
