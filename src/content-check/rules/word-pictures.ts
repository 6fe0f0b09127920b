import type { PicturesByList } from '#content/schema/word-pictures.ts';
import type { Problem } from '../problem.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

type ListedWord = Pick<VocabularyEntry, 'id' | 'dutch' | 'english' | 'subsection' | 'kind'>;

/** All icons to choose from, and those that are signs rather than things. */
export interface IconNames {
  readonly all: ReadonlySet<string>;
  readonly signs: ReadonlySet<string>;
}

interface Pictured {
  readonly list: string;
  readonly id: string;
  readonly icon: string;
}

/**
 * PIC-01: a picture exists, shows a thing, belongs to a word of its list, and to no other word there. A thing and what is done with it may
 * share one, as the question says which of the two is meant: *de printer* and *printen*.
 */
export function wordPictureProblems(
  pictures: PicturesByList,
  words: readonly ListedWord[],
  { all, signs }: IconNames,
): Problem[] {
  const pictured = Object.entries(pictures).flatMap(([list, icons]) =>
    Object.entries(icons).map(([id, icon]): Pictured => ({ list, id, icon })),
  );
  const known = new Map(words.map((word) => [word.id, word]));
  return [
    ...pictured
      .filter(({ list, id }) => known.get(id)?.subsection !== list)
      .map(({ list, id }) => problem('picture-word', id, `there is no such word in ${list}`)),
    ...pictured
      .filter(({ icon }) => !all.has(icon))
      .map(({ id, icon }) => problem('picture-icon', id, `there is no icon ${icon}`)),
    ...pictured
      .filter(({ icon }) => signs.has(icon))
      .map(({ id, icon }) => problem('picture-sign', id, `${icon} is a sign, not a picture`)),
    ...repeated(pictured, ({ list, id, icon }) => `${list}: ${known.get(id)?.kind ?? ''} ${icon}`).map(
      ({ list, id, icon }) => problem('picture-twice', id, `another word of ${list} has ${icon}, too`),
    ),
    ...repeatedForOtherMeaning(pictured, known).map(({ id, icon }) =>
      problem('picture-meaning', id, `${icon} shows the other meaning of this spelling, too`),
    ),
  ];
}

/** A bench to sit on for a bank with money. */
function repeatedForOtherMeaning(
  pictured: readonly Pictured[],
  known: ReadonlyMap<string, ListedWord>,
): Pictured[] {
  const sameSpelling = repeated(pictured, ({ id, icon }) => `${known.get(id)?.dutch ?? id}: ${icon}`);
  return sameSpelling.filter(({ id, icon }) => {
    const word = known.get(id);
    return pictured.some((other) => {
      const its = known.get(other.id);
      return other.icon === icon && its?.dutch === word?.dutch && its?.english !== word?.english;
    });
  });
}

/** Those whose key an earlier one already has. */
function repeated(pictured: readonly Pictured[], keyOf: (one: Pictured) => string): Pictured[] {
  const seen = new Set<string>();
  return pictured.filter((one) => {
    const key = keyOf(one);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

function problem(rule: string, about: string, message: string): Problem {
  return { level: 'error', rule, line: 1, about, message: `${about}: ${message}` };
}
