import type { LanguageFindings } from '#exam/engine/writing-points.ts';
import type { AdviceKind, LetterAdvice } from '#practice/judge/letter/letter-advice.ts';

/** What examiners count as spelling; the rest is grammar. */
const SPELLING: ReadonlySet<AdviceKind> = new Set(['spelling', 'english', 'full-stop', 'capital']);

export function isSpelling({ kind }: LetterAdvice): boolean {
  return SPELLING.has(kind);
}

/** How many places there are to look at, by what examiners rate. */
export function findingsOf(advice: readonly LetterAdvice[], unknownWords: number): LanguageFindings {
  const spelling = advice.filter(isSpelling).length;
  return { grammar: advice.length - spelling, spelling: spelling + unknownWords };
}
