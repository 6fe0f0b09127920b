import type { LatePart } from './late-part.ts';

/** The sections of /misc, which are all on the page at once. */
export const MISC_PARTS = Object.entries({
  alphabet: 'Alphabets',
  numbers: 'Numbers',
  time: 'Time',
  days: 'Days & Week',
  directions: 'Directions',
  body: 'Body Parts',
  family: 'Family Relations',
  education: 'Education System',
}).map(([name, title]): LatePart => ({
  part: `src/subjects/misc/${name}/${name}-section.tsx`,
  at: `/misc#${name}`,
  open: async (visit) => {
    const fact = visit.button('Interesting!');
    if (await fact.isShown()) await fact.press();
  },
  failure: 'part',
  afterLoading: async (visit) => {
    await visit.heading(title).shown();
    await visit.text('This part could not be loaded').gone();
  },
}));
