import { describe, expect, it } from 'vitest';
import { MAX_PACK_BYTES } from '#content/schema/sound-pack.ts';
import { spokenKey } from '#sound/rules/spoken-key.ts';
import { readPackFile, writePackFile, type PackedRecording } from '#sound/pack-file.ts';
import { speakerOf } from '#testing/recorded-files.ts';
import { indexOf, packFileName, type PackOnDisk } from '../../../scripts/audio/pack-folder.ts';
import type { PreparedPack } from '#sound/texts/prepared-text.ts';
import { audioProblems, MAX_AUDIO_BYTES } from './audio.ts';

const TEXT = 'Een half bruin brood.';
const PREPARED: PreparedPack = {
  id: 'bread',
  title: 'Bread',
  parts: [{ name: 'all', texts: [{ key: spokenKey(TEXT), lines: [{ text: TEXT, by: 'woman' }] }] }],
};

interface Recorded {
  readonly text?: string;
  readonly kind?: 'synthetic' | 'person';
  readonly loudnessDb?: number;
  readonly length?: number;
}

function packOf({
  text = TEXT,
  kind = 'synthetic',
  loudnessDb = -20,
  length = 100,
}: Recorded = {}): PackOnDisk {
  const recording: PackedRecording = {
    sound: new Uint8Array(length),
    durationMs: 900,
    loudnessDb,
    speakers: [speakerOf(kind)],
  };
  const content = writePackFile('bread', new Map([[spokenKey(text), recording]]));
  const pack = readPackFile(content);
  if (pack === null) throw new Error('no pack');
  return { file: packFileName('bread', content), bytes: content.length, content, pack };
}

const found = (prepared: readonly PreparedPack[], packs: readonly PackOnDisk[], listed = packs) =>
  audioProblems(prepared, indexOf(listed), packs).map(({ message }) =>
    message.replace(/^.*?: (.*) \(.*$/, '$1'),
  );

describe('recordings', () => {
  it('SPK-04 LIS-04 CON-07: pass where each text has one, in a listed pack', () => {
    expect(found([PREPARED], [packOf()])).toEqual([]);
  });

  it('SPK-04: texts without one are named, and recordings without a text, unless a person spoke them', () => {
    expect(found([PREPARED], [])).toEqual(['it has no recording']);
    expect(found([], [packOf()])).toEqual(['it says what is no text any more']);
    expect(found([], [packOf({ kind: 'person' })])).toEqual([]);
  });

  it('SPK-04: a changed pack, a list that differs, and a pack that is too loud are named', () => {
    const pack = packOf();
    const changed = { ...pack, content: Uint8Array.of(...pack.content, 1) };
    expect(found([PREPARED], [changed])).toEqual(['it is not as it was made']);
    expect(found([PREPARED], [pack], [])).toEqual(['it is not the list of these packs']);
    expect(found([PREPARED], [packOf({ loudnessDb: -17 })])).toEqual([
      'it goes from -17 to -17 dB; -20 is wanted',
    ]);
  });

  it('SPK-04: the limits are 400 kB for a pack and 64 MB in total', () => {
    const large = packOf({ length: MAX_PACK_BYTES });
    expect(found([PREPARED], [large])).toEqual([`${large.bytes} bytes; 400000 are allowed`]);
    const all = { ...packOf(), bytes: MAX_AUDIO_BYTES + 1 };
    expect(found([PREPARED], [all])).toContain('64000001 bytes; 64000000 are allowed');
  });
});
