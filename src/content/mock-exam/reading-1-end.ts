import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-reading-1-library',
    theme: 'Vrije tijd',
    kind: 'news',
    title: 'Bibliotheek ook in de avond open',
    setting: 'U leest dit bericht in de krant.',
    from: 'De Stadskrant',
    date: 'woensdag 7 oktober',
    blocks: [
      {
        kind: 'paragraph',
        text: 'De bibliotheek in het centrum is vanaf november langer open. Nu gaat de deur om 18.00 uur dicht. Straks zijn bezoekers van maandag tot en met donderdag tot 22.00 uur welkom.',
      },
      {
        kind: 'paragraph',
        text: '"Veel jonge mensen hebben thuis geen rustige plek om te leren", zegt directeur Wilma Kuipers. "Zij kunnen nu bij ons zitten. Er zijn vijftig tafels, en de wifi is gratis." Voor wie overdag werkt, verandert er niet zoveel: op zaterdag is de bibliotheek al open tot 17.00 uur.',
      },
      {
        kind: 'paragraph',
        text: 'In de avond werkt er niemand in de bibliotheek. Bezoekers doen zelf de deur open, ieder met zijn eigen pas. Heeft u nog geen pas? Die maakt de balie overdag voor u, in vijf minuten. Boeken lenen bezoekers met de computer. Er loopt alleen een bewaker rond. Kinderen onder de twaalf jaar mogen dan niet zonder een ouder of een andere volwassene naar binnen. Eten mag niet tussen de boeken. Het café is dicht, maar in de hal staat een automaat met koffie en soep.',
      },
      {
        kind: 'paragraph',
        text: 'Het is eerst een proef van een half jaar. "In mei tellen we hoeveel mensen er kwamen", zegt Kuipers. "Is het er vaak leeg? Dan stoppen we ermee." Zij denkt niet dat het zover komt. "Wij kregen het afgelopen jaar veel brieven van studenten."',
      },
    ],
    questions: [
      {
        id: 'mock-reading-1-library-why',
        skill: 'reason',
        question: 'Waarom gaat de bibliotheek in de avond open?',
        options: [
          'Dan kunnen jongeren er rustig leren.',
          'Dan kunnen kinderen er langer lezen.',
          'Dan kunnen werkende mensen komen.',
        ],
        correct: 0,
        evidence:
          '"Veel jonge mensen hebben thuis geen rustige plek om te leren", zegt directeur Wilma Kuipers.',
        explanation:
          '*Jongeren* are *jonge mensen*: many have no quiet place at home. Children under twelve may not come alone, and for people who work by day there is the Saturday already.',
      },
      {
        id: 'mock-reading-1-library-fourteen',
        skill: 'rule',
        question: 'Farid is veertien. Wat heeft hij nodig als hij na 18.00 uur naar binnen wil?',
        options: ['Een pas van hemzelf.', 'Een pas van een ouder.', 'Een volwassene die meegaat.'],
        correct: 0,
        evidence: 'Bezoekers doen zelf de deur open, ieder met zijn eigen pas.',
        explanation:
          'Visitors open the door themselves, *ieder met zijn eigen pas*, and so does Farid. Only children under twelve need an adult (*een volwassene*) with them, and he is fourteen.',
      },
    ],
  },
  {
    id: 'mock-reading-1-dryer',
    theme: 'Wonen',
    kind: 'manual',
    title: 'Uw wasdroger gebruiken',
    setting: 'U heeft een nieuwe wasdroger. U leest hoe u hem gebruikt.',
    from: 'Gebruiksaanwijzing van droger 300',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Maak elke keer eerst het filter leeg. Met een vol filter wordt de was niet droog.',
          'Doe de natte was in de droger. Er moet ruimte overblijven.',
          'Kies een programma. Voor handdoeken en broeken kiest u WARM, voor wollen truien FIJN. Voor lakens is er GROOT. Stop geen dunne bloezen in de droger, want die gaan dan kapot.',
          'Druk op START. Op het scherm ziet u hoelang het nog duurt. Wilt u de deur toch openen? Druk dan eerst op STOP en wacht tot u een klik hoort.',
          'Hoort u een piep? Dan is de was droog. Haal hem er meteen uit.',
        ],
      },
      { kind: 'heading', text: 'Het rode lampje brandt' },
      {
        kind: 'paragraph',
        text: 'Het bakje onder in de droger zit vol water. Giet het water weg en zet het bakje terug. Druk daarna weer op START. Brandt het lampje nog steeds? Bel dan de winkel. Repareer de droger niet zelf.',
      },
      { kind: 'heading', text: 'Goed om te weten' },
      {
        kind: 'paragraph',
        text: 'Zet de droger niet in een kleine kast. Als er geen lucht bij kan, kan er brand komen. Laat kinderen niet met de deur spelen. Maak de binnenkant één keer per maand schoon met een natte doek. Zeep is niet nodig. Gebruikt u de droger een tijd niet? Trek dan de stekker eruit en laat de deur open.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-1-dryer-full-filter',
        skill: 'reason',
        question: 'Waarom moet u het filter elke keer leegmaken?',
        options: [
          'Anders wordt de was niet droog.',
          'Anders kan er brand komen.',
          'Anders gaat het rode lampje aan.',
        ],
        correct: 0,
        evidence: 'Met een vol filter wordt de was niet droog.',
        explanation:
          '*Met een vol filter wordt de was niet droog*: the washing stays wet. Fire (*brand*) is why the dryer needs air, and the red light is about the tray (*bakje*) with water.',
      },
      {
        id: 'mock-reading-1-dryer-programme-fine',
        skill: 'fact',
        question: 'Wat droogt u met het programma FIJN?',
        options: ['Een dunne bloes.', 'Een wollen trui.', 'Een lange broek.', 'Een groot laken.'],
        correct: 1,
        evidence: 'Voor handdoeken en broeken kiest u WARM, voor wollen truien FIJN.',
        explanation:
          '*Voor wollen truien FIJN*. For trousers there is WARM and for sheets GROOT. Thin blouses may not go into this dryer at all: it damages them (*kapot*).',
      },
      {
        id: 'mock-reading-1-dryer-light-still-on',
        skill: 'action',
        question:
          'U heeft het bakje leeggemaakt en op START gedrukt. Het rode lampje brandt nog steeds. Wat doet u?',
        options: [
          'De stekker eruit trekken.',
          'De winkel bellen.',
          'Het filter leegmaken.',
          'Nog een keer op START drukken.',
        ],
        correct: 1,
        evidence: 'Brandt het lampje nog steeds? Bel dan de winkel.',
        explanation:
          '*Brandt het lampje nog steeds? Bel dan de winkel*: you call the shop. START was pressed already, and filter and plug (*stekker*) have nothing to do with this light.',
      },
    ],
  },
  {
    id: 'mock-reading-1-day-off-school',
    theme: 'Onderwijs',
    kind: 'form',
    title: 'Een dag vrij van school',
    setting: 'Een moeder heeft dit formulier voor de school ingevuld.',
    from: 'Basisschool De Vlieger',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Wilt u uw kind een of twee dagen vrij geven? Vul dit formulier in en geef het minstens zes weken van tevoren aan de directeur. U krijgt binnen vier weken antwoord. Voor een gewone vakantie mogen wij geen vrij geven. Bent u het niet eens met ons antwoord? Schrijf dan binnen twee weken een brief aan de directeur. Wilt u langer dan tien dagen vrij? Praat dan eerst met de gemeente.',
      },
      {
        kind: 'details',
        rows: [
          ['Naam van het kind', 'Amal Warsame'],
          ['Groep', '5'],
          ['Naam van de ouder', 'Hodan Warsame'],
          ['Vrij op', 'vrijdag 11 en maandag 14 juni'],
        ],
      },
      {
        kind: 'choices',
        label: 'Reden',
        items: [
          { text: 'bruiloft in de familie', isTicked: true },
          { text: 'ziekte in de familie', isTicked: false },
          { text: 'feestdag van uw geloof', isTicked: false },
          { text: 'verhuizing', isTicked: false },
        ],
      },
      {
        kind: 'details',
        rows: [
          [
            'Uitleg',
            'Mijn broer trouwt zaterdag in Kopenhagen. Hij woont daar al tien jaar. Vrijdag rijden we erheen, want de reis duurt de hele dag. Zondag is er nog een feest en maandag rijden we terug. Dinsdag komt Amal weer. Haar broer Bilal zit op een andere school. Voor hem vraag ik daar vrij.',
          ],
          [
            'Huiswerk',
            'Amal neemt haar boek van rekenen mee. Zij maakt de sommen onderweg in de auto. De toets van vrijdag wil zij graag op woensdag 16 juni maken.',
          ],
          ['Datum', '12 april'],
        ],
      },
    ],
    questions: [
      {
        id: 'mock-reading-1-day-off-school-how-early',
        skill: 'rule',
        question: 'U wilt voor uw kind een dag vrij vragen. Hoe lang van tevoren moet dat?',
        options: ['Twee weken of langer.', 'Vier weken of langer.', 'Zes weken of langer.'],
        correct: 2,
        evidence: 'Vul dit formulier in en geef het minstens zes weken van tevoren aan de directeur.',
        explanation:
          '*Minstens zes weken van tevoren* means six weeks before that day, or earlier. Within four weeks the school answers, and two weeks are for a letter to the head.',
      },
      {
        id: 'mock-reading-1-day-off-school-back',
        skill: 'number',
        question: 'Wanneer is Amal weer op school?',
        options: ['Op vrijdag 11 juni.', 'Op maandag 14 juni.', 'Op dinsdag 15 juni.'],
        correct: 2,
        evidence: 'Dinsdag komt Amal weer.',
        explanation:
          '*Dinsdag komt Amal weer*, and the day after Monday 14 June is 15 June. On the Friday they drive to the wedding, and on the Monday they drive home.',
      },
    ],
  },
] as const satisfies readonly MockReadingText[];
