import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'relative-clauses',
  cards: [
    {
      id: 'which-one',
      practice: ['relative'],
      heading: { english: 'Saying which one you mean', dutch: 'Zeggen welke je bedoelt' },
      introduction: {
        english:
          'The man who lives next door, the book that I am reading: such a clause says which one you mean. It is a relative clause. In Dutch it begins with die or dat.',
        dutch:
          "De man die naast mij woont, het boek dat ik lees. Met zo'n zin zeg je welke persoon of welk ding je bedoelt. Hij begint met die of dat.",
      },
      blocks: [
        {
          kind: 'text',
          text: 'Take two short sentences: *Dat is de buurman. Hij heeft een hond.* Now make one of them: *Dat is de buurman [die] een hond heeft.* The word *die* points back to *de buurman*, so you do not say *hij* again.',
        },
        {
          kind: 'table',
          caption: 'Which word?',
          columns: ['The noun', 'Word', 'Example'],
          rows: [
            ['de-word', '*die*', '*de trein [die] naar Utrecht gaat*'],
            ['het-word', '*dat*', '*het huis [dat] te koop staat*'],
            ['more than one', '*die*', '*de mensen [die] hier werken*'],
          ],
        },
        {
          kind: 'rule',
          text: '*de* and *die* go together, *het* and *dat* go together. More than one is always *die*.',
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Ik zoek een huisarts [die] Engels spreekt.',
              english: "I'm looking for a GP who speaks English.",
            },
            {
              dutch: 'Heb je het formulier [dat] bij de brief zat?',
              english: 'Have you got the form that came with the letter?',
            },
            {
              dutch: 'De schoenen [die] ik wil, zijn uitverkocht.',
              english: 'The shoes that I want are sold out.',
            },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Dat is het restaurant [die] zo goedkoop is.',
              right: 'Dat is het restaurant [dat] zo goedkoop is.',
              english: 'That is the restaurant that is so cheap.',
              why: '*restaurant* is a het-word, so the word is *dat*.',
            },
            {
              wrong: 'Ken jij de vrouw [wie] daar zit?',
              right: 'Ken jij de vrouw [die] daar zit?',
              english: 'Do you know the woman who is sitting there?',
              why: 'English has who for people. Dutch asks with *wie*, but here it says *die*, for people and for things.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'With *een* you cannot see whether a word is a de-word or a het-word. So think of *de* or *het* first: *het kind*, so *een kind [dat] niet slaapt*.',
        },
      ],
    },
    {
      id: 'the-verb-waits',
      heading: { english: 'The verb waits until the end', dutch: 'Het werkwoord staat achteraan' },
      introduction: {
        english:
          'A relative clause is a subordinate clause. So the verb does not stand second: it goes to the end of the clause.',
        dutch: 'Na die en dat komt een bijzin. Het werkwoord staat dus aan het eind van die bijzin.',
      },
      blocks: [
        {
          kind: 'fields',
          caption: 'After the noun',
          sentences: [
            {
              english: '… the girl who sits next to me in class',
              fields: [
                { part: 'rest', text: 'het meisje' },
                { part: 'conjunction', text: 'dat' },
                { part: 'place', text: 'in de les naast mij' },
                { part: 'finite-verb', text: 'zit' },
              ],
            },
            {
              english: '… the bicycle that I bought yesterday',
              fields: [
                { part: 'rest', text: 'de fiets' },
                { part: 'conjunction', text: 'die' },
                { part: 'subject', text: 'ik' },
                { part: 'time', text: 'gisteren' },
                { part: 'finite-verb', text: 'heb' },
                { part: 'other-verb', text: 'gekocht' },
              ],
            },
          ],
        },
        {
          kind: 'text',
          text: 'Sometimes *die* or *dat* stands for the person who does something: *de man [die] belt* is the man who calls. Sometimes somebody else does it: *de man [die] ik bel* is the man I call. The word stays the same; the subject tells you who does it.',
        },
        {
          kind: 'steps',
          steps: [
            'Say the noun with *de* or *het*: *het boek*.',
            'Choose the word: *het boek [dat] …*',
            'Say the rest without the verb: *het boek dat ik voor de cursus …*',
            'Now the verb: *het boek dat ik voor de cursus [nodig heb]*.',
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'De collega die [spreekt Arabisch], is ziek.',
              right: 'De collega die [Arabisch spreekt], is ziek.',
              english: 'The colleague who speaks Arabic is ill.',
              why: 'The verb of the clause, *spreekt*, goes to the end of the clause. After it comes a comma, and the main sentence goes on: *is ziek*.',
            },
            {
              wrong: 'De brief [ik kreeg], is kwijt.',
              right: 'De brief [die ik kreeg], is kwijt.',
              english: 'The letter I got is lost.',
              why: 'English may leave out that: the letter I got. Dutch never leaves out *die* or *dat*.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'Two verbs meet when the clause stands in the middle: *De bus die ik altijd [neem], [komt] niet.* Put a comma between them.',
        },
      ],
    },
    {
      id: 'not-die-or-dat',
      practice: ['relative'],
      heading: { english: 'When it is not die or dat', dutch: 'Als het niet die of dat is' },
      introduction: {
        english:
          'Two other words begin a clause like this: waar for places, and wat after words such as alles.',
        dutch: 'Bij een plaats zeg je waar. Na alles, iets en niets zeg je wat.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'waar and wat',
          columns: ['After', 'Word', 'Example'],
          rows: [
            ['a place where something is or happens', '*waar*', '*de straat [waar] ik woon*'],
            ['*alles, iets, niets*', '*wat*', '*alles [wat] je nodig hebt*'],
          ],
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Dit is het restaurant [waar] we elkaar voor het eerst zagen.',
              english: 'This is the restaurant where we first saw each other.',
            },
            {
              dutch: 'Is er nog iets [wat] ik moet weten?',
              english: 'Is there anything else that I need to know?',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'You will also hear',
          items: [
            '*iets [dat]* is right too. *iets [wat]* is what most people say.',
            'Many people say *het huis [wat]* when they speak. In an exam write *het huis [dat]*.',
            'After a preposition it is *wie* for people: *de vrouw [met wie] ik werk*, the woman I work with. For things you make one word with *waar*: *de stoel [waarop] ik zit*.',
          ],
        },
      ],
    },
  ],
} as const satisfies Lesson;
