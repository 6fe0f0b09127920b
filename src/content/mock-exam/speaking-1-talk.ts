import type { MockSpeakingTask } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-speaking-1-sunday',
    theme: 'Vrije tijd',
    kind: 'answer',
    speaker: 'woman',
    question:
      'Hallo, ik ben Ingrid. Op zondag slaap ik altijd lang. Wat doet u op zondag? En met wie doet u dat?',
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
    id: 'mock-speaking-1-favourite-food',
    theme: 'Winkelen',
    kind: 'answer',
    speaker: 'man',
    question: 'Hoi, ik ben Karim. Ik kook elke dag zelf. Wat eet u graag? En waar koopt u wat u nodig heeft?',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Ik eet het liefst rijst met kip en groente. Mijn moeder maakte dat vroeger ook altijd. De groente koop ik op zaterdag op de markt, omdat ze daar vers is. De kip en de rijst koop ik in een kleine winkel bij mij in de straat.',
    enoughAnswer:
      'Ik eet graag vis. Die koop ik elke vrijdag in een winkel bij het station. Aardappels en salade haal ik bij de supermarkt.',
    wanted: [
      'It tells what you like to eat.',
      'It tells where you buy what you need for it.',
      'It says a little more than was asked: when, why, or who made it before.',
    ],
  },
  {
    id: 'mock-speaking-1-work',
    theme: 'Werk',
    kind: 'answer',
    speaker: 'woman',
    question:
      'Goedemorgen, mijn naam is Loes. Ik werk in een ziekenhuis. Welk werk doet u, of welk werk wilt u graag doen? En waarom?',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Ik zoek nu werk. Ik wil graag in een keuken werken, want ik kan goed koken. In mijn land had ik een klein restaurant. Daar werkte ik met mijn broer. Ik vind het leuk om met andere mensen te werken, maar ik moet eerst nog beter Nederlands leren.',
    enoughAnswer:
      "Ik werk in een hotel. Ik maak de kamers schoon. Het werk is zwaar, maar mijn collega's zijn aardig. Daarom vind ik het leuk.",
    wanted: [
      'It names the work that you do or want to do.',
      'It gives a reason.',
      'After *want* the verb keeps its place; after *omdat* it goes to the end.',
    ],
  },
  {
    id: 'mock-speaking-1-travelling',
    theme: 'Vervoer',
    kind: 'answer',
    speaker: 'man',
    question:
      'Dag, ik ben Dennis. Ik ga overal met de bus heen. Hoe reist u meestal? En wat vindt u daar goed of niet goed aan?',
    seconds: 60,
    pictures: [],
    modelAnswer:
      'Ik reis meestal met de trein. Dat gaat snel en in de trein kan ik lezen. Maar de trein is in de ochtend vaak vol. Dan moet ik staan, en dat vind ik niet leuk. In het weekend ga ik met de fiets, want dat kost niets.',
    enoughAnswer:
      'Ik ga meestal met de auto van mijn man. Dat is makkelijk met de kinderen. Maar parkeren in de stad is duur.',
    wanted: [
      'It tells how you travel.',
      'It tells what is good or not good about it.',
      'It weighs two things: *maar*.',
    ],
  },
  {
    id: 'mock-speaking-1-litter',
    theme: 'Gemeente',
    kind: 'picture',
    speaker: 'woman',
    question: 'Kijk naar het plaatje. Wat doen de mensen? Zou u dit ook willen doen? Vertel ook waarom.',
    seconds: 60,
    pictures: [
      // A park with grass, a bench and trees. Two women, a man and a boy with gloves pick up bottles, cans and paper with long grabbers and put it into rubbish bags. One bag is full. The weather is good; they smile.
      { id: 'speaking-1-litter', alt: 'Vier mensen ruimen afval op in een park.' },
    ],
    modelAnswer:
      'Ik zie een park. Vier mensen ruimen het afval op. Ze doen flessen en papier in een grote zak. Ik wil dat ook wel doen, omdat ik een schoon park mooi vind. En als je samen werkt, leer je nieuwe mensen kennen.',
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
    question: 'Kijk naar het plaatje. Wat gebeurt er in de klas? Wat vindt u daarvan? Vertel ook waarom.',
    seconds: 60,
    pictures: [
      // A classroom seen from the side. Six children of about nine sit at tables, each looking at a tablet. There are no books on the tables. A teacher stands at the back and helps one child.
      { id: 'speaking-1-tablets', alt: 'Een klas met kinderen. Elk kind kijkt op een tablet.' },
    ],
    modelAnswer:
      'Ik zie een klas met kinderen. Ze zitten aan hun tafel en kijken op een tablet. De juf helpt een kind. Ik vind een tablet soms goed, want kinderen vinden het leuk. Maar ze moeten ook met een pen leren schrijven. Daarom vind ik het niet goed voor de hele dag.',
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
    question: 'Kijk naar het plaatje. Wat doet dit gezin? Wat vindt u daarvan?',
    seconds: 60,
    pictures: [
      // A family of four at a table with full plates: father, mother, a daughter of fifteen, a son of ten. All four look at a phone in one hand. Nobody looks at another.
      {
        id: 'speaking-1-phones-at-dinner',
        alt: 'Een gezin zit aan tafel te eten. Iedereen kijkt op zijn telefoon.',
      },
    ],
    modelAnswer:
      'Ik zie een gezin aan tafel. Ze eten, maar ze praten niet met elkaar. Ze kijken allemaal op hun telefoon. Dat vind ik jammer, want aan tafel kun je juist vertellen hoe je dag was. Bij ons thuis gaan alle telefoons in een doos als we eten.',
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
    question: 'Kijk naar het plaatje. Wat doet de man? Wat vindt u daarvan? Vertel ook waarom.',
    seconds: 60,
    pictures: [
      // A busy street with cars. A man on a bicycle steers with one hand and looks at the phone in his other hand. In front of him a woman with a pram is about to cross. The man does not see her.
      {
        id: 'speaking-1-cycling-with-phone',
        alt: 'Een man fietst door een drukke straat en kijkt op zijn telefoon.',
      },
    ],
    modelAnswer:
      'De man fietst in de stad. Hij kijkt op zijn telefoon, dus hij let niet goed op. Een vrouw met een kinderwagen wil naar de overkant, maar hij ziet haar niet. Ik vind dat gevaarlijk. Als je fietst, mag je je telefoon niet in je hand houden.',
    enoughAnswer:
      'De man fietst met één hand en leest iets op zijn telefoon. Ik vind dat heel dom. Zo krijgt hij een ongeluk.',
    wanted: ['It tells what the man does.', 'It says what may happen.', 'It gives an opinion with a reason.'],
  },
] as const satisfies readonly MockSpeakingTask[];
