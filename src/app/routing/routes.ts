import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { COURSE } from '#app/course.ts';
import { HomeScreen } from '#pages/home/home-screen.tsx';
import type { ExamPart } from '#exam/part.ts';
import type { Page } from '#routes/components/page.ts';
import { PATHS } from '#routes/paths.ts';
import { loadedCode, lazyCode, type LazyCode } from '#components/lazy/lazy-code.tsx';

export interface AppRoute {
  /** The document's title, before the app's name (NAV-07), and the heading while the page loads. */
  readonly title: MessageDescriptor;
  readonly page: LazyCode;
}

/** The pages over everything that can be studied; those of subjects and exam parts are defined with them. */
const PAGES: readonly Page<MessageDescriptor>[] = [
  ...COURSE.subjects.map(({ page }) => page),
  {
    path: PATHS.examInfo,
    title: msg`Practice A2`,
    load: () => import('#exam/screens/info/exam-info-screen.tsx'),
  },
  ...COURSE.parts.map(roomOf),
  ...COURSE.parts.map(({ game }) => game),
  { path: PATHS.session, title: msg`Today`, load: () => import('#pages/session/session-screen.tsx') },
  { path: PATHS.review, title: msg`Review`, load: () => import('#pages/review/review-screen.tsx') },
  { path: PATHS.progress, title: msg`Progress`, load: () => import('#pages/progress/progress-screen.tsx') },
  {
    path: PATHS.placement,
    title: msg`What you know already`,
    load: () => import('#pages/placement/placement-screen.tsx'),
  },
  { path: PATHS.settings, title: msg`Settings`, load: () => import('#pages/settings/settings-screen.tsx') },
  {
    path: PATHS.mockExam,
    title: msg`Mock exam`,
    load: () => import('#exam/screens/mock/mock-exam-screen.tsx'),
  },
  {
    path: PATHS.record,
    title: msg`Record your voice`,
    load: () => import('#pages/record/record-screen.tsx'),
  },
];

/** EXM-09 */
function roomOf(part: ExamPart): Page<MessageDescriptor> {
  return {
    path: part.room,
    title: part.phrases.exam,
    load: async () => {
      const { roomScreen } = await import('#exam/screens/room/room-screen.tsx');
      return { default: roomScreen(part) };
    },
  };
}

const NOT_FOUND: AppRoute = {
  title: msg`Page not found`,
  page: lazyCode(() => import('#pages/not-found/not-found-page.tsx')),
};

/** All guarded pages by their paths (NAV-01); `/login` is the only other one. */
export const ROUTES: ReadonlyMap<string, AppRoute> = new Map([
  // Home is part of the first load: it is the first page after signing in.
  [PATHS.home, { title: msg`Home`, page: loadedCode(HomeScreen) }],
  ...PAGES.map(({ path, title, load }) => [path, { title, page: lazyCode(load) }] as const),
]);

/** The route of a path, the 404 page for any other path (NAV-03). */
export function routeOf(path: string): AppRoute {
  return ROUTES.get(path) ?? NOT_FOUND;
}

/** Loads the code of a path ahead of time. */
export function preloadPage(path: string): void {
  void routeOf(path).page.load();
}

/** Functions that each load the code of one page, for prefetching. */
export function pageLoads(): readonly (() => Promise<void>)[] {
  return [...ROUTES.values(), NOT_FOUND].map(({ page }) => page.load);
}
