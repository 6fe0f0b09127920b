import { ANYBODY, castVoices, type CastVoice, type Speaker } from '#sound/rules/cast-voices.ts';
import { rankMeaningVoices } from '#sound/rules/rank-voices.ts';
import { CANCEL_SETTLE_MS, MEANING_RATE } from '#sound/rules/speech-timing.ts';
import { splitSentences } from '#sound/rules/split-sentences.ts';
import { spokenForm } from '#sound/rules/spoken-form.ts';
import { err, ok, type Result } from '#lib/result.ts';
import type { Cancel, Clock, DeviceSpeech, Reporter, SpeechFailure, SpeechWish } from '#browser/platform.ts';
import { watchDutchVoices } from './dutch-voice.ts';
import { type BrowserUtterance, sayPiece, type SpeechPage } from './say-piece.ts';

type SpeechOutcome = Result<undefined, SpeechFailure>;

/**
 * The current speech. It holds the utterance, because browsers drop unreferenced utterances together with their end
 * event.
 */
interface Saying {
  utterance: BrowserUtterance | null;
  /** Cancels the waits for a voice, a pause or a piece. */
  readonly waits: Cancel[];
  readonly speaker: Speaker;
  readonly pace: number;
  readonly resolve: (outcome: SpeechOutcome) => void;
}

interface Needs {
  readonly clock: Clock;
  readonly report: Reporter;
  readonly page: SpeechPage;
  /** Read for every text. */
  readonly wish: () => SpeechWish;
  /** Whether speech continues while the page is hidden. */
  readonly playsHidden: () => boolean;
}

/**
 * Dutch speech by the browser's voices (SPK-01, SPK-02). Create it before the first press, because voices load from then
 * on. If a voice is known, speech starts during the press, because Safari allows it only there. pause() and resume() are
 * never used: they kill the utterance on Linux and cancel it on Android.
 */
export function createBrowserSpeech({ clock, report, page, wish, playsHidden }: Needs): DeviceSpeech {
  const { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance } = page;
  if (synthesis === undefined || Utterance === undefined) {
    const unsupported = Promise.resolve(err('unsupported' as const));
    return {
      speak: () => unsupported,
      speakMeaning: () => Promise.resolve(err('unavailable')),
      stop: () => undefined,
      voices: () => unsupported,
    };
  }
  const dutchVoices = watchDutchVoices(synthesis, clock);
  let current: Saying | null = null;
  let settling: Cancel | null = null;

  const silence = () => {
    synthesis.cancel();
    settling?.();
    settling = clock.after(CANCEL_SETTLE_MS, () => {
      settling = null;
    });
  };

  const finish = (saying: Saying, outcome: SpeechOutcome) => {
    current = null;
    for (const abandon of saying.waits) abandon();
    if (!outcome.ok && saying.utterance !== null) silence();
    saying.resolve(outcome);
  };

  const sayFrom = (saying: Saying, part: CastVoice, rate: number, pieces: readonly string[]) => {
    const { voice, pitch } = part;
    const [text, ...rest] = pieces;
    if (text === undefined) return finish(saying, ok());
    const utterance = Object.assign(new Utterance(text), {
      voice,
      lang: voice.lang,
      rate,
      pitch,
    });
    saying.utterance = utterance;
    const wait = sayPiece({ synthesis, clock }, { utterance, text }, (outcome) => {
      if (outcome.kind === 'said') return sayFrom(saying, part, rate, rest);
      if (outcome.kind === 'failed') report.warn('Speech failed', outcome.detail, voice.name);
      finish(saying, err(outcome.kind === 'interrupted' ? 'stopped' : 'failed'));
    });
    saying.waits.push(wait);
  };

  const sayWhenSettled = (saying: Saying, part: CastVoice, rate: number, text: string) => {
    const pieces = splitSentences(text).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
    if (synthesis.speaking || synthesis.pending) silence();
    if (settling === null) return sayFrom(saying, part, rate, pieces);
    saying.waits.push(clock.after(CANCEL_SETTLE_MS, () => sayFrom(saying, part, rate, pieces)));
  };

  const begin = (saying: Saying, text: string) => {
    const wait = dutchVoices.find((voices) => {
      const { voice: wanted, rate } = wish();
      const own = voices.find(({ name }) => name === wanted) ?? voices[0];
      if (own === undefined) return finish(saying, err('no-dutch-voice'));
      const { cast, place } = saying.speaker;
      const part = castVoices(cast, own, voices)[place] ?? { voice: own, pitch: 1 };
      sayWhenSettled(saying, part, rate * saying.pace, spokenForm(text));
    });
    saying.waits.push(wait);
  };

  const stop = () => {
    if (current !== null) finish(current, err('stopped'));
  };
  page.addEventListener('pagehide', stop);
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden' && !playsHidden()) stop();
  });

  return {
    speak(text, speaker = ANYBODY, pace = 1) {
      stop();
      return new Promise((resolve) => {
        current = { utterance: null, waits: [], speaker, pace, resolve };
        begin(current, text);
      });
    },
    async speakMeaning(text, language) {
      stop();
      const [voice] = rankMeaningVoices(synthesis.getVoices(), language);
      if (voice === undefined) return err('unavailable');
      const said = await new Promise<SpeechOutcome>((resolve) => {
        current = { utterance: null, waits: [], speaker: ANYBODY, pace: 1, resolve };
        sayWhenSettled(current, { voice, pitch: 1 }, MEANING_RATE, text);
      });
      if (said.ok) return ok();
      return err(said.error === 'stopped' ? 'stopped' : 'unavailable');
    },
    stop,
    voices: () => new Promise((resolve) => dutchVoices.look((voices) => resolve(ok(voices)))),
  };
}
