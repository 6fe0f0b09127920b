import { expect, it } from 'vitest';
import { separableParts } from './word-forms.ts';

it('CON-02: a separable verb is recognised by its past, and can be split', () => {
  expect(separableParts({ dutch: 'opbellen', kind: 'verb', past: 'belde op' })).toEqual({
    particle: 'op',
    verb: 'bellen',
  });
  const introduce = { dutch: 'zich voorstellen', kind: 'verb', past: 'stelde zich voor' };
  expect(separableParts(introduce)).toEqual({ particle: 'voor', verb: 'stellen' });
  expect(separableParts({ dutch: 'zich vergissen', kind: 'verb', past: 'vergiste zich' })).toBeNull();
  expect(separableParts({ dutch: 'opa', kind: 'noun', plural: "opa's" })).toBeNull();
});
