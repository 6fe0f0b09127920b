import type { Messages } from '#browser/platform.ts';

export interface FakeMessages extends Messages {
  /** A second tab that receives what this one posts, and the other way round. */
  openTab(): FakeMessages;
}

type Listeners = Map<string, Set<(message: unknown) => void>>;

/** Messages between fake platforms, delivered at once. Each tab receives those of the others, never its own. */
export function createFakeMessages(): FakeMessages {
  return createTab(new Set());
}

function createTab(tabs: Set<Listeners>): FakeMessages {
  const own: Listeners = new Map();
  tabs.add(own);
  return {
    post(topic, message) {
      for (const tab of tabs) {
        if (tab !== own) for (const listener of tab.get(topic) ?? []) listener(structuredClone(message));
      }
    },
    listen(topic, listener) {
      const ofTopic = own.get(topic) ?? new Set();
      own.set(topic, ofTopic.add(listener));
      return () => void ofTopic.delete(listener);
    },
    openTab: () => createTab(tabs),
  };
}
