import { describe, expect, it } from 'vitest';
import { GAP_KINDS, PRACTICE_KINDS } from '#content/schema/practice-kind.ts';
import { FRESH_QUESTIONS } from '#domain/question/draw.ts';
import { GAP_SOURCES } from '#features/grammar/practice/generators/gap-sources.ts';
import { judgeTask, type TypedTask } from '#features/grammar/practice/generators/typed-task.ts';
import { drawFor } from '#features/grammar/practice/practice-code.tsx';
import { waysOf } from '#features/grammar/practice/practice-ways.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';

const TYPED = PRACTICE_KINDS.flatMap((kind) =>
  waysOf(kind).flatMap((way) => (way === 'choose' || way === 'order' ? [] : [[kind, way] as const])),
);

describe.each(TYPED)('%s, typed: %s', (kind, way) => {
  it('GRA-22: has an answer that is judged right, a whole sentence to hear, and nothing comes again within ten', async () => {
    const draw = await drawFor(kind, way);
    const random = createSeededRandom(3);
    const recent: string[] = [];
    for (let drawn = 0; drawn < 100; drawn += 1) {
      const task = draw(recent, random);
      if (task === undefined) throw new Error('nothing to ask');
      expect(recent.slice(-FRESH_QUESTIONS)).not.toContain(task.key);
      recent.push(task.key);
      expect(task.itemId).toMatch(new RegExp(`^question:practice-${kind}-`));
      expect(task.front.kind).toBe(way === 'form' ? 'gap' : way);
      for (const answer of task.answers) expect(judgeTask(task, answer).kind, answer).toBe('right');
      expect(judgeTask(task, 'xyzzy').kind).toBe('wrong');
      expect(task.dutch).not.toMatch(/_|\*|undefined|\s{2}/);
      expect(`${task.ask} ${task.explanation} ${shownOf(task)}`).not.toMatch(/undefined|\s{2}|\*\*/);
      // What is shown doesn't hold the whole answer.
      if (way !== 'form') expect(shownOf(task)).not.toContain(task.dutch);
    }
  });
});

function shownOf({ front }: TypedTask): string {
  switch (front.kind) {
    case 'gap':
      return withoutMarks(
        [front.prompt, front.note ?? '', front.english ?? ''].filter((text) => text !== '').join(' '),
      );
    case 'english':
      return withoutMarks(`${front.english} ${front.note ?? ''}`.trim());
    case 'heard':
      return '';
  }
}

describe.each(GAP_KINDS)('the sentences of %s', (kind) => {
  it('GRA-22: at least 25, each with one gap and an id of its own, no sentence twice, an explanation that says why', async () => {
    const tasks = (await GAP_SOURCES[kind]()).tasks('form');
    expect(tasks.length).toBeGreaterThanOrEqual(25);
    expect(new Set(tasks.map(({ key }) => key)).size).toBe(tasks.length);
    expect(new Set(tasks.map(({ dutch }) => dutch)).size).toBe(tasks.length);
    for (const { front, dutch, explanation } of tasks) {
      expect(front.kind === 'gap' ? front.prompt.split('___') : []).toHaveLength(2);
      expect(dutch).toMatch(/^\p{Lu}.*[.?!]$/u);
      expect(withoutMarks(explanation).split(' ').length).toBeGreaterThan(7);
    }
  });
});

async function taskOf(kind: (typeof GAP_KINDS)[number], way: 'form' | 'english', key: string) {
  const task = (await GAP_SOURCES[kind]()).tasks(way).find((one) => one.key === key);
  if (task === undefined) throw new Error(key);
  return task;
}

describe('what counts as right', () => {
  it.each([
    ['Kun je me morgen bellen?', 'right'],
    ["Wij kunnen 't morgen doen", 'wrong'],
    ['kun jij mij morgen bellen', 'right'],
    ['Kun je hem morgen bellen?', 'wrong'],
  ])('GRA-22: from English %s is %s, with full and short forms alike', async (typed, kind) => {
    expect(judgeTask(await taskOf('pronoun', 'english', 'bellen'), typed).kind).toBe(kind);
  });

  it('GRA-22: where a form is asked for, that form is wanted', async () => {
    const task = await taskOf('pronoun', 'form', 'cadeau');
    expect(judgeTask(task, 'je').kind).toBe('right');
    expect(judgeTask(task, 'jij')).toMatchObject({ kind: 'wrong' });
    expect(judgeTask(task, 'jous')).toMatchObject({ kind: 'wrong', slip: 'spelling' });
  });

  it('GRA-22 MEM-09: another order that is right is right, a wrong one is called so', async () => {
    const task = await taskOf('past-modal', 'english', 'komen');
    expect(judgeTask(task, 'Ik kon gisteren niet komen')).toEqual({ kind: 'right', remark: null });
    expect(judgeTask(task, 'Gisteren ik kon niet komen.')).toMatchObject({
      kind: 'wrong',
      slip: 'word-order',
    });
  });

  it('GRA-22 MEM-09: a comma more or less is only remarked on', async () => {
    const task = await taskOf('conjunction', 'english', 'ziek');
    expect(judgeTask(task, 'Ik kom niet omdat ik ziek ben.')).toEqual({ kind: 'right', remark: 'comma' });
  });
});
