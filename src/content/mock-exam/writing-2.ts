import type { MockWritingTask } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-writing-2-complaint-form',
    theme: 'Winkelen',
    kind: 'form',
    title: 'Een klacht over een bestelling',
    situation:
      'U heeft op internet iets gekocht bij winkel Alles Thuis. Het pakket is gekomen, maar u bent niet tevreden. Vul het formulier in. Schrijf bij de laatste twee vragen hele zinnen.',
    fields: [
      { label: 'Voornaam en achternaam', asks: 'detail' },
      { label: 'Adres en woonplaats', asks: 'detail' },
      { label: 'Telefoonnummer of e-mailadres', asks: 'detail' },
      { label: 'Wat heeft u gekocht?', asks: 'detail' },
      { label: 'Wanneer kreeg u het pakket?', asks: 'detail' },
      { label: 'Wat is er niet goed?', asks: 'sentences' },
      { label: 'Wat moeten wij nu doen?', asks: 'sentences' },
    ],
    criteria: [
      {
        kind: 'told',
        task: 'Schrijf uw naam, adres en telefoonnummer of e-mailadres.',
        check: 'Are your name, address and phone number or e-mail address there?',
      },
      {
        kind: 'told',
        task: 'Schrijf wat u heeft gekocht en wanneer het kwam.',
        check: 'Does it say what you bought and when it came?',
      },
      { kind: 'told', task: 'Schrijf wat er niet goed is.', check: 'Does it say what is wrong?' },
      {
        kind: 'told',
        task: 'Schrijf wat u van de winkel wilt.',
        check: 'Does it say what the shop should do?',
      },
      { kind: 'sentences', atLeast: 2 },
      { kind: 'connecting-words', atLeast: 1 },
    ],
    models: {
      good: {
        text: 'Voornaam en achternaam: Kofi Mensah\nAdres en woonplaats: Kerkpad 9, Rietveen\nTelefoonnummer of e-mailadres: 06-12345678\nWat heeft u gekocht? Een lamp voor de woonkamer\nWanneer kreeg u het pakket? Dinsdag 2 februari\nWat is er niet goed? De lamp is mooi, maar hij doet het niet. Verder is het glas gebroken.\nWat moeten wij nu doen? Ik wil graag een nieuwe lamp. Als dat niet kan, wil ik mijn geld terug.',
        comment:
          'The shop knows exactly what is wrong and what to do. *Maar* and *als* connect the sentences, and *verder* shows that something is added.',
      },
      enough: {
        text: 'Voornaam en achternaam: Kofi Mensah\nAdres en woonplaats: Kerkpad 9, Rietveen\nTelefoonnummer of e-mailadres: 06-12345678\nWat heeft u gekocht? Een lamp\nWanneer kreeg u het pakket? Dinsdag\nWat is er niet goed? De lamp is kapot en het glas is gebroken.\nWat moeten wij nu doen? Ik wil mijn geld terug.',
        comment:
          'Everything is filled in and clear. A date with the day, *dinsdag 2 februari*, would be better, and one more sentence about what happened.',
      },
    },
  },
  {
    id: 'mock-writing-2-free-day',
    theme: 'Vrije tijd',
    kind: 'text',
    title: 'Mijn vrije dag',
    situation:
      'De wijkkrant vraagt: wat doet u graag op uw vrije dag? Schrijf een stukje voor de krant. Schrijf minstens drie zinnen.',
    criteria: [
      {
        kind: 'told',
        task: 'Schrijf wat u op uw vrije dag doet.',
        check: 'Does it say what you do on your day off?',
      },
      { kind: 'told', task: 'Schrijf met wie u dat doet.', check: 'Does it say with whom?' },
      { kind: 'told', task: 'Schrijf waarom u dat leuk vindt.', check: 'Did you give a reason?' },
      { kind: 'sentences', atLeast: 3 },
      { kind: 'connecting-words', atLeast: 2 },
    ],
    models: {
      good: {
        text: 'Op mijn vrije dag ga ik met mijn man naar de markt. Wij kopen groente en vis, en daarna koken we samen. Mijn zus komt vaak eten. Ik vind het leuk, omdat we door de week weinig tijd voor elkaar hebben.',
        comment:
          'It tells what, with whom and why, as one story. *Daarna* shows what comes next, and after *omdat* the verb comes last.',
      },
      enough: {
        text: 'Op mijn vrije dag ga ik zwemmen. Mijn vriendin gaat ook mee. Ik vind het leuk, want dan praten we en lachen we.',
        comment:
          'Three right sentences with all that was asked. It would be better if it told where she swims, or what they do after it.',
      },
    },
  },
  {
    id: 'mock-writing-2-broken-lift',
    theme: 'Wonen',
    kind: 'email',
    title: 'De lift doet het niet',
    situation:
      'U woont in een flat, op de zesde verdieping. De lift is kapot. Schrijf een e-mail aan woningcorporatie Thuis.',
    to: 'Woningcorporatie Thuis',
    subject: 'Lift kapot',
    criteria: [
      { kind: 'told', task: 'Schrijf waar u woont.', check: 'Does it say where you live?' },
      {
        kind: 'told',
        task: 'Schrijf wat er kapot is en sinds wanneer.',
        check: 'Does it say what is broken, and since when?',
      },
      {
        kind: 'told',
        task: 'Schrijf waarom dat voor u lastig is.',
        check: 'Did you explain why it is a problem for you?',
      },
      {
        kind: 'told',
        task: 'Vraag wanneer de lift wordt gemaakt.',
        check: 'Did you ask when the lift will be repaired?',
      },
      { kind: 'greeting' },
      { kind: 'closing' },
      { kind: 'sentences', atLeast: 4 },
      { kind: 'connecting-words', atLeast: 2 },
    ],
    models: {
      good: {
        text: 'Geachte heer of mevrouw,\n\nIk woon in flat De Zwaan, op de zesde verdieping. Sinds maandag is de lift kapot. Dat is lastig, want ik heb een baby en zware boodschappen. Kunt u mij vertellen wanneer de lift wordt gemaakt?\n\nMet vriendelijke groet,\nMariam Hosseini',
        comment:
          'The reader knows where, what and since when, and why it is hard. The question is polite: it begins with *Kunt u mij vertellen wanneer*, and its verb stands at the end.',
      },
      enough: {
        text: 'Beste mensen,\n\nIk woon in flat De Zwaan. De lift is sinds maandag kapot. Ik heb een baby, dus het is moeilijk en zwaar. Wanneer maakt u de lift?\n\nMet vriendelijke groet,\nMariam Hosseini',
        comment:
          'All four points in four sentences. *Moeilijk* alone says little: tell what is hard, for example walking up with the pram.',
      },
    },
  },
  {
    id: 'mock-writing-2-note-neighbour',
    theme: 'Buren',
    kind: 'note',
    title: 'Een briefje voor de buurvrouw',
    situation:
      'U gaat morgen twee weken op vakantie. Uw buurvrouw Ria let op uw huis. Schrijf een briefje voor haar.',
    to: 'Buurvrouw Ria',
    criteria: [
      { kind: 'told', task: 'Schrijf wanneer u weer thuis bent.', check: 'Does it say when you are back?' },
      {
        kind: 'told',
        task: 'Schrijf wat Ria in uw huis moet doen. Noem twee dingen.',
        check: 'Did you name two things that she has to do?',
      },
      { kind: 'told', task: 'Schrijf waar de sleutel is.', check: 'Does it say where the key is?' },
      { kind: 'told', task: 'Bedank haar.', check: 'Did you thank her?' },
      { kind: 'greeting' },
      { kind: 'closing' },
      { kind: 'sentences', atLeast: 4 },
      { kind: 'connecting-words', atLeast: 2 },
    ],
    models: {
      good: {
        text: 'Hoi Ria,\n\nWat fijn dat je op ons huis let! Wij zijn zaterdag 31 juli weer thuis. Wil je de planten water geven en de post op tafel leggen? De sleutel ligt in de schuur, onder de blauwe pot. Heel erg bedankt!\n\nGroetjes,\nLucia',
        comment:
          'Friendly and complete: Ria knows what to do and exactly where the key is. *Dat* and *en* connect the sentences. For a neighbour *je* is right.',
      },
      enough: {
        text: 'Hoi Ria,\n\nWij komen 31 juli terug. Wil je de planten water geven en de post pakken? De sleutel ligt in de schuur, en de schuur is open. Dank je wel!\n\nGroetjes,\nLucia',
        comment:
          'All four points are told in right sentences. Ria may still ask how often the plants need water and where in the shed the key is.',
      },
    },
  },
] as const satisfies readonly MockWritingTask[];
