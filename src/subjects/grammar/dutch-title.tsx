import { useLingui } from '@lingui/react/macro';
import type { GrammarCardText } from '#content/grammar/topics.ts';
import { plainTitle } from './lesson-title.ts';

interface DutchTitleProps {
  readonly about: Pick<GrammarCardText, 'title' | 'dutchTitle'>;
  readonly isLarge?: boolean;
}

/** The Dutch below a title; not where the title is in Dutch itself. */
export function DutchTitle({ about, isLarge = false }: DutchTitleProps) {
  const { i18n } = useLingui();
  const { dutchTitle } = about;
  if (dutchTitle === undefined || dutchTitle === plainTitle(about, i18n)) return null;
  return (
    <p lang="nl" className={`font-semibold text-brand ${isLarge ? 'text-lg' : ''}`}>
      {dutchTitle}
    </p>
  );
}
