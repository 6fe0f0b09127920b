import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Messages } from '#browser/platform.ts';
import { createFakeMessages } from '#testing/fake-messages.ts';
import { createBrowserMessages } from './browser-messages.ts';

/** The messages that a listener received, once there are `count`. */
function hear(messages: Messages, topic: string) {
  const heard: unknown[] = [];
  const stop = messages.listen(topic, (message) => heard.push(message));
  return { heard, stop };
}

const opened: BroadcastChannel[] = [];
/** Channels that the test can close, because an open one keeps the process alive. */
class WatchedChannel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    opened.push(this);
  }
}

afterEach(() => {
  for (const channel of opened.splice(0)) channel.close();
  vi.unstubAllGlobals();
});

describe.each([
  [
    'in the browser',
    () => {
      vi.stubGlobal('BroadcastChannel', WatchedChannel);
      return [createBrowserMessages(), createBrowserMessages()] as const;
    },
  ],
  [
    'in memory, for tests',
    () => {
      const first = createFakeMessages();
      return [first, first.openTab()] as const;
    },
  ],
])('messages %s', (_where, openTabs) => {
  it('MEM-19: other tabs receive a copy under its topic, the sender nothing, and nobody after the cancel', async () => {
    const [here, there] = openTabs();
    const own = hear(here, 'log');
    const others = hear(there, 'log');
    const elsewhere = hear(there, 'sitting');
    const message = { arrival: 3 };
    here.post('log', message);
    await vi.waitFor(() => expect(others.heard).toEqual([{ arrival: 3 }]));
    expect(others.heard[0]).not.toBe(message);
    others.stop();
    here.post('log', 'again');
    here.post('sitting', 'last');
    await vi.waitFor(() => expect(elsewhere.heard).toEqual(['last']));
    expect(others.heard).toHaveLength(1);
    expect(own.heard).toEqual([]);
  });
});

describe('createBrowserMessages', () => {
  it('MEM-19: messages of another program on the channel are ignored', async () => {
    vi.stubGlobal('BroadcastChannel', WatchedChannel);
    const { heard } = hear(createBrowserMessages(), 'log');
    const stranger = new WatchedChannel('oefenpad');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    const say = (data: unknown) => stranger.postMessage(data);
    for (const strange of [null, 'log', { topic: 'log' }, { topic: 3, message: 'x' }, ['log']]) {
      say(strange);
    }
    say({ topic: 'log', message: 'ours' });
    await vi.waitFor(() => expect(heard).toEqual(['ours']));
  });

  it('MEM-03: a browser without channels receives nothing and works', () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const messages = createBrowserMessages();
    const { heard, stop } = hear(messages, 'log');
    expect(() => messages.post('log', 1)).not.toThrow();
    stop();
    expect(heard).toEqual([]);
  });
});

describe('messages where the browser refuses its channels', () => {
  it('MEM-03: nothing is sent or received, and nothing fails', () => {
    const refuse = vi.fn(function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    vi.stubGlobal('BroadcastChannel', refuse);
    const messages = createBrowserMessages();
    const { heard, stop } = hear(messages, 'log');
    messages.post('log', 1);
    stop();
    expect(heard).toEqual([]);
    expect(refuse).toHaveBeenCalled();
  });
});
