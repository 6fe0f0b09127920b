import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { LanguageChoice } from './language-choice.tsx';
import { PlatformProvider } from '#components/platform-context.tsx';
import { LANGUAGE } from '#storage/session-values.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';

function open(platform = createFakePlatform()) {
  render(
    <PlatformProvider platform={platform}>
      <LanguageChoice />
    </PlatformProvider>,
  );
  return { platform, choice: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }) };
}

it('LNG-01: a language is chosen by its own name and kept, and the page is loaded again in it', async () => {
  const { platform, choice } = open();
  expect(choice.value).toBe('en');
  await userEvent.selectOptions(choice, 'Türkçe');
  expect(LANGUAGE.read(platform.storage)).toBe('tr');
  expect(platform.page.reloads).toBe(1);
});

it('LNG-01 QUA-19: where nothing can be kept it says so, and the page stays as it is', async () => {
  const blocked = createFakePlatform();
  blocked.storage.failWith({ write: 'unavailable' });
  const { platform, choice } = open(blocked);
  await userEvent.selectOptions(choice, 'Türkçe');
  expect(await screen.findByText('This browser can’t keep your choice of language')).toBeTruthy();
  expect(choice.value).toBe('en');
  expect(platform.page.reloads).toBe(0);
});
