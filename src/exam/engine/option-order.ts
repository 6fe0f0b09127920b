import { comparable } from '#lib/dutch-words.ts';

/** Where an option stands on a scale; null where it is not on it. */
type Scale = (option: string) => readonly number[] | null;

const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...(
    'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien ' +
    'zeventien achttien negentien twintig'
  )
    .split(' ')
    .map((word, number) => [word, number] as const),
  ...'dertig veertig vijftig zestig zeventig tachtig negentig honderd'
    .split(' ')
    .map((word, place) => [word, 10 * (place + 3)] as const),
]);
/** A number with what makes it a time before it, and its unit after it: `kwart over acht`, `2 weken`. */
const NUMBER = new RegExp(
  String.raw`(?:(?<clock>half|kwart over|kwart voor) )?(?:(?<digits>\d+(?:[.,]\d+)*)|(?<!\p{L})(?<word>${[...NUMBER_WORDS.keys()].join('|')})(?!\p{L}))(?: (?<unit>\p{L}+))?`,
  'iu',
);
const FROM_THE_HOUR: Readonly<Record<string, number>> = {
  half: -0.5,
  'kwart over': 0.25,
  'kwart voor': -0.25,
};
/** Units of time, in minutes. */
const MINUTES: Readonly<Record<string, number>> = {
  uur: 60,
  dag: 1440,
  dagen: 1440,
  week: 10_080,
  weken: 10_080,
  maand: 43_200,
  maanden: 43_200,
  jaar: 525_600,
};
const WEEKDAYS = 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(' ');
const MONTHS =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');
const DAYS_FROM_TODAY = 'gisteren vandaag morgen overmorgen'.split(' ');
const PARTS_OF_DAY = 'ochtend middag avond nacht'.split(' ');

/** Numbers and times, days of the week, months, and days as seen from today. */
const SCALES: readonly Scale[] = [
  numberIn,
  placesOf(WEEKDAYS, PARTS_OF_DAY),
  placesOf(MONTHS, []),
  placesOf(DAYS_FROM_TODAY, PARTS_OF_DAY),
];

/** Ages, prices, days and times that rise from option to option: people look for them in that order (MOC-06). */
export function isInOrder(options: readonly string[]): boolean {
  return SCALES.some((scale) => ascends(options.map(scale)));
}

/** Whether the options could stand in such an order, but do not. */
export function isOutOfOrder(options: readonly string[]): boolean {
  const couldBe = SCALES.some((scale) => ascends(options.map(scale).toSorted(byPlace)));
  return couldBe && !isInOrder(options);
}

function ascends(places: readonly (readonly number[] | null)[]): boolean {
  return places.every(
    (place, index) => place !== null && (index === 0 || byPlace(places[index - 1] ?? null, place) < 0),
  );
}

function byPlace(one: readonly number[] | null, other: readonly number[] | null): number {
  if (one === null || other === null) return Number(other === null) - Number(one === null);
  const index = one.findIndex((number, place) => number !== other[place]);
  return index < 0 ? one.length - other.length : (one[index] ?? 0) - (other[index] ?? -Infinity);
}

function numberIn(option: string): readonly number[] | null {
  const { clock, digits, word, unit } = NUMBER.exec(option.toLowerCase())?.groups ?? {};
  const number = word === undefined ? asNumber(digits, unit) : NUMBER_WORDS.get(word);
  if (number === undefined) return null;
  const minutes = clock === undefined ? MINUTES[unit ?? ''] : MINUTES['uur'];
  return [(number + (FROM_THE_HOUR[clock ?? ''] ?? 0)) * (minutes ?? 1)];
}

/** Dutch writes a price with a comma, and a time or a thousand with a point. */
function asNumber(digits: string | undefined, unit: string | undefined): number | undefined {
  if (digits === undefined) return undefined;
  const [hours, minutes, ...rest] = digits.split('.');
  if (unit === 'uur' && minutes !== undefined && rest.length === 0)
    return Number(hours) + Number(minutes) / 60;
  return Number(digits.replaceAll('.', '').replace(',', '.'));
}

/** The places of the words of an option in a list; a part of the day may be added: `zaterdagochtend`. */
function placesOf(words: readonly string[], parts: readonly string[]): Scale {
  const word = new RegExp(
    String.raw`(?<!\p{L})(?<name>${words.join('|')})(?<part>${['', ...parts].join('|')})(?!\p{L})`,
    'gu',
  );
  return (option) => {
    const places = [...comparable(option).matchAll(word)].map(
      ({ groups: { name = '', part = '' } = {} }) =>
        words.indexOf(name) + (parts.indexOf(part) + 1) / (parts.length + 1),
    );
    return places.length === 0 ? null : places;
  };
}
