import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'land',
    hash: 'c37fe066',
  },
  {
    id: 'leven',
    hash: '2289f1a6',
    unusual: ['Olena bouwt/opbouwen/5 hier een nieuw leven/leven op/opbouwen/-5'],
  },
  {
    id: 'leeftijd',
    hash: 'daa4617c',
  },
  {
    id: 'liefst',
    hash: '37427eb1',
  },
  {
    id: 'lijken',
    hash: '3107e328',
    unusual: ['Als hij lacht lijkt hij precies op zijn/zijn-bezit vader'],
  },
  {
    id: 'lang',
    hash: '23afcaec',
    unusual: ['Daan is nu al langer dan zijn/zijn-bezit vader'],
  },
  {
    id: 'lachen',
    hash: '60232988',
    unusual: ['We moesten zo hard/hard-luid lachen dat/dat-zin de buren ons hoorden'],
  },
  {
    id: 'lief',
    hash: 'ab56c330',
    unusual: ['Lief van je dat/dat-zin je soep hebt gebracht'],
  },
  {
    id: 'lui',
    hash: '3727628e',
  },
  {
    id: 'leeg',
    hash: '7c6ffbf3',
  },
  {
    id: 'liter',
    hash: '2d606426',
  },
  {
    id: 'laatste',
    hash: '3a80ca93',
  },
  {
    id: 'laars',
    hash: '7d40a66e',
  },
  {
    id: 'leer',
    hash: 'e0245ae6',
    unusual: ['Schoenen van leer/leer zijn duurder maar gaan/meegaan/2 langer mee/meegaan/-2'],
  },
  {
    id: 'licht-niet-donker',
    hash: '9cc40c8c',
    unusual: ['In de zomer is het tot tien uur licht/licht-niet-donker'],
  },
  {
    id: 'luisteren',
    hash: '751ef2dd',
    unusual: ['Luister goed want ik zeg het maar één/een-getal keer'],
  },
  {
    id: 'leuk',
    hash: 'e8c0af79',
    unusual: ['Is het leuk op/op-bij school'],
  },
  {
    id: 'liegen',
    hash: 'fdb5d734',
  },
  {
    id: 'leugen',
    hash: 'b0b1844e',
  },
  {
    id: 'langskomen',
    hash: '26cd71ba',
    unusual: ['Kom/langskomen/4 gerust een keer langs/langskomen/-4 voor een kopje thee'],
  },
  {
    id: 'liever',
    hash: '1fe3fe76',
    unusual: [
      'Ik blijf/thuisblijven/2 liever thuis/thuisblijven/-2',
      'Blijf/thuisblijven/3 je liever thuis/thuisblijven/-3 of ga/meegaan/2 je mee/meegaan/-2',
    ],
  },
  {
    id: 'let-op',
    hash: '5c2fee5b',
    unusual: ['Let/let-op/1 op/let-op/-1 de deuren gaan/dichtgaan/1 dicht/dichtgaan/-1'],
  },
  {
    id: 'later',
    hash: 'ea8f1abe',
    unusual: [
      'Bel/terugbellen/4 je me later/later terug/terugbellen/-4',
      'Kan ik je later/later terugbellen',
      'Yusuf wil later/later buschauffeur worden',
    ],
  },
  {
    id: 'laat',
    hash: 'a247cf9d',
    unusual: [
      'Je bent laat/laat vandaag',
      'Gisteren kwam/thuiskomen/4 mijn man/man-echtgenoot laat/laat thuis/thuiskomen/-4',
    ],
  },
  {
    id: 'langzamer',
    hash: 'e0f3a927',
    unusual: ['Kunt u iets langzamer/langzamer praten alstublieft'],
  },
  {
    id: 'lunch',
    hash: '2682b5b6',
    unusual: [
      'Neem/meenemen/3 je lunch mee/meenemen/-3 naar school',
      'Koop je lunch of neem/meenemen/5 je iets van huis mee/meenemen/-5',
    ],
  },
  {
    id: 'limonade',
    hash: 'fe1f897e',
  },
  {
    id: 'lekker',
    hash: '0f0dcc87',
  },
  {
    id: 'lunchen',
    hash: '61ff7f92',
  },
  {
    id: 'lusten',
    hash: 'aa1dc2be',
  },
  {
    id: 'linze',
    hash: '8301dfef',
  },
  {
    id: 'lift',
    hash: 'f4d20c4b',
  },
  {
    id: 'licht',
    hash: '35f47ef8',
  },
  {
    id: 'laag',
    hash: '04731e70',
    unusual: ['De zolder is zo laag dat/dat-zin ik er niet rechtop kan staan'],
  },
  {
    id: 'lamp',
    hash: '5b0320e3',
    unusual: ['Doe/aandoen-licht/4 de lamp eens aan/aandoen-licht/-4 ik kan dit niet lezen'],
  },
  {
    id: 'liggen',
    hash: 'fed14772',
  },
  {
    id: 'la',
    hash: '69c59a49',
  },
  {
    id: 'lepel',
    hash: 'b179bc6c',
  },
  {
    id: 'leggen',
    hash: '616aa130',
  },
  {
    id: 'lappen',
    hash: '0b01ca72',
  },
  {
    id: 'laken',
    hash: '7f4e49a4',
  },
  {
    id: 'lijn',
    hash: '3a94d5ea',
  },
  {
    id: 'linksaf',
    hash: '84f01841',
  },
  {
    id: 'links',
    hash: 'b1f48fa7',
  },
  {
    id: 'lopen',
    hash: '75711429',
  },
  {
    id: 'laadpaal',
    hash: '4a3a366c',
  },
  {
    id: 'locatie',
    hash: 'b65c5bd1',
  },
  {
    id: 'langs',
    hash: '2385c095',
  },
  {
    id: 'lichaam',
    hash: '5dc529ce',
    unusual: ['Na het sporten/sport deed mijn hele lichaam pijn'],
  },
  {
    id: 'last',
    hash: '64b5cc61',
  },
  {
    id: 'lijden',
    hash: '69eb12e7',
  },
  {
    id: 'lip',
    hash: '98bce0d5',
  },
  {
    id: 'long',
    hash: 'c2e50710',
  },
  {
    id: 'lantaarnpaal',
    hash: '212924c6',
    unusual: ['Mijn fiets staat/vaststaan/1 vast/vaststaan/-1 aan een lantaarnpaal'],
  },
  {
    id: 'lenen',
    hash: 'd6f2e905',
  },
  {
    id: 'lawaai',
    hash: '9f87a2ee',
    unusual: ['Amina kan niet slapen door/door-oorzaak het lawaai van beneden'],
  },
  {
    id: 'lekken',
    hash: '16c7a43e',
  },
  {
    id: 'loodgieter',
    hash: 'cc1544e6',
  },
  {
    id: 'ladder',
    hash: 'd03d9628',
    unusual: ['Houd/vasthouden/4 jij de ladder vast/vasthouden/-4 terwijl ik de lamp ophang'],
  },
  {
    id: 'los',
    hash: '1f70b389',
    unusual: ['Papa mijn zadel zit/loszitten/1 los/loszitten/-1 help je even'],
  },
  {
    id: 'lijst',
    hash: 'e77efab8',
    unusual: ['Voor haar verjaardag stuurde Mei/=name ons een lijst met cadeaus'],
  },
  {
    id: 'levertijd',
    hash: 'd5cd2f80',
  },
  {
    id: 'leveren',
    hash: '4f91c6f0',
  },
  {
    id: 'lastig',
    hash: 'dd8649d2',
  },
  {
    id: 'lelijk',
    hash: '1c49edab',
  },
  {
    id: 'luid',
    hash: 'dcf59bb9',
  },
  {
    id: 'licht-niet-zwaar',
    hash: '3b12cdc3',
    unusual: ['Deze koffer is zo licht/licht-niet-zwaar zit er wel iets in'],
  },
  {
    id: 'letten',
    hash: 'ccc846be',
  },
  {
    id: 'lekke-band',
    hash: 'e0c25ce0',
    unusual: [
      'Door/door-oorzaak een lekke/lekke-band/1 band/lekke-band/-1 moest Amina het laatste stuk lopen',
    ],
  },
  {
    id: 'langzaam',
    hash: '1ca72f94',
  },
  {
    id: 'lol',
    hash: 'b8f433b0',
  },
  {
    id: 'liedje',
    hash: '71dbdbcf',
  },
  {
    id: 'lied',
    hash: '720f29a6',
  },
  {
    id: 'lid',
    hash: 'bd457573',
  },
  {
    id: 'leider',
    hash: '5a4c0828',
  },
  {
    id: 'leiding',
    hash: '85a4906e',
  },
  {
    id: 'les',
    hash: 'd3b059c3',
  },
  {
    id: 'leraar',
    hash: '101e3462',
    unusual: ['Vraag/vragen het aan/aan-ontvanger je leraar'],
  },
  {
    id: 'leerling',
    hash: '68147131',
  },
  {
    id: 'leren',
    hash: 'd2045114',
    unusual: ['Wat leer je op/op-bij school', 'Wat heb je vandaag op/op-bij school geleerd'],
  },
  {
    id: 'lezen',
    hash: '0f7169ad',
  },
  {
    id: 'letter',
    hash: 'db749cf9',
  },
  {
    id: 'leerboek',
    hash: '786c376a',
    unusual: ['Neem/meenemen/4 morgen je leerboek mee/meenemen/-4 we beginnen met les twee'],
  },
  {
    id: 'liniaal',
    hash: 'ed3235b5',
    unusual: ['Gebruik een liniaal dan wordt de lijn recht/recht-niet-krom'],
  },
  {
    id: 'lijm',
    hash: '94eb6280',
  },
  {
    id: 'lokaal',
    hash: '64590770',
  },
  {
    id: 'lidwoord',
    hash: '5ef7431f',
  },
  {
    id: 'lukken',
    hash: 'f7f197eb',
  },
  {
    id: 'logisch',
    hash: '42e48b22',
    unusual: ['Eén/een-getal hond twee honden'],
  },
  {
    id: 'lerares',
    hash: 'd7b3970a',
  },
  {
    id: 'leren-onderwijzen',
    hash: 'fcdee607',
    unusual: ['Mijn buurvrouw leert/leren-onderwijzen mij fietsen'],
  },
  {
    id: 'laten',
    hash: '5b1f01b7',
    unusual: ['Laat mij dat maar/maar-gerust doen', 'Laat Samir maar/maar-gerust even rustig werken'],
  },
  {
    id: 'laten-zien',
    hash: '26184cc6',
    unusual: [
      'Zal ik het laten/laten-zien/1 zien/laten-zien/-1',
      'Kunt u me laten/laten-zien/1 zien/laten-zien/-1 hoe dit werkt',
    ],
  },
  {
    id: 'laten-weten',
    hash: 'e57209ac',
    unusual: ['Ik zal het je morgen laten/laten-weten/1 weten/laten-weten/-1'],
  },
  {
    id: 'leverancier',
    hash: '43ede588',
    unusual: ['Volgend jaar stappen/overstappen/2 we over/overstappen/-2 naar een goedkopere leverancier'],
  },
  {
    id: 'looptijd',
    hash: '2070b0d9',
    unusual: ['Kiest u voor een looptijd van één/een-getal of drie jaar'],
  },
  {
    id: 'lucht',
    hash: '816fa3ab',
  },
  {
    id: 'lek',
    hash: '6296bc41',
    unusual: ['De loodgieter zoekt al een uur/uur naar het lek/lek'],
  },
  {
    id: 'lauw',
    hash: '388b3666',
  },
  {
    id: 'lekkage',
    hash: '4c451ba7',
    unusual: ['Door/door-oorzaak de lekkage is het hele plafond nat'],
  },
  {
    id: 'ledlamp',
    hash: '9e005fae',
    unusual: ['Een ledlamp is duurder maar gaat/meegaan/2 jaren mee/meegaan/-2'],
  },
  {
    id: 'lieverd',
    hash: 'b67e92c3',
  },
  {
    id: 'logeren',
    hash: '3f05539c',
  },
  {
    id: 'liefde',
    hash: 'c48c0afc',
  },
  {
    id: 'liefhebben',
    hash: '40642fae',
    unusual: ['Zij hebben/liefhebben/2 elkaar lief/liefhebben/-2 al dertig jaar'],
  },
  {
    id: 'luier',
    hash: 'e719ceac',
    unusual: ['Stop een/een-paar/1 paar/een-paar/-1 luiers in je tas voor onderweg'],
  },
  {
    id: 'leven-bestaan',
    hash: '54f7db02',
  },
  {
    id: 'luchtbed',
    hash: '2f2b6d9a',
  },
  {
    id: 'loket',
    hash: '149a4226',
  },
  {
    id: 'legitimeren',
    hash: '687f135c',
  },
  {
    id: 'loon',
    hash: '4c63e743',
  },
  {
    id: 'loonstrook',
    hash: '24af1b67',
  },
  {
    id: 'loonsverhoging',
    hash: 'cec09c0f',
  },
  {
    id: 'leiden',
    hash: 'c58d1e80',
  },
  {
    id: 'leidinggevende',
    hash: 'a67184c3',
  },
  {
    id: 'lucht-hemel',
    hash: '900e628a',
    unusual: ['De lucht/lucht-hemel wordt donker er komt/aankomen/2 regen aan/aankomen/-2'],
  },
  {
    id: 'lente',
    hash: '9ed719fb',
    unusual: ['De lente komt er weer aan/aan-ingeschakeld'],
  },
  {
    id: 'leeuw',
    hash: '95592983',
    unusual: ['Mijn zoontje durfde niet dicht/dicht-bij bij de leeuwen te komen'],
  },
  {
    id: 'landschap',
    hash: '84873537',
  },
  {
    id: 'lening',
    hash: 'df3a3173',
    unusual: ['Voor de auto hebben ze een lening bij de bank/bank-geld'],
  },
  {
    id: 'loterij',
    hash: '4c7dfe6a',
  },
  {
    id: 'laptop',
    hash: '560c8138',
    unusual: ['Doe/dichtdoen/3 je laptop dicht/dichtdoen/-3 we gaan eten'],
  },
  {
    id: 'link',
    hash: '7bb2dc07',
  },
  {
    id: 'leger',
    hash: '67943f62',
  },
  {
    id: 'luisteraar',
    hash: '231da63b',
  },
  {
    id: 'live',
    hash: 'c95fda31',
  },
  {
    id: 'liken',
    hash: '5a23ebeb',
  },
];
