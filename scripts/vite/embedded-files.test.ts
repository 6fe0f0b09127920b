import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dutchEspeakFolder } from './dutch-espeak.ts';
import { withOnlyFiles } from './embedded-files.ts';

const WHOLE = 'node_modules/espeak-ng/dist/espeak-ng.wasm';

describe('a program without its unwanted files', () => {
  it('SPK-03: espeak-ng as shipped knows only Dutch, and is a fifteenth of the whole', () => {
    const program = readFileSync(path.join(dutchEspeakFolder(), 'espeak-ng.wasm'));
    expect(program.includes('/espeak-ng-data/nl_dict')).toBe(true);
    expect(program.includes('/espeak-ng-data/lang/gmw/nl')).toBe(true);
    expect(program.includes('/espeak-ng-data/de_dict')).toBe(false);
    expect(program.includes('/espeak-ng-data/lang/gmw/en')).toBe(false);
    expect(program.length).toBeLessThan(statSync(WHOLE).size / 15);
    expect(WebAssembly.validate(Uint8Array.from(program))).toBe(true);
  });

  it('SPK-03: without any file it is still a program', () => {
    const without = withOnlyFiles(readFileSync(WHOLE), () => false);
    expect(without.includes('/espeak-ng-data/nl_dict')).toBe(false);
    expect(WebAssembly.validate(Uint8Array.from(without))).toBe(true);
  });

  it('SPK-03: a program without embedded files is rejected', () => {
    const empty = Buffer.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
    expect(() => withOnlyFiles(empty, () => true)).toThrow('no section');
  });
});
