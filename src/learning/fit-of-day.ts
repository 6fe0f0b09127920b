import type { Platform } from '#browser/platform.ts';
import { createFitOfDay, type FitOfDay } from './rules/fitted-stability.ts';

const fits = new WeakMap<Platform['storage'], FitOfDay>();

/** The one place where review is fitted to the person (MEM-23): header, home, review, session and settings share it. */
export function fitOfDay({ storage }: Pick<Platform, 'storage'>): FitOfDay {
  const fit = fits.get(storage) ?? createFitOfDay();
  fits.set(storage, fit);
  return fit;
}
