import { msg } from '@lingui/core/macro';
import { spokenSample } from '#content/misc/spoken-sample.ts';
import { onePart, saidBy, type PreparedPack } from './prepared-text.ts';

/** The sample text for a voice in the settings. */
export function samplePack(): PreparedPack {
  return onePart('sample', msg`The sample in settings`, [saidBy('woman', spokenSample.dutch)]);
}
