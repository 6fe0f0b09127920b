import { expect, it } from 'vitest';
import { loadWordPath } from './word-path.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';

const LISTS = `dutch,english,topic,subsection,example,id
huis,house,Living,Kinds of Homes,Het huis is groot.,huis
ja,yes,Social Conversations,Greetings and Goodbyes,Ja.,ja
hallo,hello,Social Conversations,Greetings and Goodbyes,Hallo.,hallo
`;

async function wordsWith(path: string | null) {
  const files = { '/vocabulary.csv?t=0': LISTS, ...(path !== null && { '/path.csv?t=0': path }) };
  const platform = createFakePlatform({ now: 0, files });
  const loading = loadWordPath(platform);
  for (let second = 0; second < 8; second += 1) {
    // oxlint-disable-next-line no-await-in-loop -- lets each try end before the next begins
    await new Promise((resolve) => setTimeout(resolve, 0));
    platform.advance(1000);
  }
  return (await loading).words.map(({ id }) => id);
}

it('PTH-02: the words come in the order of the path, new ones last, and an id without a word is left out', async () => {
  expect(await wordsWith('id\nhallo\ngone\nhuis\nhallo\n')).toEqual(['hallo', 'huis', 'ja']);
});

it('PTH-02 DAT-01: without the path the words come in the order of the lists', async () => {
  const inLists = await wordsWith('id\n');
  expect(inLists.toSorted()).toEqual(['hallo', 'huis', 'ja']);
  expect(await wordsWith(null)).toEqual(inLists);
});
