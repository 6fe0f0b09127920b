/** Why the player can't show the video. */
export type Refusal =
  /** Removed or private. */
  | 'gone'
  /** Its maker allows it on the host's site only. */
  | 'not-embeddable'
  | 'failed';

/** What is known of a player, which is on another origin and may report nothing. */
export type PlayerState =
  | { readonly phase: 'loading' }
  /** Nothing has loaded for a while. It still may. */
  | { readonly phase: 'slow' }
  /** Something loaded; the page can't see whether it is the video. */
  | { readonly phase: 'loaded' }
  | { readonly phase: 'refused'; readonly reason: Refusal };

export type PlayerEvent =
  | { readonly kind: 'waited' }
  | { readonly kind: 'frame-loaded' }
  /** The person asked to try again. */
  | { readonly kind: 'reload-requested' }
  | { readonly kind: 'refused'; readonly reason: Refusal };

export const LOADING_PLAYER: PlayerState = { phase: 'loading' };

/** After a refusal by the player itself only another try changes the state. */
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

/** The host's error codes with a clear reason; the others are about settings or the browser. */
const REASONS = new Map<number, Refusal>([
  [100, 'gone'],
  [101, 'not-embeddable'],
  [150, 'not-embeddable'],
]);

/**
 * Reads from the data of a `message` event why a player refuses; null when it doesn't say that. The data may be anything: only the number
 * of an error is used.
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
