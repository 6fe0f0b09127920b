import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';

export const rows = [
  {
    id: 'knm-bank-choose-a-gp',
    theme: 4,
    endTerm: '4.1.1',
    picture: 'doctor-room',
    pictureAlt: 'De spreekkamer van een arts.',
    question: 'Mei is verhuisd en zoekt een huisarts. Wie kiest de huisarts?',
    questionEn: 'Mei has moved and is looking for a GP. Who chooses the GP?',
    options: ['Meestal de zorgverzekeraar', 'Meestal de gemeente', 'Meestal Mei zelf'],
    optionsEn: ['Usually the health insurer', 'Usually the municipality', 'Usually Mei herself'],
    correct: 2,
    explanation:
      'You usually choose your own *huisarts*, near your home. Call and ask whether you can register there (*inschrijven*).',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/eerstelijnszorg/ben-ik-vrij-om-zelf-een-huisarts-te-kiezen-en-hoe-verander-ik-van-huisarts',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-confidential-with-gp',
    theme: 4,
    endTerm: '4.1.1',
    picture: 'doctor-room',
    pictureAlt: 'De spreekkamer van een arts.',
    question:
      'Tesfay vertelt zijn huisarts dat hij veel drinkt. Mag de huisarts dat aan zijn baas vertellen?',
    questionEn: 'Tesfay tells his GP that he drinks a lot. May the GP tell his boss?',
    options: [
      'Nee, alleen als zijn verzekeraar dat goed vindt',
      'Nee, alleen als Tesfay dat goed vindt',
      'Ja, het is belangrijk voor zijn werk',
    ],
    optionsEn: [
      'No, only if his insurer agrees',
      'No, only if Tesfay agrees',
      'Yes, it is important for his work',
    ],
    correct: 1,
    explanation:
      'A doctor has *beroepsgeheim* (professional secrecy): what you say stays between you. Others hear it only with your *toestemming* (permission).',
    source: {
      name: 'Burgerlijk Wetboek, wetten.overheid.nl',
      url: 'https://wetten.overheid.nl/BWBR0005290/2026-07-01#Boek7_Titeldeel7_Afdeling5_Artikel457',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-mental-health-first-step',
    theme: 4,
    endTerm: '4.1.1',
    question: 'Olena slaapt slecht en is vaak somber. Bij wie kan ze het eerst terecht?',
    questionEn: 'Olena sleeps badly and often feels low. Who can she go to first?',
    options: [
      'Bij de GGD van haar gemeente',
      'Bij een psycholoog in het ziekenhuis',
      'Bij de huisarts of de praktijkondersteuner',
    ],
    optionsEn: [
      'The municipal health service',
      'A psychologist at the hospital',
      'The GP or the practice nurse',
    ],
    correct: 2,
    explanation:
      'With mental problems (*psychische klachten*) too, you first go to the *huisarts* or the *praktijkondersteuner* there. They can send you on to a specialist.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 4.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-interpreter-at-gp',
    theme: 4,
    endTerm: '4.1.1',
    picture: 'doctor-room',
    pictureAlt: 'De spreekkamer van een arts.',
    question: 'Fatima spreekt nog weinig Nederlands. Mag ze bij de huisarts een tolk gebruiken?',
    questionEn: "Fatima speaks little Dutch yet. May she use an interpreter at the GP's?",
    options: [
      'Ja, daar heeft ze recht op',
      'Nee, haar familie moet dan vertalen',
      'Ja, maar alleen via de gemeente',
    ],
    optionsEn: [
      'Yes, she has a right to that',
      'No, her family then has to translate',
      'Yes, but only through the municipality',
    ],
    correct: 0,
    explanation:
      'A *tolk* translates what you and the doctor say. You have the right to use one at your *huisarts* too. It is not always free: ask the practice before your appointment who pays.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 4.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-prescription-medicine',
    theme: 4,
    endTerm: '4.1.2',
    picture: 'prescription',
    pictureAlt: 'Een recept en een strip met pillen.',
    question: 'Daan heeft medicijnen op recept nodig. Waar haalt hij die?',
    questionEn: 'Daan needs medicine on prescription. Where does he get it?',
    options: ['Bij de apotheek', 'Bij de drogist', 'Bij de huisartsenpost'],
    optionsEn: ['At the pharmacy', 'At the drugstore', 'At the out-of-hours GP service'],
    correct: 0,
    explanation:
      'Medicine on *recept* (prescription) you get at the *apotheek*. A *drogist* sells only medicines without a prescription, and at the *huisartsenpost* you see a doctor in the evening and at the weekend.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/geneesmiddelen/waar-kan-ik-medicijnen-kopen',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-painkiller-without-prescription',
    theme: 4,
    endTerm: '4.1.2',
    question: 'Linh heeft hoofdpijn en wil een gewone pijnstiller kopen. Ze heeft geen recept. Kan dat?',
    questionEn:
      'Linh has a headache and wants to buy an ordinary painkiller. She has no prescription. Is that possible?',
    options: [
      'Ja, dat kan bij de huisartsenpost',
      'Ja, dat kan bij de drogist',
      'Nee, dan heeft ze een recept nodig',
    ],
    optionsEn: [
      'Yes, at the out-of-hours GP service',
      'Yes, at the drugstore',
      'No, she then needs a prescription',
    ],
    correct: 1,
    explanation:
      'Some medicines, such as simple painkillers (*pijnstillers*), are sold *zonder recept* at the *drogist*. For others you need a prescription from a doctor.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/geneesmiddelen/waar-kan-ik-medicijnen-kopen',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-dentist-without-referral',
    theme: 4,
    endTerm: '4.1.3',
    question: 'Kees heeft pijn aan zijn tand. Moet hij eerst naar de huisarts voor een verwijsbrief?',
    questionEn: 'Kees has toothache. Does he first have to see the GP for a referral?',
    options: [
      'Ja, want dan betaalt de verzekering',
      'Ja, want de tandarts is een specialist',
      'Nee, hij mag direct naar de tandarts',
    ],
    optionsEn: [
      'Yes, because then the insurance pays',
      'Yes, because the dentist is a specialist',
      'No, he may go straight to the dentist',
    ],
    correct: 2,
    explanation:
      'For the *tandarts* you need no *verwijsbrief* (referral). You choose a dentist yourself and make an appointment.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/onderwerpen/eerstelijnszorg',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-maternity-nurse',
    theme: 4,
    endTerm: '4.1.4',
    question: 'De baby van Priya is geboren. Wie komt de eerste dagen thuis helpen?',
    questionEn: "Priya's baby has been born. Who comes to help at home in the first days?",
    options: [
      'De verpleegkundige van de huisartsenpost',
      'De kraamverzorgende',
      'De arts van het consultatiebureau',
    ],
    optionsEn: [
      'The nurse of the out-of-hours GP service',
      'The maternity nurse',
      'The doctor of the child health clinic',
    ],
    correct: 1,
    explanation:
      'A *kraamverzorgende* helps mother and baby at home after the birth (*bevalling*). The *consultatiebureau* comes later, and there you go yourself.',
    source: {
      name: 'Zorginstituut Nederland',
      url: 'https://www.zorginstituutnederland.nl/verzekerde-zorg/k/kraamzorg-zvw',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-gp-out-of-hours-procedure',
    theme: 4,
    endTerm: '4.3.1',
    question:
      'Het is zaterdagavond. Het kind van Ana heeft hoge koorts. Ze wil naar de huisartsenpost. Wat doet ze eerst?',
    questionEn:
      "It is Saturday evening. Ana's child has a high fever. She wants to go to the out-of-hours GP service. What does she do first?",
    options: ['Ze belt de huisartsenpost', 'Ze rijdt er meteen naartoe', 'Ze belt 112 voor een afspraak'],
    optionsEn: [
      'She calls the out-of-hours GP service',
      'She drives there at once',
      'She calls 112 for an appointment',
    ],
    correct: 0,
    explanation:
      'The *huisartsenpost* is there in the evening and at the weekend; some are now called *spoedpost*. You call first: they ask what is wrong and say whether you should come. *112* is only for danger to life.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/eerstelijnszorg/huisartsenpost-spoedeisende-hulp',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-call-112',
    theme: 4,
    endTerm: '4.3.2',
    question: 'Een man valt op straat. Hij ademt niet meer. Wat doet Yusuf?',
    questionEn: 'A man falls down in the street. He has stopped breathing. What does Yusuf do?',
    options: ['Hij belt de huisartsenpost', 'Hij belt de huisarts', 'Hij belt 112'],
    optionsEn: ['He calls the out-of-hours GP service', 'He calls the GP', 'He calls 112'],
    correct: 2,
    explanation:
      'When a life is in danger (*levensgevaar*) you call *112* at once. The GP and the *huisartsenpost* are for cases that are less serious.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/eerstelijnszorg/huisartsenpost-spoedeisende-hulp',
      readByOthersOn: '2026-09-10',
    },
  },
  {
    id: 'knm-bank-call-112-without-credit',
    theme: 4,
    endTerm: '4.3.2',
    picture: 'ambulance',
    pictureAlt: 'Een gele auto met een blauw zwaailicht.',
    question: 'Sanne ziet een ernstig ongeluk. Ze heeft geen beltegoed meer. Kan ze 112 bellen?',
    questionEn: 'Sanne sees a serious accident. She has no phone credit left. Can she call 112?',
    options: [
      'Nee, ze moet beltegoed kopen',
      'Ja, 112 werkt ook zonder beltegoed',
      'Nee, daarvoor is een abonnement nodig',
    ],
    optionsEn: [
      'No, she has to buy credit',
      'Yes, 112 works without credit too',
      'No, that takes a subscription',
    ],
    correct: 1,
    explanation: '*112* works without credit (*beltegoed*) too. So in danger you need not buy credit first.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/onderwerpen/alarmnummer-112/vraag-en-antwoord/wat-gebeurt-er-als-ik-alarmnummer-112-bel',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-basic-insurance-compulsory',
    theme: 4,
    endTerm: '4.4.1',
    question: 'Tesfay woont en werkt in Nederland. Welke verzekering moet hij hebben?',
    questionEn: 'Tesfay lives and works in the Netherlands. Which insurance must he have?',
    options: ['De basisverzekering voor zorg', 'De inboedelverzekering', 'De aanvullende verzekering'],
    optionsEn: ['The basic health insurance', 'Home contents insurance', 'The additional insurance'],
    correct: 0,
    explanation:
      'The *basisverzekering* is compulsory (*verplicht*). An *aanvullende verzekering*, for the dentist for example, is your own choice, and so is an *inboedelverzekering* for the things in your home.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/wetten-en-regelingen/productbeschrijvingen/verzekeringsplicht-zorgverzekering',
      checkedOn: '2026-11-27',
    },
  },
  {
    id: 'knm-bank-dentist-for-children',
    theme: 4,
    endTerm: '4.4.1',
    question: 'Omars dochter van 10 moet naar de tandarts. Wie betaalt dat?',
    questionEn: "Omar's daughter of 10 has to see the dentist. Who pays for that?",
    options: ['Omar zelf, als eigen risico', 'De basisverzekering', 'Een aanvullende verzekering'],
    optionsEn: ['Omar himself, as part of his excess', 'The basic insurance', 'An additional insurance'],
    correct: 1,
    explanation:
      'For children *tot 18 jaar* the dentist is in the *basispakket*. For children there is no *eigen risico*; adults pay the dentist themselves, or take an *aanvullende verzekering*.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/zorgverzekering/wat-zit-er-in-het-basispakket-van-de-zorgverzekering',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-change-insurer',
    theme: 4,
    endTerm: '4.4.1',
    picture: 'insurance-card',
    pictureAlt: 'Een zorgpas met een naam en een nummer.',
    question: 'Olena vindt haar zorgverzekering te duur. Wat mag ze?',
    questionEn: 'Olena thinks that her health insurance is too expensive. What may she do?',
    options: [
      'Elke maand van verzekeraar wisselen',
      'Elke vijf jaar van verzekeraar wisselen',
      'Elk jaar van verzekeraar wisselen',
    ],
    optionsEn: ['Change insurer every month', 'Change insurer every five years', 'Change insurer every year'],
    correct: 2,
    explanation:
      'Every year you may choose another *zorgverzekeraar*, from 1 January. You may not be without a *basisverzekering*.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/zorgverzekering/overstappen-zorgverzekeraar',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-claiming-a-bill',
    theme: 4,
    endTerm: '4.4.2',
    picture: 'letter-bill',
    pictureAlt: 'Een rekening.',
    question:
      'Linh krijgt een rekening van de fysiotherapeut. Haar verzekering betaalt die terug. Wat moet ze doen?',
    questionEn: 'Linh gets a bill from the physiotherapist. Her insurance pays it back. What must she do?',
    options: ['De rekening declareren', 'De rekening terugsturen', 'De rekening aan de huisarts geven'],
    optionsEn: ['Claim the bill', 'Send the bill back', 'Give the bill to the GP'],
    correct: 0,
    explanation:
      '*Declareren* means to send a bill to your *zorgverzekeraar* and get the money back. Your insurer tells you how; often you use an app. The physiotherapist still has to be paid.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 4.4.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-care-online',
    theme: 4,
    endTerm: '4.4.3',
    question: 'Kees wil zijn afspraken en uitslagen van het ziekenhuis zien. Waar vindt hij die meestal?',
    questionEn: 'Kees wants to see his hospital appointments and results. Where does he usually find them?',
    options: [
      'Online, bij zijn zorgverzekeraar',
      'Online, op de website van het ziekenhuis',
      'Online, op de website van de gemeente',
    ],
    optionsEn: [
      "Online, at his health insurer's",
      "Online, on the hospital's website",
      "Online, on the municipality's website",
    ],
    correct: 1,
    explanation:
      "Much of health care is arranged *digitaal* (online): appointments and results stand on the hospital's own website, bills at your insurer's. If you find that difficult, you may ask for help.",
    source: {
      name: 'Ziekenhuis Rivierenland',
      url: 'https://www.ziekenhuisrivierenland.nl/mijnzr/veelgestelde-vragen',
      checkedOn: '2026-11-27',
    },
  },
  {
    id: 'knm-bank-digid-for-care',
    theme: 4,
    endTerm: '4.4.4',
    picture: 'phone-login',
    pictureAlt: 'Een telefoon met een scherm om in te loggen.',
    question: 'Daan vraagt zorgtoeslag aan op internet. Waarvoor gebruikt hij zijn DigiD?',
    questionEn: 'Daan applies for healthcare allowance online. What does he use his DigiD for?',
    options: [
      'Om te laten zien waar hij verzekerd is',
      'Om te laten zien wat hij verdient',
      'Om te laten zien wie hij is',
    ],
    optionsEn: ['To show where he is insured', 'To show what he earns', 'To show who he is'],
    correct: 2,
    explanation:
      'With *DigiD* you log in and show who you are, for *zorgtoeslag* and for many other things in care. What you earn and how you are insured it does not tell.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/zorgverzekering/kan-ik-zorgtoeslag-krijgen',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-help-at-home',
    theme: 4,
    endTerm: '4.5.1',
    question: 'De oude vader van Sanne heeft hulp nodig bij het schoonmaken. Waar vraagt ze dat aan?',
    questionEn: "Sanne's old father needs help with cleaning. Where does she apply for it?",
    options: ['Bij de gemeente', 'Bij het ziekenhuis', 'Bij de zorgverzekeraar'],
    optionsEn: ['At the municipality', 'At the hospital', 'At the health insurer'],
    correct: 0,
    explanation:
      'For help in the house (by the law called *Wmo*) you go to the *gemeente* or its *wijkteam*. The *zorgverzekeraar* pays for medical care.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/zorg-en-ondersteuning-thuis/ondersteuning-gemeente-wmo-2015-aanvragen',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-neighbourhood-team',
    theme: 4,
    endTerm: '4.5.1',
    question: 'Fatima voelt zich alleen en kent niemand in haar buurt. Waar kan ze om hulp vragen?',
    questionEn: 'Fatima feels lonely and knows nobody in her neighbourhood. Where can she ask for help?',
    options: [
      'Bij het Juridisch Loket in haar regio',
      'Bij het consultatiebureau in haar buurt',
      'Bij het wijkteam van de gemeente',
    ],
    optionsEn: [
      'At the Legal Advice Desk in her region',
      'At the child health clinic in her neighbourhood',
      "At the municipality's neighbourhood team",
    ],
    correct: 2,
    explanation:
      'A *wijkteam* helps people in the neighbourhood: with loneliness, debts or help at home. The *consultatiebureau* is for small children, the *Juridisch Loket* for questions about the law.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 4.5.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-referral-to-psychologist',
    theme: 4,
    endTerm: '4.2.1',
    question: 'Ana is al maanden somber. De huisarts kan haar niet verder helpen. Wat doet hij?',
    questionEn: "Ana has been feeling low for months. The GP can't help her any further. What does he do?",
    options: [
      'Hij verwijst haar door naar de GGD',
      'Hij verwijst haar door naar de huisartsenpost',
      'Hij verwijst haar door naar een psycholoog',
    ],
    optionsEn: [
      'He refers her to the GGD',
      'He refers her to the out-of-hours GP service',
      'He refers her to a psychologist',
    ],
    correct: 2,
    explanation:
      'For some problems of body or mind the *huisarts* sends you on: *doorverwijzen*. The *huisartsenpost* is for the evening and the weekend, the *GGD* for the health of everybody in a region. For the *psycholoog* you take a *verwijsbrief* with you.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/eerstelijnszorg/wanneer-heb-ik-een-verwijsbrief-van-mijn-huisarts-nodig-en-wanneer-mag-hij-deze-weigeren',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-deductible-in-parts',
    theme: 4,
    endTerm: '4.4.1',
    question: 'Priya kan haar eigen risico niet in één keer betalen. Wat kan ze doen?',
    questionEn: "Priya can't pay her excess all at once. What can she do?",
    options: [
      'Haar verzekeraar vragen om in delen te betalen',
      'De Dienst Toeslagen vragen om het te betalen',
      'Haar verzekeraar vragen om een jaar te wachten',
    ],
    optionsEn: [
      'Ask her insurer to pay in parts',
      'Ask the Benefits Office to pay it',
      'Ask her insurer to wait a year',
    ],
    correct: 0,
    explanation:
      'The *eigen risico* is the part of the costs that you pay first each year. At most insurers you can pay it in parts (*in termijnen*): ask them. The *Dienst Toeslagen* pays *zorgtoeslag* towards the *premie*, and no bills.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 4.4.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-own-contribution',
    theme: 4,
    endTerm: '4.4.1',
    question: 'Omar krijgt een hoortoestel via zijn verzekering. Er is een eigen bijdrage. Wat is dat?',
    questionEn: 'Omar gets a hearing aid through his insurance. There is an "eigen bijdrage". What is that?',
    options: [
      'Het geld dat hij elke maand betaalt',
      'Het deel van de kosten dat hij betaalt',
      'Het geld dat hij later terugkrijgt',
    ],
    optionsEn: [
      'The money that he pays every month',
      'The part of the costs that he pays',
      'The money that he gets back later',
    ],
    correct: 1,
    explanation:
      'For some care you pay a part yourself, besides the *eigen risico*: the *eigen bijdrage*. What you pay each month for the insurance is the *premie*.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 4.4.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-physiotherapy-for-children',
    theme: 4,
    endTerm: '4.4.1',
    question: 'Yara is 12 en moet naar de fysiotherapeut. Wie betaalt de eerste behandelingen?',
    questionEn: 'Yara is 12 and has to see the physiotherapist. Who pays for the first treatments?',
    options: ['Haar ouders', 'De gemeente', 'De basisverzekering'],
    optionsEn: ['Her parents', 'The municipality', 'The basic insurance'],
    correct: 2,
    explanation:
      'For children under 18 the *basisverzekering* pays a number of treatments by the *fysiotherapeut*. Most adults need an *aanvullende verzekering* for that.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/zorgverzekering/wat-zit-er-in-het-basispakket-van-de-zorgverzekering',
      readByOthersOn: '2026-09-11',
    },
  },
] as const satisfies readonly KnmBankRow[];
