import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

/** Colours of one theme, by token name without the dashes. */
type Palette = ReadonlyMap<string, string>;

const sheet = await readFile(new URL('./tokens.css', import.meta.url), 'utf8');
const themes = {
  light: paletteOf(/^:root \{([^}]*)\}/m),
  dark: paletteOf(/^:root\[data-theme='dark'\] \{([^}]*)\}/m),
};

/** The colours of text and its background, for any size. */
const TEXT_PAIRS: readonly (readonly [text: string, ...backgrounds: string[]])[] = [
  ['ink', 'surface', 'surface-raised', 'surface-sunken', 'line'],
  ['ink', 'brand-soft', 'action-soft', 'danger-soft', 'success-soft', 'warning-soft'],
  ['ink-soft', 'surface', 'surface-raised', 'surface-sunken', 'brand-soft', 'danger-soft'],
  ['brand', 'surface', 'surface-raised', 'surface-sunken', 'brand-soft'],
  ['brand-strong', 'surface', 'surface-raised', 'brand-soft'],
  ['brand-ink', 'brand', 'brand-strong'],
  ['action', 'surface', 'surface-raised', 'surface-sunken', 'action-soft'],
  ['action-ink', 'action', 'action-strong'],
  ['danger', 'surface', 'surface-raised', 'surface-sunken', 'danger-soft'],
  ['danger-ink', 'danger', 'danger-strong'],
  ['success', 'surface', 'surface-raised', 'surface-sunken', 'success-soft'],
  ['warning', 'surface', 'surface-raised', 'warning-soft'],
  ['surface', 'ink'],
];

/** Frames of controls, marks and the focus ring against their background. */
const SHAPE_PAIRS: typeof TEXT_PAIRS = [
  ['line-strong', 'surface', 'surface-raised', 'surface-sunken'],
  ['brand', 'surface', 'surface-raised', 'surface-sunken'],
  ['danger', 'surface', 'surface-raised'],
  ['focus', 'surface', 'surface-raised', 'surface-sunken', 'brand-soft', 'danger-soft'],
];

describe.each(Object.entries(themes))('the %s theme', (_name, palette) => {
  it.each(allPairs(TEXT_PAIRS))('QUA-13: text in %s on %s has a contrast of 4.5', (text, background) => {
    expect(contrast(colour(palette, text), colour(palette, background))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(allPairs(SHAPE_PAIRS))('QUA-13: %s has a contrast of 3 against %s', (shape, background) => {
    expect(contrast(colour(palette, shape), colour(palette, background))).toBeGreaterThanOrEqual(3);
  });
});

it('QUA-16: the dark theme gives every colour its own value', () => {
  const missing = [...themes.light.keys()].filter((name) => !themes.dark.has(name));
  const same = [...themes.light].filter(([name, value]) => themes.dark.get(name) === value);
  expect({ missing, same }).toEqual({ missing: [], same: [] });
});

it('QUA-13: the contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

function paletteOf(rule: RegExp): Palette {
  const body = rule.exec(sheet)?.[1] ?? '';
  const entries = [...body.matchAll(/--([\w-]+): (#[\da-f]{6});/g)];
  return new Map(entries.map(([, name = '', value = '']) => [name, value]));
}

function allPairs(groups: typeof TEXT_PAIRS) {
  return groups.flatMap(([front, ...backgrounds]) =>
    backgrounds.map((background) => [front, background] as const),
  );
}

function colour(palette: Palette, name: string): string {
  const value = palette.get(name);
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  return value;
}

/** WCAG 2.2, contrast ratio and relative luminance. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
