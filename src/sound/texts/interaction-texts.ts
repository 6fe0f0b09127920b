import { INTERACTION_THEMES } from '#content/interactions/themes.ts';
import { saidBy, type PreparedPack } from './prepared-text.ts';

interface QuestionRow {
  readonly question: string;
  readonly answer: string;
}

/** The themes of the interactions, each in two halves: a woman asks, a man answers. */
export function interactionPacks(
  rowsOf: (path: string) => readonly QuestionRow[] | undefined,
): PreparedPack[] {
  return INTERACTION_THEMES.flatMap(({ id, title, path }) => {
    const rows = rowsOf(path)?.map(({ question, answer }) => [
      saidBy('woman', question),
      saidBy('man', answer),
    ]);
    if (rows === undefined) return [];
    const middle = Math.ceil(rows.length / 2);
    return {
      id: `interactions-${id}`,
      title,
      parts: [
        { name: 'first', texts: rows.slice(0, middle).flat() },
        { name: 'second', texts: rows.slice(middle).flat() },
      ],
    };
  });
}
