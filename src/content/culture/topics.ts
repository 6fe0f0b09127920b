/** A topic of the culture page and its sections, in order. */
export interface CultureTopicTitle {
  readonly title: string;
  /** The Dutch title, as written in the data file, and its English. */
  readonly sections: readonly { readonly dutch: string; readonly english: string }[];
}

/**
 * The 8 topics of the culture page and the English of each section title (CUL-01, CUL-02). The names of the topics are verbatim; the
 * sections follow the end terms of the KNM exam of 1 July 2025, in our own words.
 */
export const CULTURE_TOPICS = [
  {
    title: 'Living',
    sections: [
      { dutch: 'Een huurhuis zoeken', english: 'Finding a rental home' },
      { dutch: 'Huren en verhuren', english: 'Tenant and landlord' },
      { dutch: 'Een huis kopen', english: 'Buying a home' },
      { dutch: 'Energie, water en internet', english: 'Energy, water and internet' },
      { dutch: 'Afval scheiden', english: 'Sorting waste' },
    ],
  },
  {
    title: 'Dealing with Others',
    sections: [
      { dutch: 'Direct praten', english: 'Speaking directly' },
      { dutch: 'Afspraken en op tijd komen', english: 'Appointments and being on time' },
      { dutch: 'Samenleven en trouwen', english: 'Living together and marriage' },
      { dutch: 'Feest- en gedenkdagen', english: 'Holidays and remembrance days' },
      { dutch: 'Verenigingen en familiefeesten', english: 'Clubs and family occasions' },
    ],
  },
  {
    title: 'Health',
    sections: [
      { dutch: 'De huisarts', english: 'The GP' },
      { dutch: 'Apotheek en tandarts', english: 'Pharmacy and dentist' },
      { dutch: 'Zwanger en geboorte', english: 'Pregnancy and birth' },
      { dutch: 'Verwijzing en ziekenhuis', english: 'Referral and hospital' },
      { dutch: 'Spoed', english: 'Emergencies' },
      { dutch: 'De zorgverzekering', english: 'Health insurance' },
    ],
  },
  {
    title: 'Education & Upbringing',
    sections: [
      { dutch: 'Kinderopvang en voorschool', english: 'Childcare and preschool' },
      { dutch: 'De basisschool', english: 'Primary school' },
      { dutch: 'Na groep 8', english: 'After primary school' },
      { dutch: 'Leerplicht en vakantie', english: 'Compulsory education and holidays' },
      { dutch: 'Ouders en school', english: 'Parents and school' },
      { dutch: 'Studiekosten', english: 'Study costs' },
    ],
  },
  {
    title: 'Work & Income',
    sections: [
      { dutch: 'Werk zoeken', english: 'Looking for work' },
      { dutch: 'Solliciteren', english: 'Applying' },
      { dutch: 'Contract en cao', english: 'Contract and collective agreement' },
      { dutch: 'Loon en belasting', english: 'Pay and tax' },
      { dutch: 'Uitkeringen', english: 'Benefits' },
      { dutch: 'Een eigen bedrijf', english: 'Your own business' },
    ],
  },
  {
    title: 'Agencies',
    sections: [
      { dutch: 'DigiD en digitale overheid', english: 'DigiD and digital government' },
      { dutch: 'De gemeente', english: 'The municipality' },
      { dutch: 'Papieren en verblijf', english: 'Documents and residence' },
      { dutch: 'Belasting en toeslagen', english: 'Tax and allowances' },
      { dutch: 'Politie en rechtshulp', english: 'Police and legal help' },
      { dutch: 'Verzekeringen', english: 'Insurance' },
    ],
  },
  {
    title: 'Past & Present',
    sections: [
      { dutch: 'Water en land', english: 'Water and land' },
      { dutch: 'Handel, koloniën en slavernij', english: 'Trade, colonies and slavery' },
      { dutch: 'De Tweede Wereldoorlog', english: 'World War II' },
      { dutch: 'Nederland na 1945', english: 'The Netherlands after 1945' },
      { dutch: 'Steden, provincies en reizen', english: 'Cities, provinces and travel' },
    ],
  },
  {
    title: 'Politics & Judiciary',
    sections: [
      { dutch: 'Koning en regering', english: 'King and government' },
      { dutch: 'Parlement en verkiezingen', english: 'Parliament and elections' },
      { dutch: 'Provincie, gemeente en Europa', english: 'Province, municipality and Europe' },
      { dutch: 'Rechters en wetten', english: 'Judges and laws' },
      { dutch: 'Vrijheid en gelijkheid', english: 'Freedom and equality' },
      { dutch: 'Jouw lichaam, jouw leven', english: 'Your body, your life' },
    ],
  },
] as const satisfies readonly CultureTopicTitle[];
