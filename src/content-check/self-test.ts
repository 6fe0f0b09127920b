import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { array, object, parse, string } from 'valibot';
import type { Speller } from '#platform/spelling/dutch-speller.ts';

const testSets = object({ good: array(string()), compounds: array(string()), bad: array(string()) });

/**
 * Whether the speller tells right from wrong: the test words that it gets wrong, as messages.
 * None where the file with the test words is not at hand.
 */
export async function testSpeller(speller: Speller, path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  const { good, compounds, bad } = parse(testSets, await import(pathToFileURL(path).href));
  return [
    ...[...good, ...compounds]
      .filter((word) => !speller.accepts(word))
      .map((word) => `speller: refuses "${word}"`),
    ...bad.filter((word) => speller.accepts(word)).map((word) => `speller: accepts "${word}"`),
  ];
}
