import type { ReadingQuestionRow } from '#content/schema/exam-rows.ts';

export const rows = [
  {
    id: 'reading-fireworks-message',
    textId: 'fireworks-leaflet',
    question: 'Wat wil de gemeente vooral zeggen met deze folder?',
    options: [
      'Steek dit jaar pas na middernacht vuurwerk af.',
      'Vier oud en nieuw dit jaar zonder gewoon vuurwerk.',
      'Steek uw vuurwerk alleen op het Marktplein af.',
    ],
    correct: 1,
    points: 100,
    evidence: 'Sinds 1 augustus 2026 is gewoon vuurwerk in heel Nederland verboden.',
    explanation:
      'The large line on top and *gewoon vuurwerk in heel Nederland verboden* say it. The Marktplein is a place for music and a light show: letting off fireworks is forbidden there too.',
  },
  {
    id: 'reading-fireworks-last-year',
    textId: 'fireworks-leaflet',
    question: 'Leila heeft nog vuurwerk van vorig jaar. Op welke dag kan zij het inleveren?',
    options: [
      'Op zaterdag 5 december.',
      'Op zaterdag 26 december.',
      'Op donderdag 31 december.',
      'Op zaterdag 19 december.',
    ],
    correct: 3,
    points: 100,
    evidence: 'zaterdag 12 en zaterdag 19 december',
    explanation:
      'Her fireworks are *oud vuurwerk*. The fire station takes them on two Saturdays only, *12 en 19 december*; on 31 December there is the party.',
  },
  {
    id: 'reading-fireworks-evening',
    textId: 'fireworks-leaflet',
    question: 'Wat is waar over het feest op 31 december?',
    options: [
      'De muziek begint voor middernacht.',
      'De lichtshow begint om middernacht.',
      'Bij harde wind is er geen muziek.',
    ],
    correct: 0,
    points: 100,
    evidence: 'Vanaf 23.00 uur is er muziek.',
    explanation:
      'The music starts at 23.00, an hour before midnight. The light show comes *een kwartier na middernacht*, so later than midnight, and in a strong wind it is the light show that is cancelled.',
  },
  {
    id: 'reading-friends-purpose',
    textId: 'friends-email',
    question: 'Waarom schrijven Yara en Bas deze e-mail aan Mirjam?',
    options: [
      'Ze geven een groot feest in hun nieuwe huis.',
      'Ze willen graag hun nieuwe keuken laten zien.',
      'Ze zoeken hulp bij het werk in hun nieuwe huis.',
    ],
    correct: 2,
    points: 100,
    evidence: 'Kun je op zaterdag 17 oktober komen verven?',
    explanation:
      '*Kun je op zaterdag 17 oktober komen verven?* asks her to help paint the bedrooms. They will eat together afterwards, but at their own house and with the three of them: it is not a party.',
  },
  {
    id: 'reading-friends-why-moved',
    textId: 'friends-email',
    question: 'Waarom zijn Yara en Bas verhuisd?',
    options: [
      'Ze wilden dichter bij het werk van Bas wonen.',
      'Ze hadden te weinig ruimte in hun flat.',
      'Ze mochten in hun flat geen hond hebben.',
      'Ze betaalden te veel huur voor hun flat.',
    ],
    correct: 1,
    points: 100,
    evidence: 'De flat was te klein voor ons en de hond.',
    explanation:
      '*Te klein* means that there was too little room for them and their own dog. The work of Bas is no reason: he now lives further away from it (*verder reizen*).',
  },
  {
    id: 'reading-friends-at-station',
    textId: 'friends-email',
    question: 'Mirjam komt zaterdag aan op station Zwolle. Wat moet zij dan doen?',
    options: [
      'Yara en Bas bellen.',
      'De bus naar het dorp nemen.',
      'De trein naar het dorp nemen.',
      'Wachten tot Bas haar ophaalt.',
    ],
    correct: 0,
    points: 100,
    evidence: 'Bel ons dus even als je op het station bent.',
    explanation:
      '*Bel ons dus even*: she has to call first, and only then does Yara, not Bas, come with the car. There is no bus to the village at the weekend, and the train takes her no further than Zwolle.',
  },
  {
    id: 'reading-insurance-not-yet-paid',
    textId: 'car-insurance-email',
    question: 'Waarom betaalt de verzekering de schade nu nog niet?',
    options: [
      'Omdat de andere bestuurder nog iets moet betalen.',
      'Omdat de expert nog iets moet uitrekenen.',
      'Omdat mevrouw Haddad nog iets moet sturen.',
    ],
    correct: 2,
    points: 100,
    evidence: 'Wij kunnen de schade nog niet betalen, want we missen een paar dingen.',
    explanation:
      'After *want* comes the reason: *we missen een paar dingen*. Mrs Haddad has to send photos, a form and a copy. The expert only comes to look when she wants the door repaired, and the other driver has to sign her form, not to pay.',
  },
  {
    id: 'reading-insurance-repair',
    textId: 'car-insurance-email',
    question: 'Mevrouw Haddad wil de deur laten maken. Waar komt de expert eerst naar de schade kijken?',
    options: ['Bij een garage.', 'Op de parkeerplaats.', 'Bij haar thuis.', 'Bij de verzekering.'],
    correct: 2,
    points: 100,
    evidence:
      'Eerst komt onze schade-expert bij u thuis naar de schade kijken. Hij belt u om een dag af te spreken.',
    explanation:
      '*Eerst komt onze schade-expert bij u thuis naar de schade kijken*. The *parkeerplaats* is where somebody drove into her car, and a garage she chooses only after that (*daarna*).',
  },
  {
    id: 'reading-bicycle-money-back',
    textId: 'bicycle-advert',
    question: 'Wanneer krijgt een klant de 45 euro terug?',
    options: [
      'Als hij in november een fiets huurt.',
      'Als de motor het een keer niet doet.',
      'Als hij de fiets eerder terugbrengt.',
      'Als hij de fiets na een maand houdt.',
    ],
    correct: 3,
    points: 100,
    evidence: 'Koopt u hem? Dan krijgt u de 45 euro terug.',
    explanation:
      'Whoever buys the bicycle keeps it, and then gets the rent back. In November the present is a helmet, not money.',
  },
  {
    id: 'reading-bicycle-own-costs',
    textId: 'bicycle-advert',
    question: 'Een klant huurt in november een fiets. Waarvoor moet hij zelf betalen, behalve voor de huur?',
    options: ['Voor een lekke band.', 'Voor een nieuwe helm.', 'Voor een kapotte rem.'],
    correct: 0,
    points: 100,
    evidence: 'Alleen voor een lekke band betaalt u zelf.',
    explanation:
      '*Alleen voor een lekke band betaalt u zelf*: a flat tyre is the one thing that the shop does not pay. For a brake that does not work the mechanic comes *gratis*, and the helmet is a present (*cadeau*) in November.',
  },
  {
    id: 'reading-resignation-reason',
    textId: 'resignation-email',
    question: 'Waarom stopt Daniel bij de bakkerij?',
    options: [
      'Hij wil graag meer geld verdienen.',
      'Hij wil niet meer zo vroeg opstaan.',
      'Hij wil in de zorg gaan werken.',
    ],
    correct: 2,
    points: 100,
    evidence: 'Maar ik wil graag iets met oude mensen doen. In december begin ik in een verpleeghuis.',
    explanation:
      'After *maar* he tells what he wants: to do something with old people, in a nursing home (*verpleeghuis*). He is content with his pay (*tevreden*) and used to getting up early (*gewend*).',
  },
  {
    id: 'reading-resignation-last-day',
    textId: 'resignation-email',
    question: 'Op welke dag wil Daniel voor het laatst werken?',
    options: [
      'Op zondag 29 november.',
      'Op maandag 23 november.',
      'Op dinsdag 24 november.',
      'Op maandag 30 november.',
    ],
    correct: 1,
    points: 100,
    evidence: 'De dag daarvoor sta ik dus voor het laatst in de winkel.',
    explanation:
      'His holiday starts on 24 November and he works until *de dag daarvoor*, the day before. On 30 November his contract ends, but then he is on holiday.',
  },
  {
    id: 'reading-resignation-request',
    textId: 'resignation-email',
    question: 'Wat vraagt Daniel aan mevrouw Van Dijk?',
    options: [
      'Of zij hem kort wil antwoorden.',
      'Of hij zijn werkkleding mag houden.',
      'Of hij de sleutel aan Ewa mag geven.',
    ],
    correct: 0,
    points: 100,
    evidence: 'Wilt u mij een bericht terugsturen?',
    explanation:
      '*Een bericht terugsturen* is sending an answer. The key he gives to Ewa without asking, and his work clothes he washes and brings back.',
  },
  {
    id: 'reading-course-partner',
    textId: 'pregnancy-course-leaflet',
    question: 'Lina doet de cursus en wil haar man meenemen. Wat is waar?',
    options: [
      'Hij mag bij vier lessen zijn.',
      'Hij mag bij twee lessen zijn.',
      'Hij mag bij alle lessen zijn.',
    ],
    correct: 1,
    points: 100,
    evidence: 'Bij les 3 en les 5 is uw partner ook welkom.',
    explanation:
      'Her husband is her *partner*: he is welcome at lessons 3 and 5, and *de andere lessen zijn alleen voor vrouwen die zwanger zijn*.',
  },
  {
    id: 'reading-course-not-true',
    textId: 'pregnancy-course-leaflet',
    question: 'Wat is niet waar over de cursus?',
    options: [
      'Er mogen tien vrouwen meedoen.',
      'De zes lessen zijn in de avond.',
      'U betaalt meteen bij het aanmelden.',
      "Er is ook een keer met de baby's.",
    ],
    correct: 2,
    points: 100,
    evidence: 'U betaalt op de eerste avond met uw pinpas.',
    explanation:
      'You sign up before 6 January but pay *op de eerste avond*, on 13 January. The other three are in the leaflet: ten places, lessons from 19.30, and a Saturday morning with the babies.',
  },
] as const satisfies readonly ReadingQuestionRow[];
