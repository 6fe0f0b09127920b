import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-reading-3-daycare',
    theme: 'Onderwijs',
    kind: 'house-rules',
    title: 'Afspraken voor ouders',
    setting: 'De zoon van Idil gaat naar een kinderdagverblijf. Zij leest deze regels.',
    from: 'Kinderdagverblijf De Egel',
    blocks: [
      {
        kind: 'list',
        items: [
          'Wij zijn open van 7.00 tot 18.30 uur. Breng uw kind vóór 9.00 uur, want daarna eten we samen fruit. Om 10.00 uur gaan we naar buiten. Komt u later? Bel ons dan eerst.',
          'Haalt iemand anders uw kind op? Vertel ons in de ochtend wie dat is. Die persoon moet een paspoort of rijbewijs laten zien. Ook een opa of oma krijgt het kind anders niet mee.',
          'Een kind met koorts blijft thuis. Een beetje hoesten is niet erg. Wordt uw kind bij ons ziek? Dan bellen wij u en haalt u het binnen een uur op.',
          'Wij hebben brood, fruit en warm eten voor alle kinderen. Snoep en taart geven we niet, ook niet op een verjaardag. Die vieren we met liedjes en een kroon.',
          'Geef ons elke maandag een pak luiers, met de naam van uw kind erop. Schone kleren hebben wij genoeg. Gaat uw kind in kleren van ons naar huis? Was ze en breng ze de volgende keer terug.',
          'Speelgoed van thuis gaat vaak kapot of raakt kwijt. Laat het daarom thuis. Voor het slapen hebben wij knuffels genoeg.',
          'Van 12.30 tot 14.30 uur slapen de kinderen. Bel dan niet aan bij de voordeur, maar loop door de tuin.',
          'Gaat u op vakantie? Vertel het ons minstens twee weken van tevoren. U betaalt die dagen gewoon.',
        ],
      },
    ],
    questions: [
      {
        id: 'mock-reading-3-daycare-before-nine',
        skill: 'reason',
        question: 'Waarom moeten de kinderen er vóór 9.00 uur zijn?',
        options: ['Dan gaan ze naar buiten.', 'Dan gaan ze fruit eten.', 'Dan gaan ze slapen.'],
        correct: 1,
        evidence: 'Breng uw kind vóór 9.00 uur, want daarna eten we samen fruit.',
        explanation:
          '*Daarna eten we samen fruit*: after nine they eat fruit. They go outside at ten, and the children sleep from 12.30.',
      },
      {
        id: 'mock-reading-3-daycare-bring',
        skill: 'rule',
        question: 'Wat moet Idil van huis meenemen?',
        options: ['Brood.', 'Luiers.', 'Schone kleren.', 'Speelgoed.'],
        correct: 1,
        evidence: 'Geef ons elke maandag een pak luiers, met de naam van uw kind erop.',
        explanation:
          '*Luiers* are nappies: every Monday she brings a pack. Bread and clean clothes De Egel has itself, and toys (*speelgoed*) stay at home.',
      },
    ],
  },
  {
    id: 'mock-reading-3-babysitter',
    theme: 'Werk',
    kind: 'advert',
    title: 'Gezocht: oppas voor Noah en Liv',
    setting: 'Dunya zoekt werk voor een paar uur per week. Zij leest deze advertentie.',
    from: 'Prikbord in de supermarkt',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Wij zijn Thijs en Akua. Met onze kinderen Noah (8 jaar) en Liv (5 jaar) wonen we dicht bij het station. Wij zoeken een lieve oppas, het liefst voor een heel schooljaar.',
      },
      { kind: 'heading', text: 'Wanneer?' },
      {
        kind: 'paragraph',
        text: 'Op maandag en donderdag pas je van 15.00 tot 18.30 uur op de kinderen. In de schoolvakanties zijn we zelf thuis. Soms vragen we je voor een zaterdagavond, maar dan mag je altijd nee zeggen.',
      },
      { kind: 'heading', text: 'Wat doe je?' },
      {
        kind: 'paragraph',
        text: 'Je haalt de kinderen van school en geeft ze iets te drinken. Noah heeft soms huiswerk, maar dat doet Akua na het eten met hem. Koken doen wij ook zelf. Wel vinden we het fijn als om half zeven de tafel gedekt is. Aan onze hond heb je geen werk: die gaat overdag met Thijs mee.',
      },
      { kind: 'heading', text: 'Wat vragen we?' },
      {
        kind: 'paragraph',
        text: 'Je bent ouder dan 18 jaar en je rookt niet. Autorijden of fietsen hoef je niet te kunnen, want alles is dichtbij. Je moet wel goed kunnen zwemmen: op donderdag ga je met Liv het water in.',
      },
      { kind: 'heading', text: 'Interesse?' },
      {
        kind: 'paragraph',
        text: 'Bellen kan niet, want overdag werken we allebei. Mailen doen we ook niet graag. Schrijf ons daarom een briefje en doe het in de bus op Parkweg 31. Vertel kort wie je bent en zet je telefoonnummer erbij. Daarna nodigen we je uit voor een kop thee, en dan praten we ook over het loon.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-3-babysitter-task',
        skill: 'fact',
        question: 'Wat vragen Thijs en Akua van de oppas?',
        options: ['De hond uitlaten.', 'De tafel dekken.', 'Het eten koken.', 'Helpen met huiswerk.'],
        correct: 1,
        evidence: 'Wel vinden we het fijn als om half zeven de tafel gedekt is.',
        explanation:
          '*De tafel gedekt*: plates and forks on the table at half past six. The parents cook themselves, Akua helps with the homework after dinner, and the dog goes with Thijs.',
      },
      {
        id: 'mock-reading-3-babysitter-able',
        skill: 'rule',
        question: 'Wat moet de oppas goed kunnen?',
        options: ['Autorijden.', 'Fietsen.', 'Zwemmen.'],
        correct: 2,
        evidence: 'Je moet wel goed kunnen zwemmen: op donderdag ga je met Liv het water in.',
        explanation:
          '*Je moet wel goed kunnen zwemmen*, because of Liv. Driving (*autorijden*) and cycling are not needed: everything is near.',
      },
      {
        id: 'mock-reading-3-babysitter-answer',
        skill: 'action',
        question: 'Dunya wil dit werk graag doen. Hoe laat zij dat weten?',
        options: ['Zij schrijft een briefje.', 'Zij stuurt een e-mail.', 'Zij belt op.'],
        correct: 0,
        evidence: 'Schrijf ons daarom een briefje en doe het in de bus op Parkweg 31.',
        explanation:
          'She writes *een briefje* and puts it into their letter box (*de bus*). They work and cannot answer the phone, and they do not like e-mail.',
      },
    ],
  },
  {
    id: 'mock-reading-3-volleyball',
    theme: 'Vrije tijd',
    kind: 'messages',
    title: 'Volleybal dames 3',
    setting: 'U leest deze berichten in de app van een volleybalteam.',
    from: 'Groep Volleybal dames 3',
    blocks: [
      {
        kind: 'message',
        from: 'Sanne',
        time: '18.02',
        text: "Hoi dames, zaterdag spelen we om 11.00 uur in Zeedorp. Let op: op de website staat 12.00 uur, maar dat is fout. We hebben twee auto's nodig. Wie rijdt er?",
      },
      {
        kind: 'message',
        from: 'Mirela',
        time: '18.05',
        text: 'Ik! Ik kan drie mensen meenemen. Zullen we om 9.45 uur bij de sporthal vertrekken?',
      },
      {
        kind: 'message',
        from: 'Sanne',
        time: '18.06',
        text: 'Liever om 9.30 uur. De vorige keer stonden we in de file en kwamen we te laat.',
      },
      {
        kind: 'message',
        from: 'Fatima',
        time: '18.15',
        text: 'Mijn auto staat bij de garage. Maar mijn zus woont in Zeedorp, bijna naast de hal. Ik slaap vrijdag bij haar en loop er zaterdag naartoe.',
      },
      {
        kind: 'message',
        from: 'Ebru',
        time: '18.21',
        text: 'Ik kan helaas niet spelen, want mijn knie doet nog pijn. Ik kom wel kijken en ik kan ook rijden. Er passen vier mensen in mijn auto.',
      },
      {
        kind: 'message',
        from: 'Sanne',
        time: '18.24',
        text: 'Top, dan zijn we klaar! Wie wast na de wedstrijd de shirts?',
      },
      {
        kind: 'message',
        from: 'Joyce',
        time: '18.30',
        text: 'Deze keer niet ik, want ik heb het de vorige twee keer gedaan. Maar ik koop wel fruit en water voor iedereen. Hebben we de ballen al? Die liggen bij de trainer.',
      },
      {
        kind: 'message',
        from: 'Mirela',
        time: '18.33',
        text: 'Ik haal ze vrijdag bij hem op, want hij is mijn buurman.',
      },
      {
        kind: 'message',
        from: 'Fatima',
        time: '18.36',
        text: 'Geef de shirts maar aan mij. Bij de training van dinsdag zijn ze weer schoon.',
      },
      {
        kind: 'message',
        from: 'Sanne',
        time: '18.40',
        text: 'Jullie zijn geweldig. Wie met de auto komt, staat dus om half tien bij de sporthal. Tot zaterdag!',
      },
    ],
    questions: [
      {
        id: 'mock-reading-3-volleyball-no-car',
        skill: 'fact',
        question: 'Wie gaat zaterdag niet met een auto naar Zeedorp?',
        options: ['Ebru.', 'Fatima.', 'Joyce.', 'Mirela.'],
        correct: 1,
        evidence: 'Ik slaap vrijdag bij haar en loop er zaterdag naartoe.',
        explanation:
          'On Friday Fatima sleeps at the home of her sister in Zeedorp, and on Saturday she walks: *loop er zaterdag naartoe*. Ebru does not play, but she drives, and so does Mirela.',
      },
      {
        id: 'mock-reading-3-volleyball-joyce',
        skill: 'fact',
        question: 'Wat doet Joyce voor het team?',
        options: [
          'Zij haalt de ballen.',
          'Zij rijdt met haar auto.',
          'Zij wast de shirts.',
          'Zij koopt water en fruit.',
        ],
        correct: 3,
        evidence: 'Maar ik koop wel fruit en water voor iedereen.',
        explanation:
          'Joyce writes *ik koop wel fruit en water*. She washed the shirts the last two times; now Fatima does it. Mirela fetches the balls.',
      },
    ],
  },
  {
    id: 'mock-reading-3-repairs',
    theme: 'Buren',
    kind: 'news',
    title: 'Druk in de oude bakkerij',
    setting: 'U leest dit bericht in de wijkkrant.',
    from: 'Wijkkrant Zuid',
    date: 'donderdag 8 oktober',
    blocks: [
      {
        kind: 'paragraph',
        text: "Elke tweede zaterdag van de maand is het druk in de oude bakkerij aan de Molenweg. Buren komen binnen met lampen, jassen, radio's en fietsen die kapot zijn. Aan lange tafels zitten mensen die bijna alles kunnen maken. Dat kost niets. Alleen nieuwe onderdelen moet u zelf betalen.",
      },
      {
        kind: 'paragraph',
        text: 'Samir Haidari begon er twee jaar geleden mee. "Mijn stofzuiger was kapot, en drie vrienden hielpen mij", vertelt hij. "Er zat alleen een sok in! Na vijf minuten deed hij het weer. Zij zeiden toen: dat moeten we vaker doen." Van zijn buurvrouw kreeg hij de sleutel van de bakkerij. Nu zijn er vijftien vrijwilligers.',
      },
      {
        kind: 'paragraph',
        text: 'Soms lukt het niet. "Wasmachines zijn te zwaar", zegt Samir, "en aan telefoons beginnen we niet." Zes van de tien dingen gaan heel naar huis. Bezoekers blijven er altijd zelf bij. "Zo leert u hoe het moet. De volgende keer kunt u het misschien alleen."',
      },
      {
        kind: 'paragraph',
        text: 'Veel mensen moeten lang wachten. Daarom zoekt Samir hulp. "Fietsenmakers hebben we genoeg", zegt hij, "en Mei en Willem doen de lampen. Maar mevrouw Aydin, die zo goed kon naaien, is naar Utrecht verhuisd." Wilt u helpen? Loop op een zaterdag binnen. Een diploma is niet nodig.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-3-repairs-whose-idea',
        skill: 'reason',
        question: 'Door wie kreeg Samir het idee?',
        options: ['Door zijn buurvrouw.', 'Door zijn vrienden.', 'Door de vrijwilligers.'],
        correct: 1,
        evidence: 'Zij zeiden toen: dat moeten we vaker doen.',
        explanation:
          'Three friends (*vrienden*) helped with his vacuum cleaner and said *dat moeten we vaker doen*. His neighbour gave him the key of the bakery, and the volunteers came later.',
      },
      {
        id: 'mock-reading-3-repairs-wanted',
        skill: 'rule',
        question: 'Wat moet een nieuwe vrijwilliger kunnen maken?',
        options: ['Fietsen.', 'Jassen.', 'Lampen.', 'Telefoons.'],
        correct: 1,
        evidence: 'Maar mevrouw Aydin, die zo goed kon naaien, is naar Utrecht verhuisd.',
        explanation:
          'The woman who could sew (*naaien*) has moved away, so now nobody repairs coats (*jassen*). For bicycles and lamps there are people, and with telephones they do not begin.',
      },
    ],
  },
] as const satisfies readonly MockReadingText[];
