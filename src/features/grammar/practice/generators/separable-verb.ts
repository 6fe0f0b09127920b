import { SEPARABLE_VERBS } from '#content/grammar/practice/separable-verbs.ts';
import type { SeparableVerbWord } from '#content/schema/practice-words.ts';
import { formFor, type Person, separableParticipleMistakes, verbWithout } from '#domain/dutch/verb-forms.ts';
import { auxiliaryForms } from '#features/grammar/practice/generators/auxiliary-forms.ts';
import { formsOf } from '#features/grammar/practice/generators/forms-of.ts';
import {
  defineGenerator,
  type MadeQuestion,
} from '#features/grammar/practice/generators/question-generator.ts';
import { capitalised, drawSubject, type Subject } from '#features/grammar/practice/generators/subjects.ts';
import { pickOne, type Random } from '#lib/random.ts';

const rows: readonly SeparableVerbWord[] = SEPARABLE_VERBS;

/** GRA-07: a verb that is split, or not, or has ge- inside. */
export const generator = defineGenerator({
  kind: 'separable-verb',
  groups: [rows],
  keyOf: ({ id }) => id,
  make: (row, random: Random): MadeQuestion => {
    const subject = drawSubject(random);
    const make = pickOne([split, whole, participle], random) ?? split;
    return make(row, subject);
  },
});

/** `Ik bel de huisarts op.` */
function split(row: SeparableVerbWord, { text, person }: Subject): MadeQuestion {
  const { infinitive, particle, rest } = row;
  const verb = formFor(formsOf({ ...row, infinitive: verbWithout(particle, infinitive) }), person);
  const subject = capitalised(text);
  const right = `${subject} ${verb} ${rest} ${particle}.`;
  return {
    ...about(row, `now-${person}`),
    question: 'Which sentence is right?',
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
    ...about(row, `infinitive-${person}`),
    question: 'Which sentence is right?',
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
    ...about(row, 'participle'),
    question: 'Which participle belongs in the sentence?',
    prompt: `*${sentence}*`,
    note: `*${infinitive}* (${row.english})`,
    right: row.participle,
    wrong: separableParticipleMistakes(particle, row.participle),
    explanation: `In the participle of *${infinitive}* the *ge-* stands between *${particle}* and the verb, all in one word: *${row.participle}*.`,
    heard: sentence.replace('___', row.participle),
  };
}

function about({ infinitive, english }: SeparableVerbWord, variant: string) {
  return { variant, prompt: `*${infinitive}*`, note: english };
}

const MODALS: Record<SeparableVerbWord['modal'], Record<Exclude<Person, 'jij-behind'>, string>> = {
  moeten: { ik: 'moet', jij: 'moet', hij: 'moet', plural: 'moeten' },
  willen: { ik: 'wil', jij: 'wilt', hij: 'wil', plural: 'willen' },
};
