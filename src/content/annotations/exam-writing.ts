import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'writing-landlord-heating',
    hash: '7ee3a41d',
    unusual: [
      'Schrijf een e-mail aan/aan-ontvanger uw verhuurder mevrouw De/=name Groot/=name',
      'Schrijf waarom dat/dat-zin een probleem voor u is',
      'Vraag/vragen of er iemand kan komen en schrijf wanneer u thuis bent',
      'Geachte mevrouw De/=name Groot/=name',
      'Ik huur/huren een woning van u in de Tuinstraat',
      "Ik ben elke dag na 14 00 uur thuis omdat ik alleen 's/s-ochtends/1 ochtends/s-ochtends/-1 werk",
      'Met/met-vriendelijke-groet/1 vriendelijke/met-vriendelijke-groet/1 groet/met-vriendelijke-groet/-2',
    ],
  },
  {
    id: 'writing-computer-course-form',
    hash: '960d6dc5',
    unusual: [
      'De docent is meneer Bakker/=name',
      'Vul/invullen/3 het formulier in/invullen/-3',
      'Hieronder staat/staan-geschreven wat u moet opschrijven',
      'Een kort bericht aan/aan-ontvanger de docent met een groet',
      'Bericht aan/aan-ontvanger de docent',
      'Beste meneer Bakker/=name',
      "Ik werk/werken overdag dus ik kan alleen 's/s-avonds/1 avonds/s-avonds/-1 of in het weekend",
      'Met/met-vriendelijke-groet/1 vriendelijke/met-vriendelijke-groet/1 groet/met-vriendelijke-groet/-2',
    ],
  },
  {
    id: 'writing-neighbourhood-paper',
    hash: 'f57343b1',
    unusual: [
      'De wijkkrant vraagt aan/aan-ontvanger bewoners',
      'hoe is het leven/leven in onze buurt',
      'Schrijf/opschrijven/3 een idee op/opschrijven/-3',
      'Begin met een groet aan/aan-ontvanger de buren',
      'Ik neem/meenemen/4 koffie en koekjes mee/meenemen/-4',
      'Groeten/groeten',
    ],
  },
  {
    id: 'writing-colleague-swap-shift',
    hash: '113cab21',
    unusual: [
      'Schrijf een e-mail aan/aan-ontvanger uw collega Thomas',
      'Vraag/vragen of Thomas op die dag voor u wil werken',
      'Schrijf wat u voor hem/hem kunt doen',
      'Vraag/vragen of hij snel antwoord wil geven',
      'Hoe/hoe-gaat-het/1 gaat/hoe-gaat-het/1 het/hoe-gaat-het/-2',
      'Onze chef vindt/goedvinden/2 het goed/goedvinden/-2',
      'Groeten/groeten',
    ],
  },
  {
    id: 'writing-practice-lost-bag-form',
    hash: '4c95f153',
    unusual: [
      'U vult/invullen/6 een formulier van het busbedrijf in/invullen/-6',
      'Hieronder staat/staan-geschreven wat u moet opschrijven',
      'Een kort bericht aan/aan-ontvanger de medewerker met een groet',
      'waar zat/zitten u in de bus en waarom heeft u de tas snel nodig',
      'Ik zat/zitten helemaal achter in de bus bij het raam',
      'Met/met-vriendelijke-groet/1 vriendelijke/met-vriendelijke-groet/1 groet/met-vriendelijke-groet/-2',
    ],
  },
  {
    id: 'writing-practice-tip-new-residents',
    hash: 'aaf041f2',
    unusual: [
      'welke plek of activiteit is goed voor iemand die/die-verwijzend hier nog niemand kent',
      'Begin met een groet aan/aan-ontvanger de bewoners',
      'Voor mij was het heel goed omdat ik toen nog niemand kende/kennen',
      'Groeten/groeten',
    ],
  },
  {
    id: 'writing-practice-note-parcel',
    hash: '490c95a2',
    unusual: [
      'U belt/aanbellen/3 bij Henk aan/aanbellen/-3 maar hij is niet thuis',
      'Schrijf een briefje en doe/doen-erin het in zijn/zijn-bezit brievenbus',
      'Schrijf dat/dat-zin u een pakket voor hem/hem heeft en wanneer het kwam',
      'Groeten/groeten',
    ],
  },
  {
    id: 'writing-practice-note-party',
    hash: '2b758ec8',
    unusual: [
      'Schrijf een briefje aan/aan-ontvanger uw buren',
      'U hangt/ophangen/2 het op/ophangen/-2 naast de lift',
      'Schrijf waarom u een feest geeft en hoe/hoe-laat/1 laat/hoe-laat/-1 het begint',
      'Schrijf hoe/hoe-laat/1 laat/hoe-laat/-1 de muziek stopt',
      'Het begint om zeven uur en om elf uur zetten/uitzetten/4 we de muziek uit/uitzetten/-4',
      'Ik hoop dat/dat-zin u er weinig last van heeft',
      'Is het toch te hard/hard-luid',
      'Bel/aanbellen/4 dan bij ons aan/aanbellen/-4 of stuur een berichtje naar 06-12345678',
      'Groeten/groeten',
    ],
  },
  {
    id: 'mock-writing-1-sports-form',
    hash: 'fef514b2',
    unusual: [
      'U wilt gaan sporten bij sportclub De/=name Sprong/=name',
      'Vul/invullen/3 het formulier in/invullen/-3',
      'Kan ik eerst lessen krijgen en wat kosten/kosten die',
    ],
  },
  {
    id: 'mock-writing-1-favourite-place',
    hash: '4f4d4725',
    unusual: [
      'In de zomer zit/zitten ik daar vaak met mijn dochters',
      'Ik zit/zitten daar vaak met mijn kinderen',
    ],
  },
  {
    id: 'mock-writing-1-day-off',
    hash: '3c47f1ff',
    unusual: [
      'Schrijf een e-mail aan/aan-ontvanger uw chef mevrouw Smit',
      'Vraag/vragen of het goed is',
      'Vindt/goedvinden/3 u dat goed/goedvinden/-3',
      'Met/met-vriendelijke-groet/1 vriendelijke/met-vriendelijke-groet/1 groet/met-vriendelijke-groet/-2',
      'Groeten/groeten',
    ],
  },
  {
    id: 'mock-writing-1-ill-child',
    hash: '192479d6',
    unusual: [
      'Schrijf een e-mail aan/aan-ontvanger haar leraar meester Johan',
      'Vraag/vragen wat zij thuis kan leren of lezen',
      'Aya blijft/thuisblijven/2 vandaag thuis/thuisblijven/-2 want zij heeft koorts',
      'Ik denk dat/dat-zin zij maandag weer naar school komt',
      'Met/met-vriendelijke-groet/1 vriendelijke/met-vriendelijke-groet/1 groet/met-vriendelijke-groet/-2',
      'Groeten/groeten',
    ],
  },
  {
    id: 'mock-writing-2-complaint-form',
    hash: '34a0ce72',
    unusual: [
      'Vul/invullen/3 het formulier in/invullen/-3',
      'De lamp is mooi maar hij/hij-ding doet/het-doen/1 het/het-doen/-1 niet',
    ],
  },
  {
    id: 'mock-writing-2-free-day',
    hash: '31f18c84',
    unusual: [
      'Op mijn vrije dag ga ik met mijn man/man-echtgenoot naar de markt',
      'Ik vind het leuk omdat we door/door-de-week/1 de/door-de-week/1 week/door-de-week/-2 weinig tijd voor elkaar hebben',
      'Mijn vriendin gaat/meegaan/2 ook mee/meegaan/-2',
    ],
  },
  {
    id: 'mock-writing-2-broken-lift',
    hash: 'a3d33f0e',
    unusual: [
      'De lift doet/het-doen/1 het/het-doen/-1 niet',
      'Schrijf een e-mail aan/aan-ontvanger woningcorporatie Thuis/=name',
      'Schrijf waarom dat/dat-zin voor u lastig is',
      'Vraag/vragen wanneer de lift wordt gemaakt',
      'Ik woon in flat De/=name Zwaan op de zesde verdieping',
      'Met/met-vriendelijke-groet/1 vriendelijke/met-vriendelijke-groet/1 groet/met-vriendelijke-groet/-2',
      'Ik woon in flat De/=name Zwaan',
      'Ik heb een baby dus het is moeilijk en zwaar/zwaar-moeilijk',
    ],
  },
  {
    id: 'mock-writing-2-note-neighbour',
    hash: '32593814',
    unusual: [
      'Wat fijn dat/dat-zin je op ons huis let',
      'Wij komen/terugkomen/3 31 juli terug/terugkomen/-3',
      'Dank/dank-je-wel/1 je/dank-je-wel/1 wel/dank-je-wel/-2',
    ],
  },
  {
    id: 'mock-writing-3-patient-form',
    hash: 'ecee8cf4',
    unusual: [
      'Vul/invullen/7 het formulier van praktijk De/=name Linde in/invullen/-7',
      'mijn man/man-echtgenoot twee kinderen en ik',
      'Wij zijn verhuisd dus onze oude huisarts is te ver weg/weg-verdwenen',
    ],
  },
  {
    id: 'mock-writing-3-to-work',
    hash: 'b7715323',
  },
  {
    id: 'mock-writing-3-street-party',
    hash: '3139ebee',
    unusual: [
      'Schrijf een e-mail aan/aan-ontvanger de gemeente Rietveen',
      'Schrijf op welke dag en hoe/hoe-laat/1 laat/hoe-laat/-1',
      "Vraag/vragen of u de straat mag afsluiten voor auto's",
      'Met/met-vriendelijke-groet/1 vriendelijke/met-vriendelijke-groet/1 groet/met-vriendelijke-groet/-2',
      'Groeten/groeten',
    ],
  },
  {
    id: 'mock-writing-3-paid-twice',
    hash: 'd7bef184',
    unusual: [
      'Deze maand heeft de sportschool twee keer geld van uw rekening/rekening-bank gehaald',
      'Schrijf wat er fout/fout-verkeerd is gegaan',
      'Deze maand heeft u twee keer geld van mijn rekening/rekening-bank gehaald maar ik heb één/een-getal abonnement',
      'Met/met-vriendelijke-groet/1 vriendelijke/met-vriendelijke-groet/1 groet/met-vriendelijke-groet/-2',
      'Deze maand heb ik twee keer betaald en dat is fout/fout-verkeerd',
      'Ik wil mijn geld terug want ik betaal altijd één/een-getal keer',
    ],
  },
  {
    id: 'mock-writing-4-course-form',
    hash: '778bceb8',
    unusual: [
      'U wilt een cursus doen in buurthuis De/=name Brug/=name',
      'U kunt er leren koken naaien fietsen/fiets en met de computer werken',
      'Vul/invullen/3 het formulier in/invullen/-3',
      'Ik kan een/een-beetje/1 beetje/een-beetje/-1 fietsen maar niet goed',
    ],
  },
  {
    id: 'mock-writing-4-favourite-food',
    hash: '366195c9',
    unusual: [
      'Ik vind hem lekker omdat hij/hij-ding warm is en naar thuis ruikt',
      'Ik vind soep lekker want hij/hij-ding is warm en gezond',
    ],
  },
  {
    id: 'mock-writing-4-dentist',
    hash: '56e6471a',
    unusual: [
      'U heeft op dinsdag 8 juni om 10 00 uur een afspraak bij tandartspraktijk De/=name Kade',
      'Schrijf een e-mail aan/aan-ontvanger de praktijk',
      'Tandartspraktijk De/=name Kade',
      'Vraag/vragen of dat goed is',
      'Met/met-vriendelijke-groet/1 vriendelijke/met-vriendelijke-groet/1 groet/met-vriendelijke-groet/-2',
      'Groeten/groeten',
    ],
  },
  {
    id: 'mock-writing-4-moving',
    hash: '40284bd2',
    unusual: ['Schrijf een e-mail aan/aan-ontvanger Bram', 'Vraag/vragen om hulp en schrijf waarvoor'],
  },
];
