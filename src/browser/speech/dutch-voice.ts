import { rankDutchVoices, type VoiceFacts } from '#sound/rules/rank-voices.ts';
import { VOICE_POLL_MS, VOICE_WAIT_MS } from '#sound/rules/speech-timing.ts';
import type { Cancel, Clock } from '#browser/platform.ts';
import type { BrowserSynthesis } from './say-piece.ts';

type OnSettled = (voices: readonly VoiceFacts[]) => void;

export interface DutchVoices {
  /**
   * Returns the Dutch voices, best first: at once if they are known, otherwise when they have loaded or certainly will
   * not (then none).
   */
  find(onSettled: OnSettled): Cancel;
  /** The same after a new search, because voices come and go while a page is open. */
  look(onSettled: OnSettled): Cancel;
}

/** Watches for voices from now on: browsers load them late, and some only after the first query (SPK-02). */
export function watchDutchVoices(synthesis: BrowserSynthesis, clock: Clock): DutchVoices {
  const waiting = new Set<OnSettled>();
  let found: readonly VoiceFacts[] = [];
  let loading = true;

  const settle = () => {
    for (const tell of waiting) tell(found);
    waiting.clear();
  };
  const look = () => {
    found = rankDutchVoices(synthesis.getVoices());
    if (found.length > 0) settle();
  };
  const stopPolling = clock.every(VOICE_POLL_MS, () => {
    look();
    if (found.length > 0) stopPolling();
  });
  clock.after(VOICE_WAIT_MS, () => {
    stopPolling();
    loading = false;
    settle();
  });
  synthesis.addEventListener?.('voiceschanged', look);
  look();

  const handOver = (onSettled: OnSettled): Cancel => {
    if (found.length > 0 || !loading) {
      onSettled(found);
      return () => undefined;
    }
    waiting.add(onSettled);
    return () => void waiting.delete(onSettled);
  };
  return {
    find(onSettled) {
      if (found.length === 0) look();
      return handOver(onSettled);
    },
    look(onSettled) {
      look();
      return handOver(onSettled);
    },
  };
}
