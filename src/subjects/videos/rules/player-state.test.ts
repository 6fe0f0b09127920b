import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LOADING_PLAYER,
  type PlayerEvent,
  type PlayerState,
  nextPlayerState,
  readRefusal,
} from './player-state.ts';

const WAITED: PlayerEvent = { kind: 'waited' };
const LOADED: PlayerEvent = { kind: 'frame-loaded' };
const GONE: PlayerEvent = { kind: 'refused', reason: 'gone' };
const after = (...events: readonly PlayerEvent[]): PlayerState =>
  events.reduce(nextPlayerState, LOADING_PLAYER);

describe('player state', () => {
  it('VID-03: is slow when nothing loaded in time, until something does', () => {
    expect(after(WAITED).phase).toBe('slow');
    expect(after(WAITED, LOADED).phase).toBe('loaded');
    expect(after(LOADED, WAITED).phase).toBe('loaded');
  });

  it('VID-03: a refusal of the player is final, whatever follows', () => {
    const event = fc.constantFrom(WAITED, LOADED, GONE, {
      kind: 'refused',
      reason: 'failed',
    } as const);
    fc.assert(
      fc.property(fc.array(event), fc.array(event), (before, later) => {
        const first = [...before, GONE].find(({ kind }) => kind === 'refused');
        expect(after(...before, GONE, ...later)).toEqual({
          phase: 'refused',
          reason: first?.kind === 'refused' ? first.reason : 'none',
        });
      }),
    );
  });
});

describe('readRefusal', () => {
  it.each([
    [100, 'gone'],
    [101, 'not-embeddable'],
    [150, 'not-embeddable'],
    [153, 'failed'],
    ['150', 'failed'],
  ])('VID-03: error %s means %s, as text and as an object', (info, reason) => {
    expect(readRefusal(JSON.stringify({ event: 'onError', info, id: 1 }))).toBe(reason);
    expect(readRefusal({ event: 'onError', info })).toBe(reason);
  });

  it('VID-03 QUA-18: anything else is not a refusal and does not crash', () => {
    expect(readRefusal('{"event":"onReady"}')).toBeNull();
    expect(readRefusal('{"event":"onError"')).toBeNull();
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (data) => {
        expect(readRefusal(data)).toBeNull();
      }),
    );
  });
});
