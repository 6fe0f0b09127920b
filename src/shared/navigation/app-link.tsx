import { createContext, use, type ComponentProps, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import type { AppPath } from '#services/paths.ts';

type Preload = (path: AppPath) => void;
const PreloadContext = createContext<Preload>(() => undefined);

/** Lets links below load a page's code before they are pressed (NAV-08). */
export function PreloadProvider({ preload, children }: { preload: Preload; children: ReactNode }) {
  return <PreloadContext value={preload}>{children}</PreloadContext>;
}

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'className'> {
  readonly to: AppPath;
  /** What the page is to show, as it keeps its views (NAV-04). */
  readonly view?: object | undefined;
  /** A place on the page. */
  readonly hash?: string | undefined;
  readonly className?: string;
}

/** A link inside the app. Marks itself as the current page, and loads the page's code when pointed at or focused. */
export function AppLink({ to, view, hash, children, ...rest }: AppLinkProps) {
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
