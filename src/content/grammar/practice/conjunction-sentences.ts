import type { GapSentence } from '#content/schema/practice-words.ts';

export type ConjunctionReason =
  | 'want'
  | 'want-short'
  | 'omdat'
  | 'dus'
  | 'maar'
  | 'en'
  | 'of-or'
  | 'als'
  | 'dat'
  | 'of-whether'
  | 'toen'
  | 'voordat'
  | 'terwijl'
  | 'zodat';

export const CONJUNCTION_SENTENCES = [
  {
    id: 'moe',
    sentence: 'Ik ga naar bed, ___ ik ben moe.',
    answer: 'want',
    english: 'I am going to bed, because I am tired.',
    alsoSaid: ['Ik ga naar bed omdat ik moe ben.', 'Ik ga slapen, want ik ben moe.'],
    reason: 'want',
  },
  {
    id: 'paraplu',
    sentence: 'Neem een paraplu mee, ___ het gaat regenen.',
    answer: 'want',
    english: 'Take an umbrella, because it is going to rain.',
    alsoSaid: ['Neem een paraplu mee omdat het gaat regenen.'],
    reason: 'want',
  },
  {
    id: 'rustig',
    sentence: 'Ze praat zacht, ___ de baby slaapt.',
    answer: 'want',
    alsoRight: ['omdat'],
    english: 'She is talking softly, because the baby is asleep.',
    reason: 'want-short',
  },
  {
    id: 'geen-geld',
    sentence: 'Ik koop die jas niet, ___ ik heb geen geld.',
    answer: 'want',
    english: 'I am not buying that coat, because I have no money.',
    alsoSaid: ['Ik koop die jas niet omdat ik geen geld heb.'],
    reason: 'want',
  },
  {
    id: 'ziek',
    sentence: 'Ik kom niet, ___ ik ziek ben.',
    answer: 'omdat',
    english: 'I am not coming because I am ill.',
    alsoSaid: ['Ik kom niet, want ik ben ziek.'],
    reason: 'omdat',
  },
  {
    id: 'werk',
    sentence: 'Hij verhuist naar Breda, ___ hij daar werk heeft.',
    answer: 'omdat',
    english: 'He is moving to Breda because he has work there.',
    alsoSaid: [
      'Hij verhuist naar Breda omdat hij er werk heeft.',
      'Hij verhuist naar Breda, want hij heeft daar werk.',
      'Hij verhuist naar Breda, want hij heeft er werk.',
    ],
    reason: 'omdat',
  },
  {
    id: 'cursus',
    sentence: 'Ik leer Nederlands, ___ ik hier wil werken.',
    answer: 'omdat',
    english: 'I am learning Dutch because I want to work here.',
    alsoSaid: [
      'Ik leer Nederlands, want ik wil hier werken.',
      'Ik leer Nederlands omdat ik hier werken wil.',
    ],
    reason: 'omdat',
  },
  {
    id: 'trein-gemist',
    sentence: 'Ze is te laat, ___ ze de trein heeft gemist.',
    answer: 'omdat',
    english: 'She is late because she missed the train.',
    alsoSaid: [
      'Ze is te laat omdat ze de trein gemist heeft.',
      'Ze is te laat, want ze heeft de trein gemist.',
    ],
    reason: 'omdat',
  },
  {
    id: 'dus-bus',
    sentence: 'Mijn fiets is kapot, ___ ik neem de bus.',
    answer: 'dus',
    english: 'My bicycle is broken, so I am taking the bus.',
    alsoSaid: ['Mijn fiets is kapot, dus neem ik de bus.'],
    reason: 'dus',
  },
  {
    id: 'dus-jas',
    sentence: 'Het is koud, ___ doe je jas aan.',
    answer: 'dus',
    english: 'It is cold, so put your coat on.',
    alsoSaid: ['Het is koud, dus trek je jas aan.'],
    reason: 'dus',
  },
  {
    id: 'dus-thuis',
    sentence: 'Morgen ben ik vrij, ___ ik blijf thuis.',
    answer: 'dus',
    english: 'I have the day off tomorrow, so I am staying at home.',
    alsoSaid: [
      'Morgen ben ik vrij, dus blijf ik thuis.',
      'Ik ben morgen vrij, dus ik blijf thuis.',
      'Ik ben morgen vrij, dus blijf ik thuis.',
      'Morgen heb ik vrij, dus ik blijf thuis.',
      'Morgen heb ik vrij, dus blijf ik thuis.',
      'Ik heb morgen vrij, dus ik blijf thuis.',
      'Ik heb morgen vrij, dus blijf ik thuis.',
    ],
    reason: 'dus',
  },
  {
    id: 'maar-klein',
    sentence: 'Het huis is klein, ___ de tuin is groot.',
    answer: 'maar',
    english: 'The house is small, but the garden is big.',
    reason: 'maar',
  },
  {
    id: 'maar-geen-tijd',
    sentence: 'Ik wil wel komen, ___ ik heb geen tijd.',
    answer: 'maar',
    english: 'I would like to come, but I have no time.',
    alsoSaid: [
      'Ik wil graag komen, maar ik heb geen tijd.',
      'Ik zou graag komen, maar ik heb geen tijd.',
      'Ik zou wel willen komen, maar ik heb geen tijd.',
    ],
    reason: 'maar',
  },
  {
    id: 'maar-lekker',
    sentence: 'De soep is heet, ___ hij is lekker.',
    answer: 'maar',
    english: 'The soup is hot, but it is nice.',
    alsoSaid: ['De soep is heet, maar lekker.'],
    reason: 'maar',
  },
  {
    id: 'en',
    sentence: 'Ik doe de boodschappen ___ jij kookt.',
    answer: 'en',
    english: 'I do the shopping and you cook.',
    reason: 'en',
  },
  {
    id: 'of-vraag',
    sentence: 'Wil je koffie ___ heb je liever thee?',
    answer: 'of',
    english: 'Would you like coffee or do you prefer tea?',
    reason: 'of-or',
  },
  {
    id: 'als-regent',
    sentence: 'We blijven thuis ___ het regent.',
    answer: 'als',
    alsoRight: ['wanneer'],
    english: 'We stay at home if it rains.',
    reason: 'als',
  },
  {
    id: 'als-klaar',
    sentence: 'Bel me ___ je klaar bent.',
    answer: 'als',
    alsoRight: ['wanneer'],
    english: 'Call me when you are ready.',
    reason: 'als',
  },
  {
    id: 'als-hulp',
    sentence: 'Zeg het maar ___ je hulp nodig hebt.',
    answer: 'als',
    alsoRight: ['wanneer'],
    english: 'Just say so if you need help.',
    alsoSaid: ['Zeg het als je hulp nodig hebt.'],
    reason: 'als',
  },
  {
    id: 'dat-open',
    sentence: 'Ik denk ___ de winkel nog open is.',
    answer: 'dat',
    english: 'I think that the shop is still open.',
    reason: 'dat',
  },
  {
    id: 'dat-beter',
    sentence: 'Ik hoop ___ je snel beter bent.',
    answer: 'dat',
    english: 'I hope that you will be better soon.',
    alsoSaid: ['Ik hoop dat je snel beter wordt.'],
    reason: 'dat',
  },
  {
    id: 'of-weet',
    sentence: 'Ik weet niet ___ de bus op zondag rijdt.',
    answer: 'of',
    english: 'I do not know whether the bus runs on Sundays.',
    reason: 'of-whether',
  },
  {
    id: 'of-vragen',
    sentence: 'Kun je vragen ___ er nog plaats is?',
    answer: 'of',
    english: 'Can you ask whether there is still room?',
    reason: 'of-whether',
  },
  {
    id: 'toen-klein',
    sentence: '___ ik klein was, woonde ik in een dorp.',
    answer: 'Toen',
    english: 'When I was little, I lived in a village.',
    alsoSaid: ['Ik woonde in een dorp toen ik klein was.'],
    reason: 'toen',
  },
  {
    id: 'toen-thuis',
    sentence: 'Het was al donker ___ ik thuiskwam.',
    answer: 'toen',
    english: 'It was already dark when I came home.',
    alsoSaid: ['Toen ik thuiskwam, was het al donker.'],
    reason: 'toen',
  },
  {
    id: 'voordat',
    sentence: 'Doe het licht uit ___ je weggaat.',
    answer: 'voordat',
    alsoRight: ['voor'],
    english: 'Turn off the light before you leave.',
    reason: 'voordat',
  },
  {
    id: 'terwijl',
    sentence: 'Ze luistert naar muziek ___ ze kookt.',
    answer: 'terwijl',
    english: 'She listens to music while she cooks.',
    alsoSaid: ['Terwijl ze kookt, luistert ze naar muziek.'],
    reason: 'terwijl',
  },
  {
    id: 'zodat',
    sentence: 'Praat iets langzamer, ___ ik je kan verstaan.',
    answer: 'zodat',
    alsoRight: ['opdat'],
    english: 'Speak a little more slowly, so that I can understand you.',
    alsoSaid: [
      'Praat iets langzamer, zodat ik je verstaan kan.',
      'Praat wat langzamer, zodat ik je kan verstaan.',
      'Praat een beetje langzamer, zodat ik je kan verstaan.',
      'Spreek iets langzamer, zodat ik je kan verstaan.',
    ],
    reason: 'zodat',
  },
] as const satisfies readonly GapSentence<ConjunctionReason>[];
