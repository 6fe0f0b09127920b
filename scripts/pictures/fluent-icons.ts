import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A drawing of the set, as the inside of an `<svg>` of 32 by 32. */
export type Drawing = string;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: Drawing }>>;
}

let drawings: ReadonlyMap<string, Drawing> | undefined;

/** All drawings of Fluent Emoji (flat), by name. Nine megabytes: read on first use. */
export function fluentIcons(): ReadonlyMap<string, Drawing> {
  drawings ??= readIcons();
  return drawings;
}

function readIcons(): ReadonlyMap<string, Drawing> {
  const { icons }: IconSet = readJson('icons.json');
  return new Map(Object.entries(icons).map(([name, { body }]) => [name, body]));
}

/** Signs by convention, like a flag or the P of a car park: only people who know them can read them. */
export function fluentSigns(): ReadonlySet<string> {
  const { categories }: { readonly categories: Readonly<Record<string, readonly string[]>> } =
    readJson('metadata.json');
  return new Set([...(categories['Symbols'] ?? []), ...(categories['Flags'] ?? [])]);
}

function readJson(name: string) {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/fluent-emoji-flat/${name}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
