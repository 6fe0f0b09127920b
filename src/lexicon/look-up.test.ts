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

it('RDG-01 RDG-05: in a sentence of no text of ours a word has its usual sense there, after a separable verb, before the first of the lists', async () => {
  const vocabulary = [
    'dutch,english,topic,subsection,id,kind,past',
    'bank,bank (for money),Home,Rooms,bank-geld,noun,',
    'bank,sofa,Home,Rooms,bank-meubel,noun,',
    'kast,cupboard,Home,Rooms,kast,noun,',
    'opbellen,to phone,Home,Rooms,opbellen,verb,belde op',
  ];
  const meanings = {
    'bank-meubel': { base: 'bank', forms: [], english: 'sofa', wordId: 'word:bank-meubel' },
    op: { base: 'op', forms: [], english: 'on' },
  };
  const text = 'Zet de kast op de bank. Ik bel je op.';
  const files = publicFiles(
    new Map([
      ['/vocabulary.csv', `${vocabulary.join('\n')}\n`],
      [sentencesPath(sentenceKey('Zet de kast op de bank')), '{}'],
      [sentencesPath(sentenceKey('Ik bel je op')), '{}'],
      ['/lexicon/b.json', JSON.stringify({ usual: { bank: 'bank-meubel' }, entries: meanings })],
      ['/lexicon/k.json', file({})],
      ['/lexicon/o.json', file(meanings)],
      ['/lexicon/d.json', file({})],
    ]),
  );
  const platform = { ...files, page: { language: () => 'en' } };
  const meaningOf = async (offset: number) => {
    const found = await lookUp(platform, text, offset);
    return found?.kind === 'word' ? `${found.entry.base}: ${found.entry.meaning}` : found?.kind;
  };
  expect(await meaningOf(text.indexOf('bank'))).toBe('bank: sofa');
  expect(await meaningOf(text.indexOf('kast'))).toBe('kast: cupboard');
  expect(await meaningOf(text.indexOf('op'))).toBe('op: on');
  expect(await meaningOf(text.lastIndexOf('op'))).toBe('opbellen: to phone');
  expect(await meaningOf(text.indexOf('de'))).toBe('unknown');
});
