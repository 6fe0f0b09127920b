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
        id: 'mock-listening-1-dentist-why',
        question: 'Waarom belt meneer Kaya?',
        options: [
          'Hij wil op een andere dag komen.',
          'Hij wil morgen wat later komen.',
          'Hij wil morgen wat eerder komen.',
        ],
        correct: 0,
        evidence: 'Ik heb morgen om half tien een afspraak, maar ik kan niet komen.',
        explanation:
          'He cannot come tomorrow (*ik kan niet komen*), neither earlier nor later, and makes a new appointment for next week.',
      },
      {
        id: 'mock-listening-1-dentist-when',
        question: 'Wanneer gaat meneer Kaya naar de tandarts?',
        options: ['Dinsdag om kwart over acht.', 'Woensdag om vier uur.', 'Donderdag om half tien.'],
        correct: 1,
        evidence: 'Dan kom ik woensdag.',
        explanation:
          'Thursday is full (*vol*), and on Tuesday he has to work at half past eight, so he chooses Wednesday at four.',
      },
      {
        id: 'mock-listening-1-dentist-bill',
        question: 'Wat moet meneer Kaya betalen voor de afspraak van morgen?',
        options: [
          'Een rekening, want hij komt niet.',
          'Een rekening, want hij belt te laat.',
          'Niets, want hij belt op tijd.',
        ],
        correct: 2,
        evidence: 'Nee, u belt nog net op tijd.',
        explanation:
          '*U belt nog net op tijd*: only somebody who calls on the day itself gets a bill (*rekening*).',
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
        question: 'Waarom rijdt de trein niet naar Maastricht?',
        options: ['Het spoor bij Maastricht is kapot.', 'Een andere trein is kapot.', 'Deze trein is kapot.'],
        correct: 1,
        evidence: 'want voorbij Roermond staat een kapotte goederentrein op het spoor',
        explanation:
          'A goods train (*goederentrein*) has broken down and stands on the track. The track itself is all right, and this train still goes as far as Roermond.',
      },
      {
        id: 'mock-listening-1-train-sittard',
        question: 'U moet naar Sittard. Wat moet u in Roermond doen?',
        options: [
          'Overstappen op een andere trein.',
          'Op spoor drie koffie halen.',
          'Een ander kaartje kopen.',
          'Verder reizen met een bus.',
        ],
        correct: 3,
        evidence: 'Dan kunt u daar de bus nemen.',
        explanation:
          'For Sittard and Maastricht there is a bus, with the same ticket: *geen ander kaartje nodig*. The train on platform three is for people who go to Venlo.',
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
        question: 'Wat laat de vrouw maken?',
        options: ['Alleen het glas.', 'Alleen de batterij.', 'Het glas en de batterij.'],
        correct: 1,
        evidence: 'U heeft nog garantie, dus een nieuwe batterij kost u niets.',
        explanation:
          'The battery is replaced for nothing. About the glass she says *Laat het glas dan maar zo*: leave it as it is.',
      },
      {
        id: 'mock-listening-1-phone-repair-glass',
        question: 'Hoe is het glas van de telefoon kapotgegaan?',
        options: [
          'De telefoon viel op straat.',
          'De telefoon viel op een trap.',
          'De telefoon viel van een tafel.',
        ],
        correct: 0,
        evidence: 'hij is vorige week op straat gevallen',
        explanation:
          '*Hij is vorige week op straat gevallen*: in the street, not at home from a table or on the stairs.',
      },
      {
        id: 'mock-listening-1-phone-repair-money-back',
        question: 'Waarvoor betaalt de vrouw vijftig euro?',
        options: ['Voor een nieuwe batterij.', 'Voor een nieuw glas.', 'Voor een geleende telefoon.'],
        correct: 2,
        evidence: 'U kunt een telefoon van ons lenen. U betaalt dan nu vijftig euro.',
        explanation:
          '*Lenen* is to borrow: she gets the fifty euros back with the phone. The battery costs nothing, and a new glass would cost ninety.',
      },
    ],
  },
] as const satisfies readonly MockListeningFragment[];
