import { heading, inTurn, type LatePart, press, shows, stay } from './late-part.ts';

const RECORDED_TEXTS = Object.entries({
  'content/exam/listening-items': null,
  'sound/texts/exam-fragment-texts': 'Listening exams',
  'sound/texts/interaction-texts': 'Questions and answers',
  'sound/texts/word-texts': 'Words and sentences',
  'sound/texts/practice-texts': 'Sentences of practice',
  'sound/texts/letter-texts': 'Letters and numbers',
}).map(([name, group]): LatePart => ({
  part: `src/${name}.ts`,
  at: '/record',
  open: group === null ? stay : (visit) => visit.role('radio', group).press(),
  told: 'texts',
  brings: shows(/0 of \d+ recorded/),
}));
/** Somebody who was never there. */
const enterBooth = inTurn(
  shows(/0 of \d+ recorded/),
  (visit) => visit.label('Your name').type('Mieke'),
  (visit) => visit.css('main [type=checkbox]').press(),
  press('Start recording'),
);

/** The booth in which somebody lends a voice, what is read there, and whose voices are heard. */
export const VOICE_PARTS: readonly LatePart[] = [
  ...RECORDED_TEXTS,
  {
    part: 'src/pages/record/booth.tsx',
    at: '/record',
    open: enterBooth,
    told: 'part',
    brings: heading(/./),
  },
  {
    part: 'src/pages/settings/voices-part.tsx',
    at: '/settings',
    // What stands above the button is looked up and grows: a press may miss it.
    open: async (visit) => {
      while (!(await visit.button('Hide the voices').isShown())) await press('Show the voices')(visit);
    },
    told: 'part',
    brings: heading('In the app'),
  },
];
