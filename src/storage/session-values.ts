import { type StoredValue, type StoredValueOptions, storedValue, type ValueSchema } from './stored-value.ts';

/** What the session and the first paint store (DAT-07). Separate from the other values: the sign-in page loads it. */

const ANY_TEXT: ValueSchema<string | null> = {
  '~standard': { validate: (value) => (typeof value === 'string' ? { value } : { issues: [] }) },
};

const TRUE: ValueSchema<'true' | null> = {
  '~standard': { validate: (value) => (value === 'true' ? { value } : { issues: [] }) },
};

const MILLISECONDS: ValueSchema<number | null> = {
  '~standard': {
    validate: (value) => (Number.isFinite(Number(value)) ? { value: Number(value) } : { issues: [] }),
  },
};

/** All are plain text or absent, are never exported, and are erased with everything else. */
function keptText<Value>(
  schema: ValueSchema<Value | null>,
  about: Pick<StoredValueOptions<Value | null>, 'key' | 'what' | 'place'>,
): StoredValue<Value | null> {
  return storedValue<Value | null>({
    ...about,
    format: 'text',
    version: 1,
    schema,
    fallback: null,
    isExported: false,
    isErased: true,
  });
}

/** LNG-01. The start script reads it before the first paint, and ignores a language that there is not. */
export const LANGUAGE = storedValue<string | null>({
  key: 'oefenpad.language',
  what: 'language of the screens, where chosen',
  place: 'local storage',
  format: 'text',
  version: 1,
  schema: ANY_TEXT,
  fallback: null,
  isExported: true,
  isErased: true,
});

/** AUTH-18: encrypted; what it holds is checked once it is decrypted. */
export const SESSION = keptText(ANY_TEXT, {
  key: 'oefenpad.session',
  what: 'remembered session, encrypted',
  place: 'local storage',
});

/** AUTH-18 */
export const SESSION_KEY = keptText(ANY_TEXT, {
  key: 'oefenpad.session-key',
  what: 'key of the remembered session (see the README)',
  place: 'local storage',
});

/** AUTH-26: when and in which tab somebody last signed out, so that every sign-out changes it. */
export const SIGNED_OUT = keptText(ANY_TEXT, {
  key: 'oefenpad.signed-out',
  what: 'that somebody signed out, for the other tabs',
  place: 'local storage',
});

/** QUA-12: an incomplete page is reloaded once, not over and over. */
export const RECOVERED_VERSION = keptText(ANY_TEXT, {
  key: 'oefenpad.recovered-version',
  what: 'version reloaded for a missing part',
  place: 'session storage',
});

/** AUTH-17: a start from another Android app is known at its first page only. */
export const INSTALLED_APP = keptText(TRUE, {
  key: 'oefenpad.installed-app',
  what: 'that the visit came from the installed app',
  place: 'session storage',
});

/** AUTH-20: in ms since 1970, noted every half a minute; tells a break from a second tab. */
export const LAST_OPEN = keptText(MILLISECONDS, {
  key: 'oefenpad.last-open',
  what: 'when the app was last open',
  place: 'local storage',
});

/** The start script reads it, too: a font that is on the device already is used from the first paint on (QUA-01). */
export const READING_FONT = keptText(ANY_TEXT, {
  key: 'oefenpad.reading-font',
  what: 'address of the fetched reading font',
  place: 'local storage',
});

/** AUTH-20: gone when the tab or the browser closes, but not after a reload. */
export const SESSION_TAKEN_UP = keptText(TRUE, {
  key: 'oefenpad.session-taken-up',
  what: 'that this tab has its session already',
  place: 'session storage',
});
