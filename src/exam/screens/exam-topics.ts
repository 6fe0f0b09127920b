import { KNM_THEMES } from '#content/exam/knm-themes.ts';
import type { KnmRow } from '#content/schema/exam-rows.ts';
import type { MockTheme } from '#content/schema/mock-exam-rows.ts';
import type { ExamPart } from '#exam/part.ts';
import type { ItemTopic } from '#learning/item-topic.ts';
import { calmPractice } from '#routes/routes.ts';

/** What questions of games and mock exams are counted under together, and where just that is practised (MEM-10, EXM-08). */

/** The facts about its part in a topic. */
export type TopicPart = Pick<ExamPart, 'slug' | 'name'> & { readonly game: Pick<ExamPart['game'], 'path'> };

/** A theme of KNM, as what was answered is counted under it (MEM-10). */
export function knmTopic(part: TopicPart, theme: KnmRow['theme']): ItemTopic {
  return topicOf(part, String(theme), KNM_THEMES[theme].dutch, String(theme));
}

/** What each text of a reading game is about. */
export type TextThemes = Readonly<Record<string, MockTheme>>;

/** What the questions about texts of a theme are counted under; calm practice is of the game's text of that theme, or of all. */
export function readingTopic(part: TopicPart, theme: MockTheme | undefined, themes: TextThemes): ItemTopic {
  const [ofTheme] = Object.entries(themes).find(([, one]) => one === theme) ?? [];
  return topicOf(part, theme ?? '', theme ?? null, ofTheme ?? null);
}

/** What the listening game calls the themes of the exams; those about which it has no fragment are absent. */
export type FragmentThemes = Readonly<Partial<Record<MockTheme, string>>>;

/** A theme of a listening game. */
export function fragmentTopic(part: TopicPart, category: string): ItemTopic {
  return topicOf(part, category, category, category);
}

/** A theme of the listening exams, as the game calls it; where the game has no fragment about it, all are practised. */
export function listeningTopic(part: TopicPart, theme: MockTheme, themes: FragmentThemes): ItemTopic {
  const category = themes[theme];
  return category === undefined ? topicOf(part, theme, theme, null) : fragmentTopic(part, category);
}

/** @param practised just that is practised without lives and clock (MOC-13); null: all */
function topicOf(
  { slug, name, game }: TopicPart,
  id: string,
  dutch: string | null,
  practised: string | null,
): ItemTopic {
  return {
    id: `${slug} ${id}`,
    title: dutch === null ? name : `${name}: *${dutch}*`,
    link: calmPractice(game.path, practised),
  };
}
