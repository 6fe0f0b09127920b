import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'feest',
    hash: '097407ac',
    unusual: ['Kom je op/op-bij ons feest'],
  },
  {
    id: 'feliciteren',
    hash: 'b1a41db9',
    unusual: ['Heb je Amina al met haar diploma gefeliciteerd/feliciteren'],
  },
  {
    id: 'fijn',
    hash: '2e07f31a',
    unusual: ['Wat fijn dat/dat-zin je er bent', 'Wat fijn dat/dat-zin je me wilt helpen'],
  },
  {
    id: 'fijne-dag',
    hash: '4298216e',
    unusual: ['Hier is uw bonnetje en een fijne/fijne-dag/1 dag/fijne-dag/-1 nog'],
  },
  {
    id: 'fantastisch',
    hash: '80218ef0',
  },
  {
    id: 'feit',
    hash: 'a2c638eb',
  },
  {
    id: 'fruit',
    hash: 'ee2e63d6',
  },
  {
    id: 'frisdrank',
    hash: 'a3d48488',
    unusual: ['De tandarts zegt dat/dat-zin frisdrank slecht is voor je tanden'],
  },
  {
    id: 'fles',
    hash: '9ebaadc3',
    unusual: ['Neem/meenemen/4 een fles water mee/meenemen/-4'],
  },
  {
    id: 'fooi',
    hash: 'f4308238',
  },
  {
    id: 'frikandel',
    hash: 'a3138407',
  },
  {
    id: 'flat',
    hash: 'e45f3955',
  },
  {
    id: 'fornuis',
    hash: 'e782fa94',
  },
  {
    id: 'fohn',
    hash: '49fae368',
    unusual: ['Mijn haar/haar is nat'],
  },
  {
    id: 'file',
    hash: 'a428ad8c',
    unusual: ['Ik sta in de file begin maar/maar-gerust zonder mij'],
  },
  {
    id: 'flauwvallen',
    hash: 'dd24c611',
    unusual: ['In de warme bus viel/flauwvallen/4 een vrouw bijna flauw/flauwvallen/-4'],
  },
  {
    id: 'fysiotherapeut',
    hash: 'e95ceedd',
    unusual: ['De fysiotherapeut laat/laten-zien/6 me oefeningen voor mijn nek zien/laten-zien/-6'],
  },
  {
    id: 'fietsenrek',
    hash: 'bf35e9db',
  },
  {
    id: 'flauw',
    hash: '350e233f',
    unusual: ['Doe niet zo flauw geef/teruggeven/3 zijn/zijn-bezit schoen terug/teruggeven/-3'],
  },
  {
    id: 'fluisteren',
    hash: '47d86b41',
  },
  {
    id: 'favoriet',
    hash: 'ed54231a',
  },
  {
    id: 'fietser',
    hash: 'faa4bfd1',
    unusual: [
      'Doe/opendoen/5 de deur nog niet open/opendoen/-5 er komt/aankomen/3 een fietser aan/aankomen/-3',
    ],
  },
  {
    id: 'fietspad',
    hash: '351162a1',
    unusual: ['Ga/afgaan-eraf/4 van het fietspad af/afgaan-eraf/-4 je mag hier niet lopen'],
  },
  {
    id: 'fietspomp',
    hash: 'baf4a3f5',
  },
  {
    id: 'fietsenstalling',
    hash: '1abcb277',
    unusual: [
      'In die grote fietsenstalling vind/terugvinden/5 ik mijn fiets/fietsen nooit terug/terugvinden/-5',
    ],
  },
  {
    id: 'fietsbel',
    hash: 'e8b1d31b',
  },
  {
    id: 'fotograferen',
    hash: 'f9fe2547',
    unusual: ['Op zaterdag fotografeert Mei/=name vogels in het bos'],
  },
  {
    id: 'film',
    hash: '7b5bc64f',
  },
  {
    id: 'fan',
    hash: '6ac52eb5',
    unusual: ['Honderden fans stonden in de regen op hem/hem te wachten'],
  },
  {
    id: 'feestdag',
    hash: 'ddc0464f',
  },
  {
    id: 'fout',
    hash: '5687e8c7',
  },
  {
    id: 'fris',
    hash: 'edab8037',
  },
  {
    id: 'familie',
    hash: 'da04fb76',
  },
  {
    id: 'familielid',
    hash: '45dc2e67',
    unusual: ['Er waren bijna honderd familieleden op/op-bij de bruiloft'],
  },
  {
    id: 'fotoalbum',
    hash: 'bf5721ad',
  },
  {
    id: 'fontein',
    hash: '5776299d',
  },
  {
    id: 'frisbee',
    hash: 'a1a48ce4',
    unusual: ['De wind neemt/meenemen/4 onze frisbee steeds mee/meenemen/-4'],
  },
  {
    id: 'fietsen',
    hash: '936f9b46',
    unusual: ['Fiets/fietsen jij ook naar school', 'Ik fiets/fietsen elke dag door het park naar mijn werk'],
  },
  {
    id: 'fiets',
    hash: 'ead00d79',
    unusual: ['Zet je fiets maar/maar-gerust even tegen die boom'],
  },
  {
    id: 'fietstocht',
    hash: '2e5fa79d',
  },
  {
    id: 'festival',
    hash: '67cceae9',
  },
  {
    id: 'formulier',
    hash: '6d272607',
  },
  {
    id: 'functie',
    hash: '72b3b9a4',
  },
  {
    id: 'flexibel',
    hash: 'f140a2e7',
    unusual: [
      "We zoeken iemand die/die-verwijzend flexibel is en 's/s-avonds/1 avonds/s-avonds/-1 kan werken",
    ],
  },
  {
    id: 'fulltime',
    hash: '7eb04e9c',
  },
  {
    id: 'flink',
    hash: 'f78767c4',
  },
  {
    id: 'fabriek',
    hash: '9b829970',
  },
  {
    id: 'februari',
    hash: '915ab3d1',
  },
  {
    id: 'factuur',
    hash: '755db9ca',
  },
  {
    id: 'failliet',
    hash: 'db2440c8',
    unusual: ['De winkel is failliet dus ik krijg/terugkrijgen/4 mijn geld niet terug/terugkrijgen/-4'],
  },
  {
    id: 'financieel',
    hash: 'f8d53584',
    unusual: ['Praat erover met iemand die/die-verwijzend je vertrouwt'],
  },
  {
    id: 'foto',
    hash: 'cd9ec5bd',
  },
  {
    id: 'filmpje',
    hash: 'd14e266e',
    unusual: ['Samir laat iedereen het filmpje van zijn/zijn-bezit eerste doelpunt zien'],
  },
  {
    id: 'folder',
    hash: '760738af',
  },
];
