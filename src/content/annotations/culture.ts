import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'de-huurwoning',
    hash: '87fafbe3',
    unusual: ['Je betaalt elke maand geld aan/aan-ontvanger de eigenaar'],
  },
  {
    id: 'de-sociale-huurwoning',
    hash: 'b5b64512',
  },
  {
    id: 'de-woningcorporatie',
    hash: '89cc33e7',
    unusual: ['Deze organisatie verhuurt huizen vooral aan/aan-ontvanger mensen met een laag inkomen'],
  },
  {
    id: 'zich-inschrijven',
    hash: 'a0792799',
    unusual: ['Je geeft/doorgeven/5 je naam en adres door/doorgeven/-5 aan/aan-ontvanger een organisatie'],
  },
  {
    id: 'de-wachtlijst-woning',
    hash: 'd8d39581',
    unusual: [
      'Hierop staan/staan-geschreven mensen die/die-verwijzend nog niet aan de beurt zijn bijvoorbeeld voor een huis',
    ],
  },
  {
    id: 'reageren-op-een-woning',
    hash: '2f16dcf7',
    unusual: [
      'Op een site laat/laten-weten/2 je weten/laten-weten/-2 dat/dat-zin je interesse hebt in een bepaald huis',
    ],
  },
  {
    id: 'bezichtigen',
    hash: '42ccd6c8',
  },
  {
    id: 'de-middenhuur',
    hash: '2dd39784',
    unusual: ['Huizen voor mensen die/die-verwijzend te veel verdienen voor een sociale huurwoning'],
  },
  {
    id: 'de-vrije-sector',
    hash: '5d509ba1',
  },
  {
    id: 'de-huurtoeslag',
    hash: '12fe5aff',
    unusual: ['Je vraagt/aanvragen/3 het zelf aan/aanvragen/-3'],
  },
  {
    id: 'de-inkomensverklaring',
    hash: '0ad8c789',
    unusual: [
      'Op dit papier van de Belastingdienst staat/staan-geschreven wat je in een jaar hebt verdiend',
      'Verhuurders vragen/vraag er vaak om',
    ],
  },
  {
    id: 'de-urgentie',
    hash: 'b1aaa7eb',
  },
  {
    id: 'op-kamers-wonen',
    hash: 'ad98bb07',
    unusual: ['Ze huren één/een-getal ruimte en delen/delen vaak de keuken en de douche'],
  },
  {
    id: 'de-huurder',
    hash: 'd5da8f3c',
    unusual: ['Iemand die/die-verwijzend in een huis van een ander woont en daarvoor elke maand betaalt'],
  },
  {
    id: 'de-verhuurder',
    hash: '056fdbdd',
    unusual: ['Deze eigenaar laat anderen in zijn/zijn-bezit huis wonen en krijgt daar geld voor'],
  },
  {
    id: 'het-huurcontract',
    hash: 'e234ad73',
    unusual: [
      'Hierin staan/staan-geschreven de afspraken over de woning zoals de prijs/prijs',
      'De bewoner en de eigenaar tekenen/tekenen-handtekening allebei',
    ],
  },
  {
    id: 'de-borg',
    hash: 'df307394',
    unusual: ['Meestal krijg/terugkrijgen/3 je het terug/terugkrijgen/-3 als je het huis netjes achterlaat'],
  },
  {
    id: 'de-kale-huur',
    hash: '25670aa8',
    unusual: ['De prijs/prijs van alleen de woning zonder kosten voor gas stroom water of schoonmaken'],
  },
  {
    id: 'de-servicekosten',
    hash: '22a3963a',
    unusual: [
      'Extra geld dat/dat-verwijzend je elke maand betaalt bijvoorbeeld voor de lift of het schoonmaken van de trap',
    ],
  },
  {
    id: 'de-huurverhoging',
    hash: 'be8a6550',
  },
  {
    id: 'de-huurcommissie',
    hash: '61c94c7c',
    unusual: [
      'Ben je het niet eens/eens-mening met de prijs/prijs van je woning',
      'Dan kun/terechtkunnen/6 je vaak bij deze organisatie terecht/terechtkunnen/-6',
    ],
  },
  {
    id: 'de-huurbescherming',
    hash: '480bcb53',
    unusual: ['Door/door-oorzaak deze regels mag de eigenaar je niet zomaar uit je huis zetten'],
  },
  {
    id: 'opzeggen',
    hash: '95fcf866',
    unusual: [
      'Op/op-tijd/1 tijd/op-tijd/-1 laten/laten-weten/1 weten/laten-weten/-1 dat/dat-zin je met een contract wilt stoppen bijvoorbeeld omdat je gaat verhuizen',
    ],
  },
  {
    id: 'het-onderhoud',
    hash: 'ea65e5c4',
    unusual: ['Werk/werken waardoor een huis in goede staat/staat-toestand blijft'],
  },
  {
    id: 'de-overlast',
    hash: '1867289e',
    unusual: [
      "Je vindt het vervelend wat anderen doen bijvoorbeeld als de buren 's/s-nachts/1 nachts/s-nachts/-1 harde muziek draaien",
    ],
  },
  {
    id: 'de-koopwoning',
    hash: 'aca39016',
  },
  {
    id: 'de-makelaar',
    hash: '9cb851c9',
  },
  {
    id: 'de-hypotheek',
    hash: '92e8b874',
    unusual: ['Elke maand betaal je een bedrag aan/aan-ontvanger de bank/bank-geld meestal jarenlang'],
  },
  {
    id: 'de-rente',
    hash: '440e6aad',
    unusual: [
      'De prijs/prijs die/die-verwijzend je betaalt om geld te lenen',
      'Je betaalt/terugbetalen/3 dus meer terug/terugbetalen/-3 dan je hebt geleend',
    ],
  },
  {
    id: 'aflossen',
    hash: '38cc9c55',
    unusual: [
      'Een lening steeds een/een-beetje/1 beetje/een-beetje/-1 terugbetalen tot je geen schuld meer/meer-voorbij hebt',
    ],
  },
  {
    id: 'bieden',
    hash: '1cdfe6fb',
  },
  {
    id: 'de-koopovereenkomst',
    hash: 'e59d14c9',
    unusual: [
      'De oude en de nieuwe eigenaar van een huis tekenen/tekenen-handtekening dit contract',
      'De prijs/prijs en de datum staan/staan-geschreven erin',
    ],
  },
  {
    id: 'de-bedenktijd',
    hash: '970c8398',
    unusual: [
      'Na het tekenen/tekenen-handtekening mag de koper van een huis nog een/een-paar/1 paar/een-paar/-1 dagen nee zeggen',
    ],
  },
  {
    id: 'de-notaris',
    hash: '4e9687d7',
  },
  {
    id: 'de-eigenaar',
    hash: '3676df06',
    unusual: ['Gaat/kapotgaan/3 er iets kapot/kapotgaan/-3'],
  },
  {
    id: 'de-taxatie',
    hash: '1637b56a',
    unusual: [
      'Iemand die/die-verwijzend veel van huizen weet bepaalt hoeveel jouw huis waard is',
      'De bank/bank-geld vraagt daar meestal om',
    ],
  },
  {
    id: 'de-vve',
    hash: 'd7fc3bb3',
  },
  {
    id: 'de-energieleverancier',
    hash: 'f3ea425f',
  },
  {
    id: 'de-netbeheerder',
    hash: '248b6465',
  },
  {
    id: 'het-waterbedrijf',
    hash: 'f7f44775',
    unusual: ['Deze organisatie zorgt ervoor dat/dat-zin je uit de kraan kunt drinken'],
  },
  {
    id: 'de-storing',
    hash: '7c311dd2',
    unusual: [
      'Iets werkt opeens niet/niet-meer/1 meer/niet-meer/-1 bijvoorbeeld de stroom het gas of het internet',
    ],
  },
  {
    id: 'het-vaste-tarief',
    hash: '9004933d',
    unusual: ['De prijs/prijs voor gas of stroom blijft gelijk/gelijk-zelfde zolang je contract duurt'],
  },
  {
    id: 'het-variabele-tarief',
    hash: '3115b14c',
    unusual: ['Deze prijs/prijs voor gas en stroom kan tijdens je contract hoger of lager worden'],
  },
  {
    id: 'de-meterstand',
    hash: '1e4e1074',
    unusual: ['Dit getal laat/laten-zien/1 zien/laten-zien/-1 hoeveel gas water of stroom je hebt gebruikt'],
  },
  {
    id: 'het-voorschot',
    hash: 'a96545dc',
  },
  {
    id: 'de-jaarafrekening',
    hash: '546c7799',
  },
  {
    id: 'overstappen',
    hash: '6e818f1c',
  },
  {
    id: 'energie-besparen',
    hash: '99826bdf',
  },
  {
    id: 'het-internetabonnement',
    hash: '1c11c945',
  },
  {
    id: 'afval-scheiden',
    hash: '46155f27',
    unusual: ['Je gooit niet alles in één/een-getal bak/bak-afval'],
  },
  {
    id: 'het-restafval',
    hash: 'e9d38977',
  },
  {
    id: 'het-gft-afval',
    hash: '17dfb9ac',
    unusual: ['Vaak is daar een groene bak/bak-afval voor'],
  },
  {
    id: 'het-pmd',
    hash: 'a9825f92',
    unusual: ['Lege verpakkingen zoals plastic zakken/zakken blikken en melkpakken'],
  },
  {
    id: 'het-oud-papier',
    hash: '3b5b33a8',
    unusual: ['Kranten brieven en dozen die/die-verwijzend weg/weg-verdwenen mogen'],
  },
  {
    id: 'de-glasbak',
    hash: '4517cd41',
  },
  {
    id: 'het-statiegeld',
    hash: 'f5736199',
    unusual: ['Dat krijg/terugkrijgen/2 je terug/terugkrijgen/-2 als je ze inlevert'],
  },
  {
    id: 'het-klein-chemisch-afval',
    hash: 'deae9400',
  },
  {
    id: 'het-grofvuil',
    hash: '07b8dfe5',
    unusual: [
      'Spullen die/die-verwijzend te groot zijn voor de gewone bak/bak-afval zoals een oude bank of kast',
    ],
  },
  {
    id: 'de-milieustraat',
    hash: '3f673549',
    unusual: [
      'Naar deze plek van de gemeente breng je grote of gevaarlijke spullen die/die-verwijzend je weg/weg-verdwenen wilt doen',
    ],
  },
  {
    id: 'de-afvalkalender',
    hash: 'bfd841be',
    unusual: ['Hierin zie je op welke dag je welke bak/bak-afval buiten moet zetten'],
  },
  {
    id: 'de-kringloopwinkel',
    hash: '59385bb8',
    unusual: ['Spullen die/die-verwijzend nog goed zijn kun je hierheen brengen'],
  },
  {
    id: 'direct-zijn',
    hash: 'cd7fd216',
  },
  {
    id: 'de-mening',
    hash: 'e7307f2b',
  },
  {
    id: 'de-gewoonte',
    hash: '8a409638',
  },
  {
    id: 'normen-en-waarden',
    hash: '55f5cc55',
    unusual: ['Ideeën over wat belangrijk is in het leven/leven en hoe je met anderen omgaat'],
  },
  {
    id: 'beleefd',
    hash: 'a3aa824b',
    unusual: [
      'Zo ben je als je vriendelijk en met respect praat bijvoorbeeld met alstublieft en dank/dank-u-wel/1 u/dank-u-wel/1 wel/dank-u-wel/-2',
    ],
  },
  {
    id: 'u-zeggen',
    hash: 'f54861d7',
    unusual: [
      'Zo praat je met respect tegen mensen die/die-verwijzend je niet kent of die/die-verwijzend veel ouder zijn',
    ],
  },
  {
    id: 'tutoyeren',
    hash: 'e57c5ba2',
  },
  {
    id: 'een-hand-geven',
    hash: '00348969',
    unusual: ['Anders groeten/groeten mag ook'],
  },
  {
    id: 'oogcontact-maken',
    hash: 'fa7a39b0',
    unusual: ['Zo laat/laten-zien/5 je in Nederland vaak zien/laten-zien/-5 dat/dat-zin je luistert'],
  },
  {
    id: 'de-kritiek',
    hash: 'ff3dca90',
  },
  {
    id: 'je-grenzen-aangeven',
    hash: 'ee90f6f0',
  },
  {
    id: 'het-oneens-zijn',
    hash: '224b40e3',
  },
  {
    id: 'de-afspraak',
    hash: 'c70ce533',
    unusual: ['Afspraken/afspraak en op/op-tijd/1 tijd/op-tijd/-1 komen'],
  },
  {
    id: 'op-tijd-komen',
    hash: 'edcfe21c',
    unusual: ['Afspraken/afspraak en op/op-tijd/1 tijd/op-tijd/-1 komen'],
  },
  {
    id: 'de-agenda',
    hash: '7c8a3baa',
    unusual: ['Afspraken/afspraak en op/op-tijd/1 tijd/op-tijd/-1 komen'],
  },
  {
    id: 'afzeggen',
    hash: '444041a3',
    unusual: [
      'Afspraken/afspraak en op/op-tijd/1 tijd/op-tijd/-1 komen',
      'Je laat/laten-weten/1 weten/laten-weten/-1 dat/dat-zin je toch niet komt',
    ],
  },
  {
    id: 'verzetten',
    hash: '07aaac28',
    unusual: ['Afspraken/afspraak en op/op-tijd/1 tijd/op-tijd/-1 komen'],
  },
  {
    id: 'bevestigen',
    hash: '027ade71',
    unusual: [
      'Afspraken/afspraak en op/op-tijd/1 tijd/op-tijd/-1 komen',
      'Je zegt of schrijft dat/dat-zin iets echt doorgaat bijvoorbeeld met een korte mail',
    ],
  },
  {
    id: 'zich-melden',
    hash: '0dbd138e',
    unusual: [
      'Afspraken/afspraak en op/op-tijd/1 tijd/op-tijd/-1 komen',
      'Bij de balie of op een scherm laat/laten-weten/2 je weten/laten-weten/-2 dat/dat-zin je er bent bijvoorbeeld in het ziekenhuis',
    ],
  },
  {
    id: 'van-tevoren',
    hash: '6e2ea2c5',
    unusual: ['Afspraken/afspraak en op/op-tijd/1 tijd/op-tijd/-1 komen'],
  },
  {
    id: 'op-bezoek-gaan',
    hash: '30a6bab4',
    unusual: ['Afspraken/afspraak en op/op-tijd/1 tijd/op-tijd/-1 komen'],
  },
  {
    id: 'onverwacht-langskomen',
    hash: '4f62f87d',
    unusual: ['Afspraken/afspraak en op/op-tijd/1 tijd/op-tijd/-1 komen'],
  },
  {
    id: 'de-vertraging',
    hash: 'd6a0bc72',
    unusual: [
      'Afspraken/afspraak en op/op-tijd/1 tijd/op-tijd/-1 komen',
      'Ben je daardoor niet op/op-tijd/1 tijd/op-tijd/-1',
    ],
  },
  {
    id: 'de-rekening',
    hash: 'aec502ce',
    unusual: [
      'Afspraken/afspraak en op/op-tijd/1 tijd/op-tijd/-1 komen',
      'Hierop staat/staan-geschreven hoeveel je moet betalen',
    ],
  },
  {
    id: 'samenwonen',
    hash: '2d63066f',
    unusual: ['Twee mensen met een relatie delen één/een-getal huis'],
  },
  {
    id: 'trouwen',
    hash: '7685caad',
  },
  {
    id: 'het-burgerlijk-huwelijk',
    hash: '53e59364',
  },
  {
    id: 'het-homohuwelijk',
    hash: 'a83ae950',
  },
  {
    id: 'het-geregistreerd-partnerschap',
    hash: '0d12d753',
  },
  {
    id: 'het-samenlevingscontract',
    hash: '09e4a437',
    unusual: [
      'Een/een-paar/1 paar/een-paar/-1 dat/dat-verwijzend niet trouwt maakt hierin afspraken bijvoorbeeld over geld',
      'Vaak tekenen/tekenen-handtekening ze bij de notaris',
    ],
  },
  {
    id: 'de-partner',
    hash: 'a8496d26',
  },
  {
    id: 'het-gezin',
    hash: 'fa0d2322',
    unusual: [
      'Ouders en kinderen die/die-verwijzend samen in een huis wonen',
      'Soms is er maar één/een-getal ouder/ouders',
    ],
  },
  {
    id: 'de-alleenstaande-ouder',
    hash: '47b4f97f',
    unusual: ['In Nederland komt/voorkomen-gebeuren/3 dat vaak voor/voorkomen-gebeuren/-3'],
  },
  {
    id: 'scheiden',
    hash: '002f71d6',
    unusual: ['Het kan ook als maar één/een-getal van de twee dat wil'],
  },
  {
    id: 'de-alimentatie',
    hash: '33bb136a',
    unusual: [
      'Na een scheiding betaalt de een vaak geld aan/aan-ontvanger de ander bijvoorbeeld voor de kinderen',
    ],
  },
  {
    id: 'de-getuige',
    hash: 'bec2363d',
    unusual: ['Vaak vraag/vragen je een goede vriend of een familielid'],
  },
  {
    id: 'de-feestdag',
    hash: '7e933fb8',
  },
  {
    id: 'koningsdag',
    hash: '0f3cd0b4',
  },
  {
    id: 'dodenherdenking',
    hash: 'e5b7c473',
    unusual: [
      "Op 4 mei om acht uur 's/s-avonds/1 avonds/s-avonds/-1 is Nederland twee minuten stil voor slachtoffers van oorlog",
    ],
  },
  {
    id: 'bevrijdingsdag',
    hash: 'f73becbc',
    unusual: ['Op 5 mei viert Nederland dat/dat-zin de Duitse bezetting in 1945 stopte'],
  },
  {
    id: 'keti-koti',
    hash: 'd0299df6',
    unusual: ['Op 1 juli denken mensen aan de slavernij van vroeger en vieren ze dat/dat-zin die is gestopt'],
  },
  {
    id: 'herdenken',
    hash: '036a83b1',
    unusual: [
      'Samen met anderen laat/laten-zien/2 je zien/laten-zien/-2 dat/dat-zin je iets ergs van vroeger niet vergeet bijvoorbeeld een oorlog',
    ],
  },
  {
    id: 'sinterklaas',
    hash: '7e322f47',
    unusual: ['Rond/rond-tijd 5 december vieren veel families dit feest'],
  },
  {
    id: 'kerst',
    hash: 'b9cef18f',
  },
  {
    id: 'pasen',
    hash: '2fcc9086',
    unusual: ['In de lente vieren christenen dat/dat-zin Jezus weer leeft'],
  },
  {
    id: 'nieuwjaar',
    hash: 'b14cdea1',
    unusual: [
      'Op 1 januari wensen/wens mensen elkaar geluk en gezondheid',
      "Vaak begint dat al om twaalf uur 's/s-nachts/1 nachts/s-nachts/-1",
    ],
  },
  {
    id: 'het-suikerfeest',
    hash: '9e44a167',
  },
  {
    id: 'carnaval',
    hash: 'b56c6c1c',
    unusual: [
      'Een/een-paar/1 paar/een-paar/-1 dagen feest met muziek en gekke kleren vooral in het zuiden van Nederland',
    ],
  },
  {
    id: 'de-vereniging',
    hash: 'edc096c5',
    unusual: [
      'Mensen met dezelfde hobby of hetzelfde doel komen/samenkomen/2 hier samen/samenkomen/-2 bijvoorbeeld om te voetballen of te zingen',
    ],
  },
  {
    id: 'het-lid',
    hash: 'eb1090e9',
    unusual: ['Zo heet iemand die/die-verwijzend bij een club hoort'],
  },
  {
    id: 'de-contributie',
    hash: '33efa7a6',
  },
  {
    id: 'het-vrijwilligerswerk',
    hash: '351f561b',
  },
  {
    id: 'het-buurthuis',
    hash: '36770893',
  },
  {
    id: 'de-verjaardag',
    hash: '77778e6e',
  },
  {
    id: 'feliciteren',
    hash: '341ea389',
    unusual: ['Op een verjaardag wens/wensen je vaak ook de familie geluk'],
  },
  {
    id: 'trakteren',
    hash: 'f8a64316',
    unusual: [
      "Je geeft zelf iets lekkers aan/aan-ontvanger collega's of klasgenoten bijvoorbeeld omdat je jarig bent",
    ],
  },
  {
    id: 'beschuit-met-muisjes',
    hash: '3cf7ffa5',
  },
  {
    id: 'slagen',
    hash: 'f29d037a',
    unusual: ['Je haalt/halen-examen je examen'],
  },
  {
    id: 'de-begrafenis',
    hash: 'a6c560ff',
    unusual: ['Familie en vrienden nemen samen afscheid van iemand die/die-verwijzend is gestorven'],
  },
  {
    id: 'condoleren',
    hash: '8bd555b1',
    unusual: ['Als iemand is gestorven zeg je tegen de familie dat/dat-zin je het erg vindt'],
  },
  {
    id: 'de-huisarts',
    hash: '2b1804fc',
  },
  {
    id: 'de-doktersassistent',
    hash: '132014df',
    unusual: [
      'Deze persoon neemt/opnemen-telefoon/6 bij de huisarts de telefoon op/opnemen-telefoon/-6 vraagt wat er is en maakt een afspraak',
    ],
  },
  {
    id: 'het-spreekuur',
    hash: '578215dc',
    unusual: ['Op deze tijden kun/terechtkunnen/5 je bij de dokter terecht/terechtkunnen/-5'],
  },
  {
    id: 'lichamelijke-klachten',
    hash: 'b09ccb3a',
  },
  {
    id: 'psychische-klachten',
    hash: '143a40f7',
  },
  {
    id: 'de-praktijkondersteuner',
    hash: 'f26461b1',
  },
  {
    id: 'het-beroepsgeheim',
    hash: 'b27c22df',
    unusual: [
      'De dokter mag zonder jouw toestemming niets over jou vertellen aan/aan-ontvanger anderen bijvoorbeeld aan/aan-ontvanger je baas',
    ],
  },
  {
    id: 'het-medisch-dossier',
    hash: '13bffb06',
    unusual: ['Hierin staat/staan-geschreven welke ziektes je hebt gehad en wat de dokter heeft gedaan'],
  },
  {
    id: 'de-patiënt',
    hash: '62dec6a4',
    unusual: ['Iemand die/die-verwijzend ziek is of pijn heeft en hulp krijgt van een dokter'],
  },
  {
    id: 'de-behandeling',
    hash: '49910b43',
  },
  {
    id: 'de-tolk',
    hash: '8d30ba15',
  },
  {
    id: 'het-huisbezoek',
    hash: 'c8c9a26c',
  },
  {
    id: 'de-apotheek',
    hash: 'b089054d',
    unusual: [
      'Hier haal je medicijnen op recept/recept-apotheek',
      'Je krijgt er ook uitleg over het gebruik/gebruik',
    ],
  },
  {
    id: 'het-recept',
    hash: '2483131a',
  },
  {
    id: 'het-medicijn',
    hash: '92edc823',
  },
  {
    id: 'de-bijsluiter',
    hash: 'e1c42d3f',
  },
  {
    id: 'de-bijwerking',
    hash: '68a12e25',
    unusual: [
      'Door/door-oorzaak een medicijn voel/voelen je je soms ook slecht bijvoorbeeld moe of misselijk',
    ],
  },
  {
    id: 'de-drogist',
    hash: 'f95d6ffc',
    unusual: [
      'In deze winkel koop je bijvoorbeeld shampoo maar ook sommige medicijnen zonder recept/recept-apotheek',
    ],
  },
  {
    id: 'de-pijnstiller',
    hash: '384a2cdd',
    unusual: ['Dit kun je nemen als je hoofd of rug zeer/zeer-doen/1 doet/zeer-doen/-1'],
  },
  {
    id: 'de-antibiotica',
    hash: '7ee18329',
    unusual: ['Je krijgt ze alleen op recept/recept-apotheek en ze helpen niet tegen griep'],
  },
  {
    id: 'de-tandarts',
    hash: '0ce05e36',
    unusual: ['Bij/bij-geval pijn in je mond of aan een kies ga je hierheen'],
  },
  {
    id: 'de-controle',
    hash: 'e69b87d7',
  },
  {
    id: 'het-gaatje',
    hash: 'f4f3b3b0',
    unusual: ['Een slechte plek in je tand of kies/kies'],
  },
  {
    id: 'de-mondhygiënist',
    hash: 'dd16b4e5',
    unusual: ['Deze persoon maakt/schoonmaken/4 je gebit goed schoon/schoonmaken/-4'],
  },
  {
    id: 'zwanger',
    hash: '62f938ec',
  },
  {
    id: 'de-verloskundige',
    hash: '8aae2da2',
    unusual: [
      'Deze persoon controleert moeder en baby vóór/voor-tijd de geboorte en helpt ook bij de bevalling',
    ],
  },
  {
    id: 'de-echo',
    hash: '3ef5cd72',
  },
  {
    id: 'de-bevalling',
    hash: '89956bdf',
  },
  {
    id: 'de-gynaecoloog',
    hash: '2825bef1',
    unusual: ['Bij/bij-geval problemen met een zwangerschap ga je naar deze specialist in het ziekenhuis'],
  },
  {
    id: 'de-kraamzorg',
    hash: 'b750835d',
  },
  {
    id: 'het-geboorteverlof',
    hash: '3883d3d8',
  },
  {
    id: 'het-zwangerschapsverlof',
    hash: 'a6243328',
    unusual: ['Een vrouw met een baan is vrij/vrij in de weken voor/voor-tijd de bevalling'],
  },
  {
    id: 'de-hielprik',
    hash: '192cfeb7',
    unusual: ['Met een/een-beetje/1 beetje/een-beetje/-1 bloed uit de voet zoeken ze naar ernstige ziektes'],
  },
  {
    id: 'het-consultatiebureau',
    hash: '77a62a1c',
  },
  {
    id: 'de-vaccinatie',
    hash: '7e09655a',
  },
  {
    id: 'de-borstvoeding',
    hash: '64259e84',
  },
  {
    id: 'de-verwijsbrief',
    hash: '9684b4d1',
  },
  {
    id: 'doorverwijzen',
    hash: '6229d53d',
  },
  {
    id: 'de-specialist',
    hash: '1c646c4d',
    unusual: ['Deze arts weet veel over één/een-getal deel van het lichaam bijvoorbeeld over het hart'],
  },
  {
    id: 'het-ziekenhuis',
    hash: 'b7bbf9e0',
  },
  {
    id: 'de-polikliniek',
    hash: '97203d1e',
    unusual: [
      'Je hebt hier een afspraak met een specialist en gaat daarna weer naar/naar-huis/1 huis/naar-huis/-1',
    ],
  },
  {
    id: 'het-onderzoek',
    hash: '91ec510d',
    unusual: [
      'De arts kijkt naar je lichaam test/testen je bloed of laat/laten-weten/6 een foto maken om te weten/laten-weten/-6 wat je hebt',
    ],
  },
  {
    id: 'de-opname',
    hash: 'c5179032',
    unusual: ['Je blijft een/een-getal of meer nachten in het ziekenhuis bijvoorbeeld na een operatie'],
  },
  {
    id: 'de-operatie',
    hash: 'cdb880bf',
    unusual: [
      'Een arts maakt/openmaken/6 een deel van je lichaam open/openmaken/-6 om een probleem op/oplossen/2 te lossen/oplossen/-2',
    ],
  },
  {
    id: 'de-verpleegkundige',
    hash: 'b84e5e43',
  },
  {
    id: 'de-uitslag',
    hash: 'a817b47f',
  },
  {
    id: 'de-fysiotherapeut',
    hash: 'cabc62df',
  },
  {
    id: 'de-ggz',
    hash: 'caddeeb4',
  },
  {
    id: 'de-spoed',
    hash: '2794c7cc',
    unusual: ['Iets is zo ernstig dat/dat-zin je meteen een arts nodig hebt en niet kunt wachten'],
  },
  {
    id: 'het-levensgevaar',
    hash: '9bd3e344',
  },
  {
    id: 'het-alarmnummer-112',
    hash: '613befd8',
    unusual: ['Bel dit als iemand kan doodgaan bij/bij-geval brand of als je een misdaad ziet'],
  },
  {
    id: 'de-huisartsenpost',
    hash: '4a13e134',
    unusual: [
      "Heb je 's/s-avonds/1 avonds/s-avonds/-1 of in het weekend een dokter nodig en kun je niet wachten",
    ],
  },
  {
    id: 'de-spoedeisende-hulp',
    hash: 'a495a27b',
    unusual: [
      'Deze afdeling van het ziekenhuis is er voor ernstige problemen die/die-verwijzend niet kunnen wachten',
    ],
  },
  {
    id: 'de-meldkamer',
    hash: '6959cf9f',
    unusual: ['Wie 112 belt komt/terechtkomen/2 hier terecht/terechtkomen/-2'],
  },
  {
    id: 'de-ambulance',
    hash: '15d370cc',
  },
  {
    id: 'het-ongeluk',
    hash: '1c1af31f',
    unusual: ['Er gebeurt plotseling iets ergs bijvoorbeeld in het verkeer of op/op-bij het werk'],
  },
  {
    id: 'bewusteloos',
    hash: 'a4fbf4fe',
    unusual: ['Zo is iemand die/die-verwijzend niet reageert en niet wakker wordt'],
  },
  {
    id: 'de-ehbo',
    hash: 'd03e1b70',
  },
  {
    id: 'reanimeren',
    hash: '49ca64b7',
    unusual: ['Iemands hart staat/stilstaan/1 stil/stilstaan/-1'],
  },
  {
    id: 'de-dienstapotheek',
    hash: '17b74776',
    unusual: [
      "Hier haal je medicijnen die/die-verwijzend je 's/s-nachts/1 nachts/s-nachts/-1 of op zondag meteen nodig hebt",
    ],
  },
  {
    id: 'de-zorgverzekering',
    hash: '72e23aa1',
  },
  {
    id: 'de-basisverzekering',
    hash: '91949a6b',
  },
  {
    id: 'het-basispakket',
    hash: 'bd93d8f5',
  },
  {
    id: 'de-aanvullende-verzekering',
    hash: '59d4a72a',
    unusual: [
      'Hiermee krijg/terugkrijgen/6 je soms ook andere kosten terug/terugkrijgen/-6 bijvoorbeeld van de tandarts',
    ],
  },
  {
    id: 'de-zorgverzekeraar',
    hash: '34aa292e',
  },
  {
    id: 'de-zorgpremie',
    hash: '1589cc03',
    unusual: ['Dit betaal je meestal elke maand aan/aan-ontvanger je verzekeraar ook als je niet ziek bent'],
  },
  {
    id: 'het-eigen-risico',
    hash: '9c14999d',
    unusual: [
      'Het deel van de zorgkosten dat/dat-verwijzend je elk jaar eerst zelf betaalt',
      'De huisarts telt/meetellen/2 niet mee/meetellen/-2',
    ],
  },
  {
    id: 'vergoeden',
    hash: '16cc705d',
  },
  {
    id: 'de-zorgtoeslag',
    hash: 'eb4beb20',
    unusual: ['Vraag/vragen het aan/aan-ontvanger met DigiD'],
  },
  {
    id: 'de-wmo',
    hash: '21ac066b',
    unusual: [
      'Door/door-oorzaak deze wet kan de gemeente je helpen bijvoorbeeld met schoonmaken als je ziek of oud bent',
    ],
  },
  {
    id: 'de-thuiszorg',
    hash: 'fdf46818',
    unusual: [
      'Iemand komt/langskomen/3 bij je langs/langskomen/-3 om je te helpen bijvoorbeeld met wassen en aankleden',
    ],
  },
  {
    id: 'de-mantelzorger',
    hash: 'abd0ed3c',
    unusual: ['Zonder salaris helpt deze persoon een familielid vriend of buur die/die-verwijzend ziek is'],
  },
  {
    id: 'de-kinderopvang',
    hash: '8d172d8b',
  },
  {
    id: 'het-kinderdagverblijf',
    hash: 'a2f7f8de',
  },
  {
    id: 'de-gastouder',
    hash: '03aa21a3',
    unusual: [
      'Deze persoon past/oppassen/1 op/oppassen/-1 een/een-paar/1 paar/een-paar/-1 kinderen vaak bij zichzelf thuis en krijgt daarvoor geld',
    ],
  },
  {
    id: 'de-buitenschoolse-opvang',
    hash: 'e41f5ecc',
  },
  {
    id: 'de-peuter',
    hash: '37bf0809',
  },
  {
    id: 'de-kleuter',
    hash: '9bac7d5f',
  },
  {
    id: 'de-peuteropvang',
    hash: '2cb3058c',
    unusual: [
      'Kinderen van ongeveer twee tot vier jaar spelen en leren hier een/een-paar/1 paar/een-paar/-1 keer per week samen',
    ],
  },
  {
    id: 'de-voorschoolse-educatie',
    hash: 'e065197a',
    unusual: [
      'Jonge kinderen die/die-verwijzend extra hulp nodig hebben met Nederlands leren de taal door te spelen',
    ],
  },
  {
    id: 'de-pedagogisch-medewerker',
    hash: 'd3aa13e4',
    unusual: [
      'Hij of zij zorgt in de kinderopvang voor een groep jonge kinderen speelt met ze en helpt bij/bij-tijdens het eten/eten-maaltijd',
    ],
  },
  {
    id: 'de-oppas',
    hash: '7d8d0a8a',
    unusual: [
      'Iemand die/die-verwijzend een/een-paar/1 paar/een-paar/-1 uur/uur bij je kinderen blijft als jij weg/weg-verdwenen bent',
    ],
  },
  {
    id: 'de-wachtlijst-opvang',
    hash: '898a61ea',
  },
  {
    id: 'de-kinderopvangtoeslag',
    hash: '541ce99a',
    unusual: ['Werk/werken of studeer je'],
  },
  {
    id: 'de-basisschool',
    hash: '4d545c63',
  },
  {
    id: 'de-groep',
    hash: '30b395f1',
    unusual: [
      'Zo heet een klas op/op-bij de basisschool',
      'Er zijn er acht van 1 tot/tot-en-met/1 en/tot-en-met/1 met/tot-en-met/-2 8',
    ],
  },
  {
    id: 'de-leerling',
    hash: '9c61b9c5',
    unusual: ['Iemand die/die-verwijzend op/op-bij school les krijgt bijvoorbeeld een kind in groep 5'],
  },
  {
    id: 'de-leerkracht',
    hash: 'f2fd128f',
    unusual: ['Geeft les op/op-bij de basisschool'],
  },
  {
    id: 'aanmelden',
    hash: 'ce072bb1',
    unusual: [
      'Je laat/laten-weten/3 een school weten/laten-weten/-3 dat/dat-zin je daar een plaats voor je kind wilt',
      'Doe dat op/op-tijd/1 tijd/op-tijd/-1',
    ],
  },
  {
    id: 'het-rapport',
    hash: '4d46ba2c',
    unusual: [
      'Hierin lees je een/een-paar/1 paar/een-paar/-1 keer per jaar wat je kind op/op-bij school al goed kan en wat nog niet',
    ],
  },
  {
    id: 'de-openbare-school',
    hash: '15cdac5b',
    unusual: ['De lessen gaan niet uit van één/een-getal geloof'],
  },
  {
    id: 'de-bijzondere-school',
    hash: '250d2c2d',
    unusual: [
      'De lessen gaan/uitgaan-van/1 uit/uitgaan-van/1 van/uitgaan-van/-2 een geloof zoals de islam of het christendom of van een eigen idee over leren',
    ],
  },
  {
    id: 'de-vrijheid-van-onderwijs',
    hash: '79f7bb11',
    unusual: ['Mensen mogen een school beginnen die/die-verwijzend past bij hun geloof of ideeën'],
  },
  {
    id: 'het-speciaal-onderwijs',
    hash: 'de563153',
  },
  {
    id: 'de-taalklas',
    hash: 'ed094f71',
    unusual: ['Kinderen die/die-verwijzend net in Nederland wonen leren hier eerst goed Nederlands'],
  },
  {
    id: 'de-seksuele-voorlichting',
    hash: 'e62c6d24',
  },
  {
    id: 'het-schooladvies',
    hash: '46a68628',
  },
  {
    id: 'de-doorstroomtoets',
    hash: '2104772a',
    unusual: [
      'Kinderen in groep 8 laten/laten-zien/2 hiermee zien/laten-zien/-2 wat ze kunnen met taal en rekenen',
    ],
  },
  {
    id: 'de-middelbare-school',
    hash: '77d0461a',
  },
  {
    id: 'het-vmbo',
    hash: 'c70badaa',
    unusual: ['Daarna leer je meestal een beroep op/op-bij het mbo'],
  },
  {
    id: 'de-havo',
    hash: 'ec750d53',
  },
  {
    id: 'het-vwo',
    hash: '47c3f066',
  },
  {
    id: 'het-praktijkonderwijs',
    hash: '68642929',
  },
  {
    id: 'het-eindexamen',
    hash: '8a65bffc',
  },
  {
    id: 'het-mbo',
    hash: '28d2e07a',
  },
  {
    id: 'het-hbo',
    hash: '930b9b3f',
  },
  {
    id: 'de-universiteit',
    hash: '10c3dd1c',
  },
  {
    id: 'de-internationale-schakelklas',
    hash: 'a91ccea6',
    unusual: ['jongeren die/die-verwijzend nieuw in Nederland zijn leren hier vooral de taal'],
  },
  {
    id: 'de-leerplicht',
    hash: '7512bae7',
  },
  {
    id: 'de-kwalificatieplicht',
    hash: '61f7f435',
  },
  {
    id: 'de-startkwalificatie',
    hash: 'bed92216',
  },
  {
    id: 'de-leerplichtambtenaar',
    hash: '80f48901',
  },
  {
    id: 'het-schooljaar',
    hash: 'b0e21273',
  },
  {
    id: 'de-schoolvakantie',
    hash: 'cf4d9bf8',
  },
  {
    id: 'de-toestemming',
    hash: '6d53bdab',
    unusual: ['Iemand zegt dat/dat-zin iets mag'],
  },
  {
    id: 'het-bijzonder-verlof',
    hash: '118462d7',
  },
  {
    id: 'de-studiedag',
    hash: '60399f9b',
    unusual: ['Leraren volgen/volgen-cursus zelf een cursus of vergaderen'],
  },
  {
    id: 'spijbelen',
    hash: '035adaf5',
  },
  {
    id: 'het-verzuim',
    hash: 'd74052c7',
    unusual: ['De school schrijft/opschrijven/2 dit op/opschrijven/-2'],
  },
  {
    id: 'ziekmelden',
    hash: '45cdd0fa',
    unusual: [
      "Je belt 's/s-ochtends/1 ochtends/s-ochtends/-1 de school en zegt dat/dat-zin je kind bijvoorbeeld koorts heeft en niet komt",
    ],
  },
  {
    id: 'de-opvoeding',
    hash: '6d2ea9ff',
  },
  {
    id: 'de-ouderavond',
    hash: '165783c5',
  },
  {
    id: 'het-tienminutengesprek',
    hash: 'ba8bc98a',
  },
  {
    id: 'de-hulpouder',
    hash: '75c0f07e',
    unusual: [
      'Een vader of moeder die/die-verwijzend vrijwillig iets doet op/op-bij school bijvoorbeeld voorlezen of meegaan met een uitje',
    ],
  },
  {
    id: 'de-medezeggenschapsraad',
    hash: '2d911e1b',
    unusual: ['een groep ouders en leraren die/die-verwijzend meepraat over plannen en regels van de school'],
  },
  {
    id: 'het-ouderlijk-gezag',
    hash: 'cc54b73a',
  },
  {
    id: 'minderjarig',
    hash: '2c8e54a4',
  },
  {
    id: 'aansprakelijk',
    hash: '22a8b041',
  },
  {
    id: 'pesten',
    hash: '87376151',
    unusual: ['Iemand steeds pijn/pijn-doen/1 doen/pijn-doen/-1 met woorden berichten of geweld'],
  },
  {
    id: 'het-centrum-voor-jeugd-en-gezin',
    hash: '0ea5c271',
    unusual: [
      'In veel gemeenten kunnen ouders hier gratis hulp krijgen bij/bij-tijdens vragen/vraag over hun kind',
    ],
  },
  {
    id: 'de-jeugdzorg',
    hash: 'e295aaa6',
  },
  {
    id: 'de-raad-voor-de-kinderbescherming',
    hash: '9d54d167',
    unusual: ['Bij/bij-geval ernstige problemen kan deze organisatie naar de rechter gaan'],
  },
  {
    id: 'de-ouderbijdrage',
    hash: '8da4cd88',
    unusual: ['Geld voor extra dingen op/op-bij school zoals een feest of een uitje'],
  },
  {
    id: 'de-leermiddelen',
    hash: '2b58745d',
    unusual: ['Boeken/boeken een laptop en andere spullen die/die-verwijzend je in de les gebruikt'],
  },
  {
    id: 'het-lesgeld',
    hash: '7be96cb8',
  },
  {
    id: 'het-collegegeld',
    hash: '19b5c7f3',
  },
  {
    id: 'de-studiefinanciering',
    hash: 'bdcee2a5',
    unusual: ['Je vraagt/aanvragen/2 het aan/aanvragen/-2 bij DUO'],
  },
  {
    id: 'duo',
    hash: '07d7ed88',
    unusual: [
      'Bij deze dienst/dienst vraag/aanvragen/6 je geld voor je studie aan/aanvragen/-6',
      'Ook het inburgeringsexamen regel/regelen je hier',
    ],
  },
  {
    id: 'de-basisbeurs',
    hash: '2854160b',
    unusual: [
      'Wie op/op-tijd/1 tijd/op-tijd/-1 zijn/zijn-bezit diploma haalt/halen-examen hoeft het meestal niet terug/terugbetalen/2 te betalen/terugbetalen/-2',
    ],
  },
  {
    id: 'de-aanvullende-beurs',
    hash: '8b0808b2',
  },
  {
    id: 'de-studielening',
    hash: '2dc770d5',
    unusual: ['Geld dat/dat-verwijzend DUO je tijdens je opleiding geeft'],
  },
  {
    id: 'het-studentenreisproduct',
    hash: '8766e79a',
  },
  {
    id: 'de-tegemoetkoming',
    hash: 'dd2f8b0b',
    unusual: ['Je vraagt/aanvragen/4 het meestal zelf aan/aanvragen/-4 bijvoorbeeld bij DUO'],
  },
  {
    id: 'stichting-leergeld',
    hash: 'f689b1c3',
  },
  {
    id: 'de-vacature',
    hash: '9ac127ad',
    unusual: ['Een baan die/die-verwijzend nog vrij/vrij is'],
  },
  {
    id: 'de-vacaturebank',
    hash: 'ef33b663',
    unusual: ['Website waarop veel banen staan/staan-geschreven'],
  },
  {
    id: 'het-netwerk',
    hash: '2f31cbf3',
    unusual: ['Alle mensen die/die-verwijzend je kent'],
  },
  {
    id: 'het-uitzendbureau',
    hash: 'c7567af1',
  },
  {
    id: 'de-werkzoekende',
    hash: '7a36633b',
    unusual: ['Iemand die/die-verwijzend een baan wil vinden'],
  },
  {
    id: 'de-arbeidsmarkt',
    hash: '62ecd1a0',
    unusual: [
      'Alle bedrijven die/die-verwijzend personeel zoeken en alle mensen die/die-verwijzend een baan willen',
    ],
  },
  {
    id: 'de-werkervaring',
    hash: 'ea866cd5',
  },
  {
    id: 'de-vaardigheid',
    hash: 'd035f3de',
  },
  {
    id: 'de-diplomawaardering',
    hash: 'f28b5231',
  },
  {
    id: 'de-bijscholing',
    hash: '927abc40',
  },
  {
    id: 'de-stage',
    hash: 'b28a2fcb',
  },
  {
    id: 'de-module-arbeidsmarkt-en-participatie',
    hash: '435aaf3c',
    unusual: ['Ook wel MAP/=name'],
  },
  {
    id: 'solliciteren',
    hash: '51e3bd99',
    unusual: [
      'Een bedrijf laten/laten-weten/1 weten/laten-weten/-1 dat/dat-zin je een baan wilt bijvoorbeeld met een brief',
    ],
  },
  {
    id: 'het-cv',
    hash: '85a7764e',
  },
  {
    id: 'de-sollicitatiebrief',
    hash: '9a0635f2',
  },
  {
    id: 'het-sollicitatieformulier',
    hash: '0648f972',
    unusual: ['Een lijst met vragen/vraag van een bedrijf vaak op internet'],
  },
  {
    id: 'de-uitnodiging',
    hash: 'e46070ca',
    unusual: [
      'Bericht met de vraag/vragen of je komt praten',
      'Er staat/staan-geschreven ook in waar en hoe/hoe-laat/1 laat/hoe-laat/-1',
    ],
  },
  {
    id: 'het-sollicitatiegesprek',
    hash: 'eba255b4',
  },
  {
    id: 'zich-voorbereiden',
    hash: '5c328f79',
  },
  {
    id: 'de-eis',
    hash: '8aee950e',
  },
  {
    id: 'de-motivatie',
    hash: '93ccd741',
    unusual: ['In je brief leg/uitleggen/3 je die uit/uitleggen/-3'],
  },
  {
    id: 'de-referentie',
    hash: '187ff71a',
    unusual: [
      'Iemand die/die-verwijzend weet hoe je vroeger hebt gewerkt',
      'Het nieuwe bedrijf kan hem/hem of haar bellen',
    ],
  },
  {
    id: 'de-verklaring-omtrent-het-gedrag',
    hash: '95590274',
    unusual: [
      'papier van de overheid dat/dat-zin je voor sommige banen nodig hebt',
      'Het zegt dat/dat-zin je verleden geen probleem is',
    ],
  },
  {
    id: 'de-arbeidsmarktdiscriminatie',
    hash: '1dc90dd8',
  },
  {
    id: 'het-arbeidscontract',
    hash: '1b68e5e9',
  },
  {
    id: 'het-vaste-contract',
    hash: 'ab2af4e9',
  },
  {
    id: 'het-tijdelijke-contract',
    hash: 'b67662ab',
  },
  {
    id: 'de-proeftijd',
    hash: '64009e5e',
  },
  {
    id: 'de-cao',
    hash: '27fc0252',
  },
  {
    id: 'de-deeltijd',
    hash: '0e37f50b',
  },
  {
    id: 'het-verlof',
    hash: 'c7f64d55',
  },
  {
    id: 'het-beoordelingsgesprek',
    hash: '498df3e2',
  },
  {
    id: 'het-ontslag',
    hash: 'bf09ca07',
    unusual: ['Daarna heb je de baan niet/niet-meer/1 meer/niet-meer/-1'],
  },
  {
    id: 'de-vakbond',
    hash: '6709d515',
    unusual: [
      'Deze organisatie komt/opkomen-voor/1 op/opkomen-voor/1 voor/opkomen-voor/-2 werknemers en praat met bedrijven over loon en goed werk',
    ],
  },
  {
    id: 'de-ondernemingsraad',
    hash: 'b510c6d3',
  },
  {
    id: 'de-vertrouwenspersoon',
    hash: '209a1e2d',
    unusual: ['Iemand op/op-bij je werk met wie je kunt praten over problemen zoals pesten of discriminatie'],
  },
  {
    id: 'het-loon',
    hash: '618b5899',
    unusual: ['Geld dat/dat-verwijzend je voor je werk krijgt meestal één/een-getal keer per maand'],
  },
  {
    id: 'het-minimumloon',
    hash: 'dfb7fa05',
    unusual: [
      'Het laagste bedrag per uur/uur dat/dat-verwijzend een baas je mag betalen',
      'Het staat/staan-geschreven in de wet',
    ],
  },
  {
    id: 'bruto',
    hash: 'a890e7c5',
  },
  {
    id: 'netto',
    hash: '010ce029',
    unusual: ['Wat er echt op je rekening/rekening-bank komt als belasting en premies eraf zijn'],
  },
  {
    id: 'de-loonstrook',
    hash: 'ebb6d518',
    unusual: ['Overzicht dat/dat-verwijzend je van je baas krijgt meestal elke maand'],
  },
  {
    id: 'de-jaaropgave',
    hash: 'e304fb59',
  },
  {
    id: 'de-loonheffing',
    hash: '3bf54fde',
    unusual: [
      'Je baas haalt/afhalen/6 dit geld van je salaris af/afhalen/-6 en betaalt het aan/aan-ontvanger de Belastingdienst',
    ],
  },
  {
    id: 'de-sociale-premies',
    hash: '3cca9ed4',
    unusual: ['Geld dat/dat-verwijzend jij en je baas betalen over je salaris'],
  },
  {
    id: 'het-vakantiegeld',
    hash: '32f086d3',
    unusual: ['Extra loon dat/dat-verwijzend je meestal in mei of juni krijgt'],
  },
  {
    id: 'het-pensioen',
    hash: 'a8704800',
    unusual: [
      'Inkomen voor later als je oud bent en niet/niet-meer/1 meer/niet-meer/-1 werkt',
      'Vaak betaalt/meebetalen/4 je baas eraan mee/meebetalen/-4',
    ],
  },
  {
    id: 'zwartwerken',
    hash: 'c1c96d0b',
  },
  {
    id: 'de-uitkering',
    hash: 'b9c69513',
    unusual: ['Geld van de overheid voor mensen zonder baan of mensen die/die-verwijzend niet kunnen werken'],
  },
  {
    id: 'het-uwv',
    hash: '540fce9e',
    unusual: [
      'Verlies/verliezen je je baan',
      'Dan schrijf/inschrijven/4 je je hier in/inschrijven/-4 en vraag/aanvragen/3 je WW aan/aanvragen/-3',
    ],
  },
  {
    id: 'werkloos',
    hash: 'a77a7efb',
    unusual: ['Je hebt geen baan maar je wilt en kunt er wel een/een-getal hebben'],
  },
  {
    id: 'de-ww',
    hash: '37247d24',
    unusual: ['Geld van het UWV voor mensen die/die-verwijzend hun baan kwijt zijn'],
  },
  {
    id: 'de-bijstand',
    hash: 'b3101d21',
    unusual: [
      'Geld van de gemeente voor mensen met te weinig inkomen die/die-verwijzend bijvoorbeeld geen recht op WW hebben',
    ],
  },
  {
    id: 'arbeidsongeschikt',
    hash: '51fde605',
    unusual: [
      'Door/door-oorzaak ziekte of een beperking kun je lange tijd niet werken of minder dan vroeger',
    ],
  },
  {
    id: 'de-wia',
    hash: 'fd5bac05',
    unusual: ['Vraag/aanvragen/3 dit dan aan/aanvragen/-3 bij het UWV'],
  },
  {
    id: 'de-aow',
    hash: '4c711f6e',
    unusual: [
      'Geld dat/dat-verwijzend ouderen elke maand krijgen als ze in Nederland hebben gewoond of gewerkt',
    ],
  },
  {
    id: 'het-vangnet',
    hash: '3e43b200',
  },
  {
    id: 'de-plicht',
    hash: '4f8ddee7',
  },
  {
    id: 'de-sollicitatieplicht',
    hash: 'aea8622c',
    unusual: [
      'Wie geld van het UWV of de gemeente krijgt moet meestal een baan zoeken en dat kunnen laten/laten-zien/1 zien/laten-zien/-1',
    ],
  },
  {
    id: 'doorgeven',
    hash: '35c060a9',
    unusual: [
      'Je laat/laten-weten/6 het UWV of de gemeente weten/laten-weten/-6 dat/dat-zin er iets verandert zoals je adres of inkomen',
    ],
  },
  {
    id: 'de-ondernemer',
    hash: '529264ee',
    unusual: ['Iemand met een eigen zaak/zaak-bedrijf bijvoorbeeld een winkel of een restaurant'],
  },
  {
    id: 'de-kamer-van-koophandel',
    hash: 'a3bd78e6',
  },
  {
    id: 'de-zzp-er',
    hash: '7e7b1ec0',
    unusual: ['Iemand zonder baas en zonder personeel die/die-verwijzend voor verschillende klanten werkt'],
  },
  {
    id: 'het-ondernemingsplan',
    hash: 'adb381ed',
    unusual: ['Hierin schrijf je wat je gaat verkopen aan/aan-ontvanger wie en hoeveel geld je nodig hebt'],
  },
  {
    id: 'het-startkapitaal',
    hash: '05097bda',
  },
  {
    id: 'de-vergunning',
    hash: '136ecdb0',
    unusual: [
      'Officieel papier waarop staat/staan-geschreven dat/dat-zin iets mag bijvoorbeeld een café beginnen',
    ],
  },
  {
    id: 'de-factuur',
    hash: '8a294b80',
    unusual: ['Er staat/opstaan/1 op/opstaan/-1 wat je hebt gedaan en hoeveel dat kost'],
  },
  {
    id: 'de-btw',
    hash: '6fc76e83',
    unusual: [
      'Belasting in de prijs/prijs van bijna alles wat je koopt',
      'De winkel betaalt die aan/aan-ontvanger de overheid',
    ],
  },
  {
    id: 'de-boekhouding',
    hash: '20018943',
    unusual: ['Alle rekeningen en betalingen bij/bij-elkaar/1 elkaar/bij-elkaar/-1'],
  },
  {
    id: 'de-winst',
    hash: 'd5cccbb2',
    unusual: ['Het geld dat/dat-verwijzend je overhoudt als je alle kosten hebt betaald'],
  },
  {
    id: 'de-arbeidsongeschiktheidsverzekering',
    hash: 'b0dd686c',
    unusual: ['Geeft je inkomen als je door/door-oorzaak ziekte lang niet kunt werken'],
  },
  {
    id: 'het-aanvullend-pensioen',
    hash: '7357523d',
  },
  {
    id: 'digid',
    hash: 'a81506eb',
    unusual: [
      'Hiermee log/inloggen/3 je veilig in/inloggen/-3 bij de overheid en in de zorg',
      'Geef het nooit aan/aan-ontvanger een ander',
    ],
  },
  {
    id: 'het-burgerservicenummer',
    hash: '416de64a',
    unusual: ['een rij/rij-stoelen cijfers die/die-verwijzend bij één/een-getal persoon hoort'],
  },
  {
    id: 'inloggen',
    hash: 'ce0c3c2c',
  },
  {
    id: 'het-wachtwoord',
    hash: '0dea39bb',
    unusual: ['Vertel ze aan/aan-ontvanger niemand'],
  },
  {
    id: 'mijnoverheid',
    hash: '337ebd5c',
  },
  {
    id: 'de-instantie',
    hash: 'c2cdce3e',
  },
  {
    id: 'machtigen',
    hash: '8178244b',
  },
  {
    id: 'phishing',
    hash: 'f35a3abb',
  },
  {
    id: 'het-informatiepunt-digitale-overheid',
    hash: 'fe2b38e0',
  },
  {
    id: 'de-berichtenbox',
    hash: '6cb64eb2',
  },
  {
    id: 'de-sms-code',
    hash: '0ff51203',
    unusual: [
      'Een rij/rij-stoelen cijfers die/die-verwijzend je op je telefoon krijgt als je inlogt',
      'Vertel die nooit aan/aan-ontvanger een ander',
    ],
  },
  {
    id: 'de-gemeente',
    hash: 'a0d270da',
    unusual: ['Bestuurt een stad of een/een-paar/1 paar/een-paar/-1 dorpen'],
  },
  {
    id: 'het-gemeentehuis',
    hash: '7351820b',
  },
  {
    id: 'de-basisregistratie-personen',
    hash: '407b5f9d',
    unusual: [
      'lijst van de overheid met namen en adressen van mensen die/die-verwijzend hier officieel wonen',
    ],
  },
  {
    id: 'de-verhuizing',
    hash: 'eed90c12',
    unusual: [
      'Je gaat ergens anders/ander wonen en geeft/doorgeven/4 je nieuwe adres door/doorgeven/-4 aan/aan-ontvanger de gemeente',
    ],
  },
  {
    id: 'de-geboorteaangifte',
    hash: 'b83ca5bb',
    unusual: [
      'Binnen drie dagen vertel je dat/dat-zin je een baby hebt aan/aan-ontvanger de gemeente waar de bevalling was',
    ],
  },
  {
    id: 'de-erkenning',
    hash: '3a5d6351',
  },
  {
    id: 'de-echtscheiding',
    hash: '5e073140',
    unusual: ['De rechter beslist en daarna schrijft/opschrijven/4 de gemeente het op/opschrijven/-4'],
  },
  {
    id: 'het-uittreksel',
    hash: 'eb2e02e7',
  },
  {
    id: 'de-onroerendezaakbelasting',
    hash: '2b379ca7',
    unusual: ['wie een eigen huis heeft betaalt dit elk jaar aan/aan-ontvanger de gemeente'],
  },
  {
    id: 'de-afvalstoffenheffing',
    hash: 'c7b3db03',
    unusual: [
      'Bedrag dat/dat-verwijzend je aan/aan-ontvanger de gemeente betaalt voor het ophalen van je vuilnis',
    ],
  },
  {
    id: 'de-kwijtschelding',
    hash: '0a90b1a7',
    unusual: ['Vraag/vragen het aan/aan-ontvanger bij de gemeente'],
  },
  {
    id: 'de-schuldhulpverlening',
    hash: '35f1bf81',
    unusual: ['Kun je rekeningen niet/niet-meer/1 meer/niet-meer/-1 betalen'],
  },
  {
    id: 'het-nibud',
    hash: '05d4bd5f',
  },
  {
    id: 'het-maatschappelijk-werk',
    hash: '1e9d37b8',
  },
  {
    id: 'de-voedselbank',
    hash: 'eb071117',
    unusual: [
      'Mensen met te weinig geld krijgen hier gratis eten/eten-maaltijd voor een/een-paar/1 paar/een-paar/-1 dagen',
    ],
  },
  {
    id: 'het-identiteitsbewijs',
    hash: 'c76620e8',
    unusual: ['Je laat/laten-zien/2 ermee zien/laten-zien/-2 wie je bent'],
  },
  {
    id: 'het-paspoort',
    hash: 'ce344776',
    unusual: ['Nederlanders vragen het aan bij de gemeente en reizen/reis ermee'],
  },
  {
    id: 'de-identiteitskaart',
    hash: 'b51b4a32',
  },
  {
    id: 'het-rijbewijs',
    hash: 'd2f0d9ba',
    unusual: ['Na het examen vraag/aanvragen/3 je het aan/aanvragen/-3 bij de gemeente'],
  },
  {
    id: 'de-verblijfsvergunning',
    hash: '36bc350b',
  },
  {
    id: 'de-ind',
    hash: '375122eb',
  },
  {
    id: 'de-inburgering',
    hash: 'edca7a01',
  },
  {
    id: 'de-naturalisatie',
    hash: 'c2d14db6',
    unusual: ['Je vraagt/aanvragen/2 het aan/aanvragen/-2 bij de gemeente en de IND beslist'],
  },
  {
    id: 'de-dubbele-nationaliteit',
    hash: '46f32ad8',
  },
  {
    id: 'de-statushouder',
    hash: '0d2e5d38',
    unusual: [
      'Iemand die/die-verwijzend gevlucht is en nu in Nederland mag wonen omdat het eigen land niet veilig is',
    ],
  },
  {
    id: 'de-gezinshereniging',
    hash: 'd8090663',
    unusual: [
      'Je man/man-echtgenoot vrouw/vrouw-echtgenote of kinderen uit een ander land komen hier bij jou wonen',
    ],
  },
  {
    id: 'verlengen',
    hash: 'aa9fe5e4',
    unusual: [
      'Zorgen dat/dat-zin iets na de laatste datum geldig blijft bijvoorbeeld je verblijfsvergunning',
      'Doe dit op/op-tijd/1 tijd/op-tijd/-1',
    ],
  },
  {
    id: 'de-belasting',
    hash: 'b817ed6d',
    unusual: [
      'Geld dat/dat-verwijzend je aan/aan-ontvanger de overheid betaalt bijvoorbeeld voor scholen zorg wegen en politie',
    ],
  },
  {
    id: 'de-belastingdienst',
    hash: 'e3f78698',
    unusual: ['Deze organisatie zegt hoeveel je aan/aan-ontvanger de overheid moet betalen of terugkrijgt'],
  },
  {
    id: 'de-inkomstenbelasting',
    hash: '37cc2d08',
    unusual: [
      'Deel van je loon uitkering of winst dat/dat-verwijzend je aan/aan-ontvanger de overheid betaalt',
    ],
  },
  {
    id: 'de-belastingaangifte',
    hash: 'cb2dac84',
  },
  {
    id: 'de-aanslag',
    hash: 'a6700909',
    unusual: [
      'Brief van de Belastingdienst waarin staat/staan-geschreven hoeveel je moet betalen of terugkrijgt',
    ],
  },
  {
    id: 'de-teruggave',
    hash: '05c9da16',
    unusual: ['Dan komt dat geld weer op je rekening/rekening-bank'],
  },
  {
    id: 'de-toeslag',
    hash: 'd482c2b9',
    unusual: ['Geld van de overheid voor bijvoorbeeld huur/huren zorg/zorgen of kinderopvang'],
  },
  {
    id: 'de-dienst-toeslagen',
    hash: 'a7d122a4',
    unusual: [
      'Vraag/aanvragen/3 je geld aan/aanvragen/-3 voor huur/huren of zorg',
      'Deze organisatie beslist en betaalt het aan/aan-ontvanger jou',
    ],
  },
  {
    id: 'terugbetalen',
    hash: 'b232d6f6',
  },
  {
    id: 'de-kinderbijslag',
    hash: 'd1c71ba6',
    unusual: [
      'Ouders krijgen dit geld een/een-paar/1 paar/een-paar/-1 keer per jaar van de SVB voor hun zoon of dochter',
    ],
  },
  {
    id: 'de-sociale-verzekeringsbank',
    hash: '461d63a7',
    unusual: [
      'deze organisatie betaalt kinderbijslag aan/aan-ontvanger ouders en AOW aan/aan-ontvanger ouderen',
    ],
  },
  {
    id: 'het-kindgebonden-budget',
    hash: '8d2f1105',
  },
  {
    id: 'de-politie',
    hash: '8c50718c',
    unusual: ['Zorgt voor veiligheid zoekt daders en helpt bij/bij-tijdens ongelukken'],
  },
  {
    id: 'de-identificatieplicht',
    hash: 'b3fb1cd4',
    unusual: [
      'Vanaf veertien jaar moet je kunnen laten/laten-zien/1 zien/laten-zien/-1 wie je bent als de politie dat vraagt',
    ],
  },
  {
    id: 'het-misdrijf',
    hash: 'c95ac912',
  },
  {
    id: 'aangifte-doen',
    hash: '55192a7c',
    unusual: [
      'De politie officieel vertellen wat er is gebeurd bijvoorbeeld dat/dat-zin je fiets is gestolen',
    ],
  },
  {
    id: 'de-boete',
    hash: '0b2366af',
    unusual: [
      'Geld dat/dat-verwijzend je moet betalen als straf bijvoorbeeld omdat je te hard/hard-luid hebt gereden',
    ],
  },
  {
    id: 'het-besluit',
    hash: '55853b61',
  },
  {
    id: 'het-bezwaar',
    hash: '953ca641',
    unusual: [
      'Je schrijft de overheid binnen zes weken dat/dat-zin je het niet eens/eens-mening bent met een besluit',
    ],
  },
  {
    id: 'de-klacht',
    hash: '7e531790',
    unusual: [
      'Je vertelt een organisatie dat/dat-zin je niet tevreden bent bijvoorbeeld omdat een medewerker onbeleefd was',
    ],
  },
  {
    id: 'de-nationale-ombudsman',
    hash: '072b746c',
  },
  {
    id: 'het-juridisch-loket',
    hash: 'b9342f7e',
  },
  {
    id: 'de-advocaat',
    hash: '22289f2c',
  },
  {
    id: 'de-corruptie',
    hash: '234806fc',
    unusual: ['Een agent of ambtenaar neemt/aannemen/4 bijvoorbeeld stiekem geld aan/aannemen/-4'],
  },
  {
    id: 'de-verzekering',
    hash: 'ab0f1396',
    unusual: ['Je betaalt een vast/vast bedrag'],
  },
  {
    id: 'de-verzekeraar',
    hash: '11f0cf37',
  },
  {
    id: 'de-premie',
    hash: 'd401879e',
    unusual: ['Bedrag dat/dat-verwijzend je meestal elke maand betaalt om verzekerd te zijn'],
  },
  {
    id: 'de-polis',
    hash: '6f3df3e3',
  },
  {
    id: 'de-schade',
    hash: '7f1d179a',
    unusual: ['Iets is kapot of weg/weg-verdwenen door/door-oorzaak bijvoorbeeld brand water of een ongeluk'],
  },
  {
    id: 'de-wa-verzekering',
    hash: '6833bf8c',
  },
  {
    id: 'de-aansprakelijkheidsverzekering',
    hash: 'b403f157',
  },
  {
    id: 'de-inboedelverzekering',
    hash: 'a7c03dc7',
  },
  {
    id: 'de-opstalverzekering',
    hash: 'f582f00d',
  },
  {
    id: 'de-rechtsbijstandverzekering',
    hash: '6f6ec255',
  },
  {
    id: 'de-reisverzekering',
    hash: '0ed38c4e',
    unusual: ['Betaalt bijvoorbeeld als je koffer weg/weg-verdwenen is of als je op vakantie ziek wordt'],
  },
  {
    id: 'het-schadeformulier',
    hash: '4917cc3c',
  },
  {
    id: 'de-dijk',
    hash: 'ffe7e452',
  },
  {
    id: 'de-polder',
    hash: '3d5b5753',
  },
  {
    id: 'het-waterschap',
    hash: '91eedadb',
    unusual: ['Deze organisatie zorgt voor sterke dijken en schone sloten/sloot'],
  },
  {
    id: 'de-watersnoodramp',
    hash: 'e624bca9',
  },
  {
    id: 'de-deltawerken',
    hash: '8152b815',
  },
  {
    id: 'de-afsluitdijk',
    hash: '58a4da35',
    unusual: [
      'Een lange dam/dam met een weg erop tussen Noord-Holland en Friesland',
      'Sinds 1932 houdt/tegenhouden/4 hij/hij-ding de zee tegen/tegenhouden/-4',
    ],
  },
  {
    id: 'het-ijsselmeer',
    hash: 'f9caa9af',
  },
  {
    id: 'de-molen',
    hash: '8a28ef14',
  },
  {
    id: 'het-gemaal',
    hash: '3ea586eb',
  },
  {
    id: 'het-zeeniveau',
    hash: 'b94e2deb',
  },
  {
    id: 'de-duinen',
    hash: '3bd8d06b',
  },
  {
    id: 'overstromen',
    hash: '49680100',
  },
  {
    id: 'de-zeventiende-eeuw',
    hash: '7b2326d4',
  },
  {
    id: 'de-handel',
    hash: 'b3bdc11a',
  },
  {
    id: 'de-voc',
    hash: 'dfa023ca',
  },
  {
    id: 'de-wic',
    hash: '646eb47e',
  },
  {
    id: 'de-kolonie',
    hash: '7f8883b0',
    unusual: ['De mensen die/die-verwijzend er wonen hebben weinig te zeggen'],
  },
  {
    id: 'de-slavernij',
    hash: '510af80d',
    unusual: ['Ze kregen geen loon en mochten niet weg/weg-verdwenen'],
  },
  {
    id: 'de-slaafgemaakte',
    hash: 'd0ae305d',
    unusual: ['een ander was de eigenaar en liet hem/hem of haar werken zonder loon'],
  },
  {
    id: 'de-plantage',
    hash: '38a549a9',
    unusual: ['Slaafgemaakte mensen moesten er het zware/zwaar-moeilijk werk doen'],
  },
  {
    id: 'afschaffen',
    hash: 'abede62a',
  },
  {
    id: 'suriname',
    hash: '70732523',
  },
  {
    id: 'aruba-en-curaçao',
    hash: '0569b390',
  },
  {
    id: 'rembrandt',
    hash: 'bc9e27d0',
    unusual: ['Zijn/zijn-bezit bekendste werk de Nachtwacht hangt in Amsterdam'],
  },
  {
    id: 'de-tweede-wereldoorlog',
    hash: '4a81da17',
  },
  {
    id: 'de-bezetting',
    hash: '51ea56d2',
  },
  {
    id: 'de-nazi-s',
    hash: '3ec7d631',
    unusual: ['Zo heten Hitler en de mensen van zijn/zijn-bezit partij'],
  },
  {
    id: 'de-holocaust',
    hash: '02e67bb0',
  },
  {
    id: 'het-antisemitisme',
    hash: '3e2bf2f7',
  },
  {
    id: 'de-gele-ster',
    hash: '2c2d6a17',
  },
  {
    id: 'het-concentratiekamp',
    hash: '619744de',
    unusual: [
      "Hier sloten/opsluiten/4 de nazi's mensen op/opsluiten/-4",
      'Velen stierven er door/door-oorzaak honger ziekte of geweld',
    ],
  },
  {
    id: 'onderduiken',
    hash: 'b075d2dc',
  },
  {
    id: 'anne-frank',
    hash: '84f8818a',
  },
  {
    id: 'het-verzet',
    hash: 'e1636c98',
    unusual: ['Mensen die/die-verwijzend in de oorlog iets deden tegen de Duitsers'],
  },
  {
    id: 'de-hongerwinter',
    hash: '25dfdbd8',
    unusual: ['Aan het eind van de oorlog was er in het westen bijna geen eten/eten-maaltijd'],
  },
  {
    id: 'de-bevrijding',
    hash: '3b53e795',
  },
  {
    id: 'de-wederopbouw',
    hash: 'f4fac4e6',
  },
  {
    id: 'de-verzorgingsstaat',
    hash: '9c1291a6',
    unusual: ['De overheid helpt mensen die/die-verwijzend ziek oud of werkloos zijn'],
  },
  {
    id: 'de-onafhankelijkheid',
    hash: 'bc6fb59a',
    unusual: [
      'Een land hoort niet/niet-meer/1 meer/niet-meer/-1 bij een ander land en beslist zelf over zijn/zijn-bezit toekomst',
    ],
  },
  {
    id: 'indonesië',
    hash: '6ff48177',
    unusual: ['Het was een kolonie van Nederland en vocht voor zijn/zijn-bezit vrijheid'],
  },
  {
    id: 'de-gastarbeider',
    hash: '8112a641',
  },
  {
    id: 'de-arbeidsmigrant',
    hash: '522c7fdb',
    unusual: [
      'Iemand die/die-verwijzend naar een ander land gaat om daar te werken vaak voor een/een-paar/1 paar/een-paar/-1 maanden of jaren',
    ],
  },
  {
    id: 'de-vluchteling',
    hash: '4601b089',
    unusual: [
      'Door/door-oorzaak oorlog of ander gevaar moest deze persoon weg/weg-verdwenen uit zijn/zijn-bezit of haar eigen land',
    ],
  },
  {
    id: 'het-asiel',
    hash: '43137543',
  },
  {
    id: 'de-multiculturele-samenleving',
    hash: 'e954903f',
    unusual: [
      'In één/een-getal land wonen mensen met verschillende talen gewoontes en godsdiensten bij/bij-elkaar/1 elkaar/bij-elkaar/-1',
    ],
  },
  {
    id: 'de-emancipatie',
    hash: '7d7f7908',
  },
  {
    id: 'de-navo',
    hash: 'e585007c',
    unusual: ['Wordt één/een-getal lid aangevallen'],
  },
  {
    id: 'de-verenigde-naties',
    hash: '1f4ef1be',
    unusual: ['Ze praten over vrede en werken/samenwerken/1 samen/samenwerken/-1 bijvoorbeeld tegen honger'],
  },
  {
    id: 'de-hoofdstad',
    hash: 'a9799fad',
  },
  {
    id: 'den-haag',
    hash: 'f3ba0294',
    unusual: ['Hier zitten/zitten-erin de regering en het parlement van Nederland'],
  },
  {
    id: 'de-provincie',
    hash: '837660ac',
  },
  {
    id: 'het-buurland',
    hash: '7e79d30b',
    unusual: ['Voor Nederland zijn dat/dat-zin België en Duitsland'],
  },
  {
    id: 'de-randstad',
    hash: '978dd16e',
  },
  {
    id: 'rotterdam',
    hash: 'd0a9f7e4',
  },
  {
    id: 'de-noordzee',
    hash: '1b2d381e',
  },
  {
    id: 'schiphol',
    hash: '11ed8e77',
  },
  {
    id: 'het-platteland',
    hash: '9288515f',
  },
  {
    id: 'het-openbaar-vervoer',
    hash: 'fa517dd5',
    unusual: ['Iedereen die/die-verwijzend betaalt kan ermee reizen'],
  },
  {
    id: 'inchecken',
    hash: '238742c5',
    unusual: ['Aan het begin/begin van je reis houd je je pas/pas-kaart of telefoon voor een apparaat'],
  },
  {
    id: 'uitchecken',
    hash: 'e7c92943',
    unusual: [
      'Na je reis houd je je pas/pas-kaart of telefoon nog/nog-een-keer/1 een/nog-een-keer/1 keer/nog-een-keer/-2 voor het apparaat',
    ],
  },
  {
    id: 'de-monarchie',
    hash: 'ce2344af',
    unusual: [
      'Een land met een koning of koningin in/in-plaats-van/1 plaats/in-plaats-van/1 van/in-plaats-van/-2 een president',
    ],
  },
  {
    id: 'de-koning',
    hash: '85bf474f',
    unusual: ['Hij tekent/tekenen-handtekening wetten maar heeft weinig eigen macht'],
  },
  {
    id: 'de-regering',
    hash: '4e65f807',
    unusual: ['Zij besturen/bestuur het land en maken plannen voor nieuwe wetten'],
  },
  {
    id: 'de-minister-president',
    hash: 'be7592f1',
  },
  {
    id: 'de-minister',
    hash: '87aa5c43',
    unusual: [
      'Deze politicus zit in de regering en gaat over één/een-getal onderwerp zoals onderwijs of gezondheid',
    ],
  },
  {
    id: 'de-staatssecretaris',
    hash: 'd6ef2ae6',
  },
  {
    id: 'het-kabinet',
    hash: 'f38c1422',
  },
  {
    id: 'de-coalitie',
    hash: '57926157',
    unusual: ['Twee of meer partijen maken afspraken en zitten/zitten-erin samen in de regering'],
  },
  {
    id: 'de-formatie',
    hash: 'cb446d83',
  },
  {
    id: 'prinsjesdag',
    hash: 'bce8c06c',
    unusual: [
      'Op de derde dinsdag van september leest/voorlezen/8 de koning de plannen van de regering voor/voorlezen/-8',
    ],
  },
  {
    id: 'willem-van-oranje',
    hash: '87196a90',
    unusual: ['De koninklijke familie draagt nog/nog-steeds/1 steeds/nog-steeds/-1 zijn/zijn-bezit naam'],
  },
  {
    id: 'het-wilhelmus',
    hash: '8df09cc1',
  },
  {
    id: 'de-democratie',
    hash: '7446b438',
  },
  {
    id: 'de-verkiezingen',
    hash: 'c4bd6d6d',
    unusual: ['Burgers stemmen dan op de partij of persoon die/die-verwijzend zij het beste vinden'],
  },
  {
    id: 'stemmen',
    hash: 'e9cd9ee4',
    unusual: ['Voor de Tweede/tweede-kamer/1 Kamer/tweede-kamer/-1 mogen Nederlanders dit vanaf 18 jaar'],
  },
  {
    id: 'het-kiesrecht',
    hash: 'f441ddaa',
  },
  {
    id: 'de-stempas',
    hash: 'c5f299f0',
    unusual: [
      'Deze brief krijg je thuis vóór/voor-tijd de verkiezingen',
      'Neem/meenemen/4 hem die dag mee/meenemen/-4 samen met je identiteitsbewijs',
    ],
  },
  {
    id: 'het-stembureau',
    hash: 'e484d267',
  },
  {
    id: 'het-parlement',
    hash: '687c69b4',
    unusual: ['De Eerste/eerste-kamer en de Tweede/tweede-kamer/1 Kamer/tweede-kamer/-1 samen'],
  },
  {
    id: 'de-tweede-kamer',
    hash: '20b8f35f',
  },
  {
    id: 'de-eerste-kamer',
    hash: '123d2824',
  },
  {
    id: 'de-politieke-partij',
    hash: 'a256eb5b',
  },
  {
    id: 'de-zetel',
    hash: '592a37aa',
    unusual: [
      'Een plaats in bijvoorbeeld de Tweede/tweede-kamer/1 Kamer/tweede-kamer/-1',
      'Een partij met veel stemmen/stem-verkiezing krijgt veel plaatsen',
    ],
  },
  {
    id: 'de-oppositie',
    hash: '036d4ad8',
    unusual: ['Deze partijen zitten/zitten-erin wel in het parlement maar niet in de regering'],
  },
  {
    id: 'de-overheid',
    hash: '46a426a7',
  },
  {
    id: 'het-rijk',
    hash: '3e1eeb5a',
  },
  {
    id: 'de-gemeenteraad',
    hash: '71f34f01',
  },
  {
    id: 'de-burgemeester',
    hash: 'eaa10b62',
  },
  {
    id: 'de-wethouder',
    hash: '4f1a095e',
    unusual: [
      'Deze bestuurder van een gemeente heeft een/een-paar/1 paar/een-paar/-1 eigen onderwerpen bijvoorbeeld wonen of verkeer',
    ],
  },
  {
    id: 'de-ambtenaar',
    hash: '31fbd1d6',
    unusual: ['Iemand met een baan bij de overheid bijvoorbeeld op/op-bij het gemeentehuis'],
  },
  {
    id: 'de-inspraak',
    hash: 'd8788bc2',
  },
  {
    id: 'provinciale-staten',
    hash: 'dbe88777',
    unusual: ['De leden kiezen ook de Eerste/eerste-kamer/1 Kamer/eerste-kamer/-1'],
  },
  {
    id: 'de-commissaris-van-de-koning',
    hash: '6bf34d70',
  },
  {
    id: 'de-europese-unie',
    hash: '53a9fb3d',
    unusual: ['Een groep landen die/die-verwijzend samenwerken bijvoorbeeld bij handel en milieu'],
  },
  {
    id: 'het-europees-parlement',
    hash: '7d4fc4c4',
    unusual: ['Die komen/samenkomen/1 samen/samenkomen/-1 in Brussel en Straatsburg'],
  },
  {
    id: 'het-vrije-verkeer-van-personen',
    hash: '36a680d0',
  },
  {
    id: 'de-wet',
    hash: 'de15363a',
  },
  {
    id: 'de-grondwet',
    hash: 'cd6332bc',
    unusual: ['Hierin staan/staan-geschreven de belangrijkste rechten en plichten van burgers'],
  },
  {
    id: 'de-rechtsstaat',
    hash: 'b1bd58da',
  },
  {
    id: 'de-scheiding-der-machten',
    hash: '07f427c5',
  },
  {
    id: 'de-rechter',
    hash: '82bce699',
  },
  {
    id: 'de-rechtbank',
    hash: 'b8f9d11c',
  },
  {
    id: 'de-verdachte',
    hash: '9ed08383',
    unusual: ['De politie denkt dat/dat-zin deze persoon iets strafbaars heeft gedaan'],
  },
  {
    id: 'de-officier-van-justitie',
    hash: 'ca1cb20e',
  },
  {
    id: 'het-vonnis',
    hash: 'b3ef9adb',
    unusual: ['Daarin staat/staan-geschreven bijvoorbeeld wie er moet betalen of naar de gevangenis moet'],
  },
  {
    id: 'het-hoger-beroep',
    hash: '506b335d',
    unusual: ['Ben je het niet eens/eens-mening met de rechter'],
  },
  {
    id: 'de-hoge-raad',
    hash: '54ce8bf3',
  },
  {
    id: 'de-straf',
    hash: '2cef5b73',
  },
  {
    id: 'de-gelijkheid',
    hash: '83a7a584',
  },
  {
    id: 'artikel-1',
    hash: 'a939c033',
    unusual: [
      'Deze regel staat/staan-geschreven in de Grondwet',
      'behandel mensen in gelijke gevallen/geval gelijk/gelijk-zelfde',
    ],
  },
  {
    id: 'de-discriminatie',
    hash: 'a160f2d4',
  },
  {
    id: 'het-racisme',
    hash: '7ef308d6',
    unusual: ['Ook op/op-bij het werk is dit verboden'],
  },
  {
    id: 'de-vrijheid-van-meningsuiting',
    hash: '78c2fc14',
  },
  {
    id: 'de-vrijheid-van-godsdienst',
    hash: '24e6153d',
  },
  {
    id: 'de-scheiding-van-kerk-en-staat',
    hash: 'fd086422',
    unusual: ['De overheid kiest geen geloof/geloven voor de burgers'],
  },
  {
    id: 'de-persvrijheid',
    hash: '5f9d328f',
  },
  {
    id: 'demonstreren',
    hash: 'f6273cc7',
    unusual: ['Samen de straat op gaan om te laten/laten-zien/1 zien/laten-zien/-1 wat je vindt'],
  },
  {
    id: 'de-privacy',
    hash: '3b39ecee',
  },
  {
    id: 'de-persoonsgegevens',
    hash: 'd9f89752',
  },
  {
    id: 'het-college-voor-de-rechten-van-de-mens',
    hash: '5ac5b753',
  },
  {
    id: 'het-zelfbeschikkingsrecht',
    hash: '9afb5360',
    unusual: ['Jouw lichaam jouw leven/leven'],
  },
  {
    id: 'de-seksuele-gerichtheid',
    hash: '7fe89ded',
    unusual: ['Jouw lichaam jouw leven/leven'],
  },
  {
    id: 'seks-tegen-je-wil',
    hash: 'f079243f',
    unusual: [
      'Jouw lichaam jouw leven/leven',
      'Jij zegt nee of durft niets te zeggen maar de ander gaat/doorgaan/1 door/doorgaan/-1',
    ],
  },
  {
    id: 'de-huwelijksdwang',
    hash: '631c1884',
    unusual: ['Jouw lichaam jouw leven/leven'],
  },
  {
    id: 'het-huiselijk-geweld',
    hash: '381ae7b6',
    unusual: ['Jouw lichaam jouw leven/leven'],
  },
  {
    id: 'de-kindermishandeling',
    hash: 'c5d725cf',
    unusual: ['Jouw lichaam jouw leven/leven'],
  },
  {
    id: 'veilig-thuis',
    hash: 'b39cc990',
    unusual: ['Jouw lichaam jouw leven/leven'],
  },
  {
    id: 'het-eergerelateerd-geweld',
    hash: 'fa8207e8',
    unusual: ['Jouw lichaam jouw leven/leven'],
  },
  {
    id: 'de-vrouwelijke-genitale-verminking',
    hash: '4ddd7282',
    unusual: ['Jouw lichaam jouw leven/leven'],
  },
  {
    id: 'de-abortus',
    hash: '823e3be8',
    unusual: [
      'Jouw lichaam jouw leven/leven',
      'De vrouw beslist zelf en in de wet staan/staan-geschreven de regels',
    ],
  },
  {
    id: 'de-euthanasie',
    hash: 'cd066b43',
    unusual: [
      'Jouw lichaam jouw leven/leven',
      'Iemand die/die-verwijzend heel erg lijdt vraagt zelf om te sterven en een arts helpt daarbij',
    ],
  },
  {
    id: 'het-donorregister',
    hash: 'd6096caf',
    unusual: [
      'Jouw lichaam jouw leven/leven',
      'Hier vul/invullen/2 je in/invullen/-2 of artsen na je dood je hart of nieren aan/aan-ontvanger een zieke mogen geven',
    ],
  },
];
