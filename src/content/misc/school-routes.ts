import type { SchoolLevelId } from './school-levels.ts';

/** A route from one level to the next (MSC-06). In texts Dutch is between `*…*`. */
export interface SchoolRoute {
  readonly from: SchoolLevelId;
  readonly to: SchoolLevelId;
  /** The condition, as a part of a sentence without a full stop. */
  readonly condition: string;
  /** The condition in a Dutch word or two, written next to the line, with its English; none where it goes without saying. */
  readonly sign?: { readonly dutch: string; readonly english: string };
  /** The usual next step, or one that some people take. */
  readonly isUsual: boolean;
}

export const SCHOOL_ROUTES: readonly SchoolRoute[] = [
  {
    from: 'primary',
    to: 'vmbo',
    condition: 'with a *schooladvies* for one of the four tracks',
    isUsual: true,
  },
  { from: 'primary', to: 'havo', condition: 'with a *schooladvies* for havo', isUsual: true },
  { from: 'primary', to: 'vwo', condition: 'with a *schooladvies* for vwo', isUsual: true },
  {
    from: 'vmbo',
    to: 'mbo',
    condition:
      'with a diploma: from *basis* to level 2, from *kader*, *gemengd* or *theoretisch* to level 3 or 4',
    isUsual: true,
  },
  {
    from: 'vmbo',
    to: 'havo',
    condition:
      'from *theoretisch* or *gemengd* to year 4, with a diploma that has one subject more than needed',
    sign: { dutch: 'extra vak', english: 'one more subject' },
    isUsual: false,
  },
  {
    from: 'havo',
    to: 'vwo',
    condition: 'with a diploma, to year 5',
    sign: { dutch: 'diploma', english: 'with a diploma' },
    isUsual: false,
  },
  {
    from: 'havo',
    to: 'mbo',
    condition: 'with a diploma, or after year 3, usually to level 4',
    isUsual: false,
  },
  {
    from: 'havo',
    to: 'hbo',
    condition: 'with a diploma that has the right subjects',
    isUsual: true,
  },
  { from: 'vwo', to: 'hbo', condition: 'with a diploma that has the right subjects', isUsual: false },
  { from: 'vwo', to: 'wo', condition: 'with a diploma that has the right subjects', isUsual: true },
  {
    from: 'mbo',
    to: 'hbo',
    condition: 'with a diploma of level 4',
    sign: { dutch: 'niveau 4', english: 'level 4' },
    isUsual: false,
  },
  {
    from: 'hbo',
    to: 'wo',
    condition: 'after the first year (*propedeuse*), if the university agrees; it may ask for more',
    sign: { dutch: 'propedeuse', english: 'first-year diploma' },
    isUsual: false,
  },
  {
    from: 'hbo',
    to: 'master',
    condition:
      'with a bachelor’s degree: to a master at a *hogeschool*, or to one at a university, usually after a *schakelprogramma*',
    sign: { dutch: 'schakelprogramma', english: 'bridging course' },
    isUsual: false,
  },
  { from: 'wo', to: 'master', condition: 'with a bachelor’s degree that fits', isUsual: true },
  { from: 'master', to: 'phd', condition: 'with a master’s degree and a place', isUsual: false },
];
