import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'subordinateclauses',
  cards: [
    {
      id: 'omdat-als-dat',
      practice: ['conjunction'],
      heading: { english: 'A clause that needs another one', dutch: 'Een zin die niet alleen kan staan' },
      introduction: {
        english:
          'With omdat, als and dat you can say why, when and what you think. They begin a subordinate clause: a part with its own verb that needs another sentence beside it.',
        dutch:
          "Met omdat, als en dat zeg je waarom, wanneer en wat je denkt. Met zo'n woord begint een bijzin. Een bijzin kan niet alleen staan.",
      },
      blocks: [
        {
          kind: 'text',
          text: 'Look at *Ik bel je, omdat ik een vraag heb*. The first part, *Ik bel je*, can stand alone: it is the main clause. The second part cannot: nobody only says *omdat ik een vraag heb*, unless someone has just asked *Waarom?* The word that joins the two is the conjunction: *omdat*.',
        },
        {
          kind: 'table',
          caption: 'Three conjunctions',
          columns: ['Word', 'English', 'You say', 'Example'],
          rows: [
            ['*omdat*', 'because', 'why', '*Ik blijf thuis, [omdat] ik ziek ben.*'],
            ['*als*', 'if, when', 'on what condition, or at what moment', '*Ik bel je [als] ik thuis ben.*'],
            [
              '*dat*',
              'that',
              'what someone thinks, knows, hopes or says',
              '*Ik denk [dat] de winkel open is.*',
            ],
          ],
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Samira leert Nederlands [omdat] ze hier werkt.',
              english: 'Samira is learning Dutch because she works here.',
            },
            {
              dutch: 'We eten buiten [als] het mooi weer is.',
              english: 'We eat outside if the weather is nice.',
            },
            { dutch: 'Ik hoop [dat] je snel beter bent.', english: "I hope that you'll be better soon." },
          ],
        },
        {
          kind: 'tip',
          text: 'In English you may leave out that: I think he is ill. In Dutch *dat* always stays: *Ik denk [dat] hij ziek is*.',
        },
      ],
    },
    {
      id: 'verb-last',
      heading: { english: 'The verb goes to the end', dutch: 'Het werkwoord staat aan het eind' },
      introduction: {
        english:
          'In a main clause the verb is at place 2. In a subordinate clause it waits until the very end.',
        dutch:
          'In een hoofdzin staat het werkwoord op plaats 2. In een bijzin staat het helemaal aan het eind.',
      },
      blocks: [
        {
          kind: 'rule',
          text: 'Conjunction, subject, everything else, and the verb last: *omdat ik vandaag een vraag [heb]*.',
        },
        {
          kind: 'fields',
          caption: 'The order in a subordinate clause',
          sentences: [
            {
              english: '… because I have an appointment today',
              fields: [
                { part: 'conjunction', text: 'omdat' },
                { part: 'subject', text: 'ik' },
                { part: 'time', text: 'vandaag' },
                { part: 'object', text: 'een afspraak' },
                { part: 'finite-verb', text: 'heb' },
              ],
            },
            {
              english: '… if you do the shopping tomorrow',
              fields: [
                { part: 'conjunction', text: 'als' },
                { part: 'subject', text: 'jij' },
                { part: 'time', text: 'morgen' },
                { part: 'object', text: 'de boodschappen' },
                { part: 'finite-verb', text: 'doet' },
              ],
            },
            {
              english: '… that my sister now lives in Leiden',
              fields: [
                { part: 'conjunction', text: 'dat' },
                { part: 'subject', text: 'mijn zus' },
                { part: 'time', text: 'nu' },
                { part: 'place', text: 'in Leiden' },
                { part: 'finite-verb', text: 'woont' },
              ],
            },
          ],
        },
        {
          kind: 'steps',
          steps: [
            'Begin with a sentence that you know: *Ik heb vandaag een afspraak.*',
            'Put the conjunction in front: *omdat ik …*',
            'Leave the verb out and say the rest: *omdat ik vandaag een afspraak …*',
            'Now say the verb: *omdat ik vandaag een afspraak [heb]*.',
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik bel je, omdat ik [heb] een vraag.',
              right: 'Ik bel je, omdat ik een vraag [heb].',
              english: "I'm calling you because I have a question.",
              why: 'This is English order. After *omdat* the verb *heb* waits until the end.',
            },
            {
              wrong: 'Ik weet dat hij [heeft] een auto.',
              right: 'Ik weet dat hij een auto [heeft].',
              english: 'I know that he has a car.',
              why: 'After *dat* too: the subject *hij* first, the verb *heeft* last.',
            },
            {
              wrong: 'Ik kom niet, omdat [ben ik] moe.',
              right: 'Ik kom niet, omdat [ik] moe [ben].',
              english: "I'm not coming because I'm tired.",
              why: 'No inversion in the clause: right behind *omdat* comes the subject.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'Sometimes you hear a part with a preposition behind the verb: *omdat ik [wacht] op de bus*. That is possible. But put the verb last, *omdat ik op de bus [wacht]*, and you are always right.',
        },
      ],
    },
    {
      id: 'more-verbs-at-the-end',
      heading: {
        english: 'Two verbs, or a verb in two parts',
        dutch: 'Twee werkwoorden, of een werkwoord in twee delen',
      },
      introduction: {
        english:
          'Are there two verbs? Then they meet at the end. A separable verb is a verb that can split in two, such as opbellen. In the clause its parts become one word again.',
        dutch:
          'Zijn er twee werkwoorden? Dan staan ze samen aan het eind. Opbellen is in een bijzin weer één woord.',
      },
      blocks: [
        {
          kind: 'fields',
          caption: 'All the verbs at the end',
          sentences: [
            {
              english: '… because I have to work tomorrow',
              fields: [
                { part: 'conjunction', text: 'omdat' },
                { part: 'subject', text: 'ik' },
                { part: 'time', text: 'morgen' },
                { part: 'finite-verb', text: 'moet' },
                { part: 'other-verb', text: 'werken' },
              ],
            },
            {
              english: '… that Karim bought a bicycle yesterday',
              fields: [
                { part: 'conjunction', text: 'dat' },
                { part: 'subject', text: 'Karim' },
                { part: 'time', text: 'gisteren' },
                { part: 'object', text: 'een fiets' },
                { part: 'finite-verb', text: 'heeft' },
                { part: 'other-verb', text: 'gekocht' },
              ],
            },
            {
              english: '… when the train arrives in Zwolle',
              fields: [
                { part: 'conjunction', text: 'als' },
                { part: 'subject', text: 'de trein' },
                { part: 'place', text: 'in Zwolle' },
                { part: 'finite-verb', text: 'aankomt' },
              ],
            },
          ],
        },
        {
          kind: 'table',
          caption: 'From main clause to subordinate clause',
          columns: ['What', 'Main clause', 'Subordinate clause'],
          rows: [
            ['one verb', '*Ik [ben] ziek.*', '*omdat ik ziek [ben]*'],
            ['with *kunnen, moeten, willen*', '*Ik [wil] hier [blijven].*', '*omdat ik hier [wil blijven]*'],
            [
              'with *hebben* or *zijn*, for the past',
              '*Ik [heb] lekker [gegeten].*',
              '*omdat ik lekker [heb gegeten]*',
            ],
            ['separable verb', '*Ik [bel] mijn moeder [op].*', '*als ik mijn moeder [opbel]*'],
            [
              'separable verb and *moeten*',
              '*Ik [moet] vroeg [opstaan].*',
              '*omdat ik vroeg [moet opstaan]*',
            ],
          ],
        },
        {
          kind: 'exceptions',
          title: 'Both orders are good',
          items: [
            'With *hebben* or *zijn* you hear two orders: *dat Karim een fiets [heeft gekocht]* and *dat Karim een fiets [gekocht heeft]*. Both are right.',
            'With *moeten, kunnen, willen, mogen* you can also swap them, but most people say *moet werken*. Use that one.',
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik ben moe, omdat ik [sta] vroeg [op].',
              right: 'Ik ben moe, omdat ik vroeg [opsta].',
              english: "I'm tired because I get up early.",
              why: 'At the end *op* and *sta* stand together, so you write one word: *opsta*.',
            },
          ],
        },
      ],
    },
    {
      id: 'clause-first',
      heading: { english: 'The subordinate clause first', dutch: 'Eerst de bijzin' },
      introduction: {
        english:
          'You can also begin with the clause. Then the main clause begins with its verb, as in every inversion.',
        dutch: 'Je kunt ook met de bijzin beginnen. Dan begint de hoofdzin met het werkwoord: inversie.',
      },
      blocks: [
        {
          kind: 'text',
          text: 'The whole clause counts as one part: it takes place 1. The verb of the main clause keeps place 2, and the subject comes behind it.',
        },
        {
          kind: 'fields',
          caption: 'The clause stands at place 1',
          sentences: [
            {
              english: 'If it rains, I take the bus.',
              fields: [
                { part: 'rest', place: '1', text: 'als het regent,' },
                { part: 'finite-verb', place: '2', text: 'neem' },
                { part: 'subject', place: '3', text: 'ik' },
                { part: 'object', text: 'de bus' },
              ],
            },
            {
              english: 'Because Lina is ill, she stays at home.',
              fields: [
                { part: 'rest', place: '1', text: 'omdat Lina ziek is,' },
                { part: 'finite-verb', place: '2', text: 'blijft' },
                { part: 'subject', place: '3', text: 'ze' },
                { part: 'place', text: 'thuis' },
              ],
            },
          ],
        },
        {
          kind: 'rule',
          text: 'Clause first: verb, comma, verb. *Als ik thuis [kom], [drink] ik eerst thee.*',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Als ik tijd heb, [ik kom].',
              right: 'Als ik tijd heb, [kom ik].',
              english: "If I have time, I'll come.",
              why: 'The clause is place 1, so the verb *kom* must follow at place 2.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'Listen for two verbs side by side in the middle: *… heb, kom …* If you hear them, the order is right.',
        },
      ],
    },
    {
      id: 'small-words',
      practice: ['conjunction'],
      heading: { english: 'omdat or want, als or toen?', dutch: 'Omdat of want, als of toen?' },
      introduction: {
        english: 'Some conjunctions look alike but ask for another word order or another moment.',
        dutch: 'Sommige woorden lijken op elkaar. Toch is de woordvolgorde of de betekenis anders.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'Because: two words, two orders',
          columns: ['Word', 'Order', 'Example'],
          rows: [
            ['*want*', 'main clause: verb at place 2', '*Ik ga slapen, want ik [ben] moe.*'],
            ['*omdat*', 'subordinate clause: verb last', '*Ik ga slapen, omdat ik moe [ben].*'],
          ],
        },
        {
          kind: 'exceptions',
          title: 'Also good to know',
          items: [
            'The part with *want* always comes second. The part with *omdat* may come first: *Omdat ik moe ben, ga ik slapen.*',
            'Before *want* there is a comma. Before *omdat, als* and *dat* in the middle you may often leave it out: *Ik blijf thuis omdat ik ziek ben.* Does the clause come first? Then put a comma between the two verbs.',
            'For one moment or period in the past you use *toen* (when), not *als*: *[Toen] ik klein was, woonde ik in een dorp.* It has the same word order.',
            '*of* means or, but also whether. As whether it has the verb last too: *Ik weet niet [of] de bus vandaag [rijdt].*',
          ],
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Ik neem een jas mee, [want] het [is] koud.',
              english: "I'm taking a coat, because it's cold.",
            },
            {
              dutch: 'Ik neem een jas mee, [omdat] het koud [is].',
              english: "I'm taking a coat because it's cold.",
            },
            { dutch: '[Als] het koud [is], neem ik een jas mee.', english: "If it's cold, I take a coat." },
          ],
        },
      ],
    },
  ],
} as const satisfies Lesson;
