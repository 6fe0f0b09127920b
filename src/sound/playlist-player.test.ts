import { describe, expect, it } from 'vitest';
import { err } from '#lib/result.ts';
import { appSpeechOf, LOADING_SIGN_MS } from './app-speech.ts';
import { createPlaylistPlayer, SAY_LIMIT_MS, type PlaylistItem } from './playlist-player.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { synthesisedClip } from '#testing/fake-synthesis.ts';
import { clipAt, filesWithRecordings } from '#testing/recorded-files.ts';

const ITEMS: readonly PlaylistItem[] = [
  { dutch: 'aa', meaning: 'the letter a' },
  { dutch: 'bee', meaning: 'the letter b' },
];

function setUp({ items = ITEMS, way = 'hands-free' as const, language = 'en' } = {}) {
  const platform = createFakePlatform({ files: filesWithRecordings({ letters: ['aa', 'bee'] }) });
  platform.speech.hold();
  platform.audio.hold();
  const player = createPlaylistPlayer({
    platform,
    language,
    media: platform.mediaControls,
    title: 'Letters',
    placeText: (place, count) => `${place} of ${count}`,
    items,
    way,
  });
  const recordings = () => platform.audio.played.filter(({ keepsPace }) => keepsPace !== true);
  return { platform, player, recordings, list: () => player.getState().list };
}

/** Loading recordings and their code takes extra turns. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => void setTimeout(resolve));
};

/** Ends each speech or sound until nothing is playing. */
async function hearAll({ platform, list }: ReturnType<typeof setUp>): Promise<void> {
  for (let turn = 0; turn < 40 && list().phase === 'playing'; turn += 1) {
    await settled();
    platform.advance(100);
    platform.speech.finish();
    platform.audio.finish();
  }
}

