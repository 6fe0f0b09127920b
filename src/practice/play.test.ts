import { describe, expect, it } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { createPlay, type Machine } from './play.ts';
import { createStudyLog } from '#learning/study-log.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';

/** Two questions, each answered once, against the clock. */
interface Sum {
  readonly given: readonly string[];
  readonly isAnswered: boolean;
  readonly endsAt: number | null;
}
type SumEvent =
  | { readonly kind: 'started' }
  | { readonly kind: 'answered'; readonly answer: string }
  | { readonly kind: 'next-requested' }
  | { readonly kind: 'time-expired' };

const SUM: Machine<Sum, SumEvent> = {
  initial: { given: [], isAnswered: false, endsAt: null },
  reduce(state, event) {
    if (event.kind === 'started') return { ...state, endsAt: event.at + MINUTE_MS };
    if (event.kind === 'time-expired') return { ...state, isAnswered: true, endsAt: null };
    if (event.kind === 'next-requested') return state.isAnswered ? { ...state, isAnswered: false } : state;
    return state.isAnswered ? state : { ...state, given: [...state.given, event.answer], isAnswered: true };
  },
  askedOf: ({ given, isAnswered }) => (isAnswered ? null : given.length),
  answerOf(before, after) {
    const answer = after.given[before.given.length];
    return answer === undefined
      ? null
      : { itemId: `question:sum-${before.given.length}`, activity: 'quiz', grade: 'right', answer };
  },
  timeLimit: { endsAt: ({ endsAt }) => endsAt, expired: { kind: 'time-expired' } },
};

function begin(machine: Machine<Sum, SumEvent> = SUM) {
  const platform = createFakePlatform();
  const studyLog = createStudyLog(platform, () => undefined);
  const play = createPlay(platform, studyLog, machine);
  return { platform, play, stop: play.start() };
}

async function logged({ platform }: ReturnType<typeof begin>) {
  platform.advance(0);
  await Promise.resolve();
  return platform.database.events.map(({ itemId, answer, durationMs }) => ({ itemId, answer, durationMs }));
}

describe('a play', () => {
  it('MEM-01: each answer is logged once, with the time since its question appeared', async () => {
    const game = begin();
    game.platform.advance(4000);
    game.play.send({ kind: 'answered', answer: '4' });
    game.play.send({ kind: 'answered', answer: '5' });
    game.platform.advance(60_000);
    game.play.send({ kind: 'next-requested' });
    game.platform.advance(1500);
    game.play.send({ kind: 'answered', answer: '6' });
    expect(await logged(game)).toEqual([
      { itemId: 'question:sum-0', answer: '4', durationMs: 4000 },
      { itemId: 'question:sum-1', answer: '6', durationMs: 1500 },
    ]);
  });

  it('MEM-01: a duration given by the machine is used', async () => {
    const game = begin({
      ...SUM,
      answerOf: (before, after) => {
        const [answer] = [SUM.answerOf?.(before, after) ?? []].flat();
        return answer === undefined ? null : { ...answer, durationMs: 7 };
      },
    });
    game.platform.advance(4000);
    game.play.send({ kind: 'answered', answer: '4' });
    expect(await logged(game)).toEqual([{ itemId: 'question:sum-0', answer: '4', durationMs: 7 }]);
  });

  it('EXM-04: an unchanged state notifies nobody, and the newest state is available at once', () => {
    const { play } = begin();
    const first = play.getState();
    let times = 0;
    const cancel = play.subscribe(() => (times += 1));
    expect(play.send({ kind: 'next-requested' })).toBe(first.state);
    expect(play.getState()).toBe(first);
    expect(times).toBe(0);
    expect(play.send({ kind: 'answered', answer: '4' }).given).toEqual(['4']);
    expect(play.getState()).toMatchObject({ hasPlayed: true, state: { given: ['4'] } });
    expect(times).toBe(1);
    cancel();
    play.send({ kind: 'next-requested' });
    expect(times).toBe(1);
  });

  it('EXM-06: the time limit ends it to the second, also after a sleep, but not after leaving', () => {
    const game = begin();
    game.play.send({ kind: 'started' });
    game.platform.advance(MINUTE_MS - 1);
    expect(game.play.getState().state.isAnswered).toBe(false);
    game.platform.advance(1);
    expect(game.play.getState().state).toMatchObject({ isAnswered: true, endsAt: null });

    const slept = begin();
    slept.play.send({ kind: 'started' });
    slept.platform.clock.jump(10 * MINUTE_MS);
    slept.platform.page.show();
    expect(slept.play.getState().state.isAnswered).toBe(true);

    const left = begin();
    left.play.send({ kind: 'started' });
    left.stop();
    left.platform.advance(2 * MINUTE_MS + SECOND_MS);
    left.platform.page.show();
    expect(left.play.getState().state.isAnswered).toBe(false);
    expect(left.platform.clock.plannedCalls()).toBe(0);
  });
});
