import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextField } from './text-field.tsx';

function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' / ');
}

it('QUA-13 AUTH-07: a field is found by its label and described by its hint and its error', () => {
  const { rerender } = render(<TextField label="Password" name="password" hint="At least 6 characters." />);
  const field = screen.getByLabelText('Password');
  expect(descriptionOf(field)).toBe('At least 6 characters.');
  expect(field.getAttribute('aria-invalid')).toBeNull();

  rerender(
    <TextField label="Password" name="password" hint="At least 6 characters." error="Password is required" />,
  );
  expect(descriptionOf(field)).toBe('At least 6 characters. / Password is required');
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('QUA-13: two fields of the same name do not share their descriptions', () => {
  render(
    <>
      <TextField label="First" name="answer" error="Too short" />
      <TextField label="Second" name="answer" error="Too long" />
    </>,
  );
  expect(descriptionOf(screen.getByLabelText('First'))).toBe('Too short');
  expect(descriptionOf(screen.getByLabelText('Second'))).toBe('Too long');
});
