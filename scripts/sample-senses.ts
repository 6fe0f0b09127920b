/**
 * `npm run sample-senses -- --seed 3`: prints ten words of each of thirty of our texts, by chance, in their sentence with what they answer when
 * they are pressed. With `--from practice-`: 150 words of a hundred sentences of the files of that name. Somebody reads them and counts what
 * is right (RDG-02); the figures are in `src/content-check/senses-read.ts`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ANNOTATED_TEXTS } from '../src/content/annotations/annotation-files.ts';
import { USUAL_SENSES } from '../src/content/annotations/usual-senses.ts';
import { rows as glosses } from '../src/content/lexicon/glosses.ts';
import type { PlainText } from '../src/content/schema/annotation.ts';
import { readCsvRows } from '../src/content/schema/csv.ts';
import { vocabularyRowSchema } from '../src/content/schema/vocabulary-row.ts';
import { VOCABULARY_TOPICS } from '../src/content/vocabulary/topics.ts';
import { annotatedFiles } from '../src/content-check/annotated-files.ts';
import { annotatedSentences, type AnnotatedSentence } from '../src/content-check/annotated-sentences.ts';
import { buildVocabulary } from '../src/dutch/vocabulary/build-vocabulary.ts';
import { allWords } from '../src/dutch/vocabulary/vocabulary.ts';
import { entryOf } from '../src/lexicon/lexicon-entry.ts';
import { placedWordsOf, wordsOf, type PlacedWord } from '../src/lib/dutch-words.ts';
import { shuffled } from '../src/lib/random.ts';
import { createSeededRandom } from '../src/testing/fake-platform.ts';

const TEXTS = 30;
const WORDS_OF_TEXT = 10;
const WORDS_OF_SHORT_TEXT = 60;
const SENTENCES = 100;
const WORDS_OF_SENTENCES = 150;

const { values: options } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, from: { type: 'string' } },
});
const random = createSeededRandom(Number(options.seed));
const oneOf = <One>(all: readonly One[]): One | undefined => all[Math.floor(random() * all.length)];

const words = allWords(
  buildVocabulary(
    readCsvRows(readFileSync('public/vocabulary.csv', 'utf8'), vocabularyRowSchema).rows,
    VOCABULARY_TOPICS,
  ),
);
const entries = new Map(
  [...words, ...glosses.map((gloss) => ({ ...gloss, meaning: gloss.english }))].map((word) => [
    word.id,
    entryOf(word),
  ]),
);

if (options.from === undefined) sampleTexts();
else sampleSentences(options.from);

function sampleTexts(): void {
  const texts = annotatedFiles.flatMap(({ name, texts: ofFile }) =>
    inParts(ofFile).map((part) => ({
      name,
      words: wordsOfSentences(annotatedSentences(part, ANNOTATED_TEXTS[name] ?? [], USUAL_SENSES)),
    })),
  );

  for (let count = 0; count < TEXTS; count += 1) {
    const { name = '', words: left = [] } = oneOf(texts) ?? {};
    console.log(`\n${name}`);
    for (let word = 0; word < WORDS_OF_TEXT; word += 1) {
      const found = oneOf(left);
      if (found === undefined) break;
      left.splice(left.indexOf(found), 1);
      console.log(shown(found));
    }
  }
}

/** Each sentence is drawn once, however often it stands there. */
function sampleSentences(from: string): void {
  const all = annotatedFiles
    .filter(({ name }) => name.startsWith(from))
    .flatMap(({ name, texts }) => annotatedSentences(texts, ANNOTATED_TEXTS[name] ?? [], USUAL_SENSES));
  const different = [...new Map(all.map((sentence) => [sentence.key, sentence])).values()];
  const words = wordsOfSentences(shuffled(different, random).slice(0, SENTENCES));
  for (const word of shuffled(words, random).slice(0, WORDS_OF_SENTENCES)) console.log(shown(word));
}

interface SampledWord {
  readonly sentence: AnnotatedSentence;
  readonly word: PlacedWord;
  readonly place: number;
}

function wordsOfSentences(sentences: readonly AnnotatedSentence[]): SampledWord[] {
  return sentences.flatMap((sentence) =>
    placedWordsOf(sentence.text).map((word, place) => ({ sentence, word, place })),
  );
}

function shown({ sentence, word, place }: SampledWord): string {
  const { sense, next } = sentence.senses[place] ?? { sense: '' };
  const entry = entries.get(sense);
  const told =
    entry === undefined ? sense : [entry.article, entry.base, ...entry.forms].filter(Boolean).join(' ');
  const inText = `${sentence.text.slice(0, word.start)}[${word.text}]${sentence.text.slice(word.end)}`;
  return `${inText}  =  ${told}${next === undefined ? '' : ` (${next})`}: ${entry?.meaning ?? ''}`;
}

/** An example has one sentence, so short texts of a file count as one. */
function inParts(ofFile: readonly PlainText[]): readonly (readonly PlainText[])[] {
  const parts: PlainText[][] = [];
  let words = Infinity;
  for (const text of ofFile) {
    if (words >= WORDS_OF_SHORT_TEXT) parts.push([]);
    words = words >= WORDS_OF_SHORT_TEXT ? 0 : words;
    words += text.pieces.flatMap(wordsOf).length;
    parts.at(-1)?.push(text);
  }
  return parts;
}
