import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** In the order of the exam. What is kept on the device is read, saved in a copy and deleted by them. */
export const WRITING_KIND_IDS = ['form', 'text', 'email', 'note'] as const;
export type WritingKind = (typeof WRITING_KIND_IDS)[number];

/** In the order of the exam. */
export const SPEAKING_KIND_IDS = ['answer', 'picture', 'choice', 'story'] as const;
export type SpeakingKind = (typeof SPEAKING_KIND_IDS)[number];

/** Practice is offered by the kind of task, as that of questions is by their skill (EXM-09). */
export type TaskKind = WritingKind | SpeakingKind;

/** The kinds of tasks of writing, by what is written (MOC-01). */
const WRITING_KINDS: Readonly<Record<WritingKind, MessageDescriptor>> = {
  form: msg`A form`,
  text: msg`A short text`,
  email: msg`An e-mail`,
  note: msg`A note`,
};

/** The four parts of speaking (MOC-01). */
export const SPEAKING_KINDS: Readonly<Record<SpeakingKind, MessageDescriptor>> = {
  answer: msg`Answer a person`,
  picture: msg`Tell about one picture`,
  choice: msg`Choose between two, and say why`,
  story: msg`Tell a story of three`,
};

export const TASK_KINDS: Readonly<Record<TaskKind, MessageDescriptor>> = {
  ...WRITING_KINDS,
  ...SPEAKING_KINDS,
};
