import type { MockSpeakingTask } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-speaking-1-sunday',
    theme: 'Vrije tijd',
    kind: 'answer',
    speaker: 'woman',
    question:
      'Hallo, ik ben Ingrid. Op zondag slaap ik altijd lang. Wat doet u op zondag? Vertel ook met wie u dat doet.',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Op zondag slaap ik ook lang. Daarna ontbijt ik met mijn man en mijn kinderen. In de middag gaan we vaak naar het park, want mijn kinderen spelen graag buiten. In de avond bel ik met mijn ouders.',
    enoughAnswer:
      'Op zondag ga ik met mijn tante naar de kerk. Daarna eten wij bij haar thuis. In de avond voetbal ik met vrienden.',
    wanted: [
      'It tells what you do on Sunday.',
      'It tells with whom.',
      'It has whole sentences that are connected: *daarna*, *en*, *want*.',
    ],
  },
  {
    id: 'mock-speaking-1-swap-shift',
    theme: 'Werk',
    kind: 'answer',
    speaker: 'man',
    question:
      'Hoi, met Karim van je werk. Mijn zus trouwt zaterdag, maar dan moet ik werken. Kun jij dan voor mij werken? Vertel ook op welke dag ik voor jou kan werken.',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Ja, dat is goed, Karim. Ik heb zaterdag geen plannen. Kun jij dan woensdag voor mij werken? Mijn dochter heeft die middag een feest op school, en daar wil ik graag bij zijn. Veel plezier op de bruiloft!',
    enoughAnswer:
      'Ja, zaterdag ben ik vrij. Ik kan voor jou werken. Werk jij dan op maandag? Ik moet met mijn zoon naar de tandarts.',
    wanted: [
      'It answers the question: yes or no.',
      'It names a day on which the colleague can work for you.',
      'It is friendly, and says *jij* to a colleague.',
    ],
  },
  {
    id: 'mock-speaking-1-work',
    theme: 'Werk',
    kind: 'answer',
    speaker: 'woman',
    question:
      'Goedemorgen, mijn naam is Loes. Ik werk in een ziekenhuis. Welk werk doet u, of welk werk wilt u graag doen? Vertel ook waarom.',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Ik zoek nu werk. Ik wil graag in een keuken werken, want ik kan goed koken. In mijn land had ik een klein restaurant met mijn broer. Ik vind het leuk om met andere mensen te werken.',
    enoughAnswer:
      "Ik werk in een hotel. Ik maak de kamers schoon. Het werk is zwaar, maar mijn collega's zijn aardig. Daarom vind ik het leuk.",
    wanted: [
      'It names the work that you do or want to do.',
      'It gives a reason.',
      'After *want* the verb keeps its place; after *omdat* it goes to the end.',
    ],
  },
  {
    id: 'mock-speaking-1-the-way',
    theme: 'Buren',
    kind: 'answer',
    speaker: 'man',
    question:
      'Dag, ik ben Dennis. Ik woon hier pas een week en ik zoek een supermarkt. Waar is er hier een? Vertel ook hoe ik er kan komen.',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'De supermarkt is niet ver, hoor. U loopt hier rechtdoor tot de kerk. Daar gaat u naar links, en dan ziet u een plein. De supermarkt is op de hoek, naast de bakker. Het is ongeveer vijf minuten lopen.',
    enoughAnswer:
      'Er is een supermarkt bij het station. Ga hier naar rechts en dan over de brug. U kunt ook bus twee nemen.',
    wanted: [
      'It tells where the shop is.',
      'It tells how to get there: *rechtdoor*, *naar links*, *naar rechts*.',
      'It helps to find it: what is next to it, or how far it is.',
    ],
  },
  {
    id: 'mock-speaking-1-litter',
    theme: 'Gemeente',
    kind: 'picture',
    speaker: 'woman',
    question:
      'Wilma woont bij het park. Zij doet daar iets samen met haar buren. Vertel wat zij doen. Vertel ook of u dat wilt doen en waarom. Gebruik het plaatje.',
    seconds: 60,
    pictures: [
      // A park with grass, a bench and trees. Two women, a man and a boy with gloves pick up bottles, cans and paper with long grabbers and put it into rubbish bags. One bag is full. The weather is good; they smile.
      { id: 'speaking-1-litter', alt: 'Vier mensen ruimen afval op in een park.' },
    ],
    modelAnswer:
      'Ik zie een park. Vier mensen ruimen het afval op. Ze doen flessen en papier in een grote zak. Ik wil dat ook wel doen, omdat ik een schoon park mooi vind en omdat je zo nieuwe mensen leert kennen.',
    enoughAnswer:
      'De mensen maken het park schoon. Ze pakken blikjes en papier. Ik wil dat niet doen. Ik werk al veel en mijn rug doet pijn.',
    wanted: [
      'It tells what the people do, and where.',
      'It says whether you would like to do it.',
      'It gives a reason.',
    ],
  },
  {
    id: 'mock-speaking-1-tablets',
    theme: 'Onderwijs',
    kind: 'picture',
    speaker: 'man',
    question:
      'Sofia is juf op een basisschool. Vertel wat er in haar klas gebeurt. Vertel ook wat u daarvan vindt en waarom. Gebruik het plaatje.',
    seconds: 60,
    pictures: [
      // A classroom seen from the side. Six children of about nine sit at tables, each looking at a tablet. There are no books on the tables. A teacher stands at the back and helps one child.
      { id: 'speaking-1-tablets', alt: 'Een klas met kinderen. Elk kind kijkt op een tablet.' },
    ],
    modelAnswer:
      'De kinderen zitten aan hun tafel en kijken op een tablet. De juf helpt een kind. Ik vind een tablet soms goed, want kinderen vinden het leuk. Maar ze moeten ook met een pen leren schrijven.',
    enoughAnswer:
      'De kinderen hebben geen boek, maar een tablet. De juf helpt ze. Ik vind het goed. Later werken zij ook met computers.',
    wanted: [
      'It tells what the children and the teacher do.',
      'It gives an opinion: *ik vind*.',
      'It gives a reason.',
    ],
  },
  {
    id: 'mock-speaking-1-phones-at-dinner',
    theme: 'Wonen',
    kind: 'picture',
    speaker: 'woman',
    question:
      'De familie Yilmaz zit aan tafel. Vertel wat zij doen. Vertel ook wat u daarvan vindt. Gebruik het plaatje.',
    seconds: 60,
    pictures: [
      // A family of four at a table with full plates: father, mother, a daughter of fifteen, a son of ten. All four look at a phone in one hand. Nobody looks at another.
      {
        id: 'speaking-1-phones-at-dinner',
        alt: 'Een gezin zit aan tafel te eten. Iedereen kijkt op zijn telefoon.',
      },
    ],
    modelAnswer:
      'Ik zie een gezin aan tafel. Ze eten, maar ze praten niet met elkaar, want ze kijken allemaal op hun telefoon. Dat vind ik jammer. Bij ons thuis gaan alle telefoons in een doos als we eten.',
    enoughAnswer:
      'De vader, de moeder en de kinderen eten. Iedereen heeft een telefoon in de hand. Ik vind dat ongezellig. Bij mij thuis mag dat niet.',
    wanted: [
      'It tells what the family does.',
      'It gives an opinion.',
      'It compares with your own home, or gives a reason.',
    ],
  },
  {
    id: 'mock-speaking-1-cycling-with-phone',
    theme: 'Vervoer',
    kind: 'picture',
    speaker: 'man',
    question:
      'Marco fietst naar zijn werk. Vertel wat er gebeurt. Vertel ook wat u daarvan vindt en waarom. Gebruik het plaatje.',
    seconds: 60,
    pictures: [
      // A busy street with cars. A man on a bicycle steers with one hand and looks at the phone in his other hand. In front of him a woman with a pram is about to cross. The man does not see her.
      {
        id: 'speaking-1-cycling-with-phone',
        alt: 'Een man fietst door een drukke straat en kijkt op zijn telefoon.',
      },
    ],
    modelAnswer:
      'De man fietst in de stad en kijkt op zijn telefoon. Een vrouw met een kinderwagen wil naar de overkant, maar hij ziet haar niet. Ik vind dat gevaarlijk. Op de fiets mag je geen telefoon in je hand hebben.',
    enoughAnswer:
      'Marco fietst met één hand en leest iets op zijn telefoon. Ik vind dat heel dom. Zo krijgt hij een ongeluk.',
    wanted: ['It tells what the man does.', 'It says what may happen.', 'It gives an opinion with a reason.'],
  },
] as const satisfies readonly MockSpeakingTask[];
