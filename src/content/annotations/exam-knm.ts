import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'knm-keti-koti-slavery',
    hash: 'f1630c52',
  },
  {
    id: 'knm-holocaust-meaning',
    hash: '32d4a896',
  },
  {
    id: 'knm-seat-of-government',
    hash: '0570befa',
  },
  {
    id: 'knm-who-makes-laws',
    hash: '3217f13b',
  },
  {
    id: 'knm-constitution-article-one',
    hash: '07c4a25c',
    unusual: [
      'Welke regel staat/staan-geschreven in artikel 1 van de Grondwet',
      'Geloof/geloven is een eigen keuze',
    ],
  },
  {
    id: 'knm-own-choice-of-partner',
    hash: 'f1df4807',
  },
  {
    id: 'knm-vote-without-passport',
    hash: '1a81c217',
    unusual: ['Voor de Tweede/tweede-kamer/1 Kamer/tweede-kamer/-1'],
  },
  {
    id: 'knm-appeal-to-higher-court',
    hash: 'e5f48581',
    unusual: ['Je bent het niet eens/eens-mening met de rechter'],
  },
  {
    id: 'knm-compulsory-school-age',
    hash: 'ad5adb01',
  },
  {
    id: 'knm-school-advice',
    hash: 'd9b968c5',
    unusual: ['Over haar gedrag op/op-bij school'],
  },
  {
    id: 'knm-voluntary-parental-contribution',
    hash: '4b104f2c',
  },
  {
    id: 'knm-child-breaks-window',
    hash: '14cb3a24',
    unusual: [
      'Mo is 9 jaar en maakt/kapotmaken/6 een ruit van de buren kapot/kapotmaken/-6',
      'Zijn/zijn-bezit ouders',
    ],
  },
  {
    id: 'knm-deductible-gp',
    hash: '77bade13',
  },
  {
    id: 'knm-car-insurance',
    hash: 'd36ed139',
  },
  {
    id: 'knm-digid-login',
    hash: 'eea24940',
    unusual: [
      'Je vraagt/aanvragen/4 op internet zorgtoeslag aan/aanvragen/-4',
      'Waarmee log/inloggen/2 je in/inloggen/-2',
    ],
  },
  {
    id: 'knm-register-birth',
    hash: '9a015f96',
    unusual: ['Waar geef/aangeven/4 je de geboorte aan/aangeven/-4'],
  },
  {
    id: 'knm-bank-naturalisation-where',
    hash: '97c43f64',
    unusual: ['Waar vraagt/aanvragen/3 hij dat aan/aanvragen/-3'],
  },
  {
    id: 'knm-landlord-ends-lease',
    hash: '64b3cbe5',
  },
  {
    id: 'knm-mortgage-meaning',
    hash: '71a0e8b4',
  },
  {
    id: 'knm-temporary-contract-ends',
    hash: '27c3de91',
  },
  {
    id: 'knm-start-own-business',
    hash: 'ba86c3c3',
  },
  {
    id: 'knm-trade-union-task',
    hash: 'a7b3fb3d',
    unusual: ['Die komt/opkomen-voor/1 op/opkomen-voor/1 voor/opkomen-voor/-2 werknemers'],
  },
  {
    id: 'knm-civil-wedding-first',
    hash: 'e17264f6',
  },
  {
    id: 'knm-club-membership-fee',
    hash: 'cf5d97af',
    unusual: [
      'De regels die/die-verwijzend leden volgen',
      'De kleren die/die-verwijzend leden dragen',
      'Het geld dat/dat-verwijzend leden betalen',
    ],
  },
  {
    id: 'knm-unemployment-benefit',
    hash: '0370a7be',
    unusual: ['Waar vraagt/aanvragen/3 hij WW aan/aanvragen/-3'],
  },
  {
    id: 'knm-bank-rent-allowance',
    hash: '8b96efba',
    unusual: [
      'Bij wie vraagt/aanvragen/3 ze huurtoeslag aan/aanvragen/-3',
      'Bij de Dienst/dienst Toeslagen',
      'Bij de Sociale/=name Verzekeringsbank',
    ],
  },
  {
    id: 'knm-out-of-hours-gp',
    hash: '9034866d',
  },
  {
    id: 'knm-child-health-clinic',
    hash: '9c5dd169',
    unusual: ['Het past/oppassen/1 op/oppassen/-1 kinderen als ouders werken/werk'],
  },
  {
    id: 'knm-bank-midwife',
    hash: '3c39aa5a',
  },
  {
    id: 'knm-bank-referral-to-specialist',
    hash: '5ec4a932',
    unusual: ['Een recept/recept-apotheek van de apotheek'],
  },
  {
    id: 'knm-bank-integration-module-map',
    hash: '1e28681f',
    unusual: ['Olena volgt de module MAP/=name voor haar inburgering'],
  },
  {
    id: 'knm-bank-temp-agency-costs',
    hash: '903c0cea',
    unusual: ['Linh schrijft/inschrijven/2 zich in/inschrijven/-2 bij een uitzendbureau'],
  },
  {
    id: 'knm-bank-work-through-network',
    hash: '11fe4e64',
    unusual: [
      'Ze vertelt vrienden dat/dat-zin ze werk zoekt',
      'Ze schrijft/inschrijven/2 zich in/inschrijven/-2 bij een uitzendbureau',
    ],
  },
  {
    id: 'knm-bank-questions-at-interview',
    hash: 'e5ba0fc6',
    unusual: [
      'Mag hij zelf vragen/vraag stellen over het werk',
      'Ja werkgevers vinden/goedvinden/3 dat meestal goed/goedvinden/-3',
    ],
  },
  {
    id: 'knm-bank-work-experience',
    hash: '4ad2e7a0',
    unusual: ['Waar zet hij dat in zijn/zijn-bezit cv'],
  },
  {
    id: 'knm-bank-diploma-from-abroad',
    hash: '37577878',
    unusual: [
      'Mei/=name heeft een diploma uit China',
      'Ze vraagt/aanvragen/6 een verklaring bij de gemeente aan/aanvragen/-6',
      'Ze vraagt/aanvragen/3 een diplomawaardering aan/aanvragen/-3',
    ],
  },
  {
    id: 'knm-bank-training-for-workers',
    hash: '95974044',
    unusual: ['Kees heeft werk en volgt ook een cursus voor zijn/zijn-bezit beroep'],
  },
  {
    id: 'knm-bank-language-demand',
    hash: 'd94cb830',
    unusual: ['In een vacature staat/staan-geschreven'],
  },
  {
    id: 'knm-bank-assistance-without-work-history',
    hash: 'e42e4486',
    unusual: ['Waar vraagt/aanvragen/4 ze een uitkering aan/aanvragen/-4'],
  },
  {
    id: 'knm-bank-ill-after-years-of-work',
    hash: '4228c211',
    unusual: ['Daan is al twee jaar ziek en kan niet/niet-meer/1 meer/niet-meer/-1 werken'],
  },
  {
    id: 'knm-bank-living-together-on-benefit',
    hash: 'e7f61819',
    unusual: [
      'Dat direct aan/aan-ontvanger de gemeente vertellen',
      'Dat bij zijn/zijn-bezit belastingaangifte vertellen',
    ],
  },
  {
    id: 'knm-bank-collective-agreement',
    hash: 'ec74cf30',
    unusual: ['Afspraken tussen een baas en één/een-getal werknemer'],
  },
  {
    id: 'knm-bank-permanent-contract',
    hash: 'c01e0f38',
    unusual: ['Sanne krijgt een vast/vast contract', 'Het loon verandert niet/niet-meer/1 meer/niet-meer/-1'],
  },
  {
    id: 'knm-bank-part-time-work',
    hash: '5ff49f37',
  },
  {
    id: 'knm-bank-works-council-members',
    hash: '0673b36f',
    unusual: ['Voor wie komt/opkomen-voor/3 die raad op/opkomen-voor/-3'],
  },
  {
    id: 'knm-bank-deducted-from-wages',
    hash: 'fd653733',
  },
  {
    id: 'knm-bank-refused-for-origin',
    hash: '0b415549',
  },
  {
    id: 'knm-bank-confidential-adviser',
    hash: '38ee6bf2',
    unusual: ['Wie is er op/op-bij het werk speciaal voor zulke problemen'],
  },
  {
    id: 'knm-bank-benefit-and-own-business',
    hash: 'ae868e95',
    unusual: [
      'Hij schrijft/inschrijven/4 zijn/zijn-bezit nieuwe bedrijf in/inschrijven/-4 bij de KVK',
      'Zijn/zijn-bezit uitkering blijft gelijk/gelijk-zelfde',
      'Zijn/zijn-bezit uitkering wordt een lening',
      'Zijn/zijn-bezit recht op een uitkering stopt',
    ],
  },
  {
    id: 'knm-bank-seek-work-on-benefit',
    hash: '751a823c',
    unusual: ['Werk zoeken en dat laten/laten-zien/1 zien/laten-zien/-1'],
  },
  {
    id: 'knm-bank-accept-work-on-benefit',
    hash: '3f835dac',
    unusual: ['Hij krijgt werk aangeboden dat/dat-zin hij niet leuk vindt'],
  },
  {
    id: 'knm-bank-negotiating-wages',
    hash: '5f751963',
    unusual: [
      'Mag ze over haar loon praten voordat ze tekent/tekenen-handtekening',
      'Nee het loon staat/vaststaan/3 altijd al vast/vaststaan/-3',
      'Ja onderhandelen is heel gewoon/gewoon-normaal',
    ],
  },
  {
    id: 'knm-bank-appraisal-talk',
    hash: '63f6abd5',
    unusual: [
      'Daan heeft een functioneringsgesprek met zijn/zijn-bezit chef',
      'Over hoe Daan zijn/zijn-bezit werk doet',
      "Over het werk van zijn/zijn-bezit collega's",
      'Over wie zijn/zijn-bezit nieuwe chef wordt',
    ],
  },
  {
    id: 'knm-bank-temp-agency-pays',
    hash: 'f1a17fea',
    unusual: ['Mei/=name werkt via een uitzendbureau in een fabriek'],
  },
  {
    id: 'knm-bank-pension-of-self-employed',
    hash: '60a3c86c',
    unusual: ['Wie zorgt voor zijn/zijn-bezit pensioen naast de AOW'],
  },
  {
    id: 'knm-bank-ill-with-own-business',
    hash: '7bdae6ef',
  },
  {
    id: 'knm-bank-customs-differ',
    hash: '4f9e47bc',
    unusual: [
      'Mei/=name verhuist van een dorp naar een grote stad',
      'Ja gewoontes staan/staan-geschreven in de wet',
    ],
  },
  {
    id: 'knm-bank-carnival-in-the-south',
    hash: 'd5a07cf4',
  },
  {
    id: 'knm-bank-speaking-directly',
    hash: '6a887db9',
  },
  {
    id: 'knm-bank-appointment-with-agency',
    hash: '02d7371c',
  },
  {
    id: 'knm-bank-missed-hospital-appointment',
    hash: '58cafd4d',
    unusual: [
      'Daan vergeet zijn/zijn-bezit afspraak in het ziekenhuis',
      'Zijn/zijn-bezit eigen risico hoger maken',
      'Hem/hem een rekening sturen',
      'Zijn/zijn-bezit verzekering laten betalen',
    ],
  },
  {
    id: 'knm-bank-two-women-marry',
    hash: '7b3c5830',
  },
  {
    id: 'knm-bank-unmarried-couple',
    hash: '8f272ee1',
    unusual: [
      'Ana en Kees wonen/samenwonen/1 samen/samenwonen/-1',
      'Wat is waar/waar-echt',
      'Dat mag niet/niet-meer/1 meer/niet-meer/-1 met een kind',
    ],
  },
  {
    id: 'knm-bank-registered-partnership',
    hash: '4226efaf',
    unusual: ['Twee jaar samen op één/een-getal adres wonen'],
  },
  {
    id: 'knm-bank-silence-on-4-may',
    hash: '2c413f9f',
    unusual: ['De Nederlandse vlag hangt niet boven/boven-op aan de mast'],
  },
  {
    id: 'knm-bank-kings-day-date',
    hash: '210221b3',
  },
  {
    id: 'knm-bank-day-off-for-eid',
    hash: 'd37ccad5',
    unusual: [
      'Aan/aan-ontvanger zijn/zijn-bezit werkgever een vrije dag vragen',
      'Niets voor zijn/zijn-bezit geloof mag hij niet vrij zijn',
      'Aan/aan-ontvanger de gemeente een vrije dag vragen',
    ],
  },
  {
    id: 'knm-bank-holiday-is-not-always-off',
    hash: '6dfb577e',
    unusual: ['Op tweede kerstdag staat/staan-geschreven ze op het rooster'],
  },
  {
    id: 'knm-bank-volunteering',
    hash: '0ddb91c9',
  },
  {
    id: 'knm-bank-birthday-congratulations',
    hash: '4e52c657',
  },
  {
    id: 'knm-bank-condolences',
    hash: '60691e21',
  },
  {
    id: 'knm-bank-rusk-after-birth',
    hash: '71a97f3c',
  },
  {
    id: 'knm-flag-with-schoolbag',
    hash: 'e8c12391',
    unusual: [
      'Een kind gaat voor/voor-het-eerst/1 het/voor-het-eerst/1 eerst/voor-het-eerst/-2 naar school',
      'Een leraar viert zijn/zijn-bezit verjaardag',
    ],
  },
  {
    id: 'knm-liberation-day',
    hash: '99f02d26',
  },
  {
    id: 'knm-bank-dentist-missed-appointment',
    hash: '91c6bb4d',
  },
  {
    id: 'knm-bank-sinterklaas-evening',
    hash: 'd8027e86',
  },
  {
    id: 'knm-bank-christmas-days',
    hash: 'f9783722',
  },
  {
    id: 'knm-bank-easter-eggs',
    hash: '0d2195c3',
  },
  {
    id: 'knm-bank-new-years-eve',
    hash: '5b49f3fa',
  },
  {
    id: 'knm-bank-first-home-from-municipality',
    hash: 'be971226',
    unusual: ['Tesfay is vluchteling en krijgt zijn/zijn-bezit eerste huis in Nederland'],
  },
  {
    id: 'knm-bank-what-is-in-lease',
    hash: 'b21c4bcc',
    unusual: ['Priya tekent/tekenen-handtekening een huurcontract', 'Wat staat/staan-geschreven daarin'],
  },
  {
    id: 'knm-bank-housing-market-differs',
    hash: '7d9bd4e1',
    unusual: ['Ja er is één/een-getal wachtlijst voor het hele land'],
  },
  {
    id: 'knm-bank-overdue-repairs',
    hash: '7feee31a',
    unusual: ['Wat is waar/waar-echt'],
  },
  {
    id: 'knm-bank-rent-increase',
    hash: '62627d3e',
    unusual: ['Samir vindt zijn/zijn-bezit huurverhoging te hoog', 'Naar de Dienst/dienst Toeslagen'],
  },
  {
    id: 'knm-bank-social-housing-registration',
    hash: '137693e3',
  },
  {
    id: 'knm-bank-register-early',
    hash: '458214a9',
    unusual: [
      'Waarom schrijven/inschrijven/7 veel mensen zich zo vroeg mogelijk in/inschrijven/-7 voor een sociale huurwoning',
    ],
  },
  {
    id: 'knm-bank-three-ways-to-a-home',
    hash: 'be2d2cfa',
    unusual: ['Een huurhuis in de vrije/vrij sector'],
  },
  {
    id: 'knm-bank-estate-agent',
    hash: 'e469eea5',
  },
  {
    id: 'knm-bank-own-connection',
    hash: 'f5573c67',
    unusual: ['Mei/=name verhuist naar een nieuw huis', 'Mei/=name zelf'],
  },
  {
    id: 'knm-bank-power-cut',
    hash: 'f89eae54',
    unusual: ['Bij zijn/zijn-bezit verhuurder'],
  },
  {
    id: 'knm-bank-meter-readings',
    hash: '0403e7b8',
    unusual: ['De cijfers op de meter/meter-energie in huis'],
  },
  {
    id: 'knm-bank-fixed-energy-price',
    hash: 'e7a63404',
    unusual: [
      'Olena kiest een energiecontract met een vast/vast tarief',
      'Wat is vast/vast',
      'De prijs/prijs van de energie',
    ],
  },
  {
    id: 'knm-bank-saving-energy',
    hash: '94f09b85',
    unusual: [
      'Tesfay doet/uitdoen/3 de verwarming uit/uitdoen/-3 als hij weggaat',
      'Zijn/zijn-bezit tarief voor energie gaat dan omlaag',
      'Het moet volgens zijn/zijn-bezit energiecontract',
      'Het is beter voor het milieu en zijn/zijn-bezit rekening',
    ],
  },
  {
    id: 'knm-bank-kitchen-waste',
    hash: 'a091f12b',
    unusual: ['In de bak/bak-afval voor restafval'],
  },
  {
    id: 'knm-bank-old-sofa',
    hash: '90dee574',
    unusual: ['Naar de bak/bak-afval voor restafval'],
  },
  {
    id: 'knm-bank-waste-rules-differ',
    hash: '7809ec2a',
  },
  {
    id: 'knm-bank-annual-energy-bill',
    hash: '7c052e10',
    unusual: [
      'Op de jaarrekening van het energiebedrijf krijgt/terugkrijgen/3 Kees geld terug/terugkrijgen/-3',
      'Zijn/zijn-bezit contract is voorbij',
      'Zijn/zijn-bezit prijs/prijs is lager geworden',
    ],
  },
  {
    id: 'knm-bank-choose-a-gp',
    hash: 'edc91191',
    unusual: ['Mei/=name is verhuisd en zoekt een huisarts', 'Meestal Mei/=name zelf'],
  },
  {
    id: 'knm-bank-confidential-with-gp',
    hash: 'a88f75e3',
    unusual: [
      'Tesfay vertelt zijn/zijn-bezit huisarts dat/dat-zin hij veel drinkt',
      'Mag de huisarts dat aan/aan-ontvanger zijn/zijn-bezit baas vertellen',
      'Nee alleen als zijn/zijn-bezit verzekeraar dat goed vindt',
      'Ja het is belangrijk voor zijn/zijn-bezit werk',
    ],
  },
  {
    id: 'knm-bank-mental-health-first-step',
    hash: '641b5528',
    unusual: ['Bij wie kan/terechtkunnen/4 ze het eerst terecht/terechtkunnen/-4'],
  },
  {
    id: 'knm-bank-interpreter-at-gp',
    hash: '796d1fff',
  },
  {
    id: 'knm-bank-prescription-medicine',
    hash: '24558404',
    unusual: [
      'Een recept/recept-apotheek en een strip met pillen',
      'Daan heeft medicijnen op recept/recept-apotheek nodig',
    ],
  },
  {
    id: 'knm-bank-painkiller-without-prescription',
    hash: '161c6408',
    unusual: ['Ze heeft geen recept/recept-apotheek', 'Nee dan heeft ze een recept/recept-apotheek nodig'],
  },
  {
    id: 'knm-bank-dentist-without-referral',
    hash: '3a1085f9',
    unusual: ['Kees heeft pijn aan zijn/zijn-bezit tand'],
  },
  {
    id: 'knm-bank-maternity-nurse',
    hash: 'bbf3c8f3',
  },
  {
    id: 'knm-bank-gp-out-of-hours-procedure',
    hash: 'b5b38d28',
  },
  {
    id: 'knm-bank-call-112',
    hash: '2f3f4902',
    unusual: ['Hij ademt niet/niet-meer/1 meer/niet-meer/-1'],
  },
  {
    id: 'knm-bank-call-112-without-credit',
    hash: 'ab40639a',
    unusual: ['Ze heeft geen beltegoed meer/meer-voorbij'],
  },
  {
    id: 'knm-bank-basic-insurance-compulsory',
    hash: '4605c050',
  },
  {
    id: 'knm-bank-dentist-for-children',
    hash: '30b7b321',
  },
  {
    id: 'knm-bank-change-insurer',
    hash: '80fac483',
  },
  {
    id: 'knm-bank-claiming-a-bill',
    hash: '8c03298f',
    unusual: [
      'Haar verzekering betaalt/terugbetalen/2 die terug/terugbetalen/-2',
      'De rekening aan/aan-ontvanger de huisarts geven',
    ],
  },
  {
    id: 'knm-bank-care-online',
    hash: '193a41f4',
    unusual: [
      'Kees wil zijn/zijn-bezit afspraken/afspraak en uitslagen van het ziekenhuis zien',
      'Online bij zijn/zijn-bezit zorgverzekeraar',
    ],
  },
  {
    id: 'knm-bank-digid-for-care',
    hash: 'f986af4c',
    unusual: [
      'Een telefoon met een scherm om in/inloggen/2 te loggen/inloggen/-2',
      'Daan vraagt/aanvragen/2 zorgtoeslag aan/aanvragen/-2 op internet',
      'Waarvoor gebruikt hij zijn/zijn-bezit DigiD',
      'Om te laten/laten-zien/1 zien/laten-zien/-1 waar hij verzekerd is',
      'Om te laten/laten-zien/1 zien/laten-zien/-1 wat hij verdient',
      'Om te laten/laten-zien/1 zien/laten-zien/-1 wie hij is',
    ],
  },
  {
    id: 'knm-bank-help-at-home',
    hash: '15f33078',
    unusual: [
      'De oude vader van Sanne heeft hulp nodig bij/bij-tijdens het schoonmaken',
      'Waar vraagt/aanvragen/3 ze dat aan/aanvragen/-3',
    ],
  },
  {
    id: 'knm-bank-neighbourhood-team',
    hash: '401bec1d',
  },
  {
    id: 'knm-bank-referral-to-psychologist',
    hash: '94d40e4e',
    unusual: [
      'Hij verwijst/doorverwijzen/2 haar door/doorverwijzen/-2 naar de GGD',
      'Hij verwijst/doorverwijzen/2 haar door/doorverwijzen/-2 naar de huisartsenpost',
      'Hij verwijst/doorverwijzen/2 haar door/doorverwijzen/-2 naar een psycholoog',
    ],
  },
  {
    id: 'knm-bank-deductible-in-parts',
    hash: 'e31dfbd7',
    unusual: [
      'Priya kan haar eigen risico niet in één/een-getal keer betalen',
      'De Dienst/dienst Toeslagen vragen om het te betalen',
    ],
  },
  {
    id: 'knm-bank-own-contribution',
    hash: '1d02117e',
    unusual: [
      'Omar krijgt een hoortoestel via zijn/zijn-bezit verzekering',
      'Het geld dat/dat-verwijzend hij elke maand betaalt',
      'Het deel van de kosten dat/dat-verwijzend hij betaalt',
      'Het geld dat/dat-verwijzend hij later terugkrijgt',
    ],
  },
  {
    id: 'knm-bank-physiotherapy-for-children',
    hash: '1e1e0b66',
  },
  {
    id: 'knm-bank-seventeenth-century-painters',
    hash: '6ee17d9c',
  },
  {
    id: 'knm-bank-plantations',
    hash: '17deb49a',
  },
  {
    id: 'knm-bank-abolition-year',
    hash: 'f0d5e345',
  },
  {
    id: 'knm-bank-windmills-and-polders',
    hash: 'a66b0249',
    unusual: [
      'Een molen op laag land met ernaast een dijk/dijk en water',
      'Land dat/dat-verwijzend vroeger water was',
    ],
  },
  {
    id: 'knm-bank-flood-of-1953',
    hash: '6121ee7c',
    unusual: ['Een zware/zwaar-moeilijk aardbeving'],
  },
  {
    id: 'knm-bank-national-anthem',
    hash: 'f86b1c6c',
  },
  {
    id: 'knm-bank-flag-colours',
    hash: '4b6fc8f5',
    unusual: ['Mei/=name tekent de Nederlandse vlag'],
  },
  {
    id: 'knm-bank-occupation-years',
    hash: '82909141',
  },
  {
    id: 'knm-bank-antisemitism-forbidden',
    hash: '30e428cb',
  },
  {
    id: 'knm-bank-remembering-and-celebrating',
    hash: '9932e540',
  },
  {
    id: 'knm-bank-migration-after-1945',
    hash: 'ae3e1bca',
  },
  {
    id: 'knm-bank-cooperation-after-war',
    hash: '5f8b6f10',
  },
  {
    id: 'knm-bank-abortion-and-euthanasia',
    hash: 'ca685960',
  },
  {
    id: 'knm-bank-capital',
    hash: 'fcfa4fbb',
    unusual: ['Een kaart/kaart van Nederland'],
  },
  {
    id: 'knm-bank-groningen-province',
    hash: '27501898',
    unusual: ['Een kaart/kaart van Nederland'],
  },
  {
    id: 'knm-bank-north-of-country',
    hash: 'eac20ef9',
    unusual: ['Een kaart/kaart van Nederland met een pijl naar het noorden'],
  },
  {
    id: 'knm-bank-check-in-and-out',
    hash: '5c54279e',
    unusual: [
      'Een paal op/op-bij het station en een pas/pas-kaart',
      'Wat doet hij aan het begin/begin en aan het eind van zijn/zijn-bezit reis',
      'Zijn/zijn-bezit kaartje laten stempelen',
      'Zijn/zijn-bezit identiteitsbewijs laten/laten-zien/1 zien/laten-zien/-1',
    ],
  },
  {
    id: 'knm-bank-ways-to-pay-for-travel',
    hash: '7babdc98',
  },
  {
    id: 'knm-seventeenth-century-trade',
    hash: 'f99a39b0',
  },
  {
    id: 'knm-delta-works',
    hash: '30334b2e',
  },
  {
    id: 'knm-bank-workers-from-abroad',
    hash: '50773909',
    unusual: ['Om hier te werken/werk'],
  },
  {
    id: 'knm-bank-province-in-the-south',
    hash: '0802e5b2',
  },
  {
    id: 'knm-bank-province-in-the-east',
    hash: '77378bcc',
  },
  {
    id: 'knm-bank-province-of-rotterdam',
    hash: '4a7428f6',
  },
  {
    id: 'knm-bank-digid-password-known-by',
    hash: 'bf346721',
    unusual: [
      'Een telefoon met een scherm om in/inloggen/2 te loggen/inloggen/-2',
      'Ana en haar man/man-echtgenoot vragen/aanvragen/3 samen toeslag aan/aanvragen/-3',
      'Ana en haar man/man-echtgenoot',
    ],
  },
  {
    id: 'knm-bank-help-with-computer',
    hash: 'b4dc06dc',
    unusual: ['Een telefoon met een scherm om in/inloggen/2 te loggen/inloggen/-2'],
  },
  {
    id: 'knm-bank-debts',
    hash: '6cff180b',
  },
  {
    id: 'knm-bank-food-bank',
    hash: '916e41fd',
    unusual: ['Een gezin heeft te weinig geld om eten/eten-maaltijd te kopen'],
  },
  {
    id: 'knm-bank-moving-house',
    hash: 'f20df692',
    unusual: [
      'Aan/aan-ontvanger wie moet ze haar nieuwe adres doorgeven',
      'Aan/aan-ontvanger de gemeente',
      'Aan/aan-ontvanger de Belastingdienst',
      'Aan/aan-ontvanger de politie',
    ],
  },
  {
    id: 'knm-bank-birth-within-days',
    hash: '04acf4ca',
  },
  {
    id: 'knm-bank-passport-or-permit',
    hash: 'e0f7776c',
    unusual: ['Een pas/pas-kaart met een foto', 'Mei/=name wil haar verblijfsvergunning verlengen'],
  },
  {
    id: 'knm-bank-second-nationality',
    hash: 'baeae8fd',
    unusual: ['Een pas/pas-kaart met een foto', 'Die opgeven/opgeven'],
  },
  {
    id: 'knm-bank-municipal-taxes',
    hash: '3e8fce5f',
  },
  {
    id: 'knm-bank-gross-and-net',
    hash: '55df612e',
    unusual: [
      'Op een loonstrook staan/staan-geschreven een brutoloon en een nettoloon',
      'Het geld dat/dat-verwijzend naar de belasting gaat',
      'Het geld dat/dat-verwijzend je op je rekening/rekening-bank krijgt',
    ],
  },
  {
    id: 'knm-bank-annual-statement',
    hash: '8fe27f02',
    unusual: [
      'Daan krijgt van zijn/zijn-bezit werkgever een jaaropgave',
      'Hoelang kan hij die/die-verwijzend het best bewaren',
    ],
  },
  {
    id: 'knm-bank-tax-return',
    hash: '1ad41efb',
    unusual: [
      'Hoe krijgt/terugkrijgen/4 hij het geld terug/terugkrijgen/-4',
      'Hij vraagt het aan/aan-ontvanger zijn/zijn-bezit werkgever',
    ],
  },
  {
    id: 'knm-bank-what-tax-pays',
    hash: '77f3d7e0',
    unusual: ['Voor winkels banken/bank-geld en kranten'],
  },
  {
    id: 'knm-bank-child-benefit',
    hash: 'bb1cdbdc',
  },
  {
    id: 'knm-bank-income-change-allowance',
    hash: '419ae1a8',
    unusual: ['De verandering op/op-tijd/1 tijd/op-tijd/-1 doorgeven'],
  },
  {
    id: 'knm-bank-show-id',
    hash: '2f68f697',
    unusual: ['Wie moet dat kunnen laten/laten-zien/1 zien/laten-zien/-1'],
  },
  {
    id: 'knm-bank-stolen-bike',
    hash: 'fd988c99',
    unusual: ['Waar doet hij aangifte/aangifte', 'Bij zijn/zijn-bezit verzekering'],
  },
  {
    id: 'knm-bank-objection-time',
    hash: '874bd127',
    unusual: ['Kees is het niet eens/eens-mening met een besluit van de gemeente', 'Aangifte/aangifte doen'],
  },
  {
    id: 'knm-bank-ombudsman',
    hash: 'a45ba101',
  },
  {
    id: 'knm-bank-free-legal-advice',
    hash: '0b218915',
  },
  {
    id: 'knm-bank-liability-insurance',
    hash: '83488685',
    unusual: ['Mei/=name stoot/omstoten/6 bij vrienden een dure vaas om/omstoten/-6'],
  },
  {
    id: 'knm-bank-acknowledging-a-child',
    hash: 'e2ec7677',
  },
  {
    id: 'knm-bank-divorce-by-judge',
    hash: 'a867566b',
    unusual: [
      'Sanne en Omar zijn getrouwd en willen scheiden/scheiden-huwelijk',
      'Wie spreekt/uitspreken/3 de scheiding uit/uitspreken/-3',
    ],
  },
  {
    id: 'knm-bank-renewing-driving-licence',
    hash: 'cc921f6f',
    unusual: [
      'Tesfay moet zijn/zijn-bezit Nederlandse rijbewijs verlengen',
      'Waar vraagt/aanvragen/4 hij een nieuw aan/aanvragen/-4',
      'Bij zijn/zijn-bezit rijschool',
    ],
  },
  {
    id: 'knm-bank-help-with-tax-return',
    hash: 'f5324f7d',
    unusual: [
      'Yusuf vindt zijn/zijn-bezit belastingaangifte moeilijk',
      'Bij zijn/zijn-bezit bank/bank-geld of zijn/zijn-bezit verzekeraar',
    ],
  },
  {
    id: 'knm-bank-id-on-train',
    hash: 'f64e5686',
    unusual: [
      'Een meisje zit/zitten zonder kaartje in de trein',
      'Vanaf welke leeftijd moet ze daar een identiteitsbewijs laten/laten-zien/1 zien/laten-zien/-1',
    ],
  },
  {
    id: 'knm-bank-reporting-a-murder',
    hash: 'ec166220',
    unusual: [
      'Moet hij dat aan/aan-ontvanger de politie vertellen',
      'Ja bij/bij-geval een moord is dat verplicht',
      'Nee aangifte/aangifte is altijd vrijwillig',
    ],
  },
  {
    id: 'knm-bank-official-asks-money',
    hash: '8e8d44fd',
  },
  {
    id: 'knm-bank-legal-aid-contribution',
    hash: '91a378f9',
  },
  {
    id: 'knm-bank-car-tax',
    hash: '76bdf651',
  },
  {
    id: 'knm-bank-insuring-a-house',
    hash: 'b8cf91e2',
    unusual: ['Welke verzekering betaalt bij/bij-geval brand de schade aan het huis zelf'],
  },
  {
    id: 'knm-bank-task-of-the-king',
    hash: '6f77192e',
    unusual: ['Wat/wat-voor/1 voor/wat-voor/-1 taak heeft hij vooral'],
  },
  {
    id: 'knm-bank-two-chambers',
    hash: 'fe73ddb1',
    unusual: ['Linh leest over de Tweede/tweede-kamer/1 Kamer/tweede-kamer/-1'],
  },
  {
    id: 'knm-bank-prime-minister',
    hash: 'b55d2167',
    unusual: [
      'Wie geeft leiding aan/aan-ontvanger de ministers',
      'De voorzitter van de Tweede/tweede-kamer/1 Kamer/tweede-kamer/-1',
    ],
  },
  {
    id: 'knm-bank-three-levels',
    hash: 'dca11558',
    unusual: ['het rijk de gemeenten en nog één/een-getal'],
  },
  {
    id: 'knm-bank-political-parties',
    hash: 'ba3aae06',
    unusual: [
      'Na de verkiezingen voor de Tweede/tweede-kamer/1 Kamer/tweede-kamer/-1 gaan een/een-paar/1 paar/een-paar/-1 partijen samenwerken',
      'Een Eerste/eerste-kamer/1 Kamer/eerste-kamer/-1',
    ],
  },
  {
    id: 'knm-bank-living-in-another-eu-country',
    hash: 'f7757c44',
  },
  {
    id: 'knm-bank-eu-rules',
    hash: 'e5a1815b',
  },
  {
    id: 'knm-bank-three-powers',
    hash: 'f9a4a162',
    unusual: ['Leiding geven aan/aan-ontvanger de politie'],
  },
  {
    id: 'knm-bank-accepting-a-ruling',
    hash: '98ad1d9e',
    unusual: ['Hij is het er niet mee eens/eens-mening', 'Aangifte/aangifte doen bij de politie'],
  },
  {
    id: 'knm-bank-voting-age',
    hash: '1b53a772',
    unusual: ['Vanaf welke leeftijd mag ze stemmen voor de Tweede/tweede-kamer/1 Kamer/tweede-kamer/-1'],
  },
  {
    id: 'knm-bank-standing-for-election',
    hash: 'b4507ac8',
  },
  {
    id: 'knm-bank-who-citizens-elect',
    hash: '05b24bd0',
  },
  {
    id: 'knm-bank-women-and-work',
    hash: '7526a36d',
  },
  {
    id: 'knm-bank-freedom-of-speech-limit',
    hash: '3f121496',
    unusual: ['Kees schrijft op internet dat/dat-zin mensen een groep moeten aanvallen om hun geloof'],
  },
  {
    id: 'knm-bank-criticising-government',
    hash: 'baecbc97',
    unusual: ['Ana schrijft in een krant dat/dat-zin de regering slecht werk doet'],
  },
  {
    id: 'knm-bank-changing-religion',
    hash: 'cec8eb87',
    unusual: [
      'Samir wil niet/niet-meer/1 meer/niet-meer/-1 geloven',
      'Zijn/zijn-bezit ouders',
      'De leider van zijn/zijn-bezit geloof',
    ],
  },
  {
    id: 'knm-bank-law-above-religion',
    hash: 'e4b92b3d',
    unusual: ['Een regel van een geloof en een wet zeggen iets anders/ander'],
  },
  {
    id: 'knm-bank-refused-entry',
    hash: '7cca35a9',
    unusual: ['Een café laat/binnenlaten/3 Tesfay niet binnen/binnenlaten/-3 om zijn/zijn-bezit huidskleur'],
  },
  {
    id: 'knm-bank-seeing-own-data',
    hash: 'd7798948',
  },
  {
    id: 'knm-bank-club-asks-bsn',
    hash: 'd8a0f771',
  },
  {
    id: 'knm-bank-hitting-children',
    hash: '397de186',
    unusual: ['Een vader slaat zijn/zijn-bezit kind omdat het niet luistert'],
  },
  {
    id: 'knm-bank-domestic-violence',
    hash: '365a38a2',
    unusual: ['De man/man-echtgenoot van een buurvrouw slaat haar thuis'],
  },
  {
    id: 'knm-bank-organ-donor-choice',
    hash: '1d37b861',
    unusual: ['Een brief aan/aan-ontvanger haar huisarts sturen'],
  },
  {
    id: 'knm-bank-own-body-own-choice',
    hash: 'f61d06ee',
    unusual: ['Mei/=name is 20 en wil studeren en alleen wonen', 'Mei/=name zelf'],
  },
  {
    id: 'knm-bank-forced-marriage',
    hash: '51bba6c5',
    unusual: ['Wat is waar/waar-echt'],
  },
  {
    id: 'knm-bank-name-of-king',
    hash: '8ef8b5f5',
  },
  {
    id: 'knm-bank-name-of-prime-minister',
    hash: '76234968',
  },
  {
    id: 'knm-bank-goods-inside-eu',
    hash: 'db9b6d24',
    unusual: [
      'Nee in de EU gaan producten vrij/vrij over de grens',
      'Nee want voor eten/eten-maaltijd hoeft dat nooit',
    ],
  },
  {
    id: 'knm-bank-european-elections',
    hash: '6e886b8b',
  },
  {
    id: 'knm-bank-executive-power',
    hash: 'a86a08ab',
    unusual: ['Wie voert/uitvoeren/3 de wetten uit/uitvoeren/-3'],
  },
  {
    id: 'knm-bank-water-board',
    hash: '09f8035f',
    unusual: ['Voor dijken en schone sloten/sloot'],
  },
  {
    id: 'knm-bank-state-and-religion',
    hash: 'd5c0811c',
  },
  {
    id: 'knm-bank-girls-circumcision',
    hash: '27869553',
  },
  {
    id: 'knm-bank-honour-violence',
    hash: 'ebdee7b2',
    unusual: [
      'Een man bedreigt zijn/zijn-bezit zus om de eer van de familie',
      'Wat is waar/waar-echt',
      'Dat lost/oplossen/4 de familie zelf op/oplossen/-4',
    ],
  },
  {
    id: 'knm-bank-playgroup',
    hash: 'cf6db9f2',
    unusual: ['Ze wil dat/dat-zin hij nu al Nederlands leert'],
  },
  {
    id: 'knm-bank-after-school-care',
    hash: '76b7f500',
    unusual: ['Daans kinderen zijn om drie uur klaar op/op-bij school'],
  },
  {
    id: 'knm-bank-starting-school',
    hash: '6fc48940',
  },
  {
    id: 'knm-bank-after-primary-school',
    hash: '4bea61be',
  },
  {
    id: 'knm-bank-special-education',
    hash: 'aa8de5be',
    unusual: ['De zoon van Mei/=name hoort slecht'],
  },
  {
    id: 'knm-bank-entrance-requirements',
    hash: '5196b2e9',
  },
  {
    id: 'knm-bank-religious-school',
    hash: '63f212f0',
  },
  {
    id: 'knm-bank-choosing-a-school',
    hash: 'd98aa200',
    unusual: ['Nee over geloof/geloven leer je in de moskee'],
  },
  {
    id: 'knm-bank-compulsory-until-16',
    hash: '2aa17fd7',
  },
  {
    id: 'knm-bank-holiday-in-school-time',
    hash: '265b3a16',
    unusual: ['Kees wil met zijn/zijn-bezit kinderen twee weken op vakantie'],
  },
  {
    id: 'knm-bank-lessons-about-sexuality',
    hash: '78540f02',
    unusual: [
      'De dochter van Olena krijgt op/op-bij school les over seksualiteit',
      'Moet de school die/die-verwijzend les geven',
    ],
  },
  {
    id: 'knm-bank-talk-with-teacher',
    hash: 'db0b25a5',
  },
  {
    id: 'knm-bank-helping-at-school',
    hash: '8c7dbd58',
    unusual: [
      'De school zoekt ouders die/die-verwijzend helpen bij/bij-tijdens een uitje',
      'Ja minstens één/een-getal keer per jaar',
    ],
  },
  {
    id: 'knm-bank-help-with-upbringing',
    hash: 'c018bbf2',
  },
  {
    id: 'knm-bank-child-protection',
    hash: '412cecae',
  },
  {
    id: 'knm-bank-voluntary-school-costs',
    hash: '2730b17c',
    unusual: ['Mag zijn/zijn-bezit kind toch mee op schoolreis'],
  },
  {
    id: 'knm-bank-study-costs',
    hash: 'dc052596',
  },
  {
    id: 'knm-bank-help-with-school-costs',
    hash: '1c63b785',
    unusual: [
      'Omar heeft te weinig geld voor de schoolspullen van zijn/zijn-bezit kind',
      'Studiefinanciering voor zijn/zijn-bezit kind aanvragen',
    ],
  },
  {
    id: 'knm-bank-student-finance',
    hash: '59cfe6b7',
    unusual: [
      'Mei/=name gaat studeren en wil studiefinanciering',
      'Waar vraagt/aanvragen/3 ze dat aan/aanvragen/-3',
    ],
  },
  {
    id: 'knm-bank-length-of-vmbo',
    hash: '4a2be585',
  },
  {
    id: 'knm-bank-after-vmbo',
    hash: '7adc4587',
    unusual: ['Mo heeft zijn/zijn-bezit vmbo-diploma'],
  },
  {
    id: 'knm-bank-after-vwo',
    hash: '928026bd',
  },
  {
    id: 'knm-bank-qualification-duty',
    hash: '46db0100',
    unusual: ['Ja als zijn/zijn-bezit ouders het goedvinden'],
  },
  {
    id: 'knm-bank-who-raises-a-child',
    hash: '30d836a9',
  },
];
