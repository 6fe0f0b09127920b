import { saidIn } from '#practice/judge/clause-verb.ts';
import { PARTICLES } from '#practice/judge/closed-words.ts';
import type { Wording } from '#practice/judge/equal-words.ts';
import { all, NOTHING, oneOf, type Pattern } from '#practice/judge/lattice.ts';
import { textOf, unit, type Clause, type ClauseWay, type Slot } from '#practice/judge/sentence.ts';

/** What is soon done, so that it may be done *even*. */
const SHORT =
  /^(?:bel|bellen|opbellen|haal|halen|ophalen|afhalen|koop|kopen|help|helpen|vraag|vragen|kijk|kijken|bekijken|vul|vullen|invullen|maak|maken|schoonmaken|zeg|zeggen|doe|doen|poets|poetsen|was|wassen|lap|lappen|wandelen|praten|zien|betaal|betalen|pas|passen|lenen|uitleggen|slapen)$/;
const ASKED =
  /^(?:wacht|leg|zet|proef|neem|pak|sluit|eet|luister|schrijf|kom|komen|brengen|zeggen|nemen|pakken)$/;
const GOING = /^(?:ga|gaan|fiets|loop|rijd)$/;
/** What one simply does. */
const SIMPLE =
  /^(?:blijf|blijven|ga|gaan|loop|lopen|neem|nemen|pak|kom|komen|koop|kopen|betaal|betalen|fiets)$/;
