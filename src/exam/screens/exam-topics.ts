import { KNM_THEMES } from '#content/exam/knm-themes.ts';
import type { KnmRow } from '#content/schema/exam-rows.ts';
import type { MockTheme } from '#content/schema/mock-exam-rows.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import type { QuizGameView } from '#routes/quiz-game-views.ts';
import { route } from '#routes/routes.ts';

/** What questions of games and mock exams are counted under together, and where just that is practised (MEM-10, EXM-08). */

/** A theme of KNM, as what was answered is counted under it (MEM-10). */
export function knmTopic(theme: KnmRow['theme']): ItemTopic {
  const { dutch } = KNM_THEMES[theme];
  return { id: `knm ${theme}`, title: `KNM: *${dutch}*`, link: route('knmGame', calm(String(theme))) };
}

/** What the texts of the reading game are about, in the words of the mock exams. */
const READING_THEMES: Readonly<Record<string, MockTheme>> = {
  'fireworks-leaflet': 'Gemeente',
  'friends-email': 'Wonen',
  'car-insurance-email': 'Geld',
  'bicycle-advert': 'Winkelen',
  'resignation-email': 'Werk',
  'pregnancy-course-leaflet': 'Gezondheid',
};

/** What the questions about texts of a theme are counted under; calm practice is of the game's text of that theme, or of all. */
export function readingTopic(theme: MockTheme | undefined): ItemTopic {
  const [ofTheme] = Object.entries(READING_THEMES).find(([, one]) => one === theme) ?? [];
  return {
    id: `reading ${theme ?? ''}`,
    title: theme === undefined ? 'Reading' : `Reading: *${theme}*`,
    link: route('readingGame', calm(ofTheme ?? null)),
  };
}

/** The same of a text of the reading game. */
export function readingGameTopic(textId: string): ItemTopic {
  return readingTopic(READING_THEMES[textId]);
}

/** What the questions about fragments of a theme are counted under; two have no fragment in the game, so all are practised. */
export function listeningTopic(theme: string): ItemTopic {
  const id = theme === 'Gezondheid' ? 'Gezondheidszorg' : theme;
  return {
    id: `listening ${id}`,
    title: `Listening: *${id}*`,
    link: route('listeningGame', calm(ONLY_IN_EXAMS.has(id) ? null : id)),
  };
}
const ONLY_IN_EXAMS: ReadonlySet<string> = new Set<MockTheme>(['Buren', 'Geld']);

/** Just that theme, or all, without lives and clock (MOC-13). */
function calm(theme: string | null): QuizGameView {
  return { kind: 'calm', theme };
}
