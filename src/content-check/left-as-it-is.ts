/** What readers of the content doubted, and what was answered when it was looked at again and left. */
export const LEFT_AS_IT_IS: readonly (readonly [what: string, why: string])[] = [
  [
    'in Nederland, as a card',
    'A place name has no article, and no kind of word fits it: as a phrase it does.',
  ],
  [
    'bezichtigen, inboedel, uitkeren: above A2',
    'Landlords, insurers and benefit agencies write them to people at A2.',
  ],
  ['dichter, jagen: above A2', 'Shipped, and short to learn; a word is not taken from who has learned it.'],
  [
    'practice: die werkt bij de gemeente',
    'People say it, but the row practises the verb at the end of the clause.',
  ],
  ['picture of komkommer', 'The set has no straighter one, and the pickled one is no card.'],
  ['picture of muur', 'It is a wall of bricks.'],
  [
    'picture of cadeau and pakje, warm and heet, arm and sterk',
    'It says each of them, and review accepts each.',
  ],
  ['picture of schaken, roken, voetballen', 'The card tells that a verb is asked, and the set has no other.'],
  ['picture of vuur and geld', 'Of brand and biljet, the other words it may say, the learner is the judge.'],
];
