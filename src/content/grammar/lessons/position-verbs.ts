import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'position-verbs',
  cards: [
    {
      id: 'where-things-are',
      heading: {
        english: 'Where things are: sit, stand, lie, hang',
        dutch: 'Waar iets is: zitten, staan, liggen, hangen',
      },
      introduction: {
        english:
          'English says: the key is on the table. Dutch prefers to say how it is there: the key lies on the table. These verbs are called position verbs.',
        dutch:
          'In het Nederlands zeg je vaak hoe iets ergens is. De sleutel ligt op tafel. De lamp staat in de hoek.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'Which verb?',
          columns: ['Verb', 'Use it for', 'Example'],
          rows: [
            ['*staan*', 'what is upright, or has feet or wheels', '*De fles [staat] op tafel.*'],
            ['*liggen*', 'what is flat or low, and towns', '*Het boek [ligt] op de bank.*'],
            ['*zitten*', 'who sits, and what is inside', '*Het geld [zit] in mijn tas.*'],
            ['*hangen*', 'what hangs on or from something', '*Je jas [hangt] in de gang.*'],
          ],
        },
        {
          kind: 'rule',
          text: 'To say where a thing is, Dutch mostly uses *staan*, *liggen*, *zitten* or *hangen*. English just says is or are.',
        },
        {
          kind: 'examples',
          examples: [
            { dutch: 'De auto [staat] voor het huis.', english: 'The car is in front of the house.' },
            { dutch: 'Zwolle [ligt] in Overijssel.', english: 'Zwolle is in Overijssel.' },
            { dutch: 'Er [zit] suiker in de thee.', english: 'There is sugar in the tea.' },
            { dutch: 'De foto [hangt] boven de bank.', english: 'The photo is above the sofa.' },
          ],
        },
        {
          kind: 'exceptions',
          title: 'Not quite as you expect',
          items: [
            'A plate is flat, but it has a bottom to stand on: *Het bord [staat] op tafel.*',
            'What is written, printed or on a screen stands: *Het [staat] in de krant. Je naam [staat] op de lijst.*',
            'Clothes and glasses sit well or badly: *Die broek [zit] lekker.*',
            '*zijn* is not wrong when the position does not matter: *Waar [is] mijn tas?* And for people it is the usual word: *Ik [ben] thuis.*',
          ],
        },
        {
          kind: 'tip',
          text: 'When you move a thing, you need other verbs: *Ik [zet] de fles op tafel* (upright), *Ik [leg] het boek op tafel* (flat), *Ik [hang] mijn jas in de gang*, *Ik [doe] het geld in mijn tas*.',
        },
      ],
    },
    {
      id: 'busy-with-te',
      heading: {
        english: 'Busy with something: te and the whole verb',
        dutch: 'Bezig zijn: te en het hele werkwoord',
      },
      introduction: {
        english:
          'The same verbs can say that someone is doing something now. First the position, then what they do.',
        dutch:
          'Met deze werkwoorden zeg je ook dat iemand bezig is. Eerst zeg je of iemand zit, staat of ligt. Dan zeg je wat hij doet.',
      },
      blocks: [
        {
          kind: 'fields',
          caption: 'te and the infinitive close the sentence',
          sentences: [
            {
              english: 'Grandpa is reading on the sofa.',
              fields: [
                { part: 'subject', place: '1', text: 'opa' },
                { part: 'finite-verb', place: '2', text: 'zit' },
                { part: 'place', place: '3', text: 'op de bank' },
                { part: 'other-verb', place: '4', text: 'te lezen' },
              ],
            },
            {
              english: 'Karim is cooking in the kitchen.',
              fields: [
                { part: 'subject', place: '1', text: 'Karim' },
                { part: 'finite-verb', place: '2', text: 'staat' },
                { part: 'place', place: '3', text: 'in de keuken' },
                { part: 'other-verb', place: '4', text: 'te koken' },
              ],
            },
            {
              english: 'The baby is sleeping in her bed.',
              fields: [
                { part: 'subject', place: '1', text: 'de baby' },
                { part: 'finite-verb', place: '2', text: 'ligt' },
                { part: 'place', place: '3', text: 'in haar bed' },
                { part: 'other-verb', place: '4', text: 'te slapen' },
              ],
            },
          ],
        },
        {
          kind: 'rule',
          text: '*zitten, staan, liggen, lopen, hangen* + *te* + whole verb: someone is busy with it.',
        },
        {
          kind: 'examples',
          examples: [
            { dutch: 'Wij [staan] op de bus [te wachten].', english: "We're waiting for the bus." },
            {
              dutch: 'Hij [loopt] de hele dag [te bellen].',
              english: "He's on the phone all day.",
              note: '*lopen* means that he walks about, or does it again and again.',
            },
            { dutch: 'De was [hangt] buiten [te drogen].', english: 'The washing is drying outside.' },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Mijn zus zit een brief [schrijven].',
              right: 'Mijn zus zit een brief [te schrijven].',
              english: 'My sister is writing a letter.',
              why: 'After a position verb the infinitive needs *te*.',
            },
            {
              wrong: 'Ik sta [te zetten koffie].',
              right: 'Ik sta [koffie te zetten].',
              english: "I'm making coffee.",
              why: '*te* and the infinitive close the sentence. What you make comes before them.',
            },
          ],
        },
      ],
    },
    {
      id: 'aan-het',
      heading: { english: 'aan het: in the middle of it', dutch: 'aan het: je bent bezig' },
      introduction: {
        english: 'There is another way to say that you are busy, without saying whether you sit or stand.',
        dutch:
          'Je kunt ook op een andere manier zeggen dat je bezig bent. Dan zeg je niet of je zit of staat.',
      },
      blocks: [
        { kind: 'rule', text: '*zijn* + *aan het* + whole verb: *Ik [ben aan het koken].* I am cooking.' },
        {
          kind: 'table',
          caption: 'Two ways to be busy',
          columns: ['First verb', 'Then', 'Example'],
          rows: [
            ['*zitten, staan, liggen, lopen, hangen*', '*te* + verb', '*Zij [zit] [te werken].*'],
            ['*zijn*', '*aan het* + verb', '*Zij [is] [aan het werken].*'],
          ],
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Ik ben een taart [aan het bakken].',
              english: "I'm baking a cake.",
              note: 'What you make comes before *aan het*.',
            },
            { dutch: 'Wat ben je [aan het doen]?', english: 'What are you doing?' },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Stil, ik ben [bellen].',
              right: 'Stil, ik ben [aan het bellen].',
              english: "Quiet, I'm on the phone.",
              why: 'To say that you are busy with something now, you need *aan het* between *ben* and the whole verb.',
            },
            {
              wrong: 'Zij is [te lezen].',
              right: 'Zij is [aan het lezen].',
              english: "She's reading.",
              why: '*te* goes with a position verb, *aan het* goes with *zijn*.',
            },
            {
              wrong: 'Ik ben [aan het wonen] in Breda.',
              right: 'Ik [woon] in Breda.',
              english: "I'm living in Breda.",
              why: 'Use *aan het* only for something that you are busy with, not for how things are.',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'Away from here',
          items: [
            'You may hear *Hij is werken* or *Zij is sporten*. It means that someone is not here: he or she has gone to do that.',
          ],
        },
      ],
    },
  ],
} as const satisfies Lesson;
