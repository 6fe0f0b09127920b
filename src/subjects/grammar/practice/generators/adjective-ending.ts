import { msg } from '@lingui/core/macro';
import { ADJECTIVE_PHRASES } from '#content/grammar/practice/adjective-phrases.ts';
import type { MarkedText } from '#content/schema/grammar-lesson.ts';
import type { AdjectivePhrase } from '#content/schema/practice-words.ts';
import { misspellings } from '#dutch/spelling.ts';
import { defineGenerator, explainSpelling, ONLY_ONE } from './question-generator.ts';

const rows: readonly AdjectivePhrase[] = ADJECTIVE_PHRASES;

/** What comes before the adjective. */
type Frame = 'een' | 'the' | 'this' | 'two' | 'bare';

/** GRA-12: een groot huis, het grote huis. Only `een` with a het-word goes without -e: it is asked more often. */
export const adjectiveEndingGenerator = defineGenerator({
  kind: 'adjective-ending',
  groups: [rows.filter(({ article }) => article === 'het'), rows.filter(({ article }) => article === 'de')],
  keyOf: ({ id }) => id,
  variantsOf: framesOf,
  subjectsOf: ONLY_ONE,
  make: (phrase, frame) => {
    const { adjective, inflected, english } = phrase;
    const isInflected = takesE(phrase, frame);
    const right = isInflected ? inflected : adjective;
    const text = phraseText(phrase, frame);
    return {
      question: msg`Which form of the adjective is right?`,
      prompt: `*${text}*`,
      note: `*${adjective}* + *${phrase.article} ${phrase.noun}*, a ${phrase.article}-word: ${english}`,
      right,
      wrong: [isInflected ? adjective : inflected, ...misspellings(adjective, 'e'), `${inflected}n`].filter(
        (form) => form !== right,
      ),
      explanation: explainEnding(phrase, frame),
      heard: text.replace('___', right),
    };
  },
});

function framesOf({ article, plural }: AdjectivePhrase): readonly Frame[] {
  if (plural === undefined) return ['bare', 'bare', 'the'];
  return article === 'het' ? ['een', 'een', 'een', 'the', 'this', 'two'] : ['een', 'the', 'this', 'two'];
}

/** Always, except a het-word without `het`, `dit` or `dat` before it. */
function takesE({ article }: AdjectivePhrase, frame: Frame): boolean {
  return article === 'de' || frame === 'the' || frame === 'this' || frame === 'two';
}

function phraseText({ noun, article, plural = noun }: AdjectivePhrase, frame: Frame): string {
  switch (frame) {
    case 'een':
      return `een ___ ${noun}`;
    case 'the':
      return `${article} ___ ${noun}`;
    case 'this':
      return `${article === 'de' ? 'deze' : 'dit'} ___ ${noun}`;
    case 'two':
      return `twee ___ ${plural}`;
    case 'bare':
      return `___ ${noun}`;
  }
}

function explainEnding(phrase: AdjectivePhrase, frame: Frame): MarkedText {
  const { adjective, inflected, noun, article, plural = noun } = phrase;
  if (!takesE(phrase, frame)) {
    return frame === 'een'
      ? `*${noun}* is a het-word, and after *een* the adjective before a het-word has no *-e*: *een ${adjective} ${noun}*.`
      : `*${noun}* is a het-word, and without *het* before it the adjective has no *-e*: *${adjective} ${noun}*.`;
  }
  const spelling = explainSpelling(adjective, inflected);
  const why =
    frame === 'two'
      ? `*${plural}* is a plural, and before a plural the adjective always has *-e*.`
      : article === 'de'
        ? `*${noun}* is a de-word, and before a de-word the adjective always has *-e*.`
        : `After *${frame === 'this' ? 'dit' : 'het'}* the adjective always has *-e*, before a het-word too.`;
  return spelling === '' ? `${why} So: *${inflected}*.` : `${why} ${spelling}`;
}
