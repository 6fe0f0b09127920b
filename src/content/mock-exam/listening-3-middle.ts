import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-listening-3-plants',
    theme: 'Buren',
    kind: 'voicemail',
    setting: 'U hoort een bericht op de voicemail. Wilma belt haar buurman Samir.',
    speakers: { A: 'woman' },
    lines: [
      {
        voice: 'A',
        text: 'Hoi Samir, met Wilma van hiernaast. Ik sta op het vliegveld, dus ik houd het even kort. Je zou deze week elke dag naar mijn kat en mijn planten kijken. Dat vind ik echt lief van je. Maar vanochtend belde mijn zus. Zij heeft toch tijd, en ze neemt de kat mee naar haar huis. Ze haalt hem vanavond op. Je hoeft dus alleen nog voor de planten te komen, op dinsdag en op vrijdag. Geef ze maar niet te veel water, hoor. De sleutel ligt niet onder de mat, zoals ik gisteren zei. Dat vond ik toch een beetje gevaarlijk. Ik heb hem aan Ruud gegeven, van nummer acht. Die is bijna altijd thuis. O ja, er komt misschien een pakje. Leg dat maar in de gang. En in de koelkast staat nog een halve taart. Eet die maar op, want volgende week is hij niet lekker meer. Ik stuur je een kaartje uit Portugal. Dag!',
      },
    ],
    questions: [
      {
        id: 'mock-listening-3-plants-why-call',
        skill: 'purpose',
        question: 'Waarom belt Wilma naar Samir?',
        options: [
          'Zij wil Samir om hulp vragen.',
          'Zij wil Samir bedanken voor zijn hulp.',
          'Zij wil iets veranderen aan een afspraak.',
        ],
        correct: 2,
        evidence: 'Je zou deze week elke dag naar mijn kat en mijn planten kijken.',
        explanation:
          '*Je zou deze week elke dag* tells of a plan: he had said yes already. Now her sister takes the cat, and the key is in another place. She does say that he is kind, but she calls about what is different.',
      },
      {
        id: 'mock-listening-3-plants-cat',
        skill: 'fact',
        question: 'Wie zorgt er deze week voor de kat?',
        options: ['De zus van Wilma.', 'Samir.', 'Ruud.'],
        correct: 0,
        evidence: 'Zij heeft toch tijd, en ze neemt de kat mee naar haar huis.',
        explanation:
          '*Zij* is her sister, who takes the cat home with her. Samir only waters the plants now, and Ruud only has the key.',
      },
      {
        id: 'mock-listening-3-plants-key',
        skill: 'fact',
        question: 'Waar kan Samir de sleutel vinden?',
        options: ['Onder de mat.', 'Bij haar zus.', 'In de gang.', 'Bij Ruud.'],
        correct: 3,
        evidence: 'Ik heb hem aan Ruud gegeven, van nummer acht.',
        explanation:
          'She gave it to Ruud. Under the mat was the first idea (*zoals ik gisteren zei*), but she thought that dangerous. The *gang* is where the parcel goes.',
      },
    ],
  },
  {
    id: 'mock-listening-3-library-lesson',
    theme: 'Onderwijs',
    kind: 'monologue',
    setting: 'U zit in een cursus Nederlands. De docent legt iets uit.',
    speakers: { A: 'woman' },
    lines: [
      {
        voice: 'A',
        text: 'Goed, mensen, mag ik nog even jullie aandacht? Maandag hebben we geen les in dit lokaal. We gaan met de hele groep naar de bibliotheek. Een medewerker laat ons zien waar alles staat. Iedereen wordt daar meteen lid. Dat is gratis, maar neem wel je paspoort mee. Het boek mag je thuis laten. Een schrift heb je wel nodig, want je moet dingen opschrijven. Dan nog iets over jullie teksten. Die gingen over je eigen buurt, en ik vond ze echt mooi, hoor! De woorden zijn bijna allemaal goed, ook de moeilijke. En jullie schrijven geen lange zinnen meer. Alleen vergeten jullie nog vaak de hoofdletters, bijvoorbeeld bij een naam of een straat. Verbeter dat thuis even en neem je tekst maandag weer mee. En nu mijn laatste vraag: wie helpt mij met de soep voor het feest van vrijdag? Farida, jij? Top! Kom dan straks even bij mij. De anderen mogen naar huis. Tot maandag!',
      },
    ],
    questions: [
      {
        id: 'mock-listening-3-library-lesson-texts',
        skill: 'fact',
        question: 'Waar gaan de teksten van de cursisten over?',
        options: ['Over de bibliotheek.', 'Over een boek.', 'Over een feest.', 'Over hun buurt.'],
        correct: 3,
        evidence: 'Die gingen over je eigen buurt, en ik vond ze echt mooi, hoor!',
        explanation:
          '*Die gingen over je eigen buurt*: *die* are the texts. To the library they go on Monday, the book may stay at home, and the party is on Friday.',
      },
      {
        id: 'mock-listening-3-library-lesson-mistakes',
        skill: 'fact',
        question: 'Wat gaat er in de teksten nog vaak fout?',
        options: [
          'Er zijn te weinig hoofdletters.',
          'Er zijn te veel lange zinnen.',
          'Er zijn te veel moeilijke woorden.',
        ],
        correct: 0,
        evidence: 'Alleen vergeten jullie nog vaak de hoofdletters, bijvoorbeeld bij een naam of een straat.',
        explanation:
          '*Alleen vergeten jullie nog vaak de hoofdletters*: they often forget capital letters. Difficult words are nearly all right, and long sentences they do not write any more.',
      },
    ],
  },
  {
    id: 'mock-listening-3-glasses',
    theme: 'Gezondheid',
    kind: 'conversation',
    setting: 'U hoort een gesprek bij een opticien.',
    speakers: { A: 'woman', B: 'man' },
    lines: [
      {
        voice: 'B',
        text: 'Goedemiddag, mijn naam is Perera. Ik heb de laatste tijd vaak hoofdpijn. Mijn vrouw denkt dat ik een bril nodig heb.',
      },
      { voice: 'A', text: 'Dat kan. Wanneer krijgt u hoofdpijn? Als u een boek leest?' },
      {
        voice: 'B',
        text: "Nee, dat gaat prima. En ik werk de hele dag op de computer, maar ook daar zie ik alles. Maar als ik 's avonds in de auto zit, kan ik de borden bijna niet lezen.",
      },
      { voice: 'A', text: 'Dan gaan we dat even meten. Kijkt u maar naar die letters.' },
      { voice: 'B', text: 'Dat zijn wel heel kleine letters!' },
      {
        voice: 'A',
        text: 'Ja, ik zie het al. Uw linkeroog is prima, maar het rechter is niet zo goed. Voor de auto heeft u dus een bril nodig.',
      },
      { voice: 'B', text: 'Gelukkig niet voor de hele dag. Wat kost deze zwarte?' },
      {
        voice: 'A',
        text: 'Honderdtwintig euro. Die bruine is deze week goedkoper. Die kost tachtig euro.',
      },
      { voice: 'B', text: 'Bruin staat mij niet, hoor. En deze blauwe?' },
      { voice: 'A', text: 'Die is honderd euro.' },
      { voice: 'B', text: 'Mooi, dan neem ik deze. Krijg ik hem meteen mee?' },
      {
        voice: 'A',
        text: 'Nee, dat duurt een week. U krijgt een bericht als hij klaar is. Dan betaalt u pas.',
      },
    ],
    questions: [
      {
        id: 'mock-listening-3-glasses-when',
        skill: 'fact',
        question: 'Wanneer ziet meneer Perera niet goed?',
        options: ['Als hij een boek leest.', 'Als hij borden leest.', 'Als hij op een scherm leest.'],
        correct: 1,
        evidence: "Maar als ik 's avonds in de auto zit, kan ik de borden bijna niet lezen.",
        explanation:
          'In the car, in the evening, he can hardly read the signs (*borden*). Reading a book goes well (*dat gaat prima*), and on the screen of his computer he sees everything.',
      },
      {
        id: 'mock-listening-3-glasses-eyes',
        skill: 'fact',
        question: 'Wat is er met de ogen van meneer Perera?',
        options: [
          'Zijn ogen zijn allebei niet goed.',
          'Zijn linkeroog is niet goed.',
          'Zijn rechteroog is niet goed.',
        ],
        correct: 2,
        evidence: 'Uw linkeroog is prima, maar het rechter is niet zo goed.',
        explanation:
          'The left one is fine (*prima*). *Het rechter* is the right one, and that is *niet zo goed*. So not both of them.',
      },
      {
        id: 'mock-listening-3-glasses-which',
        skill: 'fact',
        question: 'Welke bril kiest meneer Perera?',
        options: ['De blauwe.', 'De bruine.', 'De zwarte.'],
        correct: 0,
        evidence: 'Mooi, dan neem ik deze. Krijg ik hem meteen mee?',
        explanation:
          'He asks about the black one first, but he says *dan neem ik deze* about the blue one. The brown one is cheaper, but brown does not suit him (*Bruin staat mij niet*).',
      },
    ],
  },
  {
    id: 'mock-listening-3-post-office',
    theme: 'Gemeente',
    kind: 'monologue',
    setting: 'U luistert naar de radio. U hoort nieuws uit de buurt.',
    speakers: { A: 'man' },
    lines: [
      {
        voice: 'A',
        text: 'Goedemorgen, dit is Radio Noord, met nieuws uit uw eigen buurt. Het oude postkantoor aan de Markt staat al drie jaar leeg. Veel mensen wilden daar graag een winkel, maar die komt er niet. De gemeente wil er een buurthuis van maken, met beneden een café waar iedereen even binnen kan lopen. De sportschool, die hier eerst zou komen, gaat naar een ander gebouw. In januari beginnen ze met het werk, en in mei gaan de deuren open. Alleen de tuin is dan nog niet klaar. Die kunt u pas in september gebruiken. Een naam is er ook nog niet. Heeft u een leuk idee? Schrijf het op een briefje en doe dat in de doos in de bibliotheek. Wilt u eerst meer weten over het plan? Kom dan donderdagavond om acht uur naar de school naast de kerk. Iemand van de gemeente vertelt u daar alles. Iedereen is welkom, en de koffie is gratis. Dan is het nu tijd voor muziek.',
      },
    ],
    questions: [
      {
        id: 'mock-listening-3-post-office-what',
        skill: 'fact',
        question: 'Wat komt er in het oude postkantoor?',
        options: ['Een bibliotheek.', 'Een buurthuis.', 'Een sportschool.', 'Een winkel.'],
        correct: 1,
        evidence:
          'De gemeente wil er een buurthuis van maken, met beneden een café waar iedereen even binnen kan lopen.',
        explanation:
          'It becomes a *buurthuis*. People wanted a shop, but that does not come, and the gym goes to another building. In the library there is only the box for the names.',
      },
      {
        id: 'mock-listening-3-post-office-open',
        skill: 'number',
        question: 'Wanneer gaat het gebouw open?',
        options: ['In januari.', 'In mei.', 'In september.'],
        correct: 1,
        evidence: 'In januari beginnen ze met het werk, en in mei gaan de deuren open.',
        explanation:
          '*In mei gaan de deuren open*. In January the work begins, and in September only the garden is ready.',
      },
    ],
  },
] as const satisfies readonly MockListeningFragment[];
