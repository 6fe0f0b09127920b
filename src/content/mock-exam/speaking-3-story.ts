import type { MockSpeakingTask } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-speaking-3-laundry-in-rain',
    theme: 'Buren',
    kind: 'story',
    speaker: 'man',
    question:
      'Mo hangt zijn was buiten. Vertel wat er gebeurt. Begin bij het eerste plaatje. Vertel iets over alle plaatjes.',
    seconds: 60,
    pictures: [
      // A garden in the sun: a man hangs shirts and trousers on a line; a basket stands beside him.
      { id: 'speaking-3-laundry-in-rain-1', alt: 'Een man hangt zijn was buiten. De zon schijnt.' },
      // The same garden in the rain: a woman with her hood up takes the clothes off the line and puts them in the basket.
      { id: 'speaking-3-laundry-in-rain-2', alt: 'Het regent. Een vrouw haalt de was van de lijn.' },
      // At his front door: the woman gives the man the full basket; he is glad and has a shopping bag in his hand.
      { id: 'speaking-3-laundry-in-rain-3', alt: 'De vrouw geeft de man bij de deur zijn was.' },
    ],
    modelAnswer:
      'Mo hangt de was in de tuin, want de zon schijnt. Dan gaat hij naar de winkel. Het gaat regenen en zijn buurvrouw ziet dat. Zij haalt alles snel naar binnen. Later geeft ze hem de was. Mo is heel blij.',
    enoughAnswer:
      'Mo hangt kleren buiten en gaat weg. Het begint te regenen. Zijn buurvrouw haalt de kleren. Zij brengt ze naar zijn huis.',
    wanted: [
      'It tells something about each of the three pictures.',
      'It has an order: *dan*, *later*.',
      'It tells why: where the man is when it rains.',
    ],
  },
  {
    id: 'mock-speaking-3-locked-out',
    theme: 'Wonen',
    kind: 'story',
    speaker: 'woman',
    question:
      'Irina komt laat thuis van haar werk. Vertel wat er gebeurt. Begin bij het eerste plaatje. Vertel iets over alle plaatjes.',
    seconds: 60,
    pictures: [
      // Evening, a front door: a woman looks into her open bag with a worried face; through the window one sees a key on the table.
      {
        id: 'speaking-3-locked-out-1',
        alt: 'Een vrouw zoekt bij de deur in haar tas. Haar sleutel ligt binnen.',
      },
      // The woman sits on the step in front of the door in the dark and calls; she looks cold.
      { id: 'speaking-3-locked-out-2', alt: 'De vrouw zit buiten voor de deur en belt.' },
      // A man with a bicycle beside him hands her a key at the door; both laugh.
      { id: 'speaking-3-locked-out-3', alt: 'Een man komt met de fiets en geeft haar een sleutel.' },
    ],
    modelAnswer:
      'Irina komt thuis, maar ze kan de deur niet opendoen. Haar sleutel ligt nog op tafel. Ze gaat zitten en belt een vriend, want hij heeft ook een sleutel. Het is koud. Dan komt hij met de fiets en ze lachen.',
    enoughAnswer:
      'Irina zoekt in haar tas, maar de sleutel ligt in huis. Zij belt iemand en wacht. Een man brengt haar een sleutel.',
    wanted: [
      'It tells something about each of the three pictures.',
      'It tells why she does not come in.',
      'It ends: who helps, and how she feels.',
    ],
  },
  {
    id: 'mock-speaking-3-toothache',
    theme: 'Gezondheid',
    kind: 'story',
    speaker: 'man',
    question:
      'Paolo kan niet goed eten. Vertel wat er gebeurt. Begin bij het eerste plaatje. Vertel iets over alle plaatjes.',
    seconds: 60,
    pictures: [
      // A man at a table with a full plate holds his cheek, which is red; his face is in pain.
      { id: 'speaking-3-toothache-1', alt: 'Een man zit aan tafel. Hij heeft pijn aan zijn tand.' },
      // He lies in a dentist's chair under a lamp with his mouth open; a dentist with a mask and a small mirror bends over him.
      { id: 'speaking-3-toothache-2', alt: 'De man ligt in de stoel bij de tandarts.' },
      // He stands in the kitchen, smiles and bites into an apple; a toothbrush and toothpaste stand in a cup at the sink.
      { id: 'speaking-3-toothache-3', alt: 'De man lacht en eet een appel.' },
    ],
    modelAnswer:
      'Paolo wil eten, maar zijn tand doet pijn. Daarom maakt hij een afspraak bij de tandarts. De tandarts kijkt in zijn mond en maakt de tand. Paolo vindt dat een beetje eng. De volgende dag kan hij weer een appel eten.',
    enoughAnswer:
      'Paolo heeft pijn in zijn mond. Hij gaat naar de tandarts en ligt in de stoel. Nu is hij blij en eet een appel.',
    wanted: [
      'It tells something about each of the three pictures.',
      'It has an order: *daarom*, *dan*, *nu*.',
      'It tells how he feels at the start and at the end.',
    ],
  },
  {
    id: 'mock-speaking-3-new-job',
    theme: 'Werk',
    kind: 'story',
    speaker: 'woman',
    question:
      'Sabina zoekt werk. Vertel wat er gebeurt. Begin bij het eerste plaatje. Vertel iets over alle plaatjes.',
    seconds: 60,
    pictures: [
      // A woman with a bag stands before the window of a bakery with bread and looks at a paper with a picture of a person and a question mark.
      { id: 'speaking-3-new-job-1', alt: 'Een vrouw leest een papier op het raam van een bakkerij.' },
      // The woman and a man with a baker's hat sit at a small table; papers and two cups; they shake hands.
      { id: 'speaking-3-new-job-2', alt: 'De vrouw praat met de bakker en geeft hem een hand.' },
      // The woman stands with an apron behind the counter of the bakery and gives a bread to an old man.
      { id: 'speaking-3-new-job-3', alt: 'De vrouw werkt in de bakkerij en verkoopt een brood.' },
    ],
    modelAnswer:
      'Sabina zoekt werk en ziet een briefje bij de bakker. Hij zoekt iemand voor zijn winkel. Zij maakt een afspraak en ze praten met elkaar. Het gesprek gaat goed, dus ze krijgt de baan. Nu verkoopt ze elke dag brood aan klanten.',
    enoughAnswer:
      'De bakker zoekt iemand, en Sabina leest dat. Ze praat met hem en hij geeft haar een hand. Nu werkt zij in de winkel.',
    wanted: [
      'It tells something about each of the three pictures.',
      'It has an order: *eerst*, *daarna*, *nu*.',
      'It tells how it ends: *dus*.',
    ],
  },
] as const satisfies readonly MockSpeakingTask[];
