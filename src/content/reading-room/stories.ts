import type { RoomText } from '#content/schema/room-text.ts';

export const rows = [
  {
    id: 'room-story-wrong-bus',
    genre: 'story',
    level: 'A1',
    reader: 'man',
    title: 'De bus naar zee',
    new: ['bus', 'zee', 'opstaan', 'slapen', 'chauffeur', 'lachen'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Vandaag is het warm.',
          'Yusuf is vrij en hij wil naar het werk van zijn vriendin.',
          'Hij wil bus 3 nemen.',
          'Hij zit bij het raam en hij slaapt.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Na een uur staat de bus stil.',
          "'Meneer, we zijn er,' zegt de chauffeur.",
          'Yusuf kijkt naar buiten.',
          'Hij ziet geen huizen.',
          'Hij ziet water, heel veel water.',
        ],
      },
      { kind: 'paragraph', sentences: ["'Is dit bus 3?' vraagt Yusuf."] },
      { kind: 'paragraph', sentences: ["'Nee,' zegt de chauffeur.", "'Dit is bus 8.", "Dit is de zee.'"] },
      {
        kind: 'paragraph',
        sentences: ['Yusuf belt zijn vriendin.', "'Ik ben in de verkeerde bus,' zegt hij."],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Zij is niet boos.',
          'Zij lacht.',
          "'Blijf daar maar,' zegt zij.",
          "'Ik kom na het werk ook.",
          "Ik neem het brood mee, en ook je zwembroek!'",
        ],
      },
    ],
    questions: [
      {
        id: 'room-story-wrong-bus-where',
        question: 'Waar wil Yusuf eerst naartoe?',
        options: [
          'Naar zijn eigen werk met de bus.',
          'Naar de zee met zijn vriendin.',
          'Naar het werk van zijn vriendin.',
        ],
        correct: 2,
        explanation:
          'At the start he wants to go *naar het werk van zijn vriendin*. He himself has the day off.',
      },
      {
        id: 'room-story-wrong-bus-wrong',
        question: 'Wat is er verkeerd gegaan?',
        options: ['Hij zit in bus 3.', 'Hij zit in bus 8.', 'Hij is niet opgestaan.'],
        correct: 1,
        explanation: 'The driver says *Dit is bus 8. Dit is de zee.* Yusuf thought that he was in bus 3.',
      },
      {
        id: 'room-story-wrong-bus-then',
        question: 'Wat doet zijn vriendin?',
        options: [
          'Zij komt later ook naar de zee.',
          'Zij komt hem met de auto halen.',
          'Zij is boos en blijft op haar werk.',
        ],
        correct: 0,
        explanation: 'She says *Ik kom na het werk ook.* She is not angry, she laughs.',
      },
    ],
  },
  {
    id: 'room-story-lost-glove',
    genre: 'story',
    level: 'A1+',
    reader: 'woman',
    title: 'Eén blauwe handschoen',
    new: ['handschoen', 'koud', 'trein', 'zoeken', 'perron', 'warm'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Het was een koude ochtend in januari.',
          'Grace stond op het perron en wachtte op de trein.',
          'Zij voelde in haar zak.',
          'Daar zat één blauwe handschoen.',
          'De andere was weg.',
        ],
      },
      { kind: 'paragraph', sentences: ["'O nee,' zei ze.", "'Mijn zus heeft ze zelf gemaakt.'"] },
      {
        kind: 'paragraph',
        sentences: [
          'Zij zocht in haar tas, onder de bank en op de trap.',
          'Niets.',
          'Toen kwam de trein en zij moest weg.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'De volgende dag stond zij weer op het perron.',
          'Zij keek naar de bank.',
          'Daar zat een grote sneeuwpop!',
          'Hij was zo groot als een kind.',
          'Aan zijn linkerhand droeg hij haar blauwe handschoen.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: ['Naast hem stond een kleine jongen met zijn opa.', "'Hij had het koud,' zei de jongen."],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Grace dacht even na.',
          'Toen pakte ze de tweede handschoen uit haar zak.',
          "'Eén is niet genoeg,' zei ze.",
          "'Deze is voor zijn andere hand.'",
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Nu heeft de sneeuwpop warme handen.',
          'En Grace heeft haar zus gebeld.',
          'Zij wil er graag nog twee.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-story-lost-glove-special',
        question: 'Waarom zijn de handschoenen belangrijk voor Grace?',
        options: ['Haar opa heeft ze gekocht.', 'Het zijn haar enige blauwe.', 'Haar zus heeft ze gemaakt.'],
        correct: 2,
        explanation: 'She says *Mijn zus heeft ze zelf gemaakt.* That makes them special.',
      },
      {
        id: 'room-story-lost-glove-found',
        question: 'Waar vindt zij haar handschoen?',
        options: [
          'Aan de hand van een sneeuwpop.',
          'In de zak van een kleine jongen.',
          'Onder een bank op het perron.',
        ],
        correct: 0,
        explanation:
          'On the bench sits a snowman: *Aan zijn linkerhand droeg hij haar blauwe handschoen.* Under the bench she had found nothing.',
      },
      {
        id: 'room-story-lost-glove-second',
        question: 'Wat doet Grace met de tweede handschoen?',
        options: [
          'Zij geeft hem aan de jongen.',
          'Zij geeft hem aan de sneeuwpop.',
          'Zij houdt hem zelf in haar zak.',
        ],
        correct: 1,
        explanation:
          "She takes it out of her pocket and says *Deze is voor zijn andere hand.* She means the snowman's hand.",
      },
    ],
  },
  {
    id: 'room-story-first-bike-lesson',
    genre: 'story',
    level: 'A2',
    reader: 'woman',
    title: 'Leren fietsen op je vijftigste',
    new: ['fietsen', 'vallen', 'helm', 'park', 'remmen', 'boom'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Mevrouw Nguyen was vijftig jaar en zij had nog nooit gefietst.',
          'In haar land ging ze altijd met de bus.',
          'In Nederland keek ze elke ochtend door het raam naar de fietsers.',
          'Oude mensen, kinderen, een man met een kast op zijn fiets: iedereen kon het.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: ["'Ik leer het u,' zei Sem van de derde verdieping.", 'Sem was negen.'],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Op woensdagmiddag gingen ze samen naar het park.',
          'Mevrouw Nguyen droeg een helm, twee truien en drie broeken.',
          "'Voor als ik val,' zei ze.",
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Zij viel zes keer.',
          'Eén keer viel zij op een bank waar al iemand zat.',
          'Sem hield haar fiets vast en rende met haar mee.',
          "'Niet naar de grond kijken!' riep hij.",
          "'Kijk naar die boom!'",
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Zij keek naar de boom, en zij reed.',
          'Het ging goed.',
          'Het ging zelfs heel goed.',
          'Alleen had Sem niet uitgelegd hoe je moet remmen.',
          'Mevrouw Nguyen kende de boom nu van heel dichtbij.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Een maand later fietste zij alleen naar de markt.',
          'Zij bracht appels mee voor haar leraar.',
          'En op haar fiets zat een nieuwe, rode bel.',
          'Die gebruikt zij bij elke boom.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-story-first-bike-lesson-why-clothes',
        question: 'Waarom droeg mevrouw Nguyen drie broeken?',
        options: [
          'Zij had het koud in het park.',
          'Zij was bang om te vallen.',
          'Zij wilde er mooi uitzien.',
        ],
        correct: 1,
        explanation: 'She explains it herself: *Voor als ik val*. The clothes protect her.',
      },
      {
        id: 'room-story-first-bike-lesson-forgot',
        question: 'Wat had Sem vergeten te vertellen?',
        options: ['Hoe zij moest stoppen.', 'Waar zij moest vallen.', 'Hoe zij moest kijken.'],
        correct: 0,
        explanation: 'Sem had not explained *hoe je moet remmen*. So the tree stopped her.',
      },
      {
        id: 'room-story-first-bike-lesson-end',
        question: 'Hoe ging het een maand later?',
        options: ['Zij reed nog tegen bomen.', 'Zij ging weer met de bus.', 'Zij fietste zonder hulp.'],
        correct: 2,
        explanation:
          'A month later *fietste zij alleen naar de markt*. She rings her bell at trees, but she does not hit them any more.',
      },
    ],
  },
  {
    id: 'room-story-interview-shoes',
    genre: 'story',
    level: 'A2+',
    reader: 'man',
    title: 'De verkeerde schoenen',
    new: ['sollicitatiegesprek', 'schoen', 'zenuwachtig', 'wachtkamer', 'bril', 'opletten'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Om negen uur had Amadou een sollicitatiegesprek bij een groot bedrijf.',
          'Hij had alles goed voorbereid.',
          'Zijn cv zat in een map, zijn overhemd was gestreken en zijn schoenen stonden sinds gisteravond naast de deur.',
          'Toch was hij zo zenuwachtig dat hij bijna niet geslapen had.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Pas in de trein keek hij naar beneden.',
          'Aan zijn linkervoet zat een zwarte schoen, aan zijn rechtervoet een bruine.',
          "'Dat kan niet waar zijn,' zei hij hardop.",
          'De vrouw tegenover hem keek ook, en begon te lachen.',
          "'Niemand ziet het,' zei ze.",
          "'U moet gewoon snel lopen.'",
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'In de wachtkamer zette hij zijn voeten zo ver mogelijk onder de stoel.',
          'Maar toen ging de deur open en riep iemand zijn naam.',
          'Amadou stond op.',
          'Voor hem stonden een man in een grijs pak en de vrouw uit de trein.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          "'Wij hebben elkaar al ontmoet,' zei ze vriendelijk.",
          "'Meneer, waarom wilt u hier werken?'",
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Amadou had dat antwoord wel twintig keer geoefend, maar nu was hij het kwijt.',
          "'Omdat ik goed kan opletten,' begon hij, en hij keek naar zijn schoenen.",
          "'Meestal.'",
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'De man in het pak lachte zo hard dat zijn bril viel.',
          'Daarna ging het gesprek vanzelf.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Een week later kreeg Amadou een brief: hij mocht beginnen.',
          "Onderaan had de vrouw met een pen geschreven: 'Trek maandag aan wat u wilt.",
          "U heeft thuis vast nog zo'n paar.'",
        ],
      },
    ],
    questions: [
      {
        id: 'room-story-interview-shoes-train',
        question: 'Wat zei de vrouw in de trein?',
        options: [
          'Dat niemand de schoenen zou zien.',
          'Dat zij bij het bedrijf werkte.',
          'Dat hij thuis andere moest halen.',
        ],
        correct: 0,
        explanation:
          'She said *Niemand ziet het*, and that he should just walk fast. That she works for the company he learns later.',
      },
      {
        id: 'room-story-interview-shoes-answer',
        question: 'Waarom lachte de man in het pak?',
        options: [
          'Amadou zag dat zijn bril was gevallen.',
          'Amadou had zijn antwoord goed geoefend.',
          'Amadou maakte een grap over zichzelf.',
        ],
        correct: 2,
        explanation:
          'He said that he is good at paying attention, looked at his shoes and added *Meestal.* The glasses fell because the man laughed.',
      },
      {
        id: 'room-story-interview-shoes-pair',
        question: "Wat bedoelt de vrouw met 'zo'n paar'?",
        options: [
          'Twee nieuwe schoenen van het bedrijf.',
          'Eén zwarte en één bruine schoen.',
          'Een net pak en een overhemd.',
        ],
        correct: 1,
        explanation:
          'Amadou came with *een zwarte schoen* and *een bruine*. So the other black one and brown one are still at home.',
      },
    ],
  },
] as const satisfies readonly RoomText[];
