import { wordsOf } from '#lib/dutch-words.ts';
import { usualSense, type UsualSenses, type WordSense } from './annotation.ts';

/** `1:opbellen:2 3:opbellen:-2`: the words of a sentence that don’t have their usual sense, by their place in it; empty where all do. */
export function unusualCode(sentence: string, senses: readonly WordSense[], usual: UsualSenses): string {
  return wordsOf(sentence)
    .flatMap((form, place) => {
      const { sense = '', next } = senses[place] ?? {};
      if (next !== undefined) return `${place}:${sense}:${next}`;
      return sense === usualSense(form, usual) ? [] : `${place}:${sense}`;
    })
    .join(' ');
}

/** What `unusualCode` wrote, by the place of the word. */
export function readUnusualCode(code: string): ReadonlyMap<number, WordSense> {
  const words = code.split(' ').filter((word) => word !== '');
  return new Map(
    words.map((word) => {
      const [place, sense = '', next] = word.split(':');
      return [Number(place), next === undefined ? { sense } : { sense, next: Number(next) }];
    }),
  );
}
