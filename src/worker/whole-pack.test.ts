import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'valibot';
import { soundIndexSchema } from '#content/schema/sound-pack.ts';
import { isWholePack } from './whole-pack.ts';

const FOLDER = 'public/audio';
const { packs } = parse(soundIndexSchema, JSON.parse(readFileSync(`${FOLDER}/manifest.json`, 'utf8')));
const pack = new Uint8Array(readFileSync(`${FOLDER}/${packs[0]?.file ?? ''}`));

it('SPK-04 QUA-18: a pack is complete, but not if a byte or half of it is missing or it is something else', () => {
  expect(isWholePack(pack)).toBe(true);
  expect(isWholePack(pack.subarray(0, -1))).toBe(false);
  expect(isWholePack(pack.subarray(0, pack.length / 2))).toBe(false);
  expect(isWholePack(pack.subarray(0, 100))).toBe(false);
  expect(isWholePack(new TextEncoder().encode('<!doctype html>\n<title>Sign in</title>'))).toBe(false);
  expect(isWholePack(new Uint8Array())).toBe(false);
});
