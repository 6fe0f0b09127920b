import type { RoomText } from '#content/schema/room-text.ts';

export const rows = [
  {
    id: 'room-letter-new-neighbour',
    genre: 'letter',
    level: 'A1',
    reader: 'man',
    title: 'Een brief van beneden',
    new: ['buren', 'beneden', 'spelen', 'muziek', 'zacht', 'groet'],
    blocks: [
      { kind: 'paragraph', sentences: ['Beste buren,'] },
      {
        kind: 'paragraph',
        sentences: [
          'Ik ben Tomasz en ik ben nieuw hier.',
          'Ik woon beneden, op nummer vier.',
          'Ik kom uit Polen en ik werk in een ziekenhuis.',
          'Ik vind het hier mooi.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Ik werk vaak in de nacht.',
          'Dan slaap ik overdag.',
          'Is de muziek zacht?',
          'Dat is voor mij heel fijn.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Maar ik speel zelf ook muziek!',
          'Ik speel op zaterdag, van vier tot vijf uur.',
          'Is dat goed voor u?',
          'Of is het te hard?',
          'Zeg het dan, dan stop ik.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Komt u een keer koffie drinken?',
          'Zondag ben ik vrij.',
          'De deur is open en er is taart.',
        ],
      },
      { kind: 'paragraph', sentences: ['Groeten van Tomasz'] },
    ],
    questions: [
      {
        id: 'room-letter-new-neighbour-when',
        question: 'Wanneer slaapt Tomasz vaak?',
        options: ['Op zondag.', 'In de nacht.', 'Overdag.'],
        correct: 2,
        explanation:
          'He works at night, so he sleeps by day: *Dan slaap ik overdag.* On Sunday he is free and has visitors.',
      },
      {
        id: 'room-letter-new-neighbour-saturday',
        question: 'Wat doet Tomasz op zaterdag?',
        options: [
          'Hij drinkt koffie met de buren.',
          'Hij speelt muziek in zijn huis.',
          'Hij werkt in het ziekenhuis.',
        ],
        correct: 1,
        explanation:
          'He writes *Ik speel op zaterdag, van vier tot vijf uur.* The coffee with the neighbours is on Sunday.',
      },
      {
        id: 'room-letter-new-neighbour-too-loud',
        question: 'De muziek is te hard. Wat vraagt Tomasz?',
        options: ['Zeg het tegen mij.', 'Kom op zaterdag.', 'Slaap in de nacht.'],
        correct: 0,
        explanation:
          'He asks *Of is het te hard?* and then says *Zeg het dan, dan stop ik.* He wants to hear it from you.',
      },
    ],
  },
  {
    id: 'room-letter-school-trip',
    genre: 'letter',
    level: 'A1+',
    reader: 'woman',
    title: 'Brief van juf Naomi',
    new: ['klas', 'boerderij', 'dier', 'boterham', 'laars', 'droog'],
    blocks: [
      { kind: 'paragraph', sentences: ['Beste ouders van groep 4,'] },
      {
        kind: 'paragraph',
        sentences: [
          'Volgende week donderdag gaan we met de hele klas naar de boerderij.',
          'We zien daar koeien, schapen en kleine varkens.',
          'De kinderen mogen de dieren ook eten geven.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'We gaan met de bus.',
          'De bus vertrekt om kwart voor negen bij de school.',
          'Kom dus op tijd!',
          'Om drie uur zijn we weer terug.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Geef uw kind twee boterhammen, fruit en iets te drinken mee.',
          'Snoep is niet nodig.',
          'De boer geeft ons pannenkoeken.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Op een boerderij word je vies.',
          'Vorig jaar viel de meester in het water.',
          'Doe uw kind dus oude kleren en laarzen aan, en geef een droge broek mee.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'We zoeken nog twee ouders die meegaan.',
          'Kunt u helpen?',
          'Laat het mij vóór maandag weten.',
          'De meester blijft dit jaar op school.',
          'Hij zegt dat hij het heel druk heeft.',
        ],
      },
      { kind: 'paragraph', sentences: ['Met vriendelijke groet, juf Naomi'] },
    ],
    questions: [
      {
        id: 'room-letter-school-trip-bring',
        question: 'Wat moet een kind meenemen?',
        options: [
          'Brood, snoep en oude laarzen.',
          'Brood, fruit en een broek.',
          'Pannenkoeken, fruit en drinken.',
        ],
        correct: 1,
        explanation:
          'The list is *twee boterhammen, fruit en iets te drinken*, and *een droge broek*. Sweets are not needed, and the pancakes come from the farmer.',
      },
      {
        id: 'room-letter-school-trip-parents',
        question: 'Wat wil de juf vóór maandag weten?',
        options: [
          'Welke ouders met de klas meegaan.',
          'Welke kinderen met de bus komen.',
          'Welke kleren de kinderen dragen.',
        ],
        correct: 0,
        explanation:
          'She looks for *twee ouders die meegaan* and asks *Laat het mij vóór maandag weten.* All children come by bus.',
      },
      {
        id: 'room-letter-school-trip-teacher',
        question: 'Waarom blijft de meester misschien liever op school?',
        options: [
          'Hij houdt niet van koeien en schapen.',
          'Hij moet daar pannenkoeken bakken.',
          'Hij viel vorig jaar in het water.',
        ],
        correct: 2,
        explanation:
          'He says that he is busy, but the letter also tells *Vorig jaar viel de meester in het water.* That could be the real reason.',
      },
    ],
  },
  {
    id: 'room-letter-wrong-parcel',
    genre: 'letter',
    level: 'A2',
    reader: 'woman',
    title: 'Een klacht over een jas',
    new: ['bestellen', 'pakket', 'winterjas', 'terugsturen', 'dezelfde', 'klantenservice'],
    blocks: [
      { kind: 'paragraph', sentences: ['Geachte heer, mevrouw,'] },
      {
        kind: 'paragraph',
        sentences: [
          'Drie weken geleden heb ik bij u een winterjas besteld, een zwarte, maat 42.',
          'Twee dagen later kwam er al een pakket.',
          'Dat was snel, dank u wel.',
          'Maar in de doos zat geen jas.',
          'Er zat een tent in.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Ik heb de tent netjes teruggestuurd.',
          'Een week later kreeg ik weer een pakket.',
          'Ik was blij, want het werd al koud.',
          'Deze keer zat er wel een jas in, maar een heel kleine.',
          'Hij past onze hond precies.',
          'Die wil hem niet meer uitdoen.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Daarna heb ik uw klantenservice gebeld.',
          'Ik heb veertig minuten naar muziek geluisterd.',
          'Toen zei een vriendelijke man dat alles in orde kwam.',
          'Gisteren kwam het derde pakket.',
          'Het was dezelfde tent.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Ik wil nu graag één ding.',
          'Stuur mij de jas die ik heb besteld, of geef mij mijn geld terug.',
          'Ik wil een antwoord vóór vrijdag.',
        ],
      },
      { kind: 'paragraph', sentences: ['Met vriendelijke groet,'] },
      { kind: 'paragraph', sentences: ['Leyla Demir'] },
      { kind: 'paragraph', sentences: ['P.S. De hond wil zijn jas graag houden.', 'Wat kost hij?'] },
    ],
    questions: [
      {
        id: 'room-letter-wrong-parcel-first-parcel',
        question: 'Wat zat er in het eerste pakket?',
        options: ['Een tent.', 'Een kleine jas.', 'Een winterjas.'],
        correct: 0,
        explanation:
          'In the first box there was no coat: *Er zat een tent in.* The tiny coat came in the second parcel.',
      },
      {
        id: 'room-letter-wrong-parcel-service',
        question: 'Wat gebeurde er nadat Leyla had gebeld?',
        options: ['Zij kreeg haar geld terug.', 'Zij kreeg weer een tent.', 'Zij kreeg een kleine jas.'],
        correct: 1,
        explanation:
          'After the call a third parcel came: *Het was dezelfde tent.* The small coat had come before she called.',
      },
      {
        id: 'room-letter-wrong-parcel-wish',
        question: 'Wat wil Leyla van de winkel?',
        options: [
          'Een nieuwe tent, of een jas.',
          'Een jas voor haar en de hond.',
          'De goede jas, of haar geld.',
        ],
        correct: 2,
        explanation:
          'She asks *Stuur mij de jas die ik heb besteld, of geef mij mijn geld terug*. The dog has its coat already and she only asks the price.',
      },
    ],
  },
  {
    id: 'room-letter-thank-you-teacher',
    genre: 'letter',
    level: 'A2+',
    reader: 'woman',
    title: 'Brief aan mijn oude lerares',
    new: ['durven', 'fout', 'diploma', 'lachen', 'doof', 'schoonmoeder', 'doorgaan'],
    blocks: [
      { kind: 'paragraph', sentences: ['Lieve mevrouw De Wit,'] },
      {
        kind: 'paragraph',
        sentences: [
          'U weet misschien niet meer wie ik ben.',
          'Ik zat zes jaar geleden bij u in de klas, op de laatste rij, bij het raam.',
          'Ik was die vrouw die nooit iets zei.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'In het begin begreep ik bijna niets van uw lessen.',
          'Ik was bang om fouten te maken, want in mijn oude school lachten de anderen dan.',
          'Op een dag vroeg u aan mij hoe mijn weekend was.',
          'Ik wilde zeggen dat ik soep had gekookt.',
          'Maar ik zei dat ik mijn schoonmoeder had gekookt!',
          'De hele klas lachte.',
          'U lachte ook, en daarna ik.',
          "U zei: 'Mooi, Fatima, dat was een heel lange zin.'",
          'Vanaf die dag durfde ik te praten.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Nu wil ik u iets vertellen.',
          'Vorige maand heb ik mijn diploma gehaald.',
          'Ik werk als verzorgende bij oude mensen.',
          'De hele dag praat ik Nederlands, ook met meneer Jansen, die bijna doof is.',
          'Mijn dochter zegt dat ik nu te veel praat.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: ['Ik maak nog steeds fouten.', 'Maar dan denk ik aan de soep, en dan ga ik gewoon door.'],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Dank u wel voor uw geduld.',
          'Als u een keer in de buurt bent, kom dan eten.',
          'Mijn schoonmoeder kookt.',
          'Het wordt dus soep.',
        ],
      },
      { kind: 'paragraph', sentences: ['Veel liefs,'] },
      { kind: 'paragraph', sentences: ['Fatima Haddad'] },
    ],
    questions: [
      {
        id: 'room-letter-thank-you-teacher-silent',
        question: 'Waarom zei Fatima eerst niets in de klas?',
        options: ['Zij zat te ver van het bord.', 'Zij vond de lessen te saai.', 'Zij was bang voor fouten.'],
        correct: 2,
        explanation:
          'She writes *Ik was bang om fouten te maken*, because in her old school the others laughed at mistakes.',
      },
      {
        id: 'room-letter-thank-you-teacher-mistake',
        question: 'Wat wilde Fatima over haar weekend zeggen?',
        options: [
          'Dat zij soep had gekookt.',
          'Dat haar schoonmoeder kookte.',
          'Dat haar schoonmoeder kwam.',
        ],
        correct: 0,
        explanation:
          'She wanted to say *dat ik soep had gekookt*, but she said that she had cooked her mother-in-law. That was the mistake that made all laugh.',
      },
      {
        id: 'room-letter-thank-you-teacher-why-letter',
        question: 'Waarom schrijft Fatima deze brief?',
        options: [
          'Zij wil haar fouten uitleggen.',
          'Zij wil de lerares bedanken.',
          'Zij wil weer les van haar hebben.',
        ],
        correct: 1,
        explanation:
          'Near the end she says it: *Dank u wel voor uw geduld.* She tells of her diploma and her work so that the teacher can be proud too.',
      },
    ],
  },
] as const satisfies readonly RoomText[];
