import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'postcode',
    hash: 'a57817a2',
    unusual: ['Vul/invullen/4 ook uw postcode in/invullen/-4'],
  },
  {
    id: 'persoon',
    hash: '4be36e36',
    unusual: ['Met dit kaartje mag maar één/een-getal persoon reizen'],
  },
  {
    id: 'persoonlijk',
    hash: '0a7eaddf',
  },
  {
    id: 'paspoort',
    hash: '869a151b',
  },
  {
    id: 'punt-leesteken',
    hash: 'd91bc6a2',
  },
  {
    id: 'peuter',
    hash: 'd82c02dd',
  },
  {
    id: 'puber',
    hash: '9d711601',
  },
  {
    id: 'prettig',
    hash: '736a625f',
  },
  {
    id: 'papier',
    hash: 'dcfd2e50',
  },
  {
    id: 'pak-melk',
    hash: '2bbc5066',
    unusual: ['Neem/meenemen/5 je een pak/pak-melk melk mee/meenemen/-5 uit de winkel'],
  },
  {
    id: 'paskamer',
    hash: '75d16b45',
  },
  {
    id: 'passen-kleding',
    hash: 'cd1ddf1c',
    unusual: ['Na de vakantie past mijn spijkerbroek niet/niet-meer/1 meer/niet-meer/-1'],
  },
  {
    id: 'pak-kleding',
    hash: 'cbbe44bd',
    unusual: ['Voor de bruiloft heeft Samir een pak/pak-kleding gehuurd'],
  },
  {
    id: 'panty',
    hash: '9efbd22f',
  },
  {
    id: 'paars',
    hash: '9e48ca0b',
    unusual: ['Onze jongste wil alleen/alleen-maar/1 maar/alleen-maar/-1 paarse kleren aan'],
  },
  {
    id: 'pinnen',
    hash: 'c7cbf512',
  },
  {
    id: 'pinpas',
    hash: '2a8dee23',
    unusual: ['Houd uw pinpas maar/maar-gerust even tegen het apparaat'],
  },
  {
    id: 'pincode',
    hash: 'bd7d0160',
  },
  {
    id: 'portemonnee',
    hash: '515fb876',
    unusual: ['Mijn portemonnee is weg/weg-verdwenen', 'Hij/hij-ding zat net nog in mijn tas'],
  },
  {
    id: 'prijs',
    hash: '658881ae',
    unusual: ['De prijs/prijs staat/staan-geschreven op de achterkant van het boek'],
  },
  {
    id: 'pond-gewicht',
    hash: 'ae03bdc5',
  },
  {
    id: 'plak',
    hash: '288b3ad5',
    unusual: ['Hoeveel plakken/plak kaas wilt u mevrouw'],
  },
  {
    id: 'per',
    hash: '3539da71',
  },
  {
    id: 'pet',
    hash: '9d8e5e22',
  },
  {
    id: 'pyjama',
    hash: 'fcd5992f',
  },
  {
    id: 'pardon',
    hash: '8d9ac732',
    unusual: ['Pardon is deze stoel nog vrij/vrij'],
  },
  {
    id: 'prima',
    hash: '9f5b7a02',
    unusual: ['Prima dan bel/terugbellen/4 ik u morgen terug/terugbellen/-4'],
  },
  {
    id: 'praatje',
    hash: '181e3b04',
  },
  {
    id: 'praten',
    hash: 'b33a9455',
    unusual: ['Met Mei/=name kun je overal over praten'],
  },
  {
    id: 'precies',
    hash: '4186a72c',
  },
  {
    id: 'perfect',
    hash: 'b6d95c97',
  },
  {
    id: 'per-ongeluk',
    hash: '432afcf7',
    unusual: ['Ik heb per/per-ongeluk/1 ongeluk/per-ongeluk/-1 jouw jas meegenomen'],
  },
  {
    id: 'pas-tijd',
    hash: 'a31efc17',
    unusual: ['De winkel gaat/opengaan/5 pas om elf uur open/opengaan/-5'],
  },
  {
    id: 'pindakaas',
    hash: '67e5ad64',
    unusual: ['De pindakaas is op/op-verbruikt dus koop morgen een nieuwe pot'],
  },
  {
    id: 'peer',
    hash: '1fb0ebe0',
    unusual: ['Die peer is nog hard/hard leg hem naast de bananen'],
  },
  {
    id: 'perzik',
    hash: '1b598a0a',
  },
  {
    id: 'pit',
    hash: '1cbe00f8',
  },
  {
    id: 'prik-drinken',
    hash: '8a99eb79',
    unusual: ['Wilt u water met of zonder prik/prik-drinken'],
  },
  {
    id: 'proeven',
    hash: '09456a57',
  },
  {
    id: 'peper',
    hash: '235870b9',
    unusual: ['Doe/doen-erin er nog wat/wat-iets zout en peper bij/bij-erbij'],
  },
  {
    id: 'pasta',
    hash: 'ab2e3db7',
  },
  {
    id: 'pittig',
    hash: '7b6978b5',
    unusual: ['De kinderen eten/mee-eten/2 ook mee/mee-eten/-2'],
  },
  {
    id: 'pizza',
    hash: '28c6788c',
    unusual: ['Zullen we deze pizza delen/delen'],
  },
  {
    id: 'patat',
    hash: 'ae17ed93',
  },
  {
    id: 'paprika',
    hash: '7d4bb48f',
  },
  {
    id: 'prei',
    hash: '90a5f846',
  },
  {
    id: 'pompoen',
    hash: '092dcc0b',
  },
  {
    id: 'pannenkoek',
    hash: '66f33906',
  },
  {
    id: 'plafond',
    hash: '0eb70314',
  },
  {
    id: 'plank',
    hash: '5372c313',
  },
  {
    id: 'pan',
    hash: '1585c53a',
  },
  {
    id: 'pot',
    hash: 'bfe3da5a',
  },
  {
    id: 'plek',
    hash: '1d9cab62',
  },
  {
    id: 'poetsen',
    hash: '0a4afe59',
  },
  {
    id: 'parfum',
    hash: 'adacb772',
    unusual: ['Wat een lekker parfum heb/ophebben/2 je op/ophebben/-2'],
  },
  {
    id: 'plassen',
    hash: '08d97a8d',
  },
  {
    id: 'poepen',
    hash: '70e6ba54',
  },
  {
    id: 'perron',
    hash: 'fddfca36',
  },
  {
    id: 'pas-kaart',
    hash: 'b1d50958',
    unusual: ['Houd uw pas/pas-kaart voor het scherm'],
  },
  {
    id: 'pasje',
    hash: '39d99cce',
    unusual: ['Laat/laten-zien/3 je pasje zien/laten-zien/-3 als je naar binnen gaat'],
  },
  {
    id: 'plattegrond',
    hash: 'c467e365',
  },
  {
    id: 'parkeren',
    hash: '248d54e7',
  },
  {
    id: 'parkeergarage',
    hash: 'f5e2a8d9',
  },
  {
    id: 'parkeerplaats',
    hash: '957c529b',
    unusual: ['Ana heeft een half uur/uur naar een parkeerplaats gezocht'],
  },
  {
    id: 'pech',
    hash: '402706e9',
  },
  {
    id: 'plein',
    hash: 'd6d4c7c7',
  },
  {
    id: 'politiebureau',
    hash: 'de48e47e',
  },
  {
    id: 'plaats',
    hash: 'e7bca5da',
  },
  {
    id: 'pinautomaat',
    hash: 'c87b5c6b',
    unusual: ['De pinautomaat om de hoek geeft geen geld meer/meer-voorbij'],
  },
  {
    id: 'pijn',
    hash: '4e993173',
  },
  {
    id: 'prik-injectie',
    hash: '0721420f',
    unusual: ['De prik deed/pijn-doen/2 geen pijn/pijn-doen/-2 hè'],
  },
  {
    id: 'pil',
    hash: 'd09a6a78',
    unusual: ['Die pillen zijn zo groot dat/dat-zin ik ze niet kan slikken'],
  },
  {
    id: 'pijnstiller',
    hash: '828bf79d',
  },
  {
    id: 'pleister',
    hash: 'bb61f31d',
  },
  {
    id: 'patient',
    hash: '74b3bb79',
  },
  {
    id: 'pols',
    hash: '0b71511f',
  },
  {
    id: 'psycholoog',
    hash: '954415dc',
    unusual: ['Eén/een-getal keer per week praat ik met een psycholoog'],
  },
  {
    id: 'poort',
    hash: '9ca02f9e',
    unusual: ["De poort achter de huizen moet 's/s-avonds/1 avonds/s-avonds/-1 op slot"],
  },
  {
    id: 'prullenbak',
    hash: '14db28ce',
  },
  {
    id: 'plastic',
    hash: 'b1257b99',
    unusual: ['Neem/meenemen/4 je eigen tas mee/meenemen/-4 dan heb je geen plastic nodig'],
  },
  {
    id: 'pakken',
    hash: 'c5801709',
  },
  {
    id: 'plant',
    hash: 'd97cb2dc',
    unusual: ['Zet die plant niet te dicht/dicht-bij bij het raam'],
  },
  {
    id: 'pad',
    hash: 'ab093c93',
    unusual: ['Het pad naar de schuur is glad door/door-oorzaak de regen'],
  },
  {
    id: 'pakket',
    hash: 'b04b3c27',
    unusual: ['Uw pakket ligt bij de buren op/op-bij nummer twaalf'],
  },
  {
    id: 'postbode',
    hash: 'd576d4eb',
  },
  {
    id: 'probleem',
    hash: '0baea103',
  },
  {
    id: 'proberen',
    hash: '54b910fe',
    unusual: [
      'Probeer het nog/nog-een-keer/1 een/nog-een-keer/1 keer/nog-een-keer/-2',
      'Probeer het apparaat eerst eens uit/uit-uitgeschakeld en weer aan/aan-ingeschakeld te zetten',
    ],
  },
  {
    id: 'passagier',
    hash: '01578d20',
    unusual: ['Op mijn brommer mag maar één/een-getal passagier mee'],
  },
  {
    id: 'plotseling',
    hash: '5ffc4dfc',
  },
  {
    id: 'politie',
    hash: '842dbf41',
  },
  {
    id: 'paniek',
    hash: '7cd6358d',
  },
  {
    id: 'plas',
    hash: '78d35762',
  },
  {
    id: 'punt',
    hash: 'f0795587',
    unusual: ['Nog één/een-getal punt/punt dan zijn we eerste'],
  },
  {
    id: 'plezier',
    hash: '7a413e5e',
  },
  {
    id: 'puzzel',
    hash: '0ac6e395',
  },
  {
    id: 'paard',
    hash: 'cb235093',
  },
  {
    id: 'pop',
    hash: '3fb9339e',
  },
  {
    id: 'paardrijden',
    hash: '493c0d72',
    unusual: ['Dilan leert paardrijden op/op-bij een boerderij'],
  },
  {
    id: 'publiek',
    hash: 'a0ea1387',
    unusual: ['Het publiek wilde nog één/een-getal liedje horen'],
  },
  {
    id: 'pakje',
    hash: 'abe94347',
  },
  {
    id: 'proost',
    hash: '69a37ecb',
  },
  {
    id: 'pasen',
    hash: '46e5d9bb',
  },
  {
    id: 'project',
    hash: '2ffc377a',
    unusual: ['Aan het nieuwe project doen/meedoen/3 zes scholen mee/meedoen/-3'],
  },
  {
    id: 'pauze',
    hash: '23bde23b',
    unusual: ['In de pauze eet/opeten/5 iedereen zijn/zijn-bezit eigen brood op/opeten/-5'],
  },
  {
    id: 'potlood',
    hash: 'acbeea71',
  },
  {
    id: 'pagina',
    hash: '9e64d0c2',
    unusual: ['Doe/doen-erin het boek open op pagina twaalf'],
  },
  {
    id: 'plan',
    hash: '78c86efe',
  },
  {
    id: 'plannen',
    hash: '5fd7e585',
    unusual: ['Plan/plannen je examen niet te vroeg oefen eerst genoeg'],
  },
  {
    id: 'positief',
    hash: '27050016',
  },
  {
    id: 'professor',
    hash: '977b1af5',
    unusual: ['De professor legde/uitleggen/3 het zo uit/uitleggen/-3 dat/dat-zin iedereen het begreep'],
  },
  {
    id: 'programma',
    hash: 'c856a614',
  },
  {
    id: 'printen',
    hash: '70f9c0f9',
  },
  {
    id: 'printer',
    hash: '8c54dee5',
    unusual: ['De printer doet/het-doen/1 het/het-doen/-1 niet er is geen papier meer/meer-voorbij'],
  },
  {
    id: 'putje',
    hash: 'a48dad4f',
  },
  {
    id: 'papa',
    hash: 'e2ea497f',
    unusual: ['Papa mag ik nog één/een-getal verhaaltje'],
  },
  {
    id: 'partner',
    hash: '42d35af7',
    unusual: ['Neem/meenemen/4 gerust je partner mee/meenemen/-4 naar het feest'],
  },
  {
    id: 'park',
    hash: '1219539f',
    unusual: ['Elke middag zit/zitten Kees op hetzelfde bankje in het park'],
  },
  {
    id: 'picknicken',
    hash: 'f5026f44',
  },
  {
    id: 'parasol',
    hash: 'cf848511',
  },
  {
    id: 'plat',
    hash: '202cc9db',
    unusual: ['Nederland is zo plat dat/dat-zin je heel ver kunt kijken'],
  },
  {
    id: 'pont',
    hash: '5d5dcf09',
  },
  {
    id: 'pretpark',
    hash: '87e13335',
  },
  {
    id: 'podium',
    hash: '05563e89',
  },
  {
    id: 'polsbandje',
    hash: 'e5bf213c',
  },
  {
    id: 'pasfoto',
    hash: '58b06f91',
  },
  {
    id: 'politiek',
    hash: 'e901ab9f',
  },
  {
    id: 'president',
    hash: '5e3a0955',
  },
  {
    id: 'provincie',
    hash: '4c7c27ef',
  },
  {
    id: 'partij',
    hash: '138a7dce',
  },
  {
    id: 'prins',
    hash: 'c36e00b7',
    unusual: ['De prins/prins kwam op de fiets naar school net als iedereen'],
  },
  {
    id: 'prinses',
    hash: 'f7e01769',
  },
  {
    id: 'pistool',
    hash: '6f991b70',
  },
  {
    id: 'proces',
    hash: '509132bb',
  },
  {
    id: 'plicht',
    hash: '5dfd4200',
  },
  {
    id: 'programmeur',
    hash: '1c552fad',
  },
  {
    id: 'piloot',
    hash: '28a12e51',
    unusual: ['De piloot zei dat/dat-zin we over tien minuten landen/landen'],
  },
  {
    id: 'positie',
    hash: 'aa0b5e2e',
  },
  {
    id: 'parttime',
    hash: '9e87e39b',
  },
  {
    id: 'per-direct',
    hash: '630f6954',
    unusual: ['Wij zoeken per/per-direct/1 direct/per-direct/-1 een kok voor drie avonden per week'],
  },
  {
    id: 'poging',
    hash: '38e09b28',
  },
  {
    id: 'proeftijd',
    hash: '8b85201a',
  },
  {
    id: 'pensioen',
    hash: 'b98bc453',
  },
  {
    id: 'personeel',
    hash: '1df9da39',
  },
  {
    id: 'paraplu',
    hash: '84a9511c',
  },
  {
    id: 'plukken',
    hash: 'b1801368',
  },
  {
    id: 'poot',
    hash: '85b4f728',
    unusual: ['De hond heeft pijn aan zijn/zijn-bezit poot'],
  },
  {
    id: 'poes',
    hash: '1da47c47',
  },
  {
    id: 'planten',
    hash: 'd197696b',
    unusual: ['Elk jaar plant/planten de school met de kinderen een boom'],
  },
  {
    id: 'prachtig',
    hash: 'dd428948',
  },
  {
    id: 'paddenstoel',
    hash: '26d4b08e',
  },
  {
    id: 'platteland',
    hash: '855b106e',
    unusual: ['Op het platteland rijdt de bus maar één/een-getal keer per uur/uur'],
  },
  {
    id: 'polder',
    hash: 'ce3d8477',
  },
  {
    id: 'planeet',
    hash: 'dffa6ced',
    unusual: ['Mijn zoon kent/kennen-weten de namen van alle planeten uit zijn/zijn-bezit hoofd'],
  },
  {
    id: 'per-maand',
    hash: '0a8c652b',
    unusual: [
      'Hoeveel houden/overhouden/4 jullie per/per-maand/1 maand/per-maand/-1 over/overhouden/-4 voor leuke dingen',
    ],
  },
  {
    id: 'procent',
    hash: 'c9623ac4',
  },
  {
    id: 'premie',
    hash: 'ddeef4a4',
    unusual: ['De premie gaat elk jaar een/een-paar/1 paar/een-paar/-1 euro omhoog'],
  },
  {
    id: 'polis',
    hash: 'bbc16872',
    unusual: ['In je polis staat/staan-geschreven wat de verzekering betaalt'],
  },
  {
    id: 'paar',
    hash: '7a42c974',
  },
  {
    id: 'prive',
    hash: 'de8f948d',
  },
  {
    id: 'pers',
    hash: '58347829',
    unusual: ['De pers stond al om zeven uur voor zijn/zijn-bezit deur'],
  },
  {
    id: 'presentator',
    hash: '5ef6cd58',
    unusual: ['Die presentator praat zo snel dat/dat-zin ik hem/hem niet begrijp'],
  },
  {
    id: 'programma-tv',
    hash: 'f4ae882d',
    unusual: ['Welk programma/programma-tv kijken jullie op zaterdagavond'],
  },
  {
    id: 'profiel',
    hash: '138580bf',
    unusual: ['Op haar profiel/profiel staat/staan-geschreven dat/dat-zin ze in Zwolle woont'],
  },
  {
    id: 'profielfoto',
    hash: '7aa89bde',
    unusual: ['Kees is al jaren kaal maar niet op zijn/zijn-bezit profielfoto'],
  },
  {
    id: 'plaatsen',
    hash: '86971813',
    unusual: ['Vraag/vragen het even voordat je een foto van mij plaatst'],
  },
  {
    id: 'pesten',
    hash: '0be2f1b5',
  },
  {
    id: 'privacy',
    hash: 'dc4cf34d',
  },
  {
    id: 'post',
    hash: '25919e64',
  },
  {
    id: 'postzegel',
    hash: 'f9d3f43b',
  },
  {
    id: 'plakken',
    hash: '85bad730',
  },
  {
    id: 'posten',
    hash: '2e98d5a9',
    unusual: ['Wil jij deze kaart/kaart-wens posten als je naar de winkel gaat'],
  },
  {
    id: 'per-post',
    hash: '201266cb',
    unusual: ['Ik krijg mijn rekeningen liever per/per-post/1 post/per-post/-1 dan per mail'],
  },
  {
    id: 'postbus',
    hash: '1c549145',
    unusual: ['Op de envelop staat/staan-geschreven geen straat alleen een postbus'],
  },
  {
    id: 'pen',
    hash: '5890fae5',
    unusual: ['Vul/invullen/3 het formulier in/invullen/-3 met een blauwe of zwarte pen'],
  },
];
