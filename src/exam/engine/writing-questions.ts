import { hasClosing } from './writing-score.ts';
import { wordsOf } from '#lib/dutch-words.ts';

/**
 * Something in a text that its writer should look at once more. No rule is sure of it, so it is asked and never called an
 * error (MOC-09).
 */
export type WritingQuestion =
  /** A sentence or a line that begins with a small letter. */
  | { readonly kind: 'capital'; readonly sentence: string; readonly word: string }
  /** A line that ends without a full stop. */
  | { readonly kind: 'full-stop'; readonly sentence: string }
  /** `verb`: between these two words, or before the second, a verb is missed. */
  | {
      readonly kind: 'verb-second';
      readonly sentence: string;
      readonly first: string;
      readonly second: string;
    };

/** What should be asked about a text, at most one thing of a kind a sentence. */
export function questionsAbout(text: string): WritingQuestion[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, place) => {
    const before = lines.slice(0, place).findLast((other) => other !== '');
    const sentences = sentencesOf(line);
    const isBody = wordsOf(line).length >= MIN_WORDS_OF_LINE && !hasClosing(before ?? '');
    const last = sentences.at(-1) ?? '';
    return [
      ...sentences.flatMap((sentence, nth) => [
        ...(nth > 0 || before === undefined || /[.,!?:]$/u.test(before) ? capitalAsked(sentence) : []),
        ...verbAsked(sentence),
      ]),
      ...(isBody && !/[.,!?:]$/u.test(last) ? [{ kind: 'full-stop' as const, sentence: last }] : []),
    ];
  });
}

/** A name, a subject or a greeting is shorter; under the closing stands who one is. */
const MIN_WORDS_OF_LINE = 4;

/** After these a full stop ends no sentence. */
const SHORTENED = /(?:\.\p{L}+|\b(?:bijv|nr|ca|mevr|dhr|mw|blz|enz|tel|str|evt|incl|max|min))\.$/iu;

function sentencesOf(line: string): string[] {
  const sentences: string[] = [];
  for (const piece of line.split(/(?<=[.!?])\s+/u)) {
    const before = sentences.at(-1);
    if (before !== undefined && SHORTENED.test(before)) sentences.splice(-1, 1, `${before} ${piece}`);
    else if (piece !== '') sentences.push(piece);
  }
  return sentences;
}

function capitalAsked(sentence: string): WritingQuestion[] {
  // In *'s Avonds* the next word has the capital.
  const [, word] = /^(?:['’][stn]\s+)?(\p{Ll}[\p{L}'-]*)/u.exec(sentence) ?? [];
  return word === undefined || sentence.includes('@') ? [] : [{ kind: 'capital', sentence, word }];
}

const SUBJECTS = 'ik|jij|je|u|hij|zij|ze|wij|we|jullie';
const TIMES =
  'morgen|vandaag|gisteren|overmorgen|vanavond|vanmiddag|vanmorgen|straks|soms|meestal|vaak|nu|dan|daarna|daarom|helaas|misschien|eerst|ook|later';
/** Words that stand after the verb of a plain clause, and never between it and its subject. */
const AFTER_VERB = `${TIMES}|altijd|graag|niet|nooit|al|nog|hier|daar`;
/** `Op maandag ik …`, `Volgende week ik …`, `Daarom ik …` */
const INVERTED = new RegExp(
  `^((?:(?:op|in|om|volgende|deze|elke|vorige|sinds)\\s+)?(?:${TIMES}|(?:maan|dins|woens|donder|vrij|zater|zon)dag|week|maand|jaar|weekend|dag))\\s+(${SUBJECTS})\\s+\\p{L}+`,
  'iu',
);
const PLAIN = new RegExp(`^(${SUBJECTS})\\s+(${AFTER_VERB})\\s+\\p{L}+`, 'iu');

/** Asked of short main clauses only: with a comma, *Nu ik hier woon, …* may be right. */
function verbAsked(sentence: string): WritingQuestion[] {
  if (sentence.includes(',')) return [];
  const [, first, second] = INVERTED.exec(sentence) ?? PLAIN.exec(sentence) ?? [];
  return first === undefined || second === undefined
    ? []
    : [{ kind: 'verb-second', sentence, first, second }];
}
