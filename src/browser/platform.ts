import type { Random } from '#lib/random.ts';
import type { AudioService } from '#browser/audio/audio-service.ts';
import type { Cancel, Clock } from './clock.ts';
import type { CryptoService } from '#browser/crypto/crypto-service.ts';
import type { Database } from '#browser/database/database.ts';
import type {
  Connection,
  Downloads,
  InstallService,
  Messages,
  PageHost,
  SiteData,
} from '#browser/device/device-services.ts';
import type { LockService } from '#browser/locks/lock-service.ts';
import type { MediaService } from '#browser/media/media-service.ts';
import type { RecorderService } from '#browser/recorder/recorder-service.ts';
import type { AppFiles, SoundStore, WorkerService } from '#browser/service-worker/worker-service.ts';
import type { SpellingService } from '#browser/spelling/spelling-service.ts';
import type { DeviceSpeech } from '#browser/speech/speech-service.ts';
import type { KeyValueStore } from '#browser/storage/local-storage.ts';
import type { SynthesisService } from '#browser/synthesis/synthesis-service.ts';
import type { ShownTexts } from '#browser/texts/text-service.ts';

// Each browser service is declared next to its implementation and exported here.
export type * from './clock.ts';
export type * from '#browser/storage/local-storage.ts';
export type * from '#browser/locks/lock-service.ts';
export type * from '#browser/crypto/crypto-service.ts';
export type * from '#browser/speech/speech-service.ts';
export type * from '#browser/spelling/spelling-service.ts';
export type * from '#browser/synthesis/synthesis-service.ts';
export type * from '#browser/audio/audio-service.ts';
export type * from '#browser/media/media-service.ts';
export type * from '#browser/recorder/recorder-service.ts';
export type * from '#browser/database/database.ts';
export type * from '#browser/device/device-services.ts';
export type * from '#browser/service-worker/worker-service.ts';
export type * from '#browser/texts/text-service.ts';

/** Reports errors to the browser's console only (SYS-07). Never pass a secret. */
export interface Reporter {
  info(message: string, ...details: unknown[]): void;
  warn(message: string, ...details: unknown[]): void;
  error(message: string, ...details: unknown[]): void;
}

/** The part of the Platform that the sign-in page needs; the pages behind it use it too. */
export interface BasePlatform {
  readonly clock: Clock;
  readonly storage: KeyValueStore;
  /** Storage that ends with the tab. */
  readonly tabStorage: KeyValueStore;
  readonly crypto: CryptoService;
  readonly page: PageHost;
  readonly report: Reporter;
}

/** The one object through which the app touches the browser. Tests replace it completely. */
export interface Platform extends BasePlatform {
  readonly random: Random;
  /** Runs once what was changed now is on the screen: for work that a press causes and nobody sees (QUA-04). */
  readonly afterPaint: (run: () => void) => Cancel;
  /** Whether the service worker answers for this page: then all of the app's code is on the device. */
  readonly hasAppOnDevice: () => boolean;
  readonly files: AppFiles;
  readonly downloads: Downloads;
  readonly connection: Connection;
  readonly siteData: SiteData;
  readonly speech: DeviceSpeech;
  /** Loaded on demand: half a megabyte, and most devices have a voice. */
  readonly synthesis: SynthesisService;
  readonly audio: AudioService;
  readonly recorder: RecorderService;
  readonly database: Database;
  /** Loaded when it is asked for, too. */
  readonly texts: () => Promise<ShownTexts>;
  readonly messages: Messages;
  readonly locks: LockService;
  /** Loaded on demand, because no first screen needs it. Rejects if its code cannot be loaded. */
  readonly worker: () => Promise<WorkerService>;
  /** Loaded when it is asked for, too. */
  readonly sounds: () => Promise<SoundStore>;
  /** Loaded when it is asked for, too. */
  readonly media: () => Promise<MediaService>;
  /** Loaded when it is asked for, too. */
  readonly install: () => Promise<InstallService>;
  /** Loaded on demand: its dictionary is about 1 MB. */
  readonly spelling: SpellingService;
}
