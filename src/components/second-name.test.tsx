import { msg } from '@lingui/core/macro';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageContext } from '#ui/language.tsx';
import { textsIn } from '#ui/texts.ts';
import { SecondName } from './second-name.tsx';

const LIVING = msg`Living`;

function shownIn(language: string, translation: string): string {
  const texts = textsIn(language, { [LIVING.id]: translation });
  return render(
    <LanguageContext value={texts}>
      <SecondName english={LIVING} />
    </LanguageContext>,
  ).container.textContent;
}

it('LNG-06: what a Dutch title means stands below it, but not where the app speaks Dutch', () => {
  expect(shownIn('tr', 'Barınma')).toBe('Barınma');
  expect(shownIn('nl', 'Wonen')).toBe('');
});
