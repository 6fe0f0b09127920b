import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-reading-4-village-shop',
    theme: 'Winkelen',
    kind: 'news',
    title: 'De winkel van Zeedorp',
    setting: 'U leest dit bericht in de krant.',
    from: 'De Streekkrant',
    date: 'dinsdag 8 december',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Goed nieuws voor Zeedorp: de enige winkel van het dorp gaat niet dicht. De eigenaar, Piet Hoekstra, is 68 jaar en wil stoppen. Zijn kinderen hebben een baan in de stad en willen de winkel niet. Nu kopen de bewoners hem samen.',
      },
      {
        kind: 'paragraph',
        text: 'Het plan is van Zeynep Kaya. Zij werkt al tien jaar achter de kassa. "Veel mensen hier zijn oud en hebben geen auto", vertelt zij, "en de volgende winkel is twaalf kilometer verderop." Zeynep ging met een lijst alle huizen langs. Meer dan tweehonderd gezinnen gaven geld. Zij krijgen dat niet terug, maar mogen wel meepraten over de winkel.',
      },
      {
        kind: 'paragraph',
        text: 'Er verandert ook iets. De winkel is straks ook op maandag open. Op zondag blijft hij dicht. Kranten verkopen ze dan niet meer, want bijna niemand koopt ze nog. De grote tafel met koffie voor één euro blijft staan. Pakjes kunt u er nu al brengen en ophalen, en dat verandert niet.',
      },
      {
        kind: 'paragraph',
        text: 'Zeynep krijgt de leiding. Zij gaat werken met twee vaste collega\'s en twintig vrijwilligers. Piet is blij. "Ik help nog tot de zomer", zegt hij. "Daarna kom ik alleen nog koffie drinken."',
      },
    ],
    questions: [
      {
        id: 'mock-reading-4-village-shop-owner',
        skill: 'fact',
        question: 'Van wie wordt de winkel?',
        options: ['Van de bewoners.', 'Van de kinderen van Piet.', 'Van Zeynep Kaya.'],
        correct: 0,
        evidence: 'Nu kopen de bewoners hem samen.',
        explanation:
          'The people of the village buy the shop together (*kopen de bewoners hem samen*). Zeynep had the plan and will lead it, but it is not hers. And the children of Piet do not want it.',
      },
      {
        id: 'mock-reading-4-village-shop-soon',
        skill: 'fact',
        question: 'Wat kunnen mensen straks in de winkel doen wat nu nog niet kan?',
        options: ['Een krant kopen.', 'Een pakje ophalen.', 'Koffie drinken.', 'Op maandag winkelen.'],
        correct: 3,
        evidence: 'De winkel is straks ook op maandag open.',
        explanation:
          '*Straks ook op maandag open*: that is new. Coffee and parcels are there already (*nu al*), and newspapers go away.',
      },
    ],
  },
  {
    id: 'mock-reading-4-language-buddy',
    theme: 'Vrije tijd',
    kind: 'leaflet',
    title: 'Praten met een taalmaat',
    setting: 'Parisa vindt deze folder in de bibliotheek.',
    from: 'Bibliotheek Rietveen',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Wilt u beter Nederlands leren spreken? Oefen met een taalmaat. Dat is een vrijwilliger die graag met u praat. Het kost niets.',
      },
      { kind: 'heading', text: 'Wat doet u samen?' },
      {
        kind: 'paragraph',
        text: 'U ziet uw taalmaat één keer per week, een half jaar lang. Samen doet u gewone dingen: u gaat naar de markt, maakt huiswerk van uw cursus of drinkt koffie. Het is geen les, en u krijgt geen boek. Voor een diploma kunt u beter een cursus doen. Heeft u een moeilijke brief gekregen? Vraag dan hulp aan tafel 8. U spreekt af in de bibliotheek of ergens buiten, maar niet bij iemand thuis.',
      },
      { kind: 'heading', text: 'Voor wie?' },
      {
        kind: 'paragraph',
        text: 'U bent 18 jaar of ouder en spreekt al een beetje Nederlands. Kunt u nog niet goed lezen of schrijven? Dat is geen probleem.',
      },
      { kind: 'heading', text: 'Hoe vindt u een taalmaat?' },
      {
        kind: 'paragraph',
        text: 'Kom op maandagavond of vrijdagmiddag naar tafel 5 in de bibliotheek. Daar zit Joke of Abdel. U vertelt wat u leuk vindt en wanneer u tijd heeft. Dan zoeken zij iemand die bij u past. Dat duurt meestal drie weken. De eerste keer gaan zij met u mee. Na zes weken bellen zij u en vragen ze hoe het gaat.',
      },
      { kind: 'heading', text: 'Nog een idee' },
      {
        kind: 'paragraph',
        text: 'Er zijn ook Nederlanders die Arabisch, Spaans of Turks willen leren. Spreekt u een van die talen goed? Dan kunt u elkaar helpen. De helft van de tijd praat u Nederlands, en de andere helft uw eigen taal.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-4-language-buddy-do',
        skill: 'fact',
        question: 'Wat kan Parisa met een taalmaat doen?',
        options: ['Een brief lezen.', 'Huiswerk maken.', 'Leren voor een diploma.'],
        correct: 1,
        evidence: 'maakt huiswerk van uw cursus',
        explanation:
          'They do everyday things. One of them is *huiswerk van uw cursus*. For a letter there is help at another table. For a diploma a course is better (*kunt u beter een cursus doen*).',
      },
      {
        id: 'mock-reading-4-language-buddy-wait',
        skill: 'number',
        question: 'Hoelang duurt het meestal tot er een taalmaat voor Parisa is?',
        options: ['Eén week.', 'Drie weken.', 'Zes weken.'],
        correct: 1,
        evidence: 'Dat duurt meestal drie weken.',
        explanation:
          'Joke and Abdel look for somebody, and that takes *meestal drie weken*. After six weeks they call to ask how it goes, and one week lies between two meetings.',
      },
    ],
  },
  {
    id: 'mock-reading-4-volunteer',
    theme: 'Werk',
    kind: 'form',
    title: 'Vrijwilliger worden',
    setting: 'Mevrouw Zhang heeft dit formulier voor een verpleeghuis ingevuld.',
    from: 'Verpleeghuis De Lelie',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Wilt u onze bewoners helpen? Vul dan dit formulier in. Wij bellen u binnen een week voor een gesprek. Past het werk bij u? Dan loopt u eerst twee keer met een andere vrijwilliger mee. U krijgt geen loon, maar wij betalen wel uw bus of trein.',
      },
      {
        kind: 'details',
        rows: [
          ['Naam', 'Mei Zhang'],
          ['Telefoon', '06-12345678'],
          ['Talen', 'Chinees, Engels en Nederlands'],
        ],
      },
      {
        kind: 'choices',
        label: 'Wat wilt u graag doen?',
        items: [
          { text: 'koffie en thee brengen', isTicked: false },
          { text: 'met bewoners wandelen', isTicked: false },
          { text: 'uit de krant voorlezen', isTicked: false },
          { text: 'in de tuin werken', isTicked: true },
        ],
      },
      {
        kind: 'details',
        rows: [
          [
            'Waarom?',
            'In China had ik een winkel met planten en bloemen. Nu woon ik in een flat zonder balkon. Ik mis het groen.',
          ],
          ['Wat kunt u niet doen?', 'Ik kan niet zwaar tillen, want ik heb vaak pijn in mijn rug.'],
          [
            'Wanneer kunt u?',
            'Alleen in de middag. Van maandag tot en met vrijdag heb ik in de ochtend les. Op dinsdagmiddag pas ik op mijn kleinzoon, dus dan kan ik niet. In het weekend ben ik bij mijn familie in Den Haag.',
          ],
          ['Vanaf wanneer?', 'Vanaf maandag 12 april. Eerst ga ik drie weken naar mijn zus in Canada.'],
          ['Hoe kent u ons?', 'Van mijn buurvrouw. Zij leest bij u elke zaterdag voor.'],
          ['Datum', 'vrijdag 12 maart'],
        ],
      },
    ],
    questions: [
      {
        id: 'mock-reading-4-volunteer-task',
        skill: 'table',
        question: 'Waarmee wil mevrouw Zhang helpen?',
        options: ['Met koffie brengen.', 'Met tuinieren.', 'Met voorlezen.', 'Met wandelen.'],
        correct: 1,
        evidence: 'in de tuin werken',
        explanation:
          '*In de tuin werken* is ticked: she misses the plants that she had in her shop. It is her neighbour who reads aloud: *Zij leest bij u elke zaterdag voor.*',
      },
      {
        id: 'mock-reading-4-volunteer-when',
        skill: 'table',
        question: 'Wanneer kan mevrouw Zhang helpen?',
        options: ['Op maandagochtend.', 'Op dinsdagmiddag.', 'Op vrijdagmiddag.'],
        correct: 2,
        evidence: 'Alleen in de middag.',
        explanation:
          'She can come *alleen in de middag*, but on Tuesday afternoon she looks after her grandson. On every morning of the week she has a lesson (*les*).',
      },
    ],
  },
] as const satisfies readonly MockReadingText[];
