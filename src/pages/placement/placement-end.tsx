import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { rangeText, totalText } from '#learning/components/placement-texts.ts';
import type { Word } from '#dutch/vocabulary/vocabulary.ts';
import type { PlacementResult } from '#learning/rules/placement.ts';
import { historyOf } from '#learning/rules/study-past.ts';
import type { MarkEvent } from '#learning/rules/study-event.ts';
import { itemsMarkedBy } from '#learning/rules/marked-known.ts';
import { PATHS } from '#routes/paths.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { useProjection } from '#learning/components/use-projection.ts';
import { useStudyLog } from '#learning/components/study-log-context.tsx';
import { useStoredState } from '#components/use-stored-state.ts';
import { PLACEMENT } from '#storage/placement-values.ts';
import { PlayArea } from '#practice/components/question/play-area.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';

/** A result that was decided about. */
export interface FinishedPlacement {
  readonly result: PlacementResult;
  /** The words that were marked; null: none, or taken back. */
  readonly mark: MarkEvent | null;
}

interface PlacementEndProps {
  readonly result: PlacementResult;
  readonly wordOf: (id: string) => Word | undefined;
  /** Null until the person decided. */
  readonly finished: FinishedPlacement | null;
  readonly onFinished: (finished: FinishedPlacement) => void;
  readonly onTakenBack: () => void;
  readonly onAgain: () => void;
}

/** The number with its range, and what can be marked as known: with one press, taken back with one (PTH-01). */
export function PlacementEnd({
  result,
  wordOf,
  finished,
  onFinished,
  onTakenBack,
  onAgain,
}: PlacementEndProps) {
  const { i18n } = useLingui();
  const { marks, decide, markAll, undo } = useDecision(result, onFinished);
  const isOpen = finished === null && marks.length > 0;
  return (
    <PlayArea
      step={finished === null ? 'result' : `decided ${finished.mark?.id}`}
      takesFocus
      className="flex grow flex-col gap-5"
    >
      <h1 {...FOCUS_HERE} tabIndex={-1} className="text-3xl font-bold outline-none">
        {i18n._(totalText(result, i18n.locale))}
      </h1>
      <p className="text-lg">{i18n._(rangeText(result, i18n.locale))}</p>
      {!result.isSure && <NotSure falseAlarms={result.falseAlarms} onAgain={onAgain} />}
      {isOpen && <MarksCard marks={marks} wordOf={wordOf} />}
      {finished !== null && finished.mark !== null && <Marked mark={finished.mark} onUndone={undo} />}
      <div className="grow">
        {finished === null && (
          <Button tone="quiet" className="-ms-3" onClick={onTakenBack}>
            <Undo2 aria-hidden size={18} />
            <Trans>Undo the last answer</Trans>
          </Button>
        )}
      </div>
      <ActionBar>
        <AppLink
          to={PATHS.home}
          onClick={() => {
            if (finished === null) decide(null);
          }}
          className={buttonClass({ tone: isOpen ? 'secondary' : 'primary' })}
        >
          {isOpen ? <Trans>Don’t mark</Trans> : <Trans>Go to home</Trans>}
        </AppLink>
        {isOpen && (
          <Button onClick={markAll}>
            <Trans>Mark them as known</Trans>
          </Button>
        )}
      </ActionBar>
    </PlayArea>
  );
}

/** What can be marked, and what the person decides about it. */
function useDecision(result: PlacementResult, onFinished: PlacementEndProps['onFinished']) {
  const { clock } = usePlatform();
  const studyLog = useStudyLog();
  const { projection } = useProjection();
  const [before, setPlacement] = useStoredState(PLACEMENT);
  // What was studied here already is known by its answers.
  const marks = result.marks.filter((id) => historyOf(projection, id).length === 0);
  const decide = (mark: MarkEvent | null) => {
    const { known, low, high, total, isSure } = result;
    const markId = mark?.id ?? null;
    setPlacement({ phase: 'done', at: clock.now(), known, low, high, total, isSure, markId });
    onFinished({ result, mark });
  };
  return {
    marks,
    decide,
    markAll: () => {
      // The new test takes the place of an earlier one.
      const markId = before.phase === 'done' ? before.markId : null;
      const itemIds = markId === null ? [] : itemsMarkedBy(projection, markId);
      if (markId !== null && itemIds.length > 0) studyLog.unmark({ id: markId, itemIds });
      decide(studyLog.markKnown(marks));
    },
    undo: (mark: MarkEvent) => {
      studyLog.unmark(mark);
      decide(null);
    },
  };
}

interface MarkedProps {
  readonly mark: MarkEvent;
  readonly onUndone: (mark: MarkEvent) => void;
}

function markedText(count: number): MessageDescriptor {
  return msg`${plural(count, { one: '# word', other: '# words' })} marked as known`;
}

function Marked({ mark, onUndone }: MarkedProps) {
  const { i18n } = useLingui();
  return (
    <Alert tone="success" title={i18n._(markedText(mark.itemIds.length))}>
      <Button tone="secondary" className="mt-2" onClick={() => onUndone(mark)}>
        <Undo2 aria-hidden size={18} />
        <Trans>Undo</Trans>
      </Button>
    </Alert>
  );
}

function NotSure({ falseAlarms, onAgain }: { readonly falseAlarms: number; readonly onAgain: () => void }) {
  const { t } = useLingui();
  return (
    <Alert tone="info" title={t`This number is not sure`}>
      <p>
        <Trans>
          You chose <strong>I know it</strong> for <Plural value={falseAlarms} one="# word" other="# words" />{' '}
          that we made up. That happens: some look real. You can do the test again. Then choose it only if you
          can say what the word means.
        </Trans>
      </p>
      <Button tone="secondary" className="mt-2" onClick={onAgain}>
        <Trans>Do the test again</Trans>
      </Button>
    </Alert>
  );
}

/** How many are named before one looks at them all. */
const PREVIEWED = 8;

function MarksCard({
  marks,
  wordOf,
}: { readonly marks: readonly string[] } & Pick<PlacementEndProps, 'wordOf'>) {
  const words = marks.flatMap((id) => wordOf(id)?.dutch ?? []);
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl font-bold">
        <Trans>
          You know <Plural value={marks.length} one="this word" other="these # words" />
        </Trans>
      </h2>
      <p>
        <Trans>
          Mark them as known, and you don’t have to learn them again. Review asks a few of them a week, to
          check.
        </Trans>
      </p>
      <p lang="nl" className="text-ink-soft">
        {words.slice(0, PREVIEWED).join(', ')}
        {words.length > PREVIEWED && ' …'}
      </p>
      {words.length > PREVIEWED && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-brand">
            <Trans>Show all words</Trans>
          </summary>
          <p lang="nl">{words.join(', ')}</p>
        </details>
      )}
    </Card>
  );
}
