import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordFamilies } from './word-family.ts';

const noun = (dutch: string, plural?: string) => ({
  id: dutch,
  dutch,
  kind: 'noun',
  ...(plural !== undefined && { plural }),
});
const verb = (dutch: string) => ({ id: dutch, dutch, kind: 'verb' });
const adjective = (dutch: string) => ({ id: dutch, dutch, kind: 'adjective' });

/** The stems of these verbs; the spelling rule has its own tests. */
const STEMS: Readonly<Record<string, string>> = {
  werken: 'werk',
  samenwerken: 'samenwerk',
  lopen: 'loop',
  geven: 'geef',
  verhuizen: 'verhuis',
  schakelen: 'schakel',
  aanmelden: 'aanmeld',
  melden: 'meld',
};
const stemOf = (infinitive: string) => STEMS[infinitive] ?? infinitive.replace(/en$/, '');

const WORDS = [
  ...['werken', 'samenwerken', 'lopen', 'geven', 'verhuizen', 'schakelen', 'melden'].map(verb),
  { ...verb('zich aanmelden') },
  noun('werk'),
  noun('werkgever', 'werkgevers'),
  noun('loper', 'lopers'),
  noun('huis', 'huizen'),
  noun('huisarts', 'huisartsen'),
  noun('arts', 'artsen'),
  noun('dier', 'dieren'),
  noun('dierenarts', 'dierenartsen'),
  noun('kant', 'kanten'),
  noun('oor', 'oren'),
  noun('kantoor', 'kantoren'),
  noun('gevaar', 'gevaren'),
  noun('schakelaar', 'schakelaars'),
  noun('gezondheid'),
  adjective('gezond'),
  adjective('sterk'),
  noun('sterkte'),
  noun('bes', 'bessen'),
  noun('tand', 'tanden'),
  noun('heer', 'heren'),
  adjective('heerlijk'),
  noun('bestand', 'bestanden'),
  { id: 'op het werk', dutch: 'op het werk', kind: 'phrase' },
];
const familyOf = wordFamilies(WORDS, stemOf);
const of = (dutch: string) => {
  const word = WORDS.find((one) => one.dutch === dutch);
  return word === undefined ? null : familyOf(word).map((one) => one.dutch);
};

describe('the family of a word', () => {
  it.each([
    ['werk', ['werken', 'werkgever', 'samenwerken']],
    ['werkgever', ['werk', 'geven', 'werken', 'samenwerken']],
    ['lopen', ['loper']],
    ['loper', ['lopen']],
    ['huis', ['huisarts', 'verhuizen']],
    ['dierenarts', ['dier', 'arts', 'huisarts']],
    ['melden', ['zich aanmelden']],
    ['gezond', ['gezondheid']],
    ['sterkte', ['sterk']],
    ['schakelen', ['schakelaar']],
  ])('MEM-07: of %s is %j', (dutch, family) => {
    expect(of(dutch)).toEqual(family);
  });

  it.each(['kantoor', 'gevaar', 'bestand', 'heer', 'heerlijk', 'op het werk'])(
    'MEM-07: a word contained in %s by chance is not its family',
    (dutch) => {
      expect(of(dutch)).toEqual([]);
    },
  );

  it('MEM-07: a word that is in no list has the family of its parts', () => {
    expect(familyOf(noun('huisdier')).map(({ dutch }) => dutch)).toEqual([
      'huis',
      'dier',
      'huisarts',
      'verhuizen',
      'dierenarts',
    ]);
  });

  it('MEM-07: for any words: no word is in its own family, and families are mutual', () => {
    const part = fc.constantFrom(
      'werk',
      'huis',
      'tand',
      'arts',
      'geluk',
      'en',
      's',
      'ver',
      'ge',
      'heid',
      'oor',
      'x',
    );
    const word = fc
      .tuple(
        fc.array(part, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('noun', 'verb', 'adjective', 'phrase'),
      )
      .map(([parts, kind]) => ({ id: `${parts.join('')} ${kind}`, dutch: parts.join(''), kind }));
    const known = fc.uniqueArray(word, { maxLength: 12, selector: ({ id }) => id });
    fc.assert(
      fc.property(known, (words) => {
        const family = wordFamilies(words, stemOf);
        const pairs = words.flatMap((one) => family(one).map((other) => `${one.id} > ${other.id}`));
        for (const one of words) {
          expect(pairs).not.toContain(`${one.id} > ${one.id}`);
          for (const other of family(one)) expect(pairs).toContain(`${other.id} > ${one.id}`);
        }
      }),
    );
  });
});
