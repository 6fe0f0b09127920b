import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { filled, textOf } from '#lib/shown-text.ts';
import { englishTexts, textsIn } from './texts.ts';

const READING = msg`Reading`;
const NOT_FINISHED = filled(msg({ message: '{what}, not finished' }), { what: READING });

it('LNG-05: a message inside another is translated, too', () => {
  expect(englishTexts()._(NOT_FINISHED)).toBe('Reading, not finished');
  const turkish = textsIn('tr', {
    [READING.id]: ['Okuma'],
    [NOT_FINISHED.id]: [['what'], ' (bitmedi)'],
  });
  expect(turkish._(NOT_FINISHED)).toBe('Okuma (bitmedi)');
});

it('LNG-05: what is no message is shown as it is: Dutch, names, values', () => {
  expect(textOf('*Wonen*', englishTexts())).toBe('*Wonen*');
  expect(textOf(filled(NOT_FINISHED, { what: '*Wonen*' }), englishTexts())).toBe('*Wonen*, not finished');
});
