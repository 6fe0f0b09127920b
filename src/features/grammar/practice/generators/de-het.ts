import { NOUNS } from '#content/grammar/practice/nouns.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { NounWord } from '#content/schema/practice-words.ts';
import { articleSign } from '#domain/dutch/article.ts';
import { defineGenerator } from '#features/grammar/practice/generators/question-generator.ts';

const rows: readonly NounWord[] = NOUNS;

/** GRA-11: de or het. Both are asked as often, though two thirds of all nouns are de-words. */
export const generator = defineGenerator({
  kind: 'de-het',
  groups: [rows.filter(({ article }) => article === 'de'), rows.filter(({ article }) => article === 'het')],
  keyOf: ({ noun }) => noun,
  make: ({ noun, article, english }) => ({
    question: 'Which article belongs to this noun?',
    prompt: `*___ ${noun}*`,
    right: article,
    wrong: [],
    fixedOrder: ['de', 'het'],
    explanation: explainArticle(noun, article),
    english: `the ${english}`,
    heard: `${article} ${noun}`,
  }),
});

function explainArticle(noun: string, article: 'de' | 'het'): MarkedText {
  const sign = articleSign(noun);
  if (sign?.article === article)
    return `Words in *-${sign.ending}* are ${article}-words: *${article} ${noun}*.`;
  const company = article === 'de' ? `*deze ${noun}*, *die ${noun}*` : `*dit ${noun}*, *dat ${noun}*`;
  return `No rule tells you: *${noun}* is a ${article}-word. Learn the article with the word, and you will also know ${company}.`;
}
