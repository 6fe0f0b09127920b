import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_PROJECTION, project } from '#learning/rules/projection.ts';
import type { StudyEvent } from '#learning/rules/study-event.ts';
import { newOwnList, withRows } from '#dutch/vocabulary/change-own-list.ts';
import type { OwnList } from '#dutch/vocabulary/own-list.ts';
import { err, type Result } from '#lib/result.ts';
import { importBackup, makeBackup, previewImport, readBackup, undoImport } from './backup.ts';
import { readOwnLists } from '#learning/own-lists/own-list-store.ts';
import { TEXT_SIZE, THEME } from '#storage/device-values.ts';
import { COURSE } from '#app/course.ts';
import { KNM } from '#exam/a2/knm.ts';
import { WRITING } from '#exam/a2/writing.ts';
import { chosenExams } from '#storage/choose-sittings.ts';
import { writtenGame } from '#storage/write-sittings.ts';
import { createFakeDatabase } from '#testing/fake-database.ts';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import { anyLog, answered, reviewChange } from '#testing/study-events.ts';

const device = (events: readonly StudyEvent[]) =>
  createFakePlatform({ database: createFakeDatabase(events) });

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(String(result.error));
  return result.value;
}
async function bringOver(from: FakePlatform, to: FakePlatform) {
  const file = valueOf(await readBackup(to, valueOf(await makeBackup(from, COURSE.parts))));
  const preview = valueOf(await previewImport(to, COURSE.parts, file));
  valueOf(await importBackup(to, preview));
  return preview;
}
const stateOf = ({ database }: FakePlatform) => project(EMPTY_PROJECTION, database.log);

const row = (dutch: string) => ({ dutch, english: `the ${dutch}`, subsection: 'Words' });
const keep = (on: FakePlatform, list: OwnList) =>
  on.database.commit({ put: [{ store: 'own-lists', key: list.id, value: list }] });
const listsOn = async (on: FakePlatform) => valueOf(await readOwnLists(on));

const pastSitting = (id: string, endedAt: number) => ({
  id,
  examId: 'official',
  paper: [{ id: 'knm-a', options: [0, 1, 2] }],
  allowance: 'official',
  startedAt: 1,
  answers: { 'knm-a': 1 },
  flagged: [],
  spentMs: {},
  readFragments: [],
  endedAt,
  by: 'person',
});
const sit = (on: FakePlatform, ...past: ReturnType<typeof pastSitting>[]) =>
  on.database.commit({
    put: [
      { store: 'sittings', key: chosenExams(KNM).key, value: { version: 1, value: { current: null, past } } },
    ],
  });
const deskOn = async (on: FakePlatform) => valueOf(await on.database.read('sittings', chosenExams(KNM).key));

