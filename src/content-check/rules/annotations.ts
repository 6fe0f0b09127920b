import {
  hashOfText,
  NAME,
  NUMBER,
  wordsOfPiece,
  type AnnotatedText,
  type PlainText,
} from '#content/schema/annotation.ts';
import type { Gloss } from '#content/schema/gloss.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import type { Problem } from '../problem.ts';

/** RDG-02: each text is annotated as it is now, and each of its words has a gloss, or is a name or a number. */
export function annotationProblems(
  texts: readonly PlainText[],
  annotated: readonly AnnotatedText[],
  senses: ReadonlySet<string>,
): Problem[] {
  const byId = new Map(annotated.map((text) => [text.id, text]));
  const ids = new Set(texts.map(({ id }) => id));
  return [
    ...texts.flatMap((text) => {
      const found = byId.get(text.id);
      return found?.hash === hashOfText(text)
        ? wordProblems(text, found, senses)
        : [problem('annotation', text.id, 'it was changed after its words were annotated: npm run annotate')];
    }),
    ...annotated
      .filter(({ id }) => !ids.has(id))
      .map(({ id }) => problem('annotation', id, 'there is no such text')),
  ];
}

function wordProblems(
  { id, pieces }: PlainText,
  annotated: AnnotatedText,
  senses: ReadonlySet<string>,
): Problem[] {
  return pieces.flatMap((piece, place) => {
    const words = wordsOfPiece(annotated.pieces[place] ?? '');
    if (words.map((word) => word?.form).join(' ') !== wordsOf(piece).join(' '))
      return [problem('annotation', id, `its words are not those of: ${piece}`)];
    return words
      .filter((word) => word !== undefined && !senses.has(word.sense) && ![NAME, NUMBER].includes(word.sense))
      .map((word) => problem('gloss', id, `${word?.form ?? ''} has no gloss in: ${piece}`));
  });
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
