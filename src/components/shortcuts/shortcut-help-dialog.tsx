import { Trans, useLingui } from '@lingui/react/macro';
import { SHORTCUTS } from '#storage/device-values.ts';
import { useStoredState } from '#components/use-stored-state.ts';
import { SHORTCUT_HELP } from './use-shortcuts.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** Lists the keyboard shortcuts and lets the person switch them off (QUA-14). */
export default function ShortcutHelpDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, i18n } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Keyboard shortcuts`}
      actions={
        <Button tone="primary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {SHORTCUT_HELP.map(({ keys, does }) => (
          <div key={does.id} className="contents">
            <dt>
              <kbd className="rounded-md border border-line-strong px-2 py-0.5 font-sans text-sm whitespace-nowrap">
                {typeof keys === 'string' ? keys : i18n._(keys)}
              </kbd>
            </dt>
            <dd>{i18n._(does)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <ShortcutSwitch />
      </div>
    </Dialog>
  );
}

export function ShortcutSwitch() {
  const [shortcuts, setShortcuts] = useStoredState(SHORTCUTS);
  return (
    <Checkbox
      label={<Trans>Use keyboard shortcuts</Trans>}
      checked={shortcuts === 'on'}
      onChange={(event) => setShortcuts(event.currentTarget.checked ? 'on' : 'off')}
    />
  );
}
