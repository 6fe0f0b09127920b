import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import type { Opening } from './mock-part.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface DividerScreenProps extends Opening {
  readonly movesFocus: boolean;
  readonly onNext: () => void;
}

/** Opens a theme or a part, as the exam's own player does. */
export function DividerScreen({ lead, title, movesFocus, onNext, note }: DividerScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, title, { atFirst: movesFocus });
  return (
    <>
      <Card className="flex max-w-2xl flex-col items-center gap-2 py-16 text-center">
        <p lang="nl" className="text-ink-soft">
          {lead}
        </p>
        <h2 ref={heading} lang="nl" tabIndex={-1} className="text-2xl font-bold outline-none">
          {title}
        </h2>
        {note}
      </Card>
      <ActionBar>
        <Button lang="nl" onClick={onNext}>
          Volgende
          <ArrowRight aria-hidden size={18} />
        </Button>
      </ActionBar>
    </>
  );
}
