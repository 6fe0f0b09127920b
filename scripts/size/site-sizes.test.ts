import { describe, expect, it } from 'vitest';
import { needlessExceptions, sizeRows, type Budget, type Manifest } from './site-sizes.mjs';

const MANIFEST: Manifest = {
  'index.html': {
    file: 'app.js',
    isEntry: true,
    imports: ['_react'],
    dynamicImports: ['shell.tsx', 'toast.tsx'],
  },
  _react: { file: 'react.js' },
  _shared: { file: 'shared.js' },
  'shell.tsx': {
    file: 'shell.js',
    imports: ['_shared', '_react'],
    dynamicImports: ['words.tsx', 'about.tsx', 'reading.tsx', 'listening.tsx'],
  },
  'words.tsx': { file: 'words.js', imports: ['_shared', '_react', '_words'], dynamicImports: ['game.tsx'] },
  _words: { file: 'words-data.js', css: ['words.css'] },
  'about.tsx': { file: 'about.js' },
  'game.tsx': { file: 'game.js' },
  'reading.tsx': { file: 'reading.js', imports: ['_intro'], dynamicImports: ['texts.ts'] },
  'listening.tsx': { file: 'listening.js', imports: ['_intro'] },
  _intro: { file: 'intro.js', css: ['intro.css'], dynamicImports: ['play.tsx'] },
  'play.tsx': { file: 'play.js', imports: ['_intro', '_shared'] },
  'texts.ts': { file: 'texts.js', imports: ['_questions'] },
  _questions: { file: 'assets/content/questions.js' },
  'toast.tsx': { file: 'toast.js', css: ['toast.css'] },
};
const SIZES: Record<string, number> = {
  'login.html': 10,
  'index.html': 8,
  'app.js': 16,
  'react.js': 58,
  'shared.js': 2,
  'shell.js': 7,
  'words.js': 12,
  'words-data.js': 5,
  'words.css': 1,
  'about.js': 1,
  'game.js': 30,
  'reading.js': 3,
  'listening.js': 4,
  'intro.js': 6,
  'intro.css': 5,
  'play.js': 17,
  'texts.js': 9,
  'assets/content/questions.js': 90,
  'toast.js': 7,
  'toast.css': 2,
  'font.woff2': 17,
};
const BUDGET: Budget = {
  loginTotal: 85,
  loginScripts: 75,
  signedInFirstVisit: 110,
  lazyPart: 20,
  language: 40,
  wholeLanguage: 90,
  html: 14,
  font: 25,
  loadedAtOnce: {},
  exceptions: {},
};

function rowsWith(budget: Budget) {
  return sizeRows({
    manifest: MANIFEST,
    sizeOf: (file) => SIZES[file] ?? Number.NaN,
    fonts: ['font.woff2'],
    pages: new Set(['words.tsx', 'about.tsx', 'reading.tsx', 'listening.tsx']),
    signedIn: 'shell.tsx',
    budget,
  });
}

const bytesOf = (what: string) => rowsWith(BUDGET).find((row) => row.what === what)?.bytes;

describe('the byte budgets', () => {
  it('QUA-01 QUA-09: count the sign-in page with everything that its entry imports', () => {
    expect(bytesOf('/login: all of the first visit')).toBe(10 + 16 + 58);
    expect(bytesOf('/login: its scripts')).toBe(16 + 58);
    expect(bytesOf('font font.woff2')).toBe(17);
  });

  it('QUA-02 QUA-09: count a page without shared code, and its first visit with everything', () => {
    expect(bytesOf('page words.tsx')).toBe(12 + 5 + 1);
    expect(bytesOf('first visit of home')).toBe(8 + 16 + 58 + 2 + 7);
    expect(bytesOf('first visit of words.tsx')).toBe(8 + 16 + 58 + 2 + 7 + 12 + 5 + 1);
    expect(bytesOf('lazy part toast.tsx')).toBe(7 + 2);
  });

  it('QUA-02: count for the first visit what a page loads by itself, each file once', () => {
    const rows = rowsWith({ ...BUDGET, loadedAtOnce: { 'reading.tsx': ['texts.ts', 'play.tsx'] } });
    const shell = 8 + 16 + 58 + 2 + 7;
    expect(bytesOf('first visit of reading.tsx')).toBe(shell + 3 + 6 + 5);
    expect(rows.find(({ what }) => what === 'first visit of reading.tsx')).toMatchObject({
      bytes: shell + 3 + 6 + 5 + 9 + 17,
      limit: 110,
    });
    expect(rows.find(({ what }) => what === 'first visit of listening.tsx')?.bytes).toBe(shell + 4 + 6 + 5);
  });

  it('QUA-02: exclude files with content only, the page’s own data, wherever it is loaded', () => {
    const rows = rowsWith({ ...BUDGET, loadedAtOnce: { 'reading.tsx': ['texts.ts'] } });
    expect(bytesOf('lazy part texts.ts')).toBe(9);
    expect(rows.find(({ what }) => what === 'first visit of reading.tsx')?.bytes).toBe(
      8 + 16 + 58 + 2 + 7 + 3 + 6 + 5 + 9,
    );
  });

  it('QUA-02: count a lazy part of several pages without what all of them have', () => {
    expect(bytesOf('lazy part play.tsx')).toBe(17);
  });

  it('QUA-02: find parts that are imported only by lazy parts, and apply the limit', () => {
    const over = rowsWith(BUDGET).filter((row) => row.bytes > row.limit);
    expect(over.map(({ what }) => what)).toEqual(['lazy part game.tsx']);
  });

  it('QUA-02: allow more for a stated reason, for as long as it is needed', () => {
    const exceptions = {
      'lazy part game.tsx': { bytes: 32, reason: 'a dictionary' },
      'page about.tsx': { bytes: 32, reason: 'was large once' },
    };
    const rows = rowsWith({ ...BUDGET, exceptions });
    expect(rows.filter((row) => row.bytes > row.limit)).toEqual([]);
    expect(needlessExceptions(rows, { ...BUDGET, exceptions })).toEqual(['page about.tsx']);
  });
});
