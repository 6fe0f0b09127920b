import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'achternaam',
    hash: '6a2bacb6',
  },
  {
    id: 'adres',
    hash: '24204e88',
    unusual: ['De brief kwam/terugkomen/1 terug/terugkomen/-1 want het adres klopte niet'],
  },
  {
    id: 'achterkant',
    hash: '4359af8a',
    unusual: ['Je handtekening moet op de achterkant van de pas/pas-kaart'],
  },
  {
    id: 'afkomstig',
    hash: 'c5b7517d',
  },
  {
    id: 'arabisch',
    hash: '396a10b6',
    unusual: ['Fatima leert/leren-onderwijzen haar zoontje Arabisch lezen en schrijven'],
  },
  {
    id: 'accent',
    hash: 'edc5a7a5',
    unusual: ['Aan haar accent hoor je dat/dat-zin ze uit Groningen komt'],
  },
  {
    id: 'aardig',
    hash: 'd80a053a',
    unusual: ['Is je nieuwe buurman een/een-beetje/1 beetje/een-beetje/-1 aardig'],
  },
  {
    id: 'angst',
    hash: '3b991515',
    unusual: ['Zijn/zijn-bezit angst voor water is gelukkig bijna weg/weg-verdwenen'],
  },
  {
    id: 'alles',
    hash: 'b2f5d528',
  },
  {
    id: 'allemaal',
    hash: 'e42d5dfa',
  },
  {
    id: 'ander',
    hash: 'b901f4f7',
  },
  {
    id: 'alle',
    hash: '3bc83f34',
    unusual: ['Alle lessen beginnen om kwart over/over-klok negen'],
  },
  {
    id: 'andere',
    hash: 'a0cb721d',
    unusual: ['Waar is de andere/andere schoen', 'De andere/andere kinderen zijn al naar binnen gegaan'],
  },
  {
    id: 'allerlei',
    hash: 'cca773ed',
  },
  {
    id: 'aanbieding',
    hash: '96c4399f',
  },
  {
    id: 'artikel-winkel',
    hash: '9b4bf4b1',
    unusual: ['Op dit artikel/artikel-winkel krijgt u vandaag korting'],
  },
  {
    id: 'aantrekken',
    hash: '9b4b21fd',
    unusual: ['Trek/aantrekken/3 je jas aan/aantrekken/-3'],
  },
  {
    id: 'afrekenen',
    hash: 'dd95beb3',
  },
  {
    id: 'afdingen',
    hash: '4fca285c',
    unusual: ['Hier kun je niet afdingen de prijs/prijs staat/vaststaan/1 vast/vaststaan/-1'],
  },
  {
    id: 'aandoen-kleding',
    hash: 'c9cc5e7e',
    unusual: ['Doe/aandoen-kleding/3 je laarzen aan/aandoen-kleding/-3 het gras is nat'],
  },
  {
    id: 'aangenaam',
    hash: '0f89817c',
  },
  {
    id: 'afscheid',
    hash: '02b5ae55',
  },
  {
    id: 'avond',
    hash: '8d6155a6',
  },
  {
    id: 'alsjeblieft',
    hash: 'fac3ef3f',
    unusual: ['Kun je wat/wat-beetje zachter praten alsjeblieft'],
  },
  {
    id: 'antwoord',
    hash: '2cecef2a',
  },
  {
    id: 'antwoorden',
    hash: '8ddd68a3',
    unusual: ['Waarom antwoord/antwoorden je niet'],
  },
  {
    id: 'aandacht',
    hash: 'f27a3baf',
    unusual: ['De juf vroeg/vragen om aandacht maar iedereen praatte/doorpraten/1 door/doorpraten/-1'],
  },
  {
    id: 'afspraak',
    hash: '0c1bb51b',
  },
  {
    id: 'afspreken',
    hash: 'ff85395e',
  },
  {
    id: 'afzeggen',
    hash: 'f356c4ef',
  },
  {
    id: 'agenda',
    hash: 'd0738af7',
  },
  {
    id: 'akkoord',
    hash: '8ece9908',
  },
  {
    id: 'absoluut',
    hash: '54600cf5',
    unusual: ['Nee daar ben ik het absoluut niet mee eens/eens-mening'],
  },
  {
    id: 'alstublieft',
    hash: '4492e9d7',
  },
  {
    id: 'altijd',
    hash: '7af740ad',
  },
  {
    id: 'af-en-toe',
    hash: '2e4deae0',
    unusual: ['Af/af-en-toe/1 en/af-en-toe/1 toe/af-en-toe/-2 koken we samen met de buren'],
  },
  {
    id: 'al',
    hash: '23495b0f',
  },
  {
    id: 'avondeten',
    hash: 'f7bf88c6',
  },
  {
    id: 'appel',
    hash: 'a57be782',
  },
  {
    id: 'aardappel',
    hash: '28a87ae7',
  },
  {
    id: 'aardbei',
    hash: '4eef620b',
    unusual: ['In juni zijn/zijn-bezit aardbeien het lekkerst en het goedkoopst'],
  },
  {
    id: 'ananas',
    hash: 'c31565dd',
  },
  {
    id: 'afgieten',
    hash: 'b091bdf0',
    unusual: ['Giet/afgieten/3 de aardappels af/afgieten/-3 als ze zacht zijn'],
  },
  {
    id: 'allergisch',
    hash: '9fea4a35',
    unusual: ['Mijn zoon is allergisch voor noten zitten/zitten-erin die hierin'],
  },
  {
    id: 'afhalen',
    hash: 'b54f9c80',
  },
  {
    id: 'aubergine',
    hash: 'dc60cb96',
  },
  {
    id: 'appeltaart',
    hash: '1d1c7d1c',
  },
  {
    id: 'appartement',
    hash: '43ab6998',
  },
  {
    id: 'achterdeur',
    hash: 'bbcdbc64',
    unusual: ['Kom/binnenkomen/6 maar/maar-gerust via de achterdeur naar binnen/binnenkomen/-6'],
  },
  {
    id: 'aanrecht',
    hash: 'e3b97247',
  },
  {
    id: 'aanzetten',
    hash: 'd4d1620f',
    unusual: ['Zet/aanzetten/5 jij de oven vast/vast-alvast aan/aanzetten/-5'],
  },
  {
    id: 'afwassen',
    hash: 'd0767bb9',
    unusual: ['Jij hebt gekookt dus ik was/afwassen/1 af/afwassen/-1'],
  },
  {
    id: 'afdrogen',
    hash: '3979d72c',
    unusual: ['Droog/afdrogen/4 de pannen goed af/afdrogen/-4 voordat je ze in de kast zet'],
  },
  {
    id: 'afwasmiddel',
    hash: 'fadfe7ba',
    unusual: ['Doe/doen-erin één/een-getal druppel afwasmiddel in het water'],
  },
  {
    id: 'aankomen',
    hash: '5e8bf2d7',
    unusual: [
      'Wanneer komt/aankomen/3 de bus aan/aankomen/-3',
      'Hoe/hoe-laat/1 laat/hoe-laat/-1 komen/aankomen/4 we in Rotterdam aan/aankomen/-4',
    ],
  },
  {
    id: 'aankomst',
    hash: '1ef36f03',
    unusual: ['Bij aankomst in Zwolle stapt/overstappen/2 u over/overstappen/-2'],
  },
  {
    id: 'auto',
    hash: '35d25594',
  },
  {
    id: 'afslag',
    hash: '975b1736',
  },
  {
    id: 'autorijden',
    hash: '3348d2bb',
    unusual: ['Mijn tante leert/leren-onderwijzen op haar vijftigste autorijden'],
  },
  {
    id: 'accu',
    hash: 'c784ac3d',
    unusual: ['De accu van de auto is leeg door/door-oorzaak de kou'],
  },
  {
    id: 'achterlaten',
    hash: '18967475',
    unusual: ['Laat/achterlaten/3 geen spullen achter/achterlaten/-3 in de auto'],
  },
  {
    id: 'ambassade',
    hash: 'a044a0a3',
  },
  {
    id: 'achter',
    hash: '67ec6898',
    unusual: ['Wie zit/zitten er achter mij', 'De fietsen/fiets staan achter de school'],
  },
  {
    id: 'aan',
    hash: '028d0af4',
  },
  {
    id: 'achteraan',
    hash: '31b2e925',
  },
  {
    id: 'arm-lichaam',
    hash: '9da7ed5a',
    unusual: ['Yusuf draagt/dragen-tillen zijn/zijn-bezit dochtertje op zijn/zijn-bezit arm'],
  },
  {
    id: 'aanraken',
    hash: 'ca7ad09c',
    unusual: ['Raak/aanraken/8 de wond niet met je vieze vingers aan/aanraken/-8'],
  },
  {
    id: 'allergie',
    hash: '1bb30310',
  },
  {
    id: 'ademhalen',
    hash: '16fedaa7',
    unusual: ['Haal/ademhalen/3 eens diep adem/ademhalen/-3 door je mond'],
  },
  {
    id: 'aan-de-hand',
    hash: '5cb56249',
    unusual: ['Je ziet zo wit wat is er aan/aan-de-hand/1 de/aan-de-hand/1 hand/aan-de-hand/-2'],
  },
  {
    id: 'adem',
    hash: '27d250b4',
  },
  {
    id: 'ademen',
    hash: '5cf836d3',
  },
  {
    id: 'assistente',
    hash: '9d403dda',
  },
  {
    id: 'apotheek',
    hash: 'd69bbaf2',
    unusual: ['Vanaf vier uur ligt/klaarliggen/4 alles voor u klaar/klaarliggen/-4 bij de apotheek'],
  },
  {
    id: 'antibiotica',
    hash: '3e1b82b5',
  },
  {
    id: 'ambulance',
    hash: '2710be42',
    unusual: ['Ga opzij er komt/aankomen/3 een ambulance aan/aankomen/-3'],
  },
  {
    id: 'arts',
    hash: '7fab8dd5',
  },
  {
    id: 'afvallen',
    hash: '7a37b0eb',
  },
  {
    id: 'aankomen-gewicht',
    hash: '9216d493',
    unusual: ['Sinds hij niet/niet-meer/1 meer/niet-meer/-1 rookt is hij aangekomen/aankomen-gewicht'],
  },
  {
    id: 'alcohol',
    hash: '96da05f0',
  },
  {
    id: 'astma',
    hash: '9ac3bc7d',
  },
  {
    id: 'aanbellen',
    hash: 'e3e893dd',
    unusual: ['Bel/aanbellen/2 gerust aan/aanbellen/-2 als je iets nodig hebt'],
  },
  {
    id: 'aangeven-geven',
    hash: '5835f397',
    unusual: ['Kun je me die hamer even aangeven/aangeven-geven'],
  },
  {
    id: 'afval',
    hash: 'ee475640',
  },
  {
    id: 'afsluiten-slot',
    hash: 'ca0ded16',
    unusual: ['Vergeet niet om de schuur af/afsluiten-slot/1 te/afsluiten-slot/1 sluiten/afsluiten-slot/-2'],
  },
  {
    id: 'account',
    hash: 'a7221776',
  },
  {
    id: 'achteraf',
    hash: '6dd7bfa5',
  },
  {
    id: 'aankoop',
    hash: '19db1b4a',
    unusual: ['Yusuf is heel blij met zijn/zijn-bezit laatste aankoop een enorme tv'],
  },
  {
    id: 'aanbod',
    hash: 'c88bd07a',
  },
  {
    id: 'afhaalpunt',
    hash: '5c34a953',
  },
  {
    id: 'afgeven',
    hash: '02ede1d9',
  },
  {
    id: 'aankoopbewijs',
    hash: '1049bb5f',
  },
  {
    id: 'annuleren',
    hash: '21386c64',
  },
  {
    id: 'accepteren',
    hash: 'a9fdbc8d',
    unusual: ['Als het kaartje eraf is accepteren ze de jas niet/niet-meer/1 meer/niet-meer/-1'],
  },
  {
    id: 'advertentie',
    hash: '68e75102',
    unusual: ['In de advertentie staat/staan-geschreven dat/dat-zin de fiets nieuwe banden heeft'],
  },
  {
    id: 'aanbieden',
    hash: '47967724',
    unusual: ['Op die site bieden/aanbieden/5 mensen ook gratis spullen aan/aanbieden/-5'],
  },
  {
    id: 'adverteren',
    hash: 'ef2ec77c',
  },
  {
    id: 'allebei',
    hash: '047e5f51',
    unusual: ['Ze zijn allebei mooi maar deze zit/zitten-kleding lekkerder'],
  },
  {
    id: 'advies',
    hash: '4bd6cc3f',
  },
  {
    id: 'aanraden',
    hash: '2161f8b7',
  },
  {
    id: 'arm-geld',
    hash: 'c33cf7ab',
    unusual: ['Mijn ouders waren arm/arm-geld maar we hadden altijd te eten'],
  },
  {
    id: 'af',
    hash: 'aad7a295',
    unusual: ['Mijn huiswerk is af/af mag ik nu buiten spelen'],
  },
  {
    id: 'automobilist',
    hash: '86789a2c',
  },
  {
    id: 'achterlicht',
    hash: '9b3e435f',
    unusual: ['Je achterlicht doet/het-doen/1 het/het-doen/-1 niet straks krijg je een boete'],
  },
  {
    id: 'achterop',
    hash: '6513e854',
    unusual: ['Spring maar/maar-gerust achterop dan breng ik je naar het station'],
  },
  {
    id: 'alarmnummer',
    hash: '607d8574',
    unusual: ['Weet je kind dat/dat-zin 112 het alarmnummer is'],
  },
  {
    id: 'aanrijding',
    hash: '06c793e2',
  },
  {
    id: 'alarm',
    hash: '38224bc5',
  },
  {
    id: 'achteruit',
    hash: '8ee2595f',
  },
  {
    id: 'afstand',
    hash: '90443dcb',
  },
  {
    id: 'acteur',
    hash: '92280166',
  },
  {
    id: 'afgelopen',
    hash: 'b63fab51',
    unusual: ['Waar waren jullie afgelopen/afgelopen zaterdag'],
  },
  {
    id: 'aanmelden',
    hash: '85d87498',
    unusual: ['Meld/aanmelden/3 je snel aan/aanmelden/-3 er zijn nog twee plaatsen vrij/vrij'],
  },
  {
    id: 'actie',
    hash: 'a991609e',
  },
  {
    id: 'afmelden',
    hash: 'fc71822b',
    unusual: ['Meld/afmelden/4 je dan even af/afmelden/-4'],
  },
  {
    id: 'aanwezig',
    hash: 'b0dbc03b',
  },
  {
    id: 'afwezig',
    hash: '11b88307',
    unusual: ['Bel of mail/mailen dan de school'],
  },
  {
    id: 'aankruisen',
    hash: '366d76f8',
    unusual: ['Kruis/aankruisen/6 bij elke vraag één/een-getal antwoord aan/aankruisen/-6'],
  },
  {
    id: 'afmaken',
    hash: 'd0ed7cb9',
    unusual: ['Sommige mensen konden hun examen niet op/op-tijd/1 tijd/op-tijd/-1 afmaken'],
  },
  {
    id: 'als',
    hash: '058dc9b3',
  },
  {
    id: 'alsof',
    hash: '8000ced6',
  },
  {
    id: 'aan-het',
    hash: '87c9c0a2',
    unusual: [
      'Wat ben je aan/aan-het/1 het/aan-het/-1 doen',
      'Mijn man/man-echtgenoot is aan/aan-het/1 het/aan-het/-1 koken',
    ],
  },
  {
    id: 'aflezen',
    hash: '502e0a32',
    unusual: ['Kun jij de meter/meter-energie aflezen', 'Ik heb/ophebben/4 mijn bril niet op/ophebben/-4'],
  },
  {
    id: 'aansluiting',
    hash: 'b2e8edb7',
  },
  {
    id: 'aansluiten',
    hash: '8424e0ac',
    unusual: ['Morgen sluit/aansluiten/6 de monteur onze nieuwe oven aan/aansluiten/-6'],
  },
  {
    id: 'afsluiten',
    hash: '5865cfe7',
  },
  {
    id: 'automatische-incasso',
    hash: '032c83f9',
    unusual: [
      'Ik betaal met automatische/automatische-incasso/1 incasso/automatische-incasso/-1 dus ik vergeet nooit iets',
    ],
  },
  {
    id: 'afkoelen',
    hash: 'b02fffce',
    unusual: ["'s/s-nachts/1 Nachts/s-nachts/-1 koelt/afkoelen/4 het huis snel af/afkoelen/-4"],
  },
  {
    id: 'airco',
    hash: '230e5834',
    unusual: ['De airco op/op-bij kantoor staat zo koud dat/dat-zin ik een sjaal draag'],
  },
  {
    id: 'afvoer',
    hash: '2d2700e9',
    unusual: ['Maak/schoonmaken/4 de afvoer eens schoon/schoonmaken/-4 het stinkt in de keuken'],
  },
  {
    id: 'apparaat',
    hash: '58436a33',
  },
  {
    id: 'aan-ingeschakeld',
    hash: '9327ff58',
    unusual: ['Is de verwarming aan/aan-ingeschakeld'],
  },
  {
    id: 'aansteken',
    hash: '2b8a5249',
    unusual: [
      'Het licht doet/het-doen/1 het/het-doen/-1 niet dus Mei/=name steekt/aansteken/4 een/een-paar/1 paar/een-paar/-1 kaarsen aan/aansteken/-4',
    ],
  },
  {
    id: 'alleen',
    hash: '806f84de',
    unusual: ['In deze winkel kun je alleen met een pas/pas-kaart betalen'],
  },
  {
    id: 'alleenstaand',
    hash: 'aad00abc',
  },
  {
    id: 'alimentatie',
    hash: '6354f547',
    unusual: ['Hij betaalt elke maand alimentatie voor zijn/zijn-bezit twee dochters'],
  },
  {
    id: 'aankleden',
    hash: 'ce508015',
    unusual: ['De kinderen kleden/aankleden/3 zich zelf aan/aankleden/-3'],
  },
  {
    id: 'aanlijnen',
    hash: 'd339a02c',
    unusual: ['Lijn/aanlijnen/3 je hond aan/aanlijnen/-3 er spelen hier kleine kinderen'],
  },
  {
    id: 'avondvierdaagse',
    hash: '1b28ea96',
  },
  {
    id: 'afpakken',
    hash: '1c82e64c',
  },
  {
    id: 'avontuur',
    hash: 'a7ab65b9',
  },
  {
    id: 'achtbaan',
    hash: '6b8899cf',
    unusual: ['In de achtbaan deed/dichtdoen/4 Samir zijn/zijn-bezit ogen dicht/dichtdoen/-4'],
  },
  {
    id: 'ambtenaar',
    hash: '9aa6f86c',
    unusual: ['De ambtenaar vroeg/vragen hoe je de naam van onze baby schrijft'],
  },
  {
    id: 'aanvragen',
    hash: 'd88b64ec',
    unusual: ['Een nieuw paspoort vraag/aanvragen/5 je bij de gemeente aan/aanvragen/-5'],
  },
  {
    id: 'adreswijziging',
    hash: '475bbf73',
  },
  {
    id: 'aangeven',
    hash: '05645d73',
  },
  {
    id: 'aanvraag',
    hash: 'f5c2daee',
  },
  {
    id: 'afwijzen',
    hash: 'babeed66',
  },
  {
    id: 'agent',
    hash: 'f81c5d1b',
  },
  {
    id: 'aangifte',
    hash: '87feb97e',
    unusual: ['Mijn fiets is weg/weg-verdwenen dus ik doe online aangifte/aangifte'],
  },
  {
    id: 'arresteren',
    hash: '982cc41f',
  },
  {
    id: 'advocaat',
    hash: '6ed94a19',
  },
  {
    id: 'asielzoeker',
    hash: '51e50c61',
  },
  {
    id: 'azc',
    hash: '6ff680fe',
  },
  {
    id: 'aanpassen',
    hash: 'bdf56639',
    unusual: ['Kinderen passen/aanpassen/4 zich vaak sneller aan/aanpassen/-4 dan hun ouders'],
  },
  {
    id: 'assistent',
    hash: '07c3ba49',
    unusual: ['Vraag/vragen het aan/aan-ontvanger mijn assistent die kent/kennen-weten mijn agenda'],
  },
  {
    id: 'aannemen',
    hash: '2b47921c',
  },
  {
    id: 'arbeidscontract',
    hash: 'bfb681d2',
    unusual: ['Lees je arbeidscontract goed voordat je het tekent/tekenen-handtekening'],
  },
  {
    id: 'afdeling',
    hash: '7ec13e41',
    unusual: ['Op welke afdeling werk/werken je boven of beneden'],
  },
  {
    id: 'aaien',
    hash: 'bc370324',
    unusual: ['Vraag/vragen eerst of je de hond mag aaien'],
  },
  {
    id: 'aap',
    hash: '425227fd',
    unusual: ['In de dierentuin pakte/pakken een aap mijn pet'],
  },
  {
    id: 'aarde',
    hash: '57507c7c',
  },
  {
    id: 'april',
    hash: 'f19aef64',
  },
  {
    id: 'augustus',
    hash: 'cb01a217',
  },
  {
    id: 'armoede',
    hash: 'bbb56d99',
    unusual: ['Ook in Nederland groeien/opgroeien/2 kinderen op/opgroeien/-2 in armoede'],
  },
  {
    id: 'aantal',
    hash: '643ea3b2',
    unusual: [
      'Je loon hangt/afhangen-van/1 af/afhangen-van/1 van/afhangen-van/-2 het aantal uren dat/dat-verwijzend je werkt',
    ],
  },
  {
    id: 'afschrijven',
    hash: '15b00f04',
    unusual: ['De sportschool heeft twee keer geld van mijn rekening/rekening-bank afgeschreven'],
  },
  {
    id: 'administratie',
    hash: 'f8c7387c',
  },
  {
    id: 'achterstand',
    hash: 'ed33a73a',
  },
  {
    id: 'aanmaning',
    hash: 'b4b81a9f',
  },
  {
    id: 'afbetalen',
    hash: '0d9420a0',
    unusual: ['We betalen/afbetalen/7 de nieuwe koelkast in zes maanden af/afbetalen/-7'],
  },
  {
    id: 'aflossen',
    hash: '74a83454',
  },
  {
    id: 'aanslag',
    hash: '09758acf',
  },
  {
    id: 'aftrekken',
    hash: 'f5319e4f',
  },
  {
    id: 'aow',
    hash: '14c9f94d',
    unusual: ['Opa hoeft niet/niet-meer/1 meer/niet-meer/-1 te werken hij krijgt AOW'],
  },
  {
    id: 'aanvullend',
    hash: 'fd527da8',
  },
  {
    id: 'aansprakelijkheidsverzekering',
    hash: '28f1526e',
  },
  {
    id: 'aflopen',
    hash: '7995c49e',
    unusual: ['Mijn reisverzekering loopt/aflopen/3 in december af/aflopen/-3 dus ik zoek een andere'],
  },
  {
    id: 'acht',
    hash: '780c2ea8',
  },
  {
    id: 'achttien',
    hash: '38d70fb6',
    unusual: ['Ik woon op/op-bij nummer achttien'],
  },
  {
    id: 'achtste',
    hash: 'fcbc21d0',
  },
  {
    id: 'anderhalf',
    hash: '70071303',
    unusual: ['We hebben anderhalf uur/uur in de file gestaan'],
  },
  {
    id: 'appen',
    hash: '3d3b70ee',
    unusual: ['Ik app/appen je het adres straks wel'],
  },
  {
    id: 'abonnement',
    hash: '9ad23df1',
  },
  {
    id: 'app',
    hash: 'f4574d63',
    unusual: ['Met deze app zie je hoe/hoe-laat/1 laat/hoe-laat/-1 de bus komt'],
  },
  {
    id: 'artikel',
    hash: 'aaccb4e3',
    unusual: ['In de krant van vandaag staat/staan-geschreven een artikel over onze school'],
  },
  {
    id: 'actueel',
    hash: '682be645',
    unusual: ['De informatie op deze site is niet/niet-meer/1 meer/niet-meer/-1 actueel'],
  },
  {
    id: 'aanval',
    hash: 'acec40ab',
  },
  {
    id: 'aflevering',
    hash: 'c50c5138',
    unusual: ['Nog één/een-getal aflevering en dan ga ik slapen'],
  },
  {
    id: 'afstandsbediening',
    hash: '6798ecd0',
    unusual: ['Geef de afstandsbediening eens dit programma/programma-tv is saai'],
  },
  {
    id: 'afzender',
    hash: '5126447d',
    unusual: [
      'Er staat/staan-geschreven geen afzender op de kaart/kaart-wens',
      'Van wie zou hij/hij-ding zijn',
    ],
  },
  {
    id: 'ansichtkaart',
    hash: '6c0de64b',
  },
  {
    id: 'aangetekend',
    hash: 'bd71c19b',
    unusual: ['Stuur/opsturen/4 de sleutels aangetekend op/opsturen/-4 dan raken ze niet kwijt'],
  },
  {
    id: 'anders',
    hash: '102b8819',
  },
  {
    id: 'alvast',
    hash: '90f3e2c3',
    unusual: ['Ga maar/maar-gerust alvast naar binnen ik kom zo'],
  },
  {
    id: 'alweer',
    hash: 'e35cefdd',
  },
];
