import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankDutchVoices, rankMeaningVoices, type VoiceFacts } from './rank-voices.ts';

function voice(name: string, lang: string): VoiceFacts {
  return { name, lang };
}
const colette = voice('Microsoft Colette Online (Natural) - Dutch (Netherlands)', 'nl-NL');
const google = voice('Google Nederlands', 'nl-NL');
const android = voice('Dutch Netherlands', 'nl_NL');
const xander = voice('Xander', 'nl-NL');
const frank = voice('Microsoft Frank - Dutch (Netherlands)', 'nl-NL');
const dena = voice('Microsoft Dena Online (Natural) - Dutch (Belgium)', 'nl-BE');
const ellen = voice('Ellen', 'nl-BE');
const espeak = voice('Dutch espeak-ng', 'nl');
const bestToWorst = [colette, google, xander, frank, dena, ellen, espeak];

const anyVoice = fc.record({
  name: fc.oneof(fc.string(), fc.constantFrom('Dutch espeak-ng', 'Google Nederlands', 'Natural')),
  lang: fc.oneof(fc.string(), fc.constantFrom('nl', 'nl-NL', 'nl-BE', 'en-GB', 'nld-NLD-f000')),
});

describe('rankDutchVoices', () => {
  it('SPK-02: natural and nl-NL first, nl-BE after, eSpeak last, whatever the order given', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(bestToWorst, { minLength: 2 }), (mixed) => {
        const expected = bestToWorst.filter((known) => mixed.includes(known));
        expect(rankDutchVoices(mixed)).toEqual(expected);
      }),
    );
  });

  it.each(['nl', 'nl-NL', 'nl_NL', 'NL-nl', 'nld', 'nld-NLD-f000', 'dut', 'nl-BE', 'nl-SR'])(
    'SPK-02: takes %s for Dutch',
    (lang) => {
      expect(rankDutchVoices([voice('A voice', lang)])).toHaveLength(1);
    },
  );

  it.each(['en-NL', 'en', 'nlx', 'nds', 'af-ZA', 'de-DE', 'fy-NL', 'dutch', ''])(
    'SPK-02: never takes %s for Dutch',
    (lang) => {
      expect(rankDutchVoices([voice('Dutch', lang)])).toEqual([]);
    },
  );

  it('SPK-02: every spelling of the Netherlands comes before Belgium', () => {
    for (const lang of ['nl', 'nl_NL', 'nld-NLD-f000', 'nl-NL']) {
      expect(rankDutchVoices([ellen, voice('Somebody', lang)])[0]?.lang).toBe(lang);
    }
    expect(rankDutchVoices([ellen, android])[0]).toBe(android);
  });

  it('SPK-02: equally good voices keep the order of the browser, and nothing is added or lost', () => {
    fc.assert(
      fc.property(fc.array(anyVoice), (voices) => {
        const ranked = rankDutchVoices(voices);
        expect(new Set(ranked).size).toBe(ranked.length);
        expect(ranked.every((each) => voices.includes(each))).toBe(true);
        expect(rankDutchVoices(ranked)).toEqual(ranked);
      }),
    );
  });

  it('SPK-02: finds the one Dutch voice among 13,000', () => {
    const many = Array.from({ length: 13_000 }, (_, index) => voice(`Voice ${index} espeak-ng`, 'en-GB'));
    many.splice(9000, 0, espeak);
    expect(rankDutchVoices(many)).toEqual([espeak]);
  });
});

describe('rankMeaningVoices', () => {
  it.each([
    ['tr', 'tr_TR'],
    ['tr', 'tur-TUR-f000'],
    ['uk', 'uk-UA'],
    ['ar', 'ar-EG'],
    ['fr', 'fr-CA'],
    ['pl', 'pol-POL'],
  ])('SPK-07 LNG-03: a meaning in %s is said by a voice of %s alone', (language, lang) => {
    const [right, ...others] = [lang, 'en-GB', 'nl-NL', 'de-DE'].map((one) => voice('Somebody', one));
    expect(
      rankMeaningVoices(
        [...others, right].filter((one) => one !== undefined),
        language,
      ),
    ).toEqual([right]);
  });

  it('SPK-07: one in English is said by a British voice first', () => {
    const voices = ['en-US', 'en', 'eng-GBR-f000', 'tr-TR'].map((lang) => voice('Somebody', lang));
    expect(rankMeaningVoices(voices, 'en').map(({ lang }) => lang)).toEqual(['eng-GBR-f000', 'en-US', 'en']);
  });
});
