import type { PracticeKind } from '#content/schema/practice-kind.ts';
import { type DrawTyped, formTask, heardTask } from '#subjects/grammar/practice/generators/typed-task.ts';
import type { PracticeProps } from './practice-head.tsx';
import { CHOICE_SOURCES, isGap, isWordOrder, type ChoiceKind } from './practice-sources.ts';
import type { PracticeWay } from './practice-ways.ts';
import type { WordOrderKind } from '#subjects/grammar/practice/generators/word-order.ts';
import { lazyCode, type LazyCode } from '#components/lazy/lazy-code.tsx';

const codes = new Map<string, LazyCode<PracticeProps>>();

/** The view, words and rules of one exercise, each loaded once and only when it is practised. */
export function practiceCode(kind: PracticeKind, way: PracticeWay): LazyCode<PracticeProps> {
  const name = `${kind} ${way}`;
  const known = codes.get(name);
  if (known !== undefined) return known;
  const code = codeFor(kind, way);
  codes.set(name, code);
  return code;
}

function codeFor(kind: PracticeKind, way: PracticeWay): LazyCode<PracticeProps> {
  if (way === 'form' || way === 'english' || way === 'heard') return typedCode(() => drawFor(kind, way));
  return isWordOrder(kind) ? tileCode(kind) : isGap(kind) ? codeFor(kind, 'form') : choiceCode(kind);
}

function choiceCode(kind: ChoiceKind): LazyCode<PracticeProps> {
  return lazyCode(async () => {
    const [{ ChoicePractice }, generator] = await Promise.all([
      import('./choice-practice.tsx'),
      CHOICE_SOURCES[kind](),
    ]);
    return { default: ({ onStopped }) => <ChoicePractice generator={generator} onStopped={onStopped} /> };
  });
}

function tileCode(kind: WordOrderKind): LazyCode<PracticeProps> {
  return lazyCode(async () => {
    const { TilePractice } = await import('./tile-practice.tsx');
    return { default: ({ onStopped }) => <TilePractice kind={kind} onStopped={onStopped} /> };
  });
}

function typedCode(source: () => Promise<DrawTyped>): LazyCode<PracticeProps> {
  return lazyCode(async () => {
    const [{ TypedPractice }, draw] = await Promise.all([import('./typed-practice.tsx'), source()]);
    return { default: ({ onStopped }) => <TypedPractice draw={draw} onStopped={onStopped} /> };
  });
}

/** Draws the tasks of a typed exercise, one after another. */
export async function drawFor(kind: PracticeKind, way: 'form' | 'english' | 'heard'): Promise<DrawTyped> {
  if (isGap(kind)) {
    const { GAP_SOURCES } = await import('#subjects/grammar/practice/generators/gap-sources.ts');
    return (await GAP_SOURCES[kind]()).drawAs(way);
  }
  if (isWordOrder(kind)) {
    const { drawClauseAs } = await import('#subjects/grammar/practice/generators/typed-clauses.ts');
    return drawClauseAs(kind, way === 'heard' ? 'heard' : 'english');
  }
  const generator = await CHOICE_SOURCES[kind]();
  const toTask = way === 'heard' ? heardTask : formTask;
  return (recent, random) => {
    const drawn = generator.draw(recent, random);
    return drawn && toTask(drawn, kind);
  };
}
