import type { Phrase } from './phrase.ts';

/** Sentences with the time in them (MSC-13). */
export const TIME_PHRASES: readonly Phrase[] = [
  { dutch: 'Hoe laat is het?', english: 'What time is it?' },
  { dutch: 'Het is half drie.', english: 'It is half past two.' },
  { dutch: 'Hoe laat begint de les?', english: 'What time does the lesson begin?' },
  { dutch: 'De les begint om kwart over negen.', english: 'The lesson begins at a quarter past nine.' },
  {
    dutch: 'De trein vertrekt om vijf voor half acht.',
    english: 'The train leaves at twenty-five past seven.',
  },
  { dutch: 'De winkel is open van negen tot zes.', english: 'The shop is open from nine to six.' },
  { dutch: 'Ik sta om zeven uur op.', english: 'I get up at seven o’clock.' },
  { dutch: 'Kunt u om tien over half twee komen?', english: 'Can you come at twenty to two?' },
];

/** Differences from English, with Dutch between stars. */
export const TIME_TIPS: readonly string[] = [
  '*Half drie* is half an hour before three: 2:30, not 3:30.',
  'From 20 past to 20 to, Dutch mostly counts from the half hour: *tien voor half drie*, *vijf over half drie*.',
  'Timetables and digital clocks show 24 hours. Read the figures: *veertien uur dertig*. With friends it is just *half drie*.',
];
