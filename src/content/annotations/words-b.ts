import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'buitenland',
    hash: '983f79f3',
    unusual: ['Samir belt elke week met zijn/zijn-bezit familie in het buitenland'],
  },
  {
    id: 'buurland',
    hash: '6b708639',
  },
  {
    id: 'betekenen',
    hash: '31e0fa9e',
  },
  {
    id: 'begrijpen',
    hash: '95d01734',
  },
  {
    id: 'bedoelen',
    hash: '0257654e',
  },
  {
    id: 'betekenis',
    hash: 'b7e1b0ec',
  },
  {
    id: 'blij',
    hash: 'dcb73439',
  },
  {
    id: 'baard',
    hash: '4d24e92c',
  },
  {
    id: 'bril',
    hash: '1fb445af',
  },
  {
    id: 'blond',
    hash: '9956f826',
  },
  {
    id: 'boos',
    hash: '9b17e4cc',
    unusual: ['Waarom ben je nog/nog-steeds/1 steeds/nog-steeds/-1 boos op mij'],
  },
  {
    id: 'bang',
    hash: '44e8f2c8',
  },
  {
    id: 'burgerlijke-staat',
    hash: '549b4e81',
    unusual: [
      'De mevrouw van de gemeente vroeg naar mijn burgerlijke/burgerlijke-staat/1 staat/burgerlijke-staat/-1',
    ],
  },
  {
    id: 'beantwoorden',
    hash: '54a769ae',
  },
  {
    id: 'bevestigen',
    hash: 'c12262b5',
  },
  {
    id: 'balen',
    hash: '6866e1d7',
    unusual: ['Ik baal ervan dat/dat-zin mijn vakantie niet doorgaat'],
  },
  {
    id: 'boodschappen',
    hash: '3997aeb7',
  },
  {
    id: 'boodschappenlijst',
    hash: 'ad1ede47',
  },
  {
    id: 'blik-conserven',
    hash: '9d4c4e93',
  },
  {
    id: 'bakker',
    hash: '4e0aee8b',
  },
  {
    id: 'bloemist',
    hash: 'f9b6b9e1',
    unusual: ['Laat de bloemist maar/maar-gerust iets moois voor oma maken'],
  },
  {
    id: 'bakkerij',
    hash: '37da2bda',
  },
  {
    id: 'boodschap',
    hash: '53caa1ae',
  },
  {
    id: 'bestaan',
    hash: 'f03653af',
  },
  {
    id: 'broek',
    hash: 'cf1e2bc5',
  },
  {
    id: 'blouse',
    hash: '00a7caac',
  },
  {
    id: 'blauw',
    hash: '0e60de57',
    unusual: ['Zijn/zijn-bezit auto is blauw'],
  },
  {
    id: 'bruin',
    hash: '8211745a',
  },
  {
    id: 'betalen',
    hash: 'dd3e8f00',
  },
  {
    id: 'bon',
    hash: '815a619a',
    unusual: ['Zal ik de bon in de tas doen/doen-erin'],
  },
  {
    id: 'bos-bloemen',
    hash: '975a90c3',
    unusual: ['Voor zijn/zijn-bezit moeder koopt Yusuf een grote bos/bos-bloemen bloemen'],
  },
  {
    id: 'beurt',
    hash: 'd5cef616',
  },
  {
    id: 'behoorlijk',
    hash: '853aaacc',
  },
  {
    id: 'best-nogal',
    hash: 'e74df1a3',
    unusual: ['Nederlands is best/best-nogal moeilijk maar het lukt wel'],
  },
  {
    id: 'bezoek',
    hash: '8be41ffb',
  },
  {
    id: 'bedanken',
    hash: '08a3fceb',
  },
  {
    id: 'beleefd',
    hash: '5102d0e6',
  },
  {
    id: 'besluiten',
    hash: 'ccf9f2a4',
  },
  {
    id: 'bespreken',
    hash: 'e5b06909',
    unusual: ['Dat wil ik eerst met mijn man/man-echtgenoot bespreken'],
  },
  {
    id: 'beterschap',
    hash: '87667518',
    unusual: ['Beterschap en blijf maar/maar-gerust lekker in bed'],
  },
  {
    id: 'bruiloft',
    hash: '51e581cc',
  },
  {
    id: 'best',
    hash: 'd30f349c',
    unusual: ['Ik wens/wensen je het beste/best met je nieuwe baan'],
  },
  {
    id: 'beloven',
    hash: '0b1cb553',
    unusual: ['Beloof je dat/dat-zin je voorzichtig rijdt'],
  },
  {
    id: 'bedoeling',
    hash: 'e9c2a3d2',
  },
  {
    id: 'belangrijk',
    hash: 'b61af949',
  },
  {
    id: 'belachelijk',
    hash: 'dfde1169',
    unusual: ['Wat een belachelijke prijs/prijs voor één/een-getal kopje koffie'],
  },
  {
    id: 'beslissen',
    hash: '910893d2',
  },
  {
    id: 'bedankt',
    hash: 'e8e5fd77',
    unusual: ['Bedankt/bedankt voor de koffie', 'Bedankt/bedankt voor je hulp bij de verhuizing'],
  },
  {
    id: 'binnenkort',
    hash: 'c5082932',
  },
  {
    id: 'brood',
    hash: '04fd354c',
  },
  {
    id: 'boterham',
    hash: '91d47496',
    unusual: ['Samir neemt/meenemen/3 vier boterhammen mee/meenemen/-3 naar zijn/zijn-bezit werk'],
  },
  {
    id: 'beleg',
    hash: 'e5aaaa71',
  },
  {
    id: 'broodtrommel',
    hash: '4c8567bc',
  },
  {
    id: 'broodje',
    hash: '5f45f162',
  },
  {
    id: 'boter',
    hash: 'b74f0682',
    unusual: ['Haal de boter alvast uit de koelkast dan wordt hij/hij-ding zacht'],
  },
  {
    id: 'banaan',
    hash: 'b0d32831',
    unusual: ['Die bruine banaan kun je nog best/best-nogal eten'],
  },
  {
    id: 'biefstuk',
    hash: '47f2681d',
  },
  {
    id: 'beetje',
    hash: '105a1d24',
    unusual: [
      'Schenk/inschenken/6 mij maar/maar-gerust een klein beetje in/inschenken/-6 ik moet nog rijden',
    ],
  },
  {
    id: 'bier',
    hash: '569405cd',
  },
  {
    id: 'beker',
    hash: '172e9095',
  },
  {
    id: 'bakken',
    hash: '4ae66056',
  },
  {
    id: 'bloem-meel',
    hash: '5359b66d',
    unusual: ['Voor pannenkoeken heb je bloem/bloem-meel eieren en melk nodig'],
  },
  {
    id: 'bar',
    hash: 'ed5ade0f',
    unusual: ['Je moet aan de bar bestellen hier komt/langskomen/2 niemand langs/langskomen/-2'],
  },
  {
    id: 'bezet',
    hash: '7b84674b',
  },
  {
    id: 'boon',
    hash: '0c1e144b',
  },
  {
    id: 'bloemkool',
    hash: '28ab6de7',
  },
  {
    id: 'broccoli',
    hash: '46f4ada2',
  },
  {
    id: 'biet',
    hash: '7dbaf645',
  },
  {
    id: 'boerderij',
    hash: 'd1e6741b',
  },
  {
    id: 'bouwen',
    hash: '51de805c',
  },
  {
    id: 'badkamer',
    hash: 'e736d2f2',
  },
  {
    id: 'boven',
    hash: 'ce12caba',
  },
  {
    id: 'bel',
    hash: 'a7dd1950',
    unusual: ['Hoor jij de bel/bel'],
  },
  {
    id: 'bank-meubel',
    hash: 'a3ccee46',
    unusual: ['Papa is weer op de bank in slaap/slaap gevallen'],
  },
  {
    id: 'bed',
    hash: '633637c3',
    unusual: ['Ga maar/maar-gerust naar bed Yusuf'],
  },
  {
    id: 'bureau-meubel',
    hash: 'f1984900',
  },
  {
    id: 'bord-eten',
    hash: 'fda19d2c',
  },
  {
    id: 'bestek',
    hash: 'cb5f3525',
  },
  {
    id: 'borg',
    hash: '812f8cd6',
    unusual: ['Je krijgt/terugkrijgen/3 de borg terug/terugkrijgen/-3 als alles netjes is'],
  },
  {
    id: 'bezichtigen',
    hash: 'f32ef31f',
  },
  {
    id: 'bezem',
    hash: '43a4b922',
  },
  {
    id: 'borstel',
    hash: 'fb8da1e2',
  },
  {
    id: 'bagage',
    hash: '216c3c56',
  },
  {
    id: 'bus',
    hash: 'aec3ae40',
    unusual: ['De bus van kwart over/over-klok acht is altijd vol'],
  },
  {
    id: 'buschauffeur',
    hash: '7ff0e7dc',
  },
  {
    id: 'blijven',
    hash: 'a6c28283',
  },
  {
    id: 'binnenkomen',
    hash: '40f90b54',
  },
  {
    id: 'benzine',
    hash: '1e303713',
    unusual: ['Stop hier even de benzine is bijna op/op-verbruikt'],
  },
  {
    id: 'brengen',
    hash: '6fe1d55b',
  },
  {
    id: 'bereiken',
    hash: 'f1c698ed',
    unusual: ['Na drie uur/uur file bereikten ze eindelijk de grens'],
  },
  {
    id: 'boeken',
    hash: '7b8ce55e',
  },
  {
    id: 'beginnen',
    hash: 'd9e22f47',
  },
  {
    id: 'boot',
    hash: 'c65aab63',
    unusual: ['Met de boot ben je in een half uur/uur op het eiland'],
  },
  {
    id: 'berg',
    hash: '25844dff',
  },
  {
    id: 'bibliotheek',
    hash: '625c5f6c',
  },
  {
    id: 'bioscoop',
    hash: 'fb4c6ff0',
    unusual: ['Er draait/draaien-film een leuke film in de bioscoop', 'Ga/meegaan/2 je mee/meegaan/-2'],
  },
  {
    id: 'bezoeken',
    hash: '9d097ec6',
  },
  {
    id: 'brug',
    hash: 'ed729bc1',
  },
  {
    id: 'begin',
    hash: '5aa9081d',
    unusual: ['De bioscoop zit aan het begin/begin van de winkelstraat'],
  },
  {
    id: 'bank-geld',
    hash: '3b2c0b67',
    unusual: ['Ik moet naar de bank/bank-geld', 'De bank/bank-geld in ons dorp is al jaren dicht'],
  },
  {
    id: 'binnen',
    hash: '646c02dd',
    unusual: ['Blijf vandaag maar/maar-gerust binnen'],
  },
  {
    id: 'beneden',
    hash: 'd4de5ba2',
    unusual: ['Je ontbijt staat/klaarstaan/2 beneden klaar/klaarstaan/-2'],
  },
  {
    id: 'bij',
    hash: 'bb5061ca',
    unusual: ['Wij wonen dicht/dicht-bij bij het station'],
  },
  {
    id: 'buik',
    hash: '43834da0',
  },
  {
    id: 'been',
    hash: 'bb94f181',
    unusual: ['Hoelang kun jij op één/een-getal been staan'],
  },
  {
    id: 'borst',
    hash: '279c133c',
    unusual: ['Mijn man/man-echtgenoot voelde opeens een zware druk op zijn/zijn-bezit borst'],
  },
  {
    id: 'buikpijn',
    hash: '5b9aa3d1',
    unusual: ['Mijn dochter heeft elke ochtend buikpijn voor/voor-tijd school'],
  },
  {
    id: 'bloeden',
    hash: '0f37037b',
  },
  {
    id: 'bloeddruk',
    hash: '369d603f',
    unusual: ['Uw bloeddruk is een/een-beetje/1 beetje/een-beetje/-1 te hoog'],
  },
  {
    id: 'behandelen',
    hash: '4c129c1b',
  },
  {
    id: 'bewusteloos',
    hash: '8dc4daa9',
  },
  {
    id: 'bijwerking',
    hash: '98bf661b',
  },
  {
    id: 'bijsluiter',
    hash: '567e287a',
    unusual: [
      'In de bijsluiter staat/staan-geschreven dat/dat-zin je er geen alcohol bij/bij-erbij mag drinken',
    ],
  },
  {
    id: 'bezoekuur',
    hash: '6e20cf3d',
    unusual: ['Tot hoe/hoe-laat/1 laat/hoe-laat/-1 is het vanavond bezoekuur'],
  },
  {
    id: 'breken',
    hash: 'a962a5da',
    unusual: ['Daan heeft bij/bij-tijdens het voetballen zijn/zijn-bezit been gebroken'],
  },
  {
    id: 'bloed',
    hash: '3a200b3c',
  },
  {
    id: 'behandeling',
    hash: '05b74700',
  },
  {
    id: 'bewegen',
    hash: '06173e5a',
  },
  {
    id: 'beweging',
    hash: 'ad91dbc5',
  },
  {
    id: 'bot-lichaam',
    hash: '216fcebd',
    unusual: ['Op de foto ziet u dat/dat-zin het bot/bot-lichaam gebroken is'],
  },
  {
    id: 'beperking',
    hash: 'bbb60ac1',
  },
  {
    id: 'blind',
    hash: '966167ed',
  },
  {
    id: 'blindengeleidehond',
    hash: '75978321',
  },
  {
    id: 'beroerte',
    hash: '3d8d0ed0',
    unusual: ['Door/door-oorzaak een beroerte praat mijn oom nu langzaam'],
  },
  {
    id: 'brievenbus',
    hash: '2d22d2c3',
  },
  {
    id: 'bankje',
    hash: '8f188a97',
  },
  {
    id: 'boom',
    hash: '2e4eea11',
  },
  {
    id: 'bouw',
    hash: '684fa1d2',
  },
  {
    id: 'bord-straat',
    hash: 'b8132d9f',
    unusual: ['Volg de borden/bord-straat naar het station'],
  },
  {
    id: 'buurman',
    hash: 'a36e3704',
    unusual: ['Onze buurman geeft de planten water als wij weg/weg-verdwenen zijn'],
  },
  {
    id: 'buurvrouw',
    hash: 'd25f0202',
  },
  {
    id: 'buren',
    hash: 'eb78ccf9',
  },
  {
    id: 'buurtapp',
    hash: '3241fe83',
    unusual: ['In de buurtapp vroeg/vragen iemand of wij een zwarte kat hadden gezien'],
  },
  {
    id: 'buurt',
    hash: '1dba3355',
  },
  {
    id: 'bewoner',
    hash: 'bd9af50d',
  },
  {
    id: 'buurthuis',
    hash: '91829194',
  },
  {
    id: 'beest',
    hash: '23bea410',
    unusual: ['Niet te hard/hard-luid roepen jongens die beesten schrikken ervan'],
  },
  {
    id: 'batterij',
    hash: '77462381',
  },
  {
    id: 'boren',
    hash: '7efa8a15',
  },
  {
    id: 'band-fiets',
    hash: 'a6e4b6fa',
  },
  {
    id: 'balkon',
    hash: 'af5fe4c7',
  },
  {
    id: 'bloem',
    hash: '8e57fd8c',
  },
  {
    id: 'bloempot',
    hash: '779584cd',
  },
  {
    id: 'bij-insect',
    hash: '03e5acbf',
  },
  {
    id: 'bestelling',
    hash: '63ad307e',
  },
  {
    id: 'beoordeling',
    hash: '400f3bc3',
  },
  {
    id: 'bevestiging',
    hash: '6839677f',
  },
  {
    id: 'betrouwbaar',
    hash: 'cc246129',
  },
  {
    id: 'bestellen',
    hash: 'e384a31b',
  },
  {
    id: 'beschikbaar',
    hash: '4fc8c027',
    unusual: ['Helaas is deze kleur niet/niet-meer/1 meer/niet-meer/-1 beschikbaar'],
  },
  {
    id: 'bezorgen',
    hash: '01d2c2ad',
  },
  {
    id: 'bezorger',
    hash: 'bed29593',
    unusual: ['De bezorger belde/aanbellen/1 aan/aanbellen/-1 toen ik net onder de douche stond'],
  },
  {
    id: 'bezorging',
    hash: 'ada0305e',
  },
  {
    id: 'bijna',
    hash: '585814c1',
    unusual: ['In de app zie ik dat/dat-zin de bezorger er bijna is'],
  },
  {
    id: 'binnenkant',
    hash: '58173050',
  },
  {
    id: 'buitenkant',
    hash: '31374213',
  },
  {
    id: 'bedenktijd',
    hash: '29501d15',
  },
  {
    id: 'bewaren',
    hash: 'a5a2d7fe',
  },
  {
    id: 'beschadigd',
    hash: '4f0ec90a',
    unusual: [
      'De tafel kwam/aankomen/2 beschadigd aan/aankomen/-2',
      'één/een-getal poot zit/loszitten/1 los/loszitten/-1',
    ],
  },
  {
    id: 'bod',
    hash: '3a0cce33',
  },
  {
    id: 'bieden',
    hash: 'be98c38d',
    unusual: ['Mei/=name heeft twintig euro op de bureaustoel geboden'],
  },
  {
    id: 'beter',
    hash: '33958ffe',
  },
  {
    id: 'beide',
    hash: '71648566',
  },
  {
    id: 'bijzonder',
    hash: 'f157b50d',
    unusual: ['Deze stoel is wel bijzonder maar hij/hij-ding zit/zitten niet lekker'],
  },
  {
    id: 'belang',
    hash: '1959e3d8',
  },
  {
    id: 'breed',
    hash: 'fbadb815',
  },
  {
    id: 'bot',
    hash: 'f1106554',
  },
  {
    id: 'bestuurder',
    hash: 'f8cc4179',
  },
  {
    id: 'brommer',
    hash: '2ad0d7d9',
  },
  {
    id: 'bestelbus',
    hash: '1121865f',
  },
  {
    id: 'bakfiets',
    hash: 'a676156f',
  },
  {
    id: 'beschermen',
    hash: '524983ea',
  },
  {
    id: 'boete',
    hash: '8887ed5b',
    unusual: ['Voor appen achter het stuur/stuur krijg je een hoge boete'],
  },
  {
    id: 'bescherming',
    hash: '5af9e67d',
  },
  {
    id: 'botsen',
    hash: '40351b68',
  },
  {
    id: 'brandweer',
    hash: 'bc85b454',
  },
  {
    id: 'brand',
    hash: '8adc15a9',
  },
  {
    id: 'bocht',
    hash: 'c8363a7f',
    unusual: ['Neem die bocht wat/wat-beetje rustiger ik word misselijk'],
  },
  {
    id: 'bal',
    hash: 'c6d59d51',
  },
  {
    id: 'boek',
    hash: 'd9bf5c7c',
    unusual: ['Dat boek was zo goed dat/dat-zin ik niet kon stoppen'],
  },
  {
    id: 'breien',
    hash: 'cffe1c90',
  },
  {
    id: 'band',
    hash: 'bf673cd1',
    unusual: ['Yusuf zit in een band/band met drie vrienden van school'],
  },
  {
    id: 'beroemd',
    hash: 'd325cd52',
    unusual: ['Door/door-oorzaak één/een-getal film werd ze in de hele wereld beroemd'],
  },
  {
    id: 'bowlen',
    hash: '014b929d',
    unusual: ['Voor zijn/zijn-bezit verjaardag wil Daan met zes vriendjes gaan bowlen'],
  },
  {
    id: 'bestuur',
    hash: '00e9a913',
  },
  {
    id: 'bijeenkomst',
    hash: '7b3d781d',
    unusual: ['Tijdens de bijeenkomst kunnen de ouders vragen/vraag stellen'],
  },
  {
    id: 'bord-klas',
    hash: '5f5fd528',
    unusual: ['De juf schrijft het woord op het bord/bord-straat'],
  },
  {
    id: 'bladzijde',
    hash: 'da508582',
    unusual: ['Doe/doen-erin je boek open op bladzijde veertien'],
  },
  {
    id: 'blad-papier',
    hash: 'cde6755b',
    unusual: ['Schrijf je antwoorden/antwoorden op een leeg blad'],
  },
  {
    id: 'basis',
    hash: 'e5a568d3',
  },
  {
    id: 'basisschool',
    hash: 'c34d8f1f',
  },
  {
    id: 'brugklas',
    hash: '9b99fff5',
  },
  {
    id: 'bso',
    hash: '758dcdb5',
  },
  {
    id: 'bestand',
    hash: '0512bfa8',
    unusual: ['Hoe heet het bestand dat/dat-verwijzend je zoekt'],
  },
  {
    id: 'bedenken',
    hash: 'bad089ee',
  },
  {
    id: 'behalve',
    hash: '533f566b',
  },
  {
    id: 'bovendien',
    hash: '4635f5f9',
  },
  {
    id: 'bijvoorbeeld',
    hash: '4f779898',
  },
  {
    id: 'blijken',
    hash: '418cc883',
  },
  {
    id: 'bijhouden',
    hash: '5aeba8f8',
    unusual: ['Amina houdt/bijhouden/3 elke maand bij/bijhouden/-3 hoeveel gas ze gebruikt'],
  },
  {
    id: 'bedrijf',
    hash: '00651323',
  },
  {
    id: 'bijbetalen',
    hash: '0381e867',
  },
  {
    id: 'betalingsregeling',
    hash: 'bcf94d8b',
    unusual: ['Vraag/vragen om een betalingsregeling als je niet alles tegelijk kunt betalen'],
  },
  {
    id: 'bijvullen',
    hash: '061f5a67',
    unusual: ['Samir vult/bijvullen/3 de ketel bij/bijvullen/-3 met een slang'],
  },
  {
    id: 'bad',
    hash: 'c0f0a963',
  },
  {
    id: 'boiler',
    hash: '17d0ac98',
  },
  {
    id: 'besparen',
    hash: '00077600',
  },
  {
    id: 'bewust',
    hash: '7055cf92',
    unusual: ['Sinds die hoge rekening gaan/omgaan/5 we bewuster met gas om/omgaan/-5'],
  },
  {
    id: 'broer',
    hash: 'a00b7ea9',
  },
  {
    id: 'bruid',
    hash: '4885caa9',
    unusual: ['Alle gasten stonden/opstaan/1 op/opstaan/-1 toen de bruid binnenkwam'],
  },
  {
    id: 'bruidegom',
    hash: '59c293a2',
    unusual: ['De bruidegom was zo zenuwachtig dat/dat-zin hij de ringen vergat'],
  },
  {
    id: 'baby',
    hash: '297e7353',
  },
  {
    id: 'bevallen',
    hash: 'dd2197ae',
  },
  {
    id: 'beschuit-met-muisjes',
    hash: 'f9864e34',
    unusual: ['Kom/binnenkomen/1 binnen/binnenkomen/-1 er is beschuit met muisjes voor iedereen'],
  },
  {
    id: 'borstvoeding',
    hash: 'f8fb02bc',
  },
  {
    id: 'bezorgd',
    hash: '458cd72f',
  },
  {
    id: 'begrafenis',
    hash: '46368a73',
    unusual: ['Ben je vrijdag ook op/op-bij de begrafenis van Kees'],
  },
  {
    id: 'begraven',
    hash: 'c6b73576',
    unusual: ['Meneer Yilmaz wil naast zijn/zijn-bezit vrouw/vrouw-echtgenote begraven worden'],
  },
  {
    id: 'begraafplaats',
    hash: 'dc3db6e9',
  },
  {
    id: 'bidden',
    hash: '6323d31c',
  },
  {
    id: 'buitenlucht',
    hash: 'fa6fcf5c',
  },
  {
    id: 'barbecue',
    hash: 'f83bfb99',
    unusual: ['Wie neemt/meenemen/3 de barbecue mee/meenemen/-3 en wie het vlees'],
  },
  {
    id: 'badpak',
    hash: 'dc2d3e58',
  },
  {
    id: 'blaar',
    hash: '42433eba',
  },
  {
    id: 'buiten',
    hash: '57e886c5',
    unusual: ['Het is droog gaan jullie maar/maar-gerust lekker buiten spelen'],
  },
  {
    id: 'burgemeester',
    hash: 'ea8cfcfa',
    unusual: ['De burgemeester kwam/langskomen/1 langs/langskomen/-1 omdat oma honderd jaar werd'],
  },
  {
    id: 'balie',
    hash: 'c753f8c9',
  },
  {
    id: 'baliemedewerker',
    hash: '05bb86a5',
  },
  {
    id: 'bewijs',
    hash: 'e995af18',
    unusual: ['Bewaar het mailtje als bewijs dat/dat-zin je op/op-tijd/1 tijd/op-tijd/-1 betaald hebt'],
  },
  {
    id: 'bewijzen',
    hash: '52d29aff',
    unusual: ['Hoe kan ik bewijzen dat/dat-zin ik hier echt woon'],
  },
  {
    id: 'betreffen',
    hash: '11ac2c8e',
  },
  {
    id: 'burgerservicenummer',
    hash: 'c0a5e390',
    unusual: ['Mijn burgerservicenummer ken/kennen-weten ik uit mijn hoofd'],
  },
  {
    id: 'bijlage',
    hash: '212ebde3',
  },
  {
    id: 'besluit',
    hash: '5b09fdf3',
  },
  {
    id: 'beslissing',
    hash: '60ab0f32',
  },
  {
    id: 'bezwaar',
    hash: '05b56964',
  },
  {
    id: 'beveiliging',
    hash: 'b6742935',
  },
  {
    id: 'bende',
    hash: '9b59285f',
    unusual: ['De politie zoekt een bende die/die-verwijzend dure fietsen/fiets steelt'],
  },
  {
    id: 'bedreigen',
    hash: 'e7534211',
    unusual: ['Een man bedreigde/bedreigen de chauffeur met een mes'],
  },
  {
    id: 'bon-boete',
    hash: '08e2339e',
    unusual: ['Ik kreeg een bon/bon-boete omdat ik zonder licht fietste'],
  },
  {
    id: 'burger',
    hash: '91fb16b3',
  },
  {
    id: 'beroep',
    hash: '3289af82',
  },
  {
    id: 'bouwvakker',
    hash: '42fe18c8',
  },
  {
    id: 'boer',
    hash: '024c188b',
  },
  {
    id: 'baan',
    hash: '3db01864',
  },
  {
    id: 'bijbaan',
    hash: '3a683612',
    unusual: ['Naast zijn/zijn-bezit studie heeft Daan een bijbaan in een café'],
  },
  {
    id: 'bereid',
    hash: '6edc43f5',
  },
  {
    id: 'bureau-kantoor',
    hash: '7018a08a',
    unusual: ['Het bureau/bureau-kantoor zoekt werk voor mij in een fabriek'],
  },
  {
    id: 'bruto',
    hash: '5d42e503',
    unusual: ['Bruto lijkt het veel maar er gaat/afgaan-eraf/3 nog belasting af/afgaan-eraf/-3'],
  },
  {
    id: 'baas',
    hash: '5bd8253b',
    unusual: ['Vraag/vragen eerst aan/aan-ontvanger je baas of je eerder weg/weg-verdwenen mag'],
  },
  {
    id: 'bezig',
    hash: 'b5accb84',
    unusual: ['Stoor hem/hem nu niet hij is bezig met een klant'],
  },
  {
    id: 'bedrijfsarts',
    hash: '270f486c',
    unusual: ['De bedrijfsarts vindt dat/dat-zin ik nog niet mag tillen'],
  },
  {
    id: 'burn-out',
    hash: '05f66f0d',
  },
  {
    id: 'bijkomen',
    hash: 'e9af9b66',
  },
  {
    id: 'bijzonder-verlof',
    hash: '92a5cd37',
    unusual: [
      'Voor de begrafenis van mijn oom kreeg ik bijzonder/bijzonder-verlof/1 verlof/bijzonder-verlof/-1',
    ],
  },
  {
    id: 'bewolkt',
    hash: '17268dda',
  },
  {
    id: 'bui',
    hash: 'aa73722c',
  },
  {
    id: 'bliksem',
    hash: '7d50f4e5',
    unusual: ['Mei/=name schrok van de bliksem en deed/dichtdoen/3 haar ogen dicht/dichtdoen/-3'],
  },
  {
    id: 'bloeien',
    hash: '4fcfb7d1',
  },
  {
    id: 'bijten',
    hash: '806594e9',
    unusual: ['Pas/oppassen-voorzichtig/1 op/oppassen-voorzichtig/-1 ons konijn bijt als het bang is'],
  },
  {
    id: 'beer',
    hash: '5905b816',
  },
  {
    id: 'blad',
    hash: '236a46e5',
  },
  {
    id: 'brandnetel',
    hash: '4a85424a',
  },
  {
    id: 'bes',
    hash: '38279aca',
  },
  {
    id: 'bos-bomen',
    hash: 'e82a21b9',
  },
  {
    id: 'biologisch',
    hash: '8cc69343',
  },
  {
    id: 'boswachter',
    hash: '0e2a713f',
    unusual: ['De boswachter laat/laten-zien/6 de kinderen sporen van dieren zien/laten-zien/-6'],
  },
  {
    id: 'bedreigd',
    hash: 'ad0331cc',
  },
  {
    id: 'bankrekening',
    hash: '79a3dd82',
  },
  {
    id: 'bankpas',
    hash: '20448749',
    unusual: ['Bel meteen de bank/bank-geld als je bankpas gestolen is'],
  },
  {
    id: 'bankafschrift',
    hash: 'ddf99931',
    unusual: [
      'Op mijn bankafschrift staat/staan-geschreven een betaling die/die-verwijzend ik niet ken/kennen-weten',
    ],
  },
  {
    id: 'biljet',
    hash: 'dc9ea2a6',
    unusual: ['Sorry we nemen/aannemen/5 geen biljetten van tweehonderd aan/aannemen/-5'],
  },
  {
    id: 'bedrag',
    hash: 'd495a084',
  },
  {
    id: 'bijverdienen',
    hash: '551fd02d',
    unusual: ['Sanne verdient/bijverdienen/2 wat/wat-iets bij/bijverdienen/-2 met oppassen'],
  },
  {
    id: 'bezit',
    hash: 'fd696ec7',
    unusual: ['Die oude auto is zijn/zijn-bezit enige bezit'],
  },
  {
    id: 'betaling',
    hash: 'b1a88eab',
  },
  {
    id: 'betaalverzoek',
    hash: '0fffc2b9',
    unusual: ['Stuur me maar/maar-gerust een betaalverzoek voor de pizza'],
  },
  {
    id: 'budget',
    hash: 'e4593ca0',
  },
  {
    id: 'bezuinigen',
    hash: '0d3cc2ae',
    unusual: ['We moeten bezuinigen dus dit jaar gaan/weggaan/3 we niet weg/weggaan/-3'],
  },
  {
    id: 'berekenen',
    hash: 'ee2f4ab5',
  },
  {
    id: 'beleggen',
    hash: '4c43bf27',
    unusual: ['Beleg/beleggen alleen geld dat/dat-verwijzend je kunt missen'],
  },
  {
    id: 'belasting',
    hash: '864494c0',
  },
  {
    id: 'belastingdienst',
    hash: '242b2341',
    unusual: ['Van de Belastingdienst kreeg/terugkrijgen/4 ik tweehonderd euro terug/terugkrijgen/-4'],
  },
  {
    id: 'belastingaangifte',
    hash: '7e7b3185',
  },
  {
    id: 'btw',
    hash: '954288ca',
    unusual: ['Is deze prijs/prijs met of zonder btw'],
  },
  {
    id: 'bijstand',
    hash: '13eb77f6',
  },
  {
    id: 'basisverzekering',
    hash: 'd2bde97c',
  },
  {
    id: 'betaalbaar',
    hash: '6ea86266',
  },
  {
    id: 'bellen',
    hash: 'c6de1e1b',
  },
  {
    id: 'bereikbaar',
    hash: 'b1fc4554',
  },
  {
    id: 'beltegoed',
    hash: '5c1e1f98',
    unusual: ['Aan het einde van de maand is mijn beltegoed op/op-verbruikt'],
  },
  {
    id: 'bereik',
    hash: '9618d0c8',
  },
  {
    id: 'bron',
    hash: '4952fe3d',
  },
  {
    id: 'bom',
    hash: '43fc4de7',
  },
  {
    id: 'blijkbaar',
    hash: 'd8572b13',
  },
  {
    id: 'beeld',
    hash: '1d224b63',
  },
  {
    id: 'bekijken',
    hash: '86b570d2',
  },
  {
    id: 'bericht',
    hash: '449b516c',
  },
  {
    id: 'blokkeren',
    hash: '488a144e',
    unusual: ['Dan moet je hem/hem blokkeren'],
  },
  {
    id: 'bekend',
    hash: '97dea590',
    unusual: ['Met één/een-getal grappig liedje werd Amina in het hele land bekend'],
  },
  {
    id: 'brief',
    hash: 'efc3ddcb',
  },
  {
    id: 'beste',
    hash: 'e68bc803',
  },
];
