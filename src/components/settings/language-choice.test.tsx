import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LanguageChoice } from './language-choice.tsx';
import { PlatformProvider } from '#components/platform-context.tsx';
import { LANGUAGE } from '#storage/session-values.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';

it('LNG-01: a language is chosen by its own name and kept, and the page is loaded again in it', async () => {
  const platform = createFakePlatform();
  render(
    <PlatformProvider platform={platform}>
      <LanguageChoice />
    </PlatformProvider>,
  );
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect(choice.value).toBe('en');
  await userEvent.selectOptions(choice, 'Türkçe');
  expect(LANGUAGE.read(platform.storage)).toBe('tr');
  expect(platform.page.reloads).toBe(1);
});
