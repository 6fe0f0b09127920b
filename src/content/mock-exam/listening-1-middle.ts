import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-listening-1-wrist',
    theme: 'Onderwijs',
    kind: 'voicemail',
    setting: 'U hoort een bericht op de voicemail. Een juf belt een vader.',
    speakers: { A: 'woman' },
    lines: [
      {
        voice: 'A',
        text: 'Dag meneer Nguyen, u spreekt met Anouk Prins, de juf van Lan. Schrik niet, er is niets ergs. Lan is in de gymles gevallen en heeft pijn aan haar arm. Haar arm is een beetje dik, maar ze kan haar vingers goed bewegen. We hebben er ijs op gelegd. Ze zit nu rustig in de klas te lezen. U hoeft dus niet meteen te komen. Wel denk ik dat de huisarts vanmiddag even naar haar arm moet kijken. Kunt u haar daarom om drie uur van school halen? Ze kan vandaag niet op haar fiets naar huis. Haar fiets mag tot morgen op het schoolplein blijven staan. Belt u mij even terug? Dan weet ik dat u dit bericht heeft gehoord. Tot straks!',
      },
    ],
    questions: [
      {
        id: 'mock-listening-1-wrist-where-now',
        skill: 'fact',
        question: 'Waar is Lan nu?',
        options: ['In de klas.', 'In de gymles.', 'Bij de huisarts.', 'Op het schoolplein.'],
        correct: 0,
        evidence: 'Ze zit nu rustig in de klas te lezen.',
        explanation:
          '*Ze zit nu rustig in de klas te lezen.* She fell in the gym lesson, and the doctor should look at her arm this afternoon. Only her bicycle stays on the school playground (*schoolplein*).',
      },
      {
        id: 'mock-listening-1-wrist-what-now',
        skill: 'action',
        question: 'Wat moet meneer Nguyen nu het eerst doen?',
        options: ['Naar school komen.', 'De juf bellen.', 'De huisarts bellen.'],
        correct: 1,
        evidence: 'Belt u mij even terug?',
        explanation:
          '*Belt u mij even terug?* She wants to know that he has heard her message. To school he need not come before three, and the doctor comes after that.',
      },
    ],
  },
  {
    id: 'mock-listening-1-room',
    theme: 'Wonen',
    kind: 'conversation',
    setting: 'U hoort een gesprek. Een vrouw komt naar een kamer kijken.',
    speakers: { A: 'man', B: 'woman' },
    lines: [
      { voice: 'B', text: 'Hallo, ik kom voor de kamer. Ik ben Selam.' },
      { voice: 'A', text: 'Welkom, Selam. Ik ben Rob. Dit is hem. Het bed en de kast blijven staan.' },
      { voice: 'B', text: 'Wat een mooie kamer! Maar wat hoor ik nu?' },
      { voice: 'A', text: 'Dat is de tram. Die rijdt tot half één in de nacht door de straat.' },
      {
        voice: 'B',
        text: "O, dat geeft niet. Ik werk 's nachts, in het ziekenhuis. Maar dan slaap ik natuurlijk tot de middag. Is het hier in de ochtend rustig?",
      },
      { voice: 'A', text: 'Ja, de andere twee bewoners studeren. Die zie je pas na vijf uur.' },
      { voice: 'B', text: 'Heel fijn, dat is voor mij het belangrijkste. En wat kost de kamer precies?' },
      {
        voice: 'A',
        text: 'Vijfhonderd euro per maand. Daar zit alles bij: gas, water, licht en internet. Alleen als je de wasmachine gebruikt, betaal je één euro.',
      },
      { voice: 'B', text: 'En is er een plek voor mijn fiets?' },
      { voice: 'A', text: 'Achter het huis is een schuur. Die mag je gratis gebruiken.' },
      { voice: 'B', text: 'Mooi. Ik wil de kamer graag hebben.' },
      { voice: 'A', text: 'Er komt vanavond nog iemand kijken. Ik bel je morgen, dan weet je het zeker.' },
    ],
    questions: [
      {
        id: 'mock-listening-1-room-important',
        skill: 'fact',
        question: 'Wat vindt Selam het belangrijkste?',
        options: [
          'Dat het in de nacht rustig is.',
          'Dat het in de ochtend rustig is.',
          'Dat er een plek is voor haar fiets.',
        ],
        correct: 1,
        evidence: 'Heel fijn, dat is voor mij het belangrijkste.',
        explanation:
          'She works at night and sleeps until noon. So she asks whether it is quiet in the morning: *dat is voor mij het belangrijkste*. At night she is at work, and about her bicycle she asks only afterwards.',
      },
      {
        id: 'mock-listening-1-room-extra',
        skill: 'rule',
        question: 'Waarvoor moet Selam extra betalen?',
        options: ['Voor gas en water.', 'Voor internet.', 'Voor de schuur.', 'Voor de wasmachine.'],
        correct: 3,
        evidence: 'Alleen als je de wasmachine gebruikt, betaal je één euro.',
        explanation:
          '*Daar zit alles bij*: gas, water, light and internet are in the rent, and the shed is free. Only the washing machine costs one euro each time.',
      },
    ],
  },
  {
    id: 'mock-listening-1-bus-driver',
    theme: 'Werk',
    kind: 'monologue',
    setting: 'U hoort Ibrahim. Hij vertelt aan een groep over zijn werk.',
    speakers: { A: 'man' },
    lines: [
      {
        voice: 'A',
        text: 'Goedemiddag allemaal! Ik ben Ibrahim, en ik mag vandaag iets vertellen over mijn werk. Ik ben nu een jaar buschauffeur. Mijn vader was schilder, en mijn broer is leraar. Maar ik wilde altijd kok worden, en dat was ik ook, tien jaar lang. Leuk werk, hoor, en ik verdiende goed. Maar ik werkte elke avond en elk weekend. Mijn vrouw en mijn kinderen zag ik bijna niet. Nu begin ik in de ochtend om vijf uur, en om twee uur ben ik klaar. Om drie uur haal ik mijn kinderen van school. Dat vind ik heerlijk. Was het moeilijk om chauffeur te worden? Het rijden niet. En de lessen heeft het busbedrijf betaald. Maar voor de theorie moest ik veel moeilijke woorden leren. De eerste keer ben ik gezakt. Toen heeft een collega mij geholpen, en daarna ging het goed. Mijn vrouw was zo trots! Mijn tip voor jullie: ga eerst een keer met iemand mee naar zijn werk. Dan zie je of het echt bij je past.',
      },
    ],
    questions: [
      {
        id: 'mock-listening-1-bus-driver-brother',
        skill: 'fact',
        question: 'Wat voor werk doet de broer van Ibrahim?',
        options: ['Hij is schilder.', 'Hij is leraar.', 'Hij is kok.'],
        correct: 1,
        evidence: 'Mijn vader was schilder, en mijn broer is leraar.',
        explanation:
          '*Mijn broer is leraar.* His father was a painter (*schilder*), and a cook (*kok*) is what Ibrahim was himself.',
      },
      {
        id: 'mock-listening-1-bus-driver-ready',
        skill: 'number',
        question: 'Hoe laat is Ibrahim klaar met zijn werk?',
        options: ['Om 14.00 uur.', 'Om 15.00 uur.', 'Om 17.00 uur.'],
        correct: 0,
        evidence: 'Nu begin ik in de ochtend om vijf uur, en om twee uur ben ik klaar.',
        explanation:
          '*Om twee uur ben ik klaar*, in the afternoon: 14.00. At three he fetches his children, and five is the time at which he begins, in the morning.',
      },
      {
        id: 'mock-listening-1-bus-driver-who-helped',
        skill: 'fact',
        question: 'Wie heeft Ibrahim geholpen met de theorie?',
        options: ['Een collega.', 'Zijn broer.', 'Zijn vrouw.', 'Zijn vader.'],
        correct: 0,
        evidence: 'Toen heeft een collega mij geholpen, en daarna ging het goed.',
        explanation:
          'He failed (*gezakt*) the first time, and then *een collega* helped him. His wife was proud of him afterwards (*trots*), and of father and brother he only tells what they do.',
      },
    ],
  },
  {
    id: 'mock-listening-1-birthday',
    theme: 'Buren',
    kind: 'conversation',
    setting: 'U hoort een gesprek tussen twee buren, Ans en Bilal.',
    speakers: { A: 'woman', B: 'man' },
    lines: [
      {
        voice: 'B',
        text: 'Dag Ans, heb je even? Zaterdag word ik vijftig en dan geef ik een feest in de tuin. Er komen ongeveer dertig mensen.',
      },
      { voice: 'A', text: 'Gefeliciteerd alvast! Wat leuk.' },
      { voice: 'B', text: 'Dank je. We hebben ook muziek, maar om elf uur gaat die uit. Dat beloof ik.' },
      {
        voice: 'A',
        text: 'Voor mij is dat geen probleem. Ik slaap zaterdag bij mijn zus in Breda. Maar mijn zoon moet zondag vroeg werken, en zijn kamer is aan de kant van jouw tuin.',
      },
      { voice: 'B', text: 'Kan hij niet met jou mee naar zijn tante?' },
      {
        voice: 'A',
        text: 'Nee hoor, dat hoeft niet. Hij kan die nacht wel in mijn bed slapen. Mijn kamer is aan de straat, dus daar hoor je niets.',
      },
      { voice: 'B', text: 'Fijn. En hij is natuurlijk ook welkom op het feest.' },
      { voice: 'A', text: 'Dat zal hij leuk vinden! Kan ik nog iets voor je doen?' },
      { voice: 'B', text: 'Misschien wel. Ik heb te weinig stoelen. Heb jij er een paar voor mij?' },
      {
        voice: 'A',
        text: 'Natuurlijk. Er staan er acht in de schuur.',
      },
      { voice: 'B', text: 'Heel fijn! Mag ik ze vrijdagavond al halen?' },
      { voice: 'A', text: 'Dan moet ik sporten. Kom zaterdagochtend maar. In de middag ben ik al weg.' },
    ],
    questions: [
      {
        id: 'mock-listening-1-birthday-son',
        skill: 'fact',
        question: 'Waar slaapt de zoon van Ans zaterdag?',
        options: [
          'In zijn eigen kamer.',
          'In de kamer van Ans.',
          'In het huis van zijn tante.',
          'In het huis van Bilal.',
        ],
        correct: 1,
        evidence: 'Hij kan die nacht wel in mijn bed slapen.',
        explanation:
          "*In mijn bed*, says Ans: her bedroom is on the side of the street, where it is quiet. Ans herself sleeps at her sister's.",
      },
      {
        id: 'mock-listening-1-birthday-get-chairs',
        skill: 'number',
        question: 'Wanneer kan Bilal de stoelen van Ans ophalen?',
        options: ['Vrijdagmiddag.', 'Vrijdagavond.', 'Zaterdagochtend.'],
        correct: 2,
        evidence: 'Kom zaterdagochtend maar.',
        explanation:
          'He asks for Friday evening, but then she does sport: *Kom zaterdagochtend maar*. The *middag* of which she speaks is that of Saturday, and then she is away.',
      },
    ],
  },
] as const satisfies readonly MockListeningFragment[];
