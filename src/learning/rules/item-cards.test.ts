import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardKinds, reviewCards, type WordFacts } from './item-cards.ts';
import { EMPTY_PROJECTION, project } from './projection.ts';
import { reviewDay } from './review-day.ts';
import { USUAL_LIMITS } from './review-limits.ts';
import { createScheduler } from './schedule.ts';
import { CARD_KINDS, type CardKind } from './study-event.ts';
import { historyOf } from './study-past.ts';
import { DAY_MS } from '#lib/duration.ts';
import { answered, reviewChange } from '#testing/study-events.ts';

const ITEMS = [
  'word:fiets',
  'word:huis',
  'word:groen',
  'question:knm-vote',
  'text:writing-form',
  'interaction:naam',
];
const TODAY = 20 * DAY_MS;
const ALL = { withPictures: true, gone: new Set<string>(), recognised: new Set(['word:groen']) };
const scheduler = createScheduler();

const anyAnswer = fc.record({
  id: fc.uuid(),
  itemId: fc.constantFrom(...ITEMS),
  card: fc.constantFrom(...CARD_KINDS),
  grade: fc.constantFrom('again' as const, 'hard' as const, 'good' as const, 'easy' as const),
  activity: fc.constantFrom('review' as const, 'quiz' as const),
  at: fc.integer({ min: 1, max: TODAY + DAY_MS / 2 }),
});
const anyFacts = fc.record({ hasPicture: fc.boolean(), hasArticle: fc.boolean() });

const past = (...cards: readonly CardKind[]) =>
  historyOf(
    project(
      EMPTY_PROJECTION,
      cards.map((card) => answered({ id: card, card })),
    ),
    'word:fiets',
  );

describe('the cards of an item', () => {
  it('MEM-05 MEM-20 QUA-24: for any answers and words, the header without the words counts like review with them', () => {
    fc.assert(
      fc.property(
        fc.array(anyAnswer, { maxLength: 30 }),
        fc.array(anyFacts, { minLength: ITEMS.length, maxLength: ITEMS.length }),
        fc.record({ withPictures: fc.boolean(), isWithoutSound: fc.boolean() }),
        (answers, facts, choice) => {
          const projection = project(EMPTY_PROJECTION, [
            ...ITEMS.map((itemId) => ({ ...reviewChange('added', `added ${itemId}`, 0), itemId })),
            ...answers.map((answer) => answered(answer)),
          ]);
          const factsOf = (itemId: string) => facts[ITEMS.indexOf(itemId)] ?? null;
          const counts = [cardKinds({ ...ALL, ...choice }), cardKinds({ ...ALL, ...choice }, factsOf)].map(
            (kindsOf) => {
              const cards = reviewCards(projection, scheduler, kindsOf);
              const { waiting, toGo, newCount, nextAt, resting } = reviewDay(
                cards,
                USUAL_LIMITS,
                TODAY + DAY_MS / 2,
                TODAY,
              );
              return { cards: cards.length, waiting: waiting.length, toGo, newCount, nextAt, resting };
            },
          );
          expect(counts[0]).toEqual(counts[1]);
        },
      ),
    );
  });

  it('MEM-05 PIC-01: a word has its known cards, but none that would start after a later one', () => {
    const noun: WordFacts = { hasPicture: true, hasArticle: true };
    const kinds = (...cards: readonly CardKind[]) => cardKinds(ALL, () => noun)('word:fiets', past(...cards));
    expect(kinds()).toEqual(CARD_KINDS);
    expect(kinds('article')).toEqual(['meaning', 'heard', 'article', 'typed']);
    expect(kinds('typed')).toEqual(['meaning', 'heard', 'typed']);
    expect(kinds('picture', 'typed')).toEqual(['meaning', 'heard', 'picture', 'typed']);
    expect(cardKinds({ ...ALL, withPictures: false }, () => noun)('word:fiets', [])).not.toContain('picture');
    expect(cardKinds(ALL)('question:knm-vote', [])).toEqual(['meaning']);
    expect(cardKinds(ALL)('text:writing-form', [])).toEqual([]);
    expect(cardKinds({ ...ALL, gone: new Set(['word:fiets']) })('word:fiets', [])).toEqual([]);
  });

  it('CON-10: a word that is to be recognised is never typed, whatever was asked before', () => {
    const kindsOf = cardKinds(ALL, () => ({ hasPicture: true, hasArticle: true }));
    expect(kindsOf('word:groen', [])).toEqual(['meaning']);
    expect(kindsOf('word:groen', past('meaning', 'heard', 'article', 'typed'))).toEqual(['meaning']);
  });
});
