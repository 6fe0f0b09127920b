/** What a person was doing when an answer was given (MEM-01). */
export const STUDY_ACTIVITIES = [
  'flashcard',
  'word-of-the-day',
  'quiz',
  'self-rating',
  'game',
  'review',
  'mock-exam',
] as const;
export type StudyActivity = (typeof STUDY_ACTIVITIES)[number];

/** How an answer went: right or wrong where the app can tell, again to easy where the person rates it. */
export const STUDY_GRADES = ['right', 'wrong', 'again', 'hard', 'good', 'easy'] as const;
export type StudyGrade = (typeof STUDY_GRADES)[number];

/** One answer, as a screen hands it in. */
export interface StudyAnswer {
  /** The stable id of the word, question, sentence or text, with its kind in front: `word:afspraak` (MEM-02). */
  readonly itemId: string;
  readonly activity: StudyActivity;
  readonly grade: StudyGrade;
  /** What the person chose or typed; null where nothing is given (a card that was turned). */
  readonly answer: string | null;
  /** From seeing the item to answering, in ms. */
  readonly durationMs: number;
}

/** One entry of the study log. Entries are only ever added, never rewritten (MEM-01). */
export interface StudyEvent extends StudyAnswer {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
