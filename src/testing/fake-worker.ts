import type { Cancel, UpdateCheck, WorkerService } from '#browser/platform.ts';

export interface FakeWorker extends WorkerService {
  /** Installs the first worker: the whole app is now on this device. */
  install(): void;
  /** A new version is installed and waiting. */
  offerUpdate(): void;
  /** Another worker takes over unasked: from another tab, or the kill switch. */
  takeOver(): void;
  /** The result of later checks for a new version; `update` also offers one. */
  answerChecks(answer: UpdateCheck): void;
  /** From now on a version that is asked to take over doesn't. */
  refuseToTakeOver(): void;
  /** How many checks for a new version were made. */
  readonly checks: () => number;
  /** The same worker, as another tab sees it. */
  openTab(): FakeWorker;
}

interface Shared {
  isReady: boolean;
  hasUpdate: boolean;
  isStubborn: boolean;
  answer: UpdateCheck;
  readonly tabs: Set<{ readonly changed: () => void; readonly takenOver: () => void }>;
}

/** A service worker that tests install, update and replace. At first there is none. */
export function createFakeWorker(): FakeWorker {
  return createTab({
    isReady: false,
    hasUpdate: false,
    isStubborn: false,
    answer: 'newest',
    tabs: new Set(),
  });
}

function createTab(shared: Shared): FakeWorker {
  const changed = new Set<() => void>();
  const takenOver = new Set<() => void>();
  let checks = 0;
  shared.tabs.add({
    changed: () => changed.forEach((listener) => listener()),
    takenOver: () => takenOver.forEach((listener) => listener()),
  });
  const tellAll = () => shared.tabs.forEach((tab) => tab.changed());
  const offerUpdate = () => {
    shared.isReady = true;
    shared.hasUpdate = true;
    tellAll();
  };
  const takeOver = () => {
    shared.hasUpdate = false;
    shared.tabs.forEach((tab) => tab.takenOver());
    tellAll();
  };
  return {
    isReady: () => shared.isReady,
    hasUpdate: () => shared.hasUpdate,
    onChange: (listener) => listen(changed, listener),
    onTakenOver: (listener) => listen(takenOver, listener),
    checkForUpdate() {
      checks += 1;
      if (!shared.isReady) return Promise.resolve('no-worker');
      if (shared.answer === 'update') offerUpdate();
      return Promise.resolve(shared.answer);
    },
    takeUpdate() {
      if (!shared.hasUpdate || shared.isStubborn) return Promise.resolve(false);
      takeOver();
      return Promise.resolve(true);
    },
    install() {
      shared.isReady = true;
      tellAll();
    },
    offerUpdate,
    takeOver,
    answerChecks(answer) {
      shared.answer = answer;
    },
    refuseToTakeOver() {
      shared.isStubborn = true;
    },
    checks: () => checks,
    openTab: () => createTab(shared),
  };
}

function listen(listeners: Set<() => void>, listener: () => void): Cancel {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
