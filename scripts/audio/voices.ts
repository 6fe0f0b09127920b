import type { Speaker } from '#content/schema/sound-pack.ts';
import type { Sex } from '#sound/texts/prepared-text.ts';

/** A woman and a man: diphone voices for MBROLA, cut from recordings of two people (docs/decisions/0036-recordings.md). */
export interface Voice {
  /** Debian's name of the voice and of its database. */
  readonly database: 'nl2' | 'nl3';
  /** The name for espeak-ng, which only computes the sounds, with their lengths and pitch. */
  readonly espeakName: string;
  /** The middle of espeak-ng's pitch range for the voice. */
  readonly middleHz: number;
  /** How much to widen that range: espeak-ng speaks monotonously. People have a deviation of 2.7 to 3.75 semitones. */
  readonly pitchWidening: number;
  readonly speaker: Speaker;
}

const LICENCE =
  'Speech made with the MBROLA program may be used and given away; the voice itself is not part of it and may not be sold.';

export const VOICES: Readonly<Record<Sex, Voice>> = {
  woman: {
    database: 'nl3',
    espeakName: 'mb-nl3',
    middleHz: 172,
    pitchWidening: 1.3,
    speaker: {
      name: 'MBROLA nl3',
      kind: 'synthetic',
      licence: LICENCE,
      attribution:
        'MBROLA voice nl3: IPO, Center for Research on User-System Interaction, Eindhoven; MBROLA program: Faculté Polytechnique de Mons',
    },
  },
  man: {
    database: 'nl2',
    espeakName: 'mb-nl2',
    middleHz: 100,
    pitchWidening: 1.5,
    speaker: {
      name: 'MBROLA nl2',
      kind: 'synthetic',
      licence: LICENCE,
      attribution:
        'MBROLA voice nl2: Arthur Dirksen and Ludmila Menert, Utrecht; MBROLA program: Faculté Polytechnique de Mons',
    },
  },
};

/** Debian has them in `non-free`: they must not be sold. */
export function databasePath({ database }: Voice): string {
  return `/usr/share/mbrola/${database}/${database}`;
}
