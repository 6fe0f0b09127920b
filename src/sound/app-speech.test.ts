import { describe, expect, it } from 'vitest';
import { ANYBODY } from '#sound/rules/cast-voices.ts';
import { err, ok } from '#lib/result.ts';
import { SOUND_SOURCE, VOICE } from '#storage/device-values.ts';
import { appSpeechOf, LOADING_SIGN_MS, type SpeechProgress } from './app-speech.ts';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { synthesisedClip } from '#testing/fake-synthesis.ts';
import { clipAt, filesWithRecordings, packPath } from '#testing/recorded-files.ts';

function setUp(kind?: 'person') {
  const platform = createFakePlatform({ files: filesWithRecordings({ letters: ['aa', 'bee'] }, kind) });
  const speech = appSpeechOf(platform);
  const heard: SpeechProgress[] = [];
  return {
    platform,
    speech,
    heard,
    speak: (text: string) => speech.say(text, { onProgress: (progress) => heard.push(progress) }),
  };
}
const hasBegun = async ({ platform }: ReturnType<typeof setUp>, count: number) => {
  while (platform.audio.played.length < count) await new Promise((go) => void setTimeout(go));
};

describe('speech of the app', () => {
  it('SPK-03 LIS-04: a device with a Dutch voice says it, and nothing is fetched', async () => {
    const { platform, speak, heard } = setUp();
    expect(await speak('aa')).toEqual(ok());
    expect([platform.speech.spoken, platform.audio.played, heard]).toEqual([['aa'], [], ['voice']]);
    expect(platform.files.requests).toEqual([]);
  });

  it.each(['no-dutch-voice', 'unsupported'] as const)(
    'SPK-03 LIS-04: %s: plays the recording of the text, and says so',
    async (failure) => {
      const { platform, speak, heard } = setUp();
      platform.speech.answerWith(err(failure));
      expect(await speak('bee')).toEqual(ok());
      expect(platform.audio.played).toEqual([clipAt(1)]);
      expect(heard.at(-1)).toBe('synthetic');
      expect(platform.synthesis.said).toEqual([]);
      platform.audio.answerWith(err('blocked'));
      expect(await speak('aa')).toEqual(err('blocked'));
    },
  );

  it.each(['no-dutch-voice', 'unsupported'] as const)(
    'SPK-03: %s and no recording: the synthesiser speaks, or the voice’s failure is reported',
    async (failure) => {
      const { platform, speak, heard } = setUp();
      platform.speech.answerWith(err(failure));
      expect(await speak('Het kost € 12,50.')).toEqual(ok());
      expect(platform.synthesis.said).toEqual([{ text: 'Het kost € 12,50.', speaker: ANYBODY }]);
      expect(platform.audio.played).toEqual([synthesisedClip('Het kost € 12,50.')]);
      expect(heard.at(-1)).toBe('synthetic');
      platform.synthesis.failWith('unavailable');
      expect(await speak('Tot straks!')).toEqual(err(failure));
      platform.synthesis.failWith('failed');
      expect(await speak('Tot straks!')).toEqual(err('failed'));
    },
  );

  it('SPK-03: if a recording cannot be played, the synthesiser speaks, even with recordings first', async () => {
    const { platform, speak } = setUp();
    SOUND_SOURCE.write(platform.storage, 'recordings');
    platform.speech.answerWith(err('no-dutch-voice'));
    platform.files.put(packPath('letters'), Uint8Array.of(1));
    expect(await speak('aa')).toEqual(ok());
    expect(platform.audio.played).toEqual([synthesisedClip('aa')]);
  });

  it('SPK-01 SPK-03: stopped while the synthesiser works, nothing is heard', async () => {
    const { platform, speech, speak, heard } = setUp();
    platform.speech.answerWith(err('no-dutch-voice'));
    platform.synthesis.hold();
    const said = speak('Tot straks!');
    while (platform.synthesis.said.length === 0) await new Promise((go) => void setTimeout(go));
    speech.stop();
    expect(await said).toEqual(err('stopped'));
    expect([platform.audio.played, heard]).toEqual([[], ['voice']]);
  });

  it('SPK-04: a person’s recording is distinguished from a program’s', async () => {
    const { platform, speak, heard } = setUp('person');
    platform.speech.answerWith(err('no-dutch-voice'));
    await speak('aa');
    expect(heard.at(-1)).toBe('person');
  });

  it('SPK-03: recordings come first if preferred, and the voice says the rest', async () => {
    const { platform, speak, heard } = setUp();
    SOUND_SOURCE.write(platform.storage, 'recordings');
    expect(await speak('aa')).toEqual(ok());
    expect(await speak('de fiets')).toEqual(ok());
    expect(platform.audio.played).toEqual([clipAt(0)]);
    expect(platform.speech.spoken).toEqual(['de fiets']);
    expect(heard).toEqual(['synthetic', 'voice']);
  });

  it('SPK-02 SPK-03: a failing voice is replaced by the recording or the synthesiser, and not tried again first', async () => {
    const { platform, speak, heard } = setUp();
    platform.speech.answerWith(err('failed'));
    expect(await speak('aa')).toEqual(ok());
    expect(await speak('Tot straks!')).toEqual(ok());
    expect(platform.audio.played).toEqual([clipAt(0), synthesisedClip('Tot straks!')]);
    expect(heard).toEqual(['voice', 'synthetic', 'synthetic']);
    expect(platform.speech.spoken).toEqual(['aa']);
  });

  it('SPK-02: a failed voice is retried if there is no other source, and its failure is reported', async () => {
    const { platform, speak } = setUp();
    platform.synthesis.failWith('unavailable');
    platform.speech.answerWith(err('failed'));
    expect(await speak('Tot straks!')).toEqual(err('failed'));
    platform.speech.answerWith(ok());
    expect(await speak('Tot straks!')).toEqual(ok());
    expect(platform.synthesis.said).toHaveLength(2);
    // It speaks again, so from now on it is tried first.
    expect(await speak('aa')).toEqual(ok());
    expect(platform.speech.spoken).toEqual(['Tot straks!', 'Tot straks!', 'aa']);
  });

  it('SPK-02: a voice chosen after another one failed is used', async () => {
    const { platform, speak } = setUp();
    platform.speech.answerWith(err('failed'));
    await speak('aa');
    platform.speech.answerWith(ok());
    VOICE.write(platform.storage, 'Ellen');
    expect(await speak('bee')).toEqual(ok());
    expect(platform.speech.spoken).toEqual(['aa', 'bee']);
  });

  it('SPK-02: stopping a failing voice does not count as its failure', async () => {
    const { platform, speech, speak } = setUp();
    platform.speech.answerWith(err('failed'));
    const said = speak('aa');
    speech.stop();
    expect(await said).toEqual(err('stopped'));
    expect(platform.audio.played).toEqual([]);
    void speak('bee');
    expect(platform.speech.spoken).toEqual(['aa', 'bee']);
  });

  it('SPK-03: a slow sound is reported as loading, until it is stopped', async () => {
    const { platform, speech, speak, heard } = setUp();
    platform.speech.answerWith(err('no-dutch-voice'));
    platform.synthesis.hold();
    const first = speak('Tot straks!');
    while (platform.synthesis.said.length === 0) await new Promise((go) => void setTimeout(go));
    platform.advance(LOADING_SIGN_MS - 1);
    expect(heard).toEqual(['voice']);
    platform.advance(1);
    expect(heard).toEqual(['voice', 'loading']);
    platform.synthesis.finish();
    expect(await first).toEqual(ok());
    expect(heard).toEqual(['voice', 'loading', 'synthetic']);
    const second = speak('Tot ziens!');
    while (platform.synthesis.said.length === 1) await new Promise((go) => void setTimeout(go));
    speech.stop();
    expect(await second).toEqual(err('stopped'));
    platform.advance(LOADING_SIGN_MS);
    expect(heard).toEqual(['voice', 'loading', 'synthetic', 'voice']);
  });

  it('SPK-01: one sound at a time: the next request stops the recording, and so does stop', async () => {
    const all = setUp();
    const { platform, speech, speak } = all;
    platform.speech.answerWith(err('no-dutch-voice'));
    platform.audio.hold();
    const first = speak('aa');
    await hasBegun(all, 1);
    const second = speech.say('bee');
    expect(await first).toEqual(err('stopped'));
    await hasBegun(all, 2);
    speech.stop();
    expect(await second).toEqual(err('stopped'));
    // The same for the whole page.
    const third = speak('aa');
    await hasBegun(all, 3);
    void appSpeechOf(platform).say('bee');
    expect(await third).toEqual(err('stopped'));
  });
});
