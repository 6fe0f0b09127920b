import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StorageFailure } from '#browser/platform.ts';

/** Shown if something that the person requested could not be stored or read. */
export const STORAGE_FAILURES: Record<StorageFailure, MessageDescriptor> = {
  full: msg`This device has no room left. Nothing was changed.`,
  unavailable: msg`This browser does not let the app save, perhaps because this is a private window.`,
  failed: msg`That did not work. Nothing was changed. Please try again.`,
};
