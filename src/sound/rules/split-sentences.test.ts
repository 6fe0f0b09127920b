import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/any-character.ts';
import { LONGEST_PIECE_CHARACTERS, splitSentences } from './split-sentences.ts';

const word = fc.constantFrom(
  'fiets',
  'huisarts',
  'morgen',
  'naar',
  'de',
  'winkel',
  'verzekering',
  'Amsterdam',
);
const unbreakable = fc.constantFrom('bijv.', 'dhr.', 'o.a.', 'd.w.z.', 'max.', '€', 'J.');
/** An abbreviation or a sign that belongs to what follows is never the last of a sentence here. */
const phrase = fc
  .tuple(
    fc.array(fc.oneof(word, unbreakable), { maxLength: 40 }),
    word,
    fc.constantFrom('', ',', '.', '!', '?', ';'),
  )
  .map(([words, last, mark]) => `${words.join(' ')} ${last}${mark} `);
const plausibleText = fc.array(phrase, { maxLength: 8 }).map((phrases) => phrases.join(''));
const anyText = fc.oneof(
  plausibleText,
  fc.string({ maxLength: 600 }),
  fc.string({ unit: anyCharacter, maxLength: 600 }),
);

describe('splitSentences', () => {
  it('SPK-02: the pieces joined are the text, letter for letter', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(splitSentences(text).join('')).toBe(text);
      }),
    );
  });

  it('SPK-02: no piece is longer than 120 characters, unless it is one word', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const piece of splitSentences(text)) {
          const said = piece.trim();
          expect(said.length <= LONGEST_PIECE_CHARACTERS || !/[ \n\t]/.test(said)).toBe(true);
        }
      }),
    );
  });

  it('SPK-02: a piece ends at a blank, never inside a word or a number', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const piece of splitSentences(text).slice(0, -1)) expect(piece).toMatch(/\s$/u);
      }),
    );
  });

  it('SPK-02: a piece never ends in an abbreviation, an initial or a currency sign', () => {
    const texts = fc.array(phrase, { minLength: 1, maxLength: 8 }).filter((phrases) => {
      return phrases.every((each) => !/((bijv\.|dhr\.|o\.a\.|d\.w\.z\.|max\.|€|J\.) ){10}/u.test(each));
    });
    fc.assert(
      fc.property(texts, (phrases) => {
        for (const piece of splitSentences(phrases.join(''))) {
          expect(piece).not.toMatch(/(^|\s)(bijv\.|dhr\.|o\.a\.|d\.w\.z\.|max\.|€|J\.)\s*$/u);
        }
      }),
    );
  });

  it.each([
    ['Ja. Nee! Echt?', ['Ja. ', 'Nee! ', 'Echt?']],
    [
      'Ik heet Jan. Hoe heet u? Dat is dhr. J. de Vries.',
      ['Ik heet Jan. ', 'Hoe heet u? ', 'Dat is dhr. J. de Vries.'],
    ],
    ['Neem iets mee, bijv. Goudse kaas. Lekker!', ['Neem iets mee, bijv. Goudse kaas. ', 'Lekker!']],
    ['Het kost € 12,50. De trein gaat om 14.30 uur.', ['Het kost € 12,50. ', 'De trein gaat om 14.30 uur.']],
    ['‘Kom binnen.’ Zij lacht.', ['‘Kom binnen.’ ', 'Zij lacht.']],
    ['de afspraak', ['de afspraak']],
    ['', []],
  ])('SPK-02: %s', (text, pieces) => {
    expect(splitSentences(text)).toEqual(pieces);
  });

  it('SPK-02: a long sentence is cut at its last comma within the limit', () => {
    const clause =
      'als het morgen regent en de straat nat is dan neem ik liever de bus naar mijn werk in de stad';
    expect(splitSentences(`${clause}, want ${clause}.`)).toEqual([`${clause}, `, `want ${clause}.`]);
  });

  it('SPK-02: a long sentence without a comma is cut as late as the limit allows', () => {
    const pieces = splitSentences(`Wij ${'wonen in een klein huis '.repeat(30)}.`);
    for (const piece of pieces.slice(0, -1))
      expect(piece.length).toBeGreaterThan(LONGEST_PIECE_CHARACTERS - 10);
  });

  it('SPK-02: a very long text takes time in step with its length', () => {
    expect(splitSentences('woord '.repeat(20_000)).join('')).toHaveLength(120_000);
    expect(splitSentences(' '.repeat(100_000))).toHaveLength(1);
  });
});
