import type { Cancel, Messages } from '#browser/platform.ts';

const CHANNEL = 'oefenpad';

/** Word between tabs by a BroadcastChannel, opened when it is first needed. Nothing is said where the browser refuses it. */
export function createBrowserMessages(): Messages {
  const listeners = new Map<string, Set<(message: unknown) => void>>();
  let opened: BroadcastChannel | null = null;

  const channel = (): BroadcastChannel | null => {
    if (opened === null && typeof BroadcastChannel === 'function') {
      opened = openChannel();
      opened?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const parcel = parcelOf(data);
        if (parcel === null) return;
        for (const listener of listeners.get(parcel.topic) ?? []) listener(parcel.message);
      });
    }
    return opened;
  };

  return {
    post(topic, message) {
      channel()?.postMessage({ topic, message });
    },
    listen(topic, listener): Cancel {
      channel();
      const ofTopic = listeners.get(topic) ?? new Set();
      listeners.set(topic, ofTopic.add(listener));
      return () => void ofTopic.delete(listener);
    },
  };
}

/** Null where the person blocks what sites keep, for which a browser may refuse its channels, too. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Null for what this app did not send. */
function parcelOf(data: unknown): { topic: string; message: unknown } | null {
  if (typeof data !== 'object' || data === null || !('topic' in data) || !('message' in data)) return null;
  return typeof data.topic === 'string' ? { topic: data.topic, message: data.message } : null;
}
