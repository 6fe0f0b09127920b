import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'separable-verbs',
  cards: [
    {
      id: 'two-parts',
      heading: { english: 'A verb that falls apart', dutch: 'Een werkwoord dat uit elkaar gaat' },
      introduction: {
        english:
          'Some verbs have a little word in front, such as op, mee or uit. In a sentence the two parts are separated.',
        dutch:
          'Sommige werkwoorden hebben een klein woord vooraan, zoals op, mee of uit. In de zin gaan de twee delen uit elkaar.',
      },
      blocks: [
        {
          kind: 'text',
          text: '*opbellen* (to call) is *op* + *bellen*. The verb *bellen* takes its form and goes to place 2, right behind the subject (who does it). The little word *op*, the particle, waits at the end.',
        },
        {
          kind: 'fields',
          caption: 'The verb at place 2, the particle at place 4',
          sentences: [
            {
              english: "I'm calling my mother.",
              fields: [
                { part: 'subject', place: '1', text: 'ik' },
                { part: 'finite-verb', place: '2', text: 'bel' },
                { part: 'object', place: '3', text: 'mijn moeder' },
                { part: 'particle', place: '4', text: 'op' },
              ],
            },
            {
              english: 'Leyla is taking her laptop along.',
              fields: [
                { part: 'subject', place: '1', text: 'Leyla' },
                { part: 'finite-verb', place: '2', text: 'neemt' },
                { part: 'object', place: '3', text: 'haar laptop' },
                { part: 'particle', place: '4', text: 'mee' },
              ],
            },
            {
              english: 'We get up at seven.',
              fields: [
                { part: 'subject', place: '1', text: 'wij' },
                { part: 'finite-verb', place: '2', text: 'staan' },
                { part: 'time', place: '3', text: 'om zeven uur' },
                { part: 'particle', place: '4', text: 'op' },
              ],
            },
          ],
        },
        {
          kind: 'rule',
          text: 'A main clause is a sentence that can stand alone. With one verb, the verb stands at place 2 there and the particle at the end.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Ik [meeneem] mijn tas.',
              right: 'Ik [neem] mijn tas [mee].',
              english: "I'm taking my bag along.",
              why: 'The parts must come apart: only *neem* can stand at place 2.',
            },
            {
              wrong: 'Ik [bel op] mijn moeder.',
              right: 'Ik [bel] mijn moeder [op].',
              english: "I'm calling my mother.",
              why: 'The particle waits until the end: first *mijn moeder*, then *op*.',
            },
          ],
        },
        {
          kind: 'table',
          caption: 'Verbs you need every day',
          columns: ['Verb', 'English', 'With ik'],
          rows: [
            ['*[op]staan*', 'to get up', '*ik sta [op]*'],
            ['*[mee]nemen*', 'to take along', '*ik neem brood [mee]*'],
            ['*[aan]komen*', 'to arrive', '*ik kom [aan]*'],
            ['*[uit]doen*', 'to switch off, to take off', '*ik doe het licht [uit]*'],
            ['*[dicht]doen*', 'to close', '*ik doe het raam [dicht]*'],
            ['*[in]vullen*', 'to fill in', '*ik vul mijn naam [in]*'],
            ['*[schoon]maken*', 'to clean', '*ik maak de keuken [schoon]*'],
          ],
        },
      ],
    },
    {
      id: 'together-again',
      heading: { english: 'When the parts come together', dutch: 'Wanneer de delen weer samen zijn' },
      introduction: {
        english: 'If the verb itself is at the end, it meets its particle again. Then you write one word.',
        dutch: 'Staat het werkwoord achteraan? Dan komen de delen weer samen. Je schrijft één woord.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'One word or two',
          columns: ['Where', 'Example', 'English'],
          rows: [
            ['one verb', '*Ik [vul] het formulier [in].*', "I'm filling in the form."],
            ['second verb', '*Ik moet het formulier [invullen].*', 'I have to fill in the form.'],
            ['with *te*', '*Ik probeer het formulier [in te vullen].*', "I'm trying to fill in the form."],
            ['after *omdat, dat, als*', '*omdat ik het formulier [invul]*', 'because I fill in the form'],
          ],
        },
        {
          kind: 'rule',
          text: 'After a modal verb (*kunnen, moeten, willen*) the verb is one word at the end. *te* comes between the particle and the verb.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Mag ik de muziek [zetten uit]?',
              right: 'Mag ik de muziek [uitzetten]?',
              english: 'May I turn off the music?',
              why: 'The second verb is at the end, and there the two parts are one word.',
            },
            {
              wrong: 'Vergeet niet het licht [te uitdoen].',
              right: 'Vergeet niet het licht [uit te doen].',
              english: "Don't forget to switch off the light.",
              why: '*te* stands between *uit* and *doen*, and you write three words.',
            },
          ],
        },
      ],
    },
    {
      id: 'ge-in-the-middle',
      heading: { english: 'ge in the middle', dutch: 'ge in het midden' },
      introduction: {
        english: 'To say what you have done, you use a form with ge. In these verbs ge goes inside.',
        dutch: 'Je vertelt wat je hebt gedaan. Bij deze werkwoorden staat ge in het midden.',
      },
      blocks: [
        {
          kind: 'rule',
          text: 'The particle, then *ge*, then the rest of the verb, in one word: *in[ge]vuld*, *mee[ge]nomen*.',
        },
        {
          kind: 'examples',
          examples: [
            { dutch: 'Ik heb het formulier [ingevuld].', english: 'I have filled in the form.' },
            { dutch: 'Heb je je jas [meegenomen]?', english: 'Have you taken your coat?' },
            { dutch: 'De trein is te laat [aangekomen].', english: 'The train arrived late.' },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Wij hebben de keuken [geschoonmaakt].',
              right: 'Wij hebben de keuken [schoongemaakt].',
              english: 'We have cleaned the kitchen.',
              why: '*ge* belongs to *maken*, so it stands after *schoon*.',
            },
          ],
        },
      ],
    },
    {
      id: 'which-verbs',
      heading: { english: 'Which verbs come apart?', dutch: 'Welke werkwoorden gaan uit elkaar?' },
      introduction: {
        english: 'Listen to the beginning of the verb. Is it strong or weak?',
        dutch: 'Luister naar het begin van het werkwoord. Is het sterk of zwak?',
      },
      blocks: [
        {
          kind: 'rule',
          text: 'Is the first part said with force? Then the verb comes apart: *[op]bellen, ik bel op*. Is it weak? Then it stays whole: *vergeten, ik vergeet*.',
        },
        {
          kind: 'table',
          caption: 'Apart or whole',
          columns: ['Kind', 'Begins with', 'Example'],
          rows: [
            ['comes apart', '*aan, af, in, mee, op, terug, uit*', '*Ik [kom] morgen [terug].*'],
            ['comes apart', '*dicht, open, schoon, klaar*', '*Zij [doet] de deur [open].*'],
            ['stays whole', '*be, er, ge, her, ont, ver*', '*Ik [begrijp] de vraag.*'],
          ],
        },
        {
          kind: 'exceptions',
          title: 'Listen well',
          items: [
            'Verbs with *be-, er-, ge-, her-, ont-, ver-* get no extra *ge*: *Ik heb de les [begrepen]. Hij is zijn tas [vergeten].*',
            '*over*, *onder*, *voor* and *door* can be either. Force in front, apart: *Ik [stel] mijn vriend [voor]* (introduce). Force on the verb, whole: *Ik [voorspel] regen* (predict).',
          ],
        },
        {
          kind: 'tip',
          text: 'In the dictionary you find the word as one: *meenemen*. Do you hear a little word at the end of a sentence? Then put it before the verb and look that up.',
        },
      ],
    },
  ],
} as const satisfies Lesson;
