import { useLingui } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { MarkedText } from '#components/marked-text.tsx';
import { meaningBelow, type ShownText } from '#lib/shown-text.ts';

interface SecondNameProps {
  /** What the Dutch title above means. */
  readonly english: ShownText | undefined;
  readonly className?: string;
}

/** The line below a Dutch title that says what it means: none where the app speaks Dutch (LNG-06). */
export function SecondName({ english, className }: SecondNameProps) {
  const { i18n } = useLingui();
  if (english === undefined || meaningBelow(english, i18n) === null) return null;
  return (
    <span className={clsx('block', className)}>
      <MarkedText text={english} />
    </span>
  );
}
