import { screen } from '@testing-library/react';
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

async function headingsInDutch(topic: Topic | undefined) {
  if (topic === undefined) throw new Error('no topic');
  const { around } = await chosenLanguage('nl');
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
  return screen.getAllByRole('heading').map(({ textContent }) => textContent);
}

it('LNG-05: a topic of the app and its lists are shown in the chosen language', async () => {
  expect(await headingsInDutch(APP)).toEqual(['Winkelen', 'Drinken']);
});

it('MEM-15: a list of one’s own keeps the names that it was given', async () => {
  expect(await headingsInDutch(OWN)).toEqual(['Shopping', 'Drinks']);
});
