import type { BodyPartId } from '#content/misc/body-parts.ts';
import { FACE, FIGURE } from '#features/misc/body/figure-paths.ts';

export type BodyView = 'face' | 'front' | 'back';

/** Where a part can be pressed in one of the three drawings. */
export interface BodyShape {
  readonly view: BodyView;
  readonly path: string;
  /** There is one on the other side too. */
  readonly isDouble?: true;
  /** A part smaller than a finger: a circle around it that takes the press (44 px on the smallest phone, QUA-15). */
  readonly reach?: { readonly x: number; readonly y: number; readonly radius: number };
  /** Thin but long: the outline takes presses this far around it, in units. */
  readonly margin?: number;
}

/** In units of the figures, and of the face, which is drawn larger. */
const REACH = 24.5;
const FACE_REACH = 20.8;

/** In the order of drawing: what lies on top comes later. */
export const BODY_SHAPES: Record<BodyPartId, readonly BodyShape[]> = {
  head: [
    { view: 'face', path: FACE.head },
    { view: 'front', path: FIGURE.head },
    { view: 'back', path: FIGURE.hairBack },
  ],
  eyes: [{ view: 'face', path: FACE.eye, isDouble: true, reach: { x: 31, y: 104, radius: FACE_REACH } }],
  nose: [{ view: 'face', path: FACE.nose, reach: { x: 0, y: 132, radius: FACE_REACH } }],
  mouth: [{ view: 'face', path: FACE.mouth, reach: { x: 0, y: 173, radius: FACE_REACH } }],
  ear: [{ view: 'face', path: FACE.ear, isDouble: true, reach: { x: 73, y: 114, radius: FACE_REACH } }],
  neck: [
    { view: 'back', path: FIGURE.neckBack, reach: { x: 0, y: 60, radius: 14 } },
    { view: 'face', path: FACE.throat, reach: { x: 0, y: 213, radius: FACE_REACH } },
    { view: 'front', path: FIGURE.neck },
  ],
  arm: [
    { view: 'front', path: FIGURE.arm, isDouble: true, margin: 30 },
    { view: 'back', path: FIGURE.arm, isDouble: true, margin: 30 },
  ],
  hand: [
    { view: 'front', path: FIGURE.hand, isDouble: true, reach: { x: 68, y: 216, radius: REACH } },
    { view: 'back', path: FIGURE.hand, isDouble: true, reach: { x: 68, y: 216, radius: REACH } },
  ],
  stomach: [{ view: 'front', path: FIGURE.stomach }],
  back: [{ view: 'back', path: FIGURE.back }],
  leg: [
    { view: 'front', path: FIGURE.leg, isDouble: true, margin: 8 },
    { view: 'back', path: FIGURE.leg, isDouble: true, margin: 8 },
  ],
  knee: [{ view: 'front', path: FIGURE.knee, isDouble: true, reach: { x: 25, y: 295, radius: REACH } }],
  foot: [
    { view: 'front', path: FIGURE.foot, isDouble: true, reach: { x: 25, y: 384, radius: REACH } },
    { view: 'back', path: FIGURE.heel, isDouble: true, reach: { x: 25, y: 384, radius: REACH } },
  ],
};
