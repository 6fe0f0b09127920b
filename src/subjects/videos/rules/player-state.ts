/** Why the player says that it shows nothing. */
export type Refusal =
  /** Removed or private. */
  | 'gone'
  /** Its maker allows it at the host only. */
  | 'not-embeddable'
  | 'failed';

/** What is known of a player, which stands on another origin and need not tell anything. */
export type PlayerState =
  | { readonly phase: 'loading' }
  /** Nothing came for a while. It still may. */
  | { readonly phase: 'slow' }
  /** Something came; if it is the video, the page can't see. */
  | { readonly phase: 'loaded' }
  | { readonly phase: 'refused'; readonly reason: Refusal };

export type PlayerEvent =
  | { readonly kind: 'waited' }
  | { readonly kind: 'frame-loaded' }
  /** The person asked for another try. */
  | { readonly kind: 'reload-requested' }
  | { readonly kind: 'refused'; readonly reason: Refusal };

export const LOADING_PLAYER: PlayerState = { phase: 'loading' };

/** After what the player itself said nothing else counts, but another try. */
export function nextPlayerState(state: PlayerState, event: PlayerEvent): PlayerState {
  if (event.kind === 'reload-requested') return LOADING_PLAYER;
  if (state.phase === 'refused') return state;
  switch (event.kind) {
    case 'waited':
      return state.phase === 'loading' ? { phase: 'slow' } : state;
    case 'frame-loaded':
      return { phase: 'loaded' };
    case 'refused':
      return { phase: 'refused', reason: event.reason };
  }
}

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
