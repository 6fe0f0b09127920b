import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'geboortedatum',
    hash: '6f2633ff',
  },
  {
    id: 'gegevens',
    hash: '5ec20e46',
  },
  {
    id: 'gescheiden',
    hash: '0ccec5a6',
    unusual: ['Kees is gescheiden en ziet zijn/zijn-bezit kinderen in het weekend'],
  },
  {
    id: 'geboren',
    hash: '37bf1a4d',
  },
  {
    id: 'grens',
    hash: '24265b93',
    unusual: ['Bij de grens moest iedereen uit de bus stappen/stappen'],
  },
  {
    id: 'gewend',
    hash: '37230a9d',
    unusual: ['Ik ben nog niet gewend aan het koude weer/weer-klimaat'],
  },
  {
    id: 'gelukkig',
    hash: '7b87ab50',
    unusual: ['Ben je hier gelukkig/gelukkig of wil je ooit terug'],
  },
  {
    id: 'gisteren',
    hash: '35a88858',
  },
  {
    id: 'geduldig',
    hash: 'e33efc32',
  },
  {
    id: 'grappig',
    hash: '38b9185d',
  },
  {
    id: 'gek',
    hash: 'd950455e',
    unusual: ['Met die koorts ga je niet werken/werk'],
  },
  {
    id: 'gemeen',
    hash: '189f15f2',
  },
  {
    id: 'gevoel',
    hash: 'c268ce57',
    unusual: ['Ik heb het gevoel dat/dat-zin er iets niet klopt'],
  },
  {
    id: 'gedrag',
    hash: '729bf0c7',
  },
  {
    id: 'geboorteland',
    hash: '29982129',
  },
  {
    id: 'geslacht',
    hash: '37f1d7ee',
    unusual: ['Je hoeft je geslacht hier niet in/invullen/2 te vullen/invullen/-2'],
  },
  {
    id: 'gehuwd',
    hash: 'b84ee8c5',
    unusual: ['Kruis/aankruisen/1 aan/aankruisen/-1 of u gehuwd bent'],
  },
  {
    id: 'gevoelig',
    hash: '261a78b7',
  },
  {
    id: 'glimlachen',
    hash: 'ec3179ac',
    unusual: ['Op de foto glimlacht mijn oma een/een-beetje/1 beetje/een-beetje/-1'],
  },
  {
    id: 'gratis',
    hash: '865aafff',
  },
  {
    id: 'gesloten',
    hash: '27673402',
    unusual: ['Op maandagochtend zijn wij helaas gesloten/gesloten'],
  },
  {
    id: 'geel',
    hash: '48eba459',
    unusual: ['De gele jas is van Mei/=name'],
  },
  {
    id: 'groen',
    hash: '2ac83ed1',
  },
  {
    id: 'gestreept',
    hash: '813f1b4c',
    unusual: ['Staat/staan-kleding dit gestreepte shirt wel leuk bij mijn rok'],
  },
  {
    id: 'grijs',
    hash: 'd88ce991',
    unusual: ['Zijn/zijn-bezit grijze kat is weg/weg-verdwenen'],
  },
  {
    id: 'groot',
    hash: '8865ab18',
  },
  {
    id: 'goedkoop',
    hash: '25e9c1b9',
  },
  {
    id: 'gram',
    hash: '35058fee',
  },
  {
    id: 'goud',
    hash: '1f0703b3',
    unusual: ['Is dit horloge echt/echt van goud'],
  },
  {
    id: 'geen',
    hash: 'b4dd3269',
  },
  {
    id: 'goedemorgen',
    hash: 'a248dc25',
    unusual: ['Goedemorgen allemaal pak je boek er maar/maar-gerust bij'],
  },
  {
    id: 'goedemiddag',
    hash: 'c13ac0f0',
  },
  {
    id: 'goedenavond',
    hash: 'd0cc7be6',
  },
  {
    id: 'genoegen',
    hash: 'e985599d',
    unusual: ['Het was me een genoegen meneer De/=name Vries'],
  },
  {
    id: 'graag-gedaan',
    hash: 'f23d5ece',
    unusual: [
      'Graag/graag-gedaan/1 gedaan/graag-gedaan/-1 mevrouw tot/tot-ziens/1 ziens/tot-ziens/-1',
      'Graag/graag-gedaan/1 gedaan/graag-gedaan/-1 het was een kleine moeite',
    ],
  },
  {
    id: 'graag',
    hash: '280be6c1',
  },
  {
    id: 'gunst',
    hash: '329dbac2',
  },
  {
    id: 'gesprek',
    hash: '1e73ba5a',
    unusual: ['Mei/=name durft nu zelf een gesprek te beginnen'],
  },
  {
    id: 'grapje',
    hash: '8d3e7b17',
  },
  {
    id: 'gezellig',
    hash: 'dccac3cf',
  },
  {
    id: 'gewoon',
    hash: '45b6034a',
    unusual: ['Ik blijf/thuisblijven/4 vanavond gewoon lekker thuis/thuisblijven/-4'],
  },
  {
    id: 'grap',
    hash: '0f1180cd',
  },
  {
    id: 'geheim',
    hash: '24cb87d0',
  },
  {
    id: 'gebeuren',
    hash: 'c4408d53',
  },
  {
    id: 'gast',
    hash: '03911a06',
  },
  {
    id: 'gefeliciteerd',
    hash: '33818f0f',
  },
  {
    id: 'gecondoleerd',
    hash: 'dbc37c3a',
  },
  {
    id: 'gelukkig-nieuwjaar',
    hash: '852363da',
    unusual: ['gelukkig/gelukkig-nieuwjaar/1 nieuwjaar/gelukkig-nieuwjaar/-1'],
  },
  {
    id: 'geluk',
    hash: '17330e31',
  },
  {
    id: 'geweldig',
    hash: '5dda4a53',
  },
  {
    id: 'gelijk-mening',
    hash: '0d5ee65c',
  },
  {
    id: 'geloven',
    hash: '523a75f9',
    unusual: ['Geloof/geloven jij dat/dat-zin deze pillen echt helpen'],
  },
  {
    id: 'geen-dank',
    hash: '428b0985',
    unusual: ['Geen/geen-dank/1 dank/geen-dank/-1 ik deed het graag'],
  },
  {
    id: 'geeft-niet',
    hash: '35da3cea',
    unusual: [
      'Dat geeft/geeft-niet/1 niet/geeft-niet/-1 Samir',
      'Geeft/geeft-niet/1 niet/geeft-niet/-1 hoor/hoor dat kan iedereen gebeuren',
    ],
  },
  {
    id: 'gelukkig-maar',
    hash: '5ef794e7',
    unusual: ['Je bent niet gewond gelukkig/gelukkig-maar/1 maar/gelukkig-maar/-1'],
  },
  {
    id: 'gisteravond',
    hash: 'cef0d320',
  },
  {
    id: 'geleden',
    hash: 'ade0965a',
  },
  {
    id: 'gauw',
    hash: 'a3235d1d',
    unusual: ['Kom/langskomen/4 gauw weer eens langs/langskomen/-4'],
  },
  {
    id: 'genoeg',
    hash: 'f08f4477',
  },
  {
    id: 'groente',
    hash: '0bd35ab7',
    unusual: ['Eet/opeten/3 je groente op/opeten/-3'],
  },
  {
    id: 'gehakt',
    hash: '875eea0d',
  },
  {
    id: 'graat',
    hash: 'fb94f0a3',
    unusual: ['Kijk/uitkijken/1 uit/uitkijken/-1 er zitten/zitten-erin nog graten in je vis'],
  },
  {
    id: 'garnaal',
    hash: '116c71f6',
  },
  {
    id: 'glas',
    hash: 'df3f17f8',
    unusual: ['Er is een glas gevallen/geval dus loop niet op blote voeten'],
  },
  {
    id: 'gaar',
    hash: '9f3f93ac',
  },
  {
    id: 'geur',
    hash: '22baab8c',
    unusual: ['Door/door-oorzaak de geur van vers brood werd iedereen wakker'],
  },
  {
    id: 'gebak',
    hash: 'e8a6ab90',
    unusual: ['Wie jarig is neemt/meenemen/2 gebak mee/meenemen/-2 naar het werk'],
  },
  {
    id: 'gebouw',
    hash: 'f51dd498',
  },
  {
    id: 'gang',
    hash: '7d284ded',
  },
  {
    id: 'garage',
    hash: '60660cb4',
  },
  {
    id: 'gordijn',
    hash: 'fa8e372d',
    unusual: [
      "'s/s-avonds/1 Avonds/s-avonds/-1 doen/dichtdoen/6 de buren hun gordijnen nooit dicht/dichtdoen/-6",
    ],
  },
  {
    id: 'gemeubileerd',
    hash: '10258722',
  },
  {
    id: 'gapen',
    hash: 'b583d65b',
  },
  {
    id: 'genieten',
    hash: '25bbff54',
  },
  {
    id: 'gebied',
    hash: 'ec12e6d9',
  },
  {
    id: 'gracht',
    hash: 'a55d1693',
  },
  {
    id: 'gezicht',
    hash: 'ce983fa2',
  },
  {
    id: 'griep',
    hash: '4ea30a62',
  },
  {
    id: 'geneeskunde',
    hash: '9eb390d7',
  },
  {
    id: 'genezen',
    hash: '677b8e16',
  },
  {
    id: 'gezond',
    hash: 'ddbee395',
    unusual: ['Elke dag een half uur/uur wandelen is gezond'],
  },
  {
    id: 'gewicht',
    hash: 'c1389ed4',
    unusual: ['Schrijf/opschrijven/7 hier uw lengte en uw gewicht op/opschrijven/-7'],
  },
  {
    id: 'gezondheid',
    hash: 'c48de098',
    unusual: [
      'Lang zitten is slecht voor je gezondheid sta/opstaan/4 af/af-en-toe/1 en/af-en-toe/1 toe/af-en-toe/-2 op/opstaan/-4',
    ],
  },
  {
    id: 'gehandicapt',
    hash: '7c6488c5',
  },
  {
    id: 'gehoorapparaat',
    hash: '0b8207b6',
  },
  {
    id: 'gebarentaal',
    hash: 'fd22317f',
  },
  {
    id: 'gat',
    hash: 'a0964ced',
    unusual: ['Er zit een diep gat in de weg fiets/fietsen eromheen'],
  },
  {
    id: 'groeten',
    hash: '2e0c211f',
    unusual: ['De nieuwe buurman groet/groeten nooit als hij me ziet'],
  },
  {
    id: 'geluid',
    hash: 'dd1c797a',
    unusual: ['Door/door-oorzaak deze dunne muren hoor je elk geluid'],
  },
  {
    id: 'gft-bak',
    hash: '4aeae668',
  },
  {
    id: 'glasbak',
    hash: '3927b52a',
    unusual: ['Neem/meenemen/5 jij de lege potten mee/meenemen/-5 naar de glasbak'],
  },
  {
    id: 'grofvuil',
    hash: 'a92ad34d',
    unusual: ['Die kapotte bank kan bij/bij-erbij het grofvuil'],
  },
  {
    id: 'gooien',
    hash: '461f0138',
  },
  {
    id: 'gebruiken',
    hash: '205dee98',
    unusual: ['Deze potten kunnen we nog gebruiken gooi/weggooien/3 ze niet weg/weggooien/-3'],
  },
  {
    id: 'gereedschap',
    hash: 'bc958cc0',
  },
  {
    id: 'gras',
    hash: '1bf2e3b3',
  },
  {
    id: 'gieter',
    hash: '4244e02c',
  },
  {
    id: 'graven',
    hash: '0b95c5f4',
  },
  {
    id: 'gemakkelijk',
    hash: '89364bb4',
    unusual: ['wij halen/ophalen/6 het pakje gratis bij/bij-erbij u op/ophalen/-6'],
  },
  {
    id: 'garantie',
    hash: '4a4f3b7e',
  },
  {
    id: 'gebruiksaanwijzing',
    hash: '084a1575',
  },
  {
    id: 'garantiebewijs',
    hash: '11818af7',
  },
  {
    id: 'geval',
    hash: '9304946e',
    unusual: ['In dat geval krijgt/terugkrijgen/4 u uw geld terug/terugkrijgen/-4'],
  },
  {
    id: 'gevolg',
    hash: 'ff33e4a9',
  },
  {
    id: 'gebruikt',
    hash: '617b37a8',
    unusual: ['Een gebruikte/gebruikt kinderfiets is goed genoeg want onze dochter groeit zo snel'],
  },
  {
    id: 'gelijk-zelfde',
    hash: 'e40cccfe',
  },
  {
    id: 'gewoon-normaal',
    hash: '90e2a7af',
  },
  {
    id: 'gewond',
    hash: '6f59b5d3',
    unusual: ['Er is gelukkig niemand gewond alleen de fietsen/fiets zijn kapot'],
  },
  {
    id: 'getuige',
    hash: '6ba26820',
    unusual: ['Er was één/een-getal getuige een vrouw met een hond'],
  },
  {
    id: 'gevaar',
    hash: '0c9b82e3',
  },
  {
    id: 'gordel',
    hash: 'be7193cf',
  },
  {
    id: 'gevaarlijk',
    hash: 'c9a02b93',
    unusual: ['Zo dicht/dicht-bij achter een andere auto rijden is gevaarlijk'],
  },
  {
    id: 'glad',
    hash: '0cd8f913',
    unusual: ['Vanochtend was het zo glad dat/dat-zin ik ben gaan lopen'],
  },
  {
    id: 'gladheid',
    hash: '6470400f',
  },
  {
    id: 'gamen',
    hash: '5ae932c0',
    unusual: ['Samir zit/zitten te gamen en hoort de bel/bel niet'],
  },
  {
    id: 'gitaar',
    hash: '8d01031b',
  },
  {
    id: 'gevecht',
    hash: 'b234e932',
    unusual: ['Bij het laatste gevecht deed/dichtdoen/4 ik mijn ogen dicht/dichtdoen/-4'],
  },
  {
    id: 'groep',
    hash: 'ddf84240',
  },
  {
    id: 'goed-doel',
    hash: '194d21f2',
    unusual: ['De helft van het geld gaat naar een goed/goed-doel/1 doel/goed-doel/-1'],
  },
  {
    id: 'goed',
    hash: '05569f9e',
    unusual: ['Goed dank/dank-je-wel/1 je/dank-je-wel/1 wel/dank-je-wel/-2'],
  },
  {
    id: 'gym',
    hash: '9f6e1f17',
  },
  {
    id: 'gedeelte',
    hash: '14a1062d',
  },
  {
    id: 'gum',
    hash: '8d6eb42b',
  },
  {
    id: 'geheugen',
    hash: '511dacae',
    unusual: ['Mijn geheugen is slecht dus ik schrijf/opschrijven/2 alles op/opschrijven/-2'],
  },
  {
    id: 'geschiedenis',
    hash: '2f1937c9',
  },
  {
    id: 'groep-school',
    hash: '94d1717c',
    unusual: ['Onze jongste zit nu in groep/groep-school drie'],
  },
  {
    id: 'gaan',
    hash: 'eb32ac5f',
    unusual: ['Ga je naar/naar-huis/1 huis/naar-huis/-1'],
  },
  {
    id: 'gas',
    hash: '86250181',
    unusual: ['Wij koken niet/niet-meer/1 meer/niet-meer/-1 op gas maar elektrisch'],
  },
  {
    id: 'gasmeter',
    hash: 'b6ec4346',
  },
  {
    id: 'gebruik',
    hash: '8c5f1a2f',
    unusual: ['Zet/uitzetten/6 de oven na gebruik/gebruik meteen uit/uitzetten/-6'],
  },
  {
    id: 'gemiddeld',
    hash: '5cfb7b62',
  },
  {
    id: 'graad',
    hash: '97f40def',
    unusual: ['Eén/een-getal graad lager scheelt al veel geld'],
  },
  {
    id: 'gootsteen',
    hash: '1094a507',
  },
  {
    id: 'gewoonte',
    hash: '451578cf',
  },
  {
    id: 'gaslucht',
    hash: 'e26e5729',
  },
  {
    id: 'gezin',
    hash: 'dfd358fb',
  },
  {
    id: 'grootouders',
    hash: 'ebd3c502',
    unusual: ['Mijn grootouders zijn volgende week vijftig jaar getrouwd/getrouwd'],
  },
  {
    id: 'generatie',
    hash: '54382bb2',
    unusual: ['Drie generaties wonen/samenwonen/2 hier samen/samenwonen/-2 onder één/een-getal dak'],
  },
  {
    id: 'getrouwd',
    hash: '2b89f418',
    unusual: [
      'Ik ben nog niet getrouwd/getrouwd',
      'Zijn jullie getrouwd/getrouwd of wonen/samenwonen/2 jullie samen/samenwonen/-2',
    ],
  },
  {
    id: 'geboorte',
    hash: 'a81e923f',
  },
  {
    id: 'geboortekaartje',
    hash: 'cf78d924',
  },
  {
    id: 'groeien',
    hash: 'a2e1e2eb',
  },
  {
    id: 'gastouder',
    hash: '3d4a2314',
  },
  {
    id: 'gehoorzaam',
    hash: '664678b9',
    unusual: ['Thuis is Daan lastig maar op/op-bij school heel gehoorzaam'],
  },
  {
    id: 'geduld',
    hash: 'c523ba02',
    unusual: ['Heb een/een-beetje/1 beetje/een-beetje/-1 geduld hij is pas drie'],
  },
  {
    id: 'graf',
    hash: '0d5389cb',
  },
  {
    id: 'gedachte',
    hash: 'a5837c7f',
    unusual: ['In gedachten praat ik nog elke dag met hem/hem'],
  },
  {
    id: 'god',
    hash: 'e3ffd077',
  },
  {
    id: 'geloof',
    hash: '62363f71',
    unusual: ['Door/door-oorzaak haar geloof blijft ze sterk in deze moeilijke tijd'],
  },
  {
    id: 'godsdienst',
    hash: '35959d39',
    unusual: ['Iedereen mag hier zijn/zijn-bezit eigen godsdienst hebben'],
  },
  {
    id: 'grasveld',
    hash: 'e2b1ab15',
  },
  {
    id: 'grond',
    hash: '8377bd71',
  },
  {
    id: 'golf',
    hash: 'f345f04e',
  },
  {
    id: 'glijbaan',
    hash: '385380ca',
  },
  {
    id: 'gemeente',
    hash: 'e86e5d74',
    unusual: ['Heb je al aan/aan-ontvanger de gemeente doorgegeven dat/dat-zin je verhuisd bent'],
  },
  {
    id: 'gemeentehuis',
    hash: '5a870ae3',
  },
  {
    id: 'geldig',
    hash: '5d0f1a88',
  },
  {
    id: 'geboorteakte',
    hash: 'e5de8c35',
  },
  {
    id: 'geboorteplaats',
    hash: '5faca296',
  },
  {
    id: 'gebruikersnaam',
    hash: '1a6d4d02',
    unusual: ['Kies een gebruikersnaam die/die-verwijzend je makkelijk onthoudt'],
  },
  {
    id: 'goedkeuren',
    hash: '63c93788',
  },
  {
    id: 'gemeenteraad',
    hash: '37c93a00',
  },
  {
    id: 'geweld',
    hash: '5eb69b69',
  },
  {
    id: 'gevangen',
    hash: '992a7088',
    unusual: ['In sommige landen zitten/zitten-erin journalisten gevangen om wat ze schrijven'],
  },
  {
    id: 'gevangenis',
    hash: 'b76e3355',
  },
  {
    id: 'grondwet',
    hash: '4d84b4c7',
  },
  {
    id: 'geinteresseerd',
    hash: '8b44ffa8',
  },
  {
    id: 'geschikt',
    hash: '815e207d',
  },
  {
    id: 'geven',
    hash: 'b8e408ab',
    unusual: [
      'Geef het maar/maar-gerust aan/aan-ontvanger Kees',
      'Kunt u een voorbeeld geven van een probleem op/op-bij uw werk',
    ],
  },
  {
    id: 'giftig',
    hash: 'fe0f9643',
  },
  {
    id: 'gistermiddag',
    hash: 'dc59a9e7',
  },
  {
    id: 'geld',
    hash: '78576f2f',
    unusual: ['Er staat bijna geen geld meer/meer-voorbij op mijn rekening/rekening-bank'],
  },
  {
    id: 'geldautomaat',
    hash: '469aa155',
  },
  {
    id: 'garanderen',
    hash: '776bcb6b',
    unusual: ['Ik kan niet garanderen dat/dat-zin u alles terugkrijgt'],
  },
  {
    id: 'getal',
    hash: '99be542d',
    unusual: ['Noem een getal tussen één/een-getal en tien'],
  },
  {
    id: 'gebeurtenis',
    hash: '51fde693',
  },
  {
    id: 'groepsapp',
    hash: '9b485df6',
  },
  {
    id: 'geachte',
    hash: 'e2e069f3',
    unusual: ['Geachte heer Bakker/=name hierbij zeg/opzeggen/4 ik mijn abonnement op/opzeggen/-4'],
  },
  {
    id: 'groet',
    hash: '848b6882',
    unusual: ['Op zijn/zijn-bezit kaart/kaart-wens stond/staan-geschreven alleen veel groeten uit Parijs'],
  },
];
