import { NOUNS } from '#content/grammar/practice/nouns.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { NounWord } from '#content/schema/practice-words.ts';
import { diminutiveEnding, diminutiveMistakes, regularDiminutive } from '#domain/dutch/noun-forms.ts';
import { wordEnd } from '#domain/dutch/spelling.ts';
import { defineGenerator } from '#features/grammar/practice/generators/question-generator.ts';

const rows: readonly NounWord[] = NOUNS;
const small = rows.flatMap((row) =>
  row.diminutive === undefined ? [] : [{ ...row, diminutive: row.diminutive }],
);

/** GRA-11: a small tree. */
export const generator = defineGenerator({
  kind: 'diminutive',
  groups: [small],
  keyOf: ({ id }) => id,
  make: ({ noun, article, diminutive, english, alsoRight = [] }) => ({
    question: 'What is the diminutive: the word for a small one?',
    prompt: `*${article} ${noun}, het ___*`,
    note: `*${noun}*: ${english}`,
    right: diminutive,
    wrong: diminutiveMistakes(noun, diminutive).filter((form) => !alsoRight.includes(form)),
    explanation: explainDiminutive(noun, diminutive),
    heard: `${article} ${noun}, het ${diminutive}`,
  }),
});

function explainDiminutive(noun: string, diminutive: string): MarkedText {
  const always = `*het ${diminutive}*. Diminutives are always het-words.`;
  if (diminutive === regularDiminutive(noun)) return `${REASONS[diminutiveEnding(noun)](noun)}: ${always}`;
  // The spelling hides that its end has the stress: hotel.
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
