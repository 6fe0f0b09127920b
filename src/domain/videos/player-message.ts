import type { Refusal } from '#domain/videos/player-state.ts';

/** The host's error codes that say more than that it failed; its other codes are about settings or the browser. */
const REASONS = new Map<number, Refusal>([
  [100, 'gone'],
  [101, 'not-embeddable'],
  [150, 'not-embeddable'],
]);

/**
 * Why a player shows nothing, from what came with a `message` event; null when it says no such thing. Anything may
 * come: nothing of it is used but the number of an error.
 */
export function readRefusal(data: unknown): Refusal | null {
  const message = typeof data === 'string' ? parseJson(data) : data;
  if (!isRecord(message) || message['event'] !== 'onError') return null;
  const { info } = message;
  return (typeof info === 'number' && REASONS.get(info)) || 'failed';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
