import type { ReactNode } from 'react';

interface RoomSectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a room, with its heading. */
export function RoomSection({ id, title, children }: RoomSectionProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
