import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-reading-4-report-talks',
    theme: 'Onderwijs',
    kind: 'email',
    title: 'Gesprekken en museum',
    setting: 'Amina krijgt een e-mail van de juf van haar dochter.',
    from: 'Juf Esther',
    to: 'Ouders van groep 7',
    subject: 'Gesprekken en museum',
    date: 'maandag 1 februari',
    blocks: [
      { kind: 'paragraph', text: 'Beste ouders,' },
      {
        kind: 'paragraph',
        text: 'Over twee weken krijgen de kinderen hun rapport. Ik wil dan graag met u over uw kind praten. Een gesprek duurt tien minuten. Uw kind mag erbij zijn. Dat vind ik zelfs fijn, want het gaat over hem of haar.',
      },
      {
        kind: 'paragraph',
        text: "U kunt komen op dinsdag 16 februari tussen 15.30 en 17.30 uur, of op donderdag 18 februari tussen 18.30 en 21.00 uur. Aan de deur van ons lokaal hangt een lijst met tijden. Schrijf uw naam bij een tijd die nog vrij is. Bel mij niet, want overdag geef ik les. En e-mails lees ik pas 's avonds. Dan is uw tijd misschien al bezet.",
      },
      {
        kind: 'paragraph',
        text: 'Vindt u Nederlands praten nog moeilijk? Neem dan een volwassene mee die u kan helpen. Laat uw kind het gesprek niet vertalen.',
      },
      {
        kind: 'paragraph',
        text: 'Dan nog iets: op woensdag 10 februari gaan we naar het museum. Geef uw kind een lunch mee, maar geen geld. We gaan op de fiets, en er is veel verkeer in de stad. Ik zoek daarom drie ouders die met ons mee willen fietsen. Heeft u die dag tijd? Laat het me weten.',
      },
      {
        kind: 'paragraph',
        text: 'Tot slot: in de gang staat een doos met jassen en mutsen die hier zijn blijven liggen. Kijk er even in als u op school bent. Op vrijdag 19 februari brengen we alles naar de kledingbank.',
      },
      { kind: 'closing', lines: ['Vriendelijke groet,', 'Juf Esther'] },
    ],
    questions: [
      {
        id: 'mock-reading-4-report-talks-when',
        skill: 'number',
        question: 'Amina werkt elke dag tot 18.00 uur. Wanneer kan zij met juf Esther praten?',
        options: ['Op 10 februari.', 'Op 16 februari.', 'Op 18 februari.'],
        correct: 2,
        evidence: 'of op donderdag 18 februari tussen 18.30 en 21.00 uur.',
        explanation:
          'On 18 February the talks begin at 18.30, after her work. On the 16th they end at 17.30, and on the 10th the class goes to the museum.',
      },
      {
        id: 'mock-reading-4-report-talks-choose',
        skill: 'action',
        question: 'Hoe kiest Amina een tijd voor het gesprek?',
        options: ['Zij belt de juf.', 'Zij mailt de juf.', 'Zij vult een lijst in.'],
        correct: 2,
        evidence: 'Schrijf uw naam bij een tijd die nog vrij is.',
        explanation:
          'At the door of the classroom hangs *een lijst met tijden*, and she writes her name on it. The teacher cannot answer the phone by day, and she reads e-mails only in the evening.',
      },
      {
        id: 'mock-reading-4-report-talks-parents',
        skill: 'purpose',
        question: 'Waarvoor zoekt juf Esther drie ouders?',
        options: ['Om te fietsen.', 'Om te vertalen.', 'Om lunch te maken.'],
        correct: 0,
        evidence: 'Ik zoek daarom drie ouders die met ons mee willen fietsen.',
        explanation:
          'Three parents are to cycle with the class to the museum (*mee willen fietsen*). Each child brings its own lunch, and translating (*vertalen*) is about the talks.',
      },
    ],
  },
  {
    id: 'mock-reading-4-hairdresser',
    theme: 'Winkelen',
    kind: 'price-list',
    title: 'Prijzen en tijden',
    setting: 'Sergio wil naar de kapper. Naast de deur hangt deze lijst.',
    from: 'Kapsalon Nour',
    blocks: [
      {
        kind: 'table',
        head: ['Wat', 'Hoelang', 'Prijs'],
        rows: [
          ['Knippen, kort haar', '30 minuten', '24 euro'],
          ['Knippen, lang haar', '45 minuten', '31 euro'],
          ['Knippen, kind tot 12 jaar', '20 minuten', '17 euro'],
          ['Wassen', '10 minuten', '6 euro'],
          ['Baard', '15 minuten', '14 euro'],
          ['Krullen', '60 minuten', '40 euro'],
          ['Verven', '90 minuten', '52 euro'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Wij zijn open van dinsdag tot en met zaterdag, van 9.00 tot 18.00 uur. Op donderdag werken we tot 21.00 uur. Maak een afspraak aan de balie of op onze website. Alleen op vrijdag kunt u ook zonder afspraak komen. Soms moet u dan wel een tijdje wachten.',
      },
      {
        kind: 'paragraph',
        text: 'Bent u 65 jaar of ouder? Dan krijgt u op dinsdag 5 euro korting. Studenten krijgen die korting op woensdag, als zij hun pas laten zien.',
      },
      {
        kind: 'paragraph',
        text: 'Wilt u uw haar laten verven? Kom dan twee dagen eerder even langs. Wij doen dan een beetje verf op uw arm. Zo weten we of uw huid goed blijft. Dit is gratis en duurt vijf minuten.',
      },
      {
        kind: 'paragraph',
        text: 'Kunt u niet komen? Vertel het ons een dag van tevoren. Anders betaalt u de helft van de prijs. Bent u meer dan tien minuten te laat? Dan kunnen we misschien niet alles doen.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-4-hairdresser-how-long',
        skill: 'table',
        question: 'Sergio laat zijn korte haar knippen en zijn baard doen. Hoelang duurt dat samen?',
        options: ['30 minuten.', '45 minuten.', '60 minuten.'],
        correct: 1,
        evidence: 'Knippen, kort haar 30 minuten 24 euro',
        explanation:
          'Short hair (*kort haar*) takes 30 minutes and a beard (*baard*) 15, so together 45 minutes. 30 minutes is for his hair alone.',
      },
      {
        id: 'mock-reading-4-hairdresser-no-appointment',
        skill: 'rule',
        question: 'Op welke dag kan Sergio zonder afspraak komen?',
        options: ['Op dinsdag.', 'Op donderdag.', 'Op vrijdag.', 'Op zaterdag.'],
        correct: 2,
        evidence: 'Alleen op vrijdag kunt u ook zonder afspraak komen.',
        explanation:
          '*Alleen op vrijdag*: only on Friday. On Thursday the hairdresser is open until nine in the evening, but also on that day you need an appointment.',
      },
      {
        id: 'mock-reading-4-hairdresser-discount',
        skill: 'table',
        question: 'Mevrouw Aydin (70 jaar) laat op dinsdag haar korte haar knippen. Hoeveel betaalt zij?',
        options: ['17 euro.', '19 euro.', '24 euro.'],
        correct: 1,
        evidence: 'Dan krijgt u op dinsdag 5 euro korting.',
        explanation:
          'Short hair costs 24 euros. From 65 years there is *5 euro korting* on Tuesday: 24 less 5 is 19. The 17 euros are for children.',
      },
    ],
  },
  {
    id: 'mock-reading-4-parcel',
    theme: 'Buren',
    kind: 'messages',
    title: 'Flat Beukenhof',
    setting: 'U leest deze berichten in de app van een flat.',
    from: 'Groep Flat Beukenhof',
    blocks: [
      {
        kind: 'message',
        from: 'Ramon',
        time: '17.31',
        text: 'Hallo buren, er staat een grote doos in de hal, voor een mevrouw Pinto. Er staat nummer 84 op, maar daar woon ik! Kent iemand haar?',
      },
      {
        kind: 'message',
        from: 'Hala',
        time: '17.34',
        text: 'Dat is Ana. Zij woont sinds vorige maand op 48. Iemand heeft de cijfers omgedraaid.',
      },
      { kind: 'message', from: 'Ramon', time: '17.36', text: 'Daar doet nu niemand open.' },
      {
        kind: 'message',
        from: 'Gerda',
        time: '17.40',
        text: 'Deze week werkt ze in de avond, in het ziekenhuis. Ze komt pas om elf uur thuis. Laat de doos niet staan: vorige week was een pakket van mij opeens weg.',
      },
      {
        kind: 'message',
        from: 'Ramon',
        time: '17.42',
        text: 'Ik vertrek zo naar Brussel en kom zondag pas terug. Wie kan de doos bewaren?',
      },
      {
        kind: 'message',
        from: 'Hala',
        time: '17.43',
        text: 'Ik heb geen plaats. Mijn hele gang staat vol met spullen voor de verhuizing.',
      },
      {
        kind: 'message',
        from: 'Yonas',
        time: '17.45',
        text: 'Zet hem maar bij mij, op nummer 50. Ik ben de hele avond thuis. Is hij zwaar?',
      },
      { kind: 'message', from: 'Ramon', time: '17.46', text: 'Heel zwaar! Er zit een kast in.' },
      { kind: 'message', from: 'Yonas', time: '17.47', text: 'Dan kom ik met mijn zoon naar beneden.' },
      {
        kind: 'message',
        from: 'Hala',
        time: '17.52',
        text: 'Ik heb een briefje voor Ana gemaakt. Zal ik dat op haar deur hangen?',
      },
      {
        kind: 'message',
        from: 'Gerda',
        time: '17.53',
        text: 'Daar valt het snel af. Doe het in haar brievenbus, daar kijkt ze altijd in.',
      },
      { kind: 'message', from: 'Hala', time: '17.58', text: 'Dat is slim. Het zit er nu in.' },
      {
        kind: 'message',
        from: 'Ana',
        time: '23.20',
        text: 'Lieve buren, ik zag net het briefje. Wat aardig van jullie! Yonas, mag ik morgen om tien uur komen?',
      },
      {
        kind: 'message',
        from: 'Yonas',
        time: '7.05',
        text: 'Prima! Wij tillen de kast dan samen naar binnen.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-4-parcel-number',
        skill: 'fact',
        question: 'Op welk nummer woont mevrouw Pinto?',
        options: ['Op nummer 48.', 'Op nummer 50.', 'Op nummer 84.'],
        correct: 0,
        evidence: 'Zij woont sinds vorige maand op 48.',
        explanation:
          'Ana Pinto lives *op 48*. On the box is 84, because somebody turned the digits round (*omgedraaid*). At 84 lives Ramon. Yonas lives on 50.',
      },
      {
        id: 'mock-reading-4-parcel-keeps',
        skill: 'fact',
        question: 'Wie bewaart de doos voor mevrouw Pinto?',
        options: ['Gerda.', 'Hala.', 'Ramon.', 'Yonas.'],
        correct: 3,
        evidence: 'Zet hem maar bij mij, op nummer 50.',
        explanation:
          'Yonas writes *zet hem maar bij mij*. Ramon goes to Brussels, and Hala has no room. Gerda only says that the box must not stay in the hall.',
      },
      {
        id: 'mock-reading-4-parcel-letter',
        skill: 'fact',
        question: 'Waar vindt mevrouw Pinto het briefje van Hala?',
        options: ['In de hal.', 'In haar brievenbus.', 'Op haar deur.'],
        correct: 1,
        evidence: 'Doe het in haar brievenbus, daar kijkt ze altijd in.',
        explanation:
          'Hala first thinks of the door (*deur*), but Gerda says *doe het in haar brievenbus*. Hala does so: *het zit er nu in*.',
      },
    ],
  },
] as const satisfies readonly MockReadingText[];
