import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rows } from '#content/exam/writing-tasks.ts';
import { WRITING } from '#exam/a2/writing.ts';
import { LATER_PARTS } from './writing-screen.tsx';
import { MINUTE_MS } from '#lib/duration.ts';
import { startAppHistory, stopAppHistory } from '#browser/history/app-history.ts';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import { loadLexicon, practiceLexicon } from '#practice/practice-lexicon.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';

const FIRST_TASK = rows[0];
const { default: WritingScreen } = await WRITING.game.load();

/** They are fetched ahead. */
beforeAll(() => Promise.all([...LATER_PARTS.map((code) => code.load()), practiceLexicon([])]));

async function open(platform: FakePlatform = createFakePlatform()) {
  const { unmount } = await renderPage(platform, <WritingScreen />);
  return { platform, unmount, user: userEvent.setup() };
}

/** Without the word lists, which are out of reach here, letters are judged by the words of practice. */
async function loadJudge(platform: FakePlatform) {
  const isLoaded = loadLexicon(platform).then(() => true);
  for (let tries = 0; tries < 4; tries += 1) {
    await settlePage();
    act(() => platform.advance(5000));
  }
  await act(async () => expect(await isLoaded).toBe(true));
}

/** The saved game, after enough time to save it. */
async function kept(platform: FakePlatform) {
  platform.page.hide();
  await settlePage();
  return platform.database.records.get('sittings/writing-game');
}

const box = (line: string) => screen.getByLabelText<HTMLInputElement>(line);
const shownWith = (line: string) =>
  document.getElementById(box(line).getAttribute('aria-describedby') ?? '')?.textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sheet = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' });
/** As by pasting: each key of a long text would redraw the page. */
const write = async (text: string) => {
  await userEvent.clear(sheet());
  await userEvent.click(sheet());
  await userEvent.paste(text);
};
const logged = async (platform: FakePlatform) => {
  await act(async () => platform.advance(MINUTE_MS));
  return platform.database.events;
};
/** Thirty-four words of a learner's own, without an end and a question. */
const HALF_A_LETTER =
  'Beste Anna, ik woon in de Kerkstraat en de verwarming doet het niet. Het is koud in huis en mijn kind is ziek. Dat is niet goed. Ik ben elke avond na zes uur thuis.';
const FAULTY_LETTER =
  'Geachte mevrouw De Groot,\nIk woon in de Kerkstraat. Sinds dinsdag doet de verwarming het niet. Daarom ik schrijf u. Dat is een probleem omdat mijn dochter is ziek. Ik vindt het te koud. De huis is nat.\nMet vriendlijke groet,\nAna Pinto';
const LETTER =
  'Geachte mevrouw De Groot,\nIk woon in de Kerkstraat. Sinds dinsdag doet de verwarming het niet en het is koud in huis. Dat is een probleem, want mijn dochter is ziek. Wanneer kan er iemand komen? Ik ben elke avond na zes uur thuis en op zaterdag ben ik de hele dag thuis.\nMet vriendelijke groet, Ana Pinto';

/** Of the person's own: an example written off earns nothing. */
const OWN_TEXTS: Readonly<Record<string, string>> = {
  'writing-landlord-heating': LETTER,
  'writing-computer-course-form':
    'Voornaam: Ana\nAchternaam: Pinto\nGeboortedatum: 3 mei 1990\nAdres: Kerkstraat 5\nWoonplaats: Zwolle\nTelefoonnummer: 06-12345678\nDagen: maandag en dinsdag\n\nBeste meneer Bakker,\nIk wil beter met de computer leren werken, want ik zoek een baan op kantoor. Ik kan al een beetje typen en mailen. Maar ik weet nog niet hoe ik een formulier op internet moet invullen. Is er nog plaats voor mij?\nMet vriendelijke groet, Ana',
  'writing-colleague-swap-shift':
    'Hoi Thomas,\nVolgende zaterdag sta ik in de winkel, maar die dag is mijn zus jarig en zij geeft een groot feest in Utrecht. Ik ga daar met mijn kinderen naartoe. Kun jij dan komen? Ik werk graag een andere keer voor jou, bijvoorbeeld op zondag. Laat je het mij vandaag of morgen weten?\nGroetjes, Ana',
};

