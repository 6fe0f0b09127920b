import { describe, expect, it } from 'vitest';
import { spokenKey } from '#sound/rules/spoken-key.ts';
import { err, ok } from '#lib/result.ts';
import { eraseOwnData } from '#pages/settings/erase.ts';
import { MAX_OWN_PACK_BYTES, ownPacksOf } from './own-packs.ts';
import { parsePackFile, writePackFile } from './pack-file.ts';
import { createRecordings } from './recordings.ts';
import { personSpeaking } from './voice-licences.ts';
import { createFakePlatform, openTab, type FakePlatform } from '#testing/fake-platform.ts';
import { filesWithRecordings, speakerOf } from '#testing/recorded-files.ts';

const MIEKE = personSpeaking('Mieke', 'cc-by');

/** A pack in which Mieke, or a program, says these texts: the first as the byte 101. */
function packOf(texts: readonly string[], speaker = MIEKE, first = 101): Uint8Array<ArrayBuffer> {
  const recordings = texts.map((text, place) => {
    const sound = Uint8Array.of(first + place);
    return [spokenKey(text), { sound, durationMs: 900, loudnessDb: -20, speakers: [speaker] }] as const;
  });
  return writePackFile('listening', new Map(recordings));
}
const text = (words: string) => new TextEncoder().encode(words);
const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'mieke.pack');

function open(
  platform: FakePlatform = createFakePlatform({
    files: filesWithRecordings({ list: ['de hond', 'de kat'] }),
  }),
) {
  const ownPacks = ownPacksOf(platform);
  const find = createRecordings(platform);
  return {
    platform,
    ownPacks,
    add: (bytes: Uint8Array<ArrayBuffer>) => ownPacks.add(fileOf(bytes)),
    heard: async (text: string) => (await find(text))?.sound[0],
  };
}

describe('packs added from a file', () => {
  it('SPK-04: a person’s recording replaces a program’s at once, until its pack is removed', async () => {
    const { platform, add, heard } = open();
    expect(await heard('de hond')).toBe(1);
    expect(await add(packOf(['de hond']))).toEqual(ok({ recordings: 1, unknown: 0 }));
    expect([await heard('de hond'), await heard('de kat')]).toEqual([101, 2]);
    const later = open(openTab(platform, { files: platform.files }));
    expect(await later.heard('de hond')).toBe(101);
    const [pack] = later.ownPacks.getState() ?? [];
    expect(pack).toMatchObject({ of: 'listening', speakers: [MIEKE] });
    if (pack !== undefined) await later.ownPacks.remove(pack);
    expect(await later.heard('de hond')).toBe(1);
    expect(later.platform.database.records.size).toBe(0);
  });

  it('SPK-04: a program’s recording from a file is used only without a person’s', async () => {
    const files = filesWithRecordings({ list: ['de hond'] }, 'person');
    const { add, heard } = open(createFakePlatform({ files }));
    await add(packOf(['de hond'], speakerOf('synthetic')));
    expect(await heard('de hond')).toBe(1);
  });

  it('SPK-04: the same file again is one pack; of two the newer one is heard', async () => {
    const { platform, ownPacks, add, heard } = open();
    await add(packOf(['de hond']));
    await add(packOf(['de hond']));
    expect(ownPacks.getState()).toHaveLength(1);
    platform.advance(1000);
    await add(packOf(['de hond', 'de kat'], personSpeaking('Jan', 'cc0'), 151));
    expect(ownPacks.getState()).toHaveLength(2);
    expect([await heard('de hond'), await heard('de kat')]).toEqual([151, 152]);
  });

  it('SPK-04: texts unknown to the app are left out, and a pack of only those is refused', async () => {
    const { add, ownPacks } = open();
    expect(await add(packOf(['de hond', 'de eenhoorn']))).toEqual(ok({ recordings: 1, unknown: 1 }));
    expect(await add(packOf(['de eenhoorn']))).toEqual(err('unknown-texts'));
    expect(ownPacks.getState()).toHaveLength(1);
  });

  it('SPK-04: without a connection a pack is added completely, because the app’s texts are unknown', async () => {
    const { add, heard } = open(createFakePlatform());
    expect(await add(packOf(['de hond']))).toEqual(ok({ recordings: 1, unknown: 0 }));
    expect(await heard('de hond')).toBe(101);
  });

  it('SPK-04 QUA-18: an invalid, damaged, newer, too large or missing file is refused, and nothing is lost', async () => {
    const { add, ownPacks, heard } = open();
    await add(packOf(['de hond']));
    const whole = packOf(['de hond', 'de kat'], MIEKE, 120);
    const refused = [
      [text('Dear Sir,\nhere is my voice.'), 'foreign'],
      [text('{"a":1}\n'), 'foreign'],
      [new Uint8Array(0), 'foreign'],
      [text('{"format":2,"sounds":[]}\n'), 'newer'],
      [whole.slice(0, -1), 'damaged'],
      [Uint8Array.of(...whole, 1), 'damaged'],
    ] as const;
    for (const [bytes, failure] of refused) expect(await add(bytes)).toEqual(err(failure));
    const size = MAX_OWN_PACK_BYTES + 1;
    expect(await ownPacks.add({ size, arrayBuffer: () => Promise.reject(new Error('not read')) })).toEqual(
      err('too-large'),
    );
    expect(await ownPacks.add({ size: 9, arrayBuffer: () => Promise.reject(new Error('gone')) })).toEqual(
      err('unreadable'),
    );
    expect(await heard('de hond')).toBe(101);
    for (let cut = 0; cut < whole.length; cut += 1) expect(parsePackFile(whole.slice(0, cut)).ok).toBe(false);
  });

  it('SPK-04 QUA-19: on a full device nothing is added, with a message', async () => {
    const { platform, add, ownPacks, heard } = open();
    platform.database.failWith('full');
    expect(await add(packOf(['de hond']))).toEqual(err('full'));
    platform.database.failWith(null);
    expect(ownPacks.getState() ?? []).toEqual([]);
    expect(await heard('de hond')).toBe(1);
  });

  it('SPK-04 MEM-16: it is deleted with the person’s data', async () => {
    const { platform, add } = open();
    await add(packOf(['de hond']));
    await eraseOwnData(platform);
    expect(await open(openTab(platform, { files: platform.files })).heard('de hond')).toBe(1);
  });
});
