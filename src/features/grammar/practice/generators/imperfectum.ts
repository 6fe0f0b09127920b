import { VERBS } from '#content/grammar/practice/verbs.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { VerbWord } from '#content/schema/practice-words.ts';
import { pastMistakes, regularPast, stemOf, takesT, writtenStem } from '#domain/dutch/verb-forms.ts';
import { defineGenerator } from '#features/grammar/practice/generators/question-generator.ts';
import { drawSubject, isPlural } from '#features/grammar/practice/generators/subjects.ts';

const rows: readonly VerbWord[] = VERBS;

/** GRA-15: the past in one word. */
export const generator = defineGenerator({
  kind: 'imperfectum',
  groups: [rows],
  keyOf: ({ id }) => id,
  make: (row, random) => {
    const { infinitive, stem, english, past, pastPlural, rest, when } = row;
    const subject = drawSubject(random);
    const number = isPlural(subject) ? 'plural' : 'singular';
    const right = number === 'plural' ? pastPlural : past;
    const sentence = `${when} ___ ${subject.text} ${rest}.`;
    return {
      variant: number,
      question: 'Which form of the imperfectum belongs in the sentence?',
      prompt: `*${sentence}*`,
      note: `*${infinitive}* (${english}), in the past`,
      right,
      wrong: pastMistakes(infinitive, { singular: past, plural: pastPlural }, number, stem),
      explanation: explainPast(row, subject.text, right),
      heard: sentence.replace('___', right),
    };
  },
});

function explainPast(
  { infinitive, stem = stemOf(infinitive), past, pastPlural }: VerbWord,
  subject: string,
  right: string,
): MarkedText {
  const many = right === pastPlural;
  if (regularPast(infinitive, stem).singular !== past) {
    const number = many ? 'is more than one person, so' : 'is one person, so';
    return `*${infinitive}* is irregular: *${past}* for one, *${pastPlural}* for more. *${subject}* ${number} it is *${right}*.`;
  }
  const written = writtenStem(infinitive);
  const sound = written.endsWith('ch') ? 'ch' : written.slice(-1);
  const ending = takesT(infinitive) ? 'te' : 'de';
  const isIn = takesT(infinitive) ? 'is in' : 'is not in';
  const forMany = many ? ', and *-n* for more than one person' : '';
  return `Before *-en*, *${infinitive}* has *${sound}*, which ${isIn} *sexy softketchup*: stem *${stem}* + *${ending}*${forMany}. So: *${right}*.`;
}
