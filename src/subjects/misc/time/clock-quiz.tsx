import { Fragment } from 'react';
import { drawClockQuestions, isRightTime, type ClockQuestion } from '#dutch/clock-question.ts';
import { allTimeWords, digitalTime, timeWords, type ClockTime } from '#dutch/clock-time.ts';
import { clockItemId } from './clock-bank.ts';
import { AnswerOptions } from '#subjects/misc/games/game-answers.tsx';
import { MiscGameRunner, PlayButton } from '#subjects/misc/games/misc-game-runner.tsx';
import type { MiscGame } from '#subjects/misc/games/misc-game.ts';
import { QuizClock } from './clock-face.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { ActionBar } from '#ui/action-bar.tsx';

const CLOCKS_A_ROUND = 10;

/** Ten clocks, each with four phrases of which one is right (MSC-13). */
const CLOCK_QUIZ: MiscGame<ClockQuestion> = {
  start: (play) => (
    <div className="flex flex-col items-start gap-5">
      <p>Look at {CLOCKS_A_ROUND} clocks and choose how the time is said.</p>
      <ActionBar className="self-stretch">
        <PlayButton onPressed={play}>Play</PlayButton>
      </ActionBar>
    </div>
  ),
  draw: (random) => drawClockQuestions(CLOCKS_A_ROUND, random),
  idOf: ({ time }) => clockItemId(time),
  isRight: isRightTime,
  layout: 'picture',
  counted: 'Clock',
  isScored: true,
  picture: ({ item }) => <QuizClock time={item.time} />,
  question: () => 'Hoe laat is het?',
  answer: (asked) => (
    <AnswerOptions asked={asked} options={asked.item.options} right={timeWords(asked.item.time)} />
  ),
  verdict: ({ question }) => <TimeInWords time={question.time} />,
  actions: ({ item, result }) => result && <ListenButton text={`Het is ${timeWords(item.time)}.`} />,
  next: 'Next Question',
  mistake: ({ question: { time }, answer }) => (
    <>
      {digitalTime(time)} is <strong lang="nl">{timeWords(time)}</strong>, you chose{' '}
      <span lang="nl">{answer}</span>
    </>
  ),
};

export function ClockQuiz() {
  return <MiscGameRunner game={CLOCK_QUIZ} />;
}

/** Every right wording. */
function TimeInWords({ time }: { time: ClockTime }) {
  return (
    <p>
      {digitalTime(time)} is{' '}
      {allTimeWords(time).map((words, place) => (
        <Fragment key={words}>
          {place > 0 && ' or '}
          <strong lang="nl">{words}</strong>
        </Fragment>
      ))}
      .
    </p>
  );
}
