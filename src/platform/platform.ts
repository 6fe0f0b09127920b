import type { RecordingFailure } from '#domain/exam/speaking-machine.ts';
import type { VoiceFacts } from '#domain/speech/rank-voices.ts';
import type { Random } from '#lib/random.ts';
import type { Result } from '#lib/result.ts';
import type { StorageKey } from '#platform/storage/storage-key.ts';

/** Undoes a subscription or a planned call. Calling it twice does nothing. */
export type Cancel = () => void;

/** Time. Rules never ask for it themselves: they are handed `now`. */
export interface Clock {
  /** Milliseconds since 1970, as the device believes. */
  now(): number;
  after(delayMs: number, run: () => void): Cancel;
  every(intervalMs: number, run: () => void): Cancel;
}

/** Why something could not be kept on the device. */
export type StorageFailure = 'unavailable' | 'full' | 'failed';

/** Local or session storage that never throws. Its keys come from the registry in `services/storage` (DAT-07). */
export interface KeyValueStore {
  read(key: StorageKey): Result<string | null, StorageFailure>;
  write(key: StorageKey, value: string): Result<undefined, StorageFailure>;
  remove(key: StorageKey): Result<undefined, StorageFailure>;
  /** Tells the names of what other tabs change; null when everything was cleared. */
  onExternalChange(listener: (key: string | null) => void): Cancel;
}

/** Locks that hold in all tabs of this browser. */
export interface LockService {
  /** False in a browser without Web Locks: there every lock is had at once, by as many as ask. */
  readonly isSupported: boolean;
  /**
   * Takes a lock until the tab ends or the answer is called. Null: another tab holds it, and kept it for `waitMs`.
   * Never rejects.
   */
  hold(name: string, options: HoldOptions): Promise<Cancel | null>;
}

export interface HoldOptions {
  /** Takes it from whoever holds it. */
  readonly steal?: boolean;
  /** How long to wait for another tab to give it up; not at all unless told. */
  readonly waitMs?: number;
  /** Another tab has taken it. Not after the cancel. */
  readonly onLost: () => void;
}

/** Web Crypto. Every method rejects where the browser has none (a page not served over https or localhost). */
export interface CryptoService {
  /** Lower-case hex digest of the UTF-8 bytes. */
  sha256Hex(text: string): Promise<string>;
  /** A fresh 256-bit AES-GCM key, base64. */
  generateKey(): Promise<string>;
  /** AES-GCM with a fresh random 12-byte IV each time; the IV stands in front, all base64. */
  encrypt(key: string, text: string): Promise<string>;
  /** Rejects when key and text don't belong together or the text was changed. */
  decrypt(key: string, encrypted: string): Promise<string>;
}

export type SpeechFailure =
  /** The browser has no speech output at all. */
  | 'unsupported'
  /** Speech output, but no Dutch voice. */
  | 'no-dutch-voice'
  /** The voice reported an error, never started or never ended. */
  | 'failed'
  /** Stopped by the person, by a newer request or by leaving the view. */
  | 'stopped';

/** Dutch speech (SPK-01, SPK-02). Only one thing is said at a time. */
export interface SpeechService {
  /**
   * Says the text; resolves once it was said to its end or it is clear that it won't be. Never rejects.
   * @param speaker `second`: somebody else in a conversation, told from the first by the pitch
   */
  speak(text: string, speaker?: 'first' | 'second'): Promise<Result<undefined, SpeechFailure>>;
  /** Stops at once; the pending `speak` resolves with `stopped`. */
  stop(): void;
}

/** How the person wants to be spoken to (MEM-16). */
export interface SpeechWish {
  /** By its name; null: the best one. One that the device doesn't have is the best one, too. */
  readonly voice: string | null;
  /** 1 is a voice's own pace. */
  readonly rate: number;
}

/** Speech by the voices of the device. */
export interface DeviceSpeech extends SpeechService {
  /** The Dutch voices that are there now, best first; once they have come, or surely won't. Never rejects. */
  voices(): Promise<Result<readonly VoiceFacts[], 'unsupported'>>;
}

/** One of the app's own sound files. */
export interface AudioFile {
  /** Starts with `/`. */
  readonly path: string;
  readonly durationMs: number;
}

export type AudioFailure =
  /** The file can't be had or read, or its end never came. */
  | 'unavailable'
  /** The browser wants another press first. */
  | 'blocked'
  /** By the person, by a newer request, or because the page went into the background. */
  | 'stopped';

/** Prepared audio (LIS-04). Only one file plays at a time. */
export interface AudioService {
  /** Plays a file; resolves once it was played to its end or it is clear that it won't be. Never rejects. */
  play(file: AudioFile, signal: AbortSignal): Promise<Result<undefined, AudioFailure>>;
}

