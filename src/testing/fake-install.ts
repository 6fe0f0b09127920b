import type { InstallService, InstallWay } from '#browser/platform.ts';

export interface FakeInstall extends InstallService {
  setWay(way: InstallWay): void;
  readonly prompts: () => number;
}

/** A browser that can install the app or not, as the test says. At first it can't. */
export function createFakeInstall(): FakeInstall {
  const listeners = new Set<() => void>();
  let way: InstallWay = 'none';
  let prompts = 0;
  const setWay = (next: InstallWay) => {
    way = next;
    for (const listener of listeners) listener();
  };
  return {
    way: () => way,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    prompt() {
      prompts += 1;
      setWay('none');
      return Promise.resolve(true);
    },
    setWay,
    prompts: () => prompts,
  };
}
