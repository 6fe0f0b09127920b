import { useId, useRef, useState } from 'react';
import { GameFeedback } from '#features/exam/quiz-game/game-feedback.tsx';
import { OptionButtons, OptionRadios } from '#features/exam/quiz-game/option-list.tsx';
import type { GameItem, QuizGameDefinition } from '#features/exam/quiz-game/quiz-game-definition.ts';
import type { QuizGamePlay } from '#features/exam/quiz-game/use-quiz-game.ts';
import { useEnglish } from '#features/exam/quiz-game/use-english.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { useShortcuts } from '#shared/shortcuts/use-shortcuts.ts';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';

interface QuestionPartProps<Item extends GameItem> {
  readonly definition: QuizGameDefinition<Item>;
  readonly play: QuizGamePlay<Item>;
  readonly current: NonNullable<QuizGamePlay<Item>['current']>;
  /** It may not be answered yet (LIS-02). */
  readonly isLocked: boolean;
}

/** The question, its options and what is said to the answer, by pointer or by the keys 1 to 4 and Enter. */
export function QuestionPart<Item extends GameItem>({
  definition,
  play,
  current: { item, order },
  isLocked,
}: QuestionPartProps<Item>) {
  const { answering, texts, isQuestionHeard } = definition;
  const { answer, answers, asked, send, movesFocus } = play;
  const questionId = useId();
  const question = useRef<HTMLHeadingElement>(null);
  const [isEnglishShown, showEnglish] = useEnglish();
  const [triedTooEarly, setTriedTooEarly] = useState<string | null>(null);
  const [picked, setPicked] = useState<{ id: string; option: number } | null>(null);
  useMovedFocus(question, item, { atFirst: movesFocus });

  const answerWith = (option: number | undefined) => {
    if (option === undefined || answer !== null) return;
    if (isLocked) setTriedTooEarly(item.id);
    else send({ kind: 'option-chosen', option });
  };
  const pickedHere = picked?.id === item.id ? picked.option : null;
  const pick = (option: number | undefined) => {
    if (option !== undefined && answer === null) setPicked({ id: item.id, option });
  };
  const take = (place: number) => (answering === 'at-once' ? answerWith : pick)(order[place]);
  const goOn = () => {
    if (answer !== null) send({ kind: 'next-requested' });
    else if (pickedHere !== null) answerWith(pickedHere);
  };
  useShortcuts({
    '1': () => take(0),
    '2': () => take(1),
    '3': () => take(2),
    '4': () => take(3),
    Enter: goOn,
  });

  const english = isEnglishShown ? item.english : undefined;
  const list = { item, order, answer, english: english?.options, labelledBy: questionId };
  return (
    <div className="flex min-w-0 flex-col gap-4">
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
          {isQuestionHeard && <ListenButton text={spoken(item, order)} />}
          {item.english !== undefined && (
            <Checkbox
              label="English translation"
              checked={isEnglishShown}
              onChange={({ currentTarget }) => showEnglish(currentTarget.checked)}
            />
          )}
        </div>
      )}
      {answering === 'at-once' ? (
        <OptionButtons {...list} onChosen={answerWith} />
      ) : (
        <OptionRadios {...list} picked={pickedHere} onPicked={pick} onSubmitted={goOn} />
      )}
      {isLocked && triedTooEarly === item.id && (
        <Alert tone="warning">
          <p lang={texts.lang}>{texts.locked}</p>
        </Alert>
      )}
      <GameFeedback
        manner={definition}
        item={item}
        answer={answer}
        answers={answers}
        isLast={answers.length === asked.length}
        onNext={goOn}
      />
    </div>
  );
}

/** Question and options, each a sentence of its own. */
function spoken({ question, options }: GameItem, order: readonly number[]): string {
  return [question, ...order.map((option) => options[option]?.replace(/[.!?]?$/, '.'))].join(' ');
}
