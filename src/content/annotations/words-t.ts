import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'telefoonnummer',
    hash: 'c61d0c58',
    unusual: ['Olena kent/kennen-weten haar nieuwe telefoonnummer nog niet uit haar hoofd'],
  },
  {
    id: 'tegenwoordig',
    hash: 'b2bdddfc',
  },
  {
    id: 'taal',
    hash: '4b17f609',
  },
  {
    id: 'tolk',
    hash: '34d0df69',
  },
  {
    id: 'trakteren',
    hash: '762227e4',
    unusual: ['Daan mag morgen op/op-bij school trakteren dus ik bak vanavond koekjes'],
  },
  {
    id: 'tatoeage',
    hash: 'bd270c88',
    unusual: ['Kees laat een tatoeage van zijn/zijn-bezit hond op zijn/zijn-bezit arm zetten'],
  },
  {
    id: 'trots',
    hash: 'b92002eb',
  },
  {
    id: 'tussenvoegsel',
    hash: 'c4ff8046',
  },
  {
    id: 'tekenen-handtekening',
    hash: '8dbea8e0',
    unusual: ['Wilt u hier tekenen/tekenen-handtekening voor het pakket'],
  },
  {
    id: 'teleurgesteld',
    hash: 'efd7b669',
  },
  {
    id: 'teleurstelling',
    hash: '149c0d75',
    unusual: ['Wat een teleurstelling de wedstrijd gaat/doorgaan-gebeuren/2 niet door/doorgaan-gebeuren/-2'],
  },
  {
    id: 'traan',
    hash: 'f923fe9c',
    unusual: ['Veeg/wegvegen/4 je tranen maar/maar-gerust weg/wegvegen/-4 het komt goed'],
  },
  {
    id: 'toevallig',
    hash: '2e4faf76',
  },
  {
    id: 'tas',
    hash: '52f94fe2',
    unusual: ['Deze tas is te zwaar draag/dragen-tillen jij hem even'],
  },
  {
    id: 'trui',
    hash: '13a64456',
  },
  {
    id: 't-shirt',
    hash: '801db928',
    unusual: ['Trek/aantrekken/5 maar/maar-gerust een schoon T-shirt aan/aantrekken/-5'],
  },
  {
    id: 'te',
    hash: 'b98a21b7',
  },
  {
    id: 'tenminste',
    hash: 'b82f41a8',
  },
  {
    id: 'tot-straks',
    hash: '48a86267',
    unusual: [
      'Doei tot/tot-straks/1 straks/tot-straks/-1',
      'Ik haal/ophalen/5 je om vijf uur op/ophalen/-5 tot/tot-straks/1 straks/tot-straks/-1',
    ],
  },
  {
    id: 'tot-ziens',
    hash: 'c8528ce3',
    unusual: [
      'Tot/tot-ziens/1 ziens/tot-ziens/-1 en dank/dank-je-wel/1 je/dank-je-wel/1 wel/dank-je-wel/-2',
      'Bedankt voor uw bezoek en tot/tot-ziens/1 ziens/tot-ziens/-1',
    ],
  },
  {
    id: 'tijd',
    hash: 'b4cb1d6c',
  },
  {
    id: 'trouwens',
    hash: '8a33a69f',
  },
  {
    id: 'terecht',
    hash: '31d28425',
  },
  {
    id: 'toegeven',
    hash: 'f80b2cff',
    unusual: ['Geef/toegeven/2 maar/maar-gerust toe/toegeven/-2 dat/dat-zin je het vergeten bent'],
  },
  {
    id: 'twijfel',
    hash: 'f304449b',
  },
  {
    id: 'tot',
    hash: '632dbfbd',
  },
  {
    id: 'tot-zo',
    hash: '35a599eb',
    unusual: ['Ik zet/zetten-koffie alvast koffie tot/tot-zo/1 zo/tot-zo/-1'],
  },
  {
    id: 'te-laat',
    hash: '14f48a02',
    unusual: [
      'Sorry ik ben te/te-laat/1 laat/te-laat/-1',
      'Sorry dat/dat-zin ik te/te-laat/1 laat/te-laat/-1 ben de brug was open',
    ],
  },
  {
    id: 'tegelijk',
    hash: '228c4435',
  },
  {
    id: 'tijdje',
    hash: '2ca2bf2c',
  },
  {
    id: 'tomaat',
    hash: 'ee96908c',
  },
  {
    id: 'tonijn',
    hash: '72ae9d4f',
    unusual: ['Geef mij maar/maar-gerust een broodje tonijn met extra ui'],
  },
  {
    id: 'thee',
    hash: 'e5d335ac',
  },
  {
    id: 'toevoegen',
    hash: '9cfc004e',
    unusual: ['Voeg/toevoegen/7 op het laatst een/een-beetje/1 beetje/een-beetje/-1 olie toe/toevoegen/-7'],
  },
  {
    id: 'taart',
    hash: '7399d031',
  },
  {
    id: 'toetje',
    hash: 'ec962026',
  },
  {
    id: 'terras',
    hash: '6b3d1285',
    unusual: ['De zon schijnt dus iedereen zit/zitten op het terras'],
  },
  {
    id: 'tussendoortje',
    hash: 'd8c12979',
    unusual: ['Een appel is een goed tussendoortje op/op-bij school'],
  },
  {
    id: 'trek',
    hash: 'cf909c26',
    unusual: ['Heb je trek/trek'],
  },
  {
    id: 'thuis',
    hash: '9bd9e59b',
    unusual: [
      'Is je man/man-echtgenoot ook thuis',
      'Morgen werk/werken ik thuis want dan komt de loodgieter',
    ],
  },
  {
    id: 'trap',
    hash: '94f04da1',
  },
  {
    id: 'toilet',
    hash: '7a5a06ad',
    unusual: ['Het toilet is bezet maar boven is er nog een/een-getal'],
  },
  {
    id: 'tafel',
    hash: 'cb44e77b',
  },
  {
    id: 'theedoek',
    hash: '105294c0',
    unusual: ['Droog/afdrogen/4 jij de glazen af/afdrogen/-4 met een schone theedoek'],
  },
  {
    id: 'theepot',
    hash: 'a50e8647',
  },
  {
    id: 'troep',
    hash: 'abe00a3c',
  },
  {
    id: 'tweepersoonsbed',
    hash: '633041e4',
  },
  {
    id: 'tandenborstel',
    hash: '1b037f67',
    unusual: ['Neem/meenemen/3 je tandenborstel mee/meenemen/-3 als je blijft slapen'],
  },
  {
    id: 'trein',
    hash: '0c215166',
  },
  {
    id: 'tunnel',
    hash: '9c66e29c',
  },
  {
    id: 'tram',
    hash: '35e72377',
  },
  {
    id: 'taxi',
    hash: '479924e5',
    unusual: ['Na middernacht rijdt er geen bus meer/meer-voorbij dus neem een taxi'],
  },
  {
    id: 'teruggaan',
    hash: '8d8c3133',
  },
  {
    id: 'thuiskomen',
    hash: 'e8c95766',
    unusual: ['Hoe/hoe-laat/1 laat/hoe-laat/-1 kom/thuiskomen/3 jij vanavond thuis/thuiskomen/-3'],
  },
  {
    id: 'tegenover',
    hash: 'a835f3dc',
  },
  {
    id: 'tanken',
    hash: 'ad03621b',
  },
  {
    id: 'tankstation',
    hash: 'dcb88664',
  },
  {
    id: 'terugkomen',
    hash: '59447773',
    unusual: [
      'Ik kom/terugkomen/4 om zes uur terug/terugkomen/-4',
      'Wanneer komen/terugkomen/2 jullie terug/terugkomen/-2 uit Marokko',
    ],
  },
  {
    id: 'toren',
    hash: '75707979',
  },
  {
    id: 'terrein',
    hash: '64728e72',
  },
  {
    id: 'toerist',
    hash: 'a4edd11a',
  },
  {
    id: 'tussen',
    hash: 'ad6cc083',
    unusual: ['Zij zit/zitten tussen haar ouders'],
  },
  {
    id: 'tegen',
    hash: 'c3b6646a',
    unusual: [
      'Zet de ladder maar/maar-gerust tegen de muur',
      'Mijn buurman praat altijd hard/hard-luid tegen zijn/zijn-bezit hond',
    ],
  },
  {
    id: 'terug',
    hash: '56e1b576',
    unusual: ['Ik breng/terugbrengen/4 de boeken/boeken morgen terug/terugbrengen/-4'],
  },
  {
    id: 'tand',
    hash: '040c50d5',
  },
  {
    id: 'tong',
    hash: 'ee185525',
    unusual: ['Steek/uitsteken/4 uw tong eens uit/uitsteken/-4 dan kijk ik in uw keel'],
  },
  {
    id: 'trekken',
    hash: '3bcb92aa',
    unusual: ['Gisteren heeft de tandarts een kies/kies bij me getrokken'],
  },
  {
    id: 'toestand',
    hash: 'fd50ce00',
    unusual: ['Zijn/zijn-bezit toestand is gelukkig veel beter dan gisteren'],
  },
  {
    id: 'thermometer',
    hash: 'c7f1b44d',
    unusual: ['De baby voelt/aanvoelen/3 zo warm aan/aanvoelen/-3'],
  },
  {
    id: 'tandpasta',
    hash: 'c6e34e1b',
  },
  {
    id: 'tillen',
    hash: '7bb7d484',
  },
  {
    id: 'tandarts',
    hash: '9bca0c9c',
  },
  {
    id: 'therapie',
    hash: 'f1b1a6b5',
    unusual: ['Door/door-oorzaak de therapie slaapt ze weer goed'],
  },
  {
    id: 'teen',
    hash: '128becb8',
  },
  {
    id: 'thuiszorg',
    hash: '63a52080',
  },
  {
    id: 'teruggeven',
    hash: 'c1544b00',
    unusual: ['Wanneer moet ik de ladder aan/aan-ontvanger jou teruggeven'],
  },
  {
    id: 'tang',
    hash: '90e5a745',
  },
  {
    id: 'touw',
    hash: '219db7a8',
  },
  {
    id: 'tuin',
    hash: '680e6744',
  },
  {
    id: 'tuinstoel',
    hash: 'f1c4f8e7',
  },
  {
    id: 'terugsturen',
    hash: '287ef6f5',
    unusual: ['De broek is te lang ik stuur/terugsturen/2 hem terug/terugsturen/-2'],
  },
  {
    id: 'tegoedbon',
    hash: '58afa9b1',
    unusual: ['U krijgt/terugkrijgen/3 geen geld terug/terugkrijgen/-3 maar wel een tegoedbon'],
  },
  {
    id: 'tegenvallen',
    hash: 'cd26ca41',
    unusual: ['De kleur valt/tegenvallen/1 tegen/tegenvallen/-1 op de foto was hij/hij-ding mooier'],
  },
  {
    id: 'terugbetalen',
    hash: 'de700b78',
    unusual: ['De winkel betaalt/terugbetalen/7 het hele bedrag binnen twee weken terug/terugbetalen/-7'],
  },
  {
    id: 'terugbrengen',
    hash: 'ea7e41f4',
    unusual: [
      'Fatima brengt/terugbrengen/3 de schoenen terug/terugbrengen/-3 omdat ze pijn/pijn-doen/1 doen/pijn-doen/-1',
    ],
  },
  {
    id: 'tevreden',
    hash: 'c404186e',
  },
  {
    id: 'tweedehands',
    hash: '508f4537',
  },
  {
    id: 'twijfelen',
    hash: '261e7f61',
  },
  {
    id: 'type',
    hash: 'f6a7cd9b',
  },
  {
    id: 'testen',
    hash: '996745cd',
  },
  {
    id: 'tip',
    hash: '4867da90',
  },
  {
    id: 'tegenligger',
    hash: '11540424',
  },
  {
    id: 'teken',
    hash: '1ae36286',
    unusual: ['De agent gaf een teken dat/dat-zin we door/doorrijden/2 mochten rijden/doorrijden/-2'],
  },
  {
    id: 'theorie',
    hash: 'c9547def',
    unusual: ['Samir leert de theorie met een app op zijn/zijn-bezit telefoon'],
  },
  {
    id: 'toeteren',
    hash: '91d2793b',
    unusual: ['De auto achter me toeterde want ik reed/wegrijden/4 niet snel genoeg weg/wegrijden/-4'],
  },
  {
    id: 'tegenwind',
    hash: 'c8a87997',
  },
  {
    id: 'team',
    hash: '5fb866c4',
  },
  {
    id: 'trainen',
    hash: 'c047451a',
  },
  {
    id: 'tekenen',
    hash: 'c1bfc382',
  },
  {
    id: 'talent',
    hash: '2610a655',
  },
  {
    id: 'truc',
    hash: '9dbf1269',
  },
  {
    id: 'tennissen',
    hash: '5746313a',
  },
  {
    id: 'theater',
    hash: '17a075d2',
    unusual: ['In het theater moeten alle telefoons uit/uit-uitgeschakeld'],
  },
  {
    id: 'ticket',
    hash: 'fdb1d764',
    unusual: ['Laat/laten-zien/7 de tickets maar/maar-gerust op je telefoon zien/laten-zien/-7'],
  },
  {
    id: 'tentoonstelling',
    hash: 'd12a2886',
  },
  {
    id: 'taalmaatje',
    hash: 'a25e1366',
  },
  {
    id: 'tellen',
    hash: '5a87d20f',
  },
  {
    id: 'toets-school',
    hash: '09da8009',
  },
  {
    id: 'tekst',
    hash: '4f6d8e58',
  },
  {
    id: 'training',
    hash: 'fe7e8b33',
    unusual: ['De training voor nieuwe vrijwilligers duurt één/een-getal dag'],
  },
  {
    id: 'test',
    hash: 'd4f68179',
  },
  {
    id: 'toetsenbord',
    hash: 'f04d0edc',
  },
  {
    id: 'typen',
    hash: 'eea01829',
  },
  {
    id: 'toen',
    hash: 'f062f798',
  },
  {
    id: 'totdat',
    hash: 'dd1bcd15',
  },
  {
    id: 'terwijl',
    hash: '5c8cceb2',
  },
  {
    id: 'tijdens',
    hash: '5490b9d0',
    unusual: ['Tijdens het examen moet je telefoon uit/uit-uitgeschakeld'],
  },
  {
    id: 'tenzij',
    hash: 'ce39355d',
  },
  {
    id: 'teller',
    hash: '1bdda664',
    unusual: ['Alles staat uit/uit-uitgeschakeld en toch blijft de teller lopen'],
  },
  {
    id: 'totaal',
    hash: 'cbcfbef4',
    unusual: [
      'Tel/optellen/5 de bedragen bij/bij-elkaar/1 elkaar/bij-elkaar/-1 op/optellen/-5 dan heb je het totaal',
    ],
  },
  {
    id: 'tarief',
    hash: '86c539ea',
    unusual: ["'s/s-nachts/1 Nachts/s-nachts/-1 betaal je een lager tarief voor stroom"],
  },
  {
    id: 'thermostaat',
    hash: 'd0012b4d',
  },
  {
    id: 'temperatuur',
    hash: '087cb15b',
    unusual: ["Welke temperatuur vinden jullie 's/s-avonds/1 avonds/s-avonds/-1 prettig"],
  },
  {
    id: 'tuinslang',
    hash: 'fbe61007',
    unusual: ['Kees maakt/schoonmaken/3 zijn/zijn-bezit auto schoon/schoonmaken/-3 met de tuinslang'],
  },
  {
    id: 'tocht',
    hash: '4c4fbb84',
    unusual: ['Bij dit raam zit/zitten je in de tocht kom maar/maar-gerust hier'],
  },
  {
    id: 'tijdelijk',
    hash: '6ccb1744',
  },
  {
    id: 'tweeling',
    hash: '6f5519d6',
  },
  {
    id: 'tante',
    hash: 'ae7a734b',
    unusual: ['Tante Fatima neemt/meenemen/4 altijd iets lekkers mee/meenemen/-4'],
  },
  {
    id: 'trouwen',
    hash: 'c9dd1fdd',
    unusual: ['Mijn broer trouwt volgend jaar met zijn/zijn-bezit Poolse vriendin'],
  },
  {
    id: 'trouw',
    hash: '8fba37ba',
    unusual: ['Ze is haar man/man-echtgenoot altijd trouw gebleven'],
  },
  {
    id: 'toestemming',
    hash: 'fa14aee0',
  },
  {
    id: 'troosten',
    hash: 'b5665891',
    unusual: ['De juf troost het jongetje dat/dat-verwijzend gevallen/geval is'],
  },
  {
    id: 'trampoline',
    hash: '76ad1887',
  },
  {
    id: 'tikkertje',
    hash: '862f9aec',
    unusual: ['Jij bent hem/hem'],
  },
  {
    id: 'tent',
    hash: '32f08a5a',
  },
  {
    id: 'toiletgebouw',
    hash: 'd2ad919a',
  },
  {
    id: 'teek',
    hash: '82db5ac0',
    unusual: ['Controleer je benen op teken/teek als je uit het bos komt'],
  },
  {
    id: 'toegang',
    hash: '49d3a80c',
  },
  {
    id: 'telefonisch',
    hash: '63dc3842',
  },
  {
    id: 'tonen',
    hash: '96a68840',
  },
  {
    id: 'trouwakte',
    hash: 'a79467e5',
    unusual: [
      'Bij de scheiding had Ana haar trouwakte nog/nog-een-keer/1 één/nog-een-keer/1 keer/nog-een-keer/-2 nodig',
    ],
  },
  {
    id: 'toelichting',
    hash: '9021e2b4',
  },
  {
    id: 'termijn',
    hash: 'fd51066c',
    unusual: ['De termijn is voorbij u bent helaas te/te-laat/1 laat/te-laat/-1'],
  },
  {
    id: 'toekennen',
    hash: '8ae2c225',
  },
  {
    id: 'tweede-kamer',
    hash: '8f1de596',
    unusual: ['De Tweede/tweede-kamer/1 Kamer/tweede-kamer/-1 kiezen we meestal om de vier jaar'],
  },
  {
    id: 'traditie',
    hash: '59b31aaf',
  },
  {
    id: 'timmerman',
    hash: '7dfd0b23',
  },
  {
    id: 'taak',
    hash: '3d400182',
  },
  {
    id: 'toekomst',
    hash: '520eb52c',
  },
  {
    id: 'thuisblijven',
    hash: '0f349bc8',
    unusual: ['Blijf/thuisblijven/1 thuis/thuisblijven/-1 als je griep hebt anders wordt iedereen ziek'],
  },
  {
    id: 'thuiswerken',
    hash: '6237b7bf',
  },
  {
    id: 'tak',
    hash: '4b4dab12',
  },
  {
    id: 'tulp',
    hash: 'ade8a2fd',
  },
  {
    id: 'tussen-de-middag',
    hash: '2052fe95',
    unusual: [
      'Tussen/tussen-de-middag/1 de/tussen-de-middag/1 middag/tussen-de-middag/-2 is het loket gesloten',
    ],
  },
  {
    id: 'tekort',
    hash: 'd9543374',
    unusual: ['Elke maand is er een tekort we geven/uitgeven/3 te veel uit/uitgeven/-3'],
  },
  {
    id: 'telefoonrekening',
    hash: '7a1420ce',
  },
  {
    id: 'toeslag',
    hash: '9053baab',
    unusual: [
      'Vraag/aanvragen/5 je toeslag op/op-tijd/1 tijd/op-tijd/-1 aan/aanvragen/-5 anders krijg je niets',
    ],
  },
  {
    id: 'twee',
    hash: 'a48196dc',
  },
  {
    id: 'tien',
    hash: 'f3b14182',
    unusual: ['Ik werk/werken al tien jaar hier'],
  },
  {
    id: 'twaalf',
    hash: '2f82589e',
    unusual: ['Het is al twaalf uur/uur'],
  },
  {
    id: 'twintig',
    hash: '77ac0b83',
  },
  {
    id: 'tachtig',
    hash: 'cf2de3f4',
  },
  {
    id: 'tweede',
    hash: '7019b9b9',
  },
  {
    id: 'tiende',
    hash: '069cc656',
    unusual: ['De tiende klant kreeg een bos/bos-bloemen bloemen'],
  },
  {
    id: 'twaalfde',
    hash: '6cb30a80',
  },
  {
    id: 'twintigste',
    hash: 'f74fdc3a',
  },
  {
    id: 'telefoon',
    hash: 'ae3abe67',
    unusual: ['Zet je telefoon uit/uit-uitgeschakeld tijdens de film'],
  },
  {
    id: 'terugbellen',
    hash: 'eee6caa9',
  },
  {
    id: 'telefoontje',
    hash: '2bc48db7',
  },
  {
    id: 'toets',
    hash: 'ac48d757',
    unusual: ['Voor Engels drukt u op toets/toets twee'],
  },
  {
    id: 'tablet',
    hash: 'd0ca77fa',
    unusual: ['De kinderen mogen elke dag een uur/uur op de tablet'],
  },
  {
    id: 'tijdschrift',
    hash: 'd6b72b69',
  },
  {
    id: 'tv',
    hash: 'a41fb1c9',
    unusual: ['De tv staat aan/aan-ingeschakeld maar niemand kijkt'],
  },
  {
    id: 'tekenfilm',
    hash: '93784d7a',
  },
  {
    id: 'televisie',
    hash: 'fdd25127',
    unusual: ['De televisie staat bij ons altijd te hard/hard-luid'],
  },
  {
    id: 'tijdlijn',
    hash: 'e8b19b4e',
  },
  {
    id: 'toch',
    hash: 'bf24214d',
  },
];
