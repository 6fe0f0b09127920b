import type { ReactNode } from 'react';

interface ChoiceBarProps<Id extends string> {
  /** What the choice is about; read out, not shown. */
  readonly label: string;
  readonly choices: readonly { readonly id: Id; readonly title: ReactNode }[];
  readonly chosen: Id;
  readonly onChosen: (id: Id) => void;
}

/** Chooses one of two or three views of the same thing, with buttons that show which is pressed. */
export function ChoiceBar<Id extends string>({ label, choices, chosen, onChosen }: ChoiceBarProps<Id>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChosen(id)}
          className="min-h-11 rounded-control border border-line-strong bg-surface-raised px-4 font-semibold hover:bg-brand-soft aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-brand-ink"
        >
          {title}
        </button>
      ))}
    </fieldset>
  );
}
