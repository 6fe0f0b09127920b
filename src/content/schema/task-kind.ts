import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The kinds of tasks of writing, in the order of the exam, by what is written (MOC-01). */
export const WRITING_KINDS = {
  form: msg`A form`,
  text: msg`A short text`,
  email: msg`An e-mail`,
  note: msg`A note`,
} as const;
export type WritingKind = keyof typeof WRITING_KINDS;

/** The four parts of speaking, in the order of the exam (MOC-01). */
export const SPEAKING_KINDS = {
  answer: msg`Answer a person`,
  picture: msg`Tell about one picture`,
  choice: msg`Choose between two, and say why`,
  story: msg`Tell a story of three`,
} as const;
export type SpeakingKind = keyof typeof SPEAKING_KINDS;

/** Practice is offered by the kind of task, as that of questions is by their skill (EXM-09). */
export type TaskKind = WritingKind | SpeakingKind;

export const TASK_KINDS: Readonly<Record<TaskKind, MessageDescriptor>> = {
  ...WRITING_KINDS,
  ...SPEAKING_KINDS,
};

export const WRITING_KIND_IDS = ['form', 'text', 'email', 'note'] as const satisfies readonly WritingKind[];
export const SPEAKING_KIND_IDS = [
  'answer',
  'picture',
  'choice',
  'story',
] as const satisfies readonly SpeakingKind[];
