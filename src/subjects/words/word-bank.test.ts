import { expect, it } from 'vitest';
import { loadWords } from './word-bank.ts';
import { publicFiles } from '#testing/public-files.ts';

const items = new Map((await loadWords(publicFiles())).map((item) => [item.id, item]));
const alsoShown = (id: string) => items.get(`word:${id}`)?.alsoShown;

it('PIC-01: another word with the same picture is right, too', () => {
  expect(alsoShown('wandelen')).toEqual(['lopen']);
  expect(alsoShown('dokter')).toEqual(['de arts']);
  // A man and a woman who run are separate drawings.
  expect(alsoShown('hardlopen')).toEqual(['rennen', 'joggen']);
});

it('PIC-01: a thing and what is done with it are asked for separately', () => {
  for (const id of ['printer', 'printen', 'mes', 'snijden']) {
    expect(items.get(`word:${id}`)?.picture, id).toBeDefined();
    expect(alsoShown(id), id).toBeUndefined();
  }
});

it('PIC-01: a word without a picture shares none', () => {
  expect(items.get('word:voornaam')).not.toHaveProperty('picture', expect.any(String));
  expect(alsoShown('voornaam')).toBeUndefined();
});
