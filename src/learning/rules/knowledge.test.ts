import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/duration.ts';
import { answered, marked, undone, unmarked } from '#testing/study-events.ts';
import { countKnowledge, knowledgeOf } from './knowledge.ts';
import { EMPTY_PROJECTION, project } from './projection.ts';
import type { AnsweredEvent, StudyEvent } from './study-event.ts';

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const answer = (day: number, grade: AnsweredEvent['grade'], changes: Partial<AnsweredEvent> = {}) =>
  answered({ id: `${day} ${grade}`, at: day * DAY_MS, grade, ...changes });
const knowledge = (...events: readonly StudyEvent[]) =>
  knowledgeOf(project(EMPTY_PROJECTION, events), 'word:fiets', dayOf);

describe('knowledgeOf', () => {
  it('MEM-10: a word is new, then learning, and known after two correct days without a mistake since', () => {
    expect(knowledge()).toBe('new');
    expect(knowledge(answer(1, 'good'))).toBe('learning');
    expect(knowledge(answer(1, 'good'), answer(1.1, 'easy'))).toBe('learning');
    expect(knowledge(answer(1, 'good'), answer(3, 'hard'))).toBe('known');
    expect(knowledge(answer(1, 'good'), answer(3, 'right'), answer(4, 'again'))).toBe('learning');
    expect(knowledge(answer(1, 'wrong'), answer(3, 'right'), answer(4, 'right'))).toBe('known');
  });

  it('MEM-10 MEM-05: `I knew it` at first sight counts as known, until a mistake', () => {
    const card = { activity: 'flashcard' } as const;
    expect(knowledge(answer(1, 'good', card))).toBe('known');
    expect(knowledge(answer(1, 'good', { activity: 'self-rating' }))).toBe('known');
    expect(knowledge(answer(1, 'again', card), answer(1.1, 'good', card))).toBe('learning');
    expect(knowledge(answer(1, 'good', card), answer(9, 'again'))).toBe('learning');
  });

  it('MEM-10: undone answers and mix-ups of de and het do not count', () => {
    expect(knowledge(answer(1, 'good'), undone('1 good', 'u'))).toBe('new');
    const article = answer(5, 'wrong', { card: 'article' });
    expect(knowledge(answer(1, 'good'), answer(3, 'good'), article)).toBe('known');
  });

  it('PTH-01: a word marked as known is known at once, until a mistake or until the mark is taken back', () => {
    const mark = marked(['word:fiets'], 'm', 2 * DAY_MS);
    expect(knowledge(mark)).toBe('known');
    expect(knowledge(answer(1, 'again'), mark)).toBe('known');
    expect(knowledge(mark, answer(9, 'good'))).toBe('known');
    expect(knowledge(mark, answer(9, 'again'))).toBe('learning');
    expect(knowledge(mark, answer(9, 'wrong', { card: 'article' }))).toBe('learning');
    expect(knowledge(mark, unmarked(mark, 3 * DAY_MS))).toBe('new');
    expect(knowledge(answer(1, 'good'), mark, unmarked(mark, 3 * DAY_MS))).toBe('learning');
  });

  it('MEM-10: counts each of a list once', () => {
    const projection = project(EMPTY_PROJECTION, [answer(1, 'good'), answer(3, 'good')]);
    const list = ['word:fiets', 'word:huis', 'word:fiets'];
    expect(countKnowledge(projection, list, dayOf)).toEqual({ new: 1, learning: 0, known: 1 });
  });
});
