import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-reading-1-doctor-moves',
    theme: 'Gezondheid',
    kind: 'notice',
    title: 'Wij gaan verhuizen!',
    setting: 'U staat voor de deur van uw huisarts. Daar hangt dit briefje.',
    from: 'Huisartsenpraktijk De Linde',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Beste patiënten, vanaf maandag 11 januari vindt u ons niet meer in de Beukstraat. Er werken nu vijf dokters in drie kamers, en dat gaat niet meer. Onze nieuwe praktijk is op het Stationsplein, naast de apotheek. Ons telefoonnummer en onze openingstijden blijven hetzelfde.',
      },
      {
        kind: 'paragraph',
        text: 'Op donderdag 7 en vrijdag 8 januari is de Beukstraat dicht, omdat we dan alles inpakken. Heeft u op die dagen een dokter nodig en kan het niet wachten? Bel dan dokter Aksoy. Zij werkt dan al op het Stationsplein. Is het nacht of weekend? Dan belt u de dokterspost in de Dorpsstraat.',
      },
      {
        kind: 'paragraph',
        text: 'Heeft u nieuwe medicijnen nodig? Vraag het recept dan vóór dinsdag 5 januari aan. In de week van de verhuizing kunnen wij geen medicijnen bij u thuis brengen.',
      },
      {
        kind: 'paragraph',
        text: 'Komt u straks met de auto? U kunt gratis parkeren achter de apotheek. Voor de deur mag u alleen stoppen als iemand niet goed kan lopen. De bushalte is aan de overkant van het plein. Met de lift komt u op de eerste verdieping, waar onze balie is.',
      },
      {
        kind: 'paragraph',
        text: 'Wilt u de nieuwe praktijk eerst even zien? Kom dan op zaterdag 9 januari tussen 11.00 en 14.00 uur koffie drinken. De dokters zijn er die dag ook, maar zij doen dan geen onderzoek.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-1-doctor-moves-where',
        skill: 'fact',
        question: 'Waar is de praktijk vanaf 11 januari?',
        options: ['Op het Stationsplein.', 'In de Dorpsstraat.', 'In de Beukstraat.'],
        correct: 0,
        evidence: 'Onze nieuwe praktijk is op het Stationsplein, naast de apotheek.',
        explanation:
          'The practice moves from the *Beukstraat* to the *Stationsplein*. In the Dorpsstraat is the *dokterspost*, for nights and weekends.',
      },
      {
        id: 'mock-reading-1-doctor-moves-ill-child',
        skill: 'action',
        question: 'Het is vrijdag 8 januari. Uw kind is erg ziek. Welke dokter belt u?',
        options: [
          'De dokter in de Beukstraat.',
          'De dokter in de Dorpsstraat.',
          'De dokter op het Stationsplein.',
        ],
        correct: 2,
        evidence: 'Zij werkt dan al op het Stationsplein.',
        explanation:
          'On 7 and 8 January the Beukstraat is closed (*dicht*), but *dokter Aksoy* already works on the Stationsplein. The doctor in the Dorpsstraat is for nights and weekends, and 8 January is a Friday.',
      },
    ],
  },
  {
    id: 'mock-reading-1-bus',
    theme: 'Vervoer',
    kind: 'timetable',
    title: 'Bus 14 van het station naar het ziekenhuis',
    setting: 'U staat bij de bushalte. U kijkt wanneer de bus komt.',
    from: 'Vervoer Midden',
    blocks: [
      { kind: 'heading', text: 'Maandag tot en met vrijdag' },
      {
        kind: 'table',
        head: ['Halte', 'Bus 1', 'Bus 2', 'Bus 3', 'Laatste bus'],
        rows: [
          ['Station', '6.40', '7.10', '7.40', '23.10'],
          ['Marktplein', '6.48', '7.18', '7.48', '23.18'],
          ['Zwembad', '6.55', '-', '7.55', '23.25'],
          ['Ziekenhuis', '7.05', '7.32', '8.05', '-'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Staat er een streepje? Dan stopt de bus niet bij deze halte. Na 7.40 uur rijdt de bus elk half uur.',
      },
      {
        kind: 'paragraph',
        text: 'Op zaterdag en zondag vertrekt de eerste bus om 8.10 uur. Daarna rijdt er elk uur een bus. Op feestdagen gelden de tijden van zondag.',
      },
      {
        kind: 'paragraph',
        text: 'U koopt een kaartje in onze app of bij de automaat op het station. In de bus betaalt u met uw bankpas. Met contant geld kan dat niet meer.',
      },
      {
        kind: 'paragraph',
        text: 'Een kinderwagen mag altijd mee in de bus. Een fiets mag alleen na 19.00 uur mee, en u betaalt er een kaartje voor. Zit u in een rolstoel? Druk dan bij de halte op de blauwe knop. De chauffeur helpt u met instappen.',
      },
      {
        kind: 'call',
        text: 'Van 15 tot en met 26 februari is de halte Marktplein gesloten, want er komt een nieuw plein. U kunt dan instappen bij het stadhuis.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-1-bus-not-there',
        skill: 'table',
        question: 'Welke bus stopt niet bij het zwembad?',
        options: ['Bus 1.', 'Bus 2.', 'Bus 3.', 'De laatste bus.'],
        correct: 1,
        evidence: 'Zwembad 6.55 - 7.55 23.25',
        explanation:
          'In the row *Zwembad* there is a dash (*streepje*) below *Bus 2*: that one does not stop there. The last bus does not stop at the hospital, but it does stop at the pool.',
      },
      {
        id: 'mock-reading-1-bus-to-work',
        skill: 'table',
        question:
          'Jamal moet dinsdag om half acht in het ziekenhuis zijn. Welke bus neemt hij op het station?',
        options: ['De bus van 6.40 uur.', 'De bus van 7.10 uur.', 'De bus van 7.40 uur.'],
        correct: 0,
        evidence: 'Ziekenhuis 7.05 7.32 8.05 -',
        explanation:
          '*Half acht* is 7.30. The bus of 7.10 arrives at the hospital at 7.32, which is two minutes too late. So he needs the one before it, which arrives at 7.05.',
      },
      {
        id: 'mock-reading-1-bus-closed-stop',
        skill: 'fact',
        question: 'Het is 17 februari. Welke halte is er in plaats van het Marktplein?',
        options: ['Het station.', 'Het stadhuis.', 'Het zwembad.'],
        correct: 1,
        evidence: 'U kunt dan instappen bij het stadhuis.',
        explanation:
          'From 15 to 26 February the stop at the Marktplein is *gesloten*. You then get on (*instappen*) at the town hall. The station and the pool have their own stops, as always.',
      },
    ],
  },
  {
    id: 'mock-reading-1-rota',
    theme: 'Werk',
    kind: 'email',
    title: 'Volgende week',
    setting: 'U werkt bij een schoonmaakbedrijf. U krijgt een e-mail van uw chef.',
    from: 'Marit de Boer',
    to: 'Team Kantoren',
    subject: 'Volgende week',
    date: 'donderdag 4 maart',
    blocks: [
      { kind: 'paragraph', text: 'Beste allemaal,' },
      {
        kind: 'paragraph',
        text: 'Volgende week is Dilan vrij, want zij gaat verhuizen. Op maandag en dinsdag werkt Pawel voor haar. Voor woensdag heb ik nog niemand. Wie kan er dan van 7.00 tot 11.00 uur komen? Stuur mij vandaag een bericht. Je krijgt daarna op een andere dag vrij. De week daarna is Dilan er weer.',
      },
      {
        kind: 'paragraph',
        text: 'Dan nog iets over de tweede verdieping. De vloer is daar nieuw. Maak hem niet schoon met heet water, maar met lauw water en een klein beetje zeep. De zeep staat in de kast naast de lift. Gebruik de fles die bij de deur staat niet meer: die zeep is te sterk. Zet ook geen natte emmers op de vloer, want dan komen er vlekken in.',
      },
      {
        kind: 'paragraph',
        text: 'Tot slot: op woensdag 10 maart wordt Henk dertig! Hij heeft dan vrij. Daarom drinken we op vrijdag 12 maart om 10.30 uur samen koffie in de kantine. Neem zelf niets mee: ik koop een taart en een cadeau van ons allemaal. Henk weet nog van niets, dus praat er niet over als hij erbij is. Niemand van ons werkt hier zo lang als hij: bijna twaalf jaar. Volgend jaar stopt hij, want dan begint hij een eigen bedrijf. Dan geven we een groot feest.',
      },
      { kind: 'closing', lines: ['Groeten,', 'Marit'] },
    ],
    questions: [
      {
        id: 'mock-reading-1-rota-wednesday',
        skill: 'purpose',
        question: 'Wat wil Marit van haar team weten?',
        options: [
          'Wie er maandag kan werken.',
          'Wie er dinsdag kan werken.',
          'Wie er woensdag kan werken.',
          'Wie er vrijdag kan werken.',
        ],
        correct: 2,
        evidence: 'Voor woensdag heb ik nog niemand.',
        explanation:
          '*Voor woensdag heb ik nog niemand*, she writes, and asks who can come then. On Monday and Tuesday Pawel works in place of Dilan, and on Friday they drink coffee.',
      },
      {
        id: 'mock-reading-1-rota-soap',
        skill: 'fact',
        question: 'Waar vindt het team de zeep voor de nieuwe vloer?',
        options: ['In de kantine.', 'Bij de lift.', 'Bij de deur.'],
        correct: 1,
        evidence: 'De zeep staat in de kast naast de lift.',
        explanation:
          '*In de kast naast de lift*: beside the lift. The soap at the door is too strong (*te sterk*), and the *kantine* is where they drink coffee on Friday.',
      },
      {
        id: 'mock-reading-1-rota-coffee-reason',
        skill: 'reason',
        question: 'Waarom drinken ze vrijdag samen koffie?',
        options: ['Henk is dertig geworden.', 'Henk stopt met werken.', 'Henk werkt er al heel lang.'],
        correct: 0,
        evidence: 'Tot slot: op woensdag 10 maart wordt Henk dertig!',
        explanation:
          'On 10 March Henk becomes thirty: *wordt Henk dertig*. It is true that he has worked there for long, but that is not why. And he stops only next year (*volgend jaar*).',
      },
    ],
  },
] as const satisfies readonly MockReadingText[];
