import { OF_BOTH_ARTICLES, PREPOSITIONS, TIME_NOUNS } from '#practice/judge/closed-words.ts';
import type { LetterAdvice } from './letter-advice.ts';
import { wordAt, type LetterClause, type LetterSentence, type LetterWord } from './letter-clauses.ts';
import type { LetterGrammar } from './letter-grammar.ts';

type Found = Pick<LetterAdvice, 'kind' | 'better' | 'because'> & { readonly words: readonly LetterWord[] };

/** Articles that don't fit a noun whose article is known, and nouns that stand without one (JDG-08). */
export function articleAdvice(sentence: LetterSentence, grammar: LetterGrammar): readonly LetterAdvice[] {
  return sentence.clauses.flatMap((clause) =>
    [...wrongArticles(clause, grammar), ...missingArticles(clause, sentence, grammar)].flatMap(
      ({ words, ...found }) => {
        const [first, last] = [words[0], words.at(-1)];
        if (first === undefined || last === undefined) return [];
        const place = sentence.text.slice(first.start, last.end);
        return { ...found, sentence: sentence.text, start: sentence.start + first.start, place };
      },
    ),
  );
}

/** Words that go with a noun of one article, and the same for the other. */
const PAIRS: readonly (readonly [ofDe: string, ofHet: string])[] = [
  ['de', 'het'],
  ['deze', 'dit'],
  ['die', 'dat'],
  ['onze', 'ons'],
  ['elke', 'elk'],
  ['iedere', 'ieder'],
  ['welke', 'welk'],
];
/** They are also something else than an article: *het is tijd*, *hij gaf ons koffie*, *ik denk dat koffie …* */
const UNSURE = new Set(['het', 'die', 'dat', 'ons', 'dit']);
/** Behind *het is*, *het wordt* and their like it is no article. */
const COPULAS = /^(?:is|was|wordt|werd|blijft|lijkt|zijn|waren|heeft|had|doet|kost|geeft)$/;
/** *het spijt me*, *dat doet pijn*, *het bos* and *de bos* bloemen */
const NEVER = new Set('pijn spijt bos nummer'.split(' '));
/** `het is tijd`, `als het zomer is` */
const TIMES = new Set(
  'zomer winter herfst lente tijd vakantie pauze feest ramadan nacht dag avond ochtend middag school oorlog'.split(
    ' ',
  ),
);

function wrongArticles({ words, joint }: LetterClause, grammar: LetterGrammar): readonly Found[] {
  return words.flatMap((word, place) => {
    const pair = PAIRS.find((both) => both.includes(word.word));
    if (pair === undefined) return [];
    const isOfHet = word.word === pair[1];
    const adjectives = isInflected(words[place + 1]?.word, words[place + 2]?.word, grammar) ? 1 : 0;
    const noun = words[place + 1 + adjectives];
    if (noun === undefined || articleOf(noun.word, grammar) !== (isOfHet ? 'de' : 'het')) return [];
    if (isUnsure(words, place, { joint, noun: noun.word, isBehindVerb: grammar.isFinite(words, place - 1) }))
      return [];
    if (UNSURE.has(word.word) && grammar.fits('hij', noun.word)) return [];
    const right = isOfHet ? pair[0] : pair[1];
    const part = words.slice(place, place + 2 + adjectives);
    return {
      kind: 'article' as const,
      words: part,
      better: [like(word.text, right), ...part.slice(1).map(({ text }) => text)].join(' '),
      because: noun.text,
    };
  });
}

interface Around {
  readonly joint: string | null;
  readonly noun: string;
  readonly isBehindVerb: boolean;
}

/** Whether a word may not belong to the noun behind it. */
function isUnsure(words: readonly LetterWord[], place: number, around: Around): boolean {
  const [word, before] = [wordAt(words, place), wordAt(words, place - 1)];
  const { noun, joint, isBehindVerb } = around;
  if (NEVER.has(noun)) return true;
  if (!UNSURE.has(word)) return false;
  const isFirst = place === 0 && joint === null;
  if (word === 'ons') return !isFirst && !/^(?:in|naar|uit|van|voor|op)$/.test(before);
  if (PREPOSITIONS.has(before)) return false;
  if (word === 'het') return isSaidOfTime(words, place, around);
  // *de man die water drinkt*: behind a noun it belongs to that.
  return word === 'die' && place > 0 ? !isBehindVerb : !isFirst;
}

/** `het is tijd`, `als het zomer is` */
function isSaidOfTime(words: readonly LetterWord[], place: number, { joint, noun }: Around): boolean {
  const isCopied = joint !== null && place === 0 && COPULAS.test(wordAt(words, place + 2));
  return TIMES.has(noun) || TIME_NOUNS.has(noun) || COPULAS.test(wordAt(words, place - 1)) || isCopied;
}

/** The one article of a singular noun; null where it has both or is not known. */
function articleOf(noun: string, grammar: LetterGrammar): 'de' | 'het' | null {
  const facts = grammar.lexicon.noun(noun);
  if (facts === undefined) return /\p{L}{3,}(?:tje|pje|kje|etje)$/u.test(noun) ? 'het' : null;
  if (facts.isPlural || facts.articles.size !== 1 || OF_BOTH_ARTICLES.has(noun) || facts.other === noun)
    return null;
  return [...facts.articles][0] ?? null;
}

