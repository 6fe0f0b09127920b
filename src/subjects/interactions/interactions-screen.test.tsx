import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { chosenLanguage } from '#app/languages/chosen-language.tsx';
import InteractionsScreen from './interactions-screen.tsx';
import { aroundNavigation, startAppHistory, stopAppHistory } from '#browser/history/app-history.ts';
import { PlatformProvider } from '#components/platform-context.tsx';
import { StudyLogProvider } from '#learning/components/study-log-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

const HEADER = 'question,answer,questionEn,answerEn';
/** The questions of theme 1 have English for both, for the answer only, and none; the other themes have one question each. */
const FIRST_THEME = [
  HEADER,
  'Hoe heet u?,Ik heet Samir.,What is your name?,My name is Samir.',
  'Waar woont u?,In Zwolle.,,In Zwolle it is.',
  'Hebt u kinderen?,"Ja, twee."',
].join('\n');
const fileOf = (id: number) => (id === 1 ? FIRST_THEME : `${HEADER}\nVraag ${id}?,Antwoord ${id}.`);

/** The page with some files missing. */
function setUp({ missing = [] as readonly number[], around = (page: ReactNode): ReactNode => page } = {}) {
  const platform = createFakePlatform({ now: 0 });
  const put = (id: number, at: number) => platform.files.put(`/thema${id}.csv?t=${at}`, fileOf(id));
  for (const id of [1, 2, 3, 4, 5, 6]) if (!missing.includes(id)) put(id, 0);
  history.replaceState(null, '', '/vragenlijst');
  startAppHistory();
  render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>
        <Router aroundNav={aroundNavigation}>{around(<InteractionsScreen />)}</Router>
      </StudyLogProvider>
    </PlatformProvider>,
  );
  return { platform, put, user: userEvent.setup() };
}

async function setUpPractice() {
  const page = setUp();
  await page.user.click(await screen.findByRole('button', { name: '1 Personal Information' }));
  return page;
}

