import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'om-te',
  cards: [
    {
      id: 'what-for',
      heading: { english: 'What do you do it for?', dutch: 'Waarvoor doe je het?' },
      introduction: {
        english:
          'I go to the shop to buy bread. With om … te you say what you do it for. Where English has only to, Dutch has two words, with the rest between them.',
        dutch: 'Ik ga naar de winkel om brood te kopen. Met om … te zeg je waarvoor je iets doet.',
      },
      blocks: [
        {
          kind: 'rule',
          text: '*om* + the rest + *te* + the whole verb: *[om] brood [te kopen]*. The verb stands at the very end.',
        },
        {
          kind: 'fields',
          caption: 'The part with om',
          sentences: [
            {
              english: '… to learn Dutch',
              fields: [
                { part: 'conjunction', text: 'om' },
                { part: 'object', text: 'Nederlands' },
                { part: 'other-verb', text: 'te leren' },
              ],
            },
            {
              english: '… to collect a parcel at the shop tomorrow',
              fields: [
                { part: 'conjunction', text: 'om' },
                { part: 'time', text: 'morgen' },
                { part: 'place', text: 'bij de winkel' },
                { part: 'object', text: 'een pakje' },
                { part: 'other-verb', text: 'op te halen' },
              ],
            },
          ],
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Ik bel [om] een afspraak [te maken].',
              english: "I'm calling to make an appointment.",
            },
            {
              dutch: 'We sparen [om] een auto [te kopen].',
              english: "We're saving up to buy a car.",
            },
            {
              dutch: 'Fatma gaat naar het gemeentehuis [om] haar paspoort op [te halen].',
              english: 'Fatma is going to the town hall to collect her passport.',
              note: 'A separable verb opens up: *op [te] halen*, three words.',
            },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik ga naar de markt [voor kopen fruit].',
              right: 'Ik ga naar de markt [om fruit te kopen].',
              english: "I'm going to the market to buy fruit.",
              why: '*voor* stands before a noun. Before a verb Dutch has *om … te*, with the fruit in between.',
            },
            {
              wrong: 'Ik bel om [te vragen iets].',
              right: 'Ik bel om [iets te vragen].',
              english: "I'm calling to ask something.",
              why: '*te vragen* closes the clause. All the rest stands between *om* and *te*.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'There is no second subject. The person of the first part does both: *[Ik] bel om een afspraak te maken*. I call and I make the appointment.',
        },
      ],
    },
    {
      id: 'after-adjectives',
      heading: { english: 'It is nice to, too tired to', dutch: 'Leuk om te, te moe om te' },
      introduction: {
        english:
          'After many adjectives you need om … te as well: nice to, hard to. There is also another te: before an adjective it is too, as in too tired.',
        dutch: 'Na woorden als leuk, moeilijk en belangrijk zeg je ook vaak om … te.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'Say what you think of it',
          columns: ['You say', 'English', 'Example'],
          rows: [
            ['*het is leuk om*', 'it is nice to', '*Het is leuk [om] nieuwe mensen [te leren kennen].*'],
            ['*het is moeilijk om*', 'it is hard to', '*Het is moeilijk [om] een huis [te vinden].*'],
            ['*het is belangrijk om*', 'it is important to', '*Het is belangrijk [om] veel [te oefenen].*'],
            ['*ik heb zin om*', 'I feel like', '*Ik heb zin [om] iets leuks [te doen].*'],
            ['*te … om*', 'too … to', '*Het is te koud [om] buiten [te eten].*'],
          ],
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Ik vind het leuk [om] samen [te koken].',
              english: 'I like cooking together.',
              note: 'English often has cooking here. Dutch has *om* … *te* with the whole verb.',
            },
            {
              dutch: 'Heb je tijd [om] mij even [te helpen]?',
              english: 'Have you got time to help me for a moment?',
            },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Het is belangrijk [op tijd komen].',
              right: 'Het is belangrijk [om] op tijd [te komen].',
              english: "It's important to be on time.",
              why: 'After *het is belangrijk* the action comes with *om … te*. *op tijd* stands before *te*.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'Two kinds of *te*: before an adjective it means too (*[te] duur*), before a verb it means to (*[te] betalen*).',
        },
      ],
    },
    {
      id: 'te-or-nothing',
      heading: { english: 'With te, or with nothing', dutch: 'Met te, of zonder te' },
      introduction: {
        english:
          'Some verbs bring a second verb with te, others bring it without anything. Learn both groups.',
        dutch: 'Na sommige werkwoorden komt te. Na andere werkwoorden komt er niets.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'What comes before the second verb?',
          columns: ['First verb', 'Before the second', 'Example'],
          rows: [
            ['*kunnen, moeten, willen, mogen, zullen*', 'nothing', '*Ik [moet] morgen werken.*'],
            ['*gaan, komen, blijven*', 'nothing', '*We [gaan] vanavond bij Ali eten.*'],
            ['*proberen, vergeten, beginnen, beloven*', '*te*', '*Ik [probeer] elke dag [te] oefenen.*'],
            ['*niet hoeven*', '*te*', '*Je [hoeft] niet [te] betalen.*'],
            ['*staan, zitten, liggen, lopen*', '*te*', '*Hij [zit] een boek [te] lezen.*'],
          ],
        },
        {
          kind: 'text',
          text: '*Hij zit te lezen* is what English says with -ing: he is reading. You say it with the way the person is: standing, sitting, lying or walking.',
        },
        {
          kind: 'exceptions',
          title: 'om or no om?',
          items: [
            'After *proberen, vergeten, beginnen* and *beloven* you may often put *om* too: *Ik probeer [om] op tijd te komen.* Without it is fine.',
            'After *hoeven* and after *staan, zitten, liggen, lopen* there is never *om*.',
            '*niet hoeven te* is the opposite of *moeten*: *Moet ik wachten? Nee, je [hoeft] niet [te] wachten.*',
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik wil [te leren] autorijden.',
              right: 'Ik wil [leren] autorijden.',
              english: 'I want to learn to drive.',
              why: 'English says want to. After *willen* Dutch has no *te*.',
            },
            {
              wrong: 'Je hoeft morgen niet [komen].',
              right: 'Je hoeft morgen niet [te komen].',
              english: "You don't have to come tomorrow.",
              why: '*hoeven* is not like *moeten*: it brings *te* with it.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies Lesson;
