import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMON_DUTCH_WORDS } from '#content/exam/common-dutch-words.ts';
import { isMostlyCopied, whyNoOwnDutch } from './own-dutch.ts';

const TASK =
  'U huurt een woning. De verwarming is kapot en het is koud in huis. Schrijf in welke straat u woont.';

describe('isMostlyCopied', () => {
  it('WRI-03: sees a copy through its capitals, punctuation and lines', () => {
    expect(isMostlyCopied(TASK, [TASK])).toBe(true);
    expect(isMostlyCopied('de verwarming is kapot,\nen het is KOUD in huis!', [TASK])).toBe(true);
    expect(isMostlyCopied(`Beste mevrouw, ${TASK} Groeten, Ana`, [TASK])).toBe(true);
  });

  it('WRI-03: a text of one’s own may use the words of the task', () => {
    const own =
      'Ik woon in de Kerkstraat. Sinds maandag is de verwarming kapot en mijn kind is ziek. Kunt u helpen?';
    expect(isMostlyCopied(own, [TASK])).toBe(false);
    expect(isMostlyCopied('De verwarming is kapot.', [TASK])).toBe(false);
    expect(isMostlyCopied(`${own} De verwarming is kapot en het is koud in huis.`, [TASK])).toBe(false);
    expect(isMostlyCopied('', [TASK])).toBe(false);
  });

  it('WRI-03: whatever has at least five words is a copy of itself, and never one of nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('ik', 'woon', 'hier', 'nu'), { minLength: 5 }), (words) => {
        expect(isMostlyCopied(words.join(' '), [words.join('. ')])).toBe(true);
        expect(isMostlyCopied(words.join(' '), [''])).toBe(false);
      }),
    );
  });
});

describe('whyNoOwnDutch', () => {
  const commonWords = new Set(COMMON_DUTCH_WORDS.trim().split(/\s+/u));
  const why = (text: string) => whyNoOwnDutch(text, { shown: [TASK], commonWords });

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
