import { msg } from '@lingui/core/macro';
import { participleMistakes, pastMistakes, writtenStem } from '#dutch/verb-forms.ts';
import { foldText } from '#lib/fold-text.ts';
import type { LatticeWord } from '#practice/judge/lattice.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import { named, type Named } from '#practice/judge/typed-item.ts';
import type { VerbForm } from '#practice/judge/verb-lexicon.ts';

const AUXILIARIES: ReadonlySet<string> = new Set(['hebben', 'zijn', 'worden']);

const isAuxiliary = (forms: readonly VerbForm[]) =>
  forms.some(({ verb }) => AUXILIARIES.has(verb.infinitive));

/** `meeneemt` for `neemt … mee`: the particle of a verb that stands second is at the end. */
export function particleBefore(typed: string, { usual, unit }: LatticeWord): string {
  const [particle = ''] = PARTICLE.exec(typed) ?? [];
  return unit.role === 'verb' && particle !== '' && typed === particle + usual ? particle : '';
}

/** Verbs that are taken for others: the right one, and the one that is typed. */
const CONFUSED: readonly (readonly [right: string, wrong: string])[] = [
  ['kennen', 'weten'],
  ['weten', 'kennen'],
  ['hoeven', 'moeten'],
];

const isOf = (forms: readonly VerbForm[], infinitive: string): boolean =>
  forms.some(({ verb }) => verb.infinitive === infinitive);

/** A form of a verb for another one. */
export function verbPair(typed: string, usual: string, { verbs }: Lexicon): Named | null {
  const wanted = verbs.formsOf(usual);
  const given = verbs.formsOf(typed);
  if (wanted.length === 0) return splitVerbPair(typed, usual, { verbs });
  const shared = verbs.shared(typed, usual);
  if (shared !== undefined) {
    const from = given.find(({ verb }) => verb === shared);
    const to = wanted.find(({ verb }) => verb === shared);
    return from && to ? formPair(from, to, usual) : null;
  }
  if (CONFUSED.some(([right, wrong]) => isOf(wanted, right) && isOf(given, wrong)))
    return named('other word', msg`Here the verb is *${usual}*.`);
  if (isAuxiliary(given) && isAuxiliary(wanted))
    return named('auxiliary', msg`Here the auxiliary is *${usual}*.`);
  if (given.length > 0 && isPosition(given) && isPosition(wanted))
    return named('other word', msg`Here the verb is *${usual}*.`);
  return wanted.some((form) => wrongForms(form).includes(typed))
    ? named('verb form', msg`Here the form is *${usual}*.`)
    : splitVerbPair(typed, usual, { verbs });
}

const POSITIONS = /^(?:staan|liggen|zitten|hangen|lopen|zijn|leggen|zetten)$/;
const isPosition = (forms: readonly VerbForm[]): boolean =>
  forms.some(({ verb }) => POSITIONS.test(verb.infinitive));
/** `zit` for `staat`: as right in many a place, so only a mistake where it is practised. */
export function isOtherPosition(typed: string, usual: string, { verbs }: Lexicon): boolean {
  const [given, wanted] = [verbs.formsOf(typed), verbs.formsOf(usual)];
  return verbs.shared(typed, usual) === undefined && isPosition(given) && isPosition(wanted);
}

const PARTICLE =
  /^(aan|af|bij|binnen|dicht|door|heen|in|klaar|langs|mee|mis|na|om|onder|op|open|over|schoon|stil|terug|thuis|toe|uit|vast|voor|vooruit|weg)(?=.{3})/;

/** A form of a separable verb, whose verb is known by itself: `opgebelt` for `opgebeld`. */
function splitVerbPair(typed: string, usual: string, { verbs }: Pick<Lexicon, 'verbs'>): Named | null {
  const [particle = ''] = PARTICLE.exec(usual) ?? [];
  if (particle === '') return null;
  const wanted = verbs.formsOf(usual.slice(particle.length));
  if (wanted.length === 0) return null;
  const wrong = wanted.flatMap((form) => [...wrongForms(form), ...allForms(form)]);
  const isForm = typed.startsWith(particle) && wrong.includes(typed.slice(particle.length));
  return isForm || typed === `ge${particle}${usual.slice(particle.length).replace(/^ge/, '')}`
    ? named('verb form', msg`Here the form is *${usual}*.`)
    : null;
}

const isPast = ({ form }: VerbForm): boolean => form === 'past' || form === 'past-plural';

function formPair(from: VerbForm, to: VerbForm, usual: string): Named {
  const finite = from.form !== 'participle' && to.form !== 'participle';
  if (finite && isPast(from) !== isPast(to))
    return named('tense', msg`The time of the sentence asks for *${usual}*.`);
  return named(
    'verb form',
    msg`Here the form is *${usual}*: it goes with its subject and with the other verbs.`,
  );
}

function allForms({ verb }: VerbForm): readonly string[] {
  return [verb.ik, verb.jij, verb.hij, verb.infinitive, verb.past, verb.pastPlural, verb.participle];
}

/** What learners make of a verb: `loopte`, `gedenkt`, `werkd`, `vind` with a *t* too many. */
function wrongForms({ verb }: VerbForm): readonly string[] {
  const { infinitive, ik, past, pastPlural, participle } = verb;
  const stem = writtenStem(infinitive);
  const pasts = { singular: past, plural: pastPlural };
  const made = [
    ...pastMistakes(infinitive, pasts, 'singular', ik),
    ...pastMistakes(infinitive, pasts, 'plural', ik),
    ...participleMistakes(infinitive, participle, ik),
    ...[stem, ik].flatMap((one) => [
      one,
      `${one}t`,
      `${one}d`,
      `${one}dt`,
      `${one}tt`,
      `${one}en`,
      `${one}de`,
      `${one}te`,
      `${one}den`,
      `${one}ten`,
      `ge${one}t`,
      `ge${one}d`,
      `ge${one}en`,
      `ge${one}dt`,
      `ge${one}`,
    ]),
    `ge${infinitive}`,
    `${past}t`,
    `${past}en`,
    `${past}de`,
    `${past}te`,
    `ge${past}`,
    `ge${past}en`,
    participle.replace(/^ge/, ''),
  ];
  return made.map((form) => foldText(form));
}
