import { msg } from '@lingui/core/macro';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Mistakes } from './typed-verdict.tsx';

it('JDG-02 QUA-15: of another word the meaning is told as English, and only the word itself as Dutch', () => {
  const verdict = {
    kind: 'mistake',
    wanted: 'het ziekenhuis',
    mistakes: [
      {
        name: 'other word',
        typed: 'auto',
        wanted: 'ziekenhuis',
        rule: msg`*${{ typed: 'auto' }}* means:`,
        otherMeaning: 'car',
      },
    ],
  } as const;
  const { container, getByText } = render(<Mistakes verdict={verdict} />);
  expect(container.textContent).toContain('Another word. auto means: car.');
  expect(getByText('car').lang).toBe('en');
  expect(getByText('auto', { selector: '[lang=nl]' }).closest('[lang=en]')).toBeNull();
});
