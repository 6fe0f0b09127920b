import { useState } from 'react';
import { THREE_WAYS } from '#content/misc/directions.ts';
import { ChoiceBar } from '#features/misc/choice-bar.tsx';
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
  const [shown, setShown] = useState<(typeof WAYS)[number]['id']>('command');
  return (
    <div className="flex flex-col gap-4">
      <ChoiceBar label="How to say it" choices={WAYS} chosen={shown} onChosen={setShown} />
      <p className="text-ink-soft">{WAYS.find(({ id }) => id === shown)?.explanation}</p>
      <SpokenPhrases phrases={THREE_WAYS.map((row) => ({ dutch: row[shown], english: row.english }))} />
    </div>
  );
}
