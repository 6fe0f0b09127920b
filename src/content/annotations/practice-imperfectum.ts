import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'imperfectum-werken',
    hash: 'da1a6712',
  },
  {
    id: 'imperfectum-wonen',
    hash: '18034a6b',
  },
  {
    id: 'imperfectum-maken',
    hash: 'b9ebc5c9',
  },
  {
    id: 'imperfectum-koken',
    hash: '0492dfe1',
  },
  {
    id: 'imperfectum-leren',
    hash: '601da269',
  },
  {
    id: 'imperfectum-spelen',
    hash: 'eb70f301',
  },
  {
    id: 'imperfectum-luisteren',
    hash: '8c4b091a',
  },
  {
    id: 'imperfectum-praten',
    hash: '2250be3b',
  },
  {
    id: 'imperfectum-wachten',
    hash: 'f5f201ee',
  },
  {
    id: 'imperfectum-betalen',
    hash: '414325d1',
  },
  {
    id: 'imperfectum-bestellen',
    hash: '093a3fae',
  },
  {
    id: 'imperfectum-fietsen',
    hash: 'cb09a38c',
  },
  {
    id: 'imperfectum-wandelen',
    hash: '53f7f6f8',
  },
  {
    id: 'imperfectum-reizen',
    hash: '29e11ae3',
  },
  {
    id: 'imperfectum-huren',
    hash: '5ce32f79',
  },
  {
    id: 'imperfectum-poetsen',
    hash: '895e48b0',
  },
  {
    id: 'imperfectum-wassen',
    hash: '55927679',
  },
  {
    id: 'imperfectum-oefenen',
    hash: '709d1f7c',
  },
  {
    id: 'imperfectum-tekenen',
    hash: 'f62e287a',
  },
  {
    id: 'imperfectum-gebruiken',
    hash: '84add30a',
  },
  {
    id: 'imperfectum-verhuizen',
    hash: '125e16f3',
  },
  {
    id: 'imperfectum-proberen',
    hash: '2947801b',
  },
  {
    id: 'imperfectum-vertellen',
    hash: '9e3e696c',
  },
  {
    id: 'imperfectum-herhalen',
    hash: 'f5af2177',
  },
  {
    id: 'imperfectum-ontmoeten',
    hash: '40d200d2',
  },
  {
    id: 'imperfectum-antwoorden',
    hash: 'f502334a',
  },
  {
    id: 'imperfectum-zetten',
    hash: 'af9c0834',
  },
  {
    id: 'imperfectum-leggen',
    hash: 'f3ecc86f',
  },
  {
    id: 'imperfectum-bakken',
    hash: 'e6217d83',
  },
  {
    id: 'imperfectum-dansen',
    hash: '57446378',
    unusual: [
      'Gisteravond ik op/op-bij een feest',
      'Gisteravond danste ik op/op-bij een feest',
      'Gisteravond jij op/op-bij een feest',
      'Gisteravond danste jij op/op-bij een feest',
      'Gisteravond hij op/op-bij een feest',
      'Gisteravond danste hij op/op-bij een feest',
      'Gisteravond Amina op/op-bij een feest',
      'Gisteravond danste Amina op/op-bij een feest',
      'Gisteravond mijn broer op/op-bij een feest',
      'Gisteravond danste mijn broer op/op-bij een feest',
      'Gisteravond wij op/op-bij een feest',
      'Gisteravond dansten wij op/op-bij een feest',
      'Gisteravond jullie op/op-bij een feest',
      'Gisteravond dansten jullie op/op-bij een feest',
      'Gisteravond mijn ouders op/op-bij een feest',
      'Gisteravond dansten mijn ouders op/op-bij een feest',
      'Gisteravond Sara en Ali op/op-bij een feest',
      'Gisteravond dansten Sara en Ali op/op-bij een feest',
    ],
  },
  {
    id: 'imperfectum-lachen',
    hash: 'a495bf6e',
  },
  {
    id: 'imperfectum-missen',
    hash: '141acbaf',
  },
  {
    id: 'imperfectum-pakken',
    hash: 'c590a4ab',
  },
  {
    id: 'imperfectum-parkeren',
    hash: '968e1367',
  },
  {
    id: 'imperfectum-reserveren',
    hash: 'bfce8629',
  },
  {
    id: 'imperfectum-studeren',
    hash: 'bd1a8b9f',
  },
  {
    id: 'imperfectum-verven',
    hash: '2e7b1482',
  },
  {
    id: 'imperfectum-sturen',
    hash: '1da304c7',
    unusual: [
      'Gisteren ik een bericht aan/aan-ontvanger de docent',
      'Gisteren stuurde ik een bericht aan/aan-ontvanger de docent',
      'Gisteren jij een bericht aan/aan-ontvanger de docent',
      'Gisteren stuurde jij een bericht aan/aan-ontvanger de docent',
      'Gisteren hij een bericht aan/aan-ontvanger de docent',
      'Gisteren stuurde hij een bericht aan/aan-ontvanger de docent',
      'Gisteren Amina een bericht aan/aan-ontvanger de docent',
      'Gisteren stuurde Amina een bericht aan/aan-ontvanger de docent',
      'Gisteren mijn broer een bericht aan/aan-ontvanger de docent',
      'Gisteren stuurde mijn broer een bericht aan/aan-ontvanger de docent',
      'Gisteren wij een bericht aan/aan-ontvanger de docent',
      'Gisteren stuurden wij een bericht aan/aan-ontvanger de docent',
      'Gisteren jullie een bericht aan/aan-ontvanger de docent',
      'Gisteren stuurden jullie een bericht aan/aan-ontvanger de docent',
      'Gisteren mijn ouders een bericht aan/aan-ontvanger de docent',
      'Gisteren stuurden mijn ouders een bericht aan/aan-ontvanger de docent',
      'Gisteren Sara en Ali een bericht aan/aan-ontvanger de docent',
      'Gisteren stuurden Sara en Ali een bericht aan/aan-ontvanger de docent',
    ],
  },
  {
    id: 'imperfectum-tellen',
    hash: 'bd908130',
  },
  {
    id: 'imperfectum-voelen',
    hash: 'b3536a26',
  },
  {
    id: 'imperfectum-openen',
    hash: 'b9e1c7e0',
    unusual: [
      'Vorige week ik een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week opende ik een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week jij een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week opende jij een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week hij een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week opende hij een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week Amina een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week opende Amina een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week mijn broer een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week opende mijn broer een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week wij een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week openden wij een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week jullie een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week openden jullie een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week mijn ouders een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week openden mijn ouders een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week Sara en Ali een rekening/rekening-bank bij de bank/bank-geld',
      'Vorige week openden Sara en Ali een rekening/rekening-bank bij de bank/bank-geld',
    ],
  },
  {
    id: 'imperfectum-lenen',
    hash: '5b17783d',
  },
  {
    id: 'imperfectum-sporten',
    hash: '80f582ea',
  },
  {
    id: 'imperfectum-rennen',
    hash: 'e61b16bc',
  },
  {
    id: 'imperfectum-repareren',
    hash: '37b9236f',
  },
  {
    id: 'imperfectum-verdienen',
    hash: '26a80c72',
  },
  {
    id: 'imperfectum-bedanken',
    hash: '9a638860',
  },
  {
    id: 'imperfectum-controleren',
    hash: 'e8132789',
  },
  {
    id: 'imperfectum-leven',
    hash: '246ab252',
  },
  {
    id: 'imperfectum-geloven',
    hash: '9f065e81',
  },
  {
    id: 'imperfectum-vieren',
    hash: 'ee9cdee6',
  },
  {
    id: 'imperfectum-verbeteren',
    hash: 'bfd77e40',
    unusual: [
      'Gisteren ik een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren verbeterde ik een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren jij een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren verbeterde jij een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren hij een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren verbeterde hij een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren Amina een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren verbeterde Amina een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren mijn broer een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren verbeterde mijn broer een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren wij een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren verbeterden wij een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren jullie een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren verbeterden jullie een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren mijn ouders een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren verbeterden mijn ouders een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren Sara en Ali een/een-paar/1 paar/een-paar/-1 fouten',
      'Gisteren verbeterden Sara en Ali een/een-paar/1 paar/een-paar/-1 fouten',
    ],
  },
  {
    id: 'imperfectum-feliciteren',
    hash: 'a55ebc5d',
  },
  {
    id: 'imperfectum-regelen',
    hash: '1f48c1d0',
  },
  {
    id: 'imperfectum-ruilen',
    hash: '066d2342',
  },
  {
    id: 'imperfectum-solliciteren',
    hash: '197ba05d',
  },
  {
    id: 'imperfectum-zorgen',
    hash: '5a3bb2b0',
  },
  {
    id: 'imperfectum-hopen',
    hash: '33adb435',
    unusual: [
      'Vorige week ik op mooi weer/weer-klimaat',
      'Vorige week hoopte ik op mooi weer/weer-klimaat',
      'Vorige week jij op mooi weer/weer-klimaat',
      'Vorige week hoopte jij op mooi weer/weer-klimaat',
      'Vorige week hij op mooi weer/weer-klimaat',
      'Vorige week hoopte hij op mooi weer/weer-klimaat',
      'Vorige week Amina op mooi weer/weer-klimaat',
      'Vorige week hoopte Amina op mooi weer/weer-klimaat',
      'Vorige week mijn broer op mooi weer/weer-klimaat',
      'Vorige week hoopte mijn broer op mooi weer/weer-klimaat',
      'Vorige week wij op mooi weer/weer-klimaat',
      'Vorige week hoopten wij op mooi weer/weer-klimaat',
      'Vorige week jullie op mooi weer/weer-klimaat',
      'Vorige week hoopten jullie op mooi weer/weer-klimaat',
      'Vorige week mijn ouders op mooi weer/weer-klimaat',
      'Vorige week hoopten mijn ouders op mooi weer/weer-klimaat',
      'Vorige week Sara en Ali op mooi weer/weer-klimaat',
      'Vorige week hoopten Sara en Ali op mooi weer/weer-klimaat',
    ],
  },
  {
    id: 'imperfectum-gaan',
    hash: '067e3f61',
  },
  {
    id: 'imperfectum-komen',
    hash: '141816d7',
  },
  {
    id: 'imperfectum-hebben',
    hash: 'dabd0584',
  },
  {
    id: 'imperfectum-zijn',
    hash: 'd13cfe76',
  },
  {
    id: 'imperfectum-doen',
    hash: '99a12e79',
  },
  {
    id: 'imperfectum-zien',
    hash: '454c7fe3',
  },
  {
    id: 'imperfectum-lezen',
    hash: '42bcbbdd',
  },
  {
    id: 'imperfectum-schrijven',
    hash: '3f13639d',
  },
  {
    id: 'imperfectum-eten',
    hash: 'ab033b38',
  },
  {
    id: 'imperfectum-drinken',
    hash: 'd9f94e26',
  },
  {
    id: 'imperfectum-slapen',
    hash: '57b25acd',
  },
  {
    id: 'imperfectum-lopen',
    hash: '2ccbc157',
  },
  {
    id: 'imperfectum-rijden',
    hash: 'ed61c2fb',
    unusual: [
      'Gisteren reden/rijden wij naar Groningen',
      'Gisteren reden/rijden jullie naar Groningen',
      'Gisteren reden/rijden mijn ouders naar Groningen',
      'Gisteren reden/rijden Sara en Ali naar Groningen',
    ],
  },
  {
    id: 'imperfectum-blijven',
    hash: '41b0b919',
  },
  {
    id: 'imperfectum-worden',
    hash: '586d3e9e',
  },
  {
    id: 'imperfectum-beginnen',
    hash: 'f660af0e',
  },
  {
    id: 'imperfectum-vinden',
    hash: 'be10662b',
  },
  {
    id: 'imperfectum-krijgen',
    hash: '60c9948f',
  },
  {
    id: 'imperfectum-geven',
    hash: 'adb81ff8',
    unusual: [
      'Gisteren ik bloemen aan/aan-ontvanger de docent',
      'Gisteren gaf ik bloemen aan/aan-ontvanger de docent',
      'Gisteren jij bloemen aan/aan-ontvanger de docent',
      'Gisteren gaf jij bloemen aan/aan-ontvanger de docent',
      'Gisteren hij bloemen aan/aan-ontvanger de docent',
      'Gisteren gaf hij bloemen aan/aan-ontvanger de docent',
      'Gisteren Amina bloemen aan/aan-ontvanger de docent',
      'Gisteren gaf Amina bloemen aan/aan-ontvanger de docent',
      'Gisteren mijn broer bloemen aan/aan-ontvanger de docent',
      'Gisteren gaf mijn broer bloemen aan/aan-ontvanger de docent',
      'Gisteren wij bloemen aan/aan-ontvanger de docent',
      'Gisteren gaven wij bloemen aan/aan-ontvanger de docent',
      'Gisteren jullie bloemen aan/aan-ontvanger de docent',
      'Gisteren gaven jullie bloemen aan/aan-ontvanger de docent',
      'Gisteren mijn ouders bloemen aan/aan-ontvanger de docent',
      'Gisteren gaven mijn ouders bloemen aan/aan-ontvanger de docent',
      'Gisteren Sara en Ali bloemen aan/aan-ontvanger de docent',
      'Gisteren gaven Sara en Ali bloemen aan/aan-ontvanger de docent',
    ],
  },
  {
    id: 'imperfectum-nemen',
    hash: '8d2c8338',
    unusual: [
      'Vanochtend namen/nemen wij de trein naar Den Haag',
      'Vanochtend namen/nemen jullie de trein naar Den Haag',
      'Vanochtend namen/nemen mijn ouders de trein naar Den Haag',
      'Vanochtend namen/nemen Sara en Ali de trein naar Den Haag',
    ],
  },
  {
    id: 'imperfectum-brengen',
    hash: '08b282d2',
  },
  {
    id: 'imperfectum-denken',
    hash: 'd9869534',
  },
  {
    id: 'imperfectum-kopen',
    hash: 'b324c7c9',
  },
  {
    id: 'imperfectum-verkopen',
    hash: '1c816ddb',
  },
  {
    id: 'imperfectum-zoeken',
    hash: '069fff05',
  },
  {
    id: 'imperfectum-vragen',
    hash: '59b8703f',
    unusual: [
      'Gisteren vroeg/vragen ik om de rekening',
      'Gisteren vroeg/vragen jij om de rekening',
      'Gisteren vroeg/vragen hij om de rekening',
      'Gisteren vroeg/vragen Amina om de rekening',
      'Gisteren vroeg/vragen mijn broer om de rekening',
    ],
  },
  {
    id: 'imperfectum-helpen',
    hash: '584ed7b7',
  },
  {
    id: 'imperfectum-spreken',
    hash: 'f446ee24',
  },
  {
    id: 'imperfectum-begrijpen',
    hash: '23b1c55b',
  },
  {
    id: 'imperfectum-snijden',
    hash: '50f10e59',
  },
  {
    id: 'imperfectum-vallen',
    hash: 'fca127d3',
  },
  {
    id: 'imperfectum-vertrekken',
    hash: '9637dcb7',
  },
  {
    id: 'imperfectum-zitten',
    hash: '5311a6e8',
    unusual: [
      'Gisteren zat/zitten ik in de tuin',
      'Gisteren zat/zitten jij in de tuin',
      'Gisteren zat/zitten hij in de tuin',
      'Gisteren zat/zitten Amina in de tuin',
      'Gisteren zat/zitten mijn broer in de tuin',
    ],
  },
  {
    id: 'imperfectum-staan',
    hash: '9abc92aa',
  },
  {
    id: 'imperfectum-kiezen',
    hash: '721089ad',
  },
  {
    id: 'imperfectum-winnen',
    hash: '21d981aa',
  },
  {
    id: 'imperfectum-zingen',
    hash: '09a90242',
  },
  {
    id: 'imperfectum-sluiten',
    hash: 'a8c0e2a4',
  },
  {
    id: 'imperfectum-dragen',
    hash: 'c0b62a61',
  },
  {
    id: 'imperfectum-vliegen',
    hash: '32558c94',
  },
  {
    id: 'imperfectum-bezoeken',
    hash: 'f7b37b23',
  },
  {
    id: 'imperfectum-liggen',
    hash: 'fa4e2823',
  },
  {
    id: 'imperfectum-ontvangen',
    hash: 'f5f3ac44',
  },
];
