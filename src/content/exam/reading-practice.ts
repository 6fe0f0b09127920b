import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';

/** Texts to practise a skill with, besides those of the game: none of them is in a mock exam (EXM-09, MOC-14). */
export const rows = [
  {
    id: 'reading-practice-pool',
    theme: 'Vrije tijd',
    kind: 'notice',
    title: 'Openingstijden van het zwembad',
    setting: 'Rosa wil vaker zwemmen. Bij de kassa van het zwembad hangt dit blad.',
    from: 'Zwembad De Duiker',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Wanneer kunt u bij ons zwemmen? In de tabel ziet u per dag de tijden. Een streepje betekent: dat kan dan niet. Aan een les kunt u alleen meedoen als u een plaats heeft gereserveerd.',
      },
      {
        kind: 'table',
        head: ['Dag', 'Banenzwemmen', 'Vrij zwemmen', 'Les voor volwassenen'],
        rows: [
          ['maandag', '7.00 - 9.00 uur', '-', '19.30 - 20.15 uur'],
          ['dinsdag', '20.30 - 22.00 uur', '13.00 - 16.00 uur', '-'],
          ['woensdag', '7.00 - 9.00 uur', '13.30 - 17.00 uur', '-'],
          ['donderdag', '-', '-', '19.30 - 20.15 uur'],
          ['vrijdag', '7.00 - 9.00 uur', '18.00 - 21.00 uur', '-'],
          ['zaterdag', '-', '10.00 - 16.00 uur', '-'],
          ['zondag', '9.00 - 11.00 uur', '11.00 - 16.00 uur', '-'],
        ],
      },
      { kind: 'heading', text: 'Goed om te weten' },
      {
        kind: 'paragraph',
        text: 'Bij banenzwemmen zwemt iedereen heen en weer, de snelle zwemmers links en de langzame zwemmers rechts. Kinderen jonger dan twaalf jaar mogen dan niet in het water. Bij vrij zwemmen mogen zij wel komen, maar alleen samen met een volwassene.',
      },
      {
        kind: 'paragraph',
        text: 'Op woensdagmiddag is het erg druk, want dan zijn de kinderen vrij van school. Op dinsdag komt er vaak een grote groep van een sportclub. Zwemt u liever rustig? Kies dan de vrijdag. In de schoolvakanties is er geen les. De andere tijden blijven hetzelfde.',
      },
    ],
    questions: [
      {
        id: 'reading-practice-pool-which-evening',
        skill: 'table',
        question: 'Rosa wil in de avond banenzwemmen. Op welke dag kan dat?',
        options: ['Op dinsdag.', 'Op woensdag.', 'Op donderdag.', 'Op vrijdag.'],
        correct: 0,
        evidence: 'dinsdag 20.30 - 22.00 uur 13.00 - 16.00 uur -',
        explanation:
          'Under *Banenzwemmen* only *dinsdag* has a time in the evening: *20.30 - 22.00 uur*. On Thursday evening there is a lesson, on Friday evening *vrij zwemmen*, and on Wednesday its time is in the morning.',
      },
      {
        id: 'reading-practice-pool-sunday',
        skill: 'table',
        question: 'Hoe laat begint het vrij zwemmen op zondag?',
        options: ['Om 9.00 uur.', 'Om 10.00 uur.', 'Om 11.00 uur.', 'Om 13.00 uur.'],
        correct: 2,
        evidence: 'zondag 9.00 - 11.00 uur 11.00 - 16.00 uur -',
        explanation:
          'Look in the row *zondag* and in the column *Vrij zwemmen*: *11.00 - 16.00 uur*. 9.00 is when *banenzwemmen* begins, 10.00 belongs to Saturday and 13.00 to Tuesday.',
      },
      {
        id: 'reading-practice-pool-quiet-day',
        skill: 'action',
        question: 'Rosa wil rustig zwemmen. Op welke dag kan zij het best komen?',
        options: ['Op dinsdag.', 'Op woensdag.', 'Op vrijdag.'],
        correct: 2,
        evidence: 'Zwemt u liever rustig? Kies dan de vrijdag.',
        explanation:
          '*Kies dan de vrijdag*, it says to people who like it quiet (*rustig*). On Wednesday afternoon it is very busy (*erg druk*), and on Tuesday there is often a large group.',
      },
    ],
  },
  {
    id: 'reading-practice-repair',
    theme: 'Winkelen',
    kind: 'price-list',
    title: 'Prijzen van de fietsenmaker',
    setting: 'De fiets van Sami is kapot. Hij leest dit op de deur van een winkel.',
    from: 'Fietsenmaker Het Wiel',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Wij maken uw fiets snel en goed. In de prijs zit alles: het werk en de nieuwe onderdelen. Brengt u uw fiets voor 10.00 uur? Dan is hij dezelfde dag klaar.',
      },
      {
        kind: 'table',
        head: ['Wat?', 'Gewone fiets', 'Elektrische fiets', 'Hoe lang?'],
        rows: [
          ['band plakken', '€ 15', '€ 22', '30 minuten'],
          ['nieuwe band voor', '€ 35', '€ 42', '45 minuten'],
          ['nieuwe band achter', '€ 42', '€ 55', '1 uur'],
          ['nieuwe lamp', '€ 24', '€ 30', '30 minuten'],
          ['nieuwe remmen', '€ 38', '€ 48', '1 uur'],
          ['grote beurt', '€ 60', '€ 85', '2 uur'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Heeft u een studentenpas? Dan betaalt u voor de grote beurt 10 euro minder. Voor ander werk geldt dat niet.',
      },
      { kind: 'heading', text: 'Voordat u komt' },
      {
        kind: 'list',
        items: [
          'Haal uw tassen en uw kinderzitje van de fiets. Wij zijn niet verantwoordelijk voor spullen die aan de fiets zitten.',
          'Laat de sleutel van uw slot bij ons achter. Bent u die kwijt? Maak dan eerst een afspraak. Wij halen het slot er dan af. Voor ander werk is een afspraak niet nodig.',
          'U betaalt als u de fiets ophaalt, met uw pas. Contant geld nemen wij niet meer aan.',
        ],
      },
    ],
    questions: [
      {
        id: 'reading-practice-repair-back-tyre',
        skill: 'table',
        question: 'Sami wil een nieuwe band achter. Hoelang duurt dat werk?',
        options: ['30 minuten.', '45 minuten.', '1 uur.', '2 uur.'],
        correct: 2,
        evidence: 'nieuwe band achter € 42 € 55 1 uur',
        explanation:
          'The row is *nieuwe band achter*, the last column *Hoe lang?*: *1 uur*. A tyre at the front (*voor*) takes 45 minutes.',
      },
      {
        id: 'reading-practice-repair-student-brakes',
        skill: 'table',
        question:
          'Sami heeft een studentenpas en een elektrische fiets. Hij wil nieuwe remmen. Wat betaalt hij?',
        options: ['€ 30.', '€ 38.', '€ 42.', '€ 48.'],
        correct: 3,
        evidence: 'nieuwe remmen € 38 € 48 1 uur',
        explanation:
          'The row is *nieuwe remmen*, the column *Elektrische fiets*: *€ 48*. With a *studentenpas* he pays less for the *grote beurt* only: *Voor ander werk geldt dat niet.* For an ordinary bike it would be 38 euros.',
      },
      {
        id: 'reading-practice-repair-lost-key',
        skill: 'action',
        question: 'Sami is de sleutel van zijn slot kwijt. Wat moet hij doen?',
        options: ['Een afspraak maken.', 'Het slot eraf halen.', 'Zijn pas laten zien.'],
        correct: 0,
        evidence: 'Bent u die kwijt? Maak dan eerst een afspraak.',
        explanation:
          '*Bent u die kwijt? Maak dan eerst een afspraak.* The lock is taken off by the shop (*Wij halen het slot er dan af*), and the card (*pas*) is for paying.',
      },
    ],
  },
  {
    id: 'reading-practice-choir',
    theme: 'Buren',
    kind: 'email',
    title: 'Ons koor',
    setting: 'Lien zingt in een koor. Zij krijgt deze e-mail.',
    from: 'Joost van Dam',
    to: 'Alle leden van het koor',
    subject: 'Een andere zaal',
    date: 'zondag 11 oktober',
    blocks: [
      { kind: 'paragraph', text: 'Beste allemaal,' },
      {
        kind: 'paragraph',
        text: 'Bedankt voor de mooie avond van donderdag! De mensen in het verpleeghuis waren er heel blij mee. Mevrouw Jansen vraagt of we met Kerstmis weer komen. Ik heb gezegd dat we daar zin in hebben.',
      },
      {
        kind: 'paragraph',
        text: 'Nu iets anders. We zingen al vijf jaar in het buurthuis, maar dat kan niet meer. Nee, het wordt niet verbouwd, en niemand heeft over ons geklaagd. Er is op donderdag een naaicursus bijgekomen, en die heeft onze zaal nodig. Een andere avond is er niet vrij.',
      },
      {
        kind: 'paragraph',
        text: 'Daarom heb ik naar een andere zaal gezocht. De kerk aan de Molenweg is te koud, en de huur van de school kunnen we niet betalen. De bibliotheek is gelukkig blij met ons. Daar kunnen we vanaf november zingen, op dezelfde avond en op dezelfde tijd. Er staat een piano, maar er zijn te weinig stoelen. De school geeft ons er gratis twintig, en mijn broer haalt ze zaterdag.',
      },
      {
        kind: 'paragraph',
        text: 'Koffie krijgen we er niet, maar we mogen die wel zelf zetten. Wie wil dat de eerste avond doen? De koffie en de koekjes koop ik. Stuur mij een berichtje als je kunt.',
      },
      { kind: 'closing', lines: ['Tot donderdag, nog gewoon in het buurthuis!', 'Joost'] },
    ],
    questions: [
      {
        id: 'reading-practice-choir-why',
        skill: 'reason',
        question: 'Waarom moet het koor een andere zaal zoeken?',
        options: [
          'De buren hebben geklaagd.',
          'De zaal is voor een cursus nodig.',
          'De zaal is te duur geworden.',
          'De zaal wordt verbouwd.',
        ],
        correct: 1,
        evidence: 'Er is op donderdag een naaicursus bijgekomen, en die heeft onze zaal nodig.',
        explanation:
          'A sewing course (*een naaicursus*) needs the room on Thursdays. Joost says that nobody complained and that nothing is rebuilt. It is the school that is too expensive.',
      },
      {
        id: 'reading-practice-choir-school',
        skill: 'reason',
        question: 'Waarom kiest Joost niet voor de school?',
        options: ['Daar is het te koud.', 'Daar is het te duur.', 'Daar staan te weinig stoelen.'],
        correct: 1,
        evidence: 'De kerk aan de Molenweg is te koud, en de huur van de school kunnen we niet betalen.',
        explanation:
          '*De huur van de school kunnen we niet betalen*: it is too expensive. The church is too cold, and the library has too few chairs.',
      },
      {
        id: 'reading-practice-choir-asks',
        skill: 'purpose',
        question: 'Wat vraagt Joost aan de leden van het koor?',
        options: [
          'Of iemand koffie wil zetten.',
          'Of iemand met Kerstmis kan zingen.',
          'Of iemand stoelen kan halen.',
        ],
        correct: 0,
        evidence: 'Wie wil dat de eerste avond doen?',
        explanation:
          '*Dat* is making coffee (*die wel zelf zetten*). To sing at Christmas is already settled, and his brother fetches the chairs.',
      },
    ],
  },
  {
    id: 'reading-practice-garden',
    theme: 'Buren',
    kind: 'house-rules',
    title: 'Afspraken in de buurttuin',
    setting: 'Tarek krijgt een stukje van de buurttuin. Dit hangt in het schuurtje.',
    from: 'Buurttuin De Aardbei',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Welkom in onze tuin! Iedereen heeft hier een eigen stukje. Met deze afspraken blijft het voor iedereen prettig.',
      },
      {
        kind: 'list',
        items: [
          'De poort is open van 8.00 uur tot het donker wordt. Bent u de laatste? Doe de poort dan op slot.',
          'Op uw eigen stukje mag u alles planten wat u kunt eten, en ook bloemen. Bomen mogen niet, want die geven te veel schaduw.',
          'Water komt uit de regenton. Is die leeg? Dan mag u de kraan gebruiken, maar niet de tuinslang.',
          'Gereedschap ligt in het schuurtje. U mag het gebruiken, maar niet mee naar huis nemen. Maak het na het werk schoon.',
          'Gif tegen insecten is verboden, ook een klein beetje.',
          'Honden mogen mee als ze aan de riem zitten. Tussen de planten mogen ze niet komen.',
          'Heeft u meer groente dan u kunt opeten? Leg die dan op de tafel bij het bord. Daar mag iedereen iets van pakken. Van het stukje van een ander pakt u niets.',
          'Bent u langer dan twee weken weg? Vraag dan iemand anders om water te geven, en zet zijn naam op het bord.',
          'Elke eerste zaterdag van de maand werken we samen aan de paden. Kunt u niet? Dan doet u het op een andere dag.',
        ],
      },
    ],
    questions: [
      {
        id: 'reading-practice-garden-tools',
        skill: 'rule',
        question: 'Tarek wil een schep uit het schuurtje gebruiken. Wat is de regel?',
        options: [
          'Dat mag als hij het eerst aan iemand vraagt.',
          'Dat mag als hij hem in de tuin gebruikt.',
          'Dat mag als hij hem thuis schoonmaakt.',
        ],
        correct: 1,
        evidence: 'U mag het gebruiken, maar niet mee naar huis nemen.',
        explanation:
          'He may use the tools, *maar niet mee naar huis nemen*. Asking a neighbour is for when he is away. He cleans them after the work (*Maak het na het werk schoon*), but not at home.',
      },
      {
        id: 'reading-practice-garden-too-many',
        skill: 'action',
        question: 'Tarek heeft te veel tomaten. Wat kan hij doen?',
        options: ['Ze bij de poort leggen.', 'Ze bij het bord leggen.', 'Ze in het schuurtje leggen.'],
        correct: 1,
        evidence: 'Leg die dan op de tafel bij het bord.',
        explanation:
          '*Leg die dan op de tafel bij het bord*: from there everybody may take some. In the shed are the tools, and the gate (*poort*) is what the last person locks.',
      },
      {
        id: 'reading-practice-garden-one-week',
        skill: 'rule',
        question: 'Tarek gaat een week op vakantie. Wat moet hij doen?',
        options: ['Niets.', 'Iemand vragen om water te geven.', 'Zijn naam op het bord zetten.'],
        correct: 0,
        evidence: 'Bent u langer dan twee weken weg?',
        explanation:
          'The rule begins with *Bent u langer dan twee weken weg?* A week is shorter, so he need not do anything.',
      },
    ],
  },
  {
    id: 'reading-practice-washing-machine',
    theme: 'Wonen',
    kind: 'manual',
    title: 'De wasmachine geeft een melding',
    setting: 'De wasmachine van Marta doet het niet. Zij leest in het boekje.',
    from: 'Wasmachine Helder 500',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Stopt uw wasmachine? Kijk dan op het scherm. Daar staat een letter met een cijfer. In de tabel ziet u wat het betekent en wat u zelf kunt doen.',
      },
      {
        kind: 'table',
        head: ['Melding', 'Wat is er?', 'Wat doet u?'],
        rows: [
          ['A1', 'De deur is niet goed dicht.', 'Druk de deur nog een keer dicht.'],
          ['A2', 'Er komt geen water.', 'Draai de kraan open.'],
          ['A3', 'Er zit te veel was in.', 'Haal de helft van de was eruit.'],
          ['B1', 'Het water gaat er niet uit.', 'Maak het filter schoon.'],
          ['B2', 'De motor is te warm.', 'Wacht een uur.'],
          ['C', 'De machine is kapot.', 'Bel ons.'],
        ],
      },
      { kind: 'heading', text: 'Het filter schoonmaken' },
      {
        kind: 'steps',
        items: [
          'Zet de machine uit en haal de stekker eruit.',
          'Leg een handdoek op de vloer, want er komt altijd wat water uit.',
          'Open het kleine deurtje onderaan en draai het filter eruit.',
          'Spoel het filter af onder de kraan, zonder zeep.',
          'Draai het filter er weer in en doe het deurtje dicht.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Komt dezelfde melding terug? Bel dan onze klantenservice, op werkdagen tussen 8.30 en 17.00 uur. Houd het nummer van uw machine bij de hand. Dat ziet u een paar seconden op het scherm als u de machine aanzet. Schroef de machine nooit zelf open, want dan kan er water bij de motor komen. Moet onze monteur komen? De eerste vijf jaar kost dat niets, ook als u zelf iets fout heeft gedaan.',
      },
    ],
    questions: [
      {
        id: 'reading-practice-washing-machine-b2',
        skill: 'table',
        question: 'Op het scherm staat B2. Wat moet Marta doen?',
        options: [
          'De deur dichtdrukken.',
          'De kraan opendraaien.',
          'Een uur wachten.',
          'Het filter schoonmaken.',
        ],
        correct: 2,
        evidence: 'B2 De motor is te warm. Wacht een uur.',
        explanation:
          'In the row *B2*: *Wacht een uur.* Cleaning the filter belongs to B1, the tap to A2 and the door to A1.',
      },
      {
        id: 'reading-practice-washing-machine-where-number',
        skill: 'fact',
        question: 'Marta moet het nummer van haar machine weten. Waar kijkt zij?',
        options: ['Achter het deurtje.', 'In het boekje.', 'Op het scherm.'],
        correct: 2,
        evidence: 'Dat ziet u een paar seconden op het scherm als u de machine aanzet.',
        explanation:
          '*Dat ziet u een paar seconden op het scherm*, when she switches the machine on. Behind the little door (*het kleine deurtje*) is the filter, and the booklet tells where to look, not the number.',
      },
      {
        id: 'reading-practice-washing-machine-not-herself',
        skill: 'reason',
        question: 'Waarom kan Marta de machine beter niet zelf openmaken?',
        options: [
          'Dan moet zij de monteur betalen.',
          'Dan doet het scherm het niet meer.',
          'Dan komt er water bij de motor.',
        ],
        correct: 2,
        evidence: 'Schroef de machine nooit zelf open, want dan kan er water bij de motor komen.',
        explanation:
          '*Dan kan er water bij de motor komen*, it says. The *monteur* costs nothing in the first five years, *ook als u zelf iets fout heeft gedaan*, and nothing says that the screen can break.',
      },
    ],
  },
  {
    id: 'reading-practice-school-trip',
    theme: 'Onderwijs',
    kind: 'letter',
    title: 'Op schoolreis',
    setting: 'De zoon van Amira zit in groep 5. Zij krijgt een brief van school.',
    from: 'Basisschool De Vlieger',
    to: 'De ouders van groep 5',
    subject: 'De schoolreis van donderdag 20 mei',
    date: 'maandag 10 mei',
    blocks: [
      { kind: 'paragraph', text: 'Beste ouders,' },
      {
        kind: 'paragraph',
        text: 'Op 20 mei gaan we met de bus naar een kinderboerderij bij Zutphen. In onze vorige brief stond dat de kinderen om 15.00 uur weer op school zijn. Dat wordt toch anders. De grote weg naar Zutphen is die dag dicht, en daarom moet de bus een andere weg nemen. De kinderen zijn nu pas om 16.15 uur terug. De dag en de prijs veranderen niet.',
      },
      {
        kind: 'paragraph',
        text: 'We vertrekken gewoon om 8.45 uur. De kinderen mogen de dieren eten geven en zelf brood bakken. Dat brood nemen ze mee naar huis.',
      },
      { kind: 'heading', text: 'Wat neemt uw kind mee?' },
      {
        kind: 'list',
        items: [
          'Een tas met een lunch en iets te drinken. Voor fruit zorgen wij.',
          'Oude schoenen, want op de boerderij is het vies. Heeft uw kind die niet? Ga dan na school even naar de juf. Zij heeft er een paar over.',
          'Geen telefoon, want die kan uw kind verliezen. En geen geld, want er is geen winkel.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Niet elk kind mag dicht bij dieren komen. Is uw kind allergisch voor katten, paarden of stof? Bel dan voor vrijdag naar school. Dan bedenken we samen iets anders voor die dag.',
      },
      {
        kind: 'paragraph',
        text: 'Er gaan zes ouders mee. We hebben er nu vijf. Wilt u mee? Stuur ons dan een e-mail. U hoeft niets te betalen.',
      },
      { kind: 'closing', lines: ['Met vriendelijke groet,', 'juf Noor en meester Sem'] },
    ],
    questions: [
      {
        id: 'reading-practice-school-trip-change',
        skill: 'purpose',
        question: 'Wat wil de school vooral vertellen met deze brief?',
        options: [
          'De kinderen gaan ergens anders heen.',
          'De kinderen gaan op een andere dag.',
          'De kinderen komen later terug.',
          'De kinderen moeten meer betalen.',
        ],
        correct: 2,
        evidence: 'De kinderen zijn nu pas om 16.15 uur terug.',
        explanation:
          'The children are back at 16.15, not at 15.00 as the letter before said: *Dat wordt toch anders.* Only the time is new: *De dag en de prijs veranderen niet.*',
      },
      {
        id: 'reading-practice-school-trip-money',
        skill: 'reason',
        question: 'Waarom nemen de kinderen geen geld mee?',
        options: ['Er is daar geen winkel.', 'Alles is al betaald.', 'Ze kunnen het verliezen.'],
        correct: 0,
        evidence: 'En geen geld, want er is geen winkel.',
        explanation:
          '*Want er is geen winkel*. A telephone is what a child can lose (*verliezen*). Of the price it only says that it does not change.',
      },
      {
        id: 'reading-practice-school-trip-cats',
        skill: 'action',
        question: 'De zoon van Amira wordt ziek van katten. Wat moet Amira doen?',
        options: ['Naar de juf gaan.', 'De school een e-mail sturen.', 'Naar de school bellen.'],
        correct: 2,
        evidence: 'Bel dan voor vrijdag naar school.',
        explanation:
          '*Bel dan voor vrijdag naar school*, it says to parents of a child who is *allergisch* to cats. An e-mail is for parents who want to come along. The teacher (*de juf*) has old shoes for children who have none.',
      },
    ],
  },
] as const satisfies readonly MockReadingText[];
