import type { AnnotatedText } from '#content/schema/annotation.ts';

/** Written by `npm run annotate`. */
export const rows: readonly AnnotatedText[] = [
  {
    id: 'klinkers-short-and-long',
    hash: '70b97f36',
    unusual: [
      'De letters a e i o en u zijn/zijn-bezit klinkers',
      'Ik ben moe en mijn been doet/pijn-doen/1 pijn/pijn-doen/-1',
    ],
  },
  {
    id: 'klinkers-open-and-closed',
    hash: '86b5ae0d',
  },
  {
    id: 'klinkers-keep-the-sound',
    hash: '7dc2fa25',
    unusual: ['ik zit/zitten'],
  },
  {
    id: 'klinkers-f-v-and-s-z',
    hash: 'd11f2c89',
    unusual: [
      'één/een-getal brief twee brieven',
      'één/een-getal huis twee huizen',
      'één/een-getal neus twee neuzen',
      'weg/weg-route/1 wegen/weg-route/-1',
    ],
  },
  {
    id: 'basic-conjugation-the-stem',
    hash: '15a1be48',
    unusual: ['ik werk/werken', 'Kom/binnenkomen/1 binnen/binnenkomen/-1'],
  },
  {
    id: 'basic-conjugation-the-endings',
    hash: 'fbb45217',
    unusual: ['ik zit/zitten hij zit/zitten'],
  },
  {
    id: 'basic-conjugation-jij-behind-the-verb',
    hash: 'c3b772b5',
    unusual: ['werk/werken jij', 'jij zit/zitten', 'zit/zitten jij', 'Morgen werk/werken jij'],
  },
  {
    id: 'basic-conjugation-irregular-verbs',
    hash: '702b7cbb',
    unusual: ['ik rij/rijden'],
  },
  {
    id: 'basic-conjugation-no-ing-no-do',
    hash: 'ff12dc13',
    unusual: [
      'Eén/een-getal werkwoord is genoeg',
      'ik leer/leren-onderwijzen',
      'ik werk/werken',
      'Ik ben aan het werken/werk',
    ],
  },
  {
    id: 'two-verb-sentences-second-verb-at-the-end',
    hash: 'ea2a2241',
    unusual: ['morgen vroeg/vragen'],
  },
  {
    id: 'two-verb-sentences-modal-verbs',
    hash: '0fe2dcfa',
    unusual: [
      'Met deze werkwoorden zeg je dat/dat-zin iets kan moet of mag of dat/dat-zin je iets wilt',
      'Ik moet naar/naar-huis/1 huis/naar-huis/-1',
    ],
  },
  {
    id: 'two-verb-sentences-going-to',
    hash: '76a9d66c',
    unusual: ['Of je gebruikt één/een-getal werkwoord en een tijd'],
  },
  {
    id: 'two-verb-sentences-with-te',
    hash: '8a078522',
  },
  {
    id: 'position-verbs-where-things-are',
    hash: 'be9c3e77',
    unusual: [
      'Het staat/staan-geschreven in de krant',
      'Je naam staat/staan-geschreven op de lijst',
      'Die broek zit/zitten-kleding lekker',
    ],
  },
  {
    id: 'position-verbs-busy-with-te',
    hash: '54aaeac8',
    unusual: [
      'Met deze werkwoorden zeg je ook dat/dat-zin iemand bezig is',
      'Eerst zeg je of iemand zit/zitten staat of ligt',
      'De was/was-kleren hangt buiten te drogen',
      'Mijn zus zit/zitten een brief te schrijven',
      'Ik sta koffie te zetten/zetten-koffie',
    ],
  },
  {
    id: 'position-verbs-aan-het',
    hash: 'f66d7380',
    unusual: [
      'Je kunt ook op een andere manier zeggen dat/dat-zin je bezig bent',
      'Dan zeg je niet of je zit/zitten of staat',
      'Zij zit/zitten te werken',
      'Wat ben je aan/aan-het/1 het/aan-het/-1 doen',
      'Hij is werken/werk',
      'Zij is sporten/sport',
    ],
  },
  {
    id: 'separable-verbs-two-parts',
    hash: 'f8120611',
    unusual: [
      'Een werkwoord dat/dat-verwijzend uit elkaar gaat',
      'Ik neem/meenemen/3 mijn tas mee/meenemen/-3',
      'Ik bel/opbellen/3 mijn moeder op/opbellen/-3',
      'ik sta/opstaan/1 op/opstaan/-1',
      'ik neem/meenemen/2 brood mee/meenemen/-2',
      'ik kom/aankomen/1 aan/aankomen/-1',
      'ik doe/uitdoen/3 het licht uit/uitdoen/-3',
      'ik doe/dichtdoen/3 het raam dicht/dichtdoen/-3',
      'ik vul/invullen/3 mijn naam in/invullen/-3',
      'ik maak/schoonmaken/3 de keuken schoon/schoonmaken/-3',
    ],
  },
  {
    id: 'separable-verbs-together-again',
    hash: '3bb47db1',
    unusual: [
      'Dan komen/samenkomen/4 de delen weer samen/samenkomen/-4',
      'Je schrijft één/een-getal woord',
      'Ik vul/invullen/3 het formulier in/invullen/-3',
      'Ik probeer het formulier in/invullen/2 te vullen/invullen/-2',
      'omdat dat/dat-zin als',
      'Vergeet niet het licht/uitdoen uit/uitdoen-kleding/2 te doen/uitdoen-kleding/-2',
    ],
  },
  {
    id: 'separable-verbs-ge-in-the-middle',
    hash: '2268054a',
    unusual: ['De trein is te/te-laat/1 laat/te-laat/-1 aangekomen'],
  },
  {
    id: 'separable-verbs-which-verbs',
    hash: 'd2b8bfdd',
    unusual: [
      'Luister naar het begin/begin van het werkwoord',
      'opbellen ik bel/opbellen/1 op/opbellen/-1',
      'aan af/af in mee op terug uit',
      'Ik kom/terugkomen/2 morgen terug/terugkomen/-2',
      'Zij doet/opendoen/3 de deur open/opendoen/-3',
      'Hij is zijn/zijn-bezit tas vergeten',
      'Ik stel/voorstellen-ander/3 mijn vriend voor/voorstellen-ander/-3',
    ],
  },
  {
    id: 'negation-geen',
    hash: 'fe67e4d9',
    unusual: [
      'bij een/een-getal of geen lidwoord',
      'In het Nederlands zeg je op twee manieren dat/dat-zin iets niet zo is',
    ],
  },
  {
    id: 'negation-niet',
    hash: '7727b1df',
    unusual: [
      'bij wat iemand doet hoe iets is en bij één/een-getal bepaald ding',
      'Ik rook/roken niet',
      'Mijn man/man-echtgenoot kookt niet',
    ],
  },
  {
    id: 'negation-place-of-niet',
    hash: '12ca2829',
    unusual: [
      'Maar een/een-paar/1 paar/een-paar/-1 delen komen er nog achter',
      'Ik bel/opbellen/4 je vandaag niet op/opbellen/-4',
      'Ik werk/werken niet op zondag',
      'Ik werk/werken op zondag niet',
      'Ik werk/werken morgen niet',
      'niet Karim maar zijn/zijn-bezit broer',
    ],
  },
  {
    id: 'negation-never-nothing-nobody',
    hash: 'ca679e34',
    unusual: [
      'niet/niet-meer/1 meer/niet-meer/-1',
      'Zij werkt daar niet/niet-meer/1 meer/niet-meer/-1',
      'Ik heb geen melk meer/meer-voorbij',
    ],
  },
  {
    id: 'hoofdzinnen-one-two-three',
    hash: '32df2340',
    unusual: [
      'Eén/een-getal twee drie',
      'Een hoofdzin is een zin die/die-verwijzend alleen kan staan',
      'ik werk/werken',
      'Kom/binnenkomen/1 binnen/binnenkomen/-1',
    ],
  },
  {
    id: 'hoofdzinnen-places-in-detail',
    hash: 'b77a3d71',
    unusual: [
      'Ik bel/opbellen/4 de dokter morgen op/opbellen/-4',
      'Zij is gisteren naar/naar-huis/1 huis/naar-huis/-1 gegaan',
    ],
  },
  {
    id: 'hoofdzinnen-conjunction-en',
    hash: '4f593b21',
    unusual: [
      'Met dit woord maak je van twee zinnen één/een-getal zin',
      'Ik kook en mijn man/man-echtgenoot wast/afwassen/1 af/afwassen/-1',
    ],
  },
  {
    id: 'hoofdzinnen-conjunction-maar',
    hash: 'ba09aacf',
    unusual: ['maar/maar-gerust', 'De kamer is klein maar hij/hij-ding is niet duur'],
  },
  {
    id: 'hoofdzinnen-conjunction-want',
    hash: '19713312',
    unusual: [
      'Hassan blijft/thuisblijven/1 thuis/thuisblijven/-1 want hij is ziek',
      'Ik trek/aantrekken/3 een trui aan/aantrekken/-3 want ik heb het koud',
      'Omdat Hassan ziek is blijft/thuisblijven/2 hij thuis/thuisblijven/-2',
    ],
  },
  {
    id: 'hoofdzinnen-conjunction-dus',
    hash: 'c8036b51',
    unusual: [
      'Hassan is ziek dus hij blijft/thuisblijven/1 thuis/thuisblijven/-1',
      'De winkel is dicht dus we komen/terugkomen/2 morgen terug/terugkomen/-2',
    ],
  },
  {
    id: 'hoofdzinnen-conjunction-of',
    hash: 'a42264eb',
  },
  {
    id: 'inversie-the-verb-stays',
    hash: '8cecd019',
    unusual: ['Iets anders/ander eerst'],
  },
  {
    id: 'inversie-time-first',
    hash: 'abccce40',
    unusual: [
      'Op maandag werkt/thuiswerken/2 Fatima thuis/thuiswerken/-2',
      'Morgen werk/werken jij',
      'Hier zit/zitten jij',
    ],
  },
  {
    id: 'inversie-place-first',
    hash: 'fc8dab9c',
    unusual: ["In mijn straat rijden de auto's te hard/hard-luid"],
  },
  {
    id: 'inversie-object-first',
    hash: '944a4878',
  },
  {
    id: 'inversie-the-schema',
    hash: '7dba8772',
    unusual: [
      'Hier zie je één/een-getal zin op vier manieren',
      'Ik ben moe want ik werk/werken veel',
      'Het is laat/laat maar ik blijf nog even',
    ],
  },
  {
    id: 'nouns-de-or-het',
    hash: '9249dbbf',
  },
  {
    id: 'nouns-clues',
    hash: 'bf5b63a7',
    unusual: ['het eten/eten-maaltijd het leven/leven', 'de verkoop/verkoop'],
  },
  {
    id: 'nouns-plural',
    hash: '52733b97',
    unusual: [
      'Meer dan één/een-getal',
      'tafels bodems jongens kamers tantes kopjes/kop',
      'kind kinderen ei eieren blad/blad/1 bladeren/blad/-1',
      'jaar uur/uur kwartier euro kilo',
    ],
  },
  {
    id: 'nouns-diminutives',
    hash: '048fbd52',
    unusual: [
      'glas glaasje blad/blad/1 blaadje/blad/-1 schip scheepje',
      'een/een-beetje/1 beetje/een-beetje/-1',
    ],
  },
  {
    id: 'comparisons-bigger',
    hash: '80ce11db',
  },
  {
    id: 'comparisons-the-biggest',
    hash: 'f94c7355',
  },
  {
    id: 'comparisons-irregular',
    hash: 'bfe93e56',
    unusual: ['Vier woorden die/die-verwijzend je elke dag gebruikt hebben een eigen vorm'],
  },
  {
    id: 'comparisons-dan-and-als',
    hash: 'eac34bf4',
  },
  {
    id: 'inflection-before-or-behind',
    hash: '1a2c6c22',
  },
  {
    id: 'inflection-een-groot-huis',
    hash: '1098b5cd',
    unusual: ['Het is vandaag mooi weer/weer-klimaat'],
  },
  {
    id: 'inflection-never-e',
    hash: '07b983cf',
    unusual: ['Woorden die/die-verwijzend altijd hetzelfde blijven'],
  },
  {
    id: 'referencewords-subject',
    hash: '1fd744d8',
    unusual: ['Hij/hij-ding ligt op tafel', 'Mijn fiets is oud maar hij/hij-ding rijdt/rijden-fiets goed'],
  },
  {
    id: 'referencewords-object',
    hash: '55c491b7',
    unusual: ['Hij wordt dan hem/hem', 'Ik zie hem/hem niet', 'Ik wacht op hem/hem'],
  },
  {
    id: 'referencewords-die-and-dat',
    hash: 'b37c6bb4',
    unusual: [
      'Die/die-verwijzend en dat/dat-verwijzend',
      'je wijst/aanwijzen/2 iets aan/aanwijzen/-2',
      'Wijs/aanwijzen/3 je iets aan/aanwijzen/-3 of geef je snel antwoord',
      'Dan gebruik je die/die-verwijzend of dat/dat-verwijzend',
      'Ken/kennen-weten je dit liedje',
      'Ja dat ken/kennen-weten ik',
      'Dat eet ik niet/niet-meer/1 meer/niet-meer/-1',
      'de man die/die-verwijzend daar staat het huis dat/dat-verwijzend te koop staat',
      'Is dit het boek dat/dat-verwijzend jij zoekt',
    ],
  },
  {
    id: 'er-there-is',
    hash: '42daaa59',
    unusual: ['Je vertelt iets nieuws/nieuw', 'Er is geen melk meer/meer-voorbij'],
  },
  {
    id: 'er-place',
    hash: '58688c94',
    unusual: [
      'Die zeg je niet nog/nog-een-keer/1 een/nog-een-keer/1 keer/nog-een-keer/-2',
      'Ken/kennen-weten je Zwolle',
      'Ik werk/werken er graag',
      'Daar werk/werken ik graag',
    ],
  },
  {
    id: 'er-number',
    hash: 'ff8611ca',
  },
  {
    id: 'er-with-preposition',
    hash: '9454ed64',
    unusual: ['Ik wacht op hem/hem', 'Ik werk/werken met haar'],
  },
  {
    id: 'subordinateclauses-omdat-als-dat',
    hash: 'cd27656f',
    unusual: [
      'Een zin die/die-verwijzend niet alleen kan staan',
      'Met omdat als en dat/dat-zin zeg je waarom wanneer en wat je denkt',
      'Ik blijf/thuisblijven/1 thuis/thuisblijven/-1 omdat ik ziek ben',
      'Ik denk dat/dat-zin de winkel open is',
      'We eten buiten als het mooi weer/weer-klimaat is',
      'Ik hoop dat/dat-zin je snel beter bent',
      'Ik denk dat/dat-zin hij ziek is',
    ],
  },
  {
    id: 'subordinateclauses-verb-last',
    hash: '32a0a730',
    unusual: ['Ik weet dat/dat-zin hij een auto heeft'],
  },
  {
    id: 'subordinateclauses-more-verbs-at-the-end',
    hash: '413bc4c9',
    unusual: [
      'Opbellen is in een bijzin weer één/een-getal woord',
      'Ik bel/opbellen/3 mijn moeder op/opbellen/-3',
      'dat/dat-zin Karim een fiets heeft gekocht',
      'dat/dat-zin Karim een fiets gekocht heeft',
      'moet werken/werk',
    ],
  },
  {
    id: 'subordinateclauses-clause-first',
    hash: 'b6b6a842',
  },
  {
    id: 'subordinateclauses-small-words',
    hash: '0035635f',
    unusual: [
      'Ik blijf/thuisblijven/1 thuis/thuisblijven/-1 omdat ik ziek ben',
      'Ik neem/meenemen/3 een jas mee/meenemen/-3 want het is koud',
      'Ik neem/meenemen/3 een jas mee/meenemen/-3 omdat het koud is',
      'Als het koud is neem/meenemen/4 ik een jas mee/meenemen/-4',
    ],
  },
  {
    id: 'relative-clauses-which-one',
    hash: '571c1ffd',
    unusual: [
      'De man die/die-verwijzend naast mij woont het boek dat/dat-verwijzend ik lees',
      'Hij/hij-ding begint met die/die-verwijzend of dat/dat-verwijzend',
      'Dat is de buurman die/die-verwijzend een hond heeft',
      'de trein die/die-verwijzend naar Utrecht gaat',
      'het huis dat/dat-verwijzend te koop staat',
      'de mensen die/die-verwijzend hier werken/werk',
      'Ik zoek een huisarts die/die-verwijzend Engels spreekt',
      'Heb je het formulier dat/dat-verwijzend bij de brief zat',
      'De schoenen die/die-verwijzend ik wil zijn uitverkocht',
      'Dat is het restaurant dat/dat-verwijzend zo goedkoop is',
      'Ken jij de vrouw die/die-verwijzend daar zit/zitten',
      'een kind dat/dat-verwijzend niet slaapt',
    ],
  },
  {
    id: 'relative-clauses-the-verb-waits',
    hash: '0d733627',
    unusual: [
      'Na die/die-verwijzend en dat/dat-verwijzend komt een bijzin',
      'de man die/die-verwijzend belt',
      'de man die/die-verwijzend ik bel',
      'het boek dat/dat-verwijzend',
      'het boek dat/dat-verwijzend ik voor de cursus',
      'het boek dat/dat-verwijzend ik voor de cursus nodig heb',
      'De collega die/die-verwijzend Arabisch spreekt is ziek',
      'De brief die/die-verwijzend ik kreeg is kwijt',
      'De bus die/die-verwijzend ik altijd neem komt niet',
    ],
  },
  {
    id: 'relative-clauses-not-die-or-dat',
    hash: '933cbb03',
    unusual: [
      'Als het niet die/die-verwijzend of dat/dat-verwijzend is',
      'Bij een plaats zeg je waar/waar-echt',
      'Dit is het restaurant waar we elkaar voor/voor-het-eerst/1 het/voor-het-eerst/1 eerst/voor-het-eerst/-2 zagen',
      'iets dat/dat-zin',
      'het huis dat/dat-verwijzend',
      'de vrouw met wie ik werk/werken',
      'de stoel waarop ik zit/zitten',
    ],
  },
  {
    id: 'om-te-what-for',
    hash: '220e287a',
    unusual: [
      'op/ophalen/2 te halen/ophalen/-2',
      'Fatma gaat naar het gemeentehuis om haar paspoort op/ophalen/2 te halen/ophalen/-2',
    ],
  },
  {
    id: 'om-te-after-adjectives',
    hash: '58663ae9',
    unusual: [
      'ik heb zin/zin-trek om',
      'Ik heb zin/zin-trek om iets leuks te doen',
      'Het is belangrijk om op/op-tijd/1 tijd/op-tijd/-1 te komen',
      'op/op-tijd/1 tijd/op-tijd/-1',
    ],
  },
  {
    id: 'om-te-te-or-nothing',
    hash: '74154947',
    unusual: [
      'Hij zit/zitten een boek te lezen',
      'Hij zit/zitten te lezen',
      'Ik probeer om op/op-tijd/1 tijd/op-tijd/-1 te komen',
    ],
  },
  {
    id: 'long-sentences-reason-and-result',
    hash: '374720a7',
    unusual: [
      'Je kunt op drie manieren van twee zinnen één/een-getal zin maken',
      'Ik blijf/thuisblijven/1 thuis/thuisblijven/-1',
      'Ik blijf/thuisblijven/1 thuis/thuisblijven/-1 want mijn kind is ziek',
      'Ik blijf/thuisblijven/1 thuis/thuisblijven/-1 omdat mijn kind ziek is',
      'Mijn kind is ziek dus ik blijf/thuisblijven/1 thuis/thuisblijven/-1',
      'Mijn kind is ziek dus blijf/thuisblijven/2 ik thuis/thuisblijven/-2',
      'Omdat mijn kind ziek is blijf/thuisblijven/2 ik thuis/thuisblijven/-2',
    ],
  },
  {
    id: 'long-sentences-against-each-other',
    hash: '3aac86ed',
  },
  {
    id: 'long-sentences-one-long-sentence',
    hash: '3688a87a',
    unusual: [
      'Met één/een-getal lange zin kun je veel zeggen',
      'Maak hem stap/stappen voor stap',
      'Ik zet de wekker zodat ik op/op-tijd/1 tijd/op-tijd/-1 wakker ben',
    ],
  },
  {
    id: 'imperfectum-when',
    hash: '88f8afdd',
    unusual: ['De verleden tijd in één/een-getal woord'],
  },
  {
    id: 'imperfectum-stem-and-letters',
    hash: 'c98a7472',
  },
  {
    id: 'imperfectum-endings',
    hash: '67a15a4e',
    unusual: ['De buren belden/aanbellen/2 gisteren aan/aanbellen/-2', 'We wachtten gisteren een uur/uur'],
  },
  {
    id: 'imperfectum-irregular-verbs',
    hash: '24731f48',
    unusual: [
      'was zag kwam zat/zitten at gaf nam',
      'Mijn man/man-echtgenoot ging naar de winkel maar die was dicht',
    ],
  },
  {
    id: 'past-modals-five-verbs',
    hash: '03e14d4a',
  },
  {
    id: 'past-modals-polite-zou',
    hash: 'aa40ae1d',
    unusual: ['Met zou vraag/vragen je iets vriendelijk'],
  },
  {
    id: 'past-modals-in-a-clause',
    hash: 'e8fab330',
    unusual: [
      'tot laat/laat',
      'Sorry dat/dat-zin ik er niet was',
      'Ik was te/te-laat/1 laat/te-laat/-1 omdat ik op de bus moest wachten',
    ],
  },
  {
    id: 'perfectum-two-parts',
    hash: '7a86bdc9',
  },
  {
    id: 'perfectum-the-participle',
    hash: '62816241',
  },
  {
    id: 'perfectum-hebben-or-zijn',
    hash: '0e8f2173',
    unusual: ['Zij is naar/naar-huis/1 huis/naar-huis/-1 gegaan', 'Ik heb een uur/uur gefietst'],
  },
  {
    id: 'perfectum-irregular-participles',
    hash: '9924c817',
  },
  {
    id: 'pronouns-subject',
    hash: '8bc5d060',
    unusual: [
      'Woorden als ik jij en hij gebruik je in/in-plaats-van/1 plaats/in-plaats-van/1 van/in-plaats-van/-2 een naam',
      'We gaan naar/naar-huis/1 huis/naar-huis/-1',
      'Jij kookt en wij wassen/afwassen/1 af/afwassen/-1',
      'ze werken/werk',
      'Zeg maar/maar-gerust je',
    ],
  },
  {
    id: 'pronouns-object',
    hash: '23e05504',
    unusual: [
      'Mij jou hem/hem',
      'andere vormen/vorm',
      'Ken je hem/hem',
      'Ik ga/meegaan/3 met haar mee/meegaan/-3',
      'met mij voor jou van hem/hem',
    ],
  },
  {
    id: 'pronouns-possessive',
    hash: 'f2aebe85',
    unusual: ['zijn/zijn-bezit fiets'],
  },
];
