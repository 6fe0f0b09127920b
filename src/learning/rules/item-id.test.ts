import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#testing/any-character.ts';
import { idFromText } from '#lib/id-from-text.ts';
import { ITEM_KINDS, itemId, parseItemId } from './item-id.ts';

const anyKind = fc.constantFrom(...ITEM_KINDS);
const anyKey = fc.oneof(fc.string(), fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }));

describe('item ids', () => {
  it('MEM-02: an id is a kind and the id in the data, or the parts of a generated item', () => {
    expect(itemId('word', 'bank-geld')).toBe('word:bank-geld');
    expect(itemId('question', 'clock', 3, '05')).toBe('question:clock-3-05');
  });

  it('MEM-02: every id can be parsed back', () => {
    fc.assert(
      fc.property(anyKind, anyKey, (kind, key) => {
        const own = idFromText(key);
        expect(parseItemId(itemId(kind, own))).toEqual({ kind, key: own });
      }),
    );
  });

  it('MEM-02: the same text of two kinds is two items', () => {
    expect(new Set(ITEM_KINDS.map((kind) => itemId(kind, 'fiets'))).size).toBe(ITEM_KINDS.length);
  });

  it.each([
    '',
    'word',
    'word:',
    ':afspraak',
    'film:afspraak',
    'word:a b',
    'word:a--b',
    'word:-a',
    'word:a:b',
  ])('MEM-02: %j is not an id', (text) => {
    expect(parseItemId(text)).toBeNull();
  });

  it('MEM-02: a hostile text quickly gives null', () => {
    expect(parseItemId(`word:${'a-'.repeat(100_000)}`)).toBeNull();
    fc.assert(
      fc.property(anyKey, (text) => {
        const parts = parseItemId(text);
        expect(parts === null || `${parts.kind}:${parts.key}` === text).toBe(true);
      }),
    );
  });
});
