import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createPlaylist,
  MOST_FAILURES,
  reducePlaylist,
  taskOf,
  type Playlist,
  type PlaylistEvent,
  type PlaylistWay,
} from './playlist-machine.ts';
import { createFakeClock } from '#testing/fake-clock.ts';

const SAID_MS = 2000;

/** What the voice does; a hanging one is abandoned after a time, like in a player. */
type Voice = 'well' | 'fails' | 'hangs';
const LIMIT_MS = 40_000;

interface Heard {
  readonly at: number;
  readonly place: number;
  readonly what: string;
}

/** A player on a fake clock that performs each task. */
function listenTo(first: Playlist, voiceOf: (heard: Pick<Heard, 'place' | 'what'>) => Voice = () => 'well') {
  const clock = createFakeClock(0);
  const heard: Heard[] = [];
  let list = first;
  let turn = list.turn;
  const perform = () => {
    const task = taskOf(list);
    if (list.turn === turn || task === null) return;
    turn = list.turn;
    const mine = turn;
    const { place, step } = list;
    const end = (ms: number, event: PlaylistEvent) => void clock.after(ms, () => send(event));
    if (task.kind === 'wait') return end(task.ms, { kind: 'task-done', turn: mine, tookMs: task.ms });
    heard.push({ at: clock.now(), place, what: step });
    const voice = voiceOf({ place, what: step });
    if (voice === 'well') end(SAID_MS, { kind: 'task-done', turn: mine, tookMs: SAID_MS });
    else end(voice === 'fails' ? 0 : LIMIT_MS, { kind: 'task-failed', turn: mine });
  };
  const send = (event: PlaylistEvent) => {
    list = reducePlaylist(list, event);
    perform();
  };
  return { clock, heard, send, state: () => list };
}

const said = ({ heard }: { heard: readonly Heard[] }) => heard.map(({ place, what }) => `${place} ${what}`);
const play = { kind: 'play-requested' } as const;

