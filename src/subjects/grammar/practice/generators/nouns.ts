import { msg } from '@lingui/core/macro';
import { NOUNS } from '#content/grammar/practice/nouns.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { NounWord } from '#content/schema/practice-words.ts';
import {
  articleSign,
  diminutiveEnding,
  diminutiveMistakes,
  hetPrefix,
  pluralMistakes,
  pluralRule,
  regularDiminutive,
  regularPlural,
} from '#dutch/noun-forms.ts';
import { wordEnd } from '#dutch/spelling.ts';
import { defineGenerator, ONLY_ONE, explainSpelling } from './question-generator.ts';

const rows: readonly NounWord[] = NOUNS;

/** GRA-11: one tree, many trees. */
export const pluralGenerator = defineGenerator({
  kind: 'plural',
  groups: [rows],
  keyOf: ({ id }) => id,
  variantsOf: ONLY_ONE,
  subjectsOf: ONLY_ONE,
  make: ({ noun, article, plural, alsoPlural = [], rare = [], english }) => ({
    question: msg`What is the plural?`,
    prompt: `*één ${noun}, veel ___*`,
    note: `${article === 'de' ? 'A de-word' : 'A het-word'}: *${article} ${noun}* (${english})`,
    right: plural,
    alsoRight: alsoPlural,
    wrong: pluralMistakes(noun, plural).filter((form) => ![...alsoPlural, ...rare].includes(form)),
    explanation: explainPlural(noun, plural),
    heard: `één ${noun}, veel ${plural}`,
  }),
});

/** Stressed at the end, but with -s. */
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

const small = rows.flatMap((row) =>
  row.diminutive === undefined ? [] : [{ ...row, diminutive: row.diminutive }],
);

/** GRA-11: a small tree. */
export const diminutiveGenerator = defineGenerator({
  kind: 'diminutive',
  groups: [small],
  keyOf: ({ id }) => id,
  variantsOf: ONLY_ONE,
  subjectsOf: ONLY_ONE,
  make: ({ noun, article, diminutive, english, rare = [] }) => ({
    question: msg`What is the diminutive: the word for a small one?`,
    prompt: `*${article} ${noun}, het ___*`,
    note: `*${noun}*: ${english}`,
    right: diminutive,
    wrong: diminutiveMistakes(noun, diminutive).filter((form) => !rare.includes(form)),
    explanation: explainDiminutive(noun, diminutive),
    heard: `${article} ${noun}, het ${diminutive}`,
  }),
});

function explainDiminutive(noun: string, diminutive: string): MarkedText {
  const always = `*het ${diminutive}*. Diminutives are always het-words.`;
  if (diminutive === regularDiminutive(noun)) return `${REASONS[diminutiveEnding(noun)](noun)}: ${always}`;
  // The spelling doesn't show that the last syllable is stressed: hotel.
  if (diminutive === `${noun}${noun.slice(-1)}etje`) return `${REASONS.etje(noun)}: ${always}`;
  return /(?:aa|ee)[^aeiou]+je$/.test(diminutive)
    ? `The short vowel of *${noun}* becomes long, as it does in the plural: ${always}`
    : `*${noun}* is irregular: ${always}`;
}

const REASONS: Record<ReturnType<typeof diminutiveEnding>, (noun: string) => MarkedText> = {
  je: () => 'Most words simply get *-je*',
  tje: (noun) =>
    wordEnd(noun).consonants === '' || noun.endsWith('y')
      ? `*${noun}* ends in a vowel sound, so it gets *-tje*, and the vowel stays long`
      : `After a long vowel or a syllable without stress, words in *-${noun.slice(-1)}* get *-tje*`,
  etje: (noun) =>
    noun.endsWith('ng')
      ? 'Words in *-ng* get *-etje*, unless the syllable before a final *-ing* has the stress'
      : `After a short vowel and *${noun.slice(-1)}* comes *-etje*, and the *${noun.slice(-1)}* is doubled`,
  pje: () => 'Words in *-m* get *-pje*, unless a short vowel with stress stands right before the *m*',
  kje: () => 'When the syllable right before *-ing* has the stress, *-ing* becomes *-inkje*',
};

/** GRA-11: de or het. Both are asked equally often, though two thirds of all nouns are de-words. */
export const deHetGenerator = defineGenerator({
  kind: 'de-het',
  groups: [rows.filter(({ article }) => article === 'de'), rows.filter(({ article }) => article === 'het')],
  keyOf: ({ id }) => id,
  variantsOf: ONLY_ONE,
  subjectsOf: ONLY_ONE,
  make: ({ noun, article, clue, lastPart, english }) => ({
    question: msg`Which article belongs to this noun?`,
    prompt: `*___ ${noun}*`,
    right: article,
    wrong: [],
    fixedOrder: ['de', 'het'],
    explanation: explainArticle({ noun, article, clue, lastPart }),
    english: `the ${english}`,
    heard: `${article} ${noun}`,
  }),
});

type AskedArticle = Pick<NounWord, 'noun' | 'article'> & {
  readonly clue: NounWord['clue'];
  readonly lastPart: string | undefined;
};

const CLUES: Record<NonNullable<NounWord['clue']>, MarkedText> = {
  person: 'Words for people',
  'fruit-or-vegetable': 'Kinds of fruit and vegetables',
};

function explainArticle({ noun, article, clue, lastPart }: AskedArticle): MarkedText {
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
