import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'identiteitsbewijs',
    hash: 'ac6df4c5',
    unusual: ['Neem/meenemen/4 een geldig identiteitsbewijs mee/meenemen/-4 naar het examen'],
  },
  {
    id: 'invullen',
    hash: '1c1b9796',
    unusual: [
      'Vul/invullen/4 hier uw naam in/invullen/-4',
      'Vult/invullen/7 u dit formulier thuis maar/maar-gerust rustig in/invullen/-7',
    ],
  },
  {
    id: 'in-nederland',
    hash: 'fa0a1d81',
    unusual: [
      'Waar in/in-nederland/1 Nederland/in-nederland/-1 woon je',
      'Hoe lang woont u al in/in-nederland/1 Nederland/in-nederland/-1',
    ],
  },
  {
    id: 'ik',
    hash: 'd4eddf0a',
    unusual: ['Nee dank/dank-je-wel/1 je/dank-je-wel/1 wel/dank-je-wel/-2'],
  },
  {
    id: 'iemand',
    hash: '6abbea2a',
  },
  {
    id: 'iets',
    hash: 'ab4f4047',
    unusual: ['Wil je iets drinken voor/voor-tijd we gaan'],
  },
  {
    id: 'iedereen',
    hash: '6028283f',
    unusual: ['Iedereen wil naar/naar-huis/1 huis/naar-huis/-1'],
  },
  {
    id: 'ieder',
    hash: 'f845aec1',
  },
  {
    id: 'iedere',
    hash: '7d8cf39a',
  },
  {
    id: 'idee',
    hash: 'e1ccbd2c',
  },
  {
    id: 'interessant',
    hash: 'ee6139bf',
  },
  {
    id: 'inderdaad',
    hash: '4070b65f',
  },
  {
    id: 'ik-zou-graag-willen',
    hash: '8f47d1f0',
    unusual: [
      'Ik/ik-zou-graag-willen/1 zou/ik-zou-graag-willen/1 graag/ik-zou-graag-willen/2 iets willen/ik-zou-graag-willen/-4 vragen',
      'Ik/ik-zou-graag-willen/1 zou/ik-zou-graag-willen/1 graag/ik-zou-graag-willen/1 willen/ik-zou-graag-willen/-3 weten wat dit kost',
    ],
  },
  {
    id: 'ik-snap-het-niet',
    hash: '407712c9',
    unusual: [
      'Sorry ik/ik-snap-het-niet/1 snap/ik-snap-het-niet/1 het/ik-snap-het-niet/1 niet/ik-snap-het-niet/-3',
      'Ik/ik-snap-het-niet/1 snap/ik-snap-het-niet/1 het/ik-snap-het-niet/1 niet/ik-snap-het-niet/-3 kun je het nog eens uitleggen',
    ],
  },
  {
    id: 'ik-versta-u-niet',
    hash: 'fcc9fbb0',
    unusual: [
      'De lijn is slecht ik/ik-versta-u-niet/1 versta/ik-versta-u-niet/1 u/ik-versta-u-niet/1 niet/ik-versta-u-niet/-3',
    ],
  },
  {
    id: 'inschenken',
    hash: '5dcdd775',
    unusual: ['Zal ik je nog wat/wat-iets thee inschenken'],
  },
  {
    id: 'ijsje',
    hash: '4ce65eb6',
    unusual: ['Met dit weer/weer-klimaat heb ik zin/zin-trek in een ijsje'],
  },
  {
    id: 'ingang',
    hash: '8e07b47d',
  },
  {
    id: 'inrichten',
    hash: '5aed3c0b',
  },
  {
    id: 'in-slaap-vallen',
    hash: '038a6a6d',
    unusual: [
      'De baby kan zonder knuffel niet in/in-slaap-vallen/1 slaap/in-slaap-vallen/1 vallen/in-slaap-vallen/-2',
    ],
  },
  {
    id: 'inchecken',
    hash: 'dc6ff98a',
  },
  {
    id: 'instappen',
    hash: '9111808b',
    unusual: [
      'Stap/instappen/2 snel in/instappen/-2 we gaan',
      'Stap/instappen/2 maar/maar-gerust in/instappen/-2 er is nog plaats genoeg',
    ],
  },
  {
    id: 'inpakken',
    hash: 'a97bde2e',
  },
  {
    id: 'in',
    hash: '554d3e30',
  },
  {
    id: 'innemen',
    hash: '2eb52720',
    unusual: ['Moet ik dit voor/voor-tijd of na het eten/eten-maaltijd innemen'],
  },
  {
    id: 'infectie',
    hash: '07e03bd4',
    unusual: ['Door/door-oorzaak een infectie aan zijn/zijn-bezit oog kan hij niet werken'],
  },
  {
    id: 'inbreker',
    hash: 'aad6d7a5',
  },
  {
    id: 'inwoner',
    hash: '23e23a43',
  },
  {
    id: 'inbraak',
    hash: 'c07c1f71',
  },
  {
    id: 'ijzer',
    hash: 'e15c2684',
  },
  {
    id: 'inleveren',
    hash: '029f2b26',
  },
  {
    id: 'ingewikkeld',
    hash: '40a6c24d',
  },
  {
    id: 'instructeur',
    hash: '30b599fe',
  },
  {
    id: 'inhalen',
    hash: '12690f4b',
    unusual: ['Haal/inhalen/5 die tractor nu niet in/inhalen/-5 je ziet niets'],
  },
  {
    id: 'ijzel',
    hash: 'b1f49f6a',
  },
  {
    id: 'instrument',
    hash: 'b7b40369',
  },
  {
    id: 'inzamelen',
    hash: 'afcf8637',
    unusual: ['Onze school zamelt/inzamelen/2 speelgoed in/inzamelen/-2 voor arme gezinnen'],
  },
  {
    id: 'invoeren',
    hash: '90f7acc5',
    unusual: ['Voer/invoeren/6 hier uw naam en geboortedatum in/invoeren/-6'],
  },
  {
    id: 'installeren',
    hash: '47d9e9e6',
  },
  {
    id: 'intussen',
    hash: '72ec771f',
  },
  {
    id: 'ingaan',
    hash: 'de392517',
    unusual: ['Het nieuwe contract gaat/ingaan/4 op één/een-getal mei in/ingaan/-4'],
  },
  {
    id: 'isoleren',
    hash: '06fea660',
  },
  {
    id: 'isolatie',
    hash: '982def93',
    unusual: ['Door/door-oorzaak de goede isolatie blijft het binnen lekker warm'],
  },
  {
    id: 'in-orde',
    hash: 'd06edb0a',
    unusual: ['Alles is weer in/in-orde/1 orde/in-orde/-1 je kunt de kachel aanzetten'],
  },
  {
    id: 'ijs',
    hash: 'e750b3ef',
    unusual: ['Eet/opeten/4 je ijs snel op/opeten/-4 het smelt al'],
  },
  {
    id: 'insmeren',
    hash: '44a24edf',
    unusual: ['Smeer/insmeren/4 je gezicht goed in/insmeren/-4 voordat we naar het strand gaan'],
  },
  {
    id: 'inschrijven',
    hash: 'f22e2a06',
  },
  {
    id: 'identiteitskaart',
    hash: '07a04623',
  },
  {
    id: 'inloggen',
    hash: 'c3f4a4dd',
  },
  {
    id: 'inburgering',
    hash: '37368025',
  },
  {
    id: 'inburgeren',
    hash: 'edfe0044',
  },
  {
    id: 'inburgeringsexamen',
    hash: '9bdae6e9',
    unusual: ['Mei/=name is geslaagd voor het inburgeringsexamen dus er is taart'],
  },
  {
    id: 'ingenieur',
    hash: '1d86e556',
  },
  {
    id: 'interesse',
    hash: '8f8977c7',
  },
  {
    id: 'indruk',
    hash: '4efe5d54',
  },
  {
    id: 'invallen',
    hash: 'a624c1df',
  },
  {
    id: 'ijskoud',
    hash: '72e73205',
    unusual: ['Doe/doen-erin een muts op het is ijskoud buiten'],
  },
  {
    id: 'insect',
    hash: '1f343013',
    unusual: ['Laat/uitlaten-licht/3 het licht uit/uitlaten-licht/-3 anders vliegen er insecten naar binnen'],
  },
  {
    id: 'internetbankieren',
    hash: '2e36ba92',
  },
  {
    id: 'inkomen',
    hash: 'bc99bf2a',
    unusual: ['Met één/een-getal inkomen is deze huur te hoog voor ons'],
  },
  {
    id: 'inkomsten',
    hash: 'e078ff33',
    unusual: ['Schrijf/opschrijven/7 een maand lang al je inkomsten op/opschrijven/-7'],
  },
  {
    id: 'incassobureau',
    hash: 'e85158f2',
  },
  {
    id: 'inboedel',
    hash: '42cc0487',
    unusual: ['Door/door-oorzaak de brand was bijna onze hele inboedel weg/weg-verdwenen'],
  },
  {
    id: 'inspreken',
    hash: 'caa989e9',
    unusual: ['Spreek/inspreken/8 na de piep uw naam en nummer in/inspreken/-8'],
  },
  {
    id: 'internet',
    hash: 'aa8879f0',
  },
  {
    id: 'informatie',
    hash: 'aedc159f',
  },
  {
    id: 'interview',
    hash: '64ceef1f',
  },
  {
    id: 'influencer',
    hash: '2baaed87',
  },
  {
    id: 'invloed',
    hash: '58a91877',
  },
  {
    id: 'inhoud',
    hash: '61466462',
  },
  {
    id: 'instantie',
    hash: '355ea158',
  },
];
