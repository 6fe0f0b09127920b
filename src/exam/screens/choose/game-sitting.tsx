import { silentWhile } from '#browser/texts/silent-words.ts';
import { useId, useState, type ComponentType, type ReactNode } from 'react';
import { GameFeedback, WayOn } from './game-feedback.tsx';
import { GameStatus } from './game-status.tsx';
import { spokenQuestion, type ChoiceItem, type FrameProps } from './choice-item.ts';
import type { AnyChoiceGame, ChoiceGame } from './choice-part.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import { GameClock } from '#exam/screens/game-clock.tsx';
import { RestartButton } from '#exam/screens/leave-and-restart.tsx';
import type { QuizGamePlay } from './use-quiz-game.ts';
import type { OptionPick } from '#practice/components/question/option-list.tsx';
import { ExamEnglishBox, useExamEnglish } from '#practice/components/question/exam-english.tsx';
import { ScreenLine } from '#components/screen-text.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Alert } from '#ui/alert.tsx';

export interface GameSittingProps<Item extends ChoiceItem> {
  readonly game: ChoiceGame<Item>;
  readonly play: QuizGamePlay<Item>;
  readonly current: NonNullable<QuizGamePlay<Item>['current']>;
  readonly onRestarted: () => void;
}

/** The sitting of one part’s game: the frames of the parts stand apart from it, as the mock exams use them, too. */
export function gameSittingIn<Item extends ChoiceItem>(
  Frame: ComponentType<FrameProps<Item>>,
): ComponentType<GameSittingProps<Item>> {
  return function GameSittingInFrame(props) {
    return <GameSitting {...props} Frame={Frame} />;
  };
}

/** A question of a game under way, with where one is, in the frame of its part. */
function GameSitting<Item extends ChoiceItem>({
  Frame,
  ...props
}: GameSittingProps<Item> & { readonly Frame: ComponentType<FrameProps<Item>> }) {
  const { game, play, current, onRestarted } = props;
  const { desk, mode, asked, answers, answer, perception, send, movesFocus } = play;
  const { item, order } = current;
  const endsAt = desk.current?.endsAt ?? null;
  const pick = useOptionPick(game, item.id);
  return (
    <div className="contents" {...silentWhile(answer === null)}>
      <GameStatus number={asked.indexOf(item) + 1} total={asked.length} answers={answers} rules={game.rules}>
        {endsAt !== null && <GameClock endsAt={endsAt} />}
        <RestartButton
          consequence={
            game.rules.lives === null
              ? 'Your answers and your score in this practice are lost.'
              : 'Your answers, your score and your lives in this game are lost.'
          }
          onConfirmed={onRestarted}
        />
      </GameStatus>
      <Frame
        item={item}
        mode={mode}
        isAnswered={answer !== null}
        sound={{
          playedTimes: perception === 'heard' ? 1 : 0,
          isReplayed: true,
          isRead: perception === 'read',
          heardByItself: 'nothing',
          onPlayed: () => send({ kind: 'fragment-played', fragmentId: item.id }),
          onTextWanted: () => send({ kind: 'fragment-text-shown', fragmentId: item.id }),
        }}
        spoken={spokenQuestion(item, order)}
        movesFocus={movesFocus}
        renderQuestion={(listen) => <GameQuestion {...props} key={item.id} pick={pick} listen={listen} />}
        renderSteps={(action) => (
          <ActionBar className={game.answering === 'on-submit' ? 'lg:justify-end' : ''}>
            {action}
            <WayOn game={game} play={play} pick={pick} />
          </ActionBar>
        )}
      />
    </div>
  );
}

/** The selected option of this question, in a game in which selecting is not answering. */
function useOptionPick({ answering }: AnyChoiceGame, questionId: string): OptionPick | undefined {
  const formId = useId();
  const [last, setLast] = useState<{ readonly questionId: string; readonly place: number } | null>(null);
  if (answering === 'at-once') return undefined;
  return {
    formId,
    picked: last?.questionId === questionId ? last.place : null,
    onPicked: (place) => setLast({ questionId, place }),
  };
}

interface GameQuestionProps<Item extends ChoiceItem> extends GameSittingProps<Item> {
  readonly pick: OptionPick | undefined;
  readonly listen: ReactNode;
}

/** The question and the feedback on the answer; an answer that comes too early gets a hint (LIS-02). */
function GameQuestion<Item extends ChoiceItem>({
  game,
  play,
  current: { item, order },
  pick,
  listen,
}: GameQuestionProps<Item>) {
  const { answer, answers, perception, send, movesFocus } = play;
  const isEnglishShown = useExamEnglish();
  const [triedTooEarly, setTriedTooEarly] = useState(false);
  const isLocked = perception === null;
  return (
    <ChoiceQuestion
      item={item}
      order={order}
      isEnglishShown={isEnglishShown}
      listen={
        (listen !== undefined || item.english !== undefined) && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            {listen}
            {item.english !== undefined && <ExamEnglishBox />}
          </div>
        )
      }
      answered={answer?.option ?? null}
      pick={pick}
      onChosen={(option) =>
        isLocked ? setTriedTooEarly(true) : send({ kind: 'option-chosen', questionId: item.id, option })
      }
      movesFocus={movesFocus}
    >
      {isLocked && triedTooEarly && (
        <Alert tone="warning">
          <p>
            <ScreenLine text={game.texts.locked ?? { nl: '' }} />
          </p>
        </Alert>
      )}
      <GameFeedback game={game} item={item} answer={answer} answers={answers} />
    </ChoiceQuestion>
  );
}
