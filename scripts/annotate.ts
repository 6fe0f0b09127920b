/**
 * `npm run annotate`: says of each word of our Dutch texts which word it is, and writes it to `src/content/annotations` (RDG-02). Needs
 * Debian’s `frog` (`apt-get install frog frogdata`). Nothing is written while a word has no sense, or several and nobody has decided:
 * decide in `scripts/annotate/corrections.ts`, or write a gloss in `src/content/lexicon/glosses.ts`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { CORRECTIONS, EXPRESSIONS, USUAL_SENSES } from './annotate/corrections.ts';
import { rows as glosses } from '../src/content/lexicon/glosses.ts';
import { hashOfText, wordCode, type AnnotatedText } from '../src/content/schema/annotation.ts';
import { readCsvTable } from '../src/content/schema/csv.ts';
import { annotatedFiles } from '../src/content-check/annotated-files.ts';
import { NAMES } from '../src/content-check/exceptions/names.ts';
import { loadReferenceLists } from '../src/content-check/reference-lists.ts';
import { toVocabularyEntry } from '../src/content-check/vocabulary-entry.ts';
import { tagged } from './annotate/frog.ts';
import { placesOfQuote, readQuotes } from './annotate/quotes.ts';
import { senseIndex, sensesOf, type SenseRules } from './annotate/senses.ts';

const FOLDER = 'src/content/annotations';

const words = readCsvTable(readFileSync('public/vocabulary.csv', 'utf8')).records.map(toVocabularyEntry);
const senses = [...words, ...glosses];
const rules: SenseRules = {
  index: senseIndex(senses, loadReferenceLists()),
  usual: USUAL_SENSES,
  quotes: readQuotes(CORRECTIONS),
  expressions: senses.filter(({ id }) => EXPRESSIONS.includes(id)),
  names: NAMES,
};

const texts = annotatedFiles.flatMap(({ name, texts: ofFile }) => ofFile.map((text) => ({ name, text })));
const pieces = texts.flatMap(({ text }) => text.pieces);
const tags = tagged(pieces);
const judged = pieces.map((piece, place) => sensesOf(piece, tags[place] ?? [], rules));

const undecided = judged.flatMap((ofPiece, place) =>
  ofPiece
    .filter(({ fitting }) => fitting.length !== 1)
    .map(({ word: { form, partOfSpeech }, fitting }) => {
      const which = fitting.length === 0 ? 'no sense' : fitting.join(' or ');
      return `${form}/${partOfSpeech}: ${which} in: ${pieces[place] ?? ''}`;
    }),
);
const stale = rules.quotes.filter(
  (quote) => !pieces.some((piece, place) => placesOfQuote(quote, piece, tags[place] ?? []).length > 0),
);
for (const line of undecided) console.error(line);
for (const { source } of stale) console.error(`in no text any more: ${source}`);
if (undecided.length + stale.length > 0) process.exitCode = 1;
else writeAll();

function writeAll(): void {
  let done = 0;
  for (const { name, texts: ofFile } of annotatedFiles) {
    const annotated = ofFile.map((text): AnnotatedText => {
      const lines = text.pieces.map((_, place) =>
        (judged[done + place] ?? []).map(({ word }) => wordCode(word)).join(' '),
      );
      done += text.pieces.length;
      return { id: text.id, hash: hashOfText(text), pieces: lines };
    });
    writeFileSync(`${FOLDER}/${name}.ts`, moduleOf(annotated));
  }
  execFileSync('npx', ['oxfmt', '--write', FOLDER], { stdio: 'inherit' });
  console.log(`${texts.length} texts, ${judged.flat().length} words`);
}

function moduleOf(rows: readonly AnnotatedText[]): string {
  return [
    "import type { AnnotatedText } from '#content/schema/annotation.ts';",
    '',
    '/** Written by `npm run annotate`. Corrections belong into `scripts/annotate/corrections.ts`. */',
    `export const rows: readonly AnnotatedText[] = ${JSON.stringify(rows, null, 2)};`,
    '',
  ].join('\n');
}
