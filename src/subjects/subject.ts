import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { Skill } from '#exam/part.ts';
import type { ItemSource, Work } from '#learning/catalogue.ts';
import type { Projection } from '#learning/rules/projection.ts';
import type { Page } from '#routes/components/page.ts';

/** What is read in a session before questions. */
export interface LeadProps {
  /** The first of the questions. */
  readonly itemId: string;
}

/** A part of the progress page; it draws nothing as long as there is nothing to tell. */
export interface ProgressPartProps {
  readonly projection: Projection;
}

/**
 * Something to study that is not a part of the exam: everything the app knows of it, in one place (QUA-24). Data only: its content and its
 * screens are loaded by the functions in it. The subjects are listed in `app/course.ts`.
 */
export interface Subject extends ItemSource {
  readonly page: Page<MessageDescriptor>;
  /** In the navigation bar (NAV-05). */
  readonly nav: {
    readonly label: MessageDescriptor;
    /** After the exam; all others come before it. */
    readonly isLast?: true;
  };
  /** Its share in a plan, and the parts of the exam it prepares for, at any level. Absent: none. */
  readonly work?: Work & { readonly serves: readonly Skill[] };
  /** What teaches the rule of some questions, short enough to be read before them (PTH-03). Absent: nothing does. */
  readonly lead?: {
    readonly load: () => Promise<{ readonly default: ComponentType<LeadProps> }>;
    /** How long it takes to read. */
    readonly seconds: number;
  };
  /** What the progress page tells of it besides its questions (MEM-10). Absent: nothing. */
  readonly progress?: {
    readonly load: () => Promise<{ readonly default: ComponentType<ProgressPartProps> }>;
  };
}
