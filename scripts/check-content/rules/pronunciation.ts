import type { Rule } from '../bank.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';

const SYLLABLE = /^(?:\p{Lu}+|\p{Ll}+)$/u;
const STRESSED = /^\p{Lu}+$/u;

/** Syllables with hyphens between, each wholly in capitals (stressed) or in small letters: `AF-spraak`. */
export const pronunciationRule: Rule<VocabularyEntry> = (entries) =>
  entries.flatMap(({ line, id, pronunciation }) => {
    if (pronunciation === '') return [];
    const syllables = pronunciation.split(/[ -]/);
    const odd = syllables.find((syllable) => !SYLLABLE.test(syllable));
    const hasStress = syllables.some((syllable) => STRESSED.test(syllable));
    if (odd === undefined && hasStress) return [];
    const fault = odd === undefined ? 'has no stressed syllable' : `has the odd syllable "${odd}"`;
    return [
      {
        level: 'error',
        rule: 'pronunciation',
        line,
        about: id,
        message: `pronunciation "${pronunciation}" ${fault}`,
      },
    ];
  });
