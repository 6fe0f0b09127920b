/**
 * `npm run -s unread-sheet -- "Reading practice"`: prints the questions of a bank with their options, for somebody to guess without the text
 * or the sound; with `--key` the right letters. Without a name it lists the banks. The figures are in `src/content-check/sittings.ts` (MOC-06).
 */
import { parseArgs } from 'node:util';
import { UNREAD_BANKS, unreadKey, unreadSheet } from '../src/content-check/unread-sheet.ts';

const { values, positionals } = parseArgs({
  options: { key: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const questions = UNREAD_BANKS.get(positionals[0] ?? '');

if (questions === undefined) {
  console.error(`Name a bank: ${[...UNREAD_BANKS.keys()].join(', ')}`);
  process.exitCode = 1;
} else console.log(values.key ? unreadKey(questions) : unreadSheet(questions));
