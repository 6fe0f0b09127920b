import type { SentenceCorrectnessRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'sentence-correctness-fifty',
    sentence: 'Mijn buurman word morgen vijftig.',
    isCorrect: false,
    correction: 'Mijn buurman wordt morgen vijftig.',
    english: 'My neighbour will be fifty tomorrow.',
    explanation:
      '*Mijn buurman* is he, so you need stem + t: *word* + *t*. You do not hear the *t*, but *hij loopt* shows that it belongs there.',
  },
  {
    id: 'sentence-correctness-take-bus',
    sentence: 'Neem jij altijd de bus naar school?',
    isCorrect: true,
    correction: 'Neem jij altijd de bus naar school?',
    english: 'Do you always take the bus to school?',
    explanation:
      'The sentence is right: *jij* stands behind the verb, so the *-t* falls off: *jij neemt*, but *neem jij*.',
  },
  {
    id: 'sentence-correctness-live-utrecht',
    sentence: 'Ik ben wonen in Utrecht.',
    isCorrect: false,
    correction: 'Ik woon in Utrecht.',
    english: "I'm living in Utrecht.",
    explanation:
      'English am living is one verb in Dutch. The simple present *ik woon* means both I live and I am living. *ben* and the whole verb do not go together here.',
  },
  {
    id: 'sentence-correctness-saturday',
    sentence: 'Doe jij werken op zaterdag?',
    isCorrect: false,
    correction: 'Werk jij op zaterdag?',
    english: 'Do you work on Saturdays?',
    explanation:
      'A Dutch question needs no extra verb like do. Put the verb itself first and the subject behind it: *werk jij*.',
  },
  {
    id: 'sentence-correctness-sister-finds',
    sentence: 'Mijn zus vindt haar nieuwe baan leuk.',
    isCorrect: true,
    correction: 'Mijn zus vindt haar nieuwe baan leuk.',
    english: 'My sister likes her new job.',
    explanation:
      'The sentence is right. The stem of *vinden* is *vind*, and *mijn zus* (she) asks for stem + t, so you write *dt*.',
  },
] as const satisfies readonly SentenceCorrectnessRow[];