/** Lets every retry of what is missing fail. */
async function exhaustRetries({ platform }: Pick<ReturnType<typeof setUp>, 'platform'>) {
  for (const waitMs of [0, 1000, 2000, 4000]) {
    await act(async () => {
      platform.advance(waitMs);
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  }
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const themes = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const toast = (text: string) => screen.findByText(text, undefined, { timeout: 5000 });

afterEach(() => stopAppHistory());

describe('theme picker', () => {
  it('INT-01: six themes with description and first three questions, and one that is coming soon', async () => {
    setUp();
    await screen.findByRole('button', { name: '6 Travel and Transportation' });
    expect(themes()).toEqual([
      '1 Personal Information',
      '2 Daily Activities',
      '3 Greetings and Wellbeing',
      '4 Food and Drinks',
      '5 Housing and Furnishing',
      '6 Travel and Transportation',
      'Coming soon',
    ]);
    const [first] = screen.getAllByRole('listitem');
    if (first === undefined) throw new Error('no theme');
    expect(
      within(first).getByText('Say who you are, where you come from and how to reach you.'),
    ).toBeTruthy();
    const preview = within(first).getAllByRole('listitem');
    expect(preview.map(({ textContent }) => textContent)).toEqual([
      'Hoe heet u?',
      'Waar woont u?',
      'Hebt u kinderen?',
    ]);
  });

  it('INT-07 DAT-04: themes that are loaded are shown while others are tried again', async () => {
    const { platform } = setUp({ missing: [2] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Interactions');
    await screen.findByRole('button', { name: '6 Travel and Transportation' });
    await screen.findByText(/slow to load/);
    expect(screen.queryByRole('button', { name: '2 Daily Activities' })).toBeNull();
    expect(button('Interaction of the Day').disabled).toBe(true);
    platform.files.put('/thema2.csv?t=1000', fileOf(2));
    await act(async () => platform.advance(1000));
    await screen.findByRole('button', { name: '2 Daily Activities' });
    expect(button('Interaction of the Day').disabled).toBe(false);
    expect(screen.queryByText('Loading Error')).toBeNull();
  });

  it('INT-07: when some files fail the others are shown, with a toast, and loading can be retried', async () => {
    const page = setUp({ missing: [2, 5] });
    await exhaustRetries(page);
    expect(await toast('There was a problem loading the themes.')).toBeTruthy();
    expect(themes()).toEqual([
      '1 Personal Information',
      '3 Greetings and Wellbeing',
      '4 Food and Drinks',
      '6 Travel and Transportation',
      'Coming soon',
    ]);
    expect(screen.getByText('Missing for now: 2 Daily Activities, 5 Housing and Furnishing.')).toBeTruthy();
    page.put(2, 7000);
    page.put(5, 7000);
    await page.user.click(button('Try Again'));
    await screen.findByRole('button', { name: '2 Daily Activities' });
    expect(screen.queryByText(/Missing for now/)).toBeNull();
    expect(page.platform.files.requests.filter((path) => path.startsWith('/thema1'))).toHaveLength(1);
  });

  it('INT-07: when none loads there is a built-in theme with two questions', async () => {
    const page = setUp({ missing: [1, 2, 3, 4, 5, 6] });
    await exhaustRetries(page);
    expect(themes()).toEqual(['1 Personal Information', 'Coming soon']);
    expect(screen.getByText('2 questions')).toBeTruthy();
    await page.user.click(button('1 Personal Information'));
    expect(await screen.findByText('Question 1 of 2')).toBeTruthy();
  });
});

describe('practice', () => {
  it('LNG-05: the title of a theme is in the chosen language above its questions and above their result', async () => {
    const { user } = setUp(await chosenLanguage('nl'));
    await user.click(await screen.findByRole('button', { name: '2 Dagelijkse bezigheden' }));
    const complete = await screen.findByRole('button', { name: 'Klaar' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dagelijkse bezigheden');
    await user.click(complete);
    expect(await screen.findByText('Dagelijkse bezigheden', { selector: 'span' })).toBeTruthy();
  });

  it('INT-02: the answer is hidden, and can be heard only once it is shown', async () => {
    const { platform, user } = await setUpPractice();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('1');
    expect(screen.getByText('33%')).toBeTruthy();
    expect(screen.queryByText('Ik heet Samir.')).toBeNull();
    expect(button('Listen to the answer').disabled).toBe(true);
    await user.click(button('Listen'));
    await user.click(button('Show Answer'));
    await user.click(button('Listen to the answer'));
    expect(platform.speech.spoken).toEqual(['Hoe heet u?', 'Ik heet Samir.']);
    await user.click(button('Hide Answer'));
    expect(button('Listen to the answer').disabled).toBe(true);
  });

  it('INT-03: the English of the answer is hidden until the Dutch answer is shown', async () => {
    const { user } = await setUpPractice();
    await user.click(button('Show Translation'));
    expect(screen.getByText('What is your name?')).toBeTruthy();
    expect(screen.queryByText('My name is Samir.')).toBeNull();
    await user.click(button('Show Answer'));
    expect(screen.getByText('My name is Samir.')).toBeTruthy();
    await user.click(button('Hide Translation'));
    expect(screen.queryByText('What is your name?')).toBeNull();
    expect(screen.queryByText('My name is Samir.')).toBeNull();
  });

  it('INT-03: the toggle is shown only where there is English', async () => {
    const { user } = await setUpPractice();
    await user.click(button('Next'));
    expect(screen.queryByRole('button', { name: 'Show Translation' })).toBeNull();
    await user.click(button('Show Answer'));
    await user.click(button('Show Translation'));
    expect(screen.getByText('In Zwolle it is.')).toBeTruthy();
    await user.click(button('Next'));
    await user.click(button('Show Answer'));
    expect(screen.queryByRole('button', { name: 'Show Translation' })).toBeNull();
  });

  it.each([
    ['Correct!', 'good', 'Well done! ✅', 'Your answer was correct!'],
    ['Try again', 'again', 'Try again 🤔', 'Look at the correct answer and try to remember it.'],
  ])('INT-04 MEM-01: %s is answered, announced and logged as %s, once', async (name, grade, title, text) => {
    const { platform, user } = await setUpPractice();
    expect(screen.queryByRole('button', { name })).toBeNull();
    platform.advance(1500);
    await user.click(button('Show Answer'));
    await user.click(button(name));
    expect(screen.queryByRole('button', { name })).toBeNull();
    const said = screen.getByText(title).closest('output');
    expect(said?.textContent).toBe(title + text);
    expect(document.activeElement).toBe(said);
    await user.click(button('Hide Answer'));
    await user.click(button('Show Answer'));
    await user.click(button('Next'));
    platform.advance(0);
    expect(platform.database.events).toMatchObject([
      { itemId: 'interaction:hoe-heet-u', activity: 'self-rating', grade, durationMs: 1500 },
    ]);
  });

  it('INT-04: looking at an answer without rating it does not count as an answer', async () => {
    const { platform, user } = await setUpPractice();
    await user.click(button('Show Answer'));
    await user.click(button('Next'));
    platform.advance(0);
    expect(platform.database.events).toEqual([]);
  });

  it('INT-05: moving on and Reset hide answer and translation again, also on the first question', async () => {
    const { user } = await setUpPractice();
    const open = async () => {
      await user.click(button('Show Answer'));
      await user.click(button('Show Translation'));
      await user.click(button('Correct!'));
    };
    const expectFresh = (place: string) => {
      expect(screen.getByText(place)).toBeTruthy();
      expect(button('Show Answer')).toBeTruthy();
      expect(screen.queryByText('Well done! ✅')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Hide Translation' })).toBeNull();
    };
    await open();
    await user.click(button('Reset'));
    expectFresh('Question 1 of 3');
    expect(button('Previous').disabled).toBe(true);
    await open();
    await user.click(button('Next'));
    expectFresh('Question 2 of 3');
    await user.click(button('Previous'));
    expectFresh('Question 1 of 3');
    await user.click(button('Next'));
    await user.click(button('Next'));
    await user.click(button('Reset'));
    expectFresh('Question 1 of 3');
  });

  it('INT-05: Complete congratulates and returns to the themes', async () => {
    const { user } = await setUpPractice();
    await user.click(button('Next'));
    await user.click(button('Next'));
    await user.click(button('Complete'));
    expect(await toast('Congratulations! 🎉')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Interactions'));
  });

  it('INT-05 MEM-08: above the themes: what was right and wrong, practising that again, and the next theme', async () => {
    const { user } = await setUpPractice();
    const rate = async (name: string, next: string) => {
      await user.click(button('Show Answer'));
      await user.click(button(name));
      await user.click(button(next));
    };
    await rate('Correct!', 'Next');
    await rate('Try again', 'Next');
    await user.click(button('Complete'));
    expect(await screen.findByText('1 right, 1 not yet, 1 question not rated')).toBeTruthy();
    expect(screen.getByText('Not yet known:').nextElementSibling?.textContent).toBe('Waar woont u?');
    expect(button('Next theme: Daily Activities')).toBeTruthy();
    await user.click(button('Practise these again'));
    expect(await screen.findByText('Question 1 of 1')).toBeTruthy();
    await rate('Correct!', 'Complete');
    expect(await screen.findByText('1 right, 0 not yet')).toBeTruthy();
    expect(screen.getByText(/^You studied 1 question of/)).toBeTruthy();
    await user.click(button('Next theme: Daily Activities'));
    expect(await screen.findByRole('heading', { name: 'Vraag 2?' })).toBeTruthy();
  });

  it('INT-06: Interaction of the Day shows one question of any theme, then another, each hidden at first', async () => {
    const { user } = setUp();
    await screen.findByRole('button', { name: '6 Travel and Transportation' });
    await user.click(button('Interaction of the Day'));
    const seen = new Set<string | null>();
    let last: string | null = null;
    for (let draw = 0; draw < 30; draw += 1) {
      const { textContent } = screen.getByRole('heading', { level: 2 });
      expect(textContent).not.toBe(last);
      last = textContent;
      seen.add(last);
      await user.click(button('Show Answer'));
      await user.click(button('Next interaction'));
    }
    expect(seen.size).toBe(8);
    await user.click(button('Back to themes'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Interactions'));
  });
});
