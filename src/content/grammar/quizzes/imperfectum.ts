import type { ImperfectumRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'imperfectum-cycle-school',
    infinitive: 'fietsen',
    sentence: 'Vroeger ___ ik elke dag naar school.',
    type: 'te',
    options: ['fietsde', 'fietste', 'fietsten'],
    correct: 1,
    english: 'I used to cycle to school every day.',
    explanation:
      'The stem *fiets* ends in *s*, a letter of *sexy softketchup*, so the ending is *-te*. The form *fietsten* with *n* is for more people.',
  },
  {
    id: 'imperfectum-wait-bus',
    infinitive: 'wachten',
    sentence: 'We ___ gisteren een uur op de bus.',
    type: 'te',
    options: ['wachtten', 'wachten', 'wachtden'],
    correct: 0,
    english: 'We waited for the bus for an hour yesterday.',
    explanation:
      'The stem *wacht* ends in *t*, so *-ten* comes behind it, and there are two *t*s: *wachtten*. *wachten* sounds the same but is the present.',
  },
  {
    id: 'imperfectum-travel-morocco',
    infinitive: 'reizen',
    sentence: 'Vorig jaar ___ Amina alleen naar Marokko.',
    type: 'de',
    options: ['reiste', 'reisde', 'reizde'],
    correct: 1,
    english: 'Last year Amina travelled to Morocco alone.',
    explanation:
      'The stem counts before *z* becomes *s*: *rei[z]en*. *z* is not in *sexy softketchup*, so *-de*. It comes behind the form with *ik*, *reis*.',
  },
  {
    id: 'imperfectum-live-village',
    infinitive: 'wonen',
    sentence: 'Mijn ouders ___ toen in een klein dorp.',
    type: 'de',
    options: ['woonde', 'woonten', 'woonden'],
    correct: 2,
    english: 'My parents lived in a small village then.',
    explanation:
      'The stem ends in *n*, which is not in *sexy softketchup*, so *-de*. *Mijn ouders* are two people, so *-den*.',
  },
  {
    id: 'imperfectum-come-late',
    infinitive: 'komen',
    sentence: 'De monteur ___ gisteren pas om vijf uur.',
    type: 'irregular',
    options: ['komde', 'kwamde', 'kwam'],
    correct: 2,
    english: "The technician didn't come until five yesterday.",
    explanation:
      '*komen* is irregular: *kwam, kwamen*. The other vowel already shows the past, so there is no *-de* behind it.',
  },
  {
    id: 'imperfectum-go-market',
    infinitive: 'gaan',
    sentence: 'Op zaterdag ___ wij vroeger altijd naar de markt.',
    type: 'irregular',
    options: ['gingen', 'ging', 'gaanden'],
    correct: 0,
    english: 'On Saturdays we always used to go to the market.',
    explanation:
      '*gaan* is irregular: *ging* for one, *gingen* for more. The subject *wij* asks for *gingen*.',
  },
] as const satisfies readonly ImperfectumRow[];
