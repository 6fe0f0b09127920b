import { textAt, type Word } from '#practice/judge/chunks.ts';
import { PARTICLES } from '#practice/judge/closed-words.ts';
import { COPULAS } from '#practice/judge/find-subject.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import { unit, type Unit } from '#practice/judge/sentence.ts';
import { isInfinitive, isParticiple, isVerb } from '#practice/judge/split-clauses.ts';

/** Verbs behind which others stand at the end. */
const INFINITIVE_TAKERS =
  /^(?:ka?n|kunt|kun|kunnen|kon(?:den)?|mag|mogen|mocht(?:en)?|wilt?|willen|wilden?|wou(?:den)?|moet(?:en)?|moest(?:en)?|zal|zult|zullen|zou(?:den)?|ga|gaat|gaan|ging(?:en)?|kom|komt|komen|blijft?|blijven|laat|laten|help|helpt|hoor|zie)$/;
const PARTICIPLE_TAKERS =
  /^(?:heb|hebt|heeft|hebben|had|hadden|ben|bent|is|zijn|was|waren|wordt?|worden|werd|werden)$/;
/** With `er` before: `Ik wacht er lang op.` */
const STRANDED: ReadonlySet<string> = new Set('op over mee aan in uit van voor naartoe heen bij'.split(' '));

/** The middle of a main clause, and its verbs at the end. */
export function cutAtEnd(
  words: readonly Word[],
  verb: string,
  lexicon: Lexicon,
): { readonly middle: readonly Word[]; readonly end: readonly Unit[] } {
  const cut = endAt(words, verb, lexicon);
  return joined(
    words.slice(0, cut),
    words.slice(cut).map(({ text }) => text),
  );
}

/** The middle of a subordinate clause, its finite verb, and the others at its end. */
export function cutAtSubEnd(
  words: readonly Word[],
  lexicon: Lexicon,
): { readonly middle: readonly Word[]; readonly verb: string; readonly end: readonly Unit[] } {
  const cut = subEndAt(words, lexicon);
  const tail = words.slice(cut).map(({ text }) => text);
  const verb =
    tail.find((text) => PARTICIPLE_TAKERS.test(text) || INFINITIVE_TAKERS.test(text)) ?? tail.at(-1) ?? '';
  const at = tail.indexOf(verb);
  return {
    verb,
    ...joined(
      words.slice(0, cut),
      tail.filter((_, place) => place !== at),
    ),
  };
}

/** `mee (willen) gaan` is `meegaan` in two parts. */
function joined(
  middle: readonly Word[],
  end: readonly string[],
): { readonly middle: readonly Word[]; readonly end: readonly Unit[] } {
  const last = end.at(-1);
  const particle = middle.at(-1)?.text ?? '';
  const isApart =
    last !== undefined && end[0] !== 'te' && end[0] !== 'aan' && APART.has(particle) && !middle.some(isEr);
  const verbs = isApart ? [...end.slice(0, -1), particle + last] : end;
  return {
    middle: isApart ? middle.slice(0, -1) : middle,
    end: verbs.map((text) => unit(text, 'verb')),
  };
}

/** Particles that are nothing else at the end of the middle. */
const APART: ReadonlySet<string> = new Set(['mee', 'op', 'af', 'uit', 'in', 'aan', 'toe']);

/** Where the verbs at the end begin, with their particle, *te* and *aan het*. */
function endAt(words: readonly Word[], verb: string, lexicon: Lexicon): number {
  let cut = words.length;
  if (cut === 0 || !canEnd(words, cut - 1, verb, lexicon)) return cut;
  cut -= 1;
  while (cut > 0 && isVerbTail(words, cut - 1, verb, lexicon)) cut -= 1;
  if (textAt(words, cut - 1) === 'te') cut -= 1;
  if (textAt(words, cut) === 'te' && PARTICLES.has(textAt(words, cut - 1))) cut -= 1;
  if (isOngoing(words, cut - 1)) cut -= 2;
  return isStranded(words, cut - 1) ? cut - 1 : cut;
}

const isOngoing = (words: readonly Word[], place: number): boolean =>
  textAt(words, place) === 'het' && textAt(words, place - 1) === 'aan';
const isEr = ({ text }: Word): boolean => text === 'er' || text === 'daar';

function isStranded(words: readonly Word[], place: number): boolean {
  return (
    STRANDED.has(textAt(words, place)) &&
    words.slice(0, Math.max(0, place)).some(isEr) &&
    textAt(words, place + 1) !== 'het'
  );
}

function canEnd(words: readonly Word[], place: number, verb: string, lexicon: Lexicon): boolean {
  const text = textAt(words, place);
  const before = textAt(words, place - 1);
  const takesInfinitive = before === 'te' || INFINITIVE_TAKERS.test(verb) || isOngoing(words, place - 1);
  if (takesInfinitive && isInfinitive(text, lexicon)) return true;
  if (PARTICIPLE_TAKERS.test(verb) && isParticiple(text, lexicon)) return true;
  if (!PARTICLES.has(text) || ['de', 'het', 'naar', 'een'].includes(before)) return false;
  if (COPULAS.has(verb)) return STRANDED.has(text) && words.some(({ text: word }) => word === 'er');
  return place > 0 || text !== 'thuis';
}

function isVerbTail(words: readonly Word[], place: number, verb: string, lexicon: Lexicon): boolean {
  const text = words[place]?.text ?? '';
  return INFINITIVE_TAKERS.test(text) && isInfinitive(text, lexicon) && INFINITIVE_TAKERS.test(verb);
}

const MOST_VERBS = 3;

/** Where the verbs at the end of a subordinate clause begin. */
function subEndAt(words: readonly Word[], lexicon: Lexicon): number {
  let cut = words.length;
  while (
    cut > 1 &&
    words.length - cut < MOST_VERBS &&
    // `te laat` is no verb.
    !(textAt(words, cut - 1) === 'laat' && /^(?:te|hoe|zo)$/.test(textAt(words, cut - 2))) &&
    isSubVerb(textAt(words, cut - 1), cut === words.length, lexicon)
  )
    cut -= 1;
  return isOngoing(words, cut - 1) ? cut - 2 : cut;
}

function isSubVerb(text: string, isLast: boolean, lexicon: Lexicon): boolean {
  const isOther =
    isInfinitive(text, lexicon) || isParticiple(text, lexicon) || (isLast && isVerb(text, lexicon));
  return PARTICIPLE_TAKERS.test(text) || INFINITIVE_TAKERS.test(text) || isOther;
}
