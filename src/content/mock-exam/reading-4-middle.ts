import type { MockReadingText } from '#content/schema/mock-exam-rows.ts';

export const rows = [
  {
    id: 'mock-reading-4-campsite',
    theme: 'Vrije tijd',
    kind: 'house-rules',
    title: 'Regels op de camping',
    setting: 'De familie Santos staat op een camping. Bij de ingang hangen deze regels.',
    from: 'Camping De Berk',
    blocks: [
      {
        kind: 'list',
        items: [
          "Auto's staan op het parkeerterrein voor het hek. Bij uw tent mag u alleen even stoppen om uw spullen uit te laden. Na 22.00 uur is het hek dicht.",
          'Maak nergens een vuur, ook niet in een bak. Barbecueën mag wel, maar alleen naast de receptie. Daar staan tafels, en er is altijd een emmer water.',
          'Muziek mag, maar zacht. Na 22.00 uur willen wij geen muziek meer horen.',
          'Houd uw hond altijd vast. Honden mogen niet in de speeltuin en niet bij het meer. Achter de winkel kunt u uw hond wassen.',
          'Zwemmen in het meer mag als er een groene vlag hangt. Ziet u een rode vlag? Dan let er niemand op en blijft iedereen uit het water.',
          'Douchen is gratis na 20.00 uur. Op andere tijden heeft u een munt nodig. Die koopt u bij de receptie.',
          'Het water uit de kranen buiten is om te drinken. Was uw borden en pannen binnen af, in het gebouw met de douches.',
          'De winkel is elke dag open van 8.00 tot 13.00 uur. Vers brood bestelt u een dag eerder.',
          'Krijgt u bezoek? Vertel het bij de receptie. Bezoekers betalen niets, maar gaan om 22.00 uur naar huis.',
          'Op uw laatste dag vertrekt u vóór 11.00 uur. Wilt u langer blijven? Vraag het een dag van tevoren.',
        ],
      },
    ],
    questions: [
      {
        id: 'mock-reading-4-campsite-barbecue',
        skill: 'rule',
        question: 'Waar mag de familie Santos barbecueën?',
        options: ['Achter de winkel.', 'Bij de tent.', 'Bij het meer.', 'Naast de receptie.'],
        correct: 3,
        evidence: 'Barbecueën mag wel, maar alleen naast de receptie.',
        explanation:
          '*Alleen naast de receptie*: there is water in case of fire. Behind the shop you can wash a dog, and at the tent you may only stop with the car.',
      },
      {
        id: 'mock-reading-4-campsite-free-shower',
        skill: 'number',
        question: 'Wanneer kan de familie Santos gratis douchen?',
        options: ['Om 8.00 uur.', 'Om 11.00 uur.', 'Om 22.00 uur.'],
        correct: 2,
        evidence: 'Douchen is gratis na 20.00 uur.',
        explanation:
          'Showers are free *na 20.00 uur*, and 22.00 is later than that. At 8.00 the shop opens, and before 11.00 one leaves; then they need a coin (*een munt*).',
      },
    ],
  },
  {
    id: 'mock-reading-4-identity-card',
    theme: 'Gemeente',
    kind: 'letter',
    title: 'Uw identiteitskaart',
    setting: 'Meneer Demir krijgt een brief van de gemeente.',
    from: 'Gemeente Rietveen, afdeling Burgerzaken',
    to: 'De heer B. Demir',
    subject: 'Uw identiteitskaart',
    date: 'maandag 9 november',
    blocks: [
      { kind: 'paragraph', text: 'Geachte heer Demir,' },
      {
        kind: 'paragraph',
        text: 'Op dinsdag 3 november heeft u bij ons een nieuwe identiteitskaart aangevraagd. U heeft toen ook betaald. Helaas kunnen wij uw kaart nog niet laten maken. Op uw foto valt een schaduw over uw ogen. De computer kan uw gezicht daardoor niet goed zien.',
      },
      { kind: 'heading', text: 'Wat moet u doen?' },
      {
        kind: 'paragraph',
        text: 'Maak eerst een nieuwe afspraak. Dat kan op onze website of aan de balie. Het duurt nu ongeveer twee weken tot u kunt komen. U heeft daarna dus genoeg tijd voor een andere foto. De fotograaf op het Marktplein kent alle regels. Een foto van uw telefoon is bijna nooit goed.',
      },
      {
        kind: 'paragraph',
        text: 'Neem deze brief, de nieuwe foto en uw oude kaart mee naar de afspraak. U hoeft niet nog een keer te betalen. Een nieuw formulier is ook niet nodig: dat van 3 november ligt nog bij ons.',
      },
      { kind: 'heading', text: 'Wanneer is uw kaart klaar?' },
      {
        kind: 'paragraph',
        text: 'Na de afspraak duurt het nog vijf werkdagen. Daarna krijgt u weer een brief van ons. Op de website kunt u het niet zien, en berichten naar uw telefoon sturen wij niet. Haal de kaart zelf op: niemand anders mag dat voor u doen. Uw oude kaart geeft u dan aan ons terug.',
      },
      {
        kind: 'paragraph',
        text: 'Wij zijn open op werkdagen van 9.00 tot 12.00 uur, en op donderdag ook van 17.00 tot 20.00 uur.',
      },
      { kind: 'closing', lines: ['Met vriendelijke groet,', 'Fleur Jansen', 'Gemeente Rietveen'] },
    ],
    questions: [
      {
        id: 'mock-reading-4-identity-card-purpose',
        skill: 'purpose',
        question: 'Waarom krijgt meneer Demir deze brief?',
        options: [
          'Hij moet nog betalen.',
          'Zijn formulier is weg.',
          'Zijn foto is niet goed.',
          'Zijn kaart is klaar.',
        ],
        correct: 2,
        evidence: 'Op uw foto valt een schaduw over uw ogen.',
        explanation:
          'There is a shadow (*schaduw*) on his photo, and so the card cannot be made yet. He has paid already, and the municipality still has his form.',
      },
      {
        id: 'mock-reading-4-identity-card-first',
        skill: 'action',
        question: 'Wat moet meneer Demir het eerst doen?',
        options: [
          'Een afspraak maken.',
          'Een foto laten maken.',
          'Een formulier invullen.',
          'Zijn oude kaart teruggeven.',
        ],
        correct: 0,
        evidence: 'Maak eerst een nieuwe afspraak.',
        explanation:
          '*Maak eerst een nieuwe afspraak*; the photo comes after that (*daarna*). His old card he gives back when he fetches the new one.',
      },
      {
        id: 'mock-reading-4-identity-card-message',
        skill: 'fact',
        question: 'Waar ziet meneer Demir dat zijn kaart klaar is?',
        options: ['In een brief.', 'Op de website.', 'Op zijn telefoon.'],
        correct: 0,
        evidence: 'Daarna krijgt u weer een brief van ons.',
        explanation:
          'After five working days he gets *weer een brief*. The website is for making appointments, and messages to his telephone do not come.',
      },
    ],
  },
  {
    id: 'mock-reading-4-meals',
    theme: 'Werk',
    kind: 'advert',
    title: 'Wie brengt onze maaltijden rond?',
    setting: 'Goran zoekt werk. Hij leest deze advertentie.',
    from: 'Keuken De Soeplepel',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Wij koken elke dag voor oudere mensen die dat zelf niet meer kunnen. Het eten brengen we bij hen thuis. Daarvoor zoeken wij een nieuwe collega.',
      },
      { kind: 'heading', text: 'Wat ga je doen?' },
      {
        kind: 'paragraph',
        text: 'Om half elf haal je de dozen met eten op in onze keuken. Met onze kleine auto breng je ze naar ongeveer dertig adressen. De telefoon in de auto vertelt je de weg. Maak even een praatje: soms ben jij de enige die een klant die dag ziet. Doet iemand niet open? Bel ons dan meteen.',
      },
      { kind: 'heading', text: 'Wanneer?' },
      {
        kind: 'paragraph',
        text: 'Je werkt van maandag tot en met vrijdag van 10.30 tot 14.00 uur. In het weekend doen vrijwilligers het werk. Na het werk zet je de auto weer bij de keuken.',
      },
      { kind: 'heading', text: 'Wat vragen wij?' },
      {
        kind: 'list',
        items: [
          'Je hebt een rijbewijs.',
          'Je hebt geduld en bent vriendelijk.',
          'Je kunt Nederlands lezen. Op elke doos staat namelijk het adres van een klant. Wat iemand niet mag eten, weet onze kok.',
          'Ervaring is niet nodig. De eerste week rijdt onze collega Wim met je mee.',
        ],
      },
      { kind: 'heading', text: 'Wat krijg je?' },
      {
        kind: 'paragraph',
        text: 'Je krijgt een contract voor een jaar. De bus of trein naar de keuken betalen wij. Na het werk mag je gratis mee-eten. Neem in de winter zelf een warme jas mee.',
      },
      { kind: 'heading', text: 'Interesse?' },
      {
        kind: 'paragraph',
        text: 'Kom op woensdag 17 maart tussen 15.00 en 17.00 uur langs. Een brief is niet nodig. Kun je die dag niet? Alleen dan bel je Meral: 06-12345678.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-4-meals-why-dutch',
        skill: 'reason',
        question: 'Waarom moet Goran Nederlands kunnen lezen?',
        options: [
          'Zo weet hij hoe hij moet rijden.',
          'Zo weet hij waar een klant woont.',
          'Zo weet hij wat iemand mag eten.',
        ],
        correct: 1,
        evidence: 'Op elke doos staat namelijk het adres van een klant.',
        explanation:
          'On each box stands *het adres*, which is where a customer lives. The telephone in the car tells him the way. What somebody may not eat is for the cook (*kok*) to know.',
      },
      {
        id: 'mock-reading-4-meals-receives',
        skill: 'fact',
        question: 'Wat krijgt Goran bij dit werk?',
        options: ['Een auto voor thuis.', 'Een eigen telefoon.', 'Een warme jas.', 'Geld voor de trein.'],
        correct: 3,
        evidence: 'De bus of trein naar de keuken betalen wij.',
        explanation:
          '*De bus of trein naar de keuken betalen wij*: he gets money for the train. The car with its telephone goes back to the kitchen after work, and a warm coat he brings himself.',
      },
      {
        id: 'mock-reading-4-meals-apply',
        skill: 'action',
        question: 'Goran wil dit werk graag. Hij is elke dag vrij. Wat moet hij doen?',
        options: ['Een brief sturen.', 'Langskomen.', 'Meral bellen.'],
        correct: 1,
        evidence: 'Kom op woensdag 17 maart tussen 15.00 en 17.00 uur langs.',
        explanation:
          '*Kom op woensdag 17 maart tussen 15.00 en 17.00 uur langs*: he goes there. A letter is not needed, and only people who cannot come that day call Meral.',
      },
    ],
  },
  {
    id: 'mock-reading-4-bike-hire',
    theme: 'Vervoer',
    kind: 'manual',
    title: 'Zo huurt u een fiets',
    setting: 'Diego wil in de stad een fiets huren. Bij de fietsen staat dit bord.',
    from: 'Groen Fietsen',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Op twintig plaatsen in de stad staan groene fietsen. U huurt ze met uw telefoon. U betaalt per half uur.',
      },
      { kind: 'heading', text: 'Een fiets huren' },
      {
        kind: 'steps',
        items: [
          'Zet de app Groen Fietsen op uw telefoon en vul uw gegevens in. Dat hoeft maar één keer.',
          'Kies een fiets. Zijn de banden hard? Doen het licht en de remmen het? Als er iets kapot is, drukt u op FOUT en neemt u een andere fiets.',
          'Maak met de app een foto van het nummer op het stuur. Het nummer op het wiel is voor onze monteurs.',
          'Het slot gaat vanzelf open. Trek er niet aan.',
        ],
      },
      { kind: 'heading', text: 'Even stoppen?' },
      {
        kind: 'paragraph',
        text: 'Doe het slot met de hand dicht en druk op PAUZE. Niemand anders kan de fiets dan meenemen. U blijft wel betalen.',
      },
      { kind: 'heading', text: 'Klaar?' },
      {
        kind: 'paragraph',
        text: 'Breng de fiets naar een van onze twintig plaatsen. Zet hem in een leeg rek en doe het slot dicht. Er gaat nu een groen lampje branden. Ziet u geen lampje? Zet de fiets dan in een ander rek. Helpt dat ook niet, bel dan het nummer op het slot. Doe dat altijd, want anders betaalt u voor de hele nacht.',
      },
      { kind: 'heading', text: 'Regels' },
      {
        kind: 'paragraph',
        text: 'Er mag maar één persoon op de fiets. Kinderen onder de zestien jaar mogen er niet op rijden. Krijgt u onderweg een lekke band? Zet de fiets aan de kant en bel ons. Wij halen hem op. U betaalt dan niets meer.',
      },
    ],
    questions: [
      {
        id: 'mock-reading-4-bike-hire-photo',
        skill: 'action',
        question: 'Van welk nummer moet Diego een foto maken?',
        options: ['Dat op het slot.', 'Dat op het stuur.', 'Dat op het wiel.'],
        correct: 1,
        evidence: 'Maak met de app een foto van het nummer op het stuur.',
        explanation:
          '*Het nummer op het stuur*, on the handlebars. The one on the wheel is for the people who repair the bicycles. The one on the lock is a telephone number.',
      },
      {
        id: 'mock-reading-4-bike-hire-no-light',
        skill: 'action',
        question:
          'Diego brengt de fiets terug, maar er gaat geen lampje branden. Wat moet hij het eerst proberen?',
        options: [
          'Een ander rek zoeken.',
          'Het nummer op het slot bellen.',
          'In de app op FOUT drukken.',
          'In de app op PAUZE drukken.',
        ],
        correct: 0,
        evidence: 'Zet de fiets dan in een ander rek.',
        explanation:
          'First he puts the bicycle *in een ander rek*. Only if that does not help either (*helpt dat ook niet*) does he call. FOUT is for a bicycle that is broken.',
      },
    ],
  },
] as const satisfies readonly MockReadingText[];
