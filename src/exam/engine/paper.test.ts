import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  paperOfGame,
  paperOfKinds,
  paperOfTexts,
  paperOfThemes,
  wholePaper,
  type QuestionGroup,
} from './paper.ts';

const options = ['ja', 'nee', 'misschien'];

function groups(count: number, size: number): QuestionGroup[] {
  return Array.from({ length: count }, (_, group) => ({
    id: `g${group}`,
    questions: Array.from({ length: size }, (_question, place) => ({ id: `g${group}-${place}`, options })),
  }));
}

/** Any source of chance will do, as long as it is the same each time. */
function fixedRandom(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

const idsOf = (paper: readonly { readonly id: string }[]) => paper.map(({ id }) => id);

describe('paper of a mock exam', () => {
  it('MOC-01: an exam is asked whole and in its order, each option once', () => {
    const paper = wholePaper(groups(3, 2), fixedRandom());
    expect(idsOf(paper)).toEqual(['g0-0', 'g0-1', 'g1-0', 'g1-1', 'g2-0', 'g2-1']);
    for (const { options: places } of paper) expect(places.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  it('MOC-06: a second KNM exam repeats nothing of the first while the bank has others', () => {
    const themes = groups(8, 15);
    const random = fixedRandom();
    const first = idsOf(paperOfThemes(themes, { count: 40, seen: new Set(), random }));
    const second = idsOf(paperOfThemes(themes, { count: 40, seen: new Set(first), random }));
    expect(first).toHaveLength(40);
    expect(new Set([...first, ...second]).size).toBe(80);
    for (const theme of themes)
      expect(first.filter((id) => theme.questions.some((question) => question.id === id))).toHaveLength(5);
  });

  it('MOC-06: one paper never has two questions on one fact, also of two themes', () => {
    const fact = 'liberation';
    const themes = groups(2, 6).map((theme) => ({
      ...theme,
      questions: theme.questions.map((question, place) => (place < 3 ? { ...question, fact } : question)),
    }));
    const random = fixedRandom();
    for (let draw = 0; draw < 50; draw += 1) {
      const paper = idsOf(paperOfThemes(themes, { count: 6, seen: new Set(), random }));
      expect(paper).toHaveLength(6);
      expect(paper.filter((id) => /-[012]$/u.test(id)).length).toBeLessThanOrEqual(1);
    }
  });

  it('MOC-12: a format of 30 takes each theme about as often, and starts over when all were seen', () => {
    const themes = groups(8, 4);
    const seen = new Set(themes.flatMap(({ questions }) => idsOf(questions)));
    const paper = idsOf(paperOfThemes(themes, { count: 30, seen, random: fixedRandom() }));
    expect(new Set(paper).size).toBe(30);
    for (const { questions } of themes) {
      const asked = questions.filter(({ id }) => paper.includes(id)).length;
      expect(asked === 3 || asked === 4).toBe(true);
    }
  });

  it('MOC-06 MOC-12: texts stay whole and in order, new ones first, the last cut short', () => {
    const seen = new Set(['g0-0', 'g1-2']);
    const paper = idsOf(paperOfTexts(groups(6, 3), { count: 13, seen, random: fixedRandom() }));
    expect(paper).toHaveLength(13);
    expect(paper.slice(0, 12).some((id) => id.startsWith('g0') || id.startsWith('g1'))).toBe(false);
    for (let text = 0; text < 12; text += 3)
      expect(paper.slice(text, text + 3).map((id) => id.slice(-1))).toEqual(['0', '1', '2']);
  });

  it('MOC-06 MOC-12: draws one task of each kind, and repeats earlier ones only if there is no other', () => {
    const kinds = [[{ id: 'form-1' }, { id: 'form-2' }], [{ id: 'e-mail' }]];
    for (const seed of [0, 0.3, 0.6, 0.99]) {
      const seen = new Set(['form-1', 'e-mail']);
      expect(paperOfKinds(kinds, { seen, random: () => seed })).toEqual([{ id: 'form-2' }, { id: 'e-mail' }]);
    }
  });
});

const ABC = ['De gemeente', 'De notaris', 'Het UWV'];
const FOUR = ['one', 'two', 'three', 'four'].map((id) => ({ id, questions: [{ id, options: ABC }] }));
const chance = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

it('CON-07 EXM-04: a draw asks every question once and leaves out no option, whatever chance says', () => {
  fc.assert(
    fc.property(chance, (numbers) => {
      const draw = paperOfGame(FOUR, { order: 'shuffled' }, () => numbers.next().value);
      expect(draw.map(({ id }) => id).toSorted()).toEqual(['four', 'one', 'three', 'two']);
      for (const { options } of draw) expect(options.toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
    }),
  );
});

it('CON-07: each place is as likely for the right option', () => {
  const firsts = [0, 0.34, 0.67].map(
    (number) => paperOfGame(FOUR, { order: 'fixed' }, () => number)[0]?.options[0],
  );
  expect(firsts).toEqual([0, 1, 2]);
});

it('REA-01: questions to one text stay together, in their order', () => {
  const draw = paperOfGame(FOUR, { order: 'fixed' }, () => 0.9);
  expect(draw.map(({ id }) => id)).toEqual(['one', 'two', 'three', 'four']);
});

it('LIS-01: a game asks its number of questions; those about one fragment follow one another, all or none', () => {
  const bank = Array.from({ length: 30 }, (_, place) => `fragment-${place}`).map((id, place) => ({
    id,
    questions: (place < 10 ? ['first', 'second'] : ['only']).map((name) => ({
      id: `${id}-${name}`,
      options: ABC,
    })),
  }));
  fc.assert(
    fc.property(chance, (numbers) => {
      const draw = paperOfGame(bank, { order: 'shuffled', count: 30 }, () => numbers.next().value);
      expect(draw).toHaveLength(30);
      for (const [place, { id }] of draw.entries())
        if (id.endsWith('-first')) expect(draw[place + 1]?.id).toBe(id.replace('first', 'second'));
      expect(draw.filter(({ id }) => id.endsWith('-second')).length).toBe(
        draw.filter(({ id }) => id.endsWith('-first')).length,
      );
    }),
  );
  expect(paperOfGame(bank, { order: 'shuffled' }, () => 0.3)).toHaveLength(40);
});
