import { PATHS, type AppPath } from '#services/paths.ts';

/** NAV-05: these names, in this order. */
export const NAV_ITEMS: readonly { readonly path: AppPath; readonly label: string }[] = [
  { path: PATHS.home, label: 'Home' },
  { path: PATHS.vocabulary, label: 'Vocabulary' },
  { path: PATHS.interactions, label: 'Interactions' },
  { path: PATHS.grammar, label: 'Grammer' },
  { path: PATHS.videos, label: "Video's" },
  { path: PATHS.culture, label: 'Culture' },
  { path: PATHS.examInfo, label: 'Practice A2' },
  { path: PATHS.misc, label: 'Misc' },
];