describe('a copy of all data as a file', () => {
  it('MEM-13: two devices that exchange their files end up the same; importing a file twice changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyLog, anyLog, async (one, other) => {
        const phone = device(one);
        // Ids are random in real life: the other device has ids that this one doesn't.
        const laptop = device(other.map((event) => ({ ...event, id: `laptop ${event.id}` })));
        await bringOver(phone, laptop);
        await bringOver(laptop, phone);
        expect(stateOf(phone)).toEqual(stateOf(laptop));
        const again = await bringOver(laptop, phone);
        expect([again.fresh, again.knownEvents]).toEqual([[], one.length + other.length]);
      }),
      { numRuns: 50 },
    );
  });

  it('MEM-13: says what would change, and an import can be undone', async () => {
    const phone = device([answered({ id: 'a' }), reviewChange('added', 'b', 5)]);
    const laptop = device([answered({ id: 'c' })]);
    const before = stateOf(laptop);
    const preview = await bringOver(phone, laptop);
    expect(preview).toMatchObject({ freshAnswers: 1, knownEvents: 0 });
    expect(laptop.database.log).toHaveLength(3);
    valueOf(await undoImport(laptop, preview));
    expect(stateOf(laptop)).toEqual(before);
    // And imported again.
    await bringOver(phone, laptop);
    expect(laptop.database.log).toHaveLength(3);
  });

  it('MEM-13: settings and games under way are imported only where there are none, and an undo removes them', async () => {
    const phone = device([]);
    THEME.write(phone.storage, 'dark');
    TEXT_SIZE.write(phone.storage, 'large');
    const letter = { version: 1, value: { text: 'Beste buur' } };
    await phone.database.commit({
      put: [{ store: 'sittings', key: writtenGame(WRITING).key, value: letter }],
    });
    const laptop = device([]);
    THEME.write(laptop.storage, 'light');
    const seen = async () => [
      THEME.read(laptop.storage),
      TEXT_SIZE.read(laptop.storage),
      valueOf(await laptop.database.read('sittings', writtenGame(WRITING).key)),
    ];
    const preview = await bringOver(phone, laptop);
    expect(await seen()).toEqual(['light', 'large', letter]);
    valueOf(await undoImport(laptop, preview));
    expect(await seen()).toEqual(['light', 'normal', undefined]);
  });

  it('MEM-13 MOC-11: past mock exams of two devices are merged on both, and an undo restores the previous ones', async () => {
    const [phone, laptop] = [device([]), device([])];
    await sit(phone, pastSitting('new', 9), pastSitting('both', 5));
    await sit(laptop, pastSitting('both', 5), pastSitting('old', 2));
    const before = await deskOn(laptop);
    const preview = await bringOver(phone, laptop);
    expect(preview.exams).toMatchObject([{ key: chosenExams(KNM).key, count: 1 }]);
    expect(await deskOn(laptop)).toMatchObject({
      value: { past: [{ id: 'new' }, { id: 'both' }, { id: 'old' }] },
    });
    valueOf(await undoImport(laptop, preview));
    expect(await deskOn(laptop)).toEqual(before);

    await bringOver(phone, laptop);
    await bringOver(laptop, phone);
    expect(await deskOn(phone)).toEqual(await deskOn(laptop));
    expect((await bringOver(phone, laptop)).exams).toEqual([]);
  });

  it('MEM-13 MEM-15: custom lists are included and merged, and an undo restores the previous ones', async () => {
    const first = withRows(newOwnList('list-1', 'Les 1', 1), [row('huis'), row('fiets')], 1);
    const [phone, laptop] = [device([]), device([])];
    await keep(phone, withRows({ ...first, name: 'Lesson 1', namedAt: 3 }, [row('werk')], 3));
    await keep(phone, withRows(newOwnList('list-2', 'Les 2', 2), [row('kaas')], 2));
    await keep(laptop, withRows(first, [row('straat')], 2));
    const before = await listsOn(laptop);
    const preview = await bringOver(phone, laptop);
    expect(preview.ownLists.map(({ list: { name } }) => name)).toEqual(['Les 2', 'Lesson 1']);
    expect((await listsOn(laptop)).map(({ name, words }) => [name, words.length])).toEqual([
      ['Les 2', 1],
      ['Lesson 1', 4],
    ]);
    valueOf(await undoImport(laptop, preview));
    expect(await listsOn(laptop)).toEqual(before);

    await bringOver(phone, laptop);
    await bringOver(laptop, phone);
    expect(await listsOn(laptop)).toEqual(await listsOn(phone));
    expect((await bringOver(phone, laptop)).ownLists).toEqual([]);
  });

  it('MEM-13 MEM-15 QUA-18: an import keeps a newer list and replaces a damaged one; an undo restores it', async () => {
    const brought = withRows(newOwnList('list-1', 'Les 1', 1), [row('huis')], 1);
    const phone = device([]);
    await keep(phone, brought);
    for (const [stored, then] of [
      [{ ...brought, version: 2, pages: ['more'] }, 'stays'],
      [{ ...brought, words: 'x' }, 'gives way'],
      ['x', 'gives way'],
    ] as const) {
      const laptop = device([]);
      await laptop.database.commit({ put: [{ store: 'own-lists', key: brought.id, value: stored }] });
      const kept = async () => valueOf(await laptop.database.read('own-lists', brought.id));
      const preview = await bringOver(phone, laptop);
      expect(await kept()).toEqual(then === 'stays' ? stored : brought);
      valueOf(await undoImport(laptop, preview));
      expect(await kept()).toEqual(stored);
    }
  });

  it('MEM-13 MEM-17: data this version does not know is passed on unchanged', async () => {
    const strange = { id: 'x', kind: 'dreamt', version: 7, of: ['zee'] };
    const phone = createFakePlatform({ database: createFakeDatabase([strange]) });
    const laptop = device([]);
    await bringOver(phone, laptop);
    expect(valueOf(await laptop.database.eventsSince(0)).events).toEqual([strange]);
  });

  it('MEM-13 QUA-18: a damaged, newer or unrelated file is refused with the reason', async () => {
    const platform = device([answered({ id: 'a' }), answered({ id: 'b' })]);
    const file = valueOf(await makeBackup(platform, COURSE.parts));
    const read = (text: string) => readBackup(platform, text);
    expect(await read(file)).toMatchObject({ ok: true });
    expect(await read(file.replace('"right"', '"wrong"'))).toEqual(err('damaged'));
    expect(await read(file.replace('"version":1', '"version":2'))).toEqual(err('newer'));
    for (const text of ['', 'de,het', '[]', '{"app":"anki"}', 'null'])
      expect(await read(text)).toEqual(err('foreign'));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 20, max: file.length - 1 }), async (end) => {
        expect(await read(file.slice(0, end))).toEqual(err('damaged'));
      }),
      { numRuns: 30 },
    );
  });

  it('MEM-13 QUA-19: says that a log can not be read or a device is full, and changes nothing', async () => {
    const phone = device([answered({ id: 'a' })]);
    const laptop = device([answered({ id: 'b' })]);
    const preview = valueOf(
      await previewImport(
        laptop,
        COURSE.parts,
        valueOf(await readBackup(laptop, valueOf(await makeBackup(phone, COURSE.parts)))),
      ),
    );
    laptop.database.failWith('full');
    expect(await importBackup(laptop, preview)).toEqual(err('full'));
    expect(await makeBackup(laptop, COURSE.parts)).toEqual(err('full'));
    laptop.database.failWith(null);
    expect(laptop.database.log.map(({ id }) => id)).toEqual(['b']);
  });
});
