import { otherWordsIn } from '#dutch/vocabulary/build-vocabulary.ts';
import { foldText } from '#lib/fold-text.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import { sharedMeanings } from '#practice/judge/shared-meanings.ts';
import type { Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';
import type { ReferenceLists } from '../reference-lists.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { verdictProblems } from './word-grammar.ts';

const NOUN = /^(?<article>de|het) (?<noun>\S.*)$/;

/**
 * JDG-03 CON-06: what is as right as the word for its English is in the reference lists, a noun with the article that they have; the word
 * itself, and another row with the same meaning, are right without it.
 */
export const otherWordsRule: Rule<VocabularyEntry> = (entries, { reference }) => {
  const meantToo = sharedMeanings(entries.map(asWord));
  return entries
    .filter(({ also }) => also !== '')
    .flatMap((entry) => {
      const rightAnyway = new Set(
        [asWord(entry), ...meantToo(asWord(entry))]
          .flatMap(({ dutch, whole }) => [dutch, whole])
          .map(foldText),
      );
      return [
        ...faultsIn(entry.also, rightAnyway).map((fault) => problem(entry, 'also', entry.id, fault)),
        ...otherWordsIn(entry.also).flatMap((word) => formProblems(entry, word, reference)),
      ];
    });
};

interface Meant {
  readonly dutch: string;
  readonly meaning: string;
  readonly kind: string;
  /** With its article, if it has one. */
  readonly whole: string;
}

function asWord({ dutch, english, kind, article }: VocabularyEntry): Meant {
  return { dutch, meaning: english, kind, whole: article === '' ? dutch : `${article} ${dutch}` };
}

function faultsIn(also: string, rightAnyway: ReadonlySet<string>): string[] {
  const words = otherWordsIn(also);
  const faults = words
    .filter((word) => rightAnyway.has(foldText(word)))
    .map((word) => `"${word}" is right without being named`);
  if (new Set(words).size < words.length) faults.push(`"${also}" has a word twice`);
  if (words.join(' / ') !== also) faults.push(`"${also}" does not have " / " between its words`);
  return faults;
}

/** An exception covers this exact word of the row: `agent: de politieagent`. */
function formProblems(entry: VocabularyEntry, word: string, reference: ReferenceLists): Problem[] {
  const about = `${entry.id}: ${word}`;
  if (entry.kind !== 'noun') {
    const unknown = wordsOf(word).filter((one) => !isKnown(one, reference));
    return unknown.map((one) => problem(entry, 'also-form', about, `"${one}" is in no list`));
  }
  const { article, noun } = NOUN.exec(word)?.groups ?? {};
  if (article === undefined || noun === undefined)
    return [problem(entry, 'also', entry.id, `"${word}" has no article`)];
  if (article === 'de' && isPlural(noun, reference)) return [];
  const place = { rule: 'also-form', line: entry.line, about };
  return verdictProblems(reference.article(noun, article), place, `"${word}"`).map((one) => ({
    ...one,
    level: 'error',
  }));
}

/** `de groenten`: the list of articles has singulars only. */
function isPlural(noun: string, reference: ReferenceLists): boolean {
  return reference.wordsWithForm(noun).some((one) => one !== noun && reference.plurals(one).includes(noun));
}

function isKnown(word: string, reference: ReferenceLists): boolean {
  const form = word.toLowerCase();
  return reference.frequencyRank(form) !== undefined || reference.wordsWithForm(form).length > 0;
}

function problem({ line }: VocabularyEntry, rule: string, about: string, message: string): Problem {
  return { level: 'error', rule, line, about, message };
}
