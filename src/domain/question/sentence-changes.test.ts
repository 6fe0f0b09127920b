import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentenceChanges } from '#domain/question/sentence-changes.ts';

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

  it('GRA-20: nothing typed leaves the whole sentence to add', () => {
    expect(shown('', 'Ik ga.')).toEqual(['+Ik ga.']);
    expect(shown('Ik ga.', 'Ik ga.')).toEqual(['Ik ga.']);
  });

  it('GRA-20: without what was added it is the one sentence, without what was removed the other', () => {
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
