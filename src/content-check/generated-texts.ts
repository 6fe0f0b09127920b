import type { PlainText } from '#content/schema/annotation.ts';
import type { QuestionGenerator } from '#subjects/grammar/practice/generators/question-generator.ts';
import { CHOICE_SOURCES } from '#subjects/grammar/practice/practice-sources.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import { isSentence } from './lesson-dutch.ts';
import { dutchIn } from './question-entry.ts';

/** The sentences that endless practice makes from the words of a list, of one kind. */
interface GeneratedFile {
  readonly name: string;
  readonly texts: readonly PlainText[];
}

/** Its sentences are written as a whole. */
const WRITTEN = 'niet-geen';

/**
 * What endless practice makes from single words, with every subject: with the gap, as it asks, and filled, as it answers. The generators
 * say which sentences there are; a text has all of one word.
 */
export async function generatedFiles(): Promise<readonly GeneratedFile[]> {
  const generators = await Promise.all(Object.values(CHOICE_SOURCES).map((load) => load()));
  return generators
    .filter(({ kind }) => kind !== WRITTEN)
    .map(({ kind, everyQuestion }) => ({ name: `practice-${kind}`, texts: textsOf(kind, everyQuestion()) }));
}

type Question = ReturnType<QuestionGenerator['everyQuestion']>[number];

/** A word alone stands in no sense: `___ boom`, `opbellen`. */
function dutchOf({ prompt, heard, explanation }: Question): readonly string[] {
  return [
    ...[withoutMarks(prompt), heard].filter((piece) => wordsOf(piece).length > 1),
    ...dutchIn(explanation).filter(isSentence),
  ];
}

function textsOf(kind: string, questions: readonly Question[]): readonly PlainText[] {
  const pieces = new Map<string, Set<string>>();
  for (const question of questions) {
    const ofWord = pieces.get(question.key) ?? new Set();
    pieces.set(question.key, ofWord);
    for (const piece of dutchOf(question)) ofWord.add(piece);
  }
  return [...pieces].map(([key, ofWord]) => ({ id: `${kind}-${key}`, pieces: [...ofWord] }));
}
