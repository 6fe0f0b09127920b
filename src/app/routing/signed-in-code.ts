import { lazyCode } from '#shared/lazy/lazy-code.ts';

/**
 * The shell and Home. On every page but `/login` the browser is told to fetch it together with the entry
 * (scripts/vite/static-site.ts); on `/login` it is fetched once somebody begins to fill in the form.
 */
export const signedInCode = lazyCode(() => import('#app/shell/signed-in-app.tsx'));
