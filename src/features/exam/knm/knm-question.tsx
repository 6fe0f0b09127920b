import type { KnmRow } from '#content/schema/exam-rows.ts';
import {
  GameQuestion,
  type GameQuestionProps,
  type QuestionFrameProps,
} from '#features/exam/quiz-game/game-question.tsx';
import type { GameItem } from '#features/exam/quiz-game/quiz-game-definition.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Card } from '#ui/card.tsx';

export interface KnmItem extends GameItem {
  readonly category: KnmRow['category'];
}

/** A question of the KNM game. Loaded late, hence the default export. */
export default function KnmQuestion(props: GameQuestionProps<KnmItem>) {
  return <GameQuestion {...props} Frame={KnmFrame} />;
}

/** A question with the category that it is of (KNM-01). */
function KnmFrame({ item, children, foot, wayOn }: QuestionFrameProps<KnmItem>) {
  return (
    <>
      <Card className="flex max-w-3xl flex-col gap-3">
        <p
          lang="nl"
          className="self-start rounded-md bg-brand-soft px-2.5 py-0.5 text-sm font-semibold text-brand"
        >
          {item.category}
        </p>
        {children}
      </Card>
      {foot}
      <ActionBar>{wayOn}</ActionBar>
    </>
  );
}
