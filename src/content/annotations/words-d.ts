import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'dame',
    hash: 'c9591e39',
  },
  {
    id: 'duitser',
    hash: '92387b00',
  },
  {
    id: 'dankbaar',
    hash: '7762367b',
    unusual: ['Amina is dankbaar dat/dat-zin ze hier veilig is'],
  },
  {
    id: 'dom',
    hash: '9f7e01cf',
    unusual: ['Er bestaan geen domme vragen/vraag zegt onze docent altijd'],
  },
  {
    id: 'dag',
    hash: '75d20ba6',
  },
  {
    id: 'dik',
    hash: '65ed0957',
    unusual: ['Onze kat wordt te dik omdat iedereen hem/hem eten/eten-maaltijd geeft'],
  },
  {
    id: 'dapper',
    hash: 'af25750f',
  },
  {
    id: 'dit',
    hash: '273b562f',
  },
  {
    id: 'dat',
    hash: '8109520a',
    unusual: ['Samir zegt dat/dat-zin hij vandaag later komt'],
  },
  {
    id: 'deze',
    hash: '779efa1e',
    unusual: ['Deze stoel is vrij/vrij ga maar/maar-gerust zitten'],
  },
  {
    id: 'die',
    hash: '01bb4f65',
    unusual: ['De vrouw die/die-verwijzend hier werkt spreekt Arabisch'],
  },
  {
    id: 'dezelfde',
    hash: 'a1d62d02',
    unusual: ['Wij zitten/zitten-erin in dezelfde klas'],
  },
  {
    id: 'de',
    hash: '773916a9',
  },
  {
    id: 'doorgeven',
    hash: 'd0cb807f',
    unusual: ['Heb je je nieuwe adres al aan/aan-ontvanger school doorgegeven'],
  },
  {
    id: 'doordeweeks',
    hash: 'f4cc5d8c',
  },
  {
    id: 'dicht',
    hash: 'ff643a26',
    unusual: ['Doe/dichtdoen/3 de deur dicht/dichtdoen/-3'],
  },
  {
    id: 'dragen',
    hash: '159b1e93',
  },
  {
    id: 'donkerblauw',
    hash: '8e87d236',
  },
  {
    id: 'duur',
    hash: '80da84cd',
  },
  {
    id: 'doei',
    hash: '25739e95',
  },
  {
    id: 'doe-de-groeten',
    hash: 'f6f7127a',
    unusual: [
      'Doe/doe-de-groeten/1 de/doe-de-groeten/1 groeten/doe-de-groeten/-2 aan/aan-ontvanger je ouders',
    ],
  },
  {
    id: 'dank-je-wel',
    hash: 'dc81dc26',
    unusual: [
      'Ja dank/dank-je-wel/1 je/dank-je-wel/1 wel/dank-je-wel/-2',
      'Dank/dank-je-wel/1 je/dank-je-wel/1 wel/dank-je-wel/-2 dat/dat-zin je op de kinderen hebt gepast',
    ],
  },
  {
    id: 'dank',
    hash: '9d6fce0c',
  },
  {
    id: 'duidelijk',
    hash: 'ae49824d',
    unusual: ['Is het zo duidelijk of heb je nog vragen/vraag'],
  },
  {
    id: 'doen',
    hash: '2fc06849',
  },
  {
    id: 'dinsdag',
    hash: '6cffed83',
    unusual: ['Ik werk/werken niet op dinsdag'],
  },
  {
    id: 'donderdag',
    hash: '8740aa7d',
  },
  {
    id: 'denken',
    hash: 'c0651fef',
    unusual: ['Ik denk dat/dat-zin het morgen gaat regenen'],
  },
  {
    id: 'dank-u-wel',
    hash: 'cad22ec4',
    unusual: [
      'Nee dank/dank-u-wel/1 u/dank-u-wel/1 wel/dank-u-wel/-2',
      'Dank/dank-u-wel/1 u/dank-u-wel/1 wel/dank-u-wel/-2 voor het leuke gesprek',
    ],
  },
  {
    id: 'dag-groet',
    hash: '24865ece',
    unusual: ['Dag/dag-groet tot maandag', 'Dag/dag-groet mevrouw kan ik u helpen'],
  },
  {
    id: 'duidelijk-maken',
    hash: '6c172a4f',
    unusual: ['Hoe kan ik hem/hem dat duidelijk/duidelijk-maken/1 maken/duidelijk-maken/-1'],
  },
  {
    id: 'dagelijks',
    hash: '72918e5a',
  },
  {
    id: 'druif',
    hash: '32739da4',
  },
  {
    id: 'drinken',
    hash: 'f746da81',
  },
  {
    id: 'dorst',
    hash: '8902c2b5',
    unusual: ['Geef hem/hem water hij heeft dorst'],
  },
  {
    id: 'drankje',
    hash: 'c415adbd',
  },
  {
    id: 'drank',
    hash: '11449ada',
    unusual: ['Sterke drank/drank verkopen ze niet in de supermarkt'],
  },
  {
    id: 'deeg',
    hash: '9bd9af20',
    unusual: ['Laat het deeg eerst een uur/uur rusten'],
  },
  {
    id: 'doen-erin',
    hash: '0a507771',
    unusual: ['Doe/doen-erin jij suiker in je thee'],
  },
  {
    id: 'diner',
    hash: '6c1bd33e',
  },
  {
    id: 'dekken-tafel',
    hash: 'a98b696e',
    unusual: ['Het eten/eten-maaltijd is bijna klaar'],
  },
  {
    id: 'drop',
    hash: '12c2b590',
  },
  {
    id: 'deur',
    hash: 'efb2616c',
    unusual: ['Doe/dichtdoen/6 je de deur achter je dicht/dichtdoen/-6'],
  },
  {
    id: 'dak',
    hash: '6cb9bc6f',
    unusual: ['Onze kat zit/zitten op het dak en durft niet naar beneden'],
  },
  {
    id: 'dekbed',
    hash: '877d7f11',
    unusual: ["'s/s-winters/1 Winters/s-winters/-1 slaapt Kees onder een extra dik dekbed"],
  },
  {
    id: 'ding',
    hash: '2feab805',
  },
  {
    id: 'deksel',
    hash: '0ecbaf52',
  },
  {
    id: 'dweilen',
    hash: '97b331ec',
  },
  {
    id: 'dweil',
    hash: '595bc2a5',
  },
  {
    id: 'deken',
    hash: 'd032786d',
    unusual: ['Pak maar/maar-gerust een deken'],
  },
  {
    id: 'dekbedovertrek',
    hash: '41ef7a9b',
  },
  {
    id: 'deodorant',
    hash: '5a5173bb',
    unusual: ['Na het sporten/sport gebruik ik deodorant'],
  },
  {
    id: 'dienstregeling',
    hash: 'd70e8e7a',
  },
  {
    id: 'dichtbij',
    hash: '03fd983b',
  },
  {
    id: 'draaien',
    hash: '26af2217',
  },
  {
    id: 'doorbrengen',
    hash: '4c42c5ce',
  },
  {
    id: 'dorp',
    hash: '6e95e2a2',
    unusual: ['Ons dorp heeft geen supermarkt meer/meer-voorbij alleen een kleine bakker'],
  },
  {
    id: 'daar',
    hash: '08156146',
  },
  {
    id: 'door',
    hash: 'd8f78adf',
    unusual: ['We lopen door het park naar/naar-huis/1 huis/naar-huis/-1'],
  },
  {
    id: 'daarmee',
    hash: '78d20476',
  },
  {
    id: 'daarvan',
    hash: '36100323',
  },
  {
    id: 'daarin',
    hash: '47497f5c',
    unusual: ["Daarin zitten/zitten-erin de foto's"],
  },
  {
    id: 'daarop',
    hash: 'eae03854',
    unusual: ['Niet daarop staan die stoel is stuk/stuk-kapot'],
  },
  {
    id: 'duizelig',
    hash: 'b635bd91',
  },
  {
    id: 'diarree',
    hash: '9bae1a80',
  },
  {
    id: 'doktersassistent',
    hash: '3a16d128',
    unusual: ['De doktersassistent belt/terugbellen/3 u vanmiddag terug/terugbellen/-3 met de uitslag'],
  },
  {
    id: 'dokter',
    hash: 'b46b6713',
    unusual: ['Ben je nog/nog-steeds/1 steeds/nog-steeds/-1 zo moe'],
  },
  {
    id: 'drogist',
    hash: '7a96117a',
  },
  {
    id: 'dronken',
    hash: '8878ea78',
    unusual: ['Mijn huisgenoot was zo dronken/dronken dat/dat-zin hij in de gang sliep'],
  },
  {
    id: 'drugs',
    hash: '360ed1d8',
  },
  {
    id: 'duim',
    hash: 'f47efe35',
  },
  {
    id: 'darm',
    hash: '98abacee',
  },
  {
    id: 'doof',
    hash: 'd04ba2cb',
    unusual: ['Zij is doof kijk/aankijken/2 haar aan/aankijken/-2 als je praat'],
  },
  {
    id: 'dementie',
    hash: 'd861d69f',
  },
  {
    id: 'depressief',
    hash: 'a0c72592',
  },
  {
    id: 'donker',
    hash: 'e4aa430f',
    unusual: ['Kom naar/naar-huis/1 huis/naar-huis/-1 voordat het donker wordt'],
  },
  {
    id: 'dakloos',
    hash: 'ff7da38f',
    unusual: ["Dakloze mensen krijgen hier 's/s-avonds/1 avonds/s-avonds/-1 soep"],
  },
  {
    id: 'dragen-tillen',
    hash: 'c2abb8b2',
    unusual: ['Zal ik die zware tas voor u dragen/dragen-tillen'],
  },
  {
    id: 'direct',
    hash: 'bda1853c',
    unusual: ['Als u vóór/voor-tijd vijf uur bestelt versturen wij het direct'],
  },
  {
    id: 'doos',
    hash: '82fa3481',
    unusual: ['In die enorme doos zat maar één/een-getal klein lampje'],
  },
  {
    id: 'defect',
    hash: '565eb4ea',
  },
  {
    id: 'dringend',
    hash: '2d20b950',
  },
  {
    id: 'deel',
    hash: '0696c5cc',
    unusual: ['Een groot deel van de prijs/prijs betaal je voor het merk'],
  },
  {
    id: 'delen',
    hash: '4c54607e',
    unusual: ['Zullen we een abonnement delen/delen'],
  },
  {
    id: 'dun',
    hash: '98a20243',
    unusual: ["Trek/aantrekken/5 niet zo'n dun jasje aan/aantrekken/-5 het is koud"],
  },
  {
    id: 'dode-hoek',
    hash: 'd925f33f',
    unusual: [
      'Pas/oppassen-voorzichtig/1 op/oppassen-voorzichtig/-1 in de dode/dode-hoek/1 hoek/dode-hoek/-1 ziet de chauffeur je niet',
    ],
  },
  {
    id: 'door-rood-rijden',
    hash: '5f5def6b',
    unusual: [
      'Mijn neef reed/door-rood-rijden/1 door/door-rood-rijden/1 rood/door-rood-rijden/-2 en stond meteen op de foto',
    ],
  },
  {
    id: 'doelpunt',
    hash: '9b210e28',
  },
  {
    id: 'dromen',
    hash: '87ee9543',
    unusual: ['Mijn zoon droomt van een leven/leven als beroemde voetballer'],
  },
  {
    id: 'droom',
    hash: '72b6216b',
  },
  {
    id: 'date',
    hash: 'acbf6be9',
  },
  {
    id: 'dansen',
    hash: 'd158368f',
    unusual: ['Zij danst met haar man/man-echtgenoot'],
  },
  {
    id: 'dans',
    hash: 'e01aef76',
    unusual: ['De laatste dans/dans was voor mijn opa en oma'],
  },
  {
    id: 'dierentuin',
    hash: '51e78443',
  },
  {
    id: 'deelnemer',
    hash: 'cddc3e44',
  },
  {
    id: 'deelnemen',
    hash: 'e85576df',
    unusual: ['Hoeveel mensen nemen/deelnemen/2 er deel/deelnemen/-2 aan de cursus'],
  },
  {
    id: 'digibord',
    hash: 'fb3c3419',
    unusual: ['Op het digibord laat/laten-zien/5 de juf een filmpje zien/laten-zien/-5'],
  },
  {
    id: 'doorgaan',
    hash: '1b363d62',
    unusual: ['Ga/doorgaan/2 maar/maar-gerust door/doorgaan/-2 met vraag zes ik kom zo'],
  },
  {
    id: 'diploma',
    hash: '2a8eb9ec',
  },
  {
    id: 'dubbelklikken',
    hash: '05e5cde2',
    unusual: ['Je moet op dat plaatje dubbelklikken dan gaat/opengaan/2 het open/opengaan/-2'],
  },
  {
    id: 'digitaal',
    hash: 'bd302ae8',
  },
  {
    id: 'dan',
    hash: '2913147c',
    unusual: ['Bel morgen maar/maar-gerust dan ben ik thuis'],
  },
  {
    id: 'daarna',
    hash: '4c1452ff',
  },
  {
    id: 'dus',
    hash: '99701f25',
  },
  {
    id: 'doordat',
    hash: '8748b7ca',
  },
  {
    id: 'daarom',
    hash: 'ad947ad3',
  },
  {
    id: 'dankzij',
    hash: '61d82d28',
  },
  {
    id: 'daardoor',
    hash: '0330d324',
  },
  {
    id: 'dienst',
    hash: '0d5586b2',
    unusual: ["Voor deze dienst/dienst hoeft u niets extra's te betalen"],
  },
  {
    id: 'dalen',
    hash: '97359752',
  },
  {
    id: 'douche',
    hash: 'b0f20b09',
  },
  {
    id: 'douchen',
    hash: '447bed2c',
  },
  {
    id: 'diep',
    hash: '43160554',
  },
  {
    id: 'druppelen',
    hash: '90108391',
  },
  {
    id: 'dichtdraaien',
    hash: 'ffd58d06',
  },
  {
    id: 'doorspoelen',
    hash: '7c7589e5',
    unusual: ['Denk eraan dat/dat-zin je de wc doorspoelt'],
  },
  {
    id: 'drinkwater',
    hash: 'e2d20aea',
  },
  {
    id: 'droger',
    hash: '90131c5d',
  },
  {
    id: 'dubbel-glas',
    hash: '7b2bb819',
    unusual: ['Zonder dubbel/dubbel-glas/1 glas/dubbel-glas/-1 hoor je elke auto in de straat'],
  },
  {
    id: 'duurzaam',
    hash: '59374c7b',
    unusual: ['Wij willen duurzamer leven dus de auto gaat/weggaan/1 weg/weggaan/-1'],
  },
  {
    id: 'duren',
    hash: 'bff28e79',
  },
  {
    id: 'doorbranden',
    hash: 'cabc6084',
    unusual: ['Die lamp is nu al doorgebrand terwijl hij/hij-ding nieuw was'],
  },
  {
    id: 'draad',
    hash: 'c1e2bc58',
    unusual: ['Raak/aanraken/5 die bruine draad niet aan/aanraken/-5 er staat stroom op'],
  },
  {
    id: 'dochter',
    hash: '9cc1492b',
  },
  {
    id: 'dood',
    hash: '4b983b9a',
    unusual: ['Zijn/zijn-bezit vader is al tien jaar dood'],
  },
  {
    id: 'duin',
    hash: '58f5623c',
  },
  {
    id: 'duwen',
    hash: '569ff27d',
  },
  {
    id: 'durven',
    hash: '732ec2c7',
  },
  {
    id: 'draaimolen',
    hash: '67859cd1',
  },
  {
    id: 'dansvloer',
    hash: '58ddc459',
  },
  {
    id: 'drukte',
    hash: 'bb27ad34',
    unusual: ['Door/door-oorzaak de drukte raakten we elkaar kwijt'],
  },
  {
    id: 'document',
    hash: 'd0474d70',
  },
  {
    id: 'dossier',
    hash: '40f29b94',
  },
  {
    id: 'digid',
    hash: 'd78261b8',
    unusual: ['Geef je DigiD nooit aan/aan-ontvanger iemand anders ook niet aan/aan-ontvanger vrienden'],
  },
  {
    id: 'dienen',
    hash: '2880bcff',
    unusual: ['U dient dit formulier binnen twee weken terug/terugsturen/2 te sturen/terugsturen/-2'],
  },
  {
    id: 'dief',
    hash: '67ebc1a4',
    unusual: ['De dief rende weg/weg-verdwenen met mijn telefoon'],
  },
  {
    id: 'dader',
    hash: '8feb4224',
  },
  {
    id: 'democratie',
    hash: 'd51b8abe',
  },
  {
    id: 'discriminatie',
    hash: '55fb9f25',
    unusual: ['Geen woning door/door-oorzaak je achternaam'],
  },
  {
    id: 'docent',
    hash: '0aabf28b',
  },
  {
    id: 'dichter',
    hash: '49f4342c',
    unusual: ['Op de muur staat/staan-geschreven een zin van een bekende dichter'],
  },
  {
    id: 'doel',
    hash: '795dc1cd',
  },
  {
    id: 'directeur',
    hash: '4a841de9',
    unusual: ['Zelfs de directeur zet hier zijn/zijn-bezit eigen koffie'],
  },
  {
    id: 'druk',
    hash: '04cc7ceb',
  },
  {
    id: 'dienst-werktijd',
    hash: '9cdbee6a',
    unusual: ["Mijn dienst begint om zeven uur 's/s-ochtends/1 ochtends/s-ochtends/-1"],
  },
  {
    id: 'doorbetalen',
    hash: '0ce0487a',
  },
  {
    id: 'droog',
    hash: '3248b4c2',
  },
  {
    id: 'donder',
    hash: 'e9583e81',
  },
  {
    id: 'dooien',
    hash: '1441df62',
  },
  {
    id: 'dier',
    hash: '64dbb9d1',
    unusual: ['Dieren mogen hier niet naar binnen staat/staan-geschreven er op de deur'],
  },
  {
    id: 'dierenarts',
    hash: 'bca53de2',
  },
  {
    id: 'dijk',
    hash: '70beca4c',
  },
  {
    id: 'droogte',
    hash: 'be6f4899',
    unusual: ['Al het gras is geel geworden door/door-oorzaak de droogte'],
  },
  {
    id: 'december',
    hash: '843ff2be',
  },
  {
    id: 'dollar',
    hash: '7135f7c5',
  },
  {
    id: 'duizend',
    hash: '422ac8ad',
  },
  {
    id: 'deurwaarder',
    hash: 'bf334636',
  },
  {
    id: 'dubbel',
    hash: 'bc068dba',
    unusual: ['Ik heb per ongeluk dubbel betaald krijg/terugkrijgen/3 ik dat terug/terugkrijgen/-3'],
  },
  {
    id: 'declareren',
    hash: 'f68805da',
  },
  {
    id: 'dekken',
    hash: '9d5b1a83',
    unusual: ['Onze verzekering dekt geen schade door/door-oorzaak regen'],
  },
  {
    id: 'diefstal',
    hash: 'aae4cafb',
  },
  {
    id: 'drie',
    hash: 'e1aa4ba4',
    unusual: ['De rit duurt drie uur/uur met de auto'],
  },
  {
    id: 'dertien',
    hash: 'ee13a22c',
    unusual: ['Dertien mensen in één/een-getal kamer'],
  },
  {
    id: 'dertig',
    hash: '9c3ecc70',
  },
  {
    id: 'derde',
    hash: '7003408f',
  },
  {
    id: 'doorverbinden',
    hash: 'a7bbc88d',
    unusual: ['Blijft u aan de lijn ik verbind/doorverbinden/2 u door/doorverbinden/-2'],
  },
  {
    id: 'downloaden',
    hash: '418e3132',
  },
  {
    id: 'detail',
    hash: 'f71b5cf1',
  },
  {
    id: 'documentaire',
    hash: '04e7c19b',
  },
  {
    id: 'datum',
    hash: '103c78ec',
  },
  {
    id: 'doorsturen',
    hash: '1fc32c2f',
  },
];
