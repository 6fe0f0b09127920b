import { expect, it } from 'vitest';
import { sampleContext, sampleEntry } from '../sample-entry.ts';
import { charactersRule } from './characters.ts';

const faults = (example: string) => charactersRule(['example'])([sampleEntry({ example })], sampleContext());

it('CON-07: clean text with straight quotes and accents passes', () => {
  expect(faults('"Tot \'s avonds," zei ze, "in café De Reünie!"')).toEqual([]);
});

it.each([
  ['a space at its end', 'Tot straks. '],
  ['two spaces', 'Tot  straks.'],
  ['an unusual space', 'Tot\u00A0straks.'],
  ['a line break', 'Tot\nstraks.'],
  ['a curly quote', 'Foto’s maken mag.'],
  ['an invisible character', 'Tot\u00ADstraks.'],
  ['a space before a question mark', 'Tot straks ?'],
  ['an ellipsis', 'Tot straks...'],
  ['an accent apart from its letter', 'De reu\u0308nie is leuk.'],
])('CON-07: %s is found', (_, example) => {
  expect(faults(example)).toHaveLength(1);
});
