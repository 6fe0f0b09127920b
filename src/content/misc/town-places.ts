/** A building of the little town (MSC-11), north-east of its crossing. */
export interface TownPlace {
  readonly id: string;
  readonly article: 'de' | 'het';
  readonly noun: string;
  readonly english: string;
  /** The place of its crossing, from the left and from the bottom, from 0. */
  readonly column: number;
  readonly row: number;
}

/** The places of the town, none of them at the canal. */
export const TOWN_PLACES: readonly TownPlace[] = [
  { id: 'hotel', article: 'het', noun: 'hotel', english: 'hotel', column: 0, row: 0 },
  { id: 'bakker', article: 'de', noun: 'bakker', english: 'baker’s', column: 1, row: 0 },
  { id: 'slager', article: 'de', noun: 'slager', english: 'butcher’s', column: 3, row: 0 },
  { id: 'school', article: 'de', noun: 'school', english: 'school', column: 4, row: 0 },
  { id: 'kerk', article: 'de', noun: 'kerk', english: 'church', column: 0, row: 2 },
  { id: 'museum', article: 'het', noun: 'museum', english: 'museum', column: 2, row: 2 },
  { id: 'cafe', article: 'het', noun: 'café', english: 'pub', column: 3, row: 2 },
  { id: 'bank', article: 'de', noun: 'bank', english: 'bank', column: 4, row: 3 },
  { id: 'park', article: 'het', noun: 'park', english: 'park', column: 2, row: 3 },
  { id: 'apotheek', article: 'de', noun: 'apotheek', english: 'pharmacy', column: 1, row: 3 },
  { id: 'theater', article: 'het', noun: 'theater', english: 'theatre', column: 0, row: 4 },
  { id: 'kapper', article: 'de', noun: 'kapper', english: 'hairdresser’s', column: 2, row: 4 },
  { id: 'station', article: 'het', noun: 'station', english: 'station', column: 4, row: 4 },
];
