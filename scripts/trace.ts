/**
 * `npm run trace`: the requirements of `docs/spec` without a test, by file. Fails when one has no test and isn't on the list of later ids,
 * when a test names an id that doesn't exist, and when the list has an id that is proven.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GOALS } from './bench/goals.mjs';
import { readLaterIds } from './trace/later-ids.ts';
import { proofsOfBench, proofsOfTests, TEST_FILE } from './trace/proof.ts';
import { readRequirements, type SourceText } from './trace/requirement.ts';
import { traceRequirements, type FileTrace } from './trace/trace-requirements.ts';

const SPEC_FOLDER = 'docs/spec';
const LATER_FILE = 'docs/spec/later.txt';

const report = traceRequirements({
  requirements: readRequirements(filesIn(SPEC_FOLDER, /\.md$/)),
  proofs: [
    ...proofsOfTests(['src', 'scripts', 'tests'].flatMap((folder) => filesIn(folder, TEST_FILE))),
    ...proofsOfBench(GOALS, 'scripts/bench/goals.mjs'),
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

function describe({ file, total, tested, benched, begun, later, open }: FileTrace): string {
  const lists = [
    ['proven by the bench', benched],
    ['begun', begun],
    ['later', later],
    ['WITHOUT A TEST', open],
  ] as const;
  const lines = lists
    .filter(([, ids]) => ids.length > 0)
    .map(([label, ids]) => `  ${label}: ${ids.join(' ')}`);
  return [`${file}: ${tested.length} of ${total} proven by tests`, ...lines].join('\n');
}
