import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

/** Every English text of the screens that `npm run extract-texts` found. */
const TEXTS = Array.from(read('src/content/languages/nl.po').matchAll(/^msgid "(.+)"$/gm), ([, id = '']) =>
  id.replaceAll('\\"', '"'),
);
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
const isCapitalised = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) && !NAMES.test(word);

it('LNG-06: labels are in sentence case', () => {
  const labels = OURS.filter((text) => LABEL.test(text) && !text.includes('plural,'));
  const words = (text: string) => text.match(/[\p{L}’']+/gu) ?? [];
  expect(labels.filter((text) => words(text).slice(1).some(isCapitalised))).toEqual([]);
});
