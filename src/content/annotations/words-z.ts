import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'zin-grammatica',
    hash: 'e1e10d02',
  },
  {
    id: 'zwak',
    hash: '1e1c178b',
    unusual: ['Na die griep voelt opa zich nog/nog-steeds/1 steeds/nog-steeds/-1 zwak'],
  },
  {
    id: 'zenuwachtig',
    hash: 'b3146b12',
    unusual: [
      'Vlak voor/voor-tijd een toets word ik altijd een/een-beetje/1 beetje/een-beetje/-1 zenuwachtig',
    ],
  },
  {
    id: 'zich-vervelen',
    hash: '0164cbcc',
    unusual: ['De kinderen vervelen zich want de wifi doet/het-doen/1 het/het-doen/-1 niet'],
  },
  {
    id: 'zij',
    hash: 'faf7a59d',
    unusual: ['Wij blijven/thuisblijven/1 thuis/thuisblijven/-1 maar zij gaan wel'],
  },
  {
    id: 'ze',
    hash: '41b6fa4e',
    unusual: [
      'Fatima is ziek dus ze blijft/thuisblijven/1 thuis/thuisblijven/-1',
      'De schoenen zijn te klein ik breng/terugbrengen/2 ze terug/terugbrengen/-2',
    ],
  },
  {
    id: 'zich',
    hash: '6ceb764d',
  },
  {
    id: 'zijn-bezit',
    hash: 'bbbac26a',
    unusual: ['Is dat zijn/zijn-bezit broer', 'Yusuf zoekt zijn/zijn-bezit bril al een uur/uur'],
  },
  {
    id: 'zo-n',
    hash: '02a51a32',
  },
  {
    id: 'zelf',
    hash: 'b3ef8e91',
  },
  {
    id: 'zulke',
    hash: '1f3da86e',
  },
  {
    id: 'zoiets',
    hash: 'ad0b3787',
  },
  {
    id: 'z-n',
    hash: '4c38b75d',
  },
  {
    id: 'zoveel',
    hash: 'f743b0dd',
  },
  {
    id: 'zorgen-maken',
    hash: 'a08bf4de',
    unusual: ['Mijn moeder wil zich niet steeds zorgen/zorgen-maken/1 maken/zorgen-maken/-1'],
  },
  {
    id: 'zielig',
    hash: '29cab0b9',
  },
  {
    id: 'zak',
    hash: 'fc5e5ba9',
    unusual: ['Neem/meenemen/6 ook een grote zak rijst mee/meenemen/-6'],
  },
  {
    id: 'zaak-bedrijf',
    hash: 'e758491a',
    unusual: ['Mijn broer heeft een eigen zaak/zaak-bedrijf in telefoons'],
  },
  {
    id: 'zwart',
    hash: '44edc5cd',
  },
  {
    id: 'zelfscankassa',
    hash: 'cdb3ae34',
  },
  {
    id: 'zwaar',
    hash: '4e395e7e',
    unusual: ['Laat mij die zware kist aardappelen maar/maar-gerust dragen/dragen-tillen'],
  },
  {
    id: 'zilver',
    hash: 'dd863819',
  },
  {
    id: 'zeer',
    hash: 'd65f83c3',
    unusual: ['Mijn knie doet/zeer-doen/1 zeer/zeer-doen/-1'],
  },
  {
    id: 'zachtjes',
    hash: '1c13613e',
    unusual: ['Doe/dichtdoen/4 de deur zachtjes/zachtjes dicht/dichtdoen/-4 de baby slaapt'],
  },
  {
    id: 'zomerjas',
    hash: 'cb06094b',
  },
  {
    id: 'zak-kleding',
    hash: '23d6a910',
    unusual: ['Mijn sleutels zitten/zitten-erin in de zak/zak-kleding van mijn jas'],
  },
  {
    id: 'zwaaien',
    hash: '54b0268e',
    unusual: ['Zwaai maar/maar-gerust naar papa daar gaat hij'],
  },
  {
    id: 'zoen',
    hash: 'a6b27f59',
  },
  {
    id: 'zeggen',
    hash: '62149fb3',
  },
  {
    id: 'zin-trek',
    hash: '1c7feace',
    unusual: ['Heb je zin/zin-trek om vanavond mee te eten'],
  },
  {
    id: 'zaterdag',
    hash: 'fc291c67',
  },
  {
    id: 'zondag',
    hash: 'b6232d6e',
    unusual: ['Dan kom/langskomen/3 ik even langs/langskomen/-3'],
  },
  {
    id: 'zeker',
    hash: '9eb9110c',
    unusual: ['Ik weet zeker dat/dat-zin het je gaat lukken'],
  },
  {
    id: 'zelden',
    hash: 'edf27543',
    unusual: ['Zij is zelden ziek misschien één/een-getal keer per jaar'],
  },
  {
    id: 'zoet',
    hash: '9cd52e6c',
  },
  {
    id: 'zalm',
    hash: 'b2ad2241',
  },
  {
    id: 'zetten-koffie',
    hash: 'b20a3c58',
    unusual: ['Ik heb net koffie gezet/zetten-koffie wil je ook'],
  },
  {
    id: 'zout',
    hash: '19f4fa24',
  },
  {
    id: 'zolder',
    hash: 'c555b109',
  },
  {
    id: 'zitten',
    hash: 'f10fac2c',
    unusual: [
      'Zit/zitten je goed op die stoel',
      "We zitten 's/s-avonds/1 avonds/s-avonds/-1 met zijn/zijn-bezit allen op de bank",
    ],
  },
  {
    id: 'zetten',
    hash: '90b1ed81',
    unusual: ['Zet de stoel daar maar/maar-gerust'],
  },
  {
    id: 'zeep',
    hash: 'ff8cc437',
  },
  {
    id: 'zakdoek',
    hash: '8d3b08c6',
  },
  {
    id: 'zitplaats',
    hash: '7bf16ad5',
    unusual: ['Voor in de bus zijn nog twee zitplaatsen vrij/vrij'],
  },
  {
    id: 'zoeken',
    hash: 'b0e9070d',
  },
  {
    id: 'zuiden',
    hash: 'aaf55277',
    unusual: ['Mijn schoonouders zitten/zitten-erin elke winter in het zuiden van Spanje'],
  },
  {
    id: 'zonnebrandcreme',
    hash: '2e5b9efe',
  },
  {
    id: 'zwembad',
    hash: '19954c25',
  },
  {
    id: 'zitten-erin',
    hash: '8cb3d743',
    unusual: ['Er zitten/zitten-erin tien eieren in een doos'],
  },
  {
    id: 'ziek',
    hash: '8131a348',
    unusual: ['Mijn collega is vanmiddag ziek naar/naar-huis/1 huis/naar-huis/-1 gegaan'],
  },
  {
    id: 'ziekte',
    hash: 'edcac1e4',
  },
  {
    id: 'zalf',
    hash: '775b68f3',
  },
  {
    id: 'ziekenhuis',
    hash: '51ed04a1',
  },
  {
    id: 'zuster',
    hash: '973145f3',
  },
  {
    id: 'zorg',
    hash: 'bf5964a5',
  },
  {
    id: 'zorgverzekering',
    hash: '44f3e55a',
  },
  {
    id: 'zaaien',
    hash: '98fe853a',
    unusual: ['Op haar balkon zaait Priya sla/slaan en kruiden in bakken'],
  },
  {
    id: 'zo-goed-als-nieuw',
    hash: '386e8f5e',
    unusual: [
      'Die schaatsen zijn zo/zo-goed-als-nieuw/1 goed/zo-goed-als-nieuw/1 als/zo-goed-als-nieuw/1 nieuw/zo-goed-als-nieuw/-3 want ik schaats nooit',
    ],
  },
  {
    id: 'zuinig',
    hash: '60baf902',
  },
  {
    id: 'zacht',
    hash: '1789efbb',
    unusual: ['Zet de muziek wat/wat-beetje zachter de baby slaapt'],
  },
  {
    id: 'zuur',
    hash: '2c61a4b8',
    unusual: ['Citroenen zijn zuur dus doe er suiker bij/bij-erbij'],
  },
  {
    id: 'zwaar-moeilijk',
    hash: '86cec38d',
    unusual: ['Het was een zware/zwaar-moeilijk week ik ben doodmoe'],
  },
  {
    id: 'zien',
    hash: '1ee0e83b',
  },
  {
    id: 'zebrapad',
    hash: '1336bb75',
  },
  {
    id: 'zadel',
    hash: 'a19569a6',
  },
  {
    id: 'zicht',
    hash: 'c31435d7',
    unusual: ['Doe/aandoen-licht/3 je lichten aan/aandoen-licht/-3 het zicht is slecht'],
  },
  {
    id: 'zwemmen',
    hash: 'aded4a2f',
  },
  {
    id: 'zingen',
    hash: 'c08c6e7b',
    unusual: ['Onder de douche zingt mijn vader altijd heel hard/hard-luid'],
  },
  {
    id: 'zanger',
    hash: '641743d8',
    unusual: [
      'De zanger had keelpijn dus het concert ging/doorgaan-gebeuren/2 niet door/doorgaan-gebeuren/-2',
    ],
  },
  {
    id: 'zaal',
    hash: '7b9aeabb',
  },
  {
    id: 'zakken',
    hash: '2deb2553',
    unusual: ['Als je zakt mag je het nog/nog-een-keer/1 een/nog-een-keer/1 keer/nog-een-keer/-2 proberen'],
  },
  {
    id: 'zomervakantie',
    hash: '4d5c1c71',
  },
  {
    id: 'zodra',
    hash: 'f7836ea9',
  },
  {
    id: 'zoals',
    hash: '173fcfaf',
  },
  {
    id: 'zodat',
    hash: 'fc8bdfc9',
    unusual: ['Praat wat/wat-beetje harder zodat iedereen je hoort'],
  },
  {
    id: 'zonder',
    hash: '0ecab98c',
  },
  {
    id: 'zijn-werkwoord',
    hash: 'ead1c0cf',
    unusual: [
      'Wij zijn al een uur/uur onderweg',
      'Zij is gisteren naar/naar-huis/1 huis/naar-huis/-1 gegaan',
    ],
  },
  {
    id: 'zullen',
    hash: '6f9824de',
    unusual: ['Zullen we naar/naar-huis/1 huis/naar-huis/-1 gaan'],
  },
  {
    id: 'zonnepaneel',
    hash: 'e670b893',
  },
  {
    id: 'zaklamp',
    hash: 'd1d305fc',
  },
  {
    id: 'zekering',
    hash: 'a5d63975',
  },
  {
    id: 'zoon',
    hash: 'e250fd13',
  },
  {
    id: 'zus',
    hash: '81cee662',
  },
  {
    id: 'zorgen',
    hash: 'bbb8602c',
  },
  {
    id: 'zorgzaam',
    hash: 'c20dfaa5',
  },
  {
    id: 'zwager',
    hash: 'bdb47545',
  },
  {
    id: 'zwanger',
    hash: 'e6c10327',
    unusual: ['Wist je dat/dat-zin Sanne zwanger is van haar tweede'],
  },
  {
    id: 'zakgeld',
    hash: 'f217374f',
    unusual: ['Van zijn/zijn-bezit zakgeld heeft hij een voetbal gekocht'],
  },
  {
    id: 'ziel',
    hash: '793dd520',
    unusual: ['Veel mensen geloven dat/dat-zin de ziel na de dood blijft leven'],
  },
  {
    id: 'zwaan',
    hash: '554436de',
    unusual: ['Blijf/wegblijven/1 weg/wegblijven/-1 bij die zwaan/zwaan ze heeft jongen'],
  },
  {
    id: 'zee',
    hash: '3689f69e',
  },
  {
    id: 'zon',
    hash: '2dd86891',
  },
  {
    id: 'zand',
    hash: '4c14c5cc',
  },
  {
    id: 'zandkasteel',
    hash: '8ad50e97',
    unusual: ['Een grote golf/golf heeft ons zandkasteel kapotgemaakt'],
  },
  {
    id: 'zonnebril',
    hash: 'b6ba3899',
  },
  {
    id: 'zwembroek',
    hash: '2e67b172',
    unusual: ['Trek/aantrekken/4 je zwembroek vast/vast-alvast aan/aantrekken/-4 het water is heerlijk'],
  },
  {
    id: 'zandbak',
    hash: '6ba82b8f',
    unusual: ['Doe/doen-erin je schoenen uit als je in de zandbak speelt'],
  },
  {
    id: 'zaak',
    hash: '59c8c6f1',
  },
  {
    id: 'zelfstandig',
    hash: '8c31f501',
  },
  {
    id: 'ziekmelden',
    hash: '61cf88f1',
  },
  {
    id: 'zwangerschapsverlof',
    hash: 'a312461a',
  },
  {
    id: 'zorgverlof',
    hash: '1bc1f785',
  },
  {
    id: 'zonnig',
    hash: 'fce0248b',
  },
  {
    id: 'zomer',
    hash: '866e0526',
    unusual: ['Deze zomer blijven/thuisblijven/2 we thuis/thuisblijven/-2'],
  },
  {
    id: 'zomertijd',
    hash: '4968ee9c',
    unusual: ['Vannacht begint de zomertijd zet de klok een uur/uur vooruit'],
  },
  {
    id: 'zonsopgang',
    hash: '213f3168',
    unusual: ['Voor/voor-tijd zonsopgang staat de bakker al in zijn/zijn-bezit winkel'],
  },
  {
    id: 'zonsondergang',
    hash: 'cec20e05',
  },
  {
    id: 'zweten',
    hash: '1f29f851',
    unusual: ['Ik zweet al als ik rustig op de bank zit/zitten'],
  },
  {
    id: 'zaad',
    hash: '29b4099a',
  },
  {
    id: 'zwerfafval',
    hash: '1ae67b2e',
    unusual: ['Vanmiddag ruimt/opruimen/5 de hele klas zwerfafval op/opruimen/-5 in het park'],
  },
  {
    id: 'zeespiegel',
    hash: '43b604c2',
  },
  {
    id: 'zondagochtend',
    hash: '8c3f7429',
  },
  {
    id: 'zorgtoeslag',
    hash: '813448a0',
    unusual: ['Toen Ana achttien werd vroeg/aanvragen/3 ze zorgtoeslag aan/aanvragen/-3'],
  },
  {
    id: 'zes',
    hash: 'f8d21f44',
  },
  {
    id: 'zeven',
    hash: '95752681',
  },
  {
    id: 'zestien',
    hash: '6df6bc5c',
  },
  {
    id: 'zeventien',
    hash: 'd649ae27',
  },
  {
    id: 'zestig',
    hash: 'b7650556',
  },
  {
    id: 'zeventig',
    hash: 'a6409952',
  },
  {
    id: 'zesde',
    hash: 'e4e8ab19',
  },
  {
    id: 'zevende',
    hash: 'ffe8ab4f',
  },
  {
    id: 'zoekmachine',
    hash: '1851e9af',
  },
  {
    id: 'zender',
    hash: 'a9b8bc9e',
  },
  {
    id: 'zappen',
    hash: '0eaa4faa',
    unusual: ['Hou/ophouden/2 eens op/ophouden/-2 met zappen en kies een film'],
  },
  {
    id: 'zo',
    hash: '373443f5',
  },
  {
    id: 'zelfs',
    hash: 'd146c6dc',
  },
];
