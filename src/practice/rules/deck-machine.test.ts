import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  deckOutcome,
  deckProgress,
  deckReducer,
  startDeck,
  type DeckEvent,
  type DeckState,
} from './deck-machine.ts';

const [BREAD, MILK, CHEESE] = [{ word: 'brood' }, { word: 'melk' }, { word: 'kaas' }];
const CARDS = [BREAD, MILK, CHEESE];
type Move = Exclude<DeckEvent['kind'], 'card-rated'>;
const after = <Card extends object>(state: DeckState<Card>, ...kinds: Move[]) =>
  kinds.reduce((current, kind) => deckReducer(current, { kind }), state);
const rate = (state: DeckState<{ word: string }>, grade: 'again' | 'good') =>
  deckReducer(state, { kind: 'card-rated', grade });

const anyEvents = fc.array(
  fc.constantFrom<Move>('card-turned', 'next-requested', 'previous-requested', 'restart-requested'),
);
const anyDeck = fc.array(fc.record({ word: fc.string() }));

it('VOC-05: turning shows the back, turning again hides it', () => {
  const turned = after(startDeck(CARDS), 'card-turned');
  expect(turned).toMatchObject({ card: BREAD, turned: true });
  expect(after(turned, 'card-turned')).toMatchObject({ card: BREAD, turned: false });
});

it('VOC-05: moving on and back hides the back again', () => {
  const second = after(startDeck(CARDS), 'card-turned', 'next-requested');
  expect(second).toMatchObject({ card: MILK, turned: false });
  expect(after(second, 'card-turned', 'previous-requested')).toMatchObject({ card: BREAD, turned: false });
});

it('VOC-05 INT-04 MEM-01: a card is rated with its back in sight, once for each time it is shown', () => {
  const first = startDeck(CARDS);
  expect(rate(first, 'good')).toBe(first);
  const rated = rate(after(first, 'card-turned'), 'again');
  expect(rated).toMatchObject({ card: BREAD, turned: true, rated: 'again' });
  expect(rate(rated, 'good')).toBe(rated);
  expect(after(rated, 'card-turned')).toMatchObject({ turned: false, rated: 'again' });
  const again = after(rated, 'restart-requested');
  expect(again).toMatchObject({ card: BREAD, turned: false, rated: null });
  expect(again.shownCount).toBe(rated.shownCount + 1);
});

it('VOC-05: nothing comes before the first card, and a turned one stays turned', () => {
  const first = after(startDeck(CARDS), 'card-turned');
  expect(after(first, 'previous-requested')).toBe(first);
  expect(deckProgress(first)).toEqual({ current: 1, total: 3, isFirst: true, isLast: false });
});

it('VOC-05: next on the last card completes the deck, and only a restart leaves that', () => {
  const last = after(startDeck(CARDS), 'next-requested', 'next-requested');
  expect(deckProgress(last)).toEqual({ current: 3, total: 3, isFirst: false, isLast: true });
  const finished = after(last, 'next-requested');
  expect(finished.phase).toBe('finished');
  expect(after(finished, 'card-turned', 'previous-requested', 'next-requested')).toBe(finished);
  expect(after(finished, 'restart-requested')).toMatchObject({ card: BREAD, turned: false });
});

it('VOC-05: a list can be opened at a card, and an invalid position is corrected', () => {
  expect(startDeck(CARDS, 1)).toMatchObject({ card: MILK });
  expect(startDeck(CARDS, 99)).toMatchObject({ card: CHEESE });
  expect(startDeck(CARDS, -2)).toMatchObject({ card: BREAD });
  expect(startDeck(CARDS, Number.NaN)).toMatchObject({ card: BREAD });
  expect(startDeck([])).toMatchObject({ phase: 'finished', cards: [] });
});

it('VOC-05: for any events, the card shown is the one at the position, and progress stays in the deck', () => {
  fc.assert(
    fc.property(anyDeck, anyEvents, (cards, kinds) => {
      const state = after(startDeck(cards), ...kinds);
      const { current, total } = deckProgress(state);
      expect(total).toBe(cards.length);
      expect(current).toBeLessThanOrEqual(total);
      if (state.phase === 'studying') expect(state.card).toBe(cards[state.position]);
      else expect(after(state, 'card-turned', 'next-requested', 'previous-requested')).toBe(state);
    }),
  );
});

it('VOC-05: as many nexts as there are cards complete the deck from wherever it was restarted', () => {
  fc.assert(
    fc.property(anyDeck, anyEvents, (cards, kinds) => {
      const restarted = after(startDeck(cards), ...kinds, 'restart-requested');
      const steps = cards.map(() => 'next-requested' as const);
      expect(after(restarted, ...steps.slice(1)).phase).toBe(cards.length > 0 ? 'studying' : 'finished');
      expect(after(restarted, ...steps).phase).toBe('finished');
    }),
  );
});

it('VOC-05 INT-05: the end gives known, unknown and unrated cards; the last rating counts, a restart resets', () => {
  const rated = (state: DeckState<{ word: string }>, grade: 'again' | 'good') =>
    rate(after(state, 'card-turned'), grade);
  const bread = after(rated(startDeck(CARDS), 'again'), 'next-requested');
  const milk = after(rated(bread, 'good'), 'previous-requested');
  const breadKnown = after(rated(milk, 'good'), 'next-requested', 'next-requested', 'next-requested');
  expect(deckOutcome(breadKnown)).toEqual({ known: [BREAD, MILK], missed: [], unrated: [CHEESE] });
  expect(deckOutcome(bread)).toEqual({ known: [], missed: [BREAD], unrated: [MILK, CHEESE] });
  expect(deckOutcome(after(breadKnown, 'restart-requested')).unrated).toHaveLength(3);
});
