import type { AuthError } from '#auth/rules/auth-error.ts';

/** What is to be said about a session. Its texts are loaded when it is shown: `notice-texts.ts`. */
export type Notice =
  | {
      readonly kind:
        | 'not-stored'
        | 'extended'
        | 'extended-in-memory'
        | 'not-extended'
        | 'logged-out'
        | 'erased'
        | 'logged-out-but-stored';
    }
  | { readonly kind: 'restored'; readonly username: string }
  | { readonly kind: 'login-failed'; readonly error: AuthError };

/** Shows a notice; passed in, so that the session can be tested without a screen. */
export type Notify = (notice: Notice) => void;
