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
        text: 'Goedemorgen, het is zeven uur. Hier is het verkeer. Op veel plaatsen is het glad door de sneeuw van vannacht. Op de A28 van Zwolle naar Groningen staat een file van twaalf kilometer. Bij Assen is een vrachtwagen tegen een bus gereden. Niemand is gewond, maar de weg is daar dicht tot ongeveer tien uur. Moet u naar Groningen? Laat uw auto dan staan en ga met de trein. Die rijdt vandaag gewoon op tijd. De bussen in het noorden rijden vandaag niet, maar morgen wel weer. Ook de scholen in Assen blijven dicht. Dan het weer. De sneeuw stopt in de loop van de ochtend. Vanmiddag schijnt de zon en morgen ook, maar het blijft koud. Vannacht vriest het, dus ook morgenochtend moet u op de weg nog goed oppassen. Het volgende bericht hoort u om half acht.',
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
          'Omdat er een lange file staat.',
        ],
        correct: 1,
        evidence: 'Bij Assen is een vrachtwagen tegen een bus gereden.',
        explanation:
          'A lorry has driven into a bus, which is an accident (*ongeluk*). The snow makes all roads slippery, but it is not why this road is closed.',
      },
      {
        id: 'mock-listening-2-traffic-next-morning',
        skill: 'fact',
        question: 'Wat zegt de man over morgenochtend?',
        options: [
          'Misschien valt er weer sneeuw.',
          'Misschien is het weer glad.',
          'Misschien rijden er geen bussen.',
        ],
        correct: 1,
        evidence: 'Vannacht vriest het, dus ook morgenochtend moet u op de weg nog goed oppassen.',
        explanation:
          'It freezes at night, so in the morning you have to take care (*oppassen*): the roads may be slippery. The snow stops today, and the buses go tomorrow (*morgen wel weer*).',
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
        text: 'Dat is lastig, want mijn man heeft zijn arm gebroken en mijn buurman is op vakantie. Dan vraag ik mijn zoon.',
      },
      {
        voice: 'A',
        text: 'Goed. Even kijken. De bank halen we maandag. De koelkast gaat met een andere wagen mee. Die komt op donderdag.',
      },
      { voice: 'B', text: 'Dus maandag de bank en donderdag de koelkast.' },
      {
        voice: 'A',
        text: 'Klopt. Zet alles pas op de dag zelf neer, vóór half acht. Staat de koelkast er op woensdagavond al? Dan kunt u een boete krijgen.',
      },
      { voice: 'B', text: 'Duidelijk. De koelkast is al leeg.' },
      { voice: 'A', text: 'Mooi. Maak hem ook nog schoon, want anders ruikt de hele wagen ernaar.' },
      { voice: 'B', text: 'Dat doe ik. Bedankt!' },
    ],
    questions: [
      {
        id: 'mock-listening-2-old-fridge-helper',
        skill: 'fact',
        question: 'Van wie krijgt mevrouw Bakker hulp?',
        options: ['Haar buurman.', 'Haar zoon.', 'Haar man.', 'Iemand van de gemeente.'],
        correct: 1,
        evidence: 'Dan vraag ik mijn zoon.',
        explanation:
          '*Dan vraag ik mijn zoon*. Her husband has broken his arm, her neighbour is on holiday, and people of the municipality may not come in.',
      },
      {
        id: 'mock-listening-2-old-fridge-when-out',
        skill: 'number',
        question: 'Wanneer moet de koelkast op de stoep staan?',
        options: ['Op maandagochtend.', 'Op woensdagavond.', 'Op donderdagochtend.'],
        correct: 2,
        evidence: 'Die komt op donderdag.',
        explanation:
          'The lorry for the fridge comes on Thursday. It must stand there on the day itself (*op de dag zelf*), before half past seven in the morning. On Wednesday evening is too early. Monday is for the sofa.',
      },
      {
        id: 'mock-listening-2-old-fridge-to-do',
        skill: 'action',
        question: 'Wat moet mevrouw Bakker zelf nog met de koelkast doen?',
        options: ['Schoonmaken.', 'Leegmaken.', 'In de voortuin zetten.'],
        correct: 0,
        evidence: 'Maak hem ook nog schoon, want anders ruikt de hele wagen ernaar.',
        explanation:
          '*Maak hem ook nog schoon*. It is empty already (*al leeg*), and it has to stand on the pavement (*stoep*). In the front garden (*voortuin*) is the sofa.',
      },
    ],
  },
  {
    id: 'mock-listening-2-saving',
    theme: 'Geld',
    kind: 'monologue',
    setting: 'U bent in het buurthuis. Fatiha geeft een les over geld.',
    speakers: { A: 'woman' },
    lines: [
      {
        voice: 'A',
        text: 'Welkom allemaal, fijn dat jullie er weer zijn! De vorige keer hebben we gepraat over geld lenen, en de volgende keer gaat het over verzekeringen. Vandaag kijken we hoe je elke maand iets kunt sparen. Want ja, je wasmachine gaat een keer kapot, en een nieuwe kost al snel vierhonderd euro. Veel mensen wachten tot het einde van de maand. Maar dan is het geld meestal op. Ik doe het anders. Op de dag dat ik mijn loon krijg, gaat er meteen vijftig euro naar een andere rekening. Dat doet de bank zelf, dus ik kan het niet vergeten. Dan mijn tweede tip. Ga niet elke dag naar de winkel, maar één keer per week, en met een lijstje. Dan koop je alleen wat je echt nodig hebt. Ik houd daardoor elke maand nog veertig euro extra over. Alles in een schrift schrijven hoeft niet, hoor. Dat vond ik zelf veel te veel werk. Zo, nu eerst koffie!',
      },
    ],
    questions: [
      {
        id: 'mock-listening-2-saving-lesson',
        skill: 'purpose',
        question: 'Wat leren de mensen vandaag van Fatiha?',
        options: [
          'Hoe zij geld kunnen lenen.',
          'Hoe zij geld kunnen sparen.',
          'Hoe zij alles kunnen opschrijven.',
        ],
        correct: 1,
        evidence: 'Vandaag kijken we hoe je elke maand iets kunt sparen.',
        explanation:
          '*Vandaag* it is about putting money aside (*sparen*). Borrowing (*lenen*) was the last time (*de vorige keer*). You do not have to write everything down, she says (*hoeft niet*).',
      },
      {
        id: 'mock-listening-2-saving-list',
        skill: 'number',
        question: 'Hoeveel geld houdt Fatiha per maand over door haar lijstje?',
        options: ['40 euro.', '50 euro.', '400 euro.'],
        correct: 0,
        evidence: 'Ik houd daardoor elke maand nog veertig euro extra over.',
        explanation:
          '*Veertig euro extra* is what the shopping list saves. Fifty euros go to another account, and four hundred is the price of a washing machine.',
      },
    ],
  },
] as const satisfies readonly MockListeningFragment[];
