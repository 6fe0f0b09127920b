import { readCsvRows } from '#content/schema/csv.ts';
import { interactionRowSchema } from '#content/schema/interaction-row.ts';
import { INTERACTION_THEMES } from '#content/interactions/themes.ts';
import { saidBy } from '#sound/texts/prepared-text.ts';
import { setOfPack, textOfFile, type RecordingSet, type TextFiles } from '#sound/texts/recorded-texts.ts';
import { THEME_NAMES } from '#content/interactions/names.ts';

/** The themes of the interactions, each in two halves: a woman asks, a man answers. */
export function loadInteractionTexts(files: TextFiles): Promise<RecordingSet[]> {
  return Promise.all(
    INTERACTION_THEMES.map(async ({ id, title, path }) => {
      const { rows } = readCsvRows(await textOfFile(files, path), interactionRowSchema);
      const said = rows.map(({ question, answer }) => [saidBy('woman', question), saidBy('man', answer)]);
      const middle = Math.ceil(said.length / 2);
      return setOfPack({
        id: `interactions-${id}`,
        title: THEME_NAMES[title],
        parts: [
          { name: 'first', texts: said.slice(0, middle).flat() },
          { name: 'second', texts: said.slice(middle).flat() },
        ],
      });
    }),
  );
}
