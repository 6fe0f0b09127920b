import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { err } from '#lib/result.ts';
import { createFakeSpeech } from '#testing/fake-speech.ts';
import { createSpeechControl } from './use-speech.ts';

async function settled() {
  await Promise.resolve();
  await Promise.resolve();
}

function setUp() {
  const speech = createFakeSpeech();
  speech.hold();
  const onFailure = vi.fn<(failure: string) => void>();
  return {
    speech,
    onFailure,
    control: createSpeechControl(
      { say: (said) => speech.speak(typeof said === 'string' ? said : ''), stop: () => speech.stop() },
      onFailure,
    ),
  };
}

describe('createSpeechControl', () => {
  it('SPK-01: the second press stops, the third says it again', () => {
    const { speech, control } = setUp();
    control.toggle('de fiets');
    expect(control.getState().speakingText).toBe('de fiets');
    control.toggle('de fiets');
    expect(control.getState().speakingText).toBeNull();
    expect(speech.stops()).toBe(1);
    control.toggle('de fiets');
    expect(speech.spoken).toEqual(['de fiets', 'de fiets']);
    expect(control.getState().speakingText).toBe('de fiets');
  });

  it('SPK-01: another text takes the place of the first, whose end then changes nothing', async () => {
    const { speech, control, onFailure } = setUp();
    control.toggle('de fiets');
    control.toggle('de trein');
    await settled();
    expect(control.getState().speakingText).toBe('de trein');
    speech.finish();
    await settled();
    expect(control.getState().speakingText).toBeNull();
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('SPK-01: stop does not stop other speech', () => {
    const { speech, control } = setUp();
    void speech.speak('from elsewhere');
    control.stop();
    expect(speech.stops()).toBe(0);
  });

  it.each(['unsupported', 'no-dutch-voice', 'failed'] as const)(
    'SPK-02: %s is reported once per press',
    async (failure) => {
      const { speech, control, onFailure } = setUp();
      control.toggle('de fiets');
      speech.finish(err(failure));
      await settled();
      control.stop();
      expect(onFailure.mock.calls).toEqual([[failure]]);
      expect(control.getState().speakingText).toBeNull();
      control.toggle('de fiets');
      speech.finish(err(failure));
      await settled();
      expect(onFailure).toHaveBeenCalledTimes(2);
    },
  );

  it('SPK-01 SPK-02: for any presses, it shows the current text, and nothing after its end', async () => {
    const press = fc.oneof(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('stop', 'end', 'fail'));
    await fc.assert(
      fc.asyncProperty(fc.array(press), async (presses) => {
        const { speech, control } = setUp();
        let shown: string | null = null;
        control.subscribe(() => {
          shown = control.getState().speakingText;
        });
        let expected: string | null = null;
        for (const each of presses) {
          if (each === 'stop') control.stop();
          else if (each === 'end') speech.finish();
          else if (each === 'fail') speech.finish(err('failed'));
          else control.toggle(each);
          await settled();
          expected = each.length > 1 || each === expected ? null : each;
          expect(shown).toBe(expected);
        }
      }),
    );
  });
});
