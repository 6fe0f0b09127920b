import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answered, anyLog, judgedRight, starChange, undone } from '#testing/study-events.ts';
import { EMPTY_PROJECTION, itemsOf, project } from './projection.ts';
import { reviewPlaceOf } from './review-place.ts';
import { itemsOfEvent, type StudyEvent } from './study-event.ts';
import {
  givenInExam,
  historyOf,
  isStarred,
  lastMistakes,
  lastPractised,
  starredItems,
} from './study-past.ts';

const workOut = (...events: readonly StudyEvent[]) => project(EMPTY_PROJECTION, events);
const grades = (...events: readonly StudyEvent[]) =>
  historyOf(workOut(...events), 'word:fiets').map(({ grade }) => grade);

const last = (...events: readonly StudyEvent[]) => lastPractised(workOut(...events))?.itemId ?? null;

const wrong = answered({ id: 'wrong', grade: 'wrong', answer: 'het fiets' });

const exam = (at: number, answer: string, grade: 'right' | 'wrong' = 'wrong') =>
  answered({ id: `exam-${at}`, at, activity: 'mock-exam', grade, answer });

describe('givenInExam', () => {
  it('MOC-11: two sittings with the same question have their own answers; practice between them does not count', () => {
    const practised = answered({ id: 'quiz', at: 1500, activity: 'quiz', grade: 'wrong', answer: 'c' });
    const log = workOut(exam(1000, 'a'), practised, exam(2000, 'b'), exam(3000, 'right', 'right'));
    const given = (endedAt: number) => givenInExam(log, 'word:fiets', endedAt);
    // The sitting whose time ended while it was closed was logged when it was opened.
    expect([1000, 1400, 2000, 3000, 4000].map(given)).toEqual(['a', 'b', 'b', null, null]);
    expect(givenInExam(log, 'word:huis', 1000)).toBeNull();
  });
});

describe('historyOf', () => {
  it('MEM-17: an undone answer does not count, whichever event comes first', () => {
    expect(grades(answered(), undone('answer', 'u'))).toEqual([]);
    expect(grades(undone('answer', 'u', 1), answered())).toEqual([]);
    const late = project(workOut(undone('answer', 'u')), [answered()]);
    expect(historyOf(late, 'word:fiets')).toEqual([]);
  });

  it('MEM-17: undone and undone again, it counts again; and so on', () => {
    const events = [answered(), undone('answer', 'u1'), undone('u1', 'u2'), undone('u2', 'u3')];
    expect([1, 2, 3, 4].map((length) => grades(...events.slice(0, length)).length)).toEqual([1, 0, 1, 0]);
  });

  it('MEM-17: undone in two browsers and restored in one, it stays undone', () => {
    expect(grades(answered(), undone('answer', 'u1'), undone('answer', 'u2'), undone('u1', 'u3'))).toEqual(
      [],
    );
  });

  it('MEM-09 MEM-17: an answer judged right is right, even if that arrives first; undone, it is wrong again', () => {
    expect(grades(wrong, judgedRight('wrong', 'j'))).toEqual(['right']);
    expect(grades(judgedRight('wrong', 'j', 1), wrong)).toEqual(['right']);
    expect(grades(wrong, judgedRight('wrong', 'j'), undone('j', 'u'))).toEqual(['wrong']);
    expect(grades(wrong, judgedRight('wrong', 'j'), undone('j', 'u'), undone('u', 'v'))).toEqual(['right']);
    expect(grades({ ...wrong, grade: 'again' }, judgedRight('wrong', 'j'))).toEqual(['good']);
    expect(grades({ ...wrong, grade: 'hard' }, judgedRight('wrong', 'j'))).toEqual(['hard']);
  });

  it('MEM-17: a correction without a target, or of another item, changes nothing', () => {
    expect(grades(answered(), undone('nobody', 'u'))).toEqual(['right']);
    expect(grades(answered(), { ...undone('answer', 'u'), itemId: 'word:huis' })).toEqual(['right']);
  });

  it('MEM-17: circular corrections and long chains of them end', () => {
    expect(grades(answered(), undone('b', 'a'), undone('a', 'b'), undone('c', 'c'))).toEqual(['right']);
    const row = Array.from({ length: 20_000 }, (_, index) =>
      undone(index === 0 ? 'answer' : `u${index - 1}`, `u${index}`),
    );
    expect(grades(answered(), ...row)).toEqual(['right']);
    expect(grades(answered(), ...row.slice(1))).toEqual(['right']);
    expect(grades(answered(), ...row.slice(0, -1))).toEqual([]);
  });

  it('MEM-17: for any log, an event is undone exactly if a counting correction undoes it', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        for (const [itemId] of itemsOf(workOut(...log))) {
          const ofItem = log.filter((event) => itemsOfEvent(event).includes(itemId));
          // It ends, because an answer undoes nothing, so the corrections form a tree.
          const counts = (id: string): boolean =>
            !ofItem.some(
              (event) => takesBack(event) && 'target' in event && event.target === id && counts(event.id),
            );
          const expected = ofItem.filter(({ id, kind }) => kind === 'answered' && counts(id));
          const found = historyOf(workOut(...log), itemId).map(({ id }) => id);
          expect(found.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
        }
      }),
    );
  });
});

