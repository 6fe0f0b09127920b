import type { ShownText } from '#lib/shown-text.ts';
import { spokenKey } from '#sound/rules/spoken-key.ts';

export type Sex = 'woman' | 'man';

/** A line and its speaker. */
export interface PreparedLine {
  readonly text: string;
  readonly by: Sex;
}

/** One recording: a word, a sentence, a fragment. */
export interface PreparedText {
  /** The key by which the app finds it. */
  readonly key: string;
  readonly lines: readonly PreparedLine[];
  /** Encoded with less: there are thousands of sentences, and all packs have to stay under 64 MB (SPK-04). */
  readonly isSmall?: boolean;
}

/** Texts that are fetched together (SPK-04), in several parts if they are too large for one request. */
export interface PreparedPack {
  readonly id: string;
  /** The title for people who record it. */
  readonly title: ShownText;
  readonly parts: readonly PreparedPart[];
}

interface PreparedPart {
  readonly name: string;
  readonly texts: readonly PreparedText[];
}

export function onePart(id: string, title: ShownText, texts: readonly PreparedText[]): PreparedPack {
  return { id, title, parts: [{ name: 'all', texts }] };
}

export function saidBy(by: Sex, text: string): PreparedText {
  return { key: spokenKey(text), lines: [{ text, by }] };
}

/** One of thousands. */
export function smallText(by: Sex, text: string): PreparedText {
  return { ...saidBy(by, text), isSmall: true };
}

/** Looks random, but is always the same. */
export function sentenceVoice(text: string): Sex {
  return Number.parseInt(spokenKey(text).slice(-1), 16) % 2 === 0 ? 'woman' : 'man';
}

export function textsOf(packs: readonly PreparedPack[]): PreparedText[] {
  return packs.flatMap(({ parts }) => parts.flatMap((part) => part.texts));
}
