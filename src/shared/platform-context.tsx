import { createContext, use, type ReactNode } from 'react';
import type { Platform } from '#platform/platform.ts';

const PlatformContext = createContext<Platform | null>(null);

export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

/** The browser, as the app may use it. Throws outside a `PlatformProvider`: a mistake in the code, not of the person. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (platform === null) throw new Error('usePlatform needs a PlatformProvider above it');
  return platform;
}