/** A recorded sound. It lives in the page's memory and nowhere else (SPE-02). */
export interface Recording {
  /** Of a WAV file, 16 kHz and mono, to be saved. */
  readonly url: string;
  readonly durationMs: number;
  /** No voice is heard in it. */
  readonly isSilent: boolean;
  /** Plays it from its beginning. `onEnded` runs once, at its end or where it can't be played; not after the cancel. */
  play(onEnded: () => void): Cancel;
  /** Frees its memory; the url is of no use afterwards. */
  release(): void;
}

/** An open microphone. The browser shows that it is on until it is closed. */
export interface Microphone {
  /** How loud it is right now: 0 (silence) to 1. */
  level(): number;
  /** Records until `stop`, or until the microphone is gone. Null: closed before, or no readable sound. Never rejects. */
  record(): Promise<Recording | null>;
  /** Ends a recording that runs. */
  stop(): void;
  /** Switches it off. */
  close(): void;
}

/** Recording (SPE-01, SPE-02). */
export interface RecorderService {
  /** Opens the microphone, after the browser asked the person where it must. Never rejects. */
  open(): Promise<Result<Microphone, RecordingFailure>>;
}

/** An event as the study log keeps it: whatever it says, it has an id. */
export interface StoredEvent {
  readonly id: string;
}

/** Events as they were kept, to be parsed, and the number of the last of them, from which `eventsSince` goes on. */
export interface ArrivedEvents {
  readonly events: readonly unknown[];
  readonly arrival: number;
}

/** What is kept beside the log, each under keys of its own. */
export type RecordStoreName = 'snapshots' | 'sittings' | 'recordings' | 'own-lists';

export interface DatabaseChange {
  readonly events?: readonly StoredEvent[];
  readonly put?: readonly {
    readonly store: RecordStoreName;
    readonly key: string;
    readonly value: unknown;
  }[];
  readonly remove?: readonly { readonly store: RecordStoreName; readonly key: string }[];
  /** Events to take out again, by their ids: only to undo an import (MEM-13). Nothing else ever leaves the log. */
  readonly withdraw?: readonly string[];
}

/** What is too large or too precious for local storage (DAT-07). No call ever rejects. */
export interface Database {
  /** One transaction: all or nothing. An event that is there already stays as it is (MEM-01). */
  commit(change: DatabaseChange): Promise<Result<undefined, StorageFailure>>;
  /** A copy of what was put there; undefined where there is none. */
  read(store: RecordStoreName, key: string): Promise<Result<unknown, StorageFailure>>;
  keys(store: RecordStoreName): Promise<Result<readonly string[], StorageFailure>>;
  /** Deletes all of it, because the person wants that (MEM-16). */
  clear(): Promise<Result<undefined, StorageFailure>>;
  /**
   * The events that came into this browser after the one of that number, in the order in which they came; 0: all.
   * @param limit how many at most; there may be more as long as the number grows
   */
  eventsSince(arrival: number, limit?: number): Promise<Result<ArrivedEvents, StorageFailure>>;
}

/** Word between the open tabs. Where the browser has no channel for it nothing is ever heard. */
export interface Messages {
  /** To every other tab, never to this one. `message` is copied as it is stored: no functions, no elements. */
  post(topic: string, message: unknown): void;
  /** What comes may be of another version of the app: parse it. */
  listen(topic: string, listener: (message: unknown) => void): Cancel;
}

export type FetchFailure = { kind: 'network' } | { kind: 'status'; status: number };

/** The line to the rest of the world. */
export interface Connection {
  /** False only when the browser is sure that there is none. */
  isOnline(): boolean;
  /** Runs when it goes or comes back. */
  onChange(listener: () => void): Cancel;
}

/** Files that the person gets to keep. */
export interface Downloads {
  save(name: string, type: string, text: string): void;
}

/** What the browser tells of this site's data; null each where it doesn't tell. */
export interface StorageFacts {
  /** About: browsers round it, and some add to it. */
  readonly usedBytes: number | null;
  /** Whether it keeps them, too, when the device runs short of room. */
  readonly isPersistent: boolean | null;
}

/** This site's data, as the browser holds it (MEM-04). */
export interface SiteData {
  facts(): Promise<StorageFacts>;
  /** Asks the browser not to throw them away. False when refused or not possible. */
  requestPersistence(): Promise<boolean>;
}

/** Reads the app's own files. */
export interface AppFiles {
  /** `path` starts with `/`. Resolves with the text or with why there is none. */
  readText(path: string): Promise<Result<string, FetchFailure>>;
  /** The copies of a file that the service worker keeps on the device; none where there are none, or no way to them. */
  readKept(path: string): Promise<readonly string[]>;
}

/** Why a recording could not be kept. `network`: no connection, or what came was not the file. */
export type KeepFailure = StorageFailure | 'network';

