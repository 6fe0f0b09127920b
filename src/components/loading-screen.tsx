import { Brand } from './brand.tsx';
import { BusyIndicator } from '#ui/busy-indicator.tsx';
import { usePlainTexts } from '#ui/plain-texts.ts';

type LoadingScreenProps =
  /** Replaces the sign-in form until it is known whether somebody is signed in (AUTH-13). */
  | { variant: 'auth' }
  /** Fills the window while a stored session is restored. */
  | { variant: 'session' };

/**
 * The screen shown while waiting (SYS-01). Never a blank screen. The third variant, for a page, is
 * `page-placeholder.tsx`: the sign-in page doesn't need it.
 */
export function LoadingScreen(props: LoadingScreenProps) {
  const i18n = usePlainTexts();
  switch (props.variant) {
    case 'auth':
      return (
        <div className="grid min-h-64 place-items-center">
          <BusyIndicator label={i18n._('Checking authentication status...')} />
        </div>
      );
    case 'session':
      return (
        <main className="flex min-h-dvh flex-col items-center justify-center gap-6 p-4">
          <Brand />
          <BusyIndicator label={i18n._('Restoring your session...')} />
        </main>
      );
  }
}
