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
    'SPK-03 LIS-04: %s: the recording of the text is heard, and told of',
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
    'SPK-03: %s and no recording: the synthesiser says it, and that is told; where it can’t be had the voice’s failure is',
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

  it('SPK-03: a recording that can’t be played is said by the synthesiser, also where recordings come first', async () => {
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

  it('SPK-04: somebody’s recording is told from a program’s', async () => {
    const { platform, speak, heard } = setUp('person');
    platform.speech.answerWith(err('no-dutch-voice'));
    await speak('aa');
    expect(heard.at(-1)).toBe('person');
  });

  it('SPK-03: where recordings are wanted first they are, and the voice says what has none', async () => {
    const { platform, speak, heard } = setUp();
    SOUND_SOURCE.write(platform.storage, 'recordings');
    expect(await speak('aa')).toEqual(ok());
    expect(await speak('de fiets')).toEqual(ok());
    expect(platform.audio.played).toEqual([clipAt(0)]);
    expect(platform.speech.spoken).toEqual(['de fiets']);
    expect(heard).toEqual(['synthetic', 'voice']);
  });

  it('SPK-02 SPK-03: where the voice fails the recording or the synthesiser is heard, and that voice isn’t waited for again', async () => {
    const { platform, speak, heard } = setUp();
    platform.speech.answerWith(err('failed'));
    expect(await speak('aa')).toEqual(ok());
    expect(await speak('Tot straks!')).toEqual(ok());
    expect(platform.audio.played).toEqual([clipAt(0), synthesisedClip('Tot straks!')]);
    expect(heard).toEqual(['voice', 'synthetic', 'synthetic']);
    expect(platform.speech.spoken).toEqual(['aa']);
  });

  it('SPK-02: a voice that failed has another try where nothing else can be had, and what failed then is its failure', async () => {
    const { platform, speak } = setUp();
    platform.synthesis.failWith('unavailable');
    platform.speech.answerWith(err('failed'));
    expect(await speak('Tot straks!')).toEqual(err('failed'));
    platform.speech.answerWith(ok());
    expect(await speak('Tot straks!')).toEqual(ok());
    expect(platform.synthesis.said).toHaveLength(2);
    // It speaks again: from now on it is the first.
    expect(await speak('aa')).toEqual(ok());
    expect(platform.speech.spoken).toEqual(['Tot straks!', 'Tot straks!', 'aa']);
  });

  it('SPK-02: another voice that is chosen after one failed is heard', async () => {
    const { platform, speak } = setUp();
    platform.speech.answerWith(err('failed'));
    await speak('aa');
    platform.speech.answerWith(ok());
    VOICE.write(platform.storage, 'Ellen');
    expect(await speak('bee')).toEqual(ok());
    expect(platform.speech.spoken).toEqual(['aa', 'bee']);
  });

  it('SPK-02: what was stopped while the voice failed is no failure of the voice', async () => {
    const { platform, speech, speak } = setUp();
    platform.speech.answerWith(err('failed'));
    const said = speak('aa');
    speech.stop();
    expect(await said).toEqual(err('stopped'));
    expect(platform.audio.played).toEqual([]);
    void speak('bee');
    expect(platform.speech.spoken).toEqual(['aa', 'bee']);
  });

  it('SPK-03: that a sound is still on its way is told where it takes long, and no more once it is stopped', async () => {
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

  it('SPK-01: one thing at a time, whoever asks: the next one stops the recording, and so does stopping', async () => {
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
