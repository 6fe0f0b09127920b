import { createContext, use, type ReactNode } from 'react';
import type { BasePlatform, Platform } from '#browser/platform.ts';

const BasePlatformContext = createContext<BasePlatform | null>(null);
const PlatformContext = createContext<Platform | null>(null);

/** Stands around everything, the sign-in page included. */
export function BasePlatformProvider({
  platform,
  children,
}: {
  platform: BasePlatform;
  children: ReactNode;
}) {
  return <BasePlatformContext value={platform}>{children}</BasePlatformContext>;
}

/** Stands around everything behind the sign-in page. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return (
    <BasePlatformProvider platform={platform}>
      <PlatformContext value={platform}>{children}</PlatformContext>
    </BasePlatformProvider>
  );
}

/** The browser, as the app may use it. Throws on the sign-in page, which has the base only: a mistake in the code. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (platform === null) throw new Error('usePlatform needs a PlatformProvider above it');
  return platform;
}

/** What of the browser may be used on the sign-in page, too. */
export function useBasePlatform(): BasePlatform {
  const platform = use(BasePlatformContext);
  if (platform === null) throw new Error('useBasePlatform needs a provider above it');
  return platform;
}
