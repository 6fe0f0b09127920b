import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ReviewScreen } from './review-screen.tsx';
import { DAY_MS } from '#lib/duration.ts';
import { createCatalogue, type CatalogueItem } from '#learning/catalogue.ts';
import { LATER_CARDS } from '#practice/components/card/review-card-view.tsx';
import { PATHS } from '#routes/paths.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';
import { answered } from '#testing/study-events.ts';

/** How questions of the exams are asked in review (MEM-05). */

const NOW = Date.UTC(2026, 10, 22, 12, 0);
const QUESTION: CatalogueItem = {
  id: 'question:sample-1',
  dutch: 'Hoe laat gaat de winkel open?',
  meaning: null,
  question: '*Hoe laat gaat de winkel open?*',
  prompt: null,
  options: ['Om acht uur', 'Om negen uur', 'Om tien uur'],
  answer: 'Om negen uur',
  explanation: null,
  page: PATHS.knmGame,
};

async function setUp(item: CatalogueItem, now = NOW) {
  await Promise.all(LATER_CARDS.map((code) => code.load()));
  const wrong = answered({ itemId: item.id, grade: 'wrong', activity: 'game', at: NOW - 5 * DAY_MS });
  const platform = createFakePlatform({ now, database: createFakeDatabase([wrong]) });
  const catalogue = createCatalogue(
    [{ id: 'any', banks: [{ prefix: 'question:', load: async () => [item] }] }],
    platform,
  );
  const page = await renderPage(platform, <ReviewScreen catalogue={catalogue} />);
  await screen.findByText('2 to go');
  return { user: userEvent.setup(), platform, ...page };
}
const optionsShown = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => QUESTION.options.some((option) => text.includes(option)));

it('MEM-05 REA-02: a question about a text is shown below the formatted text', async () => {
  const text = {
    id: 'leaflet',
    kind: 'leaflet',
    intro: 'A leaflet.',
    sender: 'Winkel Vers',
    title: 'Wij zijn open',
    blocks: [
      { kind: 'heading', text: 'Openingstijden' },
      { kind: 'paragraph', text: 'De winkel gaat om negen uur open.' },
    ],
  } as const;
  await setUp({ ...QUESTION, prompt: '*Wij zijn open. De winkel gaat om negen uur open.*', text });
  expect(await screen.findByRole('heading', { name: 'Openingstijden' })).toBeTruthy();
  expect(screen.getByText('De winkel gaat om negen uur open.').tagName).toBe('P');
  expect(screen.getByText('Hoe laat gaat de winkel open?')).toBeTruthy();
});

const said = () => screen.queryByText(/bakkerij De Korrel/);

describe('a wrong answer about a fragment', () => {
  const lines = [
    { voice: 'A', text: 'Goedemorgen, met bakkerij De Korrel.' },
    { voice: 'B', text: 'Hoe laat gaat u open?' },
  ] as const;
  const HEARD: CatalogueItem = {
    ...QUESTION,
    prompt: '*U luistert naar een gesprek. Goedemorgen, met bakkerij De Korrel.*',
    fragment: { id: 'bakery', setting: 'U luistert naar een gesprek.', lines, cast: ['A', 'B'] },
  };

  it('MEM-05 LIS-02: comes back to the ear: its sound first, its text only with the answer', async () => {
    const { user, platform } = await setUp(HEARD);
    platform.speech.hold();
    expect(screen.getByText('U luistert naar een gesprek.', { selector: 'p' }).lang).toBe('nl');
    expect(said()).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Play the fragment/ }));
    expect(platform.speech.spoken).toEqual([lines[0].text]);
    expect(said()).toBeNull();
    await user.click(screen.getByRole('button', { name: /Om negen uur/ }));
    expect(said()).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sentence by sentence' })).toBeTruthy();
  });

  it('MEM-05 LIS-04: can be read where nothing can be heard', async () => {
    const { user } = await setUp(HEARD);
    await user.click(screen.getByRole('button', { name: /^I can’t listen now/ }));
    expect(said()).toBeTruthy();
    expect(optionsShown()).toHaveLength(3);
  });
});

it('MEM-05: options are in another order on another day, and the right one stays right', async () => {
  const orders = new Set<string>();
  for (let day = 0; day < 6; day += 1) {
    const { user, unmount } = await setUp(QUESTION, NOW + day * DAY_MS);
    orders.add(optionsShown().join());
    await user.click(screen.getByRole('button', { name: /Om negen uur/ }));
    expect(screen.getByRole('button', { name: /^Next/ })).toBeTruthy();
    expect(screen.queryByText(/your answer, not right/)).toBeNull();
    unmount();
  }
  expect(orders.size).toBeGreaterThan(1);
});

it('MEM-05 KNM-01: a question with an English translation shows it on demand', async () => {
  const { user } = await setUp({
    ...QUESTION,
    meaning: 'When does the shop open?',
    optionsEnglish: ['At eight', 'At nine', 'At ten'],
  });
  expect(screen.queryByText('When does the shop open?')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'English translation' }));
  expect(screen.getByText('When does the shop open?')).toBeTruthy();
  expect(optionsShown().find((option) => option.includes('Om negen uur'))).toContain('At nine');
});
