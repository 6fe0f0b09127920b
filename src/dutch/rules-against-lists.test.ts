import { describe, expect, it } from 'vitest';
import { articleSign, regularDiminutive, regularPlural } from './noun-forms.ts';
import { regularComparative, regularSuperlative, withInflection } from './adjective-forms.ts';
import { presentForms, regularParticiple, regularPast, stemOf } from './verb-forms.ts';
import { accepted, referenceTable } from '#content-check/reference/reference-table.ts';

/** Lower-case words only: no abbreviations, names or hyphens. */
const PLAIN = /^[a-zéëï]{2,}$/;

const nouns = referenceTable('nouns-plural.tsv');
const articles = referenceTable('nouns-article.tsv');
const diminutives = referenceTable('nouns-diminutive.tsv');
const adjectives = referenceTable('adjectives.tsv');
const verbs = referenceTable('verbs.tsv');
const simpleVerbs = [...verbs.keys()].filter(
  (verb) => !accepted(verbs, verb, 1).some((past) => past.includes(' ')),
);
const regularVerbs = simpleVerbs.filter((verb) =>
  accepted(verbs, verb, 1).every((past) => /[td]e$/.test(past)),
);
const stemIn = (verb: string): string => accepted(verbs, verb, 6)[0] ?? '';

/** The share (0 to 1) of the listed words for which the rule gives an accepted form. */
function rightShare(
  words: Iterable<string>,
  rule: (word: string) => string,
  formsOf: (word: string) => readonly string[],
): number {
  const known = [...words].filter((word) => PLAIN.test(word) && formsOf(word).length > 0);
  expect(known.length).toBeGreaterThan(900);
  return known.filter((word) => formsOf(word).includes(rule(word))).length / known.length;
}

/**
 * The rules over all words of the reference lists. Their errors are irregular or borrowed words, named next to each
 * bound. Words used in exercises have their forms in the word data, where each one is checked.
 */
describe('rules of Dutch over the reference lists', () => {
  it('GRA-11: the plural, except loanwords (films), Latin ones (centra), middelen, steden, schepen', () => {
    expect(rightShare(nouns.keys(), regularPlural, (noun) => accepted(nouns, noun, 1))).toBeGreaterThan(0.86);
  });

  it('GRA-11: the diminutive, except compounds with hidden stress (popster), glaasje, scheepje', () => {
    const share = rightShare(diminutives.keys(), regularDiminutive, (noun) => accepted(diminutives, noun, 1));
    expect(share).toBeGreaterThan(0.94);
  });

  it('GRA-11: the endings that show an article, except afscheid, onderscheid, genie', () => {
    const told = [...articles.keys()].filter((noun) => articleSign(noun) !== null);
    const share = rightShare(
      told,
      (noun) => articleSign(noun)?.article ?? '',
      (noun) =>
        accepted(articles, noun, 2).flatMap((article) => (article === 'both' ? ['de', 'het'] : article)),
    );
    expect(share).toBeGreaterThan(0.99);
  });

  it('GRA-07: the stem of all verbs, except -eren without stress (luister), English ones (time), komen', () => {
    expect(rightShare(simpleVerbs, stemOf, (verb) => accepted(verbs, verb, 6))).toBeGreaterThan(0.9);
  });

  it('GRA-07: stem + t, except seven irregular verbs (is, heeft, mag, wil) and foreign vowels (skiën)', () => {
    const share = rightShare(
      simpleVerbs,
      (verb) => presentForms(verb, stemIn(verb)).hij,
      (verb) => accepted(verbs, verb, 7),
    );
    expect(share).toBeGreaterThan(0.99);
  });

  it('GRA-15: te or de of all regular verbs, except English ones (racen, cashen)', () => {
    const share = rightShare(
      regularVerbs,
      (verb) => regularPast(verb, stemIn(verb)).singular,
      (verb) => accepted(verbs, verb, 1),
    );
    expect(share).toBeGreaterThan(0.99);
  });

  it('GRA-16: the participle of all regular verbs, except unstressed over-, onder-, om-, and lachen, bakken', () => {
    const share = rightShare(
      regularVerbs,
      (verb) => regularParticiple(verb, stemIn(verb)),
      (verb) => accepted(verbs, verb, 2),
    );
    expect(share).toBeGreaterThan(0.94);
  });

  it('GRA-12: comparative, superlative and -e, except goed, dichtbij and French ones (chique)', () => {
    const all = [...adjectives.keys()];
    expect(rightShare(all, regularComparative, (word) => accepted(adjectives, word, 1))).toBeGreaterThan(
      0.98,
    );
    expect(rightShare(all, regularSuperlative, (word) => accepted(adjectives, word, 2))).toBeGreaterThan(
      0.99,
    );
    expect(rightShare(all, withInflection, (word) => accepted(adjectives, word, 3))).toBeGreaterThan(0.99);
  });
});
