import type { ChoiceSitting, PastSitting } from '#exam/engine/choice-sitting.ts';
import { countRight, judgedAnswers } from '#exam/engine/game-rules.ts';
import { keptDesk, mendedDesk } from '#exam/engine/kept-desk.ts';
import { isStillAsked, type Paper } from '#exam/engine/paper.ts';
import { ExamFlowScreen, type MockPartProps } from './exam-flow-screen.tsx';
import { ExamResult } from '#exam/screens/choice/exam-result.tsx';
import { ExamSitting } from '#exam/screens/choice/exam-sitting.tsx';
import type { ChoiceItem } from '#exam/screens/choice/choice-item.ts';
import type { ChoiceExams } from '#exam/screens/choice/choice-part.ts';
import { useChoiceDesk, type ChoiceMove } from '#exam/screens/choice/use-choice-desk.ts';

/** A part of the exam whose questions have options. */
export function MockPartScreen<Item extends ChoiceItem>({
  part,
  ...props
}: MockPartProps & { readonly part: ChoiceExams<Item> }) {
  const { items, game } = part;
  const isAsked = (asked: Paper[number]) => isStillAsked(asked, items.get(asked.id));
  const sitting = useChoiceDesk(
    { game, questions: items },
    { entry: part.sitting, keep: keptDesk, restore: (kept) => mendedDesk(kept, isAsked) },
  );
  return (
    <ExamFlowScreen<ChoiceSitting, PastSitting, ChoiceMove, Paper[number]>
      {...props}
      flow={{
        ...part,
        beginsAt: part.hasDividers ? 'divider' : 'question',
        isAsked,
        scoreOf: (past) => `${countRight(judgedAnswers(items, past))} of ${past.paper.length} right`,
      }}
      sitting={sitting}
      renderSitting={(current, { send, hasPlayed }) => (
        <ExamSitting part={part} sitting={current} send={send} movesFocus={hasPlayed} />
      )}
      renderResult={(past, _open, onBack) => <ExamResult part={part} sitting={past} onBack={onBack} />}
    />
  );
}
