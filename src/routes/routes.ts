import { PATHS, type AppPath } from './paths.ts';
// Types only, because the views of a link's target are not loaded where the link is created.
import type { CULTURE_VIEWS } from './culture-views.ts';
import type { GrammarView } from './grammar-views.ts';
import type { INTERACTIONS_VIEWS } from './interactions-views.ts';
import type { MockExamView } from './mock-exam-views.ts';
import type { QuizGameView } from './quiz-game-views.ts';
import type { ReadingView } from './reading-views.ts';
import type { TaskGameView } from './task-game-views.ts';
import type { VocabularyView } from './vocabulary-views.ts';

/** The pages with views that links can open, by their names in `PATHS`. */
interface LinkedViews {
  readonly vocabulary: VocabularyView;
  readonly interactions: typeof INTERACTIONS_VIEWS.first;
  readonly grammar: GrammarView;
  readonly culture: typeof CULTURE_VIEWS.first;
  readonly reading: ReadingView;
  readonly mockExam: MockExamView;
}

/** A page with one of its views (NAV-04) or a place on it. */
interface RouteTarget {
  readonly to: AppPath;
  readonly view?: LinkedView;
  readonly hash?: string;
}

/** A view passed to `route`. A hand-written object has other properties and does not match this type. */
interface LinkedView {
  readonly isMadeByRoute?: never;
}

/** The target of a link: a page, or a page with a view, made by `route`. */
export type RouteLink = AppPath | RouteTarget;

/**
 * A link to a view of a page: `route('grammar', { kind: 'lesson', lesson: 'nouns' })`. A view that the page does not
 * have is a compile error.
 */
export function route<Page extends keyof LinkedViews>(page: Page, view: LinkedViews[Page]): RouteLink;
export function route(page: keyof LinkedViews, view: object): RouteLink {
  return viewOf(PATHS[page], view);
}

function viewOf(to: AppPath, view: object): RouteLink {
  return { to, view };
}

/** A link to calm practice of a game with options: of a theme, of a skill, or of all (MOC-13, EXM-09). */
export function calmPractice(
  game: AppPath,
  { theme = null, ...only }: Partial<Omit<QuizGameView, 'kind'>> = {},
): RouteLink {
  return viewOf(game, { kind: 'calm', theme, ...only } satisfies QuizGameView);
}

/** A link to all tasks of a kind in a game of writing or speaking (EXM-09). */
export function taskPractice(
  game: AppPath,
  task: Extract<TaskGameView, { kind: 'practice' }>['task'],
): RouteLink {
  return viewOf(game, { kind: 'practice', task } satisfies TaskGameView);
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
