import { SayButton } from '#features/misc/say-button.tsx';

interface SayRowProps {
  readonly figure: string;
  /** The Dutch words. */
  readonly said: string;
  readonly english: string;
  /** A second right way to say it. */
  readonly also?: string | undefined;
}

/** A figure and its words. The whole row is a button that says them. */
export function SayRow({ figure, said, english, also }: SayRowProps) {
  return (
    <li>
      <SayButton text={also === undefined ? said : `${said}, of ${also}`}>
        <span className="flex min-w-0 flex-1 flex-col gap-x-4 sm:flex-row sm:items-center">
          <span className="w-24 shrink-0 text-lg leading-tight font-bold text-brand tabular-nums sm:text-right">
            {figure}
          </span>{' '}
          <span className="flex min-w-0 flex-col leading-snug wrap-anywhere hyphens-auto">
            <span lang="nl" className="font-semibold">
              {said}
            </span>{' '}
            {also !== undefined && (
              <span className="text-ink-soft">
                also: <span lang="nl">{also}</span>{' '}
              </span>
            )}
            <span className="text-ink-soft">{english}</span>
          </span>
        </span>
      </SayButton>
    </li>
  );
}
