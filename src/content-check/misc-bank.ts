import * as bodyGrammar from '#content/misc/body-grammar.ts';
import * as bodyParts from '#content/misc/body-parts.ts';
import * as days from '#content/misc/days.ts';
import * as directions from '#content/misc/directions.ts';
import * as familyMembers from '#content/misc/family-members.ts';
import * as familyQuestions from '#content/misc/family-questions.ts';
import * as funFacts from '#content/misc/fun-facts.ts';
import * as hintSigns from '#content/misc/hint-signs.ts';
import * as letters from '#content/misc/letters.ts';
import * as numberRules from '#content/misc/number-rules.ts';
import * as practicalNumbers from '#content/misc/practical-numbers.ts';
import * as schoolLevels from '#content/misc/school-levels.ts';
import * as schoolRoutes from '#content/misc/school-routes.ts';
import * as seasons from '#content/misc/seasons.ts';
import * as soundPairs from '#content/misc/sound-pairs.ts';
import * as sounds from '#content/misc/sounds.ts';
import * as spellingNames from '#content/misc/spelling-names.ts';
import * as spellingPhrases from '#content/misc/spelling-phrases.ts';
import * as spokenSample from '#content/misc/spoken-sample.ts';
import * as timePhrases from '#content/misc/time-phrases.ts';
import * as townPlaces from '#content/misc/town-places.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import type { Bank, CheckContext } from './bank.ts';
import { lineOf } from './line-of.ts';
import type { Problem } from './problem.ts';
import { dutchIn } from './question-entry.ts';
import { taughtSpellingRule } from './rules/taught-spelling.ts';

/** Miscellaneous Dutch, file by file (MSC-04 … MSC-13); numbers in words follow from rules and have no file. */
const FILES: Readonly<Record<string, object>> = {
  'body-grammar': bodyGrammar,
  'body-parts': bodyParts,
  days,
  directions,
  'family-members': familyMembers,
  'family-questions': familyQuestions,
  'fun-facts': funFacts,
  'hint-signs': hintSigns,
  letters,
  'number-rules': numberRules,
  'practical-numbers': practicalNumbers,
  'school-levels': schoolLevels,
  'school-routes': schoolRoutes,
  seasons,
  'sound-pairs': soundPairs,
  sounds,
  'spelling-names': spellingNames,
  'spelling-phrases': spellingPhrases,
  'spoken-sample': spokenSample,
  'time-phrases': timePhrases,
  'town-places': townPlaces,
};
/** Fields that are entirely Dutch; in any other text Dutch is between marks. */
const DUTCH_FIELDS = new Set(['dutch', 'said', 'command', 'informal', 'polite', 'adverb', 'other', 'noun']);

export const miscBanks: readonly Bank[] = Object.entries(FILES).map(([name, rows]) => miscBank(name, rows));

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
  const dutch = (DUTCH_FIELDS.has(field) ? [text] : dutchIn(text)).map(withoutMarks);
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
