import type { PerfectumRow } from '#content/schema/grammar-questions.ts';

export const rows = [
  {
    id: 'perfectum-work-evening',
    infinitive: 'werken',
    sentence: 'Heb je gisteravond weer tot negen uur ___?',
    type: 'regular',
    options: ['gewerkd', 'gewerkt', 'werkte'],
    correct: 1,
    english: 'Did you work until nine again last night?',
    explanation:
      'A regular participle is *ge-* + form with *ik* + *-t* or *-d*. The stem ends in *k*, which is in *sexy softketchup*, so *-t*. *werkte* is the imperfectum and does not go with *heb*.',
  },
  {
    id: 'perfectum-pay-bill',
    infinitive: 'betalen',
    sentence: 'Ik heb de rekening vorige week al ___.',
    type: 'regular',
    options: ['gebetaald', 'betaalt', 'betaald'],
    correct: 2,
    english: 'I already paid the bill last week.',
    explanation:
      'Verbs with a weak *be-* in front have no *ge-* in the participle. The stem ends in *l*, which is not in *sexy softketchup*, so *-d*: *betaald*. *betaalt* is the present.',
  },
  {
    id: 'perfectum-write-council',
    infinitive: 'schrijven',
    sentence: 'Fatma heeft een brief aan de gemeente ___.',
    type: 'irregular',
    options: ['geschreven', 'geschrijfd', 'geschrijven'],
    correct: 0,
    english: 'Fatma has written a letter to the municipality.',
    explanation:
      '*schrijven* is irregular: its *ij* becomes a long *e* and the participle ends in *-en*: *schrijven, schreef, geschreven*.',
  },
  {
    id: 'perfectum-bring-bread',
    infinitive: 'meenemen',
    sentence: 'Hebben jullie zelf brood ___?',
    type: 'irregular',
    options: ['gemeenomen', 'meegenomen', 'meegeneemd'],
    correct: 1,
    english: 'Did you bring your own bread?',
    explanation:
      '*meenemen* is separable, so *ge-* comes between its parts: *mee[ge]nomen*. And *nemen* is irregular: *nam, genomen*.',
  },
  {
    id: 'perfectum-move-hague',
    infinitive: 'verhuizen',
    sentence: 'Onze buren ___ vorige maand naar Den Haag verhuisd.',
    type: 'auxiliary',
    options: ['hebben', 'worden', 'zijn'],
    correct: 2,
    english: 'Our neighbours moved to The Hague last month.',
    explanation:
      '*verhuizen* takes *zijn*, with or without a place: *wij zijn verhuisd*. The subject goes to live somewhere else. English says have moved, but *hebben* is not used here. *worden* is no helping verb of the perfectum.',
  },
  {
    id: 'perfectum-read-train',
    infinitive: 'lezen',
    sentence: 'Ik ___ vanmorgen in de trein de krant gelezen.',
    type: 'auxiliary',
    options: ['heb', 'ben', 'word'],
    correct: 0,
    english: 'I read the newspaper on the train this morning.',
    explanation:
      'Most verbs take *hebben*, and so does *lezen*. You are in a train, but reading itself is no movement to a place, so not *zijn*.',
  },
] as const satisfies readonly PerfectumRow[];
