import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-reading-1-road-works',
    theme: 'Gemeente',
    kind: 'letter',
    title: 'Werk aan de weg in uw straat',
    setting: 'U krijgt een brief van de gemeente.',
    from: 'Gemeente Waterdorp, afdeling Wegen',
    to: 'De bewoners van de Kastanjelaan',
    subject: 'Werk aan de weg in uw straat',
    date: 'maandag 12 april',
    blocks: [
      { kind: 'paragraph', text: 'Geachte bewoner,' },
      {
        kind: 'paragraph',
        text: 'De weg in de Kastanjelaan is oud en heeft veel gaten. Daarom krijgt uw straat van maandag 3 mei tot en met vrijdag 28 mei een nieuwe weg. De stoep blijft zoals hij is. In deze brief leest u wat er voor u verandert.',
      },
      { kind: 'heading', text: 'Auto en fiets' },
      {
        kind: 'paragraph',
        text: 'U kunt in deze weken niet met de auto door de straat rijden. U kunt gratis parkeren op het terrein achter het zwembad. Laat deze brief bij de kassa van het zwembad zien, dan krijgt u een pas. Leg die achter het raam van uw auto, want anders krijgt u een boete. Te voet of met de fiets aan de hand kunt u altijd bij uw huis komen.',
      },
      { kind: 'heading', text: 'Afval' },
      {
        kind: 'paragraph',
        text: 'De vuilniswagen kan niet voor uw deur komen. Zet uw container op dinsdagochtend vóór 9.00 uur op de hoek met de Lindelaan. Doe dat niet al op maandagavond, want dan is daar geen plaats. Haal hem op dinsdag vóór 18.00 uur weer weg. Oud papier zet u op zondagavond voor uw deur, zoals altijd.',
      },
      { kind: 'heading', text: 'Water' },
      {
        kind: 'paragraph',
        text: 'Op woensdag 12 mei heeft u tussen 12.00 en 16.00 uur geen water. Zet voor die tijd een paar volle flessen klaar. Is het water daarna een beetje bruin? Laat de kraan dan vijf minuten lopen.',
      },
      { kind: 'closing', lines: ['Met vriendelijke groet,', 'Gemeente Waterdorp'] },
    ],
    questions: [
      {
        id: 'mock-reading-1-road-works-purpose',
        skill: 'purpose',
        question: 'Waarom krijgt u deze brief?',
        options: [
          'U moet een nieuwe container halen.',
          'U heeft een boete gekregen.',
          'Uw straat krijgt een nieuwe weg.',
          'Uw water is niet schoon.',
        ],
        correct: 2,
        evidence: 'Daarom krijgt uw straat van maandag 3 mei tot en met vrijdag 28 mei een nieuwe weg.',
        explanation:
          'The old road has holes (*gaten*), and the street gets *een nieuwe weg*. A fine (*boete*), the bin and the water only come up because of that work.',
      },
      {
        id: 'mock-reading-1-road-works-behind-window',
        skill: 'rule',
        question: 'U parkeert achter het zwembad. Wat moet er in uw auto liggen?',
        options: ['Een pas van het zwembad.', 'Een brief van de gemeente.', 'Een kaartje van de kassa.'],
        correct: 0,
        evidence: 'Leg die achter het raam van uw auto, want anders krijgt u een boete.',
        explanation:
          '*Leg die achter het raam*: *die* is the pass (*pas*) from the desk of the pool. You only show the letter from the municipality there. Parking is free (*gratis*), so there is no ticket to buy.',
      },
      {
        id: 'mock-reading-1-road-works-bin-day',
        skill: 'number',
        question: 'Wanneer moet u in mei uw container buiten zetten?',
        options: ['Op maandagavond.', 'Op dinsdagochtend.', 'Op zondagavond.'],
        correct: 1,
        evidence: 'Zet uw container op dinsdagochtend vóór 9.00 uur op de hoek met de Lindelaan.',
        explanation:
          '*Op dinsdagochtend vóór 9.00 uur* it has to stand on the corner (*de hoek*) with the Lindelaan. On Monday evening there is no room yet, and Sunday evening is for old paper (*oud papier*).',
      },
    ],
  },
  {
    id: 'mock-reading-1-flat-rules',
    theme: 'Wonen',
    kind: 'house-rules',
    title: 'Huisregels van flat De Zwaan',
    setting: 'U woont in een flat. In de hal hangen deze regels.',
    from: 'Woningcorporatie Thuis',
    blocks: [
      {
        kind: 'list',
        items: [
          'Tussen 23.00 en 7.00 uur is het stil: geen harde muziek en geen wasmachine.',
          'Fietsen en kinderwagens staan in de kelder. Zet niets in de hal of onder de trap, ook geen planten.',
          'Roken mag niet in de hal en in de lift. Op uw eigen balkon mag het wel, maar gooi niets naar beneden.',
          'Houd de voordeur altijd dicht. Laat niemand binnen die u niet kent. Ziet u iemand die iets kapotmaakt? Bel dan de politie.',
          'Barbecueën mag niet op het balkon en ook niet op het gras achter de flat.',
          'Elke bewoner maakt één keer per maand de trap schoon. Op de lijst bij de lift staat wanneer u aan de beurt bent. Kunt u die dag niet? Doe het dan een dag eerder of later. U hoeft niet met een buur te ruilen.',
          'Is er iets kapot in de hal of de lift? Bel op werkdagen de huismeester, meneer Ferreira. Kan het in het weekend niet wachten? Bel dan de woningcorporatie. Is er iets kapot in uw eigen huis? Vul dan het formulier op de website in.',
          'Heeft u last van uw buren? Praat eerst met elkaar. Helpt dat niet? Vraag dan de huismeester om hulp.',
        ],
      },
    ],
    questions: [
      {
        id: 'mock-reading-1-flat-rules-permitted',
        skill: 'rule',
        question: 'Wat mag in flat De Zwaan?',
        options: [
          'Om half elf in de avond wassen.',
          'Een plant in de hal zetten.',
          'Een kinderwagen onder de trap zetten.',
          'Op het gras achter de flat barbecueën.',
        ],
        correct: 0,
        evidence: 'Tussen 23.00 en 7.00 uur is het stil: geen harde muziek en geen wasmachine.',
        explanation:
          'It has to be quiet from 23.00, and *half elf* in the evening is 22.30. Plants may not stand in the hall, and prams (*kinderwagens*) belong in the cellar. A barbecue is not allowed on the grass either.',
      },
      {
        id: 'mock-reading-1-flat-rules-stairs-saturday',
        skill: 'action',
        question: 'Anya moet zaterdag de trap schoonmaken, maar zij is dan niet thuis. Wat moet zij doen?',
        options: [
          'Dat op de lijst bij de lift schrijven.',
          'De trap een dag later schoonmaken.',
          'Met een andere bewoner ruilen.',
        ],
        correct: 1,
        evidence: 'Doe het dan een dag eerder of later.',
        explanation:
          '*Doe het dan een dag eerder of later*: she may clean on Friday or on Sunday. She need not swap (*ruilen*), and the list by the lift only says when her turn is.',
      },
      {
        id: 'mock-reading-1-flat-rules-who-helps',
        skill: 'action',
        question:
          'Meneer Osei heeft met de buren gepraat, maar zij maken nog steeds lawaai. Wie kan hem helpen?',
        options: ['De huismeester.', 'De woningcorporatie.', 'De politie.'],
        correct: 0,
        evidence: 'Vraag dan de huismeester om hulp.',
        explanation:
          '*Helpt dat niet? Vraag dan de huismeester om hulp.* The housing association (*woningcorporatie*) is for what is broken at the weekend.',
      },
    ],
  },
  {
    id: 'mock-reading-1-bed',
    theme: 'Winkelen',
    kind: 'advert',
    title: 'Te koop: wit kinderbed',
    setting: 'In de supermarkt leest u deze advertentie.',
    from: 'Prikbord van de buurt',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Onze dochter is te groot voor haar bed. Daarom verkopen we het. Het bed is van wit hout, 160 bij 70 centimeter, en ziet er nog netjes uit. Aan één kant zit een kleine kras, maar die zie je niet als het bed tegen de muur staat. Onder het bed zit een lade voor speelgoed. Het matras verkopen we niet, want dat is te oud. De lakens krijg je er gratis bij.',
      },
      {
        kind: 'details',
        rows: [
          ['Prijs', '45 euro'],
          ['Ophalen', 'na 18.00 uur of in het weekend'],
          ['Waar', 'Tulpstraat 8, tweede verdieping (geen lift)'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Het bed is al uit elkaar en past zo in een auto. Neem iemand mee om te dragen, want wij hebben last van onze rug. Brengen kunnen we niet, want we hebben zelf geen auto. Gereedschap heb je niet nodig. Wij geven je een tekening mee waarop staat hoe je het bed weer in elkaar zet.',
      },
      {
        kind: 'paragraph',
        text: 'Interesse? Bel Noor na 18.00 uur: 06-12345678. Overdag kan dat niet, want dan sta ik voor de klas. Een bericht lees ik vaak te laat. Kom niet zomaar langs, maar spreek eerst een tijd met me af. Je betaalt als je het bed komt halen. Je mag het eerst goed bekijken. Is het niets voor je? Even goede vrienden.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-1-bed-price',
        skill: 'fact',
        question: 'Wat krijg je voor 45 euro?',
        options: [
          'Een bed met matras, maar zonder lakens.',
          'Een bed zonder matras, maar met lakens.',
          'Een bed met matras en ook met lakens.',
        ],
        correct: 1,
        evidence: 'De lakens krijg je er gratis bij.',
        explanation:
          'The mattress is not for sale (*Het matras verkopen we niet*). The sheets come with the bed for nothing: *De lakens krijg je er gratis bij.*',
      },
      {
        id: 'mock-reading-1-bed-first-step',
        skill: 'action',
        question: 'U wilt het bed kopen. Wat moet u het eerst doen?',
        options: ['Noor een bericht sturen.', 'Noor na 18.00 uur bellen.', 'Na 18.00 uur langskomen.'],
        correct: 1,
        evidence: 'Bel Noor na 18.00 uur: 06-12345678.',
        explanation:
          '*Bel Noor na 18.00 uur*: you call, in the evening. Messages she often reads too late, and before you come you agree on a time (*spreek eerst een tijd met me af*).',
      },
    ],
  },
  {
    id: 'mock-reading-1-dog',
    theme: 'Buren',
    kind: 'messages',
    title: 'Ooievaarstraat',
    setting: 'U leest deze berichten in de app van uw straat.',
    from: 'Groep Ooievaarstraat',
    blocks: [
      {
        kind: 'message',
        from: 'Karin',
        time: '16.05',
        text: 'Hoi buren, er loopt hier een bruine hond door de straat. Hij heeft geen halsband met een naam. Van wie is hij?',
      },
      {
        kind: 'message',
        from: 'Emre',
        time: '16.09',
        text: 'Niet van mij, mijn hond is zwart. Ik zag vanochtend bij de bakker een foto van een bruine hond. Hij is sinds gisteren weg. Misschien is dit hem!',
      },
      {
        kind: 'message',
        from: 'Mo',
        time: '16.10',
        text: 'Wees voorzichtig, hij kan bang zijn. Vorig jaar heeft een vreemde hond mijn zoon gebeten.',
      },
      {
        kind: 'message',
        from: 'Karin',
        time: '16.12',
        text: 'Deze is heel lief, hoor. Stond er een telefoonnummer bij de foto?',
      },
      {
        kind: 'message',
        from: 'Emre',
        time: '16.13',
        text: 'Ja, maar dat weet ik niet meer. Ik zit nu in de trein, dus ik kan niet gaan kijken.',
      },
      {
        kind: 'message',
        from: 'Sunita',
        time: '16.15',
        text: 'Ik ben toch vrij. Ik loop even naar de bakker en bel dan de eigenaar.',
      },
      {
        kind: 'message',
        from: 'Karin',
        time: '16.18',
        text: 'Super, Sunita! De hond zit nu bij mij in de tuin. Ik heb hem water gegeven, maar hij heeft ook honger. Wie heeft er eten voor hem?',
      },
      {
        kind: 'message',
        from: 'Emre',
        time: '16.20',
        text: 'Mijn vrouw is op nummer 12. Bel daar maar aan, zij geeft je een zak. Morgen koop ik wel een nieuwe.',
      },
      {
        kind: 'message',
        from: 'Sunita',
        time: '16.41',
        text: 'Gelukt! De hond heet Bink. Zijn baas was zo blij dat hij moest huilen. Hij haalt Bink om vijf uur bij Karin op.',
      },
      {
        kind: 'message',
        from: 'Mo',
        time: '16.44',
        text: 'Wat een goed nieuws! Misschien moet die baas het hek van zijn tuin eens maken.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-1-dog-sunita',
        skill: 'fact',
        question: 'Wat biedt Sunita om 16.15 uur aan?',
        options: [
          'Zij geeft de hond water.',
          'Zij haalt eten voor de hond.',
          'Zij past op de hond.',
          'Zij zoekt de baas van de hond.',
        ],
        correct: 3,
        evidence: 'Ik loop even naar de bakker en bel dan de eigenaar.',
        explanation:
          'The *eigenaar* is the owner, in other words the *baas*. She goes to the baker for the phone number on the photo, not for food. Karin has the dog in her garden and gives it water.',
      },
      {
        id: 'mock-reading-1-dog-food',
        skill: 'fact',
        question: 'Waar kan Karin eten voor de hond halen?',
        options: ['Bij de bakker.', 'Bij de baas van Bink.', 'Bij Sunita thuis.', 'Bij Emre thuis.'],
        correct: 3,
        evidence: 'Mijn vrouw is op nummer 12.',
        explanation:
          'Emre writes that his wife (*Mijn vrouw*) is at number 12 and will give Karin a bag. Emre himself is on the train, but it is his home.',
      },
    ],
  },
] as const satisfies readonly MockReadingText[];
