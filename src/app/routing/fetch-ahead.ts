import { pause } from '#browser/clock.ts';
import type { Cancel, Platform } from '#browser/platform.ts';

/**
 * The time without presses, typing or scrolling before prefetching, so that it does not delay the next view (QUA-03,
 * QUA-04).
 */
export const QUIET_MS = 2500;

/**
 * Fetches what may come next, a part at a time, whenever the person pauses: to read in a part takes a slow phone longer than
 * most presses. What is pressed meanwhile fetches its own. Returns how to stop.
 *
 * @param parts each starts fetching when it is called, and never rejects
 */
export function fetchAhead(
  parts: readonly (() => Promise<void>)[],
  { clock, page }: Pick<Platform, 'clock' | 'page'>,
): Cancel {
  // As after a press: the first screen is one.
  let wasPressed = true;
  let isStopped = false;
  const stopListening = page.onInput(() => {
    wasPressed = true;
  });
  const fetchInPauses = async () => {
    for (const fetchPart of parts) {
      while (wasPressed) {
        wasPressed = false;
        await pause(clock, QUIET_MS);
      }
      if (isStopped) return;
      await fetchPart();
    }
    stopListening();
  };
  void fetchInPauses();
  return () => {
    isStopped = true;
    stopListening();
  };
}

/**
 * Loads a page that may come next, unless it is on the device by now, where it comes fast enough when a link is pointed at, or the person
 * saves data.
 */
export function ifWorthFetching(
  load: () => Promise<void>,
  { connection, hasAppOnDevice }: Pick<Platform, 'connection' | 'hasAppOnDevice'>,
): () => Promise<void> {
  return async () => {
    if (!hasAppOnDevice() && !connection.savesData()) await load();
  };
}
