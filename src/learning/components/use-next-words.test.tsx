import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNextWords } from './use-next-words.ts';
import { useStudyLog } from './study-log-context.tsx';
import { TOPIC_FIRST } from '#storage/study-values.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { answered } from '#testing/study-events.ts';

const LISTS = `dutch,english,topic,subsection,example,id
huis,house,Living,Kinds of Homes,Het huis is groot.,huis
ja,yes,Social Conversations,Greetings and Goodbyes,Ja.,ja
hallo,hello,Social Conversations,Greetings and Goodbyes,Hallo.,hallo
nee,no,Social Conversations,Greetings and Goodbyes,Nee.,nee
`;
const PATH = 'id\nhallo\nja\nnee\nhuis\n';
const HOUSING_TOPIC = 5;

function NextTwo() {
  const studyLog = useStudyLog();
  const next = useNextWords(2);
  if (next.phase !== 'ready') return <p>{next.phase}</p>;
  const answer = () => studyLog.record({ ...answered({ itemId: `word:${next.words[0]?.id}` }) });
  return (
    <button type="button" onClick={answer}>
      {next.words.map(({ id }) => id).join(' ')}
    </button>
  );
}

async function setUp(files: Record<string, string>, stored = {}) {
  const platform = createFakePlatform({
    now: 0,
    files,
    storage: stored,
    database: createFakeDatabase([answered({ itemId: 'word:ja', grade: 'again' })]),
  });
  await renderPage(platform, <NextTwo />);
  // The tries to load the files, and the pieces in which they are read.
  for (let second = 0; second < 8; second += 1) {
    // oxlint-disable-next-line no-await-in-loop -- lets each try end before the next begins
    await act(async () => platform.advance(second * 1000));
  }
  return platform;
}
const FILES = { '/vocabulary.csv?t=0': LISTS, '/path.csv?t=0': PATH };

it('PTH-02: a page gets the next words of the path, without those that were met, and the following after an answer', async () => {
  await setUp(FILES);
  fireEvent.click(await screen.findByRole('button', { name: 'hallo nee' }));
  expect(screen.getByRole('button', { name: 'nee huis' })).toBeTruthy();
});

it('PTH-02: the words of the chosen topic come first', async () => {
  const platform = await setUp(FILES, { [TOPIC_FIRST.key]: `${HOUSING_TOPIC}` });
  expect(await screen.findByRole('button', { name: 'huis hallo' })).toBeTruthy();
  act(() => void TOPIC_FIRST.write(platform.storage, null));
  expect(screen.getByRole('button', { name: 'hallo nee' })).toBeTruthy();
});

it('PTH-02 QUA-18: where the words cannot be loaded, the page is told', async () => {
  await setUp({});
  expect(await screen.findByText('failed')).toBeTruthy();
});
