import { ARTICLES, DETERMINERS, PREPOSITIONS, TIME_NOUNS } from '#practice/judge/closed-words.ts';
import { like } from './article-advice.ts';
import type { LetterAdvice } from './letter-advice.ts';
import { wordAt, type LetterClause, type LetterSentence, type LetterWord } from './letter-clauses.ts';
import type { LetterGrammar, Subject } from './letter-grammar.ts';

interface Found {
  readonly words: readonly LetterWord[];
  readonly better: string | null;
  readonly because: string;
}

/** Verbs whose form doesn't fit their subject: *-t* and *-d*, one or more persons (JDG-08). */
export function formAdvice(sentence: LetterSentence, grammar: LetterGrammar): readonly LetterAdvice[] {
  return sentence.clauses.flatMap((clause) => {
    const found = [
      ...behindSubject(clause, grammar),
      ...beforeSubject(clause, grammar),
      ...asParticiple(clause, grammar),
    ];
    return found.slice(0, 1).flatMap(({ words, better, because }) => {
      const [first, last] = [words[0], words.at(-1)];
      if (first === undefined || last === undefined) return [];
      return {
        kind: 'verb-form' as const,
        sentence: sentence.text,
        start: sentence.start + first.start,
        place: sentence.text.slice(first.start, last.end),
        better,
        because,
      };
    });
  });
}

/** `ik gaat`, `hij vind`, `mijn zoon werk` */
function behindSubject({ words, kind }: LetterClause, grammar: LetterGrammar): readonly Found[] {
  const noun = nounFirst(words, kind, grammar);
  if (noun !== null) return [noun];
  const place = words.findIndex((word, at) => {
    const before = wordAt(words, at - 1);
    const isOpen = !grammar.canBeFinite(before) && !/^(?:en|of|dan|als|met)$/.test(before);
    return isOpen && personOf(word, at === 0, grammar) !== null && !isOther(words, at + 1, kind, grammar);
  });
  const [word, verb] = [words[place], words[place + 1]];
  const subject = word === undefined ? null : personOf(word, place === 0, grammar);
  if (word === undefined || verb === undefined || subject === null) return [];
  return misfit(word, verb, subject, grammar);
}

/** A subject with a verb that doesn't fit it. */
function misfit(
  word: LetterWord,
  verb: LetterWord,
  subject: Subject,
  grammar: LetterGrammar,
): readonly Found[] {
  if (grammar.fits(subject, verb.word)) return [];
  const better = asPresent(subject, verb.word, grammar) ?? grammar.formFor(subject, verb.word);
  if (better === null || better === verb.word) return [];
  return [{ words: [word, verb], better: `${word.text} ${better}`, because: word.text }];
}

/** *je*, *u* and *jullie* are only surely the subject where a clause begins. */
function personOf({ word }: LetterWord, isFirst: boolean, grammar: LetterGrammar): Subject | null {
  if (word === 'het' || word === 'er') return null;
  return isFirst || grammar.isOnlySubject(word) ? grammar.subject(word) : null;
}

/** Whether the word behind a subject is not its verb: an adverb, or a noun before the verb that closes the clause. */
function isOther(
  words: readonly LetterWord[],
  place: number,
  kind: LetterClause['kind'],
  grammar: LetterGrammar,
): boolean {
  const word = wordAt(words, place);
  if (!grammar.lexicon.verbs.isFinite(word) && !grammar.lexicon.verbs.isParticiple(word)) return true;
  if (word === 'zijn' && /^i?e(?:der|ma|nie)/.test(wordAt(words, place - 1))) return true;
  if (grammar.isAdverb(word) || grammar.lexicon.adjective(word) !== undefined) return true;
  const later = words.slice(place + 1).some((_, at) => grammar.isFinite(words, place + 1 + at));
  const isLoneParticiple = !grammar.lexicon.verbs.isFinite(word);
  return later && (kind !== 'main' || isLoneParticiple || grammar.lexicon.noun(word) !== undefined);
}

/** `mijn zoon werk`, `de kinderen speelt` */
function nounFirst(
  words: readonly LetterWord[],
  kind: LetterClause['kind'],
  grammar: LetterGrammar,
): Found | null {
  const place = placeOfVerb(words, grammar);
  const [noun, verb] = [words[place - 1], words[place]];
  if (place === 0 || noun === undefined || verb === undefined) return null;
  if (isOther(words, place, kind, grammar) || !isSubjectFirst(words, place, grammar)) return null;
  // `Een huis kopen is duur.`
  if (wordAt(words, 0) === 'een' && grammar.lexicon.verbs.isInfinitive(verb.word)) return null;
  const facts = grammar.lexicon.noun(noun.word);
  // Some words have one form only: *de buren*, *de hersenen*.
  const isPlural = facts?.isPlural === true || facts?.other === noun.word;
  return misfit(noun, verb, isPlural ? 'wij' : 'hij', grammar)[0] ?? null;
}

