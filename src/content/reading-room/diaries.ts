import type { RoomText } from '#content/schema/room-text.ts';

export const rows = [
  {
    id: 'room-diary-first-snow',
    genre: 'diary',
    level: 'A1',
    reader: 'woman',
    title: 'Mijn eerste sneeuw',
    new: ['sneeuw', 'koud', 'wit', 'buiten', 'bang', 'buurvrouw'],
    blocks: [
      { kind: 'paragraph', sentences: ['Maandag'] },
      {
        kind: 'paragraph',
        sentences: [
          'Ik ben Adjoa en ik woon hier nu een maand.',
          'Vandaag kijk ik uit het raam.',
          'Alles is wit!',
          "De straat is wit, de auto's zijn wit.",
          'Is er iets kapot?',
          'Ik bel de buurvrouw.',
          "'Dat is sneeuw,' zegt zij.",
          'Zij lacht.',
        ],
      },
      { kind: 'paragraph', sentences: ['Dinsdag'] },
      {
        kind: 'paragraph',
        sentences: [
          'Ik ga naar buiten.',
          'Ik heb drie broeken aan.',
          'De sneeuw is koud en heel mooi.',
          'Mijn zoon eet van de sneeuw.',
          "'Er zit geen suiker in,' zegt hij.",
        ],
      },
      { kind: 'paragraph', sentences: ['Woensdag'] },
      {
        kind: 'paragraph',
        sentences: [
          'Ik ben bang om te vallen.',
          'Ik loop heel langzaam.',
          'Een oude vrouw van tachtig jaar fietst langs mij.',
          "Zij zegt: 'Goedemorgen!'",
        ],
      },
      { kind: 'paragraph', sentences: ['Donderdag'] },
      {
        kind: 'paragraph',
        sentences: ['De sneeuw is weg.', 'Mijn zoon huilt.', 'En ik?', 'Ik ook een beetje.'],
      },
    ],
    questions: [
      {
        id: 'room-diary-first-snow-call',
        question: 'Waarom belt Adjoa haar buurvrouw?',
        options: ['Zij kan niet naar buiten.', 'Zij wil haar auto hebben.', 'Zij weet niet wat er is.'],
        correct: 2,
        explanation:
          'She sees that everything is white and asks *Is er iets kapot?* She does not know snow yet.',
      },
      {
        id: 'room-diary-first-snow-son',
        question: 'Wat vindt haar zoon van de sneeuw op dinsdag?',
        options: ['Hij moet ervan huilen.', 'Hij mist er suiker in.', 'Hij vindt hem te koud.'],
        correct: 1,
        explanation:
          'He eats it and says *Er zit geen suiker in*. He cries on Thursday, when the snow has gone.',
      },
      {
        id: 'room-diary-first-snow-old-woman',
        question: 'Wat is grappig op woensdag?',
        options: [
          'Een oude vrouw fietst sneller dan Adjoa loopt.',
          'Een oude vrouw loopt even langzaam als Adjoa.',
          'Een oude vrouw valt voor Adjoa op de straat.',
        ],
        correct: 0,
        explanation:
          'Adjoa walks very slowly, and then a woman of eighty *fietst langs mij* and wishes her good morning.',
      },
    ],
  },
  {
    id: 'room-diary-new-job',
    genre: 'diary',
    level: 'A1+',
    reader: 'man',
    title: 'Mijn eerste week in de keuken',
    new: ['baas', 'vergeten', 'bord-eten', 'kok', 'moe', 'trots'],
    blocks: [
      { kind: 'paragraph', sentences: ['Maandag'] },
      {
        kind: 'paragraph',
        sentences: [
          'Vandaag ben ik begonnen in het restaurant.',
          'Ik was de borden af.',
          'Het zijn er heel veel.',
          'De kok heet Giorgos en hij praat snel.',
          "Ik zeg de hele dag 'ja'.",
          'Ik weet niet waarop.',
        ],
      },
      { kind: 'paragraph', sentences: ['Dinsdag'] },
      {
        kind: 'paragraph',
        sentences: [
          'Giorgos vroeg om een pan.',
          'Ik bracht een pen.',
          'Iedereen lachte, ik ook.',
          'Nu ken ik het verschil.',
        ],
      },
      { kind: 'paragraph', sentences: ['Woensdag'] },
      {
        kind: 'paragraph',
        sentences: [
          'Mijn handen doen pijn en ik ben moe.',
          'Maar ik mocht ook de sla maken!',
          "De baas proefde en zei: 'Niet slecht.'",
          'Een collega legde uit dat dit betekent: heel goed.',
        ],
      },
      { kind: 'paragraph', sentences: ['Donderdag'] },
      {
        kind: 'paragraph',
        sentences: [
          'Ik was mijn sleutel vergeten en ik kwam te laat.',
          'De baas was niet boos.',
          'Hij was zelf ook te laat.',
        ],
      },
      { kind: 'paragraph', sentences: ['Vrijdag'] },
      {
        kind: 'paragraph',
        sentences: [
          'Er zaten zeventig mensen in de zaal.',
          'Na het werk aten wij samen aan één lange tafel.',
          'Giorgos gaf mij een cadeau: een pen.',
          "'Voor als ik een pan nodig heb,' zei hij.",
          'Ik ben trots, en ik ga nu slapen.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-diary-new-job-yes',
        question: "Waarom zegt de schrijver op maandag steeds 'ja'?",
        options: [
          'Hij wil graag de sla maken.',
          'Hij verstaat de kok niet goed.',
          'Hij vindt alle borden mooi.',
        ],
        correct: 1,
        explanation:
          'The cook talks fast, and the writer says yes but *Ik weet niet waarop.* So he does not understand.',
      },
      {
        id: 'room-diary-new-job-not-bad',
        question: "Wat bedoelt de baas met 'Niet slecht'?",
        options: ['De sla is heel goed.', 'De sla is een beetje slecht.', 'De sla is te vroeg klaar.'],
        correct: 0,
        explanation: 'A colleague explains that it means *heel goed*. Dutch bosses often praise like this.',
      },
      {
        id: 'room-diary-new-job-present',
        question: 'Waarom geeft Giorgos een pen als cadeau?',
        options: [
          'Het is om de sla op te schrijven.',
          'Het is een prijs voor het afwassen.',
          'Het is een grap over dinsdag.',
        ],
        correct: 2,
        explanation:
          'On Tuesday the writer mixed the words up: *Giorgos vroeg om een pan. Ik bracht een pen.* So the pen is a joke.',
      },
    ],
  },
  {
    id: 'room-diary-moving-house',
    genre: 'diary',
    level: 'A2',
    reader: 'woman',
    title: 'Van twee kamers naar drie',
    new: ['doos', 'sleutel', 'verven', 'trap', 'kast'],
    blocks: [
      { kind: 'paragraph', sentences: ['Zaterdag 3 april'] },
      {
        kind: 'paragraph',
        sentences: [
          'We hebben de sleutel!',
          'Na vier jaar op de wachtlijst hebben we eindelijk een flat met drie kamers.',
          'De vorige bewoner heeft alles bruin geverfd, ook het plafond.',
          'Het is net of je in een reep chocola woont.',
        ],
      },
      { kind: 'paragraph', sentences: ['Zondag 4 april'] },
      {
        kind: 'paragraph',
        sentences: [
          'Hele dag geverfd.',
          'Mijn man wilde wit, ik wilde geel, en onze dochter Amal wilde paars met sterren.',
          'Nu is de woonkamer geel, de gang wit, en Amals kamer paars.',
          'De sterren komen later.',
          'Ook in mijn haar zit paars.',
        ],
      },
      { kind: 'paragraph', sentences: ['Vrijdag 9 april'] },
      {
        kind: 'paragraph',
        sentences: [
          'Morgen is het zover.',
          'Alles zit in dozen.',
          'Ik heb op elke doos geschreven wat erin zit.',
          'Mijn man heeft dat ook gedaan.',
          "Op zijn dozen staat: 'spullen', 'andere spullen' en 'rest'.",
        ],
      },
      { kind: 'paragraph', sentences: ['Zaterdag 10 april'] },
      {
        kind: 'paragraph',
        sentences: [
          'Acht vrienden kwamen helpen.',
          'De kast van mijn moeder paste niet door de deur en ook niet op de trap.',
          'Toen ging hij door het raam, aan een touw.',
          "De hele straat keek en riep: 'Hoger!",
          "Naar links!'",
          'Nu kennen wij meteen alle buren.',
        ],
      },
      { kind: 'paragraph', sentences: ['Zondag 11 april'] },
      {
        kind: 'paragraph',
        sentences: [
          "Wij slapen op de grond, want de schroeven van het bed zitten in 'rest'.",
          "Er zijn negen dozen met 'rest'.",
          'Maar ik hoor Amal lachen in haar eigen kamer.',
          'Het is goed.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-diary-moving-house-brown',
        question: 'Wat vond de schrijfster van de flat op 3 april?',
        options: [
          'De kamers waren veel te klein.',
          'De vorige bewoner was er nog.',
          'De kleur was overal bruin.',
        ],
        correct: 2,
        explanation:
          'The previous tenant painted *alles bruin*, *ook het plafond*. She compares it to a bar of chocolate.',
      },
      {
        id: 'room-diary-moving-house-wardrobe',
        question: 'Hoe leerden zij de buren kennen?',
        options: [
          'De buren zagen hoe de kast naar binnen ging.',
          'De buren hadden ook een kast voor hen.',
          "De buren kwamen met z'n achten helpen.",
        ],
        correct: 0,
        explanation:
          'The wardrobe went through the window, and *De hele straat keek*. The eight helpers were friends.',
      },
      {
        id: 'room-diary-moving-house-bed',
        question: 'Waarom slapen zij op de grond?',
        options: [
          'Zij hebben het bed niet door het raam gekregen.',
          'Zij weten niet in welke doos de schroeven zitten.',
          'Zij hebben het bed aan hun vrienden gegeven.',
        ],
        correct: 1,
        explanation:
          "The screws are in 'rest', and *Er zijn negen dozen met 'rest'.* So they would have to open nine boxes.",
      },
    ],
  },
  {
    id: 'room-diary-learning-dutch',
    genre: 'diary',
    level: 'A2+',
    reader: 'man',
    title: 'Dagboek van een taal',
    new: ['uitspraak', 'oefenen', 'fout', 'verstaan', 'grap', 'dromen'],
    blocks: [
      { kind: 'paragraph', sentences: ['2 september'] },
      {
        kind: 'paragraph',
        sentences: [
          'Vandaag begon mijn cursus.',
          'Naast mij zit Dmytro, die al alle woorden kent maar niets durft te zeggen.',
          'Ik ken weinig woorden en ik zeg alles.',
          'Samen zijn we bijna één Nederlander.',
        ],
      },
      { kind: 'paragraph', sentences: ['20 september'] },
      {
        kind: 'paragraph',
        sentences: [
          'Ik heb bij de bakker een halfje wit gevraagd, zoals ik had geoefend.',
          'De vrouw antwoordde in het Engels.',
          'Dat gebeurt elke keer.',
          'Dmytro zegt dat ik dan moet doen alsof ik geen Engels versta.',
          'Morgen probeer ik dat.',
        ],
      },
      { kind: 'paragraph', sentences: ['21 september'] },
      {
        kind: 'paragraph',
        sentences: [
          'Het is gelukt!',
          'Zij ging over op Nederlands.',
          'Alleen dacht zij dat ik Frans was, en haar man spreekt toevallig Frans.',
          'Hij kwam speciaal uit de bakkerij naar voren.',
          'Ik spreek geen Frans.',
          'Ik ben snel weggegaan, zonder brood.',
        ],
      },
      { kind: 'paragraph', sentences: ['14 november'] },
      {
        kind: 'paragraph',
        sentences: [
          'Mijn uitspraak is een ramp.',
          'Ik wilde van mijn buurman een schaar lenen.',
          "Hij verstond 'schaap' en zei dat hij daar geen tuin voor had.",
          'Ik heb het woord toen op een papiertje geschreven.',
          'We hebben er samen om gelachen.',
        ],
      },
      { kind: 'paragraph', sentences: ['8 januari'] },
      {
        kind: 'paragraph',
        sentences: [
          'Voor het eerst heb ik een grap begrepen.',
          'Niet op televisie, maar in de tram, waar twee oude mannen over het weer klaagden.',
          'Ik lachte hardop.',
          'Zij keken verbaasd, en toen vertelden ze er nog een.',
          'Die begreep ik niet, maar ik heb weer gelachen.',
        ],
      },
      { kind: 'paragraph', sentences: ['3 februari'] },
      {
        kind: 'paragraph',
        sentences: [
          'Vannacht droomde ik in het Nederlands.',
          'Het was een korte droom over een lekke band.',
          'Maar ik maakte geen fout.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-diary-learning-dutch-dmytro',
        question: 'Wat is het verschil tussen Dmytro en de schrijver?',
        options: [
          'Dmytro spreekt ook Frans, de schrijver niet.',
          'Dmytro kent meer woorden, maar praat minder.',
          'Dmytro praat meer, maar kent minder woorden.',
        ],
        correct: 1,
        explanation:
          'Dmytro knows all words but *niets durft te zeggen*. The writer says of himself *Ik ken weinig woorden en ik zeg alles.*',
      },
      {
        id: 'room-diary-learning-dutch-bakery',
        question: 'Waarom ging de schrijver op 21 september zonder brood weg?',
        options: [
          'Men begon weer Engels met hem te praten.',
          'Men had die dag geen brood meer voor hem.',
          'Men begon Frans met hem te praten.',
        ],
        correct: 2,
        explanation:
          'She thought that he was French, and her husband came forward. The writer says *Ik spreek geen Frans.*',
      },
      {
        id: 'room-diary-learning-dutch-joke',
        question: 'Waarom lachte hij om de tweede grap?',
        options: [
          'Hij was blij, ook al begreep hij hem niet.',
          'Hij had hem al op televisie gehoord.',
          'Hij vond hem leuker dan de eerste grap.',
        ],
        correct: 0,
        explanation:
          'Of the second joke he writes *Die begreep ik niet, maar ik heb weer gelachen.* It was nice to be told one.',
      },
    ],
  },
] as const satisfies readonly RoomText[];
