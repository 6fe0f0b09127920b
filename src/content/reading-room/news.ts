import type { RoomText } from '#content/schema/room-text.ts';

export const rows = [
  {
    id: 'room-news-swimming-dog',
    genre: 'news',
    level: 'A1',
    reader: 'woman',
    title: 'Hond zwemt naar de overkant',
    new: ['hond', 'zwemmen', 'bang', 'boot', 'honger', 'overkant'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Een jonge hond heeft gisteren in de stad gezwommen.',
          'Hij heet Max en hij woont bij Anouk.',
          'Zij liepen samen naar de winkel.',
          'Toen hoorde Max een auto.',
          'Hij was bang en hij ging in het water.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          "'Ik riep en ik riep,' zegt Anouk.",
          "'Maar Max kwam niet terug.",
          "Hij zwom naar de overkant!'",
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Daar zat een man in een kleine boot.',
          'Hij at brood met kaas.',
          'Max kwam ook in de boot.',
          'Hij had honger.',
          'Nu is het brood weg.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          "'Het is goed,' zegt de man.",
          "'Ik vind honden lief.'",
          'Anouk heeft nieuw brood voor hem gekocht.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-news-swimming-dog-why',
        question: 'Waarom ging Max in het water?',
        options: ['Hij zag een man in een boot.', 'Hij wilde naar de winkel.', 'Hij was bang voor een auto.'],
        correct: 2,
        explanation:
          'Max heard a car, and then: *Hij was bang en hij ging in het water.* He found the boat only later.',
      },
      {
        id: 'room-news-swimming-dog-boat',
        question: 'Wat deed Max in de boot?',
        options: [
          'Hij wachtte daar op Anouk.',
          'Hij at het brood van de man.',
          'Hij zwom weer naar de overkant.',
        ],
        correct: 1,
        explanation: 'Max was hungry, and *Nu is het brood weg.* So he ate it.',
      },
      {
        id: 'room-news-swimming-dog-anouk',
        question: 'Wat heeft Anouk voor de man gedaan?',
        options: [
          'Zij heeft brood voor hem gekocht.',
          'Zij heeft hem naar huis gebracht.',
          'Zij heeft hem haar hond gegeven.',
        ],
        correct: 0,
        explanation: 'The last line says *Anouk heeft nieuw brood voor hem gekocht.* The man was not angry.',
      },
    ],
  },
  {
    id: 'room-news-street-dinner',
    genre: 'news',
    level: 'A1+',
    reader: 'man',
    title: 'Eten aan één lange tafel',
    new: ['tafel', 'koken', 'gezellig', 'regenen', 'garage', 'stoel'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'In de Tulpstraat stond zaterdag een tafel van vijftig meter.',
          'Alle buren konden mee-eten.',
          'Zij hadden zelf gekookt en hun eigen stoel meegenomen.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Het was een idee van Rosa Mendes.',
          "'Ik woon hier al drie jaar,' zegt zij.",
          "'Ik kende alle honden van de straat, maar niet alle mensen.",
          "Dat vond ik raar.'",
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Er waren soep, rijst, vis en wel negen soorten taart.',
          'Om zeven uur begon het hard te regenen.',
          'Niemand ging naar huis.',
          'De buren van nummer 20 deden hun garage open.',
          'Daar hebben ze met zestig mensen gezeten.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Meneer De Boer woont al veertig jaar in de straat.',
          "'Het was klein, maar heel gezellig,' zegt hij.",
          "'Ik heb voor het eerst Surinaams gegeten.",
          "Mijn buurman kookt beter dan ik!'",
        ],
      },
      {
        kind: 'paragraph',
        sentences: ['Volgend jaar willen de buren weer samen eten.', 'Rosa zoekt nu een grotere garage.'],
      },
    ],
    questions: [
      {
        id: 'room-news-street-dinner-why',
        question: 'Waarom wilde Rosa samen eten?',
        options: [
          'Zij kende de honden nog niet.',
          'Zij kende nog niet alle mensen.',
          'Zij woonde pas kort in de straat.',
        ],
        correct: 1,
        explanation:
          'Rosa knew all dogs of the street, *maar niet alle mensen*. She has lived there for three years.',
      },
      {
        id: 'room-news-street-dinner-rain',
        question: 'Wat deden de mensen toen het regende?',
        options: [
          'Zij aten verder in een garage.',
          'Zij zetten de tafel in de tuin.',
          'Zij gingen allemaal naar huis.',
        ],
        correct: 0,
        explanation:
          'Nobody went home: *De buren van nummer 20 deden hun garage open.* They sat there with sixty people.',
      },
      {
        id: 'room-news-street-dinner-man',
        question: 'Wat was nieuw voor meneer De Boer?',
        options: ['De soep die hij kookte.', 'De straat waar hij woont.', 'Het eten dat hij kreeg.'],
        correct: 2,
        explanation:
          'He says *Ik heb voor het eerst Surinaams gegeten.* He has lived in the street for forty years.',
      },
    ],
  },
  {
    id: 'room-news-library-of-things',
    genre: 'news',
    level: 'A2',
    reader: 'woman',
    title: 'Een boor lenen in de bibliotheek',
    new: ['lenen', 'bibliotheek', 'gereedschap', 'vrijwilliger', 'repareren', 'duur', 'terugbrengen'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'In de bibliotheek van onze stad kun je sinds deze maand niet alleen boeken lenen.',
          'Op de eerste verdieping staan nu ook gereedschap, een tent, een naaimachine en zelfs een accordeon.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          "'Veel mensen kopen een dure machine en gebruiken die één keer,' zegt vrijwilliger Kwame Boateng.",
          "'Daarna staat hij jaren in de schuur.",
          "Lenen is goedkoper, en het is beter voor het milieu.'",
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Lenen kost niets als je lid bent van de bibliotheek.',
          'Je mag een ding twee weken houden.',
          'Breng je het te laat terug, dan betaal je één euro per dag.',
          'Is er iets kapot?',
          'Op donderdagavond zijn er vrijwilligers die alles samen met je repareren.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Het meest gevraagd is op dit moment de machine om pannenkoeken te bakken.',
          'Die is al tot maart weg.',
          'De accordeon wil tot nu toe niemand hebben.',
          "'Eén mevrouw heeft hem meegenomen,' vertelt Kwame.",
          "'Na twee dagen bracht haar man hem terug.",
          "Hij zag er moe uit.'",
        ],
      },
    ],
    questions: [
      {
        id: 'room-news-library-of-things-new',
        question: 'Wat is er nieuw in de bibliotheek?',
        options: ['Je kunt er dingen lenen.', 'Je kunt er dingen kopen.', 'Je kunt er boeken lenen.'],
        correct: 0,
        explanation:
          'Since this month you can borrow *niet alleen boeken*: there are also tools, a tent and a sewing machine.',
      },
      {
        id: 'room-news-library-of-things-price',
        question: 'Wanneer kost het lenen een lid geld?',
        options: [
          'Als je een ding twee weken houdt.',
          'Als je een ding te laat terugbrengt.',
          'Als je een kapot ding terugbrengt.',
        ],
        correct: 1,
        explanation:
          'For members it is free, but *Breng je het te laat terug, dan betaal je één euro per dag.* Two weeks are allowed, and broken things are repaired with you.',
      },
      {
        id: 'room-news-library-of-things-accordion',
        question: 'Waarom bracht de man de accordeon terug, denk je?',
        options: [
          'Iemand anders had erom gevraagd.',
          'Hij wilde er liever zelf muziek op maken.',
          'Zijn vrouw maakte er te veel lawaai mee.',
        ],
        correct: 2,
        explanation:
          'His wife took it, and after two days *Hij zag er moe uit.* Two days of music at home were enough for him.',
      },
    ],
  },
  {
    id: 'room-news-bus-driver-farewell',
    genre: 'news',
    level: 'A2+',
    reader: 'man',
    title: 'Chauffeur rijdt laatste rit met volle bus',
    new: ['pensioen', 'halte', 'herkennen', 'uitstappen', 'eindpunt', 'spiegel', 'file'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Vrijdagavond reed Hamid Karimi voor de laatste keer met bus 6 door onze wijk.',
          'Na eenendertig jaar gaat hij met pensioen.',
          'Hij dacht dat het een gewone rit zou worden, maar zijn dochter had iets anders bedacht.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Bij de eerste halte stapten er twaalf mensen in.',
          'Bij de tweede waren het er twintig.',
          "'Ik vond het vreemd,' zegt Hamid.",
          "'Op vrijdagavond is de bus meestal half leeg.",
          "En niemand stapte uit!'",
          'Toen hij in de spiegel keek, herkende hij bijna iedereen.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Daar zat mevrouw Visser, die elke dinsdag naar de markt gaat.',
          'Daar zat ook Jesse, die vroeger vaak zijn tas in de bus vergat.',
          'Hij is nu zelf leraar.',
          'En achterin zaten twee mensen die elkaar in lijn 6 hebben leren kennen.',
          'Zij hebben intussen drie kinderen.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Bij het eindpunt begonnen ze allemaal te zingen.',
          "Hamid kreeg bloemen, een taart in de vorm van een bus en een groot boek met foto's en verhalen.",
          "'Ik heb altijd gezegd dat ik alleen maar een bus rijd,' zegt hij.",
          "'Nu weet ik dat het meer was.'",
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Wat hij maandag gaat doen?',
          "'Met de fiets naar de stad,' lacht hij.",
          "'Ik heb eenendertig jaar naar de fietsers gekeken.",
          "Zij hebben nooit een file.'",
        ],
      },
    ],
    questions: [
      {
        id: 'room-news-bus-driver-farewell-strange',
        question: 'Wat vond Hamid eerst vreemd?',
        options: [
          'Dat zijn bus zo vol werd.',
          'Dat zijn dochter in de bus zat.',
          'Dat zijn bus half leeg was.',
        ],
        correct: 0,
        explanation:
          'He says that on Friday evening the bus is usually half empty, *En niemand stapte uit!* So it became fuller at every stop.',
      },
      {
        id: 'room-news-bus-driver-farewell-jesse',
        question: 'Wat weten we over Jesse?',
        options: [
          'Hij gaat elke dinsdag met de bus naar de markt.',
          'Hij liet als kind vaak iets in de bus liggen.',
          'Hij heeft zijn vrouw in de bus leren kennen.',
        ],
        correct: 1,
        explanation:
          'Jesse is the one *die vroeger vaak zijn tas in de bus vergat*. Others met in the bus, and Mrs Visser goes to the market.',
      },
      {
        id: 'room-news-bus-driver-farewell-monday',
        question: 'Waarom wil Hamid maandag fietsen?',
        options: [
          'Hij heeft een fiets gekregen.',
          'Hij mag niet meer met de bus mee.',
          'Fietsers staan nooit in een file.',
        ],
        correct: 2,
        explanation:
          'He looked at cyclists for thirty-one years: *Zij hebben nooit een file.* He got flowers, a cake and a book, but no bicycle.',
      },
    ],
  },
] as const satisfies readonly RoomText[];
