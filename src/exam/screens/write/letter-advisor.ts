import { COMMON_DUTCH_WORDS } from '#content/exam/common-dutch-words.ts';
import type { FilePlatform } from '#data-files/data-file-cache.ts';
import { adviceOn } from '#practice/judge/letter/advise.ts';
import type { LetterAdvice } from '#practice/judge/letter/letter-advice.ts';
import { suggestWords, type Suggested } from '#practice/judge/letter/suggest-words.ts';
import { loadLexicon } from '#practice/practice-lexicon.ts';

/** What rules of Dutch say of a text (JDG-08) and of a word that no dictionary knows (JDG-09). */
export interface LetterAdvisor {
  readonly adviceOn: (text: string) => readonly LetterAdvice[];
  readonly suggest: (word: string, raw: readonly string[]) => Suggested;
}

const USUAL: readonly string[] = COMMON_DUTCH_WORDS.trim().split(/\s+/u);

export async function loadAdvisor(platform: FilePlatform): Promise<LetterAdvisor> {
  const lexicon = await loadLexicon(platform);
  return {
    adviceOn: (text) => adviceOn(text, lexicon),
    suggest: (word, raw) => suggestWords(word, raw, { usual: USUAL, lexicon }),
  };
}
