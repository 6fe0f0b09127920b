import type { Lexicon } from '#practice/judge/lexicon.ts';
import { articleAdvice } from './article-advice.ts';
import { formAdvice } from './form-advice.ts';
import type { LetterAdvice } from './letter-advice.ts';
import { sentencesOf } from './letter-clauses.ts';
import { LetterGrammar } from './letter-grammar.ts';
import { markAdvice, politeAdvice } from './mark-advice.ts';
import { unwrapped } from '#lib/letter-lines.ts';
import { orderAdvice } from './order-advice.ts';

/** What rules see in a letter or a form, in the order of the text (JDG-08). One place has one advice. */
export function adviceOn(written: string, lexicon: Lexicon): readonly LetterAdvice[] {
  const letter = unwrapped(written);
  const grammar = new LetterGrammar(lexicon);
  const sentences = sentencesOf(letter, (word) => grammar.canBeFinite(word));
  const ofSentences = sentences.flatMap((sentence) => {
    const order = orderAdvice(sentence, grammar);
    return [...order, ...formAdvice(sentence, grammar), ...articleAdvice(sentence, grammar)];
  });
  const all = [...ofSentences, ...politeAdvice(sentences), ...markAdvice(letter, sentences)];
  return all.toSorted((a, b) => a.start - b.start);
}
