import { expect, it } from 'vitest';
import { loadWords, wordItems } from './word-bank.ts';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { judge } from '#practice/judge/judge.ts';
import { Lexicon } from '#practice/judge/lexicon.ts';
import { typedItemOf } from '#practice/typed-item-of.ts';
import { publicFiles } from '#testing/public-files.ts';

const items = new Map((await loadWords(publicFiles())).map((item) => [item.id, item]));
const alsoShown = (id: string) => items.get(`word:${id}`)?.alsoShown;

it('PIC-01: another word with the same picture is right, too', () => {
  expect(alsoShown('lopen')).toContain('wandelen');
  expect(alsoShown('dokter')).toEqual(['de arts']);
  // A man and a woman who run are separate drawings.
  expect(alsoShown('hardlopen')).toEqual(['rennen', 'joggen']);
});

it('PIC-01: a thing and what is done with it are asked for separately', () => {
  for (const [one, other] of [
    ['printer', 'printen'],
    ['printen', 'de printer'],
    ['mes', 'snijden'],
    ['snijden', 'het mes'],
  ] as const) {
    expect(items.get(`word:${one}`)?.picture, one).toBeDefined();
    expect(alsoShown(one) ?? [], one).not.toContain(other);
  }
});

it('PTH-04: a word of the first weeks has its easy sentence beside the longer one', () => {
  expect(items.get('word:voornaam')?.easyExplanation).toBe(
    '*Linh is mijn voornaam.*\nLinh is my first name.',
  );
  expect(items.get('word:voornaam')?.explanation).toMatch(/^\*Op school/);
  expect(items.get('word:wasmachine')).not.toHaveProperty('easyExplanation');
});

it('PIC-01: a word without a picture shares none', () => {
  expect(items.get('word:postcode')).not.toHaveProperty('picture', expect.any(String));
  expect(alsoShown('postcode')).toBeUndefined();
});

const AGENT: Word = {
  id: 'agent',
  dutch: 'agent',
  article: 'de',
  kind: 'noun',
  meaning: 'police officer',
  example: 'De agent fietst.',
};

it('JDG-01 JDG-03: other Dutch that the lists name for a word is right wherever it is asked', () => {
  const word: Word = { ...AGENT, also: ['de politieagent'] };
  const same: Word = { ...AGENT, id: 'diender', dutch: 'diender' };
  const item = wordItems({
    topics: [
      { key: 1, title: 'Work', subsections: [{ id: 1, title: 'Jobs', colour: 'blue', words: [word, same] }] },
    ],
  })(word);
  expect(item.alsoRight).toEqual(['de diender', 'de politieagent']);
  expect(item.alsoShown).toEqual(['de diender', 'de politieagent']);
  const says = (typed: string) => judge(typedItemOf(item, 'typed', new Lexicon()), typed).kind;
  expect(says('de politieagent')).toBe('right');
  expect(says('het politieagent')).toBe('mistake');
  // By ear it is the word that was said.
  expect(judge(typedItemOf(item, 'heard', new Lexicon()), 'de politieagent').kind).not.toBe('right');
});

const right = (id: string) => items.get(`word:${id}`)?.alsoRight;

it('JDG-03: words that people rightly type for the English of ours are in the lists', () => {
  expect(right('agent')).toContain('de politieagent');
  expect(right('rij-wachtrij')).toContain('de wachtrij');
  expect(right('dank-je-wel')).toEqual(expect.arrayContaining(['dankjewel', 'bedankt']));
  expect(right('verkeerd')).toContain('fout');
  expect(right('mobiel')).toContain('het mobieltje');
});
