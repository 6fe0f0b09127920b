import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-listening-2-traffic',
    theme: 'Vervoer',
    kind: 'announcement',
    setting: 'U luistert naar de radio. U hoort nieuws over het verkeer.',
    speakers: { A: 'man' },
    lines: [
      {
        voice: 'A',
        text: 'Goedemorgen, het is zeven uur. Hier is het verkeer. Op veel plaatsen is het glad door de sneeuw van vannacht. Op de A28 van Zwolle naar Groningen staat een file van twaalf kilometer. Bij Assen is een vrachtwagen tegen een bus gereden. Niemand is gewond, maar de weg is daar dicht tot ongeveer tien uur. Moet u naar Groningen? Blijf dan van de weg en ga met de trein. Die rijdt vandaag gewoon op tijd. De bussen in het noorden rijden vandaag niet. Ook de scholen in Assen blijven dicht. Dan het weer. De sneeuw stopt in de loop van de ochtend. Vanmiddag schijnt de zon, maar het blijft koud. Vannacht vriest het opnieuw, dus ook morgen kan het op de weg glad zijn. Het volgende bericht hoort u om half acht.',
      },
    ],
    questions: [
      {
        id: 'mock-listening-2-traffic-closed',
        skill: 'reason',
        question: 'Waarom is de weg bij Assen dicht?',
        options: [
          'Omdat er te veel sneeuw ligt.',
          'Omdat er een ongeluk is gebeurd.',
          'Omdat er een bus met pech staat.',
        ],
        correct: 1,
        evidence: 'Bij Assen is een vrachtwagen tegen een bus gereden.',
        explanation:
          'A lorry has driven into a bus, which is an accident (*ongeluk*). The snow makes all roads slippery, but it is not why this road is closed.',
      },
      {
        id: 'mock-listening-2-traffic-best-way',
        skill: 'action',
        question: 'Hoe kunt u vanochtend het beste naar Groningen gaan?',
        options: [
          'Met de auto, want de weg is weer vrij.',
          'Met de bus, want die rijdt gewoon.',
          'Met de trein, want die rijdt op tijd.',
        ],
        correct: 2,
        evidence: 'Blijf dan van de weg en ga met de trein.',
        explanation:
          'The train is on time (*gewoon op tijd*), and the advice is to stay off the road (*Blijf dan van de weg*): at Assen the road is closed until about ten. Buses in the north do not run today.',
      },
    ],
  },
  {
    id: 'mock-listening-2-old-fridge',
    theme: 'Gemeente',
    kind: 'phone',
    setting: 'U hoort een telefoongesprek. Een vrouw belt naar de gemeente.',
    speakers: { A: 'man', B: 'woman' },
    lines: [
      { voice: 'A', text: 'Gemeente Rietveen, afdeling Afval, met Youssef.' },
      {
        voice: 'B',
        text: 'Goedemiddag, met Ilse Bakker. Ik heb een oude bank en een oude koelkast. Kunnen jullie die ophalen?',
      },
      { voice: 'A', text: 'Dat kan. Twee keer per jaar is dat gratis. Staan de spullen al buiten?' },
      { voice: 'B', text: 'De bank wel, die staat in mijn voortuin. De koelkast staat nog in de keuken.' },
      { voice: 'A', text: 'U moet alles zelf op de stoep zetten. Onze mensen mogen niet bij u binnenkomen.' },
      {
        voice: 'B',
        text: 'Dat is lastig, want mijn man heeft zijn arm gebroken. Dan vraag ik mijn buurman.',
      },
      {
        voice: 'A',
        text: 'Goed. Even kijken. De bank halen we maandag. De koelkast gaat met een andere wagen mee. Die komt op donderdag.',
      },
      { voice: 'B', text: 'Dus maandag de bank en donderdag de koelkast.' },
      {
        voice: 'A',
        text: 'Klopt. Zet ze er pas op de dag zelf neer, vóór half acht. Als u het de avond ervoor doet, kunt u een boete krijgen.',
      },
      { voice: 'B', text: 'Duidelijk. En moet de koelkast schoon zijn?' },
      { voice: 'A', text: 'Nee, maar wel leeg.' },
      { voice: 'B', text: 'Dat is goed. Bedankt!' },
    ],
    questions: [
      {
        id: 'mock-listening-2-old-fridge-why-help',
        skill: 'reason',
        question: 'Waarom vraagt mevrouw Bakker haar buurman om hulp?',
        options: [
          'Haar man heeft pijn in zijn rug.',
          'Haar man heeft zijn arm gebroken.',
          'Haar man is die dag niet thuis.',
        ],
        correct: 1,
        evidence: 'Dat is lastig, want mijn man heeft zijn arm gebroken.',
        explanation:
          'She has to put everything outside herself, *want mijn man heeft zijn arm gebroken*: his arm is broken, so he cannot carry the fridge.',
      },
      {
        id: 'mock-listening-2-old-fridge-when-out',
        skill: 'number',
        question: 'Wanneer moet de koelkast op de stoep staan?',
        options: ['Op maandagochtend.', 'Op woensdagavond.', 'Op donderdagochtend.'],
        correct: 2,
        evidence: 'Die komt op donderdag.',
        explanation:
          'The lorry for the fridge comes on Thursday. It must stand there on the day itself (*op de dag zelf*), before half past seven in the morning; Monday is for the sofa.',
      },
      {
        id: 'mock-listening-2-old-fridge-fine',
        skill: 'rule',
        question: 'Wanneer kan mevrouw Bakker een boete krijgen?',
        options: [
          'Als de spullen te vroeg buiten staan.',
          'Als de koelkast niet leeg is.',
          'Als de spullen te laat buiten staan.',
        ],
        correct: 0,
        evidence: 'Als u het de avond ervoor doet, kunt u een boete krijgen.',
        explanation:
          '*De avond ervoor* is the evening before: too early. The fridge must be empty, but no fine is named for that, nor for being late.',
      },
    ],
  },
  {
    id: 'mock-listening-2-saving',
    theme: 'Geld',
    kind: 'conversation',
    setting: 'U hoort een gesprek tussen twee vrienden.',
    speakers: { A: 'woman', B: 'man' },
    lines: [
      { voice: 'A', text: 'Hé Samir, ga je zaterdag mee uit eten? Er is een nieuw restaurant bij de haven.' },
      {
        voice: 'B',
        text: 'Leuk, maar deze maand niet. Mijn wasmachine is kapot, en een nieuwe kost vierhonderd euro.',
      },
      { voice: 'A', text: 'O nee. Kun je dat wel betalen?' },
      { voice: 'B', text: 'Ja, ik spaar elke maand een beetje voor zulke dingen.' },
      { voice: 'A', text: 'Hoe doe je dat? Bij mij is al het geld op aan het einde van de maand.' },
      {
        voice: 'B',
        text: 'Wachten tot het einde van de maand lukt mij ook niet. Op de dag dat ik mijn loon krijg, gaat er meteen vijftig euro naar mijn spaarrekening. Dat doet de bank zelf. Dan kan ik het niet meer uitgeven.',
      },
      { voice: 'A', text: 'Slim. En schrijf je ook op wat je koopt?' },
      {
        voice: 'B',
        text: 'Nee, dat vond ik te veel werk. Maar ik doe nu één keer per week boodschappen, met een lijstje. Dat scheelt echt veel.',
      },
      { voice: 'A', text: 'Dat ga ik ook proberen. Weet je wat? Kom zaterdag bij mij. Dan koken we samen.' },
      { voice: 'B', text: 'Graag! Dan neem ik een toetje mee.' },
    ],
    questions: [
      {
        id: 'mock-listening-2-saving-who-does-it',
        skill: 'fact',
        question: 'Hoe komt het geld op de spaarrekening van Samir?',
        options: [
          'De bank doet dat op een vaste dag.',
          'Zijn baas doet dat met het loon.',
          'Samir doet dat elke week zelf.',
        ],
        correct: 0,
        evidence: 'Dat doet de bank zelf.',
        explanation:
          '*Dat doet de bank zelf*, on the day on which he gets his wages (*loon*). What he himself does once a week is the shopping.',
      },
      {
        id: 'mock-listening-2-saving-saturday',
        skill: 'fact',
        question: 'Wat gaan Samir en de vrouw zaterdag doen?',
        options: [
          'In een restaurant bij de haven eten.',
          'Bij de vrouw thuis eten maken.',
          'Bij Samir thuis eten maken.',
        ],
        correct: 1,
        evidence: 'Dan koken we samen.',
        explanation:
          '*Kom zaterdag bij mij. Dan koken we samen*, says the woman, so it is at her home. The restaurant is too expensive for him this month.',
      },
    ],
  },
] as const satisfies readonly MockListeningFragment[];
