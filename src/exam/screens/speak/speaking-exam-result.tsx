import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { SPEAKING_KINDS } from '#content/schema/task-kind.ts';
import { openQuestions } from '#exam/engine/desk.ts';
import { ResultCard, ResultTable } from '#exam/screens/result-parts.tsx';
import { pointsOf, ratedPoints, TASK_POINTS } from '#exam/engine/speaking-rating.ts';
import { ratingsOf, spokenMsOf, type PastSpeaking } from '#exam/engine/speaking-sitting.ts';
import { itemId } from '#learning/rules/item-id.ts';
import { speakerAlone } from '#sound/rules/cast-voices.ts';
import { sittingFigures, type ResultProps } from '#exam/screens/mock/mock-part.ts';
import { KeptRecordings } from './kept-recordings.tsx';
import { ResultBar } from '#exam/screens/mock/printed-result.tsx';
import { WEIGHTS_NOTE } from './self-rating.tsx';
import { MODEL_NAMES, MODELS_NOTE } from './speaking-models.tsx';
import { TaskResult } from './speaking-task-result.tsx';
import { SittingNote } from '#exam/screens/mock/sitting-note.tsx';
import { DUTCH_KINDS, speakingParts, type SpeakTasks } from './speaking-exam-tasks.ts';
import { useTakesOfExam } from './use-exam-takes.ts';
import type { SpeakingExamMove } from './speaking-exam-desk.ts';
import { type PlaylistChoice, sentenceItems } from '#sound/playlist-items.ts';
import { PlaylistButton } from '#sound/components/playlist-button.tsx';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { AddToReview } from '#learning/components/add-to-review.tsx';
import { Button } from '#ui/button.tsx';

export interface SpeakingExamResultProps extends ResultProps<PastSpeaking, SpeakingExamMove> {
  readonly tasks: SpeakTasks;
}

/**
 * A submitted speaking exam: the person's recordings next to two models, for self-rating (MOC-10). Loaded late, hence the default export.
 */
export default function SpeakingExamResult({ tasks, exams, sitting, send, part }: SpeakingExamResultProps) {
  const { i18n, t } = useLingui();
  const sounds = useTakesOfExam();
  const next = useRef<HTMLHeadingElement>(null);
  const unrated = sitting.paper.find(({ id }) => isUnrated(sitting, id));
  const rateNext =
    unrated === undefined
      ? null
      : () => {
          next.current?.focus({ preventScroll: true });
          next.current?.scrollIntoView({ block: 'start' });
        };
  return (
    <>
      <ResultCard
        ended={sitting.id}
        summary={<Summary exams={exams} sitting={sitting} rateNext={rateNext} />}
      >
        <KindTable sitting={sitting} tasks={tasks} />
        <KeptRecordings sitting={sitting} sounds={sounds} />
      </ResultCard>
      <section aria-labelledby="exam-answers" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <h2 id="exam-answers" className="text-xl font-bold">
            <Trans>All tasks</Trans>
          </h2>
          <div className="print:hidden">
            <PlaylistButton title={t`Example answers`} choices={() => modelsOf(sitting, tasks, i18n)}>
              <Trans>Listen to all example answers</Trans>
            </PlaylistButton>
          </div>
        </div>
        <p className="text-ink-soft">{i18n._(MODELS_NOTE)}</p>
        <ol className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 print:grid-cols-1">
          {sitting.paper.map(({ id }, place) => {
            const task = tasks.get(id);
            if (task === undefined) return null;
            return (
              <TaskResult
                key={id}
                headingRef={id === unrated?.id ? next : undefined}
                task={task}
                number={place + 1}
                sitting={sitting}
                sounds={sounds}
                send={send}
                rateNext={rateNext}
              />
            );
          })}
        </ol>
      </section>
      <ResultBar part={part} />
    </>
  );
}

/** Recorded, and not rated in full. */
function isUnrated({ answers, ratings }: PastSpeaking, id: string): boolean {
  return answers[id] !== undefined && pointsOf(ratings[id] ?? {}) === null;
}

/** Of either kind, and the good ones with their questions before them, as they would be heard in the exam (SPK-06). */
function modelsOf({ paper }: PastSpeaking, all: SpeakTasks, i18n: I18n): readonly PlaylistChoice[] {
  const tasks = paper.flatMap(({ id }) => all.get(id) ?? []);
  return [
    {
      label: i18n._(MODEL_NAMES.enough),
      items: tasks.flatMap(({ models }) => sentenceItems(models.enough.text)),
    },
    {
      label: i18n._(MODEL_NAMES.good),
      items: tasks.flatMap(({ models }) => sentenceItems(models.good.text)),
    },
    {
      label: i18n._(msg`Questions and good answers`),
      items: tasks.flatMap(({ question, speaker, models }) => [
        ...sentenceItems(question, speakerAlone(speaker ?? 'woman')),
        ...sentenceItems(models.good.text),
      ]),
    },
  ];
}

