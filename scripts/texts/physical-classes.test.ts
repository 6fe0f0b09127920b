import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { physicalClassesIn, physicalClassesOf } from './physical-classes.ts';

const classesIn = (code: string, file = 'screen.tsx') =>
  physicalClassesIn(code, file).map(({ name }) => name);

describe('the search for classes that mean left or right', () => {
  it('LNG-02: finds them, also with a variant, a minus or a value of its own', () => {
    expect(
      classesIn("<p className={clsx('ml-2 sm:-mr-4 !pl-[3px]', a && 'text-left rounded-tl border-l-4')} />"),
    ).toEqual(['ml-2', '-mr-4', 'pl-[3px]', 'text-left', 'rounded-tl', 'border-l-4']);
    expect(classesIn('<p className="absolute left-0 right-1/2 -translate-x-1/2 space-x-2" />')).toEqual([
      'left-0',
      'right-1/2',
      '-translate-x-1/2',
      'space-x-2',
    ]);
    expect(classesIn('a { inset: 0 1px auto auto; }', 'a.css')).toEqual(['inset: 0 1px auto auto']);
    expect(classesIn('a { margin-left: 1rem; text-align: right; left: 0; }', 'a.css')).toEqual([
      'margin-left',
      'text-align: right',
      'left',
    ]);
  });

  it('LNG-02: leaves those that mean a side of the line, words that look alike, and what is said about them', () => {
    expect(classesIn('<p className="ms-2 pe-4 text-start rounded-s border-e-4 -start-1 gap-x-2" />')).toEqual(
      [],
    );
    expect(classesIn("const a = { kind: 'left-off', name: 'left-off-put-away' };")).toEqual([]);
    expect(classesIn('  // ml-2 would be wrong here')).toEqual([]);
    expect(classesIn('a { padding: 0 1px 2px 1px; }', 'a.css')).toEqual([]);
    expect(classesIn('a { margin-inline-start: 1rem; text-align: start; }', 'a.css')).toEqual([]);
  });
});

const FILES = readdirSync('src', { recursive: true, withFileTypes: true })
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.|\.d\.ts$/.test(file))
  .filter((file) => !/^src\/(?:content|content-check|dutch|testing)\//.test(file));

it('LNG-02: no screen and no style sheet means left or right where it means the start or the end of a line', () => {
  expect(physicalClassesOf(FILES)).toEqual([]);
});

const classOf = (icon: string) =>
  `.lucide${(/\w+/.exec(icon)?.[0] ?? '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

it('LNG-02: what points back or on turns by the rule of one style sheet, and by no class', () => {
  const rule = readFileSync('src/ui/styles/direction.css', 'utf8');
  const icons = FILES.filter((file) => file.endsWith('.tsx')).flatMap(
    (file) =>
      readFileSync(file, 'utf8').match(/<(?:Arrow|Chevron|Skip)(?:Left|Right|Back|Forward)\b[^>]*>/g) ?? [],
  );
  expect(icons.length).toBeGreaterThan(10);
  expect(icons.filter((icon) => icon.includes('scale'))).toEqual([]);
  expect([...new Set(icons.map(classOf))].filter((name) => !rule.includes(name))).toEqual([]);
});
