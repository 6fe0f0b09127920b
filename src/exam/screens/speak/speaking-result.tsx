import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import type { Done } from '#exam/engine/open-game.ts';
import {
  QUESTION_POINTS,
  ratingOfAnswer,
  speakingPoints,
  speakingScore,
  type Takes,
} from '#exam/engine/spoken-game.ts';
import { pointsOf, ratedPoints, TASK_POINTS } from '#exam/engine/speaking-rating.ts';
import { OPEN_ANSWER_BANDS, percentage, ratingOf } from '#exam/engine/ratings.ts';
import { itemId } from '#learning/rules/item-id.ts';
import type { ExamPart } from '#exam/part.ts';
import { RoomLink } from '#exam/screens/room-link.tsx';
import { RatingView } from '#exam/screens/rating-view.tsx';
import { SpeakingModels } from './speaking-models.tsx';
import { TaskPictures } from './task-pictures.tsx';
import { TakePlayer } from './take-list.tsx';
import type { TakeSounds } from '#sound/components/use-take-sounds.ts';
import type { Recording } from '#browser/platform.ts';
import { useMovedFocus } from '#ui/moved-focus.ts';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { tabName } from '#ui/screen.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

export interface SpeakingResultProps {
  readonly part: ExamPart;
  /** Of the game, in their order. */
  readonly tasks: readonly SpeakTask[];
  readonly answers: readonly Done<Takes>[];
  readonly sounds: TakeSounds<Recording>['byTake'];
  readonly onAgain: () => void;
}

/**
 * After the tenth question (SPE-03, EXM-08): the points, and every answer next to its models. Loaded late, hence the
 * default export.
 */
export default function SpeakingResult({ part, tasks, answers, sounds, onAgain }: SpeakingResultProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, 'result', { atFirst: true });
  const score = speakingScore(answers.map(({ answer }) => answer));
  const silent = answers.filter(({ answer }) => ratingOfAnswer(answer) === null);
  const recorded = answers.filter(({ answer }) => answer.chosenId !== null).length;
  const highest = tasks.length * QUESTION_POINTS;
  const rated = ratedPoints(answers.flatMap(({ answer }) => ratingOfAnswer(answer) ?? []));
  return (
    <div {...tabName(t`Result`)} className="flex flex-col gap-6">
      <Card as="section" className="flex flex-col items-start gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-bold">
          <Trans>Your result</Trans>
        </h2>
        <RatingView rating={ratingOf(OPEN_ANSWER_BANDS, percentage(score, highest))} />
        <p className="text-lg">
          <Trans>
            <strong>
              {score} of {highest} points
            </strong>
            , {recorded} of {{ length: tasks.length }} answers recorded
          </Trans>
        </p>
        {rated.tasks > 0 && (
          <p className="text-lg font-semibold">
            <Trans>
              Your own rating: {{ points: rated.points }} of {{ highest: rated.tasks * TASK_POINTS }} points
              for <Plural value={rated.tasks} one="# answer" other="# answers" />.
            </Trans>
          </p>
        )}
        <p className="text-ink-soft">
          <Trans>
            These are practice points for speaking, not a grade. Each recorded answer brings 8 of 10: the app
            can’t judge what you said. Listen to yourself, or let somebody who speaks Dutch listen.
          </Trans>
        </p>
        {silent.length > 0 && (
          <AddToReview
            itemIds={silent.map(({ taskId }) => itemId('question', taskId))}
            what={t`${{ count: silent.length }} not said`}
          />
        )}
      </Card>
      <ol className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {answers.map(({ taskId, answer }, place) => (
          <ResultItem
            key={taskId}
            question={tasks[place]}
            answer={answer}
            place={place + 1}
            sounds={sounds}
          />
        ))}
      </ol>
      <ActionBar>
        <Button tone="secondary" onClick={onAgain}>
          <Trans>Play Again</Trans>
        </Button>
        <RoomLink part={part} isPrimary />
      </ActionBar>
    </div>
  );
}

function pointsText(answer: Takes): MessageDescriptor {
  const points = speakingPoints(answer);
  if (answer.chosenId !== null) return msg`${points} of ${QUESTION_POINTS} points: recorded`;
  return answer.aloud === undefined
    ? msg`${points} of ${QUESTION_POINTS} points: nothing recorded`
    : msg`${points} of ${QUESTION_POINTS} points: said aloud, not recorded`;
}

interface ResultItemProps {
  readonly question: SpeakTask | undefined;
  readonly answer: Takes;
  readonly place: number;
  readonly sounds: TakeSounds<Recording>['byTake'];
}

function ResultItem({ question, answer, place, sounds }: ResultItemProps) {
  const { i18n, t } = useLingui();
  if (question === undefined) return null;
  const { chosenId } = answer;
  const points = pointsOf(ratingOfAnswer(answer) ?? {});
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h3 className="font-semibold">
        {place}. <span lang="nl">{question.question}</span>
      </h3>
      <TaskPictures pictures={question.pictures} />
      <p>
        {points === null ? (
          i18n._(pointsText(answer))
        ) : (
          <Trans>
            {{ result: i18n._(pointsText(answer)) }}, your own rating {points} of {TASK_POINTS}
          </Trans>
        )}
      </p>
      {chosenId !== null && <TakePlayer label={t`Play your answer ${place}`} sound={sounds.get(chosenId)} />}
      <SpeakingModels models={question.models} ofWhat={t`question ${place}`} isTranslated />
    </Card>
  );
}
