import type { Random } from '#lib/random.ts';
import { createWebCrypto } from '#browser/crypto/web-crypto.ts';
import type { Connection, CryptoService, Downloads, FetchFailure, Platform } from '#browser/platform.ts';
import { createFakeAudio, type FakeAudio } from './fake-audio.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createFakeFiles, type FakeFiles } from './fake-files.ts';
import { createFakeLocks, type FakeLocks } from './fake-locks.ts';
import { createFakeMedia, type FakeMedia } from './fake-media.ts';
import { createFakePage, type FakePage } from './fake-page.ts';
import { createFakeRecorder, type FakeRecorder } from './fake-recorder.ts';
import { createFakeReporter, type FakeReporter } from './fake-reporter.ts';
import { createFakeSpelling, type FakeSpelling } from './fake-spelling.ts';
import { createFakeSpeech, type FakeSpeech } from './fake-speech.ts';
import { createFakeSynthesis, type FakeSynthesis } from './fake-synthesis.ts';
import { createFakeStorage, type FakeStorage } from './fake-storage.ts';
import { createFakeDatabase, type FakeDatabase } from './fake-database.ts';
import { createFakeMessages, type FakeMessages } from './fake-messages.ts';
import { createFakeInstall, type FakeInstall } from './fake-install.ts';
import { createFakeSiteData, type FakeSiteData } from './fake-site-data.ts';
import { createFakeSounds, type FakeSounds } from './fake-sounds.ts';
import { createFakeTexts, type FakeTexts } from './fake-texts.ts';
import { createFakeWorker, type FakeWorker } from './fake-worker.ts';

/** A connection that tests can cut. */
interface FakeConnection extends Connection {
  /** Cuts or restores it. */
  setOnline(online: boolean): void;
}

function createFakeConnection(): FakeConnection {
  const listeners = new Set<() => void>();
  let isOnline = true;
  return {
    isOnline: () => isOnline,
    savesData: () => false,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setOnline(online) {
      isOnline = online;
      for (const listener of listeners) listener();
    },
  };
}

/** Records what was downloaded. */
interface FakeDownloads extends Downloads {
  readonly saved: readonly {
    readonly name: string;
    readonly text: string;
    readonly bytes: Uint8Array<ArrayBuffer>;
  }[];
}

function createFakeDownloads(): FakeDownloads {
  const saved: FakeDownloads['saved'][number][] = [];
  return {
    saved,
    save(name, _type, content) {
      const pieces = typeof content === 'string' ? [new TextEncoder().encode(content)] : content;
      const bytes = Uint8Array.from(pieces.flatMap((piece) => [...piece]));
      saved.push({ name, text: typeof content === 'string' ? content : '', bytes });
    },
  };
}

/** The whole Platform in memory, each part with the methods a test needs. */
export interface FakePlatform extends Platform {
  readonly clock: FakeClock;
  readonly storage: FakeStorage;
  readonly tabStorage: FakeStorage;
  readonly locks: FakeLocks;
  readonly speech: FakeSpeech;
  readonly synthesis: FakeSynthesis;
  readonly audio: FakeAudio;
  readonly recorder: FakeRecorder;
  readonly spelling: FakeSpelling;
  readonly database: FakeDatabase;
  /** What `texts` resolves with. */
  readonly shownTexts: FakeTexts;
  readonly messages: FakeMessages;
  /** What `worker` resolves with. */
  readonly serviceWorker: FakeWorker;
  /** What `media` resolves with. */
  readonly mediaControls: FakeMedia;
  /** What `sounds` resolves with. */
  readonly savedSounds: FakeSounds;
  /** What `install` resolves with. */
  readonly installing: FakeInstall;
  readonly files: FakeFiles;
  readonly downloads: FakeDownloads;
  readonly connection: FakeConnection;
  readonly siteData: FakeSiteData;
  readonly page: FakePage;
  readonly report: FakeReporter;
  /** Lets `ms` pass on the clock; same as `clock.advance`. */
  advance(ms: number): void;
}

/** Parts to use instead of the default fakes, and short forms for common settings. */
export interface FakePlatformOverrides extends Partial<
  Omit<FakePlatform, 'storage' | 'files' | 'page' | 'advance'>
> {
  /** A storage (for a second tab: `first.storage.openTab()`) or what is stored at first. */
  readonly storage?: FakeStorage | Readonly<Record<string, string>>;
  /** Files, or a map of path to text. */
  readonly files?: FakeFiles | Readonly<Record<string, string | FetchFailure>>;
  readonly page?: FakePage;
  /** The start time of the clock, ms since 1970. */
  readonly now?: number;
  readonly installedApp?: boolean;
}

