import { rankDutchVoices, type VoiceFacts } from '#domain/speech/rank-voices.ts';
import { VOICE_POLL_MS, VOICE_WAIT_MS } from '#domain/speech/speech-timing.ts';
import type { Cancel, Clock } from '#platform/platform.ts';
import type { BrowserSynthesis } from '#platform/speech/say-piece.ts';

export interface DutchVoice {
  /** Hands over the best Dutch voice: at once when it is known, else when it came or surely won't (then null). */
  find(onSettled: (voice: VoiceFacts | null) => void): Cancel;
}

/** Watches for voices from now on: browsers load them late, and some only after somebody asked (SPK-02). */
export function watchDutchVoice(synthesis: BrowserSynthesis, clock: Clock): DutchVoice {
  const waiting = new Set<(voice: VoiceFacts | null) => void>();
  let best: VoiceFacts | null = null;
  let loading = true;

  const settle = () => {
    for (const tell of waiting) tell(best);
    waiting.clear();
  };
  const look = () => {
    best = rankDutchVoices(synthesis.getVoices())[0] ?? null;
    if (best !== null) settle();
  };
  const stopPolling = clock.every(VOICE_POLL_MS, () => {
    look();
    if (best !== null) stopPolling();
  });
  clock.after(VOICE_WAIT_MS, () => {
    stopPolling();
    loading = false;
    settle();
  });
  synthesis.addEventListener?.('voiceschanged', look);
  look();

  return {
    find(onSettled) {
      if (best === null) look();
      if (best !== null || !loading) {
        onSettled(best);
        return () => undefined;
      }
      waiting.add(onSettled);
      return () => void waiting.delete(onSettled);
    },
  };
}
