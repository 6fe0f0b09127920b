import { NOUNS } from '#content/grammar/practice/nouns.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { NounWord } from '#content/schema/practice-words.ts';
import { pluralMistakes, pluralRule, regularPlural } from '#domain/dutch/noun-forms.ts';
import { explainSpelling } from '#features/grammar/practice/explain-spelling.ts';
import { defineGenerator } from '#features/grammar/practice/generators/question-generator.ts';

const rows: readonly NounWord[] = NOUNS;

/** GRA-11: one tree, many trees. */
export const generator = defineGenerator({
  kind: 'plural',
  groups: [rows],
  keyOf: ({ id }) => id,
  make: ({ noun, article, plural, alsoRight = [], english }) => ({
    question: 'What is the plural?',
    prompt: `*één ${noun}, veel ___*`,
    note: `${article === 'de' ? 'A de-word' : 'A het-word'}: *${article} ${noun}* (${english})`,
    right: plural,
    wrong: pluralMistakes(noun, plural).filter((form) => !alsoRight.includes(form)),
    explanation: explainPlural(noun, plural),
    heard: `één ${noun}, veel ${plural}`,
  }),
});

/** With the stress at the end, and -s all the same. */
const FRENCH = /(?:é|eau|hotel)$/;

function explainPlural(noun: string, plural: string): MarkedText {
  if (plural !== regularPlural(noun)) return explainIrregular(noun, plural);
  switch (pluralRule(noun)) {
    case 'heid':
      return `Words in *-heid* have a plural in *-heden*: *${plural}*.`;
    case 'apostrophe-s':
      return `A word that ends in one *${noun.slice(-1)}* gets *'s*. Without the apostrophe the vowel would sound short: *${plural}*.`;
    case 's':
      if (FRENCH.test(noun)) return `*${noun}* comes from French and takes *-s*: *${plural}*.`;
      return `After an ending without stress, like the one of *${noun}*, the plural has *-s*: *${plural}*.`;
    case 'en': {
      const spelling = noun.endsWith('ee')
        ? `The dots on the *ë* show that a new syllable begins: *${plural}*.`
        : explainSpelling(noun, plural);
      return `Most nouns have a plural in *-en*. ${spelling === '' ? `Nothing else changes: *${plural}*.` : spelling}`;
    }
  }
}

function explainIrregular(noun: string, plural: string): MarkedText {
  const intro = `*${noun}* is irregular.`;
  if (plural.endsWith('eren')) return `${intro} A few het-words have *-eren*: *${plural}*.`;
  if (plural === `${noun}ien`) return `${intro} Between its vowel and *-en* comes an *i*: *${plural}*.`;
  if (plural === `${noun}s`)
    return `${intro} It takes *-s*, as a few family words and many words from other languages do: *${plural}*.`;
  const end = /([aeo])([^aeiou])$/.exec(noun);
  if (end !== null && plural === `${noun.slice(0, -1)}${end[2] === 's' ? 'z' : end[2]}en`) {
    return `${intro} Its short *${end[1]}* becomes long in the plural, so the consonant is not doubled: *${plural}*.`;
  }
  return `${intro} Its vowel changes too: *${plural}*. Learn both forms together.`;
}
