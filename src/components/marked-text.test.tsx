import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MarkedText } from './marked-text.tsx';

function shown(text: string): string {
  return render(<MarkedText text={text} />).container.innerHTML.replaceAll(/ class="[^"]*"/g, '');
}

it('LNG-02: the letters around the Dutch decide which way a text runs, and the Dutch runs from left to right', () => {
  expect(shown('After *want*: a main clause')).toBe(
    '<span dir="auto">After <span lang="nl" dir="ltr">want</span>: a main clause</span>',
  );
});

it('LNG-02: a Dutch phrase stays in one piece, its highlight inside', () => {
  expect(shown('*omdat ik een vraag [heb].*')).toBe(
    '<span dir="auto"><span lang="nl" dir="ltr">omdat ik een vraag <strong>heb</strong>.</span></span>',
  );
  expect(shown('not *[heb]*')).toBe('<span dir="auto">not <strong lang="nl" dir="ltr">heb</strong></span>');
});
