import { OFFICIAL_FORMAT } from '#content/exam/official-format.ts';

/** A part of the exam. */
export type ExamPart = keyof typeof OFFICIAL_FORMAT.parts;

/** How a part is sat: a record, so that other figures are another record and no other code (MOC-01, MOC-12). */
export interface ExamFormat {
  readonly part: ExamPart;
  /** As DUO holds it, or as this app's page about the exam promises it (EXM-01). */
  readonly kind: 'official' | 'practice';
  readonly minutes: number;
  /** Questions, or tasks. */
  readonly count: number;
  /** What it is made of, in plain English. */
  readonly made: string;
  /** Right answers, or points, from which this app calls it enough. No official norm is published: this one is the app's own. */
  readonly enough: number;
  /** Whether a fragment may be heard again (MOC-08); only where something is heard. */
  readonly isReplayed?: boolean;
  /** Whether each question is read aloud before its fragment (MOC-08); only where something is heard. */
  readonly readsQuestionFirst?: boolean;
  /** Where the figures are from, and when they were last read there. */
  readonly source: { readonly name: string; readonly url: string; readonly checkedOn: string };
}

const [LANGUAGE_EXAMS, KNM_EXAM] = OFFICIAL_FORMAT.sources;
const { checkedOn } = OFFICIAL_FORMAT;
const OWN_FORMAT = { name: 'This app’s own practice format', url: '/practice-a2', checkedOn };

/**
 * The official formats (MOC-01). DUO's pages don't say whether a fragment can be heard again; its practice exams allow it, and read
 * the questions of listening aloud.
 */
export const OFFICIAL_FORMATS = {
  reading: {
    part: 'reading',
    kind: 'official',
    minutes: 65,
    count: 25,
    made: 'about ten short texts, with two or three questions each',
    enough: 15,
    source: { ...LANGUAGE_EXAMS, checkedOn },
  },
  listening: {
    part: 'listening',
    kind: 'official',
    minutes: 45,
    count: 25,
    made: 'ten or eleven fragments, with two or three questions each',
    enough: 15,
    isReplayed: true,
    readsQuestionFirst: true,
    source: { ...LANGUAGE_EXAMS, checkedOn },
  },
  speaking: {
    part: 'speaking',
    kind: 'official',
    minutes: 35,
    count: 16,
    made: 'four parts with four tasks each: answer a person, tell about one picture, choose between two, tell a story of three',
    enough: 96,
    source: { ...LANGUAGE_EXAMS, checkedOn },
  },
  writing: {
    part: 'writing',
    kind: 'official',
    minutes: 40,
    count: 4,
    made: 'a form, a short text or a note, and two e-mails',
    enough: 26,
    source: { ...LANGUAGE_EXAMS, checkedOn },
  },
  knm: {
    part: 'knm',
    kind: 'official',
    minutes: 45,
    count: 40,
    made: 'eight themes, with five questions each',
    enough: 26,
    source: { ...KNM_EXAM, checkedOn },
  },
} as const satisfies Partial<Record<ExamPart, ExamFormat>>;

/** The formats that the page about the exam promises (MOC-12). */
export const PRACTICE_FORMATS = {
  reading: {
    part: 'reading',
    kind: 'practice',
    minutes: 65,
    count: 30,
    made: 'texts of both exams, with two or three questions each',
    enough: 18,
    source: OWN_FORMAT,
  },
  listening: {
    part: 'listening',
    kind: 'practice',
    minutes: 30,
    count: 30,
    made: 'fragments of both exams, with two or three questions each',
    enough: 18,
    isReplayed: true,
    readsQuestionFirst: true,
    source: OWN_FORMAT,
  },
  speaking: {
    part: 'speaking',
    kind: 'practice',
    minutes: 15,
    count: 3,
    made: 'one picture, a choice between two, and a story of three',
    enough: 18,
    source: OWN_FORMAT,
  },
  writing: {
    part: 'writing',
    kind: 'practice',
    minutes: 90,
    count: 3,
    made: 'a form, a short text or a note, and an e-mail',
    enough: 18,
    source: OWN_FORMAT,
  },
  knm: {
    part: 'knm',
    kind: 'practice',
    minutes: 45,
    count: 30,
    made: 'eight themes, with three or four questions each',
    enough: 18,
    source: OWN_FORMAT,
  },
} as const satisfies Partial<Record<ExamPart, ExamFormat>>;
