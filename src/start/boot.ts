/**
 * Loads and runs the app; compiled into the inline script at the end of each page by scripts/vite, which puts in the
 * addresses: the entry, last, and before it what else is to be asked for together with it.
 */
import { showHomeFrame } from '#start/home-frame.ts';
import { isSessionRemembered } from '#start/remembered-session.ts';

declare const APP_FILES: readonly string[];
/**
 * What was drawn at build time. On the sign-in page the app waits until that drawing is on the screen (QUA-01), and so it
 * does on home for somebody who is remembered (QUA-02).
 */
declare const DRAWN: 'login' | 'home' | 'nothing';
/** Name and password hash of this build's account. */
declare const ACCOUNT: readonly string[];

const HOME = '/';
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

/** The root is hidden until it is known what to show: for a few milliseconds, or not at all where nothing is stored. */
function startHome(): void {
  // The same page may answer other paths too: a host may know no better.
  if (location.pathname !== HOME) return startUndrawn();
  isSessionRemembered(ACCOUNT, () => localStorage, Date.now())
    .then((isRemembered) => {
      if (!isRemembered) return startUndrawn();
      showHomeFrame(ACCOUNT[0] ?? '');
      return startAfterFirstPaint();
    })
    .catch(startUndrawn);
}

function startUndrawn(): void {
  document.getElementById('root')?.removeAttribute('hidden');
  start();
}

// Absent in a browser too old for the app.
if (window.showStartFailure !== undefined) {
  if (DRAWN === 'home') startHome();
  else if (DRAWN === 'login') startAfterFirstPaint();
  else start();
}
