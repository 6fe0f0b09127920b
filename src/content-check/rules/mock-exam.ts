import type {
  MockListeningFragment,
  MockQuestion,
  MockReadingBlock,
  MockReadingKind,
  MockReadingText,
} from '#content/schema/mock-exam-rows.ts';
import { SKILL_IDS } from '#content/schema/question-skill.ts';
import type { ExamFormat } from '#exam/engine/exam-format.ts';
import { LISTENING } from '#exam/a2/listening.ts';
import { READING } from '#exam/a2/reading.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import type { Problem } from '../problem.ts';
import {
  type AskedText,
  fourOptionProblems,
  optionOrderProblems,
  questionOrderProblems,
  strangeOptionProblems,
  strangeQuoteProblems,
} from './asked-text.ts';

const QUESTIONS_A_TEXT = { min: 2, max: 3 };
const READING_TEXTS = { min: 9, max: 11 };
const READING_WORDS = { min: 100, max: 300 };
/** MOC-06: as long as the official texts. */
const READING_CHARACTERS = { min: 640, max: 1600 };
/** EXM-09: so many questions a skill are there to practise. */
const LEAST_OF_A_SKILL = 4;
const LISTENING_FRAGMENTS = { min: 10, max: 11 };
/** One minute to one and a half. */
const LISTENING_WORDS = { min: 120, max: 180 };
/** Of these only one person is heard. */
const SPOKEN_ALONE: ReadonlySet<MockListeningFragment['kind']> = new Set([
  'announcement',
  'monologue',
  'voicemail',
]);
/** Each exam has somebody who explains or tells something, and a message that was left. */
const LISTENING_KINDS: readonly MockListeningFragment['kind'][] = ['monologue', 'voicemail'];
/** The kinds of texts to read at an exam; a price list and a timetable are both tables. */
const READING_KINDS: readonly (readonly MockReadingKind[])[] = [
  ['timetable', 'price-list'],
  ['notice', 'leaflet'],
  ['form'],
  ['letter'],
  ['news'],
  ['house-rules'],
  ['advert'],
  ['email'],
  ['messages'],
  ['manual'],
];

/** A text or a fragment, as the rules for both parts read it. */
interface Asked extends AskedText {
  readonly questions: readonly MockQuestion[];
}

/** MOC-01 MOC-06: all kinds of texts, with the length and number of questions of the exam, and each answer decided by its text. */
export function mockReadingProblems(exam: string, texts: readonly MockReadingText[]): Problem[] {
  const missing = READING_KINDS.filter((kinds) => !texts.some(({ kind }) => kinds.includes(kind)));
  return [
    ...missing.map((kinds) => mockExamProblem(exam, `it has no ${kinds.join(' or ')}`)),
    ...askedProblems(exam, texts.map(readingAsAsked), {
      ...READING.formats.official,
      texts: READING_TEXTS,
      words: READING_WORDS,
    }),
    ...shapeProblems(exam, texts.map(readingAsAsked)),
    ...purposeProblems(exam, texts),
    ...lengthProblems(texts.map(readingAsAsked)),
  ];
}

function lengthProblems(asked: readonly Asked[]): Problem[] {
  return asked
    .map(({ id, pieces }) => ({ id, length: pieces.join('\n').length }))
    .filter(({ length }) => !isWithin(READING_CHARACTERS, length))
    .map(({ id, length }) => mockExamProblem(id, `it has ${length} characters`));
}

/** EXM-09: with the questions of the game there are some of each skill to practise, on texts as long as those of the exam. */
export function readingPracticeProblems(
  texts: readonly MockReadingText[],
  ofGame: readonly Pick<MockQuestion, 'skill'>[],
): Problem[] {
  const asked = texts.map(readingAsAsked);
  const questions = [...ofGame, ...asked.flatMap((text) => text.questions)];
  return [
    ...SKILL_IDS.map((skill) => ({ skill, count: questions.filter((one) => one.skill === skill).length }))
      .filter(({ count }) => count < LEAST_OF_A_SKILL)
      .map(({ skill, count }) => mockExamProblem(skill, `${count} questions to practise`)),
    ...asked.flatMap((text) => textProblems(text, READING_WORDS)),
    ...lengthProblems(asked),
    ...shapeProblems('reading-practice', asked),
  ];
}

/** MOC-06: some questions with four options, numbers that rise, questions in the order of their text, and wrong options and quotes out of it. */
function shapeProblems(exam: string, asked: readonly Asked[]): Problem[] {
  return [
    ...fourOptionProblems(
      exam,
      asked.flatMap(({ questions }) => questions),
    ),
    ...asked.flatMap((text) => [
      ...optionOrderProblems(text.questions),
      ...questionOrderProblems(text),
      ...strangeOptionProblems(text),
      ...strangeQuoteProblems(text),
    ]),
  ];
}

