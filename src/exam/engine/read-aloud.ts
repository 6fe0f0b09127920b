import type { ChoiceSitting } from './choice-sitting.ts';

/** What is heard by itself as a question comes on the screen. */
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
 * What is heard by itself as a question comes on the screen: the question the first time that it comes, and after it the fragment
 * until that was heard to its end, or read. Anybody who comes back to a question plays what they want to hear again (MOC-08).
 */
export function heardByItself(
  { view, paper, spentMs, played, readFragments }: ChoiceSitting,
  fragmentId: string,
  { readsQuestionFirst, isWanted, cameByPress }: ReadingAloud,
): HeardByItself {
  const id = view.kind === 'question' ? paper[view.place]?.id : undefined;
  // What was left has its time.
  const isNew = id !== undefined && spentMs[id] === undefined;
  if (!readsQuestionFirst || !isWanted || !cameByPress || !isNew) return 'nothing';
  const isDone = (played[fragmentId] ?? 0) > 0 || readFragments.includes(fragmentId);
  return isDone ? 'question' : 'question-then-fragment';
}
