import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMostlyCopied } from '#domain/exam/copied-text.ts';

const TASK =
  'U huurt een woning. De verwarming is kapot en het is koud in huis. Schrijf in welke straat u woont.';

describe('isMostlyCopied', () => {
  it('WRI-03: sees a copy through its capitals, punctuation and lines', () => {
    expect(isMostlyCopied(TASK, TASK)).toBe(true);
    expect(isMostlyCopied('de verwarming is kapot,\nen het is KOUD in huis!', TASK)).toBe(true);
    expect(isMostlyCopied(`Beste mevrouw, ${TASK} Groeten, Ana`, TASK)).toBe(true);
  });

  it('WRI-03: a text of one’s own may use the words of the task', () => {
    const own =
      'Ik woon in de Kerkstraat. Sinds maandag is de verwarming kapot en mijn kind is ziek. Kunt u helpen?';
    expect(isMostlyCopied(own, TASK)).toBe(false);
    expect(isMostlyCopied('De verwarming is kapot.', TASK)).toBe(false);
    expect(isMostlyCopied(`${own} De verwarming is kapot en het is koud in huis.`, TASK)).toBe(false);
    expect(isMostlyCopied('', TASK)).toBe(false);
  });

  it('WRI-03: whatever has at least five words is a copy of itself, and never one of nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('ik', 'woon', 'hier', 'nu'), { minLength: 5 }), (words) => {
        expect(isMostlyCopied(words.join(' '), words.join('. '))).toBe(true);
        expect(isMostlyCopied(words.join(' '), '')).toBe(false);
      }),
    );
  });
});
