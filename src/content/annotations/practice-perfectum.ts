import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'perfectum-werken',
    hash: '22b2c58c',
  },
  {
    id: 'perfectum-wonen',
    hash: 'c3f5c523',
  },
  {
    id: 'perfectum-maken',
    hash: 'f9ab2cb9',
  },
  {
    id: 'perfectum-koken',
    hash: 'e50e832b',
  },
  {
    id: 'perfectum-leren',
    hash: '11422239',
  },
  {
    id: 'perfectum-spelen',
    hash: '07027d55',
  },
  {
    id: 'perfectum-luisteren',
    hash: '386e6cb4',
  },
  {
    id: 'perfectum-praten',
    hash: '6fce04bd',
  },
  {
    id: 'perfectum-wachten',
    hash: 'd4d0f994',
  },
  {
    id: 'perfectum-betalen',
    hash: 'b1f0050b',
  },
  {
    id: 'perfectum-bestellen',
    hash: '8d4291c8',
  },
  {
    id: 'perfectum-huren',
    hash: 'c5ccfe53',
  },
  {
    id: 'perfectum-poetsen',
    hash: '183d9656',
  },
  {
    id: 'perfectum-wassen',
    hash: 'e047022f',
  },
  {
    id: 'perfectum-oefenen',
    hash: 'b4bad7f8',
  },
  {
    id: 'perfectum-tekenen',
    hash: '5961d7a4',
  },
  {
    id: 'perfectum-gebruiken',
    hash: 'ec17c7ea',
  },
  {
    id: 'perfectum-proberen',
    hash: 'a2c2be65',
  },
  {
    id: 'perfectum-vertellen',
    hash: '860f31c4',
  },
  {
    id: 'perfectum-herhalen',
    hash: 'fbf6a899',
  },
  {
    id: 'perfectum-ontmoeten',
    hash: '1a07bde8',
  },
  {
    id: 'perfectum-antwoorden',
    hash: '762e401a',
  },
  {
    id: 'perfectum-zetten',
    hash: '0a853afe',
  },
  {
    id: 'perfectum-leggen',
    hash: '610fb10d',
  },
  {
    id: 'perfectum-bakken',
    hash: 'c49defff',
  },
  {
    id: 'perfectum-dansen',
    hash: '9f505bba',
    unusual: [
      'Gisteravond ik op/op-bij een feest',
      'Gisteravond heb ik op/op-bij een feest gedanst',
      'Gisteravond jij op/op-bij een feest',
      'Gisteravond heb jij op/op-bij een feest gedanst',
      'Gisteravond hij op/op-bij een feest',
      'Gisteravond heeft hij op/op-bij een feest gedanst',
      'Gisteravond Amina op/op-bij een feest',
      'Gisteravond heeft Amina op/op-bij een feest gedanst',
      'Gisteravond mijn broer op/op-bij een feest',
      'Gisteravond heeft mijn broer op/op-bij een feest gedanst',
      'Gisteravond wij op/op-bij een feest',
      'Gisteravond hebben wij op/op-bij een feest gedanst',
      'Gisteravond jullie op/op-bij een feest',
      'Gisteravond hebben jullie op/op-bij een feest gedanst',
      'Gisteravond mijn ouders op/op-bij een feest',
      'Gisteravond hebben mijn ouders op/op-bij een feest gedanst',
      'Gisteravond Sara en Ali op/op-bij een feest',
      'Gisteravond hebben Sara en Ali op/op-bij een feest gedanst',
    ],
  },
  {
    id: 'perfectum-lachen',
    hash: '291dfd1b',
  },
  {
    id: 'perfectum-missen',
    hash: '78d50813',
  },
  {
    id: 'perfectum-pakken',
    hash: '93a9084f',
  },
  {
    id: 'perfectum-parkeren',
    hash: 'bdaf25d1',
  },
  {
    id: 'perfectum-reserveren',
    hash: 'c1c4a6d1',
  },
  {
    id: 'perfectum-studeren',
    hash: '3b1baaef',
  },
  {
    id: 'perfectum-verven',
    hash: '45d0c81e',
  },
  {
    id: 'perfectum-sturen',
    hash: '73c05b5d',
    unusual: [
      'Gisteren ik een bericht aan/aan-ontvanger de docent',
      'Gisteren heb ik een bericht aan/aan-ontvanger de docent gestuurd',
      'Gisteren jij een bericht aan/aan-ontvanger de docent',
      'Gisteren heb jij een bericht aan/aan-ontvanger de docent gestuurd',
      'Gisteren hij een bericht aan/aan-ontvanger de docent',
      'Gisteren heeft hij een bericht aan/aan-ontvanger de docent gestuurd',
      'Gisteren Amina een bericht aan/aan-ontvanger de docent',
      'Gisteren heeft Amina een bericht aan/aan-ontvanger de docent gestuurd',
      'Gisteren mijn broer een bericht aan/aan-ontvanger de docent',
      'Gisteren heeft mijn broer een bericht aan/aan-ontvanger de docent gestuurd',
      'Gisteren wij een bericht aan/aan-ontvanger de docent',
      'Gisteren hebben wij een bericht aan/aan-ontvanger de docent gestuurd',
      'Gisteren jullie een bericht aan/aan-ontvanger de docent',
      'Gisteren hebben jullie een bericht aan/aan-ontvanger de docent gestuurd',
      'Gisteren mijn ouders een bericht aan/aan-ontvanger de docent',
      'Gisteren hebben mijn ouders een bericht aan/aan-ontvanger de docent gestuurd',
      'Gisteren Sara en Ali een bericht aan/aan-ontvanger de docent',
      'Gisteren hebben Sara en Ali een bericht aan/aan-ontvanger de docent gestuurd',
    ],
  },
  {
    id: 'perfectum-tellen',
    hash: '4077828a',
  },
  {
    id: 'perfectum-voelen',
    hash: 'e243fda8',
  },
  {
    id: 'perfectum-openen',
    hash: '9c05ac98',
    unusual: [
      'Vorige week ik een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week heb ik een rekening/rekening-bank bij de bank/bank-geld geopend',
      'Vorige week jij een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week heb jij een rekening/rekening-bank bij de bank/bank-geld geopend',
      'Vorige week hij een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week heeft hij een rekening/rekening-bank bij de bank/bank-geld geopend',
      'Vorige week Amina een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week heeft Amina een rekening/rekening-bank bij de bank/bank-geld geopend',
      'Vorige week mijn broer een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week heeft mijn broer een rekening/rekening-bank bij de bank/bank-geld geopend',
      'Vorige week wij een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week hebben wij een rekening/rekening-bank bij de bank/bank-geld geopend',
      'Vorige week jullie een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week hebben jullie een rekening/rekening-bank bij de bank/bank-geld geopend',
      'Vorige week mijn ouders een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week hebben mijn ouders een rekening/rekening-bank bij de bank/bank-geld geopend',
      'Vorige week Sara en Ali een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week hebben Sara en Ali een rekening/rekening-bank bij de bank/bank-geld geopend',
    ],
  },
  {
    id: 'perfectum-lenen',
    hash: 'cb461563',
  },
  {
    id: 'perfectum-sporten',
    hash: 'edc83674',
  },
  {
    id: 'perfectum-repareren',
    hash: 'f29a689b',
  },
  {
    id: 'perfectum-verdienen',
    hash: 'ece1b01e',
  },
  {
    id: 'perfectum-bedanken',
    hash: 'dff194ce',
  },
  {
    id: 'perfectum-controleren',
    hash: 'e6ff339b',
  },
  {
    id: 'perfectum-leven',
    hash: '9f43165c',
  },
  {
    id: 'perfectum-geloven',
    hash: '8db1d6df',
  },
  {
    id: 'perfectum-vieren',
    hash: '68f50e9c',
  },
  {
    id: 'perfectum-verbeteren',
    hash: '028dfbb8',
    unusual: [
      'Gisteren ik een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren heb ik een/een-paar/1 paar/een-paar/-1 fouten verbeterd',
      'Gisteren jij een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren heb jij een/een-paar/1 paar/een-paar/-1 fouten verbeterd',
      'Gisteren hij een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren heeft hij een/een-paar/1 paar/een-paar/-1 fouten verbeterd',
      'Gisteren Amina een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren heeft Amina een/een-paar/1 paar/een-paar/-1 fouten verbeterd',
      'Gisteren mijn broer een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren heeft mijn broer een/een-paar/1 paar/een-paar/-1 fouten verbeterd',
      'Gisteren wij een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren hebben wij een/een-paar/1 paar/een-paar/-1 fouten verbeterd',
      'Gisteren jullie een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren hebben jullie een/een-paar/1 paar/een-paar/-1 fouten verbeterd',
      'Gisteren mijn ouders een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren hebben mijn ouders een/een-paar/1 paar/een-paar/-1 fouten verbeterd',
      'Gisteren Sara en Ali een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren hebben Sara en Ali een/een-paar/1 paar/een-paar/-1 fouten verbeterd',
    ],
  },
  {
    id: 'perfectum-feliciteren',
    hash: '45009f67',
    unusual: [
      'Gisteren heb ik een collega gefeliciteerd/feliciteren',
      'Gisteren heb jij een collega gefeliciteerd/feliciteren',
      'Gisteren heeft hij een collega gefeliciteerd/feliciteren',
      'Gisteren heeft Amina een collega gefeliciteerd/feliciteren',
      'Gisteren heeft mijn broer een collega gefeliciteerd/feliciteren',
      'Gisteren hebben wij een collega gefeliciteerd/feliciteren',
      'Gisteren hebben jullie een collega gefeliciteerd/feliciteren',
      'Gisteren hebben mijn ouders een collega gefeliciteerd/feliciteren',
      'Gisteren hebben Sara en Ali een collega gefeliciteerd/feliciteren',
    ],
  },
  {
    id: 'perfectum-regelen',
    hash: 'd8340c02',
  },
  {
    id: 'perfectum-ruilen',
    hash: '0d6bd8d8',
  },
  {
    id: 'perfectum-solliciteren',
    hash: '0afeb3d9',
  },
  {
    id: 'perfectum-zorgen',
    hash: '821d57d6',
  },
  {
    id: 'perfectum-hopen',
    hash: 'dfeeb077',
    unusual: [
      'Vorige week ik op mooi weer/weer-klimaat',
      'Vorige week heb ik op mooi weer/weer-klimaat gehoopt',
      'Vorige week jij op mooi weer/weer-klimaat',
      'Vorige week heb jij op mooi weer/weer-klimaat gehoopt',
      'Vorige week hij op mooi weer/weer-klimaat',
      'Vorige week heeft hij op mooi weer/weer-klimaat gehoopt',
      'Vorige week Amina op mooi weer/weer-klimaat',
      'Vorige week heeft Amina op mooi weer/weer-klimaat gehoopt',
      'Vorige week mijn broer op mooi weer/weer-klimaat',
      'Vorige week heeft mijn broer op mooi weer/weer-klimaat gehoopt',
      'Vorige week wij op mooi weer/weer-klimaat',
      'Vorige week hebben wij op mooi weer/weer-klimaat gehoopt',
      'Vorige week jullie op mooi weer/weer-klimaat',
      'Vorige week hebben jullie op mooi weer/weer-klimaat gehoopt',
      'Vorige week mijn ouders op mooi weer/weer-klimaat',
      'Vorige week hebben mijn ouders op mooi weer/weer-klimaat gehoopt',
      'Vorige week Sara en Ali op mooi weer/weer-klimaat',
      'Vorige week hebben Sara en Ali op mooi weer/weer-klimaat gehoopt',
    ],
  },
  {
    id: 'perfectum-hebben',
    hash: '2057ac4c',
  },
  {
    id: 'perfectum-doen',
    hash: '4e02e453',
  },
  {
    id: 'perfectum-zien',
    hash: '8961abe3',
  },
  {
    id: 'perfectum-lezen',
    hash: '84cb77a9',
  },
  {
    id: 'perfectum-schrijven',
    hash: '8ec98a91',
  },
  {
    id: 'perfectum-eten',
    hash: 'd57cdd7e',
  },
  {
    id: 'perfectum-drinken',
    hash: 'daff156d',
  },
  {
    id: 'perfectum-slapen',
    hash: '7a39314d',
  },
  {
    id: 'perfectum-vinden',
    hash: '46ad6a84',
  },
  {
    id: 'perfectum-krijgen',
    hash: 'd2d6fd2d',
  },
  {
    id: 'perfectum-geven',
    hash: 'e13d5b97',
    unusual: [
      'Gisteren ik bloemen aan/aan-ontvanger de docent',
      'Gisteren heb ik bloemen aan/aan-ontvanger de docent gegeven',
      'Gisteren jij bloemen aan/aan-ontvanger de docent',
      'Gisteren heb jij bloemen aan/aan-ontvanger de docent gegeven',
      'Gisteren hij bloemen aan/aan-ontvanger de docent',
      'Gisteren heeft hij bloemen aan/aan-ontvanger de docent gegeven',
      'Gisteren Amina bloemen aan/aan-ontvanger de docent',
      'Gisteren heeft Amina bloemen aan/aan-ontvanger de docent gegeven',
      'Gisteren mijn broer bloemen aan/aan-ontvanger de docent',
      'Gisteren heeft mijn broer bloemen aan/aan-ontvanger de docent gegeven',
      'Gisteren wij bloemen aan/aan-ontvanger de docent',
      'Gisteren hebben wij bloemen aan/aan-ontvanger de docent gegeven',
      'Gisteren jullie bloemen aan/aan-ontvanger de docent',
      'Gisteren hebben jullie bloemen aan/aan-ontvanger de docent gegeven',
      'Gisteren mijn ouders bloemen aan/aan-ontvanger de docent',
      'Gisteren hebben mijn ouders bloemen aan/aan-ontvanger de docent gegeven',
      'Gisteren Sara en Ali bloemen aan/aan-ontvanger de docent',
      'Gisteren hebben Sara en Ali bloemen aan/aan-ontvanger de docent gegeven',
    ],
  },
  {
    id: 'perfectum-nemen',
    hash: 'be81c0d1',
  },
  {
    id: 'perfectum-brengen',
    hash: '1b0499cc',
  },
  {
    id: 'perfectum-denken',
    hash: '8467d7da',
  },
  {
    id: 'perfectum-kopen',
    hash: 'e18fb1b3',
  },
  {
    id: 'perfectum-verkopen',
    hash: '614b380b',
  },
  {
    id: 'perfectum-zoeken',
    hash: '69a0d40d',
  },
  {
    id: 'perfectum-vragen',
    hash: '52c1abe1',
  },
  {
    id: 'perfectum-helpen',
    hash: 'c166d86d',
  },
  {
    id: 'perfectum-spreken',
    hash: '8cbe94e7',
  },
  {
    id: 'perfectum-begrijpen',
    hash: 'fdaaa8d9',
  },
  {
    id: 'perfectum-snijden',
    hash: '5602b41f',
  },
  {
    id: 'perfectum-zitten',
    hash: 'f3f5019b',
  },
  {
    id: 'perfectum-staan',
    hash: '0e862e0b',
  },
  {
    id: 'perfectum-kiezen',
    hash: '8946b944',
  },
  {
    id: 'perfectum-winnen',
    hash: 'ff74abdd',
  },
  {
    id: 'perfectum-zingen',
    hash: 'ab4a9d5b',
  },
  {
    id: 'perfectum-sluiten',
    hash: 'e297908a',
  },
  {
    id: 'perfectum-dragen',
    hash: '372b8563',
  },
  {
    id: 'perfectum-bezoeken',
    hash: 'c9127fe5',
  },
  {
    id: 'perfectum-liggen',
    hash: '5e87c482',
  },
  {
    id: 'perfectum-ontvangen',
    hash: 'ca4dd123',
  },
  {
    id: 'perfectum-fietsen',
    hash: '6868fd20',
  },
  {
    id: 'perfectum-wandelen',
    hash: 'e327fac6',
  },
  {
    id: 'perfectum-reizen',
    hash: '385937ae',
  },
  {
    id: 'perfectum-verhuizen',
    hash: 'b234d3d7',
  },
  {
    id: 'perfectum-rennen',
    hash: '34c9ddde',
  },
  {
    id: 'perfectum-gaan',
    hash: '15cb232f',
  },
  {
    id: 'perfectum-komen',
    hash: '321d38cd',
  },
  {
    id: 'perfectum-zijn',
    hash: '17cda457',
  },
  {
    id: 'perfectum-lopen',
    hash: '814b477b',
  },
  {
    id: 'perfectum-rijden',
    hash: 'a9cddcfe',
  },
  {
    id: 'perfectum-blijven',
    hash: 'b6c8a351',
  },
  {
    id: 'perfectum-worden',
    hash: '0e0b58e3',
  },
  {
    id: 'perfectum-beginnen',
    hash: 'a12ba301',
  },
  {
    id: 'perfectum-vallen',
    hash: '310a9a73',
  },
  {
    id: 'perfectum-vertrekken',
    hash: 'f490b281',
  },
  {
    id: 'perfectum-vliegen',
    hash: '3d541672',
  },
];
