import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';

export const rows = [
  {
    id: 'knm-bank-task-of-the-king',
    theme: 7,
    endTerm: '7.1.1',
    question: 'Nederland heeft een koning. Wat voor taak heeft hij vooral?',
    questionEn: 'The Netherlands has a king. What kind of task does he mainly have?',
    options: ['Hij is de hoogste rechter', 'Hij kiest de ministers zelf', 'Een ceremoniële taak'],
    optionsEn: ['He is the highest judge', 'He chooses the ministers himself', 'A ceremonial task'],
    correct: 2,
    explanation:
      "The King's task is mainly *ceremonieel*. Political parties form the government with its ministers, and the judges are independent of him.",
    source: {
      name: 'Regeling inburgering 2021, eindterm 7.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-two-chambers',
    theme: 7,
    endTerm: '7.1.1',
    question: 'Linh leest over de Tweede Kamer. Waar hoort die bij?',
    questionEn: 'Linh reads about the Tweede Kamer. What is it part of?',
    options: ['Bij de gemeente', 'Bij het parlement', 'Bij de rechtbank'],
    optionsEn: ['The municipality', 'Parliament', 'The court'],
    correct: 1,
    explanation:
      'The *parlement* has two parts: the *Tweede Kamer* and the *Eerste Kamer*. Together with the government they make the laws.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 7.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-prime-minister',
    theme: 7,
    endTerm: '7.1.1',
    question: 'Wie geeft leiding aan de ministers?',
    questionEn: 'Who leads the ministers?',
    options: ['De minister-president', 'De burgemeester van Den Haag', 'De voorzitter van de Eerste Kamer'],
    optionsEn: ['The prime minister', 'The mayor of The Hague', 'The president of the Senate'],
    correct: 0,
    explanation:
      'The *minister-president* (prime minister) leads the ministers, who belong to the *regering* (government). A *burgemeester* leads a city.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 7.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-three-levels',
    theme: 7,
    endTerm: '7.1.1',
    question: 'Nederland heeft drie bestuurslagen: het rijk, de gemeenten en nog één. Welke?',
    questionEn:
      'The Netherlands has three levels of government: the state, the municipalities and one more. Which?',
    options: ['De vakbonden', 'De scholen', 'De provincies'],
    optionsEn: ['The trade unions', 'The schools', 'The provinces'],
    correct: 2,
    explanation:
      '*Rijk*, *provincie* and *gemeente* each have their own tasks. A *vakbond* stands up for workers and is no part of the government.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 7.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-political-parties',
    theme: 7,
    endTerm: '7.1.1',
    question: 'Na de verkiezingen werken meestal een paar politieke partijen samen. Wat vormen zij?',
    questionEn: 'After the elections a few political parties usually work together. What do they form?',
    options: ['Een rechtbank', 'Een regering', 'Een provincie'],
    optionsEn: ['A court', 'A government', 'A province'],
    correct: 1,
    explanation:
      'There are many *politieke partijen*. Some of them form a *regering* (government) together, with ministers of each party.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 7.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-living-in-another-eu-country',
    theme: 7,
    endTerm: '7.1.2',
    question: 'Sanne is Nederlandse. Ze wil in Spanje wonen en werken. Mag dat?',
    questionEn: 'Sanne is Dutch. She wants to live and work in Spain. May she?',
    options: [
      'Ja, want Spanje is ook lid van de EU',
      'Nee, ze mag er alleen op vakantie',
      'Ja, maar alleen met een visum van Spanje',
    ],
    optionsEn: [
      'Yes, because Spain is a member of the EU too',
      'No, she may only go there on holiday',
      'Yes, but only with a Spanish visa',
    ],
    correct: 0,
    explanation:
      '*Burgers* (citizens) of the EU may live and work in other EU countries. They need no visa for that.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/migratie-en-reizen/immigratie-naar-nederland/vrij-verkeer-en-verblijf-personen-binnen-eu-eer-en-zwitserland',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-eu-rules',
    theme: 7,
    endTerm: '7.1.2',
    question: 'De landen van de EU maken samen een regel. Wat betekent dat voor Nederland?',
    questionEn: 'The countries of the EU make a rule together. What does that mean for the Netherlands?',
    options: [
      'Nederland vraagt eerst de provincies',
      'Nederland mag die regel altijd weigeren',
      'Nederland moet zich aan die regel houden',
    ],
    optionsEn: [
      'The Netherlands asks the provinces first',
      'The Netherlands may always refuse that rule',
      'The Netherlands has to keep to that rule',
    ],
    correct: 2,
    explanation:
      'The Netherlands is a *lid* (member) of the EU and has to keep (*nakomen*) what has been agreed there. It takes part in making those rules.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 7.1.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-three-powers',
    theme: 7,
    endTerm: '7.1.3',
    question: 'De macht is in Nederland verdeeld. Wat is de taak van de rechter?',
    questionEn: 'Power is divided in the Netherlands. What is the task of the judge?',
    options: [
      'Leiding geven aan alle agenten',
      'Kijken of iemand de wet overtreedt',
      'Nieuwe wetten voor het land maken',
    ],
    optionsEn: [
      'Lead all police officers',
      'Look whether somebody breaks the law',
      'Make new laws for the country',
    ],
    correct: 1,
    explanation:
      'One power makes the laws, one carries them out, and the *rechter* judges. They are kept apart (*gescheiden*), so that nobody has all power.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 7.1.3',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-accepting-a-ruling',
    theme: 7,
    endTerm: '7.1.3',
    question: 'De rechter geeft Daan een boete. Hij is het er niet mee eens. Wat mag hij meestal doen?',
    questionEn: 'The judge gives Daan a fine. He does not agree. What may he usually do?',
    options: ['In hoger beroep gaan', 'De boete aan de koning sturen', 'Een andere wet kiezen'],
    optionsEn: ['Appeal to a higher court', 'Send the fine to the King', 'Choose another law'],
    correct: 0,
    explanation:
      'You have to accept what a judge decides, but usually you can go *in hoger beroep*: another judge then looks at it again.',
    source: {
      name: 'De Rechtspraak',
      url: 'https://www.rechtspraak.nl/organisatie-en-contact/rechtspraak-in-nederland',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-voting-age',
    theme: 7,
    endTerm: '7.1.4',
    question: 'Amina is Nederlandse. Vanaf welke leeftijd mag ze stemmen voor de Tweede Kamer?',
    questionEn: 'Amina is Dutch. From what age may she vote for the House of Representatives?',
    options: ['Vanaf 16 jaar', 'Vanaf 18 jaar', 'Vanaf 21 jaar'],
    optionsEn: ['From the age of 16', 'From the age of 18', 'From the age of 21'],
    correct: 1,
    explanation: 'Dutch citizens may vote (*stemmen*) from *18 jaar*. It is a right for men and women alike.',
    source: {
      name: 'Kiesraad',
      url: 'https://www.kiesraad.nl/verkiezingen/tweede-kamer/stemmen/kiesgerechtigdheid',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-standing-for-election',
    theme: 7,
    endTerm: '7.1.4',
    question: 'Yusuf wil zelf in de gemeenteraad komen. Welk recht gebruikt hij dan?',
    questionEn: 'Yusuf wants to get onto the municipal council himself. Which right does he use then?',
    options: ['Het actief kiesrecht', 'Het passief kiesrecht', 'Het recht van bezwaar'],
    optionsEn: ['The right to vote', 'The right to be elected', 'The right to object'],
    correct: 1,
    explanation:
      '*Passief kiesrecht* is the right to be chosen; *actief kiesrecht* is the right to vote. *Bezwaar* is against a decision of the authorities.',
    source: {
      name: 'Kiesraad',
      url: 'https://www.kiesraad.nl/verkiezingen/tweede-kamer/stemmen/kiesgerechtigdheid',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-who-citizens-elect',
    theme: 7,
    endTerm: '7.1.4',
    question: 'Er zijn verkiezingen. Wie kiezen de burgers zelf in het stemlokaal?',
    questionEn: 'There are elections. Whom do citizens choose themselves at the polling station?',
    options: ['De koning', 'De rechters', 'De gemeenteraad'],
    optionsEn: ['The King', 'The judges', 'The municipal council'],
    correct: 2,
    explanation:
      'Citizens vote for the *gemeenteraad*, the province, the *Tweede Kamer*, the European Parliament and the *waterschap*. Nobody votes for judges or for the King.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 7.1.4',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-women-and-work',
    theme: 7,
    endTerm: '7.2.1',
    question: 'Priya wil buschauffeur worden. Haar oom vindt dat werk voor mannen. Wat zegt de wet?',
    questionEn:
      "Priya wants to become a bus driver. Her uncle thinks that this is men's work. What does the law say?",
    options: [
      'Vrouwen en mannen hebben dezelfde rechten',
      'Een vrouw heeft toestemming van familie nodig',
      'Sommige beroepen zijn alleen voor mannen',
    ],
    optionsEn: [
      'Women and men have the same rights',
      "A woman needs her family's permission",
      'Some professions are for men only',
    ],
    correct: 0,
    explanation:
      'By law women and men have *dezelfde rechten* (the same rights), also at school and at work. Her uncle may have his opinion, but he decides nothing.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 7.2.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-freedom-of-speech-limit',
    theme: 7,
    endTerm: '7.2.2',
    question: 'Kees schrijft op internet dat mensen een groep moeten aanvallen om hun geloof. Mag dat?',
    questionEn:
      'Kees writes on the internet that people should attack a group for their religion. Is that allowed?',
    options: [
      'Ja, want iedereen heeft een mening',
      'Nee, haat zaaien is verboden',
      'Nee, op internet mag je geen mening geven',
    ],
    optionsEn: [
      'Yes, because everybody has an opinion',
      'No, inciting hatred is forbidden',
      'No, on the internet you may not give an opinion',
    ],
    correct: 1,
    explanation:
      'There is *vrijheid van meningsuiting*: you may say what you think. But the law forbids discrimination and *haat zaaien* (inciting hatred).',
    source: {
      name: 'Grondwet, wetten.overheid.nl',
      url: 'https://wetten.overheid.nl/BWBR0001840/2023-02-22',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-criticising-government',
    theme: 7,
    endTerm: '7.2.2',
    question: 'Ana schrijft in een krant dat de regering slecht werk doet. Mag dat?',
    questionEn: 'Ana writes in a newspaper that the government does bad work. Is that allowed?',
    options: [
      'Nee, kritiek op de regering is strafbaar',
      'Ja, maar eerst moet de regering het lezen',
      'Ja, ze mag haar mening geven',
    ],
    optionsEn: [
      'No, criticising the government is punishable',
      'Yes, but the government has to read it first',
      'Yes, she may give her opinion',
    ],
    correct: 2,
    explanation:
      '*Vrijheid van meningsuiting* protects criticism (*kritiek*) too. Nobody has to ask the government first.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 7.2.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-changing-religion',
    theme: 7,
    endTerm: '7.2.3',
    question: 'Samir wil niet meer geloven. Wie beslist daarover?',
    questionEn: 'Samir does not want to be religious any more. Who decides about that?',
    options: ['Samir zelf', 'Zijn ouders', 'De rechter'],
    optionsEn: ['Samir himself', 'His parents', 'The judge'],
    correct: 0,
    explanation:
      'Everybody chooses a *geloof* (religion) for himself, or none at all. The law stands above religion, but does not tell you what to believe.',
    source: {
      name: 'Grondwet, wetten.overheid.nl',
      url: 'https://wetten.overheid.nl/BWBR0001840/2023-02-22',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-law-above-religion',
    theme: 7,
    endTerm: '7.2.3',
    question: 'Een regel van een geloof en een wet zeggen iets anders. Wat gaat in Nederland voor?',
    questionEn: 'A rule of a religion and a law say different things. Which comes first in the Netherlands?',
    options: ['De traditie van de familie', 'De wet', 'Het geloof'],
    optionsEn: ["The family's tradition", 'The law', 'The religion'],
    correct: 1,
    explanation:
      'The laws of the state stand above (*boven*) religion and tradition. Within the law everybody is free to live by his religion.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 7.2.3',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-refused-entry',
    theme: 7,
    endTerm: '7.2.4',
    question: 'Een café laat Tesfay niet binnen om zijn huidskleur. Waar kan hij dat melden?',
    questionEn: 'A café does not let Tesfay in because of the colour of his skin. Where can he report that?',
    options: ['Bij de SVB of het UWV', 'Bij de Kamer van Koophandel', 'Bij een meldpunt of de politie'],
    optionsEn: ['To the SVB or the UWV', 'To the Chamber of Commerce', 'To a reporting centre or the police'],
    correct: 2,
    explanation:
      '*Discriminatie* is forbidden by article 1 of the *Grondwet*. You can report it at a *meldpunt* (reporting centre) or to the police.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 7.2.4',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-seeing-own-data',
    theme: 7,
    endTerm: '7.2.5',
    question: 'Olena wil weten wat de gemeente over haar heeft opgeschreven. Mag ze dat zien?',
    questionEn: 'Olena wants to know what the municipality has written down about her. May she see that?',
    options: [
      'Ja, ze mag haar gegevens altijd inzien',
      'Nee, die gegevens zijn geheim',
      'Ja, maar alleen met een advocaat',
    ],
    optionsEn: [
      'Yes, she may always look at her data',
      'No, those data are secret',
      'Yes, but only with a lawyer',
    ],
    correct: 0,
    explanation:
      'You may always see your own *persoonsgegevens* (personal data), and have mistakes corrected. The law protects your *privacy*.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 7.2.5',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-club-asks-bsn',
    theme: 7,
    endTerm: '7.2.5',
    question: 'Een sportclub vraagt om het BSN van Omar. In de wet staat niet dat dat mag. Wat is waar?',
    questionEn:
      "A sports club asks for Omar's citizen service number. The law does not say that it may. What is true?",
    options: [
      'De club mag het één keer gebruiken',
      'De club mag het aan leden vragen',
      'De club mag het niet gebruiken',
    ],
    optionsEn: ['The club may use it once', 'The club may ask members for it', 'The club may not use it'],
    correct: 2,
    explanation:
      'Outside the government the *BSN* (*burgerservicenummer*) may be used only where the law says so. So give it with care.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/overheid-en-democratie/privacy-en-persoonsgegevens/burgerservicenummer-bsn',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-hitting-children',
    theme: 7,
    endTerm: '7.2.6',
    question: 'Een vader slaat zijn kind, omdat het niet luistert. Mag dat in Nederland?',
    questionEn: 'A father hits his child because it does not listen. Is that allowed in the Netherlands?',
    options: [
      'Ja, maar alleen thuis en niet op straat',
      'Nee, kinderen slaan is verboden',
      'Nee, dat mag alleen een leraar doen',
    ],
    optionsEn: [
      'Yes, but only at home and not in the street',
      'No, hitting children is forbidden',
      'No, only a teacher may do that',
    ],
    correct: 1,
    explanation:
      'Nobody may hit a child, no parent and no teacher: violence in the home (*huiselijk geweld*) is a crime. Parents who need help with their children can ask for it.',
    source: {
      name: 'Burgerlijk Wetboek, wetten.overheid.nl',
      url: 'https://wetten.overheid.nl/jci1.3:c:BWBR0002656&boek=1&titeldeel=14&afdeling=2&artikel=247',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-domestic-violence',
    theme: 7,
    endTerm: '7.2.6',
    question: 'De man van een buurvrouw slaat haar thuis. Wat zegt de wet?',
    questionEn: "A neighbour's husband hits her at home. What does the law say?",
    options: [
      'Dat is strafbaar, ook binnen de familie',
      'Dat is iets tussen man en vrouw',
      'Dat is alleen strafbaar buiten het huis',
    ],
    optionsEn: [
      'That is a crime, also within the family',
      'That is something between husband and wife',
      'That is a crime only outside the house',
    ],
    correct: 0,
    explanation:
      '*Huiselijk geweld* (domestic violence) is *strafbaar*, whoever does it and wherever. The law protects the body of every person.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 7.2.6',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-organ-donor-choice',
    theme: 7,
    endTerm: '7.2.7',
    question: 'Linh wil na haar dood geen organen geven. Wat moet ze doen?',
    questionEn: 'Linh does not want to give organs after her death. What must she do?',
    options: [
      'Een brief aan haar huisarts sturen',
      'Niets, want dan is het antwoord nee',
      'Dat invullen in het Donorregister',
    ],
    optionsEn: [
      'Send a letter to her GP',
      'Nothing, because then the answer is no',
      'Fill that in in the donor register',
    ],
    correct: 2,
    explanation:
      'Who fills in nothing is registered in the *Donorregister* with *geen bezwaar* (no objection). So if you do not want it, you have to say so there.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/familie-zorg-en-gezondheid/orgaandonatie-en-weefseldonatie/actieve-donorregistratie',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-own-body-own-choice',
    theme: 7,
    endTerm: '7.2.8',
    question: 'Mei is 20 en wil studeren en alleen wonen. Haar broer verbiedt dat. Wie beslist?',
    questionEn: 'Mei is 20 and wants to study and live on her own. Her brother forbids it. Who decides?',
    options: ['Mei zelf', 'Haar vader en moeder', 'Haar broer'],
    optionsEn: ['Mei herself', 'Her father and mother', 'Her brother'],
    correct: 0,
    explanation:
      'Women decide themselves about their life, work and body: *zelfbeschikking*. Brothers or parents have no say over an adult woman.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 7.2.8',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-forced-marriage',
    theme: 7,
    endTerm: '7.2.8',
    question: 'De ouders van Fatima dwingen haar om te trouwen. Wat is waar?',
    questionEn: "Fatima's parents force her to marry. What is true?",
    options: ['Dat mag binnen één familie', 'Dat is strafbaar', 'Dat mag als ze 18 jaar is'],
    optionsEn: ['That is allowed within one family', 'That is a crime', 'That is allowed if she is 18'],
    correct: 1,
    explanation:
      'A forced marriage (*gedwongen huwelijk*) is *strafbaar*. Everybody chooses a partner for himself, at any age.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/recht-veiligheid-en-defensie/huwelijksdwang/huwelijksdwang-voorkomen',
      checkedOn: '2026-09-11',
    },
  },
] as const satisfies readonly KnmBankRow[];
