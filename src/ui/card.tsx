import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The stripe over a card (with `border-t-4` or more). It is only decoration: its meaning is also given in words. */
export const STRIPES = {
  blue: 'border-t-brand',
  orange: 'border-t-action',
  green: 'border-t-success',
  gold: 'border-t-gold',
  violet: 'border-t-violet',
  teal: 'border-t-teal',
  grey: 'border-t-line-strong',
};
export type StripeColour = keyof typeof STRIPES;

interface CardProps {
  /** The element; `section` and `article` want a heading inside. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** Where all of it is in another language than the page. */
  dir?: 'ltr';
  className?: string;
  children: ReactNode;
}

export function Card({ as: Element = 'div', dir, className, children }: CardProps) {
  return (
    <Element
      dir={dir}
      className={clsx(
        'card rounded-card border border-line bg-surface-raised p-5 shadow-card sm:p-6',
        className,
      )}
    >
      {children}
    </Element>
  );
}
