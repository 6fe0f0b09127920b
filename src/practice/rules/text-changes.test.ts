import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '#lib/fold-text.ts';
import { letterChanges, sentenceChanges } from './text-changes.ts';

const shown = (from: string, to: string) =>
  sentenceChanges(from, to).map(({ kind, text }) => `${{ kept: '', removed: '-', added: '+' }[kind]}${text}`);

const wordsOf = (text: string) => text.match(/[\w']+|[.,]/g) ?? [];

describe('what changed between two sentences', () => {
  it('GRA-20: is told word by word', () => {
    expect(shown('Morgen ik ga naar de markt.', 'Morgen ga ik naar de markt.')).toEqual([
      'Morgen',
      '-ik',
      'ga',
      '+ik',
      'naar de markt.',
    ]);
    expect(shown('Ik heb niet auto.', 'Ik heb geen auto.')).toEqual(['Ik heb', '-niet', '+geen', 'auto.']);
  });

  it('GRA-20: capitals are no change, punctuation is one', () => {
    expect(shown('morgen ga ik', 'Morgen ga ik.')).toEqual(['Morgen ga ik', '+.']);
    expect(shown('Zij’s ziek', "zij's ziek")).toEqual(["zij's ziek"]);
  });

  it('GRA-20: an empty text needs the whole sentence added', () => {
    expect(shown('', 'Ik ga.')).toEqual(['+Ik ga.']);
    expect(shown('Ik ga.', 'Ik ga.')).toEqual(['Ik ga.']);
  });

  it('GRA-20: without additions it is the one sentence, without removals the other', () => {
    const anySentence = fc.array(fc.constantFrom('ik', 'ga', 'naar', 'de', "foto's", ',', '.'));
    fc.assert(
      fc.property(anySentence, anySentence, (from, to) => {
        const changes = sentenceChanges(from.join(' '), to.join(' '));
        const without = (kind: string) =>
          changes.filter((change) => change.kind !== kind).flatMap(({ text }) => wordsOf(text));
        expect(without('added')).toEqual(from);
        expect(without('removed')).toEqual(to);
      }),
    );
  });
});

describe('what changed between two words', () => {
  it('MEM-09: is told letter by letter', () => {
    expect(letterChanges('boomen', 'bomen')).toEqual([
      { kind: 'kept', text: 'bo' },
      { kind: 'removed', text: 'o' },
      { kind: 'kept', text: 'men' },
    ]);
  });

  it('MEM-09: for any two texts the changes turn one into the other', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', 'n', ' ', 'A', 'Z') });
    fc.assert(
      fc.property(texts, texts, (typed, right) => {
        const without = (kind: string) =>
          foldText(
            letterChanges(typed, right)
              .filter((change) => change.kind !== kind)
              .map(({ text }) => text)
              .join(''),
          );
        expect(without('added')).toBe(foldText(typed));
        expect(without('removed')).toBe(foldText(right));
      }),
    );
  });
});
