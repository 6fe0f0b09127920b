/**
 * `npm run annotate`: says of each word of our Dutch texts which word it is, and writes it to `src/content/annotations` (RDG-02). Needs
 * Debian’s `frog` (`apt-get install frog frogdata`). Nothing is written while a word has no sense, or several and nobody has decided:
 * decide in `scripts/annotate/quoted-senses.ts`, or write a gloss in `src/content/lexicon`.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { EXPRESSIONS, PATTERNS, USUAL_SENSES } from './annotate/corrections.ts';
import { QUOTED_SENSES } from './annotate/quoted-senses.ts';
import { rows as glosses } from '../src/content/lexicon/glosses.ts';
import {
  hashOfText,
  sensesOfText,
  sentenceCode,
  sentenceKey,
  sentencesOf,
  type AnnotatedText,
  type PlainText,
  type UsualSenses,
} from '../src/content/schema/annotation.ts';
import { readCsvTable } from '../src/content/schema/csv.ts';
import { annotatedFiles } from '../src/content-check/annotated-files.ts';
import { NAMES } from '../src/content-check/exceptions/names.ts';
import { loadReferenceLists } from '../src/content-check/reference-lists.ts';
import { toVocabularyEntry } from '../src/content-check/vocabulary-entry.ts';
import { tagged } from './annotate/frog.ts';
import { headwords } from './annotate/headwords.ts';
import { judgeSentence, sentencesToJudge } from './annotate/judged-sentences.ts';
import { placesOfQuote, readQuotes } from './annotate/quotes.ts';
import { senseIndex, type Judged, type SenseRules } from './annotate/senses.ts';
import { usualSenses } from './annotate/usual-senses.ts';

const FOLDER = 'src/content/annotations';
const WRITTEN = '/** Written by `npm run annotate`. */';

const words = readCsvTable(readFileSync('public/vocabulary.csv', 'utf8')).records.map(toVocabularyEntry);
const senses = [...words, ...glosses];
const lists = loadReferenceLists();
const rules: SenseRules = {
  index: senseIndex(senses, lists),
  usual: USUAL_SENSES,
  quotes: readQuotes(QUOTED_SENSES),
  patterns: PATTERNS,
  expressions: senses.filter(({ id }) => EXPRESSIONS.includes(id)),
  names: NAMES,
};

const sentences = sentencesToJudge(annotatedFiles, headwords(words, glosses));
const tags = tagged(sentences.map(({ text }) => text));
const judged = new Map<string, readonly Judged[]>(
  sentences.map((sentence, place) => [
    sentence.text,
    judgeSentence(sentence, tags[place] ?? [], rules, lists),
  ]),
);

const undecided = [...judged].flatMap(([sentence, ofSentence]) =>
  ofSentence
    .filter(({ fitting }) => fitting.length !== 1)
    .map(({ word: { form, partOfSpeech }, fitting }) => {
      const which = fitting.length === 0 ? 'no sense' : fitting.join(' or ');
      return `${form}/${partOfSpeech}: ${which} in: ${sentence}`;
    }),
);
const stale = rules.quotes
  .filter(
    (quote) => !sentences.some(({ text }, place) => placesOfQuote(quote, text, tags[place] ?? []).length > 0),
  )
  .map(({ source }) => `in no text any more: ${source}`);
const problems = [...undecided, ...saidTwice(), ...stale];
for (const line of problems) console.error(line);
if (problems.length > 0) process.exitCode = 1;
else writeAll();

/** A sentence is found again by its words alone, so they mean the same wherever it stands. */
function saidTwice(): readonly string[] {
  const codes = new Map<string, string>();
  return [...judged].flatMap(([sentence, ofSentence]) => {
    const key = sentenceKey(sentence);
    const code = ofSentence.map(({ decided: { sense, next = '' } }) => `${sense}${next}`).join(' ');
    const before = codes.get(key);
    codes.set(key, code);
    return before === undefined || before === code ? [] : [`${before} or ${code}: ${sentence}`];
  });
}

function writeAll(): void {
  const usual = usualSenses([...judged.values()].flat());
  writeFileSync(`${FOLDER}/usual-senses.ts`, usualModule(usual));
  for (const { name, texts } of annotatedFiles)
    writeFileSync(`${FOLDER}/${name}.ts`, textsModule(texts.map((text) => annotated(text, usual))));
  writeFileSync(`${FOLDER}/annotation-files.ts`, filesModule(annotatedFiles.map(({ name }) => name)));
  execFileSync('npx', ['oxfmt', '--write', FOLDER], { stdio: 'inherit' });
  console.log(`${sentences.length} sentences, ${[...judged.values()].flat().length} words`);
}

function annotated(text: PlainText, usual: UsualSenses): AnnotatedText {
  const codes = sentencesOf(text).flatMap((sentence) => {
    const ofSentence = judged.get(sentence) ?? [];
    return (
      sentenceCode(
        sentence,
        ofSentence.map(({ decided }) => decided),
        usual,
      ) ?? []
    );
  });
  const unusual = [...new Set(codes)];
  const hash = hashOfText(text, sensesOfText(text, { unusual }, usual));
  return unusual.length > 0 ? { id: text.id, hash, unusual } : { id: text.id, hash };
}

function usualModule(usual: UsualSenses): string {
  return [
    "import type { UsualSenses } from '#content/schema/annotation.ts';",
    '',
    WRITTEN,
    `export const USUAL_SENSES: UsualSenses = ${JSON.stringify(usual, null, 2)};`,
    '',
  ].join('\n');
}

function textsModule(rows: readonly AnnotatedText[]): string {
  return [
    "import type { AnnotatedText } from '#content/schema/annotation.ts';",
    '',
    WRITTEN,
    `export const rows: readonly AnnotatedText[] = ${JSON.stringify(rows, null, 2)};`,
    '',
  ].join('\n');
}

function filesModule(names: readonly string[]): string {
  const parts = names.map((name) => ({ name, rows: name.replaceAll('-', '_') }));
  return [
    "import type { AnnotatedText } from '#content/schema/annotation.ts';",
    ...parts.map(({ name, rows }) => `import { rows as ${rows} } from './${name}.ts';`),
    '',
    WRITTEN,
    'export const ANNOTATED_TEXTS: Readonly<Record<string, readonly AnnotatedText[]>> = {',
    ...parts.map(({ name, rows }) => `${JSON.stringify(name)}: ${rows},`),
    '};',
    '',
  ].join('\n');
}
