import { msg } from '@lingui/core/macro';
import { ADJECTIVES } from '#content/grammar/practice/adjectives.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { AdjectiveWord } from '#content/schema/practice-words.ts';
import {
  comparativeMistakes,
  regularComparative,
  regularSuperlative,
  superlativeMistakes,
} from '#dutch/adjective-forms.ts';
import { defineGenerator, explainSpelling, ONLY_ONE, type MadeQuestion } from './question-generator.ts';

const rows: readonly AdjectiveWord[] = ADJECTIVES;
const GAP_DAN = '___ dan';

/** GRA-12: bigger, bigger than, the biggest. */
export const comparativeGenerator = defineGenerator({
  kind: 'comparative',
  groups: [rows],
  keyOf: ({ id }) => id,
  variantsOf: ({ comparing }) =>
    comparing.includes(GAP_DAN)
      ? (['comparative', 'dan', 'superlative', 'superlative'] as const)
      : (['comparative', 'superlative'] as const),
  subjectsOf: ONLY_ONE,
  make: (row, variant) => MAKERS[variant](row),
});

function bigger(row: AdjectiveWord): MadeQuestion {
  const { adjective, comparative, comparing, rare = [] } = row;
  return {
    note: noteOf(row),
    question: msg`Which comparative belongs in the sentence?`,
    prompt: `*${comparing}*`,
    right: comparative,
    wrong: comparativeMistakes(adjective, comparative).filter((form) => !rare.includes(form)),
    explanation: explainComparative(adjective, comparative),
    heard: comparing.replace('___', comparative),
  };
}

/** Not `als`, and not `even`. */
function biggerThan(row: AdjectiveWord): MadeQuestion {
  const { adjective, comparative, comparing } = row;
  const right = `${comparative} dan`;
  return {
    note: noteOf(row),
    question: msg`Which words belong in the sentence?`,
    prompt: `*${comparing.replace(GAP_DAN, '___')}*`,
    right,
    wrong: [`${comparative} als`, `${adjective} dan`],
    explanation: `${explainComparative(adjective, comparative)} After a comparative comes *dan*; *als* belongs to *even … als*.`,
    heard: comparing.replace(GAP_DAN, right),
  };
}

function biggest(row: AdjectiveWord): MadeQuestion {
  const { adjective, superlative, best, rare = [] } = row;
  return {
    note: noteOf(row),
    question: msg`Which superlative belongs in the sentence?`,
    prompt: `*${best}*`,
    right: superlative,
    // `het mooiste` is as good as `het mooist`.
    alsoRight: [`${superlative}e`],
    wrong: superlativeMistakes(adjective, row).filter((form) => !rare.includes(form)),
    explanation: explainSuperlative(row),
    heard: best.replace('___', superlative),
  };
}

const MAKERS = { comparative: bigger, dan: biggerThan, superlative: biggest };

function noteOf({ adjective, english }: AdjectiveWord): MarkedText {
  return `*${adjective}*: ${english}`;
}

function explainComparative(adjective: string, comparative: string): MarkedText {
  if (comparative !== regularComparative(adjective))
    return `*${adjective}* has a comparative of its own: *${comparative}*.`;
  if (adjective.endsWith('r')) return `After *r* the comparative has *-der*: *${comparative}*.`;
  const spelling = explainSpelling(adjective, comparative);
  return `The comparative has *-er* and goes without *meer*. ${spelling === '' ? `So: *${comparative}*.` : spelling}`;
}

function explainSuperlative({ adjective, superlative }: AdjectiveWord): MarkedText {
  if (superlative !== regularSuperlative(adjective))
    return `*${adjective}* has a superlative of its own: *het ${superlative}*.`;
  return adjective.endsWith('s')
    ? `The superlative has *-st*; *${adjective}* has its *s* already, so only *-t* is added: *het ${superlative}*.`
    : `The superlative has *-st*, added to the word as it is: *het ${superlative}*.`;
}
