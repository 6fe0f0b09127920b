import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];

/** Every file of the project below these folders. */
const FILES = ['src', 'scripts', 'tests', 'docs', 'public'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
);

it.each(DOCUMENTS)('QUA-23: every link and every path in %s leads somewhere', (file) => {
  const text = readFileSync(file, 'utf8');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const dead = links.filter((target) => !/^https?:/.test(target) && !isThere(file, target));
  // The requirements also name future files.
  const named = file.startsWith('docs/spec/') ? [] : pathsNamedIn(text);
  expect([...dead, ...named.filter((name) => !isFile(name))]).toEqual([]);
});

it('QUA-23: every path in a comment of the code leads somewhere', () => {
  const dead = FILES.filter((file) => /\.(?:tsx?|mjs|css)$/.test(file)).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines
      .filter((line) => /^\s*(?:\/\/|\/?\*)/.test(line))
      .flatMap((line) => line.match(/\b(?:src|scripts|tests|docs)\/[\w./-]+\.(?:tsx?|mjs|md|css)\b/g) ?? [])
      .filter((name) => !isFile(name))
      .map((name) => `${file}: ${name}`);
  });
  expect(dead).toEqual([]);
});

/** Whole paths, and their last parts, as in `practice/play.ts` or `course.ts`. */
function pathsNamedIn(text: string): string[] {
  const marked = [...text.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name);
  return marked.filter(
    (name) => /^(?:src|scripts|tests|docs|public)\//.test(name) || /[\w-]\.(?:tsx?|mjs|css|tsv)$/.test(name),
  );
}

function isFile(name: string): boolean {
  return existsSync(name) || FILES.some((file) => file.endsWith(`/${name}`));
}

function isThere(from: string, target: string): boolean {
  const [name = '', anchor] = target.split('#');
  const file = name === '' ? from : path.join(path.dirname(from), name);
  if (!existsSync(file)) return false;
  return anchor === undefined || anchorsOf(readFileSync(file, 'utf8')).includes(anchor);
}

/** The anchors that GitHub makes from headings. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
