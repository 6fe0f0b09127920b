import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VoiceFacts } from '#sound/rules/rank-voices.ts';
import { endLimitMs, USUAL_SPEECH_RATE } from '#sound/rules/speech-timing.ts';
import { err, ok } from '#lib/result.ts';
import type { Clock } from '#browser/platform.ts';
import { createFakeClock } from '#testing/fake-clock.ts';
import { createFakeReporter } from '#testing/fake-reporter.ts';
import { createBrowserSpeech } from './browser-speech.ts';
import type { BrowserSynthesis, SpeechPage } from './say-piece.ts';

/** What a voice does with an utterance. */
type Behaviour =
  | 'well'
  | 'never-starts'
  | 'never-ends'
  | 'dies'
  | 'interrupted'
  | 'error'
  | 'error-at-once'
  | 'throws';

const BEHAVIOURS: readonly Behaviour[] = [
  'well',
  'never-starts',
  'never-ends',
  'dies',
  'interrupted',
  'error',
  'error-at-once',
  'throws',
];
const START_MS = 80;
const SAID_MS = 1000;

class FakeUtterance extends EventTarget {
  voice: VoiceFacts | null = null;
  lang = '';
  rate = 1;
  pitch = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
  tell(type: string, error?: string) {
    this.dispatchEvent(Object.assign(new Event(type), error === undefined ? {} : { error }));
  }
}

/** A browser's speech output, with the defects of real ones. */
class FakeSynthesis extends EventTarget implements BrowserSynthesis {
  voices: VoiceFacts[] = [];
  behaviour: Behaviour = 'well';
  speaking = false;
  readonly pending = false;
  readonly utterances: FakeUtterance[] = [];
  cancels = 0;
  overlaps = 0;
  private current: FakeUtterance | null = null;
  private cancelledAt = Number.NEGATIVE_INFINITY;
  private readonly clock: Clock;
  constructor(clock: Clock) {
    super();
    this.clock = clock;
  }
  getVoices() {
    return this.voices;
  }
  speak(utterance: FakeUtterance) {
    if (this.behaviour === 'throws') throw new DOMException('no', 'NotAllowedError');
    this.utterances.push(utterance);
    if (this.speaking) this.overlaps += 1;
    if (this.clock.now() - this.cancelledAt < 60) return utterance.tell('error', 'interrupted');
    if (this.behaviour === 'error-at-once') return utterance.tell('error', 'synthesis-unavailable');
    this.current = utterance;
    this.speaking = true;
    if (this.behaviour === 'never-starts') return;
    this.later(START_MS, utterance, () => utterance.tell('start'));
    if (this.behaviour !== 'never-ends') this.later(SAID_MS, utterance, () => this.leave(utterance));
  }
  cancel() {
    this.cancels += 1;
    this.cancelledAt = this.clock.now();
    const cut = this.current;
    this.quiet();
    cut?.tell('error', 'interrupted');
  }
  private later(delayMs: number, utterance: FakeUtterance, run: () => void) {
    this.clock.after(delayMs, () => this.current === utterance && run());
  }
  private leave(utterance: FakeUtterance) {
    this.quiet();
    if (this.behaviour === 'interrupted') utterance.tell('error', 'interrupted');
    else if (this.behaviour === 'error') utterance.tell('error', 'synthesis-failed');
    else if (this.behaviour !== 'dies') utterance.tell('end');
  }
  private quiet() {
    this.current = null;
    this.speaking = false;
  }
}

class FakeDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}
class FakeWindow extends EventTarget implements SpeechPage {
  readonly document = new FakeDocument();
  readonly speechSynthesis: FakeSynthesis;
  readonly SpeechSynthesisUtterance = FakeUtterance;
  constructor(synthesis: FakeSynthesis) {
    super();
    this.speechSynthesis = synthesis;
  }
}

const dutch: VoiceFacts = { name: 'Google Nederlands', lang: 'nl-NL' };
const english: VoiceFacts = { name: 'Google UK English', lang: 'en-GB' };

const wishNothing = () => ({ voice: null, rate: USUAL_SPEECH_RATE });

interface Browser {
  voices?: VoiceFacts[];
  behaviour?: Behaviour;
}

