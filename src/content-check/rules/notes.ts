import { withoutMarks } from '#lib/marked-text.ts';
import { wordsOf } from '#lib/dutch-words.ts';
import type { Rule } from '../bank.ts';
import { sentencesIn } from '../dutch-text.ts';
import type { Problem } from '../problem.ts';
import type { VocabularyEntry } from '../vocabulary-entry.ts';
import { sentencesRule } from './sentences.ts';

/** A note is read on a card, between the sentence and the buttons. */
const MOST_WORDS = 24;

/** CON-02: a note is one English sentence, with any Dutch in it between stars; a second example has its English. */
export const notesRule: Rule<VocabularyEntry> = (entries, context) => [
  ...entries.flatMap((entry) =>
    faultsIn(entry).map((message): Problem => {
      return { level: 'error', rule: 'note', line: entry.line, about: entry.id, message };
    }),
  ),
  ...noteSentences(
    entries.map((entry) => ({ ...entry, note: withoutMarks(entry.note) })),
    context,
  ),
];

const noteSentences = sentencesRule<'note'>(['note']);

function faultsIn({ note, example2, example2_en, easy_example, easy_example_en }: VocabularyEntry): string[] {
  const faults: string[] = [];
  if ((example2 === '') !== (example2_en === '')) faults.push('example2 and its English go together');
  if ((easy_example === '') !== (easy_example_en === ''))
    faults.push('easy_example and its English go together');
  if ((note.match(/\*/g) ?? []).length % 2 === 1) faults.push('the note has a star without a partner');
  if (sentencesIn(withoutMarks(note)).length > 1) faults.push('the note is more than one sentence');
  const words = wordsOf(note).length;
  if (words > MOST_WORDS) faults.push(`the note has ${words} words, more than ${MOST_WORDS}`);
  return faults;
}
