import { ADVERBS, DETERMINERS, PREPOSITIONS, TIME_WORDS } from '#practice/judge/closed-words.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import type { KnownVerb, VerbForm } from '#practice/judge/verb-lexicon.ts';
import { wordAt, type LetterWord } from './letter-clauses.ts';

/** Who does something: what decides on the form of the verb. */
export type Subject = 'ik' | 'jij' | 'u' | 'hij' | 'ze' | 'wij';

const SUBJECTS: Readonly<Record<string, Subject>> = {
  ik: 'ik',
  jij: 'jij',
  je: 'jij',
  u: 'u',
  hij: 'hij',
  het: 'hij',
  men: 'hij',
  iedereen: 'hij',
  iemand: 'hij',
  niemand: 'hij',
  zij: 'ze',
  ze: 'ze',
  er: 'ze',
  wij: 'wij',
  we: 'wij',
  jullie: 'wij',
};

/** They are never anything but a subject. */
const ONLY_SUBJECTS = new Set('ik jij hij wij we'.split(' '));

const FORMS: Readonly<Record<Subject, readonly VerbForm['form'][]>> = {
  ik: ['ik', 'past'],
  jij: ['jij', 'past'],
  u: ['jij', 'hij', 'past'],
  hij: ['hij', 'past'],
  ze: ['hij', 'past', 'plural', 'past-plural'],
  wij: ['plural', 'past-plural'],
};

/** With *jij* and *u* their short form is right, too. */
const LOOSE = new Set('kunnen willen zullen mogen'.split(' '));

/** Words that look like forms of verbs and mostly are none. */
const NO_VERBS = new Set(
  'weer laat open pas net mist arm vrij best druk lang kort koud vast over uit bij aan zijn graag even mee last eens bang vaak dicht voor tegen stil los recht mijn water regen thuis werk vrede deel'.split(
    ' ',
  ),
);

/** What can be said of the words of a letter, one by one. */
export class LetterGrammar {
  readonly lexicon: Lexicon;

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  subject(word: string | undefined): Subject | null {
    return word === undefined ? null : (SUBJECTS[word] ?? null);
  }

  isOnlySubject(word: string): boolean {
    return ONLY_SUBJECTS.has(word);
  }

  /** Whether a word can be a finite verb by itself, whatever stands round it. */
  canBeFinite(word: string): boolean {
    return this.lexicon.verbs.isFinite(word);
  }

  /** Whether a word is a finite verb in its place: *zijn werk* and *de les* are none. */
  isFinite(words: readonly LetterWord[], place: number): boolean {
    const word = wordAt(words, place);
    if (!this.canBeFinite(word)) return false;
    if (place <= 0) return place === 0;
    const before = wordAt(words, place - 1);
    if (this.#isNoun(before, word) || before === 'te') return false;
    const isMostlyOther = NO_VERBS.has(word) || this.lexicon.adjective(word) !== undefined;
    return !isMostlyOther || word === 'zijn' || this.fits(before, word);
  }

  /** Whether the word before makes it a noun: `je werk`, `op reis`, `lekker eten`. */
  #isNoun(before: string, word: string): boolean {
    if (/^(?:je|jullie|het)$/.test(before)) return !this.fits(before, word);
    if (DETERMINERS.has(before)) return SUBJECTS[before] === undefined;
    const isKnown = this.lexicon.noun(word) !== undefined;
    return isKnown && (PREPOSITIONS.has(before) || this.lexicon.adjective(before) !== undefined);
  }

  /** Whether a verb has the form that its subject wants. */
  fits(subject: string, word: string, isBehind = false): boolean {
    const who = SUBJECTS[subject];
    if (who === undefined) return false;
    const forms = FORMS[who];
    return this.lexicon.verbs.formsOf(word).some(({ form, verb }) => {
      if (LOOSE.has(verb.infinitive) && form === 'ik' && (who === 'jij' || who === 'u')) return true;
      return who === 'jij' && isBehind ? form === 'ik' || form === 'past' : forms.includes(form);
    });
  }

  /** The form of the same verb that a subject wants; null where more than one verb is possible. */
  formFor(subject: Subject, word: string, isBehind = false): string | null {
    const forms = this.lexicon.verbs.formsOf(word);
    const verbs = new Set(forms.map(({ verb }) => verb.infinitive));
    const verb = forms[0]?.verb;
    if (verb === undefined || verbs.size !== 1) return null;
    if (forms[0]?.form === 'past') return subject === 'wij' ? verb.pastPlural : null;
    if (forms[0]?.form === 'past-plural') return verb.past;
    return this.#present(verb, subject, isBehind);
  }

  /** An infinitive or a participle: what may follow the finite verb at the end of a clause. */
  isLoneVerb(word: string): boolean {
    return (
      this.lexicon.verbs.isInfinitive(word) ||
      this.lexicon.verbs.isParticiple(word) ||
      /^(?:op|af|aan|mee|uit|in|door|terug|weg|schoon|over|na|toe|om|voor)(?:ge|te)?\p{L}{3,}(?:en|d|t)$/u.test(
        word,
      ) ||
      /\p{L}{3,}(?:gaan|komen|doen|staan|nemen|maken|halen|houden|zetten|werken|lopen)$/u.test(word)
    );
  }

  isTime(word: string): boolean {
    return TIME_WORDS.has(word) || TIMES.has(word);
  }

  isAdverb(word: string): boolean {
    return ADVERBS.has(word) || TIME_WORDS.has(word) || TIMES.has(word);
  }

  #present({ ik, jij, hij, infinitive }: KnownVerb, subject: Subject, isBehind: boolean): string {
    switch (subject) {
      case 'ik':
        return ik;
      case 'jij':
        return isBehind ? ik : jij;
      case 'u':
        return infinitive === 'hebben' ? 'heeft' : jij;
      case 'hij':
      case 'ze':
        return hij;
      case 'wij':
        return infinitive;
    }
  }
}

const TIMES = new Set(
  'daarna daarom soms meestal dan eerst misschien helaas nu altijd morgenochtend morgenavond morgenmiddag maandag dinsdag woensdag donderdag vrijdag zaterdag zondag gelukkig later vroeger sindsdien verder natuurlijk eigenlijk toen hier daar thuis overdag buiten binnen'.split(
    ' ',
  ),
);
