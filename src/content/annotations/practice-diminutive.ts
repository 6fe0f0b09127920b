import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'diminutive-boom',
    hash: '30de04bb',
  },
  {
    id: 'diminutive-man',
    hash: '5db48be2',
  },
  {
    id: 'diminutive-vrouw',
    hash: '419f4909',
  },
  {
    id: 'diminutive-kind',
    hash: '816bd663',
  },
  {
    id: 'diminutive-jongen',
    hash: '9ac77acb',
  },
  {
    id: 'diminutive-vriend',
    hash: 'b8e71e1d',
  },
  {
    id: 'diminutive-broer',
    hash: 'c7858b4d',
  },
  {
    id: 'diminutive-zus',
    hash: '492e7739',
  },
  {
    id: 'diminutive-dochter',
    hash: '03a05a45',
  },
  {
    id: 'diminutive-buurman',
    hash: '2e1eee22',
  },
  {
    id: 'diminutive-oma',
    hash: 'dfd5c406',
  },
  {
    id: 'diminutive-baby',
    hash: '6fd48b30',
  },
  {
    id: 'diminutive-huis',
    hash: '7055b29f',
  },
  {
    id: 'diminutive-kamer',
    hash: '5687fabd',
  },
  {
    id: 'diminutive-keuken',
    hash: '31a437cb',
  },
  {
    id: 'diminutive-deur',
    hash: '6cdcb549',
  },
  {
    id: 'diminutive-raam',
    hash: '7cdeef95',
  },
  {
    id: 'diminutive-tafel',
    hash: '5250b1a5',
  },
  {
    id: 'diminutive-stoel',
    hash: 'e0faec55',
  },
  {
    id: 'diminutive-bed',
    hash: '83e8e555',
  },
  {
    id: 'diminutive-kast',
    hash: '2e3e8181',
  },
  {
    id: 'diminutive-lamp',
    hash: 'fc1b9dd9',
  },
  {
    id: 'diminutive-muur',
    hash: 'ca34f0fb',
  },
  {
    id: 'diminutive-dak',
    hash: '2482ad63',
  },
  {
    id: 'diminutive-tuin',
    hash: '3e6d93c9',
  },
  {
    id: 'diminutive-balkon',
    hash: '71968790',
  },
  {
    id: 'diminutive-straat',
    hash: '8faf97f1',
  },
  {
    id: 'diminutive-plein',
    hash: '970f5a3f',
  },
  {
    id: 'diminutive-park',
    hash: '1f5cde0b',
  },
  {
    id: 'diminutive-stad',
    hash: '1ceee8c9',
  },
  {
    id: 'diminutive-dorp',
    hash: '3b240bcf',
  },
  {
    id: 'diminutive-land',
    hash: '56e6ea6b',
  },
  {
    id: 'diminutive-winkel',
    hash: '90ccebe9',
  },
  {
    id: 'diminutive-markt',
    hash: 'b9100b4f',
  },
  {
    id: 'diminutive-school',
    hash: 'dae5aab5',
  },
  {
    id: 'diminutive-kantoor',
    hash: '1cc31ac3',
  },
  {
    id: 'diminutive-bank',
    hash: '5c5c1023',
    unusual: ['de bank/bank-buiten het', 'de bank/bank-buiten het bankje'],
  },
  {
    id: 'diminutive-station',
    hash: '37a30dd8',
  },
  {
    id: 'diminutive-hotel',
    hash: '3e19a73e',
  },
  {
    id: 'diminutive-café',
    hash: 'd4f21ebc',
  },
  {
    id: 'diminutive-restaurant',
    hash: '22230b43',
  },
  {
    id: 'diminutive-kerk',
    hash: '60095511',
  },
  {
    id: 'diminutive-auto',
    hash: '4638a818',
  },
  {
    id: 'diminutive-fiets',
    hash: 'f5fbee1b',
  },
  {
    id: 'diminutive-trein',
    hash: 'e8ee0a95',
  },
  {
    id: 'diminutive-bus',
    hash: '7d3d4609',
  },
  {
    id: 'diminutive-tram',
    hash: '4023b123',
  },
  {
    id: 'diminutive-boot',
    hash: 'a57366fd',
  },
  {
    id: 'diminutive-vliegtuig',
    hash: '1093d6eb',
  },
  {
    id: 'diminutive-taxi',
    hash: 'bc9b7b72',
  },
  {
    id: 'diminutive-boek',
    hash: 'c9c33d93',
  },
  {
    id: 'diminutive-krant',
    hash: 'c6541ae1',
  },
  {
    id: 'diminutive-brief',
    hash: '6f6a5951',
  },
  {
    id: 'diminutive-pen',
    hash: 'e44344d6',
  },
  {
    id: 'diminutive-woord',
    hash: '41dab675',
  },
  {
    id: 'diminutive-zin',
    hash: 'e04edb65',
  },
  {
    id: 'diminutive-les',
    hash: 'bba6dbb9',
  },
  {
    id: 'diminutive-cursus',
    hash: '2d29fab9',
  },
  {
    id: 'diminutive-vraag',
    hash: 'dd1b65f3',
  },
  {
    id: 'diminutive-antwoord',
    hash: '6043243f',
  },
  {
    id: 'diminutive-fout',
    hash: 'c4350211',
  },
  {
    id: 'diminutive-verhaal',
    hash: '90061f9b',
  },
  {
    id: 'diminutive-foto',
    hash: '3778e304',
  },
  {
    id: 'diminutive-film',
    hash: '090a6bfd',
    unusual: ['de film het filmpje/film'],
  },
  {
    id: 'diminutive-lied',
    hash: '86b49efb',
    unusual: ['het lied het liedje/lied'],
  },
  {
    id: 'diminutive-computer',
    hash: '2fbe4d7f',
  },
  {
    id: 'diminutive-telefoon',
    hash: '2d256079',
    unusual: ['de telefoon het telefoontje/telefoon'],
  },
  {
    id: 'diminutive-tas',
    hash: 'ef2406f1',
  },
  {
    id: 'diminutive-koffer',
    hash: '966cfacb',
  },
  {
    id: 'diminutive-doos',
    hash: 'a779097d',
  },
  {
    id: 'diminutive-fles',
    hash: 'd35db401',
  },
  {
    id: 'diminutive-glas',
    hash: 'dd5825b4',
  },
  {
    id: 'diminutive-bord',
    hash: 'eb65718e',
  },
  {
    id: 'diminutive-mes',
    hash: '5ea09075',
  },
  {
    id: 'diminutive-vork',
    hash: 'cdc6e481',
  },
  {
    id: 'diminutive-lepel',
    hash: '91b16c95',
  },
  {
    id: 'diminutive-pan',
    hash: '82adb3ae',
  },
  {
    id: 'diminutive-brood',
    hash: '0db12867',
    unusual: ['het brood het broodje/brood'],
  },
  {
    id: 'diminutive-kaas',
    hash: '7fe98159',
  },
  {
    id: 'diminutive-ei',
    hash: 'b5b33367',
  },
  {
    id: 'diminutive-banaan',
    hash: '1bf23bf7',
  },
  {
    id: 'diminutive-peer',
    hash: '35181f99',
  },
  {
    id: 'diminutive-tomaat',
    hash: '324e04f1',
  },
  {
    id: 'diminutive-ui',
    hash: 'b84812e1',
    unusual: ['de ui het uitje/ui'],
  },
  {
    id: 'diminutive-taart',
    hash: '0b0b2419',
  },
  {
    id: 'diminutive-vis',
    hash: 'c474f999',
  },
  {
    id: 'diminutive-hond',
    hash: '0eb6dc6d',
  },
  {
    id: 'diminutive-kat',
    hash: '45009531',
  },
  {
    id: 'diminutive-paard',
    hash: '83da6733',
  },
  {
    id: 'diminutive-koe',
    hash: '0e2affd9',
  },
  {
    id: 'diminutive-vogel',
    hash: '0318871d',
  },
  {
    id: 'diminutive-muis',
    hash: 'ee73dc29',
  },
  {
    id: 'diminutive-hoofd',
    hash: '53e0c37b',
  },
  {
    id: 'diminutive-oog',
    hash: '164a4781',
  },
  {
    id: 'diminutive-oor',
    hash: '26ee4bdf',
  },
  {
    id: 'diminutive-neus',
    hash: 'cc365de9',
  },
  {
    id: 'diminutive-mond',
    hash: 'f8dbcd91',
  },
  {
    id: 'diminutive-arm',
    hash: '1c2202b1',
  },
  {
    id: 'diminutive-hand',
    hash: '179642ed',
  },
  {
    id: 'diminutive-vinger',
    hash: 'f775080b',
  },
  {
    id: 'diminutive-been',
    hash: '82744217',
  },
  {
    id: 'diminutive-voet',
    hash: '4c68c071',
  },
  {
    id: 'diminutive-buik',
    hash: '7805b4c9',
  },
  {
    id: 'diminutive-tand',
    hash: '7e9483bd',
  },
  {
    id: 'diminutive-jas',
    hash: 'b5197109',
  },
  {
    id: 'diminutive-broek',
    hash: '7f67c7df',
  },
  {
    id: 'diminutive-rok',
    hash: '571a0771',
  },
  {
    id: 'diminutive-jurk',
    hash: '2a089869',
  },
  {
    id: 'diminutive-trui',
    hash: 'fe5c06c9',
  },
  {
    id: 'diminutive-schoen',
    hash: '172b06ed',
  },
  {
    id: 'diminutive-sok',
    hash: '2fb1bd83',
  },
  {
    id: 'diminutive-bril',
    hash: 'c67ab5a8',
  },
  {
    id: 'diminutive-ring',
    hash: '72e58e5a',
  },
  {
    id: 'diminutive-klok',
    hash: '28dd7069',
  },
  {
    id: 'diminutive-dag',
    hash: 'd12b1919',
  },
  {
    id: 'diminutive-week',
    hash: 'bf2d1259',
  },
  {
    id: 'diminutive-maand',
    hash: '6526b9d3',
  },
  {
    id: 'diminutive-uur',
    hash: 'e0ca0f6f',
    unusual: ['het uur/uur het', 'het uur/uur het uurtje'],
  },
  {
    id: 'diminutive-feest',
    hash: 'd7b36e89',
  },
  {
    id: 'diminutive-cadeau',
    hash: '99983595',
  },
  {
    id: 'diminutive-reis',
    hash: '57af34a9',
  },
  {
    id: 'diminutive-kaart',
    hash: 'd7029543',
    unusual: ['de kaart/kaart-wens het', 'de kaart/kaart-wens het kaartje/kaart-wens'],
  },
  {
    id: 'diminutive-probleem',
    hash: 'c9eb27a7',
  },
  {
    id: 'diminutive-idee',
    hash: '97fb392d',
  },
  {
    id: 'diminutive-plan',
    hash: '09441934',
  },
  {
    id: 'diminutive-afspraak',
    hash: 'd1961995',
  },
  {
    id: 'diminutive-formulier',
    hash: '3278b25b',
  },
  {
    id: 'diminutive-rekening',
    hash: '0a42014e',
  },
  {
    id: 'diminutive-woning',
    hash: '1847bd89',
  },
  {
    id: 'diminutive-oefening',
    hash: '1b51c8f6',
  },
  {
    id: 'diminutive-baan',
    hash: '7ee89939',
  },
  {
    id: 'diminutive-bedrijf',
    hash: '0bb23b8f',
  },
  {
    id: 'diminutive-fabriek',
    hash: '3a5df52d',
  },
  {
    id: 'diminutive-berg',
    hash: 'f7b79641',
  },
  {
    id: 'diminutive-eiland',
    hash: '4d2dd6f3',
  },
  {
    id: 'diminutive-ster',
    hash: '805b5f58',
  },
  {
    id: 'diminutive-wolk',
    hash: '7c529665',
  },
  {
    id: 'diminutive-schip',
    hash: '9612451e',
  },
  {
    id: 'diminutive-paraplu',
    hash: '1c3c6a52',
  },
  {
    id: 'diminutive-bakkerij',
    hash: '622d91d7',
  },
  {
    id: 'diminutive-document',
    hash: '64e1db97',
  },
  {
    id: 'diminutive-appartement',
    hash: '7788eb31',
  },
  {
    id: 'diminutive-gebouw',
    hash: 'be80f24d',
  },
  {
    id: 'diminutive-gesprek',
    hash: '06281c3d',
  },
  {
    id: 'diminutive-bericht',
    hash: '5c16ad79',
  },
  {
    id: 'diminutive-verslag',
    hash: 'ae11eb77',
  },
  {
    id: 'diminutive-bel',
    hash: 'd096c324',
    unusual: ['de bel/bel het', 'de bel/bel het belletje'],
  },
  {
    id: 'diminutive-jaar',
    hash: '970c830f',
  },
];
