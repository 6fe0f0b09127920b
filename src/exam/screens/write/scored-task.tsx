import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import type { Done } from '#exam/engine/open-game.ts';
import { checkOf, type WrittenText } from '#exam/engine/written-game.ts';
import type { LanguageRating } from '#exam/engine/language-rating.ts';
import { CheckedText } from './checked-text.tsx';
import { CriterionList, ModelAnswer, NothingCountsNote } from './text-points.tsx';
import type { GameWriteTask } from './writing-game-tasks.ts';
import { scoreOf } from './practice-score.ts';
import type { Written, WritingJudge } from './writing-judge.ts';
import { TextSheet } from './text-sheet.tsx';
import { useLetterWords } from './use-letter-words.ts';
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

export interface ScoredTaskProps {
  readonly judge: WritingJudge;
  readonly task: GameWriteTask;
  readonly written: Written;
  readonly given: Done<WrittenText>;
  readonly isLast: boolean;
  readonly onToldToggled: (point: number) => void;
  readonly onChecked: (rating: LanguageRating) => void;
  readonly onNext: () => void;
  /** What stands below it. */
  readonly foot: ReactNode;
}

/**
 * A submitted text: what can be counted, the text next to an example, and its check (WRI-02, WRI-03, JDG-07). Loaded
 * late, hence the default export.
 */
export default function ScoredTask(props: ScoredTaskProps) {
  const { i18n, t } = useLingui();
  const { judge, task, written, given, isLast, onNext, foot } = props;
  const points = useRef<HTMLElement>(null);
  const textId = useId();
  const text = given.answer.texts[0] ?? '';
  const doesCount = judge.whyNothingCounts(written) === null;
  useMovedFocus(points, task.id, { atFirst: true });
  // At the end of the time Enter may still have been meant for the text.
  useShortcuts(given.by === 'person' ? { Enter: onNext } : {});
  return (
    <>
      <PointsCard ref={points} {...props} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <section className="flex flex-col items-start gap-3">
          <h3 id={textId} className="text-lg font-bold">
            <Trans>Your text</Trans>
          </h3>
          <div className="w-full">
            <TextSheet labelledBy={textId} lang="en" text={text} onTextChanged={null} />
          </div>
          {text.trim() !== '' && <ListenButton text={text} label={t`Listen to your text`} />}
        </section>
        <section className="flex flex-col gap-3">
          <h3 className="text-lg font-bold">{i18n._(task.models[0].title)}</h3>
          <ModelAnswer model={task.models[0]} />
          <p className="text-ink-soft">
            <Trans>There are many good answers: yours may be quite different.</Trans>
          </p>
        </section>
      </div>
      {doesCount && <TextCheck key={task.id} {...props} />}
      {foot}
      <ActionBar>
        <Button onClick={onNext}>{isLast ? <Trans>Show the result</Trans> : <Trans>Next task</Trans>}</Button>
      </ActionBar>
    </>
  );
}

function TextCheck({ judge, written, given, onToldToggled, onChecked }: ScoredTaskProps) {
  const texts = useMemo(() => [written], [written]);
  const words = useLetterWords(texts);
  const check = checkOf(given.answer);
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h3 className="text-lg font-bold">
          <Trans>Check your text, in the examiners’ order</Trans>
        </h3>
        <p className="text-ink-soft">
          <Trans>
            The order and the points are those of DUO’s published practice model. Your text counts in your
            progress once you have counted its points.
          </Trans>
        </p>
      </div>
      <CheckedText
        headings="h4"
        judge={judge}
        written={written}
        told={given.answer.told ?? []}
        check={check}
        words={words}
        onToldToggled={onToldToggled}
        onChecked={onChecked}
      />
    </Card>
  );
}

interface PointsCardProps extends Pick<ScoredTaskProps, 'judge' | 'task' | 'written' | 'given'> {
  readonly ref: React.Ref<HTMLElement>;
}

function PointsCard({ ref, judge, task, written, given }: PointsCardProps) {
  const { t } = useLingui();
  const { criteria, points, reachable, notOwn } = scoreOf(judge, task, written);
  return (
    <section ref={ref} tabIndex={-1} aria-label={t`Your points`} className="outline-none">
      <Card className="flex flex-col gap-4 border-t-4 border-t-brand">
        {given.by === 'time' && (
          <p className="font-semibold">
            <Trans>The time was over. Your text was handed in as it was.</Trans>
          </p>
        )}
        <h3 className="text-2xl font-bold">
          <Trans>
            {points} of {{ maxScore: task.maxScore }} points
          </Trans>
        </h3>
        {notOwn !== null && <NothingCountsNote why={notOwn} />}
        <p>
          <Trans>
            <strong>Points of this game, not a grade.</strong> They only count what is here: at most{' '}
            {reachable} of the {{ maxScore: task.maxScore }} points. Check your text below to see if it is
            good.
          </Trans>
        </p>
        <CriterionList criteria={criteria} />
      </Card>
    </section>
  );
}
