import { useRef } from 'react';
import { isRightTime, type ClockQuestion } from '#domain/dutch/clock-question.ts';
import { digitalTime, otherTimeWords, timeWords } from '#domain/dutch/clock-time.ts';
import { itemId } from '#domain/memory/item-id.ts';
import type { RoundState } from '#domain/round/round-machine.ts';
import { AnswerVerdict } from '#features/misc/answer-verdict.tsx';
import { QuizClock } from '#features/misc/time/quiz-clock.tsx';
import { FOCUS_HERE } from '#features/misc/use-moved-focus.ts';
import { useStudyAnswer } from '#shared/flashcards/use-study-answer.ts';
import { useShortcuts } from '#shared/shortcuts/use-shortcuts.ts';
import { OptionButton, type OptionMark } from '#shared/quiz/option-button.tsx';
import { ListenButton } from '#shared/speech/listen-button.tsx';
import { Button } from '#ui/button.tsx';

type AskedState = Exclude<RoundState<ClockQuestion>, { phase: 'finished' }>;

interface ClockQuestionViewProps {
  readonly state: AskedState;
  readonly onAnswered: (answer: string, isRight: boolean) => void;
  readonly onNext: () => void;
}

/** One clock of the quiz. The keys 1 to 4 choose while the focus is inside. */
export function ClockQuestionView({ state, onAnswered, onNext }: ClockQuestionViewProps) {
  const question = state.item;
  const region = useRef<HTMLDivElement>(null);
  const recordAnswer = useStudyAnswer(itemId('question', `clock ${digitalTime(question.time)}`), 'game');
  const isLast = state.items.indexOf(question) === state.items.length - 1;

  function choose(words: string) {
    if (state.phase === 'answered') return;
    const isRight = isRightTime(question, words);
    recordAnswer(isRight ? 'right' : 'wrong', words);
    onAnswered(words, isRight);
  }
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
    <div ref={region} className="grid w-full items-start gap-6 md:grid-cols-2">
      <div className="flex justify-center">
        <QuizClock time={question.time} />
      </div>
      <div className="flex flex-col gap-4">
        <p
          {...(state.phase === 'asking' ? FOCUS_HERE : {})}
          lang="nl"
          tabIndex={-1}
          className="text-xl font-bold outline-none"
        >
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
              <Button {...FOCUS_HERE} onClick={onNext}>
                {isLast ? 'See the Result' : 'Next Question'}
              </Button>
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

function markOf(state: AskedState, words: string): OptionMark {
  if (state.phase === 'asking') return 'open';
  if (isRightTime(state.item, words)) return 'right';
  return words === state.last.answer ? 'wrong' : 'other';
}
