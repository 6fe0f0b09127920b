import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import SearchResults from './search-results.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';

const WORDS: readonly Word[] = [
  { id: 'melk', dutch: 'melk', meaning: 'milk', example: 'Er is geen melk meer.', article: 'de' },
  { id: 'lopen', dutch: 'lopen', meaning: 'to walk', example: 'Wij lopen naar huis.' },
  { id: 'melkpak', dutch: 'melkpak', meaning: 'milk carton', example: 'Het melkpak is leeg.' },
];
const LIST = { id: 1, title: 'Food', colour: 'blue', words: WORDS } as const;
const VOCABULARY = { topics: [{ key: 1, title: 'Eating', subsections: [LIST] }] };

it('QUA-15 VOC-04 MEM-21: all results can be practised or put into review, and each button names its word', async () => {
  const platform = createFakePlatform();
  await renderPage(
    platform,
    <SearchResults
      vocabulary={VOCABULARY}
      wanted="milk"
      onPractised={() => undefined}
      onWordChosen={() => undefined}
    />,
  );
  // The search index is built first.
  act(() => platform.advance(0));
  await screen.findByText('2 words found');
  // Offered once the log has been read.
  await screen.findByRole('button', { name: 'I know all of these' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Practise these 2 words',
    'Add to review: 2 words',
    'I know all of these',
    'Listen: de melk',
    'Open card of milk',
    'Star: de melk',
    'Listen: melkpak',
    'Open card of milk carton',
    'Star: melkpak',
  ]);
  for (const text of screen.getAllByText('de melk'))
    expect(text.closest('[lang]')?.getAttribute('lang')).toBe('nl');
});
