import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OpenSitting, PlayedSitting } from './use-machine.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/busy-indicator.tsx';

interface SittingViewProps<State, Event> {
  readonly sitting: PlayedSitting<State, Event>;
  /** During an exam, where nothing is in English (MOC-02). */
  readonly isDutch?: boolean;
  /** Renders it while this tab holds it. */
  readonly children: (open: OpenSitting<State, Event>) => ReactNode;
}

/**
 * Shows a saved sitting once it is read, never an older state first. If another tab holds it, this one says so and
 * offers to resume here. If nothing can be saved, the person is notified in time.
 */
export function SittingView<State, Event>({
  sitting,
  isDutch = false,
  children,
}: SittingViewProps<State, Event>) {
  const { t } = useLingui();
  switch (sitting.phase) {
    case 'opening':
      return (
        <>
          <output className="sr-only">
            <Trans>Loading game...</Trans>
          </output>
          <Skeleton className="h-96" />
        </>
      );
    case 'elsewhere':
      return (
        <Alert tone="info" title={t`This game is open in another tab`}>
          <p>
            <Trans>You can play it in one tab at a time. So no answer is lost.</Trans>
          </p>
          <p>
            <Trans>If you continue here, you keep everything you did there.</Trans>
          </p>
          <Button className="mt-3" onClick={sitting.takeOver}>
            <Trans>Play here</Trans>
          </Button>
        </Alert>
      );
    case 'playing':
      return (
        <>
          {!sitting.isKept && <NotKeptNote isDutch={isDutch} />}
          {children(sitting)}
        </>
      );
  }
}

/** Shown as soon as something cannot be saved on the device, while the person can still act. */
function NotKeptNote({ isDutch }: { readonly isDutch: boolean }) {
  const { t } = useLingui();
  if (isDutch)
    return (
      <div lang="nl">
        <Alert tone="warning" title="Dit kan niet op uw apparaat worden bewaard">
          Het geheugen is vol of geblokkeerd. U kunt doorgaan, maar als u de pagina sluit, begint u opnieuw.
        </Alert>
      </div>
    );
  return (
    <Alert tone="warning" title={t`This can't be saved on your device`}>
      <Trans>
        Its storage is full or blocked. You can continue, but if you load the page again, you have to start
        again.
      </Trans>
    </Alert>
  );
}
