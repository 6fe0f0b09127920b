import { Brand } from './brand.tsx';
import { BusyIndicator } from '#ui/busy-indicator.tsx';

type LoadingScreenProps =
  /** In place of the sign-in form while it isn't known yet whether somebody is signed in (AUTH-13). */
  | { variant: 'auth' }
  /** The whole window, while the session of somebody who opens a page is restored. */
  | { variant: 'session' };

/**
 * What is seen while something has to be waited for (SYS-01). Never a blank screen. The third variant, for a page, is
 * `page-placeholder.tsx`: the sign-in page doesn't need it.
 */
export function LoadingScreen(props: LoadingScreenProps) {
  switch (props.variant) {
    case 'auth':
      return (
        <div className="grid min-h-64 place-items-center">
          <BusyIndicator label="Checking authentication status..." />
        </div>
      );
    case 'session':
      return (
        <main className="flex min-h-dvh flex-col items-center justify-center gap-6 p-4">
          <Brand />
          <BusyIndicator label="Restoring your session..." />
        </main>
      );
  }
}
