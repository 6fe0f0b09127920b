import { sessionExpiryTime } from '#domain/auth/session-expiry.ts';
import type { BasePlatform } from '#platform/platform.ts';
import type { AuthConfigReading } from '#services/session/auth-config.ts';
import type { SessionCore } from '#services/session/session-core.ts';
import { isInstalledApp } from '#services/session/installed-app.ts';
import type { Notify } from '#services/session/session-notices.ts';
import type { SessionVault } from '#services/session/session-vault.ts';
import type { SignOutSignal } from '#services/session/sign-out-signal.ts';

/** The part of the Platform that the session uses. */
export type SessionPlatform = BasePlatform;

/** What signing in, restoring, extending and signing out work with. */
export interface SessionParts {
  readonly platform: SessionPlatform;
  readonly config: AuthConfigReading;
  readonly notify: Notify;
  readonly core: SessionCore;
  readonly vault: SessionVault;
  readonly signal: SignOutSignal;
}

/** When a session that begins or is extended now ends, in ms since 1970 (AUTH-17). */
export function newExpiryTime(platform: SessionPlatform, sessionHours: number): number {
  return sessionExpiryTime(platform.clock.now(), { sessionHours, isInstalledApp: isInstalledApp(platform) });
}
