import type { ReadingQuestionRow } from '#content/schema/exam-rows.ts';

export const rows = [
  {
    id: 'reading-fireworks-message',
    textId: 'fireworks-leaflet',
    question: 'Wat wil de gemeente vooral zeggen met deze folder?',
    options: [
      'Kom met oud en nieuw naar het feest op het Marktplein.',
      'Vier oud en nieuw dit jaar zonder gewoon vuurwerk.',
      'Breng uw oude vuurwerk voor de feestdagen weg.',
    ],
    correct: 1,
    points: 100,
    evidence: 'Sinds 1 augustus 2026 is gewoon vuurwerk in heel Nederland verboden.',
    explanation:
      'The large line on top and *gewoon vuurwerk in heel Nederland verboden* say it. The party on the square and handing in old fireworks are in the leaflet too, but they are what you can do instead.',
  },
  {
    id: 'reading-fireworks-last-year',
    textId: 'fireworks-leaflet',
    question: 'Leila heeft nog vuurwerk van vorig jaar. Op welke dag kan zij het inleveren?',
    options: [
      'Op zaterdag 5 december.',
      'Op woensdag 16 december.',
      'Op woensdag 23 december.',
      'Op zaterdag 19 december.',
    ],
    correct: 3,
    points: 100,
    evidence: 'zaterdag 12 en zaterdag 19 december',
    explanation:
      'Her fireworks are *oud vuurwerk*. The fire station takes them on two Saturdays only, *12 en 19 december*: on no other Saturday, and not on a Wednesday.',
  },
  {
    id: 'reading-fireworks-evening',
    textId: 'fireworks-leaflet',
    question: 'Wat is waar over het feest op 31 december?',
    options: [
      'De lichtshow begint na middernacht.',
      'De lichtshow begint om middernacht.',
      'Bij harde wind is er geen muziek.',
    ],
    correct: 0,
    points: 100,
    evidence: 'Een kwartier na middernacht begint de lichtshow.',
    explanation:
      'The light show comes *een kwartier na middernacht*, so not at twelve but later. In a strong wind it is the light show that is cancelled: *wel muziek, maar geen lichtshow*.',
  },
  {
    id: 'reading-friends-purpose',
    textId: 'friends-email',
    question: 'Waarom schrijven Yara en Bas deze e-mail aan Mirjam?',
    options: [
      'Ze vragen of zij op hun hond wil passen.',
      'Ze vragen of zij in de keuken wil helpen.',
      'Ze vragen of zij de muren wil verven.',
    ],
    correct: 2,
    points: 100,
    evidence: 'Kun je op zaterdag 17 oktober komen verven?',
    explanation:
      '*Kun je op zaterdag 17 oktober komen verven?* asks her to help paint the bedrooms. The kitchen is done already (*al mooi*), and the dog is only why the flat was too small.',
  },
  {
    id: 'reading-friends-how-long',
    textId: 'friends-email',
    question: 'Hoelang wonen Yara en Bas al in het dorp?',
    options: ['Eén week.', 'Twee weken.', 'Zes weken.', 'Twee maanden.'],
    correct: 1,
    points: 100,
    evidence: 'Sinds twee weken wonen we niet meer in Utrecht, maar in een dorp bij Zwolle.',
    explanation:
      'They left Utrecht and have lived in the village *sinds twee weken*, for two weeks. *Sinds* tells when something began that still goes on.',
  },
  {
    id: 'reading-friends-who-fetches',
    textId: 'friends-email',
    question: 'Mirjam komt zaterdag aan op station Zwolle. Wie haalt haar op?',
    options: ['Yara.', 'Bas.', 'Yara en Bas samen.', 'Een buurman uit het dorp.'],
    correct: 0,
    points: 100,
    evidence: 'Dan haalt Yara je op met de auto.',
    explanation:
      '*Dan haalt Yara je op met de auto*: it is Yara who comes, after Mirjam has called. Bas is the one who cooks.',
  },
  {
    id: 'reading-insurance-what-to-send',
    textId: 'car-insurance-email',
    question: 'Wat moet mevrouw Haddad nog naar de verzekering sturen?',
    options: [
      "Twee foto's van de parkeerplaats.",
      'De rekening van een garage.',
      'Een kopie van haar rijbewijs.',
    ],
    correct: 2,
    points: 100,
    evidence: 'een kopie van uw rijbewijs.',
    explanation:
      'The list asks for *een kopie van uw rijbewijs*, a copy of her driving licence. The photos have to show the door, and she chooses a garage only when the expert has been there.',
  },
  {
    id: 'reading-insurance-other-garage',
    textId: 'car-insurance-email',
    question: 'Mevrouw Haddad kiest een garage die niet op de website staat. Wat betaalt zij zelf?',
    options: ['Niets.', 'De hele rekening.', 'De eerste 150 euro.', 'Alles boven 150 euro.'],
    correct: 2,
    points: 100,
    evidence: 'Dan betaalt u de eerste 150 euro zelf.',
    explanation:
      '*Dan betaalt u de eerste 150 euro zelf*: the insurance pays what comes above that. At the garages on the website she pays nothing.',
  },
  {
    id: 'reading-bicycle-november',
    textId: 'bicycle-advert',
    question: 'Wat krijgt een klant die in november een fiets huurt?',
    options: ['Een slot.', 'Een regenjas.', 'De 45 euro terug.', 'Een helm.'],
    correct: 3,
    points: 100,
    evidence: 'Alleen in november: bij elke huurfiets een helm cadeau!',
    explanation:
      '*Een helm cadeau*: a helmet as a present. You get the 45 euros back only if you buy the bicycle.',
  },
  {
    id: 'reading-bicycle-in-the-shop',
    textId: 'bicycle-advert',
    question: 'Een klant heeft een fiets gekozen. Wat doen ze dan in de winkel?',
    options: ['Het zadel goed zetten.', 'De motor nakijken.', 'De band hard oppompen.'],
    correct: 0,
    points: 100,
    evidence: 'Wij zetten het zadel op de goede hoogte.',
    explanation:
      '*Wij zetten het zadel op de goede hoogte*: the saddle is put at the right height. The motor and a tyre stand further down, for when something does not work.',
  },
  {
    id: 'reading-resignation-new-work',
    textId: 'resignation-email',
    question: 'Waar gaat Daniel in december werken?',
    options: ['In een andere winkel.', 'In een kinderdagverblijf.', 'In een verpleeghuis.'],
    correct: 2,
    points: 100,
    evidence: 'In december begin ik in een verpleeghuis.',
    explanation:
      'A *verpleeghuis* is a nursing home: he wants to do something with old people. He now works in a bakery.',
  },
  {
    id: 'reading-resignation-last-day',
    textId: 'resignation-email',
    question: 'Op welke dag wil Daniel voor het laatst werken?',
    options: [
      'Op vrijdag 20 november.',
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
    id: 'reading-resignation-work-clothes',
    textId: 'resignation-email',
    question: 'Wat doet Daniel met zijn werkkleding?',
    options: ['Hij brengt die nog terug.', 'Hij geeft die aan Ewa.', 'Hij laat die in de winkel liggen.'],
    correct: 0,
    points: 100,
    evidence: 'Mijn werkkleding neem ik mee om te wassen. Die breng ik later terug.',
    explanation:
      'He takes his work clothes home to wash them and *breng* them *later terug*. What he gives to Ewa is the key.',
  },
  {
    id: 'reading-course-partner',
    textId: 'pregnancy-course-leaflet',
    question: 'Lina doet de cursus en wil haar man meenemen. Wat is waar?',
    options: [
      'Hij mag bij vier lessen zijn.',
      'Hij mag bij twee lessen zijn.',
      'Hij mag bij drie lessen zijn.',
    ],
    correct: 1,
    points: 100,
    evidence: 'Bij les 3 en les 5 is uw partner ook welkom.',
    explanation:
      'Her husband is her *partner*: he is welcome at lessons 3 and 5, and *de andere lessen zijn alleen voor vrouwen die zwanger zijn*.',
  },
  {
    id: 'reading-course-when-to-pay',
    textId: 'pregnancy-course-leaflet',
    question: 'Wanneer betaalt een vrouw voor de cursus?',
    options: ['Voor 6 januari.', 'Na de laatste les.', 'Op de eerste avond.', 'Bij het aanmelden.'],
    correct: 2,
    points: 100,
    evidence: 'U betaalt op de eerste avond met uw pinpas.',
    explanation:
      '*U betaalt op de eerste avond met uw pinpas*: on 13 January. Before 6 January she only signs up (*aanmelden*).',
  },
] as const satisfies readonly ReadingQuestionRow[];
