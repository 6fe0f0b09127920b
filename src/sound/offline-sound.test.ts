import { describe, expect, it } from 'vitest';
import { SAVE_PROBLEMS, offlineSoundOf } from './offline-sound.ts';
import { inEnglish } from '#testing/in-english.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';

const FILES = ['one.1111111111111111.pack', 'two.2222222222222222.pack', 'three.3333333333333333.pack'];
const MANIFEST = JSON.stringify({
  packs: FILES.map((file, index) => ({ file, bytes: 1000 * (index + 1), kind: 'synthetic', texts: '' })),
});
const ALL = { files: 3, bytes: 6000 };
const paths = FILES.map((file) => `/audio/${file}`);
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

async function start({ saved = [] as string[] } = {}) {
  const platform = createFakePlatform({ files: { '/audio/manifest.json': MANIFEST } });
  for (const path of saved) platform.savedSounds.saved.add(path);
  const sound = offlineSoundOf(platform);
  const phases: unknown[] = [];
  sound.subscribe(() => {
    const state = sound.getState();
    phases.push('saved' in state ? `${state.phase} ${state.saved.files}` : state.phase);
  });
  await settle();
  return { platform, sound, phases };
}

describe('all sound on the device', () => {
  it('QUA-10: shows the total and the saved amount, and saves the rest with progress', async () => {
    const { platform, sound, phases } = await start({ saved: [paths[1] ?? '', '/audio/replaced.mp3'] });
    expect(sound.getState()).toEqual({
      phase: 'resting',
      total: ALL,
      saved: { files: 1, bytes: 2000 },
      problem: null,
    });
    await sound.saveAll();
    expect(platform.savedSounds.requests).toEqual([paths[0], paths[2]]);
    expect(phases).toEqual(['resting 1', 'saving 1', 'saving 2', 'saving 3', 'resting 3']);
    expect(sound.getState()).toMatchObject({ phase: 'resting', saved: ALL, problem: null });
  });

  it('QUA-10 SPK-03: the synthesiser’s files are counted and saved with the recordings', async () => {
    const parts = [{ file: '/synthesiser/espeak-ng-1.wasm', bytes: 500 }];
    const platform = createFakePlatform({
      files: {
        '/audio/manifest.json': MANIFEST,
        '/audio/synthesiser.json': JSON.stringify({ files: parts }),
      },
    });
    const sound = offlineSoundOf(platform);
    await sound.saveAll();
    expect(platform.savedSounds.requests).toEqual(['/synthesiser/espeak-ng-1.wasm', ...paths]);
    expect(sound.getState()).toMatchObject({ saved: { files: 4, bytes: 6500 }, problem: null });
  });

  it('QUA-10: can be stopped and resumed, also on another visit', async () => {
    const { platform, sound } = await start();
    platform.savedSounds.hold();
    const first = sound.saveAll();
    await settle();
    platform.savedSounds.letThrough();
    await settle();
    sound.stop();
    await first;
    expect(sound.getState()).toMatchObject({ phase: 'resting', saved: { files: 1 }, problem: null });

    const later = createFakePlatform({
      files: { '/audio/manifest.json': MANIFEST },
      savedSounds: platform.savedSounds,
    });
    const going = offlineSoundOf(later).saveAll();
    while (platform.savedSounds.saved.size < FILES.length) {
      await settle();
      platform.savedSounds.letThrough();
    }
    await going;
    expect(platform.savedSounds.requests).toEqual([paths[0], paths[1], paths[1], paths[2]]);
    expect(platform.savedSounds.saved.size).toBe(3);
  });

  it('QUA-10: a second request does nothing, and a reopened screen shows the progress', async () => {
    const { platform, sound } = await start();
    platform.savedSounds.hold();
    const first = sound.saveAll();
    await settle();
    await sound.saveAll();
    const back = offlineSoundOf(platform);
    back.subscribe(() => undefined);
    await settle();
    expect(back.getState().phase).toBe('saving');
    expect(platform.savedSounds.requests).toHaveLength(1);
    sound.stop();
    await first;
  });

  it.each(['full', 'network', 'failed'] as const)(
    'QUA-10 QUA-19: saved files stay when it ends with %s',
    async (failure) => {
      const { platform, sound } = await start({ saved: [paths[0] ?? ''] });
      platform.savedSounds.failWith(failure);
      await sound.saveAll();
      expect(sound.getState()).toMatchObject({
        phase: 'resting',
        saved: { files: 1, bytes: 1000 },
        problem: failure,
      });
      expect(inEnglish(SAVE_PROBLEMS[failure])).toMatch(/again/);
      platform.savedSounds.failWith(null);
      await sound.saveAll();
      expect(sound.getState()).toMatchObject({ phase: 'resting', saved: ALL, problem: null });
    },
  );

  it('QUA-10: without a connection it says so at once and requests nothing', async () => {
    const { platform, sound } = await start();
    platform.connection.setOnline(false);
    await sound.saveAll();
    expect(sound.getState()).toMatchObject({ phase: 'resting', problem: 'network' });
    expect(platform.savedSounds.requests).toEqual([]);
  });

  it('QUA-10: deletes everything, also while saving', async () => {
    const { platform, sound } = await start({ saved: [paths[0] ?? ''] });
    platform.savedSounds.hold();
    const going = sound.saveAll();
    await settle();
    await sound.deleteAll();
    await going;
    expect(platform.savedSounds.saved.size).toBe(0);
    expect(sound.getState()).toMatchObject({ phase: 'resting', saved: { files: 0, bytes: 0 } });
  });

  it('QUA-10 QUA-18: nothing is offered if nothing can be saved or the list cannot be read', async () => {
    const without = createFakePlatform({ files: { '/audio/manifest.json': MANIFEST } });
    without.savedSounds.isSupported = false;
    const portal = createFakePlatform({ files: { '/audio/manifest.json': '<!doctype html>' } });
    for (const platform of [without, portal]) {
      const sound = offlineSoundOf(platform);
      sound.subscribe(() => undefined);
      await settle();
      expect(sound.getState()).toEqual({ phase: 'unavailable' });
    }
  });
});
