import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Meaning, type Meant } from './meaning.tsx';

const shown = (of: Meant) => render(<Meaning as="p" of={of} />).container.innerHTML;

it('LNG-02: a meaning that is not translated is English, and keeps its brackets at their side in Arabic', () => {
  expect(shown({ meaning: 'to look (up)' })).toBe('<p lang="en" dir="ltr">to look (up)</p>');
});

it('LNG-02 LNG-03: the letters of a translation decide which way it runs', () => {
  expect(shown({ meaning: 'ينظر (إلى أعلى)', isTranslated: true })).toBe('<p dir="auto">ينظر (إلى أعلى)</p>');
});

it('LNG-03: without a meaning nothing is drawn', () => {
  expect(shown({ meaning: null })).toBe('');
});
