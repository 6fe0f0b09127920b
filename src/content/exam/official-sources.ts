import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * The sources of the official exam's figures (EXM-03): DUO's own pages and practice exams. The figures are in the definition of each part
 * (`src/exam`): to update them, change them there, and the date here. DUO publishes how long each part takes; the numbers of questions and
 * tasks in the language parts come from its practice exams. It publishes no pass marks, so the definitions must not contain any.
 */

/** A page, by a name that says whose it is. */
export interface OfficialSource {
  readonly name: MessageDescriptor;
  readonly url: string;
}

/** The day on which the pages were last read. */
export const CHECKED_ON = '2026-10-04';

export const LANGUAGE_EXAMS = {
  name: msg`DUO: what is in the language exams`,
  url: 'https://www.inburgeren.nl/examen-doen/inhoud-taalexamens-a2-b1-b2.jsp',
  checkedOn: CHECKED_ON,
};
export const KNM_EXAM = {
  name: msg`DUO: what is in the KNM exam`,
  url: 'https://www.inburgeren.nl/examen-doen/inhoud-kennisexamens.jsp',
  checkedOn: CHECKED_ON,
};
/** The source of the formats that the page about the exam promises (MOC-12). */
export const OWN_FORMAT = {
  name: msg`This app’s own practice format`,
  url: '/practice-a2',
  checkedOn: CHECKED_ON,
};

/** All sources that were read. */
export const OFFICIAL_SOURCES: readonly OfficialSource[] = [
  LANGUAGE_EXAMS,
  KNM_EXAM,
  { name: msg`DUO: practice exams`, url: 'https://www.inburgeren.nl/examen-doen/oefenen.jsp' },
  { name: msg`DUO: your result`, url: 'https://www.inburgeren.nl/examen-doen/uitslag.jsp' },
  { name: msg`DUO: exam rules (PDF)`, url: 'https://www.inburgeren.nl/images/examenreglement.pdf' },
];
