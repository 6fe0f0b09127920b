/**
 * `npm run add-pack -- FILE [--into FOLDER]`: adds what somebody recorded in the booth (`/record`) to the other recordings, where it is
 * preferred to a synthetic voice (SPK-04). Each recording is checked; rejected ones are reported with the reason. Commit what it writes.
 * FOLDER: where the site's files are, by default `public`. docs/decisions/0041-recording-booth.md
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addLentPack, type AddedPack } from './audio/add-lent-pack.ts';
import { ensureEncoder } from './audio/install-packages.ts';
import { preparedPacks } from './audio/prepared-texts.ts';
import { encodeMp3 } from './audio/programs.ts';
import { SITE_FOLDER } from './audio/word-rows.ts';
import { MAX_AUDIO_BYTES } from '../src/content-check/rules/audio.ts';

const REFUSALS = {
  foreign: 'This is no pack of recordings: its first line does not say so.',
  newer: 'This pack was made by a newer version of the app.',
  damaged: 'This pack is damaged: a part of it is missing or was changed. Ask for it again.',
} as const;

const {
  positionals: [file],
  values: { into: site },
} = parseArgs({ allowPositionals: true, options: { into: { type: 'string', default: SITE_FOLDER } } });
if (file === undefined) end('npm run add-pack -- FILE [--into FOLDER]');

ensureEncoder();
const outcome = await addLentPack({
  bytes: new Uint8Array(readFileSync(file)),
  prepared: await preparedPacks(),
  site,
  encode: encodeMp3,
});
if (outcome.ok) tell(outcome.value);
else if (outcome.error.kind === 'too-large') {
  end(
    `All recordings together would be ${outcome.error.bytes} bytes; ${MAX_AUDIO_BYTES} are allowed. Nothing was added.`,
  );
} else end(REFUSALS[outcome.error.kind]);

function tell({ speakers, added, refused, files }: AddedPack): void {
  for (const { name, licence } of speakers) console.log(`Spoken by ${name}, ${licence}`);
  for (const each of refused) console.error(`Refused: ${each}`);
  console.log(
    `${added} recordings added, ${refused.length} refused. ${files.length} packs of these speakers:`,
  );
  for (const name of files) console.log(`  ${name}`);
  if (refused.length > 0) process.exitCode = 1;
}

function end(message: string): never {
  console.error(message);
  process.exit(1);
}
