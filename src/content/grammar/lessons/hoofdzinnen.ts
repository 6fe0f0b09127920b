import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'hoofdzinnen',
  cards: [
    {
      id: 'one-two-three',
      heading: { english: 'One, two, three: the Dutch main clause', dutch: 'Eén, twee, drie: de hoofdzin' },
      introduction: {
        english:
          'A main clause is a sentence that can stand alone. In Dutch it is built in three steps: who, the verb, and the rest.',
        dutch:
          'Een hoofdzin is een zin die alleen kan staan. Je maakt hem in drie stappen: wie, het werkwoord en de rest.',
      },
      blocks: [
        {
          kind: 'text',
          text: 'Look at *Amina werkt in Utrecht*. Ask two questions. Who does it? *Amina*: that is the subject. Which verb goes with her? *werkt*: that is the finite verb, the verb form that changes with the subject (*ik werk*, *zij werkt*).',
        },
        {
          kind: 'fields',
          caption: 'The three places of a main clause',
          sentences: [
            {
              english: 'Amina works in Utrecht.',
              fields: [
                { part: 'subject', place: '1', text: 'Amina' },
                { part: 'finite-verb', place: '2', text: 'werkt' },
                { part: 'rest', place: '3', text: 'in Utrecht' },
              ],
            },
            {
              english: 'My brother is ill today.',
              fields: [
                { part: 'subject', place: '1', text: 'mijn broer' },
                { part: 'finite-verb', place: '2', text: 'is' },
                { part: 'rest', place: '3', text: 'vandaag ziek' },
              ],
            },
            {
              english: 'The children of our neighbour often play outside.',
              fields: [
                { part: 'subject', place: '1', text: 'de kinderen van onze buurman' },
                { part: 'finite-verb', place: '2', text: 'spelen' },
                { part: 'rest', place: '3', text: 'vaak buiten' },
              ],
            },
          ],
        },
        {
          kind: 'rule',
          text: 'Place 1 is the subject, place 2 is the finite verb, place 3 is the rest. The verb keeps place 2, also when something else begins the sentence (see the topic Inversion).',
        },
        {
          kind: 'tip',
          text: 'Place 2 is not the second word. It is the second part. *De kinderen van onze buurman* is five words, but it answers one question (who?). So it is one part.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik [altijd drink] koffie.',
              right: 'Ik [drink altijd] koffie.',
              english: 'I always drink coffee.',
              why: 'English puts the word for *altijd* before the verb. In Dutch nothing may stand between place 1 and the verb.',
            },
            {
              wrong: 'Mijn zus [ook woont] in Den Haag.',
              right: 'Mijn zus [woont ook] in Den Haag.',
              english: 'My sister lives in The Hague too.',
              why: 'Small words such as *ook*, *vaak* and *nooit* stand after the subject and the finite verb, not between them.',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'When the verb comes first',
          items: [
            'In a question with the answer yes or no: *[Werkt] Amina in Utrecht?*',
            'When you tell someone to do something: *[Kom] binnen!*',
          ],
        },
      ],
    },
    {
      id: 'places-in-detail',
      heading: {
        english: 'The places in detail: 1-2-3A-3B-3C-4',
        dutch: 'De plaatsen precies: 1-2-3A-3B-3C-4',
      },
      introduction: {
        english: 'Place 3 can hold a lot: when, what, how and where. Those parts have a usual order.',
        dutch:
          'Op plaats 3 kan veel staan: wanneer, wat, hoe en waar. Die delen hebben meestal een vaste volgorde.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'What stands where',
          columns: ['Place', 'Ask', 'Example'],
          rows: [
            ['1', 'who?', '*Yusuf*'],
            ['2', 'finite verb', '*wil*'],
            ['3A', 'when?', '*morgen*'],
            ['3B', 'what? how? with whom?', '*verse groente*'],
            ['3C', 'where? where to?', '*op de markt*'],
            ['4', 'the other verbs', '*kopen*'],
          ],
        },
        {
          kind: 'fields',
          caption: 'All the places',
          sentences: [
            {
              english: 'Yusuf wants to buy fresh vegetables at the market tomorrow.',
              fields: [
                { part: 'subject', place: '1', text: 'Yusuf' },
                { part: 'finite-verb', place: '2', text: 'wil' },
                { part: 'time', place: '3A', text: 'morgen' },
                { part: 'object', place: '3B', text: 'verse groente' },
                { part: 'place', place: '3C', text: 'op de markt' },
                { part: 'other-verb', place: '4', text: 'kopen' },
              ],
            },
            {
              english: "We're going to Rotterdam by train on Saturday.",
              fields: [
                { part: 'subject', place: '1', text: 'wij' },
                { part: 'finite-verb', place: '2', text: 'gaan' },
                { part: 'time', place: '3A', text: 'zaterdag' },
                { part: 'manner', place: '3B', text: 'met de trein' },
                { part: 'place', place: '3C', text: 'naar Rotterdam' },
              ],
            },
            {
              english: 'I did my homework in the library last night.',
              fields: [
                { part: 'subject', place: '1', text: 'ik' },
                { part: 'finite-verb', place: '2', text: 'heb' },
                { part: 'time', place: '3A', text: 'gisteravond' },
                { part: 'object', place: '3B', text: 'mijn huiswerk' },
                { part: 'place', place: '3C', text: 'in de bibliotheek' },
                { part: 'other-verb', place: '4', text: 'gemaakt' },
              ],
            },
          ],
        },
        {
          kind: 'rule',
          text: 'First when, then what or how, then where. If there is a second verb, it goes to the end: place 4. So does the loose piece of a separable verb: *Ik bel de dokter morgen [op].*',
        },
        {
          kind: 'steps',
          steps: [
            'Write down who (1) and the verb that belongs to it (2).',
            'Put any other verb at the end (4).',
            'Fill the middle: when (3A), what or how (3B), where (3C). A place may stay empty.',
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik breng [naar school mijn dochter].',
              right: 'Ik breng [mijn dochter naar school].',
              english: 'I take my daughter to school.',
              why: 'What or whom (3B) comes before where to (3C).',
            },
            {
              wrong: 'Zij is [naar huis gisteren] gegaan.',
              right: 'Zij is [gisteren naar huis] gegaan.',
              english: 'She went home yesterday.',
              why: 'When (3A) comes before where to (3C), and where to stands right before the second verb.',
            },
            {
              wrong: 'Mira moet [opruimen haar kamer].',
              right: 'Mira moet [haar kamer opruimen].',
              english: 'Mira has to tidy her room.',
              why: 'The second verb closes the sentence: it waits at place 4.',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'Other orders',
          items: [
            'Short words such as *je*, *hem*, *haar* and *het* stand close to the verb: *Ik bel [je] morgen.*',
            'Something you both already know often comes early too: *Ik breng [de auto] morgen naar de garage.* With *een* it comes after the time: *Ik koop morgen [een auto].*',
            'In speech how and when are sometimes added at the end: *Ik ga naar mijn werk [met de bus].* That is not wrong, but with *met de bus naar mijn werk* you are always right.',
          ],
        },
        {
          kind: 'tip',
          text: 'In short: time, manner (how), place. English often goes the other way and ends with the time.',
        },
      ],
    },
    {
      id: 'conjunction-en',
      practice: ['conjunction'],
      heading: { english: 'en: one thing and another', dutch: 'en: het een en het ander' },
      introduction: {
        english: 'This little word means and. It is a conjunction: a word that joins two sentences.',
        dutch: 'Met dit woord maak je van twee zinnen één zin. Het is een voegwoord.',
      },
      blocks: [
        {
          kind: 'fields',
          caption: 'After the conjunction it starts again: 1-2-3',
          sentences: [
            {
              english: 'My brother lives in Breda and my sister lives in Tilburg.',
              fields: [
                { part: 'subject', place: '1', text: 'mijn broer' },
                { part: 'finite-verb', place: '2', text: 'woont' },
                { part: 'rest', place: '3', text: 'in Breda' },
                { part: 'conjunction', text: 'en' },
                { part: 'subject', place: '1', text: 'mijn zus' },
                { part: 'finite-verb', place: '2', text: 'woont' },
                { part: 'rest', place: '3', text: 'in Tilburg' },
              ],
            },
          ],
        },
        {
          kind: 'rule',
          text: '*en*, *maar*, *want*, *dus* and *of* can join two main clauses. They take no place: after them you count 1-2-3 again.',
        },
        {
          kind: 'examples',
          examples: [
            { dutch: 'Ik kook [en] mijn man wast af.', english: 'I cook and my husband washes up.' },
            {
              dutch: 'Wij drinken koffie [en] praten over het weekend.',
              english: 'We drink coffee and talk about the weekend.',
              note: 'The same subject need not be said twice.',
            },
          ],
        },
      ],
    },
    {
      id: 'conjunction-maar',
      practice: ['conjunction'],
      heading: { english: 'maar: something different', dutch: 'maar: iets anders' },
      introduction: {
        english: 'This word means but. The second sentence is different from what you expect.',
        dutch: 'Na dit woord komt iets wat je niet verwacht.',
      },
      blocks: [
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'De kamer is klein, [maar] hij is niet duur.',
              english: "The room is small, but it isn't expensive.",
            },
            {
              dutch: 'Ik wil wel komen, [maar] ik heb geen tijd.',
              english: "I'd like to come, but I have no time.",
            },
          ],
        },
        {
          kind: 'tip',
          text: 'Write a comma before *maar*, *want* and *dus*. Before *en* and *of* you mostly need none.',
        },
      ],
    },
    {
      id: 'conjunction-want',
      practice: ['conjunction'],
      heading: { english: 'want: the reason', dutch: 'want: de reden' },
      introduction: {
        english: 'This word means because. First you say what is so, then why.',
        dutch: 'Eerst zeg je wat er is. Na dit woord zeg je waarom.',
      },
      blocks: [
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Hassan blijft thuis, [want] hij is ziek.',
              english: "Hassan is staying at home because he's ill.",
            },
            {
              dutch: 'Ik trek een trui aan, [want] ik heb het koud.',
              english: "I'm putting on a jumper because I'm cold.",
            },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik leer Nederlands, want [ik hier woon].',
              right: 'Ik leer Nederlands, want [ik woon hier].',
              english: "I'm learning Dutch because I live here.",
              why: '*want* keeps the order 1-2-3. Only after *omdat*, which also means because, does the verb go to the end: *omdat ik hier woon*.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'The part with *want* never comes first. To begin with the reason, use *omdat*: *Omdat Hassan ziek is, blijft hij thuis.*',
        },
      ],
    },
    {
      id: 'conjunction-dus',
      practice: ['conjunction'],
      heading: { english: 'dus: the result', dutch: 'dus: het gevolg' },
      introduction: {
        english: 'This word means so. First the reason, then what follows from it.',
        dutch: 'Eerst zeg je de reden. Na dit woord zeg je wat het gevolg is.',
      },
      blocks: [
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Hassan is ziek, [dus] hij blijft thuis.',
              english: "Hassan is ill, so he's staying at home.",
            },
            {
              dutch: 'De winkel is dicht, [dus] we komen morgen terug.',
              english: "The shop is closed, so we'll come back tomorrow.",
            },
          ],
        },
        {
          kind: 'table',
          caption: 'want and dus tell the same story from two sides',
          columns: ['Word', 'What follows', 'Sentence'],
          rows: [
            ['*want*', 'the reason', '*Ik ga slapen, [want] ik ben moe.*'],
            ['*dus*', 'the result', '*Ik ben moe, [dus] ik ga slapen.*'],
          ],
        },
        {
          kind: 'exceptions',
          title: 'Words that look alike',
          items: [
            '*daarom* (that is why) is no conjunction. It takes place 1 itself, and the verb follows at once: *Ik ben moe. [Daarom ga ik] slapen.*',
            'You will also hear *dus* with the verb right behind it: *Ik ben moe, dus ga ik slapen.* That is good Dutch too. With *dus ik ga* you are always right.',
          ],
        },
      ],
    },
    {
      id: 'conjunction-of',
      practice: ['conjunction'],
      heading: { english: 'of: a choice', dutch: 'of: een keuze' },
      introduction: {
        english: 'This word means or. It only looks like the English word of.',
        dutch: 'Met dit woord geef je een keuze: het een of het ander.',
      },
      blocks: [
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'We bellen vanavond [of] we sturen een bericht.',
              english: "We'll call tonight or we'll send a message.",
            },
            {
              dutch: 'Neem je de bus [of] ga je met de fiets?',
              english: 'Are you taking the bus or going by bike?',
              note: 'Two questions joined: the verb comes first in both.',
            },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Dit is het huis [of] mijn ouders.',
              right: 'Dit is het huis [van] mijn ouders.',
              english: "This is my parents' house, the house of my parents.",
              why: 'Dutch *of* is or. The English word of is *van*.',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'The same word, another meaning',
          items: [
            '*of* also means whether or if. Then the verb goes to the end: *Ik weet niet [of] hij thuis [is].*',
          ],
        },
        {
          kind: 'table',
          caption: 'The five words together',
          columns: ['Word', 'English', 'Use it for'],
          rows: [
            ['*en*', 'and', 'one thing more'],
            ['*maar*', 'but', 'something different'],
            ['*want*', 'because', 'the reason'],
            ['*dus*', 'so', 'the result'],
            ['*of*', 'or', 'a choice'],
          ],
        },
      ],
    },
  ],
} as const satisfies Lesson;
