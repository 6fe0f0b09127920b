import { expect, it } from 'vitest';
import { wholeFile } from './data-file-cache.ts';
import { vocabularyFile } from './vocabulary-file.ts';
import { allWords } from '#dutch/vocabulary/vocabulary.ts';
import { createFakeReporter } from '#testing/fake-reporter.ts';
import { Lexicon } from '#practice/judge/lexicon.ts';
import { publicFiles } from '#testing/public-files.ts';

const WORDS = [
  'dutch,english,topic,subsection,id',
  'fiets,bicycle,Who Are You?,Personal Details,fiets',
  'zeldzaam,rare,Who Are You?,Personal Details,zeldzaam',
].join('\n');

async function meaningsIn(language: string, turkish = '') {
  const report = createFakeReporter();
  const files = publicFiles(
    new Map([
      ['/vocabulary.csv', WORDS],
      ...(turkish === '' ? [] : [['/src/content/meanings/vocabulary.tr.csv', turkish] as const]),
    ]),
  );
  const platform = { ...files, report, page: { language: () => language } };
  const { vocabulary } = await wholeFile(vocabularyFile(platform));
  const words = allWords(vocabulary);
  return { report, words, meanings: words.map(({ meaning }) => meaning) };
}

it('LNG-03: a word has its meaning in the chosen language; where there is none, English stands', async () => {
  const { meanings } = await meaningsIn('tr', 'id,meaning\nfiets,bisiklet\n');
  expect(meanings).toEqual(['bisiklet', 'rare']);
});

it('LNG-03 JDG-01: a word keeps its English, by which the judge knows it', async () => {
  const { words } = await meaningsIn('tr', 'id,meaning\nfiets,bisiklet\n');
  expect(new Lexicon(words).dutchFor('bicycle')).toEqual(['fiets']);
});

it('LNG-01: in English no file of meanings is read', async () => {
  const { meanings } = await meaningsIn('en', 'id,meaning\nfiets,bisiklet\n');
  expect(meanings).toEqual(['bicycle', 'rare']);
});

it('LNG-03: when the meanings can not be loaded, the words are there in English', async () => {
  const { report, meanings } = await meaningsIn('tr');
  expect(meanings).toEqual(['bicycle', 'rare']);
  expect(report.messages().join()).toContain('meanings are in English');
});
