import type { Speaker } from '#content/schema/sound-pack.ts';

/** The licences for recordings of a person: the free ones that allow use in the app (SPK-05). */
export const VOICE_LICENCES = {
  'cc-by': 'CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)',
  cc0: 'CC0 1.0 (https://creativecommons.org/publicdomain/zero/1.0/)',
} as const;
export type VoiceLicence = keyof typeof VOICE_LICENCES;

/** A person as named in a pack. */
export function personSpeaking(name: string, licence: VoiceLicence): Speaker {
  return {
    name: name.trim(),
    kind: 'person',
    licence: VOICE_LICENCES[licence],
    attribution: `Spoken by ${name.trim()}`,
  };
}

export function isByPerson(speakers: readonly Speaker[]): boolean {
  return speakers.every(({ kind }) => kind === 'person');
}
