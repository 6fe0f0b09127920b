import { Trans } from '@lingui/react/macro';
import '#ui/styles/print.css';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ExamPart } from '#exam/part.ts';
import { RoomLink } from '#exam/screens/room-link.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { tabName } from '#ui/screen.ts';
import { Button } from '#ui/button.tsx';

interface PrintedResultProps {
  /** Names the tab. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A result, on the screen and on paper: there with room for a name, as it may go to a teacher (MOC-07). */
export function PrintedResult({ name, children }: PrintedResultProps) {
  return (
    <div {...tabName(name)} className="printed flex grow flex-col gap-4 sm:gap-6">
      <p className="hidden justify-between gap-4 print:flex">
        <span>
          <Trans>Name: ______________________________</Trans>
        </span>
        <span>
          <Trans>Oefenpad: practice, not an official result</Trans>
        </span>
      </p>
      {children}
    </div>
  );
}

interface ResultBarProps {
  readonly part: Pick<ExamPart, 'phrases' | 'room'>;
}

/** The ways on from a result: to the next step of its part, or onto paper. */
export function ResultBar({ part }: ResultBarProps) {
  const { page } = usePlatform();
  return (
    <ActionBar>
      <Button tone="secondary" onClick={() => page.print()}>
        <Printer aria-hidden size={18} />
        <Trans>Print</Trans>
      </Button>
      <RoomLink part={part} isPrimary />
    </ActionBar>
  );
}
