import { msg } from '@lingui/core/macro';
import { VERBS } from '#content/grammar/practice/verbs.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { VerbWord } from '#content/schema/practice-words.ts';
import {
  formFor,
  hasUnstressedPrefix,
  participleMistakes,
  pastMistakes,
  type Person,
  type PresentForms,
  presentMistakes,
  regularParticiple,
  regularPast,
  stemOf,
  takesT,
  writtenStem,
} from '#dutch/verb-forms.ts';
import { defineGenerator } from './question-generator.ts';
import { auxiliaryForms, capitalised, formsOf, PERSONS, subjectsOf } from './verb-forms.ts';

const rows: readonly VerbWord[] = VERBS;

/** GRA-07: the form of the verb that goes with its subject; sometimes with `jij` behind it. */
export const presentGenerator = defineGenerator({
  kind: 'present',
  groups: [rows],
  keyOf: ({ id }) => id,
  variantsOf: () => ['ik', 'ik', 'jij', 'jij-behind', 'hij', 'hij', 'plural', 'plural'] as const,
  subjectsOf: (person) => subjectsOf(person === 'jij-behind' ? 'jij' : person),
  make: (row, person, { text }) => {
    const { infinitive, english, rest, shortStem } = row;
    const isBehind = person === 'jij-behind';
    const sentence = isBehind ? `___ jij ${rest}?` : `${capitalised(text)} ___ ${rest}.`;
    const forms = formsOf(row);
    const right = formFor(forms, person);
    const asWritten = (form: string) => (isBehind ? capitalised(form) : form);
    return {
      question: msg`Which form of the verb belongs in the sentence?`,
      prompt: `*${sentence}*`,
      note: `*${infinitive}* (${english}), now`,
      right: asWritten(right),
      ...(shortStem !== undefined && right === forms.ik && { alsoRight: [asWritten(shortStem)] }),
      wrong: presentMistakes(infinitive, forms, person).map(asWritten),
      explanation: explainPresent(row, { forms, person, subject: text }),
      heard: sentence.replace('___', asWritten(right)),
    };
  },
});

interface Asked {
  readonly forms: PresentForms;
  readonly person: Person;
  readonly subject: string;
}

function explainPresent({ infinitive, present }: VerbWord, { forms, person, subject }: Asked): MarkedText {
  const right = formFor(forms, person);
  const irregular = present === undefined ? '' : ` *${infinitive}* is irregular.`;
  switch (person) {
    case 'plural':
      return `*${capitalised(subject)}* is more than one person: the verb is the whole infinitive, *${right}*.`;
    case 'ik':
      return present === undefined
        ? `With *ik* the verb is the stem: *${infinitive}* without *-${infinitiveEnding(infinitive)}*, spelled as it sounds: *${right}*.`
        : `With *ik* it is *${right}*.${irregular}`;
    case 'jij-behind':
      return forms.jij === right
        ? `When *jij* stands behind the verb, the verb has the form of *ik*: *${right} jij*.`
        : `When *jij* stands behind the verb, the verb loses its *-t*: *${right} jij*, but *jij ${forms.jij}*.`;
    case 'jij':
    case 'hij':
      if (present !== undefined) return `With *${subject}* it is *${right}*.${irregular}`;
      return forms.ik.endsWith('t')
        ? `With *${subject}* the verb is stem + t. The stem *${forms.ik}* ends in *t* already, and no second one is written.`
        : `With *${subject}* the verb is stem + t: *${forms.ik}* + *t* = *${right}*${LONG_A.test(right) ? ', with *aa*, so that it stays long' : ''}.`;
  }
}

/** `ga` and `gaat`. */
const LONG_A = /[^aeiou]aat$/;

/** `gaan`, `doen` and `zien` only lose their -n. */
function infinitiveEnding(infinitive: string): string {
  return /(?:aa|oe|ie)n$/.test(infinitive) ? 'n' : 'en';
}

/** GRA-15: the past in one word. */
export const imperfectumGenerator = defineGenerator({
  kind: 'imperfectum',
  groups: [rows],
  keyOf: ({ id }) => id,
  // Weighted as the persons are: three of them share one form.
  variantsOf: () => ['singular', 'singular', 'singular', 'plural'] as const,
  subjectsOf: (number) => (number === 'plural' ? subjectsOf(number) : subjectsOf('ik', 'jij', 'hij')),
  make: (row, number, { text: subject }) => {
    const { infinitive, stem, english, past, pastPlural, rest, when } = row;
    const right = number === 'plural' ? pastPlural : past;
    const sentence = `${when} ___ ${subject} ${rest}.`;
    return {
      question: msg`Which form of the imperfectum belongs in the sentence?`,
      prompt: `*${sentence}*`,
      note: `*${infinitive}* (${english}), in the past`,
      right,
      wrong: pastMistakes(infinitive, { singular: past, plural: pastPlural }, number, stem),
      explanation: explainPast(row, subject, right),
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

/** GRA-16: hebben or zijn, and the participle. */
export const perfectumGenerator = defineGenerator({
  kind: 'perfectum',
  groups: [
    rows.filter(({ auxiliary }) => auxiliary === 'hebben'),
    rows.filter(({ auxiliary }) => auxiliary === 'zijn'),
  ],
  keyOf: ({ id }) => id,
  variantsOf: () => PERSONS,
  subjectsOf: (person) => subjectsOf(person),
  make: (row, person, { text }) => {
    const { infinitive, stem, english, participle, auxiliary, rest, when } = row;
    const [has, other] = auxiliaryForms(auxiliary, person);
    const sentence = `${when} ___ ${text} ${rest} ___.`;
    const [mistake = infinitive] = participleMistakes(infinitive, participle, stem);
    return {
      question: msg`Which two words make the perfectum?`,
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

function explainAuxiliary({ infinitive, auxiliary, reason, rest, moved }: VerbWord): MarkedText {
  if (moved !== undefined)
    return `*${infinitive}* takes *hebben*: what goes to another place is *${moved}*, not the subject.`;
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
