import {
  array,
  finite,
  minValue,
  nonEmpty,
  nullable,
  number,
  picklist,
  pipe,
  string,
  transform,
  unknown,
} from 'valibot';
import { SPEECH_RATES, USUAL_SPEECH_RATE } from '#sound/rules/speech-timing.ts';
import { storedChoice } from './stored-choice.ts';
import { storedState, storedValue } from './stored-value.ts';

/** Settings and small things in local storage (DAT-07). What is typed or played goes to the database. */

/** QUA-16. The start script reads it, too, before the first paint. */
export const THEME = storedChoice({
  key: 'oefenpad.theme',
  what: 'light or dark, where chosen',
  choices: ['system', 'light', 'dark'],
});

/** MEM-16. The start script reads it, too, before the first paint. */
export const TEXT_SIZE = storedChoice({
  key: 'oefenpad.text-size',
  what: 'size of all text, where chosen',
  choices: ['normal', 'large', 'larger'],
});

/** MEM-16, QUA-15. The start script reads it, too, before the first paint. */
export const MOTION = storedChoice({
  key: 'oefenpad.motion',
  what: 'that things should move less, also where the device does not ask for it',
  choices: ['system', 'less'],
});

/** MEM-16: stored by name, which identifies it on the device. */
export const VOICE = storedState({
  key: 'oefenpad.voice',
  what: 'name of the Dutch voice that was chosen',
  place: 'local storage',
  format: 'text',
  version: 1,
  schema: nullable(pipe(string(), nonEmpty())),
  fallback: null,
  isExported: true,
  isErased: true,
});

/** SPK-03: what is tried first if both are available. */
export const SOUND_SOURCE = storedChoice({
  key: 'oefenpad.sound-source',
  what: 'whether Dutch is said by the device’s voice first or by recordings, where chosen',
  choices: ['voice', 'recordings'],
});

/** PTH-04 */
export const PLAYS_ITSELF = storedChoice({
  key: 'oefenpad.plays-itself',
  what: 'that sound does not play by itself',
  choices: ['on', 'off'],
});

/** MEM-16, SPK-01 */
export const SPEECH_RATE = storedState({
  key: 'oefenpad.speech-rate',
  what: 'how fast Dutch is said, where chosen',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: picklist(SPEECH_RATES),
  fallback: USUAL_SPEECH_RATE,
  isExported: true,
  isErased: true,
});

/** QUA-14 */
export const SHORTCUTS = storedChoice({
  key: 'oefenpad.shortcuts',
  what: 'that the shortcuts were switched off',
  choices: ['on', 'off'],
});

/** KNM-01 */
export const EXAM_ENGLISH = storedChoice({
  key: 'oefenpad.exam-english',
  what: 'that exam questions are shown with their English',
  choices: ['hidden', 'shown'],
});

/** MEM-20: known before the log has been read, so that home does not change visibly. */
export const HAS_BEGUN = storedChoice({
  key: 'oefenpad.has-begun',
  what: 'that something was begun, so that home begins with the day',
  choices: ['no', 'yes'],
});

/** MEM-17: distinguishes this browser's events from imported ones. */
export const BROWSER_ID = storedValue({
  key: 'oefenpad.browser',
  what: 'random id of this browser, part of each of its answers',
  place: 'local storage',
  format: 'text',
  version: 1,
  schema: nullable(pipe(string(), nonEmpty())),
  fallback: null,
  isExported: false,
  isErased: true,
});

/** MEM-04: ms since 1970. */
export const LAST_BACKUP = storedValue({
  key: 'oefenpad.last-backup',
  what: 'when a copy of one’s data was last saved',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: nullable(pipe(number(), finite(), minValue(0))),
  fallback: null,
  isExported: false,
  isErased: true,
});

/** MEM-04: some browsers ask the person, so it is requested once. */
export const ASKED_TO_KEEP = storedValue({
  key: 'oefenpad.storage-asked',
  what: 'that the browser was asked to keep this site’s data',
  place: 'local storage',
  format: 'text',
  version: 1,
  schema: picklist(['no', 'yes']),
  fallback: 'no',
  isExported: false,
  isErased: true,
});

/** Ids shown since the last complete pass through a list; invalid entries are dropped. */
const SHOWN_IDS = pipe(
  array(unknown()),
  transform((ids): readonly string[] => ids.filter((id) => typeof id === 'string')),
);

/** VOC-06 */
export const SHOWN_WORDS = storedValue({
  key: 'oefenpad.words-of-the-day',
  what: 'words of the day already shown',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: SHOWN_IDS,
  fallback: [],
  isExported: true,
  isErased: true,
});

/** CUL-04; the name is fixed there. */
export const SHOWN_CULTURE_WORDS = storedValue({
  key: 'usedCultureWords',
  what: 'culture words already shown',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: SHOWN_IDS,
  fallback: [],
  isExported: true,
  isErased: true,
});

/** MSC-01 */
export const SHOWN_FACTS = storedValue({
  key: 'oefenpad.fun-facts',
  what: 'fun facts already shown',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: SHOWN_IDS,
  fallback: [],
  isExported: true,
  isErased: true,
});
