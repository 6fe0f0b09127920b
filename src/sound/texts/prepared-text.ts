import { spokenKey } from '#sound/rules/spoken-key.ts';

export type Sex = 'woman' | 'man';

/** What is said, and by whom. */
export interface PreparedLine {
  readonly text: string;
  readonly by: Sex;
}

/** One recording: a word, a sentence, a fragment. */
export interface PreparedText {
  /** By which the app finds it. */
  readonly key: string;
  readonly lines: readonly PreparedLine[];
}

/** What is fetched together (SPK-04): all of its parts, or one by one where that would be too much for one request. */
export interface PreparedPack {
  readonly id: string;
  /** What somebody who lends their voice chooses it by. */
  readonly title: string;
  readonly parts: readonly PreparedPart[];
}

interface PreparedPart {
  readonly name: string;
  readonly texts: readonly PreparedText[];
}

export function onePart(id: string, title: string, texts: readonly PreparedText[]): PreparedPack {
  return { id, title, parts: [{ name: 'all', texts }] };
}

export function saidBy(by: Sex, text: string): PreparedText {
  return { key: spokenKey(text), lines: [{ text, by }] };
}

/** As good as chance, and the same every time. */
export function sentenceVoice(text: string): Sex {
  return Number.parseInt(spokenKey(text).slice(-1), 16) % 2 === 0 ? 'woman' : 'man';
}

export function textsOf(packs: readonly PreparedPack[]): PreparedText[] {
  return packs.flatMap(({ parts }) => parts.flatMap((part) => part.texts));
}
