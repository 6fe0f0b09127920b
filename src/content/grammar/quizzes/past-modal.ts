import type { SentenceRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'past-modal-overtime',
    sentence: 'Ik ___ gisteren tot acht uur werken.',
    options: ['moet', 'moest', 'gemoeten'],
    correct: 1,
    english: 'I had to work until eight yesterday.',
    explanation:
      '*gisteren* asks for the past: *moest*. *moet* is now, and the participle *gemoeten* cannot stand without *hebben*.',
  },
  {
    id: 'past-modal-parking',
    sentence: 'Wij ___ de straat niet vinden.',
    options: ['konden', 'kon', 'gekund'],
    correct: 0,
    english: "We couldn't find the street.",
    explanation:
      '*wij* is more than one person, so the past of *kunnen* has its second form, *konden*. *kon* is for one.',
  },
  {
    id: 'past-modal-as-a-child',
    sentence: 'Vroeger ___ ik niet alleen naar het zwembad.',
    options: ['moogde', 'mag', 'mocht'],
    correct: 2,
    english: "In the past I wasn't allowed to go to the swimming pool alone.",
    explanation:
      '*mogen* is irregular: *mocht* for one, *mochten* for more. *mag* is the present, and *vroeger* tells of the past.',
  },
  {
    id: 'past-modal-slept',
    sentence: 'De baby wilde vannacht niet ___.',
    options: ['sliep', 'slapen', 'geslapen'],
    correct: 1,
    english: "The baby didn't want to sleep last night.",
    explanation:
      'Only the first verb, *wilde*, shows the past. The second stays the whole verb and closes the sentence: *slapen*.',
  },
  {
    id: 'past-modal-advice',
    sentence: 'Je hebt al een week pijn. Je ___ de huisarts moeten bellen.',
    options: ['zouden', 'zou', 'zoud'],
    correct: 1,
    english: "You've been in pain for a week. You should call the GP.",
    explanation:
      'Friendly advice is *zou … moeten*. *je* is one person, so *zou*; *zouden* is for more than one, and no form ends in *-d*.',
  },
  {
    id: 'past-modal-because',
    sentence: 'Mijn man was er niet, omdat hij zijn broer ___.',
    options: ['moest te helpen', 'hielp moeten', 'moest helpen'],
    correct: 2,
    english: "My husband wasn't there because he had to help his brother.",
    explanation:
      'After *omdat* both verbs stand at the end: first the past form *moest*, then the infinitive *helpen*, without *te*.',
  },
] as const satisfies readonly SentenceRow[];
