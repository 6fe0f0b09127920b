import { TIME_NOUNS, TIME_WORDS, WEEKDAYS } from '#practice/judge/closed-words.ts';
import { withInflection } from '#dutch/adjective-forms.ts';
import { foldText } from '#lib/fold-text.ts';
import { VerbLexicon, type VerbEntry } from '#practice/judge/verb-lexicon.ts';

/** A row of a word list, as far as the judge reads it. */
export interface WordEntry {
  /** Without its article. */
  readonly dutch: string;
  readonly english?: string;
  readonly kind?: string;
  readonly article?: 'de' | 'het';
  readonly plural?: string;
  /** Of a separable verb with its particle behind: `stond op`. */
  readonly past?: string;
  readonly participle?: string;
  readonly comparative?: string;
}

export interface NounFacts {
  readonly articles: ReadonlySet<'de' | 'het'>;
  readonly isPlural: boolean;
  /** Singular for a plural, plural for a singular. */
  readonly other?: string;
}

/** One sense of a word of the lists. */
export interface Meaning {
  readonly kind: string;
  /** As it stands in the lists. */
  readonly english: string;
  /** Its words that say something, without their endings. */
  readonly words: readonly string[];
}

/** What is known of words: how they are bent, what means the same. */
export class Lexicon {
  readonly verbs: VerbLexicon;
  readonly #nouns = new Map<string, NounFacts>();
  readonly #adjectives = new Map<string, string>();
  readonly #inflected = new Map<string, string>();
  readonly #words = new Set<string>();
  readonly #meanings = new Map<string, Set<string>>();
  readonly #glosses = new Map<string, { readonly gloss: string; readonly group: string }[]>();
  readonly #byGloss = new Map<string, string[]>();
  readonly #byEnglish = new Map<string, string[]>();
  readonly #senses = new Map<string, Meaning[]>();

  constructor(words: readonly WordEntry[] = [], verbs: readonly VerbEntry[] = []) {
    this.verbs = new VerbLexicon([...verbs, ...words.flatMap(verbEntries)]);
    for (const word of words) {
      this.#add(word);
      for (const gloss of glossesOf(word.english ?? ''))
        this.#byEnglish.set(gloss, [...(this.#byEnglish.get(gloss) ?? []), word.dutch]);
    }
    this.#mean(words);
    for (const word of words) {
      this.#gloss(word);
      this.#sense(word);
    }
  }

  noun(word: string): NounFacts | undefined {
    return this.#nouns.get(word);
  }

  /** The adjective without -e of which the word is a form. */
  adjective(word: string): string | undefined {
    return this.#adjectives.get(word) ?? (this.#inflected.has(word) ? word : undefined);
  }

  isKnown(word: string): boolean {
    if (WEEKDAYS.has(word.replace(/s$/, ''))) return true;
    return this.#words.has(word) || this.verbs.formsOf(word).length > 0 || this.#adjectives.has(word);
  }

  /** All words of the lists, as they are compared. */
  words(): ReadonlySet<string> {
    return this.#words;
  }

  /** What a noun, an adjective or a word for a time of the lists means, in any form of it; none where that isn't known. */
  meaningsOf(word: string): readonly Meaning[] {
    const noun = this.#nouns.get(word);
    const base = noun?.isPlural === true ? noun.other : this.#adjectives.get(word);
    return this.#senses.get(word) ?? this.#senses.get(base ?? '') ?? [];
  }

  /** The words of the lists that an English word stands next to. */
  dutchFor(english: string): readonly string[] {
    return this.#byEnglish.get(english) ?? [];
  }

