/** How slowly Dutch is said until somebody chooses (SPK-01); 1 is a voice's own pace. */
export const USUAL_SPEECH_RATE = 0.8;
/** What one may choose (MEM-16). */
export const SPEECH_RATES = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2] as const;

/**
 * How fast a recording is played for a rate (SPK-06). Recordings speak as slowly as voices do at the usual rate, 2.0 to 2.6 words a
 * second, so there they keep their own pace.
 */
export function recordingPace(rate: number): number {
  return rate / USUAL_SPEECH_RATE;
}

/** A translation is only to be understood: its voice speaks at its own pace. */
export const ENGLISH_RATE = 1;

/** So much higher than the first speaker the second is, where a device has one voice for both (LIS-04). */
export const OTHER_SPEAKER_PITCH = 1.4;
/** So much higher than its own a man's voice speaks for a woman; a woman's speaks for a man as much lower. */
export const OTHER_SEX_PITCH = 1.25;

/** A voice that has not begun by then won't (SPK-02). */
export const START_LIMIT_MS = 4000;
/** A voice that began and then says nothing for this long, without an end, has died (SPK-02). */
export const SILENCE_LIMIT_MS = 750;
/** Chrome answers a speak that follows a cancel sooner with `interrupted`. */
export const CANCEL_SETTLE_MS = 60;
/** Browsers load their voices late, and not all of them tell when they are there. */
export const VOICE_POLL_MS = 250;
export const VOICE_WAIT_MS = 2500;

const CHARACTERS_PER_SECOND = 14;
const END_MARGIN_MS = 4000;

/** About how long a voice takes for the text, in ms. */
export function estimatedLengthMs(text: string, rate: number): number {
  return (text.length / (CHARACTERS_PER_SECOND * rate)) * 1000;
}

/** A voice that still speaks then will never end: twice the estimated length and 4 s more, in ms (SPK-02). */
export function endLimitMs(text: string, rate: number): number {
  return 2 * estimatedLengthMs(text, rate) + END_MARGIN_MS;
}
