import { expect } from './journey.ts';
import type { Part, Visit } from './driver/visit.ts';

/** How the page says that a part failed to load, with the button to try again. */
export type FailureMessage = keyof typeof FAILURE_MESSAGES;

export const FAILURE_MESSAGES = {
  page: { text: 'Something went wrong', again: 'Try Again' },
  part: { text: 'This part could not be loaded', again: 'Try Again' },
  texts: { text: 'The texts could not be loaded', again: 'Try Again' },
  /** In review, where a bank failed to load: with the number of its cards. */
  cards: { text: /can’t be loaded now/, again: 'Try Again' },
  /** A dialog of the shell: a notice, and pressing the same button again. */
  notice: { text: 'This could not be opened', again: null },
  /** Below the button that was pressed, which is pressed again. */
  saving: { text: 'That did not work. Nothing was changed. Please try again.', again: null },
} as const;

/** A part of the app that loads late, and how to get to it. */
export interface LatePart {
  /** Its source file, or the name of the chunk that vite.config.ts puts it in, without its hash. */
  readonly part: string;
  /** The page that needs it. */
  readonly at: string;
  /** The steps from there until it is loaded; repeated after a failure unless there is a `Try Again` button. */
  readonly open: (visit: Visit) => Promise<void>;
  readonly failure: FailureMessage;
  /** What is visible once it is loaded. */
  readonly afterLoading: (visit: Visit) => Promise<void>;
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

/** Takes a step each time that what it begins with is shown, until the page says that a part failed to load. */
export async function repeatUntilFailure(
  visit: Visit,
  begin: Part,
  step: () => Promise<void>,
): Promise<void> {
  const failed = visit.text(FAILURE_MESSAGES.part.text);
  for (;;) {
    await expect.poll(async () => (await begin.isShown()) || (await failed.isShown())).toBe(true);
    if (await failed.isShown()) return;
    await step();
  }
}

/** Goes to another page as a link does. */
export const goTo = (path: string) => (visit: Visit) =>
  visit.run((to) => history.pushState(null, '', to), path);
