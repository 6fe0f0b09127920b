import type { SchoolLevelId } from '#content/misc/school-levels.ts';

export type Point = readonly [x: number, y: number];

export interface LevelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line from one level to another, and the place of its condition. */
export interface RouteLine {
  /** Ends at the level it leads to. */
  readonly path: string;
  readonly sign?: Point;
}

/** The positions of everything. The columns lead to an occupation (left), a profession (middle) and to science (right). */
export interface PathwayLayout {
  readonly kind: 'wide' | 'narrow';
  readonly width: number;
  readonly height: number;
  readonly boxes: Record<SchoolLevelId, LevelBox>;
  /** By `from-to`. */
  readonly lines: Readonly<Record<string, RouteLine>>;
  /** The place of the word at the fork after primary school. */
  readonly advice: Point;
}

/** MSC-06: 700 px high. */
export const WIDE_PATHWAY: PathwayLayout = {
  kind: 'wide',
  width: 660,
  height: 700,
  boxes: {
    primary: { x: 231, y: 4, width: 190, height: 66 },
    vmbo: { x: 6, y: 140, width: 182, height: 176 },
    havo: { x: 256, y: 140, width: 140, height: 118 },
    vwo: { x: 484, y: 140, width: 170, height: 138 },
    mbo: { x: 6, y: 398, width: 182, height: 176 },
    hbo: { x: 256, y: 398, width: 140, height: 118 },
    wo: { x: 484, y: 398, width: 170, height: 90 },
    master: { x: 484, y: 538, width: 170, height: 64 },
    phd: { x: 484, y: 632, width: 170, height: 64 },
  },
  lines: {
    'primary-vmbo': { path: 'M326 70V108H97V140' },
    'primary-havo': { path: 'M326 70V140' },
    'primary-vwo': { path: 'M326 70V108H569V140' },
    'vmbo-mbo': { path: 'M97 316V398' },
    'vmbo-havo': { path: 'M188 296H222V206H256', sign: [222, 196] },
    'havo-vwo': { path: 'M396 200H484', sign: [439, 190] },
    'havo-mbo': { path: 'M290 258V346H150V398' },
    'havo-hbo': { path: 'M326 258V398' },
    'vwo-hbo': { path: 'M530 278V346H370V398' },
    'vwo-wo': { path: 'M590 278V398' },
    'mbo-hbo': { path: 'M188 554H222V466H256', sign: [222, 456] },
    'hbo-wo': { path: 'M396 446H484', sign: [439, 436] },
    'hbo-master': { path: 'M326 516V570H484', sign: [406, 560] },
    'wo-master': { path: 'M569 488V538' },
    'master-phd': { path: 'M569 602V632' },
  },
  advice: [336, 94],
};

export const NARROW_PATHWAY: PathwayLayout = {
  kind: 'narrow',
  width: 346,
  height: 630,
  boxes: {
    primary: { x: 104, y: 2, width: 152, height: 54 },
    vmbo: { x: 2, y: 104, width: 112, height: 152 },
    havo: { x: 136, y: 104, width: 88, height: 96 },
    vwo: { x: 246, y: 104, width: 98, height: 112 },
    mbo: { x: 2, y: 334, width: 112, height: 152 },
    hbo: { x: 136, y: 334, width: 88, height: 96 },
    wo: { x: 246, y: 334, width: 98, height: 78 },
    master: { x: 246, y: 464, width: 98, height: 66 },
    phd: { x: 246, y: 562, width: 98, height: 66 },
  },
  lines: {
    'primary-vmbo': { path: 'M180 56V82H58V104' },
    'primary-havo': { path: 'M180 56V104' },
    'primary-vwo': { path: 'M180 56V82H295V104' },
    'vmbo-mbo': { path: 'M58 256V334' },
    'vmbo-havo': { path: 'M114 237H125V170H136', sign: [125, 154] },
    'havo-vwo': { path: 'M224 160H246', sign: [234, 144] },
    'havo-mbo': { path: 'M156 200V288H94V334' },
    'havo-hbo': { path: 'M180 200V334' },
    'vwo-hbo': { path: 'M270 216V288H204V334' },
    'vwo-wo': { path: 'M304 216V334' },
    'mbo-hbo': { path: 'M114 467H125V390H136', sign: [125, 374] },
    'hbo-wo': { path: 'M224 376H246', sign: [234, 360] },
    'hbo-master': { path: 'M180 430V497H246', sign: [210, 482] },
    'wo-master': { path: 'M295 412V464' },
    'master-phd': { path: 'M295 530V562' },
  },
  advice: [188, 74],
};
