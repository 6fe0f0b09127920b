import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { PATHS } from '#routes/paths.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { textLinkClass } from '#ui/button.tsx';
import { Dutch } from '#ui/dutch.tsx';

/** Says next to a listening task that the device has no Dutch voice, and who speaks instead (SPK-02, SPK-03). */
export function ComputerVoiceNote() {
  const { speech } = usePlatform();
  const voices = loadedOr(useLoaded(useCallback(() => speech.voices(), [speech])), null);
  if (voices === null || (voices.ok && voices.value.length > 0)) return null;
  return (
    <p className="text-sm text-ink-soft">
      <Trans>
        This device has no Dutch voice. You hear a computer voice, labelled <Dutch>Computerstem</Dutch>:
        people sound different.
      </Trans>{' '}
      <AppLink to={PATHS.settings} className={textLinkClass}>
        <Trans>How to add a Dutch voice</Trans>
      </AppLink>
    </p>
  );
}
