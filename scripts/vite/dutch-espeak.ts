import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withOnlyFiles } from './embedded-files.ts';

const PACKAGE = path.resolve('node_modules/espeak-ng');
const PROGRAM = 'espeak-ng.wasm';
/** The files for Dutch, out of the data of a hundred languages: 1.2 MB of 18. */
const DUTCH = /\/espeak-ng-data\/(intonations|phondata|phonindex|phontab|nl_dict|lang\/gmw\/nl)$/;

/**
 * The folder with espeak-ng as shipped: the program with its Dutch data only, and its original JavaScript. Made from the package when it
 * doesn't exist yet. What GPL-3 requires is in docs/decisions/0040-the-computers-own-voice.md.
 */
export function dutchEspeakFolder(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'),
  );
  const folder = path.resolve(`node_modules/.cache/oefenpad/dutch-espeak-${version}`);
  if (existsSync(path.join(folder, PROGRAM))) return folder;
  // Written elsewhere first: two tests may make it at the same time, and neither may find half of it.
  mkdirSync(path.dirname(folder), { recursive: true });
  const made = mkdtempSync(`${folder}-`);
  const read = (name: string) => readFileSync(path.join(PACKAGE, 'dist', name));
  writeFileSync(path.join(made, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(path.join(made, 'espeak-ng.js'), read('espeak-ng.js'));
  writeFileSync(
    path.join(made, PROGRAM),
    withOnlyFiles(read(PROGRAM), (file) => DUTCH.test(file)),
  );
  try {
    renameSync(made, folder);
  } catch (error) {
    rmSync(made, { recursive: true });
    // The other process was first.
    if (!existsSync(path.join(folder, PROGRAM))) throw error;
  }
  return folder;
}
