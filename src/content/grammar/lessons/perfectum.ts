import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'perfectum',
  cards: [
    {
      id: 'two-parts',
      heading: { english: 'The past in two parts: ik heb gewerkt', dutch: 'De verleden tijd in twee delen' },
      introduction: {
        english:
          'The perfectum is the past that you use most when you talk: what did you do yesterday? It has two verbs.',
        dutch: 'Wat heb je gisteren gedaan? Dat vertel je met het perfectum. Je hebt twee werkwoorden nodig.',
      },
      blocks: [
        {
          kind: 'text',
          text: 'The first verb is a form of *hebben* or *zijn*. It is called the auxiliary, the helping verb. The second tells what happened: *gewerkt*. It is called the past participle, and it never changes.',
        },
        {
          kind: 'fields',
          caption: 'The helper at place 2, the participle at the end',
          sentences: [
            {
              english: 'I worked in the garden yesterday.',
              fields: [
                { part: 'subject', place: '1', text: 'ik' },
                { part: 'finite-verb', place: '2', text: 'heb' },
                { part: 'time', place: '3A', text: 'gisteren' },
                { part: 'place', place: '3C', text: 'in de tuin' },
                { part: 'other-verb', place: '4', text: 'gewerkt' },
              ],
            },
            {
              english: 'My sister moved to Breda last year.',
              fields: [
                { part: 'subject', place: '1', text: 'mijn zus' },
                { part: 'finite-verb', place: '2', text: 'is' },
                { part: 'time', place: '3A', text: 'vorig jaar' },
                { part: 'place', place: '3C', text: 'naar Breda' },
                { part: 'other-verb', place: '4', text: 'verhuisd' },
              ],
            },
          ],
        },
        {
          kind: 'rule',
          text: 'The form of *hebben* or *zijn* fits the subject and stands at place 2. The participle waits at the end.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik heb [gekocht] een jas.',
              right: 'Ik heb een jas [gekocht].',
              english: 'I bought a coat.',
              why: 'In English the two verbs stand together. In Dutch *een jas* stands between them.',
            },
          ],
        },
      ],
    },
    {
      id: 'the-participle',
      heading: {
        english: 'Making the participle: ge- and t or d',
        dutch: 'Het voltooid deelwoord: ge- en t of d',
      },
      introduction: {
        english: 'A regular verb gets ge- in front and -t or -d behind the form with ik.',
        dutch: 'Bij een gewoon werkwoord komt ge- ervoor. Achter de ik-vorm komt een t of een d.',
      },
      blocks: [
        {
          kind: 'rule',
          text: '*ge-* + form with *ik* + *-t* or *-d*. Look at the whole verb without *-en*. Does it end in one of the sounds X S F T K CH P of *sexy softketchup*? Then *-t*. If not, *-d*.',
        },
        {
          kind: 'table',
          caption: 't or d',
          columns: ['Whole verb', 'English', 'Stem ends in', 'Participle'],
          rows: [
            ['*werken*', 'to work', '*k*', '*[ge]werk[t]*'],
            ['*koken*', 'to cook', '*k*', '*[ge]kook[t]*'],
            ['*fietsen*', 'to cycle', '*s*', '*[ge]fiets[t]*'],
            ['*bellen*', 'to call', '*l*', '*[ge]bel[d]*'],
            ['*horen*', 'to hear', '*r*', '*[ge]hoor[d]*'],
            ['*leven*', 'to live, be alive', '*v*', '*[ge]leef[d]*'],
            ['*reizen*', 'to travel', '*z*', '*[ge]reis[d]*'],
          ],
        },
        {
          kind: 'tip',
          text: 'You cannot hear whether it is *t* or *d*. Think of the other past: *belde* has *d*, so *gebel[d]*; *werkte* has *t*, so *gewerk[t]*.',
        },
        {
          kind: 'exceptions',
          title: 'Small differences',
          items: [
            'A stem that ends in *t* or *d* gets no second one: *wachten – gewach[t], antwoorden – geantwoor[d]*.',
            'No *ge-* with a weak *be-, ge-, her-, ont-* or *ver-* in front of the verb: *betalen – [betaald], verhuizen – [verhuisd], ontmoeten – [ontmoet]*. Weak means: you say it without force. In *bellen* and *geven* you do say the first part with force: *[ge]beld, [ge]geven*.',
            'With separable verbs *ge-* comes between the parts: *opbellen – op[ge]beld, schoonmaken – schoon[ge]maakt*.',
            'Long verbs that end in *-eren* do have *ge-*: *studeren – [ge]studeerd*.',
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Heb je de rekening al [gebetaald]?',
              right: 'Heb je de rekening al [betaald]?',
              english: 'Have you paid the bill yet?',
              why: '*betalen* has a weak *be-* in front, so there is no *ge-*.',
            },
            {
              wrong: 'Ik heb mijn moeder [geopbeld].',
              right: 'Ik heb mijn moeder [opgebeld].',
              english: 'I called my mother.',
              why: '*opbellen* is separable: first *op*, then *ge-*, then *beld*.',
            },
          ],
        },
      ],
    },
    {
      id: 'hebben-or-zijn',
      heading: { english: 'hebben or zijn?', dutch: 'Hebben of zijn?' },
      introduction: {
        english: 'English always says have. In Dutch most verbs go with hebben, but some go with zijn.',
        dutch:
          'De meeste werkwoorden krijgen hebben. Ga je ergens naartoe of verandert er iets? Dan is het zijn.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'Verbs with zijn',
          columns: ['Why', 'Verbs', 'Example'],
          rows: [
            [
              'the subject goes from one place to another',
              '*gaan, komen, vertrekken, verhuizen*',
              '*Zij [is] naar huis [gegaan].*',
            ],
            [
              'the subject becomes different',
              '*worden, beginnen, stoppen, opstaan*',
              '*De les [is] al [begonnen].*',
            ],
            ['these you learn by heart', '*zijn, blijven, gebeuren*', '*Wij [zijn] lang [gebleven].*'],
          ],
        },
        {
          kind: 'rule',
          text: 'Does the subject itself go somewhere, or does it change? Then *zijn*. Nearly all others: *hebben*.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Zij [hebben] naar Den Haag verhuisd.',
              right: 'Zij [zijn] naar Den Haag verhuisd.',
              english: 'They have moved to The Hague.',
              why: '*verhuizen* always takes *zijn*, also without a place: *Wij zijn verhuisd.* The subject goes to live somewhere else.',
            },
            {
              wrong: 'Ik [ben] in de trein gelezen.',
              right: 'Ik [heb] in de trein gelezen.',
              english: 'I read on the train.',
              why: 'The train moves, but reading is no movement: *hebben*.',
            },
            {
              wrong: 'Ik [ben] de datum veranderd.',
              right: 'Ik [heb] de datum veranderd.',
              english: 'I changed the date.',
              why: 'The date changes, not the subject *ik*: *hebben*. But *De datum [is] veranderd* (The date has changed).',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'With hebben and with zijn',
          items: [
            '*fietsen, lopen, rijden, zwemmen*: do you name the place you go to? Then *zijn*: *Ik [ben] naar school gefietst.* If not, *hebben*: *Ik [heb] een uur gefietst.*',
            '*vergeten* is used with both: *Ik [ben]* or *[heb] mijn sleutels vergeten*.',
          ],
        },
      ],
    },
    {
      id: 'irregular-participles',
      heading: { english: 'Irregular participles', dutch: 'Onregelmatige deelwoorden' },
      introduction: {
        english:
          'Many everyday verbs have a participle that ends in -en, often with another vowel. Some end in -t, -d or -n. Learn them by heart.',
        dutch:
          'Veel gewone werkwoorden hebben een deelwoord op -en. Vaak verandert ook de klank. Leer ze uit je hoofd.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'With hebben',
          columns: ['Whole verb', 'English', 'Participle'],
          rows: [
            ['*eten*', 'to eat', '*gegeten*'],
            ['*drinken*', 'to drink', '*gedronken*'],
            ['*lezen*', 'to read', '*gelezen*'],
            ['*schrijven*', 'to write', '*geschreven*'],
            ['*slapen*', 'to sleep', '*geslapen*'],
            ['*nemen*', 'to take', '*genomen*'],
            ['*vinden*', 'to find', '*gevonden*'],
            ['*krijgen*', 'to get', '*gekregen*'],
            ['*zien*', 'to see', '*gezien*'],
            ['*doen*', 'to do', '*gedaan*'],
            ['*hebben*', 'to have', '*gehad*'],
            ['*kopen*', 'to buy', '*gekocht*'],
            ['*brengen*', 'to bring', '*gebracht*'],
            ['*denken*', 'to think', '*gedacht*'],
          ],
        },
        {
          kind: 'table',
          caption: 'With zijn',
          columns: ['Whole verb', 'English', 'Participle'],
          rows: [
            ['*zijn*', 'to be', '*geweest*'],
            ['*gaan*', 'to go', '*gegaan*'],
            ['*komen*', 'to come', '*gekomen*'],
            ['*blijven*', 'to stay', '*gebleven*'],
            ['*worden*', 'to become', '*geworden*'],
            ['*beginnen*', 'to begin', '*begonnen*'],
          ],
        },
        {
          kind: 'examples',
          examples: [
            { dutch: 'We [hebben] samen [gegeten].', english: 'We ate together.' },
            { dutch: '[Ben] je ooit in Marokko [geweest]?', english: 'Have you ever been to Morocco?' },
            { dutch: 'Wie [heeft] mijn jas [meegenomen]?', english: 'Who has taken my coat?' },
          ],
        },
        {
          kind: 'tip',
          text: 'Learn three forms in a row, like a song: *schrijven, schreef, geschreven*; *komen, kwam, gekomen*.',
        },
      ],
    },
  ],
} as const satisfies Lesson;
