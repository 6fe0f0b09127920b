import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PATHS } from '#routes/paths.ts';
import { precachedFiles } from './service-worker.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
  readonly form_factor?: string;
}

/** The size of a PNG, from its header: `192x192`. */
function sizeOf(file: string): string {
  const png = readFileSync(file);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('the web app manifest', () => {
  const manifest: {
    id: string;
    icons: Picture[];
    screenshots: Picture[];
    shortcuts: { url: string; icons: Picture[] }[];
  } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));

  it('QUA-10: has an id, icons also for masks, pictures for phones and desktops, and shortcuts', () => {
    expect(manifest.id).toBe('/');
    const sizes = (purpose: string) =>
      manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes('any')).toEqual(['192x192', '512x512']);
    expect(sizes('maskable')).toEqual(['192x192', '512x512']);
    expect(new Set(manifest.screenshots.map((picture) => picture.form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    );
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([PATHS.review, PATHS.examInfo]);
  });

  it('QUA-10: every picture exists, with the size given', () => {
    const shortcutIcons = manifest.shortcuts.flatMap(({ icons }) => icons);
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots, ...shortcutIcons]) {
      expect(existsSync(`public${src}`), src).toBe(true);
      expect(sizeOf(`public${src}`), src).toBe(sizes);
    }
  });
});

/** The files of such a site that would be saved on the device. */
async function filesOf(headers: string, files: Record<string, string>) {
  const site = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [name, text] of Object.entries({ ...files, _headers: headers })) {
    await mkdir(path.dirname(path.join(site, name)), { recursive: true });
    await writeFile(path.join(site, name), text);
  }
  const kept = await precachedFiles(site);
  await rm(site, { recursive: true });
  return kept;
}
describe('the files that are saved on the device', () => {
  const SITE = {
    'index.html': '<p>home',
    'login.html': '<p>sign in',
    'vocabulary.csv': 'dutch,english\n',
    'data/music.csv': 'title\n',
    'assets/late-part-1a2b3c4d.js': 'late()',
    'assets/late-part-1a2b3c4d.js.br': 'small',
    'audio/manifest.json': '{}',
    'audio/letters.0123456789abcdef.pack': 'sound',
    'screenshots/home.png': 'picture',
    'icons/icon.png': 'icon',
    'pictures/animals.svg': 'cows',
    'exam/knm/huisarts.svg': 'a doctor',
    'lexicon/a.json': '{}',
    'licences/spelling.txt': 'terms',
    'sw.js': 'worker',
    '.vite/manifest.json': '{}',
  };

  it('QUA-10 PIC-03 RDG-06: are the whole app except its sounds, each with a hash of its bytes, pages by address', async () => {
    const kept = await filesOf('headers', SITE);
    expect(kept.map(({ url }) => url)).toEqual([
      '/assets/late-part-1a2b3c4d.js',
      '/audio/manifest.json',
      '/data/music.csv',
      '/exam/knm/huisarts.svg',
      '/icons/icon.png',
      '/',
      '/lexicon/a.json',
      '/licences/spelling.txt',
      '/login',
      '/pictures/animals.svg',
      '/vocabulary.csv',
    ]);
    for (const { integrity } of kept) expect(integrity).toMatch(/^sha256-[\w+/]{43}=$/);
    expect(kept[0]?.revision).toBeNull();
  });

  it('QUA-11 QUA-17: a changed file is loaded again, and a page also when only its headers changed', async () => {
    const before = await filesOf('old policy', SITE);
    const after = await filesOf('new policy', {
      ...SITE,
      'vocabulary.csv': 'dutch,english\nfiets,bicycle\n',
    });
    const changed = after.filter(({ url, revision }) =>
      before.every((file) => file.url !== url || file.revision !== revision),
    );
    expect(changed.map(({ url }) => url)).toEqual(['/', '/login', '/vocabulary.csv']);
  });
});
