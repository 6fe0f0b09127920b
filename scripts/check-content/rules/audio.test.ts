import { describe, expect, it } from 'vitest';
import type { AudioManifest } from '#content/schema/audio-manifest.ts';
import { textHash, type PreparedText } from '../../audio/prepared-texts.ts';
import { audioProblems, MAX_AUDIO_BYTES } from './audio.ts';

const TEXT: PreparedText = {
  id: 'listening-bread',
  lines: [
    { voice: 'A', text: 'Wat mag het zijn?' },
    { voice: 'B', text: 'Een half bruin brood.' },
  ],
};
const HASH = textHash(TEXT.lines);
const FILE = `${HASH}.mp3`;
const MANIFEST: AudioManifest = {
  [TEXT.id]: { file: FILE, textHash: HASH, durationMs: 3000, bytes: 9000 },
};
const FILES = [{ name: FILE, bytes: 9000 }];

const found = (...args: Parameters<typeof audioProblems>) =>
  audioProblems(...args).map(({ message }) => message.replace(/ \(.*/, ''));

/** One recording of this size. */
const weighing = (bytes: number) =>
  found([TEXT], { [TEXT.id]: { file: FILE, textHash: HASH, durationMs: 3000, bytes } }, [
    { name: FILE, bytes },
  ]);

describe('prepared audio', () => {
  it('LIS-04 CON-07: is right where each text has the recording that was made of it', () => {
    expect(found([TEXT], MANIFEST, FILES)).toEqual([]);
  });

  it('LIS-04: another word, another order or another speaker is another text', () => {
    const [first, second] = TEXT.lines;
    if (first === undefined || second === undefined) throw new Error('two lines');
    const others = [
      [first, { ...second, text: 'Een heel bruin brood.' }],
      [second, first],
      [first, { ...second, voice: 'A' as const }],
    ];
    for (const lines of others) {
      expect(found([{ ...TEXT, lines }], MANIFEST, FILES)).toEqual([
        'listening-bread: its recording says another text',
      ]);
    }
  });

  it('LIS-04: missing and superfluous recordings are found, in the list and in the folder', () => {
    expect(found([TEXT], {}, [])).toEqual(['listening-bread: it has no recording']);
    expect(found([TEXT], MANIFEST, [])).toEqual([`listening-bread: ${FILE} is not there as it was made`]);
    expect(found([TEXT], MANIFEST, [{ name: FILE, bytes: 8999 }])).toHaveLength(1);
    expect(found([], MANIFEST, FILES)).toEqual(['listening-bread: there is no such text any more']);
    expect(found([TEXT], MANIFEST, [...FILES, { name: 'old.mp3', bytes: 1 }])).toEqual([
      'old.mp3: nothing needs this file',
    ]);
  });

  it('LIS-04: three and a half megabytes together are the most', () => {
    expect(weighing(MAX_AUDIO_BYTES)).toEqual([]);
    expect(weighing(MAX_AUDIO_BYTES + 1)).toEqual(['size: 3500001 bytes; 3500000 are allowed']);
  });
});
