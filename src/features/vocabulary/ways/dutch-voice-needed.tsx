import { useEffect, useState, type ReactNode } from 'react';
import type { Result } from '#lib/result.ts';
import { PATHS } from '#services/paths.ts';
import { AppLink } from '#shared/navigation/app-link.tsx';
import { usePlatform } from '#shared/platform-context.tsx';
import { Alert } from '#ui/alert.tsx';
import { textLinkClass } from '#ui/button.tsx';

type Voice = 'looking' | 'there' | 'absent' | 'unsupported';

/** What is asked by ear, where the device can say Dutch; where it can't, that is told at once (SPK-02). */
export function DutchVoiceNeeded({ children }: { readonly children: ReactNode }) {
  const { speech } = usePlatform();
  const [voice, setVoice] = useState<Voice>('looking');
  useEffect(() => {
    let isShown = true;
    void speech.voices().then((found) => isShown && setVoice(voiceIn(found)));
    return () => {
      isShown = false;
    };
  }, [speech]);
  switch (voice) {
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

function voiceIn(found: Result<readonly unknown[], 'unsupported'>): Voice {
  if (!found.ok) return 'unsupported';
  return found.value.length > 0 ? 'there' : 'absent';
}
