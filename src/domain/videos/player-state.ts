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
