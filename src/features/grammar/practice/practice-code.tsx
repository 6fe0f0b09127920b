import type { PracticeKind } from '#content/grammar/practice-kinds.ts';
import type { PracticeProps } from '#features/grammar/practice/practice-head.tsx';
import { CHOICE_SOURCES, isWordOrder, type ChoiceKind } from '#features/grammar/practice/practice-sources.ts';
import type { WordOrderKind } from '#features/grammar/practice/generators/word-order.ts';
import { lazyCode, type LazyCode } from '#shared/lazy/lazy-code.tsx';

const codes = new Map<PracticeKind, LazyCode<PracticeProps>>();

/** The view of a kind together with its words and rules, each loaded once and only for who practises it. */
export function practiceCode(kind: PracticeKind): LazyCode<PracticeProps> {
  const known = codes.get(kind);
  if (known !== undefined) return known;
  const code = isWordOrder(kind) ? tileCode(kind) : choiceCode(kind);
  codes.set(kind, code);
  return code;
}

function choiceCode(kind: ChoiceKind): LazyCode<PracticeProps> {
  return lazyCode(async () => {
    const [{ ChoicePractice }, generator] = await Promise.all([
      import('#features/grammar/practice/choice-practice.tsx'),
      CHOICE_SOURCES[kind](),
    ]);
    return { default: ({ onStopped }) => <ChoicePractice generator={generator} onStopped={onStopped} /> };
  });
}

function tileCode(kind: WordOrderKind): LazyCode<PracticeProps> {
  return lazyCode(async () => {
    const { TilePractice } = await import('#features/grammar/practice/tile-practice.tsx');
    return { default: ({ onStopped }) => <TilePractice kind={kind} onStopped={onStopped} /> };
  });
}
