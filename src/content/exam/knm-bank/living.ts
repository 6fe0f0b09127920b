import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';

export const rows = [
  {
    id: 'knm-bank-first-home-from-municipality',
    theme: 3,
    endTerm: '3.1.1',
    question: 'Tesfay is vluchteling en krijgt zijn eerste huis in Nederland. Van wie komt het aanbod vaak?',
    questionEn:
      'Tesfay is a refugee and gets his first home in the Netherlands. Who does the offer often come from?',
    options: ['Van de gemeente', 'Van een makelaar', 'Van zijn werkgever'],
    optionsEn: ['From the municipality', 'From an estate agent', 'From his employer'],
    correct: 0,
    explanation:
      'For a first home newcomers often depend on what the *gemeente* offers. A *makelaar* (estate agent) helps people who look for a house themselves.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 3.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-what-is-in-lease',
    theme: 3,
    endTerm: '3.1.1',
    question: 'Priya tekent een huurcontract. Wat staat daarin?',
    questionEn: 'Priya signs a tenancy agreement. What is in it?',
    options: [
      'De regels van de gemeente over afval',
      'De afspraken met de verhuurder',
      'De namen van alle buren in de straat',
    ],
    optionsEn: [
      "The municipality's rules on waste",
      'The agreements with the landlord',
      'The names of all neighbours in the street',
    ],
    correct: 1,
    explanation:
      'In the *huurcontract* stand the agreements between tenant (*huurder*) and landlord (*verhuurder*): how much you pay, for example. Read it before you sign.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/woning-huren/welke-afspraken-staan-er-in-het-huurcontract-van-mijn-woning',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-housing-market-differs',
    theme: 3,
    endTerm: '3.1.1',
    question: 'Omar kan in Amsterdam geen huis vinden. Is dat in elke gemeente zo moeilijk?',
    questionEn: "Omar can't find a home in Amsterdam. Is it as difficult in every municipality?",
    options: [
      'Ja, want elke gemeente heeft evenveel huizen',
      'Ja, want de regering verdeelt alle huizen',
      'Nee, er zijn grote verschillen tussen gemeenten',
    ],
    optionsEn: [
      'Yes, because every municipality has as many houses',
      'Yes, because the government shares out all houses',
      'No, there are big differences between municipalities',
    ],
    correct: 2,
    explanation:
      'The *woningmarkt* (housing market) is very different from one *gemeente* to another. In some places you wait much shorter than in a big city.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 3.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-overdue-repairs',
    theme: 3,
    endTerm: '3.1.2',
    question: 'Ana huurt een huis. Het dak lekt al maanden. De verhuurder doet niets. Wat is waar?',
    questionEn:
      'Ana rents her home. Its roof has leaked for months. The landlord does nothing. What is true?',
    options: [
      'Ana moet wachten tot het contract stopt',
      'Ana heeft rechten en kan hulp vragen',
      'Ana moet het dak zelf laten maken',
    ],
    optionsEn: [
      'Ana has to wait until the contract ends',
      'Ana has rights and can ask for help',
      'Ana has to have the roof repaired herself',
    ],
    correct: 1,
    explanation:
      'A *huurder* (tenant) has rights by law. When the landlord puts off repairs (*onderhoud*), you can get help, for example from the *Huurcommissie*.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 3.1.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-rent-increase',
    theme: 3,
    endTerm: '3.1.2',
    question: 'Samir vindt zijn huurverhoging te hoog. Waar kan hij vaak naartoe?',
    questionEn: 'Samir thinks his rent increase is too high. Where can he often go?',
    options: ['Naar de Huurcommissie', 'Naar de hypotheekbank', 'Naar de netbeheerder'],
    optionsEn: ['To the Rent Tribunal', 'To the mortgage bank', 'To the grid operator'],
    correct: 0,
    explanation:
      'The *Huurcommissie* can say whether a *huurverhoging* (rent increase) is right. The *netbeheerder* is for gas and electricity.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/woning-huren/wanneer-kan-ik-terecht-bij-de-huurcommissie-en-wanneer-bij-de-kantonrechter',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-social-housing-registration',
    theme: 3,
    endTerm: '3.1.3',
    question: 'Fatima zoekt een sociale huurwoning. Wat moet ze doen?',
    questionEn: 'Fatima is looking for social housing. What must she do?',
    options: [
      'Een lening vragen bij een bank',
      'Een bod doen bij een makelaar',
      'Zich inschrijven als woningzoekende',
    ],
    optionsEn: [
      'Ask a bank for a loan',
      "Make an offer at an estate agent's",
      'Register as somebody looking for a home',
    ],
    correct: 2,
    explanation:
      'For a *sociale huurwoning* you register (*inschrijven*), for example with a *woningcorporatie*. A loan and an offer are for people who buy.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/huurwoning-zoeken/wanneer-kom-ik-in-aanmerking-voor-een-sociale-huurwoning',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-register-early',
    theme: 3,
    endTerm: '3.1.3',
    question: 'Waarom schrijven veel mensen zich zo vroeg mogelijk in voor een sociale huurwoning?',
    questionEn: 'Why do many people register for social housing as early as possible?',
    options: ['Het huis is dan groter', 'De huur is dan lager', 'De wachttijd is vaak lang'],
    optionsEn: ['The home is bigger then', 'The rent is lower then', 'The wait is often long'],
    correct: 2,
    explanation:
      'Often many people want the same home, and the *wachttijd* (waiting time) is long. An early registration does not change the rent.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 3.1.3',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-three-ways-to-a-home',
    theme: 3,
    endTerm: '3.1.3',
    question:
      'Kees verdient te veel voor een sociale huurwoning. Hij wil ook niet kopen. Wat kan hij zoeken?',
    questionEn:
      'Kees earns too much for social housing. He does not want to buy either. What can he look for?',
    options: [
      'Een huurhuis in de vrije sector',
      'Een appartement met een hypotheek',
      'Een kamer in een verzorgingshuis',
    ],
    optionsEn: ['A home to rent in the "vrije sector"', 'A flat with a mortgage', 'A room in a care home'],
    correct: 0,
    explanation:
      'You can get a home by *sociale huur*, in the *vrije huursector* or by buying one (*koop*). In the *vrije sector* you rent from a company or an owner; a *hypotheek* is for buying.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 3.1.3',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-estate-agent',
    theme: 3,
    endTerm: '3.1.3',
    question: 'Sanne en Yusuf willen een huis kopen. Wie kan hen daarbij helpen?',
    questionEn: 'Sanne and Yusuf want to buy a house. Who can help them with that?',
    options: ['Een woningcorporatie', 'Een makelaar', 'Een wijkteam'],
    optionsEn: ['A housing association', 'An estate agent', 'A neighbourhood team'],
    correct: 1,
    explanation: 'A *makelaar* helps with buying and selling houses. A *woningcorporatie* lets homes.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 3.1.3',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-own-connection',
    theme: 3,
    endTerm: '3.2.1',
    question: 'Mei verhuist naar een nieuw huis. Wie moet internet en energie regelen?',
    questionEn: 'Mei moves to a new home. Who has to arrange internet and energy?',
    options: ['Mei zelf', 'De gemeente', 'De vorige bewoner'],
    optionsEn: ['Mei herself', 'The municipality', 'The previous tenant'],
    correct: 0,
    explanation:
      'Everybody is responsible for his own *energie*, water and internet. You choose an energy company and an internet provider yourself.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 3.2.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-power-cut',
    theme: 3,
    endTerm: '3.2.1',
    question: 'De hele straat heeft geen stroom. Wie belt Daan?',
    questionEn: 'The whole street has no electricity. Who does Daan call?',
    options: ['De Huurcommissie', 'De makelaar', 'De netbeheerder'],
    optionsEn: ['The Rent Tribunal', 'The estate agent', 'The grid operator'],
    correct: 2,
    explanation:
      'The *netbeheerder* looks after the cables and pipes: it is for a power or gas failure (*storing*). A *makelaar* helps with buying a house.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/energie-thuis/vragen-over-gas-of-stroomstoringen',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-meter-readings',
    theme: 3,
    endTerm: '3.2.1',
    question: 'Het energiebedrijf vraagt Linh om haar meterstanden. Wat zijn dat?',
    questionEn: 'The energy company asks Linh for her meter readings. What are those?',
    options: [
      'De bedragen op de laatste rekening',
      'De cijfers op de meter in huis',
      'De maten van alle kamers in huis',
    ],
    optionsEn: [
      'The amounts on the latest bill',
      'The figures on the meter in the house',
      'The sizes of all rooms in the house',
    ],
    correct: 1,
    explanation:
      '*Meterstanden* are the figures on your meter; they show how much you have used. From them the company works out the bill.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 3.2.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-fixed-energy-price',
    theme: 3,
    endTerm: '3.2.2',
    question: 'Olena kiest een energiecontract met een vast tarief. Wat is vast?',
    questionEn: 'Olena chooses an energy contract with a fixed rate. What is fixed?',
    options: ['De prijs van de energie', 'Het bedrag van elke rekening', 'De hoeveelheid gas en stroom'],
    optionsEn: ['The price of the energy', 'The amount of each bill', 'The amount of gas and electricity'],
    correct: 0,
    explanation:
      'With a *vast tarief* the price stays the same during the contract. What you pay in the end still depends on how much you use.',
    source: {
      name: 'ACM ConsuWijzer',
      url: 'https://consument.acm.nl/elektriciteit-en-gas/wat-betaal-ik-voor-mijn-energie/vaste-variabele-leveringskosten-energie',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-saving-energy',
    theme: 3,
    endTerm: '3.2.2',
    question: 'Tesfay doet de verwarming uit als hij weggaat. Waarom is dat slim?',
    questionEn: 'Tesfay turns the heating off when he goes out. Why is that clever?',
    options: [
      'Het geeft hem recht op extra toeslag',
      'Het moet volgens de regels van de gemeente',
      'Het is beter voor het milieu en zijn rekening',
    ],
    optionsEn: [
      'It gives him the right to an extra allowance',
      "It is required by the municipality's rules",
      'It is better for the environment and his bill',
    ],
    correct: 2,
    explanation:
      'Who uses less energy (*bespaart*) pays less and helps *het milieu* (the environment). No law tells you to do so.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 3.2.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-kitchen-waste',
    theme: 3,
    endTerm: '3.3.1',
    question: 'Amina heeft appels en aardappelen geschild. Waar gaan de schillen in?',
    questionEn: 'Amina has peeled apples and potatoes. Where do the peelings go?',
    options: ['In de papierbak', 'In de gft-bak', 'In de glasbak'],
    optionsEn: ['In the paper bin', 'In the gft bin', 'In the bottle bank'],
    correct: 1,
    explanation:
      '*Gft* is *groente, fruit en tuin*: waste of vegetables, fruit and the garden. Paper and glass have bins of their own.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/afval/welk-afval-mag-ik-in-de-gft-bak-doen',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-old-sofa',
    theme: 3,
    endTerm: '3.3.1',
    question: 'Yusuf heeft een oude bank. Hij wil hem weggooien. Waar kan hij heen?',
    questionEn: 'Yusuf has an old sofa. He wants to throw it away. Where can he go?',
    options: ['Naar de glasbak', 'Naar de papierbak', 'Naar de milieustraat'],
    optionsEn: ['To the bottle bank', 'To the paper bin', 'To the recycling centre'],
    correct: 2,
    explanation:
      'Bulky waste (*grof afval*) you bring to the *milieustraat*, or the *gemeente* collects it. Never put it beside the containers in the street.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/afval/wat-kan-ik-doen-met-grofvuil',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-waste-rules-differ',
    theme: 3,
    endTerm: '3.3.1',
    question: 'Omar woont nu in een andere gemeente. Zijn de regels voor afval daar hetzelfde?',
    questionEn: 'Omar lives in another municipality now. Are the rules for waste the same there?',
    options: [
      'Nee, elke gemeente heeft eigen regels',
      'Nee, elke straat kiest zelf de regels',
      'Ja, de regels zijn overal gelijk',
    ],
    optionsEn: [
      'No, every municipality has its own rules',
      'No, every street chooses its own rules',
      'Yes, the rules are the same everywhere',
    ],
    correct: 0,
    explanation:
      "Rules for *afval* are not the same in each *gemeente*: other bins, other days. You find them on the municipality's website.",
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/afval/welk-afval-mag-ik-in-de-gft-bak-doen',
      checkedOn: '2026-09-11',
    },
  },
] as const satisfies readonly KnmBankRow[];
