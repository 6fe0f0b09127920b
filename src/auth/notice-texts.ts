import type { Notice } from './session-notices.ts';

/** A toast, in the chosen language. */
export interface NoticeTexts {
  readonly title: string;
  readonly description?: string;
  readonly tone: 'success' | 'danger';
}

/** Gives a text in the chosen language, by its English. */
interface Texts {
  readonly _: (english: string, values?: Readonly<Record<string, string>>) => string;
}

/** The texts about a session: in English exactly those of AUTH-09, AUTH-10 and AUTH-19 to AUTH-26. */
export function noticeTexts(notice: Notice, i18n: Texts): NoticeTexts {
  switch (notice.kind) {
    case 'not-stored':
      return {
        title: i18n._('Session Storage Warning'),
        description: i18n._("Unable to save login for next time, but you're still logged in."),
        tone: 'danger',
      };
    case 'extended':
      return { title: i18n._('Session Extended'), tone: 'success' };
    case 'extended-in-memory':
      return {
        title: i18n._('Session Extension Warning'),
        description: i18n._("Session extended in memory, but couldn't update stored session."),
        tone: 'danger',
      };
    case 'not-extended':
      return {
        title: i18n._('Session Extension Failed'),
        description: i18n._('Logging out in 3 seconds...'),
        tone: 'danger',
      };
    case 'logged-out':
      return { title: i18n._('Logged out successfully'), tone: 'success' };
    case 'erased':
      // MEM-16
      return {
        title: i18n._('All your data was deleted'),
        description: i18n._('All your data was deleted from this device, and you are logged out.'),
        tone: 'success',
      };
    case 'logged-out-but-stored':
      return {
        title: i18n._('Logged out'),
        description: i18n._(
          'The saved login could not be deleted. Clear the data of this site in your browser.',
        ),
        tone: 'danger',
      };
    case 'restored':
      return {
        title: i18n._('Automatically signed in as {username}', { username: notice.username }),
        tone: 'success',
      };
    case 'login-failed':
      if (notice.error.type !== 'network_error')
        return { title: i18n._('Login Failed'), description: i18n._(notice.error.message), tone: 'danger' };
      return {
        title: i18n._('Connection Error'),
        description: i18n._(
          'Unable to connect to authentication service. Please check your connection and try again.',
        ),
        tone: 'danger',
      };
  }
}
