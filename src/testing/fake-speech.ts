import { err, ok, type Result } from '#lib/result.ts';
import { ANYBODY, type Speaker } from '#sound/rules/cast-voices.ts';
import type { VoiceFacts } from '#sound/rules/rank-voices.ts';
import type { DeviceSpeech, SpeechFailure } from '#browser/platform.ts';

type SpeechOutcome = Result<undefined, SpeechFailure>;

export interface FakeSpeech extends DeviceSpeech {
  /** Every text passed to `speak`, in order. */
  readonly spoken: readonly string[];
  /** Every text passed to `speakMeaning`. */
  readonly spokenMeanings: readonly string[];
  /** The speaker of each text. */
  readonly speakers: readonly Speaker[];
  /** How often `stop` was called. */
  readonly stops: () => number;
  /** Sets the outcome of every later `speak`; by default it is said to its end. */
  answerWith(outcome: SpeechOutcome): void;
  /** From now on a text keeps being said until `finish`, `stop` or the next `speak`. */
  hold(): void;
  /** Sets the device's voices; null: a browser without speech. One good voice by default. */
  giveVoices(voices: readonly VoiceFacts[] | null): void;
  /** Whether the device has an English voice from now on. */
  giveEnglish(isThere: boolean): void;
  /** Ends the current text; does nothing without one. */
  finish(outcome?: SpeechOutcome): void;
}

/** Says nothing and records everything. Like the real one it says one text at a time. */
export function createFakeSpeech(): FakeSpeech {
  const spoken: string[] = [];
  const spokenMeanings: string[] = [];
  const speakers: Speaker[] = [];
  let stops = 0;
  let voices: readonly VoiceFacts[] | null = [{ name: 'Google Nederlands', lang: 'nl-NL' }];
  let hasEnglish = true;
  let held = false;
  let outcome: SpeechOutcome = ok();
  let endCurrent: ((outcome: SpeechOutcome) => void) | null = null;

  const finish = (how: SpeechOutcome = ok()) => {
    endCurrent?.(how);
    endCurrent = null;
  };

  return {
    spoken,
    spokenMeanings,
    speakers,
    stops: () => stops,
    speak(text, speaker = ANYBODY) {
      finish(err('stopped'));
      spoken.push(text);
      speakers.push(speaker);
      if (!held) return Promise.resolve(outcome);
      return new Promise((resolve) => {
        endCurrent = resolve;
      });
    },
    async speakMeaning(text, language) {
      finish(err('stopped'));
      if (!hasEnglish) return err('unavailable');
      spokenMeanings.push(language === 'en' ? text : `${language}: ${text}`);
      if (!held) return ok();
      const said = await new Promise<SpeechOutcome>((resolve) => {
        endCurrent = resolve;
      });
      if (said.ok) return ok();
      return err(said.error === 'stopped' ? 'stopped' : 'unavailable');
    },
    stop() {
      stops += 1;
      finish(err('stopped'));
    },
    voices: () => Promise.resolve(voices === null ? err('unsupported') : ok(voices)),
    giveVoices(next) {
      voices = next;
    },
    giveEnglish(isThere) {
      hasEnglish = isThere;
    },
    answerWith(next) {
      outcome = next;
    },
    hold() {
      held = true;
    },
    finish,
  };
}
