import { Trans } from '@lingui/react/macro';
import { AppLink } from '#routes/components/app-link.tsx';
import { PATHS } from '#routes/paths.ts';
import { buttonClass } from '#ui/button.tsx';

/** The page for unknown paths (NAV-03). */
export default function NotFoundPage() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-start gap-4 py-12">
      <h1 className="text-5xl font-bold text-brand">404</h1>
      <p className="text-xl">
        <Trans>Oops! Page not found</Trans>
      </p>
      <p className="text-ink-soft">
        <Trans>The address may have a typing mistake, or the page may have moved.</Trans>
      </p>
      <AppLink to={PATHS.home} className={buttonClass({ tone: 'primary' })}>
        <Trans>Return to Home</Trans>
      </AppLink>
    </div>
  );
}
