/**
 * `npm run trace`: which requirement of `docs/spec` no test proves, by file. Fails when one is open that is not on
 * the list of later ids, when a test names an id that doesn't exist, and when the list holds an id that is proven.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proofsOfBench, proofsOfTests } from './trace/proof.ts';
import { readRequirements, type SourceText } from './trace/requirement.ts';
import { traceRequirements, type FileTrace } from './trace/trace-requirements.ts';

const SPEC_FOLDER = 'docs/spec';
const LATER_FILE = 'docs/spec/later.txt';
const BENCH_GOALS_FILE = 'scripts/bench/goals.mjs';
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;

const report = traceRequirements({
  requirements: readRequirements(filesIn(SPEC_FOLDER, /\.md$/)),
  proofs: [
    ...proofsOfTests(['src', 'scripts', 'tests'].flatMap((folder) => filesIn(folder, TEST_FILE))),
    ...(existsSync(BENCH_GOALS_FILE) ? proofsOfBench(read(BENCH_GOALS_FILE)) : []),
  ],
  later: readLaterIds(read(LATER_FILE).text),
});

for (const file of report.files) console.log(describe(file));
for (const fault of report.faults) console.error(`trace: ${fault}`);
if (report.faults.length > 0) process.exitCode = 1;

function filesIn(folder: string, name: RegExp): SourceText[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return paths.filter((path) => name.test(path)).map((path) => read(join(folder, path)));
}

function read(path: string): SourceText {
  return { path, text: readFileSync(path, 'utf8') };
}

/** Ids between spaces; a line that begins with # explains. */
function readLaterIds(text: string): string[] {
  const lines = text.split('\n').filter((line) => !line.startsWith('#'));
  return lines.flatMap((line) => line.split(/\s+/).filter((id) => id !== ''));
}

function describe({ file, total, tested, benched, later, open }: FileTrace): string {
  const lists = [
    ['proven by the bench', benched],
    ['later', later],
    ['WITHOUT A TEST', open],
  ] as const;
  const lines = lists
    .filter(([, ids]) => ids.length > 0)
    .map(([label, ids]) => `  ${label}: ${ids.join(' ')}`);
  return [`${file}: ${tested.length} of ${total} proven by tests`, ...lines].join('\n');
}
