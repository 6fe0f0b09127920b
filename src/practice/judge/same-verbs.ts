import {
  asVerb,
  isPractised,
  type Make,
  parted,
  participleOf,
  takesParticiple,
  wholeVerb,
  withWholeVerb,
} from '#practice/judge/clause-verb.ts';
import { PARTICLES } from '#practice/judge/closed-words.ts';
import type { Wording } from '#practice/judge/equal-words.ts';
import type { Unit } from '#practice/judge/sentence.ts';
import type { KnownVerb } from '#practice/judge/verb-lexicon.ts';

/** Verbs that say the same where the English has this word; of separable ones with a hyphen. Before `>` stands what the others may stand for. */
const SAME_VERBS: readonly (readonly [verbs: string, english: RegExp])[] = [
  ['op-bellen bellen', /\b(?:call|phon|ring)/i],
  ['horen verstaan', /\bhear (?:you|her|him|me|them)\b/i],
  ['begrijpen snappen', /\bunderst/i],
  ['verstaan > begrijpen snappen', /\bunderst/i],
  ['nemen pakken', /\b(?:take|taking|takes|took)\b.*\b(?:bus|train|tram|metro|car|bike|bicycle|taxi)\b/i],
  ['vertrekken weg-gaan', /\b(?:leav|left\b)/i],
  ['repareren maken', /\b(?:fix|repair|mend)/i],
  ['praten > spreken', /\b(?:talk|speak|spoke)/i],
  ['schoon-maken poetsen', /\bclean/i],
  ['lappen > schoon-maken wassen', /\bwindows?\b.*\bclean/i],
  ['lopen wandelen', /^(?!.*\b(?:can|could)\b).*\bwalk/i],
  ['maken doen', /\bhomework\b/i],
  ['rijden > gaan reizen', /\bgo(?:es)? (?:to|by)\b/i],
  ['brengen bezorgen', /\bparcel\b/i],
  ['mee-nemen > brengen mee-brengen', /\bbring/i],
  ['mee-nemen > nemen pakken', /^take an? /i],
  ['uit-doen uit-zetten', /\bturn off\b/i],
  ['aan-doen aan-zetten', /\bturn on\b/i],
  ['sporten trainen', /\bexercis/i],
  ['terug-brengen terug-geven', /\btake back\b/i],
  ['zetten maken', /\bmake (?:tea|coffee)\b/i],
  ['mee-gaan mee-komen', /\bcom(?:e|ing) along\b/i],
  ['dicht-doen sluiten', /\b(?:close|closing|shut)/i],
  ['op-halen halen af-halen', /\b(?:collect|pick|fetch|get)/i],
  ['beginnen starten', /\b(?:begin|start)/i],
  ['aan-doen aan-trekken', /\bput\b.*\bon\b/i],
  ['open-gaan openen', /\bopens?\b/i],
];

const PAIRED = SAME_VERBS.map(([verbs, english]) => {
  const [from = '', to] = verbs.split(' > ').map((names) => names.split(' ').map(parts));
  return { from: from === '' ? [] : from, to: to ?? (from === '' ? [] : from), english };
});

function parts(name: string): readonly [particle: string, infinitive: string] {
  const [one = '', other] = name.split('-');
  return other === undefined ? ['', one] : [one, other];
}

function alike(
  particle: string,
  infinitive: string,
  { english, lexicon }: Wording,
): readonly { readonly particle: string; readonly verb: KnownVerb }[] {
  return PAIRED.filter(
    (pair) =>
      pair.english.test(english) && pair.from.some(([own, verb]) => own === particle && verb === infinitive),
  ).flatMap(({ to }) =>
    to.flatMap(([own, name]) => {
      const verb = lexicon.verbs.verb(name);
      return verb === undefined || (own === particle && name === infinitive) ? [] : [{ particle: own, verb }];
    }),
  );
}

/** `versta`: `hoor`, where the English is *hear*. */
export const toSameVerb: Make = (clause, wording) => {
  const whole = wholeVerb(clause, wording);
  if (whole !== null && isPractised(clause, wording)) return [];
  if (whole !== null)
    return alike(whole.particle, whole.form.verb.infinitive, wording).map(({ particle, verb }) => {
      const made = withWholeVerb(clause, whole.form, verb, particle);
      return { ...made, end: [...whole.stranded, ...made.end] };
    });
  const last = clause.end.at(-1);
  if (last === undefined || wording.practised.has(last.text)) return [];
  const before = clause.end.slice(0, -1);
  const participle = takesParticiple(clause) ? participleOf(last.text, wording) : null;
  const found = participle ?? withTe(before, last.text, wording) ?? parted(last.text, wording);
  if (found.verb === undefined) return [];
  return alike(found.particle, found.verb.infinitive, wording).flatMap(({ particle, verb }) => {
    if (before.at(-1)?.text === 'te') {
      const start = found.particle === '' ? before.slice(0, -1) : before.slice(0, -2);
      const apart = particle === '' ? [] : [asVerb(particle)];
      return [{ ...clause, end: [...start, ...apart, asVerb('te'), asVerb(verb.infinitive)] }];
    }
    const text = participle === null ? verb.infinitive : verb.participle;
    return [{ ...clause, end: [...before, asVerb(particle + text)] }];
  });
};

/** `op te halen`: the particle stands before *te*. */
function withTe(
  before: readonly Unit[],
  infinitive: string,
  { lexicon }: Wording,
): { readonly particle: string; readonly verb: KnownVerb | undefined } | null {
  const [te, particle] = before.toReversed();
  if (te?.text !== 'te') return null;
  const own = PARTICLES.has(particle?.text ?? '') ? (particle?.text ?? '') : '';
  return { particle: own, verb: lexicon.verbs.verb(infinitive) };
}
