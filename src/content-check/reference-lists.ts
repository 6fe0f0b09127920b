import { accepted, readTable, referenceText, type ReferenceTable } from './reference/reference-table.ts';

/** A reference list's verdict on a form: `unknown` where it doesn't have the word, `unsure` where both forms are attested. */
export type Verdict =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong'; readonly expected: string }
  | { readonly kind: 'unsure'; readonly expected: string }
  | { readonly kind: 'unknown' };

/** Public lists of Dutch words, used for checking only; they are never part of the app. */
export interface ReferenceLists {
  readonly article: (noun: string, given: string) => Verdict;
  readonly plural: (noun: string, given: string) => Verdict;
  readonly past: (infinitive: string, given: string) => Verdict;
  readonly participle: (infinitive: string, given: string) => Verdict;
  readonly auxiliary: (infinitive: string, given: string) => Verdict;
  readonly comparative: (adjective: string, given: string) => Verdict;
  readonly plurals: (noun: string) => readonly string[];
  readonly diminutives: (noun: string) => readonly string[];
  /** Past and present forms; those of a separable verb with the particle at the end: `belde op`. */
  readonly verbForms: (infinitive: string) => readonly string[];
  readonly participles: (infinitive: string) => readonly string[];
  readonly comparatives: (adjective: string) => readonly string[];
  /** Comparative, superlative and the form with -e. */
  readonly adjectiveForms: (adjective: string) => readonly string[];
  /** Rank in the list of the most frequent word forms, from 1; undefined beyond 10,000. */
  readonly frequencyRank: (form: string) => number | undefined;
  readonly formsByFrequency: readonly string[];
  /** The nouns, infinitives and adjectives with this form; a word is a form of itself. */
  readonly wordsWithForm: (form: string) => readonly string[];
}

/** The text of each list: tab-separated, the first line names the columns. */
export interface ReferenceTexts {
  readonly articles: string;
  readonly plurals: string;
  readonly diminutives: string;
  readonly verbs: string;
  readonly adjectives: string;
  readonly frequencies: string;
}

const RIGHT: Verdict = { kind: 'right' };
const UNKNOWN: Verdict = { kind: 'unknown' };
/** Shorter ends of a compound are too often not a word on their own. */
const MIN_HEAD_LENGTH = 5;

export function loadReferenceLists(): ReferenceLists {
  return readReferenceLists({
    articles: referenceText('nouns-article.tsv'),
    plurals: referenceText('nouns-plural.tsv'),
    diminutives: referenceText('nouns-diminutive.tsv'),
    verbs: referenceText('verbs.tsv'),
    adjectives: referenceText('adjectives.tsv'),
    frequencies: referenceText('freq-top10k.tsv'),
  });
}

export function readReferenceLists(texts: ReferenceTexts): ReferenceLists {
  const articles = readTable(texts.articles);
  const plurals = readTable(texts.plurals);
  const diminutives = readTable(texts.diminutives);
  const verbs = readTable(texts.verbs);
  const adjectives = readTable(texts.adjectives);
  const frequencies = new Map(
    [...readTable(texts.frequencies, 1)].map(([word, row]) => [word, Number(row[0])]),
  );
  const pluralsOf = (noun: string) => {
    const head = headIn(plurals, noun);
    const front = noun.slice(0, noun.length - (head?.length ?? 0));
    return head === undefined ? [] : accepted(plurals, head, 1).map((plural) => front + plural);
  };
  return {
    article: (noun, given) => judgeArticle(articles, noun, given),
    plural: (noun, given) => judgeMembership(pluralsOf(noun), given),
    past: (infinitive, given) => judgeMembership(accepted(verbs, infinitive, 1, 5), given),
    participle: (infinitive, given) => judgeMembership(accepted(verbs, infinitive, 2), given),
    auxiliary: (infinitive, given) => judgeAuxiliary(verbs.get(infinitive), given),
    comparative: (adjective, given) => judgeMembership(accepted(adjectives, adjective, 1), given),
    plurals: pluralsOf,
    diminutives: (noun) => accepted(diminutives, noun, 1),
    verbForms: (infinitive) => accepted(verbs, infinitive, 1, 5, 6, 7),
    participles: (infinitive) => accepted(verbs, infinitive, 2),
    comparatives: (adjective) => accepted(adjectives, adjective, 1),
    adjectiveForms: (adjective) => accepted(adjectives, adjective, 1, 2, 3),
    frequencyRank: (form) => frequencies.get(form),
    formsByFrequency: [...frequencies.keys()],
    wordsWithForm: wordFinder([
      { table: articles, places: [] },
      { table: plurals, places: [1] },
      { table: diminutives, places: [1] },
      { table: verbs, places: [1, 2, 5, 6, 7] },
      { table: adjectives, places: [1, 2, 3] },
    ]),
  };
}

/** Finds words by their forms. The index is built on first use: few callers need it. */
function wordFinder(
  sources: readonly { readonly table: ReferenceTable; readonly places: readonly number[] }[],
): (form: string) => readonly string[] {
  let index: Map<string, Set<string>> | undefined;
  const build = () => {
    const built = new Map<string, Set<string>>();
    const add = (form: string, word: string) => {
      const words = built.get(form);
      if (words) words.add(word);
      else built.set(form, new Set([word]));
    };
    for (const { table, places } of sources) {
      for (const word of table.keys())
        for (const form of [word, ...accepted(table, word, ...places)]) add(form, word);
    }
    return built;
  };
  return (form) => {
    index ??= build();
    return [...(index.get(form) ?? [])];
  };
}

/** The noun itself, or the longest end of a compound that the list knows: `boodschappentas` → `tas` is too short, … */
function headIn(table: ReferenceTable, noun: string): string | undefined {
  if (table.has(noun)) return noun;
  for (let start = 1; start <= noun.length - MIN_HEAD_LENGTH; start += 1) {
    const tail = noun.slice(start);
    if (table.has(tail)) return tail;
  }
  // After a space even a short word is certainly a word.
  const last = noun.split(' ').at(-1);
  return last !== undefined && last !== noun && table.has(last) ? last : undefined;
}

function judgeArticle(articles: ReferenceTable, noun: string, given: string): Verdict {
  const head = headIn(articles, noun);
  const row = head === undefined ? undefined : articles.get(head);
  if (!row) return /(je|tje|pje|etje|kje)$/.test(noun) ? judgeMembership(['het'], given) : UNKNOWN;
  const dominant = row[1] ?? '';
  if (dominant === given) return RIGHT;
  // That the other article occurs somewhere is not enough: nearly everything does (`de weekend`).
  return { kind: dominant === 'both' ? 'unsure' : 'wrong', expected: dominant };
}

function judgeAuxiliary(row: readonly string[] | undefined, given: string): Verdict {
  if (!row) return UNKNOWN;
  const [, , , dominant = '', allowed = ''] = row;
  if (dominant === given) return RIGHT;
  const isUnsure = dominant === 'both' || allowed === 'both' || given === 'both';
  return { kind: isUnsure ? 'unsure' : 'wrong', expected: dominant };
}

function judgeMembership(forms: readonly string[], given: string): Verdict {
  if (forms.length === 0) return UNKNOWN;
  return forms.includes(given) ? RIGHT : { kind: 'wrong', expected: forms.join(' or ') };
}
