import { PATHS } from '#routes/paths.ts';
import { routedPages } from '../../scripts/size/built-site.mjs';
import { goTo, heading, type LatePart } from './late-part.ts';
import { PAGES } from './pages.ts';

const TITLES = new Map(Object.entries(PAGES));
const PATH_OF = new Map<string, string>(Object.entries(PATHS));

const page = (part: string, to: string, title: string): LatePart => ({
  part,
  at: to === '/practice-a2' ? '/grammar' : '/practice-a2',
  open: goTo(to),
  failure: 'page',
  afterLoading: heading(title),
});

/** The pages, and what they load before they are shown. */
export const PAGE_PARTS: readonly LatePart[] = [
  ...routedPages().flatMap(([name, source]) => {
    const to = PATH_OF.get(name) ?? '';
    return [page(source, to, TITLES.get(to) ?? '')];
  }),
  page('src/pages/not-found/not-found-page.tsx', '/no-such-page', '404'),
  page('src/content/exam/knm-questions.ts', '/knm-game', 'KNM game'),
  page('src/content/exam/listening-questions.ts', '/listening-game', 'Listening game'),
  page('src/content/exam/speaking-questions.ts', '/speaking-game', 'Speaking game'),
  page('src/content/exam/reading-questions.ts', '/reading-game', 'Reading game'),
  page('src/content/exam/speaking-practice.ts', '/speaking-game', 'Speaking game'),
  page('src/content/exam/reading-practice.ts', '/reading-game', 'Reading game'),
  page('src/content/exam/reading-texts.ts', '/reading-game', 'Reading game'),
  page('src/content/exam/writing-tasks.ts', '/writing-game', 'Writing game'),
  page('src/content/exam/writing-practice.ts', '/writing-game', 'Writing game'),
];
