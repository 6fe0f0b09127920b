import { VERBS } from '#content/grammar/practice/verbs.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { VerbWord } from '#content/schema/practice-words.ts';
import { formFor, presentMistakes, type Person, type PresentForms } from '#domain/dutch/verb-forms.ts';
import { formsOf } from '#features/grammar/practice/generators/forms-of.ts';
import { defineGenerator } from '#features/grammar/practice/generators/question-generator.ts';
import { capitalised, drawSubject } from '#features/grammar/practice/generators/subjects.ts';

const rows: readonly VerbWord[] = VERBS;

/** GRA-07: the form of the verb that goes with its subject; sometimes with `jij` behind it. */
export const generator = defineGenerator({
  kind: 'present',
  groups: [rows],
  keyOf: ({ id }) => id,
  make: (row, random) => {
    const { infinitive, english, rest } = row;
    const { text, person: role } = drawSubject(random);
    const isBehind = role === 'jij' && random() < 0.5;
    const person = isBehind ? 'jij-behind' : role;
    const sentence = isBehind ? `___ jij ${rest}?` : `${capitalised(text)} ___ ${rest}.`;
    const forms = formsOf(row);
    const right = formFor(forms, person);
    const asWritten = (form: string) => (isBehind ? capitalised(form) : form);
    return {
      variant: person,
      question: 'Which form of the verb belongs in the sentence?',
      prompt: `*${sentence}*`,
      note: `*${infinitive}* (${english}), now`,
      right: asWritten(right),
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

/** Of `gaan`, `doen` and `zien` only -n goes. */
function infinitiveEnding(infinitive: string): string {
  return /(?:aa|oe|ie)n$/.test(infinitive) ? 'n' : 'en';
}
