import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'nouns',
  cards: [
    {
      id: 'de-or-het',
      practice: ['de-het'],
      heading: { english: 'Two words for the: de and het', dutch: 'De of het?' },
      introduction: {
        english:
          'A noun is a word for a person, a thing or an idea: neighbour, table, time. English has one word for the. Dutch has two: de and het.',
        dutch:
          'Voor een woord als tafel of huis staat vaak de of het. Er zijn meer woorden met de dan met het.',
      },
      blocks: [
        {
          kind: 'text',
          text: 'A word with *de* is called a de-word: *de tafel*. A word with *het* is a het-word: *het huis*. About three out of four nouns are de-words. For a or an there is only one word: *een tafel, een huis*.',
        },
        {
          kind: 'table',
          caption: 'What depends on de or het',
          columns: ['', 'de-word', 'het-word', 'more than one'],
          rows: [
            ['the', '*[de] tafel*', '*[het] huis*', '*[de] tafels, [de] huizen*'],
            ['a', '*een tafel*', '*een huis*', '*tafels, huizen*'],
            ['this, these (near)', '*[deze] tafel*', '*[dit] huis*', '*[deze] huizen*'],
            ['that, those (far)', '*[die] tafel*', '*[dat] huis*', '*[die] huizen*'],
          ],
        },
        {
          kind: 'rule',
          text: 'With more than one the word for the is always *de*. So *het huis*, but *[de] huizen*; *het boek*, but *[de] boeken*.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: '[Deze] boek is van mij.',
              right: '[Dit] boek is van mij.',
              english: 'This book is mine.',
              why: '*boek* is a het-word, and with *het* goes *dit*. Hear the *t*: *he[t]*, *di[t]*, *da[t]*.',
            },
            {
              wrong: '[Het] kinderen spelen buiten.',
              right: '[De] kinderen spelen buiten.',
              english: 'The children are playing outside.',
              why: 'It is *het kind*, but more than one always takes *de*.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'Never learn *huis* alone. Learn *het huis*, as one word with two parts. Some people write de-words in blue and het-words in red.',
        },
      ],
    },
    {
      id: 'clues',
      heading: { english: 'Clues that help you choose', dutch: 'Zo zie je: de of het' },
      introduction: {
        english: 'There is no rule for every word. But the end of a word or its meaning often tells you.',
        dutch: 'Er is geen regel voor alle woorden. Soms helpt het eind van het woord of de betekenis.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'These are nearly always de',
          columns: ['Clue', 'Examples', 'English'],
          rows: [
            ['most words for people', '*de buurman, de lerares, de bakker*', 'neighbour, teacher, baker'],
            ['a verb with *-ing* for *-en*: *wonen, woning*', '*de woning, de oefening*', 'home, exercise'],
            ['*-heid*', '*de vrijheid, de gezondheid*', 'freedom, health'],
            ['*-tie* and *-teit*', '*de vakantie, de universiteit*', 'holiday, university'],
            ['kinds of fruit and vegetables', '*de appel, de tomaat*', 'apple, tomato'],
          ],
        },
        {
          kind: 'table',
          caption: 'These are nearly always het',
          columns: ['Clue', 'Examples', 'English'],
          rows: [
            ['small words that end in *-je*', '*het kopje, het meisje*', 'cup, girl'],
            ['a whole verb as a noun', '*het eten, het leven*', 'food, life'],
            [
              'two syllables, the first *ge-, be-, ver-* or *ont-*',
              '*het gesprek, het bezoek, het verhaal, het ontbijt*',
              'talk, visit, story, breakfast',
            ],
            ['*-um* and *-ment*', '*het museum, het moment*', 'museum, moment'],
            ['languages', '*het Nederlands, het Arabisch*', 'Dutch, Arabic'],
          ],
        },
        {
          kind: 'exceptions',
          title: 'Not what you expect',
          items: [
            '*het kind* and *het lid* (member) are people, but het-words.',
            '*het meisje* ends in *-je*. The *-je* wins.',
            '*de verkoop* (sale) begins with *ver-*, but is a de-word. *de gemeente* (the municipality) has three syllables.',
            '*de datum* (date) ends in *-um*, but is a de-word.',
            '*het ding* (thing): here *-ing* belongs to the word itself, so the clue does not work.',
            'A word in two parts takes the article of its last part: *de kamer*, so *de slaapkamer*; *het boek*, so *het kookboek*.',
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: '[De huis] van [het vrouw] is groot.',
              right: '[Het huis] van [de vrouw] is groot.',
              english: "The woman's house is big.",
              why: '*vrouw* is a person, so *de*. For *huis* there is no clue: you learn *het huis* by heart.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'No clue at all? Say *de*. You will be right more often than wrong.',
        },
      ],
    },
    {
      id: 'plural',
      practice: ['plural'],
      heading: { english: 'More than one: the plural', dutch: 'Meer dan één: het meervoud' },
      introduction: {
        english:
          'Plural means more than one. Most words get -en, many get -s, and some get an apostrophe and s.',
        dutch: "Meervoud is meer dan één. De meeste woorden krijgen -en, veel woorden -s en sommige 's.",
      },
      blocks: [
        {
          kind: 'table',
          caption: 'Three endings',
          columns: ['Ending', 'When', 'Examples'],
          rows: [
            ['*-en*', 'most words', '*boek – boek[en], stoel – stoel[en]*'],
            [
              '*-s*',
              'two syllables or more, with a weak *-el, -em, -en, -er* or *-e* at the end (you hardly hear that *e*)',
              '*tafel[s], bodem[s], jongen[s], kamer[s], tante[s], kopje[s]*',
            ],
            [
              "*-'s*",
              'a long *a, i, o* or *u* at the end, written with one letter; also *y* behind a consonant',
              "*opa['s], taxi['s], foto['s], menu['s], baby['s]*",
            ],
          ],
        },
        {
          kind: 'text',
          text: 'With *-en* the spelling of many words changes. You know these rules from the lesson on vowels.',
        },
        {
          kind: 'table',
          caption: 'Spelling before -en',
          columns: ['What happens', 'One', 'More than one'],
          rows: [
            ['a long vowel is written once', '*b[oo]m*', '*b[o]men*'],
            ['after a short vowel the consonant is doubled', '*bu[s]*', '*bu[ss]en*'],
            ['*f* often becomes *v*', '*brie[f]*', '*brie[v]en*'],
            ['*s* often becomes *z*', '*hui[s]*', '*hui[z]en*'],
          ],
        },
        {
          kind: 'exceptions',
          title: 'Learn these by heart',
          items: [
            '*-eren*: *kind – kind[eren], ei – ei[eren], blad – blad[eren]* (leaves of a tree).',
            'Another vowel: *stad – st[e]den, schip – sch[e]pen, lid – l[e]den*.',
            'Short becomes long: *dag – d[a]gen, weg – w[e]gen, glas – gl[a]zen*.',
            '*-heid* becomes *-heden*: *mogelijkheid – mogelijk[heden]*.',
            'Most words from English have *-s*: *film – films, computer – computers*. So do words that end in *-é* and *-eau*, without an apostrophe: *café – cafés, cadeau – cadeaus*.',
            'After *-ee* usually comes *-ën*, and often after *-ie* too: *idee – idee[ën], knie – knie[ën]*. The two dots show that a new syllable begins. But *vakantie – vakantie[s]*.',
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik ben dertig [jaren] oud.',
              right: 'Ik ben dertig [jaar] oud.',
              english: "I'm thirty years old.",
              why: 'After a number *jaar, uur, kwartier, euro, kilo* and *keer* stay as they are: *twee uur, tien euro*. But *dag, week* and *maand* do change: *twee weken*.',
            },
            {
              wrong: 'Er staan twee [autos] voor het huis.',
              right: "Er staan twee [auto's] voor het huis.",
              english: 'There are two cars in front of the house.',
              why: "Without the apostrophe you would read a short *o*. It keeps the sound long: *auto's*.",
            },
          ],
        },
      ],
    },
    {
      id: 'diminutives',
      practice: ['diminutive'],
      heading: { english: 'Small words: -je', dutch: 'Kleine woorden: het verkleinwoord' },
      introduction: {
        english:
          'Dutch people love small words. With -je a house becomes a little house: huisje. Such a word is called a diminutive.',
        dutch: 'Met -je maak je een woord klein: een huisje is een klein huis. Dat heet een verkleinwoord.',
      },
      blocks: [
        {
          kind: 'rule',
          text: 'A diminutive is always a het-word, and its plural has *-s*: *[het] huisje, de huisje[s]*.',
        },
        {
          kind: 'table',
          caption: 'Five endings',
          columns: ['Ending', 'When', 'Examples'],
          rows: [
            ['*-je*', 'most words', '*boek[je], huis[je], hond[je]*'],
            [
              '*-tje*',
              'after a vowel or *w*, and after *n, l, r* with a long or weak vowel',
              '*ei[tje], vrouw[tje], stoel[tje], kamer[tje]*',
            ],
            [
              '*-etje*',
              'after a short vowel with *l, m, n, r* or *ng*',
              '*bal[letje], ster[retje], ding[etje]*',
            ],
            [
              '*-pje*',
              'after *m* with a long or weak vowel, and after *lm, rm*',
              '*boom[pje], bodem[pje], film[pje]*',
            ],
            [
              '*-kje*',
              'many words of two syllables that end in *-ing*: the *g* goes',
              '*woning – wonin[kje], koning – konin[kje]*',
            ],
          ],
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Wil je een [kopje] koffie?',
              english: 'Would you like a cup of coffee?',
              note: 'A portion.',
            },
            {
              dutch: 'Ze hebben een [huisje] aan zee.',
              english: 'They have a small house by the sea.',
              note: 'Small.',
            },
            {
              dutch: 'Zullen we een [ijsje] halen?',
              english: 'Shall we get an ice cream?',
              note: '*ijs* is ice or ice cream; *een ijsje* is one to eat.',
            },
            { dutch: 'Wat een lief [hondje]!', english: 'What a sweet little dog!', note: 'Dear to you.' },
          ],
        },
        {
          kind: 'exceptions',
          title: 'A few special ones',
          items: [
            'In a few words the vowel becomes long: *glas – gl[aa]sje, blad – bl[aa]dje, schip – sch[ee]pje*.',
            'A long *a, o* or *u* at the end is written twice: *oma – om[aa]tje, auto – aut[oo]tje, menu – men[uu]tje*.',
            '*jongen – jong[etje]* loses its second *n*, and *bloem* has *-etje*: *bloem[etje]*.',
            'Some words are used only like this: *het meisje* (girl), *een beetje* (a bit).',
          ],
        },
        {
          kind: 'tip',
          text: 'Say the word aloud. *boomtje* is hard work for your mouth, *boompje* is easy. The ending is the one that is easy to say.',
        },
      ],
    },
  ],
} as const satisfies Lesson;
