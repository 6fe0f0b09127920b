import type { AuthError } from '#auth/rules/auth-error.ts';

/** A toast, in English, to be shown in the chosen language. */
export interface Notice {
  readonly title: string;
  readonly description?: string;
  /** What stands between braces in its texts. */
  readonly values?: Readonly<Record<string, string>>;
  readonly tone?: 'neutral' | 'success' | 'danger';
}

/** Shows a toast; passed in, so that the session can be tested without a screen. */
export type Notify = (notice: Notice) => void;

/** The notices about the session. Their texts are exactly those of AUTH-19 to AUTH-26. */
export const NOTICES = {
  notStored: {
    title: /*i18n*/ 'Session Storage Warning',
    description: /*i18n*/ "Unable to save login for next time, but you're still logged in.",
    tone: 'danger',
  },
  extended: { title: /*i18n*/ 'Session Extended', tone: 'success' },
  extendedInMemory: {
    title: /*i18n*/ 'Session Extension Warning',
    description: /*i18n*/ "Session extended in memory, but couldn't update stored session.",
    tone: 'danger',
  },
  notExtended: {
    title: /*i18n*/ 'Session Extension Failed',
    description: /*i18n*/ 'Logging out in 3 seconds...',
    tone: 'danger',
  },
  loggedOut: { title: /*i18n*/ 'Logged out successfully', tone: 'success' },
  /** MEM-16 */
  erased: {
    title: /*i18n*/ 'All your data was deleted',
    description: /*i18n*/ 'All your data was deleted from this device, and you are logged out.',
    tone: 'success',
  },
  loggedOutButStored: {
    title: /*i18n*/ 'Logged out',
    description: /*i18n*/ 'The saved login could not be removed. Clear the data of this site in your browser.',
    tone: 'danger',
  },
} as const satisfies Record<string, Notice>;

/** AUTH-20 */
export function restoredNotice(username: string): Notice {
  return { title: /*i18n*/ 'Automatically signed in as {username}', values: { username }, tone: 'success' };
}

/** AUTH-09, AUTH-10 */
export function loginFailedNotice({ type, message }: AuthError): Notice {
  if (type !== 'network_error') return { title: /*i18n*/ 'Login Failed', description: message, tone: 'danger' };
  return {
    title: /*i18n*/ 'Connection Error',
    description: /*i18n*/ 'Unable to connect to authentication service. Please check your connection and try again.',
    tone: 'danger',
  };
}
