import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowUp, CornerUpLeft, CornerUpRight, type LucideIcon, Undo2 } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { parseCommands } from '#subjects/misc/rules/walk-commands.ts';
import type { WalkCommand, WalkState } from '#subjects/misc/rules/walk-machine.ts';
import { aheadInWords, OUTCOMES, whereIAm } from './where-i-am.ts';
import { Button } from '#ui/button.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';
import { TextField } from '#ui/text-field.tsx';
import { English } from '#components/meaning.tsx';

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
  { dutch: 'Keer om', english: 'turn round', key: 'ArrowDown', command: { kind: 'around' }, Icon: Undo2 },
];

interface CommandsProps {
  readonly onCommands: (commands: readonly WalkCommand[]) => void;
}

/** Where the commands have led, and a field to type them in. On arrival only the place is shown. */
export function WalkProgress({ walk, onCommands }: CommandsProps & { readonly walk: WalkState }) {
  const { i18n } = useLingui();
  const { phase, outcome, walker, town } = walk;
  return (
    <>
      <output className="block">
        {outcome !== null && i18n._(OUTCOMES[outcome])} {i18n._(whereIAm(walker))}{' '}
        {phase === 'walking' && i18n._(aheadInWords(town, walker))}
      </output>
      {phase === 'walking' && (
        <>
          <p className="text-sm text-ink-soft">
            <Trans>
              When one of the buttons below has the focus, you can also use the arrow keys. Up is straight on,
              down is turn round.
            </Trans>
          </p>
          <TypedCommands onCommands={onCommands} />
        </>
      )}
    </>
  );
}

/** The commands as buttons, which the arrow keys press too. */
export function WalkButtons({ onCommands }: CommandsProps) {
  const pressByArrow = (event: KeyboardEvent) => {
    const control = CONTROLS.find(({ key }) => key === event.key);
    if (control === undefined) return;
    // Otherwise the page would scroll.
    event.preventDefault();
    onCommands([control.command]);
  };
  return (
    <ul className="grid basis-full grid-cols-2 gap-2">
      {CONTROLS.map(({ dutch, english, command, Icon }) => (
        <li key={dutch} className="flex">
          <Button
            {...(command === AHEAD.command ? FOCUS_HERE : {})}
            tone="secondary"
            onClick={() => onCommands([command])}
            onKeyDown={pressByArrow}
            className="flex-1 justify-start! px-3!"
          >
            <Icon aria-hidden size={20} className="shrink-0" />
            <span className="flex flex-col text-start leading-tight">
              <span lang="nl">{dutch}</span>
              <English className="text-sm font-normal text-ink-soft">{english}</English>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** A field for spoken-style commands (MSC-11). */
function TypedCommands({ onCommands }: CommandsProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const obey = (event: FormEvent) => {
    event.preventDefault();
    const commands = parseCommands(text);
    if (!commands.ok) {
      setError(
        commands.error === ''
          ? t`Type a command first.`
          : t`I don’t know “${{ error: commands.error }}”. Try: ga rechtdoor, sla linksaf, sla rechtsaf, keer om.`,
      );
      return;
    }
    setText('');
    setError('');
    onCommands(commands.value);
  };
  return (
    <form onSubmit={obey} noValidate>
      <TextField
        label={t`Or type what you would say`}
        name="walk-command"
        lang="nl"
        hint={
          <Trans>
            For example <span lang="nl">ga rechtdoor</span>, or{' '}
            <span lang="nl">neem de tweede straat rechts</span>
          </Trans>
        }
        error={error === '' ? undefined : error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        trailing={
          <Button type="submit" tone="quiet" className="me-0.5">
            <Trans>Go</Trans>
          </Button>
        }
      />
    </form>
  );
}
