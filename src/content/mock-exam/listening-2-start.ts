import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-listening-2-ill',
    theme: 'Werk',
    kind: 'phone',
    setting: 'U hoort een telefoongesprek. Een man belt naar zijn werk.',
    speakers: { A: 'woman', B: 'man' },
    lines: [
      { voice: 'A', text: 'Bakkerij Van Dam, met Petra.' },
      {
        voice: 'B',
        text: 'Goedemorgen Petra, met Tesfay. Ik kan vandaag niet komen werken. Ik heb koorts en ik moest vannacht steeds overgeven.',
      },
      { voice: 'A', text: 'O, wat vervelend. Heb je iets verkeerds gegeten?' },
      {
        voice: 'B',
        text: 'Dat denk ik niet, en thuis is niemand ziek. Maar Karim had het zondag ook, toen we samen achter de oven stonden. Ik heb het vast van hem.',
      },
      {
        voice: 'A',
        text: 'Blijf dan maar lekker in bed. Ik heb wel een probleem: vanmiddag moeten de taarten voor de bruiloft klaar zijn.',
      },
      {
        voice: 'B',
        text: 'Dat weet ik. Ze staan al in de koelkast. De namen staan erop en de bloemen van suiker ook. Alleen het fruit moet er nog op. Jelle kan dat goed.',
      },
      {
        voice: 'A',
        text: 'Jelle is vandaag vrij. Maar ik bel hem wel even. Misschien wil hij een paar uur komen.',
      },
      { voice: 'B', text: 'En morgen moet ik de winkel openen, om zes uur. Zal ik Karim vragen?' },
      {
        voice: 'A',
        text: 'Nee, ik open de winkel zelf wel. Bel je mij morgen even om te vertellen hoe het gaat?',
      },
      { voice: 'B', text: 'Dat is goed. Sorry, hoor.' },
      { voice: 'A', text: 'Daar kun jij niets aan doen. Beterschap!' },
    ],
    questions: [
      {
        id: 'mock-listening-2-ill-from-whom',
        skill: 'reason',
        question: 'Hoe is Tesfay ziek geworden, denkt hij?',
        options: [
          'Door iemand uit zijn familie.',
          'Door iemand op zijn werk.',
          'Door iets wat hij heeft gegeten.',
        ],
        correct: 1,
        evidence: 'Maar Karim had het zondag ook, toen we samen achter de oven stonden.',
        explanation:
          '*Achter de oven* is at work: he thinks that he has it from Karim. Petra asks about food, but he says *Dat denk ik niet*, and of his family nobody is ill.',
      },
      {
        id: 'mock-listening-2-ill-cakes-left',
        skill: 'action',
        question: 'Wat moet er nog met de taarten gebeuren?',
        options: ['Er moet nog fruit op.', 'Er moeten nog namen op.', 'Er moeten nog bloemen op.'],
        correct: 0,
        evidence: 'Alleen het fruit moet er nog op.',
        explanation: '*Alleen het fruit moet er nog op*. Names and flowers of sugar are on them already.',
      },
      {
        id: 'mock-listening-2-ill-opens',
        skill: 'fact',
        question: 'Wie doet morgen de winkel open?',
        options: ['Petra.', 'Karim.', 'Jelle.'],
        correct: 0,
        evidence: 'Nee, ik open de winkel zelf wel.',
        explanation:
          '*Ik open de winkel zelf wel*, says Petra when Tesfay wants to ask Karim. Jelle is only asked to help with the cakes today.',
      },
    ],
  },
  {
    id: 'mock-listening-2-jam',
    theme: 'Winkelen',
    kind: 'announcement',
    setting: 'U bent in een supermarkt. U hoort dit bericht.',
    speakers: { A: 'woman' },
    lines: [
      {
        voice: 'A',
        text: "Beste klanten, mag ik even uw aandacht? Wij hebben een fout ontdekt bij een product van ons eigen merk. Het gaat om de aardbeienjam in een grote pot. In een paar potten kan een stukje glas zitten. Heeft u deze week zo'n pot gekocht? Eet de jam dan niet op, maar breng de pot terug. Bij de ingang krijgt u uw geld terug, ook zonder bon. De aardbeienjam in een kleine pot is wel veilig. Dat geldt ook voor onze kersenjam en onze abrikozenjam. Heeft u al van de jam gegeten en voelt u zich niet goed? Bel dan uw huisarts. Wij hebben ook goed nieuws. Vandaag betaalt u na vier uur voor al ons brood de helft, want morgen zijn wij gesloten en overmorgen krijgen we weer nieuw brood. Wij wensen u een prettige dag.",
      },
    ],
    questions: [
      {
        id: 'mock-listening-2-jam-which',
        skill: 'fact',
        question: 'Welke jam moeten klanten terugbrengen?',
        options: [
          'Aardbeienjam in een kleine pot.',
          'Aardbeienjam in een grote pot.',
          'Kersenjam in een kleine pot.',
          'Kersenjam in een grote pot.',
        ],
        correct: 1,
        evidence: 'Het gaat om de aardbeienjam in een grote pot.',
        explanation:
          'It is the strawberry jam (*aardbeienjam*) in the large jar. The small jar is safe (*wel veilig*), and so is the jam of cherries and apricots.',
      },
      {
        id: 'mock-listening-2-jam-new-bread',
        skill: 'number',
        question: 'Wanneer komt er weer nieuw brood?',
        options: ['Vandaag.', 'Morgen.', 'Overmorgen.'],
        correct: 2,
        evidence: 'want morgen zijn wij gesloten en overmorgen krijgen we weer nieuw brood',
        explanation:
          '*Overmorgen krijgen we weer nieuw brood*. Tomorrow the shop is closed (*gesloten*), and today the bread that is left costs half.',
      },
    ],
  },
  {
    id: 'mock-listening-2-back-pain',
    theme: 'Gezondheid',
    kind: 'conversation',
    setting: 'U hoort een gesprek bij de huisarts.',
    speakers: { A: 'woman', B: 'man' },
    lines: [
      { voice: 'A', text: 'Komt u binnen, meneer Silva. Wat kan ik voor u doen?' },
      {
        voice: 'B',
        text: 'Dokter, ik heb al drie weken pijn in mijn rug. Eerst alleen als ik iets zwaars tilde, maar nu ook als ik sta.',
      },
      { voice: 'A', text: 'Wat voor werk doet u?' },
      { voice: 'B', text: 'Ik werk in een magazijn. Ik til de hele dag dozen.' },
      { voice: 'A', text: 'En als u zit? Heeft u dan ook pijn?' },
      {
        voice: 'B',
        text: 'Nee, dan gaat het wel. Ik ben vorige week thuisgebleven en heb veel op bed gelegen. Maar het werd juist erger.',
      },
      {
        voice: 'A',
        text: 'Dat hoor ik vaker. U kunt beter blijven bewegen. Ga elke dag een half uur wandelen. Alleen tillen mag u de komende twee weken niet. Praat daarover met uw chef.',
      },
      { voice: 'B', text: 'En krijg ik medicijnen?' },
      {
        voice: 'A',
        text: 'Paracetamol mag, die koopt u gewoon bij de drogist. En ik wil dat u naar de fysiotherapeut gaat. Daar leert u oefeningen. U kunt zelf bellen voor een afspraak. Een brief van mij heeft u niet nodig.',
      },
      { voice: 'B', text: 'Moet ik nog terugkomen?' },
      { voice: 'A', text: 'Alleen als u over een maand nog net zoveel pijn heeft.' },
    ],
    questions: [
      {
        id: 'mock-listening-2-back-pain-when',
        skill: 'fact',
        question: 'Wanneer heeft meneer Silva nu pijn?',
        options: [
          'Alleen als hij iets tilt.',
          'Als hij iets tilt en als hij staat.',
          'Als hij iets tilt en als hij zit.',
        ],
        correct: 1,
        evidence: 'Eerst alleen als ik iets zwaars tilde, maar nu ook als ik sta.',
        explanation:
          'First only when he lifted something heavy, and *nu ook als ik sta*. Now it hurts when he stands as well. When he sits it is all right: *dan gaat het wel*.',
      },
      {
        id: 'mock-listening-2-back-pain-last-week',
        skill: 'fact',
        question: 'Wat heeft meneer Silva vorige week veel gedaan?',
        options: ['Gewandeld.', 'Dozen getild.', 'Oefeningen gedaan.', 'Op bed gelegen.'],
        correct: 3,
        evidence: 'Ik ben vorige week thuisgebleven en heb veel op bed gelegen.',
        explanation:
          'He stayed at home and lay in bed a lot: *veel op bed gelegen*. Lifting boxes is his work, but he was not there. Walking and exercises (*oefeningen*) are what the doctor wants him to do now.',
      },
      {
        id: 'mock-listening-2-back-pain-again',
        skill: 'rule',
        question: 'Wanneer moet meneer Silva terugkomen als hij dan nog veel pijn heeft?',
        options: ['Over 1 week.', 'Over 2 weken.', 'Over 3 weken.', 'Over 1 maand.'],
        correct: 3,
        evidence: 'Alleen als u over een maand nog net zoveel pijn heeft.',
        explanation:
          '*Als u over een maand nog net zoveel pijn heeft*. Two weeks is how long he may not lift anything. For three weeks he has had pain, and last week he stayed at home.',
      },
    ],
  },
] as const satisfies readonly MockListeningFragment[];
