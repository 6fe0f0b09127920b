import { findForm, formsOf, type ListedForms } from '../../src/dutch/vocabulary/word-forms.ts';
import type { AnnotatedFile } from '../../src/content-check/annotated-files.ts';
import { sentencesOf } from '../../src/content/schema/annotation.ts';
import type { TaggedWord } from './frog.ts';
import type { HeadwordOf } from './headwords.ts';
import { sensesOf, type Judged, type Sense, type SenseRules } from './senses.ts';

/** A sentence of our texts, once for all texts that have it, and the word that it is an example of. */
interface Sentence {
  readonly text: string;
  readonly headword?: Sense;
}

/** The different sentences of all files. What is an example of a word shows that word in its sense. */
export function sentencesToJudge(
  files: readonly AnnotatedFile[],
  headwordOf: HeadwordOf,
): readonly Sentence[] {
  const all = files.flatMap(({ name, texts }) =>
    texts.flatMap((text) => {
      const headword = headwordOf(name, text.id);
      return sentencesOf(text).map((sentence): Sentence => ({
        text: sentence,
        ...(headword && { headword }),
      }));
    }),
  );
  const found = new Map<string, Sentence>();
  for (const sentence of all)
    if (sentence.headword !== undefined || !found.has(sentence.text)) found.set(sentence.text, sentence);
  return [...found.values()];
}

/** What each word of a sentence is. */
export function judgeSentence(
  { text, headword }: Sentence,
  words: readonly TaggedWord[],
  rules: SenseRules,
  lists: ListedForms,
): readonly Judged[] {
  const ranges = headword === undefined ? null : findForm(text, formsOf(headword, lists));
  const places = words.flatMap(({ start }, place) =>
    ranges?.some((range) => range.start <= start && start < range.end) === true ? [place] : [],
  );
  return sensesOf(text, words, rules, headword && { sense: headword.id, places });
}
