import { picklist } from 'valibot';
import { type StoredValue, type StoredValueOptions, storedState } from './stored-value.ts';

interface ChoiceOptions<Choice extends string> extends Pick<StoredValueOptions<Choice>, 'key' | 'what'> {
  /** The first one holds until the person chooses. */
  readonly choices: readonly [Choice, ...Choice[]];
}

/** A setting with a few choices: text in local storage, exported and erased with the person's data (DAT-07). */
export function storedChoice<const Choice extends string>({
  choices,
  ...about
}: ChoiceOptions<Choice>): StoredValue<Choice> {
  return storedState<Choice>({
    ...about,
    place: 'local storage',
    format: 'text',
    version: 1,
    schema: picklist(choices),
    fallback: choices[0],
    isExported: true,
    isErased: true,
  });
}
