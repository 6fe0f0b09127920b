import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'cadeau',
    hash: '16087d2d',
    unusual: ['Wat/wat-voor/1 voor/wat-voor/-1 cadeau kopen we voor de juf'],
  },
  {
    id: 'contactpersoon',
    hash: '902320a4',
  },
  {
    id: 'contant',
    hash: '876277ec',
    unusual: ['Vroeger betaalde ik alles contant nu bijna niets meer/meer-voorbij'],
  },
  {
    id: 'cent',
    hash: '4ac8c67e',
    unusual: ['U krijgt/terugkrijgen/4 nog twintig cent terug/terugkrijgen/-4'],
  },
  {
    id: 'citroen',
    hash: 'f17c0d9c',
    unusual: ['Doe/doen-erin wat/wat-iets citroen op de vis dat smaakt lekker fris'],
  },
  {
    id: 'champagne',
    hash: '7339d195',
  },
  {
    id: 'cola',
    hash: 'd3aa2dc4',
    unusual: ['Nee geen cola liever gewoon/gewoon-normaal water'],
  },
  {
    id: 'chef',
    hash: '32cd2e12',
    unusual: ['Mijn complimenten aan/aan-ontvanger de chef de vis was perfect'],
  },
  {
    id: 'champignon',
    hash: 'a94b972e',
    unusual: ['Zitten/zitten-erin er ook champignons op die pizza'],
  },
  {
    id: 'courgette',
    hash: '7e488bfc',
    unusual: ['In/in-plaats-van/1 plaats/in-plaats-van/1 van/in-plaats-van/-2 vlees bak ik courgette'],
  },
  {
    id: 'chocola',
    hash: 'f185a819',
  },
  {
    id: 'chips',
    hash: '366c3c5a',
    unusual: ['Neem/meenemen/3 jij chips mee/meenemen/-3 voor bij/bij-erbij de film'],
  },
  {
    id: 'creme',
    hash: '17344097',
  },
  {
    id: 'conducteur',
    hash: '178db6a2',
    unusual: ['Vraag/vragen maar/maar-gerust aan/aan-ontvanger de conducteur of dit de goede trein is'],
  },
  {
    id: 'chauffeur',
    hash: '52959922',
  },
  {
    id: 'camping',
    hash: '26244a67',
  },
  {
    id: 'centrum',
    hash: 'f03f41a8',
  },
  {
    id: 'cafe',
    hash: '0230100b',
  },
  {
    id: 'controle',
    hash: '20c6712e',
    unusual: ['Over twee weken komt/terugkomen/2 u terug/terugkomen/-2 voor controle'],
  },
  {
    id: 'chronisch',
    hash: '20bb8048',
  },
  {
    id: 'container',
    hash: '9b649eee',
    unusual: ['De container zit vol er kan geen zak meer/meer-voorbij in'],
  },
  {
    id: 'compleet',
    hash: '930b0faa',
  },
  {
    id: 'controleren',
    hash: '450a3da0',
  },
  {
    id: 'coach',
    hash: 'cf0fd52e',
    unusual: ['De coach riep dat/dat-zin we sneller moesten lopen'],
  },
  {
    id: 'concert',
    hash: 'd013d1f9',
  },
  {
    id: 'club',
    hash: '14084b89',
  },
  {
    id: 'contributie',
    hash: 'fdcc6228',
  },
  {
    id: 'cijfer-school',
    hash: '0e27f62e',
    unusual: ['Welk cijfer/cijfer-school heb je voor spelling gekregen'],
  },
  {
    id: 'cursus',
    hash: '6bb4378c',
  },
  {
    id: 'cursist',
    hash: 'cfbc7146',
  },
  {
    id: 'cijfer-getal',
    hash: '8f804958',
  },
  {
    id: 'concentreren',
    hash: 'a7796564',
  },
  {
    id: 'contract',
    hash: 'f390b162',
    unusual: ['Teken/tekenen-handtekening het contract nog niet ik wil het eerst lezen'],
  },
  {
    id: 'contact',
    hash: 'adb7e1de',
    unusual: [
      'Neem/contact-opnemen/1 contact/contact-opnemen/1 op/contact-opnemen/-2 met de klantenservice als er iets niet klopt',
    ],
  },
  {
    id: 'cv-ketel',
    hash: '7969d935',
  },
  {
    id: 'consultatiebureau',
    hash: '5a787c2e',
  },
  {
    id: 'creche',
    hash: 'dd106c25',
  },
  {
    id: 'crematie',
    hash: 'e10cf02e',
  },
  {
    id: 'caravan',
    hash: '2e752621',
  },
  {
    id: 'camper',
    hash: 'b73bc585',
  },
  {
    id: 'carnaval',
    hash: '557f0a68',
  },
  {
    id: 'cultuur',
    hash: '98c954e7',
    unusual: ['In onze cultuur eet je samen uit één/een-getal grote schaal'],
  },
  {
    id: 'cv',
    hash: '5d931219',
    unusual: ['Je cv is te lang maak er één/een-getal pagina van'],
  },
  {
    id: 'carriere',
    hash: 'bea8edf2',
  },
  {
    id: 'cao',
    hash: '91bb7691',
  },
  {
    id: 'collega',
    hash: '0d45c445',
  },
  {
    id: 'client',
    hash: '7e7e4cd3',
  },
  {
    id: 'creditcard',
    hash: 'b2bfbd93',
    unusual: ['Dit hotel kun je alleen met een creditcard boeken/boeken'],
  },
  {
    id: 'computer',
    hash: 'a510c3f4',
    unusual: ['Mijn computer is zo langzaam dat/dat-zin ik gek word'],
  },
  {
    id: 'code',
    hash: '164048ed',
    unusual: ['Vul/invullen/7 hier de code van zes cijfers in/invullen/-7'],
  },
  {
    id: 'crisis',
    hash: '9b4fab1b',
    unusual: ['Door/door-oorzaak de crisis zijn veel mensen hun baan kwijt'],
  },
  {
    id: 'camera',
    hash: '9239b41f',
    unusual: ['Niet naar de camera kijken kijk maar/maar-gerust naar mij'],
  },
  {
    id: 'chatten',
    hash: '392614ed',
  },
];
