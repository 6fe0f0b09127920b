import type { MockSpeakingTask } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-speaking-1-city-or-village',
    theme: 'Wonen',
    kind: 'choice',
    speaker: 'woman',
    question:
      'Anna woont in een flat in de stad. Bas woont in een huis in een dorp. Waar woont u liever? Vertel ook waarom. Gebruik de plaatjes.',
    seconds: 60,
    pictures: [
      // A flat of ten floors with balconies in a city street, shops below, a tram and people in the street.
      { id: 'speaking-1-city-or-village-1', alt: 'Een hoge flat in een drukke stad.' },
      // A small detached house with a garden, a bicycle against the wall, a church tower and fields behind it, no traffic.
      { id: 'speaking-1-city-or-village-2', alt: 'Een huis met een tuin in een dorp.' },
    ],
    modelAnswer:
      'Ik woon liever in een flat in de stad. Daar zijn veel winkels en je kunt met de tram gaan. Een huis met een tuin is mooi, maar in een dorp is het voor mij te stil. Mijn werk is ook in de stad.',
    enoughAnswer:
      'Ik kies plaatje twee, het dorp. Ik kom ook uit een dorp. Daar kent iedereen elkaar en de kinderen kunnen buiten spelen.',
    wanted: [
      'It says clearly which of the two.',
      'It gives one or two reasons.',
      'It says something about the other picture, too: *maar*.',
    ],
  },
  {
    id: 'mock-speaking-1-market-or-supermarket',
    theme: 'Winkelen',
    kind: 'choice',
    speaker: 'man',
    question:
      'Emine doet haar boodschappen op de markt. Eva gaat naar de supermarkt. Waar koopt u liever groente en fruit? Vertel ook waarom. Gebruik de plaatjes.',
    seconds: 60,
    pictures: [
      // A market stall outside with crates of vegetables and fruit, handwritten price cards without figures, a seller who hands a bag to a customer.
      { id: 'speaking-1-market-or-supermarket-1', alt: 'Een kraam met groente en fruit op de markt.' },
      // The vegetable section of a supermarket: shelves, packed vegetables, a woman with a trolley, bright lamps.
      { id: 'speaking-1-market-or-supermarket-2', alt: 'De groente en het fruit in een supermarkt.' },
    ],
    modelAnswer:
      'Ik koop mijn groente en fruit liever op de markt. Daar is alles vers en vaak ook goedkoper. Ik praat graag even met de verkoper. Maar als het regent, ga ik naar de supermarkt.',
    enoughAnswer:
      'Ik koop alles liever in de supermarkt. Die is ook in de avond open. Ik werk elke dag en de markt is alleen op dinsdag.',
    wanted: [
      'It says clearly which of the two.',
      'It gives one or two reasons.',
      'It is connected: *en*, *maar*, *als*, *want*.',
    ],
  },
  {
    id: 'mock-speaking-1-sea-or-forest',
    theme: 'Vrije tijd',
    kind: 'choice',
    speaker: 'woman',
    question:
      'Nadia gaat op vakantie naar de zee. Tom gaat naar het bos. Waar gaat u liever heen? Vertel ook wat u daar gaat doen. Gebruik de plaatjes.',
    seconds: 60,
    pictures: [
      // A sunny beach with parasols, people lying on towels, children with buckets, people in the sea.
      { id: 'speaking-1-sea-or-forest-1', alt: 'Een strand met veel mensen aan zee.' },
      // A small tent between trees, two chairs, a camping stove with a pan, two bicycles, nobody else.
      { id: 'speaking-1-sea-or-forest-2', alt: 'Een tent in een stil bos.' },
    ],
    modelAnswer:
      'Ik ga liever naar de zee. Mijn kinderen kunnen daar de hele dag zwemmen en in het zand spelen. Ik lees dan een boek. Een tent in het bos vind ik niet zo leuk, want ik slaap graag in een goed bed.',
    enoughAnswer:
      'Ik ga liever naar het bos. Het is daar rustig en niet duur. Mijn man en ik gaan elke dag fietsen en wij koken zelf.',
    wanted: [
      'It says clearly which of the two.',
      'It tells what you are going to do there.',
      'It says why not the other one.',
    ],
  },
  {
    id: 'mock-speaking-1-class-or-computer',
    theme: 'Onderwijs',
    kind: 'choice',
    speaker: 'man',
    question:
      'Lina leert Nederlands in een groep. Ewa leert thuis met de computer. Hoe leert u liever? Vertel ook waarom. Gebruik de plaatjes.',
    seconds: 60,
    pictures: [
      // Six adults of different backgrounds sit around a table with books; a teacher stands at a board and points at a word; two learners talk with each other.
      { id: 'speaking-1-class-or-computer-1', alt: 'Een groep mensen leert samen in een klas.' },
      // A woman sits alone at a kitchen table with a laptop, headphones on, a cup of tea and a notebook; it is dark outside.
      { id: 'speaking-1-class-or-computer-2', alt: 'Een vrouw leert alleen thuis met een computer.' },
    ],
    modelAnswer:
      'Ik leer liever in een groep. Dan kan ik met andere mensen praten en de leraar hoort mijn fouten. Alleen thuis leren is ook handig, maar dan word ik snel moe en ga ik iets anders doen.',
    enoughAnswer:
      'Ik leer liever alleen met mijn laptop. In een groep ben ik bang voor fouten. Thuis kan ik elke zin drie keer horen.',
    wanted: [
      'It says clearly which of the two.',
      'It gives a reason.',
      'It says what is good or bad about the other one.',
    ],
  },
] as const satisfies readonly MockSpeakingTask[];
