import { msg } from '@lingui/core/macro';
import { LanguageContext } from '#ui/language.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { textsIn } from '#ui/texts.ts';
import { ScreenButton } from './screen-text.tsx';

it('QUA-15 KNM-02: a button keeps its Dutch name, marked as Dutch, with its English as its description', () => {
  render(<ScreenButton text={{ nl: 'Volgende Vraag', en: msg`Next question` }} />);
  const button = screen.getByRole('button', { name: 'Volgende Vraag', description: 'Next question' });
  expect(screen.getByText('Volgende Vraag').lang).toBe('nl');
  expect(screen.getByText('Next question').closest('[lang]')).toBeNull();
  expect(button.textContent).toBe('Volgende VraagNext question');
});

it('LNG-06: a Dutch button says nothing twice where the app speaks Dutch', () => {
  const next = msg`Next question`;
  const dutch = textsIn('nl', { [next.id]: 'Volgende vraag' });
  render(
    <LanguageContext value={dutch}>
      <ScreenButton text={{ nl: 'Volgende Vraag', en: next }} />
    </LanguageContext>,
  );
  const button = screen.getByRole('button', { name: 'Volgende Vraag', description: '' });
  expect(button.textContent).toBe('Volgende Vraag');
});
