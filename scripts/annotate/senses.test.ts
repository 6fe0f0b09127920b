import { expect, it } from 'vitest';
import { NAME, NUMBER } from '../../src/content/schema/annotation.ts';
import { loadReferenceLists } from '../../src/content-check/reference-lists.ts';
import { wordsWithTags } from './frog.ts';
import { readQuotes } from './quotes.ts';
import { senseIndex, sensesOf, type Sense } from './senses.ts';

const SENSES: readonly Sense[] = [
  { id: 'opbellen', dutch: 'opbellen', kind: 'verb', past: 'belde op', participle: 'opgebeld' },
  { id: 'bellen', dutch: 'bellen', kind: 'verb', past: 'belde', participle: 'gebeld' },
  { id: 'bel', dutch: 'bel', kind: 'noun', plural: 'bellen' },
  { id: 'op', dutch: 'op', kind: 'preposition' },
  { id: 'weer-klimaat', dutch: 'weer', kind: 'noun' },
  { id: 'weer-opnieuw', dutch: 'weer', kind: 'adverb' },
  { id: 'bank-geld', dutch: 'bank', kind: 'noun', plural: 'banken' },
  { id: 'bank-meubel', dutch: 'bank', kind: 'noun', plural: 'banken' },
  { id: 'een-paar', dutch: 'een paar', kind: 'phrase' },
  { id: 'paar', dutch: 'paar', kind: 'noun' },
  { id: 'een', dutch: 'een', kind: 'article' },
  { id: 'brood', dutch: 'brood', kind: 'noun', plural: 'broden' },
  { id: 'broodje', dutch: 'broodje', kind: 'noun', plural: 'broodjes' },
];

/** Reading the lists takes seconds. */
const INDEX = senseIndex(SENSES, loadReferenceLists());

/** A piece with tags as the tagger writes them: `bel WW(pv) bellen`. */
function judge(
  piece: string,
  tokens: readonly string[],
  corrections: Readonly<Record<string, string>> = {},
  example?: Parameters<typeof sensesOf>[3],
) {
  const words = wordsWithTags(
    piece,
    tokens.map((token) => {
      const [form = '', tag = '', lemma = form] = token.split(' ');
      return { form, tag, lemma };
    }),
  );
  const rules = {
    index: INDEX,
    usual: { 'bank/N': 'bank-meubel' },
    quotes: readQuotes(
      Object.fromEntries(Object.entries(corrections).map(([quote, sense]) => [sense, [quote]])),
    ),
    patterns: [[/\b(doet) (?:\p{L}+ )?(pijn)/u, 'pijn-doen']] as const,
    expressions: SENSES.filter(({ id }) => id === 'een-paar'),
    names: new Set(['Adjoa']),
  };
  const judged = sensesOf(piece, words, rules, example);
  return judged.map(({ decided: { sense, next }, fitting }) =>
    next !== undefined ? `${sense}${next > 0 ? '+' : ''}${next}` : fitting.length > 1 ? fitting : sense,
  );
}

it('RDG-02: a separable verb is one word with both halves in a clause, and none where a comma parts them', () => {
  const bel = 'Bel SPEC(vreemd)';
  const op = 'op VZ(fin)';
  expect(judge('Bel Adjoa op.', [bel, 'Adjoa SPEC(deeleigen)', op, '. LET()'])).toEqual([
    'opbellen+2',
    NAME,
    'opbellen-2',
  ]);
  expect(judge('Belt, op 20', ['Belt WW(pv) bellen', ', LET()', 'op VZ(init)', '20 TW(hoofd)'])).toEqual([
    'bellen',
    'op',
    NUMBER,
  ]);
  expect(judge('op te bellen', ['op VZ(fin)', 'te VZ(init)', 'bellen WW(inf)']).at(-1)).toBe('opbellen-2');
});

it('RDG-02: the part of speech tells the sense of a spelling, and what is written by hand comes before it', () => {
  expect(judge('weer', ['weer BW()'])).toEqual(['weer-opnieuw']);
  expect(judge('weer', ['weer N(soort)'])).toEqual(['weer-klimaat']);
  expect(judge('de bank', ['de LID()', 'bank N(soort)'])).toEqual(['', 'bank-meubel']);
  const quotes = { 'geld van de [bank]': 'bank-geld' };
  const tokens = ['geld N()', 'van VZ(init)', 'de LID()', 'bank N(soort)'];
  expect(judge('geld van de bank', tokens, quotes).at(-1)).toBe('bank-geld');
  expect(judge('geld van de banken', tokens.with(3, 'banken N(mv) bank'), quotes).at(-1)).toEqual([
    'bank-geld',
    'bank-meubel',
  ]);
});

it('RDG-02: an expression is one word from each of its words, and a quote with two brackets makes one', () => {
  const tokens = ['een LID()', 'paar N(soort)'];
  expect(judge('een paar', tokens)).toEqual(['een-paar+1', 'een-paar-1']);
  expect(judge('een paar', tokens, { 'een [paar]': 'paar' })).toEqual(['een', 'paar']);
  expect(
    judge('Bel mij op', ['Bel WW(pv)', 'mij VNW()', 'op VZ(fin)'], { '[Bel] mij [op]': 'bellen' }),
  ).toEqual(['bellen+2', '', 'bellen-2']);
});

it('RDG-02: a way to say something has its sense, and so has the word that a sentence is an example of; a letter alone is one', () => {
  const tokens = ['dat VNW()', 'doet WW(pv)', 'erg ADJ()', 'pijn N()'];
  expect(judge('dat doet erg pijn', tokens)).toEqual(['', 'pijn-doen+2', '', 'pijn-doen-2']);
  const bank = { sense: 'bank-geld', places: [1] };
  expect(judge('de bank', ['de LID()', 'bank N(soort)'], {}, bank)).toEqual(['', 'bank-geld']);
  expect(judge('de x', ['de LID()', 'x SPEC()'])).toEqual(['', 'letter']);
});

it('RDG-02: words that the tagger parts elsewhere keep their place', () => {
  const words = wordsWithTags("auto's om 8.30", [
    { form: "auto's", tag: 'N(soort,mv)', lemma: 'auto' },
    { form: 'om', tag: 'VZ(init)', lemma: 'om' },
    { form: '8.30', tag: 'TW(hoofd)', lemma: '8.30' },
  ]);
  expect(words.map(({ form, lemma, partOfSpeech }) => `${form} ${lemma} ${partOfSpeech}`)).toEqual([
    "auto's auto N",
    'om om VZ',
    '8 8 TW',
    '30 30 TW',
  ]);
});

it('RDG-02: a form with a place of its own in the lists is that word, not a form of another', () => {
  expect(judge('broodje', ['broodje N(soort) brood'])).toEqual(['broodje']);
  expect(judge('brood', ['brood N(soort) brood'])).toEqual(['brood']);
});
