import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ITEM_KINDS, itemId, parseItemId } from './item-id.ts';

const anyKind = fc.constantFrom(...ITEM_KINDS);
const anyKey = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));

describe('item ids', () => {
  it.each([
    ['word', 'afspraak', 'word:afspraak'],
    ['word', 'Zich  aankleden', 'word:zich-aankleden'],
    ['word', "'s ochtends", 'word:s-ochtends'],
    ['word', 'één', 'word:één'],
    ['question', 'article-quiz/12', 'question:article-quiz-12'],
    ['interaction', 'Hoe heet u?', 'interaction:hoe-heet-u'],
    ['sentence', '?!', 'sentence:u3f-21'],
  ] as const)('MEM-02: %s and "%s" make %s', (kind, key, id) => {
    expect(itemId(kind, key)).toBe(id);
  });

  it('MEM-02: every id can be taken apart again, whatever the text it was made from', () => {
    fc.assert(
      fc.property(anyKind, anyKey, (kind, key) => {
        const id = itemId(kind, key);
        const parts = parseItemId(id);
        expect(parts?.kind).toBe(kind);
        expect(itemId(kind, parts?.key ?? '')).toBe(id);
      }),
    );
  });

  it('MEM-02: capitals, blanks, punctuation and the way accents are stored do not change an id', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-zéëï]{1,8}$/u), { minLength: 1 }), (words) => {
        const plain = itemId('word', words.join(' '));
        expect(itemId('word', ` ${words.join('  ').toUpperCase()}! `)).toBe(plain);
        expect(itemId('word', words.join(', ').normalize('NFD'))).toBe(plain);
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
  ])('MEM-02: %j is no id', (text) => {
    expect(parseItemId(text)).toBeNull();
  });

  it('MEM-02: a hostile text ends in null, quickly', () => {
    expect(parseItemId(`word:${'a-'.repeat(100_000)}`)).toBeNull();
    fc.assert(
      fc.property(anyKey, (text) => {
        const parts = parseItemId(text);
        expect(parts === null || `${parts.kind}:${parts.key}` === text).toBe(true);
      }),
    );
  });
});
