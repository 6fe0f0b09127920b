import type { Phrase } from './phrase.ts';

/** The days in the order of the week (MSC-04). On a card they have a capital; in a sentence they don't. */
export const WEEKDAY_CARDS = [
  { position: 1, dutch: 'Maandag', english: 'Monday', colour: 'blue' },
  { position: 2, dutch: 'Dinsdag', english: 'Tuesday', colour: 'teal' },
  { position: 3, dutch: 'Woensdag', english: 'Wednesday', colour: 'green' },
  { position: 4, dutch: 'Donderdag', english: 'Thursday', colour: 'gold' },
  { position: 5, dutch: 'Vrijdag', english: 'Friday', colour: 'orange' },
  { position: 6, dutch: 'Zaterdag', english: 'Saturday', colour: 'violet' },
  { position: 7, dutch: 'Zondag', english: 'Sunday', colour: 'grey' },
] as const;

/** The four parts of a day (MSC-04). There is no fixed boundary between them: the hours are approximate. */
export const DAY_PARTS = [
  {
    id: 'morning',
    dutch: 'De ochtend / De morgen',
    english: 'The morning',
    range: '05:30-11:59',
    adverb: '’s ochtends / ’s morgens',
    colour: 'gold',
  },
  {
    id: 'afternoon',
    dutch: 'De middag',
    english: 'The afternoon',
    range: '12:00-17:00',
    adverb: '’s middags',
    colour: 'orange',
  },
  {
    id: 'evening',
    dutch: 'De avond',
    english: 'The evening',
    range: '17:00-23:59',
    adverb: '’s avonds',
    colour: 'violet',
  },
  {
    id: 'night',
    dutch: 'De nacht',
    english: 'The night',
    range: '00:00-05:30',
    adverb: '’s nachts',
    colour: 'blue',
  },
] as const;

/** Sentences about days and parts of the day (MSC-04). */
export const DAY_PHRASES: readonly Phrase[] = [
  { dutch: 'Op maandag werk ik thuis.', english: 'On Monday I work from home.' },
  { dutch: 'Op zaterdagochtend ga ik naar de markt.', english: 'On Saturday morning I go to the market.' },
  {
    dutch: '’s Middags haal ik de kinderen van school.',
    english: 'In the afternoon I pick up the children from school.',
  },
  { dutch: 'Kun je vanavond bellen?', english: 'Can you call this evening?' },
  { dutch: 'Ik heb vannacht goed geslapen.', english: 'I slept well last night.' },
  { dutch: 'In het weekend ben ik vrij.', english: 'I’m off at the weekend.' },
  { dutch: 'Tot dinsdag!', english: 'See you on Tuesday!' },
  { dutch: 'Welke dag is het vandaag?', english: 'What day is it today?' },
];

/** Differences from English, with Dutch between stars. */
export const DAY_TIPS: readonly string[] = [
  'In a sentence days and months have no capital: *op maandag*, *in mei*.',
  '*’s Ochtends* means in the morning, on any morning. For today you say *vanochtend*, *vanmiddag* and *vanavond*.',
  '*Vannacht* can be last night or tonight. The rest of the sentence tells you which.',
  '*Maandagnacht* is for most people the night that begins on Monday evening. To be clear, say *de nacht van maandag op dinsdag*.',
];
