import { msg } from '@lingui/core/macro';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { KNM } from '#exam/a2/knm.ts';
import { PATHS } from '#routes/paths.ts';
import { KNM_RULES } from '#exam/engine/choice-games.ts';
import { paperOfThemes } from '#exam/engine/paper.ts';
import { knmTopic } from '#exam/screens/exam-topics.ts';
import type { MockPartProps } from '#exam/part.ts';
import { inGroups, type ChoiceItem } from '#exam/screens/choose/choice-item.ts';
import { choiceExam } from '#exam/screens/choose/choice-exam.tsx';
import type { ChoiceExams } from '#exam/screens/choose/choice-part.ts';
import { mockExamOf } from './mock-part-screen.tsx';
import { MINUTE_MS, SECOND_MS } from '#lib/duration.ts';
import { chosenExams } from '#storage/choose-sittings.ts';
import { HAS_BEGUN } from '#storage/device-values.ts';
import { createFakePlatform, reloadPage, type FakePlatform } from '#testing/fake-platform.ts';
import { MockExamPage, newestResult } from '#testing/mock-exam-page.tsx';
import { renderPage, settlePage } from '#testing/render-page.tsx';
import { LanguageContext } from '#ui/language.tsx';
import { textsIn } from '#ui/texts.ts';

const ITEMS: readonly ChoiceItem[] = ['werk', 'wonen'].flatMap((theme, nth) =>
  Array.from({ length: 4 }, (_, place) => ({
    id: `sample-${nth * 4 + place}`,
    question: `Vraag ${place} over ${theme}?`,
    options: [`goed ${theme} ${place}`, `fout ${theme} ${place}`, `mis ${theme} ${place}`],
    correct: 0,
    explanation: 'Because it is *goed*.',
    group: { id: theme, title: theme, english: `about ${theme}` },
    topic: { ...knmTopic(KNM, 3), id: theme, shortTitle: `*${theme}*` },
  })),
);

const PART: ChoiceExams = {
  part: { ...KNM, name: msg`Sample`, dutchName: 'Voorbeeld' },
  game: KNM_RULES,
  exams: [KNM.formats.official, KNM.formats.practice].map((format) => ({
    id: format.kind,
    title: format.kind === 'official' ? msg`Exam` : msg`Practice exam`,
    format: { ...format, count: 4, enough: 3 },
    paper: (seen, random) => paperOfThemes(inGroups(ITEMS), { count: 4, seen, random }),
  })),
  items: new Map(ITEMS.map((item) => [item.id, item])),
  topicsAre: 'themes',
  hasDividers: true,
  rules: [],
  Frame: ({ renderQuestion, renderSteps }) => (
    <>
      {renderQuestion()}
      {renderSteps()}
    </>
  ),
};

type View = MockPartProps['view'];
const introOf = (examId: string): View => ({ kind: 'intro', part: 'knm', examId });

