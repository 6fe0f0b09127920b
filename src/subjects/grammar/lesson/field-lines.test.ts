import { describe, expect, it } from 'vitest';
import type { SentenceField } from '#content/schema/grammar-lesson.ts';
import { fieldGrid } from './field-lines.ts';

/** `1 ik`, `conjunction omdat`, `3A:time morgen`: a place, or the role of the part. */
function fieldsOf(text: string): SentenceField[] {
  return text.split(', ').map((piece): SentenceField => {
    const [key = '', word = ''] = piece.split(' ');
    if (key === 'conjunction' || key === 'subject' || key === 'rest' || key === 'finite-verb')
      return { part: key, text: word };
    if (key === '1' || key === '2' || key === '3' || key === '3A' || key === '3C' || key === '4')
      return { part: 'rest', place: key, text: word };
    throw new Error(piece);
  });
}

function drawn(...sentences: string[]) {
  const grid = fieldGrid(sentences.map((text) => ({ fields: fieldsOf(text) })));
  return {
    columns: grid.columns,
    lines: grid.sentences.map((lines) =>
      lines.map((line) => line.map(({ field, column }) => `${column} ${field.text}`).join(', ')),
    ),
  };
}

describe('lines of fields', () => {
  it('GRA-09: the same places are in the same column, also where one is empty', () => {
    expect(drawn('1 ik, 2 wil, 3C daar, 4 eten', '1 wij, 2 gaan, 3A nu')).toEqual({
      columns: 5,
      lines: [['0 ik, 1 wil, 3 daar, 4 eten'], ['0 wij, 1 gaan, 2 nu']],
    });
  });

  it('GRA-09: a conjunction takes no place: the second clause is below the first', () => {
    expect(drawn('1 ik, 2 kook, conjunction en, 1 jij, 2 eet')).toEqual({
      columns: 3,
      lines: [['1 ik, 2 kook', '0 en, 1 jij, 2 eet']],
    });
  });

  it('GRA-14: in subordinate clauses the verbs are below each other, at the end', () => {
    expect(
      drawn(
        '1 ik, 2 blijf, conjunction omdat, subject ik, finite-verb slaap',
        'conjunction omdat, subject ik, rest hier, finite-verb werk',
        'conjunction als, subject het, finite-verb regent, 2 blijf, 3 thuis',
      ),
    ).toEqual({
      columns: 4,
      lines: [
        ['0 ik, 1 blijf', '0 omdat, 1 ik, 3 slaap'],
        ['0 omdat, 1 ik, 2 hier, 3 werk'],
        ['0 als, 1 het, 3 regent', '1 blijf, 2 thuis'],
      ],
    });
  });

  it('GRA-09: parts in another order, or twice, keep their order', () => {
    expect(drawn('subject ik, finite-verb eet', 'finite-verb eet, subject ik, subject wij')).toEqual({
      columns: 4,
      lines: [['0 ik, 1 eet'], ['1 eet, 2 ik, 3 wij']],
    });
  });
});
