import { clsx } from 'clsx';
import { useRef } from 'react';
import { answerPoints } from '#domain/exam/game-score.ts';
import { livesLeft, type GameAnswer } from '#domain/exam/quiz-game-machine.ts';
import { AnswerReason } from '#features/exam/quiz-game/answer-reason.tsx';
import type { GameItem, QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import type { QuizGamePlay } from '#features/exam/quiz-game/use-quiz-game.ts';
import { useMovedFocus } from '#shared/quiz/use-moved-focus.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';

interface GameFeedbackProps<Item extends GameItem> {
  readonly definition: QuizGameDefinition<Item>;
  readonly play: QuizGamePlay<Item>;
  readonly item: Item;
}

/** What is said to an answer, and the way on. Its text is read out as it comes; the way on has the focus. */
export function GameFeedback<Item extends GameItem>({ definition, play, item }: GameFeedbackProps<Item>) {
  const { answer, answers, asked, send, movesFocus } = play;
  const { texts } = definition;
  const next = useRef<HTMLButtonElement>(null);
  useMovedFocus(next, movesFocus ? answer : null);
  const isLast = answers.length === asked.length;
  return (
    <>
      <output>
        {answer !== null && (
          <span
            className={clsx(
              'flex flex-col gap-2 rounded-control border-l-4 bg-surface-sunken p-4',
              answer.isRight ? 'border-success' : 'border-danger',
            )}
          >
            {answer.isRight ? (
              <RightLines definition={definition} answers={answers} />
            ) : (
              <WrongLines definition={definition} item={item} isLastLife={livesLeft(answers) === 0} />
            )}
            <AnswerReason item={item} />
          </span>
        )}
      </output>
      {answer !== null && (
        <div className="flex flex-wrap items-center gap-3 *:grow sm:*:grow-0">
          <Button ref={next} onClick={() => send({ kind: 'next-requested' })}>
            <span lang={texts.lang}>{isLast ? texts.finish : texts.next}</span>
          </Button>
          <ListenButton
            text={`${item.question} ${item.options[item.correct] ?? ''}`}
            label="Listen to the answer"
          />
        </div>
      )}
    </>
  );
}

function RightLines<Item extends GameItem>({
  definition: { texts, rules },
  answers,
}: {
  readonly definition: QuizGameDefinition<Item>;
  readonly answers: readonly GameAnswer[];
}) {
  const { points, bonus } = answerPoints(answers, rules).at(-1) ?? { points: 0, bonus: 0 };
  return (
    <>
      <strong lang={texts.lang} className="text-lg text-success">
        {texts.right(points)}
      </strong>
      {bonus > 0 && <span className="font-semibold text-success">Streak bonus: +{bonus}</span>}
    </>
  );
}

function WrongLines<Item extends GameItem>({
  definition: { texts },
  item,
  isLastLife,
}: {
  readonly definition: QuizGameDefinition<Item>;
  readonly item: Item;
  readonly isLastLife: boolean;
}) {
  return (
    <>
      <strong lang={texts.lang} className="text-lg text-danger">
        {texts.wrong}
      </strong>
      <span>
        <span lang={texts.lang}>{texts.rightAnswerIs} </span>
        <strong lang="nl" className="text-success">
          {item.options[item.correct]}
        </strong>
      </span>
      {isLastLife && <span className="font-semibold">That was your last life.</span>}
    </>
  );
}
