import type { MockSpeakingTask } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-speaking-2-home-or-restaurant',
    theme: 'Vrije tijd',
    kind: 'choice',
    speaker: 'man',
    question:
      'Peter geeft zijn feest thuis. Rosa geeft haar feest in een restaurant. Waar geeft u liever een feest? Vertel ook waarom. Gebruik de plaatjes.',
    seconds: 60,
    pictures: [
      // A small living room with paper garlands, eight people of all ages on chairs in a circle, a cake on a low table, children on the floor.
      {
        id: 'speaking-2-home-or-restaurant-1',
        alt: 'Mensen vieren thuis een verjaardag in een kleine kamer.',
      },
      // A long table in a restaurant with ten people in good clothes; a waiter brings plates; candles on the table.
      {
        id: 'speaking-2-home-or-restaurant-2',
        alt: 'Mensen vieren een verjaardag aan een lange tafel in een restaurant.',
      },
    ],
    modelAnswer:
      'Ik geef liever thuis een feest. Dat is gezellig en het kost niet zoveel. Iedereen kan iets te eten meenemen. In een restaurant hoef je niet te koken, dat is wel fijn. Maar voor mijn grote familie is dat te duur.',
    enoughAnswer:
      'Ik geef liever een feest in een restaurant. Mijn huis is te klein. Op mijn verjaardag wil ik niet koken maar dansen.',
    wanted: [
      'It says clearly which of the two.',
      'It gives one or two reasons.',
      'It says something about the other picture, too.',
    ],
  },
  {
    id: 'mock-speaking-2-bicycle-or-bus',
    theme: 'Vervoer',
    kind: 'choice',
    speaker: 'woman',
    question:
      'Het regent. Yara gaat met de fiets en Jan gaat met de bus. Hoe gaat u liever naar uw werk of naar school? Vertel ook waarom. Gebruik de plaatjes.',
    seconds: 60,
    pictures: [
      // A woman in a long raincoat with a hood cycles on a cycle path in heavy rain; puddles.
      { id: 'speaking-2-bicycle-or-bus-1', alt: 'Een vrouw fietst met een regenjas door de regen.' },
      // The inside of a full bus, people standing and sitting in wet coats, drops on the windows.
      { id: 'speaking-2-bicycle-or-bus-2', alt: 'Mensen zitten in een volle bus. Buiten regent het.' },
    ],
    modelAnswer:
      'Als het regent, ga ik liever met de bus. Dan blijven mijn kleren droog. De bus is wel vaak vol, maar het duurt maar tien minuten. Met de fiets word ik nat en koud, en dan moet ik op mijn werk andere kleren aandoen.',
    enoughAnswer:
      'Ik ga toch liever met de fiets. Ik heb een goede jas en het is maar vijf minuten. De bus is dan heel vol.',
    wanted: [
      'It says clearly which of the two.',
      'It gives a reason.',
      'After *Als het regent* the verb comes first: *ga ik*.',
    ],
  },
  {
    id: 'mock-speaking-2-new-or-used',
    theme: 'Geld',
    kind: 'choice',
    speaker: 'man',
    question:
      'Ines koopt een nieuwe bank in een grote winkel. Piet koopt een oude bank in een kleine winkel. Waar koopt u liever een bank? Vertel ook waarom. Gebruik de plaatjes.',
    seconds: 60,
    pictures: [
      // A large bright furniture shop with rows of new sofas, a salesman, a family sitting on a sofa.
      { id: 'speaking-2-new-or-used-1', alt: 'Een grote meubelwinkel met nieuwe banken.' },
      // A second-hand shop: an old but good sofa, lamps, books, a bicycle, a volunteer at a small counter.
      { id: 'speaking-2-new-or-used-2', alt: 'Een winkel met oude meubels en andere gebruikte spullen.' },
    ],
    modelAnswer:
      'Ik koop de bank liever in een winkel met gebruikte spullen. Daar is een bank veel goedkoper. Een nieuwe bank is schoon en mooi, maar ik heb kleine kinderen. Zij maken alles vies, dus een nieuwe bank is nu niet slim.',
    enoughAnswer:
      'Ik koop liever een nieuwe bank in een grote winkel. Die blijft lang mooi. Een oude bank is soms vies en ruikt niet lekker.',
    wanted: [
      'It says clearly which of the two.',
      'It gives a reason.',
      'It is connected: *en*, *maar*, *dus*.',
    ],
  },
  {
    id: 'mock-speaking-2-film-or-cinema',
    theme: 'Vrije tijd',
    kind: 'choice',
    speaker: 'woman',
    question:
      'Uw vriendin Mila wil met u een film zien, thuis of in de bioscoop. Wat doet u liever? Vertel ook waarom. Gebruik de plaatjes.',
    seconds: 60,
    pictures: [
      // A man and a woman on a sofa under a blanket with a bowl of crisps; a television; slippers.
      { id: 'speaking-2-film-or-cinema-1', alt: 'Een man en een vrouw kijken thuis op de bank een film.' },
      // A dark cinema with a large screen and rows of people, some with popcorn.
      { id: 'speaking-2-film-or-cinema-2', alt: 'Mensen kijken in de bioscoop naar een film.' },
    ],
    modelAnswer:
      'Ik kijk liever thuis een film. Dan kan ik stoppen als ik iets niet begrijp. Het is ook goedkoper. Maar een spannende film zie ik graag in de bioscoop, want daar is het beeld heel groot.',
    enoughAnswer:
      'Ik ga liever met mijn vrienden naar de bioscoop. Dat is een leuke avond. Thuis val ik altijd op de bank in slaap.',
    wanted: [
      'It says clearly which of the two.',
      'It gives a reason.',
      'It says when you would choose the other one.',
    ],
  },
] as const satisfies readonly MockSpeakingTask[];
