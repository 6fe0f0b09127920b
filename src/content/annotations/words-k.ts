import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'komma',
    hash: 'fb4b2640',
  },
  {
    id: 'krul',
    hash: 'd536ba05',
    unusual: ['Als het regent komen er krullen in mijn haar/haar'],
  },
  {
    id: 'kaal',
    hash: 'eea459af',
  },
  {
    id: 'knap',
    hash: '74f9073a',
  },
  {
    id: 'kort',
    hash: '211111d1',
  },
  {
    id: 'kerel',
    hash: 'b01cbadc',
  },
  {
    id: 'karakter',
    hash: 'fbd47176',
  },
  {
    id: 'kwaad',
    hash: '21bd79d1',
    unusual: ['Mijn vader wordt kwaad als iemand tegen hem/hem liegt'],
  },
  {
    id: 'kruisje',
    hash: '8c8f02dd',
  },
  {
    id: 'kalm',
    hash: '9728a0c7',
  },
  {
    id: 'knuffelen',
    hash: '2d3e9ba1',
  },
  {
    id: 'kapper',
    hash: '7aa178cc',
  },
  {
    id: 'koopavond',
    hash: '1c76f448',
  },
  {
    id: 'klant',
    hash: '731b9fb7',
  },
  {
    id: 'kleren',
    hash: '6c659167',
  },
  {
    id: 'kleding',
    hash: 'e10a8e75',
  },
  {
    id: 'kleur',
    hash: '04cd34d0',
  },
  {
    id: 'krimpen',
    hash: 'bc553554',
    unusual: ['Mijn nieuwe trui is in de was/was-kleren gekrompen'],
  },
  {
    id: 'klein',
    hash: '8e6354af',
  },
  {
    id: 'kassa',
    hash: '83198060',
  },
  {
    id: 'korting',
    hash: '50a798a1',
  },
  {
    id: 'kraam-markt',
    hash: '97cd357f',
  },
  {
    id: 'kilo',
    hash: '8a342226',
    unusual: ['Doe mij maar/maar-gerust een kilo aardappelen alstublieft'],
  },
  {
    id: 'kosten',
    hash: '8fa5a59f',
    unusual: ['Wat kosten/kosten de tulpen vandaag'],
  },
  {
    id: 'kopen',
    hash: 'f179f726',
    unusual: ['Zullen we op weg naar/naar-huis/1 huis/naar-huis/-1 bloemen kopen'],
  },
  {
    id: 'kist',
    hash: '60209863',
    unusual: ['Hele kist mandarijnen laatste prijs/prijs'],
  },
  {
    id: 'knoop-kleding',
    hash: 'd1dc2897',
    unusual: ['Kun jij deze knoop weer aan/aan-ingeschakeld mijn jas naaien'],
  },
  {
    id: 'kapstok',
    hash: 'ee187a67',
    unusual: ['Hang je jas maar/maar-gerust aan de kapstok'],
  },
  {
    id: 'ketting-sieraad',
    hash: '39886d06',
  },
  {
    id: 'knippen',
    hash: 'de9ff1c5',
  },
  {
    id: 'kennen',
    hash: 'e84f5cea',
  },
  {
    id: 'kletsen',
    hash: '95d04732',
    unusual: ['Die twee zitten al een uur/uur te kletsen'],
  },
  {
    id: 'klinken',
    hash: '8b661405',
  },
  {
    id: 'keer',
    hash: 'bc2a2f98',
  },
  {
    id: 'kans',
    hash: 'a8289db5',
  },
  {
    id: 'keuze',
    hash: '6664b5ae',
  },
  {
    id: 'kloppen-juist',
    hash: 'f54a19e2',
    unusual: ['Klopt het dat/dat-zin je morgen vrij bent'],
  },
  {
    id: 'kwestie',
    hash: '79859c98',
  },
  {
    id: 'klopt-dat',
    hash: '54dba467',
    unusual: ['U komt uit Syrië klopt/klopt-dat/1 dat/klopt-dat/-1'],
  },
  {
    id: 'klok',
    hash: '35ee00f0',
    unusual: ['De klok in de keuken loopt/achterlopen/3 vijf minuten achter/achterlopen/-3'],
  },
  {
    id: 'kalender',
    hash: 'c46cf5f7',
    unusual: ['Al onze verjaardagen staan/staan-geschreven op de kalender in de wc'],
  },
  {
    id: 'kwartier',
    hash: '2d5ea101',
  },
  {
    id: 'kwart-voor',
    hash: '5dec634a',
    unusual: ['Kom je om kwart voor/voor-tijd zes', 'De les begint om kwart voor/voor-tijd negen'],
  },
  {
    id: 'kwart-over',
    hash: '138de2f5',
    unusual: [
      'Het is al kwart over/over-klok zeven',
      'Zullen we om kwart over/over-klok tien koffie drinken',
    ],
  },
  {
    id: 'komend',
    hash: '17ce4c20',
    unusual: ['Komende/komend zaterdag gaan we met de klas naar zee'],
  },
  {
    id: 'kaas',
    hash: '79e919cd',
  },
  {
    id: 'komkommer',
    hash: '076aee93',
    unusual: ['Doe/doen-erin je ook wat/wat-iets komkommer in de salade'],
  },
  {
    id: 'knoflook',
    hash: '19bb26ff',
  },
  {
    id: 'kers',
    hash: '28c01316',
    unusual: ['Pas/oppassen-voorzichtig/1 op/oppassen-voorzichtig/-1 er zit een pit in de kers'],
  },
  {
    id: 'kip',
    hash: '26d9a8ba',
    unusual: ['De kip moet nog een half uur/uur in de oven'],
  },
  {
    id: 'kraanwater',
    hash: '46223541',
  },
  {
    id: 'koffie',
    hash: '14f28bbe',
  },
  {
    id: 'kopje',
    hash: 'af4ee4a3',
    unusual: ['Wil je nog een kopje/kopje koffie', 'Zet de kopjes vast/vast-alvast op tafel oma komt zo'],
  },
  {
    id: 'koud',
    hash: 'f83ede8e',
    unusual: ['Je koffie wordt koud drink/opdrinken/3 hem nou op/opdrinken/-3'],
  },
  {
    id: 'kop',
    hash: 'ffb9dc66',
  },
  {
    id: 'koken',
    hash: '18adabba',
    unusual: ['Vandaag kookt mijn man/man-echtgenoot want ik werk/werken tot zeven uur'],
  },
  {
    id: 'kruiden',
    hash: 'a8a99a04',
  },
  {
    id: 'kaart-menu',
    hash: 'a3250000',
    unusual: ['Mogen wij de kaart/kaart-menu nog even zien'],
  },
  {
    id: 'kikkererwt',
    hash: '635cacb8',
  },
  {
    id: 'kool',
    hash: '22d14e54',
  },
  {
    id: 'koekje',
    hash: 'e2f8bc42',
  },
  {
    id: 'koek',
    hash: '88a1e5cb',
  },
  {
    id: 'kroket',
    hash: 'd5cc1e66',
  },
  {
    id: 'keuken',
    hash: 'e7b73767',
  },
  {
    id: 'kamer',
    hash: '5dbfc5c4',
  },
  {
    id: 'kelder',
    hash: '6f882211',
  },
  {
    id: 'kast',
    hash: 'feb1b664',
  },
  {
    id: 'kussen',
    hash: 'bc5a5cc9',
    unusual: ['Mei/=name slaapt het best op een hard/hard kussen'],
  },
  {
    id: 'koelkast',
    hash: 'cfffe1d6',
    unusual: ['Zet/terugzetten/4 de melk meteen terug/terugzetten/-4 in de koelkast'],
  },
  {
    id: 'koffiezetapparaat',
    hash: '82e14b5b',
    unusual: ['Het koffiezetapparaat op/op-bij mijn werk is alweer kapot'],
  },
  {
    id: 'kussensloop',
    hash: '8397267b',
  },
  {
    id: 'kledingkast',
    hash: '4da1277a',
  },
  {
    id: 'kledinghanger',
    hash: '361ed1e2',
  },
  {
    id: 'kam',
    hash: '7a4e22b9',
  },
  {
    id: 'kammen',
    hash: '8926accb',
    unusual: ['Kam/kammen mijn haar wat/wat-beetje zachter mama'],
  },
  {
    id: 'kaartje',
    hash: '925f1d1d',
    unusual: ['Mijn kaartje staat/staan-geschreven op mijn telefoon kijkt u maar/maar-gerust'],
  },
  {
    id: 'komen',
    hash: '59b0602c',
  },
  {
    id: 'kant',
    hash: '3377f476',
  },
  {
    id: 'kaart',
    hash: 'c2786fb4',
    unusual: [
      'Zoek de straat op de kaart/kaart-wens',
      'Kunt u op de kaart/kaart-wens laten/laten-zien/1 zien/laten-zien/-1 waar we zijn',
    ],
  },
  {
    id: 'kofferbak',
    hash: 'cd650fe6',
    unusual: ['De tent past niet/niet-meer/1 meer/niet-meer/-1 in de kofferbak'],
  },
  {
    id: 'kilometer',
    hash: '57f1401f',
  },
  {
    id: 'koffer',
    hash: 'd6171974',
    unusual: ['Je koffer is te zwaar haal er wat/wat-iets schoenen uit'],
  },
  {
    id: 'kaart-wens',
    hash: '4c2dd0fa',
    unusual: ['Stuur jij oma een kaart/kaart-wens uit Spanje'],
  },
  {
    id: 'kasteel',
    hash: 'f2f1076c',
  },
  {
    id: 'kerk',
    hash: '55ecd0f4',
  },
  {
    id: 'knie',
    hash: '8c646368',
    unusual: ['Samir is van zijn/zijn-bezit fiets gevallen en zijn/zijn-bezit knie bloedt'],
  },
  {
    id: 'keel',
    hash: '850c6072',
  },
  {
    id: 'koorts',
    hash: '27f340ae',
    unusual: ['Olena blijft/thuisblijven/1 thuis/thuisblijven/-1 omdat haar zoontje koorts heeft'],
  },
  {
    id: 'keelpijn',
    hash: '24589c73',
    unusual: ['Bij/bij-geval keelpijn drink ik warme thee met honing'],
  },
  {
    id: 'kiespijn',
    hash: 'ab308d94',
  },
  {
    id: 'kanker',
    hash: '72f9528c',
  },
  {
    id: 'kracht',
    hash: 'e9c595e3',
    unusual: ['Na de griep had Tesfay geen kracht in zijn/zijn-bezit benen'],
  },
  {
    id: 'kauwen',
    hash: '7960832e',
    unusual: ['Je moet goed kauwen voor/voor-tijd je slikt'],
  },
  {
    id: 'kin',
    hash: '9812f8ab',
  },
  {
    id: 'kies',
    hash: '139df2d4',
    unusual: ['Deze kies/kies moet eruit zegt de tandarts'],
  },
  {
    id: 'kruk-lopen',
    hash: 'a8acccc2',
  },
  {
    id: 'kloppen-deur',
    hash: 'f0178440',
    unusual: ['Klop even op de deur voor/voor-tijd je binnenkomt'],
  },
  {
    id: 'klap',
    hash: 'edbe74f9',
  },
  {
    id: 'kennismaken',
    hash: '36b16a4e',
    unusual: ['Ik woon sinds gisteren op/op-bij nummer acht'],
  },
  {
    id: 'kinderboerderij',
    hash: '60d8e9e0',
    unusual: ['Mijn zoontje wil op/op-bij de kinderboerderij alle dieren aaien'],
  },
  {
    id: 'karton',
    hash: 'b5e7471b',
    unusual: ['Maak het karton klein anders past het niet in de bak/bak-afval'],
  },
  {
    id: 'kapot',
    hash: '24e00986',
    unusual: ['De bel/bel is kapot dus klop maar/maar-gerust op het raam'],
  },
  {
    id: 'klus',
    hash: 'b115b081',
  },
  {
    id: 'klikken',
    hash: '284dc16d',
    unusual: ['Klik op de foto dan wordt hij/hij-ding groter'],
  },
  {
    id: 'kwijt',
    hash: '52a2af3a',
    unusual: ['Ze zeggen dat/dat-zin ze mijn pakje kwijt zijn'],
  },
  {
    id: 'krijgen',
    hash: '2ff6c0d1',
  },
  {
    id: 'klacht',
    hash: 'd2be25f6',
  },
  {
    id: 'klagen',
    hash: '2b9e9d54',
  },
  {
    id: 'klantenservice',
    hash: 'ef45776a',
    unusual: ['Bij de klantenservice moest ik een half uur/uur wachten'],
  },
  {
    id: 'kringloopwinkel',
    hash: '46a4f909',
  },
  {
    id: 'koopje',
    hash: '845a1763',
  },
  {
    id: 'kras',
    hash: '627b09d0',
    unusual: ['Er zit een kras op het scherm verder werkt hij/hij-ding prima'],
  },
  {
    id: 'kiezen',
    hash: '9d90f07b',
    unusual: ['Kies maar/maar-gerust een cadeau'],
  },
  {
    id: 'kwaliteit',
    hash: '0711de6a',
  },
  {
    id: 'keus',
    hash: 'f308a04e',
    unusual: ['Er is zoveel keus ik weet niet/niet-meer/1 meer/niet-meer/-1 wat ik wil'],
  },
  {
    id: 'krom',
    hash: '8714c668',
    unusual: ['De oude boom is helemaal krom door/door-oorzaak de wind'],
  },
  {
    id: 'kruispunt',
    hash: 'c6543423',
  },
  {
    id: 'ketting',
    hash: '875dbb9f',
    unusual: ['De ketting/ketting ligt eraf en nu zijn mijn handen zwart'],
  },
  {
    id: 'kijken',
    hash: 'bbdb6b5f',
  },
  {
    id: 'krabben',
    hash: '073ffae3',
  },
  {
    id: 'kampioen',
    hash: 'd83cbfa3',
  },
  {
    id: 'kunst',
    hash: 'eff74959',
  },
  {
    id: 'knutselen',
    hash: '1d1406ce',
  },
  {
    id: 'kaart-spel',
    hash: '1807faa3',
  },
  {
    id: 'kroeg',
    hash: '1dbf8691',
  },
  {
    id: 'kaars',
    hash: '759fa2fe',
    unusual: ['Blaas/uitblazen/3 de kaarsen uit/uitblazen/-3 en doe een wens'],
  },
  {
    id: 'kring',
    hash: '9442cc0b',
  },
  {
    id: 'kerst',
    hash: '36586355',
    unusual: ['Rond/rond-tijd de kerst hangen er overal lichtjes in de straten'],
  },
  {
    id: 'kerstmis',
    hash: 'f8109c8a',
  },
  {
    id: 'kerstboom',
    hash: 'aa17c82d',
  },
  {
    id: 'koor',
    hash: 'b64e7c71',
  },
  {
    id: 'klas',
    hash: '9b7425c5',
    unusual: ['Er zitten/zitten-erin achtentwintig kinderen bij mijn dochter in de klas'],
  },
  {
    id: 'klaar',
    hash: '81dc32cc',
  },
  {
    id: 'kantine',
    hash: '4a3e5d12',
  },
  {
    id: 'kluisje',
    hash: '642c2148',
  },
  {
    id: 'knap-slim',
    hash: 'f37bdaec',
    unusual: ['Wat knap/knap-slim dat/dat-zin je al zo goed Nederlands spreekt'],
  },
  {
    id: 'kennis',
    hash: 'a050055b',
  },
  {
    id: 'klasgenoot',
    hash: '2ccbfa4c',
  },
  {
    id: 'kopieren',
    hash: 'e0dd9b42',
  },
  {
    id: 'kunnen',
    hash: '6ec041ff',
    unusual: ['Mijn pas/pas-kaart doet/het-doen/1 het/het-doen/-1 niet'],
  },
  {
    id: 'kubieke-meter',
    hash: '4b6b12bf',
    unusual: [
      'Vorige maand hebben we maar tien kubieke/kubieke-meter/1 meter/kubieke-meter/-1 water gebruikt',
    ],
  },
  {
    id: 'klantnummer',
    hash: '5db8bff6',
    unusual: ['Het staat/staan-geschreven boven/boven-op aan de brief'],
  },
  {
    id: 'kachel',
    hash: 'a205a306',
    unusual: ['Oma zit/zitten de hele avond dicht/dicht-bij bij de kachel'],
  },
  {
    id: 'kou',
    hash: 'c748ce9c',
  },
  {
    id: 'kraan',
    hash: '2a9e8717',
    unusual: ['Zet/uitzetten/3 de kraan uit/uitzetten/-3 terwijl je je tanden poetst'],
  },
  {
    id: 'kalk',
    hash: '42823c13',
  },
  {
    id: 'knop',
    hash: '6329b72a',
  },
  {
    id: 'kier',
    hash: '9a9e1dcc',
  },
  {
    id: 'kortsluiting',
    hash: '8d841a61',
    unusual: ['De brand in de keuken kwam door/door-oorzaak kortsluiting'],
  },
  {
    id: 'koolmonoxide',
    hash: '1ac00d2e',
  },
  {
    id: 'koolmonoxidemelder',
    hash: '4d998ec7',
  },
  {
    id: 'kind',
    hash: 'dbdd6791',
  },
  {
    id: 'kleinkind',
    hash: '5f7b043e',
  },
  {
    id: 'kleinzoon',
    hash: '491415df',
    unusual: ['Haar kleinzoon haalt/ophalen/4 haar elke vrijdag op/ophalen/-4'],
  },
  {
    id: 'kleindochter',
    hash: '386e1344',
  },
  {
    id: 'kus',
    hash: '42c61114',
  },
  {
    id: 'kussen-zoenen',
    hash: 'e17532f7',
    unusual: ['Op de foto kussen/kussen-zoenen opa en oma elkaar'],
  },
  {
    id: 'kraamzorg',
    hash: '469358d2',
    unusual: ['Dankzij de kraamzorg kon Amina een/een-paar/1 paar/een-paar/-1 dagen uitrusten'],
  },
  {
    id: 'kinderwagen',
    hash: '8135fb54',
  },
  {
    id: 'kruipen',
    hash: 'c6dc0320',
  },
  {
    id: 'kinderopvang',
    hash: 'd3d6a864',
  },
  {
    id: 'knuffel',
    hash: 'ae6453a5',
  },
  {
    id: 'kleed',
    hash: 'cd4b8316',
    unusual: ['Leg het kleed maar/maar-gerust onder die grote boom'],
  },
  {
    id: 'koelbox',
    hash: '5d4cd9e3',
    unusual: ['In de koelbox zitten/zitten-erin koude drankjes en een salade'],
  },
  {
    id: 'kust',
    hash: '402c4414',
  },
  {
    id: 'knooppunt',
    hash: 'd200da2f',
  },
  {
    id: 'klimmen',
    hash: '5db7d38c',
  },
  {
    id: 'klimrek',
    hash: '6944f656',
    unusual: ['Yusuf is uit het klimrek gevallen en heeft zijn/zijn-bezit arm gebroken'],
  },
  {
    id: 'kamperen',
    hash: '824a6f3a',
  },
  {
    id: 'kampeerplaats',
    hash: '35ae0a1f',
  },
  {
    id: 'klapstoel',
    hash: '6a73b776',
  },
  {
    id: 'kampvuur',
    hash: '14e160e5',
    unusual: ['Rond het kampvuur vertelde Mei/=name een eng verhaal'],
  },
  {
    id: 'kamp',
    hash: '8a6d659c',
  },
  {
    id: 'kermis',
    hash: 'a7f3f443',
  },
  {
    id: 'koningsdag',
    hash: '40f31c41',
    unusual: ['Op Koningsdag trekt/aantrekken/6 Olena altijd haar oranje jurk aan/aantrekken/-6'],
  },
  {
    id: 'kopie',
    hash: 'e850dcad',
    unusual: ['Stuur/meesturen/6 een kopie van uw diploma mee/meesturen/-6 niet het diploma zelf'],
  },
  {
    id: 'kenmerk',
    hash: '88a1bb96',
  },
  {
    id: 'kandidaat',
    hash: 'bc274668',
    unusual: ['Er is maar één/een-getal kandidaat die/die-verwijzend zelf in onze wijk woont'],
  },
  {
    id: 'koning',
    hash: 'e422f507',
  },
  {
    id: 'koningin',
    hash: '7b1c72df',
  },
  {
    id: 'kok',
    hash: '27faa195',
  },
  {
    id: 'kapitein',
    hash: '7f83afb1',
    unusual: ['Door/door-oorzaak de storm durfde de kapitein niet te varen'],
  },
  {
    id: 'komst',
    hash: 'f525b8d0',
    unusual: ['Dank/dank-u-wel/1 u/dank-u-wel/1 wel/dank-u-wel/-2 voor uw komst we bellen u vrijdag'],
  },
  {
    id: 'kantoor',
    hash: 'cdc59716',
    unusual: ['Op kantoor is het stil bijna iedereen werkt/thuiswerken/1 thuis/thuiswerken/-1'],
  },
  {
    id: 'kat',
    hash: '96589178',
    unusual: ['Onze kat wil naar binnen doe/opendoen/4 je de deur open/opendoen/-4'],
  },
  {
    id: 'konijn',
    hash: '391ee97d',
  },
  {
    id: 'koe',
    hash: '1fc61abd',
    unusual: ['Mijn oom staat/opstaan/4 om vijf uur op/opstaan/-4 voor zijn/zijn-bezit koeien'],
  },
  {
    id: 'kop-dier',
    hash: '38109638',
    unusual: ['De kat legt haar kop/kop-dier op mijn knie'],
  },
  {
    id: 'kamerplant',
    hash: '1175b8a2',
    unusual: ['Zet die kamerplant niet zo dicht/dicht-bij bij de verwarming'],
  },
  {
    id: 'kanaal',
    hash: '5c30eaee',
  },
  {
    id: 'klimaat',
    hash: '22855573',
  },
  {
    id: 'klimaatverandering',
    hash: '160258e1',
    unusual: ['Veel jongeren maken/zorgen-maken/2 zich zorgen/zorgen-maken/-2 over de klimaatverandering'],
  },
  {
    id: 'kluis',
    hash: '8efddb94',
  },
  {
    id: 'kostwinner',
    hash: 'b9e6896d',
    unusual: ['Bij ons thuis is mijn vrouw/vrouw-echtgenote de kostwinner'],
  },
  {
    id: 'kosten-geld',
    hash: 'd2164f49',
  },
  {
    id: 'kwijtschelding',
    hash: 'c6bb172d',
  },
  {
    id: 'kinderbijslag',
    hash: 'eca5acc3',
  },
  {
    id: 'kinderopvangtoeslag',
    hash: 'cac4e969',
  },
  {
    id: 'kwart',
    hash: 'c65d35cb',
    unusual: ['De bus vertrekt om kwart voor/voor-tijd acht'],
  },
  {
    id: 'krant',
    hash: '59b19a8e',
  },
  {
    id: 'krantenkop',
    hash: 'bfb9606a',
  },
  {
    id: 'kijker',
    hash: '915b75de',
  },
  {
    id: 'koptelefoon',
    hash: '278927de',
    unusual: ['Zet/opzetten-bril/3 je koptelefoon op/opzetten-bril/-3 ik probeer te werken'],
  },
  {
    id: 'kijken-tv',
    hash: '6208231e',
    unusual: ['Zullen we vanavond samen een film kijken/kijken-tv'],
  },
  {
    id: 'kerstkaart',
    hash: 'd8ceb94a',
  },
];
