import type { InflectionRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'inflection-red-bicycle',
    phrase: 'een ___ fiets',
    wordType: 'de-word',
    articleType: 'indefinite',
    options: ['rode', 'rood', 'roode'],
    correct: 0,
    english: 'a red bicycle',
    explanation:
      'Before a de-word an adjective such as *rood* has *-e*, with *een* too. The long *o* then ends its syllable (*ro-de*), so you write it once.',
  },
  {
    id: 'inflection-big-house',
    phrase: 'een ___ huis',
    wordType: 'het-word',
    articleType: 'indefinite',
    options: ['grote', 'groot', 'groote'],
    correct: 1,
    english: 'a big house',
    explanation:
      '*huis* is a het-word, it is only one, and *een* stands in front of it. With *een*, *geen* or nothing in front of one het-word, an adjective such as *groot* has no *-e*.',
  },
  {
    id: 'inflection-dirty-cup',
    phrase: 'dit ___ kopje',
    wordType: 'het-word',
    articleType: 'demonstrative',
    options: ['vies', 'vieze', 'viese'],
    correct: 1,
    english: 'this dirty cup',
    explanation:
      'With *dit* in front, the adjective has *-e*, also before a het-word. The *s* of *vies* becomes *z* between vowels.',
  },
  {
    id: 'inflection-sweet-dog',
    phrase: 'het ___ hondje',
    wordType: 'het-word',
    articleType: 'definite',
    options: ['lief', 'liefe', 'lieve'],
    correct: 2,
    english: 'the sweet little dog',
    explanation:
      'After *het* an adjective such as *lief* has *-e*, before a het-word too. With *een*, *geen* or nothing in front it has none: *een lief hondje*. The *f* of *lief* becomes *v* before the *-e*.',
  },
  {
    id: 'inflection-wooden-table',
    phrase: 'die ___ tafel',
    wordType: 'de-word',
    articleType: 'demonstrative',
    options: ['hout', 'houtene', 'houten'],
    correct: 2,
    english: 'that wooden table',
    explanation:
      'Adjectives that name a material end in *-en* and never change: *houten*. *hout* is the noun, wood.',
  },
  {
    id: 'inflection-cold-water',
    phrase: 'een glas ___ water',
    wordType: 'het-word',
    articleType: 'indefinite',
    options: ['koud', 'koude', 'kouden'],
    correct: 0,
    english: 'a glass of cold water',
    explanation:
      '*water* is a het-word without an article of its own: *een* belongs to *glas*. Then the adjective has no *-e*, just as after *een*: *koud water*.',
  },
] as const satisfies readonly InflectionRow[];
