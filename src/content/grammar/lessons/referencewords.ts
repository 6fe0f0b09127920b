import type { Lesson } from '#content/schema/grammar-lesson.ts';

export const lesson = {
  id: 'referencewords',
  cards: [
    {
      id: 'subject',
      heading: { english: 'It is not always het', dutch: 'Hij, het of ze' },
      introduction: {
        english:
          'You do not want to say my bicycle three times. So you say it. In Dutch this small word depends on the noun: de-word, het-word or plural.',
        dutch:
          'Je wilt niet steeds hetzelfde woord zeggen. Dan zeg je hij, het of ze. Kijk naar het woord: is het een de-woord of een het-woord?',
      },
      blocks: [
        {
          kind: 'text',
          text: 'A word that points back to a noun is called a reference word. Here it is the subject: the person or thing that does or is something.',
        },
        {
          kind: 'table',
          caption: 'As the subject',
          columns: ['Noun', 'Reference word', 'Example'],
          rows: [
            ['de-word', '*hij* or *die*', '*Waar is de sleutel? [Hij] ligt op tafel.*'],
            ['het-word', '*het* or *dat*', '*Waar is het boek? [Het] ligt op tafel.*'],
            ['more than one', '*ze* or *die*', '*Waar zijn de boeken? [Ze] liggen op tafel.*'],
          ],
        },
        {
          kind: 'rule',
          text: 'In everyday Dutch a thing with *de* is *hij*, a thing with *het* is *het*, and more things are *ze*.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Mijn fiets is oud, maar [het] rijdt goed.',
              right: 'Mijn fiets is oud, maar [hij] rijdt goed.',
              english: 'My bicycle is old, but it rides well.',
              why: '*fiets* is a de-word, so *hij*. In English a thing is never he; in Dutch *hij* is for things too.',
            },
            {
              wrong: 'Ik vind de schoenen mooi, maar [het is] duur.',
              right: 'Ik vind de schoenen mooi, maar [ze zijn] duur.',
              english: "I like the shoes, but they're expensive.",
              why: 'More than one: *ze*, and the verb is plural as well.',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'People, and sentences with a noun',
          items: [
            'A man is *hij* and a woman is *ze* or *zij*, also when the word has *het*: *het meisje … ze*.',
            'Do you say what or who it is, with *zijn* and a noun? Then use *het* or *dat*: *Is dat jouw auto? Nee, [het] is de auto van mijn zus.* But with a job alone it is *hij* or *ze*: *[Hij] is kok.*',
            'That also goes for more than one: *[Het] zijn mijn buren.*',
          ],
        },
        {
          kind: 'tip',
          text: 'Remember the letters: *de* goes with *die*, and *het* goes with *dat*, both with a *t* at the end.',
        },
      ],
    },
    {
      id: 'object',
      heading: { english: 'As the object: hem, het, ze', dutch: 'Hem, het of ze' },
      introduction: {
        english:
          'The object is the person or thing that something is done to: I buy it. For a de-word hij now becomes hem.',
        dutch: 'De jas is mooi: hij is mooi. Ik koop de jas: ik koop hem. Hij wordt dan hem.',
      },
      blocks: [
        {
          kind: 'table',
          caption: 'Subject and object',
          columns: ['Noun', 'Subject', 'Object', 'Example'],
          rows: [
            ['de-word', '*hij*', '*hem*', '*Een mooie jas! Ik koop [hem].*'],
            ['het-word', '*het*', '*het*', '*Een mooi overhemd! Ik koop [het].*'],
            ['more than one', '*ze*', '*ze*', '*Mooie schoenen! Ik koop [ze].*'],
          ],
        },
        {
          kind: 'rule',
          text: 'Only the de-word changes: *hij* does something, something is done to *hem*.',
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Heb je de brief van school gezien? Ja, ik heb [hem] gelezen.',
              english: "Have you seen the letter from school? Yes, I've read it.",
            },
            {
              dutch: 'Is het formulier klaar? Ja, u kunt [het] meenemen.',
              english: 'Is the form ready? Yes, you can take it with you.',
            },
            {
              dutch: 'De appels zijn lekker. Waar heb je [ze] gekocht?',
              english: 'The apples are tasty. Where did you buy them?',
            },
          ],
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Waar is mijn telefoon? Ik zie [het] niet.',
              right: 'Waar is mijn telefoon? Ik zie [hem] niet.',
              english: "Where's my phone? I don't see it.",
              why: '*telefoon* is a de-word. *Ik* is the subject, so *telefoon* is the object: *hem*.',
            },
            {
              wrong: 'Deze jas is warm. [Hem] is nieuw.',
              right: 'Deze jas is warm. [Hij] is nieuw.',
              english: "This coat is warm. It's new.",
              why: 'The coat is the subject of *is*: *hij*, not *hem*.',
            },
          ],
        },
        {
          kind: 'exceptions',
          title: 'After a preposition',
          items: [
            'A preposition is a word such as *op, in, met* or *van*. After it you do not use *het* or *hem* for a thing. You say *er* and the preposition, as one word: *Ik wacht [erop]* (I am waiting for it). *met* becomes *mee*: *Ik ben [ermee] klaar* (I have finished with it).',
            'For people *hem* is fine: *Ik wacht op [hem].*',
          ],
        },
      ],
    },
    {
      id: 'die-and-dat',
      heading: { english: 'die and dat: pointing', dutch: 'Die en dat: je wijst iets aan' },
      introduction: {
        english:
          'When you point at something, or answer quickly, you use die and dat. They like to stand first.',
        dutch: 'Wijs je iets aan of geef je snel antwoord? Dan gebruik je die of dat. Ze staan vaak vooraan.',
      },
      blocks: [
        {
          kind: 'rule',
          text: 'For a de-word and for more than one: *die*. For one het-word: *dat*. They are the same for subject and object.',
        },
        {
          kind: 'examples',
          examples: [
            {
              dutch: 'Waar is de melk? [Die] staat in de koelkast.',
              english: "Where's the milk? It's in the fridge.",
            },
            {
              dutch: 'Ken je dit liedje? Ja, [dat] ken ik.',
              english: 'Do you know this song? Yes, I know it.',
            },
            {
              dutch: 'Wil je deze stoelen? Nee, [die] wil ik niet.',
              english: "Do you want these chairs? No, I don't want those.",
            },
            {
              dutch: 'Komt Bart ook? Nee, [die] is ziek.',
              english: "Is Bart coming too? No, he's ill.",
              note: 'When you talk you can use *die* for people too.',
            },
          ],
        },
        {
          kind: 'text',
          text: 'Look at *[Die] wil ik niet*. The object is at place 1, so the verb comes next and then the subject. That is inversion.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Dit brood is oud. [Die] eet ik niet meer.',
              right: 'Dit brood is oud. [Dat] eet ik niet meer.',
              english: "This bread is old. I won't eat that any more.",
              why: '*brood* is a het-word: *het* goes with *dat*.',
            },
          ],
        },
        {
          kind: 'tip',
          text: 'Do you want to begin with the object? Take *die* or *dat*: *[Die] koop ik.* For things *hem, het* and *ze* do not stand first as an object.',
        },
        {
          kind: 'text',
          text: '*die* and *dat* can also begin a clause that tells more about a noun. In English who, which and that do so. The verb goes to the end: *de man [die] daar staat, het huis [dat] te koop staat*. The same rule: *die* for a de-word and for more than one, *dat* for one het-word.',
        },
        {
          kind: 'contrast',
          pairs: [
            {
              wrong: 'Is dit het boek [die] jij zoekt?',
              right: 'Is dit het boek [dat] jij zoekt?',
              english: "Is this the book that you're looking for?",
              why: '*boek* is a het-word, so *dat*. The verb *zoekt* stands at the end.',
            },
          ],
        },
      ],
    },
  ],
} as const satisfies Lesson;
