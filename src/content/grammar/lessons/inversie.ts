import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'inversie',
  cards: [
    {
      id: 'the-verb-stays',
      heading: {
        english: 'Something else first: the verb stays',
        dutch: 'Iets anders eerst: het werkwoord blijft staan',
      },
      introduction: {
        english:
          'A Dutch sentence need not begin with the subject. You may begin with when or where. Then the subject moves, but the verb does not. This is called inversion.',
        dutch:
          'Een zin begint niet altijd met het onderwerp. Je kunt ook beginnen met wanneer of waar. Dan gaat het onderwerp naar de andere kant van het werkwoord. Dat heet inversie.',
      },
      blocks: [
        {
          kind: 'text',
          text: 'In *Ik ga morgen naar de markt* the subject *ik* (who does it) stands at place 1. The finite verb *ga* (the verb form that goes with *ik*) stands at place 2. Choose another beginning and see what moves.',
        },
        {
          kind: 'inversion',
          caption: 'One sentence, three beginnings',
          sentence: {
            english: "I'm going to the market by bus tomorrow.",
            parts: [
              { part: 'subject', text: 'ik' },
              { part: 'finite-verb', text: 'ga' },
              { part: 'time', text: 'morgen' },
              { part: 'manner', text: 'met de bus' },
              { part: 'place', text: 'naar de markt' },
            ],
            orders: [
              { label: 'Subject first', order: [0, 1, 2, 3, 4] },
              { label: 'Time first', order: [2, 1, 0, 3, 4] },
              { label: 'Place first', order: [4, 1, 0, 2, 3] },
            ],
          },
        },
        {
          kind: 'rule',
          text: 'In a sentence that tells something, the finite verb stays at place 2. If something else takes place 1, the subject comes directly behind the verb.',
        },
        {
          kind: 'steps',
          steps: [
            'Put the part you want to begin with at place 1.',
            'Write the finite verb next.',
            'Write the subject right behind it.',
            'Then the rest, in its usual order.',
          ],
        },
        {
          kind: 'tip',
          text: 'Why would you? You begin with what the sentence is about. Or you connect it to the one before: *Eerst [koken we]. Daarna [eten we].*',
        },
      ],
    },
    {
      id: 'time-first',
      heading: { english: 'Time first', dutch: 'De tijd eerst' },
      introduction: {
        english: 'Most inversions begin with a time: today, tomorrow, on Monday, then.',
        dutch: 'Vaak begin je met de tijd: vandaag, morgen, op maandag, dan.',
      },
      blocks: [
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Vandaag [ik ga] naar de winkel.',
              right: 'Vandaag [ga ik] naar de winkel.',
              english: "Today I'm going to the shop.",
              why: 'In English the subject still comes before the verb. In Dutch *vandaag* fills place 1, so the verb must come next.',
            },
            {
              wrong: 'Om acht uur [mijn les begint].',
              right: 'Om acht uur [begint mijn les].',
              english: 'My lesson starts at eight.',
              why: '*Om acht uur* is three words but one part: it answers the question when. The verb follows at once.',
            },
          ],
        },
        {
          kind: 'examples',
          examples: [
            { dutch: 'Op maandag [werkt Fatima] thuis.', english: 'On Mondays Fatima works from home.' },
            {
              dutch: 'Gisteren [heb ik] mijn oma gebeld.',
              english: 'Yesterday I called my grandmother.',
              note: 'Only the finite verb *heb* is at place 2. The other verb waits at the end.',
            },
            {
              dutch: 'Daarna [moeten we] naar de tandarts.',
              english: 'After that we have to go to the dentist.',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'The -t that falls off',
          items: [
            'When *jij* or *je* (you) comes behind the verb, the ending *-t* goes: *Jij werkt morgen*, but *Morgen [werk jij]*. A *t* of the stem stays: *Hier [zit jij].*',
            'With *u*, *hij* and *zij* the *-t* stays: *Morgen [werkt u]. Morgen [werkt zij].*',
          ],
        },
      ],
    },
    {
      id: 'place-first',
      heading: { english: 'Place first', dutch: 'De plaats eerst' },
      introduction: {
        english: 'You can also begin with where something happens.',
        dutch: 'Je kunt ook beginnen met waar iets gebeurt.',
      },
      blocks: [
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'In Nederland [fietsen veel mensen].',
              english: 'In the Netherlands many people cycle.',
            },
            { dutch: 'Op de hoek [is een apotheek].', english: 'There is a pharmacy on the corner.' },
            { dutch: 'Daar [woont mijn tante].', english: 'My aunt lives there.' },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: "In mijn straat [de auto's rijden] te hard.",
              right: "In mijn straat [rijden de auto's] te hard.",
              english: 'In my street the cars drive too fast.',
              why: "The place fills place 1. The whole subject, *de auto's*, moves as one part.",
            },
            {
              wrong: '[Zijn] vandaag veel mensen op de markt.',
              right: '[Er zijn] vandaag veel mensen op de markt.',
              english: 'There are many people at the market today.',
              why: 'Place 1 may not stay empty. For there is and there are Dutch puts *er* at place 1, and then the verb.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'A question with a question word works in the same way: *Waar [woon jij]? Wanneer [begint de les]?* The question word is at place 1, then come the verb and the subject.',
        },
      ],
    },
    {
      id: 'object-first',
      heading: { english: 'Object first', dutch: 'Het lijdend voorwerp eerst' },
      introduction: {
        english:
          'The object is the person or thing that something is done to. If you put it first, it gets the attention.',
        dutch:
          'Het lijdend voorwerp zegt wat je ziet, koopt of doet. Staat het vooraan? Dan krijgt het extra aandacht.',
      },
      blocks: [
        {
          kind: 'inversion',
          caption: 'The object moves to the front',
          sentence: {
            english: 'I read that book last week.',
            parts: [
              { part: 'subject', text: 'ik' },
              { part: 'finite-verb', text: 'heb' },
              { part: 'object', text: 'dat boek' },
              { part: 'time', text: 'vorige week' },
              { part: 'other-verb', text: 'gelezen' },
            ],
            orders: [
              { label: 'Subject first', order: [0, 1, 2, 3, 4] },
              { label: 'Object first', order: [2, 1, 0, 3, 4] },
            ],
          },
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Dat [weet ik] niet.',
              english: "I don't know that.",
              note: 'You will hear this one every day.',
            },
            {
              dutch: 'Koffie [drink ik] niet, maar thee wel.',
              english: "I don't drink coffee, but I do drink tea.",
            },
            { dutch: 'Je sleutels [heb ik] nergens gezien.', english: "I haven't seen your keys anywhere." },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Dat [ik begrijp] niet.',
              right: 'Dat [begrijp ik] niet.',
              english: "I don't understand that.",
              why: '*Dat* is the object and fills place 1, so the verb comes before *ik*.',
            },
          ],
        },
      ],
    },
    {
      id: 'the-schema',
      heading: { english: 'The schema', dutch: 'Het schema' },
      introduction: {
        english: 'Here is one sentence in all its orders. Read the column of the verb: it never changes.',
        dutch: 'Hier zie je één zin op vier manieren. Kijk naar het werkwoord: het staat altijd op plaats 2.',
      },
      blocks: [
        {
          kind: 'table',
          caption: "I am buying bread at the baker's today",
          columns: ['First is', 'Place 1', 'Place 2', 'Subject', 'The rest'],
          rows: [
            ['the subject', '*ik*', '*koop*', '(at place 1)', '*vandaag brood bij de bakker*'],
            ['the time', '*vandaag*', '*koop*', '*ik*', '*brood bij de bakker*'],
            ['the place', '*bij de bakker*', '*koop*', '*ik*', '*vandaag brood*'],
            ['the object', '*brood*', '*koop*', '*ik*', '*vandaag bij de bakker*'],
          ],
        },
        {
          kind: 'exceptions',
          title: 'What does not count as place 1',
          items: [
            '*en*, *maar*, *want* and *of* only join. After them nothing moves: *Ik ben moe, want [ik werk] veel.* (*dus* is the same, though you may also hear it with inversion.)',
            '*ja*, *nee* and a name you call stand outside the sentence: *Nee, [ik kom] niet. Samira, [ik bel] je straks.*',
          ],
        },
        {
          kind: 'exceptions',
          title: 'What does count as place 1',
          items: [
            'Words such as *daarom*, *toen*, *dan*, *misschien* and *gelukkig*: *Misschien [kom ik] later.*',
            'A whole part of a sentence with *als* or *omdat*: *Als het regent, [neem ik] de bus.*',
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Het is laat, maar [blijf ik] nog even.',
              right: 'Het is laat, maar [ik blijf] nog even.',
              english: "It's late, but I'm staying a little longer.",
              why: '*maar* takes no place, so the subject is at place 1 and nothing moves.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies Lesson;
