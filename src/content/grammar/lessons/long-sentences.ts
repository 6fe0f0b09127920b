import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'long-sentences',
  cards: [
    {
      id: 'reason-and-result',
      heading: { english: 'Reason and result: want, omdat, dus', dutch: 'Reden en gevolg: want, omdat, dus' },
      introduction: {
        english:
          'The same two facts can be joined in three ways. Each word has its own order, and one of them turns the two around.',
        dutch: 'Je kunt op drie manieren van twee zinnen één zin maken. Let op de plaats van het werkwoord.',
      },
      blocks: [
        {
          kind: 'text',
          text: 'The facts: *Mijn kind is ziek. Ik blijf thuis.* The first is the reason, the second is the result.',
        },
        {
          kind: 'table',
          caption: 'Three ways to join them',
          columns: ['Word', 'It begins', 'Verb', 'Example'],
          rows: [
            ['*want*', 'the reason', 'second', '*Ik blijf thuis, [want] mijn kind [is] ziek.*'],
            ['*omdat*', 'the reason', 'last', '*Ik blijf thuis, [omdat] mijn kind ziek [is].*'],
            ['*dus*', 'the result', 'second', '*Mijn kind is ziek, [dus] ik [blijf] thuis.*'],
          ],
        },
        {
          kind: 'rule',
          text: '*want* and *dus* keep the order of a main clause. *omdat* sends the verb to the end.',
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Ik kan morgen niet komen, [want] ik moet naar de tandarts.',
              english: "I can't come tomorrow, because I have to go to the dentist.",
            },
            {
              dutch: 'Ik kan morgen niet komen, [omdat] ik naar de tandarts moet.',
              english: "I can't come tomorrow because I have to go to the dentist.",
            },
            {
              dutch: 'Ik moet morgen naar de tandarts, [dus] ik kan niet komen.',
              english: "I have to go to the dentist tomorrow, so I can't come.",
            },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik neem de bus, want mijn fiets kapot [is].',
              right: 'Ik neem de bus, want mijn fiets [is] kapot.',
              english: "I'm taking the bus, because my bicycle is broken.",
              why: 'After *want* comes a main clause: the verb stays second.',
            },
            {
              wrong: 'Mijn fiets is kapot, [omdat] ik neem de bus.',
              right: 'Mijn fiets is kapot, [dus] ik neem de bus.',
              english: "My bicycle is broken, so I'm taking the bus.",
              why: 'Taking the bus is the result, not the reason. The result comes with *dus*.',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'Good to know',
          items: [
            'You will also hear *dus* with inversion: *Mijn kind is ziek, dus [blijf ik] thuis.* Both are right.',
            'A sentence cannot begin with *want*. With *omdat* it can: *[Omdat] mijn kind ziek is, blijf ik thuis.*',
          ],
        },
      ],
    },
    {
      id: 'against-each-other',
      heading: { english: 'maar and toch: it is different', dutch: 'Maar en toch: het is anders' },
      introduction: {
        english:
          'With maar you say that the second part is not what one would think. toch makes it stronger.',
        dutch: 'Met maar zeg je: het is anders dan je denkt. Met toch maak je dat sterker.',
      },
      blocks: [
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Het huis is klein, [maar] de tuin is groot.',
              english: 'The house is small, but the garden is big.',
            },
            {
              dutch: 'Het regent, [maar] we gaan [toch] naar het park.',
              english: "It's raining, but we're going to the park anyway.",
            },
            {
              dutch: 'Ik wil wel komen, [maar] ik heb geen oppas.',
              english: "I'd like to come, but I haven't got a babysitter.",
            },
          ],
        },
        {
          kind: 'rule',
          text: 'After *maar* comes a main clause: subject, verb, the rest. Is there another word first? Then inversion, as always: *maar morgen [heb ik] tijd*.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik heb geen tijd, maar morgen [ik kan] wel.',
              right: 'Ik heb geen tijd, maar morgen [kan ik] wel.',
              english: 'I have no time, but tomorrow I can.',
              why: '*maar* does not count as place 1. *morgen* stands there, so the verb comes next.',
            },
          ],
        },
        {
          kind: 'tip',
          text: '*en, maar, want, of* (or) and *dus* stand between two sentences and move nothing. They do not count when you count places.',
        },
      ],
    },
    {
      id: 'one-long-sentence',
      heading: { english: 'Three parts in one sentence', dutch: 'Een lange zin maken' },
      introduction: {
        english: 'One long sentence can say what, why and what next. Build it part by part.',
        dutch: 'Met één lange zin kun je veel zeggen: wat, waarom en wat dan. Maak hem stap voor stap.',
      },
      blocks: [
        {
          kind: 'steps',
          steps: [
            'The main thing: *Ik kan zaterdag niet werken.*',
            'The reason: *Ik kan zaterdag niet werken, [omdat] mijn zus trouwt.*',
            'What you can do: *… omdat mijn zus trouwt, [maar] ik kan wel op zondag komen.*',
            'Look at each verb: second after *maar*, last after *omdat*.',
          ],
        },
        {
          kind: 'fields',
          caption: 'Each part has its own order',
          sentences: [
            {
              english: "I'm calling because the heating doesn't work",
              fields: [
                { part: 'subject', text: 'ik' },
                { part: 'finite-verb', text: 'bel' },
                { part: 'conjunction', text: 'omdat' },
                { part: 'subject', text: 'de verwarming' },
                { part: 'negation', text: 'niet' },
                { part: 'finite-verb', text: 'werkt' },
              ],
            },
            {
              english: "so I'd like to make an appointment",
              fields: [
                { part: 'conjunction', text: 'dus' },
                { part: 'subject', text: 'ik' },
                { part: 'finite-verb', text: 'wil' },
                { part: 'manner', text: 'graag' },
                { part: 'object', text: 'een afspraak' },
                { part: 'other-verb', text: 'maken' },
              ],
            },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Als ik klaar [ben ik bel] je.',
              right: 'Als ik klaar [ben, bel ik] je.',
              english: "When I've finished, I'll call you.",
              why: 'The part with *als* is place 1. So after the comma comes the verb, and then *ik*.',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'More words like omdat',
          items: [
            'These send the verb to the end: *als* (if, when), *dat* (that), *of* (whether), *toen* (when, in the past). So do *terwijl* (while), *voordat* (before), *nadat* (after) and *zodat* (so that).',
            '*Ik zet de wekker, [zodat] ik op tijd [wakker ben].* I set the alarm so that I wake up on time.',
          ],
        },
        {
          kind: 'tip',
          text: 'Not sure of the order? Make two sentences. Begin the second with *Daarom* (that is why) and the verb: *Mijn zus trouwt. [Daarom kan] ik niet werken.*',
        },
      ],
    },
  ],
} as const satisfies Lesson;