/** The prepared recordings that the browser keeps; played from here by the service worker (QUA-10). No call ever rejects. */
export interface SoundStore {
  /** False where no service worker would play what is kept. */
  readonly isSupported: boolean;
  /** Of the recordings that are kept. */
  paths(): Promise<Result<readonly string[], StorageFailure>>;
  /** Fetches a recording, and keeps it if it came whole. */
  keep(path: string, bytes: number, signal: AbortSignal): Promise<Result<undefined, KeepFailure>>;
  /** Lets all of them go. */
  forgetAll(): Promise<Result<undefined, StorageFailure>>;
}

/** How a look for a new version ended. `update`: one is whole on the device and waits. `failed`: no connection, or it broke off. */
export type UpdateCheck = 'update' | 'newest' | 'failed' | 'no-worker';

/**
 * The service worker as the page sees it (QUA-10, QUA-11). Nothing here ever rejects or throws, and where there is no worker
 * (an old browser, a private window, no https, while developing) it never changes.
 *
 * A new version is fetched behind the page's back and waits, however long, until `takeUpdate` is called or all pages of the app
 * are closed; the app of this page goes on with the files it was loaded with. One that broke off on its way is never offered.
 */
export interface WorkerService {
  /** The whole app is on this device: from the next request on it needs no connection. */
  isReady(): boolean;
  /** A new version is whole on this device and waits to be taken. */
  hasUpdate(): boolean;
  /** Runs when an answer of `isReady` or `hasUpdate` is another one. */
  onChange(listener: () => void): Cancel;
  /**
   * Runs when another worker took over from the one that this page had: an update was taken, here or in another tab, or the kill
   * switch came. From then on parts of this page's code that were not loaded yet may be nowhere any more (QUA-12). It
   * doesn't run when the first worker of all takes the page.
   */
  onTakenOver(listener: () => void): Cancel;
  /** Asks the server for a new version, and waits until it is whole here. The browser does so by itself when a page is loaded. */
  checkForUpdate(): Promise<UpdateCheck>;
  /**
   * Lets the version that waits take over, in all tabs. True once it has: the page is then to be loaded anew. False where
   * none waits any more, or it didn't take over in time: the page goes on as it is.
   */
  takeUpdate(): Promise<boolean>;
}

/**
 * How the app can be installed here: by the browser's own question, by the menus of Safari on iPhone and iPad or on a Mac, or not
 * at all, as where it is installed already.
 */
export type InstallWay = 'prompt' | 'ios' | 'mac' | 'none';

/** Installing the app (QUA-10). */
export interface InstallService {
  way(): InstallWay;
  onChange(listener: () => void): Cancel;
  /** Has the browser ask; true when the person said yes. */
  prompt(): Promise<boolean>;
}

/** What the app must know of the page it runs in. */
export interface PageHost {
  /** Installed: display-mode standalone or iOS standalone; from Android: an `android-app://` start (AUTH-14). */
  startedAs(): 'installed' | 'from-android' | 'browser';
  /** Of the page's address: where the app is served from, and what stands behind its path, with the `#`. */
  address(): { readonly origin: string; readonly hash: string };
  /** Leaves the app as it runs and loads one of its pages anew. */
  load(path: string): void;
  /** Loads the page anew where it stands: its place in the history and the view it showed stay. */
  reload(): void;
  /** Of the app as it was built: another one for whatever differs in its files. */
  version(): string;
  /** Runs each time the page becomes visible again. */
  onVisible(listener: () => void): Cancel;
  /** Runs when the page goes away or into the background for good. */
  onHide(listener: () => void): Cancel;
  newId(): string;
}

/** The browser's console, and nothing else, hears of errors (SYS-07). Never hand in a secret. */
export interface Reporter {
  info(message: string, ...details: unknown[]): void;
  warn(message: string, ...details: unknown[]): void;
  error(message: string, ...details: unknown[]): void;
}

/** The part of the Platform that the sign-in page needs, and everything behind it too. */
export interface BasePlatform {
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  /** What ends with the tab. */
  readonly tabStorage: KeyValueStore;
  readonly crypto: CryptoService;
  readonly page: PageHost;
  readonly report: Reporter;
}

/** The one object through which the app touches the browser. Tests replace it whole. */
export interface Platform extends BasePlatform {
  readonly random: Random;
  readonly files: AppFiles;
  readonly downloads: Downloads;
  readonly connection: Connection;
  readonly siteData: SiteData;
  readonly speech: DeviceSpeech;
  readonly audio: AudioService;
  readonly recorder: RecorderService;
  readonly database: Database;
  readonly messages: Messages;
  readonly locks: LockService;
  /** Loaded when it is asked for: no first screen needs it. Rejects where its code can't be had. */
  readonly worker: () => Promise<WorkerService>;
  /** Loaded when it is asked for, too. */
  readonly sounds: () => Promise<SoundStore>;
  /** Loaded when it is asked for, too. */
  readonly install: () => Promise<InstallService>;
}
