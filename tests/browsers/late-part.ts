import { STORAGE_FAILURES } from '#components/storage-failures.ts';
import type { Visit } from './driver/visit.ts';

/** How the person is told that a part could not be had, and tries again. */
export type Told = keyof typeof TOLD;

export const TOLD = {
  page: { text: 'Something went wrong', again: 'Try Again' },
  part: { text: 'This part could not be loaded', again: 'Try Again' },
  texts: { text: 'The texts could not be loaded', again: 'Try Again' },
  /** What is in review and its bank: by the number of its cards. */
  cards: { text: /can’t be loaded now/, again: 'Try Again' },
  /** A dialog of the shell: a notice, and one presses the same again. */
  notice: { text: 'This could not be opened', again: null },
  /** Below the button that was pressed, and one presses it again. */
  saving: { text: STORAGE_FAILURES.failed, again: null },
} as const;

/** A part of the app that is loaded late, and how one comes to need it. */
export interface LatePart {
  /** Its source. */
  readonly part: string;
  /** The page on which it is needed. */
  readonly at: string;
  /** From there to where it is asked for; again where it is not asked for by `Try Again`. */
  readonly open: (visit: Visit) => Promise<void>;
  readonly told: Told;
  /** What is there once it has come. */
  readonly brings: (visit: Visit) => Promise<void>;
}

export const stay = async () => undefined;
export const press = (name: string | RegExp) => (visit: Visit) => visit.button(name).first().press();
export const shows = (text: string | RegExp) => (visit: Visit) => visit.text(text).first().shown();
export const heading = (name: string | RegExp) => (visit: Visit) => visit.heading(name).first().shown();
export const offers = (name: string | RegExp) => (visit: Visit) => visit.button(name).first().shown();
export const inTurn =
  (...steps: readonly ((visit: Visit) => Promise<void>)[]) =>
  async (visit: Visit) => {
    for (const step of steps) await step(visit);
  };

/** Goes to another page as a link does. */
export const goTo = (path: string) => (visit: Visit) =>
  visit.run((to) => history.pushState(null, '', to), path);
