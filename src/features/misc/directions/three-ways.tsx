import { useState } from 'react';
import { THREE_WAYS } from '#content/misc/directions.ts';
import { SpokenPhrases } from '#features/misc/spoken-phrases.tsx';

const WAYS = [
  { id: 'command', title: 'A command', explanation: 'Short and clear; not impolite in the street.' },
  {
    id: 'informal',
    title: 'With je',
    explanation: 'To people you know, to children and to most young people.',
  },
  {
    id: 'polite',
    title: 'With u',
    explanation: 'To older people and to strangers, when you want to be polite.',
  },
] as const;

/** The same directions as a command, with `je` and with `u` (MSC-11). */
export function ThreeWaysTable() {
  const [shown, setShown] = useState<(typeof WAYS)[number]>(WAYS[0]);
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">How to say it</legend>
        {WAYS.map((way) => (
          <button
            key={way.id}
            type="button"
            aria-pressed={way === shown}
            onClick={() => setShown(way)}
            className="min-h-11 rounded-control border border-line-strong bg-surface-raised px-4 font-semibold hover:bg-brand-soft aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-brand-ink"
          >
            {way.title}
          </button>
        ))}
      </fieldset>
      <p className="text-ink-soft">{shown.explanation}</p>
      <SpokenPhrases phrases={THREE_WAYS.map((row) => ({ dutch: row[shown.id], english: row.english }))} />
    </div>
  );
}
