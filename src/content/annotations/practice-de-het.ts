import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'de-het-boom',
    hash: '66bb1a4b',
  },
  {
    id: 'de-het-man',
    hash: 'f9ed6fad',
  },
  {
    id: 'de-het-vrouw',
    hash: '41c510a3',
  },
  {
    id: 'de-het-jongen',
    hash: '9b65315b',
  },
  {
    id: 'de-het-vriend',
    hash: '934c203f',
  },
  {
    id: 'de-het-broer',
    hash: 'ed796f49',
  },
  {
    id: 'de-het-zus',
    hash: 'ea46a2dd',
  },
  {
    id: 'de-het-dochter',
    hash: '8c421643',
  },
  {
    id: 'de-het-buurman',
    hash: 'c9d88dc1',
  },
  {
    id: 'de-het-collega',
    hash: '3fcadda3',
  },
  {
    id: 'de-het-dokter',
    hash: 'd6e48fd3',
  },
  {
    id: 'de-het-tandarts',
    hash: '297ae8b3',
  },
  {
    id: 'de-het-tante',
    hash: '6fc74a65',
  },
  {
    id: 'de-het-oma',
    hash: '8106504f',
  },
  {
    id: 'de-het-baby',
    hash: '310b43b7',
  },
  {
    id: 'de-het-kamer',
    hash: '3e5963d1',
  },
  {
    id: 'de-het-keuken',
    hash: 'd5d617b3',
  },
  {
    id: 'de-het-deur',
    hash: '4729106f',
  },
  {
    id: 'de-het-tafel',
    hash: '727571e5',
  },
  {
    id: 'de-het-stoel',
    hash: '8d385263',
  },
  {
    id: 'de-het-kast',
    hash: '73161557',
  },
  {
    id: 'de-het-lamp',
    hash: 'c72ee987',
  },
  {
    id: 'de-het-trap',
    hash: '8fd9bea3',
  },
  {
    id: 'de-het-muur',
    hash: 'd7e7c6e3',
  },
  {
    id: 'de-het-tuin',
    hash: 'e2ce831f',
  },
  {
    id: 'de-het-straat',
    hash: '06a28007',
  },
  {
    id: 'de-het-brug',
    hash: 'afbee8c3',
  },
  {
    id: 'de-het-stad',
    hash: 'ea47fb1f',
  },
  {
    id: 'de-het-weg',
    hash: '4edb1eb3',
  },
  {
    id: 'de-het-winkel',
    hash: '81bee0db',
  },
  {
    id: 'de-het-markt',
    hash: '478ad2db',
  },
  {
    id: 'de-het-school',
    hash: '82387bdf',
  },
  {
    id: 'de-het-bank',
    hash: '0ec0b8b1',
    unusual: ['de bank/bank-buiten'],
  },
  {
    id: 'de-het-kerk',
    hash: 'a04ed823',
  },
  {
    id: 'de-het-auto',
    hash: '3cf61bb3',
  },
  {
    id: 'de-het-fiets',
    hash: 'b1791eb3',
  },
  {
    id: 'de-het-trein',
    hash: '2c0dcd71',
  },
  {
    id: 'de-het-bus',
    hash: '27cccfdd',
  },
  {
    id: 'de-het-tram',
    hash: '674e5c47',
  },
  {
    id: 'de-het-boot',
    hash: '39cb28d7',
  },
  {
    id: 'de-het-taxi',
    hash: '6b3f37df',
  },
  {
    id: 'de-het-krant',
    hash: '1d43a43d',
  },
  {
    id: 'de-het-brief',
    hash: '4af807b9',
  },
  {
    id: 'de-het-pen',
    hash: '30313bd7',
  },
  {
    id: 'de-het-zin',
    hash: 'b49bf004',
  },
  {
    id: 'de-het-les',
    hash: 'a03d0e95',
  },
  {
    id: 'de-het-cursus',
    hash: '6468c067',
  },
  {
    id: 'de-het-vraag',
    hash: '28302f57',
  },
  {
    id: 'de-het-fout',
    hash: '5f8dc0e3',
  },
  {
    id: 'de-het-foto',
    hash: 'e54c8b6f',
  },
  {
    id: 'de-het-film',
    hash: 'fc1d3fb7',
  },
  {
    id: 'de-het-computer',
    hash: '8c5cdeb3',
  },
  {
    id: 'de-het-telefoon',
    hash: '8e1859af',
  },
  {
    id: 'de-het-tas',
    hash: '0822dd85',
  },
  {
    id: 'de-het-koffer',
    hash: 'e91f1263',
  },
  {
    id: 'de-het-doos',
    hash: '9f3d9e5b',
  },
  {
    id: 'de-het-fles',
    hash: 'dc8714fb',
  },
  {
    id: 'de-het-vork',
    hash: 'c240985f',
  },
  {
    id: 'de-het-lepel',
    hash: '7bc9dfe1',
  },
  {
    id: 'de-het-pan',
    hash: 'bf4d5b77',
  },
  {
    id: 'de-het-kaas',
    hash: '0cf36c2b',
  },
  {
    id: 'de-het-banaan',
    hash: '75c83b3b',
  },
  {
    id: 'de-het-peer',
    hash: 'e7c31edf',
  },
  {
    id: 'de-het-tomaat',
    hash: '770f01db',
  },
  {
    id: 'de-het-ui',
    hash: '9f5c68ef',
  },
  {
    id: 'de-het-taart',
    hash: '43850a21',
  },
  {
    id: 'de-het-vis',
    hash: 'e400993d',
  },
  {
    id: 'de-het-hond',
    hash: '0628012f',
  },
  {
    id: 'de-het-kat',
    hash: 'f5da0fa5',
  },
  {
    id: 'de-het-koe',
    hash: 'ee9b5633',
  },
  {
    id: 'de-het-vogel',
    hash: 'abdfe94b',
  },
  {
    id: 'de-het-muis',
    hash: 'b187425b',
  },
  {
    id: 'de-het-neus',
    hash: '29b1b1d3',
  },
  {
    id: 'de-het-mond',
    hash: 'e0396323',
  },
  {
    id: 'de-het-arm',
    hash: '15bcdd71',
  },
  {
    id: 'de-het-hand',
    hash: '55ed03f3',
  },
  {
    id: 'de-het-vinger',
    hash: '3b24a6bb',
  },
  {
    id: 'de-het-voet',
    hash: 'cb354ec3',
  },
  {
    id: 'de-het-rug',
    hash: 'ca71e475',
  },
  {
    id: 'de-het-buik',
    hash: '12317f63',
  },
  {
    id: 'de-het-tand',
    hash: '810a2423',
  },
  {
    id: 'de-het-jas',
    hash: 'cd136415',
  },
  {
    id: 'de-het-broek',
    hash: '4ec89673',
  },
  {
    id: 'de-het-rok',
    hash: '74a1fbe9',
  },
  {
    id: 'de-het-jurk',
    hash: '220e0a9b',
  },
  {
    id: 'de-het-trui',
    hash: '26262a37',
  },
  {
    id: 'de-het-schoen',
    hash: '5add7bdb',
  },
  {
    id: 'de-het-sok',
    hash: '5fe31e57',
  },
  {
    id: 'de-het-bril',
    hash: '933a9573',
  },
  {
    id: 'de-het-ring',
    hash: 'badaaf73',
  },
  {
    id: 'de-het-klok',
    hash: 'd732ec43',
  },
  {
    id: 'de-het-dag',
    hash: 'd8d834d5',
  },
  {
    id: 'de-het-week',
    hash: '0862a0c3',
  },
  {
    id: 'de-het-maand',
    hash: 'ddab1dc7',
  },
  {
    id: 'de-het-reis',
    hash: '7bb9cb93',
  },
  {
    id: 'de-het-kaart',
    hash: '1ca5e1b9',
    unusual: ['de kaart/kaart-wens'],
  },
  {
    id: 'de-het-afspraak',
    hash: '0e76f4d3',
  },
  {
    id: 'de-het-rekening',
    hash: '2b42d07b',
  },
  {
    id: 'de-het-woning',
    hash: '9b57a913',
  },
  {
    id: 'de-het-oefening',
    hash: '2489483b',
  },
  {
    id: 'de-het-vergadering',
    hash: '3e12c7b5',
  },
  {
    id: 'de-het-verzekering',
    hash: '4f23c4bd',
  },
  {
    id: 'de-het-opleiding',
    hash: 'ab29ba57',
  },
  {
    id: 'de-het-baan',
    hash: 'ede5be6b',
  },
  {
    id: 'de-het-fabriek',
    hash: '1e16c40d',
  },
  {
    id: 'de-het-berg',
    hash: 'fe145c03',
  },
  {
    id: 'de-het-ster',
    hash: 'dd45a61b',
  },
  {
    id: 'de-het-wolk',
    hash: 'ef225283',
  },
  {
    id: 'de-het-paraplu',
    hash: 'ae5b08e3',
  },
  {
    id: 'de-het-universiteit',
    hash: '119412c3',
  },
  {
    id: 'de-het-mogelijkheid',
    hash: '0c7670ff',
  },
  {
    id: 'de-het-bakkerij',
    hash: '093e875b',
  },
  {
    id: 'de-het-familie',
    hash: '585d83af',
  },
  {
    id: 'de-het-bel',
    hash: '27519ebf',
    unusual: ['de bel/bel'],
  },
  {
    id: 'de-het-kind',
    hash: '21a3bd2d',
  },
  {
    id: 'de-het-meisje',
    hash: 'f3d1bf7f',
  },
  {
    id: 'de-het-huis',
    hash: 'bf163a7b',
  },
  {
    id: 'de-het-raam',
    hash: '857c6fe3',
  },
  {
    id: 'de-het-bed',
    hash: 'eae47ed7',
  },
  {
    id: 'de-het-dak',
    hash: 'd1c379af',
  },
  {
    id: 'de-het-balkon',
    hash: '856e7a07',
  },
  {
    id: 'de-het-plein',
    hash: '5ce501f7',
  },
  {
    id: 'de-het-park',
    hash: 'f43f0f8d',
  },
  {
    id: 'de-het-dorp',
    hash: '33c1ee27',
  },
  {
    id: 'de-het-land',
    hash: 'c5dfc5b7',
  },
  {
    id: 'de-het-kantoor',
    hash: '640dc0ef',
  },
  {
    id: 'de-het-station',
    hash: '6849ca73',
  },
  {
    id: 'de-het-hotel',
    hash: 'd15679cf',
  },
  {
    id: 'de-het-café',
    hash: '5034ad83',
  },
  {
    id: 'de-het-restaurant',
    hash: '6a81fb7f',
  },
  {
    id: 'de-het-ziekenhuis',
    hash: '748bc26f',
  },
  {
    id: 'de-het-vliegtuig',
    hash: '7cbbecd3',
  },
  {
    id: 'de-het-boek',
    hash: '09746b3b',
  },
  {
    id: 'de-het-woord',
    hash: '20cee9c7',
  },
  {
    id: 'de-het-antwoord',
    hash: '1ee3de8d',
  },
  {
    id: 'de-het-verhaal',
    hash: '95f9722b',
  },
  {
    id: 'de-het-lied',
    hash: '3f03a0d5',
  },
  {
    id: 'de-het-glas',
    hash: '913ffdb7',
  },
  {
    id: 'de-het-kopje',
    hash: '816abe87',
    unusual: ['het kopje/kopje'],
  },
  {
    id: 'de-het-bord',
    hash: '893c10c8',
  },
  {
    id: 'de-het-mes',
    hash: '2f50952f',
  },
  {
    id: 'de-het-brood',
    hash: '60e5ed5f',
  },
  {
    id: 'de-het-ei',
    hash: 'cbb40ced',
  },
  {
    id: 'de-het-koekje',
    hash: '7c1b3307',
  },
  {
    id: 'de-het-paard',
    hash: '1f3b0b9b',
  },
  {
    id: 'de-het-hoofd',
    hash: '6fc6512f',
  },
  {
    id: 'de-het-oog',
    hash: '26f91987',
  },
  {
    id: 'de-het-oor',
    hash: 'a79873d3',
  },
  {
    id: 'de-het-been',
    hash: '2f89cc59',
  },
  {
    id: 'de-het-uur',
    hash: '23d8e73f',
    unusual: ['het uur/uur'],
  },
  {
    id: 'de-het-feest',
    hash: '548e2cc3',
  },
  {
    id: 'de-het-cadeau',
    hash: 'a815929f',
  },
  {
    id: 'de-het-probleem',
    hash: '27e01be9',
  },
  {
    id: 'de-het-idee',
    hash: '47619627',
  },
  {
    id: 'de-het-plan',
    hash: '885fb2eb',
  },
  {
    id: 'de-het-formulier',
    hash: '70e5b237',
  },
  {
    id: 'de-het-bedrijf',
    hash: 'c3b9ce0f',
  },
  {
    id: 'de-het-eiland',
    hash: '31c63c6b',
  },
  {
    id: 'de-het-schip',
    hash: 'b87c5c3b',
  },
  {
    id: 'de-het-document',
    hash: 'f1a1beef',
  },
  {
    id: 'de-het-appartement',
    hash: 'e7f71b63',
  },
  {
    id: 'de-het-gebouw',
    hash: '6aaf2847',
  },
  {
    id: 'de-het-gesprek',
    hash: '5255e9f3',
  },
  {
    id: 'de-het-bericht',
    hash: '3d43f8af',
  },
  {
    id: 'de-het-verslag',
    hash: 'd5a54dd3',
  },
  {
    id: 'de-het-jaar',
    hash: 'ec074611',
  },
];
