import { rows } from '#content/exam/writing-tasks.ts';
import { WRITING_EXAM_TASKS } from '#content/mock-exam/writing-exams.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { seemsTold } from '#exam/engine/told-evidence.ts';
import type { WriteTask } from '#exam/engine/write-task.ts';
import { sentencesText, taskWords } from '#exam/engine/write-task.ts';
import { wordsToLookUp } from '#exam/engine/words-to-look-up.ts';
import { COMMON_DUTCH_WORDS } from '#content/exam/common-dutch-words.ts';
import type { Speller } from '#browser/spelling/dutch-speller.ts';
import { unknownWords } from '#browser/spelling/unknown-words.ts';
import { suggestWords } from '#practice/judge/letter/suggest-words.ts';
import { findingsOf } from '#exam/screens/write/letter-findings.ts';
import { writingExamTasks } from '#exam/screens/write/writing-exam-tasks.ts';
import { gameWriteTask } from '#exam/screens/write/writing-game-tasks.ts';
import { writingJudge } from '#exam/screens/write/writing-judge.ts';
import type { Lexicon } from '#practice/judge/lexicon.ts';
import { adviceOn } from '#practice/judge/letter/advise.ts';
import { firstToMend } from '#practice/judge/letter/letter-advice.ts';
import { wordsOfAdvice } from '#practice/judge/letter/advice-words.ts';

const TASKS: readonly WriteTask[] = [...writingExamTasks(WRITING_EXAM_TASKS), ...rows.map(gameWriteTask)];
const JUDGE = writingJudge(TASKS);
/** What separates the fields of a form on one line. */
const FIELD = / ?¶ ?/u;

/** How a text is judged without a screen, and without its writer (JDG-05). */
export interface JudgedLine {
  readonly said: 'own' | 'copied' | 'not-dutch' | 'repeated' | 'empty';
  /** As far as can be checked without the writer's ticks. */
  readonly earned: number;
  readonly of: number;
  readonly found: number;
  readonly asked: number;
  readonly advice: readonly string[];
}

/** What texts are judged with. */
export interface TextWords {
  readonly lexicon: Lexicon;
  /** Left out: words are not looked up. */
  readonly speller?: Speller;
}

/**
 * @param told by index among the points that the text should tell, what its writer ticks; left out: what seems to be told
 * @returns null where no task has this id
 */
export function judgeText(
  id: string,
  typed: string,
  { lexicon, speller, told }: TextWords & { readonly told?: readonly number[] },
): JudgedLine | null {
  const task = TASKS.find((one) => itemId('text', one.id) === id);
  if (task === undefined) return null;
  const fields = typed.split(FIELD).map((field) => field.replaceAll('\\n', '\n'));
  const answer = task.fields.length === 0 ? [fields.join('\n')] : fields;
  const written = { task, answer, seen: new Set<string>() };
  const notOwn = JUDGE.whyNothingCounts(written);
  const asked = task.criteria.flatMap(({ kind }, place) => (kind === 'told' ? place : []));
  const ticked = told === undefined ? seemsTold(task, answer) : told.flatMap((nth) => asked[nth] ?? []);
  const advice = adviceOn(sentencesText(task, answer), lexicon);
  const unknown = speller === undefined ? [] : unknownIn(task, answer, { lexicon, speller });
  const rating = JUDGE.seenRating(written, findingsOf(advice, unknown.length));
  const points = JUDGE.points(written, { told: ticked, rating }) ?? { earned: 0, of: 0 };
  return {
    said: notOwn ?? 'own',
    ...points,
    found: ticked.length,
    asked: asked.length,
    advice: notOwn === null ? [...firstToMend(advice, advice.length).map(wordsOfAdvice), ...unknown] : [],
  };
}

/** The words that the dictionary doesn't know, each with what may be meant (JDG-09). */
function unknownIn(
  task: WriteTask,
  answer: readonly string[],
  { lexicon, speller }: Required<TextWords>,
): readonly string[] {
  const words = wordsToLookUp(sentencesText(task, answer), taskWords(task)).map(({ text }) => text);
  return unknownWords(words, speller).map(({ word, suggestions }) => {
    const { words: meant, english } = suggestWords(word, suggestions, { usual: USUAL, lexicon });
    if (english !== null)
      return `*${word}* is English.${english.length > 0 ? ` In Dutch: *${english.join('*, *')}*.` : ''}`;
    return `*${word}*: the dictionary does not know it.${meant.length > 0 ? ` Perhaps: *${meant.join('*, *')}*.` : ''}`;
  });
}
const USUAL = COMMON_DUTCH_WORDS.trim().split(/\s+/u);

/** A line of the file: the verdict, the line, the points and the advice. */
export function judgeTextLine(line: string, words: TextWords): string {
  const [id = '', typed = ''] = line.split('\t');
  const judged = judgeText(id, typed, words);
  if (judged === null) return `unknown\t${line}\tThere is no text with this id.`;
  const { said, earned, of, found, asked, advice } = judged;
  const points = `${earned} of ${of} points as far as can be checked; ${found} of ${asked} points of the task found`;
  return [said, line, points, advice.length === 0 ? NOTHING_FOUND : advice.join(' ')].join('\t');
}
const NOTHING_FOUND = 'No advice: nothing found.';
