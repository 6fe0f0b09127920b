import {
  deskAfter,
  handedIn,
  seenQuestions,
  type Desk,
  type DeskEvent,
  type HandedIn,
  type Sat,
  type UnderWay,
} from './desk.ts';
import { toggled, withField, type WrittenAnswer } from './written-game.ts';
import type { LanguageRating } from './language-rating.ts';

/** A writing exam under way. Plain data: after a crash it is what it was before it (MOC-04). */
export interface WritingSitting extends Sat<WrittenAnswer>, UnderWay {}

/** A submitted sitting, with its writer's self-check. The points are computed, not stored. */
export interface PastWriting extends Sat<WrittenAnswer>, HandedIn {
  /** By task id: the required points that the text covers, by index (MOC-09). */
  readonly told: Readonly<Record<string, readonly number[]>>;
  /** The tasks that were looked through, and whose points stand. */
  readonly checked: readonly string[];
  /** By task id: what their writer gave their language (JDG-07); those of version 1 have none. */
  readonly rated: Readonly<Record<string, LanguageRating>>;
  /** When its texts went into the study log: those of version 1 when they were handed in, before anybody had checked them. */
  readonly logged: 'handed-in' | 'checked';
  /** The tasks of earlier sittings, whose examples had been shown (JDG-06). */
  readonly seen: readonly string[];
}

export type WritingDesk = Desk<WritingSitting, PastWriting>;

export const NO_WRITING: WritingDesk = { current: null, past: [] };

interface TextChanged {
  readonly at: number;
  readonly kind: 'text-changed';
  readonly taskId: string;
  readonly field: number;
  readonly text: string;
}

/** In a sitting that was handed in. */
type Afterwards = { readonly at: number; readonly sittingId: string; readonly taskId: string } & (
  | /** Toggles whether the text covers the point. */ {
      readonly kind: 'told-toggled';
      readonly point: number;
    }
  | { readonly kind: 'text-checked'; readonly rating: LanguageRating }
);

export type WritingExamEvent = DeskEvent | TextChanged | Afterwards;

/** The desk after an event. An event that makes no sense now leaves the very same desk. */
export function writingExamReducer(desk: WritingDesk, event: WritingExamEvent): WritingDesk {
  if (event.kind === 'told-toggled' || event.kind === 'text-checked') return afterwards(desk, event);
  return deskAfter<WritingSitting, PastWriting, TextChanged, { readonly id: string }>(desk, event, {
    begin: (started) => started,
    close: (sitting, end) => ({
      ...handedIn(sitting, end),
      told: {},
      checked: [],
      rated: {},
      logged: 'checked',
      seen: [...seenQuestions(desk)],
    }),
    step: changeText,
  });
}

function changeText(sitting: WritingSitting, { taskId, field, text }: TextChanged): WritingSitting {
  const { [taskId]: before = [], ...others } = sitting.answers;
  const after = withField(before, field, text);
  if (after === before || !sitting.paper.some(({ id }) => id === taskId)) return sitting;
  // A sheet that was cleared is not an answer.
  const answers = after.every((one) => one.trim() === '') ? others : { ...others, [taskId]: after };
  return { ...sitting, answers };
}

/** Final points do not change, because the self-check goes into the log. */
function afterwards(desk: WritingDesk, event: Afterwards): WritingDesk {
  const { taskId } = event;
  const sitting = desk.past.find(({ id }) => id === event.sittingId);
  if (sitting?.answers[taskId] === undefined || sitting.checked.includes(taskId)) return desk;
  const told = sitting.told[taskId] ?? [];
  const changed: PastWriting =
    event.kind === 'text-checked'
      ? {
          ...sitting,
          told: { ...sitting.told, [taskId]: told },
          checked: [...sitting.checked, taskId],
          rated: { ...sitting.rated, [taskId]: event.rating },
        }
      : { ...sitting, told: { ...sitting.told, [taskId]: toggled(told, event.point) } };
  return { ...desk, past: desk.past.map((one) => (one === sitting ? changed : one)) };
}
