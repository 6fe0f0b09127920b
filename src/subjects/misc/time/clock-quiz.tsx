import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
const ASKED_IN_DUTCH = 'Hoe laat is het?';
const saidInDutch = (time: ClockTime) => `Het is ${timeWords(time)}.`;

/** Ten clocks, each with four phrases of which one is right (MSC-13). */
const CLOCK_QUIZ: MiscGame<ClockQuestion> = {
  start: (play) => (
    <div className="flex flex-col items-start gap-5">
      <p>
        <Trans>Look at {CLOCKS_A_ROUND} clocks and choose how the time is said.</Trans>
      </p>
      <ActionBar className="self-stretch">
        <PlayButton onPressed={play}>
          <Trans>Play</Trans>
        </PlayButton>
      </ActionBar>
    </div>
  ),
  draw: (random) => drawClockQuestions(CLOCKS_A_ROUND, random),
  idOf: ({ time }) => clockItemId(time),
  isRight: isRightTime,
  layout: 'picture',
  counted: (place, all) => msg`Clock ${place} of ${all}`,
  isScored: true,
  picture: ({ item }) => <QuizClock time={item.time} />,
  question: () => ASKED_IN_DUTCH,
  answer: (asked) => (
    <AnswerOptions asked={asked} options={asked.item.options} right={timeWords(asked.item.time)} />
  ),
  verdict: ({ question }) => <TimeInWords time={question.time} />,
  actions: ({ item, result }) => result && <ListenButton text={saidInDutch(item.time)} />,
  next: msg`Next Question`,
  mistake: ({ question: { time }, answer }) => (
    <Trans>
      {{ figures: digitalTime(time) }} is <strong lang="nl">{timeWords(time)}</strong>, you chose{' '}
      <span lang="nl">{answer}</span>
    </Trans>
  ),
};

export function ClockQuiz() {
  return <MiscGameRunner game={CLOCK_QUIZ} />;
}

/** Every right wording: one or two. */
function TimeInWords({ time }: { time: ClockTime }) {
  const [words, other] = allTimeWords(time);
  const figures = digitalTime(time);
  return (
    <p>
      {other === undefined ? (
        <Trans>
          {figures} is <strong lang="nl">{words}</strong>.
        </Trans>
      ) : (
        <Trans>
          {figures} is <strong lang="nl">{words}</strong> or <strong lang="nl">{other}</strong>.
        </Trans>
      )}
    </p>
  );
}
