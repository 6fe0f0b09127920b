import type { Problem } from '../problem.ts';

/**
 * CON-10: each id of the list is a word's, and stands there once.
 * @param words the ids of all words
 */
export function toRecogniseProblems(ids: readonly string[], words: ReadonlySet<string>): Problem[] {
  const seen = new Set<string>();
  return ids.flatMap((id) => {
    const isRepeated = seen.has(id);
    seen.add(id);
    return [
      ...(words.has(id) ? [] : [problem('recognise-word', id, 'there is no such word')]),
      ...(isRepeated ? [problem('recognise-twice', id, 'it stands there twice')] : []),
    ];
  });
}

function problem(rule: string, about: string, message: string): Problem {
  return { level: 'error', rule, line: 1, about, message: `${about}: ${message}` };
}
