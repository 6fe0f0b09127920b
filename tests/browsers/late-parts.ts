import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  FAILURE_MESSAGES,
  goTo,
  heading,
  inTurn,
  type LatePart,
  offers,
  press,
  repeatUntilFailure,
  shows,
  stay,
} from './late-part.ts';
import { EXAM_PARTS } from './late-parts-of-exams.ts';
import { GRAMMAR_PARTS } from './late-parts-of-grammar.ts';
import { MISC_PARTS } from './late-parts-of-misc.ts';
import { PAGE_PARTS } from './late-parts-of-pages.ts';
import { NOT_OPENED } from './late-parts-not-opened.ts';
import { VOICE_PARTS } from './late-parts-of-voices.ts';

interface Manifest {
  readonly [key: string]: {
    readonly file: string;
    readonly imports?: readonly string[];
    readonly dynamicImports?: readonly string[];
  };
}

const manifest: Manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

/** Everything that the build loads late: source files, and shared chunks (`_name-hash.js`). */
export const LATE_KEYS: readonly string[] = [
  ...new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports)),
];

/** Whether the build's key means this part. A source that others also use is in a chunk with its name. */
export const isCalled = (part: string, key: string): boolean =>
  key === part || key.replace(/^_(.+)-.{8}\.js$/, '$1') === path.parse(part).name;

/** The file of a part, as requested from the server. */
export function fileOf(part: string): string {
  const file = manifest[LATE_KEYS.find((key) => isCalled(part, key)) ?? '']?.file;
  if (file === undefined) throw new Error(`The build loads no ${part} late`);
  return file;
}

const openCultureSection = inTurn(press(/Living/), press(/^Start Section/));
/** From then on it is in review. */
const failCultureWord = inTurn(
  openCultureSection,
  press('Show Translation'),
  press('Not yet'),
  shows(/^Word 2 of/),
);
const openList = inTurn(press('1 Who Are You?'), press('Personal Details'));

