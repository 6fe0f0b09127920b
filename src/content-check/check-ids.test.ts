import { expect, it } from 'vitest';
import type { Bank, CatalogueItem } from '#learning/catalogue.ts';
import { PATHS } from '#routes/paths.ts';
import { publicFiles } from '#testing/public-files.ts';
import { checkedRows } from './checked-rows.ts';
import { checkIds, listOfIds, readListOfIds, type IdCheck } from './check-ids.ts';
import { shippedFamilies } from './shipped-families.ts';

const item = (id: string, spoilt: Partial<CatalogueItem> = {}): CatalogueItem => ({
  id,
  dutch: 'de sleutel',
  meaning: 'key',
  question: 'What does it mean?',
  prompt: null,
  options: ['key', 'lock'],
  answer: 'key',
  explanation: null,
  page: PATHS.vocabulary,
  ...spoilt,
});
const bank = (prefix: Bank['prefix'], ...items: CatalogueItem[]): Bank => ({
  prefix,
  load: async () => items,
});
const check = (changed: Partial<IdCheck>) =>
  checkIds({
    banks: [bank('word:', item('word:slot'), item('word:sleutel'))],
    platform: publicFiles(),
    shipped: ['word:sleutel', 'word:slot'],
    families: [],
    retired: new Map(),
    checkedRows: new Set(['sleutel', 'slot', 'Slot']),
    made: new Map(),
    ...changed,
  });
const found = async (changed: Partial<IdCheck>) =>
  (await check(changed)).problems.map(({ rule, about }) => `${rule} ${about}`);

it('MEM-18 DAT-06 CON-07: items whose ids are on the list pass, with their figures', async () => {
  const report = await check({});
  expect(report.problems).toEqual([]);
  expect(report.figures).toContainEqual({ label: 'items that can be found', value: 2 });
});

it('MEM-18 CON-07: an id on the list without an item is found, unless it is retired or has a successor', async () => {
  const shipped = ['word:fiets', 'word:sleutel', 'word:slot'];
  expect(await found({ shipped })).toEqual(['id-lost word:fiets']);
  expect(await found({ shipped, retired: new Map([['word:fiets', []]]) })).toEqual([]);
  expect(await found({ shipped, retired: new Map([['word:fiets', ['word:slot']]]) })).toEqual([]);
});

it('MEM-18 CON-07: an id made by a rule that has no item is found', async () => {
  expect(await found({ families: ['question:number-7'] })).toEqual(['id-lost question:number-7']);
});

it('MEM-18 CON-07: a new id is found, and the message names the command that adds it to the list', async () => {
  const report = await check({ shipped: ['word:slot'] });
  expect(report.newIds).toEqual(['word:sleutel']);
  expect(report.problems.map(({ message }) => message)).toEqual([
    'word:sleutel is new: npm run check-content -- --ship-ids',
  ]);
});

it.each([
  ['an id of two items', [item('word:slot'), item('word:sleutel'), item('word:slot')], 'id-twice word:slot'],
  [
    'an item without an answer',
    [item('word:slot', { answer: '', options: [] }), item('word:sleutel')],
    'id-item word:slot',
  ],
  [
    'an answer that is no option',
    [item('word:slot', { answer: 'door' }), item('word:sleutel')],
    'id-item word:slot',
  ],
])('DAT-06 CON-07: %s is found', async (_, items, expected) => {
  expect(await found({ banks: [bank('word:', ...items)] })).toEqual([expected]);
});

it.each(['word:Slot', 'word:een slot', 'word:slot-', 'slot', 'film:slot', 'word:één'.normalize('NFD')])(
  'DAT-06 CON-07: %j does not have the form of an id',
  async (id) => {
    const banks = [bank('word:', item(id))];
    expect(await found({ banks, shipped: [id] })).toContain(`id-shape ${id}`);
  },
);

