import { boolean, nullable, object, picklist, string } from 'valibot';
import { storedState } from './stored-value.ts';

/** SPK-05: who records, and what. Separate from `device-values.ts`, which every page loads. */
interface BoothSettings {
  readonly name: string;
  readonly licence: 'cc-by' | 'cc0';
  readonly hasAgreed: boolean;
  /** The set being recorded; null before a choice. */
  readonly set: string | null;
}

const NOBODY: BoothSettings = { name: '', licence: 'cc-by', hasAgreed: false, set: null };

export const BOOTH = storedState<BoothSettings>({
  key: 'oefenpad.booth',
  what: 'who lends their voice in the recording booth, on what terms, and what they record',
  place: 'local storage',
  format: 'json',
  version: 1,
  schema: object({
    name: string(),
    licence: picklist(['cc-by', 'cc0']),
    hasAgreed: boolean(),
    set: nullable(string()),
  }),
  fallback: NOBODY,
  isExported: false,
  isErased: true,
});
