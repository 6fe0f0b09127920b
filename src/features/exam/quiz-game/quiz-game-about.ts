import type { ComponentType } from 'react';
import type { StoredValue } from '#services/storage/stored-value.ts';
import type { QuizGameRules } from '#domain/exam/quiz-game-rules.ts';

/** What is told of a quiz game before its start. It is part of the page, where every byte counts (QUA-02). */
export interface QuizGameAbout {
  /** The page's heading. */
  readonly title: string;
  /** Where a game under way is kept on the device. */
  readonly stored: StoredValue<unknown>;
  readonly rules: QuizGameRules;
  /** As many as the game has items, which a test holds. */
  readonly questionCount: number;
  /** Right answers needed; null where nothing is passed or failed. */
  readonly rightToPass: number | null;
  /** What the game is about; its rules are told below it. */
  readonly Intro: ComponentType;
}
