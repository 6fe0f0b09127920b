import type { CheckedRow, Rule } from '../bank.ts';
import type { Problem } from '../problem.ts';

/** What the English of the app calls otherwise, or says as Dutch does: a learner looks for two things where there is one. */
const OTHERWISE: readonly { readonly refused: RegExp; readonly say: string }[] = [
  // The council is whom one votes for; who sends letters and collects waste is the municipality.
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
  { refused: /(?<!\bcivic )\bintegration (?:course|exam)\b/i, say: 'civic integration' },
  { refused: /\bon \*-/, say: 'that ends in *-' },
  { refused: /\bstem on \*/, say: 'stem that ends in *' },
  { refused: /\*(?:de|het)\* words?\b/, say: 'de-word" or "het-word' },
  { refused: /(?<!sexy )\bsoftketchup\b/, say: 'sexy softketchup' },
];

/** CON-06: one thing has one English name in all of the app, and English does not say `words on -je`. */
export function oneNameRule<Row extends CheckedRow>(textsOf: (row: Row) => readonly string[]): Rule<Row> {
  return (rows) =>
    rows.flatMap((row) =>
      textsOf(row).flatMap((text) =>
        OTHERWISE.flatMap(({ refused, say }): Problem[] => {
          const [found] = refused.exec(text) ?? [];
          if (found === undefined) return [];
          const message = `"${found}" is called "${say}" here`;
          return [{ level: 'error', rule: 'one-name', line: row.line, about: row.id, message }];
        }),
      ),
    );
}
