/** The lines of a letter that are not its message: how it greets and closes, and the name under it. */

/** By line, also with a slip of the pen in it (JDG-10): `Geacte mevrouw`, `Goede middag`, `Met vriendlijke groet`, `mvg`. */
const GREETING =
  /^\s*(?:gea?ch?te?n?|beste|bste|bestte|dag|hall?o|hoi|hey|hé|lieve|goe(?:de|ie)?[- ]?(?:dag|mo?rgen?|ochtend|middag|n?avond)s?|ge?achte)(?=$|[\s,!.:])/iu;

const KIND = '(?:vri?en?d?e?li?j?k|hartelijk|lief|liev|warm|zonnig|veel|vele)e?n?';
const GROET = 'groe?te?n?(?:jes?)?';
const CLOSING = new RegExp(
  `^\\s*(?:(?:met\\s+)?(?:de\\s+)?${KIND}\\s+${GROET}|met\\s+${GROET}|${GROET}(?=$|[\\s,!.])(?!\\s+(?:de|het|een|uw|je)\\b)|(?:m\\.?\\s?v\\.?\\s?g|gr)(?=$|[\\s,.])|hoogachtend|veel liefs|liefs|tot (?:ziens|snel|gauw|dan|later)(?=$|[\\s,!.]))`,
  'iu',
);

/** Whether a line greets somebody. *De beste dag* greets nobody. */
export function isGreeting(line: string): boolean {
  return GREETING.test(line);
}

export function isClosing(line: string): boolean {
  return CLOSING.test(line);
}

/** How a text begins: a line of it greets somebody. */
export function hasGreeting(text: string): boolean {
  return text.split('\n').some(isGreeting);
}

/** How a text ends: with a line, or a sentence at its end, that says goodbye. */
export function hasClosing(text: string): boolean {
  return text.split(/\n|(?<=[.!?])\s+/u).some((part) => isClosing(part)) || ENDS_WITH.test(text);
}

/** A text that ends with a greeting in the middle of a line: `tot ziens groetjes Ana`. */
const ENDS_WITH =
  /\b(?:vriendelijke|hartelijke|veel|lieve)?\s*[Gg]roe?t(?:en|jes)?[,!. ]*(?:\s\p{Lu}\S*){0,3}\s*$/u;

/** A text without greeting, closing and the names under it, each part with its place. */
export interface BodyPart {
  readonly text: string;
  /** The index of its first letter in the whole text. */
  readonly start: number;
}

const MAX_WORDS_OF_NAME = 6;
/** Somebody who ends a line after as much as this goes on in the next one. */
const MIN_WRAPPED = 50;

/** A text whose lines were broken by hand in the middle of a sentence, with blanks there. Each letter keeps its place. */
export function unwrapped(text: string): string {
  return text.replaceAll(/([^\n]*)\n(?=\p{Ll})/gu, (whole, line: string) => {
    const isBroken = line.length >= MIN_WRAPPED && !/[.!?:]\s*$/u.test(line) && !isGreeting(line);
    return isBroken ? `${line} ` : whole;
  });
}

/** The message of a text, line by line. */
export function bodyOf(text: string): readonly BodyPart[] {
  const parts: BodyPart[] = [];
  let isClosed = false;
  for (const { 0: line, index } of text.matchAll(/[^\n]+/gu)) {
    // What stands under the closing is a name, unless it is long enough to be a message.
    if (isClosed && line.trim().split(/\s+/u).length <= MAX_WORDS_OF_NAME && !/[?!]/u.test(line)) continue;
    const greeting = isGreeting(line) ? /^[^,!.:]{0,60}[,!.:]?\s*/u.exec(line)?.[0].length : 0;
    const start = index + (greeting ?? 0);
    const rest = line.slice(greeting);
    const end = closingIn(rest);
    isClosed = end !== null;
    const kept = end === null ? rest : rest.slice(0, end);
    if (kept.trim() !== '') parts.push({ text: kept, start });
  }
  return parts;
}

/** Where in a line the closing begins. */
function closingIn(line: string): number | null {
  if (isClosing(line)) return 0;
  for (const { index, 0: stop } of line.matchAll(/[.!?]\s+/gu)) {
    if (isClosing(line.slice(index + stop.length))) return index + stop.length;
  }
  return null;
}
