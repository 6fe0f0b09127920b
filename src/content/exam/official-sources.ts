/**
 * Where the figures of the official exam are from (EXM-03): DUO's own pages and practice exams. The figures stand in the definition of
 * each part (`src/exam`): to bring them up to date, change them there, and the day here. DUO publishes how long each part takes; how
 * many questions or tasks the language parts have is what its practice exams have. It publishes no pass marks: none may stand there.
 */

/** The day on which the pages were last read. */
export const CHECKED_ON = '2026-10-04';

export const LANGUAGE_EXAMS = {
  name: 'DUO: what is in the language exams',
  url: 'https://www.inburgeren.nl/examen-doen/inhoud-taalexamens-a2-b1-b2.jsp',
  checkedOn: CHECKED_ON,
};
export const KNM_EXAM = {
  name: 'DUO: what is in the KNM exam',
  url: 'https://www.inburgeren.nl/examen-doen/inhoud-kennisexamens.jsp',
  checkedOn: CHECKED_ON,
};
/** Of the formats that the page about the exam promises (MOC-12). */
export const OWN_FORMAT = {
  name: 'This app’s own practice format',
  url: '/practice-a2',
  checkedOn: CHECKED_ON,
};

/** Everything that was read. */
export const OFFICIAL_SOURCES: readonly { readonly name: string; readonly url: string }[] = [
  LANGUAGE_EXAMS,
  KNM_EXAM,
  { name: 'DUO: practice exams', url: 'https://www.inburgeren.nl/examen-doen/oefenen.jsp' },
  { name: 'DUO: your result', url: 'https://www.inburgeren.nl/examen-doen/uitslag.jsp' },
  { name: 'DUO: exam rules (PDF)', url: 'https://www.inburgeren.nl/images/examenreglement.pdf' },
];
