import { clauseWays } from '#practice/judge/clause-ways.ts';
import { constructionsOf } from '#practice/judge/constructions.ts';
import { wordsPattern, type Wording } from '#practice/judge/equal-words.ts';
import { all, oneOf, type Pattern } from '#practice/judge/lattice.ts';
import { withParticles } from '#practice/judge/particles.ts';
import type { Chunk, Clause, ClauseWay, Slot, Unit } from '#practice/judge/sentence.ts';

/** Where a word stands in the sentence it is taken from: who finds it elsewhere can tell what is wrong. */
export interface Place {
  readonly clause: Clause;
  readonly part: 'lead' | 'first' | 'subject' | 'verb' | 'middle' | 'end';
  readonly chunk: Chunk | null;
}

export type Places = Map<Unit, Place>;

/** What all clauses of a text share. */
export interface Context {
  readonly wording: Wording;
  readonly places: Places;
}

export type IsWanted = (way: ClauseWay, clause: Clause) => boolean;

/** All ways of one clause, or those that are wanted. */
export function clausePattern(
  clause: Clause,
  wording: Wording,
  places: Places,
  isWanted: IsWanted = () => true,
): Pattern {
  const seen = new Map<string, Pattern>();
  for (const one of constructionsOf(clause, wording))
    for (const way of clauseWays(one).filter((each) => isWanted(each, one))) {
      const key = way
        .map((part) =>
          unitsOf(part)
            .map(({ text }) => text)
            .join(' '),
        )
        .join('|');
      if (!seen.has(key)) seen.set(key, wayPattern(way, one, { wording, places }));
    }
  return oneOf([...seen.values()]);
}

const unitsOf = (part: Slot): readonly Unit[] => ('kind' in part ? part.units : part);

export function wayPattern(way: ClauseWay, clause: Clause, { wording, places }: Context): Pattern {
  return withParticles(
    way.map((part) => {
      const chunk = 'kind' in part ? part : null;
      for (const one of unitsOf(part)) places.set(one, { clause, part: partOf(part, clause), chunk });
      const words =
        chunk === null
          ? verbPattern(way, unitsOf(part), clause, wording)
          : wordsPattern(chunk.units, wording);
      return chunk?.clause === undefined ? words : all([words, clausePattern(chunk.clause, wording, places)]);
    }),
    way,
    clause,
    wording,
  );
}

function partOf(part: Slot, clause: Clause): Place['part'] {
  if ('kind' in part) return part === clause.subject ? 'subject' : part === clause.first ? 'first' : 'middle';
  if (part === clause.lead) return 'lead';
  return part.length === 1 && part[0] === clause.verb ? 'verb' : 'end';
}

/** *kan je* and *kun je*, *u wil* and *u wilt*: two forms that are both right with their subject. */
function verbPattern(way: ClauseWay, units: readonly Unit[], clause: Clause, wording: Wording): Pattern {
  const { verb, subject } = clause;
  if (verb === null || !units.includes(verb)) return wordsPattern(units, wording);
  const who = subject?.units.length === 1 ? (subject.units[0]?.text ?? '') : '';
  const verbAt = way.findIndex((part) => !('kind' in part) && part.includes(verb));
  const isBehind = way.findIndex((part) => part === subject) > verbAt && clause.kind !== 'sub';
  const also = bothForms(verb.text, who, isBehind);
  const usual = withJe(verb.text, who, isBehind, wording);
  if (also.length === 0 && usual === verb.text) return wordsPattern(units, wording);
  return all(
    units.map((one) =>
      one === verb ? { kind: 'word', unit: one, usual, also } : wordsPattern([one], wording),
    ),
  );
}

/** `je werkt`, but `werk je`. */
function withJe(verb: string, subject: string, isBehind: boolean, { lexicon }: Wording): string {
  if (!/^(?:je|jij)$/.test(subject)) return verb;
  const form = lexicon.verbs.formsOf(verb).find((one) => one.form === (isBehind ? 'jij' : 'ik'));
  if (form === undefined || verb === form.verb.hij)
    return isBehind && form !== undefined && verb === form.verb.jij ? form.verb.ik : verb;
  return isBehind ? form.verb.ik : form.verb.jij;
}

const BOTH: readonly (readonly string[])[] = [
  ['kan', 'kun', 'kunt'],
  ['wil', 'wilt'],
  ['zal', 'zul', 'zult'],
];

function bothForms(verb: string, subject: string, isBehind: boolean): readonly string[] {
  if (subject === 'u' && (verb === 'hebt' || verb === 'heeft')) return ['hebt', 'heeft'];
  const forms = BOTH.find((one) => one.includes(verb));
  if (forms === undefined || !/^(?:je|jij|u)$/.test(subject)) return [];
  const isJe = subject !== 'u';
  return forms.filter((form) => {
    if (form === 'kun' || form === 'zul') return isJe && isBehind;
    if (form === 'kunt' || form === 'zult' || form === 'wilt') return !isBehind || !isJe;
    return true;
  });
}
