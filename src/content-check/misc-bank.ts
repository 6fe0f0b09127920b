import type { Bank, CheckContext } from './bank.ts';
import { lineOf } from './line-of.ts';
import { dutchOfField, MISC_FILES } from './misc-texts.ts';
import type { Problem } from './problem.ts';
import { taughtSpellingRule } from './rules/taught-spelling.ts';

export const miscBanks: readonly Bank[] = Object.entries(MISC_FILES).map(([name, rows]) =>
  miscBank(name, rows),
);

/** CON-06 CON-07: spelling, English for all Dutch, and no id twice in a list. Its rows are everything it exports. */
export function miscBank(name: string, exported: object): Bank {
  return {
    name: `misc-${name}`,
    path: `src/content/misc/${name}.ts`,
    isModule: true,
    check: (source, context) => ({
      problems: Object.values(exported).flatMap((value) => problemsIn(value, source, context)),
      figures: [],
    }),
  };
}

function problemsIn(value: unknown, source: string, context: CheckContext): Problem[] {
  if (typeof value !== 'object' || value === null) return textProblems('', value, source, context);
  const rows = Object.entries(value);
  return [
    ...(Array.isArray(value) ? repeatedIds(value, source) : []),
    ...missingEnglish(value, source),
    ...rows.flatMap(([field, inner]) =>
      typeof inner === 'object'
        ? problemsIn(inner, source, context)
        : textProblems(field, inner, source, context),
    ),
  ];
}

function textProblems(field: string, text: unknown, source: string, context: CheckContext): Problem[] {
  if (typeof text !== 'string') return [];
  const dutch = dutchOfField(field, text);
  return taughtSpellingRule([{ line: lineOf(source, text), id: text, dutch, wrong: [] }], context);
}

function missingEnglish(row: object, source: string): Problem[] {
  if (!('dutch' in row) || typeof row.dutch !== 'string') return [];
  if ('english' in row && typeof row.english === 'string' && row.english.trim() !== '') return [];
  return [problem('filled', row.dutch, 'it has no English', source)];
}

function repeatedIds(rows: readonly unknown[], source: string): Problem[] {
  const ids = rows.flatMap((row) =>
    typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string' ? [row.id] : [],
  );
  const repeated = new Set(ids.filter((id, place) => ids.indexOf(id) !== place));
  return [...repeated].map((id) => problem('id', id, 'the id stands there more than once', source));
}

function problem(rule: string, about: string, message: string, source: string): Problem {
  return { level: 'error', rule, line: lineOf(source, about), about, message };
}
