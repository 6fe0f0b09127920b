import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-reading-2-laundry-job',
    theme: 'Werk',
    kind: 'advert',
    title: 'Nieuwe collega gezocht (24 uur)',
    setting: 'U zoekt werk. U leest deze advertentie.',
    from: 'Wasserij De Witte Was',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Wij wassen de lakens en handdoeken van twaalf hotels. Voor ons team in Almere zoeken wij een nieuwe collega. Je werkt samen met acht mensen uit zes landen.',
      },
      { kind: 'heading', text: 'Wat ga je doen?' },
      {
        kind: 'paragraph',
        text: 'Je haalt de schone was uit de machines, vouwt hem en legt hem klaar voor de chauffeurs. De eerste twee dagen laat een collega je zien hoe alles werkt. Het is warm in de wasserij, maar er staat altijd koud water.',
      },
      { kind: 'heading', text: 'Wat vragen wij?' },
      {
        kind: 'list',
        items: [
          'Je werkt op maandag, woensdag, donderdag en vrijdag van 8.00 tot 14.30 uur.',
          'Wil je later vijf dagen werken? Misschien kan dat. In het weekend zijn we altijd dicht.',
          'Je kunt lang staan en zware dingen tillen.',
          'Je spreekt een beetje Nederlands. Een diploma is niet nodig, een rijbewijs ook niet.',
        ],
      },
      { kind: 'heading', text: 'Wat krijg je?' },
      {
        kind: 'paragraph',
        text: 'Eerst een contract voor een jaar, daarna misschien een vast contract. Na drie maanden praten we over hoe het gaat. Werk je hier een half jaar, dan krijg je meer loon. Elke woensdag van 7.00 tot 8.00 uur krijg je gratis les in het Nederlands.',
      },
      { kind: 'heading', text: 'Interesse?' },
      {
        kind: 'paragraph',
        text: 'Een brief hoeft niet. Bel of app Denise (06-12345678) en vertel kort wie je bent. Daarna kun je een ochtend komen kijken.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-2-laundry-job-how-many-days',
        skill: 'number',
        question: 'Hoeveel dagen per week werk je in deze baan?',
        options: ['Twee dagen.', 'Drie dagen.', 'Vier dagen.', 'Vijf dagen.'],
        correct: 2,
        evidence: 'Je werkt op maandag, woensdag, donderdag en vrijdag van 8.00 tot 14.30 uur.',
        explanation:
          '*Op maandag, woensdag, donderdag en vrijdag*: those are four days. With a break of half an hour a day, that is 24 hours of work, as the title says.',
      },
      {
        id: 'mock-reading-2-laundry-job-first-contract',
        skill: 'number',
        question: 'Hoelang duurt het eerste contract?',
        options: ['Een half jaar.', 'Een jaar.', 'Drie maanden.'],
        correct: 1,
        evidence: 'Eerst een contract voor een jaar, daarna misschien een vast contract.',
        explanation:
          '*Eerst een contract voor een jaar*; after that it may become a permanent one (*vast*). After three months they talk, and after half a year the pay is higher.',
      },
      {
        id: 'mock-reading-2-laundry-job-lesson',
        skill: 'number',
        question: 'Wanneer is de les in het Nederlands?',
        options: ['Elke week vóór het werk.', 'Elke week na het werk.', 'Elke week tijdens het werk.'],
        correct: 0,
        evidence: 'Elke woensdag van 7.00 tot 8.00 uur krijg je gratis les in het Nederlands.',
        explanation:
          'Wednesday is a working day from 8.00, and the lesson ends then (*van 7.00 tot 8.00 uur*). So it comes before the work.',
      },
    ],
  },
  {
    id: 'mock-reading-2-lift-to-work',
    theme: 'Vervoer',
    kind: 'messages',
    title: 'Samen rijden',
    setting: "Collega's schrijven elkaar deze berichten in een app.",
    from: 'Groep Samen rijden',
    blocks: [
      {
        kind: 'message',
        from: 'Omar',
        time: '20.14',
        text: 'Hoi allemaal, mijn auto start niet meer. Volgens de garage duurt het tot vrijdag. Wie kan mij en Fleur morgen meenemen naar het werk?',
      },
      {
        kind: 'message',
        from: 'Fleur',
        time: '20.16',
        text: 'Ik werk morgen thuis, want er komt iemand voor de verwarming. Voor mij hoef je dus niet te zoeken. Donderdag wil ik wel weer mee.',
      },
      {
        kind: 'message',
        from: 'Chen',
        time: '20.20',
        text: 'Je mag met mij mee, Omar. Alleen kom ik niet langs jouw huis. Kun je om 7.15 uur bij het tankstation staan?',
      },
      {
        kind: 'message',
        from: 'Omar',
        time: '20.21',
        text: 'Graag! Dat is maar vijf minuten fietsen. Ik neem koffie voor je mee. Hoe laat ga je weer naar huis?',
      },
      {
        kind: 'message',
        from: 'Chen',
        time: '20.25',
        text: 'Om vier uur, want ik moet mijn zoon naar voetbal brengen.',
      },
      {
        kind: 'message',
        from: 'Omar',
        time: '20.27',
        text: 'Jammer, dan heb ik nog een vergadering. Dan loop ik naar het station en neem ik terug de trein.',
      },
      {
        kind: 'message',
        from: 'Beatriz',
        time: '20.31',
        text: 'Met de trein? Dan ben je anderhalf uur onderweg! Ik ga om half zes met de auto. Ik zet je wel bij het tankstation af, daar staat je fiets dan toch.',
      },
      { kind: 'message', from: 'Omar', time: '20.32', text: 'Super, Beatriz! Dat doe ik liever.' },
      {
        kind: 'message',
        from: 'Chen',
        time: '20.35',
        text: 'Mooi, dan is dat geregeld. Zullen we volgende maand een rooster maken? Dan rijdt elke week iemand anders.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-2-lift-to-work-morning',
        skill: 'fact',
        question: 'Waar stapt Omar morgenochtend in de auto?',
        options: ['Bij het tankstation.', 'Bij zijn eigen huis.', 'Bij het station.'],
        correct: 0,
        evidence: 'Kun je om 7.15 uur bij het tankstation staan?',
        explanation:
          "Chen does not pass Omar's home (*niet langs jouw huis*), so Omar cycles to the petrol station (*tankstation*). The station is only what he thinks of for the way home.",
      },
      {
        id: 'mock-reading-2-lift-to-work-home',
        skill: 'fact',
        question: 'Met wie rijdt Omar aan het einde van de dag mee?',
        options: ['Met Chen.', 'Met Fleur.', 'Met Beatriz.', 'Met niemand.'],
        correct: 2,
        evidence: 'Ik zet je wel bij het tankstation af, daar staat je fiets dan toch.',
        explanation:
          'Chen leaves too early. First Omar wants to take the train. But then Beatriz offers a lift at half past five, and he likes that better (*liever*).',
      },
    ],
  },
  {
    id: 'mock-reading-2-kitchen-rules',
    theme: 'Wonen',
    kind: 'house-rules',
    title: 'Regels voor onze keuken',
    setting: 'U woont met vier anderen in een huis. In de keuken hangen deze regels.',
    from: 'De bewoners van Havenweg 9',
    blocks: [
      {
        kind: 'list',
        items: [
          'Was meteen af als je hebt gegeten. Laat geen vuile pannen staan, ook niet voor één nacht. Droog je spullen af en zet ze weer in de kast.',
          'Iedereen heeft een eigen plank in de koelkast. Eten dat op een andere plank ligt, gooien we aan het einde van de week weg.',
          'Zet je naam op eten in de vriezer. Eten zonder naam is voor iedereen.',
          'Elke week zorgt een andere kamer voor het afval. Op het bord staat wie er aan de beurt is. Plastic en papier gaan niet bij de rest.',
          'Is de olie, het zout of de zeep op? Koop het dan uit de pot geld op het bord. Doe de bon in de pot.',
          'Doe de deur dicht en het raam open als je iets bakt. Anders gaat het alarm af.',
          'Vrienden mogen blijven eten, maar niet meer dan twee tegelijk. Wil iemand blijven slapen? Boven de keuken is een kamer voor gasten. Vraag het eerst aan de anderen.',
          'Na 23.00 uur mag je niet meer koken, want kamer 3 ligt naast de keuken. Thee of koffie zetten mag wel. Praat dan zacht.',
          'De laatste die weggaat, kijkt of het gas uit is en doet het licht uit.',
        ],
      },
    ],
    questions: [
      {
        id: 'mock-reading-2-kitchen-rules-freezer-name',
        skill: 'reason',
        question: 'Waarom zet je je naam op eten in de vriezer?',
        options: [
          'Anders mag iedereen het opeten.',
          'Anders gooien de anderen het weg.',
          'Anders gaat het naar een andere plank.',
        ],
        correct: 0,
        evidence: 'Eten zonder naam is voor iedereen.',
        explanation:
          'Food without a name *is voor iedereen*: everybody may eat it. What they throw away (*gooien we aan het einde van de week weg*) is food on the wrong shelf of the fridge.',
      },
      {
        id: 'mock-reading-2-kitchen-rules-why-no-cooking',
        skill: 'reason',
        question: 'Waarom mag je na 23.00 uur niet meer koken?',
        options: [
          'Boven de keuken is een kamer.',
          'Naast de keuken is een kamer.',
          'Dan gaat het alarm vaker af.',
        ],
        correct: 1,
        evidence: 'Na 23.00 uur mag je niet meer koken, want kamer 3 ligt naast de keuken.',
        explanation:
          '*Want kamer 3 ligt naast de keuken*: somebody sleeps beside it. The room above it is for guests. The alarm is about baking with the window shut.',
      },
    ],
  },
] as const satisfies readonly MockReadingText[];
