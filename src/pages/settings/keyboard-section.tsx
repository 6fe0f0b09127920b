import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { SettingsSection } from './settings-section.tsx';
import ShortcutHelpDialog, { ShortcutSwitch } from '#components/shortcuts/shortcut-help-dialog.tsx';
import { Button } from '#ui/button.tsx';

/** Single-key shortcuts, and the list of them (QUA-14). */
export function KeyboardSection() {
  const [isListOpen, setListOpen] = useState(false);
  return (
    <SettingsSection title={<Trans>Keyboard</Trans>}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ShortcutSwitch />
        <Button tone="secondary" onClick={() => setListOpen(true)}>
          <Trans>Show the shortcuts</Trans>
        </Button>
      </div>
      <ShortcutHelpDialog open={isListOpen} onClose={() => setListOpen(false)} />
    </SettingsSection>
  );
}
