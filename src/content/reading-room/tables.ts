import type { RoomText } from '#content/schema/room-text.ts';

export const rows = [
  {
    id: 'room-table-shop-hours',
    genre: 'table',
    level: 'A1',
    reader: 'man',
    title: 'Wanneer is de winkel open?',
    new: ['winkel', 'open', 'dicht', 'kaas', 'vis', 'brood'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: ['Dit is de winkel van de familie Osei.', 'Kijk hier wanneer we open zijn.'],
      },
      {
        kind: 'table',
        head: ['Dag', 'Open', 'Vers vandaag'],
        rows: [
          ['maandag', 'dicht', ''],
          ['dinsdag', '9.00 tot 18.00 uur', 'kaas'],
          ['woensdag', '9.00 tot 18.00 uur', 'brood'],
          ['donderdag', '9.00 tot 21.00 uur', 'vlees'],
          ['vrijdag', '9.00 tot 18.00 uur', 'vis'],
          ['zaterdag', '8.00 tot 16.00 uur', 'brood en fruit'],
          ['zondag', 'dicht', ''],
        ],
      },
      { kind: 'paragraph', sentences: ['De vis is om twaalf uur vaak op.', 'Kom dus vroeg!'] },
      {
        kind: 'paragraph',
        sentences: [
          'Op zaterdag is oma Osei in de winkel.',
          'Zij weet hoe iedereen heet en zij praat heel graag.',
          'Heb je geen tijd?',
          'Kom dan niet op zaterdag.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-table-shop-hours-evening',
        question: "Je werkt tot zeven uur 's avonds. Wanneer kun je nog naar de winkel?",
        options: ['Op zaterdag.', 'Op woensdag.', 'Op donderdag.'],
        correct: 2,
        explanation:
          'Only on Thursday is the shop open late: *donderdag, 9.00 tot 21.00 uur*. On the other days it closes at six or earlier.',
      },
      {
        id: 'room-table-shop-hours-fish',
        question: 'Wat is slim als je vis wilt?',
        options: ['Dinsdag vroeg komen.', 'Vrijdag vroeg komen.', 'Vrijdag laat komen.'],
        correct: 1,
        explanation:
          'Fresh fish is there on *vrijdag*, and it is *om twaalf uur vaak op*. So you come early.',
      },
      {
        id: 'room-table-shop-hours-saturday',
        question: 'Waarom kom je met weinig tijd niet op zaterdag?',
        options: [
          'Oma praat dan lang met je.',
          'Er is dan geen brood of fruit.',
          'Oma is dan niet in de winkel.',
        ],
        correct: 0,
        explanation:
          'On Saturday Grandma is there, and *zij praat heel graag*. There is bread and fruit on that day.',
      },
    ],
  },
  {
    id: 'room-table-sports',
    genre: 'table',
    level: 'A1+',
    reader: 'woman',
    title: 'Sporten in het buurthuis',
    new: ['sporten', 'dansen', 'zwemmen', 'voetballen', 'gratis'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'In en om ons buurthuis kan iedereen sporten.',
          'Je hoeft niet goed te zijn.',
          'De eerste keer is altijd gratis.',
        ],
      },
      {
        kind: 'table',
        head: ['Sport', 'Dag en tijd', 'Voor wie', 'Prijs per keer'],
        rows: [
          ['Wandelen', 'maandag 10.00 uur', 'iedereen', 'gratis'],
          ['Zwemmen', 'dinsdag 19.30 uur', 'vrouwen', '3 euro'],
          ['Voetbal', 'woensdag 15.00 uur', 'kinderen van 6 tot 12 jaar', '1 euro'],
          ['Dansen', 'donderdag 20.00 uur', 'volwassenen', '4 euro'],
          ['Yoga op een stoel', 'vrijdag 11.00 uur', 'mensen van 60 jaar en ouder', '2 euro'],
          ['Voetbal', 'zaterdag 17.00 uur', 'volwassenen', '2 euro'],
        ],
      },
      { kind: 'paragraph', sentences: ['Neem altijd water mee, en schone schoenen voor binnen.'] },
      {
        kind: 'paragraph',
        sentences: [
          'Aan zwemmen en dansen doen veel mensen mee.',
          'Geef je daarom eerst op bij de balie.',
          'Bij de andere sporten kun je gewoon komen.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'De wandelgroep loopt ook als het regent.',
          'Na een uur drinken ze koffie met taart.',
          'Sommige mensen komen alleen voor de taart.',
          'Dat mag, maar dan loop je wel even mee.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-table-sports-free',
        question: 'Je wilt elke week sporten, maar niets betalen. Wat kan?',
        options: ['Dansen.', 'Wandelen.', 'Voetballen.'],
        correct: 1,
        explanation:
          'In the table only walking is *gratis* every time. For the others only the first time is free.',
      },
      {
        id: 'room-table-sports-evening',
        question: 'Een man van veertig werkt tot zes uur. Welke sport past op een werkdag bij hem?',
        options: ['Voetbal, op woensdag.', 'Zwemmen, op dinsdag.', 'Dansen, op donderdag.'],
        correct: 2,
        explanation:
          'Dancing is *donderdag 20.00 uur* for *volwassenen*. Swimming is for women, and football on Wednesday for children.',
      },
      {
        id: 'room-table-sports-sign-up',
        question: 'Voor welke sport moet je je opgeven?',
        options: ['Voor zwemmen.', 'Voor yoga.', 'Voor voetbal.'],
        correct: 0,
        explanation:
          'You sign up for two sports: *Aan zwemmen en dansen doen veel mensen mee.* For the others you can just come.',
      },
    ],
  },
  {
    id: 'room-table-cleaning-rota',
    genre: 'table',
    level: 'A2',
    reader: 'man',
    title: 'Rooster van ons huis',
    new: ['rooster', 'schoonmaken', 'badkamer', 'keuken', 'afval', 'ruilen', 'koelkast'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Wij wonen met vijf mensen in één huis.',
          'Zonder rooster wordt het een rommel.',
          'Wij weten dat, want we hebben het een maand geprobeerd.',
          'Toen liep er iets door de koelkast.',
        ],
      },
      {
        kind: 'table',
        head: ['Week', 'Keuken', 'Badkamer en wc', 'Gang en trap', 'Afval'],
        rows: [
          ['week 1', 'Hiwot', 'Lars', 'Nikola', 'Zeynep'],
          ['week 2', 'Lars', 'Nikola', 'Zeynep', 'Hiwot'],
          ['week 3', 'Nikola', 'Zeynep', 'Hiwot', 'Lars'],
          ['week 4', 'Zeynep', 'Hiwot', 'Lars', 'Nikola'],
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Daarna begint het rooster opnieuw.',
          "Alles moet zondag om acht uur 's avonds klaar zijn.",
          'Daarna eten we samen.',
        ],
      },
      { kind: 'paragraph', sentences: ['Onze afspraken:'] },
      {
        kind: 'list',
        items: [
          ['Kun je niet?', 'Ruil dan met iemand en schrijf het op.'],
          ['De keuken is pas klaar als ook de oven schoon is.'],
          ["Het afval gaat op dinsdag naar buiten, vóór acht uur 's ochtends."],
          [
            'Wie zijn week vergeet, kookt op zondag voor iedereen.',
            'Lars mag dat niet.',
            'Hij moet dan pizza betalen.',
          ],
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Imran staat niet in het rooster.',
          'Hij heeft de rolstoel en de beste laptop.',
          'Hij betaalt de rekeningen, belt met de huisbaas en vraagt elke zondag of alles klaar is.',
          'Dat laatste doet hij erg graag.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-table-cleaning-rota-week',
        question: 'Wie maakt in week 3 de badkamer schoon?',
        options: ['Hiwot.', 'Nikola.', 'Zeynep.'],
        correct: 2,
        explanation:
          'Look in the row of *week 3*, in the column *Badkamer en wc*. Nikola has the kitchen and Hiwot the hall.',
      },
      {
        id: 'room-table-cleaning-rota-lars',
        question: 'Waarom moet Lars pizza betalen als hij zijn week vergeet?',
        options: [
          'De anderen willen niet dat hij kookt.',
          'De anderen vinden zijn keuken te vies.',
          'De anderen eten op zondag altijd pizza.',
        ],
        correct: 0,
        explanation:
          'Whoever forgets cooks on Sunday, but *Lars mag dat niet.* It seems that he cooks badly.',
      },
      {
        id: 'room-table-cleaning-rota-imran',
        question: 'Wat doet Imran voor het huis?',
        options: [
          'Hij maakt de laptops van de anderen.',
          'Hij regelt de zaken met geld.',
          'Hij brengt het afval naar buiten.',
        ],
        correct: 1,
        explanation:
          'Imran is not in the rota: *Hij betaalt de rekeningen, belt met de huisbaas* and asks whether all is done.',
      },
    ],
  },
  {
    id: 'room-table-course-guide',
    genre: 'table',
    level: 'A2+',
    reader: 'woman',
    title: 'Welke cursus past bij u?',
    new: ['cursus', 'inschrijven', 'korting', 'beginnen'],
    blocks: [
      {
        kind: 'paragraph',
        sentences: [
          'Het Taalhuis begint in september weer met nieuwe cursussen.',
          'Hieronder ziet u wat er is.',
          'U kunt zich tot en met 20 augustus inschrijven.',
          'Dat doet u aan de balie, want wij willen u eerst even spreken.',
          'Zo weten we zeker dat u niet in een groep komt die te moeilijk of te makkelijk is.',
        ],
      },
      {
        kind: 'table',
        head: ['Cursus', 'Dag en tijd', 'Hoe lang', 'Prijs', 'Voor wie'],
        rows: [
          ['Praten in de buurt', 'maandag 9.30 uur', '10 weken', 'gratis', 'u spreekt al een beetje'],
          ['Lezen en schrijven', 'dinsdag 19.00 uur', '20 weken', '40 euro', 'u leert ons schrift'],
          ['Nederlands op het werk', 'donderdag 18.30 uur', '12 weken', '60 euro', 'u heeft een baan'],
          ['Brieven en formulieren', 'vrijdag 13.00 uur', '6 weken', '15 euro', 'u leest al goed'],
          ['Zingen in het Nederlands', 'zaterdag 14.00 uur', '10 weken', '20 euro', 'iedereen'],
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Heeft u weinig inkomen?',
          'Dan krijgt u de helft korting.',
          'Neem daarvoor een brief van de gemeente mee.',
          'Voor kinderen is er oppas op maandag en vrijdag, maar niet in de avond.',
        ],
      },
      {
        kind: 'paragraph',
        sentences: [
          'Misschien denkt u dat u niet kunt zingen.',
          'Dat dacht onze lerares Marisol ook van haar groep, en zij had gelijk.',
          'Toch is het de cursus waar niemand ooit wegblijft.',
          'Wie een lied vijftig keer heeft gezongen, vergeet de woorden nooit meer.',
          'De buren van het Taalhuis trouwens ook niet.',
        ],
      },
    ],
    questions: [
      {
        id: 'room-table-course-guide-half',
        question: "U heeft een brief van de gemeente en u kiest 'Lezen en schrijven'. Wat betaalt u?",
        options: ['20 euro.', '15 euro.', '40 euro.'],
        correct: 0,
        explanation: 'The price in the table is *40 euro*, and with the letter *krijgt u de helft korting*.',
      },
      {
        id: 'room-table-course-guide-childcare',
        question: 'U heeft een klein kind en er is thuis geen oppas. U leest al goed. Welke cursus kan?',
        options: ['Nederlands op het werk.', 'Brieven en formulieren.', 'Lezen en schrijven.'],
        correct: 1,
        explanation:
          'There is childcare *op maandag en vrijdag, maar niet in de avond*. Letters and forms is on Friday afternoon, for people who read well.',
      },
      {
        id: 'room-table-course-guide-desk',
        question: 'Waarom kunt u zich alleen aan de balie inschrijven?',
        options: [
          'Men wil uw brief van de gemeente zien.',
          'Men wil horen of u goed kunt zingen.',
          'Men wil u in de goede groep zetten.',
        ],
        correct: 2,
        explanation:
          'They want to talk to you first. So you are *niet in een groep* that is too hard or too easy.',
      },
    ],
  },
] as const satisfies readonly RoomText[];
