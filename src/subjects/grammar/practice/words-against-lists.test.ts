import { readFileSync } from 'node:fs';
import { csvParse } from 'd3-dsv';
import { describe, expect, it } from 'vitest';
import { ADJECTIVE_PHRASES } from '#content/grammar/practice/adjective-phrases.ts';
import { ADJECTIVES } from '#content/grammar/practice/adjectives.ts';
import { CLAUSES } from '#content/grammar/practice/clauses.ts';
import { NEGATION_GAPS } from '#content/grammar/practice/negation-gaps.ts';
import { NEGATION_PLACES } from '#content/grammar/practice/negation-places.ts';
import { NOUNS } from '#content/grammar/practice/nouns.ts';
import { SEPARABLE_VERBS } from '#content/grammar/practice/separable-verbs.ts';
import { VERBS } from '#content/grammar/practice/verbs.ts';
import type {
  AdjectivePhrase,
  ClauseRow,
  NounWord,
  SeparableVerbWord,
  VerbWord,
} from '#content/schema/practice-words.ts';
import { comparativeMistakes, superlativeMistakes, withInflection } from '#dutch/adjective-forms.ts';
import { diminutiveMistakes, pluralMistakes } from '#dutch/noun-forms.ts';
import {
  formFor,
  participleMistakes,
  pastMistakes,
  presentMistakes,
  separableParticipleMistakes,
  verbWithout,
} from '#dutch/verb-forms.ts';
import { misspellings } from '#dutch/spelling.ts';
import { formsOf } from '#subjects/grammar/practice/generators/verb-forms.ts';
import { accepted, referenceTable } from '#content-check/reference/reference-table.ts';

const articles = referenceTable('nouns-article.tsv');
const plurals = referenceTable('nouns-plural.tsv');
const diminutives = referenceTable('nouns-diminutive.tsv');
const verbList = referenceTable('verbs.tsv');
const adjectives = referenceTable('adjectives.tsv');
const nouns: readonly NounWord[] = NOUNS;
const verbs: readonly VerbWord[] = VERBS;
const separable: readonly SeparableVerbWord[] = SEPARABLE_VERBS;
const phrases: readonly AdjectivePhrase[] = ADJECTIVE_PHRASES;
const clauses: readonly ClauseRow[] = CLAUSES;

/** The lists have them as de and het; these were looked up, and only one meaning is of this level. */
const LOOKED_UP = new Set(['broek']);
/** Adjectives with a comparative, but the lists call them words of quantity and manner. */
const COMPARED_OTHERWISE = new Set(['veel', 'weinig', 'graag']);

function expectNone(wrong: readonly string[], right: readonly string[], word: string): void {
  expect(
    wrong.filter((form) => right.includes(form)),
    word,
  ).toEqual([]);
}

describe('practice words against the reference lists', () => {
  it('GRA-11: articles, plurals and diminutives are right, and no wrong form is a form of any noun', () => {
    for (const { noun, article, plural, diminutive, alsoPlural = [], rare = [] } of nouns) {
      if (!LOOKED_UP.has(noun)) expect(accepted(articles, noun, 1), noun).toEqual([article]);
      const known = accepted(plurals, noun, 1);
      expect(known, noun).toEqual(expect.arrayContaining([plural, ...alsoPlural]));
      const offered = pluralMistakes(noun, plural).filter((form) => ![...alsoPlural, ...rare].includes(form));
      expect(offered.length, noun).toBeGreaterThan(1);
      expectNone(offered, known, noun);
      if (diminutive === undefined) continue;
      const small = accepted(diminutives, noun, 1);
      if (small.length > 0) expect(small, noun).toContain(diminutive);
      const wrong = diminutiveMistakes(noun, diminutive).filter((form) => !rare.includes(form));
      expectNone(wrong, small, noun);
    }
  });

  it('GRA-07: present forms are right, and no wrong option fits the subject', () => {
    for (const row of verbs) {
      const forms = formsOf(row);
      const { infinitive } = row;
      expect(accepted(verbList, infinitive, 6), infinitive).toContain(forms.ik);
      expect(accepted(verbList, infinitive, 7), infinitive).toContain(forms.hij);
      const wrongOfHij = presentMistakes(infinitive, forms, 'hij');
      expectNone(wrongOfHij, accepted(verbList, infinitive, 7), infinitive);
      for (const person of ['ik', 'jij-behind'] as const) {
        expect(formFor(forms, person) === forms.ik).toBe(true);
        expectNone(presentMistakes(infinitive, forms, person), accepted(verbList, infinitive, 6), infinitive);
      }
    }
  });

  it('GRA-15: past forms are right, and no wrong option is a form of any verb', () => {
    for (const { infinitive, stem, past, pastPlural } of verbs) {
      const one = accepted(verbList, infinitive, 1);
      const many = accepted(verbList, infinitive, 5);
      expect(one, infinitive).toContain(past);
      expect(many, infinitive).toContain(pastPlural);
      const forms = { singular: past, plural: pastPlural };
      expectNone(pastMistakes(infinitive, forms, 'singular', stem), one, infinitive);
      expectNone(pastMistakes(infinitive, forms, 'plural', stem), many, infinitive);
    }
  });

  it('GRA-16: participles and auxiliaries are right; verbs of motion with both say where the movement goes', () => {
    for (const { infinitive, stem, participle, auxiliary, reason, rest } of verbs) {
      const known = accepted(verbList, infinitive, 2);
      expect(known, infinitive).toContain(participle);
      expectNone(participleMistakes(infinitive, participle, stem), known, infinitive);
      expect(reason === undefined, infinitive).toBe(auxiliary === 'hebben');
      if (reason === 'direction') expect(rest, infinitive).toMatch(/^naar /);
      else if (!['vertrekken', 'verbeteren', 'verhuizen'].includes(infinitive)) {
        // Vertrekken takes zijn when somebody leaves, verhuizen when somebody moves house; verbeteren takes hebben
        // with an object.
        expect(accepted(verbList, infinitive, 3), infinitive).toEqual([auxiliary]);
      }
    }
  });

  it('GRA-07 GRA-16: all forms of separable verbs are right, and no wrong option is a participle', () => {
    for (const row of separable) {
      const { infinitive, particle, past, pastPlural, participle } = row;
      expect(accepted(verbList, infinitive, 1), infinitive).toContain(`${past} ${particle}`);
      expect(accepted(verbList, infinitive, 5), infinitive).toContain(`${pastPlural} ${particle}`);
      const known = accepted(verbList, infinitive, 2);
      expect(known, infinitive).toContain(participle);
      expectNone(separableParticipleMistakes(particle, participle), known, infinitive);
      const { hij } = formsOf({ ...row, infinitive: verbWithout(particle, infinitive) });
      expect(accepted(verbList, infinitive, 7), infinitive).toContain(`${hij} ${particle}`);
    }
  });

  it('GRA-12: comparatives, superlatives and -e are right, and no wrong option is a form of any adjective', () => {
    for (const row of ADJECTIVES) {
      const { adjective, comparative, superlative } = row;
      const known = accepted(adjectives, adjective, 1);
      const knownBest = accepted(adjectives, adjective, 2);
      if (!COMPARED_OTHERWISE.has(adjective)) {
        expect(known, adjective).toContain(comparative);
        expect(knownBest, adjective).toContain(superlative);
      }
      expectNone(comparativeMistakes(adjective, comparative), known, adjective);
      expectNone(superlativeMistakes(adjective, row), knownBest, adjective);
    }
    for (const { adjective, inflected, noun, article, plural } of phrases) {
      const known = accepted(adjectives, adjective, 3);
      expect(known, adjective).toContain(inflected);
      expect(withInflection(adjective)).toBe(inflected);
      const wrong = misspellings(adjective, 'e').filter((form) => form !== inflected);
      expectNone(wrong, [...known, adjective], adjective);
      expect(accepted(articles, noun, 1), noun).toEqual([article]);
      if (plural !== undefined) expect(accepted(plurals, noun, 1), noun).toContain(plural);
    }
  });
});

