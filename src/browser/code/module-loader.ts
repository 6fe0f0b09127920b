import { ownTask } from '#browser/own-task.ts';

/**
 * Why a part of the app's code can't be had.
 * `unreachable`: the server or the way to it, or the page is being left; asking again may help.
 * `replaced`: the server has no such file any more, as it has another version of the app by now.
 * `refused`: the files are there and the browser does not take them, because it keeps an earlier failure.
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
 * Makes what stands around every `import()` of the built app (scripts/vite/lazy-files.ts). A browser may keep a failed import
 * for as long as the page lives, and one of a file that the module imports, too: asked again it asks for nothing. So the files
 * are fetched first, and imported when all of them are there: then the import finds them in the browser's cache.
 */
export function createModuleLoader(request: Request = (...args) => fetch(...args)): LoadModule {
  const brought = new Map<string, Promise<void>>();

  const bring = (address: string): Promise<void> => {
    const known = brought.get(address);
    if (known !== undefined) return known;
    const bringing = bringFile(request, address);
    brought.set(address, bringing);
    bringing.catch(() => brought.delete(address));
    return bringing;
  };
  return async (load, files) => {
    const watch = watchLeaving();
    try {
      await Promise.all(files.map(bring));
      return await load().catch((error: unknown) => {
        throw new CodeFailure('refused', files[0], error);
      });
    } catch (error) {
      if (!watch.isLeaving()) throw error;
      // What broke off because somebody leaves the page is no news to anybody, unless the page is still there then.
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
      throw new CodeFailure('unreachable', files[0], error);
    } finally {
      watch.end();
    }
  };
}

/** Longer than it takes from leaving a page to the next one, on a slow line. */
const LEAVING_MS = 10_000;

/**
 * Whether somebody leaves the page meanwhile: Firefox breaks off what loads then. It listens no longer than that, as a browser
 * may not keep a page for Back that listens.
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
async function bringFile(request: Request, address: string): Promise<void> {
  if (document.querySelector(`link[href="${address}"]`) !== null) return;
  // In a task of its own: twenty files asked for at once keep a slow phone from drawing what was pressed for them (QUA-04).
  await ownTask();
  try {
    const first = await request(address);
    // An answer without the file may be one that the browser kept, as hosts let it keep the file.
    const response = isCode(first) ? first : await request(address, { cache: 'reload' });
    if (!isCode(response))
      throw new CodeFailure(response.status >= 500 ? 'unreachable' : 'replaced', address);
    await response.arrayBuffer();
  } catch (error) {
    throw error instanceof CodeFailure ? error : new CodeFailure('unreachable', address, error);
  }
  // A script is only brought, and not read in ahead: Firefox would ask for what it imports, and keep that failure for good.
  if (address.endsWith('.css')) await wear(address);
}

/** A host may answer with the app's page in place of a file that is gone. */
function isCode(response: Response): boolean {
  return response.ok && /javascript|css/.test(response.headers.get('content-type') ?? '');
}

function wear(address: string): Promise<void> {
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
