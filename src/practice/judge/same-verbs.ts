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
  ['vertrekken weg-gaan gaan', /\b(?:have to|before you) leave\b/i],
  ['repareren maken herstellen', /\b(?:fix|repair|mend)/i],
  ['praten > spreken', /\b(?:talk|speak|spoke)/i],
  ['schoon-maken poetsen', /\bclean/i],
  ['lappen > schoon-maken wassen zemen poetsen', /\bwindows?\b.*\bclean/i],
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
  ['kopen halen', /\bbuy(?:ing)?\b.*\b(?:bread|vegetables|milk)\b|\b(?:bread|vegetables|milk)\b.*\bbuy/i],
  ['zien > bekijken', /\bsee them\b/i],
  ['wonen leven', /\bliv(?:e|es|ed|ing)\b/i],
  ['krijgen ontvangen', /\b(?:get|getting|receiv)/i],
  ['terug-komen terug-keren', /\bcom(?:e|es|ing) back\b/i],
  ['aan-komen arriveren', /\barriv/i],
  ['denken geloven', /^I think that\b/i],
  ['passen > proberen', /\btry it on\b/i],
  ['passen > aan-doen aan-trekken', /\btry it on\b/i],
  ['nemen kopen', /\bnot taking these shoes\b/i],
  ['staan zitten', /\bstuck in traffic\b/i],
  ['op-eten op-maken', /\bfinish that\b/i],
  ['eten > op-eten', /\beat (?:his|her|their|your) vegetables\b/i],
  ['spellen > schrijven', /\bspell\b/i],
  ['doen > halen', /\bdo the shopping\b|\bshopping\b/i],
  ['terug-brengen > retourneren', /\btake back\b/i],
  ['sluiten dicht-maken dicht-doen', /\b(?:close|shut)\b/i],
  ['gaan > rijden', /\b(?:bus|train) (?:that )?goes\b/i],
  ['gaan rijden', /\b(?:there are no trains|bus runs)\b/i],
  ['rijden > gaan', /\b(?:bus|train) runs\b/i],
  ['nemen pakken', /\btake an? /i],
  ['komen > aan-komen', /\bletter that came\b/i],
  ['lenen > halen', /\bborrow a book\b/i],
  ['zeggen herhalen', /\bsay that again\b/i],
  ['bezoeken > bekijken', /\bvisit a museum\b/i],
  ['proberen trachten', /\btry to\b/i],
  ['antwoorden > reageren', /\banswer\b/i],
  ['verdienen > krijgen', /\bearn\b/i],
  ['kijken > zien', /\bwatch/i],
  ['zien > kijken', /\b(?:saw|seen) a (?:\w+ )?film\b/i],
  ['vinden > krijgen', /\bfind a house\b/i],
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
