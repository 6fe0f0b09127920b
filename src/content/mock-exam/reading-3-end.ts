import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-reading-3-blood-test',
    theme: 'Gezondheid',
    kind: 'leaflet',
    title: 'Bloed laten prikken',
    setting: 'Meneer Kowalski krijgt deze folder van zijn huisarts.',
    from: 'Laboratorium Noord',
    blocks: [
      {
        kind: 'paragraph',
        text: 'U moet bloed laten prikken. Ons laboratorium onderzoekt dat bloed voor uw huisarts. In deze folder leest u waar het kan en wat u moet weten.',
      },
      { kind: 'heading', text: 'Eten en drinken' },
      {
        kind: 'paragraph',
        text: 'Op het formulier van uw huisarts staat een A of een B. Bij een A mag u gewoon eten en drinken. Bij een B mag u na tien uur in de avond niets meer eten. U mag dan alleen nog water drinken. Uw medicijnen neemt u in zoals altijd.',
      },
      { kind: 'heading', text: 'Waar en wanneer?' },
      {
        kind: 'paragraph',
        text: 'U heeft geen afspraak nodig. In het ziekenhuis kunt u komen op maandag, woensdag en vrijdag, van 8.00 tot 16.00 uur. Op dinsdag en donderdag zijn wij van 7.30 tot 11.00 uur in gezondheidscentrum De Kade. Bij de huisarts prikken wij niet meer. Bent u te ziek om te reizen? Bel ons, dan komen we naar u toe.',
      },
      { kind: 'heading', text: 'Wat neemt u mee?' },
      {
        kind: 'paragraph',
        text: 'Neem het formulier mee, en ook al uw medicijnen: aan de balie kijken wij of wij veilig bij u kunnen prikken. Uw paspoort of rijbewijs heeft uw huisarts al gezien. De pas van uw verzekering kunt u ook thuis laten.',
      },
      { kind: 'heading', text: 'Na het prikken' },
      {
        kind: 'paragraph',
        text: 'Druk nog twee minuten op het plekje. Draag die dag geen zware tas aan deze arm.',
      },
      { kind: 'heading', text: 'De uitslag' },
      {
        kind: 'paragraph',
        text: 'Na drie werkdagen is de uitslag bekend. Wij mailen hem naar u en naar uw huisarts. Heeft u vragen over de uitslag? Bel dan tussen 13.00 en 14.00 uur met de assistente van de praktijk. Alleen als er iets ernstigs is, belt de dokter u zelf.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-3-blood-test-tuesday',
        skill: 'fact',
        question: 'Meneer Kowalski wil op dinsdag bloed laten prikken. Waar kan dat?',
        options: ['Bij de huisarts.', 'In De Kade.', 'In het ziekenhuis.'],
        correct: 1,
        evidence: 'Op dinsdag en donderdag zijn wij van 7.30 tot 11.00 uur in gezondheidscentrum De Kade.',
        explanation:
          'On Tuesday the laboratory is *in gezondheidscentrum De Kade*. The hospital is for Monday, Wednesday and Friday. The practice of the doctor does not do it any more (*niet meer*).',
      },
      {
        id: 'mock-reading-3-blood-test-show',
        skill: 'rule',
        question: 'Wat moet meneer Kowalski laten zien?',
        options: ['Zijn medicijnen.', 'Zijn pas van de verzekering.', 'Zijn rijbewijs of paspoort.'],
        correct: 0,
        evidence: 'Neem het formulier mee, en ook al uw medicijnen',
        explanation:
          'He brings the form and *al uw medicijnen*, which the desk looks at. His doctor has seen the *paspoort of rijbewijs*, and the card of his insurance may stay at home.',
      },
      {
        id: 'mock-reading-3-blood-test-outcome',
        skill: 'fact',
        question: 'Van wie krijgt meneer Kowalski meestal de uitslag?',
        options: ['Van de assistente.', 'Van de dokter.', 'Van het laboratorium.'],
        correct: 2,
        evidence: 'Wij mailen hem naar u en naar uw huisarts.',
        explanation:
          '*Wij* in this leaflet is the laboratory, which mails the result to him. The *assistente* is there for questions, and the doctor calls only if there is something serious (*iets ernstigs*).',
      },
    ],
  },
  {
    id: 'mock-reading-3-smoke-alarm',
    theme: 'Wonen',
    kind: 'manual',
    title: 'Uw nieuwe rookmelder',
    setting: 'Linh heeft een rookmelder gekocht. Zij leest wat zij moet doen.',
    from: 'Gebruiksaanwijzing van rookmelder R2',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Een rookmelder waarschuwt u als er rook in huis is. Zo kunt u op tijd naar buiten. Hang op elke verdieping minstens één rookmelder, in de gang of in een slaapkamer. In de keuken en de badkamer gaat hij te snel af, door het koken en het warme water.',
      },
      { kind: 'heading', text: 'Ophangen' },
      {
        kind: 'steps',
        items: [
          'Draai de onderkant los van de rookmelder.',
          'Maak de onderkant met twee schroeven vast aan het plafond. Wilt u geen gaten maken? Gebruik dan de sterke plakker uit de doos. Het plafond moet droog en schoon zijn.',
          'Doe de batterij in de rookmelder. Er gaat een groen lampje branden.',
          'Draai de rookmelder weer op de onderkant. Het lampje wordt rood. Is het na een minuut uit? Dan werkt uw rookmelder.',
        ],
      },
      { kind: 'heading', text: 'Onderhoud' },
      {
        kind: 'paragraph',
        text: 'Druk elke maand drie seconden op de knop. U hoort dan een harde toon. Maak de rookmelder twee keer per jaar schoon met de stofzuiger. Gebruik geen water, en verf hem niet.',
      },
      { kind: 'heading', text: 'Wat hoort u?' },
      {
        kind: 'details',
        rows: [
          ['1 piep per minuut', 'De batterij is bijna leeg.'],
          ['3 piepen achter elkaar', 'Er zit te veel stof in.'],
          ['5 piepen achter elkaar', 'De rookmelder is te oud. Koop een nieuwe.'],
          ['Een lange, harde toon', 'Er is rook. Ga naar buiten en bel 112.'],
        ],
      },
    ],
    questions: [
      {
        id: 'mock-reading-3-smoke-alarm-light',
        skill: 'fact',
        question: 'Linh heeft de rookmelder opgehangen. Hoe ziet zij dat hij werkt?',
        options: ['Het lampje is groen.', 'Het lampje is rood.', 'Het lampje is uit.'],
        correct: 2,
        evidence: 'Is het na een minuut uit? Dan werkt uw rookmelder.',
        explanation:
          'First the light is green, then red. When it is out (*uit*) after a minute, the alarm works: *dan werkt uw rookmelder*.',
      },
      {
        id: 'mock-reading-3-smoke-alarm-three',
        skill: 'action',
        question: 'De rookmelder van Linh piept drie keer achter elkaar. Wat moet zij doen?',
        options: [
          'De rookmelder schoonmaken.',
          'Een nieuwe batterij kopen.',
          'Een nieuwe rookmelder kopen.',
          'Met iedereen naar buiten gaan.',
        ],
        correct: 0,
        evidence: 'Er zit te veel stof in.',
        explanation:
          'Three beeps mean *te veel stof*, too much dust, so she has to clean it. One beep a minute is about the battery, and five mean that it is too old.',
      },
    ],
  },
  {
    id: 'mock-reading-3-lost-bag',
    theme: 'Vervoer',
    kind: 'form',
    title: 'Iets verloren in de bus?',
    setting: 'Adaeze Obi heeft dit formulier voor het busbedrijf ingevuld.',
    from: 'Busbedrijf De Streek',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Bent u iets verloren in een van onze bussen? Vul dit formulier in. Wij zoeken vijf dagen. Vinden wij het, dan bellen wij u. U kunt het ophalen in ons kantoor op het station. Hebben wij na vijf dagen niets gevonden? Dan krijgt u een e-mail.',
      },
      {
        kind: 'details',
        rows: [
          ['Naam', 'Adaeze Obi'],
          ['Telefoon', '06-12345678'],
          ['Dag van de reis', 'vrijdag 13 november'],
          [
            'Uw reis',
            'Ik nam bus 8 naar de markt. Om 7.50 uur stapte ik in op het station. Ik stapte om 8.10 uur uit bij het ziekenhuis.',
          ],
          ['Waar zat u?', 'Achterin, naast het raam'],
        ],
      },
      {
        kind: 'choices',
        label: 'Wat bent u verloren?',
        items: [
          { text: 'kleding', isTicked: false },
          { text: 'tas of koffer', isTicked: true },
          { text: 'telefoon', isTicked: false },
          { text: 'sleutels', isTicked: false },
        ],
      },
      {
        kind: 'details',
        rows: [
          [
            'Hoe ziet het eruit?',
            'Het is een groene tas met een zwarte streep. Buiten aan de tas hangt een klein geel beertje van mijn dochter.',
          ],
          [
            'Zit er iets in?',
            'Ja, een warme trui, mijn boek voor de cursus Nederlands en mijn lunch. Mijn telefoon en mijn sleutels had ik gelukkig in mijn jas.',
          ],
          [
            'Wie haalt het op?',
            'Mijn man, Chidi Obi. Ik werk elke dag tot zes uur, en dan is uw kantoor dicht.',
          ],
          ['Datum', 'zaterdag 14 november'],
        ],
      },
    ],
    questions: [
      {
        id: 'mock-reading-3-lost-bag-left-bus',
        skill: 'table',
        question: 'Waar stapte Adaeze uit de bus?',
        options: ['Bij de markt.', 'Bij het station.', 'Bij het ziekenhuis.'],
        correct: 2,
        evidence: 'Ik stapte om 8.10 uur uit bij het ziekenhuis.',
        explanation:
          '*Ik stapte om 8.10 uur uit bij het ziekenhuis*: she got off there. At the station she got on (*stapte ik in*), and the market is where bus 8 goes.',
      },
      {
        id: 'mock-reading-3-lost-bag-inside',
        skill: 'table',
        question: 'Wat zit er in de tas van Adaeze?',
        options: ['Een beertje.', 'Een boek.', 'Haar sleutels.', 'Haar telefoon.'],
        correct: 1,
        evidence: 'Ja, een warme trui, mijn boek voor de cursus Nederlands en mijn lunch.',
        explanation:
          'In the bag are a sweater, her *boek* and her lunch. The little bear hangs on the outside (*buiten aan de tas*), and keys and telephone were in her coat.',
      },
    ],
  },
] as const satisfies readonly MockReadingText[];