/** An adjective between an article and its noun. */
function isInflected(word: string | undefined, next: string | undefined, grammar: LetterGrammar): boolean {
  if (word === undefined || next === undefined || grammar.lexicon.noun(next) === undefined) return false;
  return (
    word.endsWith('e') &&
    grammar.lexicon.noun(word) === undefined &&
    (grammar.lexicon.adjective(word) !== undefined ||
      /^(?:hele|eerste|tweede|laatste|volgende|vorige|andere|zelfde)$/.test(word))
  );
}

/** A word with a capital where its model has one. */
export const like = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** One goes with them: `met de bus`. */
const VEHICLES = setOf('bus trein auto fiets tram metro boot taxi vliegtuig scooter');
/** One is in them or goes to them, and always says which: `naar de dokter`. */
const PLACES = setOf(
  'park supermarkt winkel ziekenhuis bibliotheek markt dokter huisarts tandarts apotheek kerk moskee station restaurant buurt stad dorp flat kamer keuken tuin bank politie receptie kapper bakker slager sportschool zwembad feest vergadering badkamer woonkamer slaapkamer balkon kantine wijk centrum strand bioscoop museum hotel camping gemeente postkantoor gemeentehuis fabriek haven bus trein auto lift speeltuin bakkerij cafe theater hotel straat',
);
/** Of one of them one says *een*, *de* or whose. */
const THINGS = setOf(
  'afspraak vraag probleem auto fiets huis woning baan hond kat brief formulier telefoon computer laptop kamer cursus rijbewijs paspoort kaartje tas jas boek feest vriend vriendin buurman buurvrouw monteur rekening bon collega zoon dochter broer zus baby kind tuin keuken badkamer bank tafel stoel bed lamp lift verwarming deur sleutel cadeau buurt straat winkel dokter dag week boodschap pakje bestelling e-mail bericht foto idee plan oplossing monteur oppas klacht abonnement uitnodiging',
);
/** People say them without an article. */
const WITHOUT = new Set([
  'naar school',
  'op school',
  'in bed',
  'naar bed',
  'op straat',
  'met school',
  'bij school',
  'op bed',
  'naar kantine',
  'op park',
  'op feest',
  'op bank',
  'naar straat',
]);
const TAKING =
  /^(?:heb|hebt|heeft|hebben|had|koop|koopt|kopen|zoek|zoekt|zoeken|maak|maakt|maken|krijg|krijgt|krijgen|huur|huurt|huren|wil|wilt|willen|schrijf|schrijft|neem|neemt|stuur|stuurt|zie|ziet)$/;
const BETWEEN =
  /^(?:ik|u|je|jij|wij|we|hij|zij|ze|jullie|graag|ook|nu|nog|al|vandaag|morgen|dan|daar|hier|wel|snel)$/;
/** Behind these it is part of a fixed phrase: `auto rijden`, `afspraak maken` is not. */
const FIXED = /^(?:rijden|gereden|en|of|,)$/;

function missingArticles(
  clause: LetterClause,
  sentence: LetterSentence,
  grammar: LetterGrammar,
): readonly Found[] {
  const { words } = clause;
  return words.flatMap((noun, place) => {
    const before = words[place - 1];
    const isName = /^\p{Lu}/u.test(noun.text) && place > 0;
    if (isName || isListed(words, place, sentence)) return [];
    if (before === undefined) {
      const isStart = clause === sentence.clauses[0] && clause.joint === null;
      return isStart && isBareSubject(words, grammar) ? [bare(words.slice(0, 2), noun)] : [];
    }
    if (WITHOUT.has(`${before.word} ${noun.word}`)) return [];
    return isPlace(words, place) || isTaken(words, place, grammar) ? [bare([before, noun], noun)] : [];
  });
}

const bare = (words: readonly LetterWord[], noun: LetterWord): Found => ({
  kind: 'no-article',
  words,
  better: null,
  because: noun.text,
});

/** `Verwarming is kapot.` */
function isBareSubject(words: readonly LetterWord[], grammar: LetterGrammar): boolean {
  return THINGS.has(wordAt(words, 0)) && grammar.isFinite(words, 1) && grammar.fits('hij', wordAt(words, 1));
}

/** `met bus`, `naar dokter`; with a name behind it a place may go without: *op station Utrecht*. */
function isPlace(words: readonly LetterWord[], place: number): boolean {
  const [before, noun] = [wordAt(words, place - 1), wordAt(words, place)];
  if (before === 'met') return VEHICLES.has(noun);
  const isThere = /^(?:in|naar|bij|uit|vanuit|op|van)$/.test(before) && PLACES.has(noun);
  return isThere && !/^[\p{Lu}\d]/u.test(words[place + 1]?.text ?? '');
}

/** `met bus, trein of metro` */
function isListed(words: readonly LetterWord[], place: number, { text }: LetterSentence): boolean {
  const [noun, next] = [words[place], words[place + 1]];
  return text.charAt(noun?.end ?? 0) === ',' || next?.word === 'en' || next?.word === 'of';
}

/** `Ik heb afspraak`, `ik wil graag fiets kopen` */
function isTaken(words: readonly LetterWord[], place: number, grammar: LetterGrammar): boolean {
  if (!THINGS.has(wordAt(words, place)) || FIXED.test(wordAt(words, place + 1))) return false;
  // *je fiets* has what stands for its article.
  if (/^(?:je|jullie)$/.test(wordAt(words, place - 1))) return false;
  let from = place - 1;
  while (from > 0 && BETWEEN.test(wordAt(words, from))) from -= 1;
  return TAKING.test(wordAt(words, from)) && grammar.isFinite(words, from);
}
