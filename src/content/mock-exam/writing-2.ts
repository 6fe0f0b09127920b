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
        text: 'Voornaam en achternaam: Kofi Mensah\nAdres en woonplaats: Kerkpad 9, Rietveen\nTelefoonnummer of e-mailadres: 06-12345678\nWat heeft u gekocht? Een lamp voor de woonkamer\nWanneer kreeg u het pakket? Dinsdag 2 februari\nWat is er niet goed? De lamp is mooi, maar hij doet het niet. Ik heb een ander stopcontact geprobeerd, en dat hielp ook niet. Verder is het glas aan één kant gebroken.\nWat moeten wij nu doen? Ik wil graag een nieuwe lamp. Als dat niet kan, wil ik mijn geld terug.',
        comment:
          'The shop knows exactly what is wrong and what to do. *Maar*, *en* and *als* connect the sentences, and *verder* shows that something is added.',
      },
      enough: {
        text: 'Voornaam en achternaam: Kofi Mensah\nAdres en woonplaats: Kerkpad 9, Rietveen\nTelefoonnummer of e-mailadres: 06-12345678\nWat heeft u gekocht? Een lamp\nWanneer kreeg u het pakket? Dinsdag\nWat is er niet goed? De lamp is kapot en het glas is gebroken.\nWat moeten wij nu doen? Ik wil mijn geld terug.',
        comment:
          'Everything is filled in and clear. A date with the day, *dinsdag 2 februari*, would be better, and one more sentence about what happened.',
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
        text: 'Hoi Ria,\n\nWat fijn dat je op ons huis let! Wij zijn op zaterdag 31 juli weer thuis. Wil je de planten twee keer per week water geven? En als er post is, wil je die dan op tafel leggen? De sleutel ligt in de schuur, onder de blauwe pot. Heel erg bedankt, en tot over twee weken!\n\nGroetjes,\nLucia',
        comment:
          'Friendly and complete: Ria knows what to do, how often and where. *Als* and *en* connect the sentences. For a neighbour *je* is right.',
      },
      enough: {
        text: 'Hoi Ria,\n\nWij komen 31 juli terug. Wil je de planten water geven en de post op tafel leggen? De sleutel ligt in de schuur, en de schuur is open. Dank je wel!\n\nGroetjes,\nLucia',
        comment:
          'All four points are told in right sentences. Ria may still ask how often the plants need water and where in the shed the key is.',
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
        text: 'Geachte heer of mevrouw,\n\nIk woon in flat De Zwaan, op de zesde verdieping. Sinds maandag doet de lift het niet. Dat is voor mij erg lastig, want ik heb een baby. Elke dag moet ik met de baby en de boodschappen de trap op. Kunt u mij vertellen wanneer de lift wordt gemaakt?\n\nMet vriendelijke groet,\nMariam Hosseini',
        comment:
          'The reader knows where, what and since when, and why it is hard. The question is polite: it begins with *Kunt u mij vertellen wanneer*, and its verb stands at the end.',
      },
      enough: {
        text: 'Beste mensen,\n\nIk woon in flat De Zwaan. De lift is kapot sinds maandag. Ik heb een baby en ik woon op de zesde verdieping, dus het is moeilijk. Wanneer maakt u de lift?\n\nMet vriendelijke groet,\nMariam Hosseini',
        comment:
          'All four points in four sentences. *Moeilijk* alone says little: tell what is hard, for example walking up with the pram.',
      },
    },
  },
  {
    id: 'mock-writing-2-dinner-cancelled',
    theme: 'Vrije tijd',
    kind: 'email',
    title: 'U kunt niet komen eten',
    situation:
      'Uw vriendin Femke heeft u gevraagd om zaterdag te komen eten. U kunt helaas niet. Schrijf een e-mail aan Femke.',
    to: 'Femke',
    subject: 'Zaterdag',
    criteria: [
      { kind: 'told', task: 'Bedank Femke.', check: 'Did you thank her?' },
      {
        kind: 'told',
        task: 'Schrijf dat u niet kunt en waarom niet.',
        check: 'Does it say that you cannot come, and why?',
      },
      { kind: 'told', task: 'Noem een andere dag.', check: 'Did you name another day?' },
      { kind: 'told', task: 'Schrijf wat u dan meeneemt.', check: 'Does it say what you will bring?' },
      { kind: 'greeting' },
      { kind: 'closing' },
      { kind: 'sentences', atLeast: 4 },
      { kind: 'connecting-words', atLeast: 2 },
    ],
    models: {
      good: {
        text: 'Hoi Femke,\n\nBedankt dat je mij voor het eten hebt gevraagd! Helaas kan ik zaterdag niet komen, omdat mijn zus dan uit Turkije komt. Ik heb haar lang niet gezien, dus ik wil bij haar zijn. Kan ik volgende week vrijdag bij jou eten? Ik neem dan een salade en een fles sap mee.\n\nGroetjes,\nDeniz',
        comment:
          'Warm and clear: thanks, the reason, another day and what to bring. *Omdat* and *dus* show the reasons, and *Helaas* softens the no.',
      },
      enough: {
        text: 'Hoi Femke,\n\nDank je wel voor je e-mail. Ik kan zaterdag niet, want mijn zus komt. Kan ik vrijdag komen? Ik neem een salade en sap mee.\n\nGroetjes,\nDeniz',
        comment:
          'Everything is there in short right sentences. *Helaas* would sound more friendly, and *vrijdag* could be this week or next week.',
      },
    },
  },
] as const satisfies readonly MockWritingTask[];
