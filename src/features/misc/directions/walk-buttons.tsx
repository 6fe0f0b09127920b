import { ArrowUp, CornerUpLeft, CornerUpRight, Undo2, type LucideIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { WalkCommand } from '#domain/town/walk-machine.ts';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { Button } from '#ui/button.tsx';

interface Control {
  readonly dutch: string;
  readonly english: string;
  readonly key: string;
  readonly command: WalkCommand;
  readonly Icon: LucideIcon;
}

const AHEAD: Control = {
  dutch: 'Ga rechtdoor',
  english: 'straight on',
  key: 'ArrowUp',
  command: { kind: 'straight', streets: 1 },
  Icon: ArrowUp,
};
const CONTROLS: readonly Control[] = [
  AHEAD,
  {
    dutch: 'Sla linksaf',
    english: 'turn left',
    key: 'ArrowLeft',
    command: { kind: 'left' },
    Icon: CornerUpLeft,
  },
  {
    dutch: 'Sla rechtsaf',
    english: 'turn right',
    key: 'ArrowRight',
    command: { kind: 'right' },
    Icon: CornerUpRight,
  },
  { dutch: 'Draai om', english: 'turn round', key: 'ArrowDown', command: { kind: 'around' }, Icon: Undo2 },
];

interface WalkButtonsProps {
  readonly onCommands: (commands: readonly WalkCommand[]) => void;
}

/** The commands as buttons, which the arrow keys press too. */
export function WalkButtons({ onCommands }: WalkButtonsProps) {
  const pressByArrow = (event: KeyboardEvent) => {
    const control = CONTROLS.find(({ key }) => key === event.key);
    if (control === undefined) return;
    // The page would scroll.
    event.preventDefault();
    onCommands([control.command]);
  };
  return (
    <>
      <ul className="grid grid-cols-2 gap-2">
        {CONTROLS.map(({ dutch, english, command, Icon }) => (
          <li key={dutch} className="flex">
            <Button
              {...(command === AHEAD.command ? FOCUS_HERE : {})}
              tone="secondary"
              onClick={() => onCommands([command])}
              onKeyDown={pressByArrow}
              // The second row comes along when the focus brings the first into view.
              className="flex-1 scroll-mb-32 justify-start! px-3!"
            >
              <Icon aria-hidden size={20} className="shrink-0" />
              <span className="flex flex-col text-left leading-tight">
                <span lang="nl">{dutch}</span>
                <span className="text-sm font-normal text-ink-soft">{english}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        With one of these buttons in focus, the arrow keys walk too: up is straight on, down is turn round.
      </p>
    </>
  );
}
