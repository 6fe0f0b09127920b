import { KNM_THEMES } from '#content/exam/knm-themes.ts';
import type { KnmCategory, KnmRow } from '#content/schema/exam-rows.ts';
import type { KnmBankRow } from '#content/schema/knm-bank-row.ts';
import type { ChoiceItem } from './choice-item.ts';
import { knmTopic, type TopicPart } from '#exam/screens/exam-topics.ts';

/** A question of KNM. */
export interface KnmItem extends ChoiceItem {
  /** Of the game (KNM-01). */
  readonly category?: KnmCategory;
  /** Of the bank of the exams: the name of a drawing in `public/exam/knm`. */
  readonly picture?: string | undefined;
  /** Dutch, for who can't see it. */
  readonly pictureAlt?: string | undefined;
}

/** The questions of the game, or of the bank that the exams are drawn from (KNM-01, MOC-06). */
export function knmItems(part: TopicPart, rows: readonly (KnmRow | KnmBankRow)[]): readonly KnmItem[] {
  return rows.map(({ questionEn, optionsEn, theme, ...row }) => {
    const { dutch, english } = KNM_THEMES[theme];
    return {
      ...row,
      english: { question: questionEn, options: optionsEn },
      group: { id: String(theme), title: dutch, english },
      topic: knmTopic(part, theme),
    };
  });
}
