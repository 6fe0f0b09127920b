import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#lib/fold-text.ts';
import { judgeTyped } from './typed-answer.ts';

const plain = (text: string) => foldText(text.replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim());

describe('a typed answer', () => {
  it.each([
    ['het huis', 'het huis', null],
    ['  het   huis. ', 'het huis', null],
    ['Het Huis', 'het huis', 'capital'],
    ['de reunie', 'de reünie', 'accent'],
    ['een', 'één', 'accent'],
    ["foto's", 'foto’s', null],
    ['cafe\u0301', 'café', null],
    ['Ik ga naar huis', 'Ik ga naar huis.', null],
    ['Ik kom niet omdat ik ziek ben', 'Ik kom niet, omdat ik ziek ben.', 'punctuation'],
    ['Ik kom niet,omdat ik ziek ben', 'Ik kom niet, omdat ik ziek ben.', 'punctuation'],
    ['Lekkere koekjes, mag ik er een?', 'Lekkere koekjes! Mag ik er een?', 'punctuation'],
    ['Omar is boos. Zijn fiets is weg.', 'Omar is boos: zijn fiets is weg.', 'punctuation'],
  ])('MEM-09: %j counts as %j, with the remark %s', (typed, right, remark) => {
    expect(judgeTyped(typed, right)).toEqual({ kind: 'right', remark });
  });

  it.each([
    ['de huis', 'het huis', 'article'],
    ['huis', 'het huis', 'article'],
    ['een huis', 'het huis', 'article'],
    ['het huiz', 'het huis', 'spelling'],
    ['Het kost 250 euro.', 'Het kost 2,50 euro.', 'spelling'],
    ['boomen', 'bomen', 'spelling'],
    ['de fits', 'de fiets', 'spelling'],
    ['ik morgen ga', 'morgen ga ik', 'word-order'],
    ['de auto', 'het ziekenhuis', 'other-word'],
    ['', 'nu', 'other-word'],
  ])('MEM-09: %j for %j is a slip of the kind %s', (typed, right, slip) => {
    expect(judgeTyped(typed, right)).toMatchObject({ kind: 'wrong', slip });
  });

  it('MEM-09: shows extra and missing letters one by one', () => {
    expect(judgeTyped('boomen', 'bomen')).toMatchObject({
      changes: [
        { kind: 'kept', text: 'bo' },
        { kind: 'removed', text: 'o' },
        { kind: 'kept', text: 'men' },
      ],
    });
  });

  it.each([
    ['het vrouw', 'de vrouw', ['-het', '+de', '= vrouw']],
    ['vrouw', 'de vrouw', ['+de ', '=vrouw']],
    ['de fietsen', 'fietsen', ['-de ', '=fietsen']],
  ])('MEM-09: %j for %j shows the whole article, and no letters of it', (typed, right, shown) => {
    const judged = judgeTyped(typed, right);
    const signs = { removed: '-', added: '+', kept: '=' };
    expect(
      judged.kind === 'wrong' && judged.changes.map(({ kind, text }) => `${signs[kind]}${text}`),
    ).toEqual(shown);
  });

  it('MEM-09: another word with the same meaning is right, with a remark', () => {
    expect(judgeTyped('Boos', 'kwaad', ['boos'])).toEqual({ kind: 'right', remark: 'another-word' });
    expect(judgeTyped('kwaad', 'kwaad', ['boos'])).toEqual({ kind: 'right', remark: null });
    expect(judgeTyped('bos', 'kwaad', ['boos'])).toMatchObject({ kind: 'wrong' });
  });

  it('MEM-09: for any two texts: the changes turn one into the other, and equal texts are right', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'é', 'n', ' ', 'A', 'Z', '’') });
    fc.assert(
      fc.property(texts, texts, (typed, right) => {
        expect(judgeTyped(right, right)).toMatchObject({ kind: 'right' });
        const judged = judgeTyped(typed, right);
        if (judged.kind === 'right') return;
        const without = (kind: string) =>
          foldText(
            judged.changes
              .filter((change) => change.kind !== kind)
              .map(({ text }) => text)
              .join(''),
          );
        expect(without('added')).toBe(plain(typed));
        expect(without('removed')).toBe(plain(right));
      }),
    );
  });
});
