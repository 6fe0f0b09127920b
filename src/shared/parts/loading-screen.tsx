import { Brand } from '#shared/parts/brand.tsx';
import { BusyIndicator, Skeleton } from '#ui/busy-indicator.tsx';

type LoadingScreenProps =
  /** In place of the sign-in form while it isn't known yet whether somebody is signed in (AUTH-13). */
  | { variant: 'auth' }
  /** The whole window, while the session of somebody who opens a page is restored. */
  | { variant: 'session' };

/**
 * What is seen while something has to be waited for (SYS-01). Never a blank screen. In place of a single page:
 * `PagePlaceholder`.
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

/** In place of a page whose code is loading, under that page's own heading (SYS-01, NAV-08). */
export function PagePlaceholder({ title, lang }: { title: string; lang?: 'nl' }) {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <h1 lang={lang} className="text-3xl font-bold">
        {title}
      </h1>
      <output className="sr-only">Loading page...</output>
      <Skeleton className="h-6 w-2/3" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}
