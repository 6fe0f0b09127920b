import { readCsvRows } from '#content/schema/csv.ts';
import { interactionRowSchema } from '#content/schema/interaction-row.ts';
import { vocabularyRowSchema } from '#content/schema/vocabulary-row.ts';
import { INTERACTION_THEMES } from '#content/interactions/themes.ts';
import type { AppFiles } from '#browser/platform.ts';
import { fragmentPacks } from '#sound/texts/fragment-texts.ts';
import { textsOf, type PreparedPack, type PreparedText } from '#sound/texts/prepared-text.ts';

/** What somebody records in one go and shares as one file (SPK-05). */
export interface RecordingSet {
  /** The id of the pack made from it. */
  readonly id: string;
  readonly title: string;
  /** The heading above it where there are many sets; null where there are few. */
  readonly topic: string | null;
  /** Without duplicates. */
  readonly texts: readonly PreparedText[];
}

export const SET_GROUPS = ['fragments', 'exams', 'interactions', 'words', 'practice', 'letters'] as const;
export type SetGroup = (typeof SET_GROUPS)[number];

/** The group of a set, by its id. */
export function groupOfSet(id: string): SetGroup {
  if (id.startsWith('words-')) return 'words';
  if (id.startsWith('interactions-')) return 'interactions';
  if (id.startsWith('mock-')) return 'exams';
  if (id.startsWith('practice-')) return 'practice';
  return id === 'listening' ? 'fragments' : 'letters';
}

/** The sets of a group. Rejects where their texts can't be loaded. */
export async function loadSets(group: SetGroup, files: AppFiles): Promise<RecordingSet[]> {
  switch (group) {
    case 'fragments': {
      const { rows } = await import('#content/exam/listening-items.ts');
      const packs = fragmentPacks(rows);
      return [setOf('listening', `The ${packs.length} listening fragments`, packs)];
    }
    case 'exams': {
      const { examFragmentPacks } = await import('#sound/texts/exam-fragment-texts.ts');
      return examFragmentPacks().map((packs, place) =>
        setOf(`mock-listening-${place + 1}`, `Listening exam ${place + 1}`, packs),
      );
    }
    case 'interactions':
      return loadInteractions(files);
    case 'words':
      return loadWords(files);
    case 'practice': {
      const { practicePacks } = await import('#sound/texts/practice-texts.ts');
      return practicePacks().map((pack) => setOf(pack.id, pack.title, [pack]));
    }
    case 'letters': {
      const { letterPacks } = await import('#sound/texts/letter-texts.ts');
      return letterPacks().map((pack) => setOf(pack.id, pack.title, [pack]));
    }
  }
}

async function loadInteractions(files: AppFiles): Promise<RecordingSet[]> {
  const [{ interactionPacks }, ...texts] = await Promise.all([
    import('#sound/texts/interaction-texts.ts'),
    ...INTERACTION_THEMES.map(({ path }) => textOf(files, path)),
  ]);
  const rows = new Map<string, readonly { question: string; answer: string }[]>(
    INTERACTION_THEMES.map(({ path }, place) => [
      path,
      readCsvRows(texts[place] ?? '', interactionRowSchema).rows,
    ]),
  );
  return interactionPacks((path) => rows.get(path)).map((pack) => setOf(pack.id, pack.title, [pack]));
}

async function loadWords(files: AppFiles): Promise<RecordingSet[]> {
  const [{ wordPacks }, text] = await Promise.all([
    import('#sound/texts/word-texts.ts'),
    textOf(files, '/vocabulary.csv'),
  ]);
  return wordPacks(readCsvRows(text, vocabularyRowSchema).rows).flatMap(({ title: topic, packs }) =>
    packs.map((pack) => setOf(pack.id, pack.title, [pack], topic)),
  );
}

async function textOf(files: AppFiles, path: string): Promise<string> {
  const text = await files.readText(path);
  if (!text.ok) throw new Error(`${path} could not be fetched`, { cause: text.error });
  return text.value;
}

function setOf(
  id: string,
  title: string,
  packs: readonly PreparedPack[],
  topic: string | null = null,
): RecordingSet {
  const texts = new Map(textsOf(packs).map((text) => [text.key, text]));
  return { id, title, topic, texts: [...texts.values()] };
}
