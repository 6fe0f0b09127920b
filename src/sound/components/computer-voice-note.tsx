import { useCallback } from 'react';
import { PATHS } from '#routes/paths.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { usePlatform } from '#components/platform-context.tsx';
import { loadedOr, useLoaded } from '#components/use-loaded.ts';
import { textLinkClass } from '#ui/button.tsx';

/** Says next to a listening task that the device has no Dutch voice, and who speaks instead (SPK-02, SPK-03). */
export function ComputerVoiceNote() {
  const { speech } = usePlatform();
  const voices = loadedOr(useLoaded(useCallback(() => speech.voices(), [speech])), null);
  if (voices === null || (voices.ok && voices.value.length > 0)) return null;
  return (
    <p className="text-sm text-ink-soft">
      This device has no Dutch voice. You hear a computer voice, labelled <span lang="nl">Computerstem</span>:
      people sound different.{' '}
      <AppLink to={PATHS.settings} className={textLinkClass}>
        How to add a Dutch voice
      </AppLink>
    </p>
  );
}
