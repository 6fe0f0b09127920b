import { allTimeWords, digitalTimeWords } from '#dutch/clock-time.ts';
import { countWord, numberWords } from '#dutch/number-words.ts';
import { isOutOfOrder } from '#exam/engine/option-order.ts';
import { comparable, comparableWordsOf } from '#lib/dutch-words.ts';
import type { Figure, Problem } from '../problem.ts';
import { dutchIn } from '../question-entry.ts';

/** A question about a text or a fragment. */
export interface AskedAbout {
  readonly id: string;
  readonly options: readonly string[];
  readonly correct: number;
  /** The words that decide it, where the content names them. */
  readonly evidence?: string;
}

/** A question with the explanation of its answer. */
interface ExplainedQuestion extends AskedAbout {
  readonly question: string;
  /** In English, with the Dutch that it quotes in `*…*`. */
  readonly explanation: string;
}

/** A text or a fragment with its questions. */
export interface AskedText<Question = AskedAbout> {
  readonly id: string;
  /** What is said before it: who speaks, or where the text is from. */
  readonly setting?: string;
  /** Block by block, or line by line. */
  readonly pieces: readonly string[];
  readonly questions: readonly Question[];
}

const LONGEST_SMALL_WORD = 3;
/** They are in every text, or say nothing about it. */
const SMALL_WORDS = new Set('haar zijn hun voor naar over door niet geen niets euro'.split(' '));
const NUMBER = /\d+(?:[.,]\d+)*/g;
const TIME = /^(\d{1,2})\.(\d{2})$/;
const HOURS_ON_FACE = 12;
const QUARTERS: Readonly<Record<string, string>> = {
  '15': 'een kwartier',
  '30': 'half uur',
  '45': 'drie kwartier',
};

/** About a third. */
const WITH_FOUR_OPTIONS = { min: 0.28, max: 0.4 };

/** MOC-06: a third of the questions have four options. */
export function fourOptionProblems(exam: string, questions: readonly AskedAbout[]): Problem[] {
  const share = questions.filter(({ options }) => options.length > 3).length / questions.length;
  return share >= WITH_FOUR_OPTIONS.min && share <= WITH_FOUR_OPTIONS.max
    ? []
    : [problem(exam, `${Math.round(100 * share)}% of its questions have four options`)];
}

/** MOC-06: numbers and times rise from option to option. */
export function optionOrderProblems(questions: readonly AskedAbout[]): Problem[] {
  return questions
    .filter(({ options }) => isOutOfOrder(options))
    .map(({ id, options }) => problem(id, `its options are out of order: ${options.join(' / ')}`));
}

/** MOC-06: the questions follow the text. */
export function questionOrderProblems({ pieces, questions }: AskedText): Problem[] {
  const text = pieces.join('\n');
  const places = questions.map(({ evidence }) => (evidence === undefined ? -1 : text.indexOf(evidence)));
  return questions
    .filter((_, place) => place > 0 && (places[place] ?? 0) < (places[place - 1] ?? 0))
    .map(({ id }) => problem(id, 'it is asked after a question about what comes later in the text'));
}

/**
 * MOC-06: a wrong day, person or amount is one that the text has, too, and of a wrong sentence at least one word; else whoever hears one
 * word has the answer.
 */
export function strangeOptionProblems({ setting = '', pieces, questions }: AskedText): Problem[] {
  const text = comparable([setting, ...pieces].join('\n'));
  const words = comparableWordsOf(text);
  return questions.flatMap(({ id, options, correct }) => {
    const wrong = options.filter((_, place) => place !== correct);
    return wrong
      .filter((option) => {
        const numbers = option.match(NUMBER) ?? [];
        if (numbers.length > 0) return !numbers.every((number) => isSaid(number, text));
        return isStrange(option, words);
      })
      .map((option) => problem(id, `nothing in its text is like the wrong option "${option}"`));
  });
}

