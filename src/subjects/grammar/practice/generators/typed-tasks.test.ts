import { beforeAll, describe, expect, it } from 'vitest';
import { GAP_KINDS, PRACTICE_KINDS, type GapKind, type PracticeKind } from '#content/schema/practice-kind.ts';
import { FRESH_QUESTIONS } from '#practice/rules/draw.ts';
import { GAP_SOURCES } from './gap-sources.ts';
import type { TypedTask } from './typed-task.ts';
import { judge } from '#practice/judge/judge.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import type { TypedItem } from '#practice/judge/typed-item.ts';
import { practiceLexicon } from '#practice/practice-lexicon.ts';
import { drawFor } from '#subjects/grammar/practice/practice-code.tsx';
import { waysOf } from '#subjects/grammar/practice/practice-ways.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import { createSeededRandom } from '#testing/fake-platform.ts';
import { inEnglish } from '#testing/in-english.ts';

let lexicon: Lexicon;
beforeAll(async () => {
  lexicon = await practiceLexicon([]);
});
const items = new WeakMap<TypedTask, TypedItem>();

/** Made once for each task, as on the screens: what is right for it takes its time. */
function itemOf(task: TypedTask): TypedItem {
  const item = items.get(task) ?? task.typed(lexicon);
  items.set(task, item);
  return item;
}

const answersOf = (task: TypedTask) => itemOf(task).answers;
const judged = (task: TypedTask, typed: string) => judge(itemOf(task), typed);

const TYPED = PRACTICE_KINDS.flatMap((kind) =>
  waysOf(kind).flatMap((way) => (way === 'choose' || way === 'order' ? [] : [[kind, way] as const])),
);

describe.each(TYPED)('%s, typed: %s', (kind, way) => {
  it('GRA-22: has an answer that is judged right, a whole sentence to hear, and nothing repeats within ten', async () => {
    const draw = await drawFor(kind, way);
    const random = createSeededRandom(3);
    const recent: string[] = [];
    const seen = new Set<string>();
    for (let drawn = 0; drawn < 100; drawn += 1) {
      const task = draw(recent, random);
      if (task === undefined) throw new Error('nothing to ask');
      expect(recent.slice(-FRESH_QUESTIONS)).not.toContain(task.key);
      recent.push(task.key);
      const what = JSON.stringify([task.itemId, task.dutch, task.answer, task.front]);
      if (seen.has(what)) continue;
      seen.add(what);
      expect(task.itemId).toMatch(new RegExp(`^question:practice-${kind}-`));
      expect(task.front.kind).toBe(way === 'form' ? 'gap' : way);
      for (const answer of [task.answer, ...answersOf(task)])
        expect(judged(task, answer).kind, answer).toBe('right');
      expect(judged(task, 'xyzzy').kind).not.toBe('right');
      expect(task.dutch).not.toMatch(/_|\*|undefined|\s{2}/);
      expect(`${inEnglish(task.ask)} ${task.explanation} ${shownOf(task)}`).not.toMatch(
        /undefined|\s{2}|\*\*/,
      );
      // What is shown doesn't include the whole answer.
      if (way !== 'form') expect(shownOf(task)).not.toContain(task.dutch);
    }
  });
});

function shownOf({ front }: TypedTask): string {
  switch (front.kind) {
    case 'gap':
      return withoutMarks(
        [front.prompt, inEnglish(front.note ?? ''), front.english ?? '']
          .filter((text) => text !== '')
          .join(' '),
      );
    case 'english':
      return withoutMarks(`${front.english} ${inEnglish(front.note ?? '')}`.trim());
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
  return front.kind === 'english' && front.note !== undefined ? inEnglish(front.note) : undefined;
}

describe('what counts as right', () => {
  it('GRA-22: a diminutive ends in -je, and a plural of the wrong tense is wrong', async () => {
    for (const task of await tasksOf('diminutive', 'form'))
      for (const answer of answersOf(task)) expect(answer, task.dutch).toMatch(/[jk]?je$/);
    const plurals = (await tasksOf('plural', 'form')).flatMap(answersOf);
    expect(plurals).toEqual(expect.arrayContaining(['dokters', 'doktoren', 'vogels']));
    for (const old of ['vogelen', 'telefonen', 'dokumenten', 'manneken']) expect(plurals).not.toContain(old);
  });

  it('GRA-22: a superlative may have -e, and a comparative is wrong', async () => {
    const all = (await tasksOf('comparative', 'form')).map(answersOf);
    expect(all).toContainEqual(['liefst', 'liefste']);
    for (const answers of all)
      expect(answers.slice(1)).toEqual(answers[0].endsWith('st') ? [`${answers[0]}e`] : []);
  });

  it('GRA-22: the short form of a verb in -ijden is right with *ik*, and only there', async () => {
    const driving = (await tasksOf('present', 'form')).filter(({ key }) => key === 'rijden');
    const beginningWith = (start: string) =>
      driving.filter(({ dutch }) => dutch.startsWith(start)).map(answersOf)[0];
    expect(beginningWith('Ik ')).toEqual(['rijd', 'rij']);
    expect(beginningWith('Rijd jij')).toEqual(['Rijd', 'Rij']);
    expect(beginningWith('Jij ')).toEqual(['rijdt']);
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
    expect(inEnglish((await taskOf('position-verb', 'english', 'sleutels')).ask)).toContain('*liggen*');
    expect(inEnglish((await taskOf('er', 'english', 'genoeg')).ask)).toContain('*er*');
    expect(inEnglish((await taskOf('om-te', 'english', 'auto')).ask)).toBe('Type it in Dutch.');
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
    ['Kan jij mij morgen bellen', 'right'],
    ['Kun je hem morgen bellen?', 'wrong'],
  ])('GRA-22: from English %s is %s, in full and short forms alike', async (typed, kind) => {
    const verdict = judged(await taskOf('pronoun', 'english', 'bellen'), typed);
    expect(verdict.kind === 'right').toBe(kind === 'right');
  });

  it('GRA-22: where a form is asked for, only that form is right', async () => {
    const task = await taskOf('pronoun', 'form', 'cadeau');
    expect(judged(task, 'je').kind).toBe('right');
    expect(judged(task, 'jij')).toMatchObject({ kind: 'mistake', mistakes: [{ name: 'pronoun' }] });
    expect(judged(task, 'jous').kind).not.toBe('right');
  });

  it('GRA-22 JDG-02: a wrong order is called a wrong order, a comma is no mistake', async () => {
    const past = await taskOf('past-modal', 'english', 'komen');
    expect(judged(past, 'Ik kon gisteren niet komen').kind).toBe('right');
    expect(judged(past, 'Gisteren ik kon niet komen.')).toMatchObject({ mistakes: [{ name: 'order' }] });
    const ill = await taskOf('conjunction', 'english', 'ziek');
    expect(judged(ill, 'Ik kom niet omdat ik ziek ben.')).toEqual({ kind: 'right', usual: null });
  });

  it('GRA-22 JDG-03: from English the beginning of a sentence may be typed or left out', async () => {
    for (const task of await tasksOf('word-order-subordinate', 'english')) {
      const { front, answer } = task;
      const start = front.kind === 'english' ? (front.start ?? '') : '';
      expect(answer.startsWith(`${start} `), answer).toBe(true);
      expect(judged(task, answer.slice(start.length)).kind, answer).toBe('right');
    }
  });
});
