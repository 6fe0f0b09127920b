import { readRefusal } from '#domain/videos/player-message.ts';
import type { PlayerEvent } from '#domain/videos/player-state.ts';
import { PLAYER_ORIGIN } from '#domain/videos/video.ts';
import { SECOND_MS } from '#lib/duration.ts';
import type { Cancel, Clock } from '#platform/platform.ts';

/** A player that begins to listen only some time after its page has loaded is asked again. */
const ASK_AFTER_MS = [0, 0.5, 1, 2, 4].map((seconds) => seconds * SECOND_MS);
/** Longer than this a person doesn't wait without a word. */
const SLOW_AFTER_MS = 8 * SECOND_MS;

/** What the host's own script sends to a player that is to report its errors. */
const QUESTIONS = [
  { event: 'listening', id: 1, channel: 'widget' },
  { event: 'command', func: 'addEventListener', args: ['onError'], id: 1, channel: 'widget' },
].map((question) => JSON.stringify(question));

/**
 * Tells what becomes of a player's frame. From another origin little can be seen: that something loaded, perhaps only
 * the browser's own error page, and what the player says about itself, if it says anything.
 */
export function followPlayer(
  frame: HTMLIFrameElement,
  clock: Clock,
  tell: (event: PlayerEvent) => void,
): Cancel {
  const planned = new Set<Cancel>();
  const ask = () =>
    QUESTIONS.forEach((question) => frame.contentWindow?.postMessage(question, PLAYER_ORIGIN));
  const onLoad = () => {
    tell({ kind: 'frame-loaded' });
    // The focus that an empty frame was given doesn't reach the page that comes into it.
    if (frame.ownerDocument.activeElement === frame) frame.contentWindow?.focus();
    for (const delayMs of ASK_AFTER_MS) planned.add(clock.after(delayMs, ask));
  };
  const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || origin !== PLAYER_ORIGIN) return;
    const reason = readRefusal(data);
    if (reason !== null) tell({ kind: 'refused', reason });
  };
  frame.addEventListener('load', onLoad);
  addEventListener('message', onMessage);
  planned.add(clock.after(SLOW_AFTER_MS, () => tell({ kind: 'waited' })));
  return () => {
    frame.removeEventListener('load', onLoad);
    removeEventListener('message', onMessage);
    planned.forEach((cancel) => cancel());
  };
}
