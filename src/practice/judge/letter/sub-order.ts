import { ARTICLES, POSSESSIVES, PREPOSITIONS } from '#practice/judge/closed-words.ts';
import { subjectAndVerb, turned, type Found } from './clause-parts.ts';
import { QUESTION_WORDS, wordAt, type LetterClause, type LetterWord } from './letter-clauses.ts';
import type { LetterGrammar } from './letter-grammar.ts';

/** `omdat ik heb een vraag`: the verb right behind its subject, with more behind it than may follow. */
export function inSubordinate(
  { words, joint }: LetterClause,
  isSentenceStart: boolean,
  grammar: LetterGrammar,
): Found | null {
  if (joint !== null && QUESTION_WORDS.has(joint)) return inQuestion(joint, words, grammar);
  const [subject, verb] = subjectAndVerb(words, grammar);
  if (subject === null || verb === null) return null;
  const place = subject.length;
  const rest = words.slice(place + 1);
  const next = rest.findIndex(
    ({ word }, at) => grammar.isFinite(words, place + 1 + at) && !grammar.isLoneVerb(word),
  );
  if (next >= 0) return isSentenceStart && next === 1 ? withoutComma(rest, grammar) : null;
  if (rest.length === 0 || mayFollow(verb, rest, grammar)) return null;
  const moved = [...subject, ...lastMoved(verb, rest, grammar)].map(({ text }) => text);
  return {
    kind: 'verb-last',
    words: [...subject, verb, ...rest],
    better: `${joint ?? ''} ${moved.join(' ')}`,
    because: joint,
  };
}

/** `Als ik ziek ben ik blijf thuis`: without a comma it is the next clause. */
function withoutComma(rest: readonly LetterWord[], grammar: LetterGrammar): Found | null {
  const [subject, verb] = rest;
  if (subject === undefined || verb === undefined || grammar.subject(subject.word) === null) return null;
  return grammar.fits(subject.word, verb.word) ? turned([subject], verb, [], grammar) : null;
}

/** The parts of a clause with its verb at the end, before an infinitive or a participle that closes it. */
function lastMoved(
  verb: LetterWord,
  rest: readonly LetterWord[],
  grammar: LetterGrammar,
): readonly LetterWord[] {
  const closing = rest.findIndex(
    ({ word }) => grammar.isLoneVerb(word) && grammar.lexicon.noun(word) === undefined,
  );
  return closing < 0 ? [...rest, verb] : [...rest.slice(0, closing), verb, ...rest.slice(closing)];
}

/** Verbs with a preposition of their own, which people say behind the verb: `omdat ik hou van muziek`. */
const WITH_PREPOSITION =
  /^(?:wacht\w*|hou\w*|denk\w*|praat|praten|luister\w*|kijk\w*|zorg\w*|zoek\w*|begint|beginnen|gaat?|lijkt|geloof\w*)$/;

/** Whether the verb has all behind it that may stand there: other verbs, and a part with a preposition. */
function mayFollow(verb: LetterWord, rest: readonly LetterWord[], grammar: LetterGrammar): boolean {
  const cluster = rest.findIndex(
    ({ word }) => !grammar.isLoneVerb(word) && word !== 'te' && word !== 'aan' && word !== 'het',
  );
  if (cluster < 0) return true;
  const [after] = rest.slice(cluster);
  if (after === undefined || !PREPOSITIONS.has(after.word)) return false;
  if (cluster > 0) return true;
  // `omdat ik werk in Utrecht` is how learners say it, `omdat ik wacht op de bus` how everybody does.
  return WITH_PREPOSITION.test(verb.word) || !/^(?:in|naar|bij|met|op|voor|uit|aan)$/.test(after.word);
}

/** `hoeveel kost het`, `waar is het station` inside a sentence. */
function inQuestion(joint: string, words: readonly LetterWord[], grammar: LetterGrammar): Found | null {
  const size = /^(?:laat|lang|veel|vaak|duur|oud|groot|ver)$/.test(wordAt(words, 0)) ? 1 : 0;
  const verb = words[size];
  const rest = words.slice(size + 1);
  if (verb === undefined || !isAskedVerb(joint, verb.word, grammar) || !beginsWithSubject(rest, grammar))
    return null;
  if (rest.some((_, at) => at > 0 && grammar.isFinite(words, size + 1 + at))) return null;
  return {
    kind: 'verb-last',
    words: [...words.slice(0, size), verb, ...rest],
    better: `${joint} ${[...words.slice(0, size), ...rest, verb].map(({ text }) => text).join(' ')}`,
    because: joint,
  };
}

/** Not `hoeveel stroom`, `welke kost` */
function isAskedVerb(joint: string, word: string, grammar: LetterGrammar): boolean {
  if (joint === 'welke' || joint === 'welk') return false;
  if (joint === 'hoeveel' && grammar.lexicon.noun(word) !== undefined) return false;
  return grammar.canBeFinite(word) && !grammar.lexicon.verbs.isInfinitive(word);
}

function beginsWithSubject(words: readonly LetterWord[], grammar: LetterGrammar): boolean {
  const first = wordAt(words, 0);
  return grammar.subject(first) !== null || ARTICLES.has(first) || POSSESSIVES.has(first);
}
