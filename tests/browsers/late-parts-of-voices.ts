import { heading, inTurn, type LatePart, press, shows, stay } from './late-part.ts';

const RECORDED_TEXTS = Object.entries({
  'content/exam/listening-items': null,
  'exam/screens/fragment-texts': null,
  'subjects/interactions/interaction-texts': 'Questions and answers',
  'subjects/words/word-texts': 'Words and sentences',
  'subjects/grammar/practice/practice-texts': 'Sentences of practice',
  'subjects/reading/room-recordings': 'Texts of the reading room',
  'subjects/misc/letter-texts': 'Letters and numbers',
}).map(([name, group]): LatePart => ({
  part: `src/${name}.ts`,
  at: '/record',
  open: group === null ? stay : (visit) => visit.role('radio', group).press(),
  failure: 'texts',
  afterLoading: shows(/0 of \d+ recorded/),
}));
/** Opens the booth for the first time. */
const enterBooth = inTurn(
  shows(/0 of \d+ recorded/),
  (visit) => visit.label('Your name').type('Mieke'),
  (visit) => visit.css('main [type=checkbox]').press(),
  press('Start recording'),
);

/** The recording booth, its texts, and the list of voices. */
export const VOICE_PARTS: readonly LatePart[] = [
  ...RECORDED_TEXTS,
  {
    part: 'src/pages/record/booth.tsx',
    at: '/record',
    open: enterBooth,
    failure: 'part',
    afterLoading: heading(/./),
  },
  {
    part: 'src/pages/settings/voices-part.tsx',
    at: '/settings',
    // What is above the button loads and grows: a press may miss it.
    open: async (visit) => {
      while (!(await visit.button('Hide the voices').isShown())) await press('Show the voices')(visit);
    },
    failure: 'part',
    afterLoading: heading('In the app'),
  },
];
