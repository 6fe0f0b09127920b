import { describe, expect, it } from 'vitest';
import { GAP_KINDS, PRACTICE_KINDS, type GapKind, type PracticeKind } from '#content/schema/practice-kind.ts';
import { FRESH_QUESTIONS } from '#practice/rules/draw.ts';
import { GAP_SOURCES } from './gap-sources.ts';
import { judgeTask, type TypedTask } from './typed-task.ts';
import { drawFor } from '#subjects/grammar/practice/practice-code.tsx';
import { waysOf } from '#subjects/grammar/practice/practice-ways.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';

const TYPED = PRACTICE_KINDS.flatMap((kind) =>
  waysOf(kind).flatMap((way) => (way === 'choose' || way === 'order' ? [] : [[kind, way] as const])),
);

describe.each(TYPED)('%s, typed: %s', (kind, way) => {
  it('GRA-22: has an answer that is judged right, a whole sentence to hear, and nothing repeats within ten', async () => {
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
      // What is shown doesn't include the whole answer.
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
  it('GRA-22: at least 25 different ones, each with one gap, its own id, and an explanation that says why', async () => {
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

/** Everything that a kind can ask, drawn often enough to have met all of it. */
async function tasksOf(kind: PracticeKind, way: 'form' | 'english'): Promise<readonly TypedTask[]> {
  const draw = await drawFor(kind, way);
  const random = createSeededRandom(11);
  const tasks = new Map<string, TypedTask>();
  for (let drawn = 0; drawn < 2000; drawn += 1) {
    const task = draw([], random);
    if (task !== undefined) tasks.set(`${task.itemId} ${task.dutch}`, task);
  }
  return [...tasks.values()];
}

async function noteOf(kind: GapKind, key: string) {
  const { front } = await taskOf(kind, 'english', key);
  return front.kind === 'english' ? front.note : undefined;
}

describe('what counts as right', () => {
  it('GRA-22: a diminutive ends in -je, and a plural of the wrong tense is wrong', async () => {
    for (const { answers, dutch } of await tasksOf('diminutive', 'form'))
      for (const answer of answers) expect(answer, dutch).toMatch(/[jk]?je$/);
    const plurals = (await tasksOf('plural', 'form')).flatMap(({ answers }) => answers);
    expect(plurals).toEqual(expect.arrayContaining(['dokters', 'doktoren', 'vogels']));
    for (const old of ['vogelen', 'telefonen', 'dokumenten', 'manneken']) expect(plurals).not.toContain(old);
  });

  it('GRA-22: a superlative may have -e, and a comparative is wrong', async () => {
    const tasks = await tasksOf('comparative', 'form');
    const best = tasks.find(({ answers }) => answers[0] === 'liefst' && answers.length > 1);
    expect(best?.answers).toEqual(['liefst', 'liefste']);
    for (const { answers } of tasks)
      expect(answers.slice(1)).toEqual(answers[0].endsWith('st') ? [`${answers[0]}e`] : []);
  });

  it('GRA-22: the short form of a verb in -ijden is right with *ik*, and only there', async () => {
    const driving = (await tasksOf('present', 'form')).filter(({ key }) => key === 'rijden');
    const answersOf = (start: string) => driving.find(({ dutch }) => dutch.startsWith(start))?.answers;
    expect(answersOf('Ik ')).toEqual(['rijd', 'rij']);
    expect(answersOf('Rijd jij')).toEqual(['Rijd', 'Rij']);
    expect(answersOf('Jij ')).toEqual(['rijdt']);
  });

  it('GRA-22: from English it says which *you* is meant', async () => {
    expect(await noteOf('om-te', 'invullen')).toMatch(/^Use: .*\*je\*/);
    expect(await noteOf('past-modal', 'betalen')).toMatch(/^Use: .*\*jullie\*/);
    expect(await noteOf('om-te', 'vragen')).toMatch(/^Use: .*\*u\*/);
    // The English says who is meant; the form to use is the question.
    expect(await noteOf('pronoun', 'cadeau')).toBe('Use: *je*, *cadeau*');
    expect(await noteOf('pronoun', 'mijn-zus')).toBeUndefined();
  });

  it('GRA-22: from English it says which optional word to use', async () => {
    expect((await taskOf('position-verb', 'english', 'sleutels')).ask).toContain('*liggen*');
    expect((await taskOf('er', 'english', 'genoeg')).ask).toContain('*er*');
    expect((await taskOf('om-te', 'english', 'auto')).ask).toBe('Type it in Dutch.');
  });

  it('GRA-22: a sentence to order says who does what, as English has one word for *vriend* and *vriendin*', async () => {
    const tasks = await tasksOf('word-order-inversion', 'english');
    const job = tasks.find(({ dutch }) => dutch.includes('mijn vriendin'));
    expect(job && shownOf(job)).toMatch(/Use: .*mijn vriendin.*zoekt/);
    for (const task of tasks) expect(shownOf(task)).toContain('Use: ');
  });

  it.each([
    ['Kun je me morgen bellen?', 'right'],
    ["Wij kunnen 't morgen doen", 'wrong'],
    ['kun jij mij morgen bellen', 'right'],
    ['Kun je hem morgen bellen?', 'wrong'],
  ])('GRA-22: from English %s is %s, in full and short forms alike', async (typed, kind) => {
    expect(judgeTask(await taskOf('pronoun', 'english', 'bellen'), typed).kind).toBe(kind);
  });

  it('GRA-22: where a form is asked for, only that form is right', async () => {
    const task = await taskOf('pronoun', 'form', 'cadeau');
    expect(judgeTask(task, 'je').kind).toBe('right');
    expect(judgeTask(task, 'jij')).toMatchObject({ kind: 'wrong' });
    expect(judgeTask(task, 'jous')).toMatchObject({ kind: 'wrong', slip: 'spelling' });
  });

  it('GRA-22 MEM-09: another right order is right, a wrong one is called a wrong order', async () => {
    const task = await taskOf('past-modal', 'english', 'komen');
    expect(judgeTask(task, 'Ik kon gisteren niet komen')).toEqual({ kind: 'right', remark: null });
    expect(judgeTask(task, 'Gisteren ik kon niet komen.')).toMatchObject({
      kind: 'wrong',
      slip: 'word-order',
    });
  });

  it('GRA-22 MEM-09: an extra or missing comma is only pointed out', async () => {
    const task = await taskOf('conjunction', 'english', 'ziek');
    expect(judgeTask(task, 'Ik kom niet omdat ik ziek ben.')).toEqual({
      kind: 'right',
      remark: 'punctuation',
    });
  });
});
