import type { ReadingBlock, SpeakingPicture, SpokenLine } from './exam-rows.ts';
import type { MarkedText } from './grammar-lesson.ts';
import type { QuestionSkill } from './question-skill.ts';

/** The subject of a text, a fragment or a task; a result can be broken down by it (MOC-07). */
export const MOCK_THEMES = [
  'Werk',
  'Wonen',
  'Onderwijs',
  'Gezondheid',
  'Winkelen',
  'Vervoer',
  'Gemeente',
  'Buren',
  'Vrije tijd',
  'Geld',
] as const;
export type MockTheme = (typeof MOCK_THEMES)[number];

/** What all of them have. */
interface MockItem {
  /** Begins with its exam (`mock-reading-1-bus`) and is never changed: what was sat is kept by it (MEM-02, MOC-11). */
  readonly id: string;
  readonly theme: MockTheme;
}

/** A question about a text or fragment (MOC-01): options in Dutch, and no English before the result (MOC-02). */
export interface MockQuestion {
  readonly id: string;
  /** By which it is practised, and by which a mistake comes back (EXM-09, MOC-14). */
  readonly skill: QuestionSkill;
  readonly question: string;
  readonly options: readonly [string, string, string] | readonly [string, string, string, string];
  readonly correct: number;
  /** The words that decide it, quoted from one block or one spoken line; for a table its row, cell after cell. */
  readonly evidence: string;
  /** For the result, in English with Dutch in `*…*`: where it is said, and what makes the tempting answer wrong. */
  readonly explanation: MarkedText;
}

/** A piece of a text, in Dutch: the blocks of the reading game, and some that only the exam has. */
export type MockReadingBlock =
  | ReadingBlock
  /** A timetable or a price list. An empty cell has no value. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** Instructions, one after the other. */
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  /** Boxes of a form, some of them ticked. */
  | {
      readonly kind: 'choices';
      readonly label: string;
      readonly items: readonly { readonly text: string; readonly isTicked: boolean }[];
    }
  /** In a group of an app. */
  | { readonly kind: 'message'; readonly from: string; readonly time: string; readonly text: string };

/** The kind of a text, which decides its layout. */
export type MockReadingKind = MockReadingText['kind'];

/** A text of the reading part, with its questions in their order. */
export type MockReadingText = MockItem & {
  readonly title: string;
  /** What the text is, in one line of Dutch above it: `U krijgt een brief van de gemeente.` */
  readonly setting: string;
  /** Where the text comes from: a sender, a newspaper, a group in an app. */
  readonly from: string;
  readonly blocks: readonly MockReadingBlock[];
  readonly questions: readonly MockQuestion[];
} & (
    | {
        readonly kind: 'email' | 'letter';
        readonly to: string;
        readonly subject: string;
        readonly date: string;
      }
    | { readonly kind: 'news'; readonly date: string }
    | {
        readonly kind:
          | 'advert'
          | 'form'
          | 'house-rules'
          | 'leaflet'
          | 'manual'
          | 'messages'
          | 'notice'
          | 'price-list'
          | 'timetable';
      }
  );

/** Who speaks, to choose a suitable voice. */
export type MockSpeaker = 'woman' | 'man';

/** A fragment of the listening part, with its questions. Each of them is read aloud before the fragment (MOC-08). */
export interface MockListeningFragment extends MockItem {
  readonly kind: 'announcement' | 'conversation' | 'interview' | 'monologue' | 'phone' | 'voicemail';
  /** Who speaks where, announced before the fragment, in Dutch: `U hoort een gesprek in een winkel.` */
  readonly setting: string;
  /** The voice of `A`, and of `B` where there is one. */
  readonly speakers: { readonly A: MockSpeaker; readonly B?: MockSpeaker };
  readonly lines: readonly SpokenLine[];
  readonly questions: readonly MockQuestion[];
}

/** A criterion for a written answer. Its points are the number of criteria it meets (MOC-09). */
export type MockWritingCriterion =
  /** Only a person can see whether it was mentioned: `task` is the line of the task, `check` asks for it in English afterwards. */
  | { readonly kind: 'told'; readonly task: string; readonly check: string }
  | { readonly kind: 'greeting' | 'closing' }
  | { readonly kind: 'sentences' | 'connecting-words'; readonly atLeast: number };

/** A model answer to compare with. */
export interface MockWritingModel {
  /** For a form, a line for each field: `Voornaam: Ana`. */
  readonly text: string;
  /** In English with Dutch in `*…*`: what makes it good, or what it still lacks. */
  readonly comment: MarkedText;
}

/** A task of the writing part (MOC-01): a form, a short text, an e-mail, and another e-mail or a note. */
export type MockWritingTask = MockItem & {
  readonly title: string;
  /** The reason to write and the addressee, in Dutch; the points to mention follow as the lines of `criteria`. */
  readonly situation: string;
  readonly criteria: readonly MockWritingCriterion[];
  /** Both meet all criteria: one well, the other with as few words as possible. */
  readonly models: { readonly good: MockWritingModel; readonly enough: MockWritingModel };
} & (
    | {
        readonly kind: 'form';
        readonly fields: readonly { readonly label: string; readonly asks: 'detail' | 'sentences' }[];
      }
    | { readonly kind: 'text' }
    | { readonly kind: 'note'; readonly to: string }
    | { readonly kind: 'email'; readonly to: string; readonly subject: string }
  );

/** A task of the speaking part (MOC-01): answer a person, talk about one picture, choose between two, tell a story of three. */
export type MockSpeakingTask = MockItem & {
  /** As it is said, in Dutch. */
  readonly question: string;
  /** Who says it. */
  readonly speaker: MockSpeaker;
  readonly seconds: 60;
  /** What a good A2 speaker could say, in Dutch. */
  readonly modelAnswer: string;
  /** With all that the task asks and no more, as somebody says it who just passes. */
  readonly enoughAnswer: string;
  /** What a good answer has, in English with Dutch in `*…*`. */
  readonly wanted: readonly MarkedText[];
} & (
    | { readonly kind: 'answer'; readonly pictures: readonly [] }
    | { readonly kind: 'picture'; readonly pictures: readonly [SpeakingPicture] }
    | { readonly kind: 'choice'; readonly pictures: readonly [SpeakingPicture, SpeakingPicture] }
    | {
        readonly kind: 'story';
        readonly pictures: readonly [SpeakingPicture, SpeakingPicture, SpeakingPicture];
      }
  );
