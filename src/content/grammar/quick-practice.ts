import type { DailyQuestionRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'quick-koude-voeten',
    topic: 'adjectives',
    question: 'Which sentence is right?',
    optionsAre: 'dutch',
    options: ['Ik heb koude voeten.', 'Ik heb koud voeten.', 'Ik ben koude voeten.'],
    correct: 0,
    explanation:
      'The adjective stands before a noun in the plural, so it has *-e*: *koude voeten*. And in Dutch you have cold feet, as in English.',
    rule: 'Before a plural noun an adjective has *-e*, unless it ends in *-en* already.',
  },
  {
    id: 'quick-leren-end',
    topic: 'werkwoorden',
    question: 'Which sentence is right?',
    optionsAre: 'dutch',
    options: [
      'Ik wil leren goed Nederlands.',
      'Ik wil goed Nederlands leren.',
      'Ik wil goed leren Nederlands.',
    ],
    correct: 1,
    explanation:
      'With *wil* the other verb goes to the end as a whole verb: *leren*. Everything else stands between the two.',
    rule: 'With two verbs, the second one stands at the end.',
  },
  {
    id: 'quick-thuis-gebleven',
    topic: 'perfectum',
    question: 'What does *We zijn thuisgebleven* mean?',
    optionsAre: 'english',
    options: ['We are going home.', 'We are always at home.', 'We stayed at home.'],
    correct: 2,
    explanation:
      '*zijn* is only the helping verb here. *thuisgebleven* is the participle of *thuisblijven*, to stay at home, which takes *zijn*.',
    rule: 'With some verbs the perfectum, a past, has *zijn* and a participle at the end.',
  },
  {
    id: 'quick-baby',
    topic: 'nouns',
    question: 'What is the plural of *baby*?',
    optionsAre: 'dutch',
    options: ["baby's", 'babys', 'babies'],
    correct: 0,
    explanation: "A word with a *y* behind a consonant has *-'s*. *babies* is English spelling.",
    rule: "After one long *a, i, o, u*, or *y* behind a consonant, the plural has *-'s*.",
  },
  {
    id: 'quick-vandaag',
    topic: 'inversie',
    question: '*Vandaag is de bibliotheek dicht.* Which part is at place 2?',
    optionsAre: 'dutch',
    options: ['vandaag', 'dicht', 'is'],
    correct: 2,
    explanation:
      '*Vandaag* is the first part and the verb *is* the second. Then comes the subject, *de bibliotheek*.',
    rule: 'The verb stays at place 2, whatever comes first.',
  },
] as const satisfies readonly DailyQuestionRow[];
