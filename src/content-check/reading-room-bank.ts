import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOM_FILES } from '#content/reading-room/room-files.ts';
import { readCsvTable } from '#content/schema/csv.ts';
import { PATH_FILE } from '#content/schema/path-row.ts';
import { ROOM_GENRES, ROOM_LEVELS, spokenPieces, type RoomText } from '#content/schema/room-text.ts';
import type { Bank, CheckContext } from './bank.ts';
import { meanWordsFigure } from './dutch-text.ts';
import { answerProblems } from './exam-banks.ts';
import { toExamEntry } from './exam-entry.ts';
import { repeatedIdProblems } from './grammar-questions-bank.ts';
import { QUESTION_RULES, TEXT_RULES } from './mock-banks.ts';
import type { Figure } from './problem.ts';
import { answerPlaceFigures } from './rules/answer-places.ts';
import { quoteFigures } from './rules/asked-text.ts';
import { formClueFigures } from './rules/form-clues.ts';
import { asPercent } from './rules/path.ts';
import { questionIdRule } from './rules/questions.ts';
import { roomCover, roomProblems, roomTextProblems, type RoomReader } from './rules/room-texts.ts';
import { wordClueFigures } from './rules/word-clues.ts';
import { toVocabularyEntry } from './vocabulary-entry.ts';

const SITE = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'public');

const files = await Promise.all(
  Object.entries(ROOM_FILES).map(async ([genre, load]) => ({ genre, texts: [...(await load()).rows] })),
);
const allTexts: readonly RoomText[] = files.flatMap(({ texts }) => texts);

/** The texts of the reading room: each genre by itself, then the room as a whole (RDG-03). */
export const readingRoomBanks: readonly Bank[] = [
  ...files.map(({ genre, texts }): Bank => ({
    name: `room-${genre}`,
    path: `src/content/reading-room/${fileOf(genre)}.ts`,
    isModule: true,
    check: (source, context) => {
      const questions = texts.flatMap((text) => text.questions.map((row) => toExamEntry({ ...row }, source)));
      const entries = texts.map(({ id, title, blocks }) => toExamEntry({ id, title, blocks }, source));
      return {
        problems: [
          ...questionIdRule(`room-${genre}`)([...entries, ...questions], context),
          ...TEXT_RULES.flatMap((rule) => rule(entries, context)),
          ...QUESTION_RULES.flatMap((rule) => rule(questions, context)),
          ...roomTextProblems(texts, readerOf(context)),
        ],
        figures: [],
      };
    },
  })),
  {
    name: 'reading-room',
    path: 'src/content/reading-room/room-files.ts',
    isModule: true,
    check: (source, context) => {
      const questions = allTexts.flatMap((text) =>
        text.questions.map((row) => ({
          ...toExamEntry({ ...row }, source),
          text: spokenPieces(text).join('\n'),
        })),
      );
      return {
        problems: [
          ...roomProblems(allTexts, context.names),
          ...repeatedIdProblems([...allTexts, ...questions]),
          ...answerProblems(questions, 'reading room'),
        ],
        figures: [
          ...textFigures(readerOf(context)),
          meanWordsFigure(
            'words in an explanation, mean',
            questions.map((row) => row.explanation),
          ),
          ...quoteFigures(questions),
          ...answerPlaceFigures(questions),
          ...formClueFigures(questions),
          ...wordClueFigures(questions),
        ],
      };
    },
  },
];

function textFigures(reader: RoomReader): Figure[] {
  return [
    {
      label: 'genres, texts, questions',
      value: `${ROOM_GENRES.length}, ${allTexts.length}, ${allTexts.flatMap(({ questions }) => questions).length}`,
    },
    ...ROOM_LEVELS.map((level) => {
      const texts = allTexts.filter((text) => text.level === level);
      const covers = texts.map((text) => roomCover(text, reader));
      const [ofLevel, ofAll] = [covers.map((one) => one.ofLevel), covers.map((one) => one.ofAll)];
      return {
        label: `texts of ${level}, lowest cover by its words, by all`,
        value: `${texts.length}, ${asPercent(Math.min(...ofLevel))}, ${asPercent(Math.min(...ofAll))}`,
      };
    }),
  ];
}

/** The file of a genre, named after several of it. */
function fileOf(genre: string): string {
  if (genre.endsWith('y')) return `${genre.slice(0, -1)}ies`;
  return genre === 'news' ? genre : `${genre}s`;
}

function readerOf({ reference, names }: CheckContext): RoomReader {
  const words = new Map(
    readCsvTable(readFileSync(join(SITE, 'vocabulary.csv'), 'utf8'))
      .records.map(toVocabularyEntry)
      .map((word) => [word.id, word]),
  );
  const ids = readCsvTable(readFileSync(join(SITE, PATH_FILE), 'utf8')).records;
  return { path: ids.flatMap(({ cells }) => words.get(cells.get('id') ?? '') ?? []), reference, names };
}
