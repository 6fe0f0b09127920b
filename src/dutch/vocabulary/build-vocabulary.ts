import { SUBSECTION_COLOURS, type Subsection, type Topic, type Vocabulary, type Word } from './vocabulary.ts';
import type { OwnList } from './own-list.ts';
import { idFromText } from '#lib/id-from-text.ts';

/** A row of the word lists as it was read (DAT-02). */
export interface WordRow extends Partial<
  Pick<
    Word,
    | 'id'
    | 'example'
    | 'article'
    | 'pronunciation'
    | 'kind'
    | 'plural'
    | 'past'
    | 'participle'
    | 'auxiliary'
    | 'comparative'
    | 'note'
  >
> {
  readonly dutch: string;
  readonly english: string;
  /** In the chosen language, where there is one (LNG-03). */
  readonly meaning?: string;
  readonly subsection: string;
  readonly example_en?: string;
  readonly example2?: string;
  readonly example2_en?: string;
  readonly easy_example?: string;
  readonly easy_example_en?: string;
  /** With ` / ` between them. */
  readonly also?: string;
}

/** The facts about a topic that are needed to sort rows into it. */
export interface TopicList {
  readonly number: number;
  readonly title: string;
  readonly subsections: readonly string[];
}

/**
 * Sorts rows into topics and subsections, both in the order of the given lists. A subsection belongs to the topic whose
 * list contains its title, whatever the row says; a title in no list goes to the end of the first topic (VOC-02).
 */
export function buildVocabulary(rows: readonly WordRow[], topicLists: readonly TopicList[]): Vocabulary {
  const wordsByTitle = groupBySubsection(rows);
  const known = new Set(topicLists.flatMap(({ subsections }) => subsections));
  const unknown = [...wordsByTitle.keys()].filter((title) => !known.has(title));
  const topics = topicLists.map((list, place): Topic => {
    const titles = place === 0 ? [...list.subsections, ...unknown] : list.subsections;
    const filled = titles.filter((title) => wordsByTitle.has(title));
    return {
      key: list.number,
      title: list.title,
      subsections: filled.map((title, index) => buildSubsection(title, index, wordsByTitle.get(title) ?? [])),
    };
  });
  return { topics };
}

/** A custom list as a topic, with its subsections in the order of its words (MEM-15). */
export function buildOwnTopic({ id, name, words }: OwnList): Topic {
  const wordsByTitle = groupBySubsection(words.map(({ row }) => row));
  const subsections = [...wordsByTitle].map(([title, its], index) =>
    buildSubsection(title, index, its.map(inOwnWords)),
  );
  return { key: id, title: name, subsections };
}

/** What a person writes is in whatever language they like. */
function inOwnWords(word: Word): Word {
  return { ...word, isTranslated: true };
}

function groupBySubsection(rows: readonly WordRow[]): Map<string, Word[]> {
  const groups = new Map<string, Word[]>();
  for (const row of rows) {
    const word = buildWord(row);
    const group = groups.get(row.subsection);
    if (group) group.push(word);
    else groups.set(row.subsection, [word]);
  }
  return groups;
}

function buildWord(row: WordRow): Word {
  const {
    subsection: _,
    example_en: exampleEn,
    example2: secondExample,
    example2_en: secondExampleEn,
    easy_example: easyExample,
    easy_example_en: easyExampleEn,
    also,
    ...word
  } = row;
  return {
    ...word,
    // A row without an id comes from an old or a custom list.
    id: row.id ?? idFromText(row.dutch),
    meaning: row.meaning ?? row.english,
    ...(row.meaning !== undefined && { isTranslated: true }),
    example: exampleFor(row),
    ...(exampleEn !== undefined && { exampleEn }),
    ...(secondExample !== undefined && { secondExample }),
    ...(secondExampleEn !== undefined && { secondExampleEn }),
    ...(easyExample !== undefined && { easyExample }),
    ...(easyExampleEn !== undefined && { easyExampleEn }),
    ...(also !== undefined && { also: otherWordsIn(also) }),
  };
}

/** The words of a cell of the column `also`: `dankjewel / bedankt`. */
export function otherWordsIn(cell: string): readonly string[] {
  return cell
    .split('/')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function buildSubsection(title: string, index: number, words: readonly Word[]): Subsection {
  return {
    id: index + 1,
    title,
    colour: SUBSECTION_COLOURS[index % SUBSECTION_COLOURS.length] ?? 'blue',
    words,
  };
}

/** Sentences for frequent words whose row has none (DAT-03). */
const SAMPLE_SENTENCES: ReadonlyMap<string, string> = new Map([
  ['afspraak', 'Ik heb morgen om tien uur een afspraak bij de tandarts.'],
  ['boodschappen', 'Zullen we na het werk samen boodschappen doen?'],
  ['brood', 'Haal jij even een vers brood bij de bakker?'],
  ['buurman', 'Onze buurman geeft de planten water als wij weg zijn.'],
  ['dokter', 'De dokter zegt dat ik een paar dagen moet rusten.'],
  ['fiets', 'Mijn fiets staat nog bij het station.'],
  ['hallo', 'Hallo, wat leuk dat je er bent!'],
  ['huis', 'Zij wonen in een klein huis met een grote tuin.'],
  ['kind', 'Het kind slaapt nog, dus praat een beetje zacht.'],
  ['rekening', 'Mogen wij de rekening, alstublieft?'],
  ['school', 'De kinderen gaan lopend naar school.'],
  ['station', 'Hoe laat vertrekt de bus naar het station?'],
  ['water', 'Wil je een glas water bij de koffie?'],
  ['werk', 'Na mijn werk ga ik meteen naar huis.'],
]);

/** The row's sentence, or a sample sentence for the word, or one that fits any word (DAT-03). */
function exampleFor({ dutch, example }: { dutch: string; example?: string }): string {
  return example ?? SAMPLE_SENTENCES.get(dutch.toLowerCase()) ?? `Ik gebruik het woord "${dutch}".`;
}
