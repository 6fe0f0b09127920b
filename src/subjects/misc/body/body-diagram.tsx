import { clsx } from 'clsx';
import { BODY_PARTS, type BodyPart, type BodyPartId } from '#content/misc/body-parts.ts';
import { BodyPicture } from './body-picture.tsx';
import { BODY_SHAPES, type BodyShape, type BodyView } from './body-shapes.ts';
import { DiagramButton } from '#subjects/misc/diagram/diagram-button.tsx';
import { OUTLINE, type Pointing } from '#subjects/misc/diagram/diagram-tooltip.tsx';

/** How a part is highlighted. In the game the text next to the drawing says the same. */
export type BodyMark = 'chosen' | 'right' | 'wrong';

interface BodyDiagramProps {
  readonly marks: Partial<Record<BodyPartId, BodyMark>>;
  readonly onPressed: (id: BodyPartId) => void;
  /** Omitted in the game, where a tooltip would give the answer away. */
  readonly pointing?: Pointing<BodyPartId>;
}

interface Layout {
  readonly className: string;
  readonly viewBox: string;
  /** The middle of each drawing's upper edge. */
  readonly places: Record<BodyView, string>;
}

const NARROW: Layout = {
  className: 'mx-auto w-full max-w-96 sm:hidden',
  viewBox: '0 0 352 702',
  places: {
    face: 'translate(176 -8) scale(1.2)',
    front: 'translate(92 292)',
    back: 'translate(260 292)',
  },
};
const WIDE: Layout = {
  className: 'hidden w-full max-w-2xl sm:block',
  viewBox: '0 0 574 416',
  places: {
    face: 'translate(108 58) scale(1.15)',
    front: 'translate(303 4)',
    back: 'translate(482 4)',
  },
};
const VIEWS: readonly BodyView[] = ['face', 'front', 'back'];

/** A person in three drawings: face, front and back, with 13 parts to press (MSC-07). */
export function BodyDiagram(props: BodyDiagramProps) {
  return (
    <>
      <Drawing {...props} layout={NARROW} />
      <Drawing {...props} layout={WIDE} />
    </>
  );
}

function Drawing({ layout, marks, onPressed, pointing }: BodyDiagramProps & { layout: Layout }) {
  return (
    <svg
      viewBox={layout.viewBox}
      className={`bg-surface-raised forced-color-adjust-none ${layout.className}`}
    >
      <g aria-hidden="true">
        {VIEWS.map((view) => (
          <g key={view} transform={layout.places[view]}>
            <BodyPicture view={view} />
          </g>
        ))}
      </g>
      {BODY_PARTS.map((part) => (
        <PartButton
          key={part.id}
          part={part}
          mark={marks[part.id]}
          places={layout.places}
          onPressed={onPressed}
          pointing={pointing}
        />
      ))}
    </svg>
  );
}

interface PartButtonProps {
  readonly part: BodyPart;
  readonly mark: BodyMark | undefined;
  readonly places: Layout['places'];
  readonly onPressed: (id: BodyPartId) => void;
  readonly pointing: Pointing<BodyPartId> | undefined;
}

const LOOKS: Record<BodyMark | 'none', string> = {
  none: 'fill-transparent stroke-transparent group-hover:fill-brand/15 group-hover:stroke-brand',
  chosen: 'fill-action/25 stroke-action',
  right: 'fill-success/30 stroke-success',
  wrong: 'fill-danger/20 stroke-danger [stroke-dasharray:5_4]',
};

function PartButton({ part, mark, places, onPressed, pointing }: PartButtonProps) {
  const look = clsx(
    LOOKS[mark ?? 'none'],
    'stroke-[3px] [stroke-linejoin:round] group-focus-visible:stroke-focus group-focus-visible:stroke-[5px]',
  );
  const isGame = pointing === undefined;
  return (
    <DiagramButton
      id={part.id}
      // In the game the Dutch would be the answer.
      label={isGame ? part.english : `${part.dutch}, ${part.english}`}
      lang={isGame ? 'en' : 'nl'}
      isPressed={isGame ? undefined : mark === 'chosen'}
      onPressed={onPressed}
      pointing={pointing}
    >
      {BODY_SHAPES[part.id].map((shape) => (
        <g key={shape.view} transform={places[shape.view]}>
          <ShapeArea shape={shape} look={look} />
          {shape.isDouble && (
            <g transform="scale(-1 1)">
              <ShapeArea shape={shape} look={look} />
            </g>
          )}
        </g>
      ))}
    </DiagramButton>
  );
}

/** A shape, with an area around it that takes presses too. */
function ShapeArea({ shape, look }: { shape: BodyShape; look: string }) {
  const { path, reach, margin } = shape;
  return (
    <>
      {reach && <circle cx={reach.x} cy={reach.y} r={reach.radius} className="fill-transparent" />}
      {margin !== undefined && (
        <path d={path} strokeWidth={margin} className="fill-transparent stroke-transparent" />
      )}
      <path {...OUTLINE} d={path} className={look} />
    </>
  );
}
