import { asVerb, finite, type Make } from '#practice/judge/clause-verb.ts';
import { type Chunk, type Clause, unit } from '#practice/judge/sentence.ts';
import { formLike } from '#practice/judge/verb-lexicon.ts';

const JOINED = /^(er|daar)(op|in|mee|over|van|aan|uit|voor|bij)$/;

/** `Wat vind je ervan`: `er … van`. */
export function erSplit(clause: Clause): readonly Clause[] {
  const place = clause.middle.findIndex(({ units }) => JOINED.test(units[0]?.text ?? ''));
  const [, er = '', preposition = ''] = JOINED.exec(clause.middle[place]?.units[0]?.text ?? '') ?? [];
  if (er === '' || clause.end.some(({ text }) => text === 'te')) return [];
  const chunk: Chunk = { kind: 'er', units: [unit(er)], isDefinite: false };
  const rest = clause.middle.filter((_, at) => at !== place);
  const objectAt = rest.findIndex(({ kind }) => kind !== 'pronoun');
  const at = objectAt < 0 ? rest.length : objectAt;
  const split = {
    ...clause,
    middle: [...rest.slice(0, at), chunk, ...rest.slice(at)],
    end: [asVerb(preposition), ...clause.end],
  };
  return [split];
}

/** `we praten erover`: `we hebben het erover`. */
export const toHavingItOver: Make = (clause, wording) => {
  const form = finite(clause, wording);
  const having = wording.lexicon.verbs.verb('hebben');
  const isOver =
    clause.end.some(({ text }) => text === 'over') ||
    clause.middle.some(({ units }) => /^(?:over|er-?over|daarover)$/.test(units[0]?.text ?? ''));
  if (form?.verb.infinitive !== 'praten' || having === undefined || !isOver) return [];
  const it: Chunk = { kind: 'pronoun', units: [unit('het')], isDefinite: true };
  return [{ ...clause, verb: asVerb(formLike(form, having)), middle: [it, ...clause.middle] }];
};

/** `ik kom er elke week`: `daar kom ik elke week`, where *daar* is as right as *er*. */
export function erInFront(clause: Clause, alternatives: readonly string[]): readonly Clause[] {
  const there = clause.middle.find(({ kind }) => kind === 'er');
  const isAlone = clause.kind === 'main' && clause.first === null && clause.end.length === 0;
  if (there === undefined || !isAlone || !alternatives.includes('daar')) return [];
  const first: Chunk = { kind: 'place', units: [unit('daar')], isDefinite: false };
  return [{ ...clause, first, middle: clause.middle.filter((one) => one !== there) }];
}

/** `er … over`: `erover` in one word, late in the middle. */
export function erJoined(clause: Clause): readonly Clause[] {
  const place = clause.middle.findIndex(({ kind, units }) => kind === 'er' || units[0]?.text === 'daar');
  const er = clause.middle[place]?.units[0]?.text;
  const [preposition, ...rest] = clause.end;
  if (
    er === undefined ||
    preposition === undefined ||
    rest[0]?.text === 'het' ||
    !/^(?:op|in|mee|over|van|aan|uit|voor|bij)$/.test(preposition.text)
  )
    return [];
  const chunk: Chunk = { kind: 'adverb', units: [unit(er + preposition.text)], isDefinite: false };
  const middle = clause.middle.filter((_, at) => at !== place);
  const fronted: readonly Clause[] =
    clause.kind === 'main' && clause.first === null
      ? [{ ...clause, first: { kind: 'place', units: [unit('daar')], isDefinite: false }, middle }]
      : [];
  const strong: readonly Clause[] =
    er === 'er'
      ? [
          {
            ...clause,
            middle: clause.middle.map((one, at) => (at === place ? { ...one, units: [unit('daar')] } : one)),
          },
        ]
      : [];
  return [
    { ...clause, middle: [...middle, chunk], end: rest },
    { ...clause, middle: [chunk, ...middle], end: rest },
    ...fronted,
    ...strong,
  ];
}
