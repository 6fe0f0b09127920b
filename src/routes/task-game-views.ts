import { literal, object, picklist, variant } from 'valibot';
import { SPEAKING_KIND_IDS, WRITING_KIND_IDS, type TaskKind } from '#content/schema/task-kind.ts';
import { pageViews, type PageViews } from './page-views.ts';

/** How the writing and the speaking game open: with the tasks of the game, or with all tasks of one kind (EXM-09). */
export type TaskGameView<Kind extends TaskKind = TaskKind> =
  | { readonly kind: 'game' }
  | { readonly kind: 'practice'; readonly task: Kind };

function taskGameViews<const Kind extends TaskKind>(kinds: readonly Kind[]): PageViews<TaskGameView<Kind>> {
  const game = object({ kind: literal('game') });
  const practice = object({ kind: literal('practice'), task: picklist(kinds) });
  return pageViews<TaskGameView<Kind>>(variant('kind', [game, practice]), { kind: 'game' });
}

export const WRITING_GAME_VIEWS = taskGameViews(WRITING_KIND_IDS);
export const SPEAKING_GAME_VIEWS = taskGameViews(SPEAKING_KIND_IDS);
