import { PARTICLES } from '#practice/judge/closed-words.ts';
import { unit, type Clause, type Unit } from '#practice/judge/sentence.ts';

/** The verbs at the end in all their orders. */
export function endsOf({ kind, verb, end }: Clause): readonly (readonly Unit[])[] {
  if (kind !== 'sub' || verb === null) return endOrders(end);
  return end.length === 0 ? [[verb]] : subEndOrders(verb, end);
}

/** `heeft gezien`, `gezien heeft`; but only `open is`, `naar zoek`, `aan het leren ben` and `te slapen ligt`. */
function subEndOrders(verb: Unit, end: readonly Unit[]): readonly (readonly Unit[])[] {
  const [one, ...rest] = end;
  if (end.some(({ text }) => text === 'te')) return [[verb, ...end]];
  if (one === undefined || isOngoing(end)) return [[...end, verb]];
  if (PARTICLES.has(one.text))
    return rest.length === 0 ? [[one, verb]] : subEndOrders(verb, rest).map((way) => [one, ...way]);
  if (rest.length > 0) return [[verb, ...end], ...split([verb, ...end])];
  const last: readonly (readonly Unit[])[] = GOING.test(verb.text) ? [] : [[one, verb]];
  return [[verb, one], ...last, ...split([verb, one])];
}

/** `gaat kopen`: it stands before its infinitive. */
const GOING = /^(?:ga|gaat|gaan|ging|gingen|zal|zult|zullen)$/;

const isOngoing = (end: readonly Unit[]): boolean => end[0]?.text === 'aan' && end[1]?.text === 'het';

function endOrders(end: readonly Unit[]): readonly (readonly Unit[])[] {
  const canSplit = end.length === 2 && end[0]?.text !== 'te' && !PARTICLES.has(end[0]?.text ?? '');
  return canSplit ? [end, ...split(end)] : [end];
}

/** `willen meegaan`: `mee willen gaan`. */
function split(verbs: readonly Unit[]): readonly (readonly Unit[])[] {
  const last = verbs.at(-1);
  const parts = last === undefined ? null : splitParticle(last);
  return parts === null ? [] : [[parts[0], ...verbs.slice(0, -1), parts[1]]];
}

const VERB = /^(?:ge)?[^aeiou].*(?:en|gaan|staan|doen|zien|d|t)$/;
const LEAST_LETTERS = 3;

function splitParticle({ text }: Unit): readonly [Unit, Unit] | null {
  for (const particle of PARTICLES) {
    const rest = text.slice(particle.length);
    if (text.startsWith(particle) && rest.length > LEAST_LETTERS && VERB.test(rest))
      return [unit(particle, 'verb'), unit(rest, 'verb')];
  }
  return null;
}
