import type { MarkedText } from './grammar-lesson.ts';
import type { QuestionSkill } from './question-skill.ts';
import type { SpeakingKind, WritingKind } from './task-kind.ts';

/** The fields of every question of the exam games (EXM-08). */
export interface ExamQuestion {
  /** Unique among all questions and never changed: the study log refers to the question by it (MEM-02). */
  readonly id: string;
  /** Dutch. */
  readonly question: string;
  readonly correct: number;
  /** Why, in English with Dutch in `*…*`: where the text says so, and what makes the tempting answer wrong. */
  readonly explanation: MarkedText;
}

type ThreeTexts = readonly [string, string, string];
type ThreeOrFourTexts = ThreeTexts | readonly [string, string, string, string];

/** A piece of a reading text, in Dutch. Named after what it is; the view decides how to draw it. */
export type ReadingBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Label and value: opening hours, prices, dates. */
  | { readonly kind: 'details'; readonly rows: readonly (readonly [string, string])[] }
  /** Drawn large: the slogan of an advert, a warning in a leaflet. */
  | { readonly kind: 'call'; readonly text: string }
  /** The end of a letter or an e-mail, line by line. */
  | { readonly kind: 'closing'; readonly lines: readonly string[] };

/** REA-01: a text with the layout of its kind. */
export type ReadingText = {
  readonly id: string;
  readonly title: string;
  /** What the person is about to read, in English: `A leaflet from the municipality.` */
  readonly intro: string;
  readonly blocks: readonly ReadingBlock[];
} & (
  | { readonly kind: 'leaflet' | 'advert'; readonly sender: string }
  | {
      readonly kind: 'email';
      readonly from: string;
      readonly to: string;
      readonly subject: string;
      readonly date: string;
    }
);

/** REA-01 */
export interface ReadingQuestionRow extends ExamQuestion {
  readonly textId: string;
  readonly skill: QuestionSkill;
  readonly options: ThreeOrFourTexts;
  readonly points: 100;
  /** The words of the text that decide it; highlighted with the explanation. */
  readonly evidence: string;
}

/** KNM-01 */
export const KNM_CATEGORIES = [
  'Geschiedenis',
  'Geografie',
  'Politiek',
  'Onderwijs',
  'Verzekeringen',
  'Dienstverlening',
  'Werk',
  'Cultuur',
  'Sociale zekerheid',
  'Gezondheidszorg',
] as const;
export type KnmCategory = (typeof KNM_CATEGORIES)[number];

/**
 * The page that a fact comes from (EXM-08), and the day it was read, such as `2026-11-20`: `checkedOn` where this project read its text itself
 * (a stored copy, where the page could not be opened), `readByOthersOn` where it relies on notes of others who quoted the page.
 */
export type FactSource = { readonly name: string; readonly url: string } & (
  | { readonly checkedOn: string; readonly readByOthersOn?: undefined }
  | { readonly readByOthersOn: string; readonly checkedOn?: undefined }
);

/** KNM-01 */
export interface KnmRow extends ExamQuestion {
  readonly questionEn: string;
  readonly options: ThreeTexts;
  readonly optionsEn: ThreeTexts;
  readonly points: 10;
  readonly category: KnmCategory;
  /** One of the eight official themes of KNM since 1 July 2025. */
  readonly theme: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  readonly source: FactSource;
}

/** What one speaker of a listening item says in one turn. */
export interface SpokenLine {
  /** Each letter gets its own voice, where the device has two. */
  readonly voice: 'A' | 'B';
  readonly text: string;
}

/** A question about a listening fragment. */
interface ListeningQuestion extends ExamQuestion {
  readonly skill: QuestionSkill;
  readonly options: ThreeTexts;
}

/** LIS-01: a fragment with its question. */
export interface ListeningRow extends ListeningQuestion {
  readonly audioText: readonly SpokenLine[];
  /** The situation, given before the fragment, in Dutch: `U luistert naar de voicemail.` */
  readonly setting: string;
  readonly points: 10;
  readonly category: string;
  /** Longer fragments have a second question. */
  readonly second?: ListeningQuestion;
}

/** One question of the listening game, with its fragment. */
export interface AskedListeningRow extends Omit<ListeningRow, 'second'> {
  /** The id of the fragment's recording. */
  readonly fragmentId: string;
}

/** WRI-01 */
export interface WritingTask {
  readonly id: string;
  readonly title: string;
  /** Dutch, worded as at an exam; the points to include are on lines of their own. */
  readonly instruction: string;
  readonly mustHave: readonly string[];
  readonly instructionEn: string;
  readonly maxScore: 8 | 10;
  readonly timeLimitMinutes: 20 | 25 | 30;
  readonly type: WritingKind;
  readonly hints: readonly MarkedText[];
  /** An answer that a good A2 learner could write; it earns full marks by WRI-03. */
  readonly modelAnswer: string;
}

/** A drawing of a speaking task, found by its id; `alt` describes it in Dutch, and gives no answer away. */
export interface SpeakingPicture {
  readonly id: string;
  readonly alt: string;
}

/** SPE-01 */
export interface SpeakingRow {
  readonly id: string;
  readonly question: string;
  readonly questionEn: string;
  /** A good one. */
  readonly sampleAnswer: string;
  readonly sampleAnswerEn: string;
  /** With all that the question asks and no more, as somebody says it who just passes. */
  readonly enoughAnswer: string;
  readonly enoughAnswerEn: string;
  readonly timeLimitSeconds: 30 | 60;
  /** Where it is about pictures; to answer a person where left out. */
  readonly kind?: Exclude<SpeakingKind, 'answer'>;
  readonly pictures?: readonly SpeakingPicture[];
}
