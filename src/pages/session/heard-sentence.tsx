import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { useStudyLog } from '#learning/components/study-log-context.tsx';
import { logCardAnswer } from '#practice/components/card/log-card-answer.ts';
import { ReviewCardView } from '#practice/components/card/review-card-view.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';
import type { StepProps } from './step-props.ts';
import { optionsOfItem } from './options-of-item.ts';

interface HeardSentenceProps extends StepProps {
  readonly item: CatalogueItem;
}

/** A sentence with a word, heard before it is read; what it means is chosen. */
export function HeardSentence(props: HeardSentenceProps) {
  const { catalogue, session, item, itemId, takesFocus, onDone, onPassed, onStepPassed } = props;
  const { clock } = usePlatform();
  const studyLog = useStudyLog();
  const [since] = useState(() => clock.now());
  const { sentence } = item;
  const options = loadedOr(
    useLoaded(
      useCallback(
        () => optionsOfItem(catalogue, session, item, (one) => one.sentence?.english),
        [catalogue, session, item],
      ),
    ),
    null,
  );
  const isNone = sentence === undefined || options?.length === 1;
  useEffect(() => {
    if (isNone) onPassed();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each sentence
  }, [isNone]);
  if (options === null || isNone) return <Skeleton className="h-72" />;
  const { dutch, english } = sentence;
  return (
    <ReviewCardView
      card={{ id: `${itemId} sentence`, kind: 'meaning' }}
      item={{
        ...item,
        question: msg`What does it mean?`,
        prompt: null,
        dutch,
        meaning: english,
        isTranslated: false,
        answer: english,
        options,
        explanation: `*${dutch}*`,
        picture: undefined,
      }}
      sound={<Heard text={dutch} onNothingHeard={onStepPassed} />}
      returns={null}
      dayStart={0}
      takesFocus={takesFocus}
      help={null}
      onAnswered={(given) => {
        const grade = given.grade === 'again' ? 'wrong' : 'right';
        const durationMs = clock.now() - since;
        logCardAnswer(studyLog, given, { itemId, activity: 'quiz', card: 'meaning', grade, durationMs });
        onDone();
      }}
      onNothingHeard={onStepPassed}
    />
  );
}

function Heard({ text, onNothingHeard }: { readonly text: string; readonly onNothingHeard: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ListenButton text={text} playsItself canBeSlow />
      <Button tone="quiet" onClick={onNothingHeard}>
        <Trans>I can’t listen now</Trans>
      </Button>
    </div>
  );
}
