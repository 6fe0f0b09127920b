import { describe, expect, it } from 'vitest';
import { answered, undone } from '#testing/study-events.ts';
import { gradeGiven, gradeScaleOf } from './grade-scale.ts';
import { EMPTY_PROJECTION, project } from './projection.ts';
import type { AnsweredEvent, StudyEvent } from './study-event.ts';

const review = (id: string, grade: AnsweredEvent['grade'], at: number): AnsweredEvent =>
  answered({ id, at, grade, activity: 'review', itemId: 'word:huis' });
const scaleAfter = (...events: readonly StudyEvent[]) =>
  gradeScaleOf('as-before', project(EMPTY_PROJECTION, events));

describe('with how many buttons people rate themselves', () => {
  it('MEM-06: two; whoever already rated with four keeps four, and the own choice comes first', () => {
    expect(scaleAfter()).toBe('two');
    expect(scaleAfter(review('a', 'again', 1), review('b', 'good', 2))).toBe('two');
    expect(scaleAfter(review('a', 'good', 1), review('b', 'easy', 2))).toBe('four');
    const rated = project(EMPTY_PROJECTION, [review('a', 'hard', 1)]);
    expect(gradeScaleOf('as-before', rated)).toBe('four');
    expect(gradeScaleOf('two', rated)).toBe('two');
    expect(gradeScaleOf('four', EMPTY_PROJECTION)).toBe('four');
  });

  it('MEM-06: a card of a list that was turned and not rated is no rating with four', () => {
    expect(scaleAfter({ ...review('a', 'hard', 1), activity: 'flashcard' })).toBe('two');
  });

  it('MEM-05 MEM-06: `I knew it` at first sight counts as easy, and two buttons stay two, after an undo too', () => {
    expect(gradeGiven('two', 'good', true)).toBe('easy');
    expect(gradeGiven('two', 'good', false)).toBe('good');
    expect(gradeGiven('two', 'again', true)).toBe('again');
    expect(gradeGiven('four', 'good', true)).toBe('good');
    expect(
      scaleAfter(
        review('a', 'easy', 1),
        { ...undone('a', 'u', 2), itemId: 'word:huis' },
        review('b', 'easy', 3),
      ),
    ).toBe('two');
  });
});
