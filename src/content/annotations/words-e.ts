import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'eenzaam',
    hash: '477e7f5b',
    unusual: ['Zonder familie voelde/voelen ik me hier eerst eenzaam'],
  },
  {
    id: 'engels',
    hash: '4cf0c488',
  },
  {
    id: 'eeuw',
    hash: '93462d82',
  },
  {
    id: 'eruitzien',
    hash: '4b7bb814',
    unusual: ['Je ziet/eruitzien/1 er/eruitzien/2 moe uit/eruitzien/-3 heb je slecht geslapen'],
  },
  {
    id: 'eng',
    hash: '5b336a08',
  },
  {
    id: 'eerlijk',
    hash: '1fc6e79d',
  },
  {
    id: 'enthousiast',
    hash: '2a6423c5',
  },
  {
    id: 'eentje',
    hash: 'd58d508c',
    unusual: ['Die koekjes zijn heerlijk neem er nog eentje/eentje'],
  },
  {
    id: 'elk',
    hash: '02379d0f',
  },
  {
    id: 'elke',
    hash: 'af24eeb4',
  },
  {
    id: 'enkele',
    hash: 'bccb751f',
  },
  {
    id: 'e-mailadres',
    hash: '34effb23',
    unusual: ['Je e-mailadres heeft maar één/een-getal punt toch'],
  },
  {
    id: 'ergeren',
    hash: '03452cab',
    unusual: ['Erger/ergeren jij je ook zo aan dat lawaai'],
  },
  {
    id: 'echt-waar',
    hash: '0bcb855d',
    unusual: ['Echt/echt-waar/1 waar/echt-waar/-1'],
  },
  {
    id: 'extra',
    hash: 'd2e2f516',
    unusual: ['Koop wat/wat-iets extra melk want morgen zijn ze dicht'],
  },
  {
    id: 'etalage',
    hash: 'd035e076',
  },
  {
    id: 'enorm',
    hash: '3adac370',
  },
  {
    id: 'erg',
    hash: '146c1143',
    unusual: ['Is het erg dat/dat-zin ik later kom'],
  },
  {
    id: 'een-lidwoord',
    hash: 'de757732',
  },
  {
    id: 'een-beetje',
    hash: 'e8e500eb',
    unusual: [
      'Een/een-beetje/1 beetje/een-beetje/-1 water alsjeblieft',
      'Ik spreek een/een-beetje/1 beetje/een-beetje/-1 Nederlands maar nog niet veel',
    ],
  },
  {
    id: 'een-paar',
    hash: '5471dc6a',
    unusual: [
      'Ik heb een/een-paar/1 paar/een-paar/-1 vragen',
      'Ik ga een/een-paar/1 paar/een-paar/-1 dagen naar mijn zus',
    ],
  },
  {
    id: 'een-heleboel',
    hash: '77495800',
    unusual: ['We hebben een/een-heleboel/1 heleboel/een-heleboel/-1 aardappels over/over-rest'],
  },
  {
    id: 'even',
    hash: '51fb2778',
    unusual: ['Kom/binnenkomen/2 even binnen/binnenkomen/-2 dan zet/zetten-koffie ik koffie'],
  },
  {
    id: 'excuus',
    hash: '5b6c51c2',
    unusual: ['Mijn excuses ik dacht dat/dat-zin deze plek vrij/vrij was'],
  },
  {
    id: 'eens-mening',
    hash: 'dd23c040',
    unusual: ['Ben je het met me eens/eens-mening of niet'],
  },
  {
    id: 'eigenlijk',
    hash: '1797a9ff',
  },
  {
    id: 'eergisteren',
    hash: '6020e1da',
    unusual: ['Mijn pakje is eergisteren al bezorgd/bezorgen'],
  },
  {
    id: 'eerder',
    hash: 'a291cbfa',
    unusual: ['Kan ik misschien een uurtje eerder weg/weg-verdwenen'],
  },
  {
    id: 'eindigen',
    hash: 'eb899d44',
    unusual: ['Hoe/hoe-laat/1 laat/hoe-laat/-1 eindigt de les vandaag'],
  },
  {
    id: 'ei',
    hash: '59bb77ad',
  },
  {
    id: 'eten',
    hash: 'a00fef78',
    unusual: ["Amina eet 's/s-ochtends/1 ochtends/s-ochtends/-1 niets ze drinkt alleen koffie"],
  },
  {
    id: 'eet-smakelijk',
    hash: 'c49b34c0',
    unusual: ['Eet/eet-smakelijk/1 smakelijk/eet-smakelijk/-1'],
  },
  {
    id: 'etentje',
    hash: '80ba772a',
  },
  {
    id: 'eten-maaltijd',
    hash: 'e5323a4f',
    unusual: ['Het eten/eten-maaltijd is klaar', 'Kom aan tafel het eten/eten-maaltijd wordt koud'],
  },
  {
    id: 'erwt',
    hash: 'a81b7b3e',
    unusual: ['Mijn zoontje telt altijd de erwten op zijn/zijn-bezit bord'],
  },
  {
    id: 'eigen',
    hash: '3d950519',
  },
  {
    id: 'eigenaar',
    hash: 'e4a92a0a',
  },
  {
    id: 'eenpersoonsbed',
    hash: '1b1d758c',
  },
  {
    id: 'einde',
    hash: 'd4cab980',
  },
  {
    id: 'enkele-reis',
    hash: '0b605522',
    unusual: ['Wilt u een enkele/enkele-reis/1 reis/enkele-reis/-1 of ook terug'],
  },
  {
    id: 'eindpunt',
    hash: '7e9150bc',
  },
  {
    id: 'ergens',
    hash: '1268eb9d',
    unusual: ['Hier moet ergens een bank/bank-geld zijn'],
  },
  {
    id: 'erin',
    hash: 'fe75988e',
  },
  {
    id: 'erop',
    hash: '9b6663ee',
  },
  {
    id: 'ervan',
    hash: 'ccc23d08',
  },
  {
    id: 'erover',
    hash: '21f46087',
    unusual: ['Morgen praten we erover nu moet ik weg/weg-verdwenen'],
  },
  {
    id: 'ermee',
    hash: 'cfdcadbf',
    unusual: ['Stop ermee dat is niet leuk meer/meer-voorbij'],
  },
  {
    id: 'eraan',
    hash: '1affbc84',
    unusual: ['Blijf maar/maar-gerust zitten de dokter komt eraan'],
  },
  {
    id: 'ernstig',
    hash: '73430629',
  },
  {
    id: 'elleboog',
    hash: '0486bd76',
  },
  {
    id: 'enkel',
    hash: '9f4417bb',
    unusual: ['Bij/bij-tijdens het voetballen heeft Babak zijn/zijn-bezit enkel gebroken'],
  },
  {
    id: 'elkaar',
    hash: '5b29af7a',
  },
  {
    id: 'eindelijk',
    hash: '95ed69a8',
  },
  {
    id: 'enige',
    hash: 'b1680d3b',
    unusual: ['Rood was de enige kleur die/die-verwijzend ze nog hadden'],
  },
  {
    id: 'echt',
    hash: 'e7b504ab',
    unusual: ['Is deze tas van echt/echt leer/leer'],
  },
  {
    id: 'eenvoudig',
    hash: 'dfe95d97',
  },
  {
    id: 'eenrichtingsverkeer',
    hash: 'fc4e334e',
  },
  {
    id: 'elektrische-fiets',
    hash: 'dc5636d8',
    unusual: [
      'Met een elektrische/elektrische-fiets/1 fiets/elektrische-fiets/-1 ben je zo op/op-bij je werk',
    ],
  },
  {
    id: 'entree',
    hash: 'c6fd98fd',
  },
  {
    id: 'etui',
    hash: 'adabffda',
    unusual: ['Stop alles in je etui we gaan naar/naar-huis/1 huis/naar-huis/-1'],
  },
  {
    id: 'examen',
    hash: '37c337df',
    unusual: ['Hoe/hoe-laat/1 laat/hoe-laat/-1 begint jouw examen morgen'],
  },
  {
    id: 'eerst',
    hash: '339522a3',
    unusual: ['Was/wassen eerst je handen dan gaan we eten'],
  },
  {
    id: 'en',
    hash: '5de4a779',
    unusual: ['Ik drink thee en mijn vrouw/vrouw-echtgenote koffie'],
  },
  {
    id: 'elektriciteit',
    hash: 'fab16f8e',
  },
  {
    id: 'energie',
    hash: '21cba529',
  },
  {
    id: 'energierekening',
    hash: '9f766639',
    unusual: ["Van zo'n hoge energierekening lig ik 's/s-nachts/1 nachts/s-nachts/-1 wakker"],
  },
  {
    id: 'energieleverancier',
    hash: 'ecadce49',
    unusual: ['Bij welke energieleverancier zitten/zitten-erin jullie en is die goedkoop'],
  },
  {
    id: 'emmer',
    hash: '87ca6963',
    unusual: ['Zet snel een emmer onder dat lek/lek'],
  },
  {
    id: 'energielabel',
    hash: '9fe8bf95',
  },
  {
    id: 'enig-kind',
    hash: '03069ebd',
    unusual: ['Als enig/enig-kind/1 kind/enig-kind/-1 had Daan altijd een eigen kamer'],
  },
  {
    id: 'echtgenoot',
    hash: '3dc04b30',
  },
  {
    id: 'ex',
    hash: '456d3ad1',
  },
  {
    id: 'echo',
    hash: 'e9255b54',
    unusual: ['Op de echo zagen we twee hartjes kloppen/kloppen-hart'],
  },
  {
    id: 'engel',
    hash: 'a23c25b8',
  },
  {
    id: 'erfenis',
    hash: 'd4af1ce0',
  },
  {
    id: 'eeuwig',
    hash: '69d4806e',
  },
  {
    id: 'eend',
    hash: '4bd6e548',
  },
  {
    id: 'eiland',
    hash: 'df05e475',
  },
  {
    id: 'elektricien',
    hash: 'b7ca25a9',
    unusual: ['Blijf/afblijven/4 van die draden af/afblijven/-4 en bel een elektricien'],
  },
  {
    id: 'ervaring',
    hash: 'a7b81846',
  },
  {
    id: 'effect',
    hash: 'a253b193',
  },
  {
    id: 'eik',
    hash: '6b7a3e2e',
  },
  {
    id: 'euro',
    hash: 'd6db09d0',
    unusual: ['Ik kom één/een-getal euro tekort kun jij die betalen'],
  },
  {
    id: 'erven',
    hash: '2a9206c6',
  },
  {
    id: 'eigendom',
    hash: '9b41f8c5',
  },
  {
    id: 'eigen-risico',
    hash: '795215c8',
    unusual: ['De eerste kosten betaal je zelf dat is je eigen/eigen-risico/1 risico/eigen-risico/-1'],
  },
  {
    id: 'een-getal',
    hash: '2b15a4fc',
    unusual: [
      'Eén/een-getal koffie en één/een-getal water',
      'Ik heb maar één/een-getal broer en geen zussen',
    ],
  },
  {
    id: 'elf',
    hash: 'ecf1d545',
  },
  {
    id: 'eerste',
    hash: '9cd46e1e',
  },
  {
    id: 'eenentwintig',
    hash: '398d61ae',
    unusual: ['Er zitten/zitten-erin eenentwintig kinderen in zijn/zijn-bezit klas'],
  },
  {
    id: 'elfde',
    hash: 'f87b67f8',
  },
  {
    id: 'e-mail',
    hash: '9e08956c',
  },
  {
    id: 'envelop',
    hash: '18ad6ed9',
  },
  {
    id: 'er',
    hash: '5a7c613d',
  },
  {
    id: 'eens-keer',
    hash: '4ba9b21c',
    unusual: ['Kom eens hier ik wil je iets laten/laten-zien/1 zien/laten-zien/-1'],
  },
  {
    id: 'echt-heus',
    hash: 'e01ddd55',
    unusual: ['Ik vind het echt leuk dat/dat-zin je er bent'],
  },
];
