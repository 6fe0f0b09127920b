import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';

export const rows = [
  {
    id: 'knm-bank-playgroup',
    theme: 8,
    endTerm: '8.1.4',
    question: 'De zoon van Priya is drie. Ze wil dat hij nu al Nederlands leert. Waar kan hij dat leren?',
    questionEn: "Priya's son is three. She wants him to learn Dutch now. Where can he learn it?",
    options: ['In het speciaal onderwijs', 'Op de buitenschoolse opvang', 'Op de voorschool'],
    optionsEn: ['In special education', 'At after-school care', 'At preschool'],
    correct: 2,
    explanation:
      'The *voorschool* (*voorschoolse educatie*, vve) is for children before they are four: they play and learn the language. *Buitenschoolse opvang* is for school children, outside school hours; *speciaal onderwijs* is for children who need more help at school.',
    source: {
      name: 'Gemeente Amsterdam',
      url: 'https://schoolwijzer.amsterdam.nl/nl/po/faq/kan-mijn-kind-naar-de-voorschool/',
      checkedOn: '2026-11-27',
    },
  },
  {
    id: 'knm-bank-after-school-care',
    theme: 8,
    endTerm: '8.1.4',
    question: 'Daans kinderen zijn om drie uur klaar op school. Hij werkt tot zes uur. Waar kunnen ze heen?',
    questionEn: "Daan's children finish school at three. He works until six. Where can they go?",
    options: ['Naar de buitenschoolse opvang', 'Naar de voorschool', 'Naar het consultatiebureau'],
    optionsEn: ['To after-school care', 'To preschool', 'To the child health clinic'],
    correct: 0,
    explanation:
      'The *buitenschoolse opvang* (bso) looks after school children before and after school. The *voorschool* is for children under four.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/kinderopvang/soorten-kinderopvang',
      readByOthersOn: '2026-09-10',
    },
  },
  {
    id: 'knm-bank-starting-school',
    theme: 8,
    endTerm: '8.1.1',
    question: 'De dochter van Tesfay wordt vier. Waar gaan de meeste kinderen van vier naartoe?',
    questionEn: "Tesfay's daughter turns four. Where do most children of four go?",
    options: ['Naar de kinderopvang', 'Naar de basisschool', 'Naar de voorschool'],
    optionsEn: ['To a day nursery', 'To primary school', 'To preschool'],
    correct: 1,
    explanation:
      'Most children start at the *basisschool* when they are four; from five they have to go. *Kinderopvang* and *voorschool* are for younger children.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/onderwijs/leerplicht/leerplicht-en-kwalificatieplicht',
      readByOthersOn: '2026-09-10',
    },
  },
  {
    id: 'knm-bank-after-primary-school',
    theme: 8,
    endTerm: '8.1.1',
    question: 'Yara gaat na groep 8 naar een nieuwe school. Wie geeft haar een schooladvies?',
    questionEn: 'After group 8 Yara goes to a new school. Who gives her a school recommendation?',
    options: ['De basisschool', 'De gemeente', 'De middelbare school'],
    optionsEn: ['The primary school', 'The municipality', 'The secondary school'],
    correct: 0,
    explanation:
      'In *groep 8* the *basisschool* gives a *schooladvies*: which kind of secondary school suits the child. The new school uses it.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/schooladvies-en-doorstroomtoets-basisschool/adviezen-in-groep-8',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-special-education',
    theme: 8,
    endTerm: '8.1.1',
    picture: 'classroom',
    pictureAlt: 'Een klas met tafels en een bord.',
    question:
      'De zoon van Mei hoort slecht. Hij heeft extra hulp nodig. Zijn er aparte scholen voor zulke kinderen?',
    questionEn:
      "Mei's son is hard of hearing. He needs extra help. Are there separate schools for such children?",
    options: [
      'Nee, ze gaan naar een gewone school',
      'Nee, ze krijgen thuis les van een leraar',
      'Ja, er is speciaal onderwijs',
    ],
    optionsEn: [
      'No, they go to an ordinary school',
      'No, a teacher comes to their home',
      'Yes, there is special education',
    ],
    correct: 2,
    explanation:
      'There is education for children who need special help (*speciaal onderwijs*). Some of them get extra help at an ordinary school, but not all.',
    source: {
      name: 'Gemeente Rotterdam',
      url: 'https://rotterdam.nl/speciaal-onderwijs',
      checkedOn: '2026-11-27',
    },
  },
  {
    id: 'knm-bank-entrance-requirements',
    theme: 8,
    endTerm: '8.1.1',
    question: 'Samir wil naar het hbo. De school vraagt om een diploma. Mag dat?',
    questionEn:
      'Samir wants to go to a university of applied sciences. The school asks for a diploma. Is that allowed?',
    options: [
      'Nee, wie 18 jaar is, mag zelf kiezen',
      'Ja, een opleiding kan eisen stellen',
      'Ja, maar alleen bij te weinig plaatsen',
    ],
    optionsEn: [
      'No, people of 18 may choose for themselves',
      'Yes, a course can have requirements',
      'Yes, but only if there are too few places',
    ],
    correct: 1,
    explanation:
      'For the next kind of education there can be *toelatingseisen* (entrance requirements), such as a diploma. Ask the school what it wants.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/onderwerpen/hoger-onderwijs/vraag-en-antwoord/met-welke-diploma-s-kan-ik-naar-de-universiteit-of-hogeschool',
      checkedOn: '2026-11-28',
    },
  },
  {
    id: 'knm-bank-religious-school',
    theme: 8,
    endTerm: '8.1.2',
    question: 'In een dorp staan een openbare en een katholieke school. Wie betaalt de katholieke school?',
    questionEn: 'In a village there are a public and a Catholic school. Who pays for the Catholic school?',
    options: [
      'De kerk, samen met de gemeente',
      'De overheid, net als de openbare',
      'De ouders, met een bijdrage per maand',
    ],
    optionsEn: [
      'The church, together with the municipality',
      'The government, as for the public one',
      'The parents, with a monthly contribution',
    ],
    correct: 1,
    explanation:
      '*Openbare* and *bijzondere* schools both get money from the *overheid*. A bijzondere school starts from a religion or from an idea about teaching.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/onderwijs/vrijheid-van-onderwijs/openbaar-en-bijzonder-onderwijs',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-choosing-a-school',
    theme: 8,
    endTerm: '8.1.2',
    question: 'Amina zoekt een islamitische school voor haar kind. Bestaan zulke scholen in Nederland?',
    questionEn:
      'Amina is looking for an Islamic school for her child. Are there such schools in the Netherlands?',
    options: [
      'Ja, want er is vrijheid van onderwijs',
      'Nee, een school mag geen geloof kiezen',
      'Nee, over geloof leer je in de moskee',
    ],
    optionsEn: [
      'Yes, because there is freedom of education',
      'No, a school may not choose a religion',
      'No, you learn about religion at the mosque',
    ],
    correct: 0,
    explanation:
      '*Vrijheid van onderwijs* means that schools may start from a religion or an idea: *bijzondere scholen*. The government pays for them as for the *openbare* school, and parents choose.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/onderwijs/vrijheid-van-onderwijs/openbaar-en-bijzonder-onderwijs',
      readByOthersOn: '2026-09-10',
    },
  },
  {
    id: 'knm-bank-compulsory-until-16',
    theme: 8,
    endTerm: '8.1.3',
    question: 'Kinderen zijn leerplichtig vanaf 5 jaar. Tot welke leeftijd duurt de leerplicht?',
    questionEn: 'School is compulsory from the age of 5. Until what age does that last?',
    options: ['Tot 14 jaar', 'Tot 16 jaar', 'Tot 21 jaar'],
    optionsEn: ['Until 14', 'Until 16', 'Until 21'],
    fact: 'school-age',
    correct: 1,
    explanation:
      'The *leerplicht* is from 5 to *16*. From 16 to 18 comes the *kwalificatieplicht*: you go on learning until you have a diploma that is good enough.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/onderwijs/leerplicht/leerplicht-en-kwalificatieplicht',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-holiday-in-school-time',
    theme: 8,
    endTerm: '8.1.3',
    picture: 'letter-school',
    pictureAlt: 'Een brief van de basisschool.',
    question: 'Kees wil met zijn kinderen twee weken op vakantie. Het is geen schoolvakantie. Mag dat?',
    questionEn:
      'Kees wants to go on holiday with his children for two weeks. It is not a school holiday. Is that allowed?',
    options: [
      'Ja, ouders mogen dat zelf bepalen',
      'Ja, als de kinderen huiswerk meenemen',
      'Nee, niet zonder toestemming',
    ],
    optionsEn: [
      'Yes, parents may decide that themselves',
      'Yes, if the children take homework along',
      'No, not without permission',
    ],
    correct: 2,
    explanation:
      'The holidays of the school are binding (*verplicht*). Outside them you need permission (*toestemming*).',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/leerplicht/leerplicht-schoolvakanties',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-lessons-about-sexuality',
    theme: 8,
    endTerm: '8.1.5',
    picture: 'classroom',
    pictureAlt: 'Een klas met tafels en een bord.',
    question: 'De dochter van Olena krijgt op school les over seksualiteit. Moet de school die les geven?',
    questionEn: "At school Olena's daughter has lessons about sexuality. Does the school have to give them?",
    options: [
      'Ja, maar alleen een openbare school',
      'Ja, elke school moet dat doen',
      'Nee, dat beslissen de ouders samen',
    ],
    optionsEn: [
      'Yes, but only a public school',
      'Yes, every school has to',
      'No, the parents decide that together',
    ],
    correct: 1,
    explanation:
      "Schools are *verplicht* to teach about sexuality and *seksuele diversiteit*. For example, some people love somebody of the same sex. Parents can't forbid it.",
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/familie-zorg-en-gezondheid/gezondheid-en-preventie/seksuele-gezondheid/relationele-en-seksuele-vorming',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-talk-with-teacher',
    theme: 8,
    endTerm: '8.2.2',
    picture: 'letter-school',
    pictureAlt: 'Een brief van de basisschool.',
    question: "Linh krijgt een brief van school voor een tienminutengesprek. Waarover gaat zo'n gesprek?",
    questionEn: 'Linh gets a letter from school about a ten-minute talk. What is such a talk about?',
    options: [
      'Over de kosten van de school',
      'Over het Nederlands van Linh',
      'Over hoe het met haar kind gaat',
    ],
    optionsEn: ['About the costs of the school', "About Linh's Dutch", 'About how her child is doing'],
    correct: 2,
    explanation:
      'Schools expect parents to be *betrokken* (involved), so teachers and parents talk about how the child learns and feels. You may ask questions, too.',
    source: {
      name: 'Wijzer over de basisschool',
      url: 'https://wijzeroverdebasisschool.nl/uitleg/10-minuten-gesprek',
      checkedOn: '2026-11-28',
    },
  },
  {
    id: 'knm-bank-helping-at-school',
    theme: 8,
    endTerm: '8.2.2',
    question: 'De school zoekt ouders die helpen bij een uitje. Moet Fatima meedoen?',
    questionEn: 'The school is looking for parents to help with an outing. Does Fatima have to join in?',
    options: [
      'Nee, dat is vrijwillig',
      'Ja, alle ouders moeten om de beurt',
      'Ja, minstens één keer per jaar',
    ],
    optionsEn: ['No, that is voluntary', 'Yes, all parents must in turn', 'Yes, at least once a year'],
    correct: 0,
    explanation:
      'Schools are glad when parents help, but it is *vrijwillig* (voluntary). A child may always come along.',
    source: {
      name: 'Ouders van Nu',
      url: 'https://www.oudersvannu.nl/kind/school/hulpouder-basisschool/',
      checkedOn: '2026-11-28',
    },
  },
  {
    id: 'knm-bank-help-with-upbringing',
    theme: 8,
    endTerm: '8.2.3',
    question: 'De zoon van Ana luistert niet en is vaak boos. Bij wie kan ze hulp krijgen?',
    questionEn: "Ana's son does not listen and is often angry. Who can help her?",
    options: [
      'Bij DUO of de leerplichtambtenaar',
      'Bij de huisarts of de gemeente',
      'Bij de politie of de rechter',
    ],
    optionsEn: [
      'DUO or the school attendance officer',
      'The GP or the municipality',
      'The police or the judge',
    ],
    correct: 1,
    explanation:
      'For help with *opvoeding* (bringing up children) you can go to the *huisarts*, the school, the *gemeente* or *jeugdzorg*. To ask for help is quite usual.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/jeugdhulp/hulp-vinden-voor-kind-4-18-jaar',
      readByOthersOn: '2026-09-10',
    },
  },
  {
    id: 'knm-bank-child-protection',
    theme: 8,
    endTerm: '8.2.3',
    question: 'Met een kind gaat het thuis heel slecht. Wie mag dan ingrijpen?',
    questionEn: 'A child is doing very badly at home. Who may step in then?',
    options: ['De leerplichtambtenaar', 'Het consultatiebureau', 'De kinderbescherming'],
    optionsEn: ['The school attendance officer', 'The child health clinic', 'The child protection service'],
    correct: 2,
    explanation:
      'The *kinderbescherming* may step in, and asks the judge only when the signs are serious (*ernstig*). First people try to help the family.',
    source: {
      name: 'Raad voor de Kinderbescherming',
      url: 'https://www.kinderbescherming.nl/themas/k/kindermishandeling/de-taak-van-de-rvdk-bij-kindermishandeling',
      checkedOn: '2026-11-27',
    },
  },
  {
    id: 'knm-bank-voluntary-school-costs',
    theme: 8,
    endTerm: '8.3.1',
    picture: 'letter-school',
    pictureAlt: 'Een brief van de basisschool.',
    question: 'Yusuf kan de ouderbijdrage niet betalen. Mag zijn kind toch mee op schoolreis?',
    questionEn:
      "Yusuf can't pay the parental contribution. May his child go on the school trip all the same?",
    options: [
      'Ja, Yusuf betaalt dan volgend jaar',
      'Nee, alleen wie betaalt mag mee',
      'Ja, want de bijdrage is vrijwillig',
    ],
    optionsEn: [
      'Yes, Yusuf then pays next year',
      'No, only those who pay may come',
      'Yes, because the contribution is voluntary',
    ],
    correct: 2,
    explanation:
      'The *ouderbijdrage* is *vrijwillig*. A school may not leave a child out because the parents do not pay.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/financiering-onderwijs/is-de-vrijwillige-ouderbijdrage-op-de-basisschool-en-middelbare-school-verplicht',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-study-costs',
    theme: 8,
    endTerm: '8.3.1',
    question: 'Sanne (20) gaat naar het hbo. Waarvoor moet ze zelf betalen?',
    questionEn:
      'Sanne (20) is going to a university of applied sciences (hbo). What does she have to pay for herself?',
    options: [
      'Voor boeken, niet voor de lessen',
      'Voor boeken en voor collegegeld',
      'Voor de lessen, niet voor boeken',
    ],
    optionsEn: [
      'For books, not for the lessons',
      'For books and for tuition fees',
      'For the lessons, not for books',
    ],
    correct: 1,
    explanation:
      'On the *hbo* and at the *universiteit* students pay *collegegeld* (tuition fees), and their own *leermiddelen* such as books. From 18 an *mbo* student pays *lesgeld*.',
    source: {
      name: 'Hogeschool Rotterdam',
      url: 'https://www.hogeschoolrotterdam.nl/opleidingen/bachelor/logopedie/voltijd/studiekosten/',
      checkedOn: '2026-11-27',
    },
  },
  {
    id: 'knm-bank-help-with-school-costs',
    theme: 8,
    endTerm: '8.3.2',
    picture: 'classroom',
    pictureAlt: 'Een klas met tafels en een bord.',
    question: 'Omar heeft te weinig geld voor de schoolspullen van zijn kind. Wat kan hij doen?',
    questionEn: "Omar has too little money for his child's school things. What can he do?",
    options: [
      'Vragen of er een vergoeding is',
      'Studiefinanciering voor zijn kind aanvragen',
      'Kinderbijslag bij de school aanvragen',
    ],
    optionsEn: [
      'Ask whether costs can be paid back',
      'Apply for student finance for his child',
      'Apply for child benefit at the school',
    ],
    correct: 0,
    explanation:
      'There are *vergoedingen* (money towards costs) for school, and you can ask the school to let you pay less. *Kinderbijslag* comes from the *SVB*, and *studiefinanciering* is for students.',
    source: {
      name: 'Gemeente Alphen aan den Rijn',
      url: 'https://www.alphenaandenrijn.nl/Inwoners/Werk_inkomen/Financiele_ondersteuning/Bijdrage_voor_schoolgaande_kinderen',
      checkedOn: '2026-11-27',
    },
  },
  {
    id: 'knm-bank-student-finance',
    theme: 8,
    endTerm: '8.3.3',
    question: 'Mei gaat studeren en wil studiefinanciering. Waar vraagt ze dat aan?',
    questionEn: 'Mei is going to study and wants student finance. Where does she apply?',
    options: ['Bij DUO', 'Bij de SVB', 'Bij haar school'],
    optionsEn: ['At DUO', 'At the SVB', 'At her school'],
    correct: 0,
    explanation:
      '*Studiefinanciering* comes from *DUO* (*Dienst Uitvoering Onderwijs*). The *SVB* pays child benefit to parents.',
    source: {
      name: 'DUO',
      url: 'https://duo.nl/particulier/studiefinanciering/aanvragen.jsp',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-length-of-vmbo',
    theme: 8,
    endTerm: '8.1.1',
    question: 'Samira gaat naar het vmbo. Hoeveel jaar duurt dat?',
    questionEn: 'Samira is going to the vmbo. How many years does it take?',
    options: ['Vier jaar', 'Vijf jaar', 'Zes jaar'],
    optionsEn: ['Four years', 'Five years', 'Six years'],
    correct: 0,
    explanation:
      'After primary school there are *vmbo* (four years), *havo* (five years) and *vwo* (six years).',
    source: {
      name: 'Samenwerkingsverband VO Amsterdam',
      url: 'https://www.swvadam.nl/onze-scholen/vmbo-havo-vwo',
      checkedOn: '2026-11-27',
    },
  },
  {
    id: 'knm-bank-after-vmbo',
    theme: 8,
    endTerm: '8.1.1',
    question: 'Mo heeft zijn vmbo-diploma. Naar welke opleiding gaan de meeste leerlingen daarna?',
    questionEn: 'Mo has his vmbo diploma. To which kind of education do most pupils go after that?',
    options: ['Naar het hbo', 'Naar het mbo', 'Naar de universiteit'],
    optionsEn: ['To the hbo', 'To the mbo', 'To university'],
    correct: 1,
    explanation:
      'After the *vmbo* most pupils learn a trade on the *mbo*. With *havo* you can go to the *hbo*, with *vwo* to the *universiteit* (*wo*).',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/voortgezet-onderwijs/hoe-zit-het-vmbo-in-elkaar',
      readByOthersOn: '2026-09-10',
    },
  },
  {
    id: 'knm-bank-after-vwo',
    theme: 8,
    endTerm: '8.1.1',
    question: 'Lina wil arts worden. Welk diploma van de middelbare school heeft ze dan meestal nodig?',
    questionEn:
      'Lina wants to become a doctor. Which secondary-school diploma does she usually need for that?',
    options: ['Vmbo', 'Havo', 'Vwo'],
    optionsEn: ['Vmbo', 'Havo', 'Vwo'],
    correct: 2,
    explanation:
      'A doctor studies at the *universiteit*, and for that you usually need *vwo*. With *havo* you can go to the *hbo*.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/voortgezet-onderwijs/hoe-zit-het-vwo-in-elkaar',
      readByOthersOn: '2026-09-10',
    },
  },
  {
    id: 'knm-bank-qualification-duty',
    theme: 8,
    endTerm: '8.1.3',
    question: 'Ravi is 17. Hij heeft nog geen diploma. Mag hij stoppen met leren?',
    questionEn: 'Ravi is 17. He has no diploma yet. May he stop learning?',
    options: [
      'Nee, hij moet nog leren tot hij 18 is',
      'Nee, hij moet nog leren tot hij 21 is',
      'Ja, als zijn ouders het goedvinden',
    ],
    optionsEn: [
      'No, he has to go on until he is 18',
      'No, he has to go on until he is 21',
      'Yes, if his parents agree',
    ],
    fact: 'school-age',
    correct: 0,
    explanation:
      'From 16 to 18 there is the *kwalificatieplicht*. Who has no diploma of havo, vwo or mbo level 2 has to go on learning.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/onderwijs/leerplicht/leerplicht-en-kwalificatieplicht',
      readByOthersOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-who-raises-a-child',
    theme: 8,
    endTerm: '8.2.1',
    question: 'Wie is volgens de wet verantwoordelijk voor de opvoeding van een kind?',
    questionEn: 'Who is responsible by law for bringing up a child?',
    options: ['De school', 'De ouders', 'De gemeente'],
    optionsEn: ['The school', 'The parents', 'The municipality'],
    correct: 1,
    explanation:
      'Parents have to look after their child and bring it up (*ouderlijk gezag*). A school teaches; the municipality helps when parents ask for help, or when things go wrong.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/ouderlijk-gezag/rechten-plichten-ouderlijk-gezag',
      readByOthersOn: '2026-09-11',
    },
  },
] as const satisfies readonly KnmBankRow[];
