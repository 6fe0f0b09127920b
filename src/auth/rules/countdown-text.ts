import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';

const EXPIRED = msg`Session expired`;

/** The time left as AUTH-23 shows it: whole minutes, under a minute seconds, then that it is over. */
export function countdownText(remainingMs: number): MessageDescriptor {
  const minutes = Math.floor(remainingMs / MINUTE_MS);
  if (minutes > 0) return msg`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
  const seconds = Math.ceil(remainingMs / SECOND_MS);
  return seconds > 0 ? msg`${plural(seconds, { one: '# second', other: '# seconds' })}` : EXPIRED;
}

/** The same for a screen reader, which should not hear each second. */
export function announcedCountdown(remainingMs: number): MessageDescriptor {
  const minutes = Math.floor(remainingMs / MINUTE_MS);
  if (minutes > 0) return msg`${plural(minutes, { one: '# minute left', other: '# minutes left' })}`;
  return remainingMs > 0 ? msg`Less than a minute left` : EXPIRED;
}
