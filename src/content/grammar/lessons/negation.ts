import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'negation',
  cards: [
    {
      id: 'geen',
      heading: { english: 'geen: not a, not any', dutch: 'geen: bij een of geen lidwoord' },
      introduction: {
        english:
          'Dutch has two words for saying no to something. The first one belongs to a noun, the word for a thing, person or animal.',
        dutch:
          'In het Nederlands zeg je op twee manieren dat iets niet zo is. De eerste manier hoort bij een ding, een mens of een dier.',
      },
      blocks: [
        {
          kind: 'rule',
          text: 'Use *geen* before a noun that would have *een* or no article. (An article is *de*, *het* or *een*.)',
        },
        {
          kind: 'table',
          caption: 'From yes to no',
          columns: ['The noun has', 'Yes', 'No'],
          rows: [
            ['*een*', '*Ik heb [een] auto.*', '*Ik heb [geen] auto.*'],
            ['no article', '*Ik drink melk.*', '*Ik drink [geen] melk.*'],
            ['no article, more than one', '*Zij hebben kinderen.*', '*Zij hebben [geen] kinderen.*'],
            ['a language', '*Hij spreekt Turks.*', '*Hij spreekt [geen] Turks.*'],
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik heb [niet een] auto.',
              right: 'Ik heb [geen] auto.',
              english: "I don't have a car.",
              why: 'Not a becomes one word: *geen*. *een* disappears.',
            },
            {
              wrong: 'Wij eten [niet] vlees.',
              right: 'Wij eten [geen] vlees.',
              english: "We don't eat meat.",
              why: '*vlees* has no article, so it takes *geen*.',
            },
          ],
        },
        {
          kind: 'tip',
          text: '*geen* never changes. It is the same for de-words, het-words and the plural: *geen fiets, geen huis, geen boeken*.',
        },
        {
          kind: 'examples',
          examples: [
            { dutch: 'Sorry, ik heb [geen] tijd.', english: "Sorry, I don't have time." },
            { dutch: 'Er is vandaag [geen] les.', english: 'There is no class today.' },
            { dutch: 'Hebt u [geen] honger?', english: "Aren't you hungry?" },
          ],
        },
      ],
    },
    {
      id: 'niet',
      heading: { english: 'niet: not', dutch: 'niet: in alle andere zinnen' },
      introduction: {
        english:
          'For everything else you use niet: for what someone does, how something is, and for one certain thing.',
        dutch:
          'Dit woord gebruik je in alle andere zinnen: bij wat iemand doet, hoe iets is en bij één bepaald ding.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'niet says no to',
          columns: ['What', 'Yes', 'No'],
          rows: [
            ['a verb', '*Ik rook.*', '*Ik rook [niet].*'],
            ['how something is', '*De koffie is sterk.*', '*De koffie is [niet] sterk.*'],
            ['a noun with *de* or *het*', '*Ik ken de buurman.*', '*Ik ken de buurman [niet].*'],
            ['a noun with *mijn, die, dit*', '*Ik koop die jas.*', '*Ik koop die jas [niet].*'],
            ['a name', '*Ik zie Karim.*', '*Ik zie Karim [niet].*'],
            ['a place', '*Zij woont in Delft.*', '*Zij woont [niet] in Delft.*'],
          ],
        },
        {
          kind: 'steps',
          steps: [
            'Is there a noun to deny? If not: *niet*.',
            'Does it follow *in*, *naar*, *met* or another preposition (a little word of place or way)? Then *niet*: *Ik ga niet naar school.*',
            'Has it *de*, *het*, *mijn*, *die* or is it a name? Then *niet*.',
            'Has it *een* or nothing? Then *geen*.',
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Mijn man [doet niet koken].',
              right: 'Mijn man [kookt niet].',
              english: "My husband doesn't cook.",
              why: 'Dutch needs no do. *niet* comes behind the verb itself.',
            },
            {
              wrong: 'De kamer is [geen groot].',
              right: 'De kamer is [niet groot].',
              english: "The room isn't big.",
              why: '*groot* says how the room is. There is no noun behind it, so *geen* is impossible.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'An adjective (a word such as *groot*) before a noun belongs to it: *een groot huis* becomes *[geen] groot huis*. Without a noun behind it you say *[niet] groot*.',
        },
      ],
    },
    {
      id: 'place-of-niet',
      heading: { english: 'Where does niet stand?', dutch: 'De plaats van niet' },
      introduction: {
        english: 'It goes as far to the end as it can. Only a few parts come after it.',
        dutch: 'Het staat zo ver mogelijk achteraan. Maar een paar delen komen er nog achter.',
      },
      blocks: [
        {
          kind: 'fields',
          caption: 'What comes before and what comes after niet',
          sentences: [
            {
              english: "I don't understand the question.",
              fields: [
                { part: 'subject', text: 'ik' },
                { part: 'finite-verb', text: 'begrijp' },
                { part: 'object', text: 'de vraag' },
                { part: 'negation', text: 'niet' },
              ],
            },
            {
              english: "Sofia isn't going to school tomorrow.",
              fields: [
                { part: 'subject', text: 'Sofia' },
                { part: 'finite-verb', text: 'gaat' },
                { part: 'time', text: 'morgen' },
                { part: 'negation', text: 'niet' },
                { part: 'place', text: 'naar school' },
              ],
            },
            {
              english: "We don't want to eat now.",
              fields: [
                { part: 'subject', text: 'wij' },
                { part: 'finite-verb', text: 'willen' },
                { part: 'time', text: 'nu' },
                { part: 'negation', text: 'niet' },
                { part: 'other-verb', text: 'eten' },
              ],
            },
          ],
        },
        {
          kind: 'rule',
          text: '*niet* comes after the finite verb (the one that changes with *ik* or *wij*). It also comes after the time and after a certain thing (*de vraag*, *het*, *Karim*). It comes before how, before a preposition (*in, naar, met, op*) and before a second verb or a loose particle.',
        },
        {
          kind: 'table',
          caption: 'niet stands before',
          columns: ['Before', 'Example', 'English'],
          rows: [
            ['how something is', '*Dit boek is [niet] duur.*', "This book isn't expensive."],
            ['how someone does it', '*Hij rijdt [niet] snel.*', "He doesn't drive fast."],
            ['a preposition', '*Ik ga [niet] met de auto.*', "I'm not going by car."],
            ['the second verb', '*Ik heb [niet] geslapen.*', "I haven't slept."],
            [
              'the particle of a separable verb',
              '*Ik bel je vandaag [niet] op.*',
              "I'm not calling you today.",
            ],
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik [niet begrijp] de vraag.',
              right: 'Ik [begrijp] de vraag [niet].',
              english: "I don't understand the question.",
              why: 'Nothing stands between the subject and its verb, and a certain thing comes before *niet*.',
            },
            {
              wrong: 'Ik weet [niet het].',
              right: 'Ik weet [het niet].',
              english: "I don't know.",
              why: '*het* is a certain thing, and so short that it stands as close to the verb as it can.',
            },
            {
              wrong: 'Ik kan [komen niet].',
              right: 'Ik kan [niet komen].',
              english: "I can't come.",
              why: 'The second verb always closes the sentence.',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'Other words',
          items: [
            '*vaak*, *altijd* and *elke dag* come after *niet*: *Ik kom [niet vaak]. Ik kook [niet elke dag].*',
            'A time with a preposition may stand on either side: *Ik werk [niet] op zondag. Ik werk op zondag [niet].* Without one it comes first: *Ik werk morgen [niet].*',
            'If you deny one part against another, *niet* stands before that part: *[niet] Karim, [maar] zijn broer*.',
          ],
        },
      ],
    },
    {
      id: 'never-nothing-nobody',
      heading: { english: 'never, nothing, nobody, not yet', dutch: 'nooit, niets, niemand, nog niet' },
      introduction: {
        english: 'These words already say no. You need no second one.',
        dutch: 'Deze woorden zeggen al nee. Je hebt geen tweede woord nodig.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'Yes and no',
          columns: ['Yes', 'No', 'Example'],
          rows: [
            ['*altijd* (always)', '*nooit* (never)', '*Ik drink [nooit] koffie.*'],
            ['*iets* (something)', '*niets, niks* (nothing)', '*Ik zie [niets].*'],
            ['*iemand* (somebody)', '*niemand* (nobody)', '*Ik ken hier [niemand].*'],
            ['*al* (already)', '*nog niet, nog geen* (not yet)', '*Ik ben [nog niet] klaar.*'],
            ['*ergens* (somewhere)', '*nergens* (nowhere)', '*Ik zie mijn bril [nergens].*'],
            ['*nog* (still)', '*niet meer* (no longer)', '*Zij werkt daar [niet meer].*'],
            ['*nog* with a noun', '*geen … meer* (no more)', '*Ik heb [geen] melk [meer].*'],
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik heb [niet iets] gezegd.',
              right: 'Ik heb [niets] gezegd.',
              english: "I didn't say anything.",
              why: 'Not anything is one word in Dutch: *niets*. In the same way not anybody is *niemand*.',
            },
            {
              wrong: 'Er is [niemand niet] thuis.',
              right: 'Er is [niemand] thuis.',
              english: 'There is nobody at home.',
              why: 'One word that says no is enough.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'The opposite of *niet* in an answer is *wel*: *Jij komt niet, hè? Jawel, ik kom [wel]!*',
        },
      ],
    },
  ],
} as const satisfies Lesson;
