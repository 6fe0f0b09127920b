import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withOnlyFiles } from './embedded-files.ts';

const PACKAGE = path.resolve('node_modules/espeak-ng');
/** What Dutch is said with, of the data of a hundred languages: 1.2 MB of 18. */
const DUTCH = /\/espeak-ng-data\/(intonations|phondata|phonindex|phontab|nl_dict|lang\/gmw\/nl)$/;

/**
 * The folder with espeak-ng as it is shipped: the program with its Dutch data only, and the code around it as it comes. Made
 * from the package when it isn't there yet. What GPL-3 asks for this is in docs/decisions/0040-the-computers-own-voice.md.
 */
export function dutchEspeakFolder(): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'),
  );
  const folder = path.resolve(`node_modules/.cache/oefenpad/dutch-espeak-${version}`);
  const program = path.join(folder, 'espeak-ng.wasm');
  if (existsSync(program)) return folder;
  mkdirSync(folder, { recursive: true });
  const read = (name: string) => readFileSync(path.join(PACKAGE, 'dist', name));
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(path.join(folder, 'espeak-ng.js'), read('espeak-ng.js'));
  // Last: with it the folder is whole.
  writeFileSync(
    program,
    withOnlyFiles(read('espeak-ng.wasm'), (file) => DUTCH.test(file)),
  );
  return folder;
}
