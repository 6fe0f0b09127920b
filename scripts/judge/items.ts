import { readFileSync } from 'node:fs';
import { readCsvRows } from '#content/schema/csv.ts';
import { PRACTICE_KINDS, type PracticeKind } from '#content/schema/practice-kind.ts';
import { vocabularyRowSchema } from '#content/schema/vocabulary-row.ts';
import { VOCABULARY_TOPICS } from '#content/vocabulary/topics.ts';
import { buildVocabulary } from '#dutch/vocabulary/build-vocabulary.ts';
import { allWords } from '#dutch/vocabulary/vocabulary.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import type { TypedItem } from '#practice/judge/typed-item.ts';
import { practiceLexicon } from '#practice/practice-lexicon.ts';
import { typedItemOf } from '#practice/typed-item-of.ts';
import { loadCorrections, loadPractice } from '#subjects/grammar/grammar-bank.ts';
import { formTask } from '#subjects/grammar/practice/generators/typed-task.ts';
import {
  CHOICE_SOURCES,
  isGap,
  isWordOrder,
  type ChoiceKind,
} from '#subjects/grammar/practice/practice-sources.ts';
import { waysOf } from '#subjects/grammar/practice/practice-ways.ts';
import { wordItems } from '#subjects/words/word-bank.ts';

/** All items that are typed, by their ids, without a browser: the same that the screens ask. */
export async function typedItems(): Promise<ReadonlyMap<string, TypedItem>> {
  const { rows } = readCsvRows(readFileSync('public/vocabulary.csv', 'utf8'), vocabularyRowSchema);
  const vocabulary = buildVocabulary(rows, VOCABULARY_TOPICS);
  const words = allWords(vocabulary);
  const lexicon = await practiceLexicon(words);
  const banks = await Promise.all([
    loadCorrections(),
    ...PRACTICE_KINDS.filter((kind) => isGap(kind) || isWordOrder(kind)).map(loadPractice),
  ]);
  const forms = await Promise.all(
    PRACTICE_KINDS.filter(isTypedChoice).map((kind) => formItems(kind, lexicon)),
  );
  return new Map([
    ...[...banks.flat(), ...words.map(wordItems(vocabulary))].map(
      (item) => [item.id, typedItemOf(item, 'typed', lexicon)] as const,
    ),
    ...forms.flat(),
  ]);
}

function isTypedChoice(kind: PracticeKind): kind is ChoiceKind {
  return !isGap(kind) && !isWordOrder(kind) && waysOf(kind).includes('form');
}

const firstOfAll = () => 0;

/** Forms that review asks with options are typed in practice alone. */
async function formItems(
  kind: ChoiceKind,
  lexicon: Lexicon,
): Promise<readonly (readonly [string, TypedItem])[]> {
  const generator = await CHOICE_SOURCES[kind]();
  return generator.itemIds().flatMap((id) => {
    const drawn = generator.remake(id, firstOfAll);
    return drawn === undefined ? [] : [[id, formTask(drawn, kind).typed(lexicon)] as const];
  });
}
