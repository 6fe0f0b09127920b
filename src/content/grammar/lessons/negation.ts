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
          text: '*geen* never changes. It is the same for *de* words, *het* words and the plural: *geen fiets, geen huis, geen boeken*.',
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
            ['how something is', '*De soep is warm.*', '*De soep is [niet] warm.*'],
            ['a noun with *de* or *het*', '*Ik ken de buurman.*', '*Ik ken de buurman [niet].*'],
            ['a noun with *mijn, die, dit*', '*Ik vind mijn tas.*', '*Ik vind mijn tas [niet].*'],
            ['a name', '*Ik zie Karim.*', '*Ik zie Karim [niet].*'],
            ['a place', '*Zij woont in Delft.*', '*Zij woont [niet] in Delft.*'],
          ],
        },
        {
          kind: 'steps',
          steps: [
            'Is there a noun to deny? If not: *niet*.',
            'Has it *de*, *het*, *mijn*, *die* or is it a name? Then *niet*.',
            'Has it *een* or nothing? Then *geen*.',
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik [doe niet werken] op zondag.',
              right: 'Ik [werk niet] op zondag.',
              english: "I don't work on Sundays.",
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
          text: 'An adjective before a noun belongs to it: *een groot huis* becomes *[geen] groot huis*. Without a noun behind it you say *[niet] groot*.',
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
                { part: 'subject', place: '1', text: 'ik' },
                { part: 'finite-verb', place: '2', text: 'begrijp' },
                { part: 'object', place: '3B', text: 'de vraag' },
                { part: 'rest', text: 'niet' },
              ],
            },
            {
              english: "Sofia isn't going to school tomorrow.",
              fields: [
                { part: 'subject', place: '1', text: 'Sofia' },
                { part: 'finite-verb', place: '2', text: 'gaat' },
                { part: 'time', place: '3A', text: 'morgen' },
                { part: 'rest', text: 'niet' },
                { part: 'place', place: '3C', text: 'naar school' },
              ],
            },
            {
              english: "We can't come tonight.",
              fields: [
                { part: 'subject', place: '1', text: 'wij' },
                { part: 'finite-verb', place: '2', text: 'kunnen' },
                { part: 'time', place: '3A', text: 'vanavond' },
                { part: 'rest', text: 'niet' },
                { part: 'other-verb', place: '4', text: 'komen' },
              ],
            },
          ],
        },
        {
          kind: 'rule',
          text: '*niet* comes after the finite verb, after the time and after a certain thing (*de vraag*, *het*, *Karim*). It comes before how, before a preposition (*in, naar, met, op*) and before place 4.',
        },
        {
          kind: 'table',
          caption: 'niet stands before',
          columns: ['Before', 'Example', 'English'],
          rows: [
            ['how something is', '*De bus is [niet] duur.*', "The bus isn't expensive."],
            ['how someone does it', '*Hij rijdt [niet] snel.*', "He doesn't drive fast."],
            ['a preposition', '*Ik ga [niet] met de auto.*', "I'm not going by car."],
            ['the second verb', '*Ik heb [niet] geslapen.*', "I haven't slept."],
            ['the particle', '*Ik bel je vandaag [niet] op.*', "I'm not calling you today."],
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik [niet begrijp] de vraag.',
              right: 'Ik [begrijp] de vraag [niet].',
              english: "I don't understand the question.",
              why: 'Nothing stands between place 1 and the verb, and a certain thing comes before *niet*.',
            },
            {
              wrong: 'Ik ga [niet morgen].',
              right: 'Ik ga [morgen niet].',
              english: "I'm not going tomorrow.",
              why: 'The time comes before *niet*. *Ik ga niet morgen* only works if another day follows: *maar vrijdag*.',
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
            'How often comes after *niet*: *Ik kom [niet vaak]. Ik kook [niet elke dag].*',
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
            ['*iemand* (somebody)', '*niemand* (nobody)', '*Er is [niemand] thuis.*'],
            ['*al* (already)', '*nog niet, nog geen* (not yet)', '*Ik ben [nog niet] klaar.*'],
            ['*nog* (still)', '*niet meer* (no longer)', '*Zij werkt daar [niet meer].*'],
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik heb [niet niets] gezegd.',
              right: 'Ik heb [niets] gezegd.',
              english: "I didn't say anything.",
              why: 'One word that says no is enough.',
            },
            {
              wrong: 'Ik heb [niet meer] geld.',
              right: 'Ik heb [geen] geld [meer].',
              english: 'I have no more money.',
              why: '*geld* has no article, so *geen* stands before it and *meer* behind it.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'The opposite of *niet* in an answer is *wel*: *Jij komt niet, hè? Ik kom [wel]!*',
        },
      ],
    },
  ],
} as const satisfies Lesson;
