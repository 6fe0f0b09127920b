import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from '#shared/platform-context.tsx';
import { areShortcutsOn } from '#shared/shortcuts/shortcut-setting.ts';
import { isShortcut, type KeyPress, type ShortcutKey } from '#shared/shortcuts/shortcut-rules.ts';

type ShortcutActions = Partial<Record<ShortcutKey, () => void>>;

/** Listens to single keys while the screen that calls it is shown, unless the person switched them off. */
export function useShortcuts(actions: ShortcutActions): void {
  const { storage } = usePlatform();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const action = Object.entries(actions).find(([key]) => key === event.key)?.[1];
    if (action === undefined || !isShortcut(pressOf(event)) || !areShortcutsOn(storage)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

function pressOf(event: KeyboardEvent): KeyPress {
  return {
    key: event.key,
    ctrlKey: event.ctrlKey,
    metaKey: event.metaKey,
    altKey: event.altKey,
    defaultPrevented: event.defaultPrevented,
    target: targetOf(event.target),
  };
}

function targetOf(target: EventTarget | null): KeyPress['target'] {
  if (!(target instanceof Element)) return 'elsewhere';
  // An open dialog is a place of its own: keys pressed in it never reach the page behind.
  if (target.closest('input, select, textarea, [contenteditable], dialog, [role=tablist]')) return 'typing';
  return target.closest('button, a, summary') ? 'control' : 'elsewhere';
}
