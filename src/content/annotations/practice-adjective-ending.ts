import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'adjective-ending-groot-huis',
    hash: '8797e2ed',
  },
  {
    id: 'adjective-ending-oud-boek',
    hash: '3245ab5e',
  },
  {
    id: 'adjective-ending-lief-kind',
    hash: '6ca7471e',
  },
  {
    id: 'adjective-ending-duur-restaurant',
    hash: 'c073300f',
  },
  {
    id: 'adjective-ending-goedkoop-hotel',
    hash: '7c9af559',
  },
  {
    id: 'adjective-ending-wit-overhemd',
    hash: '84f3579e',
  },
  {
    id: 'adjective-ending-groen-park',
    hash: '7db79e54',
  },
  {
    id: 'adjective-ending-dik-boek',
    hash: '0b6ba825',
  },
  {
    id: 'adjective-ending-kort-gesprek',
    hash: '57be215c',
  },
  {
    id: 'adjective-ending-hoog-gebouw',
    hash: '1f0818fd',
  },
  {
    id: 'adjective-ending-rustig-dorp',
    hash: '2a96111a',
  },
  {
    id: 'adjective-ending-moeilijk-woord',
    hash: '68ea9b8c',
  },
  {
    id: 'adjective-ending-vers-brood',
    hash: 'ea1a64f6',
  },
  {
    id: 'adjective-ending-vies-glas',
    hash: '107bdec7',
  },
  {
    id: 'adjective-ending-schoon-bord',
    hash: '6204a8ef',
  },
  {
    id: 'adjective-ending-leuk-cadeau',
    hash: '7313caf2',
  },
  {
    id: 'adjective-ending-gezellig-café',
    hash: 'df545c92',
  },
  {
    id: 'adjective-ending-vriendelijk-meisje',
    hash: '8ac60f8a',
  },
  {
    id: 'adjective-ending-ziek-paard',
    hash: 'f286b03e',
  },
  {
    id: 'adjective-ending-vrolijk-liedje',
    hash: '7bc1a276',
  },
  {
    id: 'adjective-ending-goed-idee',
    hash: 'a84993ec',
  },
  {
    id: 'adjective-ending-belangrijk-gesprek',
    hash: '914fbf20',
  },
  {
    id: 'adjective-ending-smal-bed',
    hash: '23ca36a4',
  },
  {
    id: 'adjective-ending-gezond-dier',
    hash: '8167c77c',
  },
  {
    id: 'adjective-ending-klein-probleem',
    hash: '5baceb48',
  },
  {
    id: 'adjective-ending-oud-schip',
    hash: 'eb232fa4',
  },
  {
    id: 'adjective-ending-nieuw-formulier',
    hash: 'ea4b28bc',
  },
  {
    id: 'adjective-ending-scherp-mes',
    hash: '4f29a8b4',
  },
  {
    id: 'adjective-ending-bruin-ei',
    hash: 'abb81adc',
  },
  {
    id: 'adjective-ending-koud-water',
    hash: '5aef6713',
  },
  {
    id: 'adjective-ending-warm-eten',
    hash: '1079cc65',
  },
  {
    id: 'adjective-ending-mooi-weer',
    hash: '446ff83b',
    unusual: ['mooi weer/weer-klimaat', 'het weer/weer-klimaat', 'het mooie weer/weer-klimaat'],
  },
  {
    id: 'adjective-ending-vers-fruit',
    hash: '3ab37a87',
  },
  {
    id: 'adjective-ending-klein-kamer',
    hash: '0f0cad49',
  },
  {
    id: 'adjective-ending-mooi-tuin',
    hash: '0de1075b',
  },
  {
    id: 'adjective-ending-nieuw-fiets',
    hash: '4bf79355',
  },
  {
    id: 'adjective-ending-jong-vrouw',
    hash: '2fdab4d1',
  },
  {
    id: 'adjective-ending-rood-auto',
    hash: 'f0e1b065',
  },
  {
    id: 'adjective-ending-blauw-trui',
    hash: '073b7d5d',
  },
  {
    id: 'adjective-ending-zwart-kat',
    hash: '8ad94ed7',
  },
  {
    id: 'adjective-ending-geel-bloem',
    hash: '3d30ba2f',
  },
  {
    id: 'adjective-ending-warm-jas',
    hash: 'dc87b103',
  },
  {
    id: 'adjective-ending-dun-deken',
    hash: '12d6948b',
  },
  {
    id: 'adjective-ending-lang-brief',
    hash: '43a15acf',
  },
  {
    id: 'adjective-ending-laag-tafel',
    hash: 'a016d0a3',
  },
  {
    id: 'adjective-ending-druk-straat',
    hash: '93f79e9d',
  },
  {
    id: 'adjective-ending-makkelijk-vraag',
    hash: 'b7f97a81',
  },
  {
    id: 'adjective-ending-lekker-taart',
    hash: '41a01313',
  },
  {
    id: 'adjective-ending-aardig-buurman',
    hash: 'e0c7c8f9',
  },
  {
    id: 'adjective-ending-sterk-man',
    hash: '493629c1',
  },
  {
    id: 'adjective-ending-slecht-film',
    hash: '0cbb3b23',
  },
  {
    id: 'adjective-ending-handig-tas',
    hash: 'aedd23e7',
  },
  {
    id: 'adjective-ending-breed-weg',
    hash: 'a5225aa1',
  },
  {
    id: 'adjective-ending-zwaar-koffer',
    hash: '125e713d',
  },
  {
    id: 'adjective-ending-leeg-fles',
    hash: '37e96543',
  },
  {
    id: 'adjective-ending-vol-trein',
    hash: '5e77e4d7',
  },
  {
    id: 'adjective-ending-groot-familie',
    hash: '7728daad',
  },
  {
    id: 'adjective-ending-nat-handdoek',
    hash: 'e51e0843',
  },
  {
    id: 'adjective-ending-slim-hond',
    hash: '39e2c823',
  },
  {
    id: 'adjective-ending-vers-melk',
    hash: 'e7ab86d0',
  },
  {
    id: 'adjective-ending-sterk-koffie',
    hash: '25a7a7a8',
  },
  {
    id: 'adjective-ending-lekker-soep',
    hash: '230b64d8',
  },
];