/** MOC-06: each exam asks what a text, a call or a message is for. */
function purposeProblems(
  exam: string,
  texts: readonly { readonly questions: readonly Pick<MockQuestion, 'skill'>[] }[],
): Problem[] {
  return texts.some(({ questions }) => questions.some(({ skill }) => skill === 'purpose'))
    ? []
    : [mockExamProblem(exam, 'it has no question for the purpose of a text')];
}

/** MOC-01 MOC-06 MOC-08: as long as at the exam, with two voices where two people talk, and no answer that stands out. */
export function mockListeningProblems(exam: string, fragments: readonly MockListeningFragment[]): Problem[] {
  const limits = { ...LISTENING.formats.official, texts: LISTENING_FRAGMENTS, words: LISTENING_WORDS };
  const asked = fragments.map(listeningAsAsked);
  const missing = LISTENING_KINDS.filter((wanted) => !fragments.some(({ kind }) => kind === wanted));
  return [
    ...missing.map((kind) => mockExamProblem(exam, `it has no ${kind}`)),
    ...askedProblems(exam, asked, limits),
    ...shapeProblems(exam, asked),
    ...purposeProblems(exam, fragments),
    ...fragments.flatMap(({ id, kind, speakers, lines }) => {
      const heard = new Set(lines.map(({ voice }) => voice));
      const wanted = SPOKEN_ALONE.has(kind) ? 1 : 2;
      return [
        ...(heard.size === wanted ? [] : [mockExamProblem(id, `${heard.size} people speak`)]),
        ...(Object.keys(speakers).length === heard.size
          ? []
          : [mockExamProblem(id, 'not all that speak are named')]),
      ];
    }),
  ];
}

export function readingAsAsked({
  id,
  title,
  setting,
  from,
  blocks,
  questions,
  ...text
}: MockReadingText): Asked {
  const senders = blocks.flatMap((block) => (block.kind === 'message' ? [block.from] : []));
  const date = 'date' in text ? text.date : '';
  return {
    id,
    setting: [title, setting, from, date, ...senders].join('\n'),
    pieces: blocks.flatMap(piecesOf),
    questions,
  };
}

export function listeningAsAsked({ id, setting, lines, questions }: MockListeningFragment): Asked {
  return { id, setting, pieces: lines.map(({ text }) => text), questions };
}

function askedProblems(
  exam: string,
  asked: readonly Asked[],
  limits: Pick<ExamFormat, 'count'> & { readonly texts: Range; readonly words: Range },
): Problem[] {
  const questions = asked.flatMap((text) => text.questions).length;
  return [
    ...(isWithin(limits.texts, asked.length) ? [] : [mockExamProblem(exam, `it has ${asked.length} texts`)]),
    ...(questions === limits.count ? [] : [mockExamProblem(exam, `it has ${questions} questions`)]),
    ...asked.flatMap((text) => textProblems(text, limits.words)),
  ];
}

/** A text, and how its questions hang on it. */
function textProblems(text: Asked, words: Range): Problem[] {
  const { length } = wordsOf(text.pieces.join('\n'));
  const count = text.questions.length;
  return [
    ...(isWithin(words, length) ? [] : [mockExamProblem(text.id, `it has ${length} words`)]),
    ...(isWithin(QUESTIONS_A_TEXT, count)
      ? []
      : [mockExamProblem(text.id, `${count} questions are asked about it`)]),
    ...text.questions
      .filter(({ evidence }) => !text.pieces.some((piece) => piece.includes(evidence)))
      .map(({ id }) => mockExamProblem(id, 'its text does not say what it quotes')),
    ...text.questions
      .filter(({ id }) => !id.startsWith(`${text.id}-`))
      .map(({ id }) => mockExamProblem(id, `its id does not begin with ${text.id}-`)),
  ];
}

/** The pieces of text that a quote can come from. */
function piecesOf(block: MockReadingBlock): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'call':
    case 'message':
      return [block.text];
    case 'list':
    case 'steps':
      return [...block.items];
    case 'details':
      return block.rows.map(([label, value]) => `${label} ${value}`);
    case 'table':
      return [block.head, ...block.rows].map((cells) => cells.join(' '));
    case 'choices':
      return [block.label, ...block.items.map(({ text }) => text)];
    case 'closing':
      return [...block.lines];
  }
}

interface Range {
  readonly min: number;
  readonly max: number;
}

export function isWithin({ min, max }: Range, value: number): boolean {
  return value >= min && value <= max;
}

export function mockExamProblem(about: string, message: string): Problem {
  return { level: 'error', rule: 'mock-exam', line: 1, about, message: `${about}: ${message}` };
}