const NEGATED =
  /^(?:niet|geen|nooit|niets|niks|niemand|nergens|al|elke|elk|iedere|ieder|altijd|vaak|'s|dagelijks|zelden)$/;
const MODAL = /^(?:kan|kun|kunt|kunnen|mag|mogen|wil|wilt|willen|zou|zouden)$/;
const PAST =
  /^(?:kon|konden|mocht|mochten|wilde|wilden|wou|moest|moesten|zag|zagen|ging|gingen|kwam|kocht|kochten)$/;
const PERFECT = /^(?:heb|hebt|heeft|hebben|had|hadden|is|zijn|was|waren|ben)$/;

/** What decides which small words may be said in a clause. */
interface Said {
  readonly clause: Clause;
  readonly english: string;
  readonly texts: readonly string[];
  readonly verb: string;
  /** The verb that says what is done. */
  readonly carrier: string;
  readonly isI: boolean;
  readonly isNow: boolean;
  readonly isRequest: boolean;
}

function saidOf(clause: Clause, wording: Wording): Said {
  const { kind, subject, first, end, middle } = clause;
  const verb = clause.verb?.text ?? '';
  const last = end.at(-1)?.text ?? '';
  const isModal = kind === 'question' && first === null && MODAL.test(verb);
  return {
    clause,
    english: saidIn(clause, wording),
    texts: [...(first?.units ?? []), ...middle.flatMap(({ units }) => units)].map(({ text }) => text),
    verb,
    carrier: last === '' || PARTICLES.has(last) ? verb : last,
    isI: /^(?:ik|we|wij)$/.test(subject?.units[0]?.text ?? ''),
    isNow: !PAST.test(verb) && !(PERFECT.test(verb) && end.length > 0),
    isRequest: kind === 'imperative' || isModal,
  };
}

const isMain = ({ clause, isNow }: Said): boolean => clause.kind === 'main' && isNow;
const isQuestion = ({ clause }: Said): boolean => clause.kind === 'question';
const leadOf = ({ clause }: Said): string => clause.lead[0]?.text ?? '';
const isFormal = ({ texts, clause }: Said): boolean =>
  [...texts, clause.subject?.units[0]?.text ?? ''].some((text) => text === 'u' || text === 'uw');

const isBrief = (said: Said): boolean => {
  const { carrier, isRequest, isI, texts } = said;
  const goes = isI && GOING.test(carrier) && texts.some((text) => text === 'naar' || text === 'langs');
  return SHORT.test(carrier) || goes || (isRequest && ASKED.test(carrier));
};

/** The small words that colour a sentence without changing what it says, by what they ask of it. */
const COLOURS: readonly (readonly [word: string, test: (said: Said) => boolean])[] = [
  [
    'even',
    (said) =>
      isBrief(said) &&
      (said.isRequest || (isMain(said) && leadOf(said) !== 'maar' && said.clause.subject?.kind !== 'er')),
  ],
  ['maar', ({ clause }) => clause.kind === 'imperative'],
  ['gewoon', ({ clause }) => clause.kind === 'imperative'],
  ['gewoon', (said) => isMain(said) && !said.texts.includes('graag') && isSimple(said)],
  ['eens', ({ isRequest }) => isRequest],
  ['alsjeblieft', (said) => isQuestion(said) && said.isRequest],
  ['alstublieft', (said) => isQuestion(said) && said.isRequest && isFormal(said)],
  ['misschien', (said) => isQuestion(said) && !said.isI && /^(?:zou|zouden|kan|kun|kunt)$/.test(said.verb)],
  [
    'graag',
    ({ verb, clause, english }) =>
      verb.startsWith('wil') && clause.end.length > 0 && /\bwants? to\b/i.test(english),
  ],
  [
    'wel',
    (said) => isMain(said) && (isContrary(said) || (said.isI && /\bI(?:'ll| will)\b/.test(said.english))),
  ],
  ['nog', ({ clause, english }) => clause.kind === 'main' && /\bused to\b/i.test(english)],
  ['wel', (said) => isMain(said) && /^(?:goed|genoeg)$/.test(said.texts.at(-1) ?? '')],
];

const isSimple = ({ isI, verb, texts }: Said): boolean =>
  (isI && SIMPLE.test(verb)) || texts.includes('open');
const isContrary = (said: Said): boolean =>
  leadOf(said) === 'maar' && /^(?:is|zijn|komt|werkt|doet)$/.test(said.verb);

function sayable(clause: Clause, wording: Wording): readonly string[] {
  const said = saidOf(clause, wording);
  if (said.english === '' || said.texts.some((text) => NEGATED.test(text))) return [];
  const words = COLOURS.filter(([, test]) => test(said)).map(([word]) => word);
  return words.filter((word) => !said.texts.includes(word) && !wording.practised.has(word));
}

const COLOUR = /^(?:even|eens|maar|wel|gewoon|toch|ook|graag|weer|nog)$/;

/** What such a word may stand behind. */
function staysBefore(part: Slot): boolean {
  if (!('kind' in part)) return false;
  const { kind, isDefinite, units } = part;
  if (kind === 'object') return isDefinite;
  return /^(?:subject|er|pronoun|time)$/.test(kind) || (kind === 'adverb' && COLOUR.test(textOf(units)));
}

/** It never stands before a pronoun or a time. */
const isBound = (part: Slot | undefined): boolean =>
  part !== undefined &&
  'kind' in part &&
  (/^(?:pronoun|er|time|subject)$/.test(part.kind) || textOf(part.units) === 'zich');

/** The places in a way of a clause at which a small word may come in, by the slot that follows. */
function gapsIn(way: ClauseWay, { subject, verb, isTold }: Clause): ReadonlySet<number> {
  const start = way.findIndex((part) => !('kind' in part) && verb !== null && part.includes(verb));
  const from = Math.max(start, subject === null ? -1 : way.indexOf(subject)) + 1;
  const gaps = new Set<number>();
  for (let at = from; at <= way.length; at += 1) {
    const part = way[at];
    if (!isBound(part) && !(part === undefined && isTold === true)) gaps.add(at);
    if (part === undefined || !staysBefore(part)) break;
  }
  return gaps;
}

const optional = (words: readonly string[]): Pattern => {
  const [usual = '', ...also] = words;
  return oneOf([NOTHING, { kind: 'word', unit: unit(usual), usual, also }]);
};

/** The words of a way, with the small words that may be said between them. */
export function withParticles(
  patterns: readonly Pattern[],
  way: ClauseWay,
  clause: Clause,
  wording: Wording,
): Pattern {
  const isAlone = clause.kind === 'sub' || clause.kind === 'infinitive' || clause.kind === 'fragment';
  const words = isAlone ? [] : sayable(clause, wording);
  if (words.length === 0) return all(patterns);
  const gaps = gapsIn(way, clause);
  return all([
    ...patterns.flatMap((pattern, at) => (gaps.has(at) ? [optional(words), pattern] : [pattern])),
    ...(gaps.has(patterns.length) ? [optional(words)] : []),
  ]);
}
