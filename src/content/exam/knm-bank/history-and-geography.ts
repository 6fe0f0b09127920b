import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';

export const rows = [
  {
    id: 'knm-bank-seventeenth-century-painters',
    theme: 5,
    endTerm: '5.1.1',
    picture: 'painting',
    pictureAlt: 'Een oud schilderij van een schip.',
    question:
      'Olena ziet in een museum schilderijen van schepen en rijke handelaren. Uit welke eeuw komen die vaak?',
    questionEn:
      'In a museum Olena sees paintings of ships and rich merchants. From which century are they often?',
    options: ['Uit de negentiende eeuw', 'Uit de zeventiende eeuw', 'Uit de vijftiende eeuw'],
    optionsEn: ['From the nineteenth century', 'From the seventeenth century', 'From the fifteenth century'],
    correct: 1,
    explanation:
      'In the *zeventiende eeuw* trade made many people rich, and painters and builders had a lot to do. You can still see it in museums and in old city centres.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-plantations',
    theme: 5,
    endTerm: '5.1.1',
    question: 'Nederland bracht tot slaaf gemaakte mensen naar de koloniën. Waar moesten zij vooral werken?',
    questionEn:
      'The Netherlands brought enslaved people to the colonies. Where did they mostly have to work?',
    options: ['Op plantages', 'Op schepen', 'In fabrieken'],
    optionsEn: ['On plantations', 'On ships', 'In factories'],
    correct: 0,
    explanation:
      'The Netherlands had *koloniën* (colonies) and enslaved people (*tot slaaf gemaakt*): most of them had to work on *plantages* there, without freedom.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-abolition-year',
    theme: 5,
    endTerm: '5.1.1',
    question: 'In welk jaar stopte de slavernij in Suriname en op de Antillen volgens de wet?',
    questionEn: 'In which year did slavery in Suriname and the Antilles end by law?',
    options: ['In 1814', 'In 1863', 'In 1975'],
    optionsEn: ['In 1814', 'In 1863', 'In 1975'],
    correct: 1,
    explanation:
      'On 1 July *1863* slavery (*slavernij*) was abolished, and on *Keti Koti*, 1 July, people remember that. In 1814 only the trade in enslaved people was forbidden, and in 1975 Suriname became independent.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/migratie-en-reizen/discriminatie-en-racisme/veelgestelde-vragen-herdenkingsjaar-slavernijverleden',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-windmills-and-polders',
    theme: 5,
    endTerm: '5.1.1',
    picture: 'polder',
    pictureAlt: 'Een molen op laag land, met ernaast een dijk en water.',
    question: 'Daan fietst door een polder. Wat is een polder?',
    questionEn: 'Daan cycles through a polder. What is a polder?',
    options: ['Een weg langs de zee', 'Een muur tegen het water', 'Land dat vroeger water was'],
    optionsEn: ['A road along the sea', 'A wall against the water', 'Land that used to be water'],
    correct: 2,
    explanation:
      'A *polder* is low land from which people pumped the water away, often with *molens* (windmills). What keeps the water out is a *dijk*.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-flood-of-1953',
    theme: 5,
    endTerm: '5.1.1',
    question: 'Wat gebeurde er op 1 februari 1953 in het zuidwesten van Nederland?',
    questionEn: 'What happened in the south-west of the Netherlands on 1 February 1953?',
    options: ['Een grote brand', 'Een grote overstroming', 'Een zware aardbeving'],
    optionsEn: ['A great fire', 'A great flood', 'A heavy earthquake'],
    correct: 1,
    explanation:
      'In the *Watersnoodramp* of 1953 the sea broke through the dikes, and 1,836 people drowned. After it the *Deltawerken* were built.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/documenten/toespraken/2023/02/01/speech-minister-harbers-nationale-herdenking-watersnoodramp-1953-watersnoodmuseum---1-februari-2023',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-national-anthem',
    theme: 5,
    endTerm: '5.1.1',
    question: 'Voor een wedstrijd van het Nederlands elftal hoort Linh het volkslied. Hoe heet dat lied?',
    questionEn: 'Before a match of the Dutch team Linh hears the national anthem. What is the song called?',
    options: ['Het Wilhelmus', 'Het Binnenhof', 'Lang zal hij leven'],
    optionsEn: ['The Wilhelmus', 'The Binnenhof', 'Lang zal hij leven'],
    correct: 0,
    explanation:
      '*Het Wilhelmus* is the *volkslied* (national anthem). *Lang zal hij leven* is what people sing on a birthday.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-flag-colours',
    theme: 5,
    endTerm: '5.1.1',
    question: 'Mei tekent de Nederlandse vlag. Welke kleuren gebruikt ze van boven naar beneden?',
    questionEn: 'Mei draws the Dutch flag. Which colours does she use from top to bottom?',
    options: ['Rood, geel en blauw', 'Rood, wit en blauw', 'Blauw, wit en rood'],
    optionsEn: ['Red, yellow and blue', 'Red, white and blue', 'Blue, white and red'],
    correct: 1,
    explanation:
      'The flag is *rood, wit en blauw*, with red at the top. Orange is the colour of the royal family, and is not in the flag.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-occupation-years',
    theme: 5,
    endTerm: '5.1.2',
    question: 'Welk land bezette Nederland van 1940 tot 1945?',
    questionEn: 'Which country occupied the Netherlands from 1940 to 1945?',
    options: ['Frankrijk', 'Engeland', 'Duitsland'],
    optionsEn: ['France', 'England', 'Germany'],
    correct: 2,
    explanation:
      'In the Second World War (*de Tweede Wereldoorlog*) Germany occupied the Netherlands. In 1945 the country was freed (*bevrijd*).',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.1.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-antisemitism-forbidden',
    theme: 5,
    endTerm: '5.1.2',
    question: 'Een man roept op straat op tot haat tegen Joden. Hoe heet dat?',
    questionEn: 'In the street a man calls for hatred of Jews. What is that called?',
    options: [
      'Vrijheid van meningsuiting, en dat mag',
      'Kritiek op een geloof, en dat mag',
      'Antisemitisme, en dat is verboden',
    ],
    optionsEn: [
      'Freedom of speech, and it is allowed',
      'Criticism of a religion, and it is allowed',
      'Antisemitism, and it is forbidden',
    ],
    correct: 2,
    explanation:
      '*Antisemitisme* is hatred of Jews; the law forbids it. Criticism of an idea is something else than calling for hatred of people. In the *Holocaust* the Nazis murdered many Jews from the Netherlands too.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.1.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-remembering-and-celebrating',
    theme: 5,
    endTerm: '5.1.2',
    question: 'Op 4 mei en 5 mei denkt Nederland aan de oorlog. Wat is het verschil?',
    questionEn: 'On 4 and 5 May the Netherlands thinks of the war. What is the difference?',
    options: [
      'Op 4 mei herdenken, op 5 mei vieren',
      'Op 4 mei en op 5 mei herdenken',
      'Op 4 mei vieren, op 5 mei herdenken',
    ],
    optionsEn: [
      'On 4 May remembering, on 5 May celebrating',
      'Remembering on 4 May and on 5 May',
      'On 4 May celebrating, on 5 May remembering',
    ],
    correct: 0,
    explanation:
      '*Herdenken* is to remember the dead, on 4 May. *Vieren* is to celebrate: on 5 May the country celebrates that it was freed in 1945.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/themas/overheid-en-democratie/tweede-wereldoorlog/nationale-herdenkingen',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-migration-after-1945',
    theme: 5,
    endTerm: '5.1.2',
    question:
      'Na 1945 kwamen veel mensen uit Suriname en Indonesië naar Nederland. Wat waren die landen vroeger?',
    questionEn:
      'After 1945 many people came to the Netherlands from Suriname and Indonesia. What had those countries been before?',
    options: ['Landen van de Europese Unie', 'Koloniën van Nederland', 'Provincies van Nederland'],
    optionsEn: [
      'Countries of the European Union',
      'Colonies of the Netherlands',
      'Provinces of the Netherlands',
    ],
    correct: 1,
    explanation:
      'They were *koloniën* (colonies). After the war *arbeidsmigranten* (people who came to work) and *vluchtelingen* (refugees) came from other countries, too.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.1.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-cooperation-after-war',
    theme: 5,
    endTerm: '5.1.2',
    question: 'Na de oorlog ging Nederland samenwerken met andere landen. Waarvan werd het lid?',
    questionEn:
      'After the war the Netherlands began to work with other countries. What did it become a member of?',
    options: ['Van de IND en de VN', 'Van de NAVO en de VN', 'Van de NAVO en de SVB'],
    optionsEn: ['Of the IND and the UN', 'Of NATO and the UN', 'Of NATO and the SVB'],
    correct: 1,
    explanation:
      'The Netherlands works with other countries in the *EU*, the *NAVO* and the *VN*. The *SVB* and the *IND* are Dutch offices.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.1.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-abortion-and-euthanasia',
    theme: 5,
    endTerm: '5.1.2',
    question:
      'Sinds de jaren zestig vinden veel mensen vrijheid belangrijk. Wat mag nu volgens de wet, met strenge regels?',
    questionEn:
      'Since the 1960s many people have found freedom important. What does the law allow now, under strict rules?',
    options: ['Trouwen vanaf 16 jaar', 'Harddrugs verkopen', 'Abortus en euthanasie'],
    optionsEn: ['Marrying from the age of 16', 'Selling hard drugs', 'Abortion and euthanasia'],
    correct: 2,
    explanation:
      '*Abortus* and *euthanasie* are allowed under strict rules, and two men or two women may marry. But for marriage one has to be 18, and selling hard drugs is against the law.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.1.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-capital',
    theme: 5,
    endTerm: '5.2.1',
    picture: 'map',
    pictureAlt: 'Een kaart van Nederland.',
    question: 'Wat is de hoofdstad van Nederland?',
    questionEn: 'What is the capital of the Netherlands?',
    options: ['Amsterdam', 'Rotterdam', 'Den Haag'],
    optionsEn: ['Amsterdam', 'Rotterdam', 'The Hague'],
    correct: 0,
    explanation:
      '*Amsterdam* is the *hoofdstad* (capital). The government has its seat in *Den Haag*, and *Rotterdam* has the biggest port.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.2.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-groningen-province',
    theme: 5,
    endTerm: '5.2.1',
    picture: 'map',
    pictureAlt: 'Een kaart van Nederland.',
    question: 'Priya gaat in Groningen wonen. Groningen is een stad. Wat is Groningen ook?',
    questionEn: 'Priya is going to live in Groningen. Groningen is a city. What else is Groningen?',
    options: ['Een eiland', 'Een provincie', 'Een buurland'],
    optionsEn: ['An island', 'A province', 'A neighbouring country'],
    correct: 1,
    explanation:
      '*Groningen* and *Utrecht* are both a city and a *provincie*. Other provinces are for example *Friesland*, *Limburg* and *Zeeland*.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.2.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-north-of-country',
    theme: 5,
    endTerm: '5.2.1',
    picture: 'map',
    pictureAlt: 'Een kaart van Nederland met een pijl naar het noorden.',
    question: 'Omar zoekt werk in het noorden van Nederland. Welke provincie ligt in het noorden?',
    questionEn: 'Omar is looking for work in the north of the Netherlands. Which province is in the north?',
    options: ['Zeeland', 'Limburg', 'Friesland'],
    optionsEn: ['Zeeland', 'Limburg', 'Friesland'],
    correct: 2,
    explanation:
      '*Friesland* is in the north (*het noorden*). *Limburg* is in the south-east and *Zeeland* in the south-west.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.2.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-check-in-and-out',
    theme: 5,
    endTerm: '5.2.2',
    picture: 'check-in-post',
    pictureAlt: 'Een paal op het station en een pas.',
    question: 'Tesfay reist met de trein. Wat doet hij aan het begin en aan het eind van zijn reis?',
    questionEn: 'Tesfay travels by train. What does he do at the beginning and at the end of his journey?',
    options: ['Inchecken en uitchecken', 'Zijn kaartje laten stempelen', 'Zijn identiteitsbewijs laten zien'],
    optionsEn: ['Check in and check out', 'Have his ticket stamped', 'Show his identity document'],
    correct: 0,
    explanation:
      'On trains, buses, trams and the metro you *checkt in* when you start and *checkt uit* when you leave.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.2.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-ways-to-pay-for-travel',
    theme: 5,
    endTerm: '5.2.2',
    picture: 'bus',
    pictureAlt: 'Een bus naar het centrum.',
    question: 'Amina wil met de bus reizen. Heeft iedereen hetzelfde vervoersbewijs?',
    questionEn: 'Amina wants to travel by bus. Does everybody have the same kind of ticket?',
    options: [
      'Nee, wie hier woont hoeft niet te betalen',
      'Nee, er zijn verschillende vervoersbewijzen',
      'Ja, een papieren kaartje van de chauffeur',
    ],
    optionsEn: [
      'No, people who live here need not pay',
      'No, there are different kinds of tickets',
      'Yes, a paper ticket from the driver',
    ],
    correct: 1,
    explanation:
      'There are several kinds of *vervoersbewijs* (ticket), so choose what suits your journey. With most of them you check in and out.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.2.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-seventeenth-century-trade',
    theme: 5,
    endTerm: '5.1.1',
    question: 'Waardoor werd Nederland in de zeventiende eeuw rijk?',
    questionEn: 'What made the Netherlands rich in the seventeenth century?',
    options: ['Door fabrieken en machines', 'Door schepen en handel', 'Door gas uit de grond'],
    optionsEn: ['Factories and machines', 'Ships and trade', 'Gas from the ground'],
    correct: 1,
    explanation:
      'In the seventeenth century Dutch *schepen* (ships) brought goods from all over the world, and *handel* (trade) made the country rich. Factories and natural gas brought money too, but much later.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-delta-works',
    theme: 5,
    endTerm: '5.1.1',
    question: 'Waarvoor zijn de Deltawerken gebouwd?',
    questionEn: 'What were the Delta Works built for?',
    options: [
      'Om het land tegen de zee te beschermen',
      'Om stroom te maken met water uit zee',
      'Om een grotere haven te maken',
    ],
    optionsEn: [
      'To protect the land from the sea',
      'To make electricity with sea water',
      'To make a larger port',
    ],
    correct: 0,
    explanation:
      'The *Deltawerken* were built to *beschermen* (protect) the land from the danger of the water. Most of them stand in or near the sea, but they are not a power station and not a port.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 5.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
] as const satisfies readonly KnmBankRow[];
