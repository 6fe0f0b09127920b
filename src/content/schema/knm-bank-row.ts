import type { ExamQuestion, KnmRow } from './exam-rows.ts';

/**
 * A question of the bank that the KNM mock exams are drawn from (MOC-06): a situation and a fact, as at the exam since 1 July 2025. Some
 * questions were moved between the KNM game and this bank; each keeps its id.
 */
export type KnmBankRow = ExamQuestion &
  Pick<KnmRow, 'questionEn' | 'options' | 'optionsEn' | 'theme' | 'source'> & {
    /** The number of the official end term that it is about: theme, action, knowledge. */
    readonly endTerm: `${KnmRow['theme']}.${number}.${number}`;
    /** Shared by questions on one fact: one exam never asks two of them, as one would answer the other. */
    readonly fact?: string;
    /** Good to know, but in no end term: practised, and never drawn for an exam. */
    readonly isExtra?: true;
  } & (
    | {
        /** The name of a drawing in `public/exam/knm`, without its extension. The question can be answered without it. */
        readonly picture: string;
        /** Dutch alt text. It doesn't give the answer away. */
        readonly pictureAlt: string;
      }
    | { readonly picture?: undefined; readonly pictureAlt?: undefined }
  );
