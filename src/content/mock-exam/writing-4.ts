import type { MockWritingTask } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-writing-4-course-form',
    theme: 'Onderwijs',
    kind: 'form',
    title: 'Een cursus in het buurthuis',
    situation:
      'U wilt een cursus doen in buurthuis De Brug. U kunt er leren koken, naaien, fietsen en met de computer werken. Vul het formulier in. Schrijf bij de laatste twee vragen hele zinnen.',
    fields: [
      { label: 'Voornaam en achternaam', asks: 'detail' },
      { label: 'Adres en woonplaats', asks: 'detail' },
      { label: 'Telefoonnummer of e-mailadres', asks: 'detail' },
      { label: 'Welke cursus wilt u doen?', asks: 'detail' },
      { label: 'Op welke dagen kunt u niet?', asks: 'detail' },
      { label: 'Waarom wilt u deze cursus doen?', asks: 'sentences' },
      { label: 'Wat kunt u al?', asks: 'sentences' },
    ],
    criteria: [
      {
        kind: 'told',
        task: 'Schrijf uw naam, adres en telefoonnummer of e-mailadres.',
        check: 'Are your name, address and phone number or e-mail address there?',
      },
      {
        kind: 'told',
        task: 'Schrijf welke cursus u wilt doen en wanneer u niet kunt.',
        check: 'Does it say which course, and on which days you cannot come?',
      },
      { kind: 'told', task: 'Schrijf waarom u deze cursus wilt doen.', check: 'Did you give a reason?' },
      { kind: 'told', task: 'Schrijf wat u al kunt.', check: 'Does it say what you can do already?' },
      { kind: 'sentences', atLeast: 2 },
      { kind: 'connecting-words', atLeast: 1 },
    ],
    models: {
      good: {
        text: 'Voornaam en achternaam: Thandi Dube\nAdres en woonplaats: Lindelaan 12, Waterdorp\nTelefoonnummer of e-mailadres: 06-12345678\nWelke cursus wilt u doen? Fietsen\nOp welke dagen kunt u niet? Dinsdag en donderdag\nWaarom wilt u deze cursus doen? Ik wil graag fietsen, omdat mijn werk ver van de bus is.\nWat kunt u al? Ik heb twee keer met een vriendin geoefend. Ik kan rechtdoor fietsen, maar in het verkeer ben ik bang.',
        comment:
          'All details are there. *Omdat* and *maar* connect the sentences, and the teacher knows what she has to practise.',
      },
      enough: {
        text: 'Voornaam en achternaam: Thandi Dube\nAdres en woonplaats: Lindelaan 12, Waterdorp\nTelefoonnummer of e-mailadres: 06-12345678\nWelke cursus wilt u doen? Fietsen\nOp welke dagen kunt u niet? Dinsdag\nWaarom wilt u deze cursus doen? Ik wil naar mijn werk fietsen.\nWat kunt u al? Ik kan een beetje fietsen, maar niet goed.',
        comment:
          'Everything is filled in, and there is one connecting word, *maar*. *Niet goed* says little: what is still hard for her?',
      },
    },
  },
  {
    id: 'mock-writing-4-favourite-food',
    theme: 'Vrije tijd',
    kind: 'text',
    title: 'Lekker eten',
    situation:
      'De wijkkrant vraagt: wat eet u het liefst? Schrijf een stukje voor de krant. Schrijf minstens drie zinnen.',
    criteria: [
      {
        kind: 'told',
        task: 'Schrijf wat u het liefst eet.',
        check: 'Does it say what you like to eat best?',
      },
      {
        kind: 'told',
        task: 'Schrijf wanneer of met wie u het eet.',
        check: 'Does it say when you eat it, or with whom?',
      },
      { kind: 'told', task: 'Schrijf waarom u het lekker vindt.', check: 'Did you give a reason?' },
      { kind: 'sentences', atLeast: 3 },
      { kind: 'connecting-words', atLeast: 2 },
    ],
    models: {
      good: {
        text: 'Ik eet het liefst soep met linzen. Mijn moeder maakte die vroeger elke vrijdag, en nu kook ik hem voor mijn kinderen. Wij eten de soep met vers brood. Ik vind hem lekker, omdat hij warm is en naar thuis ruikt.',
        comment:
          'Four sentences that belong together: *die*, *hem* and *hij* point back to the soup. And *vroeger* and *nu* tell about two times.',
      },
      enough: {
        text: 'Ik eet het liefst soep. Ik eet die elke vrijdag met mijn familie. Ik vind soep lekker, want hij is warm en gezond.',
        comment:
          'Short, right and complete. Two sentences begin with *Ik eet*; *Elke vrijdag eet ik* would be another beginning.',
      },
    },
  },
  {
    id: 'mock-writing-4-dentist',
    theme: 'Gezondheid',
    kind: 'email',
    title: 'Een andere afspraak',
    situation:
      'U heeft op dinsdag 8 juni om 10.00 uur een afspraak bij tandartspraktijk De Kade. U kunt dan niet. Schrijf een e-mail aan de praktijk.',
    to: 'Tandartspraktijk De Kade',
    subject: 'Mijn afspraak',
    criteria: [
      {
        kind: 'told',
        task: 'Schrijf welke afspraak u heeft.',
        check: 'Does it say which appointment you have?',
      },
      { kind: 'told', task: 'Schrijf waarom u niet kunt.', check: 'Did you give the reason?' },
      { kind: 'told', task: 'Schrijf wanneer u wel kunt.', check: 'Does it say when you can come?' },
      { kind: 'told', task: 'Vraag of dat goed is.', check: 'Did you ask whether that is all right?' },
      { kind: 'greeting' },
      { kind: 'closing' },
      { kind: 'sentences', atLeast: 4 },
      { kind: 'connecting-words', atLeast: 2 },
    ],
    models: {
      good: {
        text: 'Geachte heer of mevrouw,\n\nOp dinsdag 8 juni heb ik om 10.00 uur een afspraak. Helaas kan ik niet komen, omdat ik dan moet werken. Op woensdag en vrijdag ben ik de hele dag vrij. Kan ik dan komen?\n\nMet vriendelijke groet,\nIvan Petrov',
        comment:
          'The practice can look it up at once and choose a new day. *Helaas* is polite, and after *omdat* the verb stands at the end.',
      },
      enough: {
        text: 'Beste mensen,\n\nIk heb op dinsdag 8 juni een afspraak. Ik kan niet, want ik moet werken. Op woensdag en vrijdag kan ik wel. Is dat goed?\n\nGroeten,\nIvan Petrov',
        comment:
          'All four points in four sentences. The time of the appointment would help, and *helaas* would sound more friendly.',
      },
    },
  },
  {
    id: 'mock-writing-4-moving',
    theme: 'Wonen',
    kind: 'email',
    title: 'Hulp bij de verhuizing',
    situation: 'U gaat verhuizen. U vraagt uw vriend Bram om hulp. Schrijf een e-mail aan Bram.',
    to: 'Bram',
    subject: 'Mijn verhuizing',
    criteria: [
      { kind: 'told', task: 'Schrijf wanneer u gaat verhuizen.', check: 'Does it say when you move?' },
      { kind: 'told', task: 'Schrijf waar u gaat wonen.', check: 'Does it say where you are going to live?' },
      {
        kind: 'told',
        task: 'Vraag om hulp en schrijf waarvoor.',
        check: 'Did you ask for help, and say what for?',
      },
      {
        kind: 'told',
        task: 'Schrijf wat jullie daarna samen gaan doen.',
        check: 'Does it say what you will do together afterwards?',
      },
      { kind: 'greeting' },
      { kind: 'closing' },
      { kind: 'sentences', atLeast: 4 },
      { kind: 'connecting-words', atLeast: 2 },
    ],
    models: {
      good: {
        text: 'Hoi Bram,\n\nOp zaterdag 12 juni verhuis ik naar de Tulpstraat. Ik heb daar een flat met een balkon! Kun je mij helpen met de kasten? Ze zijn zwaar, en ik heb een slechte rug. Daarna eten we samen pizza.\n\nGroetjes,\nLeyla',
        comment:
          'Friendly and complete: when, where, what to carry, and pizza. *En* and *daarna* connect the sentences. To a friend *je* is right.',
      },
      enough: {
        text: 'Hoi Bram,\n\nIk verhuis zaterdag 12 juni naar de Tulpstraat. Kun je helpen? Ik heb veel dozen en een zware kast. Daarna eten we samen pizza.\n\nGroetjes,\nLeyla',
        comment:
          'Everything is there in short right sentences. Bram may still ask at what time he has to come.',
      },
    },
  },
] as const satisfies readonly MockWritingTask[];
