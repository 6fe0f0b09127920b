import type { GapSentence } from '#content/schema/practice-words.ts';

export type PositionReason =
  | 'liggen'
  | 'liggen-place'
  | 'staan'
  | 'staan-written'
  | 'zitten'
  | 'zitten-school'
  | 'zitten-person'
  | 'hangen'
  | 'lopen'
  | 'lopen-te';

export const POSITION_SENTENCES = [
  {
    id: 'sleutels',
    sentence: 'De sleutels ___ op tafel.',
    answer: 'liggen',
    english: 'The keys are on the table.',
    alsoSaid: ['De sleutels liggen op de tafel.'],
    reason: 'liggen',
  },
  {
    id: 'krant',
    sentence: 'De krant ___ nog op de mat.',
    answer: 'ligt',
    english: 'The newspaper is still on the mat.',
    reason: 'liggen',
  },
  {
    id: 'telefoon',
    sentence: 'Mijn telefoon ___ naast mijn bed.',
    answer: 'ligt',
    english: 'My phone is next to my bed.',
    reason: 'liggen',
  },
  {
    id: 'sneeuw',
    sentence: 'Er ___ sneeuw op de weg.',
    answer: 'ligt',
    english: 'There is snow on the road.',
    reason: 'liggen',
  },
  {
    id: 'zwolle',
    sentence: 'Zwolle ___ in Overijssel.',
    answer: 'ligt',
    english: 'Zwolle is in Overijssel.',
    reason: 'liggen-place',
  },
  {
    id: 'kat',
    sentence: 'De kat ___ in de zon te slapen.',
    answer: 'ligt',
    english: 'The cat is sleeping in the sun.',
    reason: 'liggen',
  },
  {
    id: 'fles',
    sentence: 'De fles ___ in de koelkast.',
    answer: 'staat',
    alsoRight: ['ligt'],
    english: 'The bottle is in the fridge.',
    reason: 'staan',
  },
  {
    id: 'auto',
    sentence: 'Onze auto ___ voor de deur.',
    answer: 'staat',
    english: 'Our car is in front of the door.',
    reason: 'staan',
  },
  {
    id: 'borden',
    sentence: 'De borden ___ al op tafel.',
    answer: 'staan',
    english: 'The plates are already on the table.',
    alsoSaid: ['De borden staan al op de tafel.'],
    reason: 'staan',
  },
  {
    id: 'fietsen',
    sentence: 'Er ___ drie fietsen in de schuur.',
    answer: 'staan',
    english: 'There are three bicycles in the shed.',
    reason: 'staan',
  },
  {
    id: 'kerk',
    sentence: 'De kerk ___ midden in het dorp.',
    answer: 'staat',
    alsoRight: ['ligt'],
    english: 'The church is in the middle of the village.',
    reason: 'staan',
  },
  {
    id: 'naam',
    sentence: 'Je naam ___ niet op de lijst.',
    answer: 'staat',
    english: 'Your name is not on the list.',
    reason: 'staan-written',
  },
  {
    id: 'boeken',
    sentence: 'De boeken ___ in de kast.',
    answer: 'staan',
    alsoRight: ['liggen'],
    english: 'The books are in the cupboard.',
    reason: 'staan',
  },
  {
    id: 'pasje',
    sentence: 'Mijn pasje ___ in mijn tas.',
    answer: 'zit',
    english: 'My card is in my bag.',
    reason: 'zitten',
  },
  {
    id: 'suiker',
    sentence: 'Er ___ geen suiker in de thee.',
    answer: 'zit',
    english: 'There is no sugar in the tea.',
    reason: 'zitten',
  },
  {
    id: 'gat',
    sentence: 'Er ___ een gat in mijn sok.',
    answer: 'zit',
    english: 'There is a hole in my sock.',
    reason: 'zitten',
  },
  {
    id: 'cursus',
    sentence: 'Samir ___ op een cursus Nederlands.',
    answer: 'zit',
    english: 'Samir is taking a Dutch course.',
    alsoSaid: ['Samir volgt een cursus Nederlands.', 'Samir doet een cursus Nederlands.'],
    reason: 'zitten-school',
  },
  {
    id: 'bank',
    sentence: 'De kinderen ___ op de bank.',
    answer: 'zitten',
    english: 'The children are sitting on the sofa.',
    reason: 'zitten-person',
  },
  {
    id: 'vlek',
    sentence: 'Er ___ een vlek op je overhemd.',
    answer: 'zit',
    english: 'There is a stain on your shirt.',
    reason: 'zitten',
  },
  {
    id: 'jas',
    sentence: 'Je jas ___ aan de kapstok.',
    answer: 'hangt',
    english: 'Your coat is on the peg.',
    reason: 'hangen',
  },
  {
    id: 'foto',
    sentence: 'Er ___ een foto van oma aan de muur.',
    answer: 'hangt',
    english: 'There is a photo of grandma on the wall.',
    reason: 'hangen',
  },
  {
    id: 'was',
    sentence: 'De was ___ buiten.',
    answer: 'hangt',
    english: 'The washing is outside.',
    reason: 'hangen',
  },
  {
    id: 'lamp',
    sentence: 'De lamp ___ boven de tafel.',
    answer: 'hangt',
    english: 'The lamp is above the table.',
    reason: 'hangen',
  },
  {
    id: 'hond',
    sentence: 'Er ___ een hond op straat.',
    answer: 'loopt',
    english: 'There is a dog walking in the street.',
    reason: 'lopen',
  },
  {
    id: 'mensen',
    sentence: 'Er ___ veel mensen door het park.',
    answer: 'lopen',
    english: 'Many people are walking through the park.',
    alsoSaid: ['Veel mensen lopen door het park.'],
    reason: 'lopen',
  },
  {
    id: 'zoeken',
    sentence: 'Ik ___ al een uur mijn sleutels te zoeken.',
    answer: 'loop',
    alsoRight: ['zit'],
    english: 'I have been looking for my keys for an hour.',
    alsoSaid: [
      'Ik zoek mijn sleutels al een uur.',
      'Ik zoek al een uur mijn sleutels.',
      'Ik ben al een uur mijn sleutels aan het zoeken.',
      'Ik ben al een uur op zoek naar mijn sleutels.',
    ],
    reason: 'lopen-te',
  },
] as const satisfies readonly GapSentence<PositionReason>[];
