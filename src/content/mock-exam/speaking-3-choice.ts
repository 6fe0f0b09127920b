import type { MockSpeakingTask } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-speaking-3-running-or-gym',
    theme: 'Gezondheid',
    kind: 'choice',
    speaker: 'man',
    question:
      'Daan loopt elke week hard in het bos. Selma sport in de sportschool. Hoe sport u liever? Vertel ook waarom. Gebruik de plaatjes.',
    seconds: 60,
    pictures: [
      // A man in shorts runs on a path between trees; birds in the sky.
      { id: 'speaking-3-running-or-gym-1', alt: 'Een man rent over een pad tussen de bomen.' },
      // A gym: a woman runs on a treadmill, a man lifts a barbell; a large mirror and a water bottle.
      { id: 'speaking-3-running-or-gym-2', alt: 'Een vrouw en een man sporten binnen in een sportschool.' },
    ],
    modelAnswer:
      'Ik sport liever in de sportschool. Daar is iemand die mij helpt, en het is er altijd droog. Hardlopen in het bos kost niets, dat is wel fijn. Maar in de winter is het te donker en te koud.',
    enoughAnswer:
      'Ik loop liever in het bos. Het is gratis en ik kan gaan wanneer ik wil. Binnen sporten is voor mij te warm.',
    wanted: [
      'It says clearly which of the two.',
      'It gives one or two reasons.',
      'It says something about the other picture, too.',
    ],
  },
  {
    id: 'mock-speaking-3-dog-or-cat',
    theme: 'Wonen',
    kind: 'choice',
    speaker: 'woman',
    question:
      'Carla heeft een hond. Het gezin van Amin heeft een kat. Welk dier wilt u liever? Vertel ook waarom. Gebruik de plaatjes.',
    seconds: 60,
    pictures: [
      // A woman walks a dog on a lead through a park.
      { id: 'speaking-3-dog-or-cat-1', alt: 'Een vrouw wandelt met een hond in het park.' },
      // A living room: a cat sleeps on a sofa beside a boy who reads a book.
      { id: 'speaking-3-dog-or-cat-2', alt: 'Een kat slaapt op de bank naast een jongen met een boek.' },
    ],
    modelAnswer:
      'Ik kies een kat. Een kat kan goed alleen thuis zijn, en wij werken allebei. Met een hond moet je drie keer per dag naar buiten. Een hond is wel leuk voor de kinderen, maar wij hebben geen tijd.',
    enoughAnswer:
      'Wij nemen een hond. Ik wandel graag en mijn zoon kan met de hond spelen. Een kat slaapt de hele dag maar.',
    wanted: [
      'It says clearly which of the two.',
      'It gives a reason.',
      'It says what is good or bad about the other one.',
    ],
  },
  {
    id: 'mock-speaking-3-garden-or-office',
    theme: 'Werk',
    kind: 'choice',
    speaker: 'man',
    question:
      'Ali werkt de hele dag in een tuin. Anouk werkt op een kantoor. Waar werkt u liever? Vertel ook waarom. Gebruik de plaatjes.',
    seconds: 60,
    pictures: [
      // A man in a green jacket and boots digs with a spade between flowers and bushes; a wheelbarrow.
      { id: 'speaking-3-garden-or-office-1', alt: 'Een man werkt met een schep in een tuin.' },
      // An office: a woman at a desk with a computer, papers, a plant and a telephone.
      { id: 'speaking-3-garden-or-office-2', alt: 'Een vrouw werkt op kantoor met een computer.' },
    ],
    modelAnswer:
      'Ik werk liever op een kantoor. Ik kan goed met de computer werken en het is er warm en droog. In een tuin is het mooi als de zon schijnt. Maar het werk is zwaar en ik heb vaak pijn in mijn rug.',
    enoughAnswer:
      'Ik werk liever buiten in een tuin. Ik word moe van een computer. Mijn opa had een grote tuin, dus ik ken dat werk.',
    wanted: [
      'It says clearly which of the two.',
      'It gives a reason.',
      'It is connected: *en*, *maar*, *dus*, *als*.',
    ],
  },
  {
    id: 'mock-speaking-3-flowers-or-cake',
    theme: 'Buren',
    kind: 'choice',
    speaker: 'woman',
    question:
      'Uw buurvrouw Joke is lang ziek geweest. U koopt bloemen of u maakt een taart voor haar. Wat doet u liever? Vertel ook waarom. Gebruik de plaatjes.',
    seconds: 60,
    pictures: [
      // A man buys a big bunch of flowers from a woman at a flower stall.
      { id: 'speaking-3-flowers-or-cake-1', alt: 'Een man koopt een bos bloemen bij een bloemenkraam.' },
      // A kitchen: a woman with an apron puts strawberries on a cake; eggs, flour and a bowl on the table.
      { id: 'speaking-3-flowers-or-cake-2', alt: 'Een vrouw maakt in de keuken een taart.' },
    ],
    modelAnswer:
      'Ik maak liever een taart voor Joke. Een taart die je zelf maakt, is veel leuker, want daar zit tijd in. Wij kunnen hem samen opeten met een kop koffie. Bloemen zijn ook mooi, maar die koopt iedereen al voor haar.',
    enoughAnswer:
      'Ik koop liever bloemen voor mijn buurvrouw. Bakken kan ik niet goed. Misschien mag zij ook geen suiker eten. Bloemen zijn altijd goed.',
    wanted: ['It says clearly which of the two.', 'It gives a reason.', 'It says why not the other one.'],
  },
] as const satisfies readonly MockSpeakingTask[];
