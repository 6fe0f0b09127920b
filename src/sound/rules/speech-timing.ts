/** The default rate of Dutch (SPK-01); 1 is a voice's normal speed. */
export const USUAL_SPEECH_RATE = 0.8;
/** The selectable rates (MEM-16). */
export const SPEECH_RATES = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2] as const;

/**
 * The playback rate of a recording for a speech rate (SPK-06). Recordings are as slow as voices at the default rate, 2.0
 * to 2.6 words a second, so they play at normal speed there.
 */
export function recordingPace(rate: number): number {
  return rate / USUAL_SPEECH_RATE;
}

/** The part of the chosen speed at which Dutch is said slowly, once (PTH-04). */
export const SLOW_PACE = 0.65;

/** A translation only needs to be understood, so its voice has normal speed. */
export const MEANING_RATE = 1;

/** The pitch factor of the second speaker if a device has one voice for both (LIS-04). */
export const OTHER_SPEAKER_PITCH = 1.4;
/** The pitch factor of a man's voice for a woman; a woman's voice is lowered by the same factor for a man. */
export const OTHER_SEX_PITCH = 1.25;

/** A voice that has not started by then never will (SPK-02). */
export const START_LIMIT_MS = 4000;
/** A voice that began and then says nothing for this long, without an end, has died (SPK-02). */
export const SILENCE_LIMIT_MS = 750;
/** In Chrome, `speak` sooner after `cancel` fails with `interrupted`. */
export const CANCEL_SETTLE_MS = 60;
/** Browsers load their voices late, and not all of them announce it. */
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
