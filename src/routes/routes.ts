import { PATHS, type AppPath } from './paths.ts';
// Types only: a link is made where the views of the page it leads to are not loaded.
import type { CULTURE_VIEWS } from './culture-views.ts';
import type { GrammarView } from './grammar-views.ts';
import type { INTERACTIONS_VIEWS } from './interactions-views.ts';
import type { MockExamView } from './mock-exam-views.ts';
import type { QuizGameView } from './quiz-game-views.ts';
import type { VocabularyView } from './vocabulary-views.ts';

/** The pages with views that links lead to, by their names in `PATHS`. */
interface LinkedViews {
  readonly vocabulary: VocabularyView;
  readonly interactions: typeof INTERACTIONS_VIEWS.first;
  readonly grammar: GrammarView;
  readonly culture: typeof CULTURE_VIEWS.first;
  readonly mockExam: MockExamView;
}

/** A page, with the view of it that is meant (NAV-04) or a place on it. */
interface RouteTarget {
  readonly to: AppPath;
  readonly view?: LinkedView;
  readonly hash?: string;
}

/** Some view that `route` was given. One that is written by hand has properties of its own, and doesn't fit here. */
interface LinkedView {
  readonly isMadeByRoute?: never;
}

/** Where a link leads: a page as it opens, or what `route` made of a page and one of its views. */
export type RouteLink = AppPath | RouteTarget;

/** Leads to a view of a page: `route('grammar', { kind: 'lesson', lesson: 'nouns' })`. One that the page doesn't have is a compile error. */
export function route<Page extends keyof LinkedViews>(page: Page, view: LinkedViews[Page]): RouteLink;
export function route(page: keyof LinkedViews, view: object): RouteLink {
  return viewOf(PATHS[page], view);
}

function viewOf(to: AppPath, view: object): RouteLink {
  return { to, view };
}

/** Leads to the game of an exam part with options: practised calmly, one theme of it or all (MOC-13). */
export function calmPractice(game: AppPath, theme: string | null = null): RouteLink {
  return viewOf(game, { kind: 'calm', theme } satisfies QuizGameView);
}

/** The sections of the page Misc, by the ids of their elements (MSC-02). */
export type MiscSectionId =
  | 'alphabets-section'
  | 'numbers-section'
  | 'time-practice'
  | 'days-week-section'
  | 'directions-section'
  | 'body-parts-section'
  | 'family-relations-section'
  | 'education-section';

export function miscRoute(section: MiscSectionId): RouteLink {
  return { to: PATHS.misc, hash: section };
}

export function targetOf(link: RouteLink): RouteTarget {
  return typeof link === 'string' ? { to: link } : link;
}
