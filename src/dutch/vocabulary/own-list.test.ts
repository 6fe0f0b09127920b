import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseItemId } from '#learning/rules/item-id.ts';
import { buildOwnTopic } from './build-vocabulary.ts';
import { mergeOwnLists, newOwnList, ownWordId, withRows } from './change-own-list.ts';
import { parseOwnList, type OwnList, type OwnRow } from './own-list.ts';

const row = (dutch: string, english: string, changes: Partial<OwnRow> = {}): OwnRow => ({
  dutch,
  english,
  subsection: 'Words',
  ...changes,
});
const listOf = (rows: readonly OwnRow[], now = 1) => withRows(newOwnList('list', 'Les 1', 1), rows, now);
const idsOf = ({ words }: OwnList) => words.map(({ row: { id } }) => id);

describe('ids of custom words', () => {
  it('MEM-15 MEM-18: have their own prefix, and stay the same when the same file is imported again', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 8 }), (pairs) => {
        const rows = pairs.map(([dutch, english]) => row(dutch || 'x', english || 'y'));
        const list = listOf(rows);
        for (const id of idsOf(list)) {
          expect(parseItemId(`word:${id}`)).not.toBeNull();
          expect(id.startsWith('own-')).toBe(true);
        }
        expect(idsOf(withRows(list, rows, 2)).toSorted()).toEqual(idsOf(list).toSorted());
        expect(parseOwnList(JSON.parse(JSON.stringify(list)))).toEqual(list);
      }),
    );
  });

  it('MEM-15: homonyms are two words, the same word in two lists is one, and an id from the file is used', () => {
    expect(idsOf(listOf([row('bank', 'couch'), row('bank', 'bank (money)')]))).toEqual([
      'own-bank-couch',
      'own-bank-bank-money',
    ]);
    expect(ownWordId(row('Reünie ', 'Reunion!'))).toBe(ownWordId(row('reünie', 'reunion')));
    expect(ownWordId(row('huis', 'house', { id: 'les-1-huis' }))).toBe('own-les-1-huis');
  });

  it('MEM-15: a word whose English was corrected stays that word, unless another one has its Dutch', () => {
    const list = listOf([row('rooster', 'roster'), row('bank', 'couch'), row('bank', 'bench')]);
    const corrected = withRows(list, [row('rooster', 'schedule'), row('bank', 'sofa')], 2);
    expect(corrected.words.map(({ row: { id, english } }) => [id, english])).toEqual([
      ['own-bank-couch', 'couch'],
      ['own-bank-bench', 'bench'],
      ['own-rooster-roster', 'schedule'],
      ['own-bank-sofa', 'sofa'],
    ]);
  });
});

const anyRows = fc
  .uniqueArray(fc.constantFrom('huis', 'fiets', 'werk', 'kaas'), { maxLength: 4 })
  .chain((words) =>
    fc.tuple(...words.map((dutch) => fc.constantFrom('a', 'b').map((english) => row(dutch, english)))),
  );
/** A list as devices may have changed it: files in any order, at times that may be equal, and names. */
const anyList: fc.Arbitrary<OwnList> = fc
  .record({
    name: fc.constantFrom('Les 1', 'Les 2'),
    namedAt: fc.nat({ max: 3 }),
    files: fc.array(fc.tuple(anyRows, fc.nat({ max: 3 })), { maxLength: 3 }),
  })
  .map(({ name, namedAt, files }) =>
    files.reduce((list, [rows, at]) => withRows(list, rows, at), newOwnList('list', name, namedAt)),
  );

describe('one list on two devices', () => {
  it('MEM-13 MEM-15: merging gives the same result in any order and grouping, once or twice', () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (one, other, third) => {
        const merged = mergeOwnLists(one, other);
        expect(mergeOwnLists(other, one)).toEqual(merged);
        expect(mergeOwnLists(mergeOwnLists(one, other), third)).toEqual(
          mergeOwnLists(one, mergeOwnLists(other, third)),
        );
        expect(mergeOwnLists(merged, other)).toEqual(merged);
        expect(new Set(idsOf(merged))).toEqual(new Set([...idsOf(one), ...idsOf(other)]));
      }),
    );
  });

  it('MEM-15: the last name and the last row win', () => {
    const phone = withRows({ ...newOwnList('list', 'Les 1', 5) }, [row('huis', 'house')], 5);
    const laptop = withRows(
      { ...phone, name: 'Lesson', namedAt: 9 },
      [row('huis', 'house', { plural: 'huizen' })],
      7,
    );
    expect(mergeOwnLists(phone, laptop)).toEqual(laptop);
  });
});

describe('a list as a topic', () => {
  it('MEM-15: has its words in the file’s order under their subsections, each with a sentence', () => {
    const topic = buildOwnTopic(
      listOf([
        row('rooster', 'schedule', { subsection: 'At work' }),
        row('fijne avond', 'good evening', { subsection: 'Bye' }),
        row('kantine', 'canteen', { subsection: 'At work', example: 'Ik eet in de kantine.' }),
      ]),
    );
    expect(topic.title).toBe('Les 1');
    expect(topic.subsections.map(({ title, words }) => [title, words.map(({ dutch }) => dutch)])).toEqual([
      ['At work', ['rooster', 'kantine']],
      ['Bye', ['fijne avond']],
    ]);
    expect(topic.subsections[0]?.words.map(({ example }) => example)).toEqual([
      'Ik gebruik het woord "rooster".',
      'Ik eet in de kantine.',
    ]);
  });

  it('QUA-18: a damaged stored list is rejected', () => {
    const list = listOf([row('huis', 'house')]);
    for (const damaged of [null, 'list', [], { ...list, version: 2 }, { ...list, words: [{ row: {} }] }])
      expect(parseOwnList(damaged)).toBeNull();
  });
});
