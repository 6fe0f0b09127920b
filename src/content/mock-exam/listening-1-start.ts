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
        text: 'Goedemorgen, met Mehmet Kaya. Ik heb morgen om half tien een afspraak, maar ik kan niet komen. Ik moet onverwacht werken.',
      },
      { voice: 'A', text: 'Wat jammer. Wilt u een nieuwe afspraak maken?' },
      { voice: 'B', text: 'Ja, graag. Kan het volgende week? Op donderdag ben ik altijd vrij.' },
      {
        voice: 'A',
        text: 'Even kijken. Donderdag zitten we helaas vol. Ik heb nog wel plaats op dinsdag om kwart over acht, en op woensdag om vier uur.',
      },
      {
        voice: 'B',
        text: 'Dinsdag begin ik om half negen met werken. Dat red ik niet. Dan kom ik woensdag.',
      },
      { voice: 'A', text: 'Goed, dan zet ik u woensdag in de agenda.' },
      { voice: 'B', text: 'Krijg ik nu een rekening voor morgen? Ik zeg de afspraak pas zo laat af.' },
      {
        voice: 'A',
        text: 'Nee, u belt nog net op tijd. U krijgt alleen een rekening als u op de dag zelf belt.',
      },
      {
        voice: 'B',
        text: 'Gelukkig. Nog één vraag: mijn zoontje van vier is nog nooit bij de tandarts geweest. Mag hij woensdag mee?',
      },
      {
        voice: 'A',
        text: 'Natuurlijk. Dan kijkt de tandarts meteen even naar zijn tanden. Neem wel zijn paspoort mee.',
      },
      { voice: 'B', text: 'Dat doe ik. Tot woensdag!' },
    ],
    questions: [
      {
        id: 'mock-listening-1-dentist-cannot-come',
        skill: 'reason',
        question: 'Waarom kan meneer Kaya morgen niet komen?',
        options: ['Hij moet werken.', 'Hij is ziek.', 'Zijn zoon is ziek.'],
        correct: 0,
        evidence: 'Ik moet onverwacht werken.',
        explanation:
          '*Ik moet onverwacht werken*: he has to work, and did not expect it. His son is not ill, but has never been to the dentist.',
      },
      {
        id: 'mock-listening-1-dentist-when',
        skill: 'number',
        question: 'Wanneer gaat meneer Kaya naar de tandarts?',
        options: ['Dinsdag om kwart over acht.', 'Woensdag om vier uur.', 'Donderdag om half tien.'],
        correct: 1,
        evidence: 'Dan kom ik woensdag.',
        explanation:
          'Thursday is full (*vol*), and on Tuesday he has to work at half past eight, so he chooses Wednesday at four.',
      },
      {
        id: 'mock-listening-1-dentist-bring',
        skill: 'action',
        question: 'Wat moet meneer Kaya meenemen voor zijn zoon?',
        options: ['Zijn zorgpas.', 'Zijn tandenborstel.', 'Zijn paspoort.'],
        correct: 2,
        evidence: 'Neem wel zijn paspoort mee.',
        explanation: '*Neem wel zijn paspoort mee*, says Esther. They do not speak about the other two.',
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
        text: 'Dames en heren, goedemiddag en welkom in deze intercity naar Maastricht. Wij kunnen vandaag niet verder rijden dan Roermond, want voorbij Roermond staat een kapotte goederentrein op het spoor. Over ongeveer tien minuten stoppen wij in Roermond. Reist u naar Sittard of Maastricht? Dan kunt u daar de bus nemen. De bussen staan voor het station, aan de kant van het centrum. U heeft voor de bus geen ander kaartje nodig. De reis naar Maastricht duurt met de bus ongeveer veertig minuten langer. Reist u naar Venlo? Stap dan in Roermond over op de trein van spoor drie. Die rijdt wel op tijd. Op het station krijgt u gratis koffie en thee van onze medewerkers. Onze excuses voor de vertraging.',
      },
    ],
    questions: [
      {
        id: 'mock-listening-1-train-why',
        skill: 'reason',
        question: 'Waarom rijdt de trein niet naar Maastricht?',
        options: [
          'Het spoor bij Maastricht is kapot.',
          'Een andere trein is kapot.',
          'Er is te weinig personeel.',
        ],
        correct: 1,
        evidence: 'want voorbij Roermond staat een kapotte goederentrein op het spoor',
        explanation:
          'A goods train (*goederentrein*) has broken down and stands on the track. The track itself is all right, and nobody speaks of too few staff.',
      },
      {
        id: 'mock-listening-1-train-how-much-longer',
        skill: 'number',
        question: 'Hoeveel langer duurt de reis naar Maastricht met de bus?',
        options: ['Tien minuten.', 'Twintig minuten.', 'Dertig minuten.', 'Veertig minuten.'],
        correct: 3,
        evidence: 'De reis naar Maastricht duurt met de bus ongeveer veertig minuten langer.',
        explanation: '*Ongeveer veertig minuten langer*. Ten minutes is how long it takes to Roermond.',
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
      { voice: 'A', text: 'We moeten de telefoon opsturen. Dat duurt ongeveer een week.' },
      {
        voice: 'B',
        text: 'Een week? Ik kan echt niet zonder telefoon. Ik wacht op een bericht over een nieuwe baan.',
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
        id: 'mock-listening-1-phone-repair-how-broken',
        skill: 'fact',
        question: 'Waar is de telefoon van de vrouw gevallen?',
        options: ['Op straat.', 'In de keuken.', 'In de trein.'],
        correct: 0,
        evidence: 'hij is vorige week op straat gevallen',
        explanation:
          '*Hij is vorige week op straat gevallen*: in the street. It is the glass that broke; the battery is another problem.',
      },
      {
        id: 'mock-listening-1-phone-repair-how-long',
        skill: 'number',
        question: 'Hoelang moet de vrouw op haar eigen telefoon wachten?',
        options: ['Drie dagen.', 'Twee weken.', 'Een week.'],
        correct: 2,
        evidence: 'We moeten de telefoon opsturen. Dat duurt ongeveer een week.',
        explanation:
          'The telephone is sent away (*opsturen*) for *ongeveer een week*. In that time she has one from the shop (*lenen* is to borrow).',
      },
    ],
  },
] as const satisfies readonly MockListeningFragment[];
