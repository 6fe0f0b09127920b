import { expect, it } from 'vitest';
import { sentenceKey } from '#content/schema/annotation.ts';
import { publicFiles } from '#testing/public-files.ts';
import { lexiconPath, sentencesPath } from './lexicon-path.ts';
import { lookUp, lookUpNow } from './look-up.ts';

const SENTENCE = 'Er zit sneeuw in';
const KEY = sentenceKey(SENTENCE);

const file = (entries: object) => JSON.stringify({ usual: {}, entries });

/** Now, and after what is needed was loaded. */
async function meaningsIn(language: string, word: string): Promise<readonly unknown[]> {
  const files = publicFiles(
    new Map([
      ['/vocabulary.csv', 'dutch,english,topic,subsection,id\nsneeuw,snow,Home,Rooms,sneeuw\n'],
      ['/src/content/meanings/vocabulary.tr.csv', 'id,meaning\nsneeuw,kar\n'],
      [sentencesPath(KEY), JSON.stringify({ [KEY]: '1:zitten-erin' })],
      [
        lexiconPath('sneeuw'),
        file({ sneeuw: { base: 'sneeuw', forms: [], english: 'snow', wordId: 'word:sneeuw' } }),
      ],
      [
        lexiconPath('zitten-erin'),
        file({ 'zitten-erin': { base: 'zitten', forms: [], english: 'to be (in something)' } }),
      ],
    ]),
  );
  const platform = { ...files, page: { language: () => language } };
  const pressed = [platform, `${SENTENCE}.`, SENTENCE.indexOf(word)] as const;
  const later = await lookUp(...pressed);
  return [lookUpNow(...pressed), later].map((found) =>
    found?.kind === 'word' ? found.entry.meaning : found,
  );
}

it('LNG-03 RDG-01: a sense that is a word of the lists has its meaning in the chosen language, any other one its English', async () => {
  expect(await meaningsIn('tr', 'zit')).toEqual(['to be (in something)', 'to be (in something)']);
  expect(await meaningsIn('en', 'sneeuw')).toEqual(['snow', 'snow']);
  // Never first in English and then in Turkish.
  expect(await meaningsIn('tr', 'sneeuw')).toEqual([undefined, 'kar']);
});
