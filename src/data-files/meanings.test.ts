import { expect, it } from 'vitest';
import { wholeFile } from './data-file-cache.ts';
import { vocabularyFile } from './vocabulary-file.ts';
import { allWords } from '#dutch/vocabulary/vocabulary.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';

const WORDS = [
  'dutch,english,topic,subsection,id',
  'fiets,bicycle,Who Are You?,Personal Details,fiets',
  'zeldzaam,rare,Who Are You?,Personal Details,zeldzaam',
].join('\n');

async function meaningsIn(language: string, turkish?: string) {
  const platform = createFakePlatform();
  platform.page.setLanguage(language);
  platform.files.put(`/vocabulary.csv?t=${platform.clock.now()}`, WORDS);
  if (turkish !== undefined) platform.files.put('/src/content/meanings/vocabulary.tr.csv', turkish);
  const { vocabulary } = await wholeFile(vocabularyFile(platform));
  return { platform, meanings: allWords(vocabulary).map(({ english }) => english) };
}

it('LNG-03: a word has its meaning in the chosen language; where there is none, English stands', async () => {
  const { meanings } = await meaningsIn('tr', 'id,meaning\nfiets,bisiklet\n');
  expect(meanings).toEqual(['bisiklet', 'rare']);
});

it('LNG-01: in English no file of meanings is asked for', async () => {
  const { platform, meanings } = await meaningsIn('en');
  expect(meanings).toEqual(['bicycle', 'rare']);
  expect(platform.files.requests.filter((path) => path.includes('meanings'))).toEqual([]);
});

it('LNG-03: when the meanings can not be loaded, the words are there in English', async () => {
  const { platform, meanings } = await meaningsIn('tr');
  expect(meanings).toEqual(['bicycle', 'rare']);
  expect(platform.report.lines.join()).toContain('meanings are in English');
});
