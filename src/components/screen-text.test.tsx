import { msg } from '@lingui/core/macro';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ScreenButton } from './screen-text.tsx';

it('QUA-15 KNM-02: a button keeps its Dutch name, marked as Dutch, with its English as its description', () => {
  render(<ScreenButton text={{ nl: 'Volgende Vraag', en: msg`Next question` }} />);
  const button = screen.getByRole('button', { name: 'Volgende Vraag', description: 'Next question' });
  expect(screen.getByText('Volgende Vraag').lang).toBe('nl');
  expect(screen.getByText('Next question').closest('[lang]')).toBeNull();
  expect(button.textContent).toBe('Volgende VraagNext question');
});
