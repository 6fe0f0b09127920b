import { readdirSync, readFileSync } from 'node:fs';
import {
  type CompiledIcuChoices,
  type CompiledMessage,
  compileMessage,
} from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { IDIOMS } from '#content-check/rules/english-texts.ts';

const read = (path: string) => readFileSync(path, 'utf8');

/** A text of the screens that `npm run extract-texts` found, with the files that say it. */
interface ScreenText {
  readonly english: string;
  readonly files: readonly string[];
}

const TEXTS: readonly ScreenText[] = read('src/content/languages/nl.po')
  .split('\n\n')
  .flatMap((entry) => {
    const english = /^msgid "(.+)"$/m.exec(entry)?.[1]?.replaceAll(String.raw`\"`, '"');
    return english === undefined
      ? []
      : [{ english, files: [...entry.matchAll(/^#: (.+)$/gm)].map(([, file = '']) => file) }];
  });
/** Its texts are shown letter for letter. */
const SPEC = readdirSync('docs/spec')
  .map((file) => read(`docs/spec/${file}`))
  .join('\n');
const OURS = TEXTS.filter(({ english }) => !SPEC.includes((english.split(/[<{]/)[0] || english).trim()));

/** The last column of the glossary's words on the screen. */
const NOT_USED = (read('docs/glossary.md').split('## On the screen')[1] ?? '')
  .split('\n')
  .flatMap((row) => row.split('|')[3]?.match(/(?<=\*)[^*,]+(?=\*)/g) ?? []);
const NOT_USED_WORD = new RegExp(`\\b(?:${NOT_USED.join('|')})\\b`, 'i');

it('LNG-06: the names of topics, lists, themes, parts, kinds and subjects are among the texts', () => {
  const files = new Set(TEXTS.flatMap((text) => text.files));
  for (const file of [
    'src/content/vocabulary/names.ts',
    'src/content/culture/names.ts',
    'src/content/interactions/names.ts',
    'src/content/exam/knm-themes.ts',
    'src/content/schema/task-kind.ts',
    'src/exam/a2/reading.ts',
    'src/subjects/words/subject.ts',
  ])
    expect(files, file).toContain(file);
});

it('LNG-06: no text has a word that the glossary gives another word for', () => {
  expect(NOT_USED.length).toBeGreaterThan(20);
  expect(OURS.map(({ english }) => english).filter((english) => NOT_USED_WORD.test(english))).toEqual([]);
});

const hasIdiom = (english: string) => IDIOMS.some(({ refused }) => refused.test(english));

it('LNG-06: no text has an idiom', () => {
  expect(hasIdiom('Hang on, it is loading.')).toBe(true);
  expect(OURS.map(({ english }) => english).filter(hasIdiom)).toEqual([]);
});

/** Titles of lists and sections are named in the data files, which stay as they are. */
const TITLES = /^src\/content\/\w+\/names\.ts$/;
const LABEL = /^[^.?!:,“*]+$/;
const NAMES = /^(?:Anki|CSV|DUO|Dutch|Emoji|English|Esc|January|KNM|Netherlands|Oefenpad|YouTube)$/;
const wordsOf = (text: string) => text.match(/[\p{L}’']+/gu) ?? [];
const isCapitalised = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) && !NAMES.test(word);

it('LNG-06: labels are in sentence case', () => {
  const labels = OURS.filter(
    ({ english, files }) =>
      !files.every((file) => TITLES.test(file)) && LABEL.test(english) && !english.includes('plural,'),
  ).map(({ english }) => english);
  expect(labels.length).toBeGreaterThan(500);
  expect(labels.filter((text) => wordsOf(text).slice(1).some(isCapitalised))).toEqual([]);
});

const LONGEST_SENTENCE = 17;

const isChoices = (format: unknown): format is CompiledIcuChoices =>
  typeof format === 'object' && format !== null;

/** A text as it is read: with a number where there is a value, in its form for several, without tags. */
function asRead(message: CompiledMessage): string {
  return message
    .map((piece) => {
      if (typeof piece === 'string') return piece.replaceAll('#', '5').replaceAll(/<\/?\d+\/?>/g, '');
      const [, , choices] = piece;
      return isChoices(choices) ? asRead(choices['other'] ?? []) : '5';
    })
    .join('');
}

const sentencesOf = (english: string) => asRead(compileMessage(english)).split(/(?<=[.?!…])\s+/);

const lengthOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

it('LNG-06: sentences are short', () => {
  expect(lengthOf('You are in column 5, at the “hotel” … and wait.')).toBe(10);
  expect(sentencesOf('{0, plural, one {# day} other {# days}}. Go <0>on</0>!')).toEqual([
    '5 days.',
    'Go on!',
  ]);
  const long = OURS.flatMap(({ english }) => sentencesOf(english)).filter(
    (sentence) => lengthOf(sentence) > LONGEST_SENTENCE,
  );
  expect(long).toEqual([]);
});
