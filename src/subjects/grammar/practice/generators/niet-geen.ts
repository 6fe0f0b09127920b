import { msg } from '@lingui/core/macro';
import { NEGATION_GAPS } from '#content/grammar/practice/negation-gaps.ts';
import { NEGATION_PLACES } from '#content/grammar/practice/negation-places.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { NegationGap, NegationPlace } from '#content/schema/practice-words.ts';
import { defineGenerator, ONLY_ONE, type MadeQuestion } from './question-generator.ts';

type Row = ({ readonly kind: 'gap' } & NegationGap) | ({ readonly kind: 'place' } & NegationPlace);
const gaps = NEGATION_GAPS.map((row: NegationGap): Row => ({ kind: 'gap', ...row }));
const places = NEGATION_PLACES.map((row: NegationPlace): Row => ({ kind: 'place', ...row }));

/** GRA-08: niet or geen, and the position of niet. */
export const nietGeenGenerator = defineGenerator({
  kind: 'niet-geen',
  groups: [
    gaps.filter((row) => row.kind === 'gap' && row.answer === 'geen'),
    gaps.filter((row) => row.kind === 'gap' && row.answer === 'niet'),
    places,
  ],
  keyOf: ({ id }: Row) => id,
  variantsOf: ONLY_ONE,
  subjectsOf: ONLY_ONE,
  make: (row) => (row.kind === 'gap' ? gap(row) : place(row)),
});

function gap({ sentence, answer, reason, english }: NegationGap): MadeQuestion {
  return {
    question: msg`*Niet* or *geen*: what belongs in the sentence?`,
    prompt: `*${sentence}*`,
    right: answer,
    wrong: answer === 'geen' ? ['niet', 'niet een'] : ['geen', 'nee'],
    explanation: GAP_REASONS[reason],
    english,
    heard: sentence.replace('___', answer),
  };
}

function place({ sentence, denied, wrong, reason, english }: NegationPlace): MadeQuestion {
  return {
    question: msg`Say that it is not so. Which sentence is right?`,
    prompt: `*${sentence}*`,
    right: denied,
    wrong,
    explanation: PLACE_REASONS[reason],
    english,
    heard: denied,
  };
}

const GAP_REASONS: Record<NegationGap['reason'], MarkedText> = {
  indefinite: 'Without the denial there would be *een* before the noun. *Niet een* becomes *geen*.',
  'without-article': 'The noun has no article, no *het* or *de*. Before such a noun one says *geen*.',
  definite:
    'The noun is a certain one: it has *de*, *het*, *die* or *dat* before it. That is denied by *niet*, never by *geen*.',
  possessive:
    'The noun is a certain one: it has *mijn*, *je* or *jouw* before it. That is denied by *niet*, never by *geen*.',
  name: 'A name is always somebody certain, so it is denied by *niet*, never by *geen*.',
  adjective: 'It is an adjective that is denied, not a noun: *niet* stands right before it.',
  preposition:
    'What is denied begins with a preposition, such as *in*, *naar* or *van*: *niet* stands right before that.',
  'other-verb':
    'It is the verb that is denied, not a noun: *niet*, and it stands before the verb at the end.',
  verb: 'It is the verb that is denied, not a noun: *niet*, at the end of the sentence.',
};

const PLACE_REASONS: Record<NegationPlace['reason'], MarkedText> = {
  preposition:
    '*Niet* stands before a part with a preposition (*in*, *naar*, *op*, *van*), and always after the first verb.',
  adjective: '*Niet* stands right before an adjective, and always after the first verb.',
  manner: '*Niet* stands before a word like *vroeg*, *goed* or *alleen*, and always after the first verb.',
  pronoun: 'Words like *het*, *hem* and *je* stand close to the verb; *niet* comes after them.',
  definite:
    'A certain person or thing (*die*, *mijn*) is denied by *niet*, which comes after it; *geen* would take the place of *een*.',
  end: 'With nothing else to stand before, *niet* comes at the end. It needs no helping verb like the English *do*.',
  'other-verb':
    '*Niet* stands before the verb at the end (infinitive or participle), which stays the last word.',
};
