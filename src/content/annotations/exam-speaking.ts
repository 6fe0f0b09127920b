import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'speaking-my-street',
    hash: '0c1b5ed1',
    unusual: [
      'Ik vind vooral de bomen mooi omdat er in de lente witte bloemen aan zitten/zitten-erin',
      'Het is daar stil en er rijdt maar één/een-getal bus',
    ],
  },
  {
    id: 'speaking-day-off',
    hash: '79d6cf01',
    unusual: ['Maar als ik moe ben blijf/thuisblijven/2 ik thuis/thuisblijven/-2 en kijk ik een film'],
  },
  {
    id: 'speaking-cooking-often',
    hash: '18ba5816',
    unusual: [
      'Mijn zoon eet/opeten/3 altijd alles op/opeten/-3',
      'Ik kom/thuiskomen/2 laat/laat thuis/thuiskomen/-2 en pasta is makkelijk',
    ],
  },
  {
    id: 'speaking-bike-or-bus',
    hash: '534135c9',
    unusual: [
      'Met de fiets ben ik in een kwartier op/op-bij mijn werk',
      'Mijn werk is ver weg/weg-verdwenen en ik kan niet zo goed fietsen',
    ],
  },
  {
    id: 'speaking-city-or-village',
    hash: '2998fedd',
  },
  {
    id: 'speaking-calling-in-sick',
    hash: 'a2db34e1',
    unusual: ['Ik blijf morgen ook in bed maar ik denk dat/dat-zin ik donderdag weer kan komen'],
  },
  {
    id: 'speaking-babysitting-request',
    hash: 'b9f9b55a',
    unusual: [
      'Het/het-spijt-me/1 spijt/het-spijt-me/1 me/het-spijt-me/-2 maar zaterdag kan ik niet want ik moet de hele dag werken',
      'Misschien kunt u het aan/aan-ontvanger mijn zus vragen',
      'Zij is zaterdag thuis en ze past/oppassen/2 graag op/oppassen/-2 kinderen',
    ],
  },
  {
    id: 'speaking-children-and-phones',
    hash: '76b919f6',
    unusual: [
      'Ik vind/goedvinden/3 dat niet goed/goedvinden/-3 omdat jonge kinderen buiten moeten spelen',
      'Ik vind/goedvinden/3 dat wel goed/goedvinden/-3',
    ],
  },
  {
    id: 'speaking-what-you-did-yesterday',
    hash: '7cba24f0',
    unusual: [
      "'s/s-middags/1 Middags/s-middags/-1 heb ik in een winkel gewerkt",
      "'s/s-avonds/1 Avonds/s-avonds/-1 was ik moe maar ik heb nog met mijn moeder gebeld want zij was jarig",
    ],
  },
  {
    id: 'speaking-learning-dutch',
    hash: 'd91db992',
  },
  {
    id: 'speaking-practice-waiting-room',
    hash: '95d9a7d0',
    unusual: [
      'Yusuf zit/zitten bij de huisarts in de wachtkamer',
      'De vrouw naast hem/hem kijkt op haar telefoon en een kind speelt met blokken op de grond',
    ],
  },
  {
    id: 'speaking-practice-painting',
    hash: '633fdf16',
    unusual: ['Hij is sterk en hij kan alles maken maar ik moet wel voor hem/hem koken'],
  },
  {
    id: 'speaking-practice-ball-or-book',
    hash: 'f5c33a40',
    unusual: [
      'U geeft hem/hem een bal of een boek',
      'Een jongen zit/zitten binnen en leest een boek',
      'Met een bal kan hij buiten met zijn/zijn-bezit vrienden spelen',
      'Zijn/zijn-bezit moeder kan hem/hem voorlezen als hij naar bed gaat',
      'Een bal is snel kapot of weg/weg-verdwenen',
    ],
  },
  {
    id: 'speaking-practice-train-or-car',
    hash: '2a08867f',
    unusual: ['Joris gaat met de trein naar zijn/zijn-bezit familie in een andere stad'],
  },
  {
    id: 'speaking-practice-dog-and-cake',
    hash: '392ab77b',
    unusual: [
      'Samuel en zijn/zijn-bezit dochter maken een taart',
      'Samuel en zijn/zijn-bezit dochter hebben een mooie taart gemaakt',
      'Daarna gaan/weggaan/3 ze even weg/weggaan/-3',
      'Samuel is boos maar zijn/zijn-bezit dochter lacht',
      'De hond vindt hem lekker en eet/opeten/2 hem op/opeten/-2',
    ],
  },
  {
    id: 'speaking-practice-plants',
    hash: '6c8a9aa0',
    unusual: [
      'De vrouw geeft de man/man-echtgenoot een cadeau',
      'Na twee weken komt/thuiskomen/2 ze thuis/thuiskomen/-2 en ziet ze overal bloemen',
      'Ze geeft hem/hem een cadeau',
      'Nadia gaat/weggaan/1 weg/weggaan/-1 met haar koffer',
      'Op het strand is het mooi weer/weer-klimaat',
    ],
  },
  {
    id: 'mock-speaking-1-sunday',
    hash: 'c849a1d3',
    unusual: [
      'Daarna ontbijt/ontbijten ik met mijn man/man-echtgenoot en mijn kinderen',
      'In de avond voetbal/voetballen ik met vrienden',
    ],
  },
  {
    id: 'mock-speaking-1-swap-shift',
    hash: '2ed1c2f2',
    unusual: [
      'Mijn dochter heeft die middag een feest op/op-bij school en daar wil ik graag bij zijn',
      'Veel plezier op/op-bij de bruiloft',
      'Werk/werken jij dan op maandag',
    ],
  },
  {
    id: 'mock-speaking-1-work',
    hash: '37118f72',
    unusual: [
      'Ik werk/werken in een ziekenhuis',
      'Ik zoek nu werk/werken',
      'Ik werk/werken in een hotel',
      'Ik maak/schoonmaken/3 de kamers schoon/schoonmaken/-3',
      "Het werk is zwaar/zwaar-moeilijk maar mijn collega's zijn aardig",
    ],
  },
  {
    id: 'mock-speaking-1-the-way',
    hash: '5ff4087e',
    unusual: ['De supermarkt is niet ver hoor/hoor'],
  },
  {
    id: 'mock-speaking-1-litter',
    hash: '79c6e2b6',
    unusual: [
      'Vier mensen ruimen/opruimen/2 afval op/opruimen/-2 in een park',
      'Vier mensen ruimen/opruimen/3 het afval op/opruimen/-3',
      'De mensen maken/schoonmaken/3 het park schoon/schoonmaken/-3',
      'Ik werk/werken al veel en mijn rug doet/pijn-doen/1 pijn/pijn-doen/-1',
    ],
  },
  {
    id: 'mock-speaking-1-tablets',
    hash: '7f7fb224',
    unusual: [
      'Ik vind/goedvinden/4 een tablet soms goed/goedvinden/-4 want kinderen vinden het leuk',
      'Ik vind/goedvinden/2 het goed/goedvinden/-2',
    ],
  },
  {
    id: 'mock-speaking-1-phones-at-dinner',
    hash: '18ad0c59',
    unusual: [
      'De familie Yilmaz zit/zitten aan tafel',
      'Een gezin zit/zitten aan tafel te eten',
      'Iedereen kijkt op zijn/zijn-bezit telefoon',
    ],
  },
  {
    id: 'mock-speaking-1-cycling-with-phone',
    hash: '334e47c8',
    unusual: [
      'Marco fietst naar zijn/zijn-bezit werk',
      'Een man fietst door een drukke straat en kijkt op zijn/zijn-bezit telefoon',
      'De man fietst in de stad en kijkt op zijn/zijn-bezit telefoon',
      'Marco fietst met één/een-getal hand en leest iets op zijn/zijn-bezit telefoon',
      'Ik vind dat heel dom/dom',
    ],
  },
  {
    id: 'mock-speaking-1-city-or-village',
    hash: '19172d1d',
  },
  {
    id: 'mock-speaking-1-market-or-supermarket',
    hash: '7cfa5558',
    unusual: ['Ik werk/werken elke dag en de markt is alleen op dinsdag'],
  },
  {
    id: 'mock-speaking-1-sea-or-forest',
    hash: '1dd7d29d',
    unusual: ['Mijn man/man-echtgenoot en ik gaan elke dag fietsen en wij koken zelf'],
  },
  {
    id: 'mock-speaking-1-class-or-computer',
    hash: 'e578a2bd',
    unusual: ['Alleen thuis leren is ook handig maar dan word ik snel moe en ga ik iets anders/ander doen'],
  },
  {
    id: 'mock-speaking-1-missed-bus',
    hash: '26b4767f',
    unusual: [
      'Karin moet om negen uur op/op-bij haar werk zijn',
      'Een vrouw rent naar een bus maar de bus rijdt/wegrijden/1 weg/wegrijden/-1',
      'Karin rent naar de bus maar ze is te/te-laat/1 laat/te-laat/-1',
      'De bus rijdt/wegrijden/1 weg/wegrijden/-1',
      'Om negen uur is ze op/op-bij haar werk en ze bedankt hem/hem',
      'Karin is te/te-laat/1 laat/te-laat/-1 voor de bus',
      'Een man stopt met zijn/zijn-bezit auto',
    ],
  },
  {
    id: 'mock-speaking-1-fallen-boy',
    hash: '31953f93',
    unusual: [
      'Een vrouw loopt naar hem/hem toe',
      'De jongen heeft een pleister op zijn/zijn-bezit knie en drinkt iets',
      'Dan valt hij van zijn/zijn-bezit fiets en zijn/zijn-bezit knie doet/pijn-doen/1 pijn/pijn-doen/-1',
      'Een vrouw helpt hem/hem',
      'Daarna belt ze zijn/zijn-bezit moeder',
      'Tim fietst te hard/hard-luid',
      'Hij valt en zijn/zijn-bezit knie bloedt',
      'Een vrouw komt hem/hem helpen',
      'Zij geeft hem/hem een pleister en iets te drinken',
    ],
  },
  {
    id: 'mock-speaking-1-burnt-dinner',
    hash: '5397e31c',
    unusual: [
      'Zijn/zijn-bezit telefoon gaat',
      'Dan gaat zijn/zijn-bezit telefoon',
      'In de keuken komt rook uit de pan want het eten/eten-maaltijd brandt/aanbranden/1 aan/aanbranden/-1',
      'Daarna komt zijn/zijn-bezit vriendin',
      'Sami kookt en zijn/zijn-bezit telefoon gaat',
      'Hij praat te lang en het eten/eten-maaltijd wordt zwart',
    ],
  },
  {
    id: 'mock-speaking-1-car-trouble',
    hash: 'a24ac8d6',
    unusual: ['Onderweg gaat/kapotgaan/3 de auto kapot/kapotgaan/-3'],
  },
  {
    id: 'mock-speaking-2-birthday',
    hash: '9c88665f',
    unusual: [
      'Ik vier/vieren mijn verjaardag meestal thuis',
      'Mijn zussen komen met hun mannen/man-echtgenoot en mijn oma maakt een taart',
    ],
  },
  {
    id: 'mock-speaking-2-neighbourhood',
    hash: '3c4b8821',
  },
  {
    id: 'mock-speaking-2-cat-and-plants',
    hash: 'e8a0823a',
    unusual: [
      'Ik ga/weggaan/3 een week weg/weggaan/-3',
      'Ja hoor/hoor dat wil ik wel doen',
      'Waar vind ik het eten/eten-maaltijd voor de kat',
    ],
  },
  {
    id: 'mock-speaking-2-missed-lesson',
    hash: 'a6eb4130',
    unusual: [
      'Dag Nina het/het-spijt-me/1 spijt/het-spijt-me/1 me/het-spijt-me/-2',
      'Mijn zoontje was gisteren ziek dus ik moest met hem/hem naar de huisarts',
      'Het gaat nu gelukkig beter met hem/hem',
      'Het/het-spijt-me/1 spijt/het-spijt-me/1 me/het-spijt-me/-2',
    ],
  },
  {
    id: 'mock-speaking-2-carrying-bags',
    hash: 'd51b8a41',
    unusual: [
      'Hij ziet zijn/zijn-bezit buurvrouw',
      'Een jonge man draagt/dragen-tillen de tassen van een oude vrouw de trap op',
      'Hij draagt/dragen-tillen haar zware tassen',
      'Ik vind dat heel aardig van hem/hem',
      'Een jonge man draagt/dragen-tillen twee tassen naar boven',
      'De lift doet/het-doen/1 het/het-doen/-1 niet',
    ],
  },
  {
    id: 'mock-speaking-2-father-at-home',
    hash: '563afa2a',
    unusual: [
      'Ik vind/goedvinden/2 het goed/goedvinden/-2 als de vader ook voor de kinderen zorgt',
      'Mijn man/man-echtgenoot en ik doen dat ook',
      'Ik werk/werken drie dagen en hij werkt vier dagen',
    ],
  },
  {
    id: 'mock-speaking-2-loud-call',
    hash: '2077b3de',
    unusual: [
      'Leila zit/zitten in de trein en leest een boek',
      'In een volle trein praat een man hard in zijn/zijn-bezit telefoon',
      'Een man praat hard/hard-luid in zijn/zijn-bezit telefoon',
      'De man belt en roept heel hard/hard-luid',
      'De vrouw naast hem/hem wordt boos',
    ],
  },
  {
    id: 'mock-speaking-2-working-at-home',
    hash: '2ce90484',
    unusual: [
      'Maria werkt/thuiswerken/2 vandaag thuis/thuiswerken/-2',
      'Een vrouw werkt/thuiswerken/1 thuis/thuiswerken/-1 aan de keukentafel',
      'Haar kind speelt op de grond en de kat zit/zitten op tafel',
      'Maria zit/zitten met een laptop in de keuken en werkt',
    ],
  },
  {
    id: 'mock-speaking-2-home-or-restaurant',
    hash: 'b954cbbc',
    unusual: ['Peter geeft zijn/zijn-bezit feest thuis'],
  },
  {
    id: 'mock-speaking-2-bicycle-or-bus',
    hash: '1f0cb835',
    unusual: [
      'Met de fiets word ik nat en koud en dan moet ik op/op-bij mijn werk andere kleren aandoen/aandoen-kleding',
    ],
  },
  {
    id: 'mock-speaking-2-new-or-used',
    hash: '47d0df3e',
    unusual: ['Een grote meubelwinkel met nieuwe banken/bank-meubel'],
  },
  {
    id: 'mock-speaking-2-film-or-cinema',
    hash: '0dd3c35a',
    unusual: ['Thuis val ik altijd op de bank in slaap/slaap'],
  },
  {
    id: 'mock-speaking-2-lost-child',
    hash: 'e1dbff58',
    unusual: [
      'Haar dochter kijkt naar het speelgoed en loopt/weglopen/1 weg/weglopen/-1',
      'Daarna ziet ze haar moeder niet/niet-meer/1 meer/niet-meer/-1 en ze huilt',
    ],
  },
  {
    id: 'mock-speaking-2-found-wallet',
    hash: '87bcd15d',
    unusual: [
      'De man geeft de portemonnee aan/aan-ontvanger een vrouw bij haar huis',
      'Een oude vrouw doet/opendoen/1 open/opendoen/-1',
      'Een man brengt hem/hem naar een oude vrouw',
    ],
  },
  {
    id: 'mock-speaking-2-wrong-shoes',
    hash: 'c8bdf75a',
    unusual: ['Een bezorger geeft een pakket aan/aan-ontvanger een vrouw'],
  },
  {
    id: 'mock-speaking-2-cat-in-tree',
    hash: '87091225',
    unusual: [
      'De kat van Noor is weg/weg-verdwenen',
      'Een kat zit/zitten hoog in een boom',
      'De buurman heeft een pleister op zijn/zijn-bezit hand',
      'De kat zit/zitten in een hoge boom en durft niet naar beneden',
      'Hij klimt met een ladder naar boven en pakt/pakken de kat',
      'De kat is bang en krabt hem/hem in zijn/zijn-bezit hand',
      'De buurman pakt/pakken een ladder en haalt hem/hem naar beneden',
    ],
  },
  {
    id: 'mock-speaking-3-family-far-away',
    hash: 'eacbe735',
    unusual: ['Hoe praat u met familie die/die-verwijzend ver weg/weg-verdwenen woont'],
  },
  {
    id: 'mock-speaking-3-loud-music',
    hash: 'f5dcc3f9',
    unusual: [
      'Dag Els het/het-spijt-me/1 spijt/het-spijt-me/1 me/het-spijt-me/-2 heel erg',
      'Mijn zoon is geslaagd voor zijn/zijn-bezit examen en daarom waren er veel vrienden bij ons',
      'De volgende keer zetten/uitzetten/7 we de muziek om tien uur uit/uitzetten/-7',
      'Dat was te/te-laat/1 laat/te-laat/-1 dat begrijp ik',
    ],
  },
  {
    id: 'mock-speaking-3-child-ill-at-school',
    hash: '59824d3f',
    unusual: [
      'Vertel ook hoe/hoe-laat/1 laat/hoe-laat/-1 u op/op-bij school kunt zijn',
      'Ik ben nu op/op-bij mijn werk maar ik kom haar halen',
      'Ik moet het eerst even aan/aan-ontvanger mijn chef vragen',
      'De bus gaat over tien minuten dus ik ben om elf uur op/op-bij school',
      'Mijn man/man-echtgenoot is om half twaalf op/op-bij school',
    ],
  },
  {
    id: 'mock-speaking-3-seasons',
    hash: 'c8e83dbc',
    unusual: [
      'Ik houd veel van de winter maar mijn man/man-echtgenoot houdt van de zomer',
      'We fietsen naar een park en we nemen/meenemen/2 brood mee/meenemen/-2',
      'Dan is het warm en lang licht/licht-niet-donker',
      'Ik zit/zitten in de avond buiten en zwem vaak',
    ],
  },
  {
    id: 'mock-speaking-3-smoking-at-playground',
    hash: '0d6f03a6',
    unusual: [
      'Dirk zit/zitten op een bank/bank-buiten bij de speeltuin',
      'Een man rookt op een bank/bank-buiten bij een speeltuin',
      'Dirk zit/zitten op een bank/bank-buiten en rookt een sigaret',
      'Ik vind/goedvinden/4 het ook niet goed/goedvinden/-4 want rook is slecht voor kinderen',
      'Een vrouw kijkt boos naar hem/hem',
    ],
  },
  {
    id: 'mock-speaking-3-reading-to-children',
    hash: 'e63f91b5',
    unusual: [
      'Meneer De/=name Boer/=name is 75 jaar',
      'Een oude man leest/voorlezen/6 in de bibliotheek een boek voor/voorlezen/-6 aan/aan-ontvanger kinderen',
      'Meneer De/=name Boer/=name zit/zitten in de bibliotheek en leest/voorlezen/3 een boek voor/voorlezen/-3',
      'De oude man leest/voorlezen/3 een verhaal voor/voorlezen/-3',
    ],
  },
  {
    id: 'mock-speaking-3-car-mechanic',
    hash: '8143ada8',
    unusual: [
      'Een man wacht op zijn/zijn-bezit auto',
      'Maar ik vind het leuk dat/dat-zin een vrouw het doet',
      'Dit werk wil ik ook want ik werk/werken graag met mijn handen',
    ],
  },
  {
    id: 'mock-speaking-3-children-help',
    hash: '5482a60f',
    unusual: [
      'Een vader wast/afwassen/1 af/afwassen/-1',
      'De vader wast/afwassen/3 de borden af/afwassen/-3 en zijn/zijn-bezit zoon droogt/afdrogen/2 ze af/afdrogen/-2',
      'De dochter maakt/schoonmaken/3 de vloer schoon/schoonmaken/-3',
      'Ik vind/goedvinden/2 het goed/goedvinden/-2 als kinderen thuis helpen',
      'Een kind helpt hem/hem en het meisje maakt/schoonmaken/3 de keuken schoon/schoonmaken/-3',
    ],
  },
  {
    id: 'mock-speaking-3-running-or-gym',
    hash: '09c0a9e8',
    unusual: [
      'Daan loopt/hardlopen/3 elke week hard/hardlopen/-3 in het bos',
      'Een vrouw en een man sporten/sport binnen in een sportschool',
      'Daar is iemand die/die-verwijzend mij helpt en het is er altijd droog',
      'Binnen sporten/sport is voor mij te warm',
    ],
  },
  {
    id: 'mock-speaking-3-dog-or-cat',
    hash: 'e06e6304',
  },
  {
    id: 'mock-speaking-3-garden-or-office',
    hash: '3b958627',
    unusual: [
      'Anouk werkt op/op-bij een kantoor',
      'Een vrouw werkt op/op-bij kantoor met een computer',
      'Ik werk/werken liever op/op-bij een kantoor',
      'Maar het werk is zwaar/zwaar-moeilijk en ik heb vaak pijn in mijn rug',
      'Ik werk/werken liever buiten in een tuin',
      'Mijn opa had een grote tuin dus ik ken/kennen-weten dat werk',
    ],
  },
  {
    id: 'mock-speaking-3-flowers-or-cake',
    hash: '10281ff9',
    unusual: [
      'Een man koopt een bos/bos-bloemen bloemen bij een bloemenkraam',
      'Een taart die/die-verwijzend je zelf maakt is veel leuker want daar zit tijd in',
    ],
  },
  {
    id: 'mock-speaking-3-laundry-in-rain',
    hash: 'e74f8fb9',
    unusual: [
      'Mo hangt zijn/zijn-bezit was buiten',
      'Een man hangt zijn/zijn-bezit was buiten',
      'Een vrouw haalt de was/was-kleren van de lijn',
      'De vrouw geeft de man bij de deur zijn/zijn-bezit was',
      'Mo hangt de was/was-kleren in de tuin want de zon schijnt',
      'Het gaat regenen en zijn/zijn-bezit buurvrouw ziet dat',
      'Later geeft ze hem/hem de was/was-kleren',
      'Mo hangt kleren buiten en gaat/weggaan/1 weg/weggaan/-1',
      'Zijn/zijn-bezit buurvrouw haalt de kleren',
      'Zij brengt ze naar zijn/zijn-bezit huis',
    ],
  },
  {
    id: 'mock-speaking-3-locked-out',
    hash: 'b9d8461b',
    unusual: [
      'Irina komt/thuiskomen/2 laat thuis/thuiskomen/-2 van haar werk',
      'De vrouw zit/zitten buiten voor de deur en belt',
      'Irina komt/thuiskomen/1 thuis/thuiskomen/-1 maar ze kan de deur niet opendoen',
    ],
  },
  {
    id: 'mock-speaking-3-toothache',
    hash: '7fe346a9',
    unusual: [
      'Een man zit/zitten aan tafel',
      'Hij heeft pijn aan zijn/zijn-bezit tand',
      'Paolo wil eten maar zijn/zijn-bezit tand doet/pijn-doen/1 pijn/pijn-doen/-1',
      'De tandarts kijkt in zijn/zijn-bezit mond en maakt de tand',
      'Paolo vindt dat een/een-beetje/1 beetje/een-beetje/-1 eng',
      'Paolo heeft pijn in zijn/zijn-bezit mond',
    ],
  },
  {
    id: 'mock-speaking-3-new-job',
    hash: '3b1afa4d',
    unusual: [
      'De vrouw praat met de bakker en geeft hem/hem een hand',
      'Hij zoekt iemand voor zijn/zijn-bezit winkel',
      'Nu verkoopt ze elke dag brood aan/aan-ontvanger klanten',
      'Ze praat met hem/hem en hij geeft haar een hand',
    ],
  },
];
