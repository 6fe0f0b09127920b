import { expect, it } from 'vitest';
import { SAMPLE_REFERENCE, sampleContext, sampleEntry, sampleVerb } from '../sample-entry.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { ownWordsOf } from '../own-words.ts';
import { frequentWordsRule } from './frequent-words.ts';

const rule = frequentWordsRule<VocabularyEntry>(({ example }) => [example], ownWordsOf);
const context = sampleContext({ reference: SAMPLE_REFERENCE });

it('CON-07: frequent words, words of the vocabulary, names and numbers are known', () => {
  const entry = sampleVerb({ example: "Morgen bel ik je op, Fatima, om 9 uur 's avonds." });
  const others = ['op', 'om', 'uur', 'avond'].map((dutch) =>
    sampleEntry({ dutch, plural: `${dutch}s`, example: '' }),
  );
  expect(rule([entry, ...others], context)).toEqual([]);
});

it('CON-07: a rare word is a warning, once', () => {
  const rare = sampleVerb({ example: 'Ik bel je morgen zelden.' });
  const warnings = rule([rare, { ...rare, line: 9 }], context);
  expect(warnings.map(({ level, about, line }) => [level, about, line])).toEqual([['warning', 'zelden', 3]]);
});