function setUp({ voices = [english, dutch], behaviour = 'well' }: Browser = {}) {
  const wished = { voice: null as string | null, rate: USUAL_SPEECH_RATE, playsHidden: false };
  const clock = createFakeClock();
  const synthesis = new FakeSynthesis(clock);
  synthesis.voices = voices;
  synthesis.behaviour = behaviour;
  const page = new FakeWindow(synthesis);
  const report = createFakeReporter();
  const speech = createBrowserSpeech({
    clock,
    report,
    page,
    wish: () => wished,
    playsHidden: () => wished.playsHidden,
  });
  const said = () => synthesis.utterances.map((utterance) => utterance.text);
  return { clock, synthesis, page, report, speech, said, wished };
}

describe('createBrowserSpeech', () => {
  it('LIS-04: a second speaker has another pitch, and the first keeps his', () => {
    const { speech, synthesis, clock } = setUp();
    const cast = [null, null];
    for (const speaker of [{ cast, place: 0 }, { cast, place: 1 }, undefined]) {
      void speech.speak('Dag!', speaker);
      clock.advance(2 * SAID_MS);
    }
    expect(synthesis.utterances.map(({ pitch }) => pitch)).toEqual([1, 1.4, 1]);
  });

  it('MOC-08: two alternating speakers have two voices if the device has them', () => {
    const fenna: VoiceFacts = {
      name: 'Microsoft Fenna Online (Natural) - Dutch (Netherlands)',
      lang: 'nl-NL',
    };
    const { speech, synthesis, clock } = setUp({ voices: [fenna, english, dutch] });
    for (const place of [0, 1, 0]) {
      void speech.speak('Dag!', { cast: ['man', 'woman'], place });
      clock.advance(2 * SAID_MS);
    }
    expect(synthesis.utterances.map(({ voice, pitch }) => [voice, pitch])).toEqual([
      [dutch, 1],
      [fenna, 1],
      [dutch, 1],
    ]);
  });

  it('SPK-01: says it in Dutch at rate 0.8, with voice and language both set, within the press itself', async () => {
    const { speech, synthesis, clock } = setUp();
    const saying = speech.speak('de afspraak');
    expect(synthesis.utterances).toMatchObject([
      { text: 'de afspraak', voice: dutch, lang: 'nl-NL', rate: 0.8 },
    ]);
    clock.advance(SAID_MS);
    expect(await saying).toEqual(ok());
  });

  it('MEM-16: uses the currently chosen voice and rate, or the best voice if that one is gone', () => {
    const flemish: VoiceFacts = { name: 'Ellen', lang: 'nl-BE' };
    const { speech, synthesis, clock, wished } = setUp({ voices: [flemish, english, dutch] });
    for (const [voice, rate] of [
      ['Ellen', 1.2],
      ['Google UK English', 0.6],
      ['Xander', 0.8],
    ] as const) {
      Object.assign(wished, { voice, rate });
      void speech.speak('de afspraak');
      clock.advance(2 * SAID_MS);
    }
    expect(synthesis.utterances).toMatchObject([
      { voice: flemish, lang: 'nl-BE', rate: 1.2 },
      { voice: dutch, lang: 'nl-NL', rate: 0.6 },
      { voice: dutch, rate: 0.8 },
    ]);
  });

  it('MEM-16: lists the Dutch voices, best first, once loaded and again when they change', async () => {
    const flemish: VoiceFacts = { name: 'Ellen', lang: 'nl-BE' };
    const { speech, synthesis, clock } = setUp({ voices: [] });
    const late = speech.voices();
    synthesis.voices = [flemish, english, dutch];
    clock.advance(250);
    expect(await late).toEqual(ok([dutch, flemish]));
    synthesis.voices = [flemish];
    expect(await speech.voices()).toEqual(ok([flemish]));
    synthesis.voices = [english];
    clock.advance(10_000);
    expect(await speech.voices()).toEqual(ok([]));
  });

  it('SPK-02: without speech output it says so', async () => {
    const page: SpeechPage = Object.assign(new EventTarget(), { document: new FakeDocument() });
    const speech = createBrowserSpeech({
      clock: createFakeClock(),
      report: createFakeReporter(),
      page,
      wish: wishNothing,
      playsHidden: () => false,
    });
    expect(await speech.speak('de afspraak')).toEqual(err('unsupported'));
    expect(await speech.voices()).toEqual(err('unsupported'));
    expect(() => speech.stop()).not.toThrow();
  });

  it('SPK-02: without a Dutch voice it says so and never reads with an English one', async () => {
    const { speech, synthesis, clock } = setUp({ voices: [english] });
    const early = speech.speak('de afspraak');
    clock.advance(2500);
    expect(await early).toEqual(err('no-dutch-voice'));
    expect(await speech.speak('de afspraak')).toEqual(err('no-dutch-voice'));
    expect(synthesis.utterances).toEqual([]);
  });

  it('SPK-02: waits for voices that load late, and notifies as soon as they are announced', async () => {
    const polled = setUp({ voices: [] });
    void polled.speech.speak('de afspraak');
    polled.clock.advance(1000);
    polled.synthesis.voices = [dutch];
    polled.clock.advance(250);
    expect(polled.said()).toEqual(['de afspraak']);

    const announced = setUp({ voices: [] });
    void announced.speech.speak('de afspraak');
    announced.synthesis.voices = [dutch];
    announced.synthesis.dispatchEvent(new Event('voiceschanged'));
    expect(announced.said()).toEqual(['de afspraak']);
  });

  it('SPK-02: a voice that is added after the wait is found at the next press', async () => {
    const { speech, synthesis, clock, said } = setUp({ voices: [] });
    clock.advance(60_000);
    expect(await speech.speak('de afspraak')).toEqual(err('no-dutch-voice'));
    synthesis.voices = [dutch];
    void speech.speak('de afspraak');
    expect(said()).toEqual(['de afspraak']);
  });

  it('SPK-02: says a long text sentence by sentence, in a speakable form', async () => {
    const { speech, clock, said } = setUp();
    const saying = speech.speak('Het kost € 12,50. Kom om 14:30! 😀 …');
    clock.advance(10_000);
    expect(await saying).toEqual(ok());
    expect(said().map((piece) => piece.trim())).toEqual(['Het kost 12 euro 50.', 'Kom om 14 uur 30!']);
  });

  it('SPK-02: an empty text ends at once', async () => {
    expect(await setUp().speech.speak(' ___ ')).toEqual(ok());
  });

  it.each([
    ['never-starts', 4000],
    ['never-ends', START_MS + endLimitMs('de afspraak', 0.8)],
    ['dies', SAID_MS + 1000],
    ['error', SAID_MS],
    ['error-at-once', 0],
    ['throws', 0],
  ] as const)('SPK-02: a voice that %s is noticed within %d ms and reported', async (behaviour, limitMs) => {
    const { speech, clock, report, synthesis } = setUp({ behaviour });
    const saying = speech.speak('de afspraak');
    clock.advance(limitMs);
    expect(await saying).toEqual(err('failed'));
    expect(report.messages()).toEqual(['Speech failed']);
    expect(synthesis.speaking).toBe(false);
  });

  it('SPK-02: an interrupted voice is not a failure, and the next press works', async () => {
    const { speech, clock, synthesis, report } = setUp({ behaviour: 'interrupted' });
    const cut = speech.speak('de afspraak');
    clock.advance(SAID_MS);
    expect(await cut).toEqual(err('stopped'));
    synthesis.behaviour = 'well';
    const next = speech.speak('de huisarts');
    clock.advance(2000);
    expect(await next).toEqual(ok());
    expect(report.lines).toEqual([]);
  });

  it('SPK-01: stop ends the text at once', async () => {
    const { speech, clock, synthesis, said } = setUp();
    const saying = speech.speak('Ja. Nee.');
    clock.advance(500);
    speech.stop();
    expect(await saying).toEqual(err('stopped'));
    clock.advance(60_000);
    expect(said()).toEqual(['Ja. ']);
    expect(synthesis.speaking).toBe(false);
  });

  it('SPK-01: a newer request stops the older one and is still heard', async () => {
    const { speech, clock, synthesis } = setUp();
    const first = speech.speak('de afspraak');
    clock.advance(300);
    const second = speech.speak('de huisarts');
    expect(await first).toEqual(err('stopped'));
    clock.advance(60 + SAID_MS);
    expect(await second).toEqual(ok());
    expect(synthesis.overlaps).toBe(0);
  });

  it('SPK-01: pressed again and again while the browser is still stopping, the last press is heard', async () => {
    const { speech, clock, synthesis } = setUp();
    void speech.speak('de afspraak');
    clock.advance(300);
    speech.stop();
    clock.advance(50);
    synthesis.speaking = true;
    void speech.speak('de huisarts');
    clock.advance(20);
    const last = speech.speak('de fiets');
    clock.advance(60 + SAID_MS);
    expect(await last).toEqual(ok());
  });

  it('SPK-01: does not talk over other speech in the page', async () => {
    const { speech, clock, synthesis } = setUp();
    synthesis.speak(new FakeUtterance('somebody else'));
    const saying = speech.speak('de huisarts');
    clock.advance(60 + SAID_MS);
    expect(await saying).toEqual(ok());
    expect(synthesis.overlaps).toBe(0);
  });

  it('SPK-07: says a translation by an English voice at normal speed, or not at all', async () => {
    const { speech, synthesis, clock, wished } = setUp({
      voices: [{ name: 'Samantha', lang: 'en-US' }, english, dutch],
    });
    wished.rate = 0.6;
    const saying = speech.speakMeaning('the appointment', 'en');
    clock.advance(2 * SAID_MS);
    expect(await saying).toEqual(ok());
    expect(synthesis.utterances).toMatchObject([{ text: 'the appointment', voice: english, rate: 1 }]);
    synthesis.voices = [dutch];
    expect(await speech.speakMeaning('the appointment', 'en')).toEqual(err('unavailable'));
    expect(synthesis.utterances).toHaveLength(1);
  });

  it('SPK-07 LNG-03: says a meaning by a voice of its language', async () => {
    const turkish = { name: 'Filiz', lang: 'tr_TR' };
    const { speech, synthesis, clock } = setUp({ voices: [english, turkish, dutch] });
    const saying = speech.speakMeaning('randevu', 'tr');
    clock.advance(2 * SAID_MS);
    expect(await saying).toEqual(ok());
    expect(synthesis.utterances).toMatchObject([{ text: 'randevu', voice: turkish, rate: 1 }]);
    expect(await speech.speakMeaning('побачення', 'uk')).toEqual(err('unavailable'));
  });

  it('SPK-07: in a hidden page it continues if that is allowed', async () => {
    const { speech, page, clock, wished } = setUp();
    wished.playsHidden = true;
    const saying = speech.speak('de afspraak');
    page.document.visibilityState = 'hidden';
    page.document.dispatchEvent(new Event('visibilitychange'));
    clock.advance(SAID_MS);
    expect(await saying).toEqual(ok());
  });

  it('SPK-01: stops when the page closes or is hidden, also while waiting for a voice', async () => {
    const leaving = setUp();
    const first = leaving.speech.speak('de afspraak');
    leaving.page.dispatchEvent(new Event('pagehide'));
    expect(await first).toEqual(err('stopped'));
    expect(leaving.synthesis.speaking).toBe(false);

    const hidden = setUp({ voices: [] });
    const second = hidden.speech.speak('de afspraak');
    hidden.page.document.visibilityState = 'hidden';
    hidden.page.document.dispatchEvent(new Event('visibilitychange'));
    expect(await second).toEqual(err('stopped'));
    hidden.synthesis.voices = [dutch];
    hidden.clock.advance(60_000);
    expect(hidden.said()).toEqual([]);
  });

  it('SPK-01 SPK-02: for any presses and voices, every request ends and none overlaps another', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('speak' as const), behaviour: fc.constantFrom(...BEHAVIOURS) }),
      fc.record({ kind: fc.constant('stop' as const) }),
      fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 6000 }) }),
      fc.record({ kind: fc.constant('voices' as const), voices: fc.subarray([english, dutch]) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { speech, clock, synthesis } = setUp({ voices: [] });
        const outcomes: Promise<unknown>[] = [];
        for (const each of steps) {
          if (each.kind === 'stop') speech.stop();
          else if (each.kind === 'wait') clock.advance(each.ms);
          else if (each.kind === 'voices') synthesis.voices = each.voices;
          else {
            synthesis.behaviour = each.behaviour;
            outcomes.push(speech.speak('Ja. Nee.'));
          }
        }
        clock.advance(60_000);
        await Promise.all(outcomes);
        expect(synthesis.overlaps).toBe(0);
        expect(synthesis.utterances.every((utterance) => utterance.voice === dutch)).toBe(true);
        expect(clock.plannedCalls()).toBe(0);
      }),
    );
  });
});
