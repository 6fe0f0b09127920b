import { comparable } from '#lib/dutch-words.ts';
import type { CheckedRow } from '../bank.ts';
import { ownWordsOf } from '../own-words.ts';
import type { Problem } from '../problem.ts';
import type { ReferenceLists } from '../reference-lists.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

/** PTH-02: how much of the mock exams' running words the first words of the path cover. */
export const PATH_GOALS = [
  { words: 334, covers: 0.6 },
  { words: 1000, covers: 0.8 },
] as const;

/**
 * PTH-02: each line of the path is a word, and stands there once; words to recognise come after all others.
 * @param words the ids of all words
 * @param toRecognise the ids of those that are not asked to be typed
 */
export function pathProblems(
  rows: readonly CheckedRow[],
  words: ReadonlySet<string>,
  toRecognise: ReadonlySet<string>,
): Problem[] {
  const firstLines = new Map<string, number>();
  const lastToSay = rows.findLastIndex(({ id }) => words.has(id) && !toRecognise.has(id));
  return rows.flatMap(({ id, line }, place) => {
    const firstLine = firstLines.get(id);
    if (firstLine === undefined) firstLines.set(id, line);
    return [
      ...(words.has(id) ? [] : [problem(line, 'path-word', id, 'there is no such word')]),
      ...(firstLine === undefined
        ? []
        : [problem(line, 'path-twice', id, `it stands in line ${firstLine} already`)]),
      ...(toRecognise.has(id) && place < lastToSay
        ? [problem(line, 'path-recognise', id, 'words to recognise come after all others')]
        : []),
    ];
  });
}

/** PTH-02: no word is without a place on the path. */
export function missingPathProblems(rows: readonly CheckedRow[], words: Iterable<string>): Problem[] {
  const placed = new Set(rows.map(({ id }) => id));
  return [...words]
    .filter((id) => !placed.has(id))
    .map((id) =>
      problem(1, 'path-missing', id, 'it has no place on the path: write its id into a line of this file'),
    );
}

/** PTH-02: the first words of the path cover enough of the exams. */
export function pathCoverProblems(
  path: readonly VocabularyEntry[],
  reference: ReferenceLists,
  running: readonly string[],
): Problem[] {
  const owners = ownersOf(path, reference, running);
  return PATH_GOALS.flatMap(({ words, covers }) => {
    const covered = coveredByFirst(words, path, owners);
    if (covered >= covers) return [];
    const found = `the first ${words} words cover ${asPercent(covered)} of the exams, not ${asPercent(covers)}`;
    return [problem(1, 'path-cover', 'path', found)];
  });
}

/** For each running word, the ids of the words of which it is a form. */
export type WordOwners = readonly (readonly string[])[];

export function ownersOf(
  words: readonly VocabularyEntry[],
  reference: ReferenceLists,
  running: readonly string[],
): WordOwners {
  const byForm = idsByForm(words, reference);
  return running.map((word) => byForm.get(word) ?? []);
}

type IdsByForm = ReadonlyMap<string, readonly string[]>;
/** Made once for the same list, whose words every text of the reading room is looked up in. */
const madeBefore = new WeakMap<readonly VocabularyEntry[], WeakMap<ReferenceLists, IdsByForm>>();

function idsByForm(words: readonly VocabularyEntry[], reference: ReferenceLists): IdsByForm {
  const ofWords = madeBefore.get(words) ?? new WeakMap<ReferenceLists, IdsByForm>();
  const byForm = ofWords.get(reference) ?? makeIdsByForm(words, reference);
  madeBefore.set(words, ofWords.set(reference, byForm));
  return byForm;
}

function makeIdsByForm(words: readonly VocabularyEntry[], reference: ReferenceLists): IdsByForm {
  const byForm = new Map<string, string[]>();
  for (const word of words) {
    for (const form of new Set(ownWordsOf(word, reference).map(comparable))) {
      const ids = byForm.get(form);
      if (ids === undefined) byForm.set(form, [word.id]);
      else ids.push(word.id);
    }
  }
  return byForm;
}

/**
 * Which part of the running words somebody knows. A running word is known as well as the best known word of which it is a form.
 * @param knownOf how certainly a word is known, from 0 to 1, by its id
 */
export function coveredShare(owners: WordOwners, knownOf: (id: string) => number): number {
  return owners.reduce((sum, ids) => sum + Math.max(0, ...ids.map(knownOf)), 0) / owners.length;
}

export function coveredByFirst(count: number, path: readonly VocabularyEntry[], owners: WordOwners): number {
  const first = new Set(path.slice(0, count).map(({ id }) => id));
  return coveredShare(owners, (id) => (first.has(id) ? 1 : 0));
}

export function asPercent(share: number): string {
  return `${Math.floor(share * 100)}%`;
}

function problem(line: number, rule: string, about: string, message: string): Problem {
  return { level: 'error', rule, line, about, message: `${about}: ${message}` };
}
