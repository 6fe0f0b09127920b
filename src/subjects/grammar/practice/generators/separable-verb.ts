import { msg } from '@lingui/core/macro';
import { SEPARABLE_VERBS } from '#content/grammar/practice/separable-verbs.ts';
import type { SeparableVerbWord } from '#content/schema/practice-words.ts';
import { formFor, separableParticipleMistakes, verbWithout } from '#dutch/verb-forms.ts';
import { defineGenerator, type MadeQuestion } from './question-generator.ts';
import {
  auxiliaryForms,
  capitalised,
  formsOf,
  PERSONS,
  type Subject,
  type SubjectPerson,
  subjectsOf,
} from './verb-forms.ts';

const rows: readonly SeparableVerbWord[] = SEPARABLE_VERBS;

/** GRA-07: a verb that is split, or not, or has ge- inside. */
export const separableVerbGenerator = defineGenerator({
  kind: 'separable-verb',
  groups: [rows],
  keyOf: ({ id }) => id,
  variantsOf: () => VARIANTS,
  subjectsOf: (variant) => {
    const person = PERSONS.find((one) => variant.endsWith(one));
    return person === undefined ? subjectsOf(...PERSONS) : subjectsOf(person);
  },
  make: (row, variant, subject) => {
    if (variant === 'participle') return participle(row, subject);
    return variant.startsWith('now') ? split(row, subject) : whole(row, subject);
  },
});

/** The three questions, equally often. */
const VARIANTS = PERSONS.flatMap(
  (person) => [`now-${person}`, `infinitive-${person}`, 'participle'] as const,
);

/** `Ik bel de huisarts op.` */
function split(row: SeparableVerbWord, { text, person }: Subject): MadeQuestion {
  const { infinitive, particle, rest } = row;
  const verb = formFor(formsOf({ ...row, infinitive: verbWithout(particle, infinitive) }), person);
  const subject = capitalised(text);
  const right = `${subject} ${verb} ${rest} ${particle}.`;
  return {
    ...about(row),
    question: msg`Which sentence is right?`,
    right,
    wrong: [`${subject} ${particle}${verb} ${rest}.`, `${subject} ${rest} ${particle}${verb}.`],
    explanation: `*${infinitive}* is split in a main clause: the verb comes second (*${verb}*) and *${particle}* goes to the end.`,
    heard: right,
  };
}

/** `Ik moet de huisarts opbellen.` */
function whole(row: SeparableVerbWord, { text, person }: Subject): MadeQuestion {
  const { infinitive, particle, rest, modal } = row;
  const must = `${capitalised(text)} ${MODALS[modal][person]}`;
  const right = `${must} ${rest} ${infinitive}.`;
  const verb = verbWithout(particle, infinitive);
  return {
    ...about(row),
    question: msg`Which sentence is right?`,
    right,
    wrong: [`${must} ${verb} ${rest} ${particle}.`, `${must} ${rest} ${verb} ${particle}.`],
    explanation: `After *${modal}* the other verb goes to the end as an infinitive, and an infinitive is not split: *${infinitive}*.`,
    heard: right,
  };
}

/** `Gisteren heb ik de huisarts opgebeld.` */
function participle(row: SeparableVerbWord, { text, person }: Subject): MadeQuestion {
  const { infinitive, particle, rest, when, auxiliary } = row;
  const [has] = auxiliaryForms(auxiliary, person);
  const sentence = `${when} ${has} ${text} ${rest} ___.`;
  return {
    question: msg`Which participle belongs in the sentence?`,
    prompt: `*${sentence}*`,
    note: `*${infinitive}* (${row.english})`,
    right: row.participle,
    wrong: separableParticipleMistakes(particle, row.participle),
    explanation: `In the participle of *${infinitive}* the *ge-* stands between *${particle}* and the verb, all in one word: *${row.participle}*.`,
    heard: sentence.replace('___', row.participle),
  };
}

function about({ infinitive, english }: SeparableVerbWord) {
  return { prompt: `*${infinitive}*`, note: english };
}

const MODALS: Record<SeparableVerbWord['modal'], Record<SubjectPerson, string>> = {
  moeten: { ik: 'moet', jij: 'moet', hij: 'moet', plural: 'moeten' },
  willen: { ik: 'wil', jij: 'wilt', hij: 'wil', plural: 'willen' },
};
