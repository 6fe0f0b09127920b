import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'inflection',
  cards: [
    {
      id: 'before-or-behind',
      heading: {
        english: 'Behind the verb or before the noun',
        dutch: 'Achter het werkwoord of voor het woord',
      },
      introduction: {
        english:
          'An adjective says how something is: red, big, nice. Sometimes it gets an extra -e, and sometimes it stays as it is. First look at where it stands.',
        dutch: 'Een woord als rood of groot krijgt soms een extra -e. Kijk eerst: waar staat het woord?',
      },
      blocks: [
        {
          kind: 'rule',
          text: 'Behind *zijn*, *worden* or *vinden* the adjective stands alone: no *-e*. Before a noun it nearly always has *-e*.',
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
            ['*f* becomes *v*', '*lie[f]*', '*lie[v]e*'],
            ['*s* becomes *z*', '*vie[s]*', '*vie[z]e*'],
          ],
        },
      ],
    },
    {
      id: 'een-groot-huis',
      heading: { english: 'The one case without -e: een groot huis', dutch: 'Zonder -e: een groot huis' },
      introduction: {
        english: 'Before a noun there is one case in which the -e stays away. You need three things for it.',
        dutch: 'Er is één groep zonder -e: een het-woord, enkelvoud, met een.',
      },
      blocks: [
        {
          kind: 'steps',
          steps: [
            'Is the noun a het-word? If not: *-e*.',
            'Is it only one? If there are more: *-e*.',
            'Is *een*, *geen* or nothing at all in front of it? If something else: *-e*. If so: no *-e*.',
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
          text: 'No *-e* with one het-word and *een*, *geen* or nothing in front of it. In all other cases before a noun: *-e*.',
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
              note: '*het weer*, with nothing in front.',
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
          text: 'Not sure whether it is *de* or *het*? Choose *-e*. It is right far more often.',
        },
      ],
    },
    {
      id: 'never-e',
      heading: { english: 'Adjectives that never change', dutch: 'Woorden die altijd hetzelfde blijven' },
      introduction: {
        english: 'Some adjectives end in -en already, or come from another language. They get no -e.',
        dutch: 'Sommige woorden eindigen al op -en. Daar komt geen -e achter.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'What something is made of',
          columns: ['English', 'Dutch', 'Example'],
          rows: [
            ['wooden', '*houten*', '*een [houten] tafel*'],
            ['golden', '*gouden*', '*de [gouden] ring*'],
            ['woollen', '*wollen*', '*die [wollen] trui*'],
            ['plastic', '*plastic*', '*een [plastic] tasje*'],
          ],
        },
        {
          kind: 'exceptions',
          title: 'Also without -e',
          items: [
            'Words on *-en*: *een [open] deur, mijn [eigen] kamer, [gebakken] eieren*.',
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
              why: 'Materials have *-en*, with de-words and het-words alike. You may not hear the *n*, but you write it.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies Lesson;
