import { lesson as klinkers } from '#content/grammar/lessons/klinkers.ts';
import { lesson as basicConjugation } from '#content/grammar/lessons/basic-conjugation.ts';
import { lesson as twoVerbSentences } from '#content/grammar/lessons/two-verb-sentences.ts';
import { lesson as positionVerbs } from '#content/grammar/lessons/position-verbs.ts';
import { lesson as separableVerbs } from '#content/grammar/lessons/separable-verbs.ts';
import { lesson as negation } from '#content/grammar/lessons/negation.ts';
import { lesson as hoofdzinnen } from '#content/grammar/lessons/hoofdzinnen.ts';
import { lesson as inversie } from '#content/grammar/lessons/inversie.ts';
import { lesson as nouns } from '#content/grammar/lessons/nouns.ts';
import { lesson as comparisons } from '#content/grammar/lessons/comparisons.ts';
import { lesson as inflection } from '#content/grammar/lessons/inflection.ts';
import { lesson as referencewords } from '#content/grammar/lessons/referencewords.ts';
import { lesson as er } from '#content/grammar/lessons/er.ts';
import { lesson as subordinateclauses } from '#content/grammar/lessons/subordinateclauses.ts';
import { lesson as relativeClauses } from '#content/grammar/lessons/relative-clauses.ts';
import { lesson as omTe } from '#content/grammar/lessons/om-te.ts';
import { lesson as longSentences } from '#content/grammar/lessons/long-sentences.ts';
import { lesson as imperfectum } from '#content/grammar/lessons/imperfectum.ts';
import { lesson as pastModals } from '#content/grammar/lessons/past-modals.ts';
import { lesson as perfectum } from '#content/grammar/lessons/perfectum.ts';
import { lesson as pronouns } from '#content/grammar/lessons/pronouns.ts';
import type { Lesson } from '#content/schema/grammar-lesson.ts';

/** All lessons, in the order of the page. */
export const LESSONS: readonly Lesson[] = [
  klinkers,
  basicConjugation,
  twoVerbSentences,
  positionVerbs,
  separableVerbs,
  negation,
  hoofdzinnen,
  inversie,
  nouns,
  comparisons,
  inflection,
  referencewords,
  er,
  subordinateclauses,
  relativeClauses,
  omTe,
  longSentences,
  imperfectum,
  pastModals,
  perfectum,
  pronouns,
];
