import type { Page, Skill } from '#exam/part.ts';
import type { ItemSource, Work } from '#learning/catalogue.ts';

/**
 * Something that is studied beside the parts of the exam: all that the app knows of it, in one place (QUA-24). Data alone: its content
 * and its screens are loaded by the functions in it. The subjects are listed in `app/course.ts`.
 */
export interface Subject extends ItemSource {
  readonly page: Page;
  /** In the navigation bar (NAV-05). */
  readonly nav: {
    readonly label: string;
    /** Behind the exam; all others stand before it. */
    readonly isLast?: true;
  };
  /** What a plan has of it, and for which parts of the exam, of whichever level. Absent: none. */
  readonly work?: Work & { readonly serves: readonly Skill[] };
}
