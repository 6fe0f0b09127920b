import type { RoomText } from '#content/schema/room-text.ts';

export const rows = [
  {
    id: 'room-interview-baker',
    genre: 'interview',
    level: 'A1',
    reader: 'woman',
    title: 'Vijf vragen aan een bakker',
    new: ['bakker', 'brood', 'opstaan', 'nacht', 'slapen', 'klant'],
    blocks: [
      { kind: 'paragraph', from: 'Vraag', sentences: ['Hoe heet u en wat doet u?'] },
      {
        kind: 'paragraph',
        from: 'Bilal',
        sentences: ['Ik ben Bilal en ik ben bakker.', 'Ik maak brood voor de hele straat.'],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Hoe laat begint u?'] },
      {
        kind: 'paragraph',
        from: 'Bilal',
        sentences: ['Om drie uur in de nacht.', 'Dan slaapt de stad nog.', 'Dat vind ik mooi.'],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Wanneer slaapt u?'] },
      {
        kind: 'paragraph',
        from: 'Bilal',
        sentences: [
          "Om zeven uur 's avonds ga ik naar bed.",
          'Mijn kinderen van vijf en zes zijn dan nog wakker.',
          "Zij zeggen: 'Welterusten, papa!'",
        ],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Wie is uw leukste klant?'] },
      {
        kind: 'paragraph',
        from: 'Bilal',
        sentences: [
          'Een oude man.',
          'Hij koopt elke dag één klein brood.',
          "Hij zegt altijd: 'Dit was het laatste.",
          "Ik ben te dik.'",
          'En morgen komt hij weer.',
        ],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Eet u zelf veel brood?'] },
      { kind: 'paragraph', from: 'Bilal', sentences: ['Nee.', 'Ik eet liever rijst!'] },
    ],
    questions: [
      {
        id: 'room-interview-baker-night',
        question: 'Wat vindt Bilal mooi aan zijn werk?',
        options: ['De stad slaapt nog als hij begint.', 'Hij kan lang slapen.', 'Zijn kinderen helpen hem.'],
        correct: 0,
        explanation: 'He begins at three, and *Dan slaapt de stad nog. Dat vind ik mooi.*',
      },
      {
        id: 'room-interview-baker-children',
        question: 'Wie gaat er in huis het eerst naar bed?',
        options: ['Zijn kinderen.', 'Bilal zelf.', 'Een oude man.'],
        correct: 1,
        explanation:
          'Bilal goes to bed at seven, and his children *zijn dan nog wakker*. They wish him good night.',
      },
      {
        id: 'room-interview-baker-man',
        question: 'Wat doet de oude man elke dag?',
        options: [
          'Hij koopt rijst voor Bilal.',
          'Hij koopt zijn laatste brood.',
          'Hij koopt een klein brood.',
        ],
        correct: 2,
        explanation: '*Hij koopt elke dag één klein brood.* He says that it is the last, but he comes again.',
      },
    ],
  },
  {
    id: 'room-interview-cleaner',
    genre: 'interview',
    level: 'A1+',
    reader: 'man',
    title: 'Werken als de school leeg is',
    new: ['schoonmaken', 'klas', 'stil', 'muziek', 'vinden-mening'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Als de kinderen naar huis gaan, begint Oksana.',
          'Zij maakt elke middag een basisschool schoon.',
          'Wij praten met haar bij een kopje thee.',
        ],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Wat is het eerste dat je doet?'] },
      {
        kind: 'paragraph',
        from: 'Oksana',
        sentences: [
          'Ik zet de radio aan.',
          'Een lege school is heel stil.',
          'Met muziek werk ik sneller, en ik zing mee.',
          'Niemand hoort het.',
        ],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Weet je veel over de kinderen?'] },
      {
        kind: 'paragraph',
        from: 'Oksana',
        sentences: [
          'Ik zie ze bijna nooit, maar ik ken hun tafels.',
          'Onder één tafel zit altijd een stuk brood met kaas.',
          'Dat kind houdt niet van kaas.',
        ],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Wat was je mooiste dag?'] },
      {
        kind: 'paragraph',
        from: 'Oksana',
        sentences: [
          'Vorig jaar was ik drie weken ziek.',
          'Toen ik terugkwam, hingen er tekeningen op alle ramen.',
          "Er stond op: 'Wij missen u!",
          "Onze klas is vies.'",
          'Ik moest huilen en lachen tegelijk.',
        ],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Is er ook iets dat je niet leuk vindt?'] },
      {
        kind: 'paragraph',
        from: 'Oksana',
        sentences: ['Ja.', 'Zand!', 'In de zomer zit er meer zand in de klas dan op het strand.'],
      },
    ],
    questions: [
      {
        id: 'room-interview-cleaner-radio',
        question: 'Waarom zet Oksana de radio aan?',
        options: ['Zij hoort dan het nieuws.', 'Zij werkt dan beter.', 'Zij hoort dan de kinderen.'],
        correct: 1,
        explanation:
          'She says *Met muziek werk ik sneller*. The school is silent when the children have gone.',
      },
      {
        id: 'room-interview-cleaner-cheese',
        question: 'Hoe weet zij dat een kind niet van kaas houdt?',
        options: [
          'Zij heeft met het kind gesproken.',
          'Zij ziet het kind elke dag eten.',
          'Zij vindt het brood onder zijn tafel.',
        ],
        correct: 2,
        explanation:
          '*Onder één tafel zit altijd een stuk brood met kaas.* She almost never sees the children.',
      },
      {
        id: 'room-interview-cleaner-drawings',
        question: 'Waarom hingen er tekeningen op de ramen?',
        options: [
          'De kinderen hadden haar gemist.',
          'De kinderen waren drie weken ziek.',
          'De kinderen vonden de ramen vies.',
        ],
        correct: 0,
        explanation: 'It said *Wij missen u!* Oksana was the one who had been ill for three weeks.',
      },
    ],
  },
  {
    id: 'room-interview-swim-teacher',
    genre: 'interview',
    level: 'A2',
    reader: 'woman',
    title: 'Zwemles voor volwassenen',
    new: ['zwemmen', 'bang', 'durven', 'volwassene'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Jerrel geeft zwemles aan volwassenen.',
          'Zijn oudste leerling is eenenzeventig.',
          'Wij spraken hem aan de rand van het water.',
        ],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Waarom leren mensen pas laat zwemmen?'] },
      {
        kind: 'paragraph',
        from: 'Jerrel',
        sentences: [
          'Daar zijn veel redenen voor.',
          'Sommige mensen komen uit een droog land.',
          'Anderen hadden vroeger geen geld voor les, of zij zijn een keer bijna verdronken.',
          'En dan komen ze in Nederland wonen, waar overal water is.',
        ],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Hoe begint de eerste les?'] },
      {
        kind: 'paragraph',
        from: 'Jerrel',
        sentences: [
          'Met koffie.',
          'Dat meen ik.',
          'Eerst praten we.',
          'Daarna gaan we in het water staan, tot de knieën.',
          'Meer doen we niet.',
          'De tweede week gaat het gezicht in het water.',
          'Dat is voor velen het spannendste moment.',
        ],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Bent u zelf ooit bang geweest?'] },
      {
        kind: 'paragraph',
        from: 'Jerrel',
        sentences: [
          'Ja!',
          'Ik ben in Paramaribo geboren, naast de rivier.',
          'Mijn moeder zei altijd dat daar een heel grote vis woonde die kinderen at.',
          'Ik was veertien toen ik durfde te zwemmen.',
          'Die vis heb ik nooit gezien.',
        ],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Welke leerling vergeet u nooit?'] },
      {
        kind: 'paragraph',
        from: 'Jerrel',
        sentences: [
          'Mevrouw Abdi.',
          'Zij kwam omdat haar kleinkinderen haar uitlachten.',
          'Na een jaar had zij haar diploma.',
          'Nu zwemt zij sneller dan de kinderen.',
          'Die wachten op háár met de handdoek.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-interview-swim-teacher-first-lesson',
        question: 'Wat doen de leerlingen in de eerste les?',
        options: [
          'Zij staan in laag water.',
          'Zij doen hun gezicht in het water.',
          'Zij zwemmen een klein stuk.',
        ],
        correct: 0,
        explanation:
          'In the first lesson they stand in the water *tot de knieën*, and *Meer doen we niet.* The face comes in week two.',
      },
      {
        id: 'room-interview-swim-teacher-fish',
        question: 'Waarom was Jerrel als kind bang voor water?',
        options: [
          'Hij had een heel grote vis gezien.',
          'Zijn moeder vertelde over een grote vis.',
          'Hij was een keer bijna verdronken.',
        ],
        correct: 1,
        explanation:
          'His mother said that there was *een heel grote vis*, but *Die vis heb ik nooit gezien.*',
      },
      {
        id: 'room-interview-swim-teacher-grandma',
        question: 'Waarom ging mevrouw Abdi op zwemles?',
        options: [
          'Haar kleinkinderen zwommen te snel.',
          'Haar kleinkinderen wilden ook les.',
          'Haar kleinkinderen lachten om haar.',
        ],
        correct: 2,
        explanation: 'She came *omdat haar kleinkinderen haar uitlachten*. Now she is faster than they are.',
      },
    ],
  },
  {
    id: 'room-interview-night-nurse',
    genre: 'interview',
    level: 'A2+',
    reader: 'man',
    title: "'In de nacht vertellen mensen de waarheid'",
    new: ['verpleegkundige', 'ziekenhuis', 'nacht', 'bang', 'bel', 'dienst-werktijd', 'waarheid'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Wimala Perera werkt al zestien jaar als verpleegkundige, en meestal in de nacht.',
          "Om elf uur 's avonds begint haar dienst, om half acht gaat zij naar huis.",
          'Wij vroegen haar hoe dat is.',
        ],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Heeft u zelf voor de nacht gekozen?'] },
      {
        kind: 'paragraph',
        from: 'Wimala',
        sentences: [
          'In het begin niet.',
          'Mijn kinderen waren klein, en zo kon ik overdag bij hen zijn.',
          'Mijn man bracht ze naar bed, ik bracht ze naar school.',
          'Nu zijn ze groot, maar ik wil niet meer anders.',
        ],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Wat is er zo bijzonder aan?'] },
      {
        kind: 'paragraph',
        from: 'Wimala',
        sentences: [
          'Overdag is een ziekenhuis een station.',
          'Iedereen heeft haast.',
          'In de nacht is er tijd.',
          'Als het donker is, zijn mensen soms bang.',
          'Zij drukken op de bel en vragen om water, maar eigenlijk willen ze praten.',
          'Dan ga ik even zitten.',
          'In de nacht vertellen mensen de waarheid.',
        ],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Kunt u een voorbeeld geven?'] },
      {
        kind: 'paragraph',
        from: 'Wimala',
        sentences: [
          'Een oude boer lag bij ons na een operatie.',
          'Elke nacht om drie uur belde hij.',
          'Hij zei dat hij pijn had, maar hij keek steeds naar het raam.',
          'Na een week vroeg ik waar hij naar keek.',
          "'Naar het weer,' zei hij.",
          "'Mijn koeien staan buiten.'",
          'Toen heb ik zijn zoon gebeld.',
          "Om drie uur 's nachts!",
          'De zoon was al wakker: hij stond bij de koeien.',
          'Daarna heeft de boer geslapen als een baby.',
        ],
      },
      { kind: 'paragraph', from: 'Vraag', sentences: ['Slaapt u zelf goed?'] },
      {
        kind: 'paragraph',
        from: 'Wimala',
        sentences: [
          "Heel goed, vanaf negen uur 's ochtends.",
          'Alleen niet als de buurman zijn gras maait.',
          'Hij doet dat altijd op mijn vrije dag.',
          'Hij denkt dat hij dan rekening met mij houdt!',
        ],
      },
    ],
    questions: [
      {
        id: 'room-interview-night-nurse-first-reason',
        question: 'Waarom ging Wimala in de nacht werken?',
        options: [
          'Zo kon haar man de kinderen naar school brengen.',
          'Zo kon zij met de patiënten praten.',
          'Zo kon zij overdag bij haar kinderen zijn.',
        ],
        correct: 2,
        explanation:
          'Her children were small, *en zo kon ik overdag bij hen zijn*. She took them to school, and her husband put them to bed.',
      },
      {
        id: 'room-interview-night-nurse-farmer',
        question: 'Waarom belde de oude boer elke nacht?',
        options: [
          'Hij wilde elke nacht zijn zoon bellen.',
          'Hij maakte zich zorgen over zijn dieren.',
          'Hij had na zijn operatie te veel pijn.',
        ],
        correct: 1,
        explanation:
          'He said that it was pain, but he looked at the weather: *Mijn koeien staan buiten.* After the call he slept well.',
      },
      {
        id: 'room-interview-night-nurse-neighbour',
        question: 'Wat is er aan de hand met de buurman?',
        options: [
          'Hij wil helpen, maar kiest de verkeerde dag.',
          'Hij werkt ook in de nacht en slaapt overdag.',
          'Hij is boos omdat zij overdag slaapt.',
        ],
        correct: 0,
        explanation:
          'He cuts the grass on her day off, *Hij denkt dat hij dan rekening met mij houdt!* So he means it well.',
      },
    ],
  },
] as const satisfies readonly RoomText[];
