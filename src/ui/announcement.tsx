import { useEffect, useState, type ReactNode } from 'react';

/** Long enough for a screen reader to take it up. */
const SHOWN_MS = 3000;

interface AnnouncementProps {
  /** Another value each time that there is something new to say; what is there at first is read with the page. */
  readonly change: unknown;
  /** Text only, nothing that can be pressed. */
  readonly children: ReactNode;
}

/** Announces a change politely. It is emptied before a reader could reach it, so that nothing is read twice. */
export function Announcement({ change, children }: AnnouncementProps) {
  const [said, setSaid] = useState(change);
  useEffect(() => {
    const timer = setTimeout(() => setSaid(change), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [change]);
  return <output className="sr-only">{change !== said && children}</output>;
}
