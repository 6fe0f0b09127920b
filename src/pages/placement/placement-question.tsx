import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { PLACEMENT_LENGTH, type PlacementItem } from '#learning/rules/placement.ts';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { wordSizeClass } from '#practice/components/deck/word-front.tsx';
import { placeText } from '#practice/components/study-unit.ts';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';

interface PlacementQuestionProps {
  readonly item: PlacementItem;
  /** The Dutch, without its article: invented words have none. */
  readonly text: string;
  /** How many were answered. */
  readonly place: number;
  readonly onAnswered: (isClaimed: boolean) => void;
  readonly onTakenBack: () => void;
}

/** One word: known or not, by thumb, by the keys 1 and 2, or by the arrows (PTH-01). */
export function PlacementQuestion({ item, text, place, onAnswered, onTakenBack }: PlacementQuestionProps) {
  const { i18n } = useLingui();
  const takeBack = () => {
    if (place > 0) onTakenBack();
  };
  useShortcuts({
    '1': () => onAnswered(false),
    ArrowLeft: () => onAnswered(false),
    '2': () => onAnswered(true),
    ArrowRight: () => onAnswered(true),
    z: takeBack,
  });
  return (
    <PlayArea step={`${place} ${item.word}`} takesFocus isAsking className="flex grow flex-col gap-5">
      <ProgressBar
        label={i18n._(placeText('word', place + 1, PLACEMENT_LENGTH))}
        value={place}
        max={PLACEMENT_LENGTH}
      />
      <Card className="flex min-h-40 flex-col justify-center gap-3">
        <h2 {...FOCUS_HERE} tabIndex={-1} className="outline-none">
          <span className="sr-only">
            <Trans>Do you know this word?</Trans>{' '}
          </span>
          <span lang="nl" className={`${wordSizeClass(text)} leading-tight font-bold wrap-anywhere`}>
            {text}
          </span>
        </h2>
      </Card>
      <div className="min-h-11">
        {place > 0 && (
          <Button tone="quiet" className="-ms-3" onClick={takeBack}>
            <Undo2 aria-hidden size={18} />
            <Trans>Undo the last answer</Trans>
          </Button>
        )}
      </div>
      <ActionBar>
        <Button tone="secondary" onClick={() => onAnswered(false)}>
          <Trans>I don’t</Trans>
        </Button>
        <Button onClick={() => onAnswered(true)}>
          <Trans>I know it</Trans>
        </Button>
      </ActionBar>
    </PlayArea>
  );
}