async function open(platform: FakePlatform = createFakePlatform(), part = PART, first = introOf('official')) {
  await renderPage(platform, <MockExamPage Part={mockExamOf(choiceExam(part))} first={first} />);
  return { platform, user: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function start() {
  const opened = await open();
  await opened.user.click(button('Start'));
  return opened;
}

/** The same device after the browser was closed for a while. */
async function reopen(platform: FakePlatform, laterMs: number) {
  platform.page.hide();
  await settlePage();
  cleanup();
  return open(reloadPage(platform, { laterMs }));
}

const option = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

/** The screen's text that is not marked as Dutch. */
function englishOnScreen(): string[] {
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (all.nextNode() !== null) {
    const { currentNode: node } = all;
    if (node.parentElement?.closest('[lang]')?.getAttribute('lang') !== 'nl')
      texts.push(node.textContent ?? '');
  }
  return texts;
}

function expectBare() {
  expect(englishOnScreen()).toEqual([]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Voorbeeld');
}

const only = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Show only what was not right: 3 of 4' });
const questions = () => screen.getAllByRole('heading', { level: 3, name: /^Vraag/ });

describe('mock exam', () => {
  it('MOC-02 MOC-14: an exam has nothing of the app around it and no English: at a theme, a question, the list, and when one stops', async () => {
    const { user } = await start();
    expectBare();
    await user.click(button('Volgende'));
    expectBare();
    await user.click(button('Alle vragen'));
    expectBare();
    await user.click(button('Inleveren'));
    expectBare();
    await user.click(button('Nog niet'));
    await user.click(button('Stoppen'));
    expectBare();
  });

  it('MOC-14: from a theme one goes back and to all questions, and from the list back to the question one came from', async () => {
    const { user } = await start();
    expect(button('Vorige').hasAttribute('disabled')).toBe(true);
    for (let place = 0; place < 3; place += 1) await user.click(button('Volgende'));
    expect(screen.getByRole('heading', { name: 'wonen' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Vraag markeren' })).toBeNull();
    await user.click(button('Vorige'));
    expect(screen.getByRole('heading', { name: /^Vraag 2 van 4/ })).toBeTruthy();
    await user.click(button('Alle vragen'));
    const legend = within(screen.getByRole('list', { name: 'Uitleg van de tekens' }));
    expect(legend.getAllByRole('listitem')).toHaveLength(3);
    await user.click(button('Terug naar vraag 2'));
    expect(screen.getByRole('heading', { name: /^Vraag 2 van 4/ })).toBeTruthy();
  });

  it('MEM-20 MOC-04: home is to show a mock exam from its start on, before anything is answered', async () => {
    const { user, platform } = await open();
    expect(HAS_BEGUN.read(platform.storage)).toBe('no');
    await user.click(button('Start'));
    expect(HAS_BEGUN.read(platform.storage)).toBe('yes');
  });

  it('MOC-14: to stop asks once; the exam waits with its clock, or is handed in', async () => {
    const { user, platform } = await start();
    await user.click(button('Volgende'));
    await user.click(option(/goed/));
    await user.click(button('Stoppen'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/de klok loopt door\. U kunt verder tot \d\d:\d\d uur\./)).toBeTruthy();
    expect(dialog.getByText(/3 vragen zijn nog open\./)).toBeTruthy();
    await user.click(button('Later verder'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe(PATHS.knmRoom);
    await reopen(platform, 10 * MINUTE_MS);
    expect(screen.getByRole('timer').textContent).toBe('35:00');
    await user.click(button('Stoppen'));
    await user.click(button('Nu inleveren'));
    expect(await screen.findByRole('heading', { name: 'Exam: 1 of 4 right' })).toBeTruthy();
  });

  it('MOC-02 MOC-03: nothing is revealed before submission; answers can be changed, questions marked', async () => {
    const { user } = await start();
    expect(screen.getByRole('heading', { name: 'werk' })).toBeTruthy();
    await user.click(button('Volgende'));
    await user.click(option(/fout/));
    await user.click(option(/goed/));
    expect(option(/goed/).checked).toBe(true);
    expect(document.body.textContent).not.toMatch(/right|Because/);
    await user.click(button('Vraag markeren'));
    await user.click(button('Volgende'));
    await user.keyboard('2');
    await user.click(button('Alle vragen'));
    expect(button('Vraag 1: beantwoord, gemarkeerd')).toBeTruthy();
    expect(button('Vraag 4: open')).toBeTruthy();
    await user.click(button('Inleveren'));
    expect(within(screen.getByRole('dialog')).getByText(/2 vragen zijn nog open: 3, 4\./)).toBeTruthy();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Nog niet' }));
    await user.click(button('Vraag 1: beantwoord, gemarkeerd'));
    expect(option(/goed/).checked).toBe(true);
  });

  it('MOC-02: each theme opens with a screen of its own, and only once on the way', async () => {
    const { user } = await start();
    await user.click(button('Volgende'));
    await user.click(button('Volgende'));
    await user.click(button('Volgende'));
    expect(screen.getByRole('heading', { name: 'wonen' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('MOC-04: a closed tab comes back to the same question with the same answers and the same end', async () => {
    const { user, platform } = await start();
    await user.click(button('Volgende'));
    await user.click(option(/goed/));
    await user.click(button('Volgende'));
    const question = screen.getByRole('heading', { level: 2 }).textContent;
    await reopen(platform, 20 * MINUTE_MS);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(question));
    expect(screen.getByText('1 van 4 beantwoord')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('25:00');
  });

  it('MOC-04: it warns when 10, 5 and 1 minutes are left', async () => {
    const { platform } = await start();
    for (const [minutes, warning] of [
      [35, 'Nog minder dan 10 minuten'],
      [5, 'Nog minder dan 5 minuten'],
      [4, 'Nog minder dan 1 minuut'],
    ] as const) {
      platform.clock.jump(minutes * MINUTE_MS);
      act(() => platform.advance(SECOND_MS));
      expect(screen.getByText(warning)).toBeTruthy();
    }
  });

  it('MOC-04 MOC-07 MEM-01: if the time ends while it is closed it is submitted, shown by theme, and logged once', async () => {
    const { user, platform } = await start();
    await user.click(button('Volgende'));
    await user.click(option(/goed/));
    await user.click(button('Volgende'));
    await user.click(option(/fout/));
    const later = await reopen(platform, 50 * MINUTE_MS);
    act(() => later.platform.clock.advance(1));
    expect(await screen.findByRole('heading', { name: 'Exam: 1 of 4 right' })).toBeTruthy();
    expect(document.body.textContent).toContain('The time was over: handed in for you after 45 minutes.');
    expect(screen.getByRole('row', { name: /^werk.*1 of 2/ })).toBeTruthy();
    expect(screen.getByText('Add to review: 2 not answered')).toBeTruthy();
    expect(screen.getAllByText('Not answered.')).toHaveLength(2);
    await settlePage();
    const events = await later.platform.database.eventsSince(0);
    expect(events.ok && events.value.events).toHaveLength(2);
  });

  it('MOC-05 MOC-07 MOC-11: without a clock the result says so, and it can be printed, and leads on to the room of its part', async () => {
    const { user, platform } = await open(createFakePlatform(), PART, introOf('practice'));
    await user.click(screen.getByLabelText('No clock'));
    await user.click(button('Start'));
    expect(screen.queryByRole('timer')).toBeNull();
    await user.click(button('Volgende'));
    await user.click(button('Alle vragen'));
    await user.click(button('Inleveren'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Inleveren' }));
    expect(await screen.findByRole('heading', { name: 'Practice exam: 0 of 4 right' })).toBeTruthy();
    await user.click(button('Print'));
    expect(platform.page.prints).toBe(1);
    expect(document.body.textContent).toContain('Without a clock.');
    await user.click(screen.getByRole('link', { name: 'KNM exam' }));
    expect(location.pathname).toBe(PATHS.knmRoom);
  });

  it('MOC-07: a result can show only what was missed, also by keyboard, and the next result of the visit does, too', async () => {
    const { user, platform } = await start();
    await user.click(button('Volgende'));
    await user.click(option(/goed/));
    await user.click(button('Volgende'));
    await user.click(option(/fout/));
    await user.click(button('Alle vragen'));
    await user.click(button('Inleveren'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Inleveren' }));
    await waitFor(() => expect(only().checked).toBe(false));
    expect(questions()).toHaveLength(4);
    only().focus();
    await user.keyboard(' ');
    expect(questions()).toHaveLength(3);
    expect(screen.getByRole('heading', { name: 'What was not right' })).toBeTruthy();
    expect(screen.queryByText('Your answer, right:')).toBeNull();
    expect(document.activeElement).toBe(only());
    await settlePage();
    cleanup();
    await open(platform, PART, newestResult(platform, 'knm'));
    expect(only().checked).toBe(true);
    expect(questions()).toHaveLength(3);
    await user.click(only());
    expect(questions()).toHaveLength(4);
  });

  it('EXM-09: the way back from an introduction and from a result is the room of the part', async () => {
    await open();
    const back = screen.getByRole('link', { name: 'Back: KNM exam' });
    expect(back.getAttribute('href')).toBe(PATHS.knmRoom);
  });

  it('MOC-07 MOC-11: a past sitting shows the wrong answer in its former wording', async () => {
    const { user, platform } = await start();
    await user.click(button('Volgende'));
    await user.click(option(/fout/));
    await user.click(button('Volgende'));
    await user.click(option(/goed/));
    await user.click(button('Alle vragen'));
    await user.click(button('Inleveren'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Inleveren' }));
    await screen.findByRole('heading', { name: 'Exam: 1 of 4 right' });
    await settlePage();
    platform.page.hide();
    await settlePage();
    cleanup();
    const exchanged = ITEMS.map((item) => ({
      ...item,
      options: item.options.map((text) => `${text}, in andere woorden`),
    }));
    await open(
      reloadPage(platform, { laterMs: MINUTE_MS }),
      { ...PART, items: new Map(exchanged.map((item) => [item.id, item])) },
      newestResult(platform, 'knm'),
    );
    expect(await screen.findByText(/^fout werk \d$/)).toBeTruthy();
    expect(screen.queryByText(/^fout .* in andere woorden$/)).toBeNull();
    expect(screen.getAllByText(/^goed .*, in andere woorden$/)).toHaveLength(4);
  });

  it('MOC-11: a past sitting says how many of its questions are no longer in the app, and counts the others', async () => {
    const { user, platform } = await start();
    await user.click(button('Volgende'));
    await user.click(option(/goed/));
    await user.click(button('Volgende'));
    await user.click(option(/goed/));
    await user.click(button('Alle vragen'));
    await user.click(button('Inleveren'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Inleveren' }));
    expect(await screen.findByRole('heading', { name: 'Exam: 2 of 4 right' })).toBeTruthy();
    expect(document.body.textContent).toContain('Our own pass mark is 3.');
    platform.page.hide();
    await settlePage();
    cleanup();
    const key = `sittings/${chosenExams(KNM).key}` as const;
    const kept = JSON.stringify(platform.database.records.get(key));
    const [asked = ''] = /sample-\d/.exec(kept) ?? [];
    platform.database.records.set(key, JSON.parse(kept.replaceAll(asked, 'sample-exchanged')));
    await open(reloadPage(platform, { laterMs: MINUTE_MS }), PART, newestResult(platform, 'knm'));
    expect(screen.getByText(/^1 question of this exam is no longer in the app\./)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Exam: 1 of 3 right' })).toBeTruthy();
    expect(screen.getByText('Add to review: 2 not answered')).toBeTruthy();
    // A pass mark for four questions says nothing of three.
    expect(document.body.textContent).not.toContain('pass mark');
  });
});

const buttonsIn = async (language: string, messages: Readonly<Record<string, string>>) => {
  const Part = mockExamOf(choiceExam(PART));
  await renderPage(
    createFakePlatform(),
    <LanguageContext value={textsIn(language, messages)}>
      <MockExamPage Part={Part} first={introOf('official')} />
    </LanguageContext>,
  );
  return screen.getByText('Volgende').closest('li')?.textContent;
};

describe('before a mock exam', () => {
  it('MOC-02: the Dutch buttons stand with what they mean', async () => {
    expect(await buttonsIn('en', {})).toContain(
      'Volgende (next), Vorige (back), Vraag markeren (mark it, to look at it again), Alle vragen (all questions), Inleveren (hand in), ',
    );
  });

  it('MOC-02 LNG-06: where the app speaks Dutch, none of them is explained with itself', async () => {
    const dutch = {
      [msg`next`.id]: 'volgende',
      [msg`back`.id]: 'vorige',
      [msg`mark it, to look at it again`.id]: 'om er later nog naar te kijken',
      [msg`all questions`.id]: 'alle vragen',
      [msg`hand in`.id]: 'inleveren',
    };
    expect(await buttonsIn('nl', dutch)).toContain(
      'Volgende, Vorige, Vraag markeren (om er later nog naar te kijken), Alle vragen, Inleveren, ',
    );
  });
});
