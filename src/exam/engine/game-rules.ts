/** What a sitting must know of a question. */
export interface Question {
  readonly id: string;
  readonly options: readonly string[];
  /** Which option is right, from 0. */
  readonly correct: number;
}

/** How a part is played: as a game, calmly without lives and clock (MOC-13), or as on the day of the exam. */
export type SittingMode = 'game' | 'calm' | 'exam';

/** The differences between the games of the parts (EXM-04). */
export interface GameRules {
  /** For a right answer, before the bonus. */
  readonly points: number;
  /** For each right answer in a row before this one (EXM-05). */
  readonly streakBonus: number;
  /** A wrong answer costs one; null: it costs nothing (MOC-13). */
  readonly lives: number | null;
  /** From the start, with no pause; null: as long as one likes. */
  readonly durationMs: number | null;
  /** Answers wait until the question was heard, or its text shown instead (LIS-02, LIS-04). */
  readonly isHeard: boolean;
}

/** The rules of a mode: only the game has lives and a clock. Feedback is the same in calm practice. */
export function rulesIn(mode: SittingMode, rules: GameRules): GameRules {
  return mode === 'game' ? rules : { ...rules, lives: null, durationMs: null };
}

/** An answer with what the content says of it. */
export interface JudgedAnswer {
  readonly questionId: string;
  /** By its place in the content, not on the screen. */
  readonly option: number;
  readonly isRight: boolean;
}

/** The answers, in the order of the paper. Lives, streak, points and everything else shown follow from them. */
export function judgedAnswers(
  questions: ReadonlyMap<string, Pick<Question, 'correct'>>,
  {
    paper,
    answers,
  }: {
    readonly paper: readonly { readonly id: string }[];
    readonly answers: Readonly<Record<string, number>>;
  },
): readonly JudgedAnswer[] {
  return paper.flatMap(({ id }) => {
    const option = answers[id];
    return option === undefined
      ? []
      : { questionId: id, option, isRight: option === questions.get(id)?.correct };
  });
}

/** EXM-04: a wrong answer costs one. Null where there are none to lose (MOC-13). */
export function livesLeft(
  answers: readonly JudgedAnswer[],
  { lives }: Pick<GameRules, 'lives'>,
): number | null {
  return lives === null ? null : Math.max(lives - answers.filter(({ isRight }) => !isRight).length, 0);
}

/** What one answer brought. */
interface AnswerPoints {
  /** 0 for a wrong answer. */
  readonly points: number;
  /** Bonus points for the streak before this answer (EXM-05), or 0. */
  readonly bonus: number;
}

/** Points of each answer, in order (REA-02, KNM-02, LIS-02). */
export function answerPoints(answers: readonly JudgedAnswer[], rules: GameRules): AnswerPoints[] {
  let before = 0;
  return answers.map(({ isRight }) => {
    const bonus = isRight ? before * rules.streakBonus : 0;
    before = isRight ? before + 1 : 0;
    return { points: isRight ? rules.points : 0, bonus };
  });
}

/** All points so far, the bonuses included. */
export function totalScore(answers: readonly JudgedAnswer[], rules: GameRules): number {
  return answerPoints(answers, rules).reduce((sum, { points, bonus }) => sum + points + bonus, 0);
}

/** Right answers in a row, up to now (EXM-05). */
export function currentStreak(answers: readonly JudgedAnswer[]): number {
  const lastWrong = answers.findLastIndex(({ isRight }) => !isRight);
  return answers.length - lastWrong - 1;
}

/** Counted, not worked out from the score, which bonuses inflate (KNM-04). */
export function countRight(answers: readonly JudgedAnswer[]): number {
  return answers.filter(({ isRight }) => isRight).length;
}
