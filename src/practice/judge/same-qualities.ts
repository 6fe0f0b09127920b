import { withInflection } from '#dutch/adjective-forms.ts';

/** Adjectives that say the same where the English has the word that follows: the first may be said by each of the others. */
const SAME_QUALITIES: readonly (readonly [ways: string, english?: RegExp])[] = [
  ['mooi prachtig', /\b(?:beautiful|lovely)\b/i],
  ['mooi leuk fraai', /\b(?:nice|lovely)\b/i],
  ['leuk mooi fijn', /\bnice\b/i],
  ['leuk gezellig fijn', /\bit's nice\b/i],
  ['leuk grappig', /\bfunny\b/i],
  ['gezellig leuk fijn knus', /\bcosy\b/i],
  ['lekker heerlijk smakelijk', /\b(?:nice|tasty|delicious)\b/i],
  ['boos kwaad'],
  ['boos woedend razend', /\bfurious\b/i],
  ['vies vuil smerig', /\bdirty\b/i],
  ['vies vuil'],
  ['blij gelukkig', /\bhappy\b/i],
  ['tevreden blij', /\bpleased\b/i],
  ['blij tevreden', /\b(?:glad|pleased)\b/i],
  ['trots fier', /\bproud\b/i],
  ['zenuwachtig nerveus gespannen', /\bnervous\b/i],
  ['moeilijk lastig', /\b(?:hard|difficult)\b/i],
  ['makkelijk gemakkelijk eenvoudig simpel', /\b(?:easy|simple)\b/i],
  ['rustig stil kalm', /\b(?:quiet|calm)\b/i],
  ['stil rustig', /\bquiet\b/i],
  ['kapot stuk defect', /\bbroken\b/i],
  ['heet warm', /\bhot\b/i],
  ['open geopend', /\bopen\b/i],
  ['dicht gesloten', /\b(?:closed|shut)\b/i],
  ['duur prijzig', /\bexpensive\b/i],
  ['goedkoop voordelig', /\bcheap\b/i],
  ['klaar gereed', /\b(?:ready|done)\b/i],
  ['moe vermoeid', /\btired\b/i],
  ['gezond goed', /\bhealthy to\b/i],
  ['fijn leuk prettig', /\b(?:nice|pleasant)\b/i],
  ['raar vreemd gek', /\b(?:strange|weird|odd)\b/i],
  ['slim intelligent knap', /\b(?:clever|smart)\b/i],
  ['druk bezig', /\bbusy\b/i],
  ['bekend beroemd', /\bfamous\b/i],
  ['aardig vriendelijk lief', /\b(?:kind|nice|friendly)\b/i],
  ['verdrietig droevig treurig', /\bsad\b/i],
  ['bang angstig', /\b(?:afraid|scared)\b/i],
  ['oud bejaard', /\bparents are old\b/i],
  ['klein jong', /\bwas (?:little|young)\b/i],
  ['uitverkocht op', /\bsold out\b/i],
  ['snel vlug', /\b(?:quick|fast)/i],
  ['groot ruim', /\b(?:big|spacious) (?:room|house|flat)\b/i],
];

/** Adjectives with the article or ending that stands before them get the same one; a few have no form with -e before a noun. */
const BARE: ReadonlySet<string> = new Set([
  'kapot',
  'stuk',
  'open',
  'dicht',
  'klaar',
  'op',
  'weg',
  'kwijt',
  'bezig',
  'gereed',
]);

/** Each pair as it stands by itself, and before a noun. */
export const QUALITIES: readonly (readonly [ways: string, english?: RegExp])[] = SAME_QUALITIES.flatMap(
  ([ways, english]) => {
    const words = ways.split(' ');
    const inflected = words.filter((word) => !BARE.has(word)).map(withInflection);
    const pair = (forms: readonly string[]): readonly [string, english?: RegExp] =>
      english === undefined ? [forms.join('|')] : [forms.join('|'), english];
    return inflected.length < 2 || BARE.has(words[0] ?? '') ? [pair(words)] : [pair(words), pair(inflected)];
  },
);
