import type { ReactNode } from 'react';
import { PATHS } from '#services/paths.ts';
import { AppLink } from '#shared/navigation/app-link.tsx';
import { useDutchVoice } from '#shared/speech/use-dutch-voice.ts';
import { Alert } from '#ui/alert.tsx';
import { textLinkClass } from '#ui/button.tsx';

/** What is asked by ear, where the device can say Dutch; where it can't, that is told at once (SPK-02). */
export function DutchVoiceNeeded({ children }: { readonly children: ReactNode }) {
  switch (useDutchVoice()) {
    case 'looking':
      return <output className="text-ink-soft">Looking for a Dutch voice …</output>;
    case 'there':
      return children;
    case 'unsupported':
      return (
        <Alert tone="warning" title="Audio not available">
          Your browser does not support speech output. Choose another way to study these words.
        </Alert>
      );
    case 'absent':
      return (
        <Alert tone="warning" title="No Dutch voice on this device">
          These words can’t be heard here. You can{' '}
          <AppLink to={PATHS.settings} className={textLinkClass}>
            read in settings how to add a voice
          </AppLink>
          , or choose another way to study them.
        </Alert>
      );
  }
}
