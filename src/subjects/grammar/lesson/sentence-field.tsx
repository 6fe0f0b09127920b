import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import type { Ref } from 'react';
import type { SentencePart } from '#content/schema/grammar-lesson.ts';

/** The bar above a field. Its label says the same, so no information is in the colour alone. */
const BARS: Record<SentencePart, string> = {
  conjunction: 'border-t-line-strong',
  subject: 'border-t-brand',
  'finite-verb': 'border-t-action',
  'other-verb': 'border-t-action',
  particle: 'border-t-action',
  negation: 'border-t-danger',
  time: 'border-t-teal',
  object: 'border-t-violet',
  manner: 'border-t-gold',
  place: 'border-t-success',
  rest: 'border-t-line',
};

interface SentenceFieldProps {
  readonly ref?: Ref<HTMLLIElement>;
  readonly part: SentencePart;
  /** The number of its place, if it has one. */
  readonly place?: string | undefined;
  /** As written in the sentence. */
  readonly text: string;
  readonly className?: string;
}

/** A part of a sentence in its field, with its role and place (GRA-09, GRA-10). */
export function SentenceFieldView({ ref, part, place, text, className }: SentenceFieldProps) {
  const { i18n } = useLingui();
  return (
    <li
      ref={ref}
      className={clsx(
        'flex min-w-0 flex-col gap-0.5 rounded-md border border-t-6 border-line bg-surface px-3 pt-1 pb-2 max-md:wrap-anywhere',
        BARS[part],
        className,
      )}
    >
      <span className="text-sm text-ink-soft">
        {place !== undefined && <strong className="text-ink">{place} </strong>}
        {i18n._(PART_LABELS[part])}
      </span>
      <span lang="nl" className="text-lg leading-snug font-semibold">
        {text}
      </span>
    </li>
  );
}

/** The role of a part of a sentence, short enough to fit above it; its colour says no more than this. */
export const PART_LABELS: Record<SentencePart, MessageDescriptor> = {
  conjunction: msg`conjunction`,
  subject: msg`subject`,
  'finite-verb': msg`verb`,
  'other-verb': msg`other verb`,
  particle: msg`verb, other half`,
  negation: msg`not`,
  time: msg`time`,
  object: msg`object`,
  manner: msg`how`,
  place: msg`place`,
  rest: msg`rest`,
};
