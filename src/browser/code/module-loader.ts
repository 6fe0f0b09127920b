import { newTask } from '#browser/new-task.ts';
import { hasAppOnDevice } from '#browser/service-worker/has-app-on-device.ts';

/**
 * Why a part of the app's code cannot be loaded.
 * `unreachable`: the server cannot be reached, or the page is being left; a retry may help.
 * `replaced`: the server no longer has the file, because it now has another version of the app.
 * `refused`: the files exist, but the browser refuses them because it has cached an earlier failure.
 */
type CodeFailureKind = 'unreachable' | 'replaced' | 'refused';

export class CodeFailure extends Error {
  readonly kind: CodeFailureKind;

  constructor(kind: CodeFailureKind, about = '', cause?: unknown) {
    super(`${kind} ${about}`, { cause });
    this.kind = kind;
  }
}

type Request = (address: string, options?: RequestInit) => Promise<Response>;

type LoadModule = <Module>(load: () => Promise<Module>, files: readonly string[]) => Promise<Module>;

/**
 * Creates the wrapper of every `import()` of the built app (scripts/vite/lazy-files.ts). A browser may cache a failed
 * import, also of an imported file, for as long as the page lives, and then a retry sends no request. So the files are
 * fetched first and imported when all of them are in the browser's cache. Where the service worker has the app they are
 * imported at once: to fetch each of them first doubled the requests and the wait (QUA-03).
 */
export function createModuleLoader(
  request: Request = (...args) => fetch(...args),
  isOnDevice: () => boolean = hasAppOnDevice,
): LoadModule {
  const fetched = new Map<string, Promise<void>>();

  const fetchOnce = (address: string): Promise<void> => {
    const known = fetched.get(address);
    if (known !== undefined) return known;
    const fetching = fetchFile(request, address);
    fetched.set(address, fetching);
    fetching.catch(() => fetched.delete(address));
    return fetching;
  };
  return async (load, files) => {
    const watch = watchLeaving();
    try {
      await Promise.all((isOnDevice() ? files.filter(isSheet) : files).map(fetchOnce));
      return await load().catch((error: unknown) => {
        throw new CodeFailure('refused', files[0], error);
      });
    } catch (error) {
      if (!watch.isLeaving()) throw error;
      // A load aborted by leaving the page is not an error, unless the page is still open after this time.
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
      throw new CodeFailure('unreachable', files[0], error);
    } finally {
      watch.end();
    }
  };
}

/** Longer than a page change takes on a slow connection. */
const LEAVING_MS = 10_000;

/**
 * Whether the person leaves the page during the load: Firefox then aborts loading. It stops listening afterwards,
 * because a browser may keep a page that listens out of its back/forward cache.
 */
function watchLeaving() {
  let isLeaving = false;
  const onLeaving = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', onLeaving);
  return {
    isLeaving: () => isLeaving,
    end: () => window.removeEventListener('beforeunload', onLeaving),
  };
}

/** Fetches a script or sheet, unless the page itself asked for it, and puts a sheet into the page. */
async function fetchFile(request: Request, address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`) !== null) return;
  // In a separate task: twenty files requested at once keep a slow phone from drawing the response to a press (QUA-04).
  await newTask();
  try {
    const first = await request(address);
    // A wrong response may come from the browser's cache, because hosts let it cache the file.
    const response = isCode(first) ? first : await request(address, { cache: 'reload' });
    if (!isCode(response))
      throw new CodeFailure(response.status >= 500 ? 'unreachable' : 'replaced', address);
    await response.arrayBuffer();
  } catch (error) {
    throw error instanceof CodeFailure ? error : new CodeFailure('unreachable', address, error);
  }
  // A script is only fetched, not preloaded as a module: Firefox would also request its imports and cache their
  // failures.
  if (isSheet(address)) await addStylesheet(address);
}

function isSheet(address: string): boolean {
  return address.endsWith('.css');
}

/** A host may answer with the app's page instead of a missing file. */
function isCode(response: Response): boolean {
  return response.ok && /javascript|css/.test(response.headers.get('content-type') ?? '');
}

function addStylesheet(address: string): Promise<void> {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => {
      // Otherwise the file would count as loaded.
      sheet.remove();
      reject(new CodeFailure('unreachable', address));
    });
    document.head.append(sheet);
  });
}
