import { foldText } from '#lib/fold-text.ts';

/** A letter, or two that are spelled as one (`IJ`). */
interface Spelled {
  /** Capitals. */
  readonly letter: string;
}

const NOT_LETTERS = /[^A-Z]/gu;

/**
 * A name letter by letter, as it is spelled aloud (MSC-12): `IJ` counts as one when it is among the letters; accents are
 * left out, and so is everything that is not a letter.
 */
export function spellOut<Letter extends Spelled>(name: string, letters: readonly Letter[]): Letter[] {
  const byLetter = new Map(letters.map((letter) => [letter.letter, letter]));
  const parts = bareLetters(name).match(byLetter.has('IJ') ? /IJ|[A-Z]/gu : /[A-Z]/gu) ?? [];
  return parts.flatMap((part) => byLetter.get(part) ?? []);
}

/** Whether two spellings are the same name: capitals, blanks, hyphens and accents don't count. */
export function isSameName(one: string, other: string): boolean {
  return bareLetters(one) === bareLetters(other);
}

/** The names of letters as text for a voice. Slowly, each is a separate sentence, followed by a pause. */
export function letterNames(sounds: readonly string[], pace: 'normal' | 'slow'): string {
  if (pace === 'normal') return sounds.join(', ');
  return sounds.map((sound) => `${sound.charAt(0).toUpperCase()}${sound.slice(1)}.`).join(' ');
}

function bareLetters(name: string): string {
  return foldText(name).toUpperCase().replace(NOT_LETTERS, '');
}
