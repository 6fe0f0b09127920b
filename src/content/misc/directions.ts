import type { Phrase } from './phrase.ts';

/** The first words to learn (MSC-11). */
export const DIRECTION_WORDS: readonly Phrase[] = [
  { dutch: 'links', english: 'left' },
  { dutch: 'rechts', english: 'right' },
  { dutch: 'rechtdoor', english: 'straight on' },
  { dutch: 'linksaf', english: '(turn) left' },
  { dutch: 'rechtsaf', english: '(turn) right' },
  { dutch: 'terug', english: 'back' },
  { dutch: 'hier', english: 'here' },
  { dutch: 'daar', english: 'there' },
  { dutch: 'dichtbij', english: 'close by' },
  { dutch: 'ver weg', english: 'far away' },
  { dutch: 'de straat', english: 'the street' },
  { dutch: 'de hoek', english: 'the corner' },
  { dutch: 'het kruispunt', english: 'the crossroads' },
  { dutch: 'het stoplicht', english: 'the traffic lights' },
  { dutch: 'de rotonde', english: 'the roundabout' },
  { dutch: 'de brug', english: 'the bridge' },
];

/** The positions with a drawing. */
export type PositionKind =
  | 'naast'
  | 'tussen'
  | 'voor'
  | 'achter'
  | 'op'
  | 'onder'
  | 'in'
  | 'tegenover'
  | 'om de hoek';

/** A position, in a sentence that describes its picture (MSC-11). */
export interface Position extends Phrase {
  readonly kind: PositionKind;
  readonly meaning: string;
}

export const POSITIONS: readonly Position[] = [
  {
    kind: 'naast',
    meaning: 'next to',
    dutch: 'De bal ligt naast de doos.',
    english: 'The ball is next to the box.',
  },
  {
    kind: 'tussen',
    meaning: 'between',
    dutch: 'De bal ligt tussen de dozen.',
    english: 'The ball is between the boxes.',
  },
  {
    kind: 'voor',
    meaning: 'in front of',
    dutch: 'De bal ligt voor de doos.',
    english: 'The ball is in front of the box.',
  },
  {
    kind: 'achter',
    meaning: 'behind',
    dutch: 'De bal ligt achter de doos.',
    english: 'The ball is behind the box.',
  },
  { kind: 'op', meaning: 'on', dutch: 'De bal ligt op de doos.', english: 'The ball is on the box.' },
  {
    kind: 'onder',
    meaning: 'under',
    dutch: 'De bal ligt onder de tafel.',
    english: 'The ball is under the table.',
  },
  { kind: 'in', meaning: 'in', dutch: 'De bal ligt in de doos.', english: 'The ball is in the box.' },
  {
    kind: 'tegenover',
    meaning: 'opposite',
    dutch: 'De school staat tegenover de kerk.',
    english: 'The school is opposite the church.',
  },
  {
    kind: 'om de hoek',
    meaning: 'round the corner',
    dutch: 'Het café is om de hoek.',
    english: 'The pub is round the corner.',
  },
];

/** One direction in the three ways that people give it (MSC-11). */
export interface ThreeWays {
  readonly english: string;
  readonly command: string;
  /** Said to somebody addressed with `je`. */
  readonly informal: string;
  /** Said to somebody addressed with `u`. */
  readonly polite: string;
}

export const THREE_WAYS: readonly ThreeWays[] = [
  {
    english: 'Go straight on.',
    command: 'Ga rechtdoor.',
    informal: 'Je gaat rechtdoor.',
    polite: 'U gaat rechtdoor.',
  },
  {
    english: 'Turn left.',
    command: 'Sla linksaf.',
    informal: 'Je slaat linksaf.',
    polite: 'U slaat linksaf.',
  },
  {
    english: 'Turn right.',
    command: 'Sla rechtsaf.',
    informal: 'Je slaat rechtsaf.',
    polite: 'U slaat rechtsaf.',
  },
  { english: 'Turn round.', command: 'Keer om.', informal: 'Je keert om.', polite: 'U keert om.' },
  {
    english: 'Take the second street on the left.',
    command: 'Neem de tweede straat links.',
    informal: 'Je neemt de tweede straat links.',
    polite: 'U neemt de tweede straat links.',
  },
  {
    english: 'Cross the street.',
    command: 'Steek de straat over.',
    informal: 'Je steekt de straat over.',
    polite: 'U steekt de straat over.',
  },
  {
    english: 'Walk as far as the traffic lights.',
    command: 'Loop tot aan het stoplicht.',
    informal: 'Je loopt tot aan het stoplicht.',
    polite: 'U loopt tot aan het stoplicht.',
  },
];

/** Questions and answers in the street (MSC-11). */
export const DIRECTION_SENTENCES: readonly Phrase[] = [
  { dutch: 'Pardon, mag ik u iets vragen?', english: 'Excuse me, may I ask you something?' },
  { dutch: 'Weet u waar het station is?', english: 'Do you know where the station is?' },
  { dutch: 'Hoe kom ik bij het ziekenhuis?', english: 'How do I get to the hospital?' },
  { dutch: 'Ik ben de weg kwijt.', english: 'I am lost.' },
  { dutch: 'Is het ver lopen?', english: 'Is it a long walk?' },
  { dutch: 'Nee, het is vijf minuten lopen.', english: 'No, it is a five-minute walk.' },
  {
    dutch: 'Ga hier rechtdoor tot aan het stoplicht.',
    english: 'Go straight on here as far as the traffic lights.',
  },
  {
    dutch: 'Neem bij de rotonde de eerste straat rechts.',
    english: 'At the roundabout take the first street on the right.',
  },
  { dutch: 'De apotheek zit naast de supermarkt.', english: 'The pharmacy is next to the supermarket.' },
  { dutch: 'Het gemeentehuis is aan de linkerkant.', english: 'The town hall is on the left-hand side.' },
  { dutch: 'U kunt het niet missen.', english: 'You can’t miss it.' },
  { dutch: 'Sorry, ik ken de weg hier niet.', english: 'Sorry, I don’t know my way around here.' },
];
