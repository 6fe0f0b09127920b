import type { Visit } from './driver/visit.ts';
import {
  goTo,
  heading,
  inTurn,
  type LatePart,
  offers,
  press,
  repeatUntilFailure,
  shows,
  FAILURE_MESSAGES,
} from './late-part.ts';

const NEXT_IN_GAME = /^(Volgende Vraag|Quiz Voltooien|Resultaat bekijken)/;
const nextFrame = (visit: Visit) =>
  visit.run(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))));
const handInText = inTurn(
  press('Start'),
  (visit) => visit.label('Your text').type('Ik weet het nog niet.'),
  press(/^Inleveren/),
);
/** Without a microphone this also ends the answer. */
const answerAloud = async (visit: Visit) => {
  const ended = visit.text(FAILURE_MESSAGES.part.text);
  const stop = visit.button('Stop recording');
  await press('Start')(visit);
  while (!(await ended.isShown()) && !(await stop.isShown())) await nextFrame(visit);
  if (await stop.isShown()) await stop.press();
};
/** From then on its question is in review. */
const failReadingQuestion = async (visit: Visit) => {
  await press('Start')(visit);
  for (;;) {
    await visit.css('main [role=radio], main input[type=radio]').first().press();
    await visit.button('Submit').press();
    await offers('Next Question')(visit);
    if (await visit.text(/Incorrect!/).isShown()) return;
    await visit.button('Next Question').press();
  }
};

/** The parts that games, mock exams and their cards in review load late. */
export const EXAM_PARTS: readonly LatePart[] = [
  ...(
    [
      ['reading', 'choose'],
      ['listening', 'choose'],
      ['writing', 'write'],
      ['speaking', 'speak'],
      ['knm', 'choose'],
    ] as const
  ).map(([slug, folder]): LatePart => ({
    part: `src/exam/screens/${folder}/${slug}-exam.tsx`,
    at: `/exam/${slug}`,
    open: (visit) =>
      visit
        .link(/^Open /)
        .first()
        .press(),
    failure: 'part',
    afterLoading: offers('Start'),
  })),
  {
    part: 'src/practice/components/text/item-text.tsx',
    at: '/reading-game',
    open: inTurn(failReadingQuestion, goTo('/review')),
    failure: 'part',
    afterLoading: (visit) => visit.css('main article').first().shown(),
  },
  ...(
    [
      ['reading', 'reading-frame'],
      ['listening', 'fragment-frame'],
      ['knm', 'knm-frame'],
      ['knm', 'game-sitting'],
    ] as const
  ).map(([game, view]): LatePart => ({
    part: `src/exam/screens/choose/${view}.tsx`,
    at: `/${game}-game`,
    open: press('Start'),
    failure: 'part',
    afterLoading: shows(/3 lives left/),
  })),
  {
    part: 'src/exam/screens/speak/review-view.tsx',
    at: '/speaking-game',
    open: answerAloud,
    failure: 'part',
    afterLoading: heading('Your answer'),
  },
  {
    part: 'src/exam/screens/write/writing-desk.tsx',
    at: '/writing-game',
    open: press('Start'),
    failure: 'part',
    afterLoading: (visit) => visit.label('Your text').shown(),
  },
  {
    part: 'src/exam/screens/write/scored-task.tsx',
    at: '/writing-game',
    open: handInText,
    failure: 'part',
    afterLoading: heading('An example'),
  },
  {
    part: 'src/exam/screens/write/writing-result.tsx',
    at: '/writing-game',
    open: async (visit) => {
      for (const next of ['Next task', 'Next task', 'Next task', 'Show the result']) {
        await handInText(visit);
        await press(next)(visit);
      }
    },
    failure: 'part',
    afterLoading: heading('Your result'),
  },
  {
    part: 'src/practice/components/card/choice-card.tsx',
    at: '/reading-game',
    open: inTurn(failReadingQuestion, goTo('/review')),
    failure: 'part',
    afterLoading: (visit) => visit.css('main fieldset button').first().shown(),
  },
  {
    part: 'src/exam/screens/choose/game-result.tsx',
    at: '/knm-game',
    open: async (visit) => {
      await press('Start')(visit);
      const option = visit.css('main fieldset button:not(:disabled)').first();
      // The first option each time, until all lives are lost: with thirty questions they are never all right.
      await repeatUntilFailure(visit, option, async () => {
        await option.press();
        await visit.button(NEXT_IN_GAME).press();
      });
    },
    failure: 'part',
    afterLoading: heading('Your answers'),
  },
];
