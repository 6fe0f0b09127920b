import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LanguageSection } from './language-section.tsx';
import { LANGUAGE, SESSION } from '#storage/session-values.ts';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage } from '#testing/render-page.tsx';

async function open(language: string, platform: FakePlatform = createFakePlatform()): Promise<FakePlatform> {
  platform.page.setLanguage(language);
  await renderPage(platform, <LanguageSection />);
  return platform;
}

describe('the language in settings', () => {
  it('LNG-01: in English there is only the choice; the chosen one is kept, and the page is loaded again', async () => {
    const platform = await open('en');
    expect(screen.queryByText(/native speaker/)).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Українська');
    expect(LANGUAGE.read(platform.storage)).toBe('uk');
    expect(platform.page.reloads).toBe(1);
  });

  it('LNG-01: who is not remembered is told that they have to log in again', async () => {
    await open('en');
    expect(screen.getByText('You have to log in again after you choose another language.')).toBeTruthy();
  });

  it('LNG-01: who is remembered is told nothing', async () => {
    const platform = createFakePlatform();
    SESSION.write(platform.storage, 'a session');
    await open('en', platform);
    expect(screen.queryByText(/log in again/)).toBeNull();
  });

  it.each([
    ['tr', /^The first 1,500 words/],
    ['nl', /^Buttons and messages are in this language/],
    // One that is added without meanings.
    ['fr', /^Buttons and messages are in this language/],
  ])(
    'LNG-03 LNG-05: %s: what is there in the language, and that nobody has checked it',
    async (language, there) => {
      await open(language);
      expect(screen.getByText(there)).toBeTruthy();
      expect(screen.getByText('No native speaker has checked this language yet.')).toBeTruthy();
    },
  );
});
