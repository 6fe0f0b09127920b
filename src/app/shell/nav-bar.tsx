import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut, Menu, X } from 'lucide-react';
import { COURSE } from '#app/course.ts';
import { SessionLink } from './session-link.tsx';
import { useMenu } from './use-menu.ts';
import { UserMenu } from './user-menu.tsx';
import { AppLink } from '#routes/components/app-link.tsx';
import { type AppPath, PATHS } from '#routes/paths.ts';
import { Brand } from '#components/brand.tsx';
import type { Subject } from '#subjects/subject.ts';

const linkClass =
  'flex min-h-11 items-center rounded-control px-2.5 text-ink no-underline hover:bg-surface-sunken ' +
  // Not bold: wider letters would move the neighbouring items. Forced colours show neither background nor shadow.
  'aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand forced-colors:aria-[current=page]:underline ' +
  'aria-[current=page]:shadow-[inset_0_-3px_0_var(--brand)]';

interface NavItem {
  readonly path: AppPath;
  readonly label: MessageDescriptor;
}

interface NavBarProps {
  readonly userName: string;
  readonly onLogoutRequested: () => void;
  readonly onHelpRequested: () => void;
  readonly onInstallHelpRequested: () => void;
}

/** The bar on every signed-in page. It is one row if there is room, otherwise a menu (NAV-05). */
export function NavBar({ userName, onLogoutRequested, ...menu }: NavBarProps) {
  const { t, i18n } = useLingui();
  const { open, toggle, area, button } = useMenu<HTMLElement>();
  const MenuIcon = open ? X : Menu;
  return (
    <header
      ref={area}
      className="@container z-20 border-b [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-(--notice-room) border-line bg-surface-raised print:hidden"
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-2 px-4 @max-3xs:px-2 nav-wide:flex-nowrap">
        <AppLink
          to={PATHS.home}
          aria-label={t`Oefenpad, to Home`}
          className="me-auto flex min-h-14 items-center rounded-control pe-2 text-ink no-underline nav-wide:me-2"
        >
          <Brand />
        </AppLink>
        {/*
         * In the bar where the menu is shut, beside the name where there is room, and in the menu where the bar has none; the
         * room is kept, so that nothing moves.
         */}
        <div className="flex min-w-16 justify-end @max-[22rem]:min-w-11 @max-3xs:hidden nav-wide:hidden">
          <SessionLink />
        </div>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls="main-navigation"
          onClick={toggle}
          className="flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-3 font-semibold nav-wide:hidden"
        >
          <MenuIcon aria-hidden size={20} className="@max-[22rem]:hidden" />
          <Trans>Menu</Trans>
        </button>
        <div
          id="main-navigation"
          className={`${open ? 'flex' : 'hidden'} max-h-[calc(100dvh-4rem-var(--notice-room))] w-full flex-col gap-2 overflow-y-auto border-t border-line py-3 nav-wide:flex nav-wide:max-h-none nav-wide:flex-1 nav-wide:flex-row nav-wide:items-center nav-wide:overflow-visible nav-wide:border-0 nav-wide:py-0`}
        >
          <nav aria-label={t`Main`} className="nav-wide:me-auto">
            <ul className="grid gap-1 xs:grid-cols-2 nav-wide:flex nav-wide:flex-wrap nav-wide:gap-x-0.5">
              {NAV_ITEMS.map(({ path: to, label }) => (
                <li key={to}>
                  <AppLink to={to} className={linkClass}>
                    {i18n._(label)}
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
          <div className="flex flex-wrap items-start justify-between gap-2 border-t border-line pt-3 nav-wide:flex-nowrap nav-wide:items-center nav-wide:border-0 nav-wide:pt-0">
            <div className="hidden min-w-16 justify-end @max-3xs:flex nav-wide:flex">
              <SessionLink />
            </div>
            <UserMenu userName={userName} {...menu} />
            <button
              type="button"
              onClick={onLogoutRequested}
              className="flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-ink hover:bg-surface-sunken"
            >
              <LogOut aria-hidden size={18} />
              <Trans>Logout</Trans>
            </button>
          </div>
        </div>
      </div>
    </header>
  );
}

/** NAV-05: these names, in this order. */
const NAV_ITEMS: readonly NavItem[] = [
  { path: PATHS.home, label: msg`Home` },
  ...COURSE.subjects.filter(({ nav }) => !nav.isLast).map(navItemOf),
  { path: PATHS.examInfo, label: msg`Practice A2` },
  ...COURSE.subjects.filter(({ nav }) => nav.isLast).map(navItemOf),
];

function navItemOf({ page, nav }: Subject): NavItem {
  return { path: page.path, label: nav.label };
}
