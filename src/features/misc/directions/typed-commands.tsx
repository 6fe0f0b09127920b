import { useState, type FormEvent } from 'react';
import { parseCommands } from '#domain/town/walk-commands.ts';
import type { WalkCommand } from '#domain/town/walk-machine.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface TypedCommandsProps {
  readonly onCommands: (commands: readonly WalkCommand[]) => void;
}

/** A field for the commands as one would say them (MSC-11). */
export function TypedCommands({ onCommands }: TypedCommandsProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const obey = (event: FormEvent) => {
    event.preventDefault();
    const commands = parseCommands(text);
    if (!commands.ok) {
      setError(
        commands.error === ''
          ? 'Type a command first.'
          : `I don’t know “${commands.error}”. Try: ga rechtdoor, sla linksaf, sla rechtsaf, draai om.`,
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
        label="Or type what you would say"
        name="walk-command"
        lang="nl"
        hint={
          <>
            For example <span lang="nl">ga rechtdoor</span>, or{' '}
            <span lang="nl">neem de tweede straat rechts</span>
          </>
        }
        error={error === '' ? undefined : error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        trailing={
          <Button type="submit" tone="quiet" className="mr-0.5">
            Go
          </Button>
        }
      />
    </form>
  );
}
