import type { AuthError } from '#auth/rules/auth-error.ts';

/** A toast. */
export interface Notice {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'success' | 'danger';
}

/** Shows a toast; passed in, so that the session can be tested without a screen. */
export type Notify = (notice: Notice) => void;

/** The notices about the session. Their texts are exactly those of AUTH-19 to AUTH-26. */
export const NOTICES = {
  notStored: {
    title: 'Session Storage Warning',
    description: "Unable to save login for next time, but you're still logged in.",
    tone: 'danger',
  },
  extended: { title: 'Session Extended', tone: 'success' },
  extendedInMemory: {
    title: 'Session Extension Warning',
    description: "Session extended in memory, but couldn't update stored session.",
    tone: 'danger',
  },
  notExtended: {
    title: 'Session Extension Failed',
    description: 'Logging out in 3 seconds...',
    tone: 'danger',
  },
  loggedOut: { title: 'Logged out successfully', tone: 'success' },
  /** MEM-16 */
  erased: {
    title: 'All your data was deleted',
    description: 'All your data was deleted from this device, and you are logged out.',
    tone: 'success',
  },
  loggedOutButStored: {
    title: 'Logged out',
    description: 'The saved login could not be removed. Clear the data of this site in your browser.',
    tone: 'danger',
  },
} as const satisfies Record<string, Notice>;

/** AUTH-20 */
export function restoredNotice(username: string): Notice {
  return { title: `Automatically signed in as ${username}`, tone: 'success' };
}

/** AUTH-09, AUTH-10 */
export function loginFailedNotice({ type, message }: AuthError): Notice {
  if (type !== 'network_error') return { title: 'Login Failed', description: message, tone: 'danger' };
  return {
    title: 'Connection Error',
    description: 'Unable to connect to authentication service. Please check your connection and try again.',
    tone: 'danger',
  };
}
