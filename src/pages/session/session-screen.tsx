import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { currentStep, isFinished, type StudySession } from '#learning/rules/session.ts';
import { planSession } from '#learning/rules/session-plan.ts';
import { minutesOfDay, sessionMaterial } from '#learning/session-material.ts';
import { STUDY_MINUTES } from '#storage/study-values.ts';
import { usePlatform } from '#components/platform-context.tsx';
import type { Catalogue } from '#learning/catalogue.ts';
import { StartSession } from '#learning/components/start-session.tsx';
import { useCatalogue } from '#learning/components/use-catalogue.ts';
import { useStudySession } from '#learning/components/use-study-session.ts';
import { useWorkOfDay } from '#learning/components/use-work-of-day.ts';
import { useFetchedAhead } from '#components/lazy/lazy-view.tsx';
import { LATER_CARDS } from '#practice/components/card/review-card-view.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import { CurrentStep } from './current-step.tsx';
import { SessionEnd } from './session-end.tsx';
import { SessionHead } from './session-head.tsx';

/** `/session`, over everything that can be studied. */
export default function SessionPage() {
  return <SessionScreen catalogue={useCatalogue()} />;
}

/** The day's session, step by step, in one stream (PTH-03). Leaving it asks nothing: it is resumed at the same place. */
export function SessionScreen({ catalogue }: { catalogue: Catalogue }) {
  const { session, send } = useStudySession();
  useFetchedAhead(LATER_CARDS);
  return (
    <div className="stage-page mx-auto w-full max-w-2xl gap-4">
      <SessionHead session={session} />
      {session === null ? (
        <StartSession />
      ) : session.steps === null ? (
        <Planning catalogue={catalogue} session={session} />
      ) : isFinished(session) ? (
        <SessionEnd catalogue={catalogue} session={session} />
      ) : (
        <Steps catalogue={catalogue} session={session} send={send} />
      )}
    </div>
  );
}

/** Works out the steps once everything is read. */
function Planning({ catalogue, session: { minutes } }: { catalogue: Catalogue; session: StudySession }) {
  const { send } = useStudySession();
  const { storage } = usePlatform();
  const day = useWorkOfDay(catalogue, minutes);
  useEffect(() => {
    if (day === null) return undefined;
    let isOver = false;
    const plan = async () => {
      const material = await sessionMaterial(day, minutes);
      const all = minutesOfDay(day, minutes, STUDY_MINUTES.read(storage));
      if (!isOver) send({ kind: 'planned', steps: planSession(material, all), minutes: all });
    };
    void plan();
    return () => {
      isOver = true;
    };
  }, [day, minutes, send, storage]);
  return (
    <>
      <output className="text-ink-soft">
        <Trans>Loading …</Trans>
      </output>
      <Skeleton className="h-72" />
    </>
  );
}

interface StepsProps {
  readonly catalogue: Catalogue;
  readonly session: StudySession;
  readonly send: ReturnType<typeof useStudySession>['send'];
}

function Steps({ catalogue, session, send }: StepsProps) {
  const now = currentStep(session);
  const place = now === null ? '' : `${session.steps?.indexOf(now.step)} ${now.step.done}`;
  // The first one that a visit shows leaves the focus at the heading.
  const [firstPlace] = useState(place);
  if (now === null) return null;
  const { step, item } = now;
  return (
    <CurrentStep
      key={`${place} ${item}`}
      catalogue={catalogue}
      session={session}
      step={step}
      itemId={item}
      takesFocus={place !== firstPlace}
      onDone={(isMissed = false) => send({ kind: 'item-done', item, isMissed })}
      onPassed={() => send({ kind: 'item-passed', item })}
      onStepPassed={() => send({ kind: 'step-passed' })}
      onStepReplaced={(steps, minutes) => {
        send({ kind: 'step-passed' });
        send({ kind: 'extended', steps, minutes: minutes - session.minutes });
      }}
      onPageOpened={(at) => send({ kind: 'page-opened', at })}
    />
  );
}
