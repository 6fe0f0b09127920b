import type { SubordinateClauseRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'subordinate-clause-bus-late',
    mainClause: 'Mehmet komt later,',
    subordinateClause: 'omdat ___.',
    type: 'omdat',
    options: ['zijn bus heeft vertraging', 'heeft zijn bus vertraging', 'zijn bus vertraging heeft'],
    correct: 2,
    english: 'Mehmet is coming later because his bus is delayed.',
    explanation:
      '*omdat* begins a subordinate clause: first the subject *zijn bus*, then the rest, and the verb *heeft* last. The verb right behind the subject is the order of a main clause, as after *want*.',
  },
  {
    id: 'subordinate-clause-library-closed',
    mainClause: 'Ik denk',
    subordinateClause: 'dat ___.',
    type: 'dat',
    options: [
      'de bibliotheek vandaag dicht is',
      'de bibliotheek is vandaag dicht',
      'is de bibliotheek vandaag dicht',
    ],
    correct: 0,
    english: 'I think that the library is closed today.',
    explanation:
      'After *dat* the verb goes to the end: *dicht [is]*. The subject *de bibliotheek* stands right behind *dat*, so there is no inversion either.',
  },
  {
    id: 'subordinate-clause-work-tomorrow',
    mainClause: 'Ik ga vroeg naar bed,',
    subordinateClause: 'omdat ik morgen ___.',
    type: 'omdat',
    options: ['moeten werken', 'moet werken', 'moet te werken'],
    correct: 1,
    english: "I'm going to bed early because I have to work tomorrow.",
    explanation:
      'In a subordinate clause all the verbs stand together at the end: *moet werken*. *moet* fits the subject *ik*, and the whole verb *werken* comes after it without *te*.',
  },
  {
    id: 'subordinate-clause-train-arrives',
    mainClause: 'Stuur me een bericht',
    subordinateClause: 'als je trein ___.',
    type: 'als',
    options: ['komt in Leiden aan', 'in Leiden aan komt', 'in Leiden aankomt'],
    correct: 2,
    english: 'Send me a message when your train arrives in Leiden.',
    explanation:
      '*aankomen* is a separable verb. After *als* the verb is last, so its two parts meet again and are written as one word: *aankomt*.',
  },
  {
    id: 'subordinate-clause-raincoat',
    mainClause: 'Je wordt nat',
    subordinateClause: '___ je geen regenjas draagt.',
    type: 'als',
    options: ['want', 'als', 'dat'],
    correct: 1,
    english: "You'll get wet if you don't wear a raincoat.",
    explanation:
      '*als* (if) says on what condition something happens. *want* asks for a main clause (*want je [draagt] geen regenjas*), and *dat* follows verbs such as *denken* and *weten*.',
  },
  {
    id: 'subordinate-clause-neighbour-baby',
    mainClause: 'Weet je al',
    subordinateClause: 'dat ___?',
    type: 'dat',
    options: ['onze buren een baby hebben', 'onze buren hebben een baby', 'hebben onze buren een baby'],
    correct: 0,
    english: 'Do you already know that our neighbours have a baby?',
    explanation:
      'The first part is a question, but the part after *dat* is still a subordinate clause. So subject *onze buren* first, verb *hebben* last.',
  },
] as const satisfies readonly SubordinateClauseRow[];
