import type { CheckedRow, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';

interface Refused {
  readonly refused: RegExp;
  readonly say: string;
}

/** Second names for things that the app has a term for, and literal translations: a learner would look for two things. */
const OTHERWISE: readonly Refused[] = [
  // People elect the council; the municipality sends letters and collects waste.
  {
    refused: /(?<!\b(?:municipal|works|provincial|participation|parents') )\bcouncil\b/i,
    say: 'municipality',
  },
  { refused: /\bchemist(?:'s)?\b/i, say: 'drugstore" or "pharmacy' },
  { refused: /\b(?:family doctor|general practitioner)\b/i, say: 'GP' },
  { refused: /\bhousing (?:benefit|allowance)\b/i, say: 'rent allowance' },
  { refused: /\btax office\b/i, say: 'Tax Administration' },
  { refused: /\b(?:well-)?baby clinic\b/i, say: 'child health clinic' },
  { refused: /\bout-of-hours GP(?! service)/i, say: 'out-of-hours GP service' },
  { refused: /\bvolunteer work\b/i, say: 'voluntary work' },
  { refused: /\brental (?:agreement|contract)\b/i, say: 'tenancy agreement' },
  { refused: /\bpay slip\b/i, say: 'payslip' },
  { refused: /(?<!\/ )\bdeductible\b/i, say: 'excess' },
  { refused: /\brepairm[ae]n\b/i, say: 'technician" or "repairer' },
  { refused: /(?<!\bcivic )\bintegration (?:course|exam)\b/i, say: 'civic integration' },
  { refused: /\bon \*-/, say: 'that ends in *-' },
  { refused: /\bstem on \*/, say: 'stem that ends in *' },
  { refused: /\*(?:de|het)\* words?\b/, say: 'de-word" or "het-word' },
  { refused: /(?<!sexy )\bsoftketchup\b/, say: 'sexy softketchup' },
];

/** Expressions that somebody whose first language isn't English may know word by word, and not understand. */
export const IDIOMS: readonly Refused[] = [
  { refused: /\bdrop(?:s|ped|ping)? by\b/i, say: 'visit' },
  { refused: /\bpop(?:s|ped|ping)? (?:by|round)\b/i, say: 'visit' },
  { refused: /\b(?:giv(?:e|es|ing)|gave|lend(?:s|ing)?|lent) (?:\w+ )?a hand\b/i, say: 'help' },
  { refused: /\bhang on\b/i, say: 'wait' },
  { refused: /\boff you go\b/i, say: 'go' },
  { refused: /\bhop on\b/i, say: 'get on' },
  { refused: /\bgrab(?:s|bed|bing)? an?\b/i, say: 'take' },
  { refused: /\bin no time\b/i, say: 'quickly' },
  { refused: /\b(?:for|tak(?:e|es|ing)|took) ages\b/i, say: 'a long time' },
  { refused: /\blong time no see\b/i, say: "I haven't seen you for a long time" },
  { refused: /\b(?:get|gets|got|getting) the hang of\b/i, say: 'learn' },
  { refused: /\bf(?:a|e)ll(?:s|en|ing)? out (?:over|with)\b/i, say: 'quarrel' },
  { refused: /\bkeep(?:s|ing)? an eye on\b|\bkept an eye on\b/i, say: 'look after" or "check' },
  { refused: /\b(?:do|does|did)(?:n't| not)(?: \w+)? (?:turn|show) up\b/i, say: 'come' },
  { refused: /\bfed up\b/i, say: 'tired of' },
  { refused: /\bcan't stand (?!up|here|there|on|still)/i, say: 'hate' },
  { refused: /\b(?:who|what|where|why|how) on earth\b/i, say: 'who, what …' },
  { refused: /\bout and about\b/i, say: 'go everywhere' },
  { refused: /\b(?:make|makes|made|making) ends meet\b/i, say: 'manage' },
  { refused: /\bpluck(?:s|ed|ing)? up\b/i, say: 'have the courage' },
  { refused: /\bbound to\b/i, say: 'surely' },
  { refused: /\bfor miles\b/i, say: 'very far' },
  { refused: /\boff to (?:bed|camp|school|work)\b/i, say: 'go to' },
  { refused: /\ba (?:quick )?word with (?:you|him|her|them)\b/i, say: 'talk to' },
  { refused: /\b(?:phone|mobile|battery)(?:'s| is| was) (?:dead|flat)\b/i, say: 'the battery is empty' },
  { refused: /\bunder the weather\b/i, say: 'not well' },
  { refused: /\bout of the blue\b/i, say: 'suddenly' },
  { refused: /\bcosts? a fortune\b/i, say: 'very expensive' },
];

/** CON-06: the English can be understood by somebody whose first language it isn't. */
export function englishTextsRule<Row extends CheckedRow>(
  textsOf: (row: Row) => readonly string[],
): Rule<Row> {
  const problemsOf = (row: Row, rule: string, list: readonly Refused[], why: string) =>
    textsOf(row).flatMap((text) =>
      list.flatMap(({ refused, say }): Problem[] => {
        const [found] = refused.exec(text) ?? [];
        if (found === undefined) return [];
        const message = `"${found}" ${why} "${say}"`;
        return [{ level: 'error', rule, line: row.line, about: row.id, message }];
      }),
    );
  return (rows) =>
    rows.flatMap((row) => [
      ...problemsOf(row, 'one-name', OTHERWISE, 'is called, in all of the app,'),
      ...problemsOf(row, 'plain-english', IDIOMS, 'is an idiom: say'),
    ]);
}

const LONGEST_SENTENCE = 20;
/** Where a sentence ends; also in front of or behind the star of a piece of Dutch. */
const SENTENCE_END = /(?<=[.?!…][)”"]*\*?[)”"]*)\s+(?=[\p{Lu}\d*“(])/u;

/** LNG-06: what explains something is said in short sentences. Pieces of Dutch are examples: their words do not count. */
export function shortSentencesRule<Row extends CheckedRow>(
  textsOf: (row: Row) => readonly string[],
): Rule<Row> {
  return (rows) =>
    rows.flatMap((row) =>
      textsOf(row)
        .flatMap((text) => text.replaceAll(/\*[^*]*?([.?!…]?)\*/g, '*$1*').split(SENTENCE_END))
        .flatMap((sentence): Problem[] => {
          const count = sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
          if (count <= LONGEST_SENTENCE) return [];
          const message = `"${sentence.slice(0, 60)}…" has ${count} English words, more than ${LONGEST_SENTENCE}`;
          return [{ level: 'error', rule: 'short-sentences', line: row.line, about: row.id, message }];
        }),
    );
}
