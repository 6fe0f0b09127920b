import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_DUTCH_WORDS } from '#content/exam/common-dutch-words.ts';
import { isMostlyCopied, whyNoOwnDutch } from './own-dutch.ts';

const TASK =
  'U huurt een woning. De verwarming is kapot en het is koud in huis. Schrijf in welke straat u woont.';

const MODEL =
  'Beste mevrouw,\n\nIk woon op de zesde verdieping en sinds maandag doet de lift het niet. Dat is lastig, want ik heb een baby en elke dag zware boodschappen. Wanneer wordt de lift gemaakt?\n\nGroeten, Ana';
const isCopied = (text: string, { models = [] as string[], isForm = false } = {}) =>
  isMostlyCopied(text, { task: [TASK], models, isForm });

describe('isMostlyCopied', () => {
  it('JDG-06: sees a copy through its capitals, punctuation and lines', () => {
    expect(isCopied(TASK)).toBe(true);
    expect(isCopied('de verwarming is kapot,\nen het is KOUD in huis!')).toBe(true);
    expect(isCopied(`Beste mevrouw, ${TASK} Groeten, Ana`)).toBe(true);
  });

  it('JDG-06: a text of one’s own may use the words of the task, in runs of fewer than eight words', () => {
    const own =
      'Ik woon in de Kerkstraat. Sinds maandag is de verwarming kapot en mijn kind is ziek. Kunt u helpen?';
    expect(isCopied(own)).toBe(false);
    expect(isCopied('De verwarming is kapot en koud.')).toBe(false);
    expect(isCopied(`${own} De verwarming is kapot en het is koud in huis.`)).toBe(false);
    expect(isCopied('')).toBe(false);
  });

  it('JDG-06: a model counts only once its result was opened, and never for a form or a short text', () => {
    expect(isCopied(MODEL)).toBe(false);
    expect(isCopied(MODEL, { models: [MODEL] })).toBe(true);
    expect(isCopied(MODEL, { models: [MODEL], isForm: true })).toBe(false);
    const short = 'Ik woon op de zesde verdieping en sinds maandag doet de lift het niet.';
    expect(isCopied(short, { models: [MODEL] })).toBe(false);
    expect(isCopied(TASK, { isForm: true })).toBe(true);
  });

  it('JDG-06: greeting, closing, names and numbers make no run', () => {
    const greeted =
      'Geachte mevrouw De Groot uit de Kerkstraat in Zwolle,\nHelp!\nMet vriendelijke groet,\nAna Pinto';
    expect(isMostlyCopied(greeted, { task: [greeted], models: [], isForm: false })).toBe(false);
    const dated = 'Op vrijdag 21 mei 2027 om 12.00 uur in Utrecht';
    expect(isMostlyCopied(dated, { task: [dated], models: [], isForm: false })).toBe(false);
  });

  it('JDG-06: whatever has at least eight words is a copy of itself, and never one of nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('ik', 'woon', 'hier', 'nu'), { minLength: 8 }), (words) => {
        const others = { models: [], isForm: false };
        expect(isMostlyCopied(words.join(' '), { task: [words.join('. ')], ...others })).toBe(true);
        expect(isMostlyCopied(words.join(' '), { task: [''], ...others })).toBe(false);
      }),
    );
  });
});

describe('whyNoOwnDutch', () => {
  const commonWords = new Set(COMMON_DUTCH_WORDS.trim().split(/\s+/u));
  const why = (text: string) => whyNoOwnDutch(text, { task: [TASK], models: [], isForm: false, commonWords });

  it('WRI-03: knows an empty text, a copy, words said over and over and other languages', () => {
    expect(why(' \n')).toBe('empty');
    expect(why('... !')).toBe('empty');
    expect(why(TASK)).toBe('copied');
    expect(why(`Beste vraag groeten ${'bla '.repeat(50)}`)).toBe('repeated');
    expect(why('Ik ben ziek. '.repeat(12))).toBe('repeated');
    expect(why('asdf qwer zxcv poiu lkjh')).toBe('not-dutch');
    const english =
      'I live in Kerkstraat. The heating is broken and my child is ill. Can you help me this week?';
    expect(why(`Geachte mevrouw, ${english} Groeten, Ana`)).toBe('not-dutch');
    expect(why('Ich wohne in der Kerkstraat. Die Heizung ist kaputt und es ist sehr kalt.')).toBe(
      'not-dutch',
    );
  });

  it('WRI-03: takes the Dutch of somebody who makes many mistakes, and the details of a form', () => {
    const faulty =
      'Geachte mevrouw ik ben wonen in Kerkstrat. Die verwaming is kapoot sinds mandag. Mijn kinder is zik. Kan u komen maken?';
    expect(why(faulty)).toBeNull();
    expect(why('Ik kom.')).toBeNull();
    expect(why('06-12345678')).toBeNull();
  });
});
