import { VERBS } from '#content/grammar/practice/verbs.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { VerbWord } from '#content/schema/practice-words.ts';
import {
  hasUnstressedPrefix,
  participleMistakes,
  regularParticiple,
  takesT,
  writtenStem,
} from '#domain/dutch/verb-forms.ts';
import { auxiliaryForms } from '#features/grammar/practice/generators/auxiliary-forms.ts';
import { defineGenerator } from '#features/grammar/practice/generators/question-generator.ts';
import { drawSubject } from '#features/grammar/practice/generators/subjects.ts';

const rows: readonly VerbWord[] = VERBS;

/** GRA-16: hebben or zijn, and the participle. */
export const generator = defineGenerator({
  kind: 'perfectum',
  groups: [
    rows.filter(({ auxiliary }) => auxiliary === 'hebben'),
    rows.filter(({ auxiliary }) => auxiliary === 'zijn'),
  ],
  keyOf: ({ id }) => id,
  make: (row, random) => {
    const { infinitive, stem, english, participle, auxiliary, rest, when } = row;
    const { text, person } = drawSubject(random);
    const [has, other] = auxiliaryForms(auxiliary, person);
    const sentence = `${when} ___ ${text} ${rest} ___.`;
    const [mistake = infinitive] = participleMistakes(infinitive, participle, stem);
    return {
      variant: person,
      question: 'Which two words make the perfectum?',
      prompt: `*${sentence}*`,
      note: `*${infinitive}* (${english})`,
      right: `${has} / ${participle}`,
      wrong: [`${other} / ${participle}`, `${has} / ${mistake}`],
      explanation: `${explainAuxiliary(row)} ${explainParticiple(row)}`,
      heard: sentence.replace('___', has).replace('___', participle),
    };
  },
});

const ZIJN_REASONS: Record<NonNullable<VerbWord['reason']>, MarkedText> = {
  direction: 'says where the movement goes to, so it takes',
  movement: 'is about going from one place to another, so it takes',
  change: 'is about a change, so it takes',
  state: 'is one of the few other verbs that take',
};

export function explainAuxiliary({ infinitive, auxiliary, reason, rest }: VerbWord): MarkedText {
  if (auxiliary === 'hebben')
    return `*${infinitive}* takes *hebben*, as most verbs do; *zijn* is for going from one place to another and for changes.`;
  const what = reason === 'direction' ? `*${rest} ${infinitive}*` : `*${infinitive}*`;
  return `${what} ${ZIJN_REASONS[reason ?? 'movement']} *zijn*.`;
}

function explainParticiple({ infinitive, stem, participle }: VerbWord): MarkedText {
  if (regularParticiple(infinitive, stem) !== participle)
    return `The participle is irregular: *${participle}*.`;
  const ge = hasUnstressedPrefix(infinitive) ? 'no *ge-* after the prefix' : '*ge-*';
  const written = writtenStem(infinitive);
  if (/[td]$/.test(written.replace(/(.)\1$/, '$1'))) {
    return `The participle: ${ge}, and no second *t* or *d* at the end: *${participle}*.`;
  }
  const sound = written.endsWith('ch') ? 'ch' : written.slice(-1);
  return `The participle: ${ge}, and *-${takesT(infinitive) ? 't' : 'd'}* because *${sound}* ${takesT(infinitive) ? 'is in' : 'is not in'} *sexy softketchup*: *${participle}*.`;
}
