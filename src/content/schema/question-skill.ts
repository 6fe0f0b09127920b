import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** In the order in which they are shown. */
export const SKILL_IDS = ['number', 'fact', 'reason', 'action', 'rule', 'purpose', 'table'] as const;
export type QuestionSkill = (typeof SKILL_IDS)[number];

/**
 * What one has to do to answer a question about a text or a fragment, by what its right answer is. Practice is offered by it (EXM-09), and
 * a mistake comes back as another question of the same skill (MOC-14).
 */
export const QUESTION_SKILLS: Readonly<Record<QuestionSkill, MessageDescriptor>> = {
  /** When, how late, how long, how much: read or heard in sentences. */
  number: msg`Find a time, a day or a number`,
  /** Who does what, where something is, what happens. */
  fact: msg`Find who, what and where`,
  /** Why something is so, or how it came. */
  reason: msg`Understand why`,
  /** What one has to do, or can best do. */
  action: msg`Know what to do`,
  /** What is allowed, needed or forbidden, and on what condition. */
  rule: msg`Understand rules`,
  /** What somebody wants with a text, a call or a message, or what it says above all. */
  purpose: msg`Understand the purpose`,
  /** The answer stands in a table, a list of prices or a form. */
  table: msg`Look something up in a table or form`,
};
