import { Trans } from '@lingui/react/macro';
import { ChevronDown, CircleUser } from 'lucide-react';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { installEntry } from './lazy-dialogs.tsx';
import { useMenu } from './use-menu.ts';
import { AppLink } from '#routes/components/app-link.tsx';
import { PATHS } from '#routes/paths.ts';
import { ThemeSwitch } from '#components/settings/theme-switch.tsx';

const LINKS = [
  { path: PATHS.review, label: <Trans>Review</Trans> },
  { path: PATHS.progress, label: <Trans>Progress</Trans> },
  { path: PATHS.settings, label: <Trans>Settings</Trans> },
] as const;

const itemClass =
  'flex min-h-11 w-full items-center rounded-control px-3 text-start text-ink no-underline hover:bg-surface-sunken ' +
  'aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold aria-[current=page]:text-brand';

interface UserMenuProps {
  readonly userName: string;
  readonly onHelpRequested: () => void;
  readonly onInstallHelpRequested: () => void;
}

/** The user's name (NAV-06) as the button of a menu: the personal pages (NAV-01), the theme and the shortcuts. */
export function UserMenu({ userName, onHelpRequested, onInstallHelpRequested }: UserMenuProps) {
  const { open, toggle, close, area, button } = useMenu<HTMLDivElement>();
  // Prefetched; if it cannot be loaded, the menu lacks it.
  const install = useStore(installEntry);
  useEffect(() => {
    if (open) void installEntry.load();
  }, [open]);
  return (
    <div ref={area} className="relative w-full nav-wide:w-auto">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls="user-menu"
        onClick={toggle}
        className="flex min-h-11 w-full items-center gap-2 rounded-control px-3 hover:bg-surface-sunken"
      >
        <CircleUser aria-hidden size={20} />
        <span className="max-w-40 truncate">{userName}</span>
        <ChevronDown
          aria-hidden
          size={16}
          className={clsx('ms-auto transition-transform', open && 'rotate-180')}
        />
      </button>
      <div
        id="user-menu"
        hidden={!open}
        className="mt-1 rounded-card bg-surface-raised p-2 nav-wide:absolute nav-wide:end-0 nav-wide:w-64 nav-wide:border nav-wide:border-line nav-wide:shadow-card"
      >
        {LINKS.map(({ path: to, label }) => (
          <AppLink key={to} to={to} className={itemClass}>
            {label}
          </AppLink>
        ))}
        <button
          type="button"
          // A phone has no keys for them; where one is connected `?` opens them, too.
          className={`${itemClass} pointer-coarse:hidden`}
          onClick={() => {
            close();
            onHelpRequested();
          }}
        >
          <Trans>Keyboard shortcuts</Trans>
        </button>
        {install.phase === 'ready' && (
          <install.Component
            className={itemClass}
            onChosen={close}
            onHelpRequested={onInstallHelpRequested}
          />
        )}
        <div className="mt-1 border-t border-line px-3 pt-3 pb-1">
          <ThemeSwitch />
        </div>
      </div>
    </div>
  );
}
