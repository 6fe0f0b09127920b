import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'inflection',
  cards: [
    {
      id: 'before-or-behind',
      heading: {
        english: 'Behind the verb or before the noun',
        dutch: 'Achter het werkwoord of voor een zelfstandig naamwoord',
      },
      introduction: {
        english:
          'An adjective says how something is: red, big, nice. Sometimes it gets an extra -e, and sometimes it stays as it is. First look at where it stands.',
        dutch: 'Een woord als rood of groot krijgt soms een extra -e. Kijk eerst: waar staat het woord?',
      },
      blocks: [
        {
          kind: 'rule',
          text: 'Does the adjective stand alone behind *zijn*, *worden* or *vinden*, with no noun after it? No *-e*. Before a noun it nearly always has *-e*.',
        },
        {
          kind: 'table',
          caption: 'Alone, and before a noun',
          columns: ['', 'Alone: no -e', 'Before a noun: -e'],
          rows: [
            ['red', '*De fiets is [rood].*', '*de [rode] fiets*'],
            ['new', '*Onze buren zijn [nieuw].*', '*onze [nieuwe] buren*'],
            ['nice', '*Ik vind dat park [mooi].*', '*dat [mooie] park*'],
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Deze stoelen zijn [oude].',
              right: 'Deze stoelen zijn [oud].',
              english: 'These chairs are old.',
              why: '*oud* stands behind *zijn*, with no noun after it. Also with *stoelen*, more than one, there is no *-e*.',
            },
            {
              wrong: 'Ik koop een [rood] fiets.',
              right: 'Ik koop een [rode] fiets.',
              english: "I'm buying a red bicycle.",
              why: 'Here the adjective stands before the noun *fiets*, so it needs *-e*.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'The spelling with -e',
          columns: ['What happens', 'Without', 'With -e'],
          rows: [
            ['a long vowel is written once', '*gr[oo]t*', '*gr[o]te*'],
            ['after a short vowel the consonant is doubled', '*di[k]*', '*di[kk]e*'],
            ['*f* often becomes *v*', '*lie[f]*', '*lie[v]e*'],
            ['*s* often becomes *z*', '*vie[s]*', '*vie[z]e*'],
          ],
        },
        {
          kind: 'tip',
          text: 'Sometimes you leave the noun out, as with one in English. The adjective keeps its *-e*: *Welke jas wil je? De [rode].* (The red one.)',
        },
      ],
    },
    {
      id: 'een-groot-huis',
      heading: { english: 'Without -e: een groot huis', dutch: 'Zonder -e: een groot huis' },
      introduction: {
        english: 'Before some nouns the adjective gets no -e. Ask three questions about the noun.',
        dutch: 'Er is één groep zonder -e: een het-woord, enkelvoud, met een.',
      },
      blocks: [
        {
          kind: 'steps',
          steps: [
            'Is the noun a het-word? If not: *-e*.',
            'Is it only one? If there are more: *-e*.',
            'Which word stands in front? *een*, *geen* or no such word at all: no *-e*. Another word, such as *het, dit* or *mijn*: *-e*.',
          ],
        },
        {
          kind: 'table',
          caption: 'All cases together',
          columns: ['In front', 'de-word', 'het-word', 'more than one'],
          rows: [
            ['*een, geen* or nothing', '*een grot[e] tuin*', '*een [groot] huis*', '*grot[e] huizen*'],
            ['*de, het*', '*de grot[e] tuin*', '*het grot[e] huis*', '*de grot[e] huizen*'],
            ['*deze, die, dit, dat*', '*die grot[e] tuin*', '*dat grot[e] huis*', '*die grot[e] huizen*'],
            ['*mijn, jouw, ons …*', '*mijn grot[e] tuin*', '*mijn grot[e] huis*', '*mijn grot[e] huizen*'],
          ],
        },
        {
          kind: 'rule',
          text: 'No *-e* with one het-word and *een*, *geen* or nothing in front of it. In nearly all other cases before a noun: *-e*.',
        },
        {
          kind: 'exceptions',
          title: 'Words that work like een',
          items: [
            "Before a het-word these do the same: *zo'n* (such a), *elk* and *ieder* (every), *welk* (which) and *veel* (much). So *zo'n [mooi] park, elk [nieuw] boek, veel [warm] water*.",
            'In a few fixed names a het-word has no *-e* even after *het*: *het [openbaar] vervoer* (public transport).',
          ],
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Wij zoeken een [groot] huis met een [kleine] tuin.',
              english: "We're looking for a big house with a small garden.",
            },
            {
              dutch: 'Het is vandaag [mooi] weer.',
              english: 'The weather is nice today.',
              note: '*weer* is a het-word, and there is no *een* or *het* with it.',
            },
            {
              dutch: 'Wat een [leuke] foto van dat [kleine] meisje!',
              english: 'What a nice photo of that little girl!',
            },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Zij wonen in een [grote] huis.',
              right: 'Zij wonen in een [groot] huis.',
              english: 'They live in a big house.',
              why: '*huis* is a het-word, it is one, and *een* stands in front: no *-e*.',
            },
            {
              wrong: 'Dit [mooi] park is nieuw.',
              right: 'Dit [mooie] park is nieuw.',
              english: 'This beautiful park is new.',
              why: '*park* is a het-word, but *dit* stands in front, not *een*: so *-e*.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'Not sure whether it is *de* or *het*? Choose *-e* before the noun. It is right far more often.',
        },
      ],
    },
    {
      id: 'never-e',
      heading: { english: 'Adjectives that never change', dutch: 'Woorden die altijd hetzelfde blijven' },
      introduction: {
        english: 'Some adjectives never get an -e. Most of these end in -en already.',
        dutch: 'Achter sommige woorden komt nooit een -e. De meeste van die woorden eindigen al op -en.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'What something is made of',
          columns: ['English', 'Dutch', 'Example'],
          rows: [
            ['wooden', '*houten*', '*een [houten] tafel*'],
            ['gold', '*gouden*', '*de [gouden] ring*'],
            ['woollen', '*wollen*', '*die [wollen] trui*'],
            ['plastic', '*plastic*', '*een [plastic] tasje*'],
          ],
        },
        {
          kind: 'exceptions',
          title: 'Also without -e',
          items: [
            'Words that end in *-en*: *een [open] deur, mijn [eigen] kamer, [gebakken] eieren*.',
            'Some words that end in a vowel: *een [prima] idee, een [oranje] jas, de [roze] bloemen*.',
            'Left and right before a noun are *linker* and *rechter*, written as one word with it: *mijn [linker]hand, mijn [rechter]been*.',
            'After *iets* and *niets* the adjective has *-s*: *iets [lekkers], niets [nieuws]*.',
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'We hebben een [houte] vloer.',
              right: 'We hebben een [houten] vloer.',
              english: 'We have a wooden floor.',
              why: 'Most materials have *-en*, with de-words and het-words alike. You may not hear the *n*, but you write it.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies Lesson;
