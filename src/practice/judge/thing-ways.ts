import { withInflection } from '#dutch/adjective-forms.ts';
import { foldText } from '#lib/fold-text.ts';
import { PREPOSITIONS } from '#practice/judge/closed-words.ts';
import { otherNamesOf } from '#practice/judge/same-things.ts';
import type { Unit } from '#practice/judge/sentence.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';

interface Naming {
  readonly lexicon: Lexicon;
  readonly english: string;
  readonly practised: ReadonlySet<string>;
  readonly keepsGender?: boolean;
}

/** The determiners that a noun decides, as a de-word has them and as a het-word. */
const DETERMINED: readonly (readonly [de: string, het: string])[] = [
  ['de', 'het'],
  ['die', 'dat'],
  ['deze', 'dit'],
  ['onze', 'ons'],
  ['elke', 'elk'],
  ['iedere', 'ieder'],
  ['welke', 'welk'],
];
/** Behind these a het-word has its adjective without -e. */
const UNDECIDED = /^(?:een|geen|elk|ieder|welk|veel|genoeg)$/;
const DETERMINER =
  /^(?:de|het|een|geen|die|dat|deze|dit|ons|onze|elke?|iedere?|welke?|mijn|m'n|jouw|je|uw|zijn|z'n|haar|hun|jullie)$/;
const MOST_BEFORE = 3;

/** A noun with what stands before it, and the same said with other nouns: `de hele familie`, `het hele gezin`. */
export function thingAt(
  units: readonly Unit[],
  place: number,
  naming: Naming,
): { readonly length: number; readonly others: readonly (readonly string[])[] } | null {
  const start = units[place];
  if (start === undefined) return null;
  // `de tweede familie`: what stands before it is not known, and may have to change with it.
  if (place > 0 && !PREPOSITIONS.has(units[place - 1]?.text ?? '') && !DETERMINER.test(start.text))
    return null;
  const hasDeterminer = DETERMINER.test(start.text) && place + 1 < units.length;
  for (let at = place; at < Math.min(units.length, place + MOST_BEFORE + 1); at += 1) {
    const text = units[at]?.text ?? '';
    if (at > place + (hasDeterminer ? 1 : 0) && !isAdjective(units[at - 1]?.text ?? '', naming.lexicon))
      return null;
    const others = othersOf(text, naming);
    if (others.length > 0) {
      const before = units.slice(place, at).map((one) => one.text);
      return {
        length: at - place + 1,
        others: others.map((other) => [
          ...agreeing(before, other, hasDeterminer, naming.lexicon),
          ...other.words,
        ]),
      };
    }
  }
  return null;
}

const isAdjective = (text: string, lexicon: Lexicon): boolean =>
  text === 'hele' || lexicon.adjective(text) !== undefined;
const COUNTING = /^(?:veel|weinig|meer|minder|genoeg|wat|alle|heel)$/;

interface Other {
  readonly words: readonly string[];
  readonly article: string;
}

function othersOf(text: string, { english, practised, keepsGender, lexicon }: Naming): readonly Other[] {
  if (english === '' || practised.has(text)) return [];
  const own = lexicon.noun(text);
  return otherNamesOf(text, english)
    .map((other): Other => {
      const [article = '', ...words] = other.split(' ');
      return { words, article };
    })
    .filter(({ article }) => keepsGender !== true || isSameGender(article, own?.articles));
}

function isSameGender(article: string, own: ReadonlySet<string> | undefined): boolean {
  return own === undefined ? article !== 'het' : own.has(article === 'meer' ? 'de' : article);
}

/** What stands before a noun, as another one has it. */
function agreeing(
  before: readonly string[],
  { article }: Other,
  hasDeterminer: boolean,
  lexicon: Lexicon,
): readonly string[] {
  const isHet = article === 'het';
  const [first = '', ...adjectives] = hasDeterminer ? before : ['', ...before];
  const pair = DETERMINED.find(([de, het]) => first === de || first === het);
  const determiner = pair === undefined ? first : pair[isHet ? 1 : 0];
  const isBare = isHet && (determiner === '' || UNDECIDED.test(determiner));
  return [
    ...(determiner === '' ? [] : [determiner]),
    ...adjectives.map((one) => {
      if (COUNTING.test(one)) return one;
      const base = one === 'hele' ? 'heel' : (lexicon.adjective(one) ?? one);
      if (one === 'hele' && !UNDECIDED.test(determiner)) return one;
      return isBare ? base : foldText(withInflection(base));
    }),
  ];
}
