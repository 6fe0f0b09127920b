import { useRef } from 'react';
import { isRightTime, type ClockQuestion } from '#domain/dutch/clock-question.ts';
import { digitalTime, otherTimeWords, timeWords } from '#domain/dutch/clock-time.ts';
import { itemId } from '#domain/memory/item-id.ts';
import { questionNumber, rightCount, type AskedRound } from '#domain/round/round-machine.ts';
import { AnswerVerdict } from '#features/misc/answer-verdict.tsx';
import { NextButton } from '#features/misc/next-button.tsx';
import { QuizClock } from '#features/misc/time/clock-face.tsx';
import { FOCUS_AT_TOP } from '#ui/moved-focus.ts';
import { useRoundAnswer, type QuestionProps } from '#features/misc/use-round-answer.ts';
import { useShortcuts } from '#shared/shortcuts/use-shortcuts.ts';
import { OptionButton, type OptionMark } from '#shared/question/option-button.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';

interface ClockQuestionViewProps extends QuestionProps<ClockQuestion> {
  readonly onStartOver: () => void;
}

/** One clock of the quiz. The keys 1 to 4 choose while the focus is inside. */
export function ClockQuestionView({ onStartOver, ...props }: ClockQuestionViewProps) {
  const { state, onNext } = props;
  const question = state.item;
  const region = useRef<HTMLDivElement>(null);
  const answer = useRoundAnswer(props, itemId('question', 'clock', ...digitalTime(question.time).split(':')));

  const choose = (words: string) => answer(words, isRightTime(question, words));
  function chooseByKey(place: number) {
    const words = question.options[place];
    // The page has more than this quiz: the keys are its own only while one is in it.
    if (words !== undefined && region.current?.contains(document.activeElement)) choose(words);
  }
  useShortcuts({
    1: () => chooseByKey(0),
    2: () => chooseByKey(1),
    3: () => chooseByKey(2),
    4: () => chooseByKey(3),
  });
  return (
    <div ref={region} className="grid items-start gap-x-6 gap-y-3 md:grid-cols-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 md:col-span-2">
        <p
          {...(state.phase === 'asking' ? FOCUS_AT_TOP : {})}
          tabIndex={-1}
          className="font-semibold outline-none"
        >
          Clock {questionNumber(state)} of {state.items.length} · Score: {rightCount(state)}
        </p>
        <Button tone="quiet" onClick={onStartOver} className="-mr-3">
          Start Over
        </Button>
      </div>
      <div className="flex justify-center">
        <QuizClock time={question.time} />
      </div>
      <div className="flex flex-col gap-4">
        <p lang="nl" className="text-xl font-bold">
          Hoe laat is het?
        </p>
        <ul className="grid gap-2">
          {question.options.map((words, place) => (
            <li key={words}>
              <OptionButton
                text={words}
                isDutch
                number={place + 1}
                mark={markOf(state, words)}
                onChosen={() => choose(words)}
              />
            </li>
          ))}
        </ul>
        {state.phase === 'answered' && (
          <>
            <output className="block">
              <AnswerVerdict isRight={state.last.isRight}>
                <p>
                  {digitalTime(question.time)} is <WordsOf question={question} />.
                </p>
              </AnswerVerdict>
            </output>
            <div className="flex flex-wrap gap-3">
              <NextButton state={state} noun="Question" onNext={onNext} />
              <ListenButton text={`Het is ${timeWords(question.time)}.`} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function WordsOf({ question: { time } }: { question: ClockQuestion }) {
  return (
    <>
      <strong lang="nl">{timeWords(time)}</strong>
      {otherTimeWords(time).map((words) => (
        <span key={words}>
          {' '}
          or <strong lang="nl">{words}</strong>
        </span>
      ))}
    </>
  );
}

function markOf(state: AskedRound<ClockQuestion>, words: string): OptionMark {
  if (state.phase === 'asking') return 'open';
  if (isRightTime(state.item, words)) return 'right';
  return words === state.last.answer ? 'wrong' : 'other';
}
