import type { MockListeningFragment } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-listening-1-dentist',
    theme: 'Gezondheid',
    kind: 'phone',
    setting: 'U hoort een telefoongesprek. Een man belt naar de tandarts.',
    speakers: { A: 'woman', B: 'man' },
    lines: [
      { voice: 'A', text: 'Tandartspraktijk Zuid, goedemorgen, met Esther.' },
      {
        voice: 'B',
        text: 'Goedemorgen, met Mehmet Kaya. Ik heb morgen om half tien een afspraak, maar dan moet ik toch werken.',
      },
      { voice: 'A', text: 'Wat jammer. Wilt u op een andere dag komen?' },
      { voice: 'B', text: 'Ja, graag. Kan het volgende week? Op donderdag ben ik altijd vrij.' },
      {
        voice: 'A',
        text: 'Even kijken. Donderdag zitten we helaas vol. Ik heb nog wel plaats op dinsdag om kwart over acht, en op woensdag om vier uur.',
      },
      {
        voice: 'B',
        text: 'Dinsdag begin ik om half negen met werken. Dat red ik niet. Dan kom ik woensdag.',
      },
      { voice: 'A', text: 'Goed, dan schrijf ik dat op.' },
      { voice: 'B', text: 'Krijg ik nu een rekening voor morgen?' },
      {
        voice: 'A',
        text: 'Nee hoor, u belt nog net op tijd.',
      },
      {
        voice: 'B',
        text: 'Gelukkig. Nog één vraag: mag mijn zoontje mee? Hij is nog nooit bij de tandarts geweest.',
      },
      {
        voice: 'A',
        text: 'Natuurlijk. Dan kijkt de tandarts meteen even naar zijn tanden.',
      },
      { voice: 'B', text: 'Moet ik dan ook zijn zorgpas meenemen?' },
      {
        voice: 'A',
        text: 'Nee hoor, alleen zijn paspoort. Het formulier vult u hier wel in. En een tandenborstel krijgt hij van ons!',
      },
      { voice: 'B', text: 'Dat zal hij leuk vinden. Tot woensdag!' },
    ],
    questions: [
      {
        id: 'mock-listening-1-dentist-why-call',
        skill: 'purpose',
        question: 'Waarom belt meneer Kaya naar de tandarts?',
        options: [
          'Hij wil een afspraak veranderen.',
          'Hij wil een eerste afspraak maken.',
          'Hij wil een afspraak maken voor zijn zoon.',
        ],
        correct: 0,
        evidence: 'Ik heb morgen om half tien een afspraak, maar dan moet ik toch werken.',
        explanation:
          'He has an appointment tomorrow, but has to work then, so he wants another day. It is not a first appointment. Only at the end he asks whether his son may come along (*mag mijn zoontje mee?*).',
      },
      {
        id: 'mock-listening-1-dentist-new-time',
        skill: 'number',
        question: 'Wanneer gaat meneer Kaya naar de tandarts?',
        options: ['Dinsdag om kwart over acht.', 'Dinsdag om vier uur.', 'Woensdag om vier uur.'],
        correct: 2,
        evidence: 'Dan kom ik woensdag.',
        explanation:
          'Thursday is full (*vol*). On Tuesday there is room at a quarter past eight, but at half past eight he has to work. So he chooses Wednesday, and that is at four.',
      },
      {
        id: 'mock-listening-1-dentist-bring',
        skill: 'action',
        question: 'Wat moet meneer Kaya meenemen voor zijn zoon?',
        options: ['Zijn zorgpas.', 'Zijn tandenborstel.', 'Zijn paspoort.', 'Een formulier.'],
        correct: 2,
        evidence: 'Nee hoor, alleen zijn paspoort.',
        explanation:
          '*Alleen zijn paspoort*: only his passport. The form is filled in there (*hier*), and a toothbrush he gets from the dentist.',
      },
    ],
  },
  {
    id: 'mock-listening-1-train',
    theme: 'Vervoer',
    kind: 'announcement',
    setting: 'U zit in de trein. U hoort dit bericht.',
    speakers: { A: 'woman' },
    lines: [
      {
        voice: 'A',
        text: 'Dames en heren, goedemiddag en welkom in deze intercity naar Maastricht. Wij kunnen vandaag niet verder rijden dan Roermond, want voorbij Roermond staat een kapotte goederentrein op het spoor. Over ongeveer tien minuten stoppen wij in Roermond. Reist u naar Sittard of Maastricht? Dan kunt u daar de bus nemen. De bussen staan voor het station, aan de kant van het centrum. Er gaat er elke twintig minuten een. U heeft voor de bus geen ander kaartje nodig. De reis naar Sittard duurt met de bus dertig minuten langer, en de reis naar Maastricht veertig minuten. Reist u naar Venlo? Stap dan in Roermond over op de trein van spoor drie. Die rijdt wel op tijd. Op het station krijgt u gratis koffie en thee van onze medewerkers. Onze excuses voor de vertraging.',
      },
    ],
    questions: [
      {
        id: 'mock-listening-1-train-why',
        skill: 'reason',
        question: 'Waarom rijdt de trein niet naar Maastricht?',
        options: [
          'Er wordt aan het spoor gewerkt.',
          'Er staat een trein met pech.',
          'Er zijn te weinig medewerkers.',
          'Er is een station gesloten.',
        ],
        correct: 1,
        evidence: 'want voorbij Roermond staat een kapotte goederentrein op het spoor',
        explanation:
          'A broken goods train (*een kapotte goederentrein*, or a train *met pech*) stands on the track. Nobody speaks of work on the track, of too few staff or of a closed station.',
      },
      {
        id: 'mock-listening-1-train-how-much-longer',
        skill: 'number',
        question: 'Hoeveel langer duurt de reis naar Maastricht met de bus?',
        options: ['10 minuten.', '20 minuten.', '30 minuten.', '40 minuten.'],
        correct: 3,
        evidence: 'en de reis naar Maastricht veertig minuten',
        explanation:
          '*De reis naar Maastricht veertig minuten*. Ten minutes is how long it takes to Roermond. Every twenty minutes a bus leaves, and thirty minutes are for Sittard.',
      },
    ],
  },
  {
    id: 'mock-listening-1-phone-repair',
    theme: 'Winkelen',
    kind: 'conversation',
    setting: 'U hoort een gesprek in een telefoonwinkel.',
    speakers: { A: 'man', B: 'woman' },
    lines: [
      { voice: 'A', text: 'Goedemiddag, kan ik u helpen?' },
      {
        voice: 'B',
        text: 'Ja, mijn telefoon doet raar. De batterij is na twee uur al leeg. Ik heb hem hier acht maanden geleden gekocht.',
      },
      { voice: 'A', text: 'Heeft u de bon nog?' },
      { voice: 'B', text: 'Ja, die zit in mijn e-mail. Kijk, hier.' },
      {
        voice: 'A',
        text: 'Dank u. U heeft nog garantie, dus een nieuwe batterij kost u niets. Maar ik zie ook dat het glas gebroken is.',
      },
      { voice: 'B', text: 'Ja, hij is vorige week op straat gevallen. Is dat ook gratis?' },
      { voice: 'A', text: 'Nee, helaas. Een nieuw glas kost negentig euro.' },
      {
        voice: 'B',
        text: 'Dat vind ik te duur. Laat het glas dan maar zo. Hoelang duurt het met de batterij?',
      },
      {
        voice: 'A',
        text: 'We moeten de telefoon opsturen. Vorige maand duurde dat twee weken, maar nu nog maar één week.',
      },
      {
        voice: 'B',
        text: 'Een week? Bij mijn man was het maar drie dagen. Ik kan echt niet zonder telefoon, want ik wacht op een bericht over een nieuwe baan.',
      },
      {
        voice: 'A',
        text: 'U kunt een telefoon van ons lenen. U betaalt dan nu vijftig euro. Dat geld krijgt u terug als u de telefoon weer inlevert.',
      },
      { voice: 'B', text: 'Een goed idee. Dan doen we dat.' },
    ],
    questions: [
      {
        id: 'mock-listening-1-phone-repair-what',
        skill: 'fact',
        question: 'Wat laat de vrouw maken?',
        options: ['Alleen het glas.', 'Alleen de batterij.', 'Het glas en de batterij.'],
        correct: 1,
        evidence: 'U heeft nog garantie, dus een nieuwe batterij kost u niets.',
        explanation:
          'The battery is replaced for nothing. About the glass she says *Laat het glas dan maar zo*: leave it as it is.',
      },
      {
        id: 'mock-listening-1-phone-repair-wait',
        skill: 'number',
        question: 'Hoelang moet de vrouw op haar eigen telefoon wachten?',
        options: ['Nog geen dag.', '1 week.', '3 dagen.'],
        correct: 1,
        evidence: 'Vorige maand duurde dat twee weken, maar nu nog maar één week.',
        explanation:
          'Her telephone is sent away (*opsturen*) for *één week*. Three days was the telephone of her husband, and after two hours her battery is empty.',
      },
      {
        id: 'mock-listening-1-phone-repair-pays-now',
        skill: 'number',
        question: 'Hoeveel betaalt de vrouw vandaag?',
        options: ['Niets.', '50 euro.', '90 euro.'],
        correct: 1,
        evidence: 'U betaalt dan nu vijftig euro.',
        explanation:
          'She borrows a telephone (*lenen*) and pays fifty euros, which she gets back later. The battery costs nothing, and new glass for ninety euros is too expensive for her.',
      },
    ],
  },
] as const satisfies readonly MockListeningFragment[];
