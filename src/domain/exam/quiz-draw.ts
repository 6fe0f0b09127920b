import type { GameQuestion } from '#domain/exam/quiz-game-machine.ts';
import { shuffled, type Random } from '#lib/random.ts';

/** A question as it is asked in one game. It is part of what is kept, so that a reload changes no place (EXM-07). */
export interface DrawnQuestion {
  readonly id: string;
  /** The options from top to bottom, each by its place in the content. */
  readonly options: readonly number[];
}

/** Whether the questions come in any order; `fixed` where several belong to one text. */
export type QuestionOrder = 'shuffled' | 'fixed';

/** What is asked in a game and where each option stands, drawn once at its start (CON-07). */
export function drawQuiz(
  questions: readonly GameQuestion[],
  order: QuestionOrder,
  random: Random,
): readonly DrawnQuestion[] {
  const asked = order === 'fixed' ? questions : shuffled(questions, random);
  return asked.map(({ id, options }) => {
    const places = [...options.keys()];
    return { id, options: isInOrder(options) ? places : shuffled(places, random) };
  });
}

const NUMBER_WORDS = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');
const NUMBER = new RegExp(String.raw`\d+(?:[.,]\d+)*|(?<!\p{L})(?:${NUMBER_WORDS.join('|')})(?!\p{L})`, 'iu');

/** Ages, prices, dates and times that rise from option to option: people look for them in that order. */
export function isInOrder(options: readonly string[]): boolean {
  const numbers = options.map(firstNumber);
  return numbers.every(
    (number, place) => number !== null && (place === 0 || number > (numbers[place - 1] ?? Infinity)),
  );
}

function firstNumber(text: string): number | null {
  const found = NUMBER.exec(text)?.[0].toLowerCase();
  if (found === undefined) return null;
  const word = NUMBER_WORDS.indexOf(found);
  return word >= 0 ? word : asNumber(found);
}

/** Dutch writes a price with a comma, and a time or a thousand with a point; a time counts in hundreds of minutes. */
function asNumber(digits: string): number {
  return Number(digits.replaceAll('.', '').replace(',', '.'));
}
