import type { MockSpeakingTask } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-speaking-1-missed-bus',
    theme: 'Vervoer',
    kind: 'story',
    speaker: 'woman',
    question:
      'Karin moet om negen uur op haar werk zijn. Vertel wat er gebeurt. Begin bij het eerste plaatje. Vertel iets over alle plaatjes.',
    seconds: 60,
    pictures: [
      // A woman with a bag runs towards a bus stop; the bus is leaving. A clock at the stop shows five to nine.
      { id: 'speaking-1-missed-bus-1', alt: 'Een vrouw rent naar een bus, maar de bus rijdt weg.' },
      // The same woman waits in the rain at the stop. A car has stopped; the man in it has opened the window and waves at her to get in.
      { id: 'speaking-1-missed-bus-2', alt: 'De vrouw staat bij de halte. Een auto stopt naast haar.' },
      // The woman gets out of the car in front of an office; a clock on the wall shows nine o'clock. She laughs and waves to the man.
      { id: 'speaking-1-missed-bus-3', alt: 'De vrouw stapt bij haar werk uit de auto. Ze lacht.' },
    ],
    modelAnswer:
      'Karin rent naar de bus, maar ze is te laat. De bus rijdt weg. Daarna wacht ze in de regen. Dan stopt er een auto. Het is haar buurman, en ze mag meerijden. Om negen uur is ze op haar werk en ze bedankt hem.',
    enoughAnswer:
      'Karin is te laat voor de bus. Zij wacht in de regen. Een man stopt met zijn auto. Hij brengt haar naar haar werk.',
    wanted: [
      'It tells something about each of the three pictures.',
      'It has an order: *eerst*, *daarna*, *dan*.',
      'It ends: what happens in the end, and how she feels.',
    ],
  },
  {
    id: 'mock-speaking-1-fallen-boy',
    theme: 'Gezondheid',
    kind: 'story',
    speaker: 'man',
    question:
      'Tim gaat naar voetbal. Vertel wat er gebeurt. Begin bij het eerste plaatje. Vertel iets over alle plaatjes.',
    seconds: 60,
    pictures: [
      // A boy of about ten cycles fast down a street, a football in a net on his handlebar. A stone lies on the road in front of him.
      { id: 'speaking-1-fallen-boy-1', alt: 'Een jongen fietst snel door een straat.' },
      // The bicycle lies on the ground, the boy sits beside it and holds his bleeding knee. A woman with a shopping bag hurries towards him.
      { id: 'speaking-1-fallen-boy-2', alt: 'De jongen is gevallen. Een vrouw loopt naar hem toe.' },
      // In a kitchen: the boy sits on a chair with a large plaster on his knee and a glass of juice; the woman is calling somebody with a phone.
      { id: 'speaking-1-fallen-boy-3', alt: 'De jongen heeft een pleister op zijn knie en drinkt iets.' },
    ],
    modelAnswer:
      'Tim fietst naar voetbal. Hij fietst heel snel en hij ziet een steen niet. Dan valt hij van zijn fiets en zijn knie doet pijn. Een vrouw helpt hem. Bij haar thuis krijgt hij een pleister en een glas sap. Daarna belt ze zijn moeder.',
    enoughAnswer:
      'Tim fietst te hard. Hij valt en zijn knie bloedt. Een vrouw komt hem helpen. Zij geeft hem een pleister en iets te drinken.',
    wanted: [
      'It tells something about each of the three pictures.',
      'It has an order: *eerst*, *dan*, *daarna*.',
      'It tells why: he does not see the stone.',
    ],
  },
  {
    id: 'mock-speaking-1-burnt-dinner',
    theme: 'Wonen',
    kind: 'story',
    speaker: 'woman',
    question:
      'Sami kookt voor een vriendin. Vertel wat er gebeurt. Begin bij het eerste plaatje. Vertel iets over alle plaatjes.',
    seconds: 60,
    pictures: [
      // A man with an apron stirs a pan on a stove; a phone rings on the table behind him.
      { id: 'speaking-1-burnt-dinner-1', alt: 'Een man kookt. Zijn telefoon gaat.' },
      // The man sits on a sofa and laughs on the phone; through the open door one sees smoke over the pan.
      {
        id: 'speaking-1-burnt-dinner-2',
        alt: 'De man praat in de kamer aan de telefoon. In de keuken is rook.',
      },
      // The man and a woman sit at the table with a pizza box and laugh; through the window the black pan stands outside on the balcony.
      { id: 'speaking-1-burnt-dinner-3', alt: 'De man eet met een vriendin pizza. De pan staat buiten.' },
    ],
    modelAnswer:
      'Sami kookt voor een vriendin. Dan gaat zijn telefoon. Hij loopt naar de kamer en praat lang met iemand. In de keuken komt rook uit de pan, want het eten brandt aan. Daarna komt zijn vriendin. Ze eten samen pizza en ze lachen.',
    enoughAnswer:
      'Sami kookt en zijn telefoon gaat. Hij praat te lang en het eten wordt zwart. Nu eet hij pizza met een vriendin.',
    wanted: [
      'It tells something about each of the three pictures.',
      'It tells why there is smoke: *want*.',
      'It tells how it ends: *dus*.',
    ],
  },
  {
    id: 'mock-speaking-1-car-trouble',
    theme: 'Vrije tijd',
    kind: 'story',
    speaker: 'man',
    question:
      'Het gezin van Omar gaat op vakantie. Vertel wat er gebeurt. Begin bij het eerste plaatje. Vertel iets over alle plaatjes.',
    seconds: 60,
    pictures: [
      // A father, a mother and two children load suitcases, a tent and a ball into a car in front of their house; the sun shines.
      { id: 'speaking-1-car-trouble-1', alt: 'Een gezin legt koffers en een tent in de auto.' },
      // The car stands on the hard shoulder with its bonnet open and smoke; the father calls, the mother and the children stand behind the crash barrier.
      { id: 'speaking-1-car-trouble-2', alt: 'De auto staat langs de weg. De vader belt.' },
      // A mechanic with a yellow van bends over the engine; on the grass beyond the barrier, well away from the road, the children play with the ball; the mother drinks coffee.
      {
        id: 'speaking-1-car-trouble-3',
        alt: 'Een monteur repareert de auto. De kinderen spelen met een bal.',
      },
    ],
    modelAnswer:
      'Het gezin doet de koffers in de auto. Onderweg gaat de auto kapot. Omar stopt en belt om hulp. Ze staan lang langs de weg te wachten. Dan komt er een monteur. Hij repareert de auto en de kinderen spelen met een bal.',
    enoughAnswer:
      'Dit gezin gaat kamperen. Onderweg komt er rook uit de auto. De vader belt en een monteur maakt de auto. De kinderen spelen.',
    wanted: [
      'It tells something about each of the three pictures.',
      'It has an order: *onderweg*, *dan*, *daarna*.',
      'Verbs agree with who does it: *ze doen*, *hij belt*.',
    ],
  },
] as const satisfies readonly MockSpeakingTask[];
