import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameSentence } from './typed-sentence.ts';
import { sentenceChanges } from './typed-sentence.ts';

const RIGHT = '\'s Ochtends drink ik koffie, zegt zij: "Lekker!"';

describe('a typed sentence', () => {
  it('GRA-20: ignores capitals and extra blanks', () => {
    expect(isSameSentence('  \'S OCHTENDS drink ik  koffie, zegt zij:\t"lekker!"\n', RIGHT)).toBe(true);
  });

  it('GRA-20: typographic apostrophes and quotation marks are the same as straight ones', () => {
    expect(isSameSentence('’s Ochtends drink ik koffie, zegt zij: “Lekker!”', RIGHT)).toBe(true);
    expect(isSameSentence('‘s Ochtends drink ik koffie, zegt zij: „Lekker!”', RIGHT)).toBe(true);
  });

  it('GRA-20: punctuation has to match, and so has every letter', () => {
    expect(isSameSentence('Ik heb geen tijd', 'Ik heb geen tijd.')).toBe(false);
    expect(isSameSentence('Ik heb geen tijd!', 'Ik heb geen tijd.')).toBe(false);
    expect(isSameSentence('Wij hebben twee kinderen.', 'Wij hebben twee kïnderen.')).toBe(false);
    expect(isSameSentence('Ik heb geentijd.', 'Ik heb geen tijd.')).toBe(false);
  });

  it('GRA-20: an accent typed apart from its letter is the same accent', () => {
    expect(isSameSentence('één'.normalize('NFD'), 'één')).toBe(true);
  });

  it('GRA-20: any sentence is right with any blanks around its words, and no other sentence is', () => {
    const anyWord = fc.stringMatching(/^[a-zë]{1,6}$/);
    const anyBlank = fc.constantFrom(' ', '  ', '\t', '\u00a0', '\n ');
    fc.assert(
      fc.property(fc.array(fc.tuple(anyWord, anyBlank), { minLength: 1 }), anyWord, (parts, other) => {
        const right = parts.map(([word]) => word).join(' ');
        const typed = parts.flat().join('');
        expect(isSameSentence(typed, right)).toBe(true);
        expect(isSameSentence(`${typed}${other}`, right)).toBe(false);
      }),
    );
  });
});

const shown = (from: string, to: string) =>
  sentenceChanges(from, to).map(({ kind, text }) => `${{ kept: '', removed: '-', added: '+' }[kind]}${text}`);

const wordsOf = (text: string) => text.match(/[\w']+|[.,]/g) ?? [];

describe('what changed between two sentences', () => {
  it('GRA-20: is told word by word', () => {
    expect(shown('Morgen ik ga naar de markt.', 'Morgen ga ik naar de markt.')).toEqual([
      'Morgen',
      '-ik',
      'ga',
      '+ik',
      'naar de markt.',
    ]);
    expect(shown('Ik heb niet auto.', 'Ik heb geen auto.')).toEqual(['Ik heb', '-niet', '+geen', 'auto.']);
  });

  it('GRA-20: capitals are no change, punctuation is one', () => {
    expect(shown('morgen ga ik', 'Morgen ga ik.')).toEqual(['Morgen ga ik', '+.']);
    expect(shown('Zij’s ziek', "zij's ziek")).toEqual(["zij's ziek"]);
  });

  it('GRA-20: an empty text needs the whole sentence added', () => {
    expect(shown('', 'Ik ga.')).toEqual(['+Ik ga.']);
    expect(shown('Ik ga.', 'Ik ga.')).toEqual(['Ik ga.']);
  });

  it('GRA-20: without additions it is the one sentence, without removals the other', () => {
    const anySentence = fc.array(fc.constantFrom('ik', 'ga', 'naar', 'de', "foto's", ',', '.'));
    fc.assert(
      fc.property(anySentence, anySentence, (from, to) => {
        const changes = sentenceChanges(from.join(' '), to.join(' '));
        const without = (kind: string) =>
          changes.filter((change) => change.kind !== kind).flatMap(({ text }) => wordsOf(text));
        expect(without('added')).toEqual(from);
        expect(without('removed')).toEqual(to);
      }),
    );
  });
});
