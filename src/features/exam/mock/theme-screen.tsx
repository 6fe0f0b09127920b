import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import type { MockItem } from '#features/exam/mock/mock-part.ts';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useMovedFocus } from '#ui/moved-focus.ts';

interface ThemeScreenProps {
  readonly group: MockItem['group'];
  readonly movesFocus: boolean;
  readonly onNext: () => void;
}

/** Opens a theme, as the exam's own player does. */
export function ThemeScreen({ group, movesFocus, onNext }: ThemeScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useMovedFocus(heading, group.id, { atFirst: movesFocus });
  return (
    <>
      <Card className="flex max-w-2xl flex-col items-center gap-2 py-16 text-center">
        <p lang="nl" className="text-ink-soft">
          De volgende vragen gaan over:
        </p>
        <h2 ref={heading} lang="nl" tabIndex={-1} className="text-2xl font-bold outline-none">
          {group.dutch}
        </h2>
      </Card>
      <ActionBar>
        <Button onClick={onNext}>
          Next
          <ArrowRight aria-hidden size={18} />
        </Button>
      </ActionBar>
    </>
  );
}
