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
        text: 'Op donderdag 27 mei gaan we op schoolreis. Niet naar de dierentuin, zoals vorig jaar, maar naar een speelbos bij Arnhem. We gaan met de bus. De kinderen moeten om 8.15 uur op school zijn, een kwartier vroeger dan normaal. De bus kan niet wachten! Om 16.30 uur zijn we weer terug.',
      },
      {
        kind: 'paragraph',
        text: 'Wat neemt uw kind mee? Brood, genoeg drinken en een regenjas. Geef uw kind oude kleren aan, want in het bos worden de kinderen vies. Geld is niet nodig: iedereen krijgt van ons een ijsje. Telefoons blijven thuis.',
      },
      {
        kind: 'paragraph',
        text: 'We zoeken nog twee ouders die meegaan. Zij passen de hele dag op vijf kinderen. Wilt u dat doen? Schrijf ons dat vóór vrijdag 14 mei.',
      },
      { kind: 'closing', lines: ['Vriendelijke groet,', 'Juf Marloes en meester Rachid'] },
    ],
    questions: [
      {
        id: 'mock-reading-2-school-trip-normal-day',
        question: 'Hoe laat begint de school op een gewone dag?',
        options: ['Om 8.00 uur.', 'Om 8.15 uur.', 'Om 8.30 uur.'],
        correct: 2,
        evidence: 'De kinderen moeten om 8.15 uur op school zijn, een kwartier vroeger dan normaal.',
        explanation:
          'On the day of the trip they come at 8.15, *een kwartier vroeger dan normaal*, so on other days it is 8.30.',
      },
      {
        id: 'mock-reading-2-school-trip-bring',
        question: 'Wat moet een kind meenemen?',
        options: [
          'Een jas tegen de regen.',
          'Een telefoon om te bellen.',
          'Geld voor een ijsje.',
          'Schone kleren voor na het spelen.',
        ],
        correct: 0,
        evidence: 'Brood, genoeg drinken en een regenjas.',
        explanation:
          'A *regenjas* is a coat for rain. Money is not needed, telephones stay at home, and about clothes it only says that the children should wear old ones.',
      },
      {
        id: 'mock-reading-2-school-trip-parents',
        question: 'Wat moeten ouders doen die graag mee willen?',
        options: ['De school een bericht sturen.', 'Een formulier invullen.', 'De school opbellen.'],
        correct: 0,
        evidence: 'Schrijf ons dat vóór vrijdag 14 mei.',
        explanation:
          '*Schrijf ons dat vóór vrijdag 14 mei*: parents write to the teachers. There is no form, and nobody asks them to call.',
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
        text: 'Ziet u op straat iets wat kapot of vies is? Vertel het ons met dit formulier. Bel ons meteen als het gevaarlijk is. Binnen drie dagen hoort u wat we gaan doen.',
      },
      {
        kind: 'details',
        rows: [
          ['Naam', 'Priya Raman'],
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
            "De lamp voor de school brandt niet meer. In de ochtend is het nog donker als de kinderen komen. De auto's zien hen dan slecht.",
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
        id: 'mock-reading-2-street-lamp-problem',
        question: 'Waarover heeft Priya Raman een klacht?',
        options: [
          'Over een stoep die kapot is.',
          'Over een lamp die niet werkt.',
          'Over afval dat op straat ligt.',
        ],
        correct: 1,
        evidence: 'De lamp voor de school brandt niet meer.',
        explanation:
          'The lamp *brandt niet meer*: it gives no light any more. Pavement (*stoep*) and rubbish (*afval*) are boxes that she did not tick.',
      },
      {
        id: 'mock-reading-2-street-lamp-answer',
        question: 'Hoe wil Priya Raman antwoord krijgen?',
        options: [
          'De gemeente moet haar bellen.',
          'De gemeente moet haar schrijven.',
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
        text: 'In Oost is deze week een nieuwe tuin geopend. Vroeger waren daar garages, maar die stonden al jaren leeg. Bewoners van de Merelstraat vroegen de gemeente toen om de grond. Die krijgen ze zonder te betalen, maar ze moeten de tuin wel zelf verzorgen.',
      },
      {
        kind: 'paragraph',
        text: '"Eerst wilden we alleen een veld voor de kinderen", vertelt Hanan, die het plan bedacht. "Maar de oudere buren zochten een plek om te zitten. Nu staan er banken onder de bomen. Er is ook een stuk voor groente." De groente gaat naar de voedselbank.',
      },
      {
        kind: 'paragraph',
        text: 'Op de eerste zaterdag van de maand werken de buren samen in de tuin. "Daarna eten we soep", zegt Hanan. "Iedereen is welkom, ook uit andere straten."',
      },
    ],
    questions: [
      {
        id: 'mock-reading-2-garden-ground',
        question: 'Wat moeten de bewoners doen in ruil voor de grond?',
        options: [
          'De tuin voor iedereen openhouden.',
          'Een stuk voor groente maken.',
          'Zelf goed voor de tuin zorgen.',
        ],
        correct: 2,
        evidence: 'Die krijgen ze zonder te betalen, maar ze moeten de tuin wel zelf verzorgen.',
        explanation:
          '*Ze moeten de tuin wel zelf verzorgen*: to look after it. Vegetables and guests from other streets are what they themselves want.',
      },
      {
        id: 'mock-reading-2-garden-vegetables',
        question: 'Wie krijgt de groente uit de tuin?',
        options: [
          'De buren die in de tuin werken.',
          'Mensen van de voedselbank.',
          'Oudere mensen uit de straat.',
        ],
        correct: 1,
        evidence: 'De groente gaat naar de voedselbank.',
        explanation:
          '*De groente gaat naar de voedselbank*. What the neighbours get after their work is soup, and for older people there are benches.',
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
          'Schud de fles.',
          'Neem de drank na het eten, niet met een lege maag.',
          'Drink daarna een half uur geen koffie, thee of water.',
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
        text: 'U kunt moe worden van deze drank. Daarom mag u de eerste uren niet met de auto rijden. Bent u zwanger? Vraag dan eerst raad in de apotheek.',
      },
      {
        kind: 'paragraph',
        text: 'Hoest u na vijf dagen nog steeds? Stop dan met de drank en bel uw huisarts. Neem nooit meer dan in de tabel staat.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-2-cough-syrup-girl',
        question: 'Een meisje van acht jaar hoest. Hoeveel drank mag zij op één dag nemen?',
        options: ['Eén lepel.', 'Twee lepels.', 'Drie lepels.', 'Zes lepels.'],
        correct: 1,
        evidence: '4 tot 12 jaar 1 lepel 2 keer per dag',
        explanation:
          'She may have *1 lepel* twice a day (*2 keer per dag*), which is two spoonfuls. Six is for people of twelve and older.',
      },
      {
        id: 'mock-reading-2-cough-syrup-five-days',
        question: 'U neemt hoestdrank, maar u blijft hoesten. Wanneer moet u de dokter bellen?',
        options: ['Na drie dagen.', 'Na twaalf dagen.', 'Na vijf dagen.'],
        correct: 2,
        evidence: 'Hoest u na vijf dagen nog steeds? Stop dan met de drank en bel uw huisarts.',
        explanation:
          '*Hoest u na vijf dagen nog steeds?* Then you stop and call the doctor. The 3 and the 12 in the table say how often one takes it, and at what age.',
      },
      {
        id: 'mock-reading-2-cough-syrup-not-allowed',
        question: 'U heeft net hoestdrank genomen. Wat mag u een half uur niet doen?',
        options: ['Een kop thee drinken.', 'Een boterham eten.', 'Op bed gaan liggen.'],
        correct: 0,
        evidence: 'Drink daarna een half uur geen koffie, thee of water.',
        explanation:
          '*Drink daarna een half uur geen koffie, thee of water*. About eating after it and about lying down nothing is said; driving is not allowed for some hours.',
      },
    ],
  },
] as const satisfies readonly MockReadingText[];
