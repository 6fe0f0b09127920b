import type { SpokenLine } from '#content/schema/exam-rows.ts';
import type { Sex } from './rules/cast-voices.ts';

/** Something to listen to, about which questions are asked (LIS-01, MOC-01). */
export interface ListeningFragment {
  /** The id under which it has its recording. */
  readonly id: string;
  /** The situation, said before it in Dutch: `U luistert naar de voicemail.` */
  readonly setting: string;
  readonly lines: readonly SpokenLine[];
  /** Their sex, if given. */
  readonly speakers?: Readonly<Partial<Record<SpokenLine['voice'], Sex>>>;
  /** Who speaks, in the order of their numbers: two have a conversation. */
  readonly cast: readonly SpokenLine['voice'][];
}

export function speakerName({ cast }: ListeningFragment, voice: SpokenLine['voice']): string {
  return `Spreker ${cast.indexOf(voice) + 1}`;
}
