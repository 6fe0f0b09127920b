import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writePackFile, type PackedRecording } from '#sound/pack-file.ts';
import { personSpeaking } from '#sound/voice-licences.ts';
import { keepPack, readPacks, recordingsOfPack } from './pack-folder.ts';
import { VOICES } from './voices.ts';

const KEY = 'ab'.repeat(8);

const recording = (durationMs: number, speaker: PackedRecording['speakers'][number]): PackedRecording => ({
  sound: new Uint8Array([durationMs % 256]),
  durationMs,
  loudnessDb: -20,
  speakers: [speaker],
});

it('SPK-04: the recordings of a pack are its own, also where another voice said the same text', () => {
  const site = mkdtempSync(join(tmpdir(), 'oefenpad-packs-'));
  const keep = (id: string, one: PackedRecording) =>
    keepPack(id, writePackFile(id, new Map([[KEY, one]])), site);
  keep('diary', recording(1, VOICES.woman.speaker));
  keep('letter-first', recording(2, VOICES.man.speaker));
  keep('news', recording(3, personSpeaking('Mieke de Vries', 'cc-by')));
  const packs = readPacks(site);
  rmSync(site, { recursive: true });
  expect(recordingsOfPack(packs, 'diary').get(KEY)?.durationMs).toBe(1);
  expect(recordingsOfPack(packs, 'letter').get(KEY)?.durationMs).toBe(2);
  // What people recorded is never part of a made pack.
  expect(recordingsOfPack(packs, 'news').size).toBe(0);
  expect(recordingsOfPack(packs, 'let').size).toBe(0);
});
