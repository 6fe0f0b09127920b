import { PREPOSITIONS, TIME_STARTS, TIME_WORDS, WEEKDAYS } from '#practice/judge/closed-words.ts';
import { frontPart, subjectAndVerb, turned, type Found } from './clause-parts.ts';
import { infinitiveEarly } from './infinitive-order.ts';
import { QUESTION_WORDS, wordAt, type LetterClause, type LetterWord } from './letter-clauses.ts';
import type { LetterGrammar } from './letter-grammar.ts';

/** What may stand alone before a comma and doesn't count as the first part. */
const CALLS = new Set('ja nee sorry oke hallo hoi dag bedankt welkom wacht nou goed'.split(' '));
const MOVABLE_JOINTS = new Set(
  'als wanneer omdat toen terwijl voordat nadat zodra hoewel sinds nu doordat'.split(' '),
);

/** A verb of a main clause that doesn't stand second. */
export function inMain(
  clause: LetterClause,
  before: LetterClause | undefined,
  grammar: LetterGrammar,
): Found | null {
  const skipped = CALLS.has(wordAt(clause.words, 0)) ? 1 : 0;
  const words = clause.words.slice(skipped);
  return (
    afterClause(clause, words, before, grammar) ??
    afterTime(clause, words, before, grammar) ??
    pronounSecond(words, grammar) ??
    nounSecond(words, grammar) ??
    adverbSecond(words, grammar) ??
    (clause.joint === 'want' ? afterWant(words, grammar) : null) ??
    withoutThat(words, grammar) ??
    infinitiveEarly(words, grammar)
  );
}

/** `Als ik ziek ben, ik blijf thuis.` */
function afterClause(
  { joint, stop }: LetterClause,
  words: readonly LetterWord[],
  before: LetterClause | undefined,
  grammar: LetterGrammar,
): Found | null {
  const isFirst = before?.kind === 'sub' && before.stop === null && MOVABLE_JOINTS.has(before.joint ?? '');
  if (!isFirst || joint !== null || stop !== ',' || !beginsSentence(before)) return null;
  const [subject, verb] = subjectAndVerb(words, grammar);
  if (subject === null || verb === null) return null;
  return turned(subject, verb, [], grammar);
}

/** A clause that begins its sentence has its joint as the first word: nothing stood before it. */
function beginsSentence({ words, joint }: LetterClause): boolean {
  const [first] = words;
  return first !== undefined && joint !== null && first.start <= joint.length + 2;
}

/** `Gisteren, ik was ziek.` */
function afterTime(
  { joint, stop }: LetterClause,
  words: readonly LetterWord[],
  before: LetterClause | undefined,
  grammar: LetterGrammar,
): Found | null {
  if (
    joint !== null ||
    stop !== ',' ||
    before?.kind !== 'main' ||
    before.stop !== null ||
    before.joint !== null
  )
    return null;
  const [front] = before.words;
  if (
    front === undefined ||
    !(
      TIME_WORDS.has(front.word) ||
      WEEKDAYS.has(front.word) ||
      PREPOSITIONS.has(front.word) ||
      TIME_STARTS.has(front.word)
    )
  )
    return null;
  if (frontPart(before.words, grammar) !== before.words.length || before.words.length === 0) return null;
  const [subject, verb] = subjectAndVerb(words, grammar);
  return subject === null || verb === null ? null : turned(subject, verb, before.words, grammar);
}

/** `Morgen ik ga …`, `Op vrijdag 21 mei ik wil …`: a subject and its verb after a first part without a verb. */
function pronounSecond(all: readonly LetterWord[], grammar: LetterGrammar): Found | null {
  const therefore = all.findIndex((_, place) => isTherefore(all, place, grammar));
  const words = therefore > 0 ? all.slice(therefore) : all;
  if (NO_FRONT.test(wordAt(words, 0)) || QUESTION_WORDS.has(wordAt(words, 0))) return null;
  const verbAt = words.findIndex((_, place) => grammar.isFinite(words, place));
  const end = verbAt < 0 ? words.length : verbAt;
  for (let place = 1; place < end; place += 1) {
    if (grammar.subject(wordAt(words, place)) === null) continue;
    if (isSaidTwice(wordAt(words, 0), wordAt(words, place))) return null;
    if (STOPS_FRONT.test(wordAt(words, place - 1)) || !PERSONS.test(wordAt(words, place))) return null;
    const [subject, verb] = [words[place], words[place + 1]];
    if (subject === undefined || verb === undefined || !isPair(words, place, grammar)) continue;
    return turned([subject], verb, words.slice(0, place), grammar);
  }
  return null;
}

/** `Mijn kinderen zij zijn ziek`: its subject is said twice, so *Mijn kinderen zijn zij* would be no help. */
function isSaidTwice(first: string, pronoun: string): boolean {
  return /^(?:mijn|onze|ons|uw|jouw|zijn|haar)$/.test(first) && /^(?:hij|zij|ze)$/.test(pronoun);
}

