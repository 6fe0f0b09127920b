import { INTERVIEWER, ROOM_PEOPLE } from '#content/reading-room/people.ts';
import { ROOM_GENRES, spokenPieces, type RoomLevel, type RoomText } from '#content/schema/room-text.ts';
import { comparable, wordsOf } from '#lib/dutch-words.ts';
import { ownWordsOf } from '../own-words.ts';
import type { Problem } from '../problem.ts';
import { dutchIn } from '../question-entry.ts';
import type { ReferenceLists } from '../reference-lists.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { strangeQuoteProblems } from './asked-text.ts';
import { wordsThatCount } from './frequent-words.ts';
import { isWithin } from './mock-exam.ts';
import { coveredByFirst, coveredShare, ownersOf } from './path.ts';

/** RDG-03 */
const MIN_TEXTS = 40;
const MIN_OF_A_GENRE = 3;
const NEW_WORDS = { min: 4, max: 8 };
/** So that the same people aren't everywhere. */
const MAX_TEXTS_OF_A_NAME = 2;
/** Of the running words without names and numbers; the rest is what life needs, and has a gloss (RDG-02). */
const MIN_IN_VOCABULARY = 0.9;
/** An option of more than this many times the letters of another stands out, unless it has few letters more. */
const MAX_TIMES_AS_LONG = 2;
const FEW_LETTERS = 12;

/** What a text of each level may ask of a reader: its length, its longest sentence, and how much of it the first words of the path cover. */
export const ROOM_LIMITS: Readonly<
  Record<
    RoomLevel,
    {
      readonly words: { readonly min: number; readonly max: number };
      readonly longestSentence: number;
      readonly first: number;
      readonly covers: number;
    }
  >
> = {
  A1: { words: { min: 80, max: 115 }, longestSentence: 12, first: 500, covers: 0.9 },
  'A1+': { words: { min: 100, max: 155 }, longestSentence: 15, first: 900, covers: 0.85 },
  A2: { words: { min: 130, max: 205 }, longestSentence: 18, first: 1500, covers: 0.85 },
  'A2+': { words: { min: 165, max: 250 }, longestSentence: 22, first: 2300, covers: 0.85 },
};

/** The vocabulary in the order of the path, and the names of people. */
export interface RoomReader {
  readonly path: readonly VocabularyEntry[];
  readonly reference: ReferenceLists;
  readonly names: ReadonlySet<string>;
}

/** RDG-03: the problems of single texts. */
export function roomTextProblems(texts: readonly RoomText[], reader: RoomReader): Problem[] {
  const formsById = new Map(reader.path.map((word) => [word.id, ownWordsOf(word, reader.reference)]));
  return texts.flatMap((text) => [
    ...lengthProblems(text),
    ...coverProblems(text, reader),
    ...newWordProblems(text, formsById),
    ...questionProblems(text),
    ...voiceProblems(text),
  ]);
}

/** RDG-03: the problems of the room as a whole. */
export function roomProblems(texts: readonly RoomText[], names: ReadonlySet<string>): Problem[] {
  const genres = ROOM_GENRES.filter((genre) => texts.some((text) => text.genre === genre));
  const missing = genres.filter(
    (genre) => texts.filter((text) => text.genre === genre).length < MIN_OF_A_GENRE,
  );
  return [
    ...(texts.length < MIN_TEXTS ? [problem('room', `it has ${texts.length} texts`)] : []),
    ...missing.map((genre) => problem('room', `it has fewer than ${MIN_OF_A_GENRE} texts of ${genre}`)),
    ...[...names]
      .map((name) => ({ name, count: texts.filter((text) => wordsIn(text).includes(name)).length }))
      .filter(({ count }) => count > MAX_TEXTS_OF_A_NAME)
      .map(({ name, count }) => problem('room', `${name} is in ${count} texts`)),
  ];
}

/** How much of a text the words of its level cover, and how much all words of the vocabulary. */
export function roomCover(text: RoomText, { path, reference, names }: RoomReader) {
  const { first } = ROOM_LIMITS[text.level];
  const running = spokenPieces(text)
    .flatMap(wordsThatCount)
    .filter((word) => !names.has(word))
    .map(comparable);
  const owners = ownersOf(path, reference, running);
  return {
    ofLevel: coveredByFirst(first, path, owners),
    ofAll: coveredShare(owners, () => 1),
    unknown: [...new Set(running.filter((_, place) => owners[place]?.length === 0))],
  };
}

