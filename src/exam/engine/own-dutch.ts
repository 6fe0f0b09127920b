import { comparable, placedWordsOf, wordsOf } from '#lib/dutch-words.ts';

/** Why a text does not show its writer's ability (WRI-03): it brings no points, and the person is notified. */
export type NoOwnDutch = 'empty' | 'copied' | 'repeated' | 'not-dutch';

/** What a text is compared with. */
export interface KnownTexts {
  /** The task in both languages, its tips, and the answers that are shown as examples. */
  readonly shown: readonly string[];
  /** The words of which every Dutch text mostly consists, in lower case. */
  readonly commonWords: ReadonlySet<string>;
}

/** Why nothing of a text counts, or null where it is somebody's own Dutch, however faulty. */
export function whyNoOwnDutch(text: string, { shown, commonWords }: KnownTexts): NoOwnDutch | null {
  const words = wordsOf(text);
  if (words.length === 0) return 'empty';
  if (isMostlyCopied(text, shown)) return 'copied';
  if (isRepeated(words)) return 'repeated';
  return isDutch(text, commonWords) ? null : 'not-dutch';
}

/** This many consecutive words from the task are not a coincidence: *De verwarming is kapot* is fewer. */
const RUN_WORDS = 5;
/** From this share of copied words a text is not the person's own. */
const COPIED_SHARE = 0.5;

/**
 * Whether most of a text was copied, for example from its task. A copied part shows nothing of what one can write
 * (WRI-03). Capitals, punctuation and lines make no difference.
 */
export function isMostlyCopied(text: string, shown: readonly string[]): boolean {
  const words = bareWords(text);
  const known = new Set(shown.flatMap((source) => runsOf(bareWords(source))));
  const copied = new Set<number>();
  for (const [start, run] of runsOf(words).entries()) {
    if (known.has(run)) for (let place = start; place < start + RUN_WORDS; place += 1) copied.add(place);
  }
  return copied.size > 0 && copied.size >= words.length * COPIED_SHARE;
}

function bareWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+(?:[-'’][\p{L}\d]+)*/gu) ?? [];
}

/** Each word with those that follow it, as many as make a run. */
function runsOf(words: readonly string[]): string[] {
  const count = Math.max(words.length - RUN_WORDS + 1, 0);
  return Array.from({ length: count }, (_, start) => words.slice(start, start + RUN_WORDS).join(' '));
}

/** A short text may well say a few words twice. */
const MIN_WORDS_TO_REPEAT = 12;
/** Letters of learners have some seven different words in ten. */
const MIN_DIFFERENT_SHARE = 0.35;

function isRepeated(words: readonly string[]): boolean {
  if (words.length < MIN_WORDS_TO_REPEAT) return false;
  return new Set(words.map(comparable)).size < words.length * MIN_DIFFERENT_SHARE;
}

/** The list has some eight in ten words of a good letter and six of a faulty one; of an English one, two. */
const MIN_COMMON_SHARE = 0.4;

/** Names count neither way, nor do numbers: they are the same in every language. */
function isDutch(text: string, commonWords: ReadonlySet<string>): boolean {
  const words = placedWordsOf(text).filter(
    (word) => !/\d/u.test(word.text) && (commonWords.has(comparable(word.text)) || !isName(word, text)),
  );
  if (words.length === 0) return /\d/u.test(text);
  const common = words.filter((word) => commonWords.has(comparable(word.text)));
  return common.length >= words.length * MIN_COMMON_SHARE;
}

/** A capital inside a sentence, behind a word in small letters. */
function isName(
  { text: word, start }: { readonly text: string; readonly start: number },
  text: string,
): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word) && /\p{Ll} $/u.test(text.slice(Math.max(start - 2, 0), start));
}
