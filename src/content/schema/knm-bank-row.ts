import type { ExamQuestion, KnmRow } from './exam-rows.ts';

/**
 * A question of the bank that the KNM mock exams are drawn from (MOC-06): a situation and a fact, as at the exam since
 * 1 July 2025. Some stood in the KNM game before, and some of the game here: an id stays with its question wherever it is asked.
 */
export type KnmBankRow = ExamQuestion &
  Pick<KnmRow, 'questionEn' | 'options' | 'optionsEn' | 'theme' | 'source'> & {
    /** The official end term that it is about, by its number: the theme, the action, the knowledge. */
    readonly endTerm: `${KnmRow['theme']}.${number}.${number}`;
  } & (
    | {
        /** The name of a drawing in `public/exam/knm`, without its ending. The question can be answered without it. */
        readonly picture: string;
        /** Dutch, for who can't see it. It doesn't give the answer away. */
        readonly pictureAlt: string;
      }
    | { readonly picture?: undefined; readonly pictureAlt?: undefined }
  );
