import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { HINT_SIGNS } from '#content/misc/hint-signs.ts';
import { CONSONANT_SIGNS, VOWEL_SIGNS } from '#dutch/vocabulary/read-hint.ts';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import { PronunciationHint } from './pronunciation-hint.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';

const word = (dutch: string, pronunciation?: string): Word => ({
  id: 'word',
  dutch,
  meaning: 'word',
  example: 'Dit is een woord.',
  ...(pronunciation !== undefined && { pronunciation }),
});
const show = (shown: Word) => renderPage(createFakePlatform(), <PronunciationHint word={shown} />);

it('CON-08: a hint explains how each of its signs is pronounced', async () => {
  await show(word('geschikt', 'gə-SGIKT'));
  screen.getByText('gə-SGIKT');
  await userEvent.click(screen.getByText('How to read this'));
  const terms = screen.getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(['g', 'ə', 's', 'i', 'k', 't']);
  for (const said of screen.getAllByRole('definition')) expect(said.textContent).not.toBe('');
  const link = screen.getByRole('link', { name: 'Hear all the signs' });
  expect(link.getAttribute('href')).toBe('/misc#alphabets-section');
});

it('CON-08: a hint that only repeats the word is left out, and so is a missing one', async () => {
  await show(word('man', 'MAN'));
  expect(screen.queryByText('MAN')).toBeNull();
});

it('CON-08: a custom hint in another notation is shown without signs', async () => {
  await show(word('chips', '[tsjips]'));
  screen.getByText('[tsjips]');
  expect(screen.queryByText('How to read this')).toBeNull();
});

it('CON-08: every sign of the notation is explained once, with three words, and no other', () => {
  const explained = HINT_SIGNS.flatMap(({ signs }) => signs);
  expect(explained.map(({ sign }) => sign).toSorted()).toEqual(
    [...VOWEL_SIGNS, ...CONSONANT_SIGNS].toSorted(),
  );
  for (const { sign, examples } of explained)
    expect(new Set(examples.map(({ dutch }) => dutch)).size, sign).toBe(3);
});
