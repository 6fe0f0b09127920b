import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-reading-3-playground',
    theme: 'Gemeente',
    kind: 'letter',
    title: 'De speeltuin in de Eikenstraat',
    setting: 'Mevrouw Haddad krijgt een brief van de gemeente.',
    from: 'Gemeente Waterdorp, afdeling Groen',
    to: 'Mevrouw S. Haddad',
    subject: 'De speeltuin in de Eikenstraat',
    date: 'dinsdag 9 maart',
    blocks: [
      { kind: 'paragraph', text: 'Geachte mevrouw Haddad,' },
      {
        kind: 'paragraph',
        text: 'De speeltuin in uw straat is meer dan twintig jaar oud. Het klimrek is kapot en de glijbaan is niet veilig meer. Daarom komt er dit jaar een nieuwe speeltuin. Hoe die eruitziet, weten we nog niet. Wij hebben daarbij uw hulp nodig.',
      },
      { kind: 'heading', text: 'Drie tekeningen' },
      {
        kind: 'paragraph',
        text: 'Een architect heeft drie tekeningen gemaakt. Op de eerste staan vooral toestellen voor kleine kinderen. Op de tweede is er een veld om te voetballen. Op de derde zijn er veel bomen, met banken voor volwassenen. De tekeningen hangen tot en met donderdag 1 april in de hal van het zwembad. U kunt er elke dag tot 21.00 uur naar binnen.',
      },
      { kind: 'heading', text: 'Wat vindt u?' },
      {
        kind: 'paragraph',
        text: 'Bij deze brief zit een groene kaart. Schrijf daarop het nummer van de tekening die u het mooist vindt. Doe de kaart in de doos bij de deur van het buurthuis. Kinderen vanaf zes jaar mogen ook meedoen. Zij krijgen op school een gele kaart.',
      },
      { kind: 'heading', text: 'En daarna?' },
      {
        kind: 'paragraph',
        text: 'In mei krijgt u bericht welke tekening de meeste stemmen heeft. Het werk begint op maandag 30 augustus en is vóór de kerst klaar. In die maanden is de speeltuin dicht. De kinderen kunnen dan spelen op het plein van basisschool De Vlieger. Het hek blijft daar tot zes uur open.',
      },
      { kind: 'closing', lines: ['Met vriendelijke groet,', 'Karim Benali', 'Gemeente Waterdorp'] },
    ],
    questions: [
      {
        id: 'mock-reading-3-playground-purpose',
        skill: 'purpose',
        question: 'Waarom krijgt mevrouw Haddad deze brief?',
        options: [
          'Zij mag zelf een tekening maken.',
          'Zij mag de beste tekening kiezen.',
          'Zij hoort welke tekening het wordt.',
        ],
        correct: 1,
        evidence: 'Hoe die eruitziet, weten we nog niet. Wij hebben daarbij uw hulp nodig.',
        explanation:
          'Nothing is decided yet (*weten we nog niet*): with the green card she says which drawing she likes best. An architect made the drawings, and which one wins she hears only in May.',
      },
      {
        id: 'mock-reading-3-playground-see',
        skill: 'fact',
        question: 'Waar kan mevrouw Haddad de tekeningen zien?',
        options: ['In het buurthuis.', 'In de school.', 'In het zwembad.'],
        correct: 2,
        evidence: 'De tekeningen hangen tot en met donderdag 1 april in de hal van het zwembad.',
        explanation:
          'They hang *in de hal van het zwembad*. At the *buurthuis* is the box for her card, and at school children get a yellow card.',
      },
      {
        id: 'mock-reading-3-playground-october',
        skill: 'fact',
        question: 'Waar kunnen de kinderen in oktober spelen?',
        options: ['Bij het zwembad.', 'Bij de school.', 'In de speeltuin.'],
        correct: 1,
        evidence: 'De kinderen kunnen dan spelen op het plein van basisschool De Vlieger.',
        explanation:
          'From the end of August until Christmas the playground is closed (*dicht*), so in October too. The children then play *op het plein van basisschool De Vlieger*, a school.',
      },
    ],
  },
  {
    id: 'mock-reading-3-courses',
    theme: 'Vrije tijd',
    kind: 'timetable',
    title: 'Cursussen in het voorjaar',
    setting: 'U wilt een cursus doen. U leest dit rooster.',
    from: 'Buurthuis De Brug',
    blocks: [
      {
        kind: 'table',
        head: ['Cursus', 'Wanneer', 'Waar', 'Prijs'],
        rows: [
          ['Koken', 'ma 18.00 - 20.30', 'keuken', '60 euro'],
          ['Naaien', 'di 9.30 - 11.30', 'kamer 2', '45 euro'],
          ['Computer', 'di 19.00 - 21.00', 'kamer 4', '30 euro'],
          ['Fietsen', 'wo 13.00 - 14.30', 'plein', '25 euro'],
          ['Tekenen', 'do 19.30 - 21.30', 'kamer 2', '50 euro'],
          ['Zingen', 'za 10.00 - 11.30', 'zaal', '35 euro'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'De cursussen beginnen in de week van maandag 1 maart en duren tien weken. U betaalt vóór de eerste les, aan de balie. De prijs is voor alle lessen samen. Met een stadspas krijgt u 10 euro korting, behalve bij naaien. Daar zit de stof al in de prijs.',
      },
      {
        kind: 'paragraph',
        text: 'Neem bij koken een schort mee en bij tekenen een paar potloden. Voor de cursus fietsen hoeft u zelf geen fiets te hebben: u kunt er een van ons lenen.',
      },
      {
        kind: 'paragraph',
        text: 'In maart krijgt kamer 4 een nieuwe vloer. De cursus computer is dan in de bibliotheek, aan de overkant van de straat. Vanaf april is kamer 4 weer open.',
      },
      {
        kind: 'paragraph',
        text: 'Let op: koken en zingen zijn al vol. Wilt u een van die cursussen toch graag doen? Zet dan uw naam op de lijst aan de balie. Zegt er iemand af, dan bellen wij u. In september beginnen er nieuwe groepen.',
      },
      {
        kind: 'call',
        text: 'Op zaterdag 20 februari kunt u van 11.00 tot 15.00 uur alle cursussen gratis proberen.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-3-courses-which',
        skill: 'table',
        question:
          'Nadia werkt van maandag tot en met vrijdag overdag. Op dinsdag kan zij niet. Welke cursus kan zij nog doen?',
        options: ['Koken.', 'Computer.', 'Tekenen.', 'Zingen.'],
        correct: 2,
        evidence: 'Tekenen do 19.30 - 21.30 kamer 2 50 euro',
        explanation:
          '*Tekenen* is on Thursday evening. *Computer* is in the evening too, but on Tuesday. *Koken* and *zingen* would suit her, but they are full (*vol*).',
      },
      {
        id: 'mock-reading-3-courses-price',
        skill: 'table',
        question: 'Robel heeft een stadspas en wil leren naaien. Hoeveel betaalt hij?',
        options: ['25 euro.', '35 euro.', '45 euro.'],
        correct: 2,
        evidence: 'Met een stadspas krijgt u 10 euro korting, behalve bij naaien.',
        explanation:
          '*Behalve bij naaien*: with a city pass every course is 10 euros cheaper, but not this one. So he pays the whole price in the table, 45 euros.',
      },
      {
        id: 'mock-reading-3-courses-first-lesson',
        skill: 'fact',
        question: 'Waar is de eerste les van de cursus computer?',
        options: ['In de bibliotheek.', 'In kamer 2.', 'In kamer 4.'],
        correct: 0,
        evidence: 'De cursus computer is dan in de bibliotheek, aan de overkant van de straat.',
        explanation:
          'The first lesson is in the week of 1 March. The table names room 4, but in March that gets a new floor, and the course is *in de bibliotheek*. Room 2 is for sewing and drawing.',
      },
    ],
  },
  {
    id: 'mock-reading-3-work-clothes',
    theme: 'Werk',
    kind: 'email',
    title: 'Nieuwe kleren voor het werk',
    setting: 'Tesfaye werkt in een hotel. Hij krijgt een e-mail van zijn chef.',
    from: 'Ingrid Mulder',
    to: 'Team Restaurant',
    subject: 'Nieuwe kleren voor het werk',
    date: 'maandag 18 januari',
    blocks: [
      { kind: 'paragraph', text: "Beste collega's," },
      {
        kind: 'paragraph',
        text: 'Vanaf maandag 15 februari dragen we allemaal nieuwe kleren op het werk. Iedereen krijgt van ons twee blauwe overhemden, een donkere broek en een wit schort. Nieuwe zwarte schoenen koop je zelf. Doe dat voordat je de kleren past, want anders weet je niet of je broek lang genoeg is.',
      },
      {
        kind: 'paragraph',
        text: 'Ga deze week naar kamer 12. Daar hangen de kleren in alle maten. Pas ze en vertel Ruth daarna welke maat je nodig hebt. Stuur je maat niet per e-mail. Vorig jaar deden we dat wel, en toen was de helft van de broeken te klein. Kom vóór je dienst: in de pauze is Ruth aan het eten, en na je dienst is zij al naar huis.',
      },
      {
        kind: 'paragraph',
        text: 'Op vrijdag 12 februari liggen de nieuwe kleren klaar in de kantine. Lever dan ook je oude kleren in, schoon en in een tas. Wij brengen ze naar de kringloopwinkel.',
      },
      {
        kind: 'paragraph',
        text: 'De broek en het schort was je thuis, op veertig graden. Met de overhemden hoef je niets te doen: die blijven in het hotel en gaan elke avond naar de wasserij. Zo zijn ze de volgende dag weer netjes.',
      },
      {
        kind: 'paragraph',
        text: 'Is er iets kapot? Geef het dan aan Ruth. Repareer het niet zelf, want alle kleren moeten er hetzelfde uitzien.',
      },
      { kind: 'closing', lines: ['Groeten,', 'Ingrid'] },
    ],
    questions: [
      {
        id: 'mock-reading-3-work-clothes-first-step',
        skill: 'action',
        question: 'Wat moet Tesfaye het eerst doen?',
        options: [
          'Nieuwe schoenen kopen.',
          'Zijn maat aan Ruth mailen.',
          'Zijn oude kleren inleveren.',
          'De nieuwe kleren passen.',
        ],
        correct: 0,
        evidence: 'Doe dat voordat je de kleren past',
        explanation:
          'He buys the shoes (*schoenen*) before he tries the clothes on: *voordat je de kleren past*. After that he tells Ruth his size, not by e-mail, and the old clothes come back on 12 February.',
      },
      {
        id: 'mock-reading-3-work-clothes-ruth',
        skill: 'number',
        question: 'Wanneer kan Tesfaye met Ruth praten?',
        options: ['Voor zijn dienst.', 'In zijn pauze.', 'Na zijn dienst.'],
        correct: 0,
        evidence:
          'Kom vóór je dienst: in de pauze is Ruth aan het eten, en na je dienst is zij al naar huis.',
        explanation:
          '*Kom vóór je dienst*: before his work begins. In the break Ruth eats, and after his work she has gone home.',
      },
      {
        id: 'mock-reading-3-work-clothes-laundry',
        skill: 'fact',
        question: 'Welke kleren gaan naar de wasserij?',
        options: ['De broeken.', 'De overhemden.', 'De schorten.'],
        correct: 1,
        evidence:
          'Met de overhemden hoef je niets te doen: die blijven in het hotel en gaan elke avond naar de wasserij.',
        explanation:
          'The shirts (*overhemden*) stay in the hotel and go to the laundry every evening. Trousers and apron (*broek*, *schort*) he washes at home.',
      },
    ],
  },
] as const satisfies readonly MockReadingText[];
