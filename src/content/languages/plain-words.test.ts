import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

/** Titles of lists and sections: they are named in the data files, which stay as they are. */
const TITLES = /^#: src\/content\/\w+\/names\.ts/m;
/** Every English text of the screens that `npm run extract-texts` found. */
const TEXTS = read('src/content/languages/nl.po')
  .split('\n\n')
  .filter((entry) => !TITLES.test(entry))
  .flatMap((entry) => /^msgid "(.+)"$/m.exec(entry)?.[1]?.replaceAll('\\"', '"') ?? []);
/** Its texts are shown letter for letter. */
const SPEC = readdirSync('docs/spec')
  .map((file) => read(`docs/spec/${file}`))
  .join('\n');
const OURS = TEXTS.filter((text) => !SPEC.includes((text.split(/[<{]/)[0] || text).trim()));

/** The last column of the glossary's words on the screen. */
const NOT_USED = (read('docs/glossary.md').split('## On the screen')[1] ?? '')
  .split('\n')
  .flatMap((row) => row.split('|')[3]?.match(/(?<=\*)[^*,]+(?=\*)/g) ?? []);
const NOT_USED_WORD = new RegExp(`\\b(?:${NOT_USED.join('|')})\\b`, 'i');

it('LNG-06: no text has a word that the glossary gives another word for', () => {
  expect(NOT_USED.length).toBeGreaterThan(20);
  expect(OURS.filter((text) => NOT_USED_WORD.test(text))).toEqual([]);
});

const LABEL = /^[^.?!:,“*]+$/;
const NAMES = /^(?:Anki|CSV|DUO|Dutch|Emoji|English|Esc|January|KNM|Netherlands|Oefenpad|YouTube)$/;
const wordsOf = (text: string) => text.match(/[\p{L}’']+/gu) ?? [];
const isCapitalised = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) && !NAMES.test(word);

it('LNG-06: labels are in sentence case', () => {
  const labels = OURS.filter((text) => LABEL.test(text) && !text.includes('plural,'));
  expect(labels.filter((text) => wordsOf(text).slice(1).some(isCapitalised))).toEqual([]);
});
