import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'wonen',
    hash: '1ec9c6d6',
  },
  {
    id: 'wereld',
    hash: '1669b83e',
  },
  {
    id: 'woordenboek',
    hash: '932fdaf2',
    unusual: ['Zoek dat moeilijke woord maar/maar-gerust op in je woordenboek'],
  },
  {
    id: 'woord',
    hash: '5c9595c3',
  },
  {
    id: 'week',
    hash: '02ab159f',
  },
  {
    id: 'woede',
    hash: '591ab5f2',
    unusual: ['Uit woede gooide hij zijn/zijn-bezit telefoon op de grond'],
  },
  {
    id: 'wij',
    hash: '0cad8c91',
  },
  {
    id: 'we',
    hash: 'fa6976a5',
  },
  {
    id: 'wat-iets',
    hash: '74d4bf5a',
    unusual: ['Neem maar/maar-gerust wat/wat-iets uit de koelkast'],
  },
  {
    id: 'woonplaats',
    hash: 'b241a7a3',
  },
  {
    id: 'wat-jammer',
    hash: '1b062a13',
    unusual: ['O wat/wat-jammer/1 jammer/wat-jammer/-1 dat/dat-zin jullie niet kunnen komen'],
  },
  {
    id: 'winkelwagen',
    hash: '3db425ce',
  },
  {
    id: 'winkel',
    hash: '8a6dc755',
  },
  {
    id: 'winkelcentrum',
    hash: '14431a80',
  },
  {
    id: 'winkelen',
    hash: '1ea87f6a',
    unusual: ['Ga/meegaan/3 je zaterdag mee/meegaan/-3 winkelen in de stad'],
  },
  {
    id: 'wijd',
    hash: '1187d6b4',
  },
  {
    id: 'wit',
    hash: '128f73e7',
  },
  {
    id: 'wisselgeld',
    hash: 'd9fbde3b',
  },
  {
    id: 'wegen',
    hash: '7a513c30',
    unusual: ['Wilt u deze druiven even voor me wegen/wegen'],
  },
  {
    id: 'winterjas',
    hash: 'ba8ce407',
    unusual: ['Zijn/zijn-bezit oude winterjas is te klein geworden'],
  },
  {
    id: 'welkom',
    hash: 'f481dccd',
    unusual: ['Kom/binnenkomen/1 binnen/binnenkomen/-1 je bent hier altijd welkom'],
  },
  {
    id: 'weer-klimaat',
    hash: '7243ef6b',
    unusual: ['Hoe is het weer/weer-klimaat daar', 'Wat een heerlijk weer/weer-klimaat vandaag hè'],
  },
  {
    id: 'weekend',
    hash: '2dfe3713',
  },
  {
    id: 'woensdag',
    hash: '9e3d0df0',
    unusual: ['De kinderen zijn woensdag om half één/een-getal vrij'],
  },
  {
    id: 'wachten',
    hash: '19bd5d4c',
  },
  {
    id: 'waarschijnlijk',
    hash: '356eae94',
    unusual: ['Ik ben waarschijnlijk iets later want de trein staat/stilstaan/1 stil/stilstaan/-1'],
  },
  {
    id: 'welterusten',
    hash: '85269112',
    unusual: ['Welterusten lieverd droom/dromen maar/maar-gerust lekker'],
  },
  {
    id: 'wensen',
    hash: '52ca9b9e',
  },
  {
    id: 'wens',
    hash: 'a7bb5e8b',
  },
  {
    id: 'weten',
    hash: 'c83cda26',
  },
  {
    id: 'werkelijk',
    hash: '36e45f43',
  },
  {
    id: 'waarheid',
    hash: '81bf381c',
  },
  {
    id: 'wie',
    hash: '75872a7f',
  },
  {
    id: 'wat',
    hash: '54016f3a',
    unusual: ['Wat is dit Mei/=name', 'Er is nog wat/wat-iets soep over/over-rest'],
  },
  {
    id: 'waar-plaats',
    hash: '8d92ecd8',
  },
  {
    id: 'wanneer',
    hash: '0449374a',
    unusual: ['Wanneer kom je naar/naar-huis/1 huis/naar-huis/-1'],
  },
  {
    id: 'waarom',
    hash: '52f90649',
  },
  {
    id: 'welk',
    hash: '186907e1',
  },
  {
    id: 'welke',
    hash: '65906e6a',
  },
  {
    id: 'waar-naartoe',
    hash: '5462e51c',
    unusual: [
      'Waar/waar-naartoe/4 ga je morgen naartoe/waar-naartoe/-4',
      'Waar/waar-naartoe/5 gaan jullie deze zomer naartoe/waar-naartoe/-5',
    ],
  },
  {
    id: 'waarheen',
    hash: 'b2614397',
  },
  {
    id: 'waar-vandaan',
    hash: 'd391c172',
    unusual: ['Waar/waar-vandaan/4 kom je eigenlijk vandaan/waar-vandaan/-4'],
  },
  {
    id: 'waarvan',
    hash: '44c8558e',
    unusual: ['Waar/waarvan/5 word je zo moe van/waarvan/-5'],
  },
  {
    id: 'wat-voor',
    hash: '92b76a82',
    unusual: [
      'Wat/wat-voor/1 voor/wat-voor/-1 auto heb je',
      'Wat/wat-voor/1 voor/wat-voor/-1 werk deed u vroeger',
    ],
  },
  {
    id: 'waarmee',
    hash: 'a4854464',
  },
  {
    id: 'waarin',
    hash: '01c76c7f',
    unusual: ['Dit is het boek waarin alle regels staan/staan-geschreven'],
  },
  {
    id: 'waarover',
    hash: '0e6b6771',
  },
  {
    id: 'waarvoor',
    hash: '638893b6',
  },
  {
    id: 'waarop',
    hash: 'ea39f4bb',
  },
  {
    id: 'wat-is-er',
    hash: '95f1d480',
    unusual: [
      'Wat/wat-is-er/1 is/wat-is-er/1 er/wat-is-er/-2 Selam',
      'Wat/wat-is-er/1 is/wat-is-er/1 er/wat-is-er/-2',
    ],
  },
  {
    id: 'weer-opnieuw',
    hash: '792f8d1c',
  },
  {
    id: 'wat-betekent-dat',
    hash: '6d199553',
    unusual: [
      'Dat woord wat/wat-betekent-dat/1 betekent/wat-betekent-dat/1 dat/wat-betekent-dat/-2',
      'Er staat storing op het scherm wat/wat-betekent-dat/1 betekent/wat-betekent-dat/1 dat/wat-betekent-dat/-2',
    ],
  },
  {
    id: 'wat-bedoelt-u',
    hash: '403e5795',
    unusual: ['Sorry wat/wat-bedoelt-u/1 bedoelt/wat-bedoelt-u/1 u/wat-bedoelt-u/-2 met eigen risico'],
  },
  {
    id: 'wat-zegt-u',
    hash: 'd061abab',
    unusual: ['Wat/wat-zegt-u/1 zegt/wat-zegt-u/1 u/wat-zegt-u/-2'],
  },
  {
    id: 'wijzen',
    hash: '6f13fac7',
    unusual: ['De man wees/wijzen naar een huis aan de overkant'],
  },
  {
    id: 'wekker',
    hash: '41469421',
  },
  {
    id: 'wekelijks',
    hash: '863af0cc',
  },
  {
    id: 'wortel',
    hash: '078ad21c',
  },
  {
    id: 'worst',
    hash: 'a02b9861',
  },
  {
    id: 'water',
    hash: '8b28fe3b',
    unusual: ['Neem/meenemen/4 een fles water mee/meenemen/-4 het wordt vandaag dertig graden'],
  },
  {
    id: 'warm',
    hash: 'bc464168',
  },
  {
    id: 'wijn',
    hash: 'e32edd87',
    unusual: ['Bij/bij-tijdens het eten/eten-maaltijd drinkt Olena graag een glas rode wijn'],
  },
  {
    id: 'woning',
    hash: '7eaf8a89',
  },
  {
    id: 'woonboot',
    hash: 'fa454cea',
  },
  {
    id: 'woonkamer',
    hash: 'f0f37668',
    unusual: ['De tv in de woonkamer staat de hele dag aan/aan-ingeschakeld'],
  },
  {
    id: 'wc',
    hash: '96266784',
  },
  {
    id: 'wakker',
    hash: '4906fa55',
  },
  {
    id: 'waterkoker',
    hash: '59bc6e37',
  },
  {
    id: 'woningcorporatie',
    hash: '4ef3ccb9',
    unusual: ['De woningcorporatie stuurt morgen iemand voor het lek/lek'],
  },
  {
    id: 'wachtlijst',
    hash: 'b740b450',
  },
  {
    id: 'was-kleren',
    hash: '3b0519c0',
    unusual: ['Haal je de was/was-kleren binnen'],
  },
  {
    id: 'wasmachine',
    hash: '896ebdc6',
  },
  {
    id: 'wasmand',
    hash: '37d97701',
  },
  {
    id: 'wasmiddel',
    hash: '889c9eef',
    unusual: ['Het pak/pak-kleding is bijna leeg'],
  },
  {
    id: 'wc-papier',
    hash: 'd8bdca76',
  },
  {
    id: 'washandje',
    hash: '6a32c615',
    unusual: ['Leg een koud washandje op zijn/zijn-bezit hoofd'],
  },
  {
    id: 'weggaan',
    hash: '6c31b03d',
  },
  {
    id: 'weg-route',
    hash: '904b6f94',
  },
  {
    id: 'wagen',
    hash: '07e5e28b',
    unusual: ['Mijn opa is heel zuinig op zijn/zijn-bezit nieuwe wagen'],
  },
  {
    id: 'westen',
    hash: '5882e52d',
  },
  {
    id: 'weg-verdwenen',
    hash: '442ba996',
    unusual: ['Mijn fiets is weg/weg-verdwenen', 'Mijn sleutels zijn weg/weg-verdwenen heb jij ze gezien'],
  },
  {
    id: 'wond',
    hash: '00a5b2a2',
    unusual: ['Maak/schoonmaken/4 de wond eerst schoon/schoonmaken/-4 met water'],
  },
  {
    id: 'wachtkamer',
    hash: '8d1f039b',
    unusual: ['Neem/meenemen/3 een boek mee/meenemen/-3 de wachtkamer zit altijd vol'],
  },
  {
    id: 'wat-scheelt-eraan',
    hash: 'a29566a0',
    unusual: [
      'Kom/binnenkomen/1 binnen/binnenkomen/-1 en ga zitten',
      'Wat/wat-scheelt-eraan/1 scheelt/wat-scheelt-eraan/1 eraan/wat-scheelt-eraan/-2',
    ],
  },
  {
    id: 'wassen',
    hash: 'd9e619f0',
    unusual: ['Was/wassen eerst je handen', 'Ik was/wassen mijn handen met warm water'],
  },
  {
    id: 'wenkbrauw',
    hash: '909767ae',
    unusual: ['Boven zijn/zijn-bezit wenkbrauw zit een klein wondje'],
  },
  {
    id: 'wang',
    hash: 'a48e2bca',
  },
  {
    id: 'wijk',
    hash: '8d50629d',
  },
  {
    id: 'wijkagent',
    hash: 'f167c424',
  },
  {
    id: 'weggooien',
    hash: 'ad1a35db',
  },
  {
    id: 'webwinkel',
    hash: '12f47037',
  },
  {
    id: 'winkelmandje',
    hash: 'd8b85989',
    unusual: ['Er zitten/zitten-erin al drie jurken in mijn winkelmandje'],
  },
  {
    id: 'website',
    hash: '897cd376',
  },
  {
    id: 'weigeren',
    hash: '1e18068f',
    unusual: ['De winkel weigert mijn geld terug/teruggeven/2 te geven/teruggeven/-2'],
  },
  {
    id: 'weggeven',
    hash: '014a57c5',
    unusual: ['Mei/=name gaat verhuizen en geeft/weggeven/4 haar oude bank weg/weggeven/-4'],
  },
  {
    id: 'waard',
    hash: 'c37268df',
  },
  {
    id: 'waarde',
    hash: 'f727fd6d',
  },
  {
    id: 'waar-echt',
    hash: '12cda0dd',
    unusual: ['Is het waar/waar-echt dat/dat-zin jullie gaan trouwen'],
  },
  {
    id: 'weggebruiker',
    hash: 'b2485b10',
  },
  {
    id: 'waarschuwing',
    hash: '4f3ee06a',
  },
  {
    id: 'waarschuwen',
    hash: 'ceba147c',
    unusual: ['Mijn instructeur waarschuwt me als ik een bord mis/mis'],
  },
  {
    id: 'winterband',
    hash: '0f62d63c',
    unusual: ['Zitten/zitten-erin er al winterbanden onder je auto'],
  },
  {
    id: 'winnen',
    hash: '3a654a52',
    unusual: ['We hebben met drie tegen één/een-getal gewonnen'],
  },
  {
    id: 'wedstrijd',
    hash: '74255778',
  },
  {
    id: 'winnaar',
    hash: '7a4477e2',
  },
  {
    id: 'werkboek',
    hash: '5f52dc88',
  },
  {
    id: 'werkwoord',
    hash: '3890fb73',
  },
  {
    id: 'wetenschap',
    hash: 'd104e170',
  },
  {
    id: 'wiskunde',
    hash: 'b13c5e73',
  },
  {
    id: 'want',
    hash: 'ae129559',
  },
  {
    id: 'willen',
    hash: '8718544a',
  },
  {
    id: 'worden',
    hash: '7871a39f',
    unusual: ['Het wordt morgen mooi weer/weer-klimaat'],
  },
  {
    id: 'watermeter',
    hash: 'a5dcaadf',
  },
  {
    id: 'warmtepomp',
    hash: '0a05ede5',
  },
  {
    id: 'warmte',
    hash: 'e5e53d91',
    unusual: ['Doe/dichtdoen/3 de deur dicht/dichtdoen/-3 dan blijft de warmte binnen'],
  },
  {
    id: 'wasbak',
    hash: '5b1dc85f',
  },
  {
    id: 'waterbedrijf',
    hash: '9281d2ec',
    unusual: [
      'Het waterbedrijf sluit/afsluiten-dicht/8 morgen van negen tot elf het water af/afsluiten-dicht/-8',
    ],
  },
  {
    id: 'wasrek',
    hash: '6d2a8c6e',
    unusual: ['Bij/bij-geval mooi weer/weer-klimaat zet ik het wasrek op het balkon'],
  },
  {
    id: 'werken',
    hash: '184560a6',
    unusual: ['Ik werk/werken niet en jij'],
  },
  {
    id: 'werkzaamheden',
    hash: 'aa8035c4',
    unusual: ['Wegens werkzaamheden heeft u maandag een/een-paar/1 paar/een-paar/-1 uur/uur geen water'],
  },
  {
    id: 'wee',
    hash: '5919b770',
  },
  {
    id: 'wonder',
    hash: 'a243cc4b',
  },
  {
    id: 'weduwe',
    hash: '961aadbb',
    unusual: ['Mevrouw De/=name Vries is al jong weduwe geworden'],
  },
  {
    id: 'wandeling',
    hash: '984f2df7',
  },
  {
    id: 'wandelen',
    hash: 'f03bbe4f',
    unusual: ['Op zondag wandelen we vaak met een/een-paar/1 paar/een-paar/-1 vrienden'],
  },
  {
    id: 'wandelschoen',
    hash: 'd2f35307',
    unusual: ['Trek/aantrekken/2 wandelschoenen aan/aantrekken/-2 want het pad is nat en glad'],
  },
  {
    id: 'wip',
    hash: '26f555fa',
    unusual: ['Wie doet/meedoen/1 mee/meedoen/-1'],
  },
  {
    id: 'waterdicht',
    hash: '490f1173',
  },
  {
    id: 'wijzigen',
    hash: 'c04221c9',
  },
  {
    id: 'wapen',
    hash: '7f3d418a',
  },
  {
    id: 'wennen',
    hash: '1914fd1c',
  },
  {
    id: 'wet',
    hash: 'ed1f3590',
  },
  {
    id: 'werk',
    hash: '8b811be8',
  },
  {
    id: 'werkgever',
    hash: 'd70a2eec',
  },
  {
    id: 'werkloos',
    hash: '7331091d',
  },
  {
    id: 'werknemer',
    hash: 'c0e23c18',
  },
  {
    id: 'werkkleding',
    hash: '766c4114',
  },
  {
    id: 'werkplek',
    hash: '455705ac',
    unusual: [
      'Maak/schoonmaken/3 je werkplek schoon/schoonmaken/-3 voordat je naar/naar-huis/1 huis/naar-huis/-1 gaat',
    ],
  },
  {
    id: 'waarderen',
    hash: '6704fc0c',
    unusual: ['Ik waardeer het dat/dat-zin je zo eerlijk bent'],
  },
  {
    id: 'werkdruk',
    hash: '619d4639',
  },
  {
    id: 'weersverwachting',
    hash: '6872a46b',
  },
  {
    id: 'wolk',
    hash: '27c40fea',
    unusual: ['We moeten snel naar/naar-huis/1 huis/naar-huis/-1'],
  },
  {
    id: 'wind',
    hash: 'd76d4b3c',
    unusual: ['Er stond zoveel wind dat/dat-zin oma bijna van haar fiets viel'],
  },
  {
    id: 'waaien',
    hash: '6c4f8f1e',
  },
  {
    id: 'winter',
    hash: '1da902aa',
    unusual: ['In de winter fiets/fietsen ik minder'],
  },
  {
    id: 'wolf',
    hash: 'e62036a0',
  },
  {
    id: 'wesp',
    hash: '76c8fc2e',
    unusual: ['Pas/oppassen-voorzichtig/1 op/oppassen-voorzichtig/-1 er zit een wesp op je broodje'],
  },
  {
    id: 'water-geven',
    hash: '807310d3',
    unusual: ['Wil jij mijn planten water/water-geven/1 geven/water-geven/-1 als ik weg/weg-verdwenen ben'],
  },
  {
    id: 'wild',
    hash: '3e82bfb7',
    unusual: ['In dat deel van de tuin groeien alleen wilde/wild bloemen'],
  },
  {
    id: 'weiland',
    hash: '16ccb027',
  },
  {
    id: 'woestijn',
    hash: '018cdb4d',
    unusual: ["In de woestijn is het 's/s-nachts/1 nachts/s-nachts/-1 heel koud"],
  },
  {
    id: 'windmolen',
    hash: 'b8f2255c',
  },
  {
    id: 'wakker-worden',
    hash: '85c82855',
    unusual: ['Van het onweer werd/wakker-worden/3 ik vannacht wakker/wakker-worden/-3'],
  },
  {
    id: 'weekdag',
    hash: '6d789998',
  },
  {
    id: 'wisselen',
    hash: '193deab6',
    unusual: ['Wissel je geld niet op/op-bij het vliegveld dat is duur'],
  },
  {
    id: 'weinig',
    hash: '30332ee1',
  },
  {
    id: 'winst',
    hash: 'e4d0f265',
  },
  {
    id: 'wedden',
    hash: '035a1b13',
  },
  {
    id: 'wegenbelasting',
    hash: 'a1f921ad',
  },
  {
    id: 'wijziging',
    hash: 'a48c5f8f',
    unusual: ['Geef/doorgeven/7 elke wijziging in je inkomen meteen door/doorgeven/-7'],
  },
  {
    id: 'wifi',
    hash: 'b40fc3ea',
  },
  {
    id: 'wachtwoord',
    hash: '371f79c1',
    unusual: ['Vertel je wachtwoord aan/aan-ontvanger niemand ook niet aan/aan-ontvanger een collega'],
  },
  {
    id: 'weerbericht',
    hash: 'ad1bb790',
  },
  {
    id: 'wel',
    hash: '4a3fd631',
    unusual: ['De soep is wel lekker maar een/een-beetje/1 beetje/een-beetje/-1 zout'],
  },
];
