import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'two-verb-sentences',
  cards: [
    {
      id: 'second-verb-at-the-end',
      heading: { english: 'The second verb goes to the end', dutch: 'Het tweede werkwoord staat achteraan' },
      introduction: {
        english:
          'Many sentences have two verbs: I want to learn, you must wait. In Dutch the two stand far apart, like two hands holding the sentence.',
        dutch:
          'Veel zinnen hebben twee werkwoorden: ik wil leren, je moet wachten. In het Nederlands staan ze ver van elkaar.',
      },
      blocks: [
        {
          kind: 'text',
          text: 'The first verb changes with the subject: *ik wil*, *wij willen*. That is the finite verb. The second verb never changes. It is the whole verb, the infinitive: *leren*. We count the places of the sentence. 1 is who, 2 the finite verb, 3 the rest, 4 the other verb.',
        },
        {
          kind: 'fields',
          caption: 'Two verbs, place 2 and place 4',
          sentences: [
            {
              english: 'I want to learn Dutch.',
              fields: [
                { part: 'subject', place: '1', text: 'ik' },
                { part: 'finite-verb', place: '2', text: 'wil' },
                { part: 'object', place: '3', text: 'Nederlands' },
                { part: 'other-verb', place: '4', text: 'leren' },
              ],
            },
            {
              english: 'Nadia can speak three languages.',
              fields: [
                { part: 'subject', place: '1', text: 'Nadia' },
                { part: 'finite-verb', place: '2', text: 'kan' },
                { part: 'object', place: '3', text: 'drie talen' },
                { part: 'other-verb', place: '4', text: 'spreken' },
              ],
            },
            {
              english: 'We have to get up early tomorrow.',
              fields: [
                { part: 'subject', place: '1', text: 'wij' },
                { part: 'finite-verb', place: '2', text: 'moeten' },
                { part: 'rest', place: '3', text: 'morgen vroeg' },
                { part: 'other-verb', place: '4', text: 'opstaan' },
              ],
            },
          ],
        },
        {
          kind: 'rule',
          text: 'The finite verb stands at place 2. The second verb is an infinitive and closes the sentence.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik wil [leren Nederlands].',
              right: 'Ik wil [Nederlands leren].',
              english: 'I want to learn Dutch.',
              why: 'English keeps the two verbs together. In Dutch all the rest stands between them.',
            },
            {
              wrong: 'Hij kan goed [zwemt].',
              right: 'Hij kan goed [zwemmen].',
              english: 'He can swim well.',
              why: 'Only the first verb changes with *hij*. The second is always the whole verb.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'In a question the first verb moves to the front. The second stays where it is: *[Mag] ik hier [zitten]?*',
        },
      ],
    },
    {
      id: 'modal-verbs',
      heading: {
        english: 'can, must, may, want: the modal verbs',
        dutch: 'kunnen, moeten, mogen, willen: de modale werkwoorden',
      },
      introduction: {
        english:
          'These verbs say that something is possible, necessary, allowed or wanted. They are called modal verbs.',
        dutch: 'Met deze werkwoorden zeg je dat iets kan, moet of mag, of dat je iets wilt.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'The forms',
          columns: ['Verb', 'ik', 'jij, u', 'hij, zij', 'wij, jullie, zij'],
          rows: [
            ['*kunnen* (can)', '*kan*', '*kunt, kan*', '*kan*', '*kunnen*'],
            ['*moeten* (must)', '*moet*', '*moet*', '*moet*', '*moeten*'],
            ['*mogen* (may)', '*mag*', '*mag*', '*mag*', '*mogen*'],
            ['*willen* (want to)', '*wil*', '*wilt, wil*', '*wil*', '*willen*'],
            ['*zullen* (will)', '*zal*', '*zult, zal*', '*zal*', '*zullen*'],
          ],
        },
        {
          kind: 'rule',
          text: 'Modal verbs get no *-t* with *hij* and *zij*: *hij kan, zij wil, hij mag*. (The *t* of *hij moet* belongs to the stem.)',
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: '[Kun] je mij [helpen]?',
              english: 'Can you help me?',
              note: 'Before *je* and *jij* you say *kun* or *kan*, *wil*, *zul* or *zal*.',
            },
            { dutch: 'Je [mag] hier niet [parkeren].', english: "You're not allowed to park here." },
            { dutch: '[Zullen] we samen [eten]?', english: 'Shall we eat together?' },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Mijn dochter [wilt] dokter worden.',
              right: 'Mijn dochter [wil] dokter worden.',
              english: 'My daughter wants to become a doctor.',
              why: 'With *zij* the modal verb takes no *-t*. *wilt* is for *jij* and *u*.',
            },
            {
              wrong: 'Ik wil [te] slapen.',
              right: 'Ik wil [slapen].',
              english: 'I want to sleep.',
              why: 'After a modal verb there is no word for English to.',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'No second verb at all',
          items: [
            'If everyone understands which verb you mean, such as *gaan*, you may leave it out: *Ik moet naar huis.*',
            'With *dat* you often need no second verb: *Dat kan niet* (that is not possible), *Dat mag niet* (that is not allowed).',
            '*willen* and *mogen* also go with a thing: *Ik wil koffie. Mag ik een glas water?*',
          ],
        },
      ],
    },
    {
      id: 'going-to',
      heading: { english: 'Plans: gaan and zullen', dutch: 'Plannen: gaan en zullen' },
      introduction: {
        english: 'To talk about the future you also use two verbs, or just the present with a time.',
        dutch:
          'Over de toekomst praat je ook met twee werkwoorden. Of je gebruikt één werkwoord en een tijd.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'Which one?',
          columns: ['You want to say', 'Use', 'Example'],
          rows: [
            ['a plan', '*gaan*', '*Wij [gaan] volgend jaar [verhuizen].*'],
            ['a promise or an idea', '*zullen*', '*Ik [zal] het morgen [doen].*'],
            ['a fact with a time', 'the present', '*Ik [kom] om acht uur.*'],
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Het [wil] morgen regenen.',
              right: 'Het [gaat] morgen regenen.',
              english: "It'll rain tomorrow.",
              why: '*willen* looks like English will, but it means want. Rain wants nothing: use *gaan* or *zullen*.',
            },
          ],
        },
        {
          kind: 'tip',
          text: '*komen*, *blijven* and *leren* go with an infinitive too: *Mijn ouders [komen] zondag [eten]. Mijn zoon [leert] [zwemmen].*',
        },
      ],
    },
    {
      id: 'with-te',
      heading: { english: 'Verbs that want te', dutch: 'Werkwoorden met te' },
      introduction: {
        english: 'After some verbs the second verb gets the little word te.',
        dutch: 'Na sommige werkwoorden komt het woordje te voor het tweede werkwoord.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'With te',
          columns: ['First verb', 'English', 'Example'],
          rows: [
            ['*proberen*', 'to try', '*Ik probeer rustig [te blijven].*'],
            ['*beginnen*', 'to begin', '*Het begint [te regenen].*'],
            ['*vergeten*', 'to forget', '*Vergeet niet [te bellen].*'],
            ['*hoeven*', 'to need (with *niet* or *geen*)', '*Je hoeft niet [te wachten].*'],
          ],
        },
        {
          kind: 'rule',
          text: 'No *te* after *kunnen, moeten, mogen, willen, zullen, gaan*. Use *te* after *proberen, beginnen, vergeten, hoeven*. It stands right before the infinitive.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik probeer Nederlands [praten].',
              right: 'Ik probeer Nederlands [te praten].',
              english: "I'm trying to speak Dutch.",
              why: '*proberen* is one of the verbs that want *te*.',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'You need not, you must not',
          items: [
            'It is not necessary: *Je [hoeft niet] te komen.* You need not come. (*Je moet niet komen* says something else: you had better stay away.)',
            'It is not allowed: *Je [mag] hier [niet] roken.* You must not smoke here.',
          ],
        },
      ],
    },
  ],
} as const satisfies Lesson;
