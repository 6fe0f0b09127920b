import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'respect',
    hash: 'ad72347e',
    unusual: ['Voor mensen die/die-verwijzend ergens opnieuw beginnen heb ik veel respect'],
  },
  {
    id: 'raar',
    hash: 'cb1d50ce',
    unusual: ['Wat heb/ophebben/5 jij een rare hoed op/ophebben/-5'],
  },
  {
    id: 'rustig',
    hash: '2c40c0dd',
  },
  {
    id: 'rest',
    hash: '316e593d',
  },
  {
    id: 'ring',
    hash: '43c93dea',
  },
  {
    id: 'rok',
    hash: 'a76c79c0',
  },
  {
    id: 'rood',
    hash: 'a3fff476',
  },
  {
    id: 'roze',
    hash: 'c2fe1bdc',
    unusual: ['Mijn zoontje wil per/per-se/1 se/per-se/-1 de roze laarzen'],
  },
  {
    id: 'rond-vorm',
    hash: '161e1dfb',
  },
  {
    id: 'rij-wachtrij',
    hash: '96b2e77f',
  },
  {
    id: 'roepen',
    hash: 'd6883530',
    unusual: ['alles voor één/een-getal euro'],
  },
  {
    id: 'redelijk',
    hash: 'b64fb01a',
  },
  {
    id: 'regenjas',
    hash: '043eb716',
    unusual: ['Hang je natte regenjas maar/maar-gerust in de badkamer'],
  },
  {
    id: 'riem',
    hash: '6fdad1df',
    unusual: ['Zonder riem zakt/afzakken/3 mijn broek af/afzakken/-3'],
  },
  {
    id: 'rits',
    hash: 'e5683223',
    unusual: ['De rits van mijn jas zit/vastzitten/1 vast/vastzitten/-1'],
  },
  {
    id: 'raad',
    hash: 'dc17931b',
    unusual: ['Als ik het niet/niet-meer/1 meer/niet-meer/-1 weet vraag/vragen ik mijn moeder om raad'],
  },
  {
    id: 'roddelen',
    hash: '026ffa60',
  },
  {
    id: 'reden',
    hash: 'd4140502',
  },
  {
    id: 'rustig-aan',
    hash: '3a32f0cc',
    unusual: ['Rustig/rustig-aan/1 aan/rustig-aan/-1 we hebben alle tijd'],
  },
  {
    id: 'rond-tijd',
    hash: 'af1d43f7',
    unusual: ['We eten meestal rond/rond-tijd zes uur'],
  },
  {
    id: 'rijp',
    hash: 'b0cf461d',
  },
  {
    id: 'rundvlees',
    hash: '4a44f321',
  },
  {
    id: 'rauw',
    hash: '9401e0fe',
  },
  {
    id: 'roeren',
    hash: '2655cdb6',
    unusual: ['Blijf roeren anders brandt/aanbranden/3 de melk aan/aanbranden/-3'],
  },
  {
    id: 'recept-koken',
    hash: '7a0f28e5',
  },
  {
    id: 'rijst',
    hash: 'c63f865b',
  },
  {
    id: 'ruiken',
    hash: 'a28df484',
  },
  {
    id: 'restaurant',
    hash: '8fb77b8b',
  },
  {
    id: 'reserveren',
    hash: 'cd2c3c07',
  },
  {
    id: 'rekening',
    hash: 'a2612513',
    unusual: ['Laten we de rekening delen/delen dat is eerlijk'],
  },
  {
    id: 'reep',
    hash: 'df7e11f0',
    unusual: ['Zullen we deze reep samen delen/delen'],
  },
  {
    id: 'rijtjeshuis',
    hash: '996eb453',
  },
  {
    id: 'ruim',
    hash: 'edcd8021',
    unusual: ['De kamers zijn ruim en er komt/binnenkomen/3 veel licht binnen/binnenkomen/-3'],
  },
  {
    id: 'raam',
    hash: 'a57d3571',
  },
  {
    id: 'ruimte',
    hash: 'c4b97203',
  },
  {
    id: 'rand',
    hash: 'b2c9efec',
  },
  {
    id: 'reageren',
    hash: '4782386a',
  },
  {
    id: 'rotzooi',
    hash: 'fde94ba8',
  },
  {
    id: 'rommel',
    hash: '5c8190bb',
    unusual: ['Ruim/opruimen/7 die rommel in je kamer eens op/opruimen/-7'],
  },
  {
    id: 'rol-papier',
    hash: '09cf9eb9',
    unusual: ['Hang/ophangen/5 jij een nieuwe rol/rol-papier op/ophangen/-5', 'Deze is op/op-verbruikt'],
  },
  {
    id: 'reizen',
    hash: '3d44a78e',
  },
  {
    id: 'retour-kaartje',
    hash: '55b2fd7a',
    unusual: ['Een retour/retour-kaartje Utrecht alstublieft'],
  },
  {
    id: 'rij-stoelen',
    hash: '5cbd793c',
    unusual: ['We zitten op de derde rij/rij-stoelen bij het raam'],
  },
  {
    id: 'reiziger',
    hash: '67dce23b',
  },
  {
    id: 'rechtdoor',
    hash: '59e42a16',
  },
  {
    id: 'rechtsaf',
    hash: '956335da',
  },
  {
    id: 'richting',
    hash: 'c6f8d0c4',
  },
  {
    id: 'rechts',
    hash: 'a595e291',
  },
  {
    id: 'rijden',
    hash: '619eceab',
    unusual: ['Rijd/terugrijden/2 jij terug/terugrijden/-2'],
  },
  {
    id: 'reis',
    hash: '9c99290d',
    unusual: ['De reis duurt veertien uur/uur maar we slapen in de bus'],
  },
  {
    id: 'rug',
    hash: '24786de3',
  },
  {
    id: 'rugpijn',
    hash: 'aff7facb',
    unusual: ['Door/door-oorzaak het zware/zwaar-moeilijk werk kreeg Pawel rugpijn'],
  },
  {
    id: 'recept-apotheek',
    hash: '482ba161',
    unusual: ['Antibiotica krijg je in Nederland alleen op recept/recept-apotheek'],
  },
  {
    id: 'rontgenfoto',
    hash: 'db79d796',
    unusual: ['Op de röntgenfoto zie je dat/dat-zin er niets gebroken is'],
  },
  {
    id: 'roken',
    hash: 'ccb416b7',
  },
  {
    id: 'rusten',
    hash: '3d5289d8',
    unusual: ['Na de lunch rust/rusten mijn oma altijd een uurtje'],
  },
  {
    id: 'rook',
    hash: '4bbcfec0',
  },
  {
    id: 'rolstoel',
    hash: '72dbe9d8',
  },
  {
    id: 'rollator',
    hash: '400a24db',
  },
  {
    id: 'ruzie',
    hash: '8ceb16e6',
  },
  {
    id: 'restafval',
    hash: '87adc1a9',
    unusual: ['Een vieze pizzadoos hoort bij/bij-erbij het restafval'],
  },
  {
    id: 'repareren',
    hash: 'd67f3cf8',
  },
  {
    id: 'ruilen',
    hash: '1b9c1796',
  },
  {
    id: 'retour',
    hash: '0e446d70',
  },
  {
    id: 'ruil',
    hash: 'f31d60ae',
    unusual: ['In ruil/ruil voor mijn oude telefoon kreeg ik korting'],
  },
  {
    id: 'recht-hebben',
    hash: '31911cd4',
  },
  {
    id: 'reparatie',
    hash: '4bb2910c',
  },
  {
    id: 'rommelmarkt',
    hash: '744f0092',
  },
  {
    id: 'recht-niet-krom',
    hash: '161acc4f',
    unusual: ['Ga recht/recht-niet-krom zitten dat is beter voor je rug'],
  },
  {
    id: 'rennen',
    hash: '27b5350d',
  },
  {
    id: 'regel',
    hash: '2e959b46',
    unusual: ['Kent/kennen-weten u de regels voor fietsers in Nederland'],
  },
  {
    id: 'rotonde',
    hash: 'cfc82740',
  },
  {
    id: 'rond',
    hash: '52458ef4',
  },
  {
    id: 'rem',
    hash: 'd35543cd',
    unusual: ['Kun je mijn remmen/rem nakijken'],
  },
  {
    id: 'redden',
    hash: '099d3f27',
  },
  {
    id: 'raken',
    hash: '321e8b65',
  },
  {
    id: 'rijbewijs',
    hash: '440faea4',
    unusual: ['Mijn zus haalde/halen-examen haar rijbewijs toen ze veertig was'],
  },
  {
    id: 'rijles',
    hash: '3d2235a1',
    unusual: ['Na twintig rijlessen kan ik nog/nog-steeds/1 steeds/nog-steeds/-1 niet goed parkeren'],
  },
  {
    id: 'rijschool',
    hash: '05150d7a',
    unusual: ['Weet jij een rijschool die/die-verwijzend niet te duur is'],
  },
  {
    id: 'rijexamen',
    hash: 'ea968d96',
    unusual: ['Mei/=name doet morgen rijexamen en is heel zenuwachtig'],
  },
  {
    id: 'remmen',
    hash: 'f7614e12',
    unusual: ['Rem/remmen'],
  },
  {
    id: 'richting-aangeven',
    hash: '679d4949',
    unusual: [
      'Geef/richting-aangeven/4 op/op-tijd/1 tijd/op-tijd/-1 richting aan/richting-aangeven/-4 dan weten anderen wat je gaat doen',
    ],
  },
  {
    id: 'regenpak',
    hash: '3b12e696',
    unusual: ['Neem/meenemen/3 je regenpak mee/meenemen/-3 straks gaat het regenen'],
  },
  {
    id: 'reflecterend',
    hash: '94dd744e',
    unusual: ['Door/door-oorzaak je reflecterende jas zag ik je goed in de mist/mist'],
  },
  {
    id: 'ronde',
    hash: 'bd1fe3ed',
  },
  {
    id: 'rol',
    hash: '39e40fd2',
  },
  {
    id: 'rondleiding',
    hash: 'dc44d67b',
  },
  {
    id: 'raden',
    hash: '9769e3e1',
    unusual: ['Raad/raden eens wat Mei/=name van haar oma gekregen heeft'],
  },
  {
    id: 'rekenen',
    hash: '9d41402f',
  },
  {
    id: 'rapport-school',
    hash: 'ac157f7d',
    unusual: ['Op zijn/zijn-bezit rapport staan/staan-geschreven alleen goede cijfers/cijfer-school'],
  },
  {
    id: 'rekenmachine',
    hash: '83afb2a7',
  },
  {
    id: 'resultaat',
    hash: '05d151d7',
  },
  {
    id: 'regelen',
    hash: 'ac848b01',
  },
  {
    id: 'radiator',
    hash: '13a0ef27',
    unusual: ['Hang je natte handschoenen maar/maar-gerust even over de radiator'],
  },
  {
    id: 'reparateur',
    hash: 'd6816650',
    unusual: ['De reparateur zag meteen wat er mis/mis was met de wasmachine'],
  },
  {
    id: 'rookmelder',
    hash: 'bf0771c2',
  },
  {
    id: 'relatie',
    hash: '791f40de',
    unusual: ['Hebben Daan en Mei/=name nu een relatie'],
  },
  {
    id: 'romantisch',
    hash: 'd89433ca',
  },
  {
    id: 'rondje',
    hash: '2ccdd235',
    unusual: ['Nog één/een-getal rondje om het park dan gaan we naar/naar-huis/1 huis/naar-huis/-1'],
  },
  {
    id: 'route',
    hash: '462a84a5',
  },
  {
    id: 'rugzak',
    hash: 'e409f0c0',
  },
  {
    id: 'reuzenrad',
    hash: '6ca5640b',
  },
  {
    id: 'regering',
    hash: '7054cd71',
  },
  {
    id: 'rechtbank',
    hash: '15788768',
  },
  {
    id: 'rechter',
    hash: '75b76fd1',
  },
  {
    id: 'regelmatig',
    hash: 'ab0055e8',
  },
  {
    id: 'reiskosten',
    hash: 'fb5539dc',
    unusual: ['De baas betaalt mijn reiskosten want ik woon ver weg/weg-verdwenen'],
  },
  {
    id: 'rapport',
    hash: '135abe37',
    unusual: ['Vrijdag moet het rapport/rapport over het ongeluk klaar zijn'],
  },
  {
    id: 'rust',
    hash: 'f3408449',
    unusual: ['Met een/een-paar/1 paar/een-paar/-1 dagen rust gaat het vast beter'],
  },
  {
    id: 'rooster',
    hash: '8993b6b3',
    unusual: ['Op het nieuwe rooster sta/staan-geschreven ik drie zondagen achter elkaar'],
  },
  {
    id: 'regen',
    hash: '2862870f',
  },
  {
    id: 'regenen',
    hash: '825e3c3b',
  },
  {
    id: 'regenboog',
    hash: 'a43288dd',
  },
  {
    id: 'rillen',
    hash: 'bec6af49',
    unusual: ['Je rilt helemaal neem mijn jas maar/maar-gerust'],
  },
  {
    id: 'rat',
    hash: 'fdccfd83',
    unusual: [
      'Laat geen eten/eten-maaltijd op straat liggen daar komen/afkomen-op/2 ratten op/afkomen-op/1 af/afkomen-op/-3',
    ],
  },
  {
    id: 'roos',
    hash: '587a9504',
  },
  {
    id: 'rivier',
    hash: '5082a5ff',
  },
  {
    id: 'recyclen',
    hash: '7f0c8e00',
    unusual: ['Gooi/weggooien/4 dat papier niet weg/weggooien/-4 het wordt gerecycled'],
  },
  {
    id: 'rekeningnummer',
    hash: '9db1d7b5',
  },
  {
    id: 'rekening-bank',
    hash: '3aaaf204',
    unusual: ['Het geld staat morgen op uw rekening/rekening-bank'],
  },
  {
    id: 'rijk',
    hash: '14e14632',
  },
  {
    id: 'rondkomen',
    hash: '3cfbea3b',
  },
  {
    id: 'rood-staan',
    hash: '70372146',
    unusual: ['Wie vaak rood/rood-staan/1 staat/rood-staan/-1 betaalt veel rente aan de bank/bank-geld'],
  },
  {
    id: 'rente',
    hash: '93376e8b',
  },
  {
    id: 'recht-hebben-op',
    hash: '90afa4ab',
    unusual: [
      'Weet je of wij ook recht/recht-hebben-op/1 hebben/recht-hebben-op/1 op/recht-hebben-op/-2 huurtoeslag',
    ],
  },
  {
    id: 'reisverzekering',
    hash: '6f554dd2',
  },
  {
    id: 'risico',
    hash: 'd4d15969',
    unusual: ['Zonder helm op een motor/motor-voertuig'],
  },
  {
    id: 'router',
    hash: 'acf12f5b',
    unusual: ['Zet de router even uit/uit-uitgeschakeld en dan weer aan/aan-ingeschakeld'],
  },
  {
    id: 'ramp',
    hash: '18049ecd',
  },
  {
    id: 'radio',
    hash: 'd42a057d',
  },
  {
    id: 'reactie',
    hash: '1129ee3e',
    unusual: ['Onder het filmpje van Mei/=name stonden wel honderd lieve reacties'],
  },
  {
    id: 'rouwkaart',
    hash: '3a0881d9',
  },
  {
    id: 'reclame',
    hash: 'ba41a52a',
    unusual: ['Gooi die reclame maar/maar-gerust meteen bij/bij-erbij het oud papier'],
  },
];
