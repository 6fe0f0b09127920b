import type { ChoiceSitting } from './choice-sitting.ts';

/** The sounds that play by themselves when a question appears. */
export type HeardByItself = 'nothing' | 'question' | 'question-then-fragment';

interface ReadingAloud {
  /** The format's own. */
  readonly readsQuestionFirst: boolean;
  /** It was not switched off beforehand. */
  readonly isWanted: boolean;
  /** By a press, and not because the page was opened or reloaded. */
  readonly cameByPress: boolean;
}

/**
 * The sounds that play by themselves when a question appears: the question at its first appearance, and after it the
 * fragment until that was heard to its end, or read. Anybody who comes back to a question plays what they want to hear
 * again (MOC-08).
 */
export function heardByItself(
  { view, paper, spentMs, played, readFragments }: ChoiceSitting,
  fragmentId: string,
  { readsQuestionFirst, isWanted, cameByPress }: ReadingAloud,
): HeardByItself {
  const id = view.kind === 'question' ? paper[view.place]?.id : undefined;
  // The remaining sound plays later.
  const isNew = id !== undefined && spentMs[id] === undefined;
  if (!readsQuestionFirst || !isWanted || !cameByPress || !isNew) return 'nothing';
  const isDone = (played[fragmentId] ?? 0) > 0 || readFragments.includes(fragmentId);
  return isDone ? 'question' : 'question-then-fragment';
}
