import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { LETTERS, LONG_IJ } from '#content/misc/letters.ts';
import { letterNames, spellOut } from '#dutch/spell-out.ts';
import { Fold } from '#subjects/misc/fold.tsx';
import { ListenButton } from '#sound/components/listen-button.tsx';
import { TextField } from '#ui/text-field.tsx';

/** Longer than any name, and short enough to listen to. */
const LONGEST_NAME = 30;
const SPELLED_LETTERS = [...LETTERS, LONG_IJ];

/** Spells any name, with the names of its letters and with the telephone alphabet (MSC-12). */
export function SpellYourName() {
  const { t } = useLingui();
  const [name, setName] = useState('Sanne');
  const letters = spellOut(name, SPELLED_LETTERS);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t`A name`}
          name="name-to-spell"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          className="w-full max-w-xs"
        />
        {/* In the middle of the field next to it, which is higher. */}
        <div className="flex min-h-12.5 items-center">
          <ListenButton
            text={letterNames(
              letters.map(({ sound }) => sound),
              'normal',
            )}
            label={t`Hear it spelled`}
            disabled={letters.length === 0}
          />
        </div>
      </div>
      <ol className="flex flex-wrap gap-2">
        {withPrefixes(letters).map(({ letter, name, phonetic, prefix }) => (
          <li
            key={prefix}
            className="flex flex-col rounded-control border border-line bg-surface-raised px-3 py-2 leading-snug"
          >
            <span>
              <span className="text-xl font-bold text-brand">{letter}</span>{' '}
              <span lang="nl" className="font-semibold">
                {name}
              </span>
            </span>{' '}
            <span lang="nl" className="text-base text-ink-soft">
              van {phonetic}
            </span>
          </li>
        ))}
      </ol>
      <Fold
        title={
          <span className="font-semibold text-brand">
            <Trans>The whole telephone alphabet</Trans>
          </span>
        }
      >
        <ul className="grid grid-cols-2 gap-x-4 text-base xs:grid-cols-3 sm:grid-cols-4 lg:grid-cols-6">
          {SPELLED_LETTERS.map(({ letter, phonetic }) => (
            <li key={letter} lang="nl">
              <strong className="inline-block min-w-7">{letter}</strong> {phonetic}
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

/** Each letter with the name up to it, which distinguishes repeated letters. */
function withPrefixes<Spelled extends { readonly letter: string }>(letters: readonly Spelled[]) {
  let prefix = '';
  return letters.map((spelled) => {
    prefix += spelled.letter;
    return { ...spelled, prefix };
  });
}
