import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'oorlog',
    hash: '6bcd6233',
    unusual: ['Door/door-oorzaak de oorlog kan Olena niet terug naar/naar-huis/1 huis/naar-huis/-1'],
  },
  {
    id: 'opgroeien',
    hash: 'd0b0ac31',
  },
  {
    id: 'oefenen',
    hash: '953d6d6b',
  },
  {
    id: 'oud',
    hash: 'a0644210',
    unusual: ['Hoe oud schat/schatten jij onze docent'],
  },
  {
    id: 'ons-wij',
    hash: 'd46c51da',
  },
  {
    id: 'onze',
    hash: 'b068f18b',
  },
  {
    id: 'ongehuwd',
    hash: '0ab4a08e',
  },
  {
    id: 'ongeldig',
    hash: 'c5d301f1',
  },
  {
    id: 'onverwacht',
    hash: 'de707f00',
  },
  {
    id: 'opgelucht',
    hash: '90d715fa',
    unusual: ['Wat ben ik opgelucht dat/dat-zin de baby gezond is'],
  },
  {
    id: 'ongerust',
    hash: '7e550c70',
  },
  {
    id: 'onmogelijk',
    hash: 'cf9492b1',
  },
  {
    id: 'over-resterend',
    hash: 'f0ef4d6d',
    unusual: ['Is er nog rijst over/over-resterend van gisteren'],
  },
  {
    id: 'openingstijd',
    hash: '306ee2bb',
  },
  {
    id: 'opengaan',
    hash: 'a1db648b',
    unusual: ['Hoe/hoe-laat/1 laat/hoe-laat/-1 gaat/opengaan/4 die winkel morgen open/opengaan/-4'],
  },
  {
    id: 'open',
    hash: '334713be',
  },
  {
    id: 'overhemd',
    hash: 'df5daebf',
    unusual: ['Trek/aantrekken/4 een schoon overhemd aan/aantrekken/-4 er zit koffie op je mouw'],
  },
  {
    id: 'ondergoed',
    hash: '8e4604a5',
  },
  {
    id: 'oranje',
    hash: 'ef063aa2',
    unusual: ['Met Koningsdag heeft/aanhebben/4 iedereen iets oranjes aan/aanhebben/-4'],
  },
  {
    id: 'ons-gewicht',
    hash: '8cc744d7',
    unusual: ['Het is iets meer dan twee ons/ons-gewicht mag dat'],
  },
  {
    id: 'ongeveer',
    hash: 'a9be2193',
    unusual: ['De les duurt ongeveer anderhalf uur/uur'],
  },
  {
    id: 'ook',
    hash: '9e66f179',
  },
  {
    id: 'ontzettend',
    hash: '11efaa4d',
  },
  {
    id: 'opzetten-bril',
    hash: 'accc10a9',
  },
  {
    id: 'oorbel',
    hash: '0d8365f0',
  },
  {
    id: 'ochtend',
    hash: '188179fa',
    unusual: ['Elke ochtend zegt/gedag-zeggen/4 de buschauffeur iedereen gedag/gedag-zeggen/-4'],
  },
  {
    id: 'ontmoeten',
    hash: '164f0934',
    unusual: [
      'Waar hebben jullie elkaar voor/voor-het-eerst/1 het/voor-het-eerst/1 eerst/voor-het-eerst/-2 ontmoet',
    ],
  },
  {
    id: 'overkomen',
    hash: 'ff9d0873',
  },
  {
    id: 'ongelooflijk',
    hash: '5b693714',
  },
  {
    id: 'onzin',
    hash: 'a48f076e',
    unusual: ['Er staat/staan-geschreven veel onzin op internet'],
  },
  {
    id: 'op-tijd',
    hash: '891b203f',
    unusual: [
      'De trein is op/op-tijd/1 tijd/op-tijd/-1',
      'Samir is nooit op/op-tijd/1 tijd/op-tijd/-1 dus begin maar/maar-gerust vast/vast-alvast',
    ],
  },
  {
    id: 'overdrijven',
    hash: '56241c28',
  },
  {
    id: 'overtuigen',
    hash: 'd77f09a8',
  },
  {
    id: 'oke',
    hash: 'f9690122',
  },
  {
    id: 'ook-niet',
    hash: 'ab77d59a',
    unusual: ['Ik heb ook/ook-niet/1 niet/ook-niet/-1 goed geslapen'],
  },
  {
    id: 'ooit',
    hash: 'b2431ef3',
  },
  {
    id: 'overmorgen',
    hash: '9d20f8e1',
  },
  {
    id: 'opeens',
    hash: '8d5a0c8f',
    unusual: ['Opeens ging/uitgaan-stoppen/7 in de hele straat het licht uit/uitgaan-stoppen/-7'],
  },
  {
    id: 'opzoeken',
    hash: '8a6ff38f',
    unusual: ['Dat woord ken/kennen-weten ik niet ik zal het even opzoeken'],
  },
  {
    id: 'over-klok',
    hash: '383a6f05',
    unusual: ['Het is nu vijf over/over-klok drie', 'Mijn trein gaat om vijf over/over-klok half drie'],
  },
  {
    id: 'opschieten',
    hash: '3d3c605d',
    unusual: ['Schiet/opschieten/1 op/opschieten/-1 anders komen we te/te-laat/1 laat/te-laat/-1'],
  },
  {
    id: 'op-dit-moment',
    hash: '1e49efac',
    unusual: [
      'Op/op-dit-moment/1 dit/op-dit-moment/1 moment/op-dit-moment/-2 zijn al onze medewerkers in gesprek',
    ],
  },
  {
    id: 'ontbijt',
    hash: '972a8b8c',
  },
  {
    id: 'overslaan',
    hash: '6e354875',
    unusual: ['Sla/overslaan/4 het ontbijt niet over/overslaan/-4 anders heb je snel honger'],
  },
  {
    id: 'opeten',
    hash: '11b0575d',
  },
  {
    id: 'ontdooien',
    hash: 'b55733c6',
  },
  {
    id: 'olie',
    hash: '0366fdc2',
    unusual: ['Bak de uien zachtjes in een/een-beetje/1 beetje/een-beetje/-1 olie'],
  },
  {
    id: 'opstaan',
    hash: 'dfdddd8c',
    unusual: [
      'Hoe/hoe-laat/1 laat/hoe-laat/-1 sta/opstaan/2 je op/opstaan/-2',
      'In het weekend staat/opstaan/7 mijn zoon pas om elf uur op/opstaan/-7',
    ],
  },
  {
    id: 'oven',
    hash: 'bcdf86b3',
    unusual: ['Blijf/afblijven/4 van de oven af/afblijven/-4 die is heet'],
  },
  {
    id: 'opzeggen',
    hash: '7a87c948',
    unusual: ['Yusuf heeft de huur van zijn/zijn-bezit kamer opgezegd'],
  },
  {
    id: 'opruimen',
    hash: 'be8d5bdc',
    unusual: ['Waarom ruimen/opruimen/5 jullie je speelgoed nooit op/opruimen/-5'],
  },
  {
    id: 'ophangen',
    hash: '437f6f06',
    unusual: ['Het is droog ik hang/ophangen/4 de was buiten op/ophangen/-4'],
  },
  {
    id: 'opbergen',
    hash: 'f1ab0263',
    unusual: [
      'Berg/opbergen/4 je winterjas maar/maar-gerust op/opbergen/-4 die heb je niet/niet-meer/1 meer/niet-meer/-1 nodig',
    ],
  },
  {
    id: 'opmaken',
    hash: '82e52ac6',
    unusual: ['Maak/opmaken/4 je bed even op/opmaken/-4 voordat oma komt'],
  },
  {
    id: 'overstappen',
    hash: '8dab6e9b',
  },
  {
    id: 'ov-chipkaart',
    hash: '587f0ebb',
    unusual: ['Op mijn ov-chipkaart staat niet genoeg geld meer/meer-voorbij'],
  },
  {
    id: 'openbaar-vervoer',
    hash: 'c85b5e4b',
    unusual: ['Kom je met de auto of met het openbaar/openbaar-vervoer/1 vervoer/openbaar-vervoer/-1'],
  },
  {
    id: 'onderweg',
    hash: 'a9d1cb25',
  },
  {
    id: 'overkant',
    hash: '19ac0e1a',
  },
  {
    id: 'omleiding',
    hash: '2b4d9cd0',
  },
  {
    id: 'overnachten',
    hash: '9d800c9d',
  },
  {
    id: 'oosten',
    hash: '1be9db77',
  },
  {
    id: 'overal',
    hash: 'f88d351b',
  },
  {
    id: 'onder',
    hash: '620327d1',
  },
  {
    id: 'op',
    hash: 'fad82b06',
  },
  {
    id: 'over',
    hash: '060c15c5',
  },
  {
    id: 'om',
    hash: '741b141e',
  },
  {
    id: 'omhoog',
    hash: 'f1dcf35c',
    unusual: ['Doe/doen-erin je handen omhoog en adem/inademen/2 diep in/inademen/-2'],
  },
  {
    id: 'omlaag',
    hash: '550b7a1d',
  },
  {
    id: 'oog',
    hash: '4c2887e6',
    unusual: ['Doe/dichtdoen/3 je ogen dicht/dichtdoen/-3 en tel tot tien'],
  },
  {
    id: 'oor',
    hash: 'e4b0882e',
    unusual: ['Door/door-oorzaak het vliegen zitten/zitten-erin mijn oren nog dicht'],
  },
  {
    id: 'overgeven',
    hash: '59c49f8d',
  },
  {
    id: 'ontsteking',
    hash: '70b49d58',
  },
  {
    id: 'onderzoeken',
    hash: 'acfcb81e',
    unusual: [
      'Doe/uitdoen-kleding/4 je trui maar/maar-gerust uit/uitdoen-kleding/-4 dan onderzoek/onderzoeken ik je rug',
    ],
  },
  {
    id: 'onderzoek',
    hash: 'e5183a4b',
    unusual: ['Het onderzoek duurt tien minuten en doet/pijn-doen/2 geen pijn/pijn-doen/-2'],
  },
  {
    id: 'operatie',
    hash: '0fac5c4c',
  },
  {
    id: 'opnemen-ziekenhuis',
    hash: 'ecaf0734',
  },
  {
    id: 'overleven',
    hash: '1a308e9e',
    unusual: ['Door/door-oorzaak de snelle hulp heeft hij het ongeluk overleefd'],
  },
  {
    id: 'oorpijn',
    hash: '9505d40c',
  },
  {
    id: 'opgebroken',
    hash: '3c2a2160',
  },
  {
    id: 'overlast',
    hash: 'dd6c473f',
  },
  {
    id: 'oppassen',
    hash: '60157944',
  },
  {
    id: 'ophouden',
    hash: 'b5827e28',
  },
  {
    id: 'oplossing',
    hash: 'c2542496',
  },
  {
    id: 'opbellen',
    hash: '43311e13',
  },
  {
    id: 'omgeving',
    hash: '68eec976',
  },
  {
    id: 'organiseren',
    hash: '5a75b8e2',
  },
  {
    id: 'oud-papier',
    hash: '35227641',
    unusual: [
      'De voetbalclub haalt/ophalen/6 elke maand het oud/oud-papier/1 papier/oud-papier/-1 op/ophalen/-6',
    ],
  },
  {
    id: 'omdraaien',
    hash: '5e8cc5fd',
    unusual: ['Je moet het matras af/af-en-toe/1 en/af-en-toe/1 toe/af-en-toe/-2 omdraaien'],
  },
  {
    id: 'onkruid',
    hash: '660fd593',
  },
  {
    id: 'op-voorraad',
    hash: '37efd8dd',
    unusual: [
      'Maat 38 is helaas niet/niet-meer/1 meer/niet-meer/-1 op/op-voorraad/1 voorraad/op-voorraad/-1',
    ],
  },
  {
    id: 'optie',
    hash: '142af578',
  },
  {
    id: 'ophalen',
    hash: 'c51247e6',
    unusual: ['Haal/ophalen/5 jij Yusuf van school op/ophalen/-5'],
  },
  {
    id: 'ontvangen',
    hash: 'f2b6ff60',
  },
  {
    id: 'openen',
    hash: '8013c6b6',
    unusual: ['Open/openen de doos niet met een mes want er zitten/zitten-erin kleren in'],
  },
  {
    id: 'onmiddellijk',
    hash: '2bf00f46',
    unusual: [
      'Gebruik dit apparaat niet/niet-meer/1 meer/niet-meer/-1 en breng/terugbrengen/3 het onmiddellijk terug/terugbrengen/-3',
    ],
  },
  {
    id: 'oplossen',
    hash: '253c6155',
    unusual: [
      'Maakt/zorgen-maken/4 u zich geen zorgen/zorgen-maken/-4 wij lossen/oplossen/4 het voor u op/oplossen/-4',
    ],
  },
  {
    id: 'ontevreden',
    hash: '0b80fafd',
    unusual: ['De klant was ontevreden en wilde zijn/zijn-bezit geld terug'],
  },
  {
    id: 'ontbreken',
    hash: 'cd95e083',
  },
  {
    id: 'onderdeel',
    hash: '15292935',
    unusual: ['Voor deze oude wasmachine zijn geen onderdelen meer/meer-voorbij te krijgen'],
  },
  {
    id: 'onderhandelen',
    hash: 'db34c47b',
    unusual: ['Over de prijs/prijs kunnen we nog onderhandelen'],
  },
  {
    id: 'ouderwets',
    hash: '7115498b',
  },
  {
    id: 'ondiep',
    hash: '94ef2214',
  },
  {
    id: 'onduidelijk',
    hash: 'b65a72f5',
  },
  {
    id: 'ongezond',
    hash: '694cf77d',
  },
  {
    id: 'oversteken',
    hash: 'c52eb7ee',
  },
  {
    id: 'opletten',
    hash: '917511d2',
    unusual: ['Let/opletten/2 goed op/opletten/-2 hier spelen vaak kinderen'],
  },
  {
    id: 'ongeluk',
    hash: 'afa1f00c',
    unusual: ['Door/door-oorzaak een ongeluk rijden er even geen bussen'],
  },
  {
    id: 'onschuldig',
    hash: '4283fd1f',
  },
  {
    id: 'omwaaien',
    hash: '2a9f39ef',
  },
  {
    id: 'onweer',
    hash: '39fcfb4b',
  },
  {
    id: 'ontspannen',
    hash: 'e380edd5',
  },
  {
    id: 'oud-en-nieuw',
    hash: 'd3d2c3c4',
    unusual: [
      'Met oud/oud-en-nieuw/1 en/oud-en-nieuw/1 nieuw/oud-en-nieuw/-2 blijven/opblijven/6 de kinderen tot twaalf uur op/opblijven/-6',
    ],
  },
  {
    id: 'opgeven-aanmelden',
    hash: 'ad23775b',
  },
  {
    id: 'organisatie',
    hash: '0ff4001a',
    unusual: ['Zij werkt voor een organisatie die/die-verwijzend vluchtelingen helpt'],
  },
  {
    id: 'opsteken',
    hash: '40189dbd',
    unusual: ['Steek/opsteken/3 je vinger op/opsteken/-3 als je het antwoord weet'],
  },
  {
    id: 'onderwerp',
    hash: '2fdc718f',
  },
  {
    id: 'opdracht',
    hash: 'e7dba12c',
  },
  {
    id: 'oefening',
    hash: '155f7257',
  },
  {
    id: 'onthouden',
    hash: '93047d85',
  },
  {
    id: 'opmerking',
    hash: 'ba853c02',
  },
  {
    id: 'onvoldoende',
    hash: '4e958bf3',
    unusual: ['Dan moet je harder/hard-kracht werken jongen'],
  },
  {
    id: 'opgeven',
    hash: '0e2ec870',
    unusual: ['Samir is twee keer gezakt maar hij geeft/opgeven/2 niet op/opgeven/-2'],
  },
  {
    id: 'onderwijs',
    hash: '66d0adda',
  },
  {
    id: 'opleiding',
    hash: '881238f8',
  },
  {
    id: 'ouderavond',
    hash: 'cffc82c8',
    unusual: ['Op de ouderavond hoorde ik dat/dat-zin het goed gaat met Amina'],
  },
  {
    id: 'opstarten',
    hash: '0940d2d3',
    unusual: ['Start/opstarten/4 je laptop vast/vast-alvast op/opstarten/-4 we beginnen zo'],
  },
  {
    id: 'opslaan',
    hash: '23046242',
    unusual: ['Sla/opslaan/3 je tekst op/opslaan/-3 voordat je de computer uitzet'],
  },
  {
    id: 'opnieuw',
    hash: '4343107c',
    unusual: ['Zet/uitzetten/2 hem uit/uitzetten/-2 en probeer het dan opnieuw'],
  },
  {
    id: 'ontdekken',
    hash: '8848d038',
  },
  {
    id: 'of',
    hash: '03876574',
  },
  {
    id: 'omdat',
    hash: '3bbd1b84',
  },
  {
    id: 'ondanks',
    hash: 'e96ea81c',
  },
  {
    id: 'opschrijven',
    hash: 'fc15bb3c',
    unusual: ['Schrijf/opschrijven/6 de cijfers voor de komma op/opschrijven/-6 de rest hoeft niet'],
  },
  {
    id: 'overzicht',
    hash: '206b66f6',
  },
  {
    id: 'onderhoud',
    hash: '91b389ca',
  },
  {
    id: 'ontluchten',
    hash: '85c417e4',
  },
  {
    id: 'open-haard',
    hash: 'a35398c0',
    unusual: ['Met kerst zaten we gezellig bij de open/open-haard/1 haard/open-haard/-1'],
  },
  {
    id: 'opwarmen',
    hash: '5b6dd7d3',
    unusual: ['Het duurt een uur/uur voordat deze kamer is opgewarmd'],
  },
  {
    id: 'overlopen',
    hash: 'b8f026be',
    unusual: ['Help het bad loopt/overlopen/1 over/overlopen/-1'],
  },
  {
    id: 'opwekken',
    hash: '110f2a48',
    unusual: ['Op een zonnige dag wekken/opwekken/4 we meer stroom op/opwekken/-4 dan we gebruiken'],
  },
  {
    id: 'op-verbruikt',
    hash: '723a71b3',
    unusual: ['De melk is op/op-verbruikt wie gaat er naar de winkel'],
  },
  {
    id: 'ontploffen',
    hash: '4057c267',
  },
  {
    id: 'op-de-hoogte',
    hash: 'f850f5be',
    unusual: [
      'Fijn dat/dat-zin u ons steeds op/op-de-hoogte/1 de/op-de-hoogte/1 hoogte/op-de-hoogte/-2 houdt',
    ],
  },
  {
    id: 'ouders',
    hash: 'bb7c58bb',
    unusual: ['De ouders van Mei/=name wonen nog in China'],
  },
  {
    id: 'oudste',
    hash: '87d910c1',
    unusual: ['Onze oudste/oudste doet dit jaar eindexamen'],
  },
  {
    id: 'opa',
    hash: '79ed31fb',
    unusual: ['Opa slaapt in zijn/zijn-bezit stoel'],
  },
  {
    id: 'oma',
    hash: '1ea7b28f',
    unusual: ['Bij oma mogen we altijd laat/laat naar bed'],
  },
  {
    id: 'oom',
    hash: 'd39b0e8e',
  },
  {
    id: 'opvoeden',
    hash: '0880d1d0',
    unusual: ['Ze voeden/opvoeden/3 hun kinderen op/opvoeden/-3 in twee talen'],
  },
  {
    id: 'oppas',
    hash: '6313cb72',
  },
  {
    id: 'ondeugend',
    hash: '9b1cd211',
  },
  {
    id: 'omgaan',
    hash: 'd5ef44bc',
  },
  {
    id: 'overlijden',
    hash: '17bd6a0c',
  },
  {
    id: 'ommetje',
    hash: '78b62280',
    unusual: ['Zullen we na het eten/eten-maaltijd een ommetje maken'],
  },
  {
    id: 'oppakken',
    hash: 'ea575815',
    unusual: ['Pak/oppakken/5 die natte handdoek eens op/oppakken/-5'],
  },
  {
    id: 'omweg',
    hash: 'be23f746',
  },
  {
    id: 'opzetten',
    hash: '488ec317',
    unusual: ['We zetten/opzetten/4 eerst de tent op/opzetten/-4 daarna gaan we zwemmen'],
  },
  {
    id: 'oliebol',
    hash: '9c0eea16',
  },
  {
    id: 'optreden',
    hash: '967e5e69',
    unusual: ['Vanavond treedt/optreden/5 er een Surinaamse band/band op/optreden/-5'],
  },
  {
    id: 'oordopje',
    hash: '01e7fcdc',
    unusual: ['Doe/doen-erin oordopjes in want de muziek staat hard/hard-luid'],
  },
  {
    id: 'optocht',
    hash: 'e2a458d1',
  },
  {
    id: 'officieel',
    hash: 'bb595dff',
  },
  {
    id: 'origineel',
    hash: '67d326bc',
  },
  {
    id: 'ondertekenen',
    hash: '80fa92be',
  },
  {
    id: 'overeenkomst',
    hash: '67dbf38b',
    unusual: ['U moet de overeenkomst op elke bladzijde tekenen/tekenen-handtekening'],
  },
  {
    id: 'omstandigheid',
    hash: '884666a0',
    unusual: ['Door/door-oorzaak omstandigheden is het loket vandaag gesloten'],
  },
  {
    id: 'overheid',
    hash: 'fc75878a',
    unusual: ['De overheid betaalt scholen en wegen/wegen met ons belastinggeld'],
  },
  {
    id: 'overval',
    hash: '1529a908',
  },
  {
    id: 'ontsnappen',
    hash: '291f590e',
  },
  {
    id: 'ober',
    hash: 'd5b93303',
    unusual: ['De ober schreef/opschrijven/2 niets op/opschrijven/-2 en vergat onze drankjes'],
  },
  {
    id: 'ontmoeting',
    hash: '4f27c57d',
  },
  {
    id: 'ontslag',
    hash: '364ead76',
  },
  {
    id: 'ontslagen',
    hash: '45819732',
  },
  {
    id: 'opzegtermijn',
    hash: '58090608',
    unusual: ['Mijn opzegtermijn is één/een-getal maand dus ik werk/werken tot juni'],
  },
  {
    id: 'overwerken',
    hash: '4468f67c',
    unusual: ['Het eten/eten-maaltijd is bijna klaar'],
  },
  {
    id: 'overleggen',
    hash: 'b35c1252',
  },
  {
    id: 'overspannen',
    hash: '70810f35',
    unusual: ['Zijn/zijn-bezit vrouw/vrouw-echtgenote is overspannen en slaapt heel slecht'],
  },
  {
    id: 'ouderschapsverlof',
    hash: 'd713c146',
    unusual: ['Door/door-oorzaak zijn/zijn-bezit ouderschapsverlof is papa elke woensdag thuis'],
  },
  {
    id: 'opklaren',
    hash: '3fcd5c3d',
    unusual: ['Vanmiddag klaart/opklaren/2 het op/opklaren/-2 zeiden ze op de radio'],
  },
  {
    id: 'oogst',
    hash: '2dc2023c',
  },
  {
    id: 'omzagen',
    hash: '66357b02',
    unusual: ['De gemeente zaagt/omzagen/5 morgen die zieke boom om/omzagen/-5'],
  },
  {
    id: 'oever',
    hash: 'ccd34ef2',
  },
  {
    id: 'oceaan',
    hash: '14b8bc06',
  },
  {
    id: 'overstroming',
    hash: 'fc2cc182',
  },
  {
    id: 'oktober',
    hash: '6a0e6017',
  },
  {
    id: 'overdag',
    hash: '6abb9e76',
    unusual: ["Overdag werken we allebei bel liever 's/s-avonds/1 avonds/s-avonds/-1"],
  },
  {
    id: 'overmaken',
    hash: '53943e50',
    unusual: ['Ik maak/overmaken/6 het geld vanavond naar je over/overmaken/-6'],
  },
  {
    id: 'opnemen-geld',
    hash: 'ee0ffe20',
    unusual: ['Kan ik hier met mijn pas/pas-kaart geld opnemen'],
  },
  {
    id: 'opzijleggen',
    hash: 'c931e4aa',
    unusual: ['Leg/opzijleggen/5 elke week een tientje opzij/opzijleggen/-5 voor je rijlessen'],
  },
  {
    id: 'opladen',
    hash: '4aec8388',
  },
  {
    id: 'oplader',
    hash: '99b04f81',
  },
  {
    id: 'opnemen-telefoon',
    hash: 'fb1a2f50',
    unusual: ['Waarom neem/opnemen-telefoon/3 je nooit op/opnemen-telefoon/-3 als ik bel'],
  },
  {
    id: 'online',
    hash: 'db971405',
  },
  {
    id: 'oplichter',
    hash: '3b62cc84',
    unusual: [
      'Pas/oppassen-voorzichtig/1 op/oppassen-voorzichtig/-1 oplichters doen alsof ze van de bank/bank-geld zijn',
    ],
  },
  {
    id: 'ondertiteling',
    hash: '5e982848',
    unusual: ['Zet/aanzetten/3 de ondertiteling aan/aanzetten/-3 dan kun je meelezen'],
  },
  {
    id: 'onbekend',
    hash: 'e3fe882f',
    unusual: ['Neem/opnemen-telefoon/2 jij op/opnemen-telefoon/-2 als een onbekend nummer belt'],
  },
  {
    id: 'openbaar',
    hash: 'a0ff9e6d',
  },
  {
    id: 'ontvanger',
    hash: '3beada41',
    unusual: ['De ontvanger moet zelf voor dit pakje tekenen/teken'],
  },
  {
    id: 'ondertussen',
    hash: '3863328b',
    unusual: ['Ga maar/maar-gerust zitten dan haal ik ondertussen koffie'],
  },
];
