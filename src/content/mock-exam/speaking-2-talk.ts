import type { MockSpeakingTask } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-speaking-2-birthday',
    theme: 'Vrije tijd',
    kind: 'answer',
    speaker: 'man',
    question:
      'Hallo, ik ben Pieter. Volgende week ben ik jarig. Hoe viert u uw verjaardag? Vertel ook wie er dan komen.',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Ik vier mijn verjaardag meestal thuis. Mijn broer en mijn vrienden komen op bezoek. Ik kook veel en we drinken thee met taart. Vorig jaar was mijn hele familie erbij. Dat was heel leuk.',
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
      'Goedemiddag, ik ben Hülya. Ik woon hier al tien jaar. Wat vindt u leuk aan uw buurt? Vertel ook wat u niet zo leuk vindt.',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Ik woon in een rustige buurt. Mijn buren zijn aardig en er is een winkel om de hoek. Dat vind ik leuk. Maar er is geen speeltuin. Daarom gaan we vaak naar een andere wijk met een groot park.',
    enoughAnswer:
      'Mijn buurt is groen en de school is dichtbij. Dat is fijn. Maar in de nacht is er lawaai van de grote weg.',
    wanted: ['It tells what you like.', 'It tells what you do not like.', 'It gives a reason or an example.'],
  },
  {
    id: 'mock-speaking-2-cat-and-plants',
    theme: 'Buren',
    kind: 'answer',
    speaker: 'man',
    question:
      'Hoi, ik ben Ruben, uw buurman. Ik ga een week weg. Wilt u dan voor mijn kat en mijn planten zorgen? Vertel ook wanneer u tijd heeft.',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Ja hoor, dat wil ik wel doen. Ik heb zelf ook een kat. In de ochtend moet ik werken, maar na zes uur kan ik elke dag komen. In het weekend heb ik de hele dag tijd. Waar vind ik het eten voor de kat?',
    enoughAnswer:
      'Sorry Ruben, dat kan ik niet elke dag doen. Ik kom alleen op dinsdag en op zaterdag. Misschien kan mijn zus ook helpen.',
    wanted: [
      'It answers the question: yes or no.',
      'It tells when you have time.',
      'It has a reason or a question of your own.',
    ],
  },
  {
    id: 'mock-speaking-2-missed-lesson',
    theme: 'Onderwijs',
    kind: 'answer',
    speaker: 'woman',
    question:
      'Dag, ik ben Nina, uw docent. U was gisteren niet in de les. Waarom was u er niet? Vertel ook wanneer u het huiswerk gaat maken.',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Dag Nina, het spijt me. Mijn zoontje was gisteren ziek, dus ik moest met hem naar de huisarts. Het gaat nu gelukkig beter met hem. Ik maak het huiswerk vanavond, als hij slaapt. Welke bladzijden moet ik doen?',
    enoughAnswer:
      'Ik moest gisteren werken, want mijn collega was ziek. Het spijt me. Ik maak het huiswerk zondag. Dan heb ik de hele dag vrij.',
    wanted: [
      'It gives a reason for being away.',
      'It tells when you will do the homework.',
      'The verbs for yesterday are in the past: *was*, *moest*.',
    ],
  },
  {
    id: 'mock-speaking-2-carrying-bags',
    theme: 'Buren',
    kind: 'picture',
    speaker: 'man',
    question:
      'Bram woont in een flat. Hij ziet zijn buurvrouw. Vertel wat er gebeurt. Vertel ook wat u daarvan vindt. Gebruik het plaatje.',
    seconds: 60,
    pictures: [
      // The stairwell of a block of flats. A young man carries two full shopping bags up the stairs; an old woman with a stick follows him and smiles. On the lift hangs a sheet of paper with a cross.
      {
        id: 'speaking-2-carrying-bags',
        alt: 'Een jonge man draagt de tassen van een oude vrouw de trap op.',
      },
    ],
    modelAnswer:
      'De lift is kapot, dus de oude vrouw moet met de trap. Een jonge man helpt haar. Hij draagt haar zware tassen. Ik vind dat heel aardig van hem. Mensen in een flat moeten elkaar helpen, vooral als iemand oud is.',
    enoughAnswer:
      'Een jonge man draagt twee tassen naar boven. De lift doet het niet. De oude vrouw lacht. Hij is heel vriendelijk, vind ik.',
    wanted: ['It tells what the man does, and for whom.', 'It gives an opinion.', 'It gives a reason.'],
  },
  {
    id: 'mock-speaking-2-father-at-home',
    theme: 'Werk',
    kind: 'picture',
    speaker: 'woman',
    question:
      'Het is acht uur in de ochtend. Vertel wat Thomas en Zeynep doen. Vertel ook wat u daarvan vindt en waarom. Gebruik het plaatje.',
    seconds: 60,
    pictures: [
      // A kitchen in the morning. A man feeds a baby in a high chair with a spoon. A woman in a jacket with a work bag stands at the open door and waves.
      {
        id: 'speaking-2-father-at-home',
        alt: 'Een man geeft een baby eten. Een vrouw gaat met een tas de deur uit.',
      },
    ],
    modelAnswer:
      'De man geeft de baby eten. De vrouw heeft een tas en gaat naar haar werk. Ik vind het goed als de vader ook voor de kinderen zorgt. Mijn man en ik doen dat ook. Ik werk drie dagen en hij werkt vier dagen.',
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
    question:
      'Leila zit in de trein en leest een boek. Vertel wat er gebeurt. Vertel ook wat u daarvan vindt. Gebruik het plaatje.',
    seconds: 60,
    pictures: [
      // A full train carriage. A man in the middle talks loudly on his phone, mouth wide open, one arm in the air. A woman beside him covers her ears, a student looks up from a book with an angry face.
      { id: 'speaking-2-loud-call', alt: 'In een volle trein praat een man hard in zijn telefoon.' },
    ],
    modelAnswer:
      'De trein is vol. Een man praat hard in zijn telefoon. Een vrouw houdt haar handen voor haar oren, en Leila kan niet goed lezen. Ik vind het niet beleefd. In de trein moet je zacht praten, want anderen willen rust.',
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
    question:
      'Maria werkt vandaag thuis. Vertel wat u ziet. Vertel ook of u zo wilt werken en waarom. Gebruik het plaatje.',
    seconds: 60,
    pictures: [
      // A woman with a laptop and headphones at a kitchen table full of papers and cups; beside her a child of three plays with blocks on the floor; a cat sits on the papers.
      {
        id: 'speaking-2-working-at-home',
        alt: 'Een vrouw werkt thuis aan de keukentafel. Naast haar speelt een kind.',
      },
    ],
    modelAnswer:
      "Maria werkt met haar computer. Haar kind speelt op de grond en de kat zit op tafel. Ik wil niet zo werken, omdat het te druk is. Op mijn werk heb ik meer rust en ik zie mijn collega's.",
    enoughAnswer:
      'Maria zit met een laptop in de keuken en werkt. Haar kind speelt. Ik wil dat ook. Dan hoef ik niet te reizen.',
    wanted: [
      'It tells what the woman does, and what is around her.',
      'It says whether you would like that.',
      'It gives a reason.',
    ],
  },
] as const satisfies readonly MockSpeakingTask[];
