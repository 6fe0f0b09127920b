import { bodyOf } from '#lib/letter-lines.ts';
import { comparable, placedWordsOf, wordsOf } from '#lib/dutch-words.ts';

/** Why a text does not show its writer's ability (WRI-03): it gets no points, and the person is notified. */
export type NoOwnDutch = 'empty' | 'copied' | 'repeated' | 'not-dutch';

/** What a text is compared with. */
export interface KnownTexts {
  /** The task as it stands on the screen, in both languages, with its tips. */
  readonly task: readonly string[];
  /** Examples whose result was opened before: of what nobody has seen nothing can be copied (JDG-06). */
  readonly models: readonly string[];
  /** A form is held only against its task. */
  readonly isForm: boolean;
  /** The words of which every Dutch text mostly consists, in lower case. */
  readonly commonWords: ReadonlySet<string>;
}

/** Why nothing of a text counts, or null where it is somebody's own Dutch, however faulty. */
export function whyNoOwnDutch(text: string, known: KnownTexts): NoOwnDutch | null {
  const words = wordsOf(text);
  if (words.length === 0) return 'empty';
  if (isMostlyCopied(text, known)) return 'copied';
  if (isRepeated(words)) return 'repeated';
  return isDutch(text, known.commonWords) ? null : 'not-dutch';
}

/** JDG-06: fewer words in a row are what people say: *De verwarming is kapot en het is koud.* */
const RUN_WORDS = 8;
/** From this share of copied words a text is not the person's own. */
const COPIED_SHARE = 0.5;
/** A shorter text is held only against its task: two people write the same note. */
const MIN_WORDS_FOR_MODELS = 25;

/**
 * Whether most of a text stands, in runs of eight words or more, in what the person was shown before (JDG-06). Greeting,
 * closing, names, numbers and addresses make no run; capitals, punctuation and lines make no difference.
 */
export function isMostlyCopied(
  text: string,
  { task, models, isForm }: Pick<KnownTexts, 'task' | 'models' | 'isForm'>,
): boolean {
  const words = bodyOf(text).flatMap((part) => ownWordsOf(part.text));
  const shown = isForm || words.length < MIN_WORDS_FOR_MODELS ? task : [...task, ...models];
  const known = new Set(
    shown.flatMap((source) => runsOf(bodyOf(source).flatMap((part) => ownWordsOf(part.text)))),
  );
  const copied = new Set<number>();
  for (const [start, run] of runsOf(words).entries()) {
    if (known.has(run)) for (let place = start; place < start + RUN_WORDS; place += 1) copied.add(place);
  }
  return copied.size > 0 && copied.size >= words.length * COPIED_SHARE;
}

/** The words that one can copy: no names, and nothing with a digit. */
function ownWordsOf(text: string): string[] {
  return placedWordsOf(text)
    .filter((word) => !/\d/u.test(word.text) && !isName(word, text))
    .map((word) => word.text.toLowerCase());
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
