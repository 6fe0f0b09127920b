import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chosenLanguage } from './chosen-language.tsx';
import { LoadingScreen } from '#components/loading-screen.tsx';

it('LNG-01: the texts of a language are loaded, and the app is put into it', async () => {
  const { around, texts } = await chosenLanguage('tr');
  render(around(<LoadingScreen variant="session" />));
  const text = texts._('Restoring your session...');
  expect(text).not.toBe('Restoring your session...');
  expect(screen.getByRole('status').textContent).toBe(text);
});

it('LNG-01: a language without texts is refused', async () => {
  await expect(chosenLanguage('fr')).rejects.toThrow('fr');
});