const NO_FRONT = /^(?:zoals|die|dat)$/;
const STOPS_FRONT = /^(?:en|of|als|dan|zowel|met|zelf|ook|bijna|alleen|die|dat|wat|waar)$/;
const PERSONS = /^(?:ik|jij|je|u|hij|zij|ze|het|er|wij|we|jullie)$/;
const VERBS_OF_HET =
  /^(?:is|was|regent|gaat|kost|duurt|wordt|heeft|kan|moet|mag|zal|komt|begint|staat|ligt|doet|werkt|lijkt|sneeuwt)$/;

/** `… daarom ik kom niet` goes on without a comma. */
function isTherefore(words: readonly LetterWord[], place: number, grammar: LetterGrammar): boolean {
  return (
    /^(?:daarom|daardoor|daarna)$/.test(wordAt(words, place)) &&
    grammar.isOnlySubject(wordAt(words, place + 1)) &&
    grammar.canBeFinite(wordAt(words, place + 2))
  );
}

/** Whether a subject and its verb stand at a place. *je* and *het* may belong to a noun, *u* to a preposition. */
function isPair(words: readonly LetterWord[], place: number, grammar: LetterGrammar): boolean {
  const [before, subject, verb] = [place - 1, place, place + 1].map((at) => wordAt(words, at));
  if (before === undefined || subject === undefined || verb === undefined) return false;
  if (!grammar.canBeFinite(verb) || grammar.isAdverb(verb)) return false;
  if (subject === 'het' && !VERBS_OF_HET.test(verb)) return false;
  return grammar.isOnlySubject(subject) || (!PREPOSITIONS.has(before) && grammar.fits(subject, verb));
}

/** `Morgen mijn moeder komt …`, `Sinds maandag de verwarming doet …` */
function nounSecond(words: readonly LetterWord[], grammar: LetterGrammar): Found | null {
  const front = frontPart(words, grammar);
  if (front === 0) return null;
  const rest = words.slice(front);
  const [subject, verb] = subjectAndVerb(rest, grammar);
  if (subject === null || verb === null || subject.length < 1) return null;
  if (grammar.subject(subject[0]?.word) !== null && subject.length === 1) return null;
  return turned(subject, verb, words.slice(0, front), grammar);
}

/** `Ik morgen ga …`, `Ik graag wil …` */
function adverbSecond(words: readonly LetterWord[], grammar: LetterGrammar): Found | null {
  const [subject, adverb, verb] = words;
  if (subject === undefined || adverb === undefined || verb === undefined) return null;
  if (!/^(?:ik|jij|hij|zij|wij|we|ze|u)$/.test(subject.word)) return null;
  const isBetween =
    grammar.isTime(adverb.word) || /^(?:graag|niet|nooit|al|nog|vaak|altijd|samen|weer)$/.test(adverb.word);
  if (!isBetween || !grammar.canBeFinite(verb.word) || !grammar.fits(subject.word, verb.word)) return null;
  return {
    kind: 'verb-second',
    words: [subject, adverb, verb],
    better: `${subject.text} ${verb.text} ${adverb.text}`,
    because: null,
  };
}

/** `want ik geen tijd heb` */
function afterWant(words: readonly LetterWord[], grammar: LetterGrammar): Found | null {
  const [subject, next] = words;
  const last = words.at(-1);
  if (subject === undefined || next === undefined || last === undefined || words.length < 3) return null;
  if (grammar.subject(subject.word) === null || grammar.canBeFinite(next.word)) return null;
  if (!grammar.canBeFinite(last.word) || !grammar.fits(subject.word, last.word)) return null;
  if (words.slice(1, -1).some((_, place) => grammar.isFinite(words, place + 1))) return null;
  return { kind: 'verb-second', words, better: `${subject.text} ${last.text} ${next.text}`, because: 'want' };
}

const THINKING = /^(?:denk|hoop|weet|vind|geloof|zeg|denken|hopen)$/;

/** `Ik hoop u kunt komen.` */
function withoutThat(words: readonly LetterWord[], grammar: LetterGrammar): Found | null {
  const [ik, think, subject, verb] = words;
  if (ik === undefined || think === undefined || subject === undefined || verb === undefined) return null;
  if (!/^(?:ik|wij|we)$/.test(ik.word) || !THINKING.test(think.word)) return null;
  const isSubject = /^(?:ik|jij|je|u|hij|zij|ze|wij|we|jullie)$/.test(subject.word);
  if (!isSubject || !grammar.canBeFinite(verb.word) || !grammar.fits(subject.word, verb.word)) return null;
  const betterDutch = `${ik.text} ${think.text} dat ${subject.text} …`;
  return {
    kind: 'that-missing',
    words: [ik, think, subject, verb],
    better: betterDutch,
    because: think.text,
  };
}
