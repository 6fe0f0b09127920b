import { describe, expect, it } from 'vitest';
import { BODY_PART_IDS, BODY_PARTS, DOCTOR_PHRASES } from './body-parts.ts';

const ofId = (id: string) => BODY_PARTS.find((part) => part.id === id);

describe('the parts of the body', () => {
  it('MSC-07: all 13 are there, and only head, ear and leg are het-words', () => {
    expect(BODY_PARTS.map(({ id }) => id)).toEqual(BODY_PART_IDS);
    const het = BODY_PARTS.filter(({ article }) => article === 'het');
    expect(het.map(({ id }) => id)).toEqual(['head', 'ear', 'leg']);
  });

  it('MSC-07: each word starts with its article, and each plural with de', () => {
    for (const { article, dutch, otherForm } of BODY_PARTS.filter(({ id }) => id !== 'eyes')) {
      expect(dutch).toMatch(new RegExp(`^${article} [a-z]+$`));
      expect(otherForm.dutch).toMatch(/^de \p{L}+[eë]n$/u);
    }
  });

  it('MSC-07: the eyes are a plural whose singular is het oog', () => {
    expect(ofId('eyes')).toMatchObject({ dutch: 'de ogen', article: 'de', otherForm: { dutch: 'het oog' } });
  });

  it('MSC-07: every example names its part, and every phrase has English', () => {
    for (const { dutch, example } of BODY_PARTS) expect(example.dutch).toContain(dutch.split(' ')[1]);
    for (const { dutch, english } of DOCTOR_PHRASES) {
      expect(dutch).toMatch(/^[A-Z].*[.?]$/);
      expect(english).not.toBe('');
    }
  });
});
