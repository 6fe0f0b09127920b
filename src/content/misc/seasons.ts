import type { Phrase } from './phrase.ts';

/** The four seasons (MSC-04). Whole months, so their starts are approximate. */
export const SEASONS = [
  {
    id: 'spring',
    dutch: 'de lente',
    other: 'het voorjaar',
    english: 'spring',
    months: 'maart, april, mei',
    firstMonth: 3,
  },
  {
    id: 'summer',
    dutch: 'de zomer',
    english: 'summer',
    months: 'juni, juli, augustus',
    firstMonth: 6,
  },
  {
    id: 'autumn',
    dutch: 'de herfst',
    other: 'het najaar',
    english: 'autumn',
    months: 'september, oktober, november',
    firstMonth: 9,
  },
  {
    id: 'winter',
    dutch: 'de winter',
    english: 'winter',
    months: 'december, januari, februari',
    firstMonth: 12,
  },
] as const;

/** Words for the seasons and their weather (MSC-04). */
export const SEASON_WORDS: readonly Phrase[] = [
  { dutch: 'het seizoen', english: 'the season' },
  { dutch: 'het weer', english: 'the weather' },
  { dutch: 'de zon', english: 'the sun' },
  { dutch: 'de regen', english: 'the rain' },
  { dutch: 'de bui', english: 'the shower' },
  { dutch: 'de wind', english: 'the wind' },
  { dutch: 'de storm', english: 'the storm' },
  { dutch: 'de wolk', english: 'the cloud' },
  { dutch: 'de mist', english: 'the fog' },
  { dutch: 'de sneeuw', english: 'the snow' },
  { dutch: 'het ijs', english: 'the ice' },
  { dutch: 'de bloem', english: 'the flower' },
  { dutch: 'het blad', english: 'the leaf' },
  { dutch: 'het strand', english: 'the beach' },
  { dutch: 'de vakantie', english: 'the holiday' },
  { dutch: 'de paraplu', english: 'the umbrella' },
  { dutch: 'warm', english: 'warm' },
  { dutch: 'koud', english: 'cold' },
];

/** Sentences about the seasons (MSC-04). */
export const SEASON_PHRASES: readonly Phrase[] = [
  { dutch: 'In de lente bloeien de tulpen.', english: 'In spring the tulips bloom.' },
  { dutch: 'In de zomer gaan we naar het strand.', english: 'In summer we go to the beach.' },
  { dutch: 'In de herfst vallen de bladeren.', english: 'In autumn the leaves fall.' },
  { dutch: 'In de winter is het vroeg donker.', english: 'In winter it gets dark early.' },
  { dutch: 'Het regent al de hele dag.', english: 'It has been raining all day.' },
  { dutch: 'Neem je paraplu mee!', english: 'Take your umbrella with you!' },
];

/** The months in their order. */
export const MONTH_NAMES: readonly Phrase[] = [
  { dutch: 'januari', english: 'January' },
  { dutch: 'februari', english: 'February' },
  { dutch: 'maart', english: 'March' },
  { dutch: 'april', english: 'April' },
  { dutch: 'mei', english: 'May' },
  { dutch: 'juni', english: 'June' },
  { dutch: 'juli', english: 'July' },
  { dutch: 'augustus', english: 'August' },
  { dutch: 'september', english: 'September' },
  { dutch: 'oktober', english: 'October' },
  { dutch: 'november', english: 'November' },
  { dutch: 'december', english: 'December' },
];
