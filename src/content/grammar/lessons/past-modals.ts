import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'past-modals',
  cards: [
    {
      id: 'five-verbs',
      heading: { english: 'could, had to, wanted to', dutch: 'Kon, moest, wilde, mocht, zou' },
      introduction: {
        english:
          'I had to work. We could not come. For verbs such as moeten and kunnen Dutch almost always takes the simple past: one word. Other verbs would have the perfect there.',
        dutch:
          'Ik moest werken. We konden niet komen. Bij deze werkwoorden gebruik je meestal het imperfectum.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'One and more than one',
          columns: ['Verb', 'Past: one', 'Past: more', 'English'],
          rows: [
            ['*kunnen*', '*kon*', '*konden*', 'could, was able to'],
            ['*moeten*', '*moest*', '*moesten*', 'had to'],
            ['*willen*', '*wilde*', '*wilden*', 'wanted to'],
            ['*mogen*', '*mocht*', '*mochten*', 'was allowed to'],
            ['*zullen*', '*zou*', '*zouden*', 'would'],
            ['*hoeven*', '*hoefde*', '*hoefden*', 'had to, with *niet* or *geen*'],
          ],
        },
        {
          kind: 'rule',
          text: 'One form for *ik, jij, u, hij, zij*, and one in *-en* for *wij, jullie, zij*. Nothing is added for *jij* or *hij*: *jij [kon]*, *hij [wilde]*.',
        },
        {
          kind: 'examples',
          examples: [
            { dutch: 'Ik [moest] gisteren overwerken.', english: 'I had to work overtime yesterday.' },
            {
              dutch: 'We [konden] geen parkeerplaats vinden.',
              english: "We couldn't find a parking space.",
            },
            {
              dutch: 'Vroeger [mocht] je hier roken.',
              english: 'You used to be allowed to smoke here.',
            },
            {
              dutch: 'Ze [wilde] bellen, maar haar telefoon was leeg.',
              english: "She wanted to call, but her phone's battery was empty.",
            },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik [kan] gisteren niet komen.',
              right: 'Ik [kon] gisteren niet komen.',
              english: "I couldn't come yesterday.",
              why: '*gisteren* is past, so the first verb must be past. The second stays the whole verb.',
            },
            {
              wrong: 'Wij [moest] lang wachten.',
              right: 'Wij [moesten] lang wachten.',
              english: 'We had to wait for a long time.',
              why: 'More than one person, so the form has *-en*.',
            },
            {
              wrong: 'Hij kon niet [sliep].',
              right: 'Hij kon niet [slapen].',
              english: "He couldn't sleep.",
              why: 'Only the first verb shows the past. The other one stays an infinitive.',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'Two forms for wanted',
          items: [
            '*ik wou* is as right as *ik wilde*. You will hear *wou* a lot; in an exam *wilde* and *wilden* are always safe.',
          ],
        },
      ],
    },
    {
      id: 'polite-zou',
      heading: { english: 'zou: a polite question, a wish', dutch: 'Zou: vriendelijk vragen' },
      introduction: {
        english:
          'zou is the past of zullen, but mostly it is about now. You use it to ask kindly, to give advice or to say what you would like.',
        dutch: 'Met zou vraag je iets vriendelijk. Je geeft er ook advies mee.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'What you do with zou',
          columns: ['You want to', 'You say', 'English'],
          rows: [
            ['ask kindly', '*[Zou] u mij kunnen helpen?*', 'Could you help me?'],
            [
              'say what you would like',
              '*Ik [zou] graag een afspraak maken.*',
              'I would like to make an appointment.',
            ],
            ['give advice', '*Je [zou] naar de huisarts moeten gaan.*', 'You should go to the GP.'],
            ['invite', '*[Zouden] jullie mee willen eten?*', 'Would you like to eat with us?'],
          ],
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: '[Zou] ik u iets [mogen] vragen?',
              english: 'May I ask you something?',
            },
            {
              dutch: 'Ik [zou] later graag een eigen winkel [willen] hebben.',
              english: "I'd like to have my own shop one day.",
            },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik [zou wil] graag een kopje thee.',
              right: 'Ik [zou] graag een kopje thee [willen].',
              english: "I'd like a cup of tea.",
              why: 'Only *zou* is a finite verb. *willen* becomes the whole verb and goes to the end.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'At a counter *Mag ik …?* and *Ik wil graag …* are polite enough. *Zou u …?* is for a bigger favour.',
        },
      ],
    },
    {
      id: 'in-a-clause',
      heading: { english: 'In a long sentence', dutch: 'In een lange zin' },
      introduction: {
        english:
          'In a subordinate clause both verbs stand at the end, mostly the past form first: moest werken. You will also hear werken moest.',
        dutch: 'In een bijzin staan de twee werkwoorden samen aan het eind.',
      },
      blocks: [
        {
          kind: 'fields',
          caption: 'Both verbs at the end',
          sentences: [
            {
              english: '… because I had to work late',
              fields: [
                { part: 'conjunction', text: 'omdat' },
                { part: 'subject', text: 'ik' },
                { part: 'time', text: 'tot laat' },
                { part: 'finite-verb', text: 'moest' },
                { part: 'other-verb', text: 'werken' },
              ],
            },
            {
              english: "… that we couldn't come",
              fields: [
                { part: 'conjunction', text: 'dat' },
                { part: 'subject', text: 'we' },
                { part: 'negation', text: 'niet' },
                { part: 'finite-verb', text: 'konden' },
                { part: 'other-verb', text: 'komen' },
              ],
            },
          ],
        },
        {
          kind: 'text',
          text: 'This is how you say why you were not there: *Sorry dat ik er niet was. Ik kwam niet, omdat mijn zoon naar het ziekenhuis [moest].* With a place you can leave out the verb *gaan*.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik was te laat, omdat ik [moest] op de bus wachten.',
              right: 'Ik was te laat, omdat ik op de bus [moest wachten].',
              english: 'I was late because I had to wait for the bus.',
              why: 'After *omdat* the finite verb waits until the end too, right before the infinitive.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies Lesson;
