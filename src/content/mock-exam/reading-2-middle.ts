import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-reading-2-school-trip',
    theme: 'Onderwijs',
    kind: 'email',
    title: 'Op schoolreis!',
    setting: 'Uw kind zit in groep 6. U krijgt een e-mail van de school.',
    from: 'Juf Marloes en meester Rachid',
    to: 'Ouders van groep 6',
    subject: 'Op schoolreis!',
    date: 'dinsdag 11 mei',
    blocks: [
      { kind: 'paragraph', text: 'Beste ouders,' },
      {
        kind: 'paragraph',
        text: 'Op donderdag 27 mei gaan we op schoolreis. Niet naar de dierentuin, zoals vorig jaar, maar naar een speelbos bij Arnhem. Naast het bos is ook een zwembad, maar daar gaan we niet naartoe. We gaan met de bus. De kinderen moeten om 8.30 uur op school zijn, een kwartier vroeger dan normaal. De bus kan niet wachten! Om 16.30 uur zijn we weer terug. Staan we in de file? Dan sturen we u een bericht. Groep 7 gaat een week later op reis, naar een museum.',
      },
      {
        kind: 'paragraph',
        text: 'Wat neemt uw kind mee? Brood, genoeg drinken en een regenjas. Geef uw kind oude kleren aan, want in het bos worden de kinderen vies. Geld is niet nodig: iedereen krijgt van ons een ijsje. Telefoons blijven thuis. Wordt uw kind snel ziek in de bus? Vertel het ons. Het mag dan voorin zitten. Neemt uw kind medicijnen? Geef ze in de ochtend aan juf Marloes, met een briefje erbij.',
      },
      {
        kind: 'paragraph',
        text: 'Vijf ouders gaan al mee, maar we zoeken er nog twee. Ieder past op zes kinderen. Voor de ouders is de reis gratis. Wilt u dat doen? Schrijf ons dat vóór vrijdag 14 mei.',
      },
      { kind: 'closing', lines: ['Vriendelijke groet,', 'Juf Marloes en meester Rachid'] },
    ],
    questions: [
      {
        id: 'mock-reading-2-school-trip-where',
        skill: 'fact',
        question: 'Waar gaan de kinderen op 27 mei naartoe?',
        options: ['Naar een bos.', 'Naar een dierentuin.', 'Naar een museum.', 'Naar een zwembad.'],
        correct: 0,
        evidence: 'Niet naar de dierentuin, zoals vorig jaar, maar naar een speelbos bij Arnhem.',
        explanation:
          'A *speelbos* is a wood (*bos*) to play in. The zoo (*dierentuin*) was last year, a museum is for *groep 7*. To the pool next to the wood they do not go.',
      },
      {
        id: 'mock-reading-2-school-trip-other-days',
        skill: 'number',
        question: 'Hoe laat begint de school op een gewone dag?',
        options: ['Om 8.15 uur.', 'Om 8.30 uur.', 'Om 8.45 uur.'],
        correct: 2,
        evidence: 'De kinderen moeten om 8.30 uur op school zijn, een kwartier vroeger dan normaal.',
        explanation:
          'On the day of the trip they come at 8.30, *een kwartier vroeger dan normaal*. So on other days it is 8.45.',
      },
      {
        id: 'mock-reading-2-school-trip-children-each',
        skill: 'number',
        question: 'Op hoeveel kinderen moet een ouder passen die meegaat?',
        options: ['Op twee kinderen.', 'Op vijf kinderen.', 'Op zes kinderen.'],
        correct: 2,
        evidence: 'Ieder past op zes kinderen.',
        explanation:
          '*Ieder past op zes kinderen*: each of them looks after six. Five parents come already, and two more are wanted.',
      },
    ],
  },
  {
    id: 'mock-reading-2-street-lamp',
    theme: 'Gemeente',
    kind: 'form',
    title: 'Kapot of vies op straat?',
    setting: 'Priya Raman heeft dit formulier voor de gemeente ingevuld.',
    from: 'Gemeente Rietveen',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Ziet u op straat iets wat kapot of vies is? Vertel het ons met dit formulier. Bel ons meteen als het gevaarlijk is. Binnen drie dagen hoort u wat we gaan doen. Gaat het over uw eigen huis of tuin? Gebruik dit formulier dan niet. Bel in dat geval uw woningcorporatie of een reparateur.',
      },
      {
        kind: 'details',
        rows: [
          ['Naam', 'Priya Raman'],
          ['Telefoon', '06-12345678, alleen na 16.00 uur'],
          ['Plaats', 'Parklaan, bij nummer 40'],
          ['Sinds', 'ongeveer een week'],
        ],
      },
      {
        kind: 'choices',
        label: 'Het gaat over',
        items: [
          { text: 'licht op straat', isTicked: true },
          { text: 'afval op straat', isTicked: false },
          { text: 'bomen en planten', isTicked: false },
          { text: 'de stoep of de weg', isTicked: false },
        ],
      },
      {
        kind: 'details',
        rows: [
          [
            'Uitleg',
            "De lamp voor de flat brandt niet meer. In de ochtend is het nog donker als de kinderen naar school lopen. De auto's zien hen dan slecht. Gisteren moest een auto heel hard remmen. De lampen voor de winkel op de hoek en voor de school aan de overkant doen het wel.",
          ],
          [
            'Wat heeft u zelf gedaan?',
            'Ik heb een foto van de lamp gemaakt. Op de paal staat nummer 317. De directeur van de school weet het ook. Zij laat een leraar bij de weg staan, maar die kan niet elke dag.',
          ],
        ],
      },
      {
        kind: 'choices',
        label: 'Hoe wilt u antwoord?',
        items: [
          { text: 'met een brief', isTicked: false },
          { text: 'met een e-mail', isTicked: false },
          { text: 'met een telefoontje', isTicked: true },
          { text: 'ik wil geen antwoord', isTicked: false },
        ],
      },
    ],
    questions: [
      {
        id: 'mock-reading-2-street-lamp-place',
        skill: 'table',
        question: 'Waar is het licht kapot?',
        options: ['Voor een winkel.', 'Voor een school.', 'Voor een flat.'],
        correct: 2,
        evidence: 'De lamp voor de flat brandt niet meer.',
        explanation:
          '*De lamp voor de flat brandt niet meer*: it gives no light any more. The lamps at the shop and at the school work: *doen het wel*.',
      },
      {
        id: 'mock-reading-2-street-lamp-answer',
        skill: 'table',
        question: 'Hoe wil Priya Raman antwoord krijgen?',
        options: [
          'De gemeente moet haar bellen.',
          'De gemeente moet haar een brief sturen.',
          'De gemeente moet haar mailen.',
        ],
        correct: 0,
        evidence: 'met een telefoontje',
        explanation:
          'A *telefoontje* is a call; that box is ticked. A letter and an e-mail are the boxes above it.',
      },
    ],
  },
  {
    id: 'mock-reading-2-garden',
    theme: 'Buren',
    kind: 'news',
    title: 'Buren maken samen een tuin',
    setting: 'U leest dit bericht in een krant van de buurt.',
    from: 'Weekblad Rietveen',
    date: 'vrijdag 23 april',
    blocks: [
      {
        kind: 'paragraph',
        text: 'In Oost is deze week naast de basisschool een nieuwe tuin geopend. Vroeger was daar een parkeerplaats, maar die was bijna altijd leeg. Bewoners van de Merelstraat vroegen de gemeente toen om de grond. Die krijgen ze zonder te betalen, maar ze moeten de tuin wel zelf verzorgen. Lukt dat vijf jaar goed, dan mag de tuin altijd blijven. Bij de opening was er taart, en de kinderen van de school zongen een lied.',
      },
      {
        kind: 'paragraph',
        text: '"Eerst wilden we alleen een veld voor de kinderen", vertelt Hanan, die het plan bedacht. "Maar de oudere buren zochten een plek om te zitten. Nu staan er banken onder de bomen. Er is ook een stuk voor groente." De groente gaat naar de voedselbank. Niet iedereen was meteen blij. Een paar bewoners wilden hun auto blijven parkeren. Zij kunnen nu achter het oude schoolgebouw staan, twee straten verder.',
      },
      {
        kind: 'paragraph',
        text: 'Op de eerste zaterdag van de maand werken de buren samen in de tuin. "Daarna bakken we pannenkoeken", zegt Hanan. "Iedereen is welkom, ook uit andere straten. In de winter is er niet zoveel te doen. Dan maken we misschien soep voor elkaar." Wilt u meer weten? Loop er eens langs. Er is bijna altijd wel iemand.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-2-garden-earlier',
        skill: 'fact',
        question: 'Wat was er vroeger op de plaats van de tuin?',
        options: [
          'Een gebouw van de school.',
          'Een plek om te parkeren.',
          'Een stuk voor groente.',
          'Een veld om te spelen.',
        ],
        correct: 1,
        evidence: 'Vroeger was daar een parkeerplaats, maar die was bijna altijd leeg.',
        explanation:
          '*Vroeger was daar een parkeerplaats*: people could park there, but hardly anybody did. The school stands next to it, and the vegetables came with the garden. A field for the children is what the neighbours wanted first.',
      },
      {
        id: 'mock-reading-2-garden-what-they-eat',
        skill: 'fact',
        question: 'Wat eten de buren als ze in de tuin hebben gewerkt?',
        options: ['Pannenkoeken.', 'Soep.', 'Taart.'],
        correct: 0,
        evidence: '"Daarna bakken we pannenkoeken", zegt Hanan.',
        explanation:
          '*Daarna bakken we pannenkoeken*: pancakes, after the work on the first Saturday of the month. Cake (*taart*) there was at the opening, and soup comes perhaps in winter.',
      },
    ],
  },
  {
    id: 'mock-reading-2-cough-syrup',
    theme: 'Gezondheid',
    kind: 'manual',
    title: 'Hoestdrank gebruiken',
    setting: 'U heeft een hoestdrank gekocht. U leest hoe u hem gebruikt.',
    from: 'Apotheek Het Kruis',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Maak het lepeltje schoon dat bij de fles zit. Gebruik geen andere lepel.',
          'Schud de fles goed, want de werkzame stof zakt naar beneden.',
          'Neem de drank vóór het eten, met een lege maag.',
          'Eet en drink daarna een half uur niets. Ook water mag dan niet.',
          'Doe de fles dicht. Zet hem op een koele plaats, maar niet in de vriezer.',
        ],
      },
      {
        kind: 'table',
        head: ['Leeftijd', 'Hoeveel', 'Hoe vaak'],
        rows: [
          ['tot 4 jaar', 'niet geven', '-'],
          ['4 tot 12 jaar', '1 lepel', '2 keer per dag'],
          ['vanaf 12 jaar', '2 lepels', '3 keer per dag'],
        ],
      },
      { kind: 'heading', text: 'Let op!' },
      {
        kind: 'paragraph',
        text: 'U kunt moe worden van deze drank. Daarom mag u de eerste uren niet met de auto rijden. Bent u zwanger? Vraag dan eerst advies in de apotheek. Gebruikt u ook andere medicijnen? Laat dan aan de apotheker zien welke dat zijn.',
      },
      {
        kind: 'paragraph',
        text: 'Merkt u na drie dagen nog niets? Ga dan gewoon door. Hoest u na zeven dagen nog steeds? Stop dan met de drank en bel uw huisarts. Neem nooit meer dan in de tabel staat. Heeft u toch te veel genomen? Bel dan meteen de apotheek. Op de fles staat tot welke dag u de drank kunt gebruiken. Heeft u hem niet meer nodig? Gooi hem niet weg, maar breng hem binnen vijf dagen bij ons terug.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-2-cough-syrup-step-one',
        skill: 'action',
        question: 'Meneer Abdi neemt hoestdrank. Wat moet hij het eerst doen?',
        options: ['De fles schudden.', 'Een beetje eten.', 'Het lepeltje schoonmaken.', 'Water drinken.'],
        correct: 2,
        evidence: 'Maak het lepeltje schoon dat bij de fles zit.',
        explanation:
          'Step one is *maak het lepeltje schoon*; after that he shakes the bottle. He takes the syrup on an empty stomach, and eats and drinks nothing for half an hour.',
      },
      {
        id: 'mock-reading-2-cough-syrup-girl',
        skill: 'table',
        question: 'Een meisje van acht jaar hoest. Hoeveel drank mag zij op één dag nemen?',
        options: ['Eén lepel.', 'Twee lepels.', 'Drie lepels.', 'Zes lepels.'],
        correct: 1,
        evidence: '4 tot 12 jaar 1 lepel 2 keer per dag',
        explanation:
          'She may have *1 lepel* twice a day (*2 keer per dag*), which is two spoonfuls. Six is for people of twelve and older.',
      },
      {
        id: 'mock-reading-2-cough-syrup-still-coughing',
        skill: 'action',
        question: 'U neemt hoestdrank, maar u blijft hoesten. Wanneer moet u de dokter bellen?',
        options: ['Na drie dagen.', 'Na vijf dagen.', 'Na zeven dagen.'],
        correct: 2,
        evidence: 'Hoest u na zeven dagen nog steeds? Stop dan met de drank en bel uw huisarts.',
        explanation:
          '*Hoest u na zeven dagen nog steeds?* Then you stop and call the doctor. After three days you simply go on, and the five days are for bringing back what you do not need.',
      },
    ],
  },
] as const satisfies readonly MockReadingText[];
