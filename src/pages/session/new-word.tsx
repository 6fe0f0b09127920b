import { useCallback, useEffect, useState } from 'react';
import type { CatalogueItem } from '#learning/catalogue.ts';
import { shuffled } from '#lib/random.ts';
import { seededRandom } from '#lib/seeded-random.ts';
import { useStudyLog } from '#learning/components/study-log-context.tsx';
import { LargeDutch } from '#practice/components/question/card-frame.tsx';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { logCardAnswer } from '#practice/components/card/log-card-answer.ts';
import { ReviewCardView } from '#practice/components/card/review-card-view.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { WordPicture } from '#components/word-picture.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { useSpeech } from '#sound/components/use-speech.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import type { StepProps } from './step-props.ts';
import { withEasySentence } from './easy-sentence.ts';
import { wrongOptions } from './wrong-options.ts';

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
  const others = loadedOr(
    useLoaded(useCallback(() => wrongOptions(catalogue, session, item), [catalogue, session, item])),
    [],
  );
  if (!isAsked) return <Introduction item={item} takesFocus={takesFocus} onRead={() => setAsked(true)} />;
  const options = shuffled([item.answer, ...others], seededRandom(itemId));
  return (
    <ReviewCardView
      card={{ id: itemId, kind: 'meaning' }}
      item={{ ...withEasySentence(item), options }}
      returns={null}
      dayStart={0}
      takesFocus
      help={null}
      onAnswered={(given) => {
        const grade = given.grade === 'again' ? 'wrong' : 'right';
        const durationMs = clock.now() - since;
        logCardAnswer(studyLog, given, { itemId, activity: 'quiz', card: 'meaning', grade, durationMs });
        onDone();
      }}
      onNothingHeard={() => undefined}
    />
  );
}

interface IntroductionProps {
  readonly item: CatalogueItem;
  readonly takesFocus: boolean;
  readonly onRead: () => void;
}

function Introduction({ item, takesFocus, onRead }: IntroductionProps) {
  const { dutch, english, picture, sentence } = item;
  // Where a browser doesn't let it begin by itself there is the button.
  const { toggle } = useSpeech(() => undefined);
  useEffect(() => toggle(dutch), [toggle, dutch]);
  return (
    <PlayArea step={item.id} takesFocus={takesFocus} className="flex grow flex-col gap-5">
      <Card className="flex flex-col gap-4">
        <div className="flex items-start justify-between gap-4">
          <h2 className="min-w-0">
            <LargeDutch>{dutch}</LargeDutch>
          </h2>
          <WordPicture address={picture} size="medium" />
        </div>
        <p className="text-2xl">{english}</p>
        <ListenButton text={dutch} />
        {sentence !== undefined && (
          <div className="flex flex-col gap-2 border-t border-line pt-4">
            <p lang="nl" className="text-xl font-semibold">
              {sentence.dutch}
            </p>
            <p className="text-ink-soft">{sentence.english}</p>
            <ListenButton text={sentence.dutch} label="Listen to the sentence" />
          </div>
        )}
      </Card>
      <ActionBar>
        <Button {...FOCUS_HERE} className="w-full" onClick={onRead}>
          Next
        </Button>
      </ActionBar>
    </PlayArea>
  );
}