/** A new fake Platform. Crypto is the machine's real Web Crypto; random numbers are the same sequence each time. */
export function createFakePlatform(overrides: FakePlatformOverrides = {}): FakePlatform {
  const clock = overrides.clock ?? createFakeClock(overrides.now);
  const installing = overrides.installing ?? createFakeInstall();
  const mediaControls = overrides.mediaControls ?? createFakeMedia();
  const savedSounds = overrides.savedSounds ?? createFakeSounds();
  const shownTexts = overrides.shownTexts ?? createFakeTexts();
  const serviceWorker = overrides.serviceWorker ?? createFakeWorker();
  return {
    clock,
    random: overrides.random ?? createSeededRandom(1),
    afterPaint: overrides.afterPaint ?? ((run) => clock.after(0, run)),
    hasAppOnDevice: overrides.hasAppOnDevice ?? (() => false),
    storage: isFakeStorage(overrides.storage) ? overrides.storage : createFakeStorage(overrides.storage),
    tabStorage: overrides.tabStorage ?? createFakeStorage(),
    locks: overrides.locks ?? createFakeLocks(clock),
    crypto: overrides.crypto ?? createWebCrypto(),
    audio: overrides.audio ?? createFakeAudio(),
    synthesis: overrides.synthesis ?? createFakeSynthesis(),
    speech: overrides.speech ?? createFakeSpeech(),
    recorder: overrides.recorder ?? createFakeRecorder(),
    spelling: overrides.spelling ?? createFakeSpelling(),
    database: overrides.database ?? createFakeDatabase(),
    messages: overrides.messages ?? createFakeMessages(),
    shownTexts,
    texts: overrides.texts ?? (() => Promise.resolve(shownTexts)),
    serviceWorker,
    savedSounds,
    mediaControls,
    installing,
    media: overrides.media ?? (() => Promise.resolve(mediaControls)),
    install: overrides.install ?? (() => Promise.resolve(installing)),
    sounds: overrides.sounds ?? (() => Promise.resolve(savedSounds)),
    worker: overrides.worker ?? (() => Promise.resolve(serviceWorker)),
    files: isFakeFiles(overrides.files) ? overrides.files : createFakeFiles(overrides.files),
    downloads: overrides.downloads ?? createFakeDownloads(),
    connection: overrides.connection ?? createFakeConnection(),
    siteData: overrides.siteData ?? createFakeSiteData(),
    page: overrides.page ?? createFakePage({ installedApp: overrides.installedApp ?? false }),
    report: overrides.report ?? createFakeReporter(),
    advance: (ms) => clock.advance(ms),
  };
}

/** Another tab of the same browser, at the same time. */
export function openTab(first: FakePlatform, overrides: FakePlatformOverrides = {}): FakePlatform {
  const clock = overrides.clock ?? first.clock;
  return createFakePlatform({
    clock,
    storage: first.storage.openTab(),
    database: first.database.openTab(),
    messages: first.messages.openTab(),
    locks: first.locks.openTab(clock),
    serviceWorker: first.serviceWorker.openTab(),
    savedSounds: first.savedSounds,
    // So that no id is used twice.
    page: { ...createFakePage(), newId: () => first.page.newId() },
    ...overrides,
  });
}

/** The same device after the page was reloaded, perhaps later. */
export function reloadPage(before: FakePlatform, { laterMs = 0 } = {}): FakePlatform {
  before.locks.close();
  return openTab(before, { clock: createFakeClock(before.clock.now() + laterMs) });
}

/** Repeatable random numbers (mulberry32): the same seed gives the same numbers. */
export function createSeededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A page without https: every call rejects, as there is no `crypto.subtle`. */
export function createMissingCrypto(): CryptoService {
  return {
    sha256Hex: rejectAsMissing,
    generateKey: rejectAsMissing,
    encrypt: rejectAsMissing,
    decrypt: rejectAsMissing,
  };
}

function rejectAsMissing(): Promise<never> {
  return Promise.reject(new TypeError("Cannot read properties of undefined (reading 'digest')"));
}

function isFakeStorage(value: FakePlatformOverrides['storage']): value is FakeStorage {
  return typeof value === 'object' && typeof value['openTab'] === 'function';
}

function isFakeFiles(value: FakePlatformOverrides['files']): value is FakeFiles {
  return typeof value === 'object' && typeof value['readText'] === 'function';
}
