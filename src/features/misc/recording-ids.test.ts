import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'valibot';
import { LETTERS } from '#content/misc/letters.ts';
import { audioManifestSchema } from '#content/schema/audio-manifest.ts';
import { numberWords } from '#domain/dutch/number-words.ts';
import { letterRecordingId } from '#features/misc/alphabet/letter-grid.tsx';
import { numberRecordingId } from '#features/misc/numbers/number-cards.tsx';

const manifest = parse(
  audioManifestSchema,
  JSON.parse(readFileSync(new URL('../../../public/audio/manifest.json', import.meta.url), 'utf8')),
);

it('LIS-04 MSC-09 MSC-12: every letter, the numbers to 20 and the tens find their own recording in the site', () => {
  const numbers = [...Array(21).keys(), 30, 40, 50, 60, 70, 80, 90];
  const ids = [
    ...LETTERS.map(({ sound }) => letterRecordingId(sound)),
    ...numbers.map((value) => numberRecordingId(numberWords(value))),
  ];
  expect(new Set(ids).size).toBe(26 + 28);
  for (const id of ids) expect(manifest, String(id)).toHaveProperty([id ?? '']);
  expect(letterRecordingId(LETTERS[2]?.sound ?? '')).toBe('letter-c');
  expect(numberRecordingId('twintig')).toBe('number-20');
  expect(numberRecordingId('eenentwintig')).toBeNull();
  expect(letterRecordingId('avond')).toBeNull();
});
