import type { ReadingText } from '#content/schema/exam-rows.ts';

export const rows = [
  {
    id: 'fireworks-leaflet',
    kind: 'leaflet',
    title: 'Zo vieren we oud en nieuw',
    intro: 'A leaflet from the municipality. It comes through the letter box in December.',
    sender: 'Gemeente Rietveen',
    blocks: [
      { kind: 'call', text: 'Vuurwerk afsteken mag niet meer!' },
      {
        kind: 'paragraph',
        text: 'Beste bewoner, over een paar weken is het oud en nieuw. Dit jaar is er een grote verandering. Sinds 1 augustus 2026 is gewoon vuurwerk in heel Nederland verboden. Ook met oud en nieuw mag u het niet meer afsteken.',
      },
      { kind: 'heading', text: 'Wat mag nog wel?' },
      {
        kind: 'paragraph',
        text: 'U mag nog wel klein vuurwerk van categorie F1 gebruiken, zoals sterretjes. Een sterretje wordt erg heet. Blijf daarom bij uw kinderen en zet een emmer water klaar.',
      },
      { kind: 'heading', text: 'Heeft u nog oud vuurwerk in huis?' },
      {
        kind: 'paragraph',
        text: 'Laat het niet liggen en gooi het niet in de vuilnisbak, want dat is gevaarlijk. U kunt het gratis inleveren bij de brandweer.',
      },
      {
        kind: 'details',
        rows: [
          ['Waar', 'Brandweer Rietveen, Havenstraat 12'],
          ['Wanneer', 'zaterdag 12 en zaterdag 19 december'],
          ['Tijd', '10.00 tot 15.00 uur'],
        ],
      },
      { kind: 'heading', text: 'Kom naar het Marktplein!' },
      {
        kind: 'paragraph',
        text: 'Op 31 december vieren we samen het nieuwe jaar. Vanaf 23.00 uur is er muziek. Een kwartier na middernacht begint de lichtshow. U heeft geen kaartje nodig. Waait het hard? Dan is er wel muziek, maar geen lichtshow.',
      },
      { kind: 'closing', lines: ['Wij wensen u een mooi en veilig nieuw jaar!', 'Gemeente Rietveen'] },
    ],
  },
  {
    id: 'friends-email',
    kind: 'email',
    title: 'Nieuws van Yara en Bas',
    intro: 'An e-mail from two friends to Mirjam.',
    from: 'Yara en Bas',
    to: 'Mirjam',
    subject: 'Ons nieuwe huis (en een vraag)',
    date: 'dinsdag 6 oktober 2026',
    blocks: [
      { kind: 'paragraph', text: 'Hoi Mirjam,' },
      {
        kind: 'paragraph',
        text: 'Hoe gaat het met je? Met ons gaat het goed, maar we hebben het druk. Sinds zes weken wonen we niet meer in Utrecht, maar in een dorp bij Zwolle. De eerste twee weken hadden we niet eens stoelen! De flat was te klein voor ons en de hond. Nu hebben we drie kamers en een tuin! Bas moet wel verder reizen naar zijn werk, maar dat vindt hij niet erg.',
      },
      {
        kind: 'paragraph',
        text: 'De keuken is al mooi, maar de slaapkamers nog niet. De muren zijn donkerbruin! Op zaterdag 17 oktober gaan we ze verven, samen met twee vrienden. Daarom hebben we een vraag. Wil jij die dag voor ons koken? Jij kunt dat zo goed! Wij kopen alles wat nodig is, en daarna eten we gezellig met zijn vijven. Je mag ook blijven slapen, want we hebben een extra bed.',
      },
      {
        kind: 'paragraph',
        text: 'Kom je met de trein? Reis dan naar Zwolle. In het weekend rijdt er geen bus naar ons dorp. Bel ons dus even als je op het station bent. Dan haalt Yara je op met de auto.',
      },
      { kind: 'paragraph', text: 'Laat je ons voor zondag weten of je kunt? We hopen het!' },
      { kind: 'closing', lines: ['Groetjes en tot snel,', 'Yara en Bas'] },
    ],
  },
  {
    id: 'car-insurance-email',
    kind: 'email',
    title: 'Schade aan uw auto',
    intro: 'An e-mail from a car insurance company to a customer.',
    from: 'Rondom Verzekeringen, afdeling Schade',
    to: 'mevrouw S. Haddad',
    subject: 'Uw melding van 2 november',
    date: 'donderdag 5 november 2026',
    blocks: [
      { kind: 'paragraph', text: 'Geachte mevrouw Haddad,' },
      {
        kind: 'paragraph',
        text: 'Op maandag 2 november heeft u ons gebeld. U vertelde dat iemand op een parkeerplaats tegen uw auto is gereden. In de linkerdeur zit nu een grote deuk. Wij willen u graag snel helpen.',
      },
      {
        kind: 'paragraph',
        text: 'Wij kunnen de schade nog niet betalen, want we missen een paar dingen. Stuur ons voor 20 november:',
      },
      {
        kind: 'list',
        items: [
          "twee foto's van de deur;",
          'het schadeformulier, met de handtekening van u en van de andere bestuurder;',
          'een kopie van uw rijbewijs.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Wilt u de deur laten maken? Wacht dan nog even. Eerst komt onze schade-expert bij u thuis naar de schade kijken. Hij belt u om een dag af te spreken. U mag wel gewoon met de auto rijden.',
      },
      {
        kind: 'paragraph',
        text: 'Daarna kiest u een garage. Bij de garages op onze website betaalt u niets. Gaat u naar een andere garage? Dan betalen wij de eerste 400 euro, en de rest betaalt u zelf.',
      },
      {
        kind: 'paragraph',
        text: 'Heeft u nog vragen? Antwoord dan op deze e-mail en noem uw schadenummer: 402187.',
      },
      { kind: 'closing', lines: ['Met vriendelijke groet,', 'Ruben de Wit', 'Rondom Verzekeringen'] },
    ],
  },
  {
    id: 'bicycle-advert',
    kind: 'advert',
    title: 'Een maand elektrisch fietsen',
    intro: 'An advert in a magazine.',
    sender: 'Fietswinkel Wind Mee',
    blocks: [
      { kind: 'call', text: 'Nooit meer moe van de wind!' },
      {
        kind: 'paragraph',
        text: 'Woont u ver van uw werk? Of wilt u in het weekend een lange tocht maken? Probeer dan een elektrische fiets van Wind Mee. U hoeft niet meteen een dure fiets te kopen. U huurt hem eerst een maand voor 45 euro.',
      },
      { kind: 'heading', text: 'Zo werkt het' },
      {
        kind: 'list',
        items: [
          'Maak een afspraak via onze website.',
          'Kies in de winkel een fiets. Het zadel zet u zelf op de goede hoogte. Wij kijken nog even de motor na.',
          'Fiets een maand lang zo veel als u wilt.',
          'Breng de fiets terug of koop hem. Koopt u hem? Dan krijgt u de 45 euro terug.',
        ],
      },
      { kind: 'heading', text: 'Geen zorgen' },
      {
        kind: 'paragraph',
        text: 'Doet de motor of de rem het niet? Dan komt onze monteur gratis bij u langs. Alleen voor een lekke band betaalt u zelf. Om te huren moet u 18 jaar of ouder zijn. Neem uw identiteitsbewijs mee.',
      },
      { kind: 'call', text: 'Alleen in november: bij elke huurfiets een helm cadeau!' },
      {
        kind: 'details',
        rows: [
          ['Adres', 'Stationsweg 8, Amersfoort'],
          ['Open', 'dinsdag tot en met zaterdag, 9.30 tot 17.30 uur'],
          ['Gesloten', 'zondag en maandag'],
        ],
      },
    ],
  },
  {
    id: 'resignation-email',
    kind: 'email',
    title: 'Daniel zegt zijn baan op',
    intro: 'An e-mail from an employee to his boss.',
    from: 'Daniel Okafor',
    to: 'mevrouw Van Dijk',
    subject: 'Opzeggen van mijn baan',
    date: 'maandag 12 oktober 2026',
    blocks: [
      { kind: 'paragraph', text: 'Beste mevrouw Van Dijk,' },
      {
        kind: 'paragraph',
        text: 'Met deze e-mail zeg ik mijn baan bij uw bakkerij op. In mijn contract staat dat ik dat een maand van tevoren moet doen. Mijn contract stopt dan op maandag 30 november.',
      },
      {
        kind: 'paragraph',
        text: 'Ik heb nog vijf vakantiedagen. Die wil ik graag aan het einde opnemen, vanaf dinsdag 24 november. De dag daarvoor sta ik dus voor het laatst in de winkel. Ik hoop dat u dat goed vindt.',
      },
      {
        kind: 'paragraph',
        text: "Ik heb hier vier jaar met veel plezier gewerkt. Ik heb fijne collega's en ook over mijn loon ben ik tevreden. Zelfs aan het vroege opstaan ben ik gewend! Eerst dacht ik aan het verpleeghuis waar mijn zus werkt. Maar ik wil liever iets met kinderen doen. In december begin ik op een school. Daar kan ik werken en tegelijk een diploma halen.",
      },
      {
        kind: 'paragraph',
        text: 'Ik heb nog een sleutel van de winkel. Die geef ik op mijn laatste dag aan Ewa. Mijn werkkleding neem ik mee om te wassen. Die breng ik later terug.',
      },
      {
        kind: 'paragraph',
        text: 'Wilt u mij een bericht terugsturen? Dan weet ik zeker dat u mijn e-mail heeft gelezen. Ik wil u heel erg bedanken voor alles wat ik bij u heb geleerd.',
      },
      { kind: 'closing', lines: ['Met vriendelijke groet,', 'Daniel Okafor'] },
    ],
  },
  {
    id: 'pregnancy-course-leaflet',
    kind: 'leaflet',
    title: 'Samen op weg naar de bevalling',
    intro: "A leaflet about a course. It lies on the desk at the midwives' practice.",
    sender: 'Verloskundigen De Linde',
    blocks: [
      { kind: 'call', text: 'Zwanger? Kom naar onze cursus!' },
      {
        kind: 'paragraph',
        text: 'Krijgt u binnenkort een baby? Dan heeft u vast veel vragen. Onze cursus helpt u om goed voorbereid aan de bevalling te beginnen. U leert ook andere vrouwen uit de buurt kennen.',
      },
      { kind: 'heading', text: 'Wat gaan we doen?' },
      {
        kind: 'list',
        items: [
          'We doen oefeningen voor uw rug en uw ademhaling.',
          'We praten over de bevalling, thuis of in het ziekenhuis.',
          'U leert hoe u een baby wast en voedt.',
        ],
      },
      { kind: 'heading', text: 'Voor wie?' },
      {
        kind: 'paragraph',
        text: 'U bent minstens 24 weken zwanger. Bij de laatste les is uw partner ook welkom. Hij of zij hoeft niet te betalen. De andere lessen zijn alleen voor vrouwen die zwanger zijn.',
      },
      {
        kind: 'details',
        rows: [
          ['Eerste les', 'woensdag 13 januari 2027'],
          ['Tijd', '19.30 tot 21.00 uur'],
          ['Hoe vaak', 'zes weken, elke woensdag'],
          ['Waar', 'wijkcentrum De Brug, zaal 2'],
          ['Prijs', '90 euro voor zes lessen'],
        ],
      },
      { kind: 'heading', text: 'Daarna' },
      {
        kind: 'paragraph',
        text: "Is iedereen bevallen? Dan zien we elkaar nog een keer op een zaterdagochtend, met de baby's erbij!",
      },
      { kind: 'heading', text: 'Aanmelden' },
      {
        kind: 'paragraph',
        text: 'Bel ons of kom langs voor 6 januari. Wacht niet te lang: er is plaats voor tien vrouwen. U betaalt op de eerste avond, met uw pinpas.',
      },
    ],
  },
] as const satisfies readonly ReadingText[];
