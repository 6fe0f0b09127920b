import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#content/languages/languages.ts';
import { catalogueOf, dutchInSource, dutchPieces, faultsOf, textsInSource } from './catalogues.ts';

const DUTCH = new Set(['de fiets']);
const faults = (english: string, translation: string, language = 'tr') =>
  faultsOf({ english, translation }, language, DUTCH);

describe('what a translation can lose', () => {
  it('LNG-05: a value, or one that there is not', () => {
    expect(faults('Go on with {name}', '{name} ile devam et')).toEqual([]);
    expect(faults('Go on with {name}', 'Devam et {ad}')).toEqual([
      'the value {name} is lost',
      'there is no value {ad}',
    ]);
  });

  it('LNG-05: a tag, its end, or one that there is not', () => {
    expect(faults('<0>Open</0> or <1/>', '<1/> ya da <0>aç</0>')).toEqual([]);
    expect(faults('<0>Open</0>', 'Aç')).toEqual(['the tag <0> is lost']);
    expect(faults('<0>Open</0>', '<0>Aç')).toEqual(['the tag <0> is not opened and closed']);
    expect(faults('Open', '<0>Aç</0>')).toEqual(['there is no tag <0>']);
  });

  it('LNG-05: a piece of Dutch, in an element that says so', () => {
    expect(faults('Say <0>de fiets</0> to <1>her</1>', '<1>Ona</1> <0>de fiets</0> de')).toEqual([]);
    expect(faults('Say <0>de fiets</0>', '<0>bisiklet</0> de')).toEqual(['the Dutch "de fiets" is lost']);
    expect(
      dutchPieces(
        '<Dutch>de fiets</Dutch> <b className="x" lang="nl">het\n  huis</b> <Dutch>{word}</Dutch> <b>her</b>',
      ),
    ).toEqual(['de fiets', 'het huis']);
  });

  it('LNG-04 LNG-05: a plural, one of the forms of the language, or the number in a form for several', () => {
    const english = '{0, plural, one {One card} other {# cards}}';
    expect(faults(english, '{0, plural, one {Bir kart} other {# kart}}')).toEqual([]);
    expect(faults(english, '{0} kart')).toEqual(['a plural is lost']);
    expect(faults(english, '{0, plural, one {# картка} few {картки} other {# картки}}', 'uk')).toEqual([
      'the number # is missing in the plural form "few"',
      'the plural form "many" is missing',
    ]);
  });
});

const offered = LANGUAGES.filter(({ code }) => code !== 'en');
const dutch = dutchInSource();

describe('the catalogues', () => {
  it.skipIf(offered.length === 0)(
    'LNG-01 LNG-05: every text is translated into each language that is offered (`npm run extract-texts` gathers new ones)',
    async () => {
      const texts = [...(await textsInSource())];
      const missing = await Promise.all(
        offered.map(async ({ code }) => {
          const catalogue = await catalogueOf(code);
          return texts
            .filter(([id]) => (catalogue.get(id)?.translation ?? '') === '')
            .map(([, english]) => `${code}: ${english}`);
        }),
      );
      expect(missing.flat()).toEqual([]);
    },
    // The whole source is read.
    180_000,
  );

  it.each(offered)('LNG-04 LNG-05: $code: no translation has lost anything', async ({ code }) => {
    const pieces = await dutch;
    const found = [...(await catalogueOf(code)).values()]
      .filter(({ translation }) => translation !== '')
      .flatMap((text) => faultsOf(text, code, pieces).map((fault) => `"${text.translation}": ${fault}`));
    expect(found).toEqual([]);
  });
});
