import { Trans, useLingui } from '@lingui/react/macro';
import { nameInGrammar } from '#content/grammar/names.ts';
import { PRACTICE_TITLES } from '#content/grammar/practice-kinds.ts';
import type { PracticeKind } from '#content/schema/practice-kind.ts';
import type { PracticePanelProps } from '#subjects/grammar/practice/practice-panel.tsx';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { BackButton } from '#components/back-button.tsx';
import { MarkedText } from '#components/marked-text.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** Loaded when somebody practises, on whatever page. */
export const panelCode = lazyCode<PracticePanelProps>(
  () => import('#subjects/grammar/practice/practice-panel.tsx'),
);

interface PracticeViewProps {
  readonly kind: PracticeKind;
  readonly onLeave: () => void;
}

/** One kind of practice on its own, outside a lesson (GRA-23). */
export function PracticeView({ kind, onLeave }: PracticeViewProps) {
  const { t } = useLingui();
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <BackButton label={t`Back`} onClick={onLeave} />
      <h1 className="text-3xl font-bold">
        <MarkedText text={nameInGrammar(PRACTICE_TITLES[kind])} />
      </h1>
      <Card className="flex flex-col gap-5">
        <LazyView code={panelCode} props={{ kind }} />
      </Card>
    </div>
  );
}

/** The props of a dialog that ends with explanations. */
export interface PracticeDialogProps {
  readonly onClose: () => void;
  /** Links from an explanation to practice of its mistake (GRA-23). */
  readonly onPractised: (kind: PracticeKind) => void;
}

interface PractiseThisProps {
  readonly kind: PracticeKind | undefined;
  readonly onChosen: (kind: PracticeKind) => void;
}

/** Links from an explanation to practice of its mistake (GRA-23). */
export function PractiseThis({ kind, onChosen }: PractiseThisProps) {
  return (
    kind && (
      <Button tone="quiet" className="-ms-3 self-start" onClick={() => onChosen(kind)}>
        <Trans>Practise this</Trans>
      </Button>
    )
  );
}
