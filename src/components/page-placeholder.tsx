import { Trans } from '@lingui/react/macro';
import { Skeleton } from '#ui/busy-indicator.tsx';

/** Shown while a page's code loads, under that page's heading (SYS-01, NAV-08). */
export function PagePlaceholder({ title, lang }: { title: string; lang?: 'nl' }) {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <h1 lang={lang} className="text-3xl font-bold">
        {title}
      </h1>
      <output className="sr-only">
        <Trans>Loading page...</Trans>
      </output>
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
