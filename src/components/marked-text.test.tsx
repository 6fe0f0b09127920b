import { msg } from '@lingui/core/macro';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShownText } from '#lib/shown-text.ts';
import { MarkedText } from './marked-text.tsx';

function shown(text: ShownText, isTranslated?: boolean): string {
  return render(<MarkedText text={text} isTranslated={isTranslated} />).container.innerHTML.replaceAll(
    / class="[^"]*"/g,
    '',
  );
}

it('LNG-02: the letters around the Dutch decide which way a text runs, and the Dutch runs from left to right', () => {
  expect(shown('After *want*: a main clause')).toBe(
    '<span dir="auto" lang="en">After <span lang="nl" dir="ltr">want</span>: a main clause</span>',
  );
});

it('LNG-02: a Dutch phrase stays in one piece, its highlight inside', () => {
  expect(shown('*omdat ik een vraag [heb].*')).toBe(
    '<span dir="auto" lang="en"><span lang="nl" dir="ltr">omdat ik een vraag <strong>heb</strong>.</span></span>',
  );
  expect(shown('not *[heb]*')).toBe(
    '<span dir="auto" lang="en">not <strong lang="nl" dir="ltr">heb</strong></span>',
  );
});

it('LNG-02: a text of the content is in English, a message and a translation are in the language of the screen', () => {
  expect(shown('a main clause')).toBe('<span dir="auto" lang="en">a main clause</span>');
  expect(shown(msg`Type it in Dutch.`)).toBe('<span>Type it in Dutch.</span>');
  expect(shown('جملة رئيسية', true)).toBe('<span dir="auto">جملة رئيسية</span>');
});
