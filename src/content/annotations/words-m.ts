import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'meneer',
    hash: 'b0c2f3d3',
    unusual: ['Dank/dank-u-wel/1 u/dank-u-wel/1 wel/dank-u-wel/-2 meneer Bondar'],
  },
  {
    id: 'man',
    hash: 'b18e990e',
  },
  {
    id: 'meisje',
    hash: '6c80021f',
    unusual: ['In de klas van Amina zitten/zitten-erin twaalf meisjes'],
  },
  {
    id: 'mens',
    hash: '01fd11f4',
    unusual: ['Hoeveel mensen wonen er op/op-bij dit adres'],
  },
  {
    id: 'moedertaal',
    hash: '7bd68b72',
    unusual: ['Ana droomt nog/nog-steeds/1 steeds/nog-steeds/-1 in haar moedertaal'],
  },
  {
    id: 'moed',
    hash: 'e3d39f42',
  },
  {
    id: 'maand',
    hash: 'dbb228a2',
  },
  {
    id: 'mooi',
    hash: '873a8821',
  },
  {
    id: 'moe',
    hash: 'f55485e1',
  },
  {
    id: 'mij',
    hash: 'f65fd03a',
  },
  {
    id: 'me',
    hash: '21452047',
  },
  {
    id: 'men',
    hash: 'd03d7838',
  },
  {
    id: 'mijn',
    hash: 'd387fa14',
  },
  {
    id: 'm-n',
    hash: 'ba1031f1',
  },
  {
    id: 'meerdere',
    hash: '209320e6',
  },
  {
    id: 'meerderjarig',
    hash: '7a5c11c1',
  },
  {
    id: 'minderjarig',
    hash: '7e01dd74',
    unusual: ['Dan moet u ook tekenen/tekenen-handtekening'],
  },
  {
    id: 'mannelijk',
    hash: '90386a01',
    unusual: ['Op de afdeling werkt maar één/een-getal mannelijke verpleegkundige'],
  },
  {
    id: 'meevallen',
    hash: 'e0a36699',
    unusual: ['Het examen viel/meevallen/1 mee/meevallen/-1 ik wist bijna alles'],
  },
  {
    id: 'medelijden',
    hash: '29681212',
    unusual: ['Ik heb medelijden met mensen die/die-verwijzend buiten slapen'],
  },
  {
    id: 'mandje-winkel',
    hash: '26326fa4',
    unusual: ['Pak maar/maar-gerust een mandje we hebben niet veel nodig'],
  },
  {
    id: 'maat-kleding',
    hash: '7272897a',
  },
  {
    id: 'munt-geld',
    hash: 'ad90e58d',
  },
  {
    id: 'markt',
    hash: 'dad0d397',
  },
  {
    id: 'minder',
    hash: 'ad573076',
  },
  {
    id: 'meer-hoeveel',
    hash: 'cbf14e5d',
    unusual: [
      'Ik heb meer/meer-hoeveel geld nodig',
      'In de stad zijn meer/meer-hoeveel winkels dan hier',
      'Wil je nog meer/meer-hoeveel rijst',
    ],
  },
  {
    id: 'meest',
    hash: '27424d89',
  },
  {
    id: 'minst',
    hash: 'de6ba41e',
    unusual: ['Welk kaartje kost het minst/minst'],
  },
  {
    id: 'minstens',
    hash: '0cbff82a',
    unusual: ['Je moet minstens een uur/uur van/van-tevoren/1 tevoren/van-tevoren/-1 komen'],
  },
  {
    id: 'maximaal',
    hash: '6542d3b7',
  },
  {
    id: 'muts',
    hash: 'fab0420d',
    unusual: ['Zet/opzetten-bril/3 je muts op/opzetten-bril/-3 het vriest'],
  },
  {
    id: 'mouw',
    hash: '4ffd5864',
  },
  {
    id: 'mevrouw',
    hash: 'd862ab93',
    unusual: ['Komt/meekomen/3 u maar/maar-gerust mee/meekomen/-3 mevrouw Jansen'],
  },
  {
    id: 'morgen',
    hash: 'e466f027',
  },
  {
    id: 'moment',
    hash: '66c26c72',
    unusual: ['Eén/een-getal moment ik help u zo'],
  },
  {
    id: 'meemaken',
    hash: 'd06771fa',
  },
  {
    id: 'maandag',
    hash: 'dcec6bd1',
    unusual: ['Op maandag werk/thuiswerken/3 ik altijd thuis/thuiswerken/-3'],
  },
  {
    id: 'minuut',
    hash: '141ed5d9',
  },
  {
    id: 'meenemen',
    hash: '5a4a1429',
    unusual: ['Neem/meenemen/4 je een boek mee/meenemen/-4'],
  },
  {
    id: 'misschien',
    hash: '817b0382',
    unusual: [
      'Misschien ga/meegaan/2 ik mee/meegaan/-2 dat hangt/afhangen-van/1 van/afhangen-van/3 het weer/weer-klimaat af/afhangen-van/-4',
    ],
  },
  {
    id: 'mogelijk',
    hash: '52ff3300',
  },
  {
    id: 'mis',
    hash: '020daf55',
    unusual: ['Wees niet bang er gaat niets mis/mis'],
  },
  {
    id: 'mening',
    hash: '70460807',
  },
  {
    id: 'meestal',
    hash: '0425db71',
  },
  {
    id: 'met-andere-woorden',
    hash: 'd1ac74c0',
    unusual: [
      'Met/met-andere-woorden/1 andere/met-andere-woorden/1 woorden/met-andere-woorden/-2',
      'ik krijg/terugkrijgen/4 mijn geld niet terug/terugkrijgen/-4',
    ],
  },
  {
    id: 'misverstand',
    hash: 'a92c31e6',
    unusual: ['Het was een misverstand ik dacht dat/dat-zin je vrijdag bedoelde'],
  },
  {
    id: 'muesli',
    hash: 'c76a9bbd',
  },
  {
    id: 'mandarijn',
    hash: '188dcdb5',
    unusual: ['Doe/doen-erin een mandarijn in je tas voor de pauze'],
  },
  {
    id: 'meloen',
    hash: 'b238d05f',
  },
  {
    id: 'mango',
    hash: '94c08d95',
  },
  {
    id: 'melk',
    hash: '325b8359',
    unusual: ['Er is geen melk meer/meer-voorbij voor in de koffie'],
  },
  {
    id: 'muntthee',
    hash: '64f39c1c',
    unusual: ['Priya drinkt na het eten/eten-maaltijd altijd muntthee'],
  },
  {
    id: 'munt-kruid',
    hash: 'ea88f8e8',
    unusual: ['Wilt u thee met verse munt/munt-kruid of met citroen'],
  },
  {
    id: 'menukaart',
    hash: 'fea55d71',
    unusual: ['Mogen we de menukaart nog/nog-een-keer/1 een/nog-een-keer/1 keer/nog-een-keer/-2 zien'],
  },
  {
    id: 'maaltijd',
    hash: '77737842',
  },
  {
    id: 'mais',
    hash: '0c4ad4ca',
    unusual: ['Doe jij wat/wat-iets mais door de salade'],
  },
  {
    id: 'mayonaise',
    hash: 'bad673e7',
    unusual: ['Patat met mayonaise en één/een-getal zonder'],
  },
  {
    id: 'muur',
    hash: 'f9c7757b',
  },
  {
    id: 'meubel',
    hash: 'b8ef4edc',
  },
  {
    id: 'matras',
    hash: '3bbc2b54',
  },
  {
    id: 'magnetron',
    hash: 'd9b526aa',
    unusual: ['Warm/opwarmen/5 je eten drie minuten op/opwarmen/-5 in de magnetron'],
  },
  {
    id: 'mes',
    hash: '891a5f71',
  },
  {
    id: 'maken',
    hash: 'cb50fa01',
  },
  {
    id: 'makelaar',
    hash: '3f5d0902',
    unusual: ['De makelaar liet/laten-zien/7 ons drie woningen op één/een-getal dag zien/laten-zien/-7'],
  },
  {
    id: 'maandverband',
    hash: 'a12b3a64',
  },
  {
    id: 'make-up',
    hash: '237e20b6',
  },
  {
    id: 'missen',
    hash: '99dca5dd',
    unusual: ['Sorry dat/dat-zin ik laat/laat ben ik heb mijn trein gemist'],
  },
  {
    id: 'metro',
    hash: 'f64dcf7c',
  },
  {
    id: 'meegaan',
    hash: '62116e92',
    unusual: ['Wie gaat/meegaan/2 er mee/meegaan/-2 zwemmen', 'Ga/meegaan/2 je mee/meegaan/-2 naar de markt'],
  },
  {
    id: 'meekomen',
    hash: 'c0c47321',
    unusual: ['Komt/meekomen/3 u maar/maar-gerust mee/meekomen/-3 de dokter is klaar'],
  },
  {
    id: 'midden',
    hash: 'e3245dbe',
  },
  {
    id: 'meerijden',
    hash: 'ef1046a2',
  },
  {
    id: 'motor-machine',
    hash: 'f724eb39',
  },
  {
    id: 'museum',
    hash: '41301bb2',
  },
  {
    id: 'moskee',
    hash: 'bebaa803',
  },
  {
    id: 'mee',
    hash: '1c08d2f6',
  },
  {
    id: 'mond',
    hash: '4798698f',
  },
  {
    id: 'misselijk',
    hash: 'bbbedec8',
  },
  {
    id: 'medisch',
    hash: 'f82caeaf',
  },
  {
    id: 'medicijn',
    hash: '3499053f',
  },
  {
    id: 'maag',
    hash: 'b45261cc',
  },
  {
    id: 'mantelzorger',
    hash: '7837d39d',
  },
  {
    id: 'melden',
    hash: 'e6a67c48',
  },
  {
    id: 'meedoen',
    hash: 'fcefd48c',
    unusual: ['We maken zaterdag de straat schoon doe/meedoen/3 je ook mee/meedoen/-3'],
  },
  {
    id: 'milieustraat',
    hash: 'a6dfa76e',
  },
  {
    id: 'maken-repareren',
    hash: '351bbe30',
    unusual: ['Wie kan mijn fiets vandaag nog maken/maken-repareren'],
  },
  {
    id: 'maaien',
    hash: '7836cf47',
  },
  {
    id: 'makkelijk',
    hash: '76b7151f',
  },
  {
    id: 'meteen',
    hash: '82c65698',
    unusual: ['Pas/passen-kleding je nieuwe schoenen meteen dan kun je ze nog ruilen'],
  },
  {
    id: 'moeite',
    hash: 'bbbd3d1d',
    unusual: ['Het kost weinig moeite om iets terug/terugsturen/2 te sturen/terugsturen/-2'],
  },
  {
    id: 'moeilijk',
    hash: '2f8d40cc',
  },
  {
    id: 'merk',
    hash: '0bc7ca45',
    unusual: ['Let jij op het merk of alleen op de prijs/prijs'],
  },
  {
    id: 'manier',
    hash: '0a4b73e7',
  },
  {
    id: 'modern',
    hash: '95403cef',
    unusual: ['Het nieuwe ziekenhuis is licht/licht-niet-donker en modern'],
  },
  {
    id: 'motor-voertuig',
    hash: '0d1f9535',
    unusual: ['Met mooi weer/weer-klimaat gaat Ana op de motor/motor-voertuig naar haar werk'],
  },
  {
    id: 'maximumsnelheid',
    hash: '2e0f5707',
  },
  {
    id: 'meter',
    hash: 'f9d65f5a',
  },
  {
    id: 'mist',
    hash: '367b54ad',
    unusual: ['Door/door-oorzaak de mist/mist zie je de auto voor je bijna niet'],
  },
  {
    id: 'muziek',
    hash: '9aee72df',
    unusual: ['Zet die muziek eens wat/wat-beetje zachter de baby slaapt'],
  },
  {
    id: 'meehelpen',
    hash: '2f7a6bad',
    unusual: ['Wie helpt/meehelpen/3 er zaterdag mee/meehelpen/-3 met opruimen'],
  },
  {
    id: 'meester',
    hash: '2aa39b04',
    unusual: ['Meester Kees leest/voorlezen/5 elke middag een stuk voor/voorlezen/-5'],
  },
  {
    id: 'map',
    hash: 'da3c5733',
    unusual: ['Al mijn papieren van de cursus zitten/zitten-erin in een groene map'],
  },
  {
    id: 'middelbare-school',
    hash: '28e8ec77',
    unusual: [
      'Na groep acht gaan kinderen naar de middelbare/middelbare-school/1 school/middelbare-school/-1',
    ],
  },
  {
    id: 'mbo',
    hash: 'baa83168',
    unusual: ['Mijn dochter zit op/op-bij het mbo en wordt verpleegkundige'],
  },
  {
    id: 'mogelijkheid',
    hash: 'b8d10abe',
    unusual: ['Er zijn veel mogelijkheden voor volwassenen die/die-verwijzend willen studeren'],
  },
  {
    id: 'muis-computer',
    hash: 'c7ba8146',
    unusual: ['Mijn muis/muis-computer doet/het-doen/1 het/het-doen/-1 niet is de batterij leeg'],
  },
  {
    id: 'maar',
    hash: '4daca2a8',
  },
  {
    id: 'met',
    hash: '67529e98',
    unusual: ['Olena woont/samenwonen/1 samen/samenwonen/-1 met haar moeder'],
  },
  {
    id: 'mogen',
    hash: '7111fd0b',
    unusual: [
      'Mag ik een/een-beetje/1 beetje/een-beetje/-1 melk',
      'Mogen we hier onze fietsen/fiets neerzetten',
    ],
  },
  {
    id: 'moeten',
    hash: '12e29872',
  },
  {
    id: 'meterkast',
    hash: '857b74a9',
  },
  {
    id: 'meterstand',
    hash: '36b2a310',
    unusual: ['Vergeet niet om vandaag de meterstanden door/doorgeven/2 te geven/doorgeven/-2'],
  },
  {
    id: 'meten',
    hash: 'f3b4f8af',
  },
  {
    id: 'maandbedrag',
    hash: '8aec6478',
  },
  {
    id: 'machine',
    hash: 'fa820bc6',
  },
  {
    id: 'milieu',
    hash: '5b280471',
  },
  {
    id: 'moeder',
    hash: '9f2ccf7e',
    unusual: ['Amina belt haar moeder elke avond na het eten/eten-maaltijd'],
  },
  {
    id: 'mama',
    hash: '30d19a4a',
    unusual: ['Niet huilen mama komt/terugkomen/2 zo terug/terugkomen/-2'],
  },
  {
    id: 'man-echtgenoot',
    hash: '935a4478',
    unusual: ['Haar man/man-echtgenoot is leraar', 'Mijn man/man-echtgenoot werkt in de bouw'],
  },
  {
    id: 'moslim',
    hash: 'b319c8d7',
  },
  {
    id: 'meeuw',
    hash: '5f49dac3',
    unusual: ['Pas/oppassen-voorzichtig/1 op/oppassen-voorzichtig/-1 die meeuw wil je patat stelen'],
  },
  {
    id: 'maan',
    hash: 'b2a8d103',
    unusual: ['Doe/uitdoen/4 je lamp maar/maar-gerust uit/uitdoen/-4 de maan geeft genoeg licht'],
  },
  {
    id: 'mug',
    hash: 'd175b129',
    unusual: [
      'Doe/dichtdoen/3 de tent dicht/dichtdoen/-3 anders komen/binnenkomen/3 er muggen binnen/binnenkomen/-3',
    ],
  },
  {
    id: 'momenteel',
    hash: 'fd963a82',
  },
  {
    id: 'machtigen',
    hash: 'bebd1a84',
  },
  {
    id: 'minister',
    hash: '69faf781',
  },
  {
    id: 'minister-president',
    hash: '25bfcf51',
  },
  {
    id: 'macht',
    hash: '36a6ec4d',
  },
  {
    id: 'militair',
    hash: 'f44cc0d7',
  },
  {
    id: 'misdaad',
    hash: 'd1b1267f',
  },
  {
    id: 'moord',
    hash: 'faa5aadb',
  },
  {
    id: 'moordenaar',
    hash: '20b6cbc4',
    unusual: [
      'Pas/oppassen-voorzichtig/1 op/oppassen-voorzichtig/-1 de laatste bladzijde wist ik wie de moordenaar was',
    ],
  },
  {
    id: 'monteur',
    hash: '19242c12',
  },
  {
    id: 'motivatiebrief',
    hash: '7b421bb3',
  },
  {
    id: 'minimumloon',
    hash: 'd42c3100',
  },
  {
    id: 'manager',
    hash: '958e2c21',
    unusual: ['De manager vindt dat/dat-zin we te langzaam werken'],
  },
  {
    id: 'medewerker',
    hash: 'a555aa32',
  },
  {
    id: 'materiaal',
    hash: '55cf9a5f',
    unusual: ['Neem/meenemen/4 al het materiaal mee/meenemen/-4 ook de lange ladder'],
  },
  {
    id: 'magazijn',
    hash: '233dec3e',
  },
  {
    id: 'muis',
    hash: 'f244fcf6',
    unusual: ['Er zit een muis achter de koelkast ik hoor hem/hem'],
  },
  {
    id: 'meer-water',
    hash: 'd72c91d8',
    unusual: ["'s/s-zomers/1 Zomers/s-zomers/-1 zwemmen we in het meer/meer-water achter het dorp"],
  },
  {
    id: 'molen',
    hash: '6d3794f1',
  },
  {
    id: 'modder',
    hash: '5313df31',
    unusual: ['Laarzen uit bij de deur ze zitten/zitten-erin onder de modder'],
  },
  {
    id: 'milieuvriendelijk',
    hash: 'd3c25578',
  },
  {
    id: 'maart',
    hash: 'e9925a18',
    unusual: ['Eind maart gaat/ingaan/3 de zomertijd in/ingaan/-3'],
  },
  {
    id: 'mei',
    hash: 'd3805bfd',
  },
  {
    id: 'middag',
    hash: '552191a7',
  },
  {
    id: 'middernacht',
    hash: 'e2445607',
  },
  {
    id: 'morgenochtend',
    hash: 'f4e5f442',
  },
  {
    id: 'morgenmiddag',
    hash: 'b920d80d',
  },
  {
    id: 'morgenavond',
    hash: 'e07c96f8',
    unusual: ['Er komt morgenavond iemand naar de meter/meter-energie kijken'],
  },
  {
    id: 'miljoen',
    hash: 'cace11e9',
  },
  {
    id: 'maandelijks',
    hash: '1e1e6528',
  },
  {
    id: 'minimum',
    hash: 'af41a9db',
  },
  {
    id: 'miljard',
    hash: 'dd356fff',
  },
  {
    id: 'mobiel',
    hash: 'ef29b5c9',
  },
  {
    id: 'mailen',
    hash: 'c00c7eeb',
    unusual: ['Mail/mailen me de papieren vóór/voor-tijd vrijdag alsjeblieft'],
  },
  {
    id: 'maatschappij',
    hash: '9dcff07a',
  },
  {
    id: 'melding',
    hash: '07707500',
    unusual: [
      "'s/s-nachts/1 Nachts/s-nachts/-1 zet/uitzetten/4 ik alle meldingen uit/uitzetten/-4 anders slaap ik niet",
    ],
  },
  {
    id: 'met-vriendelijke-groet',
    hash: 'ddb517a7',
    unusual: [
      'Met/met-vriendelijke-groet/1 vriendelijke/met-vriendelijke-groet/1 groet/met-vriendelijke-groet/-2 Yusuf Demir',
    ],
  },
  {
    id: 'maar-gerust',
    hash: 'ae218c4a',
    unusual: [
      'Ga maar/maar-gerust zitten mevrouw',
      'Kom/binnenkomen/2 maar/maar-gerust binnen/binnenkomen/-2 de deur is open',
    ],
  },
];
