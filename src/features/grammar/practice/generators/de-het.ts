import { NOUNS } from '#content/grammar/practice/nouns.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { NounWord } from '#content/schema/practice-words.ts';
import { articleSign, hetPrefix } from '#domain/dutch/noun-forms.ts';
import { defineGenerator } from '#features/grammar/practice/generators/question-generator.ts';

const rows: readonly NounWord[] = NOUNS;

/** GRA-11: de or het. Both are asked as often, though two thirds of all nouns are de-words. */
export const generator = defineGenerator({
  kind: 'de-het',
  groups: [rows.filter(({ article }) => article === 'de'), rows.filter(({ article }) => article === 'het')],
  keyOf: ({ id }) => id,
  make: ({ noun, article, clue, lastPart, english }) => ({
    question: 'Which article belongs to this noun?',
    prompt: `*___ ${noun}*`,
    right: article,
    wrong: [],
    fixedOrder: ['de', 'het'],
    explanation: explainArticle({ noun, article, clue, lastPart }),
    english: `the ${english}`,
    heard: `${article} ${noun}`,
  }),
});

type Asked = Pick<NounWord, 'noun' | 'article'> & {
  readonly clue: NounWord['clue'];
  readonly lastPart: string | undefined;
};

const CLUES: Record<NonNullable<NounWord['clue']>, MarkedText> = {
  person: 'Words for people',
  'fruit-or-vegetable': 'Kinds of fruit and vegetables',
};

function explainArticle({ noun, article, clue, lastPart }: Asked): MarkedText {
  const sign = articleSign(noun);
  if (sign?.article === article)
    return `Words in *-${sign.ending}* are ${article}-words: *${article} ${noun}*.`;
  if (clue === 'person' && article === 'het')
    return `Most words for people are de-words, but *${noun}* is not: *het ${noun}*. Learn it by heart.`;
  if (clue !== undefined) return `${CLUES[clue]} are nearly always de-words: *de ${noun}*.`;
  const prefix = hetPrefix(noun);
  if (prefix !== null && article === 'het')
    return `Words of two syllables with *${prefix}-* as the first are nearly always het-words: *het ${noun}*.`;
  if (lastPart !== undefined)
    return `A word in two parts takes the article of the last one: *${article} ${lastPart}*, so *${article} ${noun}*.`;
  const company = article === 'de' ? `*deze ${noun}*, *die ${noun}*` : `*dit ${noun}*, *dat ${noun}*`;
  return `No rule tells you: *${noun}* is a ${article}-word. Learn the article with the word, and you will also know ${company}.`;
}
