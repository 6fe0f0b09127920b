import type { Phrase } from '#content/misc/phrase.ts';
import { TOOLTIP_GAP_PX, type Pointed, type Pointing } from '#features/misc/diagram/use-pointed.ts';

interface DiagramTooltipProps {
  readonly at: Pick<Pointed<string>, 'x' | 'y'>;
  readonly box: Pointing<string>['tooltip'];
  readonly phrase: Phrase;
}

/**
 * The word for what is pointed at, over it (MSC-03). It stays under a pointer that is moved onto it, yet presses go
 * through it, so that what it covers can be pressed.
 * Never the only place of the word: the list under the diagram has all of them.
 */
export function DiagramTooltip({ at, box, phrase }: DiagramTooltipProps) {
  return (
    <div
      ref={box}
      role="tooltip"
      className="pointer-events-none absolute z-10 flex w-max max-w-44 -translate-x-1/2 -translate-y-full flex-col rounded-md border border-transparent bg-ink px-3 py-1.5 text-center text-sm leading-tight text-surface"
      // A place that is known only once something is pointed at; kept inside the diagram at both sides.
      style={{ left: `clamp(5.5rem, ${at.x}px, 100% - 5.5rem)`, top: Math.max(at.y - TOOLTIP_GAP_PX, 48) }}
    >
      <strong lang="nl" className="text-base">
        {phrase.dutch}
      </strong>
      <span>{phrase.english}</span>
    </div>
  );
}
