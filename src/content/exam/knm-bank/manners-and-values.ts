import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';

export const rows = [
  {
    id: 'knm-bank-customs-differ',
    theme: 2,
    endTerm: '2.1.1',
    question: 'Mei verhuist van een dorp naar een grote stad. Zijn de gewoontes daar hetzelfde?',
    questionEn: 'Mei moves from a village to a big city. Are the customs there the same?',
    options: [
      'Nee, gewoontes verschillen per plaats en groep',
      'Ja, gewoontes staan in de wet',
      'Nee, in een stad beslist de gemeente daarover',
    ],
    optionsEn: [
      'No, customs differ by place and group',
      'Yes, customs are in the law',
      'No, in a city the municipality decides about that',
    ],
    correct: 0,
    explanation:
      '*Gewoontes* (customs) can be different in another region, group or generation. Laws are the same everywhere, but most customs are not laws.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 2.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-carnival-in-the-south',
    theme: 2,
    endTerm: '2.1.1',
    question: 'Linh verhuist naar het zuiden van Nederland. Welk feest is daar groter dan in het noorden?',
    questionEn:
      'Linh moves to the south of the Netherlands. Which celebration is bigger there than in the north?',
    options: ['Koningsdag', 'Carnaval', 'Pasen'],
    optionsEn: ["King's Day", 'Carnival', 'Easter'],
    correct: 1,
    explanation:
      '*Carnaval* is a big celebration mainly in the south (*het zuiden*). *Pasen* and *Koningsdag* are for the whole country.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/onderwijs/schoolvakanties/vrij-van-school-op-feestdagen',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-speaking-directly',
    theme: 2,
    endTerm: '2.1.2',
    question: 'Een collega zegt tegen Tesfay: "Dat plan vind ik niet goed." Is dat normaal in Nederland?',
    questionEn:
      'A colleague says to Tesfay: "I don\'t think that plan is good." Is that normal in the Netherlands?',
    options: [
      'Ja, veel mensen zeggen direct wat ze denken',
      'Nee, dat zeg je niet waar anderen bij zijn',
      'Nee, kritiek geven doet de chef',
    ],
    optionsEn: [
      'Yes, many people say directly what they think',
      'No, you do not say that when others are there',
      'No, giving criticism is what the boss does',
    ],
    correct: 0,
    explanation:
      'Many people in the Netherlands speak *direct*: they say what they think. It is about the plan, and need not mean that they are angry with you.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 2.1.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-appointment-with-agency',
    theme: 2,
    endTerm: '2.1.3',
    question: 'Fatima wil iets regelen bij een instantie. Wat doet ze meestal eerst?',
    questionEn: 'Fatima wants to arrange something at a public office. What does she usually do first?',
    options: ['Zonder afspraak langsgaan', 'Op een brief wachten', 'Een afspraak maken'],
    optionsEn: ['Drop in without an appointment', 'Wait for a letter', 'Make an appointment'],
    correct: 2,
    explanation:
      'At work and at offices you usually make *een afspraak* first, online or by phone. Then somebody has time for you when you come.',
    source: {
      name: 'Gemeente Amersfoort',
      url: 'https://www.amersfoort.nl/afspraak-maken-met-burgerzaken',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-missed-hospital-appointment',
    theme: 2,
    endTerm: '2.1.3',
    picture: 'letter-hospital',
    pictureAlt: 'Een brief van het ziekenhuis met een datum en een tijd.',
    question: 'Daan vergeet zijn afspraak in het ziekenhuis. Hij belt niet. Wat kan het ziekenhuis doen?',
    questionEn: 'Daan forgets his appointment at the hospital. He does not call. What can the hospital do?',
    options: ['Zijn eigen risico hoger maken', 'Hem een rekening sturen', 'Zijn verzekering laten betalen'],
    optionsEn: ['Raise his excess', 'Send him a bill', 'Let his insurance pay'],
    fact: 'missed-appointment',
    correct: 1,
    explanation:
      'If you do not come and do not cancel (*afzeggen*), the hospital may send you a *rekening* (bill). You pay it yourself: the insurance does not, and your *eigen risico* stays the same.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/zorgverzekering/moet-ik-een-boete-betalen-als-ik-niet-op-een-ziekenhuisafspraak-kom',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-two-women-marry',
    theme: 2,
    endTerm: '2.1.4',
    picture: 'rings',
    pictureAlt: 'Twee ringen.',
    question: 'Olena en Sanne zijn twee vrouwen. Ze willen trouwen. Mag dat in Nederland?',
    questionEn: 'Olena and Sanne are two women. They want to marry. Is that allowed in the Netherlands?',
    options: [
      'Nee, ze mogen alleen samenwonen',
      'Ja, net als een man en een vrouw',
      'Nee, wel een geregistreerd partnerschap',
    ],
    optionsEn: [
      'No, they may only live together',
      'Yes, just like a man and a woman',
      'No, but a registered partnership is possible',
    ],
    correct: 1,
    explanation:
      'Two men or two women may marry (*trouwen*) as a man and a woman do. They can also choose a *geregistreerd partnerschap*, as everybody can.',
    source: {
      name: 'Burgerlijk Wetboek, wetten.overheid.nl',
      url: 'https://wetten.overheid.nl/jci1.3:c:BWBR0002656&boek=1&titeldeel=5&artikel=30',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-unmarried-couple',
    theme: 2,
    endTerm: '2.1.4',
    picture: 'house',
    pictureAlt: 'Een huis.',
    question: 'Ana en Kees wonen samen. Ze zijn niet getrouwd. Wat is waar?',
    questionEn: 'Ana and Kees live together. They are not married. What is true?',
    options: [
      'Dat mag alleen met een contract',
      'Dat mag niet meer met een kind',
      'Dat mag zolang ze willen',
    ],
    optionsEn: [
      'That is allowed only with a contract',
      'That is no longer allowed with a child',
      'That is allowed as long as they want',
    ],
    correct: 2,
    explanation:
      '*Samenwonen* without marriage is allowed and very common in the Netherlands, with or without children. Nobody has to marry after some years, and no contract is needed.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/trouwen-samenlevingscontract-en-geregistreerd-partnerschap/wat-is-het-verschil-tussen-een-huwelijk-geregistreerd-partnerschap-en-samenlevingscontract',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-registered-partnership',
    theme: 2,
    endTerm: '2.1.4',
    question: 'Samir en Daan willen hun relatie officieel maken, maar ze willen niet trouwen. Wat kan ook?',
    questionEn:
      'Samir and Daan want to make their relationship official, but do not want to marry. What else is possible?',
    options: [
      'Een geregistreerd partnerschap',
      'Twee jaar samen op één adres wonen',
      'Een huwelijk in de kerk of de moskee',
    ],
    optionsEn: [
      'A registered partnership',
      'Living together at one address for two years',
      'A marriage in the church or the mosque',
    ],
    correct: 0,
    explanation:
      'Marriage (*huwelijk*) and *geregistreerd partnerschap* are both official: you sign at the *gemeente*. You may live together as long as you like, but that is not official; a ceremony in a church or mosque comes after the one at the *gemeente*.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/trouwen-samenlevingscontract-en-geregistreerd-partnerschap/wat-is-het-verschil-tussen-een-huwelijk-geregistreerd-partnerschap-en-samenlevingscontract',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-silence-on-4-may',
    theme: 2,
    endTerm: '2.1.5',
    picture: 'flag-half-mast',
    pictureAlt: 'De Nederlandse vlag hangt niet boven aan de mast.',
    question: 'Op 4 mei om 20.00 uur is het in Nederland twee minuten stil. Waarom?',
    questionEn: 'On 4 May at 20:00 the Netherlands is silent for two minutes. Why?',
    options: [
      'Mensen luisteren naar de koning op tv',
      'Mensen denken aan slachtoffers van oorlog',
      'Mensen vieren het einde van de oorlog',
    ],
    optionsEn: [
      'People listen to the King on TV',
      'People remember those who died in war',
      'People celebrate the end of the war',
    ],
    fact: 'fourth-and-fifth-of-may',
    correct: 1,
    explanation:
      'On 4 May it is *Dodenherdenking*: people remember the dead and are silent for two minutes. The end of the war is celebrated a day later, on *5 mei*.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/overheid-en-democratie/tweede-wereldoorlog/nationale-herdenkingen',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-kings-day-date',
    theme: 2,
    endTerm: '2.1.5',
    question: 'Het is 27 april. Op straat dragen mensen oranje kleren. Welke dag is het?',
    questionEn: 'It is 27 April. In the street people wear orange clothes. What day is it?',
    options: ['Prinsjesdag', 'Bevrijdingsdag', 'Koningsdag'],
    optionsEn: ['Budget Day', 'Liberation Day', "King's Day"],
    correct: 2,
    explanation:
      "*Koningsdag* is on 27 April, the King's birthday (when that is a Sunday, it is a day earlier). *Bevrijdingsdag* is on 5 May.",
    source: {
      name: 'Koninklijk Huis',
      url: 'https://www.koninklijkhuis.nl/onderwerpen/activiteiten-en-werkzaamheden/koningsdag',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-day-off-for-eid',
    theme: 2,
    endTerm: '2.1.5',
    picture: 'calendar',
    pictureAlt: 'Een kalender met een kring om een datum.',
    question: 'Yusuf wil vrij zijn op het Suikerfeest. Hij moet die dag werken. Wat kan hij doen?',
    questionEn: 'Yusuf wants to be off for Eid al-Fitr. He has to work that day. What can he do?',
    options: [
      'Aan zijn werkgever een vrije dag vragen',
      'Niets, voor zijn geloof mag hij niet vrij zijn',
      'Aan de gemeente een vrije dag vragen',
    ],
    optionsEn: [
      'Ask his employer for a day off',
      'Nothing, he may not be off for his religion',
      'Ask the municipality for a day off',
    ],
    correct: 0,
    explanation:
      '*Het Suikerfeest* is not an official holiday, so offices and shops are open. You can ask your employer for a day off (*vrij vragen*).',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/onderwijs/schoolvakanties/vrij-van-school-op-feestdagen',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-holiday-is-not-always-off',
    theme: 2,
    endTerm: '2.1.5',
    picture: 'calendar',
    pictureAlt: 'Een kalender met een kring om een datum.',
    question: 'Amina werkt in een ziekenhuis. Op tweede kerstdag staat ze op het rooster. Kan dat?',
    questionEn: 'Amina works in a hospital. She is on the rota for Boxing Day. Is that possible?',
    options: [
      'Ja, tweede kerstdag is geen feestdag',
      'Ja, niet iedereen is vrij op een feestdag',
      'Nee, volgens de wet is ze dan vrij',
    ],
    optionsEn: [
      'Yes, Boxing Day is not a holiday',
      'Yes, not everybody is off on a holiday',
      'No, by law she is off then',
    ],
    correct: 1,
    explanation:
      '*Tweede kerstdag* is an official holiday (*feestdag*), but that is not a day off for everyone: in hospitals, on buses and in many shops people work. What you get for it is in your contract or *cao*.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/arbeidsovereenkomst-en-cao/officiele-feestdagen',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-volunteering',
    theme: 2,
    endTerm: '2.2.1',
    question: 'Fatima helpt elke week in een buurthuis. Ze krijgt er geen loon voor. Hoe heet dat?',
    questionEn:
      'Fatima helps in a community centre every week. She gets no wages for it. What is that called?',
    options: ['Mantelzorg', 'Deeltijdwerk', 'Vrijwilligerswerk'],
    optionsEn: ['Care by family or friends', 'Part-time work', 'Voluntary work'],
    correct: 2,
    explanation:
      '*Vrijwilligerswerk* is unpaid work for others. It is also a good way to meet people and to speak Dutch. *Mantelzorg* is looking after somebody whom you know well, for example your mother.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/vrijwilligerswerk/wat-is-vrijwilligerswerk',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-birthday-congratulations',
    theme: 2,
    endTerm: '2.2.2',
    picture: 'birthday',
    pictureAlt: 'Een taart met kaarsen en vlaggetjes.',
    question: 'Linh gaat naar de verjaardag van haar buurvrouw. Wat zeggen mensen daar vaak tegen de jarige?',
    questionEn:
      "Linh goes to her neighbour's birthday. What do people there often say to the person whose birthday it is?",
    options: ['Beterschap', 'Gecondoleerd', 'Gefeliciteerd'],
    optionsEn: ['Get well soon', 'My condolences', 'Congratulations'],
    correct: 2,
    explanation:
      'On a birthday you say *gefeliciteerd*. *Beterschap* is for somebody who is ill, *gecondoleerd* for when somebody has died.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 2.2.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-condolences',
    theme: 2,
    endTerm: '2.2.2',
    picture: 'envelope',
    pictureAlt: 'Een envelop met een grijze rand.',
    question: 'De vader van Sanne is overleden. Wat zegt een collega tegen haar?',
    questionEn: "Sanne's father has died. What does a colleague say to her?",
    options: ['Gecondoleerd', 'Van harte beterschap', 'Gefeliciteerd'],
    optionsEn: ['My condolences', 'Get well soon', 'Congratulations'],
    correct: 0,
    explanation:
      'After a death you say *gecondoleerd*, or send a card. *Beterschap* is for somebody who is ill.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 2.2.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-rusk-after-birth',
    theme: 2,
    endTerm: '2.2.2',
    picture: 'birth-rusk',
    pictureAlt: 'Een bord met een beschuit met roze en witte bolletjes.',
    question: 'Op het werk trakteert Kees op beschuit met muisjes. Wat is er waarschijnlijk gebeurd?',
    questionEn: 'At work Kees treats everybody to rusk with "muisjes". What has probably happened?',
    options: ['Hij heeft een huis gekocht', 'Hij heeft een kind gekregen', 'Hij heeft een rijbewijs gehaald'],
    optionsEn: ['He has bought a house', 'He has had a child', 'He has got his driving licence'],
    correct: 1,
    explanation:
      '*Beschuit met muisjes* is what people often eat after a birth (*geboorte*). The little sweets on it are called *muisjes*.',
    source: {
      name: 'Immaterieel Erfgoed',
      url: 'https://www.immaterieelerfgoed.nl/nl/page/5447/de-cultuur-van-beschuit-met-muisjes',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-flag-with-schoolbag',
    theme: 2,
    endTerm: '2.2.2',
    question: 'Aan een huis hangt een vlag met een schooltas. Wat betekent dat meestal?',
    questionEn: 'A flag with a schoolbag hangs from a house. What does that usually mean?',
    options: [
      'Een kind gaat voor het eerst naar school',
      'Iemand is geslaagd voor een examen',
      'Een leraar viert zijn verjaardag',
    ],
    optionsEn: [
      'A child is going to school for the first time',
      'Somebody has passed an exam',
      'A teacher is celebrating his birthday',
    ],
    correct: 1,
    explanation:
      "When somebody is *geslaagd* (has passed the final exam), the family often hangs out the flag with the old schoolbag. It is not used for a child's first day at school.",
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/grondwet-en-statuut/wanneer-kan-ik-de-vlag-uithangen-en-wat-is-de-vlaginstructie',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-liberation-day',
    theme: 2,
    endTerm: '2.1.5',
    question: 'Wat vieren mensen in Nederland op 5 mei?',
    questionEn: 'What do people in the Netherlands celebrate on 5 May?',
    options: ['De verjaardag van de koning', 'De bevrijding van 1945', 'De Dag van de Arbeid'],
    optionsEn: ["The King's birthday", 'The liberation of 1945', 'Labour Day'],
    fact: 'fourth-and-fifth-of-may',
    correct: 1,
    explanation:
      "*Bevrijdingsdag* on 5 May celebrates the end of the German occupation in 1945. The King's birthday is on 27 April.",
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/overheid-en-democratie/tweede-wereldoorlog/bevrijdingsdag-5-mei',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-dentist-missed-appointment',
    theme: 2,
    endTerm: '2.1.3',
    question: 'Priya komt niet op haar afspraak bij de tandarts. Ze belt ook niet. Wat kan de tandarts doen?',
    questionEn:
      "Priya doesn't come to her appointment at the dentist's. She doesn't call either. What can the dentist do?",
    options: ['De gemeente een brief sturen', 'Priya een rekening sturen', 'De verzekering laten betalen'],
    optionsEn: ['Send the municipality a letter', 'Send Priya a bill', 'Have the insurance pay'],
    fact: 'missed-appointment',
    correct: 1,
    explanation:
      "Tell people in time that you can't come (*afzeggen*). Who stays away without a call can get a bill, and the *zorgverzekering* does not pay it.",
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/zorgverzekering/moet-ik-een-boete-betalen-als-ik-niet-op-een-ziekenhuisafspraak-kom',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-sinterklaas-evening',
    theme: 2,
    endTerm: '2.1.5',
    question: 'Op welke avond vieren veel gezinnen Sinterklaas?',
    questionEn: 'On which evening do many families celebrate Sinterklaas?',
    options: ['Op 5 december', 'Op 11 november', 'Op 31 december'],
    optionsEn: ['On 5 December', 'On 11 November', 'On 31 December'],
    correct: 0,
    explanation:
      'On the evening of 5 December many children get presents from *Sinterklaas* (*pakjesavond*). On 11 November children walk with lanterns for *Sint-Maarten*; on 31 December it is *oudejaarsavond*.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 2.1.5',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-christmas-days',
    theme: 2,
    endTerm: '2.1.5',
    question: 'Welk feest is op 25 en 26 december?',
    questionEn: 'Which holiday is on 25 and 26 December?',
    options: ['Pasen', 'Kerst', 'Pinksteren'],
    optionsEn: ['Easter', 'Christmas', 'Whitsun'],
    correct: 1,
    explanation:
      '*Eerste* and *tweede kerstdag* are on 25 and 26 December. *Pasen* is in spring, *Pinksteren* fifty days after Easter.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/arbeidsovereenkomst-en-cao/officiele-feestdagen',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-easter-eggs',
    theme: 2,
    endTerm: '2.1.5',
    question: 'Op school zoeken kinderen gekleurde eieren. Bij welk feest hoort dat?',
    questionEn: 'At school children look for coloured eggs. Which holiday does that belong to?',
    options: ['Bij Sinterklaas', 'Bij Koningsdag', 'Bij Pasen'],
    optionsEn: ['To Sinterklaas', "To King's Day", 'To Easter'],
    correct: 2,
    explanation:
      'At *Pasen* (Easter, in March or April) children look for *paaseieren*, and many people eat together. For Christians it is the feast of the resurrection of Jesus.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 2.1.5',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-new-years-eve',
    theme: 2,
    endTerm: '2.1.5',
    question:
      'Linh is op 31 december bij vrienden. Om twaalf uur zegt iedereen: "Gelukkig nieuwjaar!" Welk feest is dat?',
    questionEn:
      'Linh is with friends on 31 December. At twelve everybody says: "Happy new year!" Which feast is that?',
    options: ['Oud en nieuw', 'Bevrijdingsdag', 'Tweede kerstdag'],
    optionsEn: ["New Year's Eve", 'Liberation Day', 'Boxing Day'],
    correct: 0,
    explanation:
      'On 31 December people celebrate *oud en nieuw*, the end of the year, with friends and *oliebollen*. At midnight they wish each other *gelukkig nieuwjaar*.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 2.1.5',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
] as const satisfies readonly KnmBankRow[];
