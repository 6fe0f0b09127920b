import type { KnmItem } from '#features/exam/knm/knm-items.ts';
import type { QuestionFrameProps } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { Card } from '#ui/card.tsx';

/** A question with the category that it is of (KNM-01). */
export function KnmFrame({ item, children }: QuestionFrameProps<KnmItem>) {
  return (
    <Card className="flex max-w-3xl flex-col gap-3">
      <p
        lang="nl"
        className="self-start rounded-md bg-brand-soft px-2.5 py-0.5 text-sm font-semibold text-brand"
      >
        {item.category}
      </p>
      {children}
    </Card>
  );
}
