import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DAY_MS, SECOND_MS } from '#lib/duration.ts';
import type { StudyEvent } from '#learning/rules/study-event.ts';
import type { HowFarProps } from './how-far-line.tsx';
import { HowFar } from './how-far.tsx';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { answered } from '#testing/study-events.ts';

const NOW = Date.UTC(2027, 2, 31, 12);
let count = 0;
function answer(itemId: string, daysAgo: number, grade: 'good' | 'again' | 'wrong' = 'good') {
  count += 1;
  return answered({ id: `a${count}`, itemId, at: NOW - daysAgo * DAY_MS, grade });
}

async function setUp(events: readonly StudyEvent[], ...cards: readonly HowFarProps[]) {
  const platform = createFakePlatform({ now: NOW, database: createFakeDatabase(events) });
  await renderPage(
    platform,
    cards.map((props) => <HowFar key={JSON.stringify(props)} {...props} />),
  );
  act(() => platform.advance(SECOND_MS));
  await settlePage();
}

const WORDS = ['word:huis', 'word:fiets', 'word:reunie'];

describe('progress on a card', () => {
  it('MEM-10: says how many of a card’s words are known and being learned', async () => {
    await setUp([answer('word:huis', 3), answer('word:huis', 1), answer('word:fiets', 1, 'again')], {
      itemIds: WORDS,
    });
    expect(await screen.findByText('1 of 3 known, 1 learning')).toBeTruthy();
  });

  it('MEM-10: counts unloaded questions by their ids, each by its newest answer', async () => {
    await setUp(
      [
        answer('question:noun-een', 2, 'wrong'),
        answer('question:noun-een', 1),
        answer('question:noun-twee', 1, 'wrong'),
        answer('question:noun-bank-een', 1),
      ],
      { isCounted: (id) => /^question:noun-(?!bank-)/.test(id), total: 8 },
    );
    expect(await screen.findByText('1 of 8 right the last time')).toBeTruthy();
  });

  it('MEM-10: says nothing of a card that was never started', async () => {
    await setUp([answer('word:afspraak', 1)], { itemIds: WORDS }, { itemIds: ['word:afspraak'] });
    expect(await screen.findByText('0 of 1 known, 1 learning')).toBeTruthy();
    expect(screen.getAllByText(/known/)).toHaveLength(1);
  });
});
