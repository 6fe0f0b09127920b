import type { BodyPartId } from '#content/misc/body-parts.ts';

/**
 * The outlines of the drawings. For parts that exist twice only the right half is here; the left one is its mirror image about x = 0. A
 * standing figure is 400 units high, the face in its own drawing 240.
 */
export const FIGURE = {
  head: 'M0 3c12 0 19 9 19 22 0 8-2 14-5 19-3 6-8 10-14 10s-11-4-14-10c-3-5-5-11-5-19C-19 12-12 3 0 3Z',
  hairFront:
    'M-19.500 29C-22 11-13-1 1-1 14-1 22 11 19.500 29c-1-6-2-9-4.500-12-7 2-19 2-27-3-4 4-6 8-7.500 15Z',
  hairBack: 'M0-1c14 0 21 11 20 27-.5 8-3 15-6 20-8 4-20 4-28 0-3-5-5.500-12-6-20C-21 10-14-1 0-1Z',
  neck: 'M-10 48c1 8-1 13-6 18 10 5 22 5 32 0-5-5-7-10-6-18-3 4-6 6-10 6s-7-2-10-6Z',
  neckBack: 'M-10 44c1 10-1 16-6 22 10 5 22 5 32 0-5-6-7-12-6-22Z',
  ear: 'M19 24c3-1 4 2 3.500 5s-2 6-4.500 6Z',
  shirt:
    'M-15 65c8 7 22 7 30 0l20 7c11 3 15 11 17 24l3 18-17 5-2-14c-1 18-2 30-3 42 0 12 2 26 4 42h-74c2-16 4-30 4-42-1-12-2-24-3-42l-2 14-17-5 3-18c2-13 6-21 17-24Z',
  shirtBack:
    'M-15 65c8 4 22 4 30 0l20 7c11 3 15 11 17 24l3 18-17 5-2-14c-1 18-2 30-3 42 0 12 2 26 4 42h-74c2-16 4-30 4-42-1-12-2-24-3-42l-2 14-17-5 3-18c2-13 6-21 17-24Z',
  shorts: 'M-37 187h74c3 16 4 32 4 54l-37 3-4-32-4 32-37-3c0-22 1-38 4-54Z',
  /** From the shoulder to the wrist, including the sleeve. */
  arm: 'M35 72c11 3 15 11 17 24 3 18 6 34 10 52 4 16 8 31 10 48l-11 3c-4-15-9-30-12-43-4-13-9-28-11-42-2-16-4-28-3-42Z',
  forearm: 'M55 114c2 12 4 22 7 34 4 16 8 31 10 48l-11 3c-4-15-9-30-12-43-4-13-8-25-10.500-37Z',
  hand: 'M61 199l11-3c3 5 6 9 7 16 1 8 0 17-3 22-2 3-7 3-9.500 0-3-5-5-12-5-20l-2.500 6c-1.500 2.500-4 2-4-1 .5-6 3-14 6-20Z',
  fingers: 'M68 232l-1-9M72 234v-10M75.500 231l.5-8',
  /** From the hip to the ankle. */
  leg: 'M37 189c4 20 5 44 3 70-2 14-4 26-4 38 4 21 1 44-5 69H17c-2-21-8-43-6-66 1-10 0-21-2-33-4-20-6-37-7-55V190Z',
  shin: 'M41 241c0 8 0 12-1 19-2 13-4 25-4 37 4 21 1 44-5 69H17c-2-21-8-43-6-66 1-10 0-21-2-33l-4.500-23.500Z',
  knee: 'M24 279c8 0 12.500 7 12.500 16s-4.500 16-12.500 16-12.500-7-12.500-16 4.500-16 12.500-16Z',
  foot: 'M31 364H17c0 8-3 14-5 20-2 9 3 12 13 12s15-3 13-10c-2-7-6-14-7-22Z',
  toes: 'M17 394v-4M22 395.500v-4.500M27 395.500v-4M31.500 394v-3.500',
  heel: 'M31 364H17c0 9-3 14-3.500 21-.5 8 3 11 10.500 11s12-3 11.500-10c-.5-8-4.500-14-4.500-22Z',
  stomach: 'M0 128c15 0 25 10 26 26 1 17-10 28-26 28s-27-11-26-28c1-16 11-26 26-26Z',
  back: 'M-14 70c8 3 20 3 28 0l18 7c1 12 3 22 3 36-1 17-2 30-3 41 0 10 1 20 3 31h-70c2-11 3-21 3-31-1-11-2-24-3-41 0-14 2-24 3-36Z',
} as const;

export const FACE = {
  head: 'M0 22c44 0 64 32 62 78-1 30-9 56-25 76-12 16-24 24-37 24s-25-8-37-24c-16-20-24-46-25-76C-64 54-44 22 0 22Z',
  hair: 'M-63 108C-76 50-50 8 2 8c50 0 75 42 61 100-3-20-7-35-15-46C26 70-10 68-36 48-52 62-59 82-63 108Z',
  neck: 'M-32 178c2 24 0 36-10 44-14 8-34 12-50 22h184c-16-10-36-14-50-22-10-8-12-20-10-44-20 26-44 26-64 0Z',
  /** The bare part of the neck. */
  throat: 'M-32 180c2 22 0 33-10 42 26 14 58 14 84 0-10-9-12-20-10-42-20 24-44 24-64 0Z',
  collar: 'M-42 222c26 14 58 14 84 0 14 8 34 12 50 22H-92c16-10 36-14 50-22Z',
  ear: 'M56 97c13-9 21-3 20 13-1 16-10 29-25 27Z',
  earFold: 'M65 106c5-3 8 0 7 8-1 7-4 12-8 12',
  brow: 'M14 88c8-8 20-10 31-4',
  eye: 'M14 106c8-12 22-13 31 0-9 9-22 9-31 0Z',
  nose: 'M-6 98c0 18-4 30-9 39-2 6 4 10 15 10s17-4 15-10',
  mouth: 'M-24 168c9-4 17-6 24-3 7-3 15-1 24 3-8 10-15 13-24 13s-16-3-24-13Z',
  lips: 'M-24 168c14 3 34 3 48 0',
} as const;

export type BodyView = 'face' | 'front' | 'back';

/** Where a part can be pressed in one of the three drawings. */
export interface BodyShape {
  readonly view: BodyView;
  readonly path: string;
  /** It exists on the other side, too. */
  readonly isDouble?: true;
  /** For parts smaller than a finger: a circle around it that takes the press (44 px on the smallest phone, QUA-15). */
  readonly reach?: { readonly x: number; readonly y: number; readonly radius: number };
  /** For thin but long parts: the outline takes presses this far around it, in units. */
  readonly margin?: number;
}

/** In units of the figures; in the face, which is drawn larger, below. */
const REACH = 24.5;
const FACE_REACH = 20.8;

/** In the order of drawing: parts on top come later. */
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
