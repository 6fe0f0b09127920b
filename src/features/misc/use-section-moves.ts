import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { startId } from '#features/misc/category-cards.tsx';
import { MISC_SECTIONS, type MiscSection } from '#features/misc/misc-sections.ts';
import { moveTo } from '#features/misc/move-to.ts';
import { headingId } from '#features/misc/section-frame.tsx';
import { usePlatform } from '#shared/platform-context.tsx';
import { elementById } from '#ui/screen.ts';

interface SectionMoves {
  /** The id of the section that will be moved to as soon as its code is there; null when none is waited for. */
  readonly waitingFor: string | null;
  readonly start: (section: MiscSection) => void;
  readonly backFrom: (section: MiscSection) => void;
}

/** `Start` and `← Back to Topics` (MSC-02). An address that names a section leads there too. */
export function useSectionMoves(drawUpTo: (section: MiscSection) => Promise<void>): SectionMoves {
  const { page } = usePlatform();
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const latest = useRef<MiscSection | null>(null);

  /** Later wishes win over earlier ones that still wait. */
  const moveToSection = async (section: MiscSection) => {
    latest.current = section;
    await drawUpTo(section);
    // The next frame: what just came has been drawn by then.
    if (latest.current === section) requestAnimationFrame(() => show(section));
  };
  const start = async (section: MiscSection) => {
    setWaitingFor(section.id);
    await moveToSection(section);
    setWaitingFor((current) => (current === section.id ? null : current));
  };

  const startByAddress = useEffectEvent(() => {
    const section = MISC_SECTIONS.find(({ id }) => `#${id}` === page.address().hash);
    if (section) void moveToSection(section);
  });
  useEffect(() => startByAddress(), []);

  return { waitingFor, start: (section) => void start(section), backFrom };
}

function show(section: MiscSection): void {
  const heading = elementById(headingId(section));
  const element = elementById(section.id);
  if (heading && element) moveTo(heading, element);
}

function backFrom(section: MiscSection): void {
  const button = elementById(startId(section));
  if (button) moveTo(button, button.closest('li') ?? button, 'center');
}