describe('a list that is played', () => {
  it('SPK-07: by the device’s voices: Dutch, English, Dutch, one after another, and the phone shows what is said', async () => {
    const all = setUp();
    const { platform, player, list } = all;
    expect(platform.speech.spoken).toEqual([]);
    player.press({ kind: 'play-requested' });
    expect(platform.mediaControls.shown()).toEqual({
      title: 'aa',
      place: '1 of 2',
      list: 'Letters',
      isPlaying: true,
    });
    await hearAll(all);
    expect(platform.speech.spoken).toEqual(['aa', 'aa', 'bee', 'bee']);
    expect(platform.speech.spokenMeanings).toEqual(['the letter a', 'the letter b']);
    expect(list()).toMatchObject({ phase: 'finished', skipped: [] });
    expect(platform.mediaControls.shown()).toBeNull();
  });

  it('SPK-07 LNG-03: each meaning is said in its own language: an English one after a Turkish one', async () => {
    const all = setUp({
      language: 'tr',
      items: [
        { dutch: 'aa', meaning: 'a harfi', isTranslated: true },
        { dutch: 'bee', meaning: 'the letter b' },
      ],
    });
    all.player.press({ kind: 'play-requested' });
    await hearAll(all);
    expect(all.platform.speech.spokenMeanings).toEqual(['tr: a harfi', 'the letter b']);
  });

  it('SPK-03 SPK-07: without a voice the recordings play in order, with the computer label', async () => {
    const all = setUp();
    const { platform, player, recordings } = all;
    platform.speech.speak = () => Promise.resolve(err('no-dutch-voice'));
    platform.speech.giveEnglish(false);
    player.press({ kind: 'play-requested' });
    await hearAll(all);
    expect(recordings()).toEqual([clipAt(0), clipAt(0), clipAt(1), clipAt(1)]);
    expect(player.getState()).toMatchObject({
      heardFrom: 'synthetic',
      list: { phase: 'finished', meaningIs: 'shown' },
    });
  });

  it('SPK-07: a voice that fails (a locked phone) is replaced until the list is restarted', async () => {
    const all = setUp({ items: [...ITEMS, { dutch: 'never recorded', meaning: 'x' }] });
    const { platform, player, recordings } = all;
    let tries = 0;
    platform.speech.speak = () => {
      tries += 1;
      return Promise.resolve(err('failed'));
    };
    player.press({ kind: 'play-requested' });
    await hearAll(all);
    const made = synthesisedClip('never recorded');
    expect(recordings()).toEqual([clipAt(0), clipAt(0), clipAt(1), clipAt(1), made, made]);
    expect(tries).toBe(1);
    player.press({ kind: 'play-requested' });
    await settled();
    expect(tries).toBe(2);
  });

  it('SPK-07: a voice that fell silent on a locked phone is retried after the list is left', async () => {
    const { platform, player } = setUp();
    player.press({ kind: 'play-requested' });
    await settled();
    platform.speech.finish();
    await settled();
    platform.audio.finish();
    await settled();
    platform.speech.finish(err('failed'));
    await settled();
    player.leave();
    void appSpeechOf(platform).say('bee');
    expect(platform.speech.spoken).toEqual(['aa', 'bee']);
  });

  it('SPK-03: a loading sentence is shown as loading until it is heard', async () => {
    const { platform, player } = setUp({ items: [{ dutch: 'never recorded', meaning: 'x' }] });
    platform.speech.speak = () => Promise.resolve(err('no-dutch-voice'));
    platform.synthesis.hold();
    player.press({ kind: 'play-requested' });
    await settled();
    platform.advance(LOADING_SIGN_MS);
    expect(player.getState()).toMatchObject({ isLoading: true, heardFrom: 'voice' });
    platform.synthesis.finish();
    await settled();
    expect(player.getState()).toMatchObject({ isLoading: false, heardFrom: 'synthetic' });
  });

  it('SPK-02: a sentence that never ends is skipped, and late events are ignored', async () => {
    const { platform, player, list } = setUp();
    player.press({ kind: 'play-requested' });
    await settled();
    platform.advance(SAY_LIMIT_MS);
    expect(list()).toMatchObject({ phase: 'playing', place: 1, step: 'dutch', skipped: [0] });
    await settled();
    expect(platform.speech.spoken).toEqual(['aa', 'bee']);
    expect(list()).toMatchObject({ phase: 'playing', place: 1, step: 'dutch' });
  });

  it('SPK-07: the phone’s controls pause, resume, and go forward and back', async () => {
    const { platform, player, list } = setUp();
    const { mediaControls } = platform;
    player.press({ kind: 'play-requested' });
    await settled();
    mediaControls.press('pause');
    await settled();
    expect(list().phase).toBe('paused');
    expect(mediaControls.shown()).toMatchObject({ isPlaying: false });
    mediaControls.press('next');
    expect(mediaControls.shown()).toMatchObject({ title: 'bee', place: '2 of 2', isPlaying: false });
    mediaControls.press('play');
    mediaControls.press('previous');
    await settled();
    expect(platform.speech.spoken.at(-1)).toBe('aa');
    player.leave();
    expect(mediaControls.shown()).toBeNull();
    await settled();
    expect(list().phase).toBe('paused');
    expect(platform.clock.plannedCalls()).toBe(0);
  });

  it('SPK-01: other speech pauses it, and continues', async () => {
    const { platform, player, list } = setUp();
    player.press({ kind: 'play-requested' });
    await settled();
    const other = appSpeechOf(platform).say('iets anders');
    await settled();
    expect(list().phase).toBe('paused');
    platform.speech.finish();
    expect(await other).toEqual({ ok: true, value: undefined });
  });

  it('SPK-06: a pause that cannot be played uses a timer', async () => {
    const { platform, player, list } = setUp({ items: [{ dutch: 'aa', meaning: 'a' }] });
    player.press({ kind: 'play-requested' });
    platform.advance(1000);
    platform.audio.answerWith(err('unavailable'));
    platform.audio.finish();
    platform.speech.finish();
    await settled();
    expect(list().step).toBe('pause');
    platform.audio.finish(err('unavailable'));
    await settled();
    platform.advance(3000);
    await settled();
    expect(list().step).toBe('meaning');
  });
});
