import type { RoomText } from '#content/schema/room-text.ts';

export const rows = [
  {
    id: 'room-instruction-washing-machine',
    genre: 'instruction',
    level: 'A1',
    reader: 'woman',
    title: 'Zo was je hier je kleren',
    new: ['kleren', 'wit', 'water', 'euro', 'wachten', 'klaar'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: ['Hallo!', 'Dit is de wasmachine voor alle bewoners.', 'Zo werkt hij:'],
      },
      {
        kind: 'steps',
        items: [
          ['Kijk in je zakken.', 'Zit er nog geld of een telefoon in?'],
          ['Doe je kleren in de machine.', 'Doe wit niet bij rood!'],
          ['Sluit de deur goed.', 'Anders komt er water op de vloer.'],
          ['Doe twee euro in de machine.', 'Kies warm of koud.'],
          ['Nu wacht je een uur.', 'Er is een stoel en er is koffie.'],
          ['Ben je klaar?', 'Maak de deur open en laat hem open.'],
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Kom op tijd terug.',
          'Andere mensen wachten ook.',
          'Is de machine kapot?',
          'Bel Sanna van kamer 12.',
          'Zij is altijd thuis, maar niet op zondag.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-instruction-washing-machine-first',
        question: 'Wat doe je eerst?',
        options: ['Twee euro betalen.', 'In je zakken kijken.', 'De deur openlaten.'],
        correct: 1,
        explanation:
          'Step one is *Kijk in je zakken.* You pay later, and at the end you leave the door open.',
      },
      {
        id: 'room-instruction-washing-machine-door',
        question: 'Wat gebeurt er als de deur niet goed dicht is?',
        options: ['De machine gaat kapot.', 'De kleren worden rood.', 'De vloer wordt nat.'],
        correct: 2,
        explanation:
          'You must close the door well: *Anders komt er water op de vloer.* So the floor gets wet.',
      },
      {
        id: 'room-instruction-washing-machine-sunday',
        question: 'Het is zondag en de machine doet het niet. Wie helpt?',
        options: ['Vandaag is er geen hulp.', 'Sanna van kamer 12 helpt.', 'De mensen die wachten.'],
        correct: 0,
        explanation: 'Sanna is always there, *maar niet op zondag*. On that day you have to wait.',
      },
    ],
  },
  {
    id: 'room-instruction-waste',
    genre: 'instruction',
    level: 'A1+',
    reader: 'man',
    title: 'Waar moet het afval?',
    new: ['afval', 'papier', 'glas', 'plastic', 'container', 'zak', 'weggooien'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: ['Welkom in ons gebouw!', 'Gooi je afval niet bij elkaar.', 'Wij doen het zo:'],
      },
      {
        kind: 'list',
        items: [
          ['Papier en dozen: in de blauwe container, naast de fietsen.', 'Maak dozen eerst plat.'],
          ['Eten, fruit en bloemen: in de groene container.'],
          ['Plastic en blik: in de oranje container.', 'De zak is gratis bij de balie.'],
          [
            'Glas: niet hier.',
            'Breng het naar de glasbak bij de supermarkt.',
            "Doe dat niet na acht uur 's avonds, want het maakt veel lawaai.",
          ],
          ['De rest: in de grijze container.', 'Je hebt daar een pas voor nodig.'],
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Is een container vol?',
          'Zet je zak dan niet op de grond.',
          'Neem hem weer mee naar boven.',
          'De vogels maken hem anders open, en dan ligt alles op straat.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Heb je een oude stoel of een matras?',
          'Bel de gemeente.',
          'Zij halen het gratis op, maar je moet wel een afspraak maken.',
          'Of vraag het aan de buren.',
          'Onze bank komt van de derde verdieping!',
        ],
      },
    ],
    questions: [
      {
        id: 'room-instruction-waste-boxes',
        question: 'Wat doe je met een doos?',
        options: ['Openmaken, en in oranje.', 'Plat maken, en in blauw.', 'Vol maken, en in grijs.'],
        correct: 1,
        explanation:
          'Boxes go with paper into the blue container, and *Maak dozen eerst plat.* Orange is for plastic and tins.',
      },
      {
        id: 'room-instruction-waste-full',
        question: 'De container is vol. Wat doe je met je zak?',
        options: [
          'Hem weer mee naar huis nemen.',
          'Hem naast de container zetten.',
          'Hem naar de supermarkt brengen.',
        ],
        correct: 0,
        explanation:
          'You must not leave it on the ground: *Neem hem weer mee naar boven.* Otherwise birds open it.',
      },
      {
        id: 'room-instruction-waste-mattress',
        question: 'Wat moet je doen als de gemeente je matras ophaalt?',
        options: [
          'Hem eerst naast de glasbak zetten.',
          'Een pas bij de balie halen.',
          'Eerst een afspraak maken.',
        ],
        correct: 2,
        explanation:
          'The service is free, *maar je moet wel een afspraak maken*. The pass is for the grey container.',
      },
    ],
  },
  {
    id: 'room-instruction-repair-tyre',
    genre: 'instruction',
    level: 'A2',
    reader: 'man',
    title: 'Zelf een lekke band plakken',
    new: ['lekke-band', 'gat', 'water', 'plakken', 'gereedschap'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Een lekke band?',
          'Je hoeft niet naar de fietsenmaker.',
          'Plakken kost bijna niets en duurt een half uur.',
          'In ons buurthuis kun je het gereedschap lenen.',
        ],
      },
      {
        kind: 'steps',
        items: [
          [
            'Zet de fiets op zijn kop.',
            'Haal de buitenband aan één kant los.',
            'Gebruik geen schroevendraaier, want daarmee maak je nieuwe gaten.',
          ],
          [
            'Trek de binnenband eruit en pomp hem op.',
            'Houd hem in een bak met water.',
            'Zie je kleine bellen?',
            'Daar zit het gat.',
          ],
          ['Maak de band droog en schoon.', 'Maak hem rond het gat een beetje ruw met schuurpapier.'],
          [
            'Doe er lijm op en wacht vijf minuten.',
            'Dit is het moeilijkste deel, want iedereen wil te snel verder.',
          ],
          ['Druk de plakker er stevig op.'],
          [
            'Voel nu met je vingers in de buitenband.',
            'Zit er nog glas of een steentje in?',
            'Haal het eruit, anders begin je morgen opnieuw.',
          ],
          ['Doe de band er weer om en pomp hem op.'],
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Lukt het niet?',
          'Bart is hier elke dinsdagmiddag.',
          'Hij doet het niet voor je, maar hij kijkt mee en geeft koffie.',
          'Hij zegt altijd dat een goede plakker langer leeft dan een fiets.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-instruction-repair-tyre-find',
        question: 'Hoe vind je het gat?',
        options: [
          'Door hem met papier ruw te maken.',
          'Door de band in water te houden.',
          'Door met je vingers te voelen.',
        ],
        correct: 1,
        explanation:
          'In the water you look for *kleine bellen*: *Daar zit het gat.* With your fingers you look for glass in the outer tyre.',
      },
      {
        id: 'room-instruction-repair-tyre-hard',
        question: 'Waarom is stap vier moeilijk?',
        options: ['Je moet geduld hebben.', 'Je moet hard drukken.', 'Je moet snel werken.'],
        correct: 0,
        explanation:
          'After the glue you wait five minutes, *want iedereen wil te snel verder*. Pressing comes in the step after that.',
      },
      {
        id: 'room-instruction-repair-tyre-bart',
        question: 'Wat doet Bart op dinsdag?',
        options: [
          'Hij plakt de band voor je.',
          'Hij verkoopt nieuwe banden.',
          'Hij geeft raad terwijl je werkt.',
        ],
        correct: 2,
        explanation: '*Hij doet het niet voor je, maar hij kijkt mee*, so he helps you to do it yourself.',
      },
    ],
  },
  {
    id: 'room-instruction-online-appointment',
    genre: 'instruction',
    level: 'A2+',
    reader: 'woman',
    title: 'Een afspraak maken bij de gemeente',
    new: ['afspraak', 'inloggen', 'klikken', 'bevestigen', 'paspoort', 'meenemen', 'verlopen', 'pasfoto'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Uw paspoort is verlopen, of u bent verhuisd.',
          'Dan heeft u een afspraak bij de gemeente nodig.',
          'Zonder afspraak kunt u niet terecht bij de balie.',
          'Online is het in vijf minuten geregeld, als u weet hoe het werkt.',
        ],
      },
      {
        kind: 'steps',
        items: [
          [
            'Ga naar de website van uw eigen gemeente.',
            'Let op: er zijn ook bedrijven die lijken op de gemeente en die geld vragen.',
            'Een afspraak is altijd gratis.',
          ],
          [
            "Klik op 'Afspraak maken' en kies waarvoor u komt.",
            'Komt u met meer mensen, vul dan in met hoeveel.',
            'Voor elke persoon zijn tien minuten nodig.',
          ],
          [
            'Kies een dag en een tijd.',
            'De groene tijden zijn nog vrij.',
            'Vroeg in de ochtend is vaak het rustigst.',
          ],
          [
            'Vul uw naam, uw geboortedatum en uw e-mailadres in.',
            'Controleer dat laatste twee keer!',
            'Eén verkeerde letter, en u krijgt geen bericht.',
          ],
          ["Klik op 'Bevestigen'.", 'U krijgt nu een e-mail met een nummer.', 'Bewaar die.'],
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Kom niet eerder dan vijf minuten voor uw tijd.',
          'Typ bij de ingang uw nummer in op het scherm en wacht tot het op het bord verschijnt.',
          'Neem uw oude paspoort en een nieuwe pasfoto mee.',
          'Op die foto mag u niet lachen.',
          'Daarna mag het weer.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Vindt u het moeilijk met de computer?',
          'Bel dan gewoon.',
          'Of vraag het in de bibliotheek: daar zit op maandag iemand die naast u komt zitten.',
          'U doet het zelf, en de volgende keer kunt u het alleen.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-instruction-online-appointment-money',
        question: 'Een website vraagt geld voor een afspraak. Wat weet u dan?',
        options: [
          'Dat het niet de gemeente is.',
          'Dat uw paspoort verlopen is.',
          'Dat u met meer mensen komt.',
        ],
        correct: 0,
        explanation:
          'At the municipality *Een afspraak is altijd gratis.* Companies that look like it ask for money.',
      },
      {
        id: 'room-instruction-online-appointment-check',
        question: 'Waarom moet u uw e-mailadres twee keer controleren?',
        options: [
          'Anders is de tijd voor u niet meer vrij.',
          'Anders krijgt u misschien geen bericht.',
          'Anders moet u bij de balie betalen.',
        ],
        correct: 1,
        explanation:
          'With one wrong letter *u krijgt geen bericht*, and the message has the number that you need at the entrance.',
      },
      {
        id: 'room-instruction-online-appointment-library',
        question: 'Wat doet de hulp in de bibliotheek?',
        options: ['Zij maakt de afspraak voor u.', 'Zij belt met de gemeente.', 'Zij laat u het zelf leren.'],
        correct: 2,
        explanation:
          'Somebody sits next to you: *U doet het zelf, en de volgende keer kunt u het alleen.* So you learn it.',
      },
    ],
  },
] as const satisfies readonly RoomText[];