/**
 * CON-07: what an explanation quotes stands word for word (capitals and punctuation aside) in the text or what is told before it, in the
 * question or in an option; else a learner looks for it in vain.
 */
export function strangeQuoteProblems({
  setting = '',
  pieces,
  questions,
}: AskedText<ExplainedQuestion>): Problem[] {
  const shown = [setting, pieces.join('\n')];
  return questions.flatMap(({ id, question, options, explanation }) => {
    const places = [...shown, question, ...options].map(asWords);
    return dutchIn(explanation)
      .filter((quote) => !places.some((words) => words.includes(asWords(quote))))
      .map((quote) => problem(id, `its explanation quotes "${quote}", which nobody reads or hears there`));
  });
}

/** How many quotes the explanations of a bank have, for the table; those of questions without a text are not counted. */
export function quoteFigures(
  questions: readonly { readonly text?: string; readonly explanation: string }[],
): Figure[] {
  const quotes = questions.flatMap(({ text, explanation }) =>
    text === undefined ? [] : dutchIn(explanation),
  );
  return quotes.length === 0
    ? []
    : [{ label: 'quotes in explanations, each found', value: quotes.length, isDetail: true }];
}

/** Whole words between spaces, so that a part of a word isn't one. */
function asWords(text: string): string {
  return ` ${comparableWordsOf(text).join(' ')} `;
}

function contentWordsOf(option: string): string[] {
  return comparableWordsOf(option).filter(
    (word) => word.length > LONGEST_SMALL_WORD && !SMALL_WORDS.has(word) && !/^\d/.test(word),
  );
}

function isStrange(option: string, words: readonly string[]): boolean {
  const own = contentWordsOf(option);
  return own.length > 0 && !own.some((word) => words.some((other) => isLike(word, other)));
}

/** The same word in another form, or as a part of a compound. */
function isLike(word: string, other: string): boolean {
  const [one, two] = [stemOf(word), stemOf(other)];
  return (
    two.includes(one) ||
    // `Zij belt`, where the text has `Bel mij`.
    two.includes(one.replace(/t$/, '')) ||
    (other.length > LONGEST_SMALL_WORD && one.includes(two))
  );
}

/** Without its ending, and without the doubled letters that come and go with it: `brood`, `broden`. */
function stemOf(word: string): string {
  const stem = word.length > LONGEST_SMALL_WORD + 2 ? word.replace(/(?:en|e|s)$/, '') : word;
  return stem.replaceAll(/(\p{L})\1/gu, '$1');
}

/** A number in figures or in words, a time as a clock shows it or as people say it. */
function isSaid(number: string, text: string): boolean {
  const ways = waysToSay(number).map((way) => comparable(way).replaceAll('.', String.raw`\.`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${ways.join('|')})(?![\p{L}\p{N}])`, 'u').test(text);
}

function waysToSay(number: string): string[] {
  const [, hours, minutes] = TIME.exec(number) ?? [];
  if (hours !== undefined && minutes !== undefined) {
    const time = { hour: Number(hours), minute: Number(minutes) };
    const onFace = { hour: time.hour % HOURS_ON_FACE || HOURS_ON_FACE, minute: time.minute };
    // `van negen tot vijf`, but not the hour of `half zes`.
    const hour = time.minute === 0 ? [`(?<!half |over |voor )${numberWords(onFace.hour)}`] : [];
    return [number, ...hour, ...allTimeWords(onFace), digitalTimeWords(time)];
  }
  const value = Number(number.replaceAll('.', '').replace(',', '.'));
  if (!Number.isInteger(value)) return [number];
  const quarter = QUARTERS[number];
  return [
    number,
    countWord(value),
    numberWords(value),
    // `vorige week`: one of something needs no number.
    ...(value === 1 ? ['week', 'maand', 'dag', 'jaar'] : []),
    ...(quarter === undefined ? [] : [quarter]),
  ];
}

function problem(about: string, message: string): Problem {
  return { level: 'error', rule: 'asked-text', line: 1, about, message: `${about}: ${message}` };
}
