import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrice, priceFigure, priceWords } from './price.ts';

const anyPrice = fc.integer({ min: 0, max: 99_999_999 });

describe('prices', () => {
  it.each([
    [250, '€ 2,50', 'twee euro vijftig'],
    [50, '€ 0,50', 'vijftig cent'],
    [1, '€ 0,01', 'één cent'],
    [100, '€ 1,00', 'één euro'],
    [101, '€ 1,01', 'één euro een'],
    [2205, '€ 22,05', 'tweeëntwintig euro vijf'],
    [125_000, '€ 1.250,00', 'duizend tweehonderdvijftig euro'],
  ])('MSC-09: %i cents are written %s and said %s', (cents, figure, words) => {
    expect([priceFigure(cents), priceWords(cents)]).toEqual([figure, words]);
  });

  it('MSC-09: every price is parsed back from its figure and its words', () => {
    fc.assert(
      fc.property(anyPrice, (cents) => {
        expect(parsePrice(priceFigure(cents))).toBe(cents);
        expect(parsePrice(priceWords(cents))).toBe(cents);
      }),
    );
  });

  it('MSC-09: euro and cent stay singular', () => {
    fc.assert(fc.property(anyPrice, (cents) => !/euro's|centen|cents/.test(priceWords(cents))));
  });

  it.each([
    ['2.50', 250],
    ['€2,50', 250],
    ['2,50 euro', 250],
    ['EUR 2,50', 250],
    ['5', 500],
    ['5,-', 500],
    ['€ 5,--', 500],
    ['2 euro 50', 250],
    ['50 cent', 50],
    ['twee vijftig', 250],
    ['twee euro en vijftig cent', 250],
    ['Twee euro', 200],
    ['een euro vijf', 105],
    ['vijf', 500],
    ['vijfentwintig', 2500],
  ])('MSC-09: %s is understood as %i cents', (text, cents) => {
    expect(parsePrice(text)).toBe(cents);
  });

  it.each([
    '',
    'euro',
    'cent',
    '€',
    '2,5',
    '2,505',
    'twee euro honderd',
    'twee vijf',
    'euro euro',
    '1000000',
  ])('MSC-09: "%s" is not a price', (text) => {
    expect(parsePrice(text)).toBeNull();
  });

  it('MSC-09: no text makes the parser throw', () => {
    const parts = fc.constantFrom('twee', 'euro', 'cent', ' ', 'en', '50', ',', '€', 'vijftig');
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(parts).map((all) => all.join('')),
        ),
        (text) => {
          expect(() => parsePrice(text)).not.toThrow();
        },
      ),
    );
  });
});
