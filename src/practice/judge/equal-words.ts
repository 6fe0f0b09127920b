import {
  COLOURING,
  OF_BOTH_ARTICLES,
  PERSONS,
  WEEKDAYS,
  type PronounCase,
} from '#practice/judge/closed-words.ts';
import { all, maybe, NOTHING, oneOf, type Pattern } from '#practice/judge/lattice.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import { unit, type Unit } from '#practice/judge/sentence.ts';
import { SHORT_STEMS } from '#practice/judge/verb-lexicon.ts';

/** What decides which words may stand for which. */
export interface Wording {
  readonly lexicon: Lexicon;
  /** What is said in English; empty where that isn't known. */
  readonly english: string;
  /** Words that are practised: they can't be left out, and nothing stands for them. */
  readonly practised: ReadonlySet<string>;
  /** Practised words of which each may stand for each other. */
  readonly alternatives?: readonly string[];
}

/** Ways to say the same, in every sentence, or where its English has the word that follows. */
const SAME: readonly (readonly [ways: string, english?: RegExp])[] = [
  ['elke|iedere'],
  ['elk|ieder'],
  ['nog|nog steeds|nog altijd|steeds nog', /\bstill\b/i],
  ['nog een keer|nog eens|opnieuw|weer|nogmaals', /\bagain\b/i],
  ['wanneer|als', /\b(?:if|when|whenever)\b/i],
  ['als|wanneer|indien', /\b(?:if|when|whenever)\b/i],
  ['vanochtend|vanmorgen'],
  ['gisteravond|gisterenavond', /./],
  ['op dit moment|nu|momenteel', /\bat the moment\b/i],
  ['nu|op dit moment', /\bnow\b/i],
  ['straks|zo|zo meteen|zometeen|dadelijk|zo dadelijk', /\b(?:in a moment|in a minute|later)\b/i],
  ['zo|snel|gauw|straks|zo meteen|binnenkort|dadelijk', /\bsoon\b/i],
  ['snel|gauw|spoedig|binnenkort|vlug', /\bsoon\b/i],
  ['snel|gauw|vlug', /\b(?:quick|fast)/i],
  ['volgende|komende|aankomende', /\bnext\b/i],
  ['vorige|afgelopen', /\blast\b/i],
  ['vorig|afgelopen', /\blast\b/i],
  ['vaak|dikwijls', /\boften\b/i],
  ['heel|erg|zeer', /\bvery\b/i],
  ['een beetje|iets|wat', /\b(?:a little|a bit)\b/i],
  ['iets|wat|een beetje', /\b(?:a little|a bit)\b/i],
  ['veel|heel veel|een heleboel', /\b(?:a lot|many|much)\b/i],
  ['net|juist|zojuist', /\bjust\b/i],
  ['plaats|plek|ruimte', /\broom\b/i],
  ['plaats|plek', /\b(?:place|space)\b/i],
  ['bij|voor', /\bwork(?:s|ed|ing)? for\b/i],
  ['al lang|al heel lang|al een hele tijd|al een lange tijd', /\ba long time\b/i],
  ['pinautomaat|geldautomaat|bankautomaat', /./],
  ['op zondag|op zondagen', /\bsundays\b/i],
  ['een uur|een uur lang', /\ban hour\b/i],
  ['groente|groenten', /\bvegetables\b/i],
  ['groenten|groente', /\bvegetables\b/i],
  ['ochtend|morgen', /\bmorning\b/i],
  ["elke ochtend|'s ochtends|'s morgens|iedere morgen|elke morgen|iedere ochtend", /\bevery morning\b/i],
  ["elke avond|'s avonds|iedere avond", /\bevery evening\b/i],
  ['elke dag|dagelijks|iedere dag', /\bevery day\b/i],
  ['in het weekend|dit weekend', /\bat the weekend\b/i],
  ['een baan|werk', /\bjob\b/i],
  ['=werk|een baan', /\bwork\b/i],
  ['mooi|prachtig', /\bbeautiful\b/i],
  ['mooie|prachtige', /\bbeautiful\b/i],
  ['mooi|leuk', /\b(?:nice|lovely)\b/i],
  ['mooie|leuke', /\bnice\b/i],
  ['leuk|gezellig|fijn', /\bnice\b/i],
  ['leuke|mooie', /\bnice\b/i],
  ['lekker|heerlijk', /\b(?:nice|tasty)\b/i],
  ['lekkere|heerlijke', /\btasty\b/i],
  ['boos|kwaad'],
  ['vies|vuil'],
  ['vieze|vuile'],
  ['blij|gelukkig', /\bhappy\b/i],
  ['tevreden|blij', /\bpleased\b/i],
  ['blij|tevreden', /\b(?:glad|pleased)\b/i],
  ['moeilijk|lastig', /\b(?:hard|difficult)\b/i],
  ['rustig|stil', /\bquiet\b/i],
  ['stil|rustig', /\bquiet\b/i],
  ['zacht|zachtjes', /\b(?:softly|quietly)\b/i],
  ['hard|flink', /\brain/i],
  ['kapot|stuk', /\bbroken\b/i],
  ['te laat|laat', /\blate\b/i],
  ['genoeg|voldoende', /\benough\b/i],
  ['slecht|niet goed', /\bbadly\b/i],
  ['dokter|huisarts|arts', /\bdoctor/i],
  ['huisarts|dokter', /\b(?:doctor|GP)\b/i],
  ['docent|leraar|lerares|docente', /\bteacher\b/i],
  ['cursisten|studenten|leerlingen', /\bstudents\b/i],
  ['moeder|mama', /\bmother\b/i],
  ['vader|papa', /\bfather\b/i],
  ['zus|zuster', /\bsister\b/i],
  ['opa|grootvader', /\bgrand/i],
  ['oma|grootmoeder', /\bgrand/i],
  ['vriendin|vriend', /\bmy friend\b/i],
  ['huisbaas|verhuurder', /\blandlord\b/i],
  ['baas|chef', /\bboss\b/i],
  ['nichtje|nicht', /\bniece\b/i],
  ['telefoon|mobiel', /\bphone\b/i],
  ['baan|job', /\bjob\b/i],
  ['pakje|pakket|pakketje', /\bparcel\b/i],
  ['postbode|postbezorger', /\bpostman\b/i],
  ['cadeau|cadeautje', /\bpresent\b/i],
  ['koelkast|ijskast', /\bfridge\b/i],
  ['bank|sofa', /\bsofa\b/i],
  ['lawaai|herrie', /\bnoise\b/i],
  ['ticket|kaartje|vliegticket', /\bticket\b/i],
  ['les|lessen', /\blessons\b/i],
  ['praat|spreek', /\b(?:speak|talk)/i],
  ['toilet|wc', /\btoilet/i],
  ["toiletten|wc's", /\btoilet/i],
  ['bibliotheek|bieb', /\blibrary/i],
  ['auto|wagen', /\bcar\b/i],
  ['neef|nicht', /\bcousin\b/i],
  ['kat|poes', /\bcat\b/i],
  ['bakker|bakkerij', /\bbaker/i],
  ['basisschool|lagere school', /\bprimary school\b/i],
  ['heet|warm', /\bhot\b/i],
  ['al|reeds', /\balready\b/i],
  ['beter|weer beter', /\bbetter\b.*\bsoon\b/i],
  ['een cursus nederlands|een nederlandse cursus|een cursus nederlandse taal', /\bdutch course\b/i],
  ['les|lessen', /\ba lesson\b/i],
  ['morgen vroeg|morgenvroeg', /\btomorrow\b/i],
  ['hij doet het nog|hij werkt nog|hij doet het nog steeds|hij werkt nog steeds', /\bstill works\b/i],
  ['zich|zichzelf', /./],
  ['waarin|waar', /\bwhere\b/i],
  ['wat|dat', /\b(?:everything|anything|something|nothing)\b/i],
  ['zodat|opdat', /\bso that\b/i],
  ['voordat|voor|vóór', /\bbefore\b/i],
  ['op tafel|op de tafel'],
  ['op de tafel|op tafel'],
  ['op straat|op de straat|in de straat', /\bin the street\b/i],
  ['naar zijn werk|naar het werk|naar werk', /\bto work\b/i],
  ['van spoor|vanaf spoor|van perron|vanaf perron', /\bplatform\b/i],
  ['boodschappen|de boodschappen', /\bshop/i],
  ['de boodschappen|boodschappen', /\bshop/i],
  ['midden in|in het midden van', /\bin the middle of\b/i],
  ['bij ons|bij ons thuis', /\bour place\b/i],
  ['terug naar huis|naar huis terug|weer naar huis', /\bback home\b/i],
  ['sinds|al sinds', /\bsince\b/i],
  ['weg|verdwenen|kwijt', /(?:\bhas|'s|\bis) gone\b/i],
  ['niet meer|niet langer', /\bno longer\b/i],
  ['niets|niks', /./],
  ['gratis|voor niets|voor niks', /\bfree\b/i],
  ['hoe laat|om hoe laat', /\bwhat time\b/i],
  ['oké|ok', /./],
];

const FOLDED = SAME.map(([ways, english]) => ({
  /** Only where nothing else belongs to it: `werk`, but not `zijn werk`. */
  isWhole: ways.startsWith('='),
  ways: ways
    .replace('=', '')
    .split('|')
    .map((way) => way.split(' ')),
  english,
}));

/** The pattern of words that stand in this order: each with all that may stand for it. */
export function wordsPattern(units: readonly Unit[], wording: Wording): Pattern {
  const parts: Pattern[] = [];
  for (let place = 0; place < units.length;) {
    const found = sameAt(units, place, wording);
    if (found === null) {
      parts.push(wordPattern(units[place] ?? unit(''), units[place + 1], wording));
      place += 1;
    } else {
      parts.push(found.pattern);
      place += found.length;
    }
  }
  return all(parts);
}

function sameAt(
  units: readonly Unit[],
  place: number,
  wording: Wording,
): { pattern: Pattern; length: number } | null {
  const first = units[place];
  if (first === undefined || wording.practised.has(first.text)) return null;
  const day = dayAt(units, place);
  if (day !== null) return day;
  const fitting = FOLDED.filter(
    ({ ways: [usual = []], english, isWhole }) =>
      (!isWhole || units.length === usual.length) &&
      usual.every((word, step) => units[place + step]?.text === word) &&
      (english === undefined || wording.english === '' || english.test(wording.english)),
  );
  const length = Math.max(0, ...fitting.map(({ ways }) => ways[0]?.length ?? 0));
  const longest = fitting.filter(({ ways }) => ways[0]?.length === length);
  if (
    longest.length === 0 ||
    (length === 1 && wording.english === '' && longest.every(({ english }) => english !== undefined))
  )
    return null;
  const own = units.slice(place, place + length);
  const others = longest.flatMap(({ ways }) => ways.slice(1));
  const options = [
    all(own.map((one, step) => wordPattern(one, units[place + step + 1], wording))),
    ...others.map((words) =>
      all(words.map((word, step) => plain(own[Math.min(step, own.length - 1)] ?? unit(word), word))),
    ),
  ];
  return { pattern: oneOf(options), length };
}

/** `op zaterdag`, `zaterdag`. */
function dayAt(units: readonly Unit[], place: number): { pattern: Pattern; length: number } | null {
  const [first, second] = units.slice(place, place + 2);
  if (first?.text === 'op' && second !== undefined && WEEKDAYS.has(second.text))
    return { pattern: all([maybe(plain(first, 'op')), plain(second, second.text)]), length: 2 };
  if (
    first !== undefined &&
    WEEKDAYS.has(first.text) &&
    (place === 0 || units[place - 1]?.text !== 'op') &&
    units.length === 1
  )
    return { pattern: all([maybe(plain(unit('op'), 'op'), false), plain(first, first.text)]), length: 1 };
  return null;
}

const plain = (one: Unit, usual: string): Pattern => ({ kind: 'word', unit: one, usual, also: [] });

function wordPattern(one: Unit, next: Unit | undefined, wording: Wording): Pattern {
  const also = new Set([...pronounForms(one), ...otherForms(one, wording)]);
  if (next !== undefined && OF_BOTH_ARTICLES.has(next.text) && /^(?:de|het)$/.test(one.text))
    also.add(one.text === 'de' ? 'het' : 'de');
  if (one.isTakenUp === true) also.add('die');
  // Written more than said.
  if (one.role === 'subject' && also.has('die') && one.text !== 'die') also.add('deze');
  also.delete(one.text);
  const word: Pattern = { kind: 'word', unit: one, usual: one.text, also: [...also] };
  const tells = COLOURING.get(one.text);
  const isColour =
    tells !== undefined &&
    one.role === 'word' &&
    wording.english !== '' &&
    !tells.test(wording.english) &&
    !wording.practised.has(one.text);
  if (isColour && !BOUND_TO_COLOUR.test(next?.text ?? '')) return maybe(word);
  return word;
}

/** `al lang`, `nog een`, `nog niet`: without the first word they say something else. */
const BOUND_TO_COLOUR = /^(?:lang|een|eens|meer|steeds|altijd|maar|niet|geen|drie|twee)$/;

/** The forms that may always stand for a pronoun in its case: never one of another case. */
function pronounForms({ text, role }: Unit): readonly string[] {
  if (role !== 'subject' && role !== 'object' && role !== 'possessive') return SHORTENED[text] ?? [];
  const asked: PronounCase = role;
  return PERSONS.flatMap((person) => {
    const forms = person[asked];
    if (!forms.includes(text)) return [];
    return forms.filter((form) => isFree(asked, text, form));
  });
}

function isFree(role: PronounCase, wanted: string, typed: string): boolean {
  if (role === 'possessive' && /^ons|^onze/.test(wanted)) return false;
  // `ze` may be things, which are never `hen`; `hun` has its own place.
  if (role === 'object' && typed === 'hun') return false;
  if (role === 'object' && wanted === 'ze') return typed === 'ze';
  return typed !== 'zij' || role === 'subject';
}

const SHORTENED: Readonly<Record<string, readonly string[]>> = {
  het: ["'t"],
  een: ["'n"],
  "'t": ['het'],
  "'n": ['een'],
};

const PAIRS: readonly (readonly string[])[] = [
  ['wilde', 'wou'],
  ['wilden', 'wouden'],
  ['naartoe', 'heen'],
  ['dikwijls', 'vaak'],
];

function otherForms(
  { text, role }: Unit,
  { lexicon, english, practised, alternatives = [] }: Wording,
): readonly string[] {
  // `die` for `hij`, but not where it stands before a noun.
  const isUsual = text === alternatives[0] && (role !== 'word' || text === 'er');
  const pairs = PAIRS.filter((pair) => pair.includes(text)).flat();
  if (practised.has(text))
    return [...pairs, ...(SHORT_PAIRS.get(text) ?? []), ...(isUsual ? alternatives : [])];
  const synonyms = role === 'word' ? lexicon.synonyms(text, english) : [];
  return [...pairs, ...(SHORT_PAIRS.get(text) ?? []), ...synonyms];
}

const SHORT_PAIRS: ReadonlyMap<string, readonly string[]> = new Map(
  [...SHORT_STEMS].flatMap(([long, short]) => [
    [long, [short]],
    [short, [long]],
  ]),
);

export const OPTIONAL_WORD = (word: string, role: Unit['role'] = 'word'): Pattern =>
  oneOf([NOTHING, plain(unit(word, role), word)]);
