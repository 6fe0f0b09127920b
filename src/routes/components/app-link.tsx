import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { AppPath } from '#routes/paths.ts';
import { type RouteLink, targetOf } from '#routes/routes.ts';

type Preload = (path: AppPath) => void;
const PreloadContext = createContext<Preload>(() => undefined);

/** Lets links below load a page's code before they are pressed (NAV-08). */
export function PreloadProvider({ preload, children }: { preload: Preload; children: ReactNode }) {
  return <PreloadContext value={preload}>{children}</PreloadContext>;
}

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'className'> {
  readonly to: RouteLink;
  readonly className?: string;
}

/** A link inside the app. Marks itself as the current page, and loads the page's code when pointed at or focused. */
export function AppLink({ to: link, children, ...rest }: AppLinkProps) {
  const { to, view, hash } = targetOf(link);
  const preload = use(PreloadContext);
  const [path] = useLocation();
  const ahead = () => preload(to);
  return (
    <Link
      {...rest}
      to={hash === undefined ? to : `${to}#${hash}`}
      {...(view && { state: { view } })}
      aria-current={path === to ? 'page' : undefined}
      onPointerEnter={ahead}
      onTouchStart={ahead}
      onFocus={ahead}
    >
      {children}
    </Link>
  );
}
