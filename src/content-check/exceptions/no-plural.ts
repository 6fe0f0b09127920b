import type { Exception } from './exception.ts';

/** Nouns without a plural, by the reason why. */
export const NO_PLURAL_EXCEPTIONS: readonly Exception[] = [
  noPlural('Food, drink and other stuff that is not counted; a plural would mean kinds of it.', [
    'afval beleg benzine bloed borstvoeding boter champagne deeg drinkwater dubbel-glas elektriciteit',
    'energie fruit gas gaslucht gehakt goud grofvuil hagelslag hondenpoep hout ijs ijzer internet',
    'kalk karton knoflook koffie koolmonoxide kraanwater leer lijm lucht melk modder onkruid',
    'oud-papier patat pindakaas plastic prik-drinken restafval rijst rook rundvlees sla stoepkrijt',
    'stroom suiker thee varkensvlees vlees voedsel vuurwerk water wifi yoghurt zand zilver zout',
    'zwerfafval alcohol avondeten bagage bloem-meel broccoli chocola cola drop gebak havermout honing',
    'maandverband mais make-up mayonaise muesli munt-kruid muntthee eten-maaltijd peper shampoo snoep spinazie stof-vuil wc-papier',
    'zeep',
  ]),
  noPlural('A feeling, an ailment, a quality or an idea that is not counted.', [
    'aandacht adem armoede bescherming bloeddruk dank discriminatie dorst gedrag geduld gelijk-mening',
    'geluk geweld gezondheid griep haast heimwee hekel honger hoofdpijn hooikoorts hoop hulp jeuk',
    'kanker koorts kou last lawaai lol moed moeite onzin overlast paniek pech plezier privacy respect',
    'rust slaap spijt spoed sterkte steun stress tocht uiterlijk veiligheid verdriet verstand',
    'voorrang vrede warmte werkdruk woede zicht zin-trek zorg',
    'astma buikpijn dementie diarree keelpijn kiespijn medelijden oorpijn rugpijn spierpijn trek suikerziekte',
  ]),
  noPlural('A collective or a whole of which there is one.', [
    'aarde brandweer buitenland buitenlucht eenrichtingsverkeer heide informatie inhoud jeugd',
    'kinderopvang klantenservice kleding milieu natuur nepnieuws nieuwbouw nieuws ondergoed',
    'openbaar-vervoer overkant pers personeel platteland politie politiek post publiek rotzooi',
    'speelgoed spoedeisende-hulp troep verkeer visite was-kleren zeespiegel',
    'rommel thuiszorg vervoer werkkleding',
  ]),
  noPlural('A language.', ['arabisch engels gebarentaal nederlands']),
  noPlural('A point of the compass.', ['noorden oosten westen zuiden']),
  noPlural('Weather.', [
    'donder droogte gladheid hagel hitte ijzel mist onweer regen sneeuw tegenwind weer-klimaat',
  ]),
  noPlural(
    'A sum, a benefit, a tax, a right or a span of which one has one; the plural is not in daily use.',
    [
      'aow bedenktijd begin beltegoed bereik bijstand borg btw burgerlijke-staat digid geld huurtoeslag kinderbijslag',
      'kinderopvangtoeslag midden ouderschapsverlof schermtijd spaargeld statiegeld toekomst',
      'toestemming uitstel vakantiegeld verleden verlof vrije-tijd wegenbelasting wisselgeld zakgeld',
      'zomertijd zorgtoeslag zorgverlof zwangerschapsverlof',
    ],
  ),
  noPlural('A unit: twee ons, drie uur.', ['ons-gewicht uur-klok']),
  noPlural(
    'Its plural is another word (bod, biedingen; bezit, bezittingen) or not in daily use (afscheid).',
    ['aanbod afscheid bezit bod handel ruil'],
  ),
  noPlural('The name of a feast, a game, a body or a service of which there is one.', [
    'belastingdienst kerst kerstmis pasen sinterklaas suikerfeest tikkertje tweede-kamer voetbal volleybal',
  ]),
  noPlural('A field of study, a school subject or what is known or told.', [
    'basis geneeskunde geschiedenis gym huiswerk kennis kunst muziek onderwijs wiskunde',
  ]),
  noPlural('An activity, a process or a state that is not counted.', [
    'bouw drukte gebruik inburgering internetbankieren isolatie klimaatverandering komst kraamzorg',
    'aankomst navigatie onderhoud seks uitleg schuldhulpverlening stadsverwarming strijd uitstoot verbruik verkering',
    'vertrek vervuiling vloerverwarming vrijwilligerswerk',
  ]),
  noPlural(
    'Not counted in this sense; the plural means something else (leidingen are pipes, werken are works of art).',
    ['leiding raad schuld werk'],
  ),
  noPlural('A month, or an hour of the day of which there is one.', [
    'januari februari maart april mei juni juli augustus september oktober november december middernacht',
  ]),
];

/** @param rows ids of rows, several to a line */
function noPlural(reason: string, rows: readonly string[]): Exception {
  return { rule: 'no-plural', reason, about: rows.flatMap((line) => line.split(' ')) };
}
