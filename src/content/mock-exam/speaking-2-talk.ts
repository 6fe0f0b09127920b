import type { MockSpeakingTask } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-speaking-2-birthday',
    theme: 'Vrije tijd',
    kind: 'answer',
    speaker: 'man',
    question:
      'Hallo, ik ben Pieter. Volgende week ben ik jarig. Hoe viert u uw verjaardag? En wie komen er dan?',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Ik vier mijn verjaardag meestal thuis. Mijn broer en mijn vrienden komen dan op bezoek. Ik kook veel eten en we drinken thee met taart. Soms dansen we ook. Vorig jaar was ik in mijn land, en toen was mijn hele familie erbij. Dat was heel leuk.',
    enoughAnswer:
      'Ik ben in juli jarig. Dan eten wij in het park. Mijn zussen komen met hun mannen, en mijn oma maakt een taart.',
    wanted: [
      'It tells how you celebrate.',
      'It tells who comes.',
      'It gives an example, for instance of last year, with verbs in the past.',
    ],
  },
  {
    id: 'mock-speaking-2-neighbourhood',
    theme: 'Buren',
    kind: 'answer',
    speaker: 'woman',
    question:
      'Goedemiddag, ik ben Hülya. Ik woon hier al tien jaar. Wat vindt u leuk aan uw buurt? En wat vindt u niet zo leuk?',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Ik woon in een rustige buurt. Mijn buren zijn aardig en er is een winkel om de hoek. Dat vind ik leuk. Maar er is geen speeltuin. Dat vind ik niet leuk. Daarom gaan we vaak naar een andere wijk, want daar is een groot park.',
    enoughAnswer:
      'Mijn buurt is groen en de school is dichtbij. Dat is fijn. Maar in de nacht is er lawaai van de grote weg.',
    wanted: ['It tells what you like.', 'It tells what you do not like.', 'It gives a reason or an example.'],
  },
  {
    id: 'mock-speaking-2-healthy',
    theme: 'Gezondheid',
    kind: 'answer',
    speaker: 'man',
    question:
      'Dag, ik ben Ruben. Ik ga elke week zwemmen. Wat doet u om gezond te blijven? En hoe vaak doet u dat?',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Ik loop elke dag een half uur met mijn hond. Ook ga ik met de fiets naar mijn werk. Ik eet elke dag groente en fruit, maar ik eet ook graag chocola. Ik sport niet, omdat ik daar geen tijd voor heb.',
    enoughAnswer:
      'Ik rook niet en ik drink veel water. Twee keer per week ga ik naar de sportschool. Op zaterdag wandel ik met mijn vrouw.',
    wanted: [
      'It tells what you do.',
      'It tells how often: *elke dag*, *één keer per week*.',
      'It has whole sentences that are connected.',
    ],
  },
  {
    id: 'mock-speaking-2-learning-dutch',
    theme: 'Onderwijs',
    kind: 'answer',
    speaker: 'woman',
    question: 'Hoi, mijn naam is Nina. Ik leer nu Spaans. Hoe leert u Nederlands? En wat vindt u moeilijk?',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Ik ga twee keer per week naar les. Thuis oefen ik met mijn telefoon en ik kijk naar het nieuws. Met mijn buurvrouw praat ik altijd Nederlands. Ik vind luisteren moeilijk, want de mensen praten vaak snel. Schrijven gaat al beter.',
    enoughAnswer:
      'Ik heb op maandag en donderdag les. Ik lees ook kinderboeken met mijn dochter. Lange woorden vind ik nog heel moeilijk.',
    wanted: ['It tells how you learn.', 'It tells what is difficult for you.', 'It gives a reason.'],
  },
  {
    id: 'mock-speaking-2-carrying-bags',
    theme: 'Buren',
    kind: 'picture',
    speaker: 'man',
    question: 'Kijk naar het plaatje. Wat gebeurt er? Wat vindt u daarvan?',
    seconds: 60,
    pictures: [
      // The stairwell of a block of flats. A young man carries two full shopping bags up the stairs; an old woman with a stick follows him and smiles. On the lift hangs a sheet of paper with a cross.
      {
        id: 'speaking-2-carrying-bags',
        alt: 'Een jonge man draagt de tassen van een oude vrouw de trap op.',
      },
    ],
    modelAnswer:
      'Een oude vrouw heeft boodschappen gedaan. De lift is kapot, dus ze moet met de trap. Een jonge man helpt haar. Hij draagt de zware tassen. Ik vind dat heel aardig van hem. Mensen in een flat moeten elkaar helpen, vooral als iemand oud is.',
    enoughAnswer:
      'Een jonge man draagt twee tassen naar boven. De lift doet het niet. De oude vrouw lacht. Hij is heel vriendelijk, vind ik.',
    wanted: ['It tells what the man does, and for whom.', 'It gives an opinion.', 'It gives a reason.'],
  },
  {
    id: 'mock-speaking-2-father-at-home',
    theme: 'Werk',
    kind: 'picture',
    speaker: 'woman',
    question: 'Kijk naar het plaatje. Wat doen de man en de vrouw? Wat vindt u daarvan? Vertel ook waarom.',
    seconds: 60,
    pictures: [
      // A kitchen in the morning. A man feeds a baby in a high chair with a spoon. A woman in a jacket with a work bag stands at the open door and waves.
      {
        id: 'speaking-2-father-at-home',
        alt: 'Een man geeft een baby eten. Een vrouw gaat met een tas de deur uit.',
      },
    ],
    modelAnswer:
      'De man geeft de baby eten. De vrouw heeft een tas en zegt gedag. Ik denk dat ze naar haar werk gaat. Ik vind het goed als de vader ook voor de kinderen zorgt. Mijn man en ik doen dat ook zo. Ik werk drie dagen en hij werkt vier dagen.',
    enoughAnswer:
      'De vrouw gaat werken en de man zorgt voor de baby. Voor mij is dat normaal. Een vader kan dat ook heel goed.',
    wanted: [
      'It tells what the man does and what the woman does.',
      'It gives an opinion.',
      'It gives a reason or tells how it is in your home.',
    ],
  },
  {
    id: 'mock-speaking-2-loud-call',
    theme: 'Vervoer',
    kind: 'picture',
    speaker: 'man',
    question: 'Kijk naar het plaatje. Wat gebeurt er in de trein? Wat vindt u daarvan?',
    seconds: 60,
    pictures: [
      // A full train carriage. A man in the middle talks loudly on his phone, mouth wide open, one arm in the air. A woman beside him covers her ears, a student looks up from a book with an angry face.
      { id: 'speaking-2-loud-call', alt: 'In een volle trein praat een man hard in zijn telefoon.' },
    ],
    modelAnswer:
      'Ik zie een trein met veel mensen. Een man praat hard in zijn telefoon. Een vrouw houdt haar handen voor haar oren, en een andere vrouw kan niet goed lezen. Ik vind het niet beleefd. Als je in de trein belt, moet je zacht praten, want anderen willen rust.',
    enoughAnswer:
      'De man belt en roept heel hard. De vrouw naast hem wordt boos. Ik vind dat ook vervelend. In de trein wil ik slapen.',
    wanted: [
      'It tells what the man does, and how others react.',
      'It gives an opinion.',
      'It gives a reason.',
    ],
  },
  {
    id: 'mock-speaking-2-working-at-home',
    theme: 'Werk',
    kind: 'picture',
    speaker: 'woman',
    question: 'Kijk naar het plaatje. Wat doet de vrouw? Zou u ook zo willen werken? Vertel ook waarom.',
    seconds: 60,
    pictures: [
      // A woman with a laptop and headphones at a kitchen table full of papers and cups; beside her a child of three plays with blocks on the floor; a cat sits on the papers.
      {
        id: 'speaking-2-working-at-home',
        alt: 'Een vrouw werkt thuis aan de keukentafel. Naast haar speelt een kind.',
      },
    ],
    modelAnswer:
      "De vrouw werkt thuis met haar computer. Haar kind speelt op de grond en de kat zit op tafel. Ik wil niet zo werken, omdat het te druk is. Op mijn werk heb ik meer rust en ik zie mijn collega's. Maar één dag per week thuis werken is misschien wel handig.",
    enoughAnswer:
      'De vrouw zit met een laptop in de keuken en werkt. Haar kind speelt. Ik wil dat ook. Dan hoef ik niet te reizen.',
    wanted: [
      'It tells what the woman does, and what is around her.',
      'It says whether you would like that.',
      'It gives a reason.',
    ],
  },
] as const satisfies readonly MockSpeakingTask[];
