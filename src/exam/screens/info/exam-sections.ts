import { BookOpen, Headphones, Landmark, Mic, PenLine, type LucideIcon } from 'lucide-react';
import type { OFFICIAL_FORMAT } from '#content/exam/official-format.ts';
import type { HowFarProps } from '#learning/components/how-far-line.tsx';
import type { MockPartId } from '#routes/mock-exam-views.ts';
import { PATHS, type AppPath } from '#routes/paths.ts';

/** A part of the exam: how this app practises it, and how DUO examines it. */
export interface ExamSection {
  readonly id: keyof typeof OFFICIAL_FORMAT.parts;
  readonly title: string;
  readonly Icon: LucideIcon;
  /** EXM-01, letter for letter: this app's practice format, not DUO's. */
  readonly practice: readonly [minutes: string, amount: string, pass: string];
  /** What the game really is, where it differs from that (REA-01, WRI-01, LIS-02, SPE-01, KNM-02). */
  readonly game: string;
  /** By what the log knows the questions of the game, how many there are, and what is said of those that went well. */
  readonly asked: Extract<HowFarProps, { readonly total: number }>;
  readonly path: AppPath;
  /** Where it can be sat as a mock exam (MOC-12). */
  readonly mock?: { readonly part: MockPartId; readonly practiceExam: string };
  readonly colour: string;
}

/** In the order of EXM-01. */
export const EXAM_SECTIONS: readonly ExamSection[] = [
  {
    id: 'reading',
    title: 'Reading',
    Icon: BookOpen,
    practice: ['65 min', '30 questions', '18+ correct'],
    game: '6 texts with 15 questions, 3 lives, no clock',
    asked: { idsBeginWith: ['question:reading-'], total: 15 },
    path: PATHS.readingGame,
    mock: { part: 'reading', practiceExam: 'reading-practice' },
    colour: 'border-t-brand',
  },
  {
    id: 'writing',
    title: 'Writing',
    Icon: PenLine,
    practice: ['90 min', '3 tasks', '18+ points'],
    game: '4 tasks, each with its own clock of 20 to 30 minutes, typed',
    asked: { idsBeginWith: ['text:writing-'], total: 4, done: 'with what was asked for' },
    path: PATHS.writingGame,
    mock: { part: 'writing', practiceExam: 'writing-practice' },
    colour: 'border-t-action',
  },
  {
    id: 'listening',
    title: 'Listening',
    Icon: Headphones,
    practice: ['30 min', '30 questions', '18+ correct'],
    game: '30 questions about short pieces of audio, 30 minutes, 3 lives',
    asked: { idsBeginWith: ['question:listening-'], total: 40 },
    path: PATHS.listeningGame,
    mock: { part: 'listening', practiceExam: 'listening-practice' },
    colour: 'border-t-success',
  },
  {
    id: 'speaking',
    title: 'Speaking',
    Icon: Mic,
    practice: ['15 min', '3 tasks', '18+ points'],
    game: '10 questions of 30 seconds, recorded on this device only',
    asked: { idsBeginWith: ['question:speaking-'], total: 10, done: 'answered aloud' },
    path: PATHS.speakingGame,
    mock: { part: 'speaking', practiceExam: 'speaking-practice' },
    colour: 'border-t-violet',
  },
  {
    id: 'knm',
    title: 'KNM',
    Icon: Landmark,
    practice: ['45 min', '30 questions', '18+ correct'],
    game: '30 questions, 45 minutes, 3 lives',
    asked: { idsBeginWith: ['question:knm-'], butNot: 'question:knm-bank-', total: 30 },
    path: PATHS.knmGame,
    mock: { part: 'knm', practiceExam: 'knm-practice' },
    colour: 'border-t-teal',
  },
];