/** RDG-03: each person has a voice. */
function voiceProblems(text: RoomText): Problem[] {
  return [...new Set(peopleIn(text))]
    .filter((name) => name !== INTERVIEWER && ROOM_PEOPLE[name] === undefined)
    .map((name) => problem(text.id, `${name} is not in people.ts, so no voice is known`));
}

/** The words of a text, with those of its writers. */
function wordsIn(text: RoomText): string[] {
  return [...spokenPieces(text), ...peopleIn(text)].flatMap(wordsOf);
}

/** Who writes or speaks in it, block by block. */
function peopleIn({ blocks }: RoomText): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.from !== undefined ? [block.from] : [],
  );
}

function lengthProblems(text: RoomText): Problem[] {
  const { words, longestSentence } = ROOM_LIMITS[text.level];
  const count = spokenPieces(text).flatMap(wordsOf).length;
  const sentences = text.blocks.flatMap((block) =>
    block.kind === 'table' ? [] : spokenPieces({ blocks: [block] }),
  );
  return [
    ...(isWithin(words, count) ? [] : [problem(text.id, `it has ${count} words, at ${text.level}`)]),
    ...sentences
      .filter((sentence) => wordsOf(sentence).length > longestSentence)
      .map((sentence) => problem(text.id, `this is long for ${text.level}: ${sentence}`)),
  ];
}

function coverProblems(text: RoomText, reader: RoomReader): Problem[] {
  const { ofLevel, ofAll, unknown } = roomCover(text, reader);
  const { first, covers } = ROOM_LIMITS[text.level];
  return [
    ...(ofLevel < covers
      ? [problem(text.id, `the first ${first} words cover ${percent(ofLevel)} of it, not ${percent(covers)}`)]
      : []),
    ...(ofAll < MIN_IN_VOCABULARY
      ? [problem(text.id, `the vocabulary covers ${percent(ofAll)} of it, without: ${unknown.join(', ')}`)]
      : []),
  ];
}

function newWordProblems(text: RoomText, formsById: ReadonlyMap<string, readonly string[]>): Problem[] {
  const written = new Set(spokenPieces(text).flatMap(wordsOf).map(comparable));
  return [
    ...(isWithin(NEW_WORDS, text.new.length)
      ? []
      : [problem(text.id, `${text.new.length} words are to be learned before`)]),
    ...(new Set(text.new).size === text.new.length ? [] : [problem(text.id, 'a new word is named twice')]),
    ...text.new
      .filter((id) => !formsById.get(id)?.some((form) => written.has(comparable(form))))
      .map((id) => problem(text.id, `its new word ${id} is not in the text or not in the vocabulary`)),
  ];
}

function questionProblems(text: RoomText): Problem[] {
  const pieces = spokenPieces(text);
  const whole = pieces.join(' ');
  return [
    ...strangeQuoteProblems({
      id: text.id,
      setting: [text.title, ...peopleIn(text)].join('\n'),
      pieces,
      questions: text.questions,
    }),
    ...(text.id.startsWith(`room-${text.genre}-`)
      ? []
      : [problem(text.id, `its id does not begin with room-${text.genre}-`)]),
    ...text.questions.flatMap(({ id, options, explanation }) => {
      const lengths = options.map((option) => option.length);
      const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
      const standsOut = longest > MAX_TIMES_AS_LONG * shortest && longest - shortest > FEW_LETTERS;
      return [
        ...(id.startsWith(`${text.id}-`) ? [] : [problem(id, `its id does not begin with ${text.id}-`)]),
        ...(standsOut ? [problem(id, 'an option is much longer than another')] : []),
        ...(dutchIn(explanation).some((quote) => whole.includes(quote))
          ? []
          : [problem(id, 'its explanation quotes nothing from the text')]),
      ];
    }),
  ];
}

function percent(share: number): string {
  return `${Math.floor(share * 100)}%`;
}

function problem(about: string, message: string): Problem {
  return { level: 'error', rule: 'room-texts', line: 1, about, message: `${about}: ${message}` };
}
