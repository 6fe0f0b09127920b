import type { Plugin } from 'vite';

const SHIM = /^use-sync-external-store\/shim\/index\.js$/;
const NATIVE = '\0native-external-store';

/** wouter brings a stand-in for a hook that every React from 18 on has itself. On the first screen each byte counts. */
export function nativeExternalStore(): Plugin {
  return {
    name: 'oefenpad:native-external-store',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: SHIM }, handler: () => NATIVE },
    load: {
      filter: { id: new RegExp(NATIVE) },
      handler: () => "export { useSyncExternalStore } from 'react';",
    },
  };
}
