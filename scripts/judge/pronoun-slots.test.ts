import { beforeAll, expect, it } from 'vitest';
import { isRight, judge } from '#practice/judge/judge.ts';
import { lettersBetween, shownWordsOf, wordsOf } from '#practice/judge/tokens.ts';
import type { TypedItem } from '#practice/judge/typed-item.ts';
import { filled } from '#practice/judge/typed-items.ts';
import { typedItems } from './items.ts';

/** Thousands of answers, also where much else is under way. */
const ALL_ITEMS_MS = 240_000;

interface Sentence {
  readonly id: string;
  readonly item: TypedItem;
  readonly words: readonly string[];
}

/** Gaps whose sentences may be typed whole. */
const GAPS = /practice-(?:pronoun|reference-word|conjunction|er|om-te|past-modal|position-verb|relative)-/;

let sentences: readonly Sentence[];
beforeAll(async () => {
  const all = [...(await typedItems())].flatMap(([id, item]) => {
    const { frame, answers } = item;
    const isWhole = item.kind === 'sentence' || GAPS.test(id);
    if (!isWhole) return [];
    return [{ id, item, words: shownWordsOf(frame === undefined ? answers[0] : filled(frame, answers[0])) }];
  });
  // The same words begin in two orders, of which the judge knows both.
  sentences = [...new Map(all.map((one) => [sameWords(one), one])).values()];
}, ALL_ITEMS_MS);

const sameWords = ({ words, item }: Sentence): string =>
  [...item.practised, item.english ?? '', ...words.map((word) => word.toLowerCase()).toSorted()].join(' ');

/** A person's full forms, and all by which a slot of that person is known. */
const PERSONS: readonly (readonly [full: string, known: string])[] = [
  ['jij jou jouw', 'jij je jou jouw'],
  ['ik mij mijn', "ik mij me mijn m'n"],
  ['hij hem zijn', "hij hem zijn z'n"],
  ['wij ons onze', 'wij we ons onze'],
  ['u uw', 'u uw'],
  ['zij haar hen hun', 'zij ze haar hen hun'],
];

/** Whether *ze* is asked for things, which have no full form as an object. */
const areThings = (slot: string): boolean => slot.toLowerCase() === 'ze';

it(
  'JDG-03: of the full forms of a person exactly one is right in each slot of every sentence',
  () => {
    let slots = 0;
    const wrong = sentences.flatMap(({ id, item, words }) =>
      words.flatMap((slot, place) => {
        const person = PERSONS.find(([, known]) => known.split(' ').includes(slot.toLowerCase()));
        if (person === undefined) return [];
        slots += 1;
        const accepted = person[0].split(' ').filter((form) => {
          const typed = words.with(place, form).join(' ');
          return isRight(item, typed);
        });
        const isFine = accepted.length === 1 || (accepted.length === 0 && areThings(slot));
        return isFine ? [] : [`${id}: ${slot}: ${accepted.join(', ')}`];
      }),
    );
    expect(slots).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  },
  ALL_ITEMS_MS,
);

const PREPOSITIONS = /^(?:aan|bij|met|naar|naast|op|over|van|voor|zonder)$/;

it(
  'JDG-03: behind a preposition *hun* is only right before its noun',
  () => {
    const wrong = sentences.flatMap(({ id, item, words }) =>
      words.flatMap((word, place) => {
        const isSlot = /^(?:hen|ze)$/i.test(word) && PREPOSITIONS.test(words[place - 1] ?? '');
        return isSlot && isRight(item, words.with(place, 'hun').join(' ')) ? [id] : [];
      }),
    );
    expect(wrong).toEqual([]);
  },
  ALL_ITEMS_MS,
);

/** What fingers and doubts make of a sentence, by a seed. */
function slipped(words: readonly string[], seed: number, others: readonly string[]): readonly string[] {
  const place = seed % words.length;
  const word = words[place] ?? '';
  const at = (seed >> 3) % Math.max(1, word.length);
  switch (seed % 7) {
    case 0:
      return words.with(place, word.slice(0, at) + word.slice(at + 1));
    case 1:
      return words.with(place, word.slice(0, at) + (word[at] ?? 'e') + word.slice(at));
    case 2:
      return words.with(place, others[seed % others.length] ?? '');
    case 3:
      return words.toSpliced(place, 1);
    case 4:
      return words.toSpliced(place, 0, others[seed % others.length] ?? '');
    case 5:
      return words.toSpliced(place, 2, `${word}${words[place + 1] ?? ''}`);
    default:
      return words.toSpliced(place, 1).toSpliced((seed >> 5) % words.length, 0, word);
  }
}

const SEEDS = [3, 17, 58];

it(
  'JDG-02: spelling is said only where a letter or two of one word differ, or its spaces',
  () => {
    const others = sentences.flatMap(({ words }) => words);
    const wrong = sentences.flatMap(({ id, item, words }, line) =>
      SEEDS.flatMap((seed) => {
        const verdict = judge(item, slipped(words, seed + line * 11, others).join(' '));
        if (verdict.kind !== 'mistake') return [];
        return verdict.mistakes
          .filter(({ name, typed, wanted }) => name === 'spelling' && !isSpelling(typed, wanted))
          .map(({ typed, wanted }) => `${id}: ${typed}, ${wanted}`);
      }),
    );
    expect(wrong).toEqual([]);
  },
  ALL_ITEMS_MS,
);

function isSpelling(typed: string, wanted: string): boolean {
  const [one, other] = [wordsOf(typed).join(''), wordsOf(wanted).join('')];
  const isOneWord = wordsOf(typed).length === 1 && wordsOf(wanted).length === 1;
  return one === other || (isOneWord && lettersBetween(one, other) <= 2);
}
