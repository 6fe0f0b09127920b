import type { Wording } from '#practice/judge/equal-words.ts';
import type { Chunk, Clause, Sentence, Unit } from '#practice/judge/sentence.ts';
import { joinedVerb } from '#practice/judge/split-clauses.ts';

/** Who is spoken to: English has one word for all three. */
type Address = 'je' | 'u' | 'jullie';

const FORMS: Readonly<Record<Address, Readonly<Partial<Record<Unit['role'], string>>>>> = {
  je: { subject: 'je', object: 'je', stressed: 'jou', possessive: 'je' },
  u: { subject: 'u', object: 'u', stressed: 'u', possessive: 'uw' },
  jullie: { subject: 'jullie', object: 'jullie', stressed: 'jullie', possessive: 'jullie' },
};

const ADDRESSED: ReadonlyMap<string, Address> = new Map([
  ['je', 'je'],
  ['jij', 'je'],
  ['jou', 'je'],
  ['jouw', 'je'],
  ['u', 'u'],
  ['uw', 'u'],
  ['jullie', 'jullie'],
]);

/** A text said to somebody else, and the words it is said in. */
interface Addressed {
  readonly sentences: readonly Sentence[];
  readonly wording: Wording;
}

/**
 * The text said to somebody else: to *u* or *jullie* for *je*, in all its words alike (JDG-03). Only where its English says *you* and
 * where no pronoun is practised that would change.
 */
export function otherAddresses(sentences: readonly Sentence[], wording: Wording): readonly Addressed[] {
  if (!/\byou/i.test(wording.english)) return [];
  const all: Address[] = ['je', 'u', 'jullie'];
  return all.flatMap((address) => {
    const old: string[] = [];
    const practised = new Set(wording.practised);
    const change = (one: Unit, text: string): Unit => {
      if (one.text === text) return one;
      // The same verb is practised in its other form.
      if (one.role === 'verb' && practised.has(one.text)) practised.add(text);
      else old.push(one.text);
      return { ...one, text };
    };
    const made = sentences.map(({ clauses }) => ({
      clauses: clauses.map((clause) => addressed(clause, address, wording, change)),
    }));
    const isKept = old.length > 0 && !old.some((text) => wording.practised.has(text));
    return isKept ? [{ sentences: made, wording: { ...wording, practised } }] : [];
  });
}

type Change = (one: Unit, text: string) => Unit;

function addressed(clause: Clause, address: Address, wording: Wording, change: Change): Clause {
  const part = (chunk: Chunk): Chunk => ({
    ...chunk,
    units: chunk.units.map((one) => {
      const own = ADDRESSED.get(one.text);
      const form = FORMS[address][one.role];
      return own === undefined || own === address || form === undefined ? one : change(one, form);
    }),
    ...(chunk.clause !== undefined && { clause: addressed(chunk.clause, address, wording, change) }),
  });
  const { first, subject, verb, middle } = clause;
  const isSpokenTo = subject?.units.length === 1 && ADDRESSED.has(subject.units[0]?.text ?? '');
  return {
    ...clause,
    first: first && part(first),
    subject: subject && part(subject),
    verb: verb && isSpokenTo ? change(verb, verbFor(address, verb.text, wording)) : verb,
    middle: middle.map(part),
  };
}

/** `kun je`, `kunt u`, `kunnen jullie`; where *je* stands behind its verb is seen to later. */
function verbFor(address: Address, text: string, wording: Wording): string {
  const { lexicon } = wording;
  const joined = lexicon.verbs.isFinite(text) ? null : joinedVerb(text, lexicon);
  if (joined !== null) return joined.particle + verbFor(address, joined.verb, wording);
  const form = lexicon.verbs.formsOf(text).find((one) => one.form !== 'participle');
  if (form === undefined) return text;
  const isPast = form.form === 'past' || form.form === 'past-plural';
  if (address === 'jullie') return isPast ? form.verb.pastPlural : form.verb.infinitive;
  return isPast ? form.verb.past : form.verb.jij;
}
