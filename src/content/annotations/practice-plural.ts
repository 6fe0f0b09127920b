import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'plural-boom',
    hash: 'e5a3bcc0',
    unusual: ['één/een-getal boom veel', 'één/een-getal boom veel bomen'],
  },
  {
    id: 'plural-man',
    hash: '972790c9',
    unusual: ['één/een-getal man veel', 'één/een-getal man veel mannen'],
  },
  {
    id: 'plural-vrouw',
    hash: 'c42614e9',
    unusual: ['één/een-getal vrouw veel', 'één/een-getal vrouw veel vrouwen'],
  },
  {
    id: 'plural-kind',
    hash: 'eb8eb6fa',
    unusual: ['één/een-getal kind veel', 'één/een-getal kind veel kinderen'],
  },
  {
    id: 'plural-jongen',
    hash: '77f37a63',
    unusual: ['één/een-getal jongen veel', 'één/een-getal jongen veel jongens'],
  },
  {
    id: 'plural-meisje',
    hash: 'f4df11a3',
    unusual: ['één/een-getal meisje veel', 'één/een-getal meisje veel meisjes'],
  },
  {
    id: 'plural-vriend',
    hash: '0bc1542b',
    unusual: ['één/een-getal vriend veel', 'één/een-getal vriend veel vrienden'],
  },
  {
    id: 'plural-broer',
    hash: '73fadc4d',
    unusual: ['één/een-getal broer veel', 'één/een-getal broer veel broers'],
  },
  {
    id: 'plural-zus',
    hash: 'f5a6d392',
    unusual: ['één/een-getal zus veel', 'één/een-getal zus veel zussen'],
  },
  {
    id: 'plural-dochter',
    hash: '7772ee99',
    unusual: ['één/een-getal dochter veel', 'één/een-getal dochter veel dochters'],
  },
  {
    id: 'plural-buurman',
    hash: '4b54cf95',
    unusual: ['één/een-getal buurman veel', 'één/een-getal buurman veel buurmannen'],
  },
  {
    id: 'plural-collega',
    hash: 'f7ae0428',
    unusual: ['één/een-getal collega veel', "één/een-getal collega veel collega's"],
  },
  {
    id: 'plural-dokter',
    hash: '9de79807',
    unusual: ['één/een-getal dokter veel', 'één/een-getal dokter veel dokters'],
  },
  {
    id: 'plural-tandarts',
    hash: '36f50e07',
    unusual: ['één/een-getal tandarts veel', 'één/een-getal tandarts veel tandartsen'],
  },
  {
    id: 'plural-tante',
    hash: '0f04122d',
    unusual: ['één/een-getal tante veel', 'één/een-getal tante veel tantes'],
  },
  {
    id: 'plural-oma',
    hash: '2f51ae28',
    unusual: ['één/een-getal oma veel', "één/een-getal oma veel oma's"],
  },
  {
    id: 'plural-baby',
    hash: '91d3cd38',
    unusual: ['één/een-getal baby veel', "één/een-getal baby veel baby's"],
  },
  {
    id: 'plural-huis',
    hash: '7f94edfe',
    unusual: ['één/een-getal huis veel', 'één/een-getal huis veel huizen'],
  },
  {
    id: 'plural-kamer',
    hash: '1c8705e9',
    unusual: ['één/een-getal kamer veel', 'één/een-getal kamer veel kamers'],
  },
  {
    id: 'plural-keuken',
    hash: 'fad1d14f',
    unusual: ['één/een-getal keuken veel', 'één/een-getal keuken veel keukens'],
  },
  {
    id: 'plural-deur',
    hash: '64f8952b',
    unusual: ['één/een-getal deur veel', 'één/een-getal deur veel deuren'],
  },
  {
    id: 'plural-raam',
    hash: '0470fe2a',
    unusual: ['één/een-getal raam veel', 'één/een-getal raam veel ramen'],
  },
  {
    id: 'plural-tafel',
    hash: '5d012505',
    unusual: ['één/een-getal tafel veel', 'één/een-getal tafel veel tafels'],
  },
  {
    id: 'plural-stoel',
    hash: 'dc898445',
    unusual: ['één/een-getal stoel veel', 'één/een-getal stoel veel stoelen'],
  },
  {
    id: 'plural-bed',
    hash: '7d2b284b',
    unusual: ['één/een-getal bed veel', 'één/een-getal bed veel bedden'],
  },
  {
    id: 'plural-kast',
    hash: '5e01e6e7',
    unusual: ['één/een-getal kast veel', 'één/een-getal kast veel kasten'],
  },
  {
    id: 'plural-lamp',
    hash: '0af1c4c7',
    unusual: ['één/een-getal lamp veel', 'één/een-getal lamp veel lampen'],
  },
  {
    id: 'plural-trap',
    hash: '293d08dd',
    unusual: ['één/een-getal trap veel', 'één/een-getal trap veel trappen'],
  },
  {
    id: 'plural-muur',
    hash: '37256340',
    unusual: ['één/een-getal muur veel', 'één/een-getal muur veel muren'],
  },
  {
    id: 'plural-dak',
    hash: '5bd33feb',
    unusual: ['één/een-getal dak veel', 'één/een-getal dak veel daken'],
  },
  {
    id: 'plural-tuin',
    hash: '3ab17efb',
    unusual: ['één/een-getal tuin veel', 'één/een-getal tuin veel tuinen'],
  },
  {
    id: 'plural-balkon',
    hash: '885acc8b',
    unusual: ['één/een-getal balkon veel', 'één/een-getal balkon veel balkons'],
  },
  {
    id: 'plural-straat',
    hash: '9c1b5d50',
    unusual: ['één/een-getal straat veel', 'één/een-getal straat veel straten'],
  },
  {
    id: 'plural-plein',
    hash: 'a720dc6b',
    unusual: ['één/een-getal plein veel', 'één/een-getal plein veel pleinen'],
  },
  {
    id: 'plural-brug',
    hash: 'a5474900',
    unusual: ['één/een-getal brug veel', 'één/een-getal brug veel bruggen'],
  },
  {
    id: 'plural-park',
    hash: '300edd8b',
    unusual: ['één/een-getal park veel', 'één/een-getal park veel parken'],
  },
  {
    id: 'plural-stad',
    hash: '51926d97',
    unusual: ['één/een-getal stad veel', 'één/een-getal stad veel steden'],
  },
  {
    id: 'plural-dorp',
    hash: '5a7e2193',
    unusual: ['één/een-getal dorp veel', 'één/een-getal dorp veel dorpen'],
  },
  {
    id: 'plural-land',
    hash: '5e4520f3',
    unusual: ['één/een-getal land veel', 'één/een-getal land veel landen'],
  },
  {
    id: 'plural-weg',
    hash: '6b213b59',
    unusual: ['één/een-getal weg veel', 'één/een-getal weg veel wegen'],
  },
  {
    id: 'plural-winkel',
    hash: '4c91d0a9',
    unusual: ['één/een-getal winkel veel', 'één/een-getal winkel veel winkels'],
  },
  {
    id: 'plural-markt',
    hash: '3ba4b80d',
    unusual: ['één/een-getal markt veel', 'één/een-getal markt veel markten'],
  },
  {
    id: 'plural-school',
    hash: 'b770cbe8',
    unusual: ['één/een-getal school veel', 'één/een-getal school veel scholen'],
  },
  {
    id: 'plural-kantoor',
    hash: '40e09806',
    unusual: ['één/een-getal kantoor veel', 'één/een-getal kantoor veel kantoren'],
  },
  {
    id: 'plural-bank',
    hash: '98388edd',
    unusual: ['één/een-getal bank/bank-buiten veel', 'één/een-getal bank/bank-buiten veel banken'],
  },
  {
    id: 'plural-station',
    hash: '5d3d97fd',
    unusual: ['één/een-getal station veel', 'één/een-getal station veel stations'],
  },
  {
    id: 'plural-hotel',
    hash: '190ed1d5',
    unusual: ['één/een-getal hotel veel', 'één/een-getal hotel veel hotels'],
  },
  {
    id: 'plural-café',
    hash: 'a5da2b67',
    unusual: ['één/een-getal café veel', 'één/een-getal café veel cafés'],
  },
  {
    id: 'plural-restaurant',
    hash: '179c288f',
    unusual: ['één/een-getal restaurant veel', 'één/een-getal restaurant veel restaurants'],
  },
  {
    id: 'plural-kerk',
    hash: '3d6355ab',
    unusual: ['één/een-getal kerk veel', 'één/een-getal kerk veel kerken'],
  },
  {
    id: 'plural-ziekenhuis',
    hash: '7165d2fe',
    unusual: ['één/een-getal ziekenhuis veel', 'één/een-getal ziekenhuis veel ziekenhuizen'],
  },
  {
    id: 'plural-auto',
    hash: '1f92d0d0',
    unusual: ['één/een-getal auto veel', "één/een-getal auto veel auto's"],
  },
  {
    id: 'plural-fiets',
    hash: '9e0a6e6d',
    unusual: ['één/een-getal fiets veel', 'één/een-getal fiets veel fietsen/fiets'],
  },
  {
    id: 'plural-trein',
    hash: 'e27708ab',
    unusual: ['één/een-getal trein veel', 'één/een-getal trein veel treinen'],
  },
  {
    id: 'plural-bus',
    hash: '458d6b02',
    unusual: ['één/een-getal bus veel', 'één/een-getal bus veel bussen'],
  },
  {
    id: 'plural-tram',
    hash: '4e2575b5',
    unusual: ['één/een-getal tram veel', 'één/een-getal tram veel trams'],
  },
  {
    id: 'plural-boot',
    hash: '54fcbb54',
    unusual: ['één/een-getal boot veel', 'één/een-getal boot veel boten'],
  },
  {
    id: 'plural-vliegtuig',
    hash: '6ec52d0f',
    unusual: ['één/een-getal vliegtuig veel', 'één/een-getal vliegtuig veel vliegtuigen'],
  },
  {
    id: 'plural-taxi',
    hash: '18a74e88',
    unusual: ['één/een-getal taxi veel', "één/een-getal taxi veel taxi's"],
  },
  {
    id: 'plural-boek',
    hash: '421d0cff',
    unusual: ['één/een-getal boek veel', 'één/een-getal boek veel boeken'],
  },
  {
    id: 'plural-krant',
    hash: 'ad23a0b7',
    unusual: ['één/een-getal krant veel', 'één/een-getal krant veel kranten'],
  },
  {
    id: 'plural-brief',
    hash: '1f799243',
    unusual: ['één/een-getal brief veel', 'één/een-getal brief veel brieven'],
  },
  {
    id: 'plural-pen',
    hash: 'b611a7d5',
    unusual: ['één/een-getal pen veel', 'één/een-getal pen veel pennen'],
  },
  {
    id: 'plural-woord',
    hash: '999267bd',
    unusual: ['één/een-getal woord veel', 'één/een-getal woord veel woorden'],
  },
  {
    id: 'plural-zin',
    hash: '29bc65f0',
    unusual: ['één/een-getal zin veel', 'één/een-getal zin veel zinnen'],
  },
  {
    id: 'plural-les',
    hash: 'aa75e732',
    unusual: ['één/een-getal les veel', 'één/een-getal les veel lessen'],
  },
  {
    id: 'plural-cursus',
    hash: '42811572',
    unusual: ['één/een-getal cursus veel', 'één/een-getal cursus veel cursussen'],
  },
  {
    id: 'plural-vraag',
    hash: '7907148a',
    unusual: ['één/een-getal vraag veel', 'één/een-getal vraag veel vragen/vraag'],
  },
  {
    id: 'plural-antwoord',
    hash: '4846afa3',
    unusual: ['één/een-getal antwoord veel', 'één/een-getal antwoord veel antwoorden'],
  },
  {
    id: 'plural-fout',
    hash: 'e9e75d2f',
    unusual: ['één/een-getal fout veel', 'één/een-getal fout veel fouten'],
  },
  {
    id: 'plural-verhaal',
    hash: 'b002fdb4',
    unusual: ['één/een-getal verhaal veel', 'één/een-getal verhaal veel verhalen'],
  },
  {
    id: 'plural-foto',
    hash: '288678c0',
    unusual: ['één/een-getal foto veel', "één/een-getal foto veel foto's"],
  },
  {
    id: 'plural-film',
    hash: '9dafff69',
    unusual: ['één/een-getal film veel', 'één/een-getal film veel films'],
  },
  {
    id: 'plural-lied',
    hash: 'b1c16ed2',
    unusual: ['één/een-getal lied veel', 'één/een-getal lied veel liederen'],
  },
  {
    id: 'plural-computer',
    hash: 'ab5d8b77',
    unusual: ['één/een-getal computer veel', 'één/een-getal computer veel computers'],
  },
  {
    id: 'plural-telefoon',
    hash: '66b0b3a9',
    unusual: ['één/een-getal telefoon veel', 'één/een-getal telefoon veel telefoons'],
  },
  {
    id: 'plural-tas',
    hash: 'e3218c32',
    unusual: ['één/een-getal tas veel', 'één/een-getal tas veel tassen'],
  },
  {
    id: 'plural-koffer',
    hash: 'af6fada3',
    unusual: ['één/een-getal koffer veel', 'één/een-getal koffer veel koffers'],
  },
  {
    id: 'plural-doos',
    hash: '52f1ffad',
    unusual: ['één/een-getal doos veel', 'één/een-getal doos veel dozen'],
  },
  {
    id: 'plural-fles',
    hash: 'feb12bb8',
    unusual: ['één/een-getal fles veel', 'één/een-getal fles veel flessen'],
  },
  {
    id: 'plural-glas',
    hash: 'ba113b2a',
    unusual: ['één/een-getal glas veel', 'één/een-getal glas veel glazen'],
  },
  {
    id: 'plural-kopje',
    hash: 'b1c59379',
    unusual: ['één/een-getal kopje/kopje veel', 'één/een-getal kopje/kopje veel kopjes'],
  },
  {
    id: 'plural-bord',
    hash: '065fa298',
    unusual: ['één/een-getal bord veel', 'één/een-getal bord veel borden'],
  },
  {
    id: 'plural-mes',
    hash: 'acf9fee2',
    unusual: ['één/een-getal mes veel', 'één/een-getal mes veel messen'],
  },
  {
    id: 'plural-vork',
    hash: '25476563',
    unusual: ['één/een-getal vork veel', 'één/een-getal vork veel vorken'],
  },
  {
    id: 'plural-lepel',
    hash: 'bc4e2001',
    unusual: ['één/een-getal lepel veel', 'één/een-getal lepel veel lepels'],
  },
  {
    id: 'plural-pan',
    hash: '7e5a86b5',
    unusual: ['één/een-getal pan veel', 'één/een-getal pan veel pannen'],
  },
  {
    id: 'plural-brood',
    hash: '36a6b69e',
    unusual: ['één/een-getal brood veel', 'één/een-getal brood veel broden'],
  },
  {
    id: 'plural-kaas',
    hash: '263f5715',
    unusual: ['één/een-getal kaas veel', 'één/een-getal kaas veel kazen'],
  },
  {
    id: 'plural-ei',
    hash: '29e2f762',
    unusual: ['één/een-getal ei veel', 'één/een-getal ei veel eieren'],
  },
  {
    id: 'plural-banaan',
    hash: '7108c980',
    unusual: ['één/een-getal banaan veel', 'één/een-getal banaan veel bananen'],
  },
  {
    id: 'plural-peer',
    hash: '783e6cfa',
    unusual: ['één/een-getal peer veel', 'één/een-getal peer veel peren'],
  },
  {
    id: 'plural-tomaat',
    hash: '79c00062',
    unusual: ['één/een-getal tomaat veel', 'één/een-getal tomaat veel tomaten'],
  },
  {
    id: 'plural-ui',
    hash: 'd99a1dff',
    unusual: ['één/een-getal ui veel', 'één/een-getal ui veel uien'],
  },
  {
    id: 'plural-taart',
    hash: 'e97a490b',
    unusual: ['één/een-getal taart veel', 'één/een-getal taart veel taarten'],
  },
  {
    id: 'plural-koekje',
    hash: '690df96f',
    unusual: ['één/een-getal koekje veel', 'één/een-getal koekje veel koekjes/koekje'],
  },
  {
    id: 'plural-vis',
    hash: '11c65422',
    unusual: ['één/een-getal vis veel', 'één/een-getal vis veel vissen/vis'],
  },
  {
    id: 'plural-hond',
    hash: '40d39e5b',
    unusual: ['één/een-getal hond veel', 'één/een-getal hond veel honden'],
  },
  {
    id: 'plural-kat',
    hash: '9fa195bb',
    unusual: ['één/een-getal kat veel', 'één/een-getal kat veel katten'],
  },
  {
    id: 'plural-paard',
    hash: '245da333',
    unusual: ['één/een-getal paard veel', 'één/een-getal paard veel paarden'],
  },
  {
    id: 'plural-koe',
    hash: '851d3620',
    unusual: ['één/een-getal koe veel', 'één/een-getal koe veel koeien'],
  },
  {
    id: 'plural-vogel',
    hash: '57972629',
    unusual: ['één/een-getal vogel veel', 'één/een-getal vogel veel vogels'],
  },
  {
    id: 'plural-muis',
    hash: '11d9f786',
    unusual: ['één/een-getal muis veel', 'één/een-getal muis veel muizen'],
  },
  {
    id: 'plural-hoofd',
    hash: '034bb473',
    unusual: ['één/een-getal hoofd veel', 'één/een-getal hoofd veel hoofden'],
  },
  {
    id: 'plural-oog',
    hash: 'a8316bc4',
    unusual: ['één/een-getal oog veel', 'één/een-getal oog veel ogen'],
  },
  {
    id: 'plural-oor',
    hash: '73edb12e',
    unusual: ['één/een-getal oor veel', 'één/een-getal oor veel oren'],
  },
  {
    id: 'plural-neus',
    hash: 'eb1916d6',
    unusual: ['één/een-getal neus veel', 'één/een-getal neus veel neuzen'],
  },
  {
    id: 'plural-mond',
    hash: 'a6326527',
    unusual: ['één/een-getal mond veel', 'één/een-getal mond veel monden'],
  },
  {
    id: 'plural-arm',
    hash: '5e4ad5f7',
    unusual: ['één/een-getal arm veel', 'één/een-getal arm veel armen'],
  },
  {
    id: 'plural-hand',
    hash: '91c5f8cb',
    unusual: ['één/een-getal hand veel', 'één/een-getal hand veel handen'],
  },
  {
    id: 'plural-vinger',
    hash: 'dfebac2b',
    unusual: ['één/een-getal vinger veel', 'één/een-getal vinger veel vingers'],
  },
  {
    id: 'plural-been',
    hash: '9ffa0e3a',
    unusual: ['één/een-getal been veel', 'één/een-getal been veel benen'],
  },
  {
    id: 'plural-voet',
    hash: 'ca15a9ef',
    unusual: ['één/een-getal voet veel', 'één/een-getal voet veel voeten'],
  },
  {
    id: 'plural-rug',
    hash: '22123c36',
    unusual: ['één/een-getal rug veel', 'één/een-getal rug veel ruggen'],
  },
  {
    id: 'plural-buik',
    hash: '36d2f843',
    unusual: ['één/een-getal buik veel', 'één/een-getal buik veel buiken'],
  },
  {
    id: 'plural-tand',
    hash: '076507a3',
    unusual: ['één/een-getal tand veel', 'één/een-getal tand veel tanden'],
  },
  {
    id: 'plural-jas',
    hash: '74afee72',
    unusual: ['één/een-getal jas veel', 'één/een-getal jas veel jassen'],
  },
  {
    id: 'plural-broek',
    hash: '80579c89',
    unusual: ['één/een-getal broek veel', 'één/een-getal broek veel broeken'],
  },
  {
    id: 'plural-rok',
    hash: '6c3fdb6e',
    unusual: ['één/een-getal rok veel', 'één/een-getal rok veel rokken'],
  },
  {
    id: 'plural-jurk',
    hash: '1c5a1893',
    unusual: ['één/een-getal jurk veel', 'één/een-getal jurk veel jurken'],
  },
  {
    id: 'plural-trui',
    hash: '8ce9d78b',
    unusual: ['één/een-getal trui veel', 'één/een-getal trui veel truien'],
  },
  {
    id: 'plural-schoen',
    hash: 'ad152fb3',
    unusual: ['één/een-getal schoen veel', 'één/een-getal schoen veel schoenen'],
  },
  {
    id: 'plural-sok',
    hash: 'db0811ba',
    unusual: ['één/een-getal sok veel', 'één/een-getal sok veel sokken'],
  },
  {
    id: 'plural-bril',
    hash: 'eecb50d1',
    unusual: ['één/een-getal bril veel', 'één/een-getal bril veel brillen'],
  },
  {
    id: 'plural-ring',
    hash: 'cf2ca57b',
    unusual: ['één/een-getal ring veel', 'één/een-getal ring veel ringen'],
  },
  {
    id: 'plural-klok',
    hash: '8850a09e',
    unusual: ['één/een-getal klok veel', 'één/een-getal klok veel klokken'],
  },
  {
    id: 'plural-dag',
    hash: 'ad93f40b',
    unusual: ['één/een-getal dag veel', 'één/een-getal dag veel dagen'],
  },
  {
    id: 'plural-week',
    hash: 'd548df24',
    unusual: ['één/een-getal week veel', 'één/een-getal week veel weken'],
  },
  {
    id: 'plural-maand',
    hash: '6b70ffe5',
    unusual: ['één/een-getal maand veel', 'één/een-getal maand veel maanden'],
  },
  {
    id: 'plural-uur',
    hash: 'd6447704',
    unusual: ['één/een-getal uur/uur veel', 'één/een-getal uur/uur veel uren'],
  },
  {
    id: 'plural-feest',
    hash: '5242c59d',
    unusual: ['één/een-getal feest veel', 'één/een-getal feest veel feesten'],
  },
  {
    id: 'plural-cadeau',
    hash: 'ab6273e7',
    unusual: ['één/een-getal cadeau veel', 'één/een-getal cadeau veel cadeaus'],
  },
  {
    id: 'plural-reis',
    hash: 'f464e616',
    unusual: ['één/een-getal reis veel', 'één/een-getal reis veel reizen/reis'],
  },
  {
    id: 'plural-kaart',
    hash: '711a06a9',
    unusual: [
      'één/een-getal kaart/kaart-wens veel',
      'één/een-getal kaart/kaart-wens veel kaarten/kaart-wens',
    ],
  },
  {
    id: 'plural-probleem',
    hash: 'c0d3b7d0',
    unusual: ['één/een-getal probleem veel', 'één/een-getal probleem veel problemen'],
  },
  {
    id: 'plural-idee',
    hash: '4f7b9241',
    unusual: ['één/een-getal idee veel', 'één/een-getal idee veel ideeën'],
  },
  {
    id: 'plural-plan',
    hash: '5060d69f',
    unusual: ['één/een-getal plan veel', 'één/een-getal plan veel plannen'],
  },
  {
    id: 'plural-afspraak',
    hash: 'e2235562',
    unusual: ['één/een-getal afspraak veel', 'één/een-getal afspraak veel afspraken/afspraak'],
  },
  {
    id: 'plural-formulier',
    hash: '5d112891',
    unusual: ['één/een-getal formulier veel', 'één/een-getal formulier veel formulieren'],
  },
  {
    id: 'plural-rekening',
    hash: 'cd8bbb43',
    unusual: ['één/een-getal rekening veel', 'één/een-getal rekening veel rekeningen'],
  },
  {
    id: 'plural-woning',
    hash: '3e92dae3',
    unusual: ['één/een-getal woning veel', 'één/een-getal woning veel woningen'],
  },
  {
    id: 'plural-oefening',
    hash: '92023fbb',
    unusual: ['één/een-getal oefening veel', 'één/een-getal oefening veel oefeningen'],
  },
  {
    id: 'plural-vergadering',
    hash: '101538cb',
    unusual: ['één/een-getal vergadering veel', 'één/een-getal vergadering veel vergaderingen'],
  },
  {
    id: 'plural-verzekering',
    hash: '5ee7b827',
    unusual: ['één/een-getal verzekering veel', 'één/een-getal verzekering veel verzekeringen'],
  },
  {
    id: 'plural-opleiding',
    hash: '944df525',
    unusual: ['één/een-getal opleiding veel', 'één/een-getal opleiding veel opleidingen'],
  },
  {
    id: 'plural-baan',
    hash: '32e5c976',
    unusual: ['één/een-getal baan veel', 'één/een-getal baan veel banen'],
  },
  {
    id: 'plural-bedrijf',
    hash: '58f9d363',
    unusual: ['één/een-getal bedrijf veel', 'één/een-getal bedrijf veel bedrijven'],
  },
  {
    id: 'plural-fabriek',
    hash: '4ed77ea3',
    unusual: ['één/een-getal fabriek veel', 'één/een-getal fabriek veel fabrieken'],
  },
  {
    id: 'plural-berg',
    hash: '50a7521b',
    unusual: ['één/een-getal berg veel', 'één/een-getal berg veel bergen'],
  },
  {
    id: 'plural-eiland',
    hash: 'ac52ba2f',
    unusual: ['één/een-getal eiland veel', 'één/een-getal eiland veel eilanden'],
  },
  {
    id: 'plural-ster',
    hash: '713cbc7d',
    unusual: ['één/een-getal ster veel', 'één/een-getal ster veel sterren'],
  },
  {
    id: 'plural-wolk',
    hash: '8b9aeb17',
    unusual: ['één/een-getal wolk veel', 'één/een-getal wolk veel wolken'],
  },
  {
    id: 'plural-schip',
    hash: '066f3c49',
    unusual: ['één/een-getal schip veel', 'één/een-getal schip veel schepen'],
  },
  {
    id: 'plural-paraplu',
    hash: '3ca0e200',
    unusual: ['één/een-getal paraplu veel', "één/een-getal paraplu veel paraplu's"],
  },
  {
    id: 'plural-universiteit',
    hash: '8d298bc3',
    unusual: ['één/een-getal universiteit veel', 'één/een-getal universiteit veel universiteiten'],
  },
  {
    id: 'plural-mogelijkheid',
    hash: '13910c1e',
    unusual: ['één/een-getal mogelijkheid veel', 'één/een-getal mogelijkheid veel mogelijkheden'],
  },
  {
    id: 'plural-bakkerij',
    hash: '11547a3b',
    unusual: ['één/een-getal bakkerij veel', 'één/een-getal bakkerij veel bakkerijen'],
  },
  {
    id: 'plural-familie',
    hash: '37910351',
    unusual: ['één/een-getal familie veel', 'één/een-getal familie veel families'],
  },
  {
    id: 'plural-document',
    hash: '7f1cb867',
    unusual: ['één/een-getal document veel', 'één/een-getal document veel documenten'],
  },
  {
    id: 'plural-appartement',
    hash: 'e19398b5',
    unusual: ['één/een-getal appartement veel', 'één/een-getal appartement veel appartementen'],
  },
  {
    id: 'plural-gebouw',
    hash: 'fb7d9177',
    unusual: ['één/een-getal gebouw veel', 'één/een-getal gebouw veel gebouwen'],
  },
  {
    id: 'plural-gesprek',
    hash: 'd3058e2a',
    unusual: ['één/een-getal gesprek veel', 'één/een-getal gesprek veel gesprekken'],
  },
  {
    id: 'plural-bericht',
    hash: '6d6d25f9',
    unusual: ['één/een-getal bericht veel', 'één/een-getal bericht veel berichten'],
  },
  {
    id: 'plural-verslag',
    hash: '0c426acb',
    unusual: ['één/een-getal verslag veel', 'één/een-getal verslag veel verslagen/verslag'],
  },
  {
    id: 'plural-bel',
    hash: 'e1cc4c83',
    unusual: ['één/een-getal bel/bel veel', 'één/een-getal bel/bel veel bellen/bel'],
  },
  {
    id: 'plural-jaar',
    hash: '34f4b796',
    unusual: ['één/een-getal jaar veel', 'één/een-getal jaar veel jaren'],
  },
];
