import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { writeDeployFiles } from './deploy-files.ts';
import {
  entryOf,
  withBootScript,
  withFirstScreen,
  withInlineFavicon,
  withInlineStyles,
  withPreloads,
  withSheetOf,
  withTitle,
  withVersion,
} from './first-screen-html.ts';
import { bundleInlineScript } from './inline-script.ts';
import { precompress } from './precompress.ts';
import { writeServiceWorker, writeSynthesiserList } from './service-worker.ts';

const SERVER_ENTRY = 'src/entry-server.tsx';
/** Needed on every page except /login, where it loads later: see src/app/routing/login-route.tsx. */
const SIGNED_IN_ENTRY = 'src/app/shell/signed-in-app.tsx';
const SERVER_BUNDLE = 'node_modules/.prerender';

/** The exports of src/entry-server.tsx. */
interface FirstScreens {
  /** The sign-in page as React will find it (hydrated). */
  renderLogin(): Promise<string>;
  /** The content of every other page until the app is loaded (replaced). */
  renderPlaceholder(): Promise<string>;
  readonly LOGIN_TITLE: string;
}

interface RenderedScreens {
  readonly login: string;
  readonly loginTitle: string;
  readonly placeholder: string;
}

/**
 * One `vite build` makes the whole site: it renders the first screens, builds the client with login.html and index.html (for every other
 * path), then writes the headers file, the service worker and the compressed copies. Why: docs/decisions/0002-prerender-and-csp.md.
 */
export function staticSite(): Plugin {
  let screens: RenderedScreens | null = null;
  return {
    name: 'oefenpad:static-site',
    apply: 'build',
    enforce: 'post',
    config: () => ({
      // Otherwise each environment gets its own plugin, and the rendered screens are lost.
      builder: { sharedConfigBuild: true },
      environments: {
        client: {},
        ssr: { build: { ssr: SERVER_ENTRY, outDir: SERVER_BUNDLE, emptyOutDir: true, copyPublicDir: false } },
      },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined)
        throw new Error('The client or the ssr environment is missing');
      await builder.build(ssr);
      screens = await renderScreens();
      await builder.build(client);
      const site = client.config.build.outDir;
      await writeDeployFiles(site);
      await writeSynthesiserList(site);
      await writeServiceWorker(site);
      await precompress(site);
    },
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client' || screens === null) return;
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build made no index.html');
      const { publicDir } = this.environment.config;
      const favicon = await readFile(path.join(publicDir, 'icons/favicon.svg'), 'utf8');
      const version = await versionOf(bundle, publicDir);
      const html = withVersion(
        withInlineFavicon(
          withInlineStyles(String(page.source), (url) => textOf(bundle, url)),
          () => favicon,
        ),
        version,
      );
      const entry = entryOf(html);
      forgetStylesheetOf(bundle, entry);
      const signedIn = chunkOf(bundle, SIGNED_IN_ENTRY);
      const booted = withBootScript(html, await bundleInlineScript('src/start/boot.ts', { ENTRY: entry }));

      const login = withTitle(withFirstScreen(booted, screens.login, { hydrate: true }), screens.loginTitle);
      const ownFiles = filesOf(bundle, [entry.slice(1)]);
      const source = withPreloads(login, ownFiles, { priority: 'low' });
      this.emitFile({ type: 'asset', fileName: 'login.html', source });

      const app = withPreloads(
        withFirstScreen(booted, screens.placeholder, { hydrate: false }),
        filesOf(bundle, [entry.slice(1), signedIn.fileName]),
      );
      page.source = [...(signedIn.viteMetadata?.importedCss ?? [])].reduce(
        (source, sheet) => withSheetOf(source, `/${sheet}`, textOf(bundle, sheet)),
        app,
      );
    },
  };
}

/**
 * Changes with any of the app's files, and is the same for the same sources wherever they are built (QUA-20): it contains no time and no
 * commit.
 */
async function versionOf(bundle: Rolldown.OutputBundle, publicDir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const name of Object.keys(bundle).toSorted()) {
    const file = bundle[name];
    hash.update(name).update(file?.type === 'asset' ? file.source : (file?.code ?? ''));
  }
  const entries = await readdir(publicDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.toSorted())
    hash.update(path.relative(publicDir, file)).update(await readFile(file));
  const { version }: { version: string } = JSON.parse(await readFile('package.json', 'utf8'));
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

async function renderScreens(): Promise<RenderedScreens> {
  const file = path.resolve(SERVER_BUNDLE, 'entry-server.js');
  const server: FirstScreens = await import(pathToFileURL(file).href);
  return {
    login: await server.renderLogin(),
    loginTitle: server.LOGIN_TITLE,
    placeholder: await server.renderPlaceholder(),
  };
}

/**
 * The entry's stylesheet is inlined in the pages. Pages loaded late share code with the entry, and would load the stylesheet as a file
 * before they are shown; Vite writes their lists of files after this.
 */
function forgetStylesheetOf(bundle: Rolldown.OutputBundle, entry: string): void {
  const chunk = bundle[entry.replace(/^\//, '')];
  if (chunk?.type !== 'chunk') throw new Error(`The build made no ${entry}`);
  for (const sheet of chunk.viteMetadata?.importedCss ?? []) delete bundle[sheet];
  chunk.viteMetadata?.importedCss.clear();
}

/** The addresses of chunks and of everything they import: discovered one after the other, each would cost a round trip. */
function filesOf(bundle: Rolldown.OutputBundle, chunks: readonly string[]): string[] {
  const files = new Set(chunks);
  for (const name of files) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) files.add(imported);
  }
  return [...files].map((name) => `/${name}`);
}

/** The chunk built from a source file. */
function chunkOf(bundle: Rolldown.OutputBundle, source: string): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith(source) === true) return file;
  }
  throw new Error(`The build made no chunk of ${source}`);
}

function textOf(bundle: Rolldown.OutputBundle, url: string): string {
  const asset = bundle[url.replace(/^\//, '')];
  if (asset?.type !== 'asset') throw new Error(`The build made no ${url}`);
  return String(asset.source);
}
