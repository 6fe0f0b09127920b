import { describe, expect, it } from 'vitest';
import { FAMILY_MEMBER_IDS, FAMILY_MEMBERS } from './family-members.ts';
import { FAMILY_QUESTIONS } from './family-questions.ts';

const idsOf = (circle: string) =>
  FAMILY_MEMBERS.filter((member) => member.circle === circle).map(({ id }) => id);
const english = (id: string) => FAMILY_MEMBERS.find((member) => member.id === id)?.english;

describe('the family', () => {
  it('MSC-08: the 16 words, all with de, in three lists', () => {
    expect(FAMILY_MEMBERS.map(({ id }) => id)).toEqual(FAMILY_MEMBER_IDS);
    for (const { id, dutch } of FAMILY_MEMBERS) expect(dutch).toBe(`de ${id}`);
    expect(idsOf('core')).toEqual(['vader', 'moeder', 'zoon', 'dochter', 'broer', 'zus']);
    expect(idsOf('extended')).toEqual([
      'grootvader',
      'grootmoeder',
      'opa',
      'oma',
      'oom',
      'tante',
      'neef',
      'nicht',
    ]);
    expect(idsOf('in-law')).toEqual(['schoonvader', 'schoonmoeder']);
  });

  it('MSC-08: neef and nicht have two meanings each', () => {
    expect([english('neef'), english('nicht')]).toEqual(['the cousin or nephew', 'the cousin or niece']);
  });
});

describe('the questions about the family', () => {
  const samePerson = [
    ['opa', 'grootvader'],
    ['oma', 'grootmoeder'],
  ];

  it('MSC-08: no wrong option is a synonym of the right one', () => {
    for (const { answer, others } of FAMILY_QUESTIONS) {
      expect(new Set([answer, ...others]).size).toBe(4);
      const meant = samePerson.find((words) => words.includes(answer)) ?? [];
      expect(others.filter((word) => meant.includes(word))).toEqual([]);
    }
  });

  it('MSC-08: every question ends with its gap, and every word is asked for', () => {
    for (const { dutch } of FAMILY_QUESTIONS) expect(dutch).toMatch(/^[A-Z][^…]+ …$/);
    expect(new Set(FAMILY_QUESTIONS.map(({ dutch }) => dutch)).size).toBe(FAMILY_QUESTIONS.length);
    const asked = new Set(FAMILY_QUESTIONS.map(({ answer }) => answer));
    // Everybody knows these two, and there is hardly a question for them.
    expect(FAMILY_MEMBER_IDS.filter((id) => !asked.has(id))).toEqual(['vader', 'moeder']);
  });
});
