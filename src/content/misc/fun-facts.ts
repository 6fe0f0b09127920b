/** A fact about the Netherlands or its language (MSC-01). */
export interface FunFact {
  /** Stays the same when the text is corrected: the app stores which facts were shown. */
  readonly id: string;
  readonly english: string;
  /** The same in A2 Dutch. */
  readonly dutch: string;
  /** The source, and the day on which the fact was last checked against it. */
  readonly source: { readonly name: string; readonly url: string };
  readonly checked: string;
}

const RIJKSOVERHEID = 'Rijksoverheid';

/** The 25 facts of `Did You Know?` (MSC-01): only facts that don't change from year to year. */
export const FUN_FACTS: readonly FunFact[] = [
  {
    id: 'kings-day',
    english:
      'King’s Day is on 27 April, the birthday of King Willem-Alexander. When that is a Sunday, the party is on 26 April.',
    dutch:
      'Koningsdag is op 27 april. Dan is de koning jarig. Is dat een zondag? Dan is het feest op 26 april.',
    source: {
      name: 'Het Koninklijk Huis',
      url: 'https://www.koninklijkhuis.nl/onderwerpen/activiteiten-en-werkzaamheden/koningsdag',
    },
    checked: '2026-09-11',
  },
  {
    id: 'two-minutes-of-silence',
    english:
      'On 4 May, at eight in the evening, the country is silent for two minutes. People remember those who died in war.',
    dutch:
      'Op 4 mei is Nederland om acht uur ’s avonds twee minuten stil. We denken dan aan mensen die in een oorlog zijn gestorven.',
    source: {
      name: RIJKSOVERHEID,
      url: 'https://www.rijksoverheid.nl/themas/overheid-en-democratie/tweede-wereldoorlog/nationale-herdenkingen',
    },
    checked: '2026-09-11',
  },
  {
    id: 'flag-and-schoolbag',
    english:
      'Someone passes the final exam of secondary school. Then the family often hangs out the flag with a schoolbag on it.',
    dutch: 'Ben je geslaagd voor je examen? Dan hangt je familie vaak de vlag uit, met je schooltas eraan.',
    source: {
      name: RIJKSOVERHEID,
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/grondwet-en-statuut/wanneer-kan-ik-de-vlag-uithangen-en-wat-is-de-vlaginstructie',
    },
    checked: '2026-09-11',
  },
  {
    id: 'rusk-with-mice',
    english:
      'When a baby is born, visitors are often given a rusk with sugared aniseed. The Dutch name, “muisjes”, means little mice.',
    dutch: 'Is er een baby geboren? Dan krijgt het bezoek vaak beschuit met muisjes.',
    source: {
      name: 'Immaterieel Erfgoed Nederland',
      url: 'https://www.immaterieelerfgoed.nl/nl/page/5447/de-cultuur-van-beschuit-met-muisjes',
    },
    checked: '2026-09-11',
  },
  {
    id: 'town-hall-first',
    english:
      'In the Netherlands the civil wedding comes first. Only then can you marry in a church or a mosque.',
    dutch: 'In Nederland trouw je eerst bij de gemeente. Daarna kun je ook in de kerk of de moskee trouwen.',
    source: {
      name: RIJKSOVERHEID,
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/trouwen-samenlevingscontract-en-geregistreerd-partnerschap/trouwen-of-geregistreerd-partnerschap-sluiten',
    },
    checked: '2026-09-11',
  },
  {
    id: 'maternity-nurse',
    english: 'After a birth a maternity nurse comes to your home to help the mother and the baby.',
    dutch: 'Na de bevalling komt er een kraamverzorgende bij je thuis. Zij helpt de moeder en de baby.',
    source: {
      name: 'Zorginstituut Nederland',
      url: 'https://www.zorginstituutnederland.nl/verzekerde-zorg/k/kraamzorg-zvw',
    },
    checked: '2026-09-11',
  },
  {
    id: 'emergency-call-without-credit',
    english: 'You can call 112, the emergency number, even when your phone has no credit left.',
    dutch: 'Je kunt 112 ook bellen als je geen beltegoed hebt.',
    source: {
      name: RIJKSOVERHEID,
      url: 'https://www.rijksoverheid.nl/onderwerpen/alarmnummer-112/vraag-en-antwoord/wat-gebeurt-er-als-ik-alarmnummer-112-bel',
    },
    checked: '2026-09-11',
  },
  {
    id: 'first-article',
    english: 'The very first article of the Dutch constitution forbids discrimination.',
    dutch: 'Artikel 1 van de Grondwet zegt: discriminatie is verboden.',
    source: {
      name: 'Grondwet, wetten.overheid.nl',
      url: 'https://wetten.overheid.nl/BWBR0001840/2023-02-22',
    },
    checked: '2026-09-11',
  },
  {
    id: 'school-at-four',
    english: 'Children must go to school from the age of five, but most of them start when they are four.',
    dutch:
      'Kinderen moeten naar school als ze vijf zijn. Maar de meeste kinderen beginnen al als ze vier zijn.',
    source: {
      name: RIJKSOVERHEID,
      url: 'https://www.rijksoverheid.nl/themas/onderwijs/leerplicht/leerplicht-en-kwalificatieplicht',
    },
    checked: '2026-09-11',
  },
  {
    id: 'help-in-the-library',
    english: 'At the library you can get free help with government websites.',
    dutch: 'Heb je een vraag over een website van de overheid? In de bibliotheek krijg je gratis hulp.',
    source: {
      name: RIJKSOVERHEID,
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/digitale-overheid/waar-kan-ik-hulp-vinden-om-vaardiger-te-worden-met-de-computer-en-internet',
    },
    checked: '2026-09-11',
  },
  {
    id: 'keti-koti',
    english:
      'On 1 July, Keti Koti, people remember that slavery was abolished in Suriname and the Dutch Caribbean in 1863.',
    dutch:
      'Op 1 juli is het Keti Koti. We herdenken dan het einde van de slavernij in Suriname en op de Caribische eilanden, in 1863.',
    source: {
      name: RIJKSOVERHEID,
      url: 'https://www.rijksoverheid.nl/themas/migratie-en-reizen/discriminatie-en-racisme/veelgestelde-vragen-herdenkingsjaar-slavernijverleden',
    },
    checked: '2026-09-11',
  },
  {
    id: 'vote-after-five-years',
    english:
      'Are you 18 or over? And have you lived in the Netherlands legally for five years without a break? Then you may vote for the municipal council, even without a Dutch passport. EU citizens need not wait five years.',
    dutch:
      'Ben je 18 jaar of ouder en woon je vijf jaar legaal in Nederland? Dan mag je stemmen voor de gemeenteraad, ook zonder Nederlands paspoort.',
    source: {
      name: RIJKSOVERHEID,
      url: 'https://www.rijksoverheid.nl/vraag-en-antwoord/verkiezingen/wie-mag-stemmen-bij-de-gemeenteraadsverkiezingen',
    },
    checked: '2026-09-11',
  },
  {
    id: 'two-capitals',
    english: 'When a name begins with ij, both letters become capitals: IJsland, the Dutch name of Iceland.',
    dutch: 'Begint een naam met ij? Dan schrijf je twee hoofdletters: IJsland.',
    source: { name: 'Taaladvies.net', url: 'https://taaladvies.net/ijsland/' },
    checked: '2026-11-21',
  },
  {
    id: 'small-letters',
    english: 'In Dutch the days of the week and the months begin with a small letter.',
    dutch: 'Je schrijft dagen en maanden met een kleine letter: maandag, januari.',
    source: {
      name: 'Taaladvies van de Vlaamse overheid',
      url: 'https://www.vlaanderen.be/taaladvies/hoofdletters-09-namen-van-dagen-feestdagen-periodes-en-historische-gebeurtenissen',
    },
    checked: '2026-11-21',
  },
  {
    id: 'six-countries',
    english:
      'Dutch is an official language in six countries: the Netherlands, Belgium, Suriname, Aruba, Curaçao and Sint Maarten.',
    dutch:
      'Nederlands is een officiële taal in zes landen: Nederland, België, Suriname, Aruba, Curaçao en Sint Maarten.',
    source: {
      name: 'Vlaams Parlement',
      url: 'https://www.vlaamsparlement.be/nl/over-ons/extra/begrippenlijst/nederlandse-taalunie',
    },
    checked: '2026-11-21',
  },
  {
    id: 'cookie',
    english: 'The English word “cookie” comes from the Dutch “koekje”, and “Santa Claus” from “Sinterklaas”.',
    dutch:
      'Het Engelse woord ‘cookie’ komt van het Nederlandse woord ‘koekje’, en ‘Santa Claus’ komt van ‘Sinterklaas’.',
    source: {
      name: 'IamExpat',
      url: 'https://www.iamexpat.nl/lifestyle/lifestyle-news/7-english-words-were-borrowed-dutch-language',
    },
    checked: '2026-11-21',
  },
  {
    id: 'brooklyn',
    english:
      'Brooklyn in New York was named after the Dutch town of Breukelen, and Harlem after the city of Haarlem.',
    dutch:
      'Brooklyn in New York is genoemd naar Breukelen, een plaats bij Utrecht. En Harlem is genoemd naar Haarlem.',
    source: {
      name: 'Leiden International Centre',
      url: 'https://leideninternationalcentre.nl/get-advice/blogs/dutch-words-in-the-global-garden',
    },
    checked: '2026-11-21',
  },
  {
    id: 'name-in-the-anthem',
    english: 'The first letters of the fifteen verses of the national anthem form a name: Willem van Nassov.',
    dutch:
      'Het volkslied heet het Wilhelmus. De eerste letters van de vijftien coupletten vormen samen een naam.',
    source: { name: 'Wikipedia', url: 'https://en.wikipedia.org/wiki/Wilhelmus' },
    checked: '2026-11-21',
  },
  {
    id: 'more-bicycles-than-people',
    english: 'The Netherlands has more bicycles than people.',
    dutch: 'In Nederland zijn er meer fietsen dan mensen.',
    source: { name: 'Government.nl', url: 'https://www.government.nl/topics/bicycles' },
    checked: '2026-11-21',
  },
  {
    id: 'airport-below-the-sea',
    english:
      'Schiphol airport lies some metres below sea level, on the bottom of a lake that was drained in 1852.',
    dutch: 'Schiphol ligt een paar meter onder de zeespiegel. Vroeger was daar een meer.',
    source: {
      name: 'Schiphol',
      url: 'https://www.schiphol.nl/en/you-and-schiphol/page/facts-about-airport/',
    },
    checked: '2026-11-21',
  },
  {
    id: 'highest-hill',
    english:
      'The highest hill in the European part of the Netherlands, the Vaalserberg, is only about 322 metres high.',
    dutch:
      'De Vaalserberg is ongeveer 322 meter hoog. Dat is de hoogste berg in het Europese deel van Nederland.',
    source: {
      name: 'Schooltv',
      url: 'https://schooltv.nl/video-item/de-vaalserberg-het-hoogste-punt-van-nederland',
    },
    checked: '2026-11-21',
  },
  {
    id: 'province-in-the-sea',
    english:
      'Flevoland, the youngest of the twelve provinces, dates from 1986. Nearly all of it used to be sea.',
    dutch: 'Flevoland is sinds 1986 een provincie. Vroeger was daar bijna overal water: de Zuiderzee.',
    source: {
      name: 'Plaats.nl',
      url: 'https://www.plaats.nl/provincie-flevoland/alles-over/geschiedenis/',
    },
    checked: '2026-11-21',
  },
  {
    id: 'closing-dike',
    english:
      'A dyke more than 30 kilometres long, the Afsluitdijk, turned an inland sea into a lake in 1932.',
    dutch:
      'De Afsluitdijk is meer dan dertig kilometer lang. Door deze dijk werd de Zuiderzee in 1932 een meer.',
    source: { name: 'Wikipedia', url: 'https://nl.wikipedia.org/wiki/Afsluitdijk' },
    checked: '2026-11-21',
  },
  {
    id: 'eleven-cities',
    english:
      'The Elfstedentocht is a skating tour of nearly 200 kilometres past eleven cities in Friesland. It is held only when the ice is thick enough.',
    dutch:
      'De Elfstedentocht is een schaatstocht van bijna 200 kilometer langs elf steden in Friesland. De tocht gaat alleen door als het ijs dik genoeg is.',
    source: {
      name: 'Visit Leeuwarden',
      url: 'https://www.visitleeuwarden.com/en/blogs/en-elfstedentocht',
    },
    checked: '2026-11-21',
  },
  {
    id: 'palace-on-piles',
    english: 'The Royal Palace on Dam Square in Amsterdam stands on 13,659 wooden piles.',
    dutch: 'Het paleis op de Dam in Amsterdam staat op 13.659 houten palen.',
    source: {
      name: 'DutchReview',
      url: 'https://dutchreview.com/culture/society/7-facts-about-the-netherlands/',
    },
    checked: '2026-11-21',
  },
];