describe('practice words', () => {
  const vocabulary = csvParse(readFileSync('public/vocabulary.csv', 'utf8'));
  const learned = (dutch: string, kind: string) =>
    vocabulary.filter((row) => row['dutch'] === dutch && row['kind'] === kind);

  it('CON-07: a word learned elsewhere in the app has the same forms there', () => {
    for (const { noun, article, plural } of nouns) {
      for (const row of learned(noun, 'noun')) {
        expect([noun, row['article']]).toEqual([noun, article]);
        if (row['plural'] !== '') expect([noun, row['plural']]).toEqual([noun, plural]);
      }
    }
    const simple = verbs.map((verb) => ({ ...verb, behind: '' }));
    const split = separable.map((verb) => ({ ...verb, behind: ` ${verb.particle}` }));
    for (const { infinitive, past, behind, participle, auxiliary } of [...simple, ...split]) {
      for (const row of learned(infinitive, 'verb')) {
        expect([infinitive, row['past'], row['participle']]).toEqual([infinitive, past + behind, participle]);
        expect([auxiliary, 'both'], infinitive).toContain(row['auxiliary']);
      }
    }
  });

  it('GRA-18: there are enough of them, without duplicates', () => {
    const lists: readonly (readonly [name: string, least: number, keys: readonly string[]])[] = [
      ['nouns', 150, nouns.map(({ noun }) => noun)],
      ['verbs', 95, verbs.map(({ infinitive }) => infinitive)],
      ['separable verbs', 30, separable.map(({ infinitive }) => infinitive)],
      ['adjectives', 55, ADJECTIVES.map(({ adjective }) => adjective)],
      ['phrases', 60, phrases.map(({ adjective, noun }) => `${adjective} ${noun}`)],
      ['negation', 60, [...NEGATION_GAPS, ...NEGATION_PLACES].map(({ id }) => id)],
      ['clauses', 60, clauses.map(({ id }) => id)],
    ];
    for (const [name, least, keys] of lists) {
      expect(new Set(keys).size, name).toBe(keys.length);
      expect(keys.length, name).toBeGreaterThanOrEqual(least);
    }
  });

  it('GRA-08: a negated sentence is the sentence plus niet, and the wrong options are other sentences', () => {
    for (const { sentence, denied, wrong } of NEGATION_PLACES) {
      expect(denied.replace(/ niet/, '')).toBe(sentence);
      expect(new Set([sentence, denied, ...wrong]).size).toBe(4);
    }
    for (const { sentence } of NEGATION_GAPS) expect(sentence.match(/___/g)).toHaveLength(1);
  });

  it('GRA-12: every comparing sentence has a gap and `dan`', () => {
    for (const { comparing, best } of ADJECTIVES) {
      expect(comparing).toMatch(/___.* dan /);
      expect(best).toMatch(/het ___/);
    }
  });
});
