import type { ReactNode } from 'react';

/**
 * Dutch inside a text of any language: read aloud as Dutch, from left to right, in its own size (QUA-15, LNG-02). Inside `<Trans>` it is
 * part of the message, and a translator leaves it as it is.
 */
export function Dutch({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <span lang="nl" dir="ltr" className={className}>
      {children}
    </span>
  );
}
