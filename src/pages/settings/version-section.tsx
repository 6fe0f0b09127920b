import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useStore } from 'zustand';
import { SettingsSection } from './settings-section.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { UPDATE_TEXTS, updatesOf } from '#updates/updates.ts';
import { Button } from '#ui/button.tsx';

const CHECK_TEXTS = {
  asking: msg`Looking for a new version…`,
  newest: msg`You have the newest version.`,
  found: msg`There is a new version. It starts when nothing is open that you could lose.`,
  failed: msg`That did not work. Check your connection and try again.`,
  none: msg`This browser keeps no copy of the app. You get the newest version each time you load the page.`,
};

/** The app's version, and whether there is a newer one (QUA-11). */
export function VersionSection() {
  const { i18n } = useLingui();
  const { page } = usePlatform();
  const updates = updatesOf(usePlatform());
  const phase = useStore(updates);
  const [checked, setChecked] = useState<keyof typeof CHECK_TEXTS | null>(null);
  const check = async () => {
    setChecked('asking');
    setChecked(await updates.check());
  };
  return (
    <SettingsSection title={<Trans>Version</Trans>}>
      <p>
        <Trans>
          This is version{' '}
          <span dir="ltr" className="font-mono break-all">
            {page.version()}
          </span>{' '}
          of Oefenpad.
        </Trans>
      </p>
      <div className="flex flex-col items-start gap-3">
        {/* The notice above the page already announces the new version. */}
        {phase === 'none' ? (
          <output>{checked !== null && i18n._(CHECK_TEXTS[checked])}</output>
        ) : (
          <p>{i18n._(UPDATE_TEXTS[phase])}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            tone="secondary"
            onClick={() => {
              if (checked !== 'asking') void check();
            }}
          >
            <Trans>Check for updates</Trans>
          </Button>
          {phase === 'offered' && (
            <Button onClick={() => void updates.take()}>
              <Trans>Update now</Trans>
            </Button>
          )}
        </div>
      </div>
    </SettingsSection>
  );
}
