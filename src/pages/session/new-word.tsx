import { Trans } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { useStudyLog } from '#learning/components/study-log-context.tsx';
import type { StudyAnswer } from '#learning/rules/study-event.ts';
import { IntroducedWord } from '#practice/components/introduction/introduced-word.tsx';
import { logCardAnswer } from '#practice/components/card/log-card-answer.ts';
import { ReviewCardView } from '#practice/components/card/review-card-view.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { Button } from '#ui/button.tsx';
import type { StepProps } from './step-props.ts';
import { withEasySentence } from '#learning/example-of-item.ts';
import { optionsOfItem } from './options-of-item.ts';

interface NewWordProps extends StepProps {
  readonly item: CatalogueItem;
}

/** A new word: first all of it, then asked at once as a choice (PTH-04). */
export function NewWord(props: NewWordProps) {
  const { catalogue, session, item, itemId, takesFocus, onDone } = props;
  const { clock } = usePlatform();
  const studyLog = useStudyLog();
  const [isAsked, setAsked] = useState(false);
  const [since] = useState(() => clock.now());
  const options = loadedOr(
    useLoaded(useCallback(() => optionsOfItem(catalogue, session, item), [catalogue, session, item])),
    [item.answer],
  );
  const log = (answer: Pick<StudyAnswer, 'activity' | 'grade'>, given: string | null) => {
    const durationMs = clock.now() - since;
    logCardAnswer(studyLog, { given }, { itemId, card: 'meaning', durationMs, ...answer });
    onDone();
  };
  useShortcuts(isAsked ? {} : { Enter: () => setAsked(true) });
  if (!isAsked)
    return (
      <IntroducedWord
        item={item}
        example={item.sentence}
        takesFocus={takesFocus}
        actions={
          <>
            <Button tone="secondary" onClick={() => log({ activity: 'flashcard', grade: 'good' }, null)}>
              <Trans>I know this word</Trans>
            </Button>
            <Button onClick={() => setAsked(true)}>
              <Trans>Next</Trans>
            </Button>
          </>
        }
      />
    );
  return (
    <ReviewCardView
      card={{ id: itemId, kind: 'meaning' }}
      item={{ ...withEasySentence(item), options }}
      returns={null}
      dayStart={0}
      takesFocus
      help={null}
      onAnswered={({ grade, given }) =>
        log({ activity: 'quiz', grade: grade === 'again' ? 'wrong' : 'right' }, given)
      }
      onNothingHeard={() => undefined}
    />
  );
}
