/**
 * What a visitor loads, from Vite's build manifest. All sizes are bytes over the wire (brotli).
 *
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[], isEntry?: boolean }} Chunk
 * @typedef {Record<string, Chunk>} Manifest keys are source files, or `_name` for shared chunks
 * @typedef {(file: string) => number} SizeOf
 *
 * @typedef {{ loginTotal: number, loginScripts: number, signedInFirstVisit: number, lazyPart: number, html: number,
 *   font: number, loadedAtOnce: Record<string, string[]>,
 *   language: number, wholeLanguage: number, exceptions: Record<string, { bytes: number, reason: string }> }} Budget
 * `exceptions`: by what a row is about, a limit of its own and why
 * @typedef {{ what: string, bytes: number, limit: number, usualLimit?: number, note?: string }} SizeRow
 */

/**
 * Questions and texts, which vite.config.ts puts into files of their own: a page's own data, like its data files (QUA-02).
 *
 * @param {string} file
 */
export function isContentFile(file) {
  return file.startsWith('assets/content/');
}

/**
 * One row for each thing that has a budget (QUA-01, QUA-02). Every part that is loaded late is found by itself: a page is
 * a dynamic import of the route registry, the others are dialogs, services and the like. Which of them a page fetches by
 * itself can't be told from the manifest: `budget.loadedAtOnce` says it, and tests/e2e/first-visit.spec.ts that it is true.
 *
 * @param {{ manifest: Manifest, sizeOf: SizeOf, fonts: string[], pages: ReadonlySet<string>, signedIn: string,
 *   budget: Budget }} site `signedIn` is what every page but the sign-in page loads beside the entry
 * @returns {SizeRow[]}
 */
export function sizeRows({ manifest, sizeOf, fonts, pages, signedIn, budget }) {
  const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry === true);
  if (entry === undefined) throw new Error('The build manifest has no entry');
  const sum = (/** @type {Iterable<string>} */ files) =>
    [...files].reduce((total, file) => total + sizeOf(file), 0);
  // Without the entry's stylesheet, which is inlined in the pages and no longer a file.
  const entryFiles = filesOf(manifest, entry);
  const scripts = sum(entryFiles);
  /** @type {SizeRow[]} */
  const rows = [
    {
      what: '/login: all of the first visit',
      bytes: sizeOf('login.html') + scripts,
      limit: budget.loginTotal,
    },
    { what: '/login: its scripts', bytes: scripts, limit: budget.loginScripts },
    { what: '/login: the page', bytes: sizeOf('login.html'), limit: budget.html },
    { what: 'every other path: the page', bytes: sizeOf('index.html'), limit: budget.html },
    ...fonts.map((file) => ({ what: `font ${file}`, bytes: sizeOf(file), limit: budget.font })),
  ];
  // Its stylesheet is inlined here too, and loaded as a file only from the sign-in page.
  const inlined = new Set(manifest[signedIn]?.css ?? []);
  const shellFiles = new Set(
    [...entryFiles, ...filesOf(manifest, signedIn)].filter(
      (file) => !inlined.has(file) && !isContentFile(file),
    ),
  );
  rows.push({
    what: 'first visit of home',
    bytes: sizeOf('index.html') + sum(shellFiles),
    limit: budget.signedInFirstVisit,
  });
  const parts = lazyParts(manifest, entry);
  const before = filesBefore(manifest, entry, parts);
  for (const part of parts) {
    const loadedBefore = before.get(part) ?? new Set();
    const all = [...filesOf(manifest, part)];
    const isContent = isContentFile(manifest[part]?.file ?? '');
    const own = all.filter(
      (file) =>
        !loadedBefore.has(file) &&
        (part === signedIn || !inlined.has(file)) &&
        (isContent || !isContentFile(file)),
    );
    const isPage = pages.has(part);
    rows.push({
      what: `${isPage ? 'page' : 'lazy part'} ${part}`,
      bytes: sum(own),
      limit: part.endsWith('.po') ? budget.language : budget.lazyPart,
    });
    if (isPage) {
      const atOnce = (budget.loadedAtOnce[part] ?? [])
        .flatMap((name) => [...filesOf(manifest, name)])
        .filter((file) => !isContentFile(file));
      const bytes = sizeOf('index.html') + sum(new Set([...shellFiles, ...own, ...atOnce]));
      rows.push({ what: `first visit of ${part}`, bytes, limit: budget.signedInFirstVisit });
    }
  }
  return rows.map((row) => {
    const exception = budget.exceptions[row.what];
    if (exception === undefined) return row;
    return { ...row, limit: exception.bytes, usualLimit: row.limit, note: exception.reason };
  });
}

