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

it.each(DOCUMENTS)('QUA-23: every link and every path in %s leads somewhere', (file) => {
  const text = readFileSync(file, 'utf8');
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const dead = links.filter((target) => !/^https?:/.test(target) && !isThere(file, target));
  // The requirements also name future files.
  const namesPaths = !file.startsWith('docs/spec/');
  const paths = [...text.matchAll(/`((?:src|scripts|tests|docs|public)\/[\w./-]+)`/g)].map(
    ([, named = '']) => named,
  );
  expect([...dead, ...paths.filter((named) => namesPaths && !existsSync(named))]).toEqual([]);
});

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
