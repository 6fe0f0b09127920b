import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Pictures, fonts and sound are already compressed. */
const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.webmanifest',
  '.svg',
  '.csv',
  '.txt',
  '.xml',
  '.wasm',
]);

/** Writes FILE.br and FILE.gz next to each text of the built site, as small as possible, where that is worth it. */
export async function precompress(site: string): Promise<void> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(compress));
}

/** The copies of one file, replacing older ones. */
export async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const copies = { br: await brotli(content, { params }), gz: await gzip(content, { level: 9 }) };
  for (const [extension, copy] of Object.entries(copies)) {
    if (copy.length < content.length) await writeFile(`${file}.${extension}`, copy);
    else await rm(`${file}.${extension}`, { force: true });
  }
}
