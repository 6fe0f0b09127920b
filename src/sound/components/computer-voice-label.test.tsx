import { msg } from '@lingui/core/macro';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageContext } from '#ui/language.tsx';
import { textsIn } from '#ui/texts.ts';
import { ComputerVoiceLabel } from './computer-voice-label.tsx';

const shownIn = (language: string, translation: string) =>
  render(
    <LanguageContext value={textsIn(language, { [msg`computer voice`.id]: translation })}>
      <ComputerVoiceLabel />
    </LanguageContext>,
  ).container.textContent;

it('SPK-03 LNG-06: the label of a computer voice says what it means, but not twice where the app speaks Dutch', () => {
  expect(shownIn('tr', 'bilgisayar sesi')).toBe('Computerstembilgisayar sesi');
  expect(shownIn('nl', 'computerstem')).toBe('Computerstem');
});
