import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { chosenLanguage } from '#app/languages/chosen-language.tsx';
import { buildOwnTopic, buildVocabulary } from '#dutch/vocabulary/build-vocabulary.ts';
import { newOwnList, withRows } from '#dutch/vocabulary/change-own-list.ts';
import type { Topic } from '#dutch/vocabulary/vocabulary.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { SubsectionList } from './subsection-list.tsx';

const ROW = { dutch: 'thee', english: 'tea', subsection: 'Drinks' };
const OWN = buildOwnTopic(withRows(newOwnList('list-1', 'Shopping', 1), [ROW], 1));
const [APP] = buildVocabulary([ROW], [{ number: 2, title: 'Shopping', subsections: ['Drinks'] }]).topics;

type Around = (page: ReactNode) => ReactNode;

async function setUp(topic: Topic | undefined, around: Around = (page) => page) {
  if (topic === undefined) throw new Error('no topic');
  await renderPage(
    createFakePlatform(),
    around(
      <SubsectionList
        topic={topic}
        filter="all"
        onFilterChosen={() => undefined}
        onChosen={() => undefined}
        onBack={() => undefined}
        end={null}
      />,
    ),
  );
}

async function headingsInDutch(topic: Topic | undefined) {
  const { around } = await chosenLanguage('nl');
  await setUp(topic, around);
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
}

it('LNG-05: a topic of the app and its lists are shown in the chosen language', async () => {
  expect(await headingsInDutch(APP)).toEqual(['Winkelen', 'Drinken']);
});

it('MEM-15: a list of one’s own keeps the names that it was given', async () => {
  expect(await headingsInDutch(OWN)).toEqual(['Shopping', 'Drinks']);
});

it.each(['At the GP', 'Letters and DigiD'])(
  'VOC-03: the description of %s has its title as it is',
  async (title) => {
    const [topic] = buildVocabulary(
      [{ ...ROW, subsection: title }],
      [{ number: 7, title: 'Health', subsections: [title] }],
    ).topics;
    await setUp(topic);
    expect(screen.getByText(`Learn Dutch words: ${title}`)).toBeTruthy();
  },
);