interface SummaryProps extends Pick<SpeakingExamResultProps, 'exams' | 'sitting'> {
  /** To the next answer without a rating; null: all have one. */
  readonly rateNext: (() => void) | null;
}

function Summary({ exams, sitting, rateNext }: SummaryProps) {
  const { i18n, t } = useLingui();
  const title = i18n._(sittingFigures(exams, sitting).title);
  const format = exams.find(({ id }) => id === sitting.examId)?.format;
  const { points, tasks } = ratedPoints(ratingsOf(sitting));
  const recorded = Object.keys(sitting.answers).length;
  const open = openQuestions(sitting).map((id) => itemId('question', id));
  const { unrecordable } = sitting;
  return (
    <>
      <h2 className="text-xl font-bold">
        <Trans>
          {title}: {recorded} of {{ length: sitting.paper.length }} recorded
        </Trans>
      </h2>
      <p className="text-lg">
        <Spoken ms={spokenMsOf(sitting)} />{' '}
        <Trans>
          The app can’t judge what you said. Listen to yourself, compare, and rate each answer with three
          questions. Or let somebody who speaks Dutch listen.
        </Trans>
      </p>
      {tasks > 0 && (
        <p className="text-lg font-semibold">
          <Trans>
            Your own rating: {points} of {{ highest: tasks * TASK_POINTS }} points for{' '}
            <Plural value={tasks} one="# answer" other="# answers" />.
          </Trans>
        </p>
      )}
      {rateNext !== null && (
        <div className="print:hidden">
          <Button onClick={rateNext}>
            {tasks === 0 ? (
              <Trans>Rate your answers</Trans>
            ) : (
              <Trans>Rate the next answer, {{ count: recorded - tasks }} left</Trans>
            )}
          </Button>
        </div>
      )}
      {format !== undefined && (
        <p className="text-ink-soft">
          <Trans>
            These are practice points, not a grade. Our own pass mark is {{ enough: format.enough }} of{' '}
            {{ highest: sitting.paper.length * TASK_POINTS }}. DUO does not publish one.
          </Trans>{' '}
          {i18n._(WEIGHTS_NOTE)}
        </p>
      )}
      <SittingNote
        exams={exams}
        sitting={sitting}
        more={
          unrecordable.length > 0 && (
            <Plural
              value={unrecordable.length}
              one="No microphone at # task."
              other="No microphone at # tasks."
            />
          )
        }
      />
      {open.length > 0 && <AddToReview itemIds={open} what={t`${{ count: open.length }} not recorded`} />}
    </>
  );
}

/** How it went in each of the four parts: what was recorded, and what one gave oneself for it (MOC-07). */
function KindTable({
  sitting: { paper, answers, ratings },
  tasks: all,
}: Pick<SpeakingExamResultProps, 'sitting' | 'tasks'>) {
  const { t } = useLingui();
  return (
    <ResultTable
      title={t`Kinds of tasks`}
      columns={[t`Kind`, t`Recorded and rated`]}
      rows={speakingParts(paper, all).map(({ kind, tasks }) => {
        const recorded = tasks.filter(({ id }) => answers[id] !== undefined);
        const rated = ratedPoints(recorded.map(({ id }) => ratings[id] ?? {}));
        return {
          id: kind,
          title: `*${DUTCH_KINDS[kind].dutch}*`,
          english: SPEAKING_KINDS[kind],
          result: (
            <>
              <Trans>
                {{ recorded: recorded.length }} of {{ tasks: tasks.length }} recorded
              </Trans>
              {rated.tasks > 0 && (
                <span className="block">
                  <Trans>
                    {{ points: rated.points }} of {{ highest: rated.tasks * TASK_POINTS }} points
                  </Trans>
                </span>
              )}
            </>
          ),
        };
      })}
    />
  );
}

function Spoken({ ms }: { readonly ms: number }) {
  const minutes = Math.floor(ms / MINUTE_MS);
  const seconds = Math.round((ms % MINUTE_MS) / SECOND_MS);
  return minutes === 0 ? (
    <Plural value={seconds} one="You spoke for # second." other="You spoke for # seconds." />
  ) : (
    <Trans>
      You spoke for {minutes} min {seconds} s.
    </Trans>
  );
}
