import { expect, it } from 'vitest';
import { explainSpelling } from '#features/grammar/practice/explain-spelling.ts';

it.each([
  ['boom', 'bomen', 'The syllable is now open, so one *o* is enough for the long sound: *bomen*.'],
  ['man', 'mannen', 'Double the *n*, so that the *a* stays short: *mannen*.'],
  ['neus', 'neuzen', 'Before the ending *s* becomes *z*: *neuzen*.'],
  ['bedrijf', 'bedrijven', 'Before the ending *f* becomes *v*: *bedrijven*.'],
  [
    'kaas',
    'kazen',
    'The syllable is now open, so one *a* is enough for the long sound. Before the ending *s* becomes *z*: *kazen*.',
  ],
  ['fiets', 'fietsen', ''],
  ['lekker', 'lekkere', ''],
])('GRA-06: %s - %s is explained by what changes', (word, form, explanation) => {
  expect(explainSpelling(word, form)).toBe(explanation);
});