describe('the writing game', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/writing-game');
    startAppHistory();
  });
  afterEach(stopAppHistory);

  it('WRI-01: a task is shown in Dutch, with its points, minutes and tips, and its English on demand', async () => {
    await open();
    expect(screen.getByText('Task 1 of 4')).toBeTruthy();
    expect(screen.getByRole('heading', { name: FIRST_TASK.title }).lang).toBe('nl');
    expect(screen.getByText('30 minutes')).toBeTruthy();
    expect(screen.getByText('10 points')).toBeTruthy();
    for (const point of FIRST_TASK.mustHave) expect(screen.getByText(point)).toBeTruthy();
    const tips = within(screen.getByRole('region', { name: 'Tips' }));
    expect(tips.getAllByRole('listitem')).toHaveLength(FIRST_TASK.hints.length);
    expect(screen.getByText(FIRST_TASK.instructionEn).closest('details')?.open).toBe(false);
  });

  it('WRI-01 EXM-06: Start sets the time, and words are counted as one writes', async () => {
    const { platform } = await open();
    expect(screen.queryByRole('timer')).toBeNull();
    await press('Start');
    expect(screen.getByRole('timer').textContent).toBe('30:00');
    expect(document.activeElement).toBe(sheet());
    expect(screen.getByText('0 words')).toBeTruthy();
    await write('Geachte  mevrouw\nDe Groot');
    expect(screen.getByText('4 words')).toBeTruthy();
    act(() => platform.advance(MINUTE_MS));
    expect(screen.getByRole('timer').textContent).toBe('29:00');
  });

  it('WRI-02 WRI-03: handed in, the text is locked; points earned and not, the example and the check are shown', async () => {
    const { platform } = await open();
    await loadJudge(platform);
    await press('Start');
    await write(HALF_A_LETTER);
    act(() => platform.advance(2 * MINUTE_MS));
    await press('Inleveren');
    expect(sheet().disabled).toBe(true);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your points' }));
    expect(screen.getByText('4 of 10 points')).toBeTruthy();
    expect(screen.getByText(/at most 9 of the 10 points/)).toBeTruthy();
    const earned = within(screen.getByRole('list', { name: 'Points' })).getAllByRole('listitem');
    expect(earned.map(({ textContent }) => textContent)).toEqual([
      'At least 30 words+3 points',
      'At least 50 words0 of 2 points',
      'A greeting with a capital, for example Geachte or Beste+1 point',
      'An ending, for example Met vriendelijke groet or Groeten0 of 1 point',
      'A question, or the word vraag0 of 2 points',
    ]);
    expect(screen.getByText(/^Geachte mevrouw De Groot,\s+Ik huur/)).toBeTruthy();
    // The line about the greetings is counted, not ticked.
    expect(screen.getAllByRole('checkbox')).toHaveLength(FIRST_TASK.mustHave.length - 1);
    expect(await logged(platform)).toEqual([]);
  });

  it('JDG-07 JDG-08: each tick shows the sentence that tells it; advice names its places; then the points are counted and logged', async () => {
    const { platform } = await open();
    await loadJudge(platform);
    await press('Start');
    await write(FAULTY_LETTER);
    act(() => platform.advance(2 * MINUTE_MS));
    await press('Inleveren');
    expect(shownWith(FIRST_TASK.mustHave[0])).toBe('In your text: Ik woon in de Kerkstraat.');
    const advice = within(await screen.findByRole('region', { name: 'Advice' }));
    expect(advice.getByText('Look at these 3 first')).toBeTruthy();
    expect(advice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Daarom ik schrijf: .*Perhaps: Daarom schrijf ik$/),
      expect.stringMatching(/^mijn dochter is ziek: with omdat the verb stands last/),
      expect.stringMatching(/^Ik vindt: .*Perhaps: Ik vind$/),
    ]);
    for (const line of FIRST_TASK.mustHave.slice(0, 4)) await userEvent.click(box(line));
    expect(await logged(platform)).toEqual([]);
    await press('Count these points');
    const points = within(screen.getByRole('region', { name: 'Points of this text' }));
    expect(points.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The task2 of 3 points',
      'Grammar0 of 2 points',
      'Spelling+2 points',
      'Coherence+1 point',
      expect.stringMatching(/^Words/),
    ]);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(await logged(platform)).toMatchObject([
      {
        itemId: 'text:writing-landlord-heating',
        activity: 'game',
        grade: 'wrong',
        answer: FAULTY_LETTER,
        durationMs: 2 * MINUTE_MS,
      },
    ]);
  });

  it('JDG-07: a text with all that was asked and three quarters of the points is right; its writer may change a rating', async () => {
    const { platform } = await open();
    await loadJudge(platform);
    await press('Start');
    await write(LETTER);
    await press('Inleveren');
    for (const tick of screen.getAllByRole('checkbox')) await userEvent.click(tick);
    await userEvent.click(
      screen.getByRole('radio', { name: /Some mistakes, many sentences are right/, hidden: true }),
    );
    await press('Count these points');
    expect(screen.getByText('9 of 10 practice points')).toBeTruthy();
    expect(await logged(platform)).toMatchObject([{ grade: 'right', activity: 'game' }]);
  });

  it('WRI-02: at time 0 the text is submitted as it is, once', async () => {
    const { platform } = await open();
    await press('Start');
    await write(LETTER);
    act(() => platform.advance(30 * MINUTE_MS));
    expect(screen.getByText(/The time was over/)).toBeTruthy();
    expect(sheet()).toMatchObject({ disabled: true, value: LETTER });
    expect(screen.getByText('9 of 10 points')).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(/The time was over/)).toBeTruthy();
    for (const tick of screen.getAllByRole('checkbox')) await userEvent.click(tick);
    await press('Count these points');
    expect(await logged(platform)).toMatchObject([{ grade: 'right', durationMs: 30 * MINUTE_MS }]);
  });

  it('JDG-06 WRI-03: a copy of the task brings no points, with the reason, and is logged at once', async () => {
    const { platform } = await open();
    await press('Start');
    await write(`Beste mevrouw, ${[FIRST_TASK.instruction, ...FIRST_TASK.mustHave].join('\n')}`);
    await press('Inleveren');
    expect(screen.getByText('0 of 10 points')).toBeTruthy();
    expect(screen.getByText(/copied from the task or from an example that you have seen/)).toBeTruthy();
    expect(await logged(platform)).toMatchObject([{ grade: 'wrong' }]);
  });

  it('JDG-07 MEM-01: ticks are saved; a text whose points nobody counted is not logged', async () => {
    const { platform, unmount } = await open();
    await press('Start');
    await write(LETTER);
    await press('Inleveren');
    await userEvent.click(screen.getByLabelText(FIRST_TASK.mustHave[0]));
    unmount();
    await open(platform);
    expect(screen.getByLabelText<HTMLInputElement>(FIRST_TASK.mustHave[0]).checked).toBe(true);
    await press('Next task');
    expect(await logged(platform)).toEqual([]);
  });

  it('JDG-06: the example of a task counts as seen once its result was open, not before', async () => {
    const { platform, unmount } = await open();
    const handIn = async (text: string) => {
      await press('Start');
      await write(text);
      await press('Inleveren');
    };
    await handIn(FIRST_TASK.modelAnswer);
    expect(screen.queryByText(/copied from/)).toBeNull();
    await press('Count these points');
    expect(screen.queryByText(/copied from/)).toBeNull();
    await press('Next task');
    await press('Restart');
    await userEvent.click(
      within(screen.getByRole('dialog', { name: /Start again/ })).getByRole('button', {
        name: 'Start again',
      }),
    );
    await logged(platform);
    unmount();
    await open(platform);
    await settlePage();
    await handIn(FIRST_TASK.modelAnswer);
    expect(screen.getByText(/copied from/)).toBeTruthy();
  });

  it('WRI-02: a reload loses neither text nor time; after the end it finds the text handed in', async () => {
    const { platform, unmount } = await open();
    await press('Start');
    await write('Ik woon in Zwolle.');
    unmount();
    platform.clock.jump(10 * MINUTE_MS);
    const second = await open(platform);
    expect(sheet().value).toBe('Ik woon in Zwolle.');
    expect(screen.getByRole('timer').textContent).toBe('20:00');
    second.unmount();
    platform.clock.jump(60 * MINUTE_MS);
    await open(platform);
    act(() => platform.advance(0));
    expect(sheet()).toMatchObject({ disabled: true, value: 'Ik woon in Zwolle.' });
    expect(await logged(platform)).toEqual([]);
  });

  it('WRI-02: a stored game that does not fit these tasks becomes a new game', async () => {
    for (const stored of ['no json', '{"phase":"writing"}', '{"phase":"finished","handedIn":[]}']) {
      const { unmount } = await open(createFakePlatform({ storage: { 'oefenpad.writing-game': stored } }));
      expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
      unmount();
    }
  });

  it('WRI-02: a text that cannot be saved is reported at once, and again before leaving', async () => {
    const { platform } = await open();
    await press('Start');
    platform.database.failWith('full');
    await write('Ik');
    act(() => platform.advance(300));
    await settlePage();
    expect(screen.getByText("This can't be saved on your device")).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Practice A2' }));
    expect(screen.getByRole('dialog', { name: 'Leave the game?' }).textContent).toContain('it is lost');
  });

  it('EXM-07: leaving asks from the first Start on until the result, and Restart resets all', async () => {
    const { platform } = await open();
    await press('Start');
    await write('Ik');
    await userEvent.click(screen.getByRole('link', { name: 'Practice A2' }));
    expect(screen.getByRole('dialog', { name: 'Leave the game?' }).textContent).toContain(
      'the clock does not stop',
    );
    await press('Stay');
    expect(sheet().value).toBe('Ik');
    act(() => platform.advance(5 * MINUTE_MS));
    await press('Restart');
    await userEvent.click(
      within(screen.getByRole('dialog', { name: /Start again/ })).getByRole('button', {
        name: 'Start again',
      }),
    );
    await press('Start');
    expect(sheet().value).toBe('');
    expect(screen.getByRole('timer').textContent).toBe('30:00');
  });

  it('WRI-03 EXM-08: the result rates all four by 38 points and shows each text, its points and an example', async () => {
    const { platform } = await open();
    for (const { id } of rows) {
      await press('Start');
      // One sheet is left empty.
      const text = OWN_TEXTS[id];
      if (text !== undefined) await write(text);
      await press('Inleveren');
      for (const tick of screen.queryAllByRole('checkbox')) await userEvent.click(tick);
      if (text !== undefined) await press('Count these points');
      await press(id === rows.at(-1)?.id ? 'Show the result' : 'Next task');
    }
    expect(screen.getByText('25 of 38 points')).toBeTruthy();
    expect(screen.getByText('Goed')).toBeTruthy();
    expect(screen.getByText(/brings 33 of these 38 points at most/)).toBeTruthy();
    const [first, , third] = screen.getAllByRole('group');
    expect(first?.textContent).toContain('9 of 10 points');
    expect(first?.textContent).toMatch(/In the points of the exam: \d+ of 10\./);
    expect(third?.textContent).toContain('You wrote nothing.');
    expect(third?.textContent).toContain('Beste buren,');
    expect((await logged(platform)).map(({ grade, answer }) => [grade, answer === null])).toEqual([
      ['right', false],
      ['right', false],
      ['wrong', true],
      ['right', false],
    ]);
    expect(screen.getByRole('link', { name: 'Writing exam' }).getAttribute('href')).toBe('/exam/writing');
    await press('Restart');
    expect(screen.getByText('Task 1 of 4')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain(FIRST_TASK.title);
    expect(await kept(platform)).toEqual({ version: 3, value: null });
  });
});
