import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';

export const rows = [
  {
    id: 'knm-bank-digid-password',
    theme: 6,
    endTerm: '6.1.1',
    question:
      'Een man belt Ana. Hij is van de bank, zegt hij, en vraagt het wachtwoord van DigiD. Wat doet ze?',
    questionEn:
      'A man calls Ana. He says that he is from the bank and asks for her DigiD password. What does she do?',
    options: ['Ze geeft het niet', 'Ze stuurt het in een e-mail', 'Ze geeft alleen het eerste deel'],
    optionsEn: ['She does not give it', 'She sends it in an e-mail', 'She gives only the first part'],
    correct: 0,
    explanation:
      'Never give your *wachtwoord* (password) of *DigiD* to others: it is as personal as your signature. No bank or office asks for it.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 6.1.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-help-with-computer',
    theme: 6,
    endTerm: '6.1.1',
    question: 'Kees vindt websites van de overheid moeilijk. Waar krijgt hij gratis hulp?',
    questionEn: 'Kees finds government websites difficult. Where does he get free help?',
    options: ['Op het politiebureau', 'In het ziekenhuis', 'In de bibliotheek'],
    optionsEn: ['At the police station', 'At the hospital', 'At the library'],
    correct: 2,
    explanation:
      'In the *bibliotheek* people help you for free with the *digitale overheid*: DigiD, forms, websites.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/digitale-overheid/waar-kan-ik-hulp-vinden-om-vaardiger-te-worden-met-de-computer-en-internet',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-debts',
    theme: 6,
    endTerm: '6.1.2',
    question: 'Samir heeft schulden en kan zijn rekeningen niet betalen. Welke hulp is daarvoor?',
    questionEn: "Samir has debts and can't pay his bills. What help is there for that?",
    options: ['Rechtspraak', 'Studiefinanciering', 'Schuldhulpverlening'],
    optionsEn: ['The courts', 'Student finance', 'Debt counselling'],
    correct: 2,
    explanation:
      '*Schuldhulpverlening* helps people with *schulden* (debts); you can ask for it at the *gemeente*. *Studiefinanciering* is for students.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 6.1.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-food-bank',
    theme: 6,
    endTerm: '6.1.2',
    question: 'Een gezin heeft te weinig geld om eten te kopen. Welke organisatie kan helpen?',
    questionEn: 'A family has too little money to buy food. Which organisation can help?',
    options: ['De Kamer van Koophandel', 'De voedselbank', 'Het consultatiebureau'],
    optionsEn: ['The Chamber of Commerce', 'The food bank', 'The child health clinic'],
    correct: 1,
    explanation:
      'The *voedselbank* gives parcels of food to people who have very little money. For advice about your budget there is the *Nibud*.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 6.1.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-moving-house',
    theme: 6,
    endTerm: '6.2.1',
    question: 'Fatima verhuist. Aan wie moet ze haar nieuwe adres doorgeven?',
    questionEn: 'Fatima moves house. To whom must she report her new address?',
    options: ['Aan de gemeente', 'Aan de provincie', 'Aan de politie'],
    optionsEn: ['To the municipality', 'To the province', 'To the police'],
    correct: 0,
    explanation:
      'Your address stands in the *BRP*, the register of the *gemeente*. So you report a move (*verhuizing*) there.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 6.2.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-birth-within-days',
    theme: 6,
    endTerm: '6.2.1',
    question: 'Olena heeft een baby gekregen. Binnen hoeveel dagen moet iemand de geboorte aangeven?',
    questionEn: 'Olena has had a baby. Within how many days must somebody register the birth?',
    options: ['Binnen 3 dagen', 'Binnen 10 dagen', 'Binnen 30 dagen'],
    optionsEn: ['Within 3 days', 'Within 10 days', 'Within 30 days'],
    correct: 0,
    explanation:
      'You register a birth (*aangeven*) within *drie* days, at the *gemeente* where the child was born.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/aangifte-geboorte-en-naamskeuze-kind/aangifte-geboorte',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-passport-or-permit',
    theme: 6,
    endTerm: '6.2.2',
    question: 'Mei wil haar verblijfsvergunning verlengen. Welke instantie gaat daarover?',
    questionEn: 'Mei wants to renew her residence permit. Which office deals with that?',
    options: ['De SVB', 'De IND', 'De RDW'],
    optionsEn: ['The SVB', 'The IND', 'The RDW'],
    correct: 1,
    explanation:
      'The *IND* decides about residence permits (*verblijfsvergunningen*). A Dutch passport comes from the *gemeente*.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/paspoort-en-identiteitskaart/waar-en-hoe-kan-ik-een-paspoort-of-identiteitskaart-aanvragen',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-naturalisation-where',
    theme: 6,
    endTerm: '6.2.3',
    question: 'Tesfay wil Nederlander worden door naturalisatie. Waar vraagt hij dat aan?',
    questionEn: 'Tesfay wants to become a Dutch citizen by naturalisation. Where does he apply?',
    options: ['Bij de gemeente', 'Bij de rechtbank', 'Bij het UWV'],
    optionsEn: ['At the municipality', 'At the court', 'At the UWV'],
    correct: 0,
    explanation:
      'You apply for *naturalisatie* at the *gemeente*; the *IND* looks at it and decides. No judge is needed.',
    source: {
      name: 'IND',
      url: 'https://ind.nl/nl/nederlanderschap/nederlander-worden-door-naturalisatie',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-second-nationality',
    theme: 6,
    endTerm: '6.2.3',
    question:
      'Linh wordt Nederlander door naturalisatie. Wat moet ze in principe met haar oude nationaliteit doen?',
    questionEn:
      'Linh becomes Dutch by naturalisation. What must she in principle do with her old nationality?',
    options: ['Die elk jaar verlengen', 'Die laten vertalen', 'Die opgeven'],
    optionsEn: ['Renew it every year', 'Have it translated', 'Give it up'],
    correct: 2,
    explanation:
      'After *naturalisatie* you may in principle not keep a second nationality: you give it up (*opgeven*). There are exceptions; ask the *IND*.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 6.2.3',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-municipal-taxes',
    theme: 6,
    endTerm: '6.2.4',
    question: 'Priya krijgt een rekening voor de afvalstoffenheffing. Van wie komt die?',
    questionEn: 'Priya gets a bill for the waste charge. Who does it come from?',
    options: ['Van de gemeente', 'Van het energiebedrijf', 'Van de Belastingdienst'],
    optionsEn: ['From the municipality', 'From the energy company', 'From the Tax Administration'],
    correct: 0,
    explanation:
      'The *gemeente* collects its own taxes: for waste (*afvalstoffenheffing*), sewers, houses and parking. The *Belastingdienst* is for income tax.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 6.2.4',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-gross-and-net',
    theme: 6,
    endTerm: '6.3.1',
    question: 'Op een loonstrook staan een brutoloon en een nettoloon. Wat is het nettoloon?',
    questionEn: 'A pay slip shows gross and net pay. What is net pay?',
    options: [
      'Het geld dat naar de belasting gaat',
      'Het geld dat je op je rekening krijgt',
      'Het loon zonder de vrije dagen',
    ],
    optionsEn: [
      'The money that goes to the tax office',
      'The money that you get in your account',
      'The wages without the days off',
    ],
    correct: 1,
    explanation:
      '*Bruto* is before tax; *netto* is what you receive after it. On the *loonstrook* stand both.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 6.3.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-annual-statement',
    theme: 6,
    endTerm: '6.3.1',
    question: 'Daan krijgt van zijn werkgever een jaaropgave. Hoelang moet hij die bewaren?',
    questionEn: 'Daan gets an annual statement from his employer. How long must he keep it?',
    options: ['Minstens 1 jaar', 'Minstens 5 jaar', 'Minstens 20 jaar'],
    optionsEn: ['At least 1 year', 'At least 5 years', 'At least 20 years'],
    correct: 1,
    explanation:
      'On the *jaaropgave* stands what you earned in a year. Keep (*bewaren*) it for at least five years: the *Belastingdienst* may ask for it.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 6.3.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-tax-return',
    theme: 6,
    endTerm: '6.3.2',
    question: 'Yusuf heeft te veel belasting betaald. Hoe krijgt hij het geld terug?',
    questionEn: 'Yusuf has paid too much tax. How does he get the money back?',
    options: [
      'Hij doet aangifte bij de politie',
      'Hij vraagt het aan zijn gemeente',
      'Hij doet aangifte bij de Belastingdienst',
    ],
    optionsEn: [
      'He makes a report to the police',
      'He asks his municipality',
      'He files a return with the Tax Administration',
    ],
    correct: 2,
    explanation:
      'With the *aangifte* for income tax the *Belastingdienst* works out whether you pay or get money back. At the police *aangifte doen* means to report a crime: the same words, another thing.',
    source: {
      name: 'Belastingdienst',
      url: 'https://www.belastingdienst.nl/wps/wcm/connect/nl/jongeren/content/kan-ik-belasting-terugvragen',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-what-tax-pays',
    theme: 6,
    endTerm: '6.3.2',
    question: 'Iedereen met een inkomen betaalt belasting. Waarvoor gebruikt de overheid dat geld?',
    questionEn: 'Everybody with an income pays tax. What does the government use that money for?',
    options: [
      'Voor de winst van grote bedrijven',
      'Voor scholen, wegen en politie',
      'Voor de lonen van alle werknemers',
    ],
    optionsEn: [
      'For the profits of big companies',
      'For schools, roads and police',
      'For the wages of all employees',
    ],
    correct: 1,
    explanation:
      'Tax (*belasting*) pays for what everybody uses: *onderwijs*, *zorg*, *wegen*, *politie*. Wages are paid by employers.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 6.3.2',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-rent-allowance',
    theme: 6,
    endTerm: '6.3.3',
    question: 'Ana heeft een laag inkomen en een huurhuis. Bij wie vraagt ze huurtoeslag aan?',
    questionEn: 'Ana has a low income and a rented home. Where does she apply for rent allowance?',
    options: [
      'Bij Dienst Toeslagen van de Belastingdienst',
      'Bij de woningcorporatie van haar huis',
      'Bij de Sociale Verzekeringsbank',
    ],
    optionsEn: [
      'At the allowances service of the Tax Administration',
      'At the housing association of her home',
      'At the Social Insurance Bank',
    ],
    correct: 0,
    explanation:
      '*Toeslagen* for rent, care and childcare you ask for at *Dienst Toeslagen* of the *Belastingdienst*. The *Sociale Verzekeringsbank* pays *kinderbijslag*.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/kinderbijslag/hoe-vraag-ik-kinderbijslag-aan',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-child-benefit',
    theme: 6,
    endTerm: '6.3.3',
    question: 'Amina heeft een zoon van twee. Welke instantie betaalt kinderbijslag?',
    questionEn: 'Amina has a son of two. Which office pays child benefit?',
    options: ['Het UWV', 'De KVK', 'De SVB'],
    optionsEn: ['The UWV', 'The KVK', 'The SVB'],
    correct: 2,
    explanation:
      '*Kinderbijslag* comes from the *SVB* (*Sociale Verzekeringsbank*). It is no *toeslag*, and the *Belastingdienst* does not pay it.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/kinderbijslag/hoe-vraag-ik-kinderbijslag-aan',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-income-change-allowance',
    theme: 6,
    endTerm: '6.3.3',
    question: 'Sanne krijgt zorgtoeslag en gaat meer verdienen. Wat moet ze doen?',
    questionEn: 'Sanne gets healthcare allowance and is going to earn more. What must she do?',
    options: ['Wachten op een brief', 'Een nieuwe verzekering nemen', 'Dat op tijd doorgeven'],
    optionsEn: ['Wait for a letter', 'Take out a new insurance', 'Report it in time'],
    correct: 2,
    explanation:
      'An allowance (*toeslag*) depends on your income. Report changes (*doorgeven*) in time, or you may have to pay money back.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 6.3.3',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-show-id',
    theme: 6,
    endTerm: '6.4.1',
    question:
      'De politie vraagt op straat om een identiteitsbewijs. Vanaf welke leeftijd moet je dat laten zien?',
    questionEn: 'In the street the police ask for an identity document. From what age must you show one?',
    options: ['Vanaf 10 jaar', 'Vanaf 14 jaar', 'Vanaf 18 jaar'],
    optionsEn: ['From the age of 10', 'From the age of 14', 'From the age of 18'],
    correct: 1,
    explanation:
      'From *14 jaar* everybody must be able to show an *identiteitsbewijs* when the police ask for it. That may be a passport, an ID card or a residence permit.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/paspoort-en-identiteitskaart/wat-is-de-identificatieplicht',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-stolen-bike',
    theme: 6,
    endTerm: '6.4.1',
    question: 'Iemand heeft de fiets van Omar gestolen. Waar doet hij aangifte?',
    questionEn: "Somebody has stolen Omar's bicycle. Where does he report it?",
    options: ['Bij de rechter', 'Bij de politie', 'Bij de Belastingdienst'],
    optionsEn: ['To the judge', 'To the police', 'To the Tax Administration'],
    correct: 1,
    explanation:
      'Theft (*diefstal*) you report to the *politie*: that is *aangifte doen*. Only later may a judge have to do with it.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 6.4.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-objection-time',
    theme: 6,
    endTerm: '6.5.1',
    question: 'Kees is het niet eens met een besluit van de gemeente. Wat kan hij binnen zes weken doen?',
    questionEn: 'Kees does not agree with a decision of the municipality. What can he do within six weeks?',
    options: ['Bezwaar maken', 'Aangifte doen', 'In hoger beroep gaan'],
    optionsEn: ['Object', 'Report it to the police', 'Appeal to a higher court'],
    correct: 0,
    explanation:
      'Against a decision (*besluit*) of the government you can *bezwaar maken* within six weeks. *Hoger beroep* is against what a judge has decided.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/bezwaar-en-beroep/bezwaar-tegen-beslissing-overheid',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-ombudsman',
    theme: 6,
    endTerm: '6.5.1',
    question: 'Olena is slecht behandeld door een ambtenaar. Haar klacht helpt niet. Waar kan ze naartoe?',
    questionEn: 'Olena was treated badly by an official. Her complaint does not help. Where can she go?',
    options: ['Naar de Huurcommissie', 'Naar de ombudsman', 'Naar de notaris'],
    optionsEn: ['To the Rent Tribunal', 'To the ombudsman', 'To the notary'],
    correct: 1,
    explanation:
      'The *ombudsman* looks into complaints (*klachten*) about the authorities; there is a national one, and many cities have their own. The *Huurcommissie* is about rent.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 6.5.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
  {
    id: 'knm-bank-free-legal-advice',
    theme: 6,
    endTerm: '6.5.2',
    question:
      'Fatima heeft een laag inkomen en een probleem met een contract. Wie geeft haar gratis juridisch advies?',
    questionEn: 'Fatima has a low income and a problem with a contract. Who gives her free legal advice?',
    options: ['Het Juridisch Loket', 'De rechtbank', 'De gemeenteraad'],
    optionsEn: ['The Legal Help Desk', 'The court', 'The municipal council'],
    correct: 0,
    explanation:
      '*Het Juridisch Loket* gives free legal advice to people on a low income. A *rechtbank* decides, but gives nobody advice.',
    source: {
      name: 'Rijksoverheid',
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/bescherming-van-consumenten/waar-kan-ik-terecht-voor-hulp-bij-een-juridisch-probleem-of-conflict',
      checkedOn: '2026-09-11',
    },
  },
  {
    id: 'knm-bank-liability-insurance',
    theme: 6,
    endTerm: '6.6.1',
    question: 'Mei stoot bij vrienden een dure vaas om. Welke verzekering betaalt zoiets?',
    questionEn:
      "At friends' Mei knocks over an expensive vase. Which insurance pays for something like that?",
    options: ['De basisverzekering', 'De opstalverzekering', 'De aansprakelijkheidsverzekering'],
    optionsEn: ['The basic health insurance', 'Buildings insurance', 'Liability insurance'],
    correct: 2,
    explanation:
      '*Aansprakelijk* means that you must pay for damage you do to others. This insurance is not compulsory, but most people find it wise to have one.',
    source: {
      name: 'Regeling inburgering 2021, eindterm 6.6.1',
      url: 'https://wetten.overheid.nl/BWBR0045574/2026-04-18#Bijlage2',
      checkedOn: '2026-11-20',
    },
  },
] as const satisfies readonly KnmBankRow[];
