import { useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { Perception } from '#exam/engine/choice-sitting.ts';
import type { JudgedAnswer } from '#exam/engine/game-rules.ts';
import { GameClock } from '#features/exam/game-clock.tsx';
import { RestartButton } from '#features/exam/leave-and-restart.tsx';
import { GameFeedback, WayOn } from '#features/exam/quiz-game/game-feedback.tsx';
import { GameStatus } from '#features/exam/quiz-game/game-status.tsx';
import type {
  AnyQuizGame,
  GameItem,
  QuizGameDefinition,
} from '#features/exam/quiz-game/quiz-game-definition.ts';
import type { QuizGamePlay } from '#features/exam/quiz-game/use-quiz-game.ts';
import { spokenQuestion } from '#features/exam/spoken-question.ts';
import { OptionList, type OptionPick } from '#shared/question/option-list.tsx';
import { useExamEnglish } from '#shared/question/use-exam-english.ts';
import { ScreenLine } from '#shared/parts/screen-text.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

export interface GameQuestionProps<Item extends GameItem> {
  readonly definition: QuizGameDefinition<Item>;
  readonly play: QuizGamePlay<Item>;
  readonly current: NonNullable<QuizGamePlay<Item>['current']>;
  readonly onRestarted: () => void;
}

export interface QuestionFrameProps<Item extends GameItem> {
  readonly item: Item;
  /** The answer to this question; null until then. */
  readonly answer: JudgedAnswer | null;
  /** How the person came to know what it is about; null while it may not be answered yet. */
  readonly perception: Perception | null;
  readonly onPerceived: (perception: 'heard' | 'read') => void;
  /** Something was played already, so the focus is the game's to move; not when a page was just opened or reloaded. */
  readonly movesFocus: boolean;
  /** The question with its options and the feedback. It takes the focus; a frame may take it further. */
  readonly children: ReactNode;
  /** What stands below the question. */
  readonly foot: ReactNode;
  /** What one goes on with, for the bar at the lower edge. Draws nothing where the options are all there is to press. */
  readonly wayOn: ReactNode;
}

const PERCEIVED = { heard: 'fragment-played', read: 'fragment-text-shown' } as const;

interface FramedQuestionProps<Item extends GameItem> extends GameQuestionProps<Item> {
  /** Draws what stands before or beside the question, the question (its children) in its place, and the bar. */
  readonly Frame: ComponentType<QuestionFrameProps<Item>>;
}

/** A question of a game under way, with where one is, in the frame that the game gives it. */
export function GameQuestion<Item extends GameItem>({ Frame, ...props }: FramedQuestionProps<Item>) {
  const { definition, play, current, onRestarted } = props;
  const { desk, asked, answers, answer, perception, send, movesFocus } = play;
  const endsAt = desk.current?.endsAt ?? null;
  const { rules } = definition;
  const pick = useOptionPick(definition, current.item.id);
  return (
    <>
      <GameStatus
        number={asked.indexOf(current.item) + 1}
        total={asked.length}
        answers={answers}
        rules={rules}
      >
        {endsAt !== null && <GameClock endsAt={endsAt} />}
      </GameStatus>
      <Frame
        item={current.item}
        answer={answer}
        perception={perception}
        onPerceived={(how) => send({ kind: PERCEIVED[how], fragmentId: current.item.id })}
        movesFocus={movesFocus}
        foot={
          <RestartButton
            consequence={
              rules.lives === null
                ? 'Your answers and your score in this practice are lost.'
                : 'Your answers, your score and your lives in this game are lost.'
            }
            onConfirmed={onRestarted}
          />
        }
        wayOn={<WayOn game={definition} play={play} pick={pick} />}
      >
        <QuestionPart {...props} key={current.item.id} isLocked={perception === null} pick={pick} />
      </Frame>
    </>
  );
}

/** What is picked of the options of this question, in a game where that is no answer yet. */
function useOptionPick({ answering }: AnyQuizGame, questionId: string): OptionPick | undefined {
  const formId = useId();
  const [last, setLast] = useState<{ readonly questionId: string; readonly place: number } | null>(null);
  if (answering === 'at-once') return undefined;
  return {
    formId,
    picked: last?.questionId === questionId ? last.place : null,
    onPicked: (place) => setLast({ questionId, place }),
  };
}

interface QuestionPartProps<Item extends GameItem> extends GameQuestionProps<Item> {
  readonly pick: OptionPick | undefined;
  /** It may not be answered yet (LIS-02). */
  readonly isLocked: boolean;
}

/** The question, its options and what is said to the answer, by pointer or by the keys 1 to 4 and Enter. */
function QuestionPart<Item extends GameItem>({
  definition,
  play,
  current: { item, order },
  isLocked,
  pick,
}: QuestionPartProps<Item>) {
  const { texts, isQuestionHeard } = definition;
  const { answer, answers, send, movesFocus } = play;
  const questionId = useId();
  const part = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const [isEnglishShown, showEnglish] = useExamEnglish();
  const [triedTooEarly, setTriedTooEarly] = useState(false);
  useMovedFocus(question, item, { atFirst: movesFocus, seen: part });

  const answerWith = (place: number) => {
    const option = order[place];
    if (isLocked) setTriedTooEarly(true);
    else if (option !== undefined) send({ kind: 'option-chosen', questionId: item.id, option });
  };

  const english = isEnglishShown ? item.english : undefined;
  return (
    <div ref={part} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2
          ref={question}
          id={questionId}
          lang="nl"
          tabIndex={-1}
          className="text-xl leading-snug font-bold outline-none"
        >
          {item.question}
        </h2>
        {english !== undefined && <p className="text-ink-soft">{english.question}</p>}
      </div>
      {(isQuestionHeard || item.english !== undefined) && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {isQuestionHeard && <ListenButton text={spokenQuestion(item, order)} />}
          {item.english !== undefined && (
            <Checkbox
              label="English translation"
              checked={isEnglishShown}
              onChange={({ currentTarget }) => showEnglish(currentTarget.checked)}
            />
          )}
        </div>
      )}
      <OptionList
        options={order.map((option) => item.options[option] ?? '')}
        english={english && order.map((option) => english.options[option] ?? '')}
        correct={order.indexOf(item.correct)}
        chosen={answer === null ? null : order.indexOf(answer.option)}
        pick={pick}
        onChosen={answerWith}
        labelledBy={questionId}
      />
      {isLocked && triedTooEarly && (
        <Alert tone="warning">
          <p>
            <ScreenLine text={texts.locked ?? ''} />
          </p>
        </Alert>
      )}
      <GameFeedback game={definition} item={item} answer={answer} answers={answers} />
    </div>
  );
}
