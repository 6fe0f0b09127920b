import { readFileSync } from 'node:fs';
import { adviceOn } from '#practice/judge/letter/advise.ts';
import type { LetterAdvice } from '#practice/judge/letter/letter-advice.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';

const SENTENCES = 'tests/judge/letter-sentences.tsv';

export interface JudgedSentence {
  /** `first`: the rules were made with it; the others were written afterwards. */
  readonly set: string;
  /** The kind of its fault, or `right`. */
  readonly expected: string;
  readonly sentence: string;
  readonly advice: readonly LetterAdvice[];
}

/** The sentences that advice on letters is measured by (JDG-08), with what is said of them. */
export function judgedSentences(lexicon: Lexicon): readonly JudgedSentence[] {
  return readFileSync(SENTENCES, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [set = '', expected = '', sentence = ''] = line.split('\t');
      return { set, expected, sentence, advice: adviceOn(sentence, lexicon) };
    });
}
