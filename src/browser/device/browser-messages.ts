import type { Cancel, Messages } from '#browser/platform.ts';

const CHANNEL = 'oefenpad';

/** Messages between tabs over a BroadcastChannel, opened when first needed. Nothing is sent if the browser refuses it. */
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

/** Null if the person blocks site data, because a browser may then refuse channels too. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

/** Null for a message that this app did not send. */
function parcelOf(data: unknown): { topic: string; message: unknown } | null {
  if (typeof data !== 'object' || data === null || !('topic' in data) || !('message' in data)) return null;
  return typeof data.topic === 'string' ? { topic: data.topic, message: data.message } : null;
}
