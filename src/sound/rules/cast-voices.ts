import { isRobotic, type VoiceFacts } from './rank-voices.ts';
import { OTHER_SPEAKER_PITCH, OTHER_SEX_PITCH } from './speech-timing.ts';

export type Sex = 'woman' | 'man';

/** A speaker in a conversation (LIS-04, MOC-08). */
export interface Speaker {
  /** All speakers in order of their first line; null: unknown. */
  readonly cast: readonly (Sex | null)[];
  /** The index of this speaker. */
  readonly place: number;
}

export const ANYBODY: Speaker = { cast: [null], place: 0 };

/** A single speaker. */
export function speakerAlone(sex: Sex): Speaker {
  return { cast: [sex], place: 0 };
}

/** The voice and pitch of a speaker. */
export interface CastVoice<Voice extends VoiceFacts = VoiceFacts> {
  readonly voice: Voice;
  /** 1 is the voice's normal pitch. */
  readonly pitch: number;
}

// The voices of Edge, Windows, Apple, Chrome and Android, by what is known of them; ChromeOS counts Android's.
const WOMEN =
  /\b(colette|fenna|hanna|dena|claire|ellen|female|vrouw\w*)\b|-x-(lfc|tfb|yfr|bec)\b|nederlands [145]\b/i;
const MEN =
  /\b(maarten|arnaud|bart|frank|xander|male|man\w*)\b|-x-(bmh|dma|bed)\b|nederlands [23]\b|^google nederlands$/i;

function sexOf({ name }: VoiceFacts): Sex | null {
  if (WOMEN.test(name)) return 'woman';
  return MEN.test(name) ? 'man' : null;
}

/** Equal for variants of one person's voice: other quality, or from the network. */
function personOf({ name }: VoiceFacts): string {
  return name.replace(/\(.*?\)|-(local|network)\b/g, '').trim();
}

/**
 * Assigns voices to alternating speakers: two voices if the device has them, otherwise one at two pitches. A speaker of
 * known sex gets a voice that is not known to be of the other sex, if there is one.
 */
export function castVoices<Voice extends VoiceFacts>(
  cast: Speaker['cast'],
  own: Voice,
  voices: readonly Voice[],
): readonly CastVoice<Voice>[] {
  // A robotic voice is worse than another pitch.
  const all = [own, ...voices.filter((voice) => voice !== own && !isRobotic(voice))];
  const parts: (CastVoice<Voice> & { readonly sex: Sex | null })[] = [];
  for (const sex of cast) {
    const free = all.filter((voice) => parts.every((part) => personOf(part.voice) !== personOf(voice)));
    const suits = (voice: Voice) => sex === null || sexOf(voice) === null || sexOf(voice) === sex;
    const voice = free.find(suits) ?? free[0] ?? all.find(suits) ?? own;
    const pitch = suits(voice) ? 1 : sex === 'woman' ? OTHER_SEX_PITCH : 1 / OTHER_SEX_PITCH;
    const alike = parts.find((part) => part.voice === voice && part.pitch === pitch);
    const isLower = sex === 'man' && alike?.sex !== 'man';
    const apart = alike === undefined ? 1 : isLower ? 1 / OTHER_SPEAKER_PITCH : OTHER_SPEAKER_PITCH;
    parts.push({ voice, pitch: pitch * apart, sex });
  }
  return parts.map(({ voice, pitch }) => ({ voice, pitch }));
}
