import type { SpeakTask } from '#exam/engine/speak-task.ts';
import { comparableWordsOf } from '#lib/dutch-words.ts';
import { sentencesIn } from '../dutch-text.ts';
import type { Problem } from '../problem.ts';

/** What somebody says who just passes: all that was asked, and no more. */
const ENOUGH_WORDS = { min: 20, max: 25 };
/** Two that begin with the same words would be made after one pattern. */
const OPENING_WORDS = 4;

type Modelled = Pick<SpeakTask, 'id' | 'models'>;

/** SPE-04 MOC-10: every task has a model that is just enough, shorter than the good one and in words of its own. */
export function spokenModelProblems(tasks: readonly Modelled[]): Problem[] {
  return [
    ...tasks.flatMap(lengthProblems),
    ...repeated(tasks, 'a sentence', ({ enough, good }) => [enough, good].flatMap(sentencesOf)),
    ...repeated(tasks, 'the beginning', ({ enough }) => [
      comparableWordsOf(enough.text).slice(0, OPENING_WORDS).join(' '),
    ]),
  ];
}

function lengthProblems({ id, models }: Modelled): Problem[] {
  const [enough, good] = [models.enough, models.good].map(({ text }) => comparableWordsOf(text).length);
  if (enough === undefined || good === undefined) return [];
  return [
    ...(enough >= ENOUGH_WORDS.min && enough <= ENOUGH_WORDS.max
      ? []
      : [problem(id, `its model that is just enough has ${enough} words`)]),
    ...(enough < good ? [] : [problem(id, 'its model that is just enough is no shorter than the good one')]),
  ];
}

function sentencesOf({ text }: { readonly text: string }): string[] {
  return sentencesIn(text).map((sentence) => comparableWordsOf(sentence).join(' '));
}

/** What more than one model has. */
function repeated(
  tasks: readonly Modelled[],
  what: string,
  textsOf: (models: Modelled['models']) => readonly string[],
): Problem[] {
  const owners = new Map<string, string>();
  return tasks.flatMap(({ id, models }) =>
    textsOf(models).flatMap((text) => {
      const owner = owners.get(text);
      if (owner === undefined) owners.set(text, id);
      return owner === undefined ? [] : [problem(id, `${what} of ${owner} is repeated: "${text}"`)];
    }),
  );
}

function problem(about: string, message: string): Problem {
  return { level: 'error', rule: 'spoken-models', line: 1, about, message: `${about}: ${message}` };
}
