import { CONJUNCTION_SENTENCES } from '#content/grammar/practice/conjunction-sentences.ts';
import { ER_SENTENCES } from '#content/grammar/practice/er-sentences.ts';
import { OM_TE_SENTENCES } from '#content/grammar/practice/om-te-sentences.ts';
import { PAST_MODAL_SENTENCES } from '#content/grammar/practice/past-modal-sentences.ts';
import { POSITION_SENTENCES } from '#content/grammar/practice/position-sentences.ts';
import { PRONOUN_SENTENCES } from '#content/grammar/practice/pronoun-sentences.ts';
import { REFERENCE_SENTENCES } from '#content/grammar/practice/reference-sentences.ts';
import { RELATIVE_SENTENCES } from '#content/grammar/practice/relative-sentences.ts';
import type { GapSentence } from '#content/schema/practice-words.ts';
import type { Bank } from './bank.ts';
import { repeatedIdProblems } from './grammar-questions-bank.ts';
import { lineOf } from './line-of.ts';
import { charactersRule } from './rules/characters.ts';
import { englishTextsRule } from './rules/english-texts.ts';
import { taughtSpellingRule } from './rules/taught-spelling.ts';

/** The sentences with a gap for endless practice (GRA-22). */
export const GAP_SENTENCES: Readonly<Record<string, readonly GapSentence[]>> = {
  'conjunction-sentences': CONJUNCTION_SENTENCES,
  'er-sentences': ER_SENTENCES,
  'om-te-sentences': OM_TE_SENTENCES,
  'past-modal-sentences': PAST_MODAL_SENTENCES,
  'position-sentences': POSITION_SENTENCES,
  'pronoun-sentences': PRONOUN_SENTENCES,
  'reference-sentences': REFERENCE_SENTENCES,
  'relative-sentences': RELATIVE_SENTENCES,
};

export const practiceSentenceBanks: readonly Bank[] = Object.entries(GAP_SENTENCES).map(([name, rows]) =>
  practiceSentenceBank(name, rows),
);

const englishTexts = englishTextsRule<ReturnType<typeof toEntry>>(({ english }) => [english]);
const characters = charactersRule(['sentence', 'english']);

/** CON-06 CON-07: all Dutch that is shown or accepted is spelled right, and the English uses the app's terms. */
export function practiceSentenceBank(name: string, rows: readonly GapSentence[]): Bank {
  return {
    name: `practice-${name}`,
    path: `src/content/grammar/practice/${name}.ts`,
    isModule: true,
    check: (source, context) => {
      const entries = rows.map((row) => toEntry(row, source));
      return {
        problems: [
          ...repeatedIdProblems(entries),
          ...[englishTexts, characters, taughtSpellingRule].flatMap((rule) => rule(entries, context)),
        ],
        figures: [],
      };
    },
  };
}

function toEntry(
  { id, sentence, answer, alsoRight = [], alsoSaid = [], cue, english }: GapSentence,
  source: string,
) {
  const filled = [answer, ...alsoRight].map((part) => sentence.replace('___', part));
  const dutch = cue === undefined ? [...filled, ...alsoSaid] : [...filled, ...alsoSaid, cue];
  return { line: lineOf(source, `id: '${id}'`), id, sentence, english, dutch, wrong: [] };
}
