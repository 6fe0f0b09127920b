import { msg } from '@lingui/core/macro';
import {
  ARTICLES,
  COLOURING,
  CONJUNCTIONS,
  NEGATIONS,
  PREPOSITIONS,
  PRONOUNS,
} from '#practice/judge/closed-words.ts';
import type { LatticeWord } from '#practice/judge/lattice.ts';
import type { Naming } from '#practice/judge/order-mistakes.ts';
import type { Mistake, MistakeName } from '#practice/judge/typed-item.ts';

/** A word that isn't there; null for one that only colours the sentence. */
export function nameMissing({ usual }: LatticeWord, { item }: Naming): Mistake | null {
  const tells = COLOURING.get(usual);
  if (tells !== undefined && !item.practised.includes(usual) && !tells.test(item.english ?? '')) return null;
  if (usual === 'om' && MAY_DROP_OM.test(item.answers[0])) return null;
  const rule = ARTICLES.has(usual) ? msg`The article *${usual}* is missing.` : msg`*${usual}* is missing.`;
  return { name: NEGATIONS.has(usual) ? 'negation' : 'missing word', typed: '', wanted: usual, rule };
}

/** `Het is belangrijk (om) op tijd te zijn`: no purpose is told, nor what is too much. */
const MAY_DROP_OM =
  /^(?:het is (?!te )\w+|\w+ (?:probeert?|vergeet|belooft?)|probeer|vergeet (?:niet)?)\b.* om /i;

const SMALL_WORDS: ReadonlySet<string> = new Set(
  'te er om dan daar zich is heb heeft ben hebben zijn ga gaat gaan doe doet doen die dat deze dit meer meest'.split(
    ' ',
  ),
);

/** `onze buren` for `de buren` says something else. */
const OWNERS: ReadonlySet<string> = new Set([
  'mijn',
  'jouw',
  'zijn',
  'haar',
  'ons',
  'onze',
  'hun',
  'uw',
  "m'n",
  "z'n",
  "d'r",
]);

/** A word too many; null for one that says something, which may well be right. */
export function nameExtra(place: number, naming: Naming): Mistake | null {
  const [typed, shown] = [naming.typed[place] ?? '', naming.shown[place] ?? ''];
  const mistake = (name: MistakeName): Mistake => ({
    name,
    typed: shown,
    wanted: '',
    rule: msg`*${shown}* is too much.`,
  });
  if (ARTICLES.has(typed)) return mistake('article');
  if (NEGATIONS.has(typed)) return mistake('negation');
  const isPersonal = PRONOUNS.has(typed) && !OWNERS.has(typed);
  const isSmall = SMALL_WORDS.has(typed) || PREPOSITIONS.has(typed) || isPersonal || CONJUNCTIONS.has(typed);
  return isSmall && !mayBeSaid(typed, place, naming) ? mistake('extra word') : null;
}

/** Prepositions that may as well stand before what a verb is about: `zijn broer (met) bellen`. */
const WITH_VERB: Readonly<Record<string, RegExp>> = {
  aan: /^(?:geven|vertellen|vragen|sturen|schrijven|laten|leren|leggen|beloven|lenen|brengen|betalen|verkopen|mailen|denken|beginnen)$/,
  met: /^(?:bellen|praten|spreken|trouwen|beginnen|starten|stoppen|helpen|oefenen|leren|wachten)$/,
  naar: /^(?:bellen|zoeken|kijken|luisteren|vragen|sturen|schrijven)$/,
  over: /^(?:vertellen|praten|dromen|spreken|denken|weten|lezen|schrijven)$/,
  op: /^(?:wachten|letten|hopen|oefenen|zoeken)$/,
};
const MODAL = /^(?:kunnen|mogen|willen|moeten|zullen)$/;
const INDEFINITE =
  /^(?:een|geen|iemand|niemand|iets|niets|niks|veel|twee|drie|vier|vijf|genoeg|wat|wie|nog)$/;

/** A stop, or a comma with a main clause behind it. */
const TWO_SENTENCES = /[.:!?] |, (?:ik|je|jij|u|hij|ze|zij|het|we|wij|jullie) /;

/** Whether a small word makes no mistake there. */
function mayBeSaid(text: string, place: number, { item, typed }: Naming): boolean {
  const verbs = typed.flatMap((word) => item.lexicon.verbs.formsOf(word).map(({ verb }) => verb.infinitive));
  switch (text) {
    case 'want':
    case 'en':
    case 'dus':
      // Two sentences may as well be one.
      return item.kind === 'sentence' && TWO_SENTENCES.test(item.answers[0]);
    case 'die':
    case 'dat':
    case 'deze':
    case 'dit':
      // The subject, where it need not be said again.
      return item.kind === 'sentence' && item.lexicon.verbs.isFinite(typed[place + 1] ?? '');
    case 'er':
      return item.kind === 'sentence' && typed.some((word) => INDEFINITE.test(word));
    case 'dan':
      return item.kind === 'sentence' && !/(?:er|meer)$/.test(typed[place - 1] ?? '');
    case 'gaan':
      return verbs.some((verb) => MODAL.test(verb));
    case 'meer':
      return typed[place + 1]?.endsWith('er') !== true;
    default:
      return item.kind === 'sentence' && verbs.some((verb) => WITH_VERB[text]?.test(verb) === true);
  }
}
