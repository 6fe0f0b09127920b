import { expect, it } from 'vitest';
import { frequentContentWords, taughtContentWords } from './content-words.ts';
import { readReferenceLists } from './reference-lists.ts';

const tsv = (...rows: string[]) => `header\n${rows.map((row) => row.replaceAll(' | ', '\t')).join('\n')}\n`;

const REFERENCE = readReferenceLists({
  articles: tsv('week | de | de', 'huis | het | het', 'z | de | de'),
  plurals: tsv('week | weken', 'huis | huizen'),
  diminutives: tsv('huis | huisje'),
  verbs: tsv(
    'gaan | ging | gegaan | zijn | zijn | gingen | ga | gaat',
    'weken | weekte | geweekt | hebben | hebben | weekten | week | weekt',
    'zullen | zou | | hebben | hebben | zouden | zal | zal',
  ),
  adjectives: tsv('groot | groter | grootst | grote'),
  frequencies: tsv(
    ...['ik', 'z', 'zal', 'gaat', 'gaan', 'weken', 'week', 'huisje', 'xyz', 'grote', 'huis'].map(
      (form, place) => `${place + 1} | ${form} | 9`,
    ),
  ),
});

it('CON-02: frequent forms are mapped to their words, each counted once, without function words', () => {
  expect(frequentContentWords(REFERENCE, 1500)).toEqual([['gaan'], ['week', 'weken'], ['huis'], ['groot']]);
  expect(frequentContentWords(REFERENCE, 2)).toHaveLength(2);
});

it('CON-02: a content word is taught when any word that its form may belong to is taught', () => {
  const words = [['gaan'], ['week', 'weken'], ['voelen']];
  expect(taughtContentWords(words, ['week', 'zich voelen'])).toEqual({
    taught: [['week', 'weken'], ['voelen']],
    missing: [['gaan']],
  });
});
