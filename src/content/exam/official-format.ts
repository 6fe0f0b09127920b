/**
 * The official A2 exam, as DUO's own pages and practice exams show it (EXM-03). One record: to bring the app up to date
 * change the figures, and `checkedOn` with them. DUO publishes how long each part takes; how many questions or tasks the
 * language parts have is what its practice exams have. It publishes no pass marks: none may stand here.
 */
export const OFFICIAL_FORMAT = {
  /** The day on which the sources were last read. */
  checkedOn: '2026-10-04',
  parts: {
    reading: {
      minutes: 65,
      items: '25 questions',
      note: 'multiple choice on a computer, with 3 or 4 options; about ten texts.',
    },
    writing: {
      minutes: 40,
      items: '4 tasks',
      note: 'with pen and paper: a form, a short text and e-mails. People mark it.',
    },
    listening: {
      minutes: 45,
      items: '25 questions',
      note: 'multiple choice about video and audio; the question is also read aloud.',
    },
    speaking: {
      minutes: 35,
      items: '16 tasks',
      note: 'you speak into a headset, up to 60 seconds a task. No multiple choice since 1 March 2025.',
    },
    knm: {
      minutes: 45,
      items: '40 questions',
      note: 'a photo and a short question about a fact, with 3 options. New content since 1 July 2025.',
    },
  },
  sources: [
    {
      name: 'DUO: what is in the language exams',
      url: 'https://www.inburgeren.nl/examen-doen/inhoud-taalexamens-a2-b1-b2.jsp',
    },
    {
      name: 'DUO: what is in the KNM exam',
      url: 'https://www.inburgeren.nl/examen-doen/inhoud-kennisexamens.jsp',
    },
    { name: 'DUO: practice exams', url: 'https://www.inburgeren.nl/examen-doen/oefenen.jsp' },
    { name: 'DUO: your result', url: 'https://www.inburgeren.nl/examen-doen/uitslag.jsp' },
    { name: 'DUO: exam rules (PDF)', url: 'https://www.inburgeren.nl/images/examenreglement.pdf' },
  ],
} as const;
