import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { SettingsSection } from './settings-section.tsx';
import { PATHS } from '#routes/paths.ts';
import { lazyCode } from '#components/lazy/lazy-code.tsx';
import { LazyView } from '#components/lazy/lazy-view.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { Button, buttonClass } from '#ui/button.tsx';

const voices = lazyCode(() => import('./voices-part.tsx'));

/** Whose voices are used, adding one from a file, and a link to lend a voice (SPK-04, SPK-05). */
export function VoicesSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingsSection title={<Trans>Voices</Trans>}>
      <p>
        <Trans>
          Here you see who speaks the recorded Dutch. You can add the voice of somebody from a file. And if
          you speak Dutch well, you can record yours.
        </Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button tone="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Hide the voices</Trans> : <Trans>Show the voices</Trans>}
        </Button>
        <AppLink to={PATHS.record} className={buttonClass({ tone: 'secondary' })}>
          <Trans>Record your voice</Trans>
        </AppLink>
      </div>
      {isOpen && <LazyView code={voices} props={{}} />}
    </SettingsSection>
  );
}
