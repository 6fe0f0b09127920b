import { wordCount } from '#sound/rules/spoken-length.ts';
import type { Phoneme } from './phonemes.ts';

/** Words a second: calm for a learner, but still connected speech. */
export const PACE = { least: 2, most: 2.6 } as const;
/** espeak-ng's own lengths sound hurried. */
const USUAL_STRETCH = 1.15;
/** A few words have no pace. */
const FEWEST_WORDS = 5;
/** However long its words are, a sentence isn't changed more than this. */
const STRETCH = { least: 0.85, most: 1.9 } as const;
/** Slightly inside the wanted range, since ends are trimmed. */
const MARGIN = 0.06;
const PAUSE = '_';

/** The sounds of a line with the lengths of a calm speaker. */
export function paced(phonemes: readonly Phoneme[], text: string): Phoneme[] {
  const words = wordCount(text);
  const saidMs = withoutEnds(phonemes).reduce((sum, { ms }) => sum + ms, 0) * USUAL_STRETCH;
  const pace = words / (saidMs / 1000);
  const wanted = Math.min(Math.max(pace, PACE.least + MARGIN), PACE.most - MARGIN);
  const stretch =
    words < FEWEST_WORDS
      ? USUAL_STRETCH
      : Math.min(Math.max(USUAL_STRETCH * (pace / wanted), STRETCH.least), STRETCH.most);
  return phonemes.map((phoneme) => ({ ...phoneme, ms: phoneme.ms * stretch }));
}

function withoutEnds(phonemes: readonly Phoneme[]): readonly Phoneme[] {
  const first = phonemes.findIndex(({ name }) => name !== PAUSE);
  const last = phonemes.findLastIndex(({ name }) => name !== PAUSE);
  return phonemes.slice(Math.max(first, 0), last + 1);
}
