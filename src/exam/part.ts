import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { ExamFormats } from '#exam/engine/exam-format.ts';
import type { ItemSource, Work } from '#learning/catalogue.ts';
import type { Page } from '#routes/components/page.ts';
import type { AppPath } from '#routes/paths.ts';
import type { MockExamView } from '#routes/mock-exam-views.ts';

/** A level of the Common European Framework; each has exam parts of its own. */
export type Level = 'a2' | 'b1';

/** What a part examines, from what one takes in to what one says. A subject serves the parts of its skills, of whichever level. */
export const SKILLS = ['reading', 'listening', 'writing', 'speaking', 'knowledge'] as const;
export type Skill = (typeof SKILLS)[number];

/** The kind of answer: it determines the machine that plays a part, and its stored form. */
export type ExamTask = 'choose' | 'write' | 'speak';

/** Includes the level, so that B1 can be added next to A2: `a2-reading`. */
export type ExamPartId = `${Level}-${string}`;

/** What the page of the mock exams hands to a part. */
export interface MockPartProps {
  readonly view: Exclude<MockExamView, { readonly kind: 'parts' }>;
  readonly showView: (
    view: MockExamView,
    options?: { readonly replace?: boolean; readonly quiet?: boolean },
  ) => void;
  readonly goBack: () => void;
}

/** The page of a game, and its description on `/practice-a2`. */
interface GamePage extends Page<MessageDescriptor> {
  /** What it really is, where that differs from the practice format (REA-01, WRI-01, LIS-02, SPE-01, KNM-02). */
  readonly inShort: MessageDescriptor;
  /** How many questions or tasks its first bank has: a card counts them without loading them. */
  readonly questions: number;
  /** How many of them a game asks, where that is not all. */
  readonly asked?: number;
}

/** From when on and how something is said about how ready one is (MEM-11). */
export interface PartReadiness {
  /** Different ones. A text or a spoken answer takes longer than a choice, so fewer of them must be enough. */
  readonly questionsNeeded: number;
  /** Which share one gets right by guessing. */
  readonly guessed: number;
  /** What stands behind the range: `of such questions right`. */
  readonly ofWhat: MessageDescriptor;
  /** Where the app can't judge the Dutch itself. */
  readonly note?: MessageDescriptor;
}

/** Where its name can't be put into a sentence: many languages decline it (LNG-05). They stand alone, or after a colon. */
export interface PartPhrases {
  readonly exam: MessageDescriptor;
  readonly exams: MessageDescriptor;
  readonly mockExam: MessageDescriptor;
  /** `a mock exam in reading` */
  readonly aMockExam: MessageDescriptor;
  readonly doMockExam: MessageDescriptor;
  readonly practice: MessageDescriptor;
  readonly practise: MessageDescriptor;
  readonly practiceExam: MessageDescriptor;
}

/**
 * With how many known words the tasks of a part begin (PTH-07), by how many of the running words of the mock exams the first words of the
 * path cover (`npm run check-content`). Questions about society are short, and can be read in English: half will do (120 words). Of a text or a
 * fragment one has to know four in five to follow it (400). For a text or an answer of one's own, nearly nine in ten (600).
 */
export const WORDS_TO_BEGIN = { knowledge: 120, understanding: 400, ownDutch: 600 } as const;

/** Of three options. */
export const ONE_IN_THREE = 1 / 3;

/**
 * A part of the exam: all that the app knows of it, in one place (QUA-24). Data alone: its content and its screens are loaded by the
 * functions in it. The parts are listed in `app/course.ts`, from which every table of parts is derived.
 */
export interface ExamPart extends ItemSource {
  readonly id: ExamPartId;
  readonly level: Level;
  readonly skill: Skill;
  readonly task: ExamTask;
  /** In addresses, in history entries and in what is stored, where A2 has no level as it came first: `reading`. It never changes. */
  readonly slug: string;
  readonly name: MessageDescriptor;
  /** During a mock exam, which is in Dutch as the exam is (MOC-02): `Lezen`. */
  readonly dutchName: string;
  readonly phrases: PartPhrases;
  /** The address of its room, where all of it comes together (EXM-09). */
  readonly room: AppPath;
  /** Practised as a game, or without lives and clock (MOC-13). */
  readonly game: GamePage;
  /** Sat as on the day (MOC-01). */
  readonly mock: {
    /** How many there are that repeat no question: the plan counts on them without loading them (PTH-07). */
    readonly exams: number;
    /** Each sitting is drawn from one bank; left out: they were written one by one. */
    readonly isDrawn?: true;
    readonly load: () => Promise<{ readonly default: ComponentType<MockPartProps> }>;
  };
  /** As DUO holds it, and as this app's page about the exam promises it (MOC-01, MOC-12). */
  readonly formats: ExamFormats;
  /** How DUO examines it, in a sentence (EXM-03). */
  readonly examined: MessageDescriptor;
  readonly readiness: PartReadiness;
  /** The work in a plan besides its mock exams, which are taken as a whole on a day with enough time. It is named as the game. */
  readonly work: Omit<Work, 'name'>;
}
