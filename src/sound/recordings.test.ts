import { describe, expect, it } from 'vitest';
import { SOUND_INDEX_PATH } from '#content/schema/sound-pack.ts';
import { spokenKey } from '#sound/rules/spoken-key.ts';
import { readPackFile, writePackFile } from './pack-file.ts';
import { createRecordings } from './recordings.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { filesWithRecordings, packPath, speakerOf } from '#testing/recorded-files.ts';

const TALK = [
  { voice: 'A', text: 'Dag.' },
  { voice: 'B', text: 'Hallo.' },
];
const LISTS = {
  animals: ['de hond', 'de kat'],
  food: ['het brood', TALK],
  five: ['vijf'],
  six: ['zes'],
  seven: ['zeven'],
};

describe('recordings', () => {
  it('SPK-04: texts and dialogues are found in their packs, with one request per pack', async () => {
    const files = filesWithRecordings(LISTS);
    const find = createRecordings(createFakePlatform({ files }));
    expect((await find('de kat'))?.sound).toEqual(Uint8Array.of(2));
    expect((await find('de hond'))?.sound).toEqual(Uint8Array.of(1));
    expect((await find(TALK))?.sound).toEqual(Uint8Array.of(2));
    expect(await find([...TALK].toReversed())).toBeNull();
    expect(await find('de vis')).toBeNull();
    expect(files.requests).toEqual([SOUND_INDEX_PATH, packPath('animals'), packPath('food')]);
  });

  it('SPK-04: the four last used packs stay in memory', async () => {
    const files = filesWithRecordings(LISTS);
    const find = createRecordings(createFakePlatform({ files }));
    for (const text of ['de hond', 'het brood', 'vijf', 'zes', 'de hond', 'zeven', 'de hond', 'het brood']) {
      expect(await find(text), text).not.toBeNull();
    }
    const asked = files.requests.filter((path) => path !== SOUND_INDEX_PATH);
    expect(asked).toEqual(['animals', 'food', 'five', 'six', 'seven', 'food'].map(packPath));
  });

  it('SPK-04 QUA-18: a failed or invalid pack is requested again the next time', async () => {
    const files = filesWithRecordings(LISTS);
    const list = await files.readText(SOUND_INDEX_PATH);
    const whole = await files.readBytes(packPath('animals'));
    if (!list.ok || !whole.ok) throw new Error('no files');
    const find = createRecordings(createFakePlatform({ files }));
    const hond = () => find('de hond');
    files.put(SOUND_INDEX_PATH, { kind: 'network' });
    expect(await hond()).toBeNull();
    files.put(SOUND_INDEX_PATH, list.value);
    for (const broken of [whole.value.slice(0, -1), whole.value.slice(4), new Uint8Array(0)]) {
      files.put(packPath('animals'), broken);
      expect(await hond()).toBeNull();
    }
    files.put(packPath('animals'), whole.value);
    expect(await hond()).not.toBeNull();
  });

  it('SPK-04: a pack names its voice and licence', () => {
    const person = { ...speakerOf('person'), name: 'Mieke', licence: 'CC BY 4.0' };
    const said = { sound: Uint8Array.of(7, 8), durationMs: 400, loudnessDb: -20.5, speakers: [person] };
    const pack = readPackFile(writePackFile('my-words', new Map([[spokenKey('de hond'), said]])));
    expect(pack?.find(spokenKey('de hond'))).toEqual(said);
    expect(pack?.find('constructor')).toBeNull();
  });
});