const OTHER_PARTS: readonly LatePart[] = [
  {
    part: 'src/pages/home/ask-for-dates.tsx',
    at: '/',
    open: stay,
    failure: 'part',
    afterLoading: offers('My exam date'),
  },
  {
    part: 'src/subjects/words/next/next-words-page.tsx',
    at: '/vocabulary',
    open: press(/^Learn \d+ new words$/),
    failure: 'part',
    afterLoading: heading('Next words'),
  },
  {
    part: 'src/sound/components/playlist-dialog.tsx',
    at: '/vocabulary',
    open: inTurn(openList, press('More with this list'), press('Listen to all')),
    failure: 'part',
    afterLoading: (visit) => visit.role('dialog', 'Personal Details').shown(),
  },
  {
    part: 'src/subjects/words/topic-lists.tsx',
    at: '/vocabulary',
    open: press('1 Who Are You?'),
    failure: 'part',
    afterLoading: offers('Personal Details'),
  },
  {
    part: 'src/subjects/words/word-cards.tsx',
    at: '/vocabulary',
    open: openList,
    failure: 'part',
    afterLoading: shows(/^Word 1 of \d+$/),
  },
  {
    part: 'src/subjects/words/word-details.tsx',
    at: '/vocabulary',
    open: inTurn(press('Word of the Day'), press('Show Answer')),
    failure: 'part',
    afterLoading: offers('Listen to the sentence'),
  },
  {
    part: 'src/practice/components/deck/word-of-the-day-dialog.tsx',
    at: '/vocabulary',
    open: press('Word of the Day'),
    failure: 'part',
    afterLoading: offers('Show Answer'),
  },
  {
    part: 'src/subjects/words/search-results.tsx',
    at: '/vocabulary',
    open: inTurn(offers('1 Who Are You?'), (visit) => visit.label('Search').type('lopen')),
    failure: 'part',
    afterLoading: shows(/^\d+ words? found$/),
  },
  {
    part: 'src/subjects/words/own-lists/own-lists-view.tsx',
    at: '/vocabulary',
    open: press(/own words/i),
    failure: 'part',
    afterLoading: heading('My own words'),
  },
  {
    part: 'src/subjects/words/decks/deck-page.tsx',
    at: '/vocabulary',
    open: press('Choose cards'),
    failure: 'part',
    afterLoading: heading('Choose cards'),
  },
  {
    part: 'src/subjects/words/ways/way-runner.tsx',
    at: '/vocabulary',
    open: inTurn(press('Choose cards'), press('Open these cards'), press(/^English to Dutch/)),
    failure: 'part',
    afterLoading: (visit) => visit.label('Your answer').shown(),
  },
  {
    part: 'src/subjects/culture/section-cards.tsx',
    at: '/culture',
    open: openCultureSection,
    failure: 'part',
    afterLoading: offers('Show Translation'),
  },
  {
    part: 'src/subjects/reading/room-text-page.tsx',
    at: '/reading',
    open: press(/^Geen sleutel/),
    failure: 'part',
    afterLoading: heading('Geen sleutel'),
  },
  {
    part: 'src/subjects/reading/own-text-page.tsx',
    at: '/reading',
    open: press('Read a text of your own'),
    failure: 'part',
    afterLoading: heading('A text of your own'),
  },
  {
    part: 'src/subjects/interactions/theme-practice.tsx',
    at: '/vragenlijst',
    open: press(/^1 /),
    failure: 'part',
    afterLoading: offers('Show Answer'),
  },
  {
    part: 'src/subjects/interactions/interaction-of-the-day.tsx',
    at: '/vragenlijst',
    open: press('Interaction of the Day'),
    failure: 'part',
    afterLoading: offers('Show Answer'),
  },
  {
    part: 'src/subjects/videos/video-list.tsx',
    at: '/youtube',
    open: press(/Music/),
    failure: 'part',
    afterLoading: offers(/^Play /),
  },
  {
    part: 'src/pages/sign-in/logout-dialog.tsx',
    at: '/grammar',
    open: press('Logout'),
    failure: 'notice',
    afterLoading: (visit) => visit.role('dialog', 'Confirm Logout').shown(),
  },
  {
    part: 'src/components/shortcuts/shortcut-help-dialog.tsx',
    at: '/grammar',
    open: (visit) => visit.type('?'),
    failure: 'notice',
    afterLoading: (visit) => visit.role('dialog', 'Keyboard shortcuts').shown(),
  },
  {
    part: 'src/pages/progress/progress-view.tsx',
    at: '/culture',
    open: inTurn(failCultureWord, goTo('/progress')),
    failure: 'part',
    afterLoading: heading('Your days'),
  },
  {
    part: 'src/subjects/words/word-bank.ts',
    at: '/vocabulary',
    open: inTurn(
      openList,
      press('More with this list'),
      press(/^Add to review: /),
      offers(/^In review/),
      goTo('/review'),
    ),
    failure: 'cards',
    afterLoading: offers('Show Answer'),
  },
  {
    part: 'src/subjects/culture/culture-bank.ts',
    at: '/culture',
    open: inTurn(failCultureWord, goTo('/review')),
    failure: 'cards',
    afterLoading: offers('Show Answer'),
  },
  {
    part: 'src/subjects/interactions/interaction-bank.ts',
    at: '/vragenlijst',
    open: inTurn(
      press(/^1 /),
      press('Show Answer'),
      press('Try again'),
      offers(/^In review/),
      goTo('/review'),
    ),
    failure: 'cards',
    afterLoading: offers('Show Answer'),
  },
  {
    part: 'src/pages/review/review-end.tsx',
    at: '/culture',
    // A card that is known comes back on the same day, until it has left its first steps.
    open: inTurn(failCultureWord, goTo('/review'), (visit) => {
      const question = visit.button('Show Answer');
      return repeatUntilFailure(visit, question, async () => {
        await question.press();
        await press(/^I knew it/)(visit);
      });
    }),
    failure: 'part',
    afterLoading: shows(/^Done for now/),
  },
  {
    part: 'src/practice/components/deck/study-end.tsx',
    at: '/culture',
    open: async (visit) => {
      await openCultureSection(visit);
      await offers('Show Translation')(visit);
      while (await visit.button('Next').isShown()) await visit.button('Next').press();
      await visit.button('Complete').press();
    },
    failure: 'part',
    afterLoading: shows(/^Section Complete/),
  },
  {
    part: 'src/subjects/culture/word-meaning.tsx',
    at: '/culture',
    open: inTurn(press('Cultural Word of the Day'), press('Show Answer')),
    failure: 'part',
    afterLoading: offers('Listen to the definition'),
  },
  {
    part: 'src/practice/components/card/typed-card.tsx',
    at: '/grammar',
    open: inTurn(
      press('Correct the Grammar'),
      (visit) => visit.label('Your correction').type('Ik weet het niet.'),
      press('Submit Correction'),
      press('Mine was wrong'),
      offers('Try Another Correction'),
      press('Close'),
      goTo('/review'),
    ),
    failure: 'part',
    afterLoading: (visit) => visit.label('The whole sentence').shown(),
  },
  {
    part: 'src/pages/settings/erase.ts',
    at: '/settings',
    open: inTurn(press('Delete all my data'), press('Delete everything')),
    failure: 'saving',
    afterLoading: offers('Sign In'),
  },
  {
    part: 'src/pages/settings/backup.ts',
    at: '/settings',
    open: press('Save a copy'),
    failure: 'saving',
    afterLoading: (visit) => visit.text(FAILURE_MESSAGES.saving.text).gone(),
  },
];

const LISTED: readonly LatePart[] = [
  ...PAGE_PARTS,
  ...EXAM_PARTS,
  ...GRAMMAR_PARTS,
  ...VOICE_PARTS,
  ...MISC_PARTS,
  ...OTHER_PARTS,
];

/** What a listed part imports is loaded with it, though others load it late by itself: it is opened in the same way. */
const importsOf = (part: string) =>
  Object.entries(manifest).find(([key]) => isCalled(part, key))?.[1].imports ?? [];
const WITH_LISTED: readonly LatePart[] = LATE_KEYS.filter(
  (key) =>
    ![...LISTED.map(({ part }) => part), ...Object.keys(NOT_OPENED)].some((part) => isCalled(part, key)),
).flatMap((key) => {
  const opened = LISTED.find(({ part }) => importsOf(part).includes(key));
  return opened === undefined ? [] : [{ ...opened, part: key }];
});

export const LATE_PARTS: readonly LatePart[] = [...LISTED, ...WITH_LISTED];

/** Late parts of the build that are listed nowhere, and listed ones that the build doesn't load late. */
export function wronglyListed(): readonly string[] {
  const known = [...LATE_PARTS.map(({ part }) => part), ...Object.keys(NOT_OPENED)];
  return [
    ...LATE_KEYS.filter((key) => !known.some((part) => isCalled(part, key))),
    ...known.filter((part) => !LATE_KEYS.some((key) => isCalled(part, key))),
  ];
}
