import { describe, expect, it } from 'vitest';
import { dutchIn, readMarkedDutch, readMarkedText, withoutMarks } from './marked-text.ts';

describe('marked text', () => {
  it('QUA-15: finds the Dutch in an English text, and the highlighted part in it', () => {
    expect(readMarkedText('Last: *omdat ik [heb]*, not *heb*.')).toEqual([
      { text: 'Last: ', isDutch: false, isMarked: false },
      { text: 'omdat ik ', isDutch: true, isMarked: false },
      { text: 'heb', isDutch: true, isMarked: true },
      { text: ', not ', isDutch: false, isMarked: false },
      { text: 'heb', isDutch: true, isMarked: false },
      { text: '.', isDutch: false, isMarked: false },
    ]);
  });

  it('QUA-15: a Dutch text has only highlights; a star or bracket without its partner stays', () => {
    expect(readMarkedDutch('[Morgen] ga ik')).toEqual([
      { text: 'Morgen', isDutch: true, isMarked: true },
      { text: ' ga ik', isDutch: true, isMarked: false },
    ]);
    expect(readMarkedText('5 * 2')).toEqual([{ text: '5 * 2', isDutch: false, isMarked: false }]);
  });

  it('SPK-01: spoken text has no marks, and only the Dutch of an English text is spoken', () => {
    expect(withoutMarks('[Morgen] ga ik.')).toBe('Morgen ga ik.');
    expect(dutchIn('After *omdat* the verb is last: *omdat ik [ga]*.')).toBe('omdat omdat ik ga');
  });
});