/** Where the verb behind an article and its noun stands; 0 where a clause doesn't begin so. */
function placeOfVerb(words: readonly LetterWord[], grammar: LetterGrammar): number {
  if (!DETERMINERS.has(wordAt(words, 0))) return 0;
  if (grammar.lexicon.noun(wordAt(words, 1)) !== undefined) return 2;
  const isAdjective = grammar.lexicon.adjective(wordAt(words, 1)) !== undefined;
  return isAdjective && grammar.lexicon.noun(wordAt(words, 2)) !== undefined ? 3 : 0;
}

/** Not `deze brief krijg je`, where the subject comes behind the verb, and not `een huis kopen`. */
function isSubjectFirst(words: readonly LetterWord[], place: number, grammar: LetterGrammar): boolean {
  const [noun, verb, next] = [words[place - 1], words[place], words[place + 1]];
  if (noun === undefined || verb === undefined || next === undefined || TIME_NOUNS.has(noun.word))
    return false;
  const isNoun = grammar.lexicon.noun(verb.word) !== undefined && verb.word !== 'werk';
  const isSubject =
    grammar.subject(next.word) !== null || DETERMINERS.has(next.word) || /^\p{Lu}/u.test(next.text);
  const isBare = grammar.lexicon.noun(next.word)?.isPlural === true && !verb.word.endsWith('t');
  return !isNoun && (!isSubject || next.word === 'een' || next.word === 'geen') && !isBare;
}

/** `hij betaald`: a participle where the present stands. */
function asPresent(subject: Subject, word: string, grammar: LetterGrammar): string | null {
  const forms = grammar.lexicon.verbs.formsOf(word);
  if (!forms.every(({ form }) => form === 'participle') || !word.endsWith('d')) return null;
  const present = forms[0]?.verb.hij;
  if (present !== `${word.slice(0, -1)}t`) return null;
  return subject === 'hij' || subject === 'jij' || subject === 'u' ? present : null;
}

/** `vindt jij`, `gaat wij`, `heb hij` */
function beforeSubject({ words, kind, joint }: LetterClause, grammar: LetterGrammar): readonly Found[] {
  if (kind !== 'main') return [];
  const place = words.findIndex((_, at) => grammar.isFinite(words, at));
  const [verb, subject, next] = [words[place], words[place + 1], words[place + 2]];
  if (verb === undefined || subject === undefined) return [];
  if (words.slice(0, place).some(({ word }) => grammar.subject(word) !== null && word !== 'er')) return [];
  if (!isSurelyBehind(verb, subject, { next, isFirst: place === 0 && joint === null, grammar })) return [];
  const who = grammar.subject(subject.word);
  if (who === null || grammar.fits(who, verb.word, true)) return [];
  const better = grammar.formFor(who, verb.word, true);
  if (better === null || better === verb.word) return [];
  return [
    { words: [verb, subject], better: `${like(verb.text, better)} ${subject.text}`, because: subject.text },
  ];
}

/** *je* may belong to the noun behind it (`vindt je broer`), *u* to a request (`meld u aan`). */
function isSurelyBehind(
  verb: LetterWord,
  { word }: LetterWord,
  { next, isFirst, grammar }: { next: LetterWord | undefined; isFirst: boolean; grammar: LetterGrammar },
): boolean {
  if (grammar.isOnlySubject(word)) return true;
  if (word === 'u') return /^(?:heb|ben|kun|ga|moeten|kunnen|hebben|gaan|willen)$/.test(verb.word);
  if (word !== 'je' || !isFirst) return false;
  return (
    next === undefined ||
    grammar.isAdverb(next.word) ||
    PREPOSITIONS.has(next.word) ||
    ARTICLES.has(next.word)
  );
}

const HELPERS = /^(?:heb|hebt|heeft|hebben|ben|bent|is|zijn|had|hadden|word|wordt|worden)$/;

/** `ik heb betaalt`: the present where a participle stands. */
function asParticiple({ words }: LetterClause, grammar: LetterGrammar): readonly Found[] {
  const helper = words.find(({ word }) => HELPERS.test(word));
  const last = words.at(-1);
  if (helper === undefined || last === undefined || !last.word.endsWith('t') || helper === last) return [];
  const participle = `${last.word.slice(0, -1)}d`;
  const isPresent = grammar.lexicon.verbs
    .formsOf(last.word)
    .some(({ verb, form }) => (form === 'hij' || form === 'jij') && verb.participle === participle);
  // *gehaalt* is no word at all.
  const isMisspelled =
    last.word.startsWith('ge') &&
    !grammar.lexicon.isKnown(last.word) &&
    grammar.lexicon.verbs.isParticiple(participle);
  if (!(isPresent || isMisspelled) || grammar.lexicon.verbs.isParticiple(last.word)) return [];
  return [{ words: [last], better: participle, because: helper.text }];
}
