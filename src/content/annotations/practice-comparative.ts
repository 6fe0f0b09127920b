import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'comparative-groot',
    hash: 'f1813086',
  },
  {
    id: 'comparative-klein',
    hash: 'b2382ea4',
  },
  {
    id: 'comparative-oud',
    hash: 'ebd44240',
  },
  {
    id: 'comparative-jong',
    hash: '4eb48ef9',
  },
  {
    id: 'comparative-nieuw',
    hash: 'ab83e1d2',
  },
  {
    id: 'comparative-goed',
    hash: '6c94675c',
    unusual: ['Jouw fiets is beter/goed dan mijn fiets', 'Van al mijn vrienden kookt Ahmed het best/goed'],
  },
  {
    id: 'comparative-slecht',
    hash: '12da0d12',
    unusual: [
      'Het weer/weer-klimaat is vandaag dan gisteren',
      'Het weer/weer-klimaat is vandaag slechter dan gisteren',
      'Het weer/weer-klimaat is vandaag gisteren',
    ],
  },
  {
    id: 'comparative-mooi',
    hash: 'f0077404',
  },
  {
    id: 'comparative-duur',
    hash: 'a78cf312',
  },
  {
    id: 'comparative-goedkoop',
    hash: '641732ad',
  },
  {
    id: 'comparative-snel',
    hash: 'eff02860',
  },
  {
    id: 'comparative-langzaam',
    hash: '65142a75',
  },
  {
    id: 'comparative-lang',
    hash: 'ba1fd59e',
    unusual: [
      'Mijn haar/haar is dan jouw haar/haar',
      'Mijn haar/haar is langer dan jouw haar/haar',
      'Mijn haar/haar is jouw haar/haar',
    ],
  },
  {
    id: 'comparative-kort',
    hash: 'c3992bd8',
  },
  {
    id: 'comparative-hoog',
    hash: '364394f7',
  },
  {
    id: 'comparative-laag',
    hash: '1fd48803',
  },
  {
    id: 'comparative-dik',
    hash: '910bdc53',
  },
  {
    id: 'comparative-dun',
    hash: 'a7bc8504',
  },
  {
    id: 'comparative-breed',
    hash: '1d50c9f3',
  },
  {
    id: 'comparative-smal',
    hash: '9b6e9638',
  },
  {
    id: 'comparative-zwaar',
    hash: 'd0e2e8d0',
  },
  {
    id: 'comparative-licht',
    hash: '515b7775',
  },
  {
    id: 'comparative-warm',
    hash: '0eced65e',
  },
  {
    id: 'comparative-koud',
    hash: '4e03f91c',
  },
  {
    id: 'comparative-sterk',
    hash: '35552e0c',
  },
  {
    id: 'comparative-zwak',
    hash: '1ecacdf8',
    unusual: [
      'Na de operatie was mijn oma dan voor/voor-tijd de operatie',
      'Na de operatie was mijn oma zwakker dan voor/voor-tijd de operatie',
      'Na de operatie was mijn oma voor/voor-tijd de operatie',
      'Op maandag voelde/voelen ik me het',
      'Op maandag voelde/voelen ik me het zwakst',
    ],
  },
  {
    id: 'comparative-rijk',
    hash: '4e7e2840',
  },
  {
    id: 'comparative-arm',
    hash: 'c1891686',
  },
  {
    id: 'comparative-druk',
    hash: '00865f4d',
  },
  {
    id: 'comparative-rustig',
    hash: '6d2d120f',
  },
  {
    id: 'comparative-makkelijk',
    hash: '122fa208',
    unusual: [
      'Van alle lessen was les één/een-getal het',
      'Van alle lessen was les één/een-getal het makkelijkst',
    ],
  },
  {
    id: 'comparative-moeilijk',
    hash: '211c6df2',
  },
  {
    id: 'comparative-lekker',
    hash: 'a6a7a633',
  },
  {
    id: 'comparative-leuk',
    hash: 'b76c3f6e',
  },
  {
    id: 'comparative-gezellig',
    hash: 'b27ec682',
  },
  {
    id: 'comparative-vies',
    hash: 'e6a5c429',
  },
  {
    id: 'comparative-schoon',
    hash: '81004ed9',
  },
  {
    id: 'comparative-vroeg',
    hash: '40b796b1',
    unusual: [
      'Ik moet morgen vroeger/vroeg opstaan dan vandaag',
      'In ons gezin sta/opstaan/3 ik het op/opstaan/-3',
      'In ons gezin sta/opstaan/4 ik het vroegst op/opstaan/-4',
    ],
  },
  {
    id: 'comparative-laat',
    hash: '17d27cd7',
    unusual: [
      'In ons gezin komt/thuiskomen/4 mijn vader het thuis/thuiskomen/-4',
      'In ons gezin komt/thuiskomen/5 mijn vader het laatst/laat thuis/thuiskomen/-5',
    ],
  },
  {
    id: 'comparative-ver',
    hash: '8553d5d9',
    unusual: ['Naar Parijs is het verder/ver dan naar Brussel'],
  },
  {
    id: 'comparative-slim',
    hash: '0f31e1b9',
  },
  {
    id: 'comparative-lief',
    hash: 'f44e4ba6',
    unusual: ['Onze kat is liever/lief dan de kat van de buren', 'Van alle honden is Bello het liefst/lief'],
  },
  {
    id: 'comparative-gezond',
    hash: 'c0da03ce',
  },
  {
    id: 'comparative-donker',
    hash: 'd6029e3c',
  },
  {
    id: 'comparative-zacht',
    hash: 'b2dfbc5c',
  },
  {
    id: 'comparative-hard',
    hash: 'a2c47ba9',
    unusual: ['Mijn stoel is harder/hard dan de bank'],
  },
  {
    id: 'comparative-zoet',
    hash: '6897523c',
  },
  {
    id: 'comparative-zuur',
    hash: 'd8b7a944',
  },
  {
    id: 'comparative-vers',
    hash: 'b17ddd99',
    unusual: ['Op de markt is de vis het verst/vers'],
  },
  {
    id: 'comparative-veilig',
    hash: '80f665bc',
  },
  {
    id: 'comparative-gevaarlijk',
    hash: '6c525075',
  },
  {
    id: 'comparative-handig',
    hash: '7f1b82e8',
  },
  {
    id: 'comparative-diep',
    hash: '7acaadf8',
    unusual: [
      'De zee is dan het meer/meer-water',
      'De zee is dieper dan het meer/meer-water',
      'De zee is het meer/meer-water',
    ],
  },
  {
    id: 'comparative-nat',
    hash: 'd830ef8c',
  },
  {
    id: 'comparative-droog',
    hash: '864e3378',
    unusual: ['De zomer was droger/droog dan het voorjaar'],
  },
  {
    id: 'comparative-leeg',
    hash: 'ffcf36e9',
    unusual: ['De bus is nu leger/leeg dan vanochtend'],
  },
  {
    id: 'comparative-vriendelijk',
    hash: '206769c4',
  },
  {
    id: 'comparative-belangrijk',
    hash: '1fbf50f8',
  },
  {
    id: 'comparative-veel',
    hash: 'e5df5cb0',
    unusual: ['Ik drink meer/veel thee dan koffie'],
  },
  {
    id: 'comparative-weinig',
    hash: 'aa9ba8d1',
    unusual: ['Ik heb vandaag minder/weinig tijd dan gisteren'],
  },
  {
    id: 'comparative-graag',
    hash: 'd452818e',
    unusual: [
      'Ik drink liever/graag thee dan koffie',
      'Van alle sporten/sport doe ik het aan voetbal',
      'Van alle sporten/sport doe ik het liefst aan voetbal',
    ],
  },
];
