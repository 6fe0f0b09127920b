import type { ComparisonRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'comparison-train-expensive',
    sentence: 'Met de trein is de reis ___ dan met de bus.',
    adjective: 'duur',
    type: 'comparative',
    options: ['duurer', 'duurder', 'meer duur'],
    correct: 1,
    english: 'The journey by train is more expensive than by bus.',
    explanation:
      'After an *r* the comparative has *-der*: *duur, duurder*. English puts more in front of expensive, but Dutch does not use *meer* here.',
  },
  {
    id: 'comparison-room-bigger',
    sentence: 'Mijn nieuwe kamer is ___ dan mijn oude.',
    adjective: 'groot',
    type: 'comparative',
    options: ['groter', 'grooter', 'grotter'],
    correct: 0,
    english: 'My new room is bigger than my old one.',
    explanation:
      'The comparative has *-er*. The long *o* now ends its syllable (*gro-ter*), so you write it once. With *tt* the vowel would sound short.',
  },
  {
    id: 'comparison-july-warm',
    sentence: 'In juli is het hier meestal ___.',
    adjective: 'warm',
    type: 'superlative',
    options: ['warmst', 'meest warm', 'het warmst'],
    correct: 2,
    english: "It's usually warmest here in July.",
    explanation:
      'A superlative without a noun behind it is *het* + adjective + *-st*: *het warmst*. *meest* is not used with a short adjective such as *warm*.',
  },
  {
    id: 'comparison-biggest-city',
    sentence: 'Amsterdam is ___ van Nederland.',
    adjective: 'groot',
    type: 'superlative',
    options: ['het grootste stad', 'de grootste stad', 'de grootst stad'],
    correct: 1,
    english: 'Amsterdam is the biggest city in the Netherlands.',
    explanation:
      'Before a noun the superlative ends in *-ste* and takes the article of that noun. *stad* is a de-word, so *de grootste stad*.',
  },
  {
    id: 'comparison-coffee-tea',
    sentence: 'Drinkt u ___ koffie of thee?',
    adjective: 'graag',
    type: 'irregular',
    options: ['liever', 'grager', 'meer graag'],
    correct: 0,
    english: 'Would you rather drink coffee or tea?',
    explanation:
      '*graag* has irregular forms: *graag, liever, het liefst*. With *liever* you choose between two things.',
  },
  {
    id: 'comparison-dutch-better',
    sentence: 'Mijn Nederlands is nu ___ vorig jaar.',
    adjective: 'goed',
    type: 'irregular',
    options: ['goeder dan', 'beter als', 'beter dan'],
    correct: 2,
    english: 'My Dutch is better now than last year.',
    explanation:
      '*goed* is irregular: *goed, beter, best*. After a comparative comes *dan*; *als* belongs to *even goed als* (as good as).',
  },
] as const satisfies readonly ComparisonRow[];