it('MEM-18 CON-07: an item hidden by another bank with a longer prefix is found', async () => {
  const banks = [bank('word:', item('word:slot'), item('word:sleutel')), bank('word:sl')];
  expect(await found({ banks })).toEqual(['id-lost word:sleutel', 'id-lost word:slot']);
});

const retired = (id: string, ...successors: string[]) => ({ retired: new Map([[id, successors]]) });

it('MEM-18 CON-07: a retired id that exists again, was never shipped or has no successor is found', async () => {
  expect(await found(retired('word:slot'))).toEqual(['id-retired word:slot']);
  expect(await found(retired('word:fiets'))).toEqual(['id-retired word:fiets']);
  expect(
    await found({
      shipped: ['word:fiets', 'word:sleutel', 'word:slot'],
      ...retired('word:fiets', 'word:auto'),
    }),
  ).toEqual(['id-retired word:fiets', 'id-lost word:fiets']);
});

it('MEM-18 CON-07: a bank that fails to load loses its ids, and a list out of order is found', async () => {
  const broken: Bank = { prefix: 'word:', load: () => Promise.reject(new Error('no such file')) };
  expect(await found({ banks: [broken] })).toEqual(['id-lost word:sleutel', 'id-lost word:slot']);
  expect(await found({ shipped: ['word:slot', 'word:sleutel'] })).toEqual(['id-list list']);
});

it('CON-07 QUA-24: items whose rows no bank of the content check reads are found, and the message says what to add', async () => {
  const banks = [
    bank('word:', item('word:slot'), item('word:sleutel')),
    bank('question:b1-', item('question:b1-reading-1'), item('question:b1-reading-2')),
  ];
  const shipped = ['question:b1-reading-1', 'question:b1-reading-2', 'word:sleutel', 'word:slot'];
  const { problems } = await check({ banks, shipped });
  expect(problems.map(({ rule, about }) => `${rule} ${about}`)).toEqual(['id-unchecked question:b1-']);
  expect(problems[0]?.message).toContain('2 items of question:b1-');
  expect(problems[0]?.message).toContain('add a bank for their file in src/content-check');

  const made = new Map([['question:b1-', 'numbers']]);
  expect(await found({ banks, shipped, made })).toEqual([]);
  const checkedRows = new Set(['slot', 'sleutel', 'b1-reading-1', 'b1-reading-2']);
  expect(await found({ banks, shipped, checkedRows })).toEqual([]);
  expect(await found({ made })).toEqual(['id-unchecked question:b1-']);
});

it('CON-07: the rows that are checked are those in the files of the banks, not those that a file only names', () => {
  const texts = new Map([
    ['words.csv', 'dutch,id\nslot,slot\n"huis, het",huis\n'],
    ['path.csv', 'id\nfiets\n'],
    ['questions.ts', "[{ id: 'reading-1', textId: 'brief' }, { id: 'head', questionId: 'body-1' }]"],
  ]);
  const banks = [
    { path: 'words.csv' },
    { path: 'path.csv', onlyNamesRows: true as const },
    { path: 'questions.ts' },
    { path: 'missing.ts' },
  ];
  const rows = checkedRows(banks, (path) => texts.get(path));
  expect([...rows]).toEqual(['slot', 'huis', 'reading-1', 'head', 'body-1']);
});

it('MEM-18: the list is read as it is written, sorted and without duplicates', () => {
  const text = listOfIds(['word:slot', 'text:brief', 'word:slot', 'word:één']);
  expect(text).toBe('text:brief\nword:slot\nword:één\n');
  expect(readListOfIds(text)).toEqual(['text:brief', 'word:slot', 'word:één']);
});

it('MEM-18: the ids made by a rule are those shipped with it', () => {
  const ids = new Set(shippedFamilies());
  expect(ids.size).toBe(1001 + 998 + 144 + 156);
  for (const id of [
    'question:number-0',
    'question:number-1000',
    'question:price-0-10',
    'question:price-49-95',
    'question:clock-12-55',
    'question:clock-1-00',
    'question:route-station-to-hotel',
  ]) {
    expect(ids.has(id)).toBe(true);
  }
});
