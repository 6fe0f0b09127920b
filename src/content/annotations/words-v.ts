import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'voornaam',
    hash: '2dad97d4',
  },
  {
    id: 'vrouw',
    hash: '7587e5b2',
  },
  {
    id: 'volwassene',
    hash: '8f476c63',
    unusual: ['Twee volwassenen/volwassene en één/een-getal kind alstublieft'],
  },
  {
    id: 'vluchteling',
    hash: '3502b68d',
  },
  {
    id: 'verblijfsvergunning',
    hash: '70f44584',
    unusual: ['Yusuf moet zijn/zijn-bezit verblijfsvergunning op/op-tijd/1 tijd/op-tijd/-1 verlengen'],
  },
  {
    id: 'vreemd',
    hash: '863399df',
  },
  {
    id: 'vriendelijk',
    hash: 'b821c859',
  },
  {
    id: 'vertalen',
    hash: 'df940c1d',
  },
  {
    id: 'verstaan',
    hash: '429bd602',
    unusual: ['Ik versta je niet want de muziek staat te hard/hard-luid'],
  },
  {
    id: 'vloeiend',
    hash: '21a1a57a',
    unusual: ['Na drie jaar spreekt Mei/=name vloeiend Nederlands'],
  },
  {
    id: 'vertaling',
    hash: 'fd75da38',
  },
  {
    id: 'verjaardag',
    hash: '763949fc',
    unusual: ['Opa vergeet nooit de verjaardag van zijn/zijn-bezit kleinkinderen'],
  },
  {
    id: 'vieren',
    hash: 'ee82ee5a',
  },
  {
    id: 'volwassen',
    hash: '9fcc7cc0',
    unusual: ['Mijn kinderen zijn volwassen en wonen niet/niet-meer/1 meer/niet-meer/-1 thuis'],
  },
  {
    id: 'vandaag',
    hash: 'a9b65a9b',
    unusual: ['Vandaag werk/werken ik niet', 'Vandaag is mijn vrouw/vrouw-echtgenote veertig geworden'],
  },
  {
    id: 'vroeger',
    hash: '11abf703',
  },
  {
    id: 'vrolijk',
    hash: 'e5c06ba3',
  },
  {
    id: 'verlegen',
    hash: 'd77a9468',
  },
  {
    id: 'verliefd',
    hash: '6e344e27',
    unusual: ['Yusuf is verliefd op een meisje uit zijn/zijn-bezit straat'],
  },
  {
    id: 'voelen',
    hash: '7655e5b9',
    unusual: ['Voel/voelen je je vandaag al wat/wat-beetje beter'],
  },
  {
    id: 'vriendschap',
    hash: 'e0b14606',
  },
  {
    id: 'voorletter',
    hash: '7eb276a9',
  },
  {
    id: 'vakje',
    hash: 'af19c324',
    unusual: ['Per vakje mag je maar één/een-getal letter schrijven'],
  },
  {
    id: 'vrouwelijk',
    hash: '2f0730b0',
  },
  {
    id: 'verbaasd',
    hash: '394733c0',
  },
  {
    id: 'verstandig',
    hash: 'f2553fb7',
  },
  {
    id: 'vervelend',
    hash: 'f0d299e3',
    unusual: ['Wat vervelend dat/dat-zin je zo lang moest wachten'],
  },
  {
    id: 'vakkenvuller',
    hash: 'a97014ae',
    unusual: [
      'Vraag/vragen het maar/maar-gerust aan/aan-ontvanger die vakkenvuller hij weet alles te vinden',
    ],
  },
  {
    id: 'vol',
    hash: '72a1f8dd',
  },
  {
    id: 'vest',
    hash: '2924c726',
    unusual: ['Doe/aandoen-kleding/3 je vest aan/aandoen-kleding/-3 het is fris buiten'],
  },
  {
    id: 'vierkant',
    hash: '38506c93',
  },
  {
    id: 'vers',
    hash: 'f6d3e133',
    unusual: ['Deze vis is heel vers vanochtend nog gevangen/vangen'],
  },
  {
    id: 'vooral',
    hash: 'c2b67c69',
  },
  {
    id: 'veter',
    hash: '2b422c2a',
  },
  {
    id: 'voorstellen-kennismaken',
    hash: '31e57587',
    unusual: ['Zullen we ons eerst even aan/aan-ontvanger elkaar voorstellen'],
  },
  {
    id: 'vroeg',
    hash: 'fe72899c',
    unusual: ['Moet je nu al weg/weg-verdwenen'],
  },
  {
    id: 'vriend',
    hash: '81565369',
  },
  {
    id: 'vriendin',
    hash: '7f538505',
  },
  {
    id: 'vraag',
    hash: 'caac7d9b',
  },
  {
    id: 'vragen',
    hash: '854a45cc',
    unusual: ['Vraag/vragen het gerust als je iets niet weet'],
  },
  {
    id: 'vertellen',
    hash: 'a94fbc32',
    unusual: ['Vertel het niet aan/aan-ontvanger Priya'],
  },
  {
    id: 'verhaal',
    hash: 'fb5d805d',
  },
  {
    id: 'verzetten-afspraak',
    hash: '0e98bc88',
  },
  {
    id: 'vrijdag',
    hash: '4510cda7',
    unusual: ['Vrijdag eten we bij de ouders van mijn man/man-echtgenoot'],
  },
  {
    id: 'veel-plezier',
    hash: '9c127482',
    unusual: ['Veel/veel-plezier/1 plezier/veel-plezier/-1 op jullie schoolreisje jongens'],
  },
  {
    id: 'vertrouwen',
    hash: '501fd512',
  },
  {
    id: 'verschrikkelijk',
    hash: '512cf931',
  },
  {
    id: 'vreselijk',
    hash: '1a4a2b1b',
    unusual: ['Ik vind het vreselijk dat/dat-zin je vader ziek is'],
  },
  {
    id: 'vinden-mening',
    hash: '1babdc42',
    unusual: ['Fatima vindt dat/dat-zin de pauze te kort is'],
  },
  {
    id: 'volgens',
    hash: 'c699fd7a',
    unusual: ['Volgens mijn vrouw/vrouw-echtgenote rijd ik veel te hard/hard-luid'],
  },
  {
    id: 'van-harte',
    hash: '762cfcf6',
    unusual: ['Van/van-harte/1 harte/van-harte/-1 gefeliciteerd met jullie dochter'],
  },
  {
    id: 'vaak',
    hash: '32793bcf',
  },
  {
    id: 'vanmorgen',
    hash: '6999470e',
    unusual: ['Vanmorgen was ik te/te-laat/1 laat/te-laat/-1'],
  },
  {
    id: 'vanmiddag',
    hash: '61b46322',
  },
  {
    id: 'vannacht',
    hash: 'a66608b1',
  },
  {
    id: 'vanochtend',
    hash: '4710e34a',
  },
  {
    id: 'verklaren',
    hash: 'fde93705',
    unusual: ['Hoe verklaart u dat/dat-zin de deur open was'],
  },
  {
    id: 'voor-tijd',
    hash: '6aa064f4',
    unusual: [
      'Om tien voor/voor-tijd negen oké',
      'Het is tien voor/voor-tijd acht je moet nu weg/weg-verdwenen',
    ],
  },
  {
    id: 'vlug',
    hash: '7c062fbe',
  },
  {
    id: 'voedsel',
    hash: 'b3dba337',
    unusual: ['In Nederland gooien/weggooien/5 we te veel voedsel weg/weggooien/-5 vooral brood en groente'],
  },
  {
    id: 'vrucht',
    hash: '73759955',
  },
  {
    id: 'vlees',
    hash: 'ae7b03ad',
  },
  {
    id: 'varkensvlees',
    hash: 'ac95e368',
  },
  {
    id: 'vis',
    hash: '73887e6a',
  },
  {
    id: 'vegetarisch',
    hash: '3836de3e',
  },
  {
    id: 'vet',
    hash: '645d3e2e',
  },
  {
    id: 'vullen',
    hash: 'fc538e1e',
  },
  {
    id: 'voorgerecht',
    hash: '3c3c0d29',
  },
  {
    id: 'verdieping',
    hash: 'be96f32d',
  },
  {
    id: 'vloer',
    hash: 'bb0d1996',
  },
  {
    id: 'voordeur',
    hash: '5f04164c',
    unusual: [
      'Doe/dichtdoen/4 de voordeur goed dicht/dichtdoen/-4 anders waait/openwaaien/2 hij/hij-ding open/openwaaien/-2',
    ],
  },
  {
    id: 'vloerkleed',
    hash: 'c712f097',
  },
  {
    id: 'vriezer',
    hash: '9d033d82',
  },
  {
    id: 'vaatwasser',
    hash: '6e222f1c',
  },
  {
    id: 'vork',
    hash: '02150eac',
  },
  {
    id: 'verhuurder',
    hash: '74fcdf2a',
  },
  {
    id: 'verhuizen',
    hash: '9c6db73c',
  },
  {
    id: 'vlek',
    hash: '56b1dfef',
  },
  {
    id: 'vies',
    hash: '2b323627',
    unusual: ['Je handen zijn vies was/wassen ze even voor/voor-tijd het eten/eten-maaltijd'],
  },
  {
    id: 'vuil',
    hash: 'd52cd50e',
    unusual: ['Trek/uittrekken/4 je vuile schoenen uit/uittrekken/-4 voordat je binnenkomt'],
  },
  {
    id: 'vochtig',
    hash: 'da7ef075',
    unusual: ['Zet/openzetten/3 het raam open/openzetten/-3 het is hier vochtig'],
  },
  {
    id: 'vertraging',
    hash: '9a920b28',
    unusual: ['Door/door-oorzaak de storm hebben alle treinen vertraging'],
  },
  {
    id: 'vertrekken',
    hash: 'df9c5007',
    unusual: ['Schiet/opschieten/1 op/opschieten/-1 we vertrekken over twee minuten'],
  },
  {
    id: 'vertrek',
    hash: 'dcf5b239',
    unusual: ['Kort voor/voor-tijd vertrek/vertrek hoorden we dat/dat-zin de trein kapot was'],
  },
  {
    id: 'verlaten',
    hash: '5bf69cff',
    unusual: ['Door/door-oorzaak het alarm moest iedereen snel de trein verlaten'],
  },
  {
    id: 'vervoer',
    hash: '1e4ee081',
  },
  {
    id: 'verderop',
    hash: '19c09701',
  },
  {
    id: 'verdwalen',
    hash: '83a32daa',
  },
  {
    id: 'ver',
    hash: '488e6f5b',
  },
  {
    id: 'volgen',
    hash: '39164858',
    unusual: ['Volg de gele borden/bord-straat dan komt u vanzelf in het centrum'],
  },
  {
    id: 'voorbij',
    hash: '30b3fd6c',
  },
  {
    id: 'vakantie',
    hash: 'ec5fb280',
  },
  {
    id: 'vliegtuig',
    hash: '5c596ace',
  },
  {
    id: 'vliegveld',
    hash: 'f356418e',
    unusual: ['Je moet twee uur/uur van/van-tevoren/1 tevoren/van-tevoren/-1 op/op-bij het vliegveld zijn'],
  },
  {
    id: 'vliegen',
    hash: '88f3c229',
  },
  {
    id: 'vlucht',
    hash: '1dfd8d56',
    unusual: ['Onze vlucht naar Rome heeft vier uur/uur vertraging'],
  },
  {
    id: 'voor',
    hash: '4ca13d20',
  },
  {
    id: 'vooraan',
    hash: '5e1d0cb9',
  },
  {
    id: 'vlakbij',
    hash: 'feb95f52',
  },
  {
    id: 'van',
    hash: 'ca2e41cb',
  },
  {
    id: 'via',
    hash: '2db40ab2',
  },
  {
    id: 'voet',
    hash: '51224eb6',
    unusual: ['Mijn voeten doen/zeer-doen/1 zeer/zeer-doen/-1 van die nieuwe schoenen'],
  },
  {
    id: 'vinger',
    hash: 'a76e60b5',
    unusual: ['Mijn vinger zat tussen de deur kijk hij/hij-ding is blauw'],
  },
  {
    id: 'verkouden',
    hash: 'e7784e6d',
    unusual: ['Ik ben zo verkouden dat/dat-zin ik niets ruik'],
  },
  {
    id: 'virus',
    hash: '13673097',
    unusual: ['Er gaat een virus rond op/op-bij school iedereen moet overgeven'],
  },
  {
    id: 'verdwijnen',
    hash: 'b3c6cae1',
    unusual: ['Blauwe/blauwe-plek/1 plekken/blauwe-plek/-1 verdwijnen meestal na een week of twee'],
  },
  {
    id: 'verwijsbrief',
    hash: '57910d1e',
  },
  {
    id: 'verband',
    hash: 'ae6557ba',
  },
  {
    id: 'vitamine',
    hash: 'f2887869',
  },
  {
    id: 'verpleegkundige',
    hash: '08176587',
    unusual: ['Druk/drukken op de knop dan komt er een verpleegkundige'],
  },
  {
    id: 'verzorgen',
    hash: 'b8fba14f',
  },
  {
    id: 'vaccinatie',
    hash: 'b3bafd93',
  },
  {
    id: 'voorhoofd',
    hash: 'f1b87a11',
  },
  {
    id: 'verpleeghuis',
    hash: 'dd9a26ad',
  },
  {
    id: 'verhuizing',
    hash: 'fd02bdcf',
  },
  {
    id: 'veilig',
    hash: '90cd7334',
    unusual: ["Voelt u zich 's/s-avonds/1 avonds/s-avonds/-1 veilig op straat"],
  },
  {
    id: 'verbergen',
    hash: '07e0cf4a',
    unusual: ['De dief verborg zijn/zijn-bezit gezicht achter een sjaal'],
  },
  {
    id: 'vlag',
    hash: '084e2721',
  },
  {
    id: 'vuilniszak',
    hash: '25ce6830',
  },
  {
    id: 'vuilnisbak',
    hash: '17fc54fd',
  },
  {
    id: 'verstopt',
    hash: '63da9e0b',
    unusual: ['De wc is verstopt het water loopt/weglopen/2 niet weg/weglopen/-2'],
  },
  {
    id: 'verven',
    hash: '7a84c061',
  },
  {
    id: 'vast',
    hash: '8fd17ff8',
    unusual: ['Deze plank zit/vastzitten/3 niet goed vast/vastzitten/-3 hij/hij-ding beweegt'],
  },
  {
    id: 'verplaatsen',
    hash: 'bf8386ea',
  },
  {
    id: 'verf',
    hash: '17359bf5',
    unusual: ['De verf is nog nat raak/aanraken/4 de deur niet aan/aanraken/-4'],
  },
  {
    id: 'vlinder',
    hash: '775c5c10',
  },
  {
    id: 'verzendkosten',
    hash: '50da6aed',
  },
  {
    id: 'verkoop',
    hash: '55edd25d',
    unusual: ['De verkoop/verkoop van de kaartjes begint vrijdag om tien uur'],
  },
  {
    id: 'volgend',
    hash: '08adaf54',
    unusual: [
      'Volgende/volgend week ben ik er niet',
      'Vul/invullen/4 eerst je adres in/invullen/-4 en ga dan naar de volgende/volgend pagina',
    ],
  },
  {
    id: 'verschijnen',
    hash: '856c8ca1',
  },
  {
    id: 'versturen',
    hash: 'bba61598',
  },
  {
    id: 'verwachten',
    hash: '3114c8f6',
    unusual: ['Ik verwacht een pakje dus ik blijf/thuisblijven/2 vanmiddag thuis/thuisblijven/-2'],
  },
  {
    id: 'verzending',
    hash: 'f1bda10a',
  },
  {
    id: 'vorig',
    hash: 'd570ecdb',
  },
  {
    id: 'voorkant',
    hash: '4ed020b4',
    unusual: ['Uw naam staat/staan-geschreven op de voorkant van de kaart'],
  },
  {
    id: 'verpakking',
    hash: 'e6c885e7',
  },
  {
    id: 'verkeerd',
    hash: '52b5adb4',
  },
  {
    id: 'vervangen',
    hash: '21549d20',
  },
  {
    id: 'vergissing',
    hash: '86d24e83',
  },
  {
    id: 'veroorzaken',
    hash: 'ec650b76',
  },
  {
    id: 'verkopen',
    hash: '46d39e1e',
  },
  {
    id: 'vals',
    hash: '6732feb1',
    unusual: [
      'Pas/oppassen-voorzichtig/1 op/oppassen-voorzichtig/-1 voor vals geld als iemand contant betaalt',
    ],
  },
  {
    id: 'verzamelen',
    hash: '64542899',
  },
  {
    id: 'vraagprijs',
    hash: 'f7e798d7',
    unusual: ['De vraagprijs is tachtig euro maar bied eerst maar/maar-gerust zestig'],
  },
  {
    id: 'vergelijken',
    hash: '73bc73f6',
  },
  {
    id: 'verschil',
    hash: '5c63f827',
  },
  {
    id: 'voordeel',
    hash: '7f6261ed',
    unusual: ['Het voordeel van een kleine auto is dat/dat-zin je makkelijk parkeert'],
  },
  {
    id: 'verschillend',
    hash: '782f2f42',
  },
  {
    id: 'versie',
    hash: 'f599cc36',
  },
  {
    id: 'voorkeur',
    hash: '83799e27',
  },
  {
    id: 'verdrietig',
    hash: 'dd5457fe',
  },
  {
    id: 'verkeer',
    hash: 'b952591b',
    unusual: ['Rond/rond-tijd vijf uur is er veel verkeer in de stad'],
  },
  {
    id: 'voetganger',
    hash: '17d6caea',
  },
  {
    id: 'vrachtwagen',
    hash: '68d8e171',
  },
  {
    id: 'verkeersbord',
    hash: '941b3641',
  },
  {
    id: 'voorrang',
    hash: 'bcc443ac',
  },
  {
    id: 'verboden',
    hash: '00e23d83',
    unusual: ['Op zaterdag is fietsen in de winkelstraat verboden/verboden'],
  },
  {
    id: 'veiligheid',
    hash: '1a2eb351',
  },
  {
    id: 'verkeerslicht',
    hash: '72831b52',
  },
  {
    id: 'versnelling',
    hash: 'e4c0bb2d',
  },
  {
    id: 'vallen',
    hash: 'ebdaf3fc',
  },
  {
    id: 'voorkomen',
    hash: 'a1bcb548',
  },
  {
    id: 'vuur',
    hash: '7687e5cf',
    unusual: [
      'Doe/doen-erin een deksel op de pan dan gaat/uitgaan-stoppen/3 het vuur uit/uitgaan-stoppen/-3',
    ],
  },
  {
    id: 'vlak',
    hash: '8b1cf877',
    unusual: ['Vlak voor/voor-tijd het examen kreeg ik buikpijn'],
  },
  {
    id: 'voorzichtig',
    hash: 'bfc98405',
  },
  {
    id: 'verliezen',
    hash: '4dffa55b',
  },
  {
    id: 'voetballen',
    hash: 'fd6ebfb0',
  },
  {
    id: 'verslaan',
    hash: 'acdc1b8b',
    unusual: ['Gisteren hebben de meisjes de nummer één/een-getal verslagen'],
  },
  {
    id: 'voetbal',
    hash: '1e888027',
  },
  {
    id: 'volleybal',
    hash: '082783c3',
  },
  {
    id: 'vrije-tijd',
    hash: 'ff5d80c8',
    unusual: ['Wat doe jij het liefst in je vrije/vrije-tijd/1 tijd/vrije-tijd/-1'],
  },
  {
    id: 'vissen',
    hash: '8fcf0b69',
    unusual: ["Om zes uur 's/s-ochtends/1 ochtends/s-ochtends/-1 zat/zitten Kees al te vissen"],
  },
  {
    id: 'vechten',
    hash: '6b912622',
  },
  {
    id: 'vanavond',
    hash: '777812f0',
    unusual: ['Ga/meegaan/3 je vanavond mee/meegaan/-3 of moet je morgen vroeg werken'],
  },
  {
    id: 'voorstelling',
    hash: '6a54de00',
    unusual: ['Door/door-oorzaak de file kwamen we te/te-laat/1 laat/te-laat/-1 voor de voorstelling'],
  },
  {
    id: 'verrassing',
    hash: 'a10d5ac2',
  },
  {
    id: 'verrassen',
    hash: '06c8fb5e',
  },
  {
    id: 'verlanglijst',
    hash: 'a2177431',
    unusual: ['Op zijn/zijn-bezit verlanglijst staat/staan-geschreven alleen een nieuwe fiets'],
  },
  {
    id: 'versieren',
    hash: '77e39747',
  },
  {
    id: 'vereniging',
    hash: 'b24319e1',
  },
  {
    id: 'vrijwilliger',
    hash: '49cf644d',
    unusual: ['In het buurthuis werken bijna alleen/alleen-maar/1 maar/alleen-maar/-1 vrijwilligers'],
  },
  {
    id: 'vrijwilligerswerk',
    hash: '4bcf7e51',
    unusual: ['Door/door-oorzaak haar vrijwilligerswerk spreekt Ana nu veel beter Nederlands'],
  },
  {
    id: 'voedselbank',
    hash: 'd251a464',
  },
  {
    id: 'vel',
    hash: 'ca123a87',
  },
  {
    id: 'voorbeeld',
    hash: '504d0f7f',
  },
  {
    id: 'verbeteren',
    hash: '2bc48739',
    unusual: ['Verbeter me maar/maar-gerust als ik iets verkeerd zeg'],
  },
  {
    id: 'vergeten',
    hash: '223869d3',
  },
  {
    id: 'volgen-cursus',
    hash: 'e73db05b',
    unusual: ['Sinds september volg/volgen-cursus ik een cursus op dinsdagavond'],
  },
  {
    id: 'vraagteken',
    hash: 'c2f2ab25',
  },
  {
    id: 'voorbereiden',
    hash: '220ddc3e',
    unusual: ['Hoe heb jij je op het gesprek voorbereid/voorbereiden'],
  },
  {
    id: 'verstand',
    hash: '8078ea3f',
  },
  {
    id: 'voldoende',
    hash: '6d11bf18',
  },
  {
    id: 'vak',
    hash: 'fc68ce27',
  },
  {
    id: 'vaardigheid',
    hash: '4043be40',
  },
  {
    id: 'voordat',
    hash: '90178530',
    unusual: ['Doe/uitdoen/3 het licht uit/uitdoen/-3 voordat je gaat slapen'],
  },
  {
    id: 'vanaf',
    hash: '66beaf30',
  },
  {
    id: 'vanwege',
    hash: '2ab7f846',
  },
  {
    id: 'verbruik',
    hash: 'bdf76358',
  },
  {
    id: 'verbruiken',
    hash: 'ce47202b',
  },
  {
    id: 'vorm',
    hash: 'f0c07632',
  },
  {
    id: 'voorwaarde',
    hash: 'f21df039',
    unusual: ['In de voorwaarden staat/staan-geschreven dat/dat-zin je eerder mag stoppen'],
  },
  {
    id: 'voorschot',
    hash: 'c4e3f7b1',
    unusual: ['Je betaalt elke maand een voorschot aan/aan-ontvanger de leverancier'],
  },
  {
    id: 'veranderen',
    hash: 'eadb5794',
  },
  {
    id: 'verandering',
    hash: 'f58b146a',
    unusual: ['Geef/doorgeven/3 elke verandering door/doorgeven/-3 zoals een nieuw adres'],
  },
  {
    id: 'verwarming',
    hash: '1e36ada6',
  },
  {
    id: 'verwarmen',
    hash: 'c52fd67b',
  },
  {
    id: 'vloerverwarming',
    hash: '46c4445e',
    unusual: ['Door/door-oorzaak de vloerverwarming loop ik thuis altijd op blote voeten'],
  },
  {
    id: 'ventileren',
    hash: '07de19ff',
  },
  {
    id: 'verspillen',
    hash: '751305e6',
  },
  {
    id: 'verhelpen',
    hash: 'a08d6a1d',
    unusual: ['We hopen dat/dat-zin de storing vóór/voor-tijd vier uur is verholpen'],
  },
  {
    id: 'voorlopig',
    hash: '724c186d',
    unusual: ['Voorlopig douchen we bij de buren want onze ketel is stuk/stuk-kapot'],
  },
  {
    id: 'vanzelf',
    hash: 'f95f893e',
    unusual: ['De deur gaat/opengaan/2 vanzelf open/opengaan/-2 u hoeft niet te duwen'],
  },
  {
    id: 'vader',
    hash: '3d3fa458',
  },
  {
    id: 'vrouw-echtgenote',
    hash: '57838f30',
    unusual: [
      'Mijn vrouw/vrouw-echtgenote en ik fietsen graag',
      'Zijn/zijn-bezit vrouw/vrouw-echtgenote is verpleegkundige in het ziekenhuis',
    ],
  },
  {
    id: 'visite',
    hash: 'bd54ff3a',
    unusual: ['Ruim/opruimen/4 de kamer even op/opruimen/-4 we krijgen visite'],
  },
  {
    id: 'verwennen',
    hash: 'd996ad50',
  },
  {
    id: 'verleden',
    hash: '9dabced2',
    unusual: ['Over zijn/zijn-bezit verleden praat mijn oom niet graag'],
  },
  {
    id: 'verkering',
    hash: '323da3ed',
  },
  {
    id: 'verloofde',
    hash: 'b6a712d9',
  },
  {
    id: 'vergeven',
    hash: 'b6262b98',
    unusual: ['Het/het-spijt-me/1 spijt/het-spijt-me/1 me/het-spijt-me/-2 echt'],
  },
  {
    id: 'verloskundige',
    hash: '4205d823',
  },
  {
    id: 'verschonen',
    hash: '23872ff4',
  },
  {
    id: 'verbieden',
    hash: '773cdd5f',
  },
  {
    id: 'verantwoordelijkheid',
    hash: '458a8fe5',
  },
  {
    id: 'voorlezen',
    hash: 'a91e6d80',
    unusual: ['Elke avond lees/voorlezen/6 ik mijn dochter een kwartier voor/voorlezen/-6'],
  },
  {
    id: 'verdriet',
    hash: '8a7587c0',
    unusual: ['Laat haar maar/maar-gerust huilen ze heeft veel verdriet'],
  },
  {
    id: 'verlies',
    hash: '7348c770',
    unusual: ['We wensen/wens jullie veel sterkte met dit grote verlies'],
  },
  {
    id: 'vijver',
    hash: '5256464f',
    unusual: ['Kijk/uitkijken/1 uit/uitkijken/-1 straks val je nog in de vijver'],
  },
  {
    id: 'vlieger',
    hash: '89b503ff',
    unusual: ['Er staat genoeg wind we kunnen de vlieger/vlieger oplaten'],
  },
  {
    id: 'verbranden',
    hash: '2cfc02fe',
    unusual: ['Door/door-oorzaak de zon is mijn rug helemaal verbrand'],
  },
  {
    id: 'verdrinken',
    hash: '2aed1bd0',
  },
  {
    id: 'verkennen',
    hash: 'bd348e4b',
  },
  {
    id: 'vangen',
    hash: 'bfc63977',
  },
  {
    id: 'verstoppen',
    hash: '6e6afc71',
  },
  {
    id: 'vasthouden',
    hash: '7b9f0c2a',
    unusual: ['Houd/vasthouden/3 mijn hand vast/vasthouden/-3 als we oversteken'],
  },
  {
    id: 'verkleden',
    hash: 'c4efa9fb',
  },
  {
    id: 'vuurwerk',
    hash: '70c60154',
  },
  {
    id: 'volgnummer',
    hash: '31030a5b',
    unusual: ['Ik heb volgnummer vijftig en ze zijn pas/pas-kaart bij dertig'],
  },
  {
    id: 'vergunning',
    hash: '9be2ec1c',
  },
  {
    id: 'vingerafdruk',
    hash: '1e3c2b74',
  },
  {
    id: 'verlopen',
    hash: '569b3d62',
    unusual: ['Let/opletten/1 op/opletten/-1 je identiteitskaart verloopt volgende maand'],
  },
  {
    id: 'verlengen',
    hash: '5b826e37',
  },
  {
    id: 'verklaring',
    hash: 'b7be2a9d',
    unusual: ['Vraag/vragen je baas om een verklaring dat/dat-zin je bij hem/hem werkt'],
  },
  {
    id: 'verzoek',
    hash: '4567fd38',
  },
  {
    id: 'verplicht',
    hash: 'b59bdbfb',
  },
  {
    id: 'verkiezing',
    hash: 'afbd3e45',
  },
  {
    id: 'volk',
    hash: '6feb8719',
  },
  {
    id: 'verdedigen',
    hash: '1edeac1e',
    unusual: ['De minister moest haar plan in de Tweede/tweede-kamer/1 Kamer/tweede-kamer/-1 verdedigen'],
  },
  {
    id: 'verdachte',
    hash: 'fab201f0',
    unusual: ['De verdachte zegt dat/dat-zin hij die avond thuis was'],
  },
  {
    id: 'vermoorden',
    hash: 'efa5ddef',
  },
  {
    id: 'vermist',
    hash: '73098214',
  },
  {
    id: 'vluchten',
    hash: 'db2db3b1',
    unusual: ['Door/door-oorzaak de oorlog moesten ze naar een ander land vluchten'],
  },
  {
    id: 'vrijheid',
    hash: '7653326f',
  },
  {
    id: 'verkoper',
    hash: 'bd55ac75',
  },
  {
    id: 'verzorgende',
    hash: 'af01bf17',
  },
  {
    id: 'vacature',
    hash: '6c3a1e65',
  },
  {
    id: 'verantwoordelijk',
    hash: '128ea7d9',
  },
  {
    id: 'verdienen',
    hash: 'dee20ea5',
    unusual: ["'s/s-nachts/1 Nachts/s-nachts/-1 verdien je bij ons meer dan overdag"],
  },
  {
    id: 'vakantiegeld',
    hash: 'c1bcfdab',
  },
  {
    id: 'vakbond',
    hash: 'd3351227',
  },
  {
    id: 'vergadering',
    hash: '9737d4f3',
    unusual: ['De vergadering begon te/te-laat/1 laat/te-laat/-1 want de helft was er niet'],
  },
  {
    id: 'voorstel',
    hash: '7f64450b',
    unusual: ['Goed voorstel laten we dat maar/maar-gerust proberen'],
  },
  {
    id: 'voorstellen-plan',
    hash: 'd1c9ae66',
    unusual: ['Ik stel/voorstellen-plan/1 voor/voorstellen-plan/-1 dat/dat-zin we nu pauze nemen'],
  },
  {
    id: 'verlof',
    hash: 'd90a86f2',
  },
  {
    id: 'vakantiedag',
    hash: '97ad8eb9',
  },
  {
    id: 'vrij-werk',
    hash: 'cf42e125',
  },
  {
    id: 'vriezen',
    hash: '8cc50437',
  },
  {
    id: 'voorjaar',
    hash: 'fadab777',
  },
  {
    id: 'verkleuren',
    hash: 'ec4fab8d',
  },
  {
    id: 'vogel',
    hash: 'c3b6007a',
    unusual: ["Om vijf uur 's/s-morgens/1 morgens/s-morgens/-1 hoor je de vogels al"],
  },
  {
    id: 'voeren',
    hash: '00166066',
  },
  {
    id: 'varken',
    hash: '958985be',
  },
  {
    id: 'vlieg',
    hash: 'a64d1a85',
    unusual: ['In de soep zit een vlieg/vlieg ober'],
  },
  {
    id: 'vaas',
    hash: '614396e2',
  },
  {
    id: 'veld',
    hash: 'e4653c77',
    unusual: ['De boer rijdt met zijn/zijn-bezit tractor over het veld'],
  },
  {
    id: 'vrij',
    hash: '0d6432bb',
    unusual: ['Is deze stoel nog vrij/vrij', 'In dit bos mogen honden vrij/vrij rondlopen'],
  },
  {
    id: 'vervuiling',
    hash: 'd5c36936',
    unusual: ['Door/door-oorzaak de vervuiling mag je niet in deze rivier zwemmen'],
  },
  {
    id: 'verminderen',
    hash: 'ae3a2f02',
  },
  {
    id: 'veel',
    hash: '5c4d9780',
    unusual: ['Als kok werk/werken je hard maar verdien je niet veel'],
  },
  {
    id: 'verhoging',
    hash: '5b0df021',
    unusual: ['Door/door-oorzaak de verhoging van de huur houden/overhouden/3 we minder over/overhouden/-3'],
  },
  {
    id: 'vaste-lasten',
    hash: 'd1a12d8b',
    unusual: ['Huur/huren gas en verzekering', 'dat zijn onze vaste/vaste-lasten/1 lasten/vaste-lasten/-1'],
  },
  {
    id: 'volledig',
    hash: '48acbbaa',
  },
  {
    id: 'veroorloven',
    hash: 'b4c30a4c',
  },
  {
    id: 'verlagen',
    hash: '7eeadc99',
    unusual: ['Waarom verlagen ze de belasting op gezond eten/eten-maaltijd niet'],
  },
  {
    id: 'verzekering',
    hash: '8361cc6e',
  },
  {
    id: 'verzekerd',
    hash: '886ef6a0',
  },
  {
    id: 'verzekeraar',
    hash: 'db19f622',
  },
  {
    id: 'vergoeden',
    hash: 'e6d414ba',
  },
  {
    id: 'vier',
    hash: 'f16bdbb4',
  },
  {
    id: 'vijf',
    hash: '61d4b68c',
    unusual: ['Vandaag werk/werken ik vijf uur/uur', 'Er zitten/zitten-erin vijf appels in de zak'],
  },
  {
    id: 'veertien',
    hash: '968de35d',
  },
  {
    id: 'veertig',
    hash: '667f3ce8',
    unusual: ['Mijn moeder werkt veertig uur/uur per week'],
  },
  {
    id: 'vijftien',
    hash: 'e2e53366',
    unusual: ['Over vijftien minuten gaat/dichtgaan/3 de winkel dicht/dichtgaan/-3'],
  },
  {
    id: 'vijftig',
    hash: 'f0f353a0',
  },
  {
    id: 'vierde',
    hash: 'a9b898cc',
    unusual: ['Op de vierde/vierde verdieping woont een leraar'],
  },
  {
    id: 'vijfde',
    hash: '178ee925',
  },
  {
    id: 'voicemail',
    hash: '06c42929',
    unusual: ['Er staan/staan-geschreven drie berichten op je voicemail'],
  },
  {
    id: 'verbinding',
    hash: 'b040ee90',
    unusual: ['De verbinding is slecht hoor/hoor je mij nog'],
  },
  {
    id: 'verwijderen',
    hash: '331eed0e',
    unusual: ['Verwijder die mail/mailen meteen hij/hij-ding is niet echt/echt'],
  },
  {
    id: 'verslag',
    hash: 'f7d3363d',
  },
  {
    id: 'vijand',
    hash: '42eb958d',
    unusual: ['Vroeger waren die landen vijanden nu werken/samenwerken/2 ze samen/samenwerken/-2'],
  },
  {
    id: 'vrede',
    hash: 'fa1df3ce',
    unusual: ['Iedereen hoopt dat/dat-zin er snel vrede komt'],
  },
  {
    id: 'video',
    hash: '5bf00473',
  },
  {
    id: 'volger',
    hash: '8866c1ca',
  },
  {
    id: 'verslaafd',
    hash: '3ffca4aa',
  },
  {
    id: 'vriendschapsverzoek',
    hash: '9a5ec483',
    unusual: ['Accepteer geen vriendschapsverzoek van iemand die/die-verwijzend je niet kent'],
  },
  {
    id: 'vast-zeker',
    hash: 'cfbbe989',
  },
];