  /** Other words that mean the same in the same form; of nouns also those that share a meaning which stands in the English. */
  synonyms(word: string, english = ''): readonly string[] {
    const glosses = this.#glosses.get(word) ?? [];
    const shared = glosses
      .filter(({ gloss }) => hasGloss(english, gloss))
      .flatMap(({ group }) => this.#byGloss.get(group) ?? []);
    const own = [...(this.#meanings.get(word) ?? []), ...shared].filter((other) => other !== word);
    if (own.length > 0) return own;
    const base = this.#adjectives.get(word);
    const meant = base === undefined ? [] : [...(this.#meanings.get(base) ?? [])];
    return meant.flatMap((other) => this.#inflected.get(other) ?? []);
  }

  #add({ dutch, kind, article, plural, comparative }: WordEntry): void {
    const word = foldText(dutch);
    this.#words.add(word);
    if (kind === 'noun' && article !== undefined) {
      const many = plural === undefined ? undefined : foldText(plural);
      this.#noun(word, { articles: new Set([article]), isPlural: false, ...(many && { other: many }) });
      if (many && many !== word) {
        this.#words.add(many);
        this.#noun(many, { articles: new Set(['de']), isPlural: true, other: word });
      }
    }
    if (kind === 'adjective') {
      const inflected = foldText(withInflection(dutch));
      this.#inflected.set(word, inflected);
      this.#adjectives.set(inflected, word);
      if (comparative !== undefined && comparative !== '') this.#words.add(foldText(comparative));
    }
  }

  #sense({ dutch, english = '', kind = '' }: WordEntry): void {
    const isTime = kind === 'adverb' && TIME_WORDS.has(foldText(dutch));
    if (!(isTime || SAYING.test(kind)) || dutch.includes(' ') || english === '') return;
    const words = (english.toLowerCase().match(/[a-z]{3,}/g) ?? [])
      .filter((one) => !SAYS_NOTHING.test(one))
      .map(stemOf);
    const word = foldText(dutch);
    this.#senses.set(word, [...(this.#senses.get(word) ?? []), { kind, english, words }]);
  }

  #gloss({ dutch, english = '', kind, article }: WordEntry): void {
    const word = foldText(dutch);
    if (kind !== 'noun' || dutch.includes(' ') || TIME_NOUNS.has(word) || SPECIAL.test(english)) return;
    // Only with all its meanings: *abonnement* is more than a contract, and *toets* more than a key.
    const glosses = glossesOf(english);
    const group = [article ?? '', ...glosses.toSorted()].join('/');
    for (const gloss of glosses)
      this.#glosses.set(word, [...(this.#glosses.get(word) ?? []), { gloss, group }]);
    this.#byGloss.set(group, [...(this.#byGloss.get(group) ?? []), word]);
  }

  #noun(word: string, facts: NounFacts): void {
    const known = this.#nouns.get(word);
    this.#nouns.set(
      word,
      known === undefined ? facts : { ...known, articles: new Set([...known.articles, ...facts.articles]) },
    );
  }

  /** Nouns of one article, and adjectives, with the same English. Small words with the same English are no synonyms: *op* and *aan*. */
  #mean(words: readonly WordEntry[]): void {
    const groups = new Map<string, string[]>();
    for (const { dutch, english = '', kind, article } of words) {
      if ((kind !== 'noun' && kind !== 'adjective') || dutch.includes(' ') || english === '') continue;
      const key = `${kind} ${article ?? ''} ${english.toLowerCase()}`;
      groups.set(key, [...(groups.get(key) ?? []), foldText(dutch)]);
    }
    for (const group of groups.values())
      for (const word of group) {
        const others = [...(this.#meanings.get(word) ?? []), ...group.filter((other) => other !== word)];
        if (others.length > 0) this.#meanings.set(word, new Set(others));
      }
  }
}

/** Of small words one is too often as right as another. */
const SAYING = /^(?:noun|adjective|numeral)$/;
const SAYS_NOTHING =
  /^(?:the|and|for|with|from|that|this|one|person|people|something|somebody|small|word|formal|male|female)$/;

/** Near enough to find an English word again in another form of it. */
export const stemOf = (word: string): string =>
  word.replace(/(?:ies|y)$/, 'i').replace(/(?:ing|ed|es|s)$/, '');

/** What stands in brackets makes another thing of it, *letter (of the alphabet)*, but for who and how it is said. */
const SPECIAL = /\((?!(?:wo)?man\b|(?:fe)?male\b|formal|informal|spoken|written)/;

/** `surname / last name` are two meanings; what stands in brackets only explains. */
export function glossesOf(english: string): readonly string[] {
  return english
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .split(/[/,;]/)
    .map((gloss) => gloss.trim().replace(/^(?:to|the|an?) /, ''))
    .filter((gloss) => gloss !== '');
}

function hasGloss(english: string, gloss: string): boolean {
  return ` ${english.toLowerCase().replace(/[^\p{L}' ]/gu, ' ')} `.includes(` ${gloss} `);
}

function verbEntries({ dutch, kind, past, participle }: WordEntry): readonly VerbEntry[] {
  if (kind !== 'verb' || past === undefined || past === '' || / /.test(dutch.replace(/^zich /, '')))
    return [];
  const [verbPast = '', particle] = past.replace(/ zich\b|\bzich /g, '').split(' ');
  const infinitive = dutch.replace(/^zich /, '');
  const isSplit = particle !== undefined && infinitive.startsWith(particle);
  return [
    {
      infinitive: isSplit ? infinitive.slice(particle.length) : infinitive,
      past: verbPast,
      ...(participle !== undefined &&
        participle !== '' && { participle: isSplit ? participle.slice(particle.length) : participle }),
    },
  ];
}
