import { describe, expect, it } from 'vitest';
import { err, ok } from '#lib/result.ts';
import { createPreparedSpeech } from '#shared/recordings/prepared-speech.ts';
import { createFakeAudio } from '#testing/fake-audio.ts';
import { createFakeSpeech } from '#testing/fake-speech.ts';

const FILE = { path: '/audio/letter.mp3', durationMs: 800 };

function setUp() {
  const speech = createFakeSpeech();
  const audio = createFakeAudio();
  const found: string[] = [];
  let recordings = 0;
  const prepared = createPreparedSpeech({
    speech,
    audio,
    findRecording: (id) => {
      found.push(id);
      return Promise.resolve(id === 'gone' ? null : FILE);
    },
    recordingIdOf: (text) => (text === 'never recorded' ? null : text),
    onRecordingFound: () => {
      recordings += 1;
    },
  });
  return { speech, audio, prepared, found, recordings: () => recordings };
}

describe('prepared speech', () => {
  it('LIS-04: a device with a Dutch voice says it, and nothing is looked for', async () => {
    const { speech, audio, prepared, found } = setUp();
    expect(await prepared.speak('aa')).toEqual(ok());
    expect([speech.spoken, found, audio.played]).toEqual([['aa'], [], []]);
  });

  it.each(['no-dutch-voice', 'unsupported'] as const)(
    'LIS-04: %s: the recording is heard, and told of',
    async (failure) => {
      const { speech, audio, prepared, recordings } = setUp();
      speech.answerWith(err(failure));
      expect(await prepared.speak('aa')).toEqual(ok());
      expect([audio.played, recordings()]).toEqual([[FILE], 1]);
      expect(await prepared.speak('never recorded')).toEqual(err(failure));
      expect(await prepared.speak('gone')).toEqual(err(failure));
      audio.answerWith(err('unavailable'));
      expect(await prepared.speak('aa')).toEqual(err(failure));
      audio.answerWith(err('blocked'));
      expect(await prepared.speak('aa')).toEqual(err('failed'));
    },
  );

  it('SPK-02: a voice that failed once is still the voice of the device', async () => {
    const { speech, audio, prepared } = setUp();
    speech.answerWith(err('failed'));
    expect(await prepared.speak('aa')).toEqual(err('failed'));
    expect(audio.played).toEqual([]);
  });

  it('SPK-01: one thing at a time: the next one stops the recording, and so does stopping', async () => {
    const { speech, audio, prepared } = setUp();
    speech.answerWith(err('no-dutch-voice'));
    audio.hold();
    const first = prepared.speak('aa');
    const second = prepared.speak('bee');
    expect(await first).toEqual(err('stopped'));
    await Promise.resolve();
    prepared.stop();
    expect(await second).toEqual(err('stopped'));
    expect(audio.played.length).toBeLessThanOrEqual(1);
    audio.finish();
    const third = prepared.speak('see');
    while (audio.played.length === 0) await Promise.resolve();
    prepared.stop();
    expect(await third).toEqual(err('stopped'));
  });
});
