import type { ChoiceSitting } from './choice-sitting.ts';
import type { AnyCurrent } from './desk.ts';
import type { SpeakTask } from './speak-task.ts';

/** The sounds that play by themselves when a question appears. */
export type HeardByItself = 'nothing' | 'question' | 'question-then-fragment';

interface ByItself {
  /** It was not switched off beforehand. */
  readonly isWanted: boolean;
  /** By a press, and not because the page was opened or reloaded. */
  readonly cameByPress: boolean;
}

interface ReadingAloud extends ByItself {
  /** The format's own. */
  readonly readsQuestionFirst: boolean;
}

/**
 * The sounds that play by themselves when a question appears: the question at its first appearance, and after it the
 * fragment until that was heard to its end, or read. Anybody who comes back to a question plays what they want to hear
 * again (MOC-08).
 */
export function heardByItself(
  sitting: ChoiceSitting,
  fragmentId: string,
  { readsQuestionFirst, isWanted, cameByPress }: ReadingAloud,
): HeardByItself {
  const { played, readFragments } = sitting;
  if (!readsQuestionFirst || !isWanted || !cameByPress || !isFirstSight(sitting)) return 'nothing';
  const isDone = (played[fragmentId] ?? 0) > 0 || readFragments.includes(fragmentId);
  return isDone ? 'question' : 'question-then-fragment';
}

/** Whether somebody speaks as a task appears: where a person asks, at its first appearance (MOC-14). */
export function saysTaskByItself(
  sitting: AnyCurrent,
  { kind }: Pick<SpeakTask, 'kind'>,
  { isWanted, cameByPress }: ByItself,
): boolean {
  return kind === 'answer' && isWanted && cameByPress && isFirstSight(sitting);
}

/** The question or task was not on the screen before: what was, has its time. */
function isFirstSight({ view, paper, spentMs }: Pick<AnyCurrent, 'view' | 'paper' | 'spentMs'>): boolean {
  const id = view.kind === 'question' ? paper[view.place]?.id : undefined;
  return id !== undefined && spentMs[id] === undefined;
}
