import type { LetterAdvice } from './letter-advice.ts';
import type { LetterSentence } from './letter-clauses.ts';
import type { LetterGrammar } from './letter-grammar.ts';
import { inMain } from './main-order.ts';
import { inSubordinate } from './sub-order.ts';

/** Verbs that don't stand where they should (JDG-08). */
export function orderAdvice(sentence: LetterSentence, grammar: LetterGrammar): readonly LetterAdvice[] {
  return sentence.clauses.flatMap((clause, place) => {
    const before = sentence.clauses[place - 1];
    const inClause = () => (clause.kind === 'main' ? inMain(clause, before, grammar) : null);
    const found = clause.kind === 'sub' ? inSubordinate(clause, place === 0, grammar) : inClause();
    const [first, last] = [found?.words[0], found?.words.at(-1)];
    if (found === null || first === undefined || last === undefined) return [];
    const { kind, better, because } = found;
    const words = sentence.text.slice(first.start, last.end);
    return {
      kind,
      better,
      because,
      sentence: sentence.text,
      start: sentence.start + first.start,
      place: words,
    };
  });
}
