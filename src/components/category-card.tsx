import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Card, STRIPES, type StripeColour } from '#ui/card.tsx';

interface CategoryCardProps {
  readonly title: ReactNode;
  /** The level of its heading. */
  readonly heading?: 'h2' | 'h3';
  readonly description?: ReactNode;
  /** A few Dutch words or sentences from inside: as text, or as content with a key. */
  readonly preview: readonly (string | { readonly key: string; readonly content: ReactNode })[];
  /** Words are shown in a row, sentences as a list. */
  readonly previewOf?: 'words' | 'sentences';
  /** For example `72 words`. */
  readonly count: string;
  /** The progress, if known. */
  readonly howFar?: ReactNode;
  readonly colour: StripeColour;
  /** Null: it is still empty, and the card cannot be pressed. */
  readonly onChosen: (() => void) | null;
}

/** A card that opens a topic, a subsection or a theme. The whole card can be pressed; its title is the button. */
export function CategoryCard({
  title,
  heading: Heading = 'h2',
  description,
  preview,
  previewOf = 'words',
  count,
  howFar,
  colour,
  onChosen,
}: CategoryCardProps) {
  return (
    <Card
      className={clsx(
        'relative flex h-full flex-col gap-2 border-t-4',
        STRIPES[colour],
        onChosen &&
          'transition-transform duration-150 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus hover:-translate-y-0.5',
      )}
    >
      <Heading className="text-lg leading-snug font-bold">
        {onChosen ? (
          <button
            type="button"
            onClick={onChosen}
            className="min-h-11 cursor-pointer text-start wrap-anywhere outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </button>
        ) : (
          <span className="flex min-h-11 items-center wrap-anywhere">{title}</span>
        )}
      </Heading>
      {description !== undefined && <p className="text-ink-soft">{description}</p>}
      {preview.length > 0 && (
        <ul
          className={previewOf === 'words' ? 'flex flex-wrap gap-1.5' : 'flex flex-col gap-1.5 leading-snug'}
        >
          {preview.map((item) => {
            const { key, content } = typeof item === 'string' ? { key: item, content: item } : item;
            return (
              <li
                key={key}
                lang="nl"
                className={previewOf === 'words' ? 'rounded-md bg-surface-sunken px-2 wrap-anywhere' : ''}
              >
                {content}
              </li>
            );
          })}
        </ul>
      )}
      <p className="mt-auto pt-1 text-sm text-ink-soft">{count}</p>
      {howFar}
    </Card>
  );
}