describe('a list that is listened to', () => {
  it('SPK-07: Dutch, pause, English, Dutch; without English only the Dutch', () => {
    const round = listenTo(createPlaylist([true, false], 'hands-free'));
    round.send(play);
    round.clock.advance(60_000);
    expect(said(round)).toEqual(['0 dutch', '0 meaning', '0 dutch-again', '1 dutch', '1 dutch-again']);
    expect(round.state().phase).toBe('finished');
    round.send(play);
    expect(round.state()).toMatchObject({ phase: 'playing', place: 0, step: 'dutch' });
  });

  it('SPK-06: to repeat aloud there is a pause as long as the sentence, and then the sentence again', () => {
    const round = listenTo(createPlaylist([true], 'speak-along'));
    round.send(play);
    round.clock.advance(60_000);
    expect(said(round)).toEqual(['0 dutch', '0 dutch-again']);
    const [first, second] = round.heard;
    const pauseMs = (second?.at ?? 0) - (first?.at ?? 0) - SAID_MS;
    expect(pauseMs).toBeGreaterThanOrEqual(SAID_MS);
    expect(pauseMs).toBeLessThan(SAID_MS + 1000);
  });

  it('SPK-06: repeats one sentence, or the whole list', () => {
    const one = listenTo(createPlaylist([false, false], 'speak-along'));
    one.send({ kind: 'repeat-chosen', repeat: 'item' });
    one.send(play);
    one.clock.advance(60_000);
    expect(new Set(one.heard.map(({ place }) => place))).toEqual(new Set([0]));
    expect(one.heard.length).toBeGreaterThan(8);
    one.send({ kind: 'next-requested' });
    expect(one.state().place).toBe(1);
    one.send({ kind: 'repeat-chosen', repeat: 'list' });
    one.clock.advance(12_000);
    expect(one.state()).toMatchObject({ phase: 'playing', place: 0 });
  });

  it('SPK-07: after a pause the sentence starts again; next and previous take one press', () => {
    const round = listenTo(createPlaylist([true, true, true], 'hands-free'));
    round.send(play);
    round.clock.advance(3000);
    round.send({ kind: 'pause-requested' });
    round.clock.advance(600_000);
    expect(said(round)).toEqual(['0 dutch']);
    round.send({ kind: 'next-requested' });
    round.clock.advance(60_000);
    expect(round.heard).toHaveLength(1);
    round.send(play);
    expect(said(round).at(-1)).toBe('1 dutch');
    for (const kind of ['previous-requested', 'previous-requested'] as const) round.send({ kind });
    expect(said(round).slice(-2)).toEqual(['0 dutch', '0 dutch']);
    round.send({ kind: 'place-chosen', place: 2 });
    round.send({ kind: 'again-requested' });
    expect(said(round).slice(-2)).toEqual(['2 dutch', '2 dutch']);
    round.send({ kind: 'next-requested' });
    expect(round.state().phase).toBe('finished');
  });

  it('SPK-07: after the last item the list ends: also when paused, before the start, and after a failure', () => {
    const next = { kind: 'next-requested' } as const;
    const last = reducePlaylist(createPlaylist([true, true], 'hands-free'), next);
    expect(last).toMatchObject({ phase: 'resting', place: 1 });
    const stages = {
      resting: last,
      playing: reducePlaylist(last, play),
      paused: reducePlaylist(reducePlaylist(last, play), { kind: 'pause-requested' }),
      failed: { ...reducePlaylist(last, play), phase: 'paused', problem: 'nothing-heard' } as const,
    };
    for (const [name, list] of Object.entries(stages)) {
      const over = reducePlaylist(list, next);
      expect(over, name).toMatchObject({ phase: 'finished', place: 1, problem: null });
      expect(reducePlaylist(over, next), name).toBe(over);
      expect(reducePlaylist(over, play), name).toMatchObject({ phase: 'playing', place: 0 });
    }
    const again = reducePlaylist({ ...stages.paused, repeat: 'list' }, next);
    expect(again).toMatchObject({ phase: 'paused', place: 0 });
  });

  it('SPK-02 SPK-07: failing Dutch is skipped and remembered, failing English is shown to read', () => {
    const round = listenTo(createPlaylist([true, true, true], 'hands-free'), ({ place, what }) => {
      if (what === 'meaning') return 'fails';
      return place === 1 ? 'hangs' : 'well';
    });
    round.send(play);
    round.clock.advance(200_000);
    expect(said(round)).toEqual([
      '0 dutch',
      '0 meaning',
      '0 dutch-again',
      '1 dutch',
      '2 dutch',
      '2 dutch-again',
    ]);
    expect(round.state()).toMatchObject({ phase: 'finished', skipped: [1], meaningIs: 'shown' });
  });

  it('SPK-02: if nothing can be heard it stops with a message, and can be retried', () => {
    let isMute = true;
    const round = listenTo(createPlaylist(Array<boolean>(9).fill(false), 'hands-free'), () =>
      isMute ? 'fails' : 'well',
    );
    round.send({ kind: 'repeat-chosen', repeat: 'list' });
    round.send(play);
    round.clock.advance(600_000);
    expect(round.heard).toHaveLength(MOST_FAILURES);
    expect(round.state()).toMatchObject({ phase: 'paused', problem: 'nothing-heard' });
    isMute = false;
    round.send(play);
    round.clock.advance(3000);
    expect(round.state()).toMatchObject({ phase: 'playing', problem: null, failuresInRow: 0 });
  });

  const ways = fc.constantFrom<PlaylistWay>('hands-free', 'speak-along');
  const lists = fc.array(fc.boolean(), { minLength: 1, maxLength: 6 });
  const voices = fc.array(fc.constantFrom<Voice>('well', 'well', 'fails', 'hangs'), {
    minLength: 1,
    maxLength: 12,
  });

  it('SPK-07: with any voice, a list ends in time, with the items in order', () => {
    fc.assert(
      fc.property(lists, ways, voices, (hasMeaning, way, behaviours) => {
        let asked = 0;
        const round = listenTo(
          createPlaylist(hasMeaning, way),
          () => behaviours[asked++ % behaviours.length] ?? 'well',
        );
        round.send(play);
        round.clock.advance(hasMeaning.length * 3 * LIMIT_MS + 60_000);
        const { phase, problem, skipped } = round.state();
        expect(phase === 'finished' || problem === 'nothing-heard').toBe(true);
        const places = [...new Set(round.heard.map(({ place }) => place))];
        expect(places).toEqual(hasMeaning.slice(0, places.length).map((_, place) => place));
        if (phase === 'finished') expect(places).toHaveLength(hasMeaning.length);
        for (const place of skipped) {
          expect(round.heard.filter((one) => one.place === place)).toHaveLength(1);
        }
      }),
    );
  });

  const events: fc.Arbitrary<PlaylistEvent> = fc.oneof(
    fc.constantFrom<PlaylistEvent>(
      { kind: 'play-requested' },
      { kind: 'pause-requested' },
      { kind: 'next-requested' },
      { kind: 'previous-requested' },
      { kind: 'again-requested' },
    ),
    fc.record({ kind: fc.constant('place-chosen' as const), place: fc.integer({ min: -1, max: 8 }) }),
    fc.record({ kind: fc.constant('way-chosen' as const), way: ways }),
    fc.record({
      kind: fc.constant('repeat-chosen' as const),
      repeat: fc.constantFrom('nothing' as const, 'item' as const, 'list' as const),
    }),
    fc.record({
      kind: fc.constant('task-done' as const),
      turn: fc.nat({ max: 30 }),
      tookMs: fc.nat({ max: 9000 }),
    }),
    fc.record({ kind: fc.constant('task-failed' as const), turn: fc.nat({ max: 30 }) }),
  );

  it('SPK-07: for any presses, it stays within its list, and acts only while playing', () => {
    fc.assert(
      fc.property(lists, ways, fc.array(events, { maxLength: 60 }), (hasMeaning, way, all) => {
        let list = createPlaylist(hasMeaning, way);
        for (const event of all) {
          const next = reducePlaylist(list, event);
          expect(hasMeaning[next.place]).toBeDefined();
          expect(taskOf(next) === null).toBe(next.phase !== 'playing');
          if ('turn' in event && event.turn !== list.turn) expect(next).toBe(list);
          // A new task has a new turn, so that events of the old one are ignored.
          const isOther = next.phase !== list.phase || next.place !== list.place || next.step !== list.step;
          if (isOther) expect(next.turn).toBeGreaterThan(list.turn);
          list = next;
        }
      }),
    );
  });
});
