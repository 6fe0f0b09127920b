import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-listening-3-red-bicycle',
    theme: 'Winkelen',
    kind: 'conversation',
    setting: 'U hoort een gesprek in een winkel met gebruikte fietsen.',
    speakers: { A: 'man', B: 'woman' },
    lines: [
      {
        voice: 'B',
        text: 'Hallo, ik zoek een fiets voor mijn dochter. Zij gaat na de zomer naar de middelbare school. Dat is acht kilometer, dus hij moet wel goed zijn.',
      },
      { voice: 'A', text: 'Kijk eens, deze rode is bijna nieuw.' },
      { voice: 'B', text: 'Mooi! Maar is hij niet te groot? Zij is nog niet zo lang.' },
      { voice: 'A', text: 'Ik heb het zadel al laag gezet. Laat haar maar eens proberen.' },
      { voice: 'B', text: 'Zij is nu aan het sporten. Kunnen we vrijdag samen terugkomen?' },
      {
        voice: 'A',
        text: 'Vrijdag ben ik er niet. Morgen wel, tot zes uur. Zaterdag kan ook, maar dan is het hier altijd heel druk.',
      },
      { voice: 'B', text: 'Dan komen we morgen. O, de lamp doet het niet, zie ik.' },
      {
        voice: 'A',
        text: 'Jawel hoor, hij moet gewoon even aan. Zo. Alleen de bel is kapot. Daar zet ik straks nog een nieuwe op.',
      },
      { voice: 'B', text: 'Fijn. En zit er een goed slot op?' },
      { voice: 'A', text: 'Ja, dat is nog geen jaar oud.' },
      { voice: 'B', text: 'En als er later toch iets kapot is?' },
      { voice: 'A', text: 'Dan maak ik het gratis, drie maanden lang.' },
    ],
    questions: [
      {
        id: 'mock-listening-3-red-bicycle-when',
        skill: 'number',
        question: 'Wanneer komt de vrouw met haar dochter terug?',
        options: ['Morgen.', 'Vrijdag.', 'Zaterdag.'],
        correct: 0,
        evidence: 'Dan komen we morgen.',
        explanation:
          'She asks for Friday, but then he is not there. On Saturday it is very busy (*heel druk*), so she says *dan komen we morgen*.',
      },
      {
        id: 'mock-listening-3-red-bicycle-broken',
        skill: 'fact',
        question: 'Wat is er niet goed aan de fiets?',
        options: ['De bel.', 'De lamp.', 'Het slot.', 'Het zadel.'],
        correct: 0,
        evidence: 'Alleen de bel is kapot.',
        explanation:
          '*Alleen de bel is kapot*: only the bell is broken. The lamp works, it only has to be on. The lock is less than a year old, and the saddle is low already.',
      },
    ],
  },
  {
    id: 'mock-listening-3-lost-bag',
    theme: 'Vervoer',
    kind: 'phone',
    setting: 'U hoort een telefoongesprek. Een vrouw belt naar het busbedrijf.',
    speakers: { A: 'man', B: 'woman' },
    lines: [
      { voice: 'A', text: 'Busbedrijf Oost, afdeling Gevonden Spullen, met Joris.' },
      {
        voice: 'B',
        text: 'Goedemorgen, met Nadia Petrova. Ik heb gisteren mijn rugzak in de bus laten staan.',
      },
      { voice: 'A', text: 'In welke bus was dat?' },
      {
        voice: 'B',
        text: 'Meestal neem ik lijn vier of lijn veertig. Maar die reden gisteren niet, dus ik zat in lijn veertien.',
      },
      { voice: 'A', text: 'En hoe ziet hij eruit?' },
      { voice: 'B', text: 'Hij is groen. Er zitten een blauwe jas en een boek in.' },
      {
        voice: 'A',
        text: 'Even kijken, hoor. Ik heb hier een zwarte rugzak, en ook een bruine. Verder ligt er alleen een groene sporttas.',
      },
      { voice: 'B', text: 'Nee, dat is hem niet.' },
      {
        voice: 'A',
        text: 'Dan heeft de chauffeur hem misschien nog. Belt u morgen na tien uur nog een keer, dan weet ik het zeker.',
      },
      { voice: 'B', text: 'Kan ik niet even langskomen op kantoor? Ik werk daar in de buurt.' },
      {
        voice: 'A',
        text: 'Dat heeft geen zin, want wij zijn niet open voor bezoekers. Hebben we de rugzak? Dan brengen we hem naar de winkel op het station. Daar kunt u hem een dag later ophalen. Neem dan wel uw paspoort mee.',
      },
    ],
    questions: [
      {
        id: 'mock-listening-3-lost-bag-which-line',
        skill: 'number',
        question: 'In welke bus zat mevrouw Petrova gisteren?',
        options: ['In lijn 4.', 'In lijn 10.', 'In lijn 14.'],
        correct: 2,
        evidence: 'Maar die reden gisteren niet, dus ik zat in lijn veertien.',
        explanation:
          '*Veertien* is 14: the lines that she usually takes (*meestal*), four and forty, did not run. Ten is the hour after which she may call.',
      },
      {
        id: 'mock-listening-3-lost-bag-colour',
        skill: 'fact',
        question: 'Welke kleur heeft de rugzak van mevrouw Petrova?',
        options: ['Blauw.', 'Bruin.', 'Groen.'],
        correct: 2,
        evidence: 'Hij is groen.',
        explanation:
          '*Hij is groen*: *hij* is the backpack. Blue is the coat inside it, and a brown backpack was found, but that is not hers.',
      },
      {
        id: 'mock-listening-3-lost-bag-tomorrow',
        skill: 'action',
        question: 'Wat moet mevrouw Petrova morgen doen?',
        options: ['Naar het kantoor gaan.', 'Naar het station gaan.', 'Nog een keer bellen.'],
        correct: 2,
        evidence: 'Belt u morgen na tien uur nog een keer, dan weet ik het zeker.',
        explanation:
          '*Belt u morgen na tien uur nog een keer*. The office is not open to visitors, and to the station she goes only once the backpack is found.',
      },
    ],
  },
  {
    id: 'mock-listening-3-saturday-job',
    theme: 'Geld',
    kind: 'conversation',
    setting: 'U hoort een gesprek tussen een vader en zijn dochter.',
    speakers: { A: 'man', B: 'woman' },
    lines: [
      { voice: 'B', text: 'Pap, heb je even? Ik wil een andere telefoon. Deze is al vier jaar oud.' },
      { voice: 'A', text: "Dat snap ik. En wat kost zo'n telefoon?" },
      {
        voice: 'B',
        text: 'Driehonderd euro. Ik heb al honderdvijftig euro gespaard. En voor mijn oude krijg ik misschien nog vijftig euro.',
      },
      { voice: 'A', text: 'En de rest wil je zeker van mij?' },
      {
        voice: 'B',
        text: 'Nee hoor, ik wil gaan werken. Noor werkt in de supermarkt. Maar daar moet je ook op zondag komen, en dat wil ik niet.',
      },
      { voice: 'A', text: 'Ga dan eens langs bij de bakker. Of in de telefoonwinkel, dan krijg je korting!' },
      {
        voice: 'B',
        text: 'Bij de bakker begin je om vijf uur! En voor de telefoonwinkel moet je achttien zijn. Maar in de bloemenwinkel op de hoek mag ik volgende week al beginnen.',
      },
      { voice: 'A', text: 'Zo, dat is snel. En wanneer ga je dan werken?' },
      { voice: 'B', text: 'Elke zaterdag, van acht tot één. Dan kan ik om twee uur nog voetballen.' },
      { voice: 'A', text: 'Goed, het mag van mij. Maar als je cijfers lager worden, stop je er meteen mee.' },
    ],
    questions: [
      {
        id: 'mock-listening-3-saturday-job-savings',
        skill: 'number',
        question: 'Hoeveel geld heeft de dochter al gespaard?',
        options: ['Honderdvijftig euro.', 'Tweehonderd euro.', 'Driehonderd euro.'],
        correct: 0,
        evidence: 'Ik heb al honderdvijftig euro gespaard.',
        explanation:
          'She has *honderdvijftig euro*. Perhaps she gets fifty for her old telephone: then it would be two hundred. Three hundred is what the new one costs.',
      },
      {
        id: 'mock-listening-3-saturday-job-where',
        skill: 'fact',
        question: 'Waar gaat de dochter werken?',
        options: ['Bij de bakker.', 'In de bloemenwinkel.', 'In de supermarkt.', 'Op de voetbalclub.'],
        correct: 1,
        evidence: 'Maar in de bloemenwinkel op de hoek mag ik volgende week al beginnen.',
        explanation:
          'She may begin *in de bloemenwinkel*. In the supermarket works Noor, the baker begins too early, and football (*voetballen*) is what she does after work.',
      },
    ],
  },
] as const satisfies readonly MockListeningFragment[];