function takesBack({ kind }: StudyEvent): boolean {
  return kind === 'undone' || kind === 'unmarked-known';
}

describe('lastMistakes', () => {
  it('MEM-19: each item’s last wrong answer, newest first, without questions skipped in a game', () => {
    const projection = workOut(
      answered({ id: '1', at: 1, grade: 'wrong', answer: 'het fiets' }),
      answered({ id: '2', at: 2, grade: 'wrong', answer: 'die fiets' }),
      answered({ id: '3', at: 3 }),
      answered({ id: '4', at: 4, grade: 'again', itemId: 'word:huis', answer: null }),
      undone('2', 'u'),
      answered({
        id: '5',
        at: 5,
        grade: 'again',
        itemId: 'question:spreken',
        activity: 'game',
        answer: null,
      }),
    );
    expect(lastMistakes(projection, 5).map(({ itemId, given }) => [itemId, given])).toEqual([
      ['word:huis', null],
      ['word:fiets', 'het fiets'],
    ]);
    expect(lastMistakes(projection, 1)).toHaveLength(1);
  });
});

it('MEM-20: gives what was practised last, outside review and without undone answers', () => {
  const house = answered({ id: 'house', itemId: 'word:huis', at: 2000 });
  const bike = answered({ id: 'bike', at: 3000 });
  const review = answered({ id: 'review', itemId: 'word:weg', activity: 'review', at: 4000 });
  expect(last()).toBeNull();
  expect(last(house, bike)).toBe('word:fiets');
  expect(last(house, bike, review)).toBe('word:fiets');
  expect(last(house, bike, undone('bike', 'undo'))).toBe('word:huis');
  expect(last(review)).toBeNull();
});

it('MEM-21 MEM-19: the last change of a star wins, in any order and with duplicates', () => {
  const events = [
    starChange('starred', 'phone-1', 1000),
    starChange('unstarred', 'laptop-1', 3000),
    starChange('starred', 'phone-2', 2000),
  ];
  expect(isStarred(workOut(...events), 'word:fiets')).toBe(false);
  expect(isStarred(workOut(...events.toReversed(), ...events), 'word:fiets')).toBe(false);
  const again = workOut(...events, starChange('starred', 'laptop-2', 4000), {
    ...starChange('starred', 'other', 5000),
    itemId: 'word:huis',
  });
  expect(starredItems(again)).toEqual(['word:huis', 'word:fiets']);
  // A star neither puts an item into review nor counts as an answer.
  expect(reviewPlaceOf(again, 'word:huis', 'studied')).toBe('none');
  expect(historyOf(again, 'word:huis')).toEqual([]);
});
