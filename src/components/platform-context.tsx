import { createContext, use, type ReactNode } from 'react';
import type { BasePlatform, Platform } from '#browser/platform.ts';

const BasePlatformContext = createContext<BasePlatform | null>(null);
const PlatformContext = createContext<Platform | null>(null);

/** Wraps everything, including the sign-in page. */
export function BasePlatformProvider({
  platform,
  children,
}: {
  platform: BasePlatform;
  children: ReactNode;
}) {
  return <BasePlatformContext value={platform}>{children}</BasePlatformContext>;
}

/** Wraps everything behind the sign-in page. */
export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return (
    <BasePlatformProvider platform={platform}>
      <PlatformContext value={platform}>{children}</PlatformContext>
    </BasePlatformProvider>
  );
}

/** The platform of the app. Throws on the sign-in page, which has only the base platform: a programming error. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (platform === null) throw new Error('usePlatform needs a PlatformProvider above it');
  return platform;
}

/** The part of the platform that the sign-in page may use too. */
export function useBasePlatform(): BasePlatform {
  const platform = use(BasePlatformContext);
  if (platform === null) throw new Error('useBasePlatform needs a provider above it');
  return platform;
}
