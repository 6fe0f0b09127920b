import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'uitspraak',
    hash: 'b9dfb93f',
  },
  {
    id: 'uitspreken',
    hash: '2babcbc9',
    unusual: ['Hoe spreek/uitspreken/7 je de naam van die straat uit/uitspreken/-7'],
  },
  {
    id: 'uitblazen',
    hash: 'd37b57f6',
  },
  {
    id: 'uiterlijk',
    hash: '05ecc2e4',
    unusual: ['Mijn broer is de hele dag bezig met zijn/zijn-bezit uiterlijk'],
  },
  {
    id: 'u',
    hash: 'a9f6057b',
    unusual: ['Kunt u dat nog/nog-een-keer/1 een/nog-een-keer/1 keer/nog-een-keer/-2 zeggen'],
  },
  {
    id: 'uw',
    hash: 'af46e758',
  },
  {
    id: 'uitverkoop',
    hash: 'e0edca88',
  },
  {
    id: 'uit-afgelopen',
    hash: '35b997a3',
    unusual: ['Om drie uur is de school uit/uit-afgelopen'],
  },
  {
    id: 'uitgeven',
    hash: '2ca70042',
  },
  {
    id: 'uitdoen-kleding',
    hash: '44e70a29',
    unusual: ['Moet ik hier mijn schoenen uitdoen/uitdoen-kleding'],
  },
  {
    id: 'uittrekken',
    hash: '84062222',
    unusual: ['Trek/uittrekken/6 die natte sokken maar/maar-gerust snel uit/uittrekken/-6'],
  },
  {
    id: 'uitleggen',
    hash: '6607b970',
  },
  {
    id: 'uitnodigen',
    hash: '09a9c7fa',
    unusual: ['Nodig/uitnodigen/5 je ook de buren uit/uitnodigen/-5 voor je verjaardag'],
  },
  {
    id: 'uitkomen-afspraak',
    hash: 'ec9c782c',
    unusual: ['Welke dag komt/uitkomen-afspraak/4 jou het beste uit/uitkomen-afspraak/-4'],
  },
  {
    id: 'uur',
    hash: '97c9cd0f',
    unusual: ['Ik wacht al een uur/uur', 'Over een uur/uur ben ik bij je goed'],
  },
  {
    id: 'uitleg',
    hash: 'cf5a15eb',
  },
  {
    id: 'uitdrukking',
    hash: '43b052bc',
  },
  {
    id: 'uur-klok',
    hash: '5e40b993',
  },
  {
    id: 'ui',
    hash: 'a9a13f2f',
  },
  {
    id: 'uitgang',
    hash: '0a937dd6',
  },
  {
    id: 'uitslapen',
    hash: '1cb36fb9',
  },
  {
    id: 'uitchecken',
    hash: '594526cc',
  },
  {
    id: 'uitstappen',
    hash: 'd9551ac6',
    unusual: ['Druk/drukken op de knop als je wilt uitstappen'],
  },
  {
    id: 'uit',
    hash: '7305ee0c',
    unusual: [
      'Haal de was/was-kleren even uit de machine',
      'Priya komt uit India haar man/man-echtgenoot uit Polen',
    ],
  },
  {
    id: 'uitkleden',
    hash: '1d9c91dd',
  },
  {
    id: 'uitrusten',
    hash: 'c5e1a2ae',
  },
  {
    id: 'uitlaten',
    hash: 'e3c3c503',
    unusual: ['Wie laat/uitlaten/4 vanavond de hond uit/uitlaten/-4'],
  },
  {
    id: 'uitverkocht',
    hash: '59e19f53',
  },
  {
    id: 'uitpakken',
    hash: '941ea4b6',
    unusual: ['Pak/uitpakken/4 de glazen voorzichtig uit/uitpakken/-4 er is misschien iets kapot'],
  },
  {
    id: 'uiteindelijk',
    hash: '2bdb14a0',
    unusual: ['Na vijf mails kreeg/terugkrijgen/6 Ana uiteindelijk toch haar geld terug/terugkrijgen/-6'],
  },
  {
    id: 'uitstellen',
    hash: 'f5b3ead5',
  },
  {
    id: 'uitsteken',
    hash: '8340577a',
    unusual: ['Steek/uitsteken/3 je linkerhand uit/uitsteken/-3 als je linksaf gaat'],
  },
  {
    id: 'uitglijden',
    hash: '6c933356',
  },
  {
    id: 'uitgaan',
    hash: '4cb8bae9',
    unusual: ['Vroeger gingen/uitgaan/4 we elk weekend uit/uitgaan/-4 nu hebben we een baby'],
  },
  {
    id: 'uitje',
    hash: 'dd02682e',
  },
  {
    id: 'uitnodiging',
    hash: '9dd6da55',
    unusual: ['Op de uitnodiging staat/staan-geschreven dat/dat-zin het om drie uur begint'],
  },
  {
    id: 'uitslag',
    hash: '1978cfb5',
  },
  {
    id: 'uitstekend',
    hash: '89b69b91',
  },
  {
    id: 'universiteit',
    hash: 'bdb5e954',
  },
  {
    id: 'uploaden',
    hash: 'e72483dc',
  },
  {
    id: 'uitzoeken',
    hash: '9dfc9536',
    unusual: ['Yusuf zoekt/uitzoeken/1 uit/uitzoeken/-1 waarom hij twee rekeningen heeft gekregen'],
  },
  {
    id: 'uitdoen',
    hash: '42d5ede7',
    unusual: ['Doe/uitdoen/4 je het licht uit/uitdoen/-4 als je naar boven gaat'],
  },
  {
    id: 'uitzetten',
    hash: '25819e78',
    unusual: ['Heb je de computer echt uitgezet of staat hij/hij-ding nog aan/aan-ingeschakeld'],
  },
  {
    id: 'uit-uitgeschakeld',
    hash: '4cc3be0b',
    unusual: ['Is het gas uit/uit-uitgeschakeld', 'Dan kunnen we weg/weg-verdwenen'],
  },
  {
    id: 'uitvallen',
    hash: '42e3ab88',
    unusual: ['Midden in de film viel/uitvallen/3 de stroom uit/uitvallen/-3'],
  },
  {
    id: 'uitmaken',
    hash: '1f43b501',
  },
  {
    id: 'uitgerekend',
    hash: 'f4abae6b',
  },
  {
    id: 'uitstapje',
    hash: 'baf65c9e',
    unusual: ['Met dit weer/weer-klimaat is een uitstapje naar zee geen goed idee'],
  },
  {
    id: 'uitzicht',
    hash: 'a0b53cf8',
  },
  {
    id: 'uitschrijven',
    hash: '3b3777c3',
  },
  {
    id: 'uittreksel',
    hash: 'f4ec623b',
  },
  {
    id: 'uitzendbureau',
    hash: '96d5c875',
  },
  {
    id: 'uniform',
    hash: '3c772703',
    unusual: ['Krijg je een uniform van de zaak/zaak-bedrijf'],
  },
  {
    id: 'uurloon',
    hash: '50bbab67',
  },
  {
    id: 'uitbetalen',
    hash: 'b8f86c00',
  },
  {
    id: 'uitstoot',
    hash: 'd664b874',
  },
  {
    id: 'uitsterven',
    hash: 'dc5b3baa',
    unusual: ['Als we niets doen sterft/uitsterven/3 dit dier uit/uitsterven/-3'],
  },
  {
    id: 'uitgave',
    hash: '50c26b17',
  },
  {
    id: 'uitstel',
    hash: '7e58735c',
  },
  {
    id: 'uitlenen',
    hash: 'd90cb565',
    unusual: ['Aan/aan-ontvanger mijn broer leen/uitlenen/5 ik nooit meer/meer-voorbij geld uit/uitlenen/-5'],
  },
  {
    id: 'uitkering',
    hash: 'e9142fa7',
  },
  {
    id: 'uitkeren',
    hash: 'a37a85ea',
    unusual: ['De verzekering keert/uitkeren/2 niet uit/uitkeren/-2 als de deur niet op slot was'],
  },
  {
    id: 'uitzending',
    hash: 'fb3f9b29',
    unusual: ['Door/door-oorzaak een storing begon de uitzending tien minuten later'],
  },
];
