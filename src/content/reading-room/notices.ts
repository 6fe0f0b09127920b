import type { RoomText } from '#content/schema/room-text.ts';

export const rows = [
  {
    id: 'room-notice-lost-bear',
    genre: 'notice',
    level: 'A1',
    reader: 'woman',
    title: 'Wie heeft Beer gezien?',
    new: ['klein', 'bruin', 'oog', 'bellen'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Wij zoeken Beer.',
          'Beer is klein en bruin.',
          'Hij heeft één oog en een rode jas.',
          'Hij is van onze zoon Elias, en Elias is drie jaar.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Zondag waren we in het park.',
          'Elias speelde bij het water met Beer.',
          'Om vijf uur gingen we naar huis.',
          'Toen was Beer weg.',
          'We hebben lang gezocht, ook in de winkel en in de bus.',
        ],
      },
      { kind: 'paragraph', sentences: ['Elias slaapt nu slecht.', 'En wij dus ook!'] },
      {
        kind: 'paragraph',
        sentences: [
          'Heeft u Beer gezien?',
          'Bel mij dan.',
          'Ik ben zijn mama.',
          'Mijn nummer staat op dit papier.',
          "U mag ook 's nachts bellen.",
          'Wij zijn toch wakker.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: ['U krijgt van ons een grote taart.', 'Van Elias krijgt u een tekening van Beer.'],
      },
    ],
    questions: [
      {
        id: 'room-notice-lost-bear-look',
        question: 'Hoe ziet Beer eruit?',
        options: ['Groot, met een jas.', 'Bruin, met één oog.', 'Rood, met één oog.'],
        correct: 1,
        explanation: 'Beer is *klein en bruin* and has *één oog*. Only his coat is red.',
      },
      {
        id: 'room-notice-lost-bear-where',
        question: 'Waar was Beer voor het laatst?',
        options: ['In de winkel.', 'In de bus.', 'In het park.'],
        correct: 2,
        explanation:
          'Elias played with Beer *bij het water* in the park. In the shop and the bus they only looked for it.',
      },
      {
        id: 'room-notice-lost-bear-night',
        question: "Waarom mag je ook 's nachts bellen?",
        options: ['De ouders slapen toch niet.', 'De zoon wil dan spelen.', 'De winkel is dan ook open.'],
        correct: 0,
        explanation: 'Elias sleeps badly, and so do they: *Wij zijn toch wakker.*',
      },
    ],
  },
  {
    id: 'room-notice-lift-broken',
    genre: 'notice',
    level: 'A1+',
    reader: 'woman',
    title: 'De lift is kapot',
    new: ['lift', 'trap', 'monteur', 'verdieping', 'boodschappen'],
    blocks: [
      { kind: 'paragraph', sentences: ['Beste bewoners,'] },
      {
        kind: 'paragraph',
        sentences: [
          'De lift is sinds vanochtend kapot.',
          'De monteur is geweest, maar hij heeft een nieuw stuk nodig.',
          'Dat komt pas donderdag.',
          'Tot die dag moeten we allemaal de trap nemen.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Sommige bewoners kunnen niet goed lopen.',
          'Voor hen hebben we hulp.',
          'Sergio van nummer 31 doet boodschappen.',
          'Hij en zijn broer brengen de zware tassen naar boven.',
          'Bel hen vóór twaalf uur.',
          'Zij vragen geen geld, maar zij houden wel van koek.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Heeft u een afspraak bij de dokter?',
          'Bel dan mij.',
          'Ik vraag of de dokter bij u thuis kan komen.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: ['Zet alstublieft geen fietsen en kinderwagens op de trap.', 'Dat is gevaarlijk.'],
      },
      {
        kind: 'paragraph',
        sentences: [
          'En dan nog iets leuks.',
          'Wie op de zevende verdieping woont, heeft straks de sterkste benen van de stad.',
          'Op elke verdieping staat vanaf vandaag een stoel.',
          'Ga even zitten en praat met uw buren!',
        ],
      },
      { kind: 'paragraph', sentences: ['Irena, uw huismeester'] },
    ],
    questions: [
      {
        id: 'room-notice-lift-broken-how-long',
        question: 'Tot wanneer doet de lift het niet?',
        options: ['Tot vanmiddag.', 'Tot twaalf uur.', 'Tot donderdag.'],
        correct: 2,
        explanation:
          "A new part is needed, and *Dat komt pas donderdag.* Twelve o'clock is only the time to call for help.",
      },
      {
        id: 'room-notice-lift-broken-sergio',
        question: 'Wat doet Sergio voor de bewoners?',
        options: [
          'Hij draagt hun boodschappen.',
          'Hij belt voor hen de dokter.',
          'Hij maakt de lift voor hen.',
        ],
        correct: 0,
        explanation:
          'He and his brother do it: they *brengen de zware tassen naar boven*. The one who calls the doctor is Irena.',
      },
      {
        id: 'room-notice-lift-broken-chairs',
        question: 'Waarom staan er stoelen op elke verdieping?',
        options: ['Zo kan er geen fiets staan.', 'Zo kun je onderweg rusten.', 'Zo kan de dokter wachten.'],
        correct: 1,
        explanation:
          'On every floor there is a chair: *Ga even zitten en praat met uw buren!* You rest on the way up.',
      },
    ],
  },
  {
    id: 'room-notice-water-off',
    genre: 'notice',
    level: 'A2',
    reader: 'man',
    title: 'Woensdag geen water',
    new: ['kraan', 'water', 'bad', 'kelder', 'vullen'],
    blocks: [
      { kind: 'paragraph', sentences: ['Aan alle bewoners van de Parkflat'] },
      {
        kind: 'paragraph',
        sentences: [
          'Op woensdag 17 maart vervangen wij de oude leidingen in de kelder.',
          'U heeft dan van 8.30 tot 15.00 uur geen water.',
          'Ook de wc spoelt die dag niet door.',
        ],
      },
      { kind: 'paragraph', sentences: ['Wat kunt u doen?'] },
      {
        kind: 'list',
        items: [
          ['Vul dinsdagavond een paar flessen en pannen met water.', 'Reken op vijf liter per persoon.'],
          ['Vul ook een emmer voor de wc.', 'Heeft u een bad?', 'Dat is de grootste emmer van het huis.'],
          ['Zet de wasmachine en de vaatwasser uit.'],
          [
            'Draai alle kranen goed dicht.',
            'Vorige keer vergat iemand dat.',
            'Hij was naar zijn werk toen het water weer kwam.',
            'Zijn onderburen hebben nu een nieuw plafond.',
          ],
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Is het water om drie uur terug?',
          'Laat de kraan dan eerst tien minuten lopen.',
          'Het water kan een beetje bruin zijn.',
          'Dat is niet gevaarlijk, maar was er nog geen witte kleren mee.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'In de hal van gebouw A kunt u de hele dag water en koffie halen.',
          'Ook de wc daar werkt gewoon.',
          'Heeft u een kleine baby of bent u ziek?',
          'Bel ons vóór maandag, dan zoeken we samen een oplossing.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-notice-water-off-before',
        question: 'Wat doe je op dinsdagavond?',
        options: ['Koffie in de hal halen.', 'Kleren nog niet wassen.', 'Water in flessen doen.'],
        correct: 2,
        explanation: 'You prepare the day before: *Vul dinsdagavond een paar flessen en pannen met water.*',
      },
      {
        id: 'room-notice-water-off-ceiling',
        question: 'Waarom kregen de onderburen een nieuw plafond?',
        options: [
          'Een buurman had zijn kraan opengelaten.',
          'De oude leidingen in de kelder waren lek.',
          'De wasmachine boven hen was niet uit.',
        ],
        correct: 0,
        explanation:
          'Somebody forgot to close his taps: *Hij was naar zijn werk toen het water weer kwam.* It ran through the ceiling below.',
      },
      {
        id: 'room-notice-water-off-after',
        question: 'Het is drie uur en er komt water. Wat doe je?',
        options: [
          'Meteen je witte kleren wassen.',
          'Het eerst een tijdje laten lopen.',
          'Ons bellen over de bruine kleur.',
        ],
        correct: 1,
        explanation:
          '*Laat de kraan dan eerst tien minuten lopen.* Brown water is not dangerous, but white clothes have to wait.',
      },
    ],
  },
  {
    id: 'room-notice-volunteers-garden',
    genre: 'notice',
    level: 'A2+',
    reader: 'man',
    title: 'Handen gezocht voor de buurttuin',
    new: ['tuin', 'planten', 'groente', 'gereedschap', 'gras'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Achter de sporthal ligt een stuk grond van de gemeente.',
          'Jarenlang groeide er alleen gras en lagen er oude banden.',
          'Sinds twee jaar is het onze buurttuin.',
          'Er groeien nu bonen, pompoenen, munt en zonnebloemen, en op zaterdag zit er altijd wel iemand op de bank met een thermoskan.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Maar een tuin heeft handen nodig, en vooral in het voorjaar hebben we er te weinig.',
          'Daarom zoeken we mensen die één of twee uur per week willen helpen.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Moet u verstand van planten hebben?',
          'Nee.',
          'Wij hebben Esperanza, die vroeger op een boerderij werkte, en zij legt alles rustig uit.',
          'Twee keer, als dat nodig is.',
          'Bent u niet zo sterk?',
          'Er is ook licht werk: zaaien, water geven, of koffie schenken.',
          'En wie nog niet veel Nederlands spreekt, leert hier vanzelf de woorden die in geen boek staan.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Wat krijgt u ervoor?',
          'Geen geld.',
          'Wel verse groente, frisse lucht en mensen die u groeten op straat.',
          'Handschoenen en gereedschap hebben wij.',
          'Doe oude schoenen aan.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'U kunt elke zaterdag tussen tien en één komen kijken.',
          'U hoeft van tevoren niets te zeggen.',
          'Loop gewoon naar binnen en vraag naar Esperanza.',
          'U herkent haar aan de strohoed, ook als het regent.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Eén ding nog: wij zoeken ook iemand die met de konijnen kan praten.',
          'Zij denken dat de sla van hen is.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-notice-volunteers-garden-before',
        question: 'Wat was er vroeger op de plek van de tuin?',
        options: ['Gras en oude banden.', 'Bonen en zonnebloemen.', 'Een sporthal met een bank.'],
        correct: 0,
        explanation:
          'For years *groeide er alleen gras en lagen er oude banden*. The beans and sunflowers are there now.',
      },
      {
        id: 'room-notice-volunteers-garden-who',
        question: 'Voor wie is het werk in de tuin ook geschikt?',
        options: [
          'Voor mensen die geld willen verdienen.',
          'Voor mensen die nooit buiten willen zijn.',
          'Voor mensen die niets van planten weten.',
        ],
        correct: 2,
        explanation:
          'To the question whether you must know about plants the answer is *Nee.* Esperanza explains everything, but there is *Geen geld.*',
      },
      {
        id: 'room-notice-volunteers-garden-rabbits',
        question: 'Wat is het probleem met de konijnen?',
        options: [
          'Zij slapen onder de bank.',
          'Zij eten de sla uit de tuin.',
          'Zij zijn bang voor de mensen.',
        ],
        correct: 1,
        explanation: '*Zij denken dat de sla van hen is*, so they eat it. Talking to rabbits is a joke.',
      },
    ],
  },
] as const satisfies readonly RoomText[];