/**
 * Exceptions that are no longer needed.
 *
 * @param {SizeRow[]} rows
 * @param {Budget} budget
 */
export function needlessExceptions(rows, budget) {
  const over = rows.filter(({ bytes, usualLimit }) => usualLimit !== undefined && bytes > usualLimit);
  return Object.keys(budget.exceptions).filter((what) => !over.some((row) => row.what === what));
}

/**
 * Everything that is imported dynamically, from the entry or from another lazy part.
 *
 * @param {Manifest} manifest
 * @param {string} entry
 */
function lazyParts(manifest, entry) {
  /** @type {Set<string>} */
  const seen = new Set();
  const queue = [entry];
  for (const name of queue) {
    for (const next of [...(manifest[name]?.imports ?? []), ...(manifest[name]?.dynamicImports ?? [])]) {
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  const dynamic = new Set(Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []));
  return [...seen].filter((name) => dynamic.has(name)).toSorted();
}

/**
 * The files that are already loaded wherever a part is loaded from: those that all its importers have in common, and the
 * files before these.
 *
 * @param {Manifest} manifest
 * @param {string} entry
 * @param {string[]} parts
 */
function filesBefore(manifest, entry, parts) {
  const loaders = new Map(
    parts.map((part) => [part, [entry, ...parts].filter((name) => loads(manifest, name, part))]),
  );
  /** @type {Map<string, Set<string>>} */
  const before = new Map([[entry, new Set()]]);
  for (let isSettled = false; !isSettled;) {
    isSettled = true;
    for (const part of parts) {
      const ways = (loaders.get(part) ?? []).flatMap((name) => {
        const there = before.get(name);
        return there === undefined ? [] : [new Set([...there, ...filesOf(manifest, name)])];
      });
      const [first, ...others] = ways;
      if (first === undefined) continue;
      const common = [...first].filter((file) => others.every((files) => files.has(file)));
      if (common.length === before.get(part)?.size) continue;
      before.set(part, new Set(common));
      isSettled = false;
    }
  }
  return before;
}

/**
 * @param {Manifest} manifest
 * @param {string} name
 * @param {string} part
 */
function loads(manifest, name, part) {
  return [...namesOf(manifest, name)].some(
    (chunk) => manifest[chunk]?.dynamicImports?.includes(part) === true,
  );
}

/**
 * The files of a chunk and of everything it imports statically.
 *
 * @param {Manifest} manifest
 * @param {string} name
 * @returns {Set<string>}
 */
function filesOf(manifest, name) {
  return new Set([...namesOf(manifest, name)].flatMap((chunk) => filesOfChunk(manifest[chunk])));
}

/** @param {Chunk | undefined} chunk */
function filesOfChunk(chunk) {
  return chunk === undefined ? [] : [chunk.file, ...(chunk.css ?? [])];
}

/**
 * A chunk and everything it imports statically.
 *
 * @param {Manifest} manifest
 * @param {string} name
 * @returns {Set<string>}
 */
function namesOf(manifest, name) {
  const names = new Set([name]);
  for (const current of names) {
    const chunk = manifest[current];
    if (chunk === undefined) throw new Error(`The build manifest has no ${current}`);
    for (const imported of chunk.imports ?? []) names.add(imported);
  }
  return names;
}
