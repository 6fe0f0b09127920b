import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-reading-2-pool',
    theme: 'Vrije tijd',
    kind: 'price-list',
    title: 'Prijzen van zwembad De Golf',
    setting: 'U wilt gaan zwemmen. U leest de prijzen bij de kassa.',
    from: 'Zwembad De Golf',
    blocks: [
      {
        kind: 'table',
        head: ['Kaartje', '1 keer', '10 keer'],
        rows: [
          ['Kind tot en met 1 jaar', 'gratis', 'gratis'],
          ['Kind van 2 tot en met 12 jaar', '5 euro', '45 euro'],
          ['Vanaf 13 jaar', '7 euro', '63 euro'],
          ['Vanaf 65 jaar', '6 euro', '54 euro'],
          ['Zwemles voor kinderen', '-', '95 euro'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Op dinsdagavond is het zwembad er alleen voor vrouwen. Een kaartje kost dan voor iedereen 4 euro.',
      },
      {
        kind: 'paragraph',
        text: 'Een kaart voor tien keer is een half jaar geldig. U mag er ook iemand anders mee laten zwemmen. De kaart voor zwemles staat op naam en blijft een jaar geldig. Bent u uw kaart kwijt? Dan moeten wij u een nieuwe verkopen.',
      },
      {
        kind: 'paragraph',
        text: 'Woont u in Waterdorp en heeft u een stadspas? Dan betaalt u de helft. Laat de pas zien bij de kassa. Voor zwemles krijgt u geen korting.',
      },
      {
        kind: 'paragraph',
        text: 'Kinderen zonder zwemdiploma mogen alleen met een volwassene het water in. Trek uw schoenen uit voor u naar binnen gaat, en neem eerst een douche. Uw tas en kleren kunt u in een kastje doen. Daarvoor heeft u een munt nodig. Die krijgt u terug als u naar huis gaat.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-2-pool-two-daughters',
        skill: 'table',
        question:
          'Ahmed (34 jaar) gaat op zaterdag één keer zwemmen met zijn dochters van 2 en 7. Wat betaalt hij?',
        options: ['12 euro.', '14 euro.', '17 euro.'],
        correct: 2,
        evidence: 'Kind van 2 tot en met 12 jaar 5 euro 45 euro',
        explanation:
          'For himself he pays 7 euros and for each of the girls 5 euros. A child of two is not *gratis* any more. That is 17 euros together.',
      },
      {
        id: 'mock-reading-2-pool-four-euros',
        skill: 'number',
        question: 'Wanneer betaalt een vrouw van 40 jaar 4 euro voor een kaartje?',
        options: [
          'Als zij met een stadspas betaalt.',
          'Als zij een kaart voor tien keer koopt.',
          'Als zij op dinsdagavond komt zwemmen.',
        ],
        correct: 2,
        evidence: 'Een kaartje kost dan voor iedereen 4 euro.',
        explanation:
          '*Dan* is Tuesday evening. With a *stadspas* she pays half of 7 euros, which is 3.50. With ten times it is 6.30 a time.',
      },
      {
        id: 'mock-reading-2-pool-ten-times',
        skill: 'number',
        question: 'Hoelang kunt u een kaart voor tien keer gebruiken?',
        options: ['Een half jaar.', 'Tien maanden.', 'Een jaar.'],
        correct: 0,
        evidence: 'Een kaart voor tien keer is een half jaar geldig.',
        explanation:
          '*Een half jaar geldig*: it can be used for six months. A card for lessons (*zwemles*) lasts a year, and ten is how often you can swim.',
      },
    ],
  },
  {
    id: 'mock-reading-2-tax-return',
    theme: 'Geld',
    kind: 'letter',
    title: 'Doe aangifte vóór 1 mei',
    setting: 'Meneer Okafor krijgt deze brief van de Belastingdienst.',
    from: 'Belastingdienst',
    to: 'De heer M. Okafor',
    subject: 'Doe aangifte vóór 1 mei',
    date: 'maandag 15 februari',
    blocks: [
      { kind: 'paragraph', text: 'Geachte heer Okafor,' },
      {
        kind: 'paragraph',
        text: 'U krijgt deze brief omdat u aangifte moet doen. In een aangifte staat hoeveel geld u vorig jaar heeft verdiend. Wij rekenen dan uit of u nog belasting moet betalen of geld terugkrijgt.',
      },
      { kind: 'heading', text: 'Wanneer en hoe?' },
      {
        kind: 'paragraph',
        text: 'U kunt aangifte doen vanaf maandag 1 maart. Wij moeten uw aangifte vóór 1 mei hebben. Heeft u die vóór 1 april gestuurd? Dan krijgt u vóór 1 juli antwoord van ons. Stuurt u hem later, dan kan het langer duren. Komt uw aangifte na 1 mei, dan kunt u een boete krijgen.',
      },
      {
        kind: 'paragraph',
        text: 'U doet de aangifte op onze website. U logt in met uw DigiD. Wij hebben al veel voor u ingevuld, zoals uw loon. Controleer dit goed. Staat er iets verkeerd? Verander het dan. U hoeft ons niet te bellen. Een brief is ook niet nodig. Bewaar uw papieren wel: soms vragen wij er later naar.',
      },
      { kind: 'heading', text: 'Lukt het niet?' },
      {
        kind: 'paragraph',
        text: 'Heeft u meer tijd nodig? Vraag dan vóór 1 mei of het later mag. Kunt u de aangifte niet alleen doen? In veel bibliotheken helpen vrijwilligers u gratis. Maak daar eerst een afspraak.',
      },
      { kind: 'closing', lines: ['Hoogachtend,', 'Belastingdienst'] },
    ],
    questions: [
      {
        id: 'mock-reading-2-tax-return-purpose',
        skill: 'purpose',
        question: 'Waarom krijgt meneer Okafor deze brief?',
        options: [
          'Hij krijgt een nieuwe DigiD.',
          'Hij krijgt geld terug.',
          'Hij moet aangifte doen.',
          'Hij moet een boete betalen.',
        ],
        correct: 2,
        evidence: 'U krijgt deze brief omdat u aangifte moet doen.',
        explanation:
          '*Omdat u aangifte moet doen*: he has to tell what he earned. Whether he gets money back is worked out later, and a fine (*boete*) is only for who is late.',
      },
      {
        id: 'mock-reading-2-tax-return-in-time',
        skill: 'action',
        question: 'Meneer Okafor wil vóór 1 juli antwoord. In welke maand moet hij klaar zijn?',
        options: ['In februari.', 'In maart.', 'In april.'],
        correct: 1,
        evidence: 'Heeft u die vóór 1 april gestuurd?',
        explanation:
          'It has to be sent before 1 April, and one can begin on 1 March, so in March. In February it is not possible yet. In April he is still in time, but may have to wait longer for an answer.',
      },
      {
        id: 'mock-reading-2-tax-return-wrong-wages',
        skill: 'action',
        question: 'Op de website staat een fout in zijn loon. Wat moet meneer Okafor doen?',
        options: ['De Belastingdienst bellen.', 'Het zelf veranderen.', 'Een brief terugsturen.'],
        correct: 1,
        evidence: 'Verander het dan.',
        explanation:
          '*Staat er iets verkeerd? Verander het dan.* He changes it himself on the website; he need not call or write.',
      },
    ],
  },
  {
    id: 'mock-reading-2-bakery',
    theme: 'Winkelen',
    kind: 'notice',
    title: 'Wij zijn even dicht!',
    setting: 'Op de deur van de bakker hangt dit briefje.',
    from: 'Bakkerij Yildiz',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Beste klanten, onze winkel krijgt een nieuwe vloer en een grotere oven. Daarom zijn wij van dinsdag 1 tot en met zaterdag 5 juni dicht. De oude oven was veertig jaar oud. Soms werd het brood aan de ene kant zwart en bleef het aan de andere kant wit.',
      },
      {
        kind: 'paragraph',
        text: 'Heeft u brood nodig? Onze kraam staat op woensdag en zaterdag gewoon op de markt. Daar verkopen we brood en koekjes, maar geen taarten. Wij bakken die week bij een andere bakker, dus u heeft misschien minder keus. Om 13.00 uur gaan we naar huis.',
      },
      {
        kind: 'paragraph',
        text: 'Heeft u voor deze week een taart besteld? Kom dan tussen 9.00 en 10.00 uur met uw bon naar de deur in de Molenstraat, aan de zijkant van ons huis. De deur aan de voorkant blijft op slot, want daar werken ze aan de vloer. Heeft u geen bon meer? Dan willen we graag uw naam weten.',
      },
      {
        kind: 'paragraph',
        text: 'Vanaf maandag 7 juni is de winkel weer open. Die dag krijgt elke klant een gratis koekje. In de nieuwe winkel staan ook drie tafels. U kunt er koffie drinken of een broodje eten. De prijzen hangen aan de muur. Wij hopen u snel te zien!',
      },
    ],
    questions: [
      {
        id: 'mock-reading-2-bakery-cake',
        skill: 'action',
        question: 'Het is donderdag 3 juni. U heeft een taart besteld. Waar haalt u die op?',
        options: [
          'Aan de voorkant van het huis.',
          'Aan de zijkant van het huis.',
          'Bij de kraam op de markt.',
          'Bij een andere bakker.',
        ],
        correct: 1,
        evidence:
          'Kom dan tussen 9.00 en 10.00 uur met uw bon naar de deur in de Molenstraat, aan de zijkant van ons huis.',
        explanation:
          'Ordered (*besteld*) cakes are handed out at the door in the Molenstraat, *aan de zijkant van ons huis*. The stall at the market has no cakes and is not there on Thursday.',
      },
      {
        id: 'mock-reading-2-bakery-monday',
        skill: 'fact',
        question: 'Wat krijgen klanten op maandag 7 juni gratis?',
        options: ['Een koekje.', 'Een broodje.', 'Een kop koffie.'],
        correct: 0,
        evidence: 'Die dag krijgt elke klant een gratis koekje.',
        explanation:
          '*Die dag* is Monday 7 June: every customer gets *een gratis koekje*. Coffee and rolls (*broodje*) have a price, on the wall.',
      },
    ],
  },
] as const satisfies readonly MockReadingText[];
