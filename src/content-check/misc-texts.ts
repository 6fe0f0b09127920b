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
import type { PlainText } from '#content/schema/annotation.ts';
import { withoutMarks } from '#lib/marked-text.ts';
import { isPhrase } from './lesson-dutch.ts';
import { dutchIn } from './question-entry.ts';

/** Miscellaneous Dutch, file by file (MSC-04 … MSC-13); numbers in words follow from rules and have no file. */
export const MISC_FILES: Readonly<Record<string, object>> = {
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
const DUTCH_FIELDS = new Set([
  'dutch',
  'written',
  'said',
  'months',
  'command',
  'informal',
  'polite',
  'adverb',
  'other',
  'noun',
]);
/** Longer than an ending or the name of a letter. */
const WHOLE_WORD = /^\p{L}{4,}$/u;

/** The Dutch of a field, without marks. */
export function dutchOfField(field: string, text: string): readonly string[] {
  return (DUTCH_FIELDS.has(field) ? [text] : dutchIn(text)).map(withoutMarks);
}

/** What each file shows in Dutch; of an explanation, what is more than a letter or an ending. */
export function miscTexts(): readonly PlainText[] {
  return Object.entries(MISC_FILES)
    .map(([id, exported]) => ({
      id,
      pieces: [...new Set(Object.values(exported).flatMap((value) => piecesOf('', value)))],
    }))
    .filter(({ pieces }) => pieces.length > 0);
}

function piecesOf(field: string, value: unknown): readonly string[] {
  if (typeof value === 'string')
    return dutchOfField(field, value).filter(
      (piece) => DUTCH_FIELDS.has(field) || isPhrase(piece) || WHOLE_WORD.test(piece),
    );
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.entries(value).flatMap(([inner, part]) => piecesOf(inner, part)), ...answered(value)];
}

/** A question with its answer in its gap. */
function answered(row: object): readonly string[] {
  if (!('dutch' in row && 'answer' in row)) return [];
  return [String(row.dutch).replace('…', `${String(row.answer)}.`)];
}
