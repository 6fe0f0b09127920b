import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface CardProps {
  /** The element; `section` and `article` want a heading inside. */
  as?: 'div' | 'section' | 'article' | 'li';
  className?: string;
  children: ReactNode;
}

export function Card({ as: Element = 'div', className, children }: CardProps) {
  return (
    <Element
      className={clsx('rounded-card border border-line bg-surface-raised p-5 shadow-card sm:p-6', className)}
    >
      {children}
    </Element>
  );
}
