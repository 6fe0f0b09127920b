import { expect, it } from 'vitest';
import { newOwnList, withRows } from '#dutch/vocabulary/change-own-list.ts';
import { err } from '#lib/result.ts';
import { ownListStore, readOwnLists } from './own-list-store.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';

const listOf = (id: string, name: string) =>
  withRows(newOwnList(id, name, 1), [{ dutch: 'huis', english: 'house', subsection: 'Words' }], 1);

it('MEM-15 QUA-18: a damaged or later list is ignored and kept, and does not affect the others', async () => {
  const platform = createFakePlatform();
  const { records } = platform.database;
  const unreadable = { damaged: { ...listOf('damaged', 'Les 1'), words: '<b>' }, later: { version: 2 } };
  for (const [id, value] of Object.entries(unreadable)) records.set(`own-lists/${id}`, value);
  records.set('own-lists/whole', listOf('whole', 'Les 2'));
  const store = ownListStore(platform);
  store.subscribe(() => undefined);
  await expect.poll(() => store.getState()?.map(({ name }) => name)).toEqual(['Les 2']);
  await store.save(listOf('new', 'Les 1'));
  expect(store.getState()?.map(({ name }) => name)).toEqual(['Les 1', 'Les 2']);
  for (const [id, value] of Object.entries(unreadable)) expect(records.get(`own-lists/${id}`)).toEqual(value);
});

it('MEM-15 QUA-19: if the device cannot read lists there are none, and stored ones stay', async () => {
  const platform = createFakePlatform();
  platform.database.records.set('own-lists/a', listOf('a', 'Les 1'));
  platform.database.failWith('failed');
  const store = ownListStore(platform);
  store.subscribe(() => undefined);
  await expect.poll(() => store.getState()).toEqual([]);
  expect(await store.save(listOf('b', 'Les 2'))).toEqual(err('failed'));
  platform.database.failWith(null);
  expect(await readOwnLists(platform)).toMatchObject({ ok: true, value: [{ name: 'Les 1' }] });
});
