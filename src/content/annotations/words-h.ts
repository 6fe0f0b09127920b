import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'handtekening',
    hash: 'db08c4cd',
  },
  {
    id: 'heten',
    hash: '64c56b87',
  },
  {
    id: 'heer',
    hash: 'b428073e',
  },
  {
    id: 'haar',
    hash: '89129269',
    unusual: ['Sinds wanneer heeft Sanne rood haar/haar'],
  },
  {
    id: 'heimwee',
    hash: '23063022',
  },
  {
    id: 'huilen',
    hash: 'd13d237a',
  },
  {
    id: 'haten',
    hash: '091162cf',
    unusual: ['Mijn man/man-echtgenoot haat/haten het om lang in de rij te staan'],
  },
  {
    id: 'hij',
    hash: '7a717f9a',
  },
  {
    id: 'hem',
    hash: '0741ec51',
    unusual: ['Bel hem/hem morgen maar/maar-gerust', 'Ik heb hem/hem gisteren gezien', 'Ik zie hem/hem niet'],
  },
  {
    id: 'haar-zij',
    hash: 'c336a097',
  },
  {
    id: 'hen',
    hash: '9c60ba1d',
    unusual: ['Mijn ouders zijn oud en ik zorg/zorgen voor hen'],
  },
  {
    id: 'het',
    hash: '8a729b04',
    unusual: ['Ik heb het boek uit/uit-afgelopen het was mooi'],
  },
  {
    id: 'hun',
    hash: 'bd52fda9',
    unusual: ['Ik heb hun een kaart/kaart-wens gestuurd'],
  },
  {
    id: 'hetzelfde',
    hash: 'ac232d5d',
  },
  {
    id: 'hoofdletter',
    hash: '8229d155',
  },
  {
    id: 'humeur',
    hash: '189f14c9',
    unusual: ["Hij is 's/s-ochtends/1 ochtends/s-ochtends/-1 vroeg/vragen nooit in een goed humeur"],
  },
  {
    id: 'halen',
    hash: '5b15bf10',
  },
  {
    id: 'houdbaar',
    hash: '08fa34c2',
  },
  {
    id: 'horloge',
    hash: '5fbb6feb',
  },
  {
    id: 'hemd',
    hash: 'ea0a5b17',
    unusual: ['Doe/aandoen-kleding/7 onder je trui een warm hemd aan/aandoen-kleding/-7'],
  },
  {
    id: 'hoed',
    hash: '126d7fb4',
    unusual: ['Bij deze wind waait/wegwaaien/4 je hoed zo weg/wegwaaien/-4'],
  },
  {
    id: 'hoofddoek',
    hash: 'd1f09a09',
  },
  {
    id: 'heel',
    hash: '7832086d',
  },
  {
    id: 'helemaal',
    hash: 'b4948f60',
    unusual: ['Ik ben helemaal vergeten je terug/terugbellen/2 te bellen/terugbellen/-2'],
  },
  {
    id: 'hard-luid',
    hash: '7c9336c4',
    unusual: ['Zet de radio eens wat/wat-beetje harder ik hoor niks'],
  },
  {
    id: 'handschoen',
    hash: '7c930d6a',
    unusual: ['Ik ben één/een-getal handschoen kwijt net nu het zo koud is'],
  },
  {
    id: 'handtas',
    hash: 'aaa079c7',
    unusual: ['In mijn handtas zitten/zitten-erin altijd pleisters'],
  },
  {
    id: 'hallo',
    hash: '68a97ec5',
  },
  {
    id: 'hoi',
    hash: '72851ff0',
    unusual: ['Hoi Linh leuk dat/dat-zin je er bent'],
  },
  {
    id: 'herhalen',
    hash: '7485737e',
  },
  {
    id: 'het-spijt-me',
    hash: '6caae1ec',
    unusual: [
      'Het/het-spijt-me/1 spijt/het-spijt-me/1 me/het-spijt-me/-2 Fatima',
      'Het/het-spijt-me/1 spijt/het-spijt-me/1 me/het-spijt-me/-2 dat/dat-zin ik zo laat ben',
    ],
  },
  {
    id: 'hobby',
    hash: '613feab3',
    unusual: ["Sinds ik kinderen heb heb ik geen tijd meer/meer-voorbij voor hobby's"],
  },
  {
    id: 'hoe-gaat-het',
    hash: 'ceeed377',
    unusual: [
      'Hallo Linh hoe/hoe-gaat-het/1 gaat/hoe-gaat-het/1 het/hoe-gaat-het/-2',
      'Hoe/hoe-gaat-het/1 gaat/hoe-gaat-het/1 het/hoe-gaat-het/-2',
    ],
  },
  {
    id: 'horen',
    hash: '06371a81',
    unusual: ['Heb je al gehoord dat/dat-zin Kees vader wordt'],
  },
  {
    id: 'helaas',
    hash: '1913aa7b',
  },
  {
    id: 'hopen',
    hash: '9db3a2b8',
    unusual: ['Ik hoop dat/dat-zin je snel weer beter wordt'],
  },
  {
    id: 'hoop',
    hash: '5d8e339d',
    unusual: ['Geef/opgeven/4 de hoop/hoop niet op/opgeven/-4 alles komt goed'],
  },
  {
    id: 'hartelijk',
    hash: '9fb94cac',
  },
  {
    id: 'hekel',
    hash: '2403f059',
  },
  {
    id: 'hoezo',
    hash: '63b2d2f8',
  },
  {
    id: 'hoe',
    hash: 'a56bcd46',
  },
  {
    id: 'hoeveel',
    hash: '851db7d1',
  },
  {
    id: 'hoe-laat',
    hash: '7b85e5d7',
    unusual: [
      'Hoe/hoe-laat/1 laat/hoe-laat/-1 begint de les',
      'Hoe/hoe-laat/1 laat/hoe-laat/-1 moet jij morgen werken',
    ],
  },
  {
    id: 'hoe-lang',
    hash: 'd6bc6967',
    unusual: [
      'Hoe/hoe-lang/1 lang/hoe-lang/-1 blijf je hier',
      'Hoe/hoe-lang/1 lang/hoe-lang/-1 moet de soep koken',
    ],
  },
  {
    id: 'hoe-oud',
    hash: '351592c8',
    unusual: [
      'Hoe/hoe-oud/1 oud/hoe-oud/-1 is je broer',
      'Hoe/hoe-oud/1 oud/hoe-oud/-1 zijn jullie kinderen nu',
    ],
  },
  {
    id: 'hoe-vaak',
    hash: '81f9d922',
    unusual: [
      'Hoe/hoe-vaak/1 vaak/hoe-vaak/-1 bel je je moeder',
      'Hoe/hoe-vaak/1 vaak/hoe-vaak/-1 per dag moet ik deze pillen nemen',
    ],
  },
  {
    id: 'help',
    hash: '89b50a0f',
    unusual: ['Help/help', 'Help/help mijn portemonnee is weg/weg-verdwenen'],
  },
  {
    id: 'het-maakt-niet-uit',
    hash: 'cf6cb815',
    unusual: [
      'Het/het-maakt-niet-uit/1 maakt/het-maakt-niet-uit/1 niet/het-maakt-niet-uit/1 uit/het-maakt-niet-uit/-3 kies maar/maar-gerust',
    ],
  },
  {
    id: 'hoe-schrijf-je-dat',
    hash: 'c55f7910',
    unusual: [
      'En hoe/hoe-schrijf-je-dat/1 schrijf/hoe-schrijf-je-dat/1 je/hoe-schrijf-je-dat/1 dat/hoe-schrijf-je-dat/-3 woord',
      'Hoe/hoe-schrijf-je-dat/1 schrijf/hoe-schrijf-je-dat/1 je/hoe-schrijf-je-dat/1 dat/hoe-schrijf-je-dat/-3',
    ],
  },
  {
    id: 'hoe-zeg-je-dat',
    hash: '9a34eea0',
    unusual: [
      'Hoe/hoe-zeg-je-dat/1 zeg/hoe-zeg-je-dat/1 je/hoe-zeg-je-dat/1 dat/hoe-zeg-je-dat/-3 ook weer',
      "Ik zoek zo'n ding voor ramen hoe/hoe-zeg-je-dat/1 zeg/hoe-zeg-je-dat/1 je/hoe-zeg-je-dat/1 dat/hoe-zeg-je-dat/-3",
    ],
  },
  {
    id: 'hoe-bedoel-je',
    hash: '25ab64fa',
    unusual: ['Hoe/hoe-bedoel-je/1 bedoel/hoe-bedoel-je/1 je/hoe-bedoel-je/-2 acht of negen uur'],
  },
  {
    id: 'half-uur',
    hash: '734c2e8a',
    unusual: ['Over een half uur/uur eten we', 'Ik zit/zitten hier al een half uur/uur te wachten'],
  },
  {
    id: 'halen-trein',
    hash: 'bb175af4',
    unusual: ['Als we rennen halen/halen-trein we de trein nog'],
  },
  {
    id: 'hagelslag',
    hash: 'f0290720',
  },
  {
    id: 'honger',
    hash: 'effdae17',
  },
  {
    id: 'honing',
    hash: 'ebd8f402',
  },
  {
    id: 'havermout',
    hash: '1f9d820b',
  },
  {
    id: 'half',
    hash: 'f7b60e57',
  },
  {
    id: 'haring',
    hash: '9aa75277',
  },
  {
    id: 'halal',
    hash: '81003e8d',
    unusual: ['Is het eten/eten-maaltijd op/op-bij het schoolfeest ook halal'],
  },
  {
    id: 'ham',
    hash: 'cc833765',
  },
  {
    id: 'heet',
    hash: 'dbb61e56',
    unusual: ['Wacht even met eten de soep is nog te heet/heet'],
  },
  {
    id: 'hoofdgerecht',
    hash: '19ff238e',
  },
  {
    id: 'heerlijk',
    hash: 'a0a727d0',
  },
  {
    id: 'hamburger',
    hash: '00a6dc13',
  },
  {
    id: 'huis',
    hash: '7c570be7',
  },
  {
    id: 'hoog',
    hash: 'c4d4e9c6',
  },
  {
    id: 'hal',
    hash: '300e9969',
    unusual: ['Zet de kinderwagen maar/maar-gerust in de hal'],
  },
  {
    id: 'huisbaas',
    hash: '996b769e',
  },
  {
    id: 'hangen',
    hash: 'a9fa88e9',
  },
  {
    id: 'huren',
    hash: '856d3baa',
  },
  {
    id: 'huurcontract',
    hash: '84cc5b12',
    unusual: ['Lees het huurcontract goed voordat je tekent/tekenen-handtekening'],
  },
  {
    id: 'huurtoeslag',
    hash: '2338f589',
  },
  {
    id: 'huur',
    hash: '385cf4f8',
  },
  {
    id: 'huurder',
    hash: '6e8b367d',
  },
  {
    id: 'huisgenoot',
    hash: '4375a8fd',
    unusual: ['Mijn huisgenoten eten/opeten/4 steeds mijn kaas op/opeten/-4'],
  },
  {
    id: 'huishouden',
    hash: 'd8b116bc',
  },
  {
    id: 'hoeslaken',
    hash: '249962d0',
  },
  {
    id: 'halte',
    hash: 'c1d3a7cd',
  },
  {
    id: 'hoek',
    hash: '22bb1bf7',
  },
  {
    id: 'hotel',
    hash: '2fd1b701',
  },
  {
    id: 'helikopter',
    hash: 'd59c3f70',
    unusual: ['De helikopter bracht hem/hem naar het ziekenhuis'],
  },
  {
    id: 'haven',
    hash: '03820dc7',
  },
  {
    id: 'hier',
    hash: 'f6bfd1c8',
    unusual: ['Hier woon ik op/op-bij nummer zeven'],
  },
  {
    id: 'heen',
    hash: '90979c65',
  },
  {
    id: 'hoofd',
    hash: '8ad69a92',
    unusual: [
      'Mijn hoofd doet/pijn-doen/1 pijn/pijn-doen/-1',
      'Kijk/uitkijken/1 uit/uitkijken/-1 stoot je hoofd niet',
    ],
  },
  {
    id: 'hand',
    hash: '2e0b90af',
    unusual: ['Wat heb je koude handen doe/aandoen-kleding/3 je handschoenen aan/aandoen-kleding/-3'],
  },
  {
    id: 'hart',
    hash: '357d5d99',
    unusual: ['Als ik de trap op ren klopt/kloppen-hart mijn hart heel snel'],
  },
  {
    id: 'huid',
    hash: 'a9311a8e',
  },
  {
    id: 'hersenen',
    hash: '59bbabd6',
    unusual: ['Ook als je slaapt werken/doorwerken/4 je hersenen gewoon door/doorwerken/-4'],
  },
  {
    id: 'hoofdpijn',
    hash: '9a24afc7',
  },
  {
    id: 'hoesten',
    hash: 'b0d1f6b7',
  },
  {
    id: 'huisarts',
    hash: '8292b1b5',
    unusual: ['Ana belt de huisarts omdat haar oor al dagen pijn/pijn-doen/1 doet/pijn-doen/-1'],
  },
  {
    id: 'huisartsenpost',
    hash: 'f2c72a23',
  },
  {
    id: 'het-koud-hebben',
    hash: '292384bf',
    unusual: [
      'Ik doe/aandoen-kleding/3 een trui aan/aandoen-kleding/-3 want ik heb/het-koud-hebben/1 het/het-koud-hebben/1 koud/het-koud-hebben/-2',
    ],
  },
  {
    id: 'herhaalrecept',
    hash: '9d62a7bd',
  },
  {
    id: 'hoestdrank',
    hash: '9e4004c5',
    unusual: ['Deze hoestdrank is vies maar hij/hij-ding helpt wel'],
  },
  {
    id: 'herstellen',
    hash: 'fbffd178',
    unusual: ['Amina herstelt thuis van een zware/zwaar-moeilijk operatie'],
  },
  {
    id: 'hals',
    hash: '34eab52a',
  },
  {
    id: 'heup',
    hash: '123d41c6',
  },
  {
    id: 'hartaanval',
    hash: 'f2fcd271',
    unusual: ['Na zijn/zijn-bezit hartaanval is Kees gestopt met roken'],
  },
  {
    id: 'hulpmiddel',
    hash: 'd2cb49cd',
  },
  {
    id: 'hek',
    hash: 'db2f9284',
    unusual: ['Doe/dichtdoen/3 het hek dicht/dichtdoen/-3 anders loopt/weglopen/3 de hond weg/weglopen/-3'],
  },
  {
    id: 'hond',
    hash: 'fdaa452e',
  },
  {
    id: 'hondenpoep',
    hash: '6949034b',
  },
  {
    id: 'huisnummer',
    hash: '4130307b',
  },
  {
    id: 'hiernaast',
    hash: '0a2c98c9',
  },
  {
    id: 'helpen',
    hash: 'd8bef906',
  },
  {
    id: 'hamer',
    hash: 'a63d188d',
  },
  {
    id: 'hout',
    hash: '1489da4b',
  },
  {
    id: 'heg',
    hash: '781e3268',
  },
  {
    id: 'het-doen',
    hash: '0c2ecea6',
    unusual: [
      'De tv is pas een week oud en doet/het-doen/1 het/het-doen/-1 niet/niet-meer/1 meer/niet-meer/-1',
    ],
  },
  {
    id: 'handel',
    hash: '50aafc5d',
  },
  {
    id: 'helder',
    hash: 'd60d3256',
    unusual: ['De lucht is helder/helder je ziet alle sterren'],
  },
  {
    id: 'haast',
    hash: 'ca5dd9d6',
    unusual: ['Mensen die/die-verwijzend haast hebben maken in het verkeer meer fouten'],
  },
  {
    id: 'helm',
    hash: '4ef189ca',
    unusual: ['Zet/opzetten-bril/3 je helm op/opzetten-bril/-3 voordat je gaat fietsen'],
  },
  {
    id: 'hulp',
    hash: '00e7caa3',
  },
  {
    id: 'hardlopen',
    hash: '497ee31c',
    unusual: [
      'Nu ze niet/niet-meer/1 meer/niet-meer/-1 rookt loopt/hardlopen/4 Mei/=name elke ochtend hard/hardlopen/-4',
    ],
  },
  {
    id: 'held',
    hash: 'b8167e3c',
  },
  {
    id: 'heks',
    hash: '00349774',
  },
  {
    id: 'hapje',
    hash: '73d9cc7f',
  },
  {
    id: 'hoofdstuk',
    hash: '9cc23c06',
    unusual: ['Lees voor/voor-tijd donderdag het eerste hoofdstuk'],
  },
  {
    id: 'huiswerk',
    hash: '75e10e88',
    unusual: ['Na het eten/eten-maaltijd maakt mijn moeder haar huiswerk voor Nederlands'],
  },
  {
    id: 'hardop',
    hash: 'd69438a9',
  },
  {
    id: 'herkansing',
    hash: '645a7216',
  },
  {
    id: 'halen-examen',
    hash: 'b839be6e',
  },
  {
    id: 'hogeschool',
    hash: '4f2151d6',
  },
  {
    id: 'handig',
    hash: '959612f4',
    unusual: ['Wat handig je telefoon leest/voorlezen/3 de tekst voor/voorlezen/-3'],
  },
  {
    id: 'hoewel',
    hash: '3a1ae7e0',
  },
  {
    id: 'hebben',
    hash: 'd90975aa',
    unusual: ['Ik heb het dank/dank-je-wel/1 je/dank-je-wel/1 wel/dank-je-wel/-2'],
  },
  {
    id: 'hoeven',
    hash: 'cff1295a',
  },
  {
    id: 'hoogte',
    hash: '02cc5782',
  },
  {
    id: 'hoofdkraan',
    hash: '0e444aff',
    unusual: ['Bij/bij-geval een groot lek sluit je meteen de hoofdkraan'],
  },
  {
    id: 'herkennen',
    hash: '44c0a8d1',
  },
  {
    id: 'houden-van',
    hash: '4b8080e0',
    unusual: [
      'Wij houden/houden-van/1 van/houden-van/-1 lekker eten/eten-maaltijd',
      'Ze houden/houden-van/1 van/houden-van/-1 elkaar maar ze wonen/samenwonen/2 niet samen/samenwonen/-2',
    ],
  },
  {
    id: 'huwelijk',
    hash: '959d2782',
    unusual: ['Na twintig jaar huwelijk lachen ze nog/nog-steeds/1 steeds/nog-steeds/-1 om dezelfde grapjes'],
  },
  {
    id: 'herinnering',
    hash: '83224e90',
  },
  {
    id: 'herinneren',
    hash: 'b3207f30',
  },
  {
    id: 'hemel',
    hash: '84eb248c',
  },
  {
    id: 'handdoek',
    hash: '6ce11f47',
    unusual: ['Leg je handdoek hier maar/maar-gerust naast de mijne'],
  },
  {
    id: 'heuvel',
    hash: '12991736',
    unusual: ['Fietsen is hier zwaar/zwaar-moeilijk want er zijn veel heuvels'],
  },
  {
    id: 'hangmat',
    hash: '66f7fc5d',
  },
  {
    id: 'houden',
    hash: '4efce0e7',
  },
  {
    id: 'hard',
    hash: '50cade94',
  },
  {
    id: 'hagel',
    hash: '07ec8949',
    unusual: ['Hagel doet/pijn-doen/1 pijn/pijn-doen/-1 in je gezicht als je op de fiets zit'],
  },
  {
    id: 'hittegolf',
    hash: 'e09f812c',
  },
  {
    id: 'herfst',
    hash: 'd7d22802',
  },
  {
    id: 'hitte',
    hash: '4402282e',
  },
  {
    id: 'huisdier',
    hash: 'ce7ee262',
  },
  {
    id: 'hert',
    hash: '47ba6134',
  },
  {
    id: 'hooikoorts',
    hash: '933924ce',
    unusual: ['Door/door-oorzaak mijn hooikoorts heb ik in mei altijd rode ogen'],
  },
  {
    id: 'heide',
    hash: 'de9efac3',
  },
  {
    id: 'hergebruiken',
    hash: 'e42f9aba',
  },
  {
    id: 'honderd',
    hash: 'b6df58f4',
  },
  {
    id: 'helft',
    hash: '2627910f',
  },
  {
    id: 'hypotheek',
    hash: '354ed0e2',
  },
  {
    id: 'herhaling',
    hash: 'ccf96fdb',
  },
  {
    id: 'hoogachtend',
    hash: 'b7ac3dec',
    unusual: ['Zij eindigde haar brief aan/aan-ontvanger de rechter met hoogachtend'],
  },
  {
    id: 'hoor',
    hash: '43bc9ab1',
    unusual: ['Nee hoor/hoor dat is geen probleem'],
  },
  {
    id: 'hopelijk',
    hash: 'b74f36d3',
  },
];
