import { loadedCode, lazyCode, type LazyCode } from '#shared/lazy/lazy-code.tsx';
import { HomePage } from '#app/pages/home-page.tsx';
import { PATHS, type AppPath } from '#services/paths.ts';

export interface AppRoute {
  /** The document's title, before the app's name (NAV-07), and the heading while the page loads. */
  readonly title: string;
  readonly page: LazyCode;
}

const notFoundPage = lazyCode(() => import('#app/pages/not-found-page.tsx'));

/** All guarded pages (NAV-01); `/login` is the only other one. */
export const ROUTES: Record<Exclude<AppPath, typeof PATHS.login>, AppRoute> = {
  // Home is part of the first load: it is the first page after signing in.
  [PATHS.home]: { title: 'Home', page: loadedCode(HomePage) },
  [PATHS.vocabulary]: {
    title: 'Vocabulary',
    page: lazyCode(() => import('#app/pages/vocabulary-page.tsx')),
  },
  [PATHS.interactions]: {
    title: 'Interactions',
    page: lazyCode(() => import('#features/interactions/interactions-screen.tsx')),
  },
  [PATHS.grammar]: {
    title: 'Grammar',
    page: lazyCode(() => import('#features/grammar/grammar-screen.tsx')),
  },
  [PATHS.videos]: { title: 'Videos', page: lazyCode(() => import('#features/videos/videos-screen.tsx')) },
  [PATHS.culture]: {
    title: 'Culture',
    page: lazyCode(() => import('#features/culture/culture-screen.tsx')),
  },
  [PATHS.misc]: {
    title: 'Miscellaneous Dutch',
    page: lazyCode(() => import('#features/misc/misc-screen.tsx')),
  },
  [PATHS.examInfo]: {
    title: 'Practice A2',
    page: lazyCode(() => import('#features/exam/info/exam-info-screen.tsx')),
  },
  [PATHS.readingGame]: {
    title: 'Reading game',
    page: lazyCode(() => import('#features/exam/reading/reading-game-screen.tsx')),
  },
  [PATHS.knmGame]: {
    title: 'KNM game',
    page: lazyCode(() => import('#features/exam/knm/knm-game-screen.tsx')),
  },
  [PATHS.writingGame]: {
    title: 'Writing game',
    page: lazyCode(() => import('#features/exam/writing/writing-screen.tsx')),
  },
  [PATHS.speakingGame]: {
    title: 'Speaking game',
    page: lazyCode(() => import('#features/exam/speaking/speaking-screen.tsx')),
  },
  [PATHS.listeningGame]: {
    title: 'Listening game',
    page: lazyCode(() => import('#features/exam/listening/listening-game-screen.tsx')),
  },
  [PATHS.review]: { title: 'Review', page: lazyCode(() => import('#app/pages/review-page.tsx')) },
  [PATHS.progress]: { title: 'Progress', page: lazyCode(() => import('#app/pages/progress-page.tsx')) },
  [PATHS.settings]: {
    title: 'Settings',
    page: lazyCode(() => import('#features/settings/settings-screen.tsx')),
  },
  [PATHS.mockExam]: {
    title: 'Mock exam',
    page: lazyCode(() => import('#features/exam/mock/mock-exam-screen.tsx')),
  },
  [PATHS.record]: {
    title: 'Lend your voice',
    page: lazyCode(() => import('#features/record/record-screen.tsx')),
  },
};

export const NOT_FOUND: AppRoute = { title: 'Page not found', page: notFoundPage };

const byPath = new Map<string, AppRoute>(Object.entries(ROUTES));

/** The route of a path, the 404 page for any other path (NAV-03). */
export function routeOf(path: string): AppRoute {
  return byPath.get(path) ?? NOT_FOUND;
}

/** Loads the code of a path ahead of time. */
export function preloadPage(path: string): void {
  void routeOf(path).page.load();
}

/** Loads the code of a page each, to be fetched ahead. */
export function pageLoads(): readonly (() => Promise<void>)[] {
  return [...new Set([...byPath.values(), NOT_FOUND])].map(({ page }) => page.load);
}
