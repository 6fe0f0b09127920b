import { afterPaint } from '#browser/after-paint.ts';
import { hasAppOnDevice } from '#browser/service-worker/has-app-on-device.ts';
import { recordingPace } from '#sound/rules/speech-timing.ts';
import { createBrowserAudio } from '#browser/audio/browser-audio.ts';
import { createBrowserDatabase } from '#browser/database/browser-database.ts';
import { createBrowserConnection } from '#browser/device/browser-connection.ts';
import { createBrowserDownloads } from '#browser/device/browser-downloads.ts';
import { createBrowserMessages } from '#browser/device/browser-messages.ts';
import { createBrowserSiteData } from '#browser/device/browser-site-data.ts';
import { createWebLocks } from '#browser/locks/web-locks.ts';
import { newTask } from './new-task.ts';
import type {
  AppFiles,
  BasePlatform,
  FetchFailure,
  Platform,
  RecorderService,
  Reporter,
  SpeechWish,
  SpellingService,
  SynthesisService,
} from './platform.ts';
import { createBrowserSpeech } from '#browser/speech/browser-speech.ts';
import { err, ok, type Result } from '#lib/result.ts';

/**
 * All browser services for the app behind the sign-in page. Create it once: from then on it listens to the page and
 * watches for Dutch voices, so that the first press can already speak.
 */
export function createBrowserPlatform(base: BasePlatform, speechWish: () => SpeechWish): Platform {
  const { clock, report } = base;
  const pace = () => recordingPace(speechWish().rate);
  let isMediaOpen = false;
  const playsHidden = () => isMediaOpen;
  return {
    ...base,
    random: Math.random,
    afterPaint,
    hasAppOnDevice,
    files: createAppFiles(),
    speech: createBrowserSpeech({ clock, report, page: window, wish: speechWish, playsHidden }),
    audio: createBrowserAudio({ clock, page: window, pace, playsHidden }),
    media: async () =>
      (await import('#browser/media/browser-media.ts')).createBrowserMedia(window, (isOpen) => {
        isMediaOpen = isOpen;
      }),
    synthesis: createLateSynthesis(base),
    recorder: createLateRecorder(report),
    downloads: createBrowserDownloads(),
    connection: createBrowserConnection(),
    siteData: createBrowserSiteData(),
    database: createBrowserDatabase(),
    texts: async () => (await import('#browser/texts/browser-texts.ts')).createBrowserTexts(document, clock),
    messages: createBrowserMessages(),
    locks: createWebLocks(),
    worker: async () =>
      (await import('#browser/service-worker/browser-worker.ts')).createBrowserWorker(clock),
    install: async () => (await import('#browser/device/browser-install.ts')).createBrowserInstall(base.page),
    spelling: createLateSpelling(report),
    sounds: async () => (await import('#browser/service-worker/saved-sounds.ts')).createSavedSounds(),
  };
}

/** Only speaking exercises record, so the code is loaded when the microphone is first opened (QUA-02). */
function createLateRecorder(report: Reporter): RecorderService {
  return {
    async open(sound) {
      try {
        const { createBrowserRecorder } = await import('#browser/recorder/browser-recorder.ts');
        return await createBrowserRecorder(report).open(sound);
      } catch (error) {
        report.warn('The microphone could not be opened', error);
        return err('failed');
      }
    },
    async load(wav) {
      try {
        const { createBrowserRecorder } = await import('#browser/recorder/browser-recorder.ts');
        return await createBrowserRecorder(report).load(wav);
      } catch (error) {
        report.warn('The recording could not be loaded', error);
        return null;
      }
    },
  };
}

/** Only the result of a writing exam looks words up, so the code is loaded with the first result (QUA-02). */
function createLateSpelling(report: Reporter): SpellingService {
  return {
    async lookUp(words) {
      try {
        const { WORKER_SPELLING } = await import('#browser/spelling/browser-spelling.ts');
        return await WORKER_SPELLING.lookUp(words);
      } catch (error) {
        report.warn('The dictionary could not be loaded', error);
        return err('unavailable');
      }
    },
  };
}

/** Only devices without a Dutch voice need it, so the code is loaded with the first text without a recording (QUA-02). */
function createLateSynthesis({ clock, report }: BasePlatform): SynthesisService {
  let made: Promise<SynthesisService> | null = null;
  return {
    async synthesise(text, speaker, signal) {
      try {
        made ??= import('#browser/synthesis/browser-synthesis.ts').then(({ createWorkerSynthesis }) =>
          createWorkerSynthesis(clock),
        );
        return await (await made).synthesise(text, speaker, signal);
      } catch (error) {
        made = null;
        report.warn('The synthesiser could not be loaded', error);
        return err('unavailable');
      }
    },
  };
}

/** The app's own files over HTTP. */
export function createAppFiles(request: typeof fetch = (...args) => fetch(...args)): AppFiles {
  const read = async <Content>(
    path: string,
    content: (response: Response) => Promise<Content>,
  ): Promise<Result<Content, FetchFailure>> => {
    try {
      // In a separate task: six files requested at once take a slow phone longer than drawing their page (QUA-03).
      await newTask();
      const response = await request(path);
      return response.ok ? ok(await content(response)) : err({ kind: 'status', status: response.status });
    } catch {
      // No connection, or it was lost halfway.
      return err({ kind: 'network' });
    }
  };
  return {
    readKept: async (path) => (await import('#browser/service-worker/kept-files.ts')).readKeptFiles(path),
    readText: (path) => read(path, (response) => response.text()),
    readBytes: (path) => read(path, async (response) => new Uint8Array(await response.arrayBuffer())),
  };
}
