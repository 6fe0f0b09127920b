import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { useState, type ComponentProps, type Ref } from 'react';
import { SPEAKING_KINDS } from '#content/schema/task-kind.ts';
import type { SpeakTask } from '#exam/engine/speak-task.ts';
import { pointsOf, TASK_POINTS } from '#exam/engine/speaking-rating.ts';
import type { ExamTake, PastSpeaking } from '#exam/engine/speaking-sitting.ts';
import { SelfRatingView } from './self-rating.tsx';
import type { SpeakingExamMove } from './speaking-exam-desk.ts';
import { SpeakingModels } from './speaking-models.tsx';
import { TaskPictures } from './task-pictures.tsx';
import type { ExamTakes } from './use-exam-takes.ts';
import { PlayButton } from '#sound/components/play-button.tsx';
import { SECOND_MS } from '#lib/duration.ts';
import { MarkedText } from '#components/marked-text.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

interface TaskResultProps {
  readonly task: SpeakTask;
  readonly number: number;
  readonly sitting: PastSpeaking;
  readonly sounds: ExamTakes;
  readonly send: (move: SpeakingExamMove) => unknown;
  /** Of the next one to rate. */
  readonly headingRef: Ref<HTMLHeadingElement> | undefined;
  /** To the next answer without a rating; null: all have one. */
  readonly rateNext: (() => void) | null;
}

/** One's own recording next to the models, to rate it (MOC-10). */
export function TaskResult({ task, number, sitting, sounds, send, headingRef, rateNext }: TaskResultProps) {
  const { i18n, t } = useLingui();
  const take = sitting.answers[task.id];
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h3 ref={headingRef} tabIndex={-1} className="flex flex-col gap-1 outline-none">
        <span className="text-sm font-semibold text-ink-soft">
          <Trans>
            Task {number}: {{ kind: i18n._(SPEAKING_KINDS[task.kind]) }}
          </Trans>
        </span>
        <span lang="nl" className="font-semibold">
          {task.question}
        </span>
      </h3>
      <TaskPictures pictures={task.pictures} />
      {take === undefined ? (
        <p>
          {sitting.unrecordable.includes(task.id) ? (
            <Trans>Not recorded: there was no microphone.</Trans>
          ) : (
            <Trans>Not recorded.</Trans>
          )}
        </p>
      ) : (
        <>
          <p>{i18n._(takeText(take))}</p>
          {sounds.isGone(take.id) ? (
            <p className="text-ink-soft">
              <Trans>Its sound is not on this device.</Trans>
            </p>
          ) : (
            <PlayButton label={t`Play your answer ${number}`} open={() => sounds.open(take.id)} />
          )}
        </>
      )}
      <SpeakingModels models={task.models} ofWhat={t`task ${number}`} />
      <Wanted wanted={task.wanted} />
      {take !== undefined && (
        <OwnRating
          number={number}
          rating={sitting.ratings[task.id] ?? {}}
          onRated={(criterion, points) =>
            send({ kind: 'rated', sittingId: sitting.id, taskId: task.id, criterion, points })
          }
          rateNext={rateNext}
        />
      )}
    </Card>
  );
}

function Wanted({ wanted }: Pick<SpeakTask, 'wanted'>) {
  return (
    <div>
      <p className="font-semibold">
        <Trans>What a good answer has</Trans>
      </p>
      <ul className="list-disc ps-6">
        {wanted.map((one) => (
          <li key={one}>
            <MarkedText text={one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OwnRatingProps extends Omit<ComponentProps<typeof SelfRatingView>, 'ofWhat'> {
  /** Of the task, from 1. */
  readonly number: number;
  readonly rateNext: (() => void) | null;
}

/** Open until it was given. */
function OwnRating({ number, rating, onRated, rateNext }: OwnRatingProps) {
  const { t } = useLingui();
  const points = pointsOf(rating);
  const [wasOpen] = useState(points === null);
  return (
    <details open={wasOpen} className={clsx(points === null && 'print:hidden')}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {points === null ? (
          <Trans>Rate yourself</Trans>
        ) : (
          <Trans>
            Your own rating: {points} of {TASK_POINTS} points
          </Trans>
        )}
        <span className="sr-only">
          , <Trans>task {number}</Trans>
        </span>
      </summary>
      <div className="flex flex-col gap-4 pt-2 print:hidden">
        <SelfRatingView ofWhat={t`task ${number}`} rating={rating} onRated={onRated} />
        {points !== null && rateNext !== null && (
          <Button tone="secondary" className="self-start" onClick={rateNext}>
            <Trans>
              Rate the next answer<span className="sr-only">, after task {number}</span>
            </Trans>
          </Button>
        )}
      </div>
    </details>
  );
}

/** From here on a voice is easy to hear. */
const CLEAR_LEVEL = 0.45;

function takeText({ durationMs, spokenMs, level }: ExamTake): MessageDescriptor {
  const spoken = Math.round(spokenMs / SECOND_MS);
  const all = Math.round(durationMs / SECOND_MS);
  return level < CLEAR_LEVEL
    ? msg`You speak for ${spoken} of ${all} seconds. Your voice is quiet: come closer, or speak louder.`
    : msg`You speak for ${spoken} of ${all} seconds. Your voice is loud enough.`;
}
