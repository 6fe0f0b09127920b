import { useEffect, useState } from 'react';
import type { Result } from '#lib/result.ts';
import { usePlatform } from '#shared/platform-context.tsx';

/** Whether the device can say Dutch: what is asked by ear depends on it (SPK-02). */
export type DutchVoice = 'looking' | 'there' | 'absent' | 'unsupported';

export function useDutchVoice(): DutchVoice {
  const { speech } = usePlatform();
  const [voice, setVoice] = useState<DutchVoice>('looking');
  useEffect(() => {
    let isShown = true;
    void speech.voices().then((found) => isShown && setVoice(voiceIn(found)));
    return () => {
      isShown = false;
    };
  }, [speech]);
  return voice;
}

function voiceIn(found: Result<readonly unknown[], 'unsupported'>): DutchVoice {
  if (!found.ok) return 'unsupported';
  return found.value.length > 0 ? 'there' : 'absent';
}
