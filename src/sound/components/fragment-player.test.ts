import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '#sound/recordings.ts';
import { createFragmentPlayer, type Fragment } from './fragment-player.ts';
import { err, ok } from '#lib/result.ts';
import type { SpeechFailure } from '#browser/platform.ts';
import { createFakeFiles } from '#testing/fake-files.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { clipAt, filesWithRecordings, packPath } from '#testing/recorded-files.ts';

const TALK: Fragment = {
  id: 'listening-talk',
  lines: [
    { voice: 'B', text: 'Heeft u dit brood nog?' },
    { voice: 'A', text: 'Nee, helaas.' },
  ],
};
const RECORDED = { 'listening-talk': [TALK.lines] };

function setUp(files = filesWithRecordings(RECORDED)) {
  const platform = createFakePlatform({ files });
  const player = createFragmentPlayer(platform);
  let heard = 0;
  /** Until nothing more happens by itself; code that comes late takes some turns. */
  const settle = async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      platform.advance(500);
      await new Promise((resolve) => void setImmediate(resolve));
    }
  };
  return {
    platform,
    player,
    settle,
    play: () => player.play(TALK, () => (heard += 1)),
    heard: () => heard,
  };
}

describe('fragment player', () => {
  it('LIS-04: the device’s voice says a conversation line by line, and no recording is asked for', async () => {
    const { platform, player, play, settle, heard } = setUp();
    platform.speech.hold();
    play();
    expect(platform.speech.spoken).toEqual(['Heeft u dit brood nog?']);
    expect(player.getState()).toEqual({ phase: 'playing', source: 'voice', speaker: 'B', isLoading: false });
    platform.speech.finish();
    await settle();
    expect(player.getState()).toMatchObject({ speaker: 'A' });
    expect(heard()).toBe(0);
    platform.speech.finish();
    await settle();
    expect(heard()).toBe(1);
    const cast = [null, null];
    expect(platform.speech.speakers).toEqual([
      { cast, place: 0 },
      { cast, place: 1 },
    ]);
    expect(player.getState()).toEqual({ phase: 'idle', source: 'voice', problem: null });
    expect(platform.files.requests).toEqual([]);
    expect(platform.audio.played).toEqual([]);
  });

  it('LIS-04: without a voice, or with one that fails, the recording plays; from then on at once', async () => {
    for (const failure of ['no-dutch-voice', 'unsupported', 'failed'] as const) {
      const { platform, player, play, settle, heard } = setUp();
      platform.speech.answerWith(err(failure));
      play();
      await settle();
      expect(heard()).toBe(1);
      expect(player.getState()).toEqual({ phase: 'idle', source: 'recording', problem: null });
      play();
      await settle();
      expect(heard()).toBe(2);
      expect(platform.audio.played).toEqual([clipAt(0), clipAt(0)]);
      expect(platform.speech.spoken).toHaveLength(1);
      expect(platform.files.requests).toEqual(['/audio/manifest.json', packPath('listening-talk')]);
    }
  });

  it('SPK-03: with neither a voice nor the recording a synthesiser says the lines, each speaker at a pitch', async () => {
    const { platform, player, play, settle, heard } = setUp(createFakeFiles());
    platform.speech.answerWith(err('no-dutch-voice'));
    const sources: string[] = [];
    player.subscribe(() => sources.push(player.getState().source));
    play();
    await settle();
    expect(heard()).toBe(1);
    expect(platform.synthesis.said.map(({ text }) => text)).toEqual(TALK.lines.map(({ text }) => text));
    expect(platform.synthesis.said.map(({ speaker }) => speaker.place)).toEqual([0, 1]);
    expect(sources).toContain('synthesiser');
  });

  it('SPK-02: a voice that failed in one fragment isn’t waited for in the next one of the visit', async () => {
    const { platform, play, settle } = setUp();
    platform.speech.answerWith(err('failed'));
    play();
    await settle();
    createFragmentPlayer(platform).play(TALK, () => undefined);
    await settle();
    expect(platform.speech.spoken).toHaveLength(1);
    expect(platform.audio.played).toEqual([clipAt(0), clipAt(0)]);
  });

  it('SPK-03: a loading sound is shown as loading until it is heard', async () => {
    const { platform, player, play, settle } = setUp(createFakeFiles());
    platform.speech.answerWith(err('no-dutch-voice'));
    platform.synthesis.hold();
    platform.audio.hold();
    play();
    await settle();
    expect(player.getState()).toMatchObject({ phase: 'playing', source: 'synthesiser', isLoading: true });
    platform.synthesis.finish();
    await settle();
    expect(player.getState()).toMatchObject({ phase: 'playing', isLoading: false });
  });

  it('LIS-04: if nothing plays it says so, and retries at the next press', async () => {
    const unlisted = setUp(createFakeFiles());
    unlisted.platform.speech.answerWith(err('no-dutch-voice'));
    unlisted.platform.synthesis.failWith('unavailable');
    unlisted.play();
    await unlisted.settle();
    expect(unlisted.player.getState()).toMatchObject({ phase: 'idle', problem: 'unavailable' });

    const { platform, player, play, settle, heard } = setUp();
    platform.speech.answerWith(err('no-dutch-voice'));
    for (const problem of ['unavailable', 'blocked'] as const) {
      platform.audio.answerWith(err(problem));
      play();
      await settle();
      expect(player.getState()).toMatchObject({ phase: 'idle', problem });
    }
    expect(heard()).toBe(0);
    platform.audio.answerWith(ok());
    play();
    await settle();
    expect(heard()).toBe(1);
  });

  it('LIS-02: what was stopped, or left for another question, was not heard to its end', async () => {
    const { platform, player, play, settle, heard } = setUp();
    platform.speech.hold();
    play();
    player.leave('another');
    expect(platform.speech.stops()).toBe(0);
    player.leave(TALK.id);
    await settle();
    expect(platform.speech.stops()).toBe(1);
    expect(platform.speech.spoken).toHaveLength(1);
    expect(player.getState()).toEqual({ phase: 'idle', source: 'voice', problem: null });
    platform.speech.answerWith(err('stopped'));
    expect(heard()).toBe(0);
  });

  it('LIS-02: an invalid list of recordings counts as no recording', async () => {
    const list = JSON.stringify({
      packs: [{ file: '../../etc/passwd', bytes: 1, kind: 'person', texts: '' }],
    });
    const { platform, player, play, settle } = setUp(createFakeFiles({ '/audio/manifest.json': list }));
    platform.speech.answerWith(err('unsupported'));
    platform.synthesis.failWith('unavailable');
    play();
    await settle();
    expect(player.getState()).toMatchObject({ problem: 'unavailable' });
    expect(platform.audio.played).toEqual([]);
  });

  it('LIS-04: whatever voice and recording do, it comes to rest, and heard means played to an end', async () => {
    const outcomes = fc.array(
      fc.record({
        speech: fc.constantFrom<SpeechFailure | null>(
          null,
          'unsupported',
          'no-dutch-voice',
          'failed',
          'stopped',
        ),
        audio: fc.constantFrom(null, 'unavailable' as const, 'blocked' as const, 'stopped' as const),
        stops: fc.boolean(),
      }),
      { maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(outcomes, async (steps) => {
        const { platform, player, play, settle, heard } = setUp();
        for (const { speech, audio, stops } of steps) {
          platform.speech.answerWith(speech === null ? ok() : err(speech));
          platform.audio.answerWith(audio === null ? ok() : err(audio));
          const before = { heard: heard(), source: player.getState().source };
          play();
          if (stops) player.stop();
          await settle();
          const byVoice = before.source === 'voice' && speech === null;
          const voiceGaveUp = before.source === 'recording' || (speech !== null && speech !== 'stopped');
          const isHeard = !stops && (byVoice || (voiceGaveUp && audio === null));
          expect(player.getState().phase).toBe('idle');
          expect(heard() - before.heard).toBe(isHeard ? 1 : 0);
        }
      }),
    );
  });
});
