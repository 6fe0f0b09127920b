import { useRef, useState, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { useDismissal } from '#app/shell/use-dismissal.ts';

interface Menu<Area extends HTMLElement> {
  readonly open: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly area: RefObject<Area | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** A menu that opens by its button, and closes when dismissed or when one of its links led to another page. */
export function useMenu<Area extends HTMLElement>(): Menu<Area> {
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const [path] = useLocation();
  const area = useRef<Area>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Open means: opened on this very page.
  const open = openedOn === path;
  const close = () => setOpenedOn(null);
  useDismissal(open, area, button, close);
  return { open, toggle: () => setOpenedOn(open ? null : path), close, area, button };
}
