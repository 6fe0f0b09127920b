import {
  deskAfter,
  handedIn,
  type Desk,
  type DeskEvent,
  type HandedIn,
  type Sat,
  type UnderWay,
} from '#domain/exam/mock/exam-desk.ts';
import type { Paper } from '#domain/exam/mock/paper.ts';

/** What was sat of a part with options; an answer is the option chosen last, by its place in the content. */
interface ChoiceSat extends Sat<number, Paper[number]> {
  /** The fragments whose text was shown because they could not be played: read and not heard. */
  readonly readFragments: readonly string[];
}

/** A sitting of a part with options, under way. Plain data: after a crash it is what it was before it (MOC-04). */
export interface ChoiceSitting extends ChoiceSat, UnderWay {
  /** How often each fragment was played to its end, by its id (MOC-08). */
  readonly played: Readonly<Record<string, number>>;
}

/** A sitting that was handed in. Whether an answer is right is told by the content, not kept. */
export interface PastSitting extends ChoiceSat, HandedIn {}

/** All sittings of a part with options. */
export type ExamDesk = Desk<ChoiceSitting, PastSitting>;

export const EMPTY_DESK: ExamDesk = { current: null, past: [] };

type ChoiceEvent = { readonly at: number } & (
  | { readonly kind: 'option-chosen'; readonly questionId: string; readonly option: number }
  | { readonly kind: 'fragment-played'; readonly fragmentId: string }
  | { readonly kind: 'fragment-text-shown'; readonly fragmentId: string }
);

/** What happened, and when (`at`, in ms since 1970): what comes after the end finds the sitting handed in already. */
export type ExamEvent = DeskEvent<Paper[number]> | ChoiceEvent;

/** The desk after an event. An event that makes no sense now leaves the very same desk. */
export function examReducer(desk: ExamDesk, event: ExamEvent): ExamDesk {
  return deskAfter<ChoiceSitting, PastSitting, ChoiceEvent, Paper[number]>(desk, event, {
    begin: (started) => ({ ...started, readFragments: [], played: {} }),
    close: (sitting, end) => ({ ...handedIn(sitting, end), readFragments: sitting.readFragments }),
    step: sit,
  });
}

function sit(sitting: ChoiceSitting, event: ChoiceEvent): ChoiceSitting {
  switch (event.kind) {
    case 'option-chosen':
      return choose(sitting, event.questionId, event.option);
    case 'fragment-played': {
      const times = (sitting.played[event.fragmentId] ?? 0) + 1;
      return { ...sitting, played: { ...sitting.played, [event.fragmentId]: times } };
    }
    case 'fragment-text-shown': {
      const { readFragments } = sitting;
      if (readFragments.includes(event.fragmentId)) return sitting;
      return { ...sitting, readFragments: [...readFragments, event.fragmentId] };
    }
  }
}

function choose(sitting: ChoiceSitting, questionId: string, option: number): ChoiceSitting {
  const isOffered = sitting.paper.some(({ id, options }) => id === questionId && options.includes(option));
  if (!isOffered || sitting.answers[questionId] === option) return sitting;
  return { ...sitting, answers: { ...sitting.answers, [questionId]: option } };
}
