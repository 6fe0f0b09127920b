import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ADJECTIVE_PHRASES } from '#content/grammar/practice/adjective-phrases.ts';
import { ADJECTIVES } from '#content/grammar/practice/adjectives.ts';
import { CLAUSES } from '#content/grammar/practice/clauses.ts';
import { NEGATION_GAPS } from '#content/grammar/practice/negation-gaps.ts';
import { NEGATION_PLACES } from '#content/grammar/practice/negation-places.ts';
import { NOUNS } from '#content/grammar/practice/nouns.ts';
import { SEPARABLE_VERBS } from '#content/grammar/practice/separable-verbs.ts';
import { VERBS } from '#content/grammar/practice/verbs.ts';
import { readCsvTable } from '#content/schema/csv.ts';
import type { ClauseRow } from '#content/schema/practice-words.ts';
import { comparable, wordsOf } from '#lib/dutch-words.ts';
import { NAMES } from './exceptions/names.ts';
import { ownWordsOf } from './own-words.ts';
import { GAP_SENTENCES } from './practice-sentences-bank.ts';
import { loadReferenceLists } from './reference-lists.ts';
import { toVocabularyEntry } from './vocabulary-entry.ts';

/** Names with which a sentence of practice begins, besides those of the examples. */
const NAMES_OF_PRACTICE = 'Amir Amsterdam Fatma Karim Lena Lina Malik Nadia Omar Sara Tom Youssef Zwolle';
/** `Van ons drieën`: a numeral that is a card, with an ending that only this expression has. */
const EXPRESSIONS = 'drieën';

const clauseTexts = ({ subject, verb, middle, last = '', before, after = '' }: ClauseRow) => [
  `${subject} ${verb} ${last}`,
  ...middle.map(({ text }) => text),
  before,
  after,
];

/** What practice shows and asks for; other answers that it takes may hold other words. */
const TEXTS: readonly string[] = [
  ...Object.values(GAP_SENTENCES).flatMap((rows) =>
    rows.flatMap(({ sentence, answer, cue = '' }) => [sentence.replace('___', answer), cue]),
  ),
  ...CLAUSES.flatMap(clauseTexts),
  ...ADJECTIVES.flatMap(({ adjective, comparing, best }) => [adjective, comparing, best]),
  ...ADJECTIVE_PHRASES.flatMap(({ adjective, noun }) => [adjective, noun]),
  ...NOUNS.map(({ noun }) => noun),
  ...[...VERBS, ...SEPARABLE_VERBS].flatMap(({ infinitive, rest }) => [infinitive, rest]),
  ...[...NEGATION_GAPS, ...NEGATION_PLACES].map(({ sentence }) => sentence),
];

/** A capital inside the sentence begins a name, and what stands there in figures is read as it is. */
const isWord = (word: string, place: number) =>
  !/^\p{N}/u.test(word) && !(place > 0 && /^\p{Lu}/u.test(word));

it('CON-10: practice uses only words that are cards, or forms of them', () => {
  const reference = loadReferenceLists();
  const { records } = readCsvTable(readFileSync('public/vocabulary.csv', 'utf8'));
  const taught = records.map(toVocabularyEntry).flatMap((entry) => ownWordsOf(entry, reference));
  const names = [...NAMES, NAMES_OF_PRACTICE, EXPRESSIONS].flatMap(wordsOf);
  const known = new Set([...taught, ...names].map(comparable));
  const unknown = TEXTS.flatMap((text) => wordsOf(text).filter(isWord)).filter(
    (word) => !known.has(comparable(word)),
  );
  expect([...new Set(unknown)]).toEqual([]);
});
