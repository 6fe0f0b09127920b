import {
  hashOfText,
  NAME,
  NUMBER,
  sensesOfText,
  sentencesOf,
  type AnnotatedText,
  type PlainText,
  type UsualSenses,
  type WordSense,
} from '#content/schema/annotation.ts';
import type { Gloss } from '#content/schema/gloss.ts';
import { comparable, wordsOf } from '#lib/dutch-words.ts';
import { annotatedSentences, type AnnotatedSentence } from '../annotated-sentences.ts';
import type { Problem } from '../problem.ts';

/** RDG-02: each text is annotated as it is now, and each of its words has a gloss, or is a name or a number. */
export function annotationProblems(
  texts: readonly PlainText[],
  annotated: readonly AnnotatedText[],
  usual: UsualSenses,
  senses: ReadonlySet<string>,
): Problem[] {
  const byId = new Map(annotated.map((text) => [text.id, text]));
  const ids = new Set(texts.map(({ id }) => id));
  return [
    ...texts.flatMap((text) => {
      const found = byId.get(text.id);
      const ofText = found && sensesOfText(text, found, usual);
      return ofText !== undefined && found?.hash === hashOfText(text, ofText)
        ? glossesMissing(text, ofText, senses)
        : [problem('annotation', text.id, CHANGED)];
    }),
    ...annotated
      .filter(({ id }) => !ids.has(id))
      .map(({ id }) => problem('annotation', id, 'there is no such text')),
  ];
}

const CHANGED = 'it was changed after its words were annotated, or what they usually mean: npm run annotate';

function glossesMissing(
  text: PlainText,
  ofText: readonly (readonly WordSense[])[],
  senses: ReadonlySet<string>,
): Problem[] {
  return sentencesOf(text).flatMap((sentence, place) =>
    wordsOf(sentence)
      .filter((_, index) => {
        const sense = ofText[place]?.[index]?.sense ?? '';
        return !senses.has(sense) && ![NAME, NUMBER].includes(sense);
      })
      .map((form) => problem('gloss', text.id, `${form} has no gloss in: ${sentence}`)),
  );
}

/** RDG-01: a sentence is found by its words wherever it is shown, so they mean the same in all texts. */
export function sentenceProblems(sentences: readonly AnnotatedSentence[]): Problem[] {
  const before = new Map<string, AnnotatedSentence>();
  return sentences.flatMap((sentence) => {
    const known = before.get(sentence.key);
    before.set(sentence.key, sentence);
    return known === undefined || known.code === sentence.code
      ? []
      : [problem('annotation', sentence.text, `it means something else than: ${known.text}`)];
  });
}

/** RDG-02: what practice makes from one word differs in its subject alone, so a form means the same in all its sentences. */
export function unlikeProblems(
  texts: readonly PlainText[],
  annotated: readonly AnnotatedText[],
  usual: UsualSenses,
): Problem[] {
  return texts.flatMap((text) => {
    const first = new Map<string, AnnotatedWord>();
    return annotatedSentences([text], annotated, usual).flatMap((sentence) =>
      wordsOf(sentence.text).flatMap((form, place) => {
        const sense = sentence.senses[place]?.sense ?? '';
        const before = first.get(comparable(form)) ?? { sense, sentence: sentence.text };
        first.set(comparable(form), before);
        return before.sense === sense
          ? []
          : [
              problem(
                'annotation',
                text.id,
                `${form} is ${sense} in: ${sentence.text}, but ${before.sense} in: ${before.sentence}`,
              ),
            ];
      }),
    );
  });
}

interface AnnotatedWord {
  readonly sense: string;
  readonly sentence: string;
}

/** RDG-02: each gloss is needed, is no second entry of the vocabulary, and has what its kind has; each compound has parts that make it up. */
export function glossProblems(
  glosses: readonly Gloss[],
  compounds: Readonly<Record<string, readonly string[]>>,
  words: ReadonlyMap<string, string>,
  used: ReadonlySet<string>,
): Problem[] {
  const dutch = new Map([...words, ...glosses.map((gloss) => [gloss.id, gloss.dutch] as const)]);
  return [
    ...glosses.flatMap(({ id, kind, article, past, english }) => [
      ...(words.has(id) ? [problem('gloss', id, 'the vocabulary has this id')] : []),
      ...(used.has(id) ? [] : [problem('gloss', id, 'no text uses it')]),
      ...(kind === 'noun' && article === undefined ? [problem('gloss', id, 'it has no article')] : []),
      ...(kind === 'verb' && past === undefined ? [problem('gloss', id, 'it has no past')] : []),
      ...(english.trim() === '' ? [problem('gloss', id, 'it has no English')] : []),
    ]),
    ...glosses
      .filter(({ id }, place) => glosses.findIndex((other) => other.id === id) < place)
      .map(({ id }) => problem('gloss', id, 'it is there twice')),
    ...Object.entries(compounds)
      .filter(([id, parts]) => !isMadeOf(dutch.get(id) ?? '', parts))
      .map(([id, parts]) => problem('compound', id, `it is not made of ${parts.join(' + ')}`)),
  ];
}

/** `verjaardagstaart` of `verjaardag` and `taart`: the parts in their order, with a few letters between and nothing around. */
function isMadeOf(compound: string, parts: readonly string[]): boolean {
  const [first = '', ...others] = parts;
  return (
    others.length > 0 && new RegExp(`^${[first, ...others].join('(s|n|en|e|er|ne)?')}$`, 'iu').test(compound)
  );
}

function problem(rule: string, about: string, message: string): Problem {
  return { level: 'error', rule, line: 1, about, message: `${about}: ${message}` };
}
