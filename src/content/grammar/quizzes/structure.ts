import type { StructureRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'structure-sister-groningen',
    sentence: 'Mijn zus werkt in Groningen.',
    parts: { subject: 'Mijn zus', verb: 'werkt', place: 'in Groningen' },
    question: 'Which part stands at place 2?',
    options: ['zus', 'in Groningen', 'werkt'],
    correct: 2,
    english: 'My sister works in Groningen.',
    explanation:
      'Place 2 holds the finite verb: *werkt*. It is the second part, not the second word. *Mijn zus* together is the subject and fills place 1. *In Groningen* is the rest.',
  },
] as const satisfies readonly StructureRow[];
