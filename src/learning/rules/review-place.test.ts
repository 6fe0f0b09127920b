import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardKinds, reviewCards } from './item-cards.ts';
import { kindOf } from './item-id.ts';
import { EMPTY_PROJECTION, itemsOf, pastOf, project } from './projection.ts';
import { leftOutItems, reviewPlaceOf } from './review-place.ts';
import type { ReviewScope } from './review-scope.ts';
import { createScheduler } from './schedule.ts';
import { STUDY_GRADES, type StudyEvent } from './study-event.ts';
import { isMarkedKnown } from './marked-known.ts';
import { historyOf } from './study-past.ts';
import { anyLog, answered, marked, reviewChange, undone, unmarked } from '#testing/study-events.ts';

const workOut = (...events: readonly StudyEvent[]) => project(EMPTY_PROJECTION, events);
const placeIn = (scope: ReviewScope, itemId: string, ...events: readonly StudyEvent[]) =>
  reviewPlaceOf(workOut(...events.map((event) => ({ ...event, itemId }))), itemId, scope);
const place = (...events: readonly StudyEvent[]) => placeIn('studied', 'word:fiets', ...events);

const [added, suspended, resumed, removed] = [
  reviewChange('added', 'a', 1),
  reviewChange('suspended', 'b', 2),
  reviewChange('resumed', 'c', 3),
  reviewChange('removed', 'd', 4),
];

const inExam = answered({ grade: 'wrong', activity: 'mock-exam' });
const inGame = answered({ grade: 'wrong', activity: 'game' });

describe('where an item stands', () => {
  it('MEM-05: a word, culture word or interaction comes by itself, whatever its grade; a question after a mistake', () => {
    for (const grade of STUDY_GRADES) {
      const answer = answered({ grade, activity: 'game' });
      const isMistake = grade === 'wrong' || grade === 'again';
      for (const id of ['word:fiets', 'culture-word:sinterklaas', 'interaction:naam']) {
        expect(placeIn('studied', id, answer)).toBe('in');
        expect(placeIn('added', id, answer)).toBe(isMistake ? 'in' : 'none');
      }
      for (const id of ['question:knm-vote', 'sentence:order-1'])
        expect(placeIn('studied', id, answer)).toBe(isMistake ? 'in' : 'none');
    }
    expect(place()).toBe('none');
    expect(place(answered({ id: 'slip' }), undone('slip', 'u'))).toBe('none');
  });

  it('MOC-14: a mistake about a text of a mock exam does not bring that question back; one in practice or in KNM does', () => {
    expect(placeIn('studied', 'question:mock-reading-1-bus', inExam)).toBe('none');
    expect(placeIn('studied', 'question:mock-reading-1-bus', inGame)).toBe('in');
    expect(placeIn('studied', 'question:knm-bank-vote', inExam)).toBe('in');
    expect(placeIn('studied', 'question:mock-reading-1-bus', inExam, added)).toBe('in');
  });

  it('MEM-08 MEM-17: the last change wins, in any order of arrival, also over what was studied', () => {
    expect(place(added)).toBe('in');
    expect(place(suspended, added)).toBe('suspended');
    expect(place(resumed, suspended, added)).toBe('in');
    expect(place(removed, resumed, added, suspended)).toBe('removed');
    expect(place(removed, answered({ at: 9, grade: 'wrong' }))).toBe('removed');
    expect(leftOutItems(workOut(added, suspended))).toEqual(['word:fiets']);
    expect(leftOutItems(workOut(added, suspended, removed))).toEqual([]);
  });

  it('MEM-17: at equal times the id decides; after an undo the change before applies', () => {
    expect(place(reviewChange('added', 'a', 1), reviewChange('removed', 'b', 1))).toBe('removed');
    expect(place(reviewChange('removed', 'a', 1), reviewChange('added', 'b', 1))).toBe('in');
    expect(place(added, reviewChange('removed', 'b', 2), undone('b', 'u'))).toBe('in');
    expect(place(added, undone('a', 'u'))).toBe('none');
    expect(place(answered({ at: 9 }), removed, undone('d', 'u'))).toBe('in');
  });

  it('PTH-01: what is marked as known leaves review, until a mistake, a later decision, or until the mark is taken back', () => {
    const mark = marked(['word:fiets'], 'm', 5);
    const learned = answered({ at: 4 });
    expect(place(learned, mark)).toBe('none');
    expect(place(added, mark)).toBe('none');
    expect(place(removed, mark)).toBe('removed');
    expect(place(mark, answered({ at: 6 }))).toBe('none');
    expect(place(mark, answered({ at: 6, grade: 'again' }))).toBe('in');
    expect(place(mark, reviewChange('added', 'later', 6))).toBe('in');
    expect(place(learned, mark, unmarked(mark, 7))).toBe('in');
  });

  it('MEM-05 MEM-08: for any log: what was studied has a card, and what was taken out stays out', () => {
    const scheduler = createScheduler();
    const kinds = cardKinds({ withPictures: true, gone: new Set(), recognised: new Set() });
    fc.assert(
      fc.property(anyLog, (log) => {
        const projection = workOut(...log);
        const asked = new Set(reviewCards(projection, scheduler, kinds).map(({ itemId }) => itemId));
        for (const [itemId] of itemsOf(projection)) {
          const isDecided = pastOf(projection, itemId).reviewChanges.length > 0;
          if (!isDecided && kindOf(itemId) === 'word' && !isMarkedKnown(projection, itemId))
            expect(asked.has(itemId)).toBe(historyOf(projection, itemId).length > 0);
          const out = { ...reviewChange('removed', 'zz', 1e12), itemId };
          const later = answered({ id: 'later', itemId, at: 2e12, grade: 'again' });
          const after = reviewCards(project(projection, [out, later]), scheduler, kinds);
          expect(after.some((card) => card.itemId === itemId)).toBe(false);
        }
      }),
    );
  });
});
