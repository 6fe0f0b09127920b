import type { ConjugationRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'conjugation-samira-travels',
    sentence: 'Samira ___ elke dag met de trein.',
    verb: 'reizen',
    subject: 'Samira',
    options: ['reizt', 'reis', 'reist'],
    correct: 2,
    english: 'Samira travels by train every day.',
    explanation:
      '*Samira* is she, so stem + t. The stem of *reizen* ends in *s*, because a Dutch stem has no *z* at the end: *reis* + *t*.',
  },
  {
    id: 'conjugation-jij-work',
    sentence: 'Waar ___ jij op vrijdag?',
    verb: 'werken',
    subject: 'jij',
    options: ['werk', 'werkt', 'werken'],
    correct: 0,
    english: 'Where do you work on Fridays?',
    explanation:
      'The subject *jij* comes behind the verb, and then the *-t* falls off: *jij werkt*, but *werk jij*.',
  },
  {
    id: 'conjugation-ik-tired',
    sentence: 'Ik ___ snel moe van lange vergaderingen.',
    verb: 'worden',
    subject: 'Ik',
    options: ['wordt', 'word', 'worden'],
    correct: 1,
    english: 'I get tired quickly in long meetings.',
    explanation:
      '*ik* takes the stem alone: *word*. You hear a *t*, but it is the *d* of *worden*; compare *ik loop*, without *t*.',
  },
  {
    id: 'conjugation-hij-sits',
    sentence: 'Omar ___ altijd naast het raam.',
    verb: 'zitten',
    subject: 'Omar',
    options: ['zitten', 'zitt', 'zit'],
    correct: 2,
    english: 'Omar always sits next to the window.',
    explanation:
      '*Omar* is he, so stem + t. But the stem *zit* already ends in *t*, and such a stem takes no second one.',
  },
  {
    id: 'conjugation-neighbours-have',
    sentence: 'Onze buren ___ twee honden.',
    verb: 'hebben',
    subject: 'Onze buren',
    options: ['heeft', 'hebben', 'hebt'],
    correct: 1,
    english: 'Our neighbours have two dogs.',
    explanation:
      'The subject is more than one person, so you use the whole verb: *hebben*. *heeft* goes with one person: *onze buurman heeft*.',
  },
] as const satisfies readonly ConjugationRow[];
