import { msg } from '@lingui/core/macro';
import type { LatticeWord } from '#practice/judge/lattice.ts';
import { stemOf, type Lexicon, type Meaning } from '#practice/judge/lexicon.ts';
import { named, type Named } from '#practice/judge/typed-item.ts';

/** English words of meanings that run into each other: a Dutch word for one may well be right for another. */
const NEAR: readonly ReadonlySet<string>[] = [
  'family relative household parent',
  'house home flat apartment building room',
  'shop store supermarket market business baker butcher',
  'doctor gp specialist nurse dentist assistant',
  'street road way path motorway square',
  'coat jacket clothes sweater',
  'shirt blouse clothes sweater',
  'child kid baby boy girl son daughter',
  'bag suitcase backpack purse',
  'cupboard wardrobe bookcase',
  'letter post mail email message',
  'parcel package box packet',
  'teacher master instructor coach',
  'student pupil trainee participant',
  'lesson course class school training education teaching',
  'work job task profession assignment',
  'boss employer manager leader',
  'village town city place municipality neighbourhood',
  'picture photo drawing painting',
  'car vehicle',
  'meal food dinner lunch supper',
  'bill invoice receipt account',
  'form paper document certificate',
  'man gentleman husband mister sir',
  'woman lady wife madam mrs',
  'friend acquaintance colleague',
  'noise sound racket',
  'exam test assessment',
  'telephone phone mobile',
  'wish want desire',
  'nice lovely beautiful pleasant fun cosy fine good great sweet kind friendly',
  'tasty delicious good sweet',
  'big large tall great wide',
  'small little short young',
  'angry cross mad furious',
  'happy glad pleased satisfied content cheerful',
  'ill sick',
  'hard difficult heavy tough',
  'quiet calm still silent',
  'tired sleepy',
  'hot warm',
  'cold cool chilly',
  'fast quick soon early immediately',
  'late later',
  'often usually regularly',
  'now today currently nowadays moment',
  'important necessary',
  'gone away lost',
  'very really quite rather',
  'much many enough lot',
  'expensive dear',
  'sofa couch bank',
  'bread roll sandwich',
  'biscuit cake pastry pie',
  'ticket card pass',
  'plan idea',
  'lamp light',
  'language word',
  'trousers jeans clothes',
  'fantastic great wonderful super terrific',
  'kind sweet loving love',
  'patient calm',
  'heater stove heating radiator',
  'centre middle heart',
  'serious grave',
  'clever smart sensible wise intelligent',
  'awful terrible bad',
  'strange weird crazy odd',
  'afraid scared worried nervous',
  'correct right true',
].map((words) => new Set(words.split(' ')));

/** A word of the lists in the place of another one that says something else. */
export function otherWord(
  typed: string,
  { usual }: LatticeWord,
  lexicon: Lexicon,
  english = '',
): Named | null {
  const [given, wanted] = [lexicon.meaningsOf(typed), lexicon.meaningsOf(usual)];
  const [first] = given;
  if (first === undefined || wanted.length === 0 || typed === usual) return null;
  if (!given.every(({ kind }) => wanted.some((other) => other.kind === kind))) return null;
  const meant = new Set([...wanted.flatMap(({ words }) => words), ...stems(english)]);
  return given.some((one) => isNear(one, meant))
    ? null
    : { ...named('other word', msg`*${typed}* means:`), otherMeaning: first.english };
}

const stems = (english: string): readonly string[] =>
  (english.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(stemOf);

function isNear({ words }: Meaning, meant: ReadonlySet<string>): boolean {
  return words.some(
    (word) =>
      meant.has(word) ||
      NEAR.some((group) => hasStem(group, word) && [...meant].some((one) => hasStem(group, one))),
  );
}

const groupStems = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

function hasStem(group: ReadonlySet<string>, stem: string): boolean {
  const known = groupStems.get(group) ?? new Set([...group].map(stemOf));
  groupStems.set(group, known);
  return known.has(stem);
}
