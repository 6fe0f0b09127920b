import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'pronouns',
  cards: [
    {
      id: 'subject',
      heading: { english: 'I, you, he: the subject', dutch: 'Ik, jij, hij: het onderwerp' },
      introduction: {
        english:
          'A pronoun is a small word that you use instead of a name or a noun: I, you, she. As the subject it says who does or is something.',
        dutch:
          'Woorden als ik, jij en hij gebruik je in plaats van een naam. Als onderwerp zeggen ze wie iets doet.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'As the subject',
          columns: ['English', 'With stress', 'Without stress', 'Example'],
          rows: [
            ['I', '*ik*', '*ik*', '*[Ik] woon hier.*'],
            ['you', '*jij*', '*je*', '*[Je] spreekt goed Nederlands.*'],
            ['you, polite', '*u*', '*u*', '*[U] bent aan de beurt.*'],
            ['he', '*hij*', '*hij*', '*[Hij] komt later.*'],
            ['she', '*zij*', '*ze*', '*[Ze] werkt in de zorg.*'],
            ['it', '–', '*het*', '*[Het] regent.*'],
            ['we', '*wij*', '*we*', '*[We] gaan naar huis.*'],
            ['you, more people', '*jullie*', '*jullie*', '*[Jullie] zijn welkom.*'],
            ['they', '*zij*', '*ze*', '*[Ze] wonen in Delft.*'],
          ],
        },
        {
          kind: 'rule',
          text: 'Normally you use the short form: *je, ze, we*. You use *jij, zij, wij* when it matters who. Then the word has stress, which means that you say it with force: *[Jij] kookt en [wij] wassen af.*',
        },
        {
          kind: 'text',
          text: 'Two words look the same: *zij* or *ze* is she and they. The verb tells you which: *ze [werkt]* is one woman, *ze [werken]* is more people.',
        },
        {
          kind: 'tip',
          text: 'Say *u* to adults you do not know, to older people and at an office. Do they say: *Zeg maar je*? Then you say *je*. With *u* the verb has its *-t*, also in a question: *Woont u hier?*',
        },
      ],
    },
    {
      id: 'object',
      heading: { english: 'Me, you, him: the object', dutch: 'Mij, jou, hem: andere vormen' },
      introduction: {
        english:
          'Is something done to a person, or for a person? Then the pronoun has another form: I help him. It also has that form after a preposition, a word such as with, for or of.',
        dutch:
          'Ik help jou en jij helpt mij: de vorm is anders dan bij het onderwerp. Dat is ook zo na woorden als met en voor.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'As the object',
          columns: ['Subject', 'Object, with stress', 'Without stress', 'Example'],
          rows: [
            ['*ik*', '*mij*', '*me*', '*Kun je [me] helpen?*'],
            ['*jij, je*', '*jou*', '*je*', '*Ik bel [je] morgen.*'],
            ['*u*', '*u*', '*u*', '*Mag ik [u] iets vragen?*'],
            ['*hij*', '*hem*', '*hem*', '*Ken je [hem]?*'],
            ['*zij, ze* (she)', '*haar*', '*haar*', '*Ik ga met [haar] mee.*'],
            ['*het*', '–', '*het*', '*Ik snap [het].*'],
            ['*wij, we*', '*ons*', '*ons*', '*Wacht op [ons]!*'],
            ['*jullie*', '*jullie*', '*jullie*', '*Ik zie [jullie] zo.*'],
            ['*zij, ze* (they)', '*hen* or *hun*', '*ze*', '*Ik zie [ze] elke dag.*'],
          ],
        },
        {
          kind: 'rule',
          text: 'After a preposition you always need the object form: *met [mij], voor [jou], van [hem]*.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Dit cadeau is voor [jij].',
              right: 'Dit cadeau is voor [jou].',
              english: 'This present is for you.',
              why: '*voor* is a preposition, so *jij* becomes *jou*.',
            },
            {
              wrong: '[Hun] hebben een nieuwe auto.',
              right: '[Zij] hebben een nieuwe auto.',
              english: 'They have a new car.',
              why: 'The subject is *zij* or *ze*. You will hear Dutch people say *hun* here, but in an exam or a letter it is a mistake.',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'hen or hun? Do not worry',
          items: [
            'It is *hen* after a preposition, and for people whom you see, know, help or call: *Ik wacht op [hen]. Ik zie [hen].*',
            '*hun* is to them, without the word to: *Ik geef [hun] een cadeau.*',
            'Dutch people often mix them up. Say *ze*, without stress, and it fits both: *Ik zie [ze], ik geef [ze] een cadeau.*',
          ],
        },
      ],
    },
    {
      id: 'possessive',
      heading: { english: 'My, your, our: the possessive', dutch: 'Mijn, jouw, ons: van wie is het?' },
      introduction: {
        english:
          'A possessive says whose something is. It stands before a noun and takes the place of de, het or een.',
        dutch: 'Van wie is het? Dat zeg je met mijn, jouw of ons. Er staat dan geen de, het of een.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'Whose is it?',
          columns: ['Who', 'Possessive', 'English', 'Example'],
          rows: [
            ['*ik*', '*mijn*', 'my', '*[mijn] broer*'],
            ['*jij, je*', '*jouw* or *je*', 'your', '*Is dit [je] jas?*'],
            ['*u*', '*uw*', 'your, polite', '*Wat is [uw] adres?*'],
            ['*hij*', '*zijn*', 'his', '*[zijn] fiets*'],
            ['*zij, ze* (she)', '*haar*', 'her', '*[haar] fiets*'],
            ['*wij, we*', '*ons* or *onze*', 'our', '*[ons] huis, [onze] straat*'],
            ['*jullie*', '*jullie*', 'your, more people', '*[jullie] kinderen*'],
            ['*zij, ze* (they)', '*hun*', 'their', '*[hun] kinderen*'],
          ],
        },
        {
          kind: 'rule',
          text: '*ons* goes with one het-word: *ons huis*. With a de-word and with more than one it is *onze*: *onze straat, onze huizen*.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Is dit [jou] jas?',
              right: 'Is dit [jouw] jas?',
              english: 'Is this your coat?',
              why: 'They sound the same. Before a noun, for whose, you write *w*: *jouw jas*. Without a noun: *Is deze jas van [jou]?*',
            },
            {
              wrong: 'Mag ik [u] naam noteren?',
              right: 'Mag ik [uw] naam noteren?',
              english: 'May I write down your name?',
              why: 'The same with *u*: before a noun it is *uw*.',
            },
            {
              wrong: '[Onze] huis is oud.',
              right: '[Ons] huis is oud.',
              english: 'Our house is old.',
              why: '*huis* is a het-word and only one: *ons*, without *-e*.',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'With a name',
          items: [
            "English says Karim's bicycle. In Dutch you can always say it with *van*: *de fiets [van] Karim*.",
            "You can also put *s* behind the name, without an apostrophe: *Karim[s] fiets*. Only after a long vowel of one letter there is one: *Anna['s] fiets*.",
          ],
        },
        {
          kind: 'tip',
          text: 'Not sure about the *w*? Think of a man. Does *zijn* (his) fit? Then *jouw* or *uw*. Does *hem* (him) fit? Then *jou* or *u*.',
        },
      ],
    },
  ],
} as const satisfies Lesson;
