import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CLAUSES } from '#content/grammar/practice/clauses.ts';
import type { PracticeKind } from '#content/schema/practice-kind.ts';
import type { ClauseRow } from '#content/schema/practice-words.ts';
import { mainOrders } from '#dutch/clause-order.ts';
import PracticePanel from './practice-panel.tsx';
import { err } from '#lib/result.ts';
import { isBusyHere } from '#updates/busy.ts';
import { PlatformProvider } from '#components/platform-context.tsx';
import { StudyLogProvider } from '#learning/components/study-log-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { loadJudge } from '#testing/judge-words.ts';
import { synthesisedClip } from '#testing/fake-synthesis.ts';

async function setUp(kind: PracticeKind) {
  const platform = createFakePlatform({ now: 0 });
  await loadJudge(platform);
  render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>
        <PracticePanel kind={kind} />
      </StudyLogProvider>
    </PlatformProvider>,
  );
  await screen.findByRole('button', { name: 'Stop' });
  const logged = () => {
    platform.advance(0);
    return platform.database.events.map(({ itemId, activity, grade, answer }) => ({
      itemId,
      activity,
      grade,
      answer,
    }));
  };
  return { user: userEvent.setup(), logged, platform };
}

const button = (name: RegExp | string) => screen.getByRole<HTMLButtonElement>('button', { name });
const tilesIn = (name: string) =>
  [...screen.getByRole('group', { name }).querySelectorAll('button')].map(({ textContent }) => textContent);

describe('endless practice on screen', () => {
  it('GRA-03 MEM-01: question after question, each logged once, with a count, until Stop', async () => {
    const { user, logged } = await setUp('de-het');
    for (let asked = 1; asked <= 12; asked += 1) {
      await user.click(button(/\bde$/));
      expect(screen.getByText(new RegExp(`^\\d+ of ${asked} right so far$`))).toBeDefined();
      expect(screen.getByText('Explanation:')).toBeDefined();
      await user.click(button('Next Question'));
    }
    const answers = logged();
    expect(answers).toHaveLength(12);
    expect(new Set(answers.map(({ itemId }) => itemId).slice(0, 11)).size).toBe(11);
    for (const answer of answers) {
      expect(answer).toMatchObject({ activity: 'quiz', answer: 'de' });
      expect(answer.itemId).toMatch(/^question:practice-de-het-/);
    }
    const right = answers.filter(({ grade }) => grade === 'right').length;
    await user.click(button('Stop'));
    expect(document.activeElement?.textContent).toBe(`Practice stopped: ${right} of 12 right.`);
    await user.click(button('Practise again'));
    expect(screen.getByText('Endless practice')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Which article');
  });

  it('NAV-07: a new question takes the focus, but not from somebody choosing a kind', async () => {
    const choice = document.createElement('input');
    document.body.append(choice);
    choice.focus();
    await setUp('plural');
    expect(document.activeElement).toBe(choice);
    choice.remove();
  });
});

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your answer' });

describe('typed practice', () => {
  it('GRA-22 JDG-02 MEM-01: a form that we don’t know logs nothing until the person says; the next field is empty', async () => {
    const { user, logged, platform } = await setUp('position-verb');
    expect(document.activeElement).toBe(field());
    expect(button('Check').disabled).toBe(true);
    await user.type(field(), 'xyzzy{Enter}');
    expect(screen.getByText('We don’t know this answer.')).toBeDefined();
    expect(screen.getByText('Explanation:')).toBeDefined();
    expect(field().readOnly).toBe(true);
    expect(isBusyHere()).toBe(true);
    expect(document.activeElement).toBe(button('Mine was wrong'));
    expect(screen.getByRole('group', { name: 'Was your answer right?' })).toBeDefined();
    expect(logged()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(screen.getByText('Counted as wrong.')).toBeDefined();
    expect(screen.getByText('0 of 1 right so far')).toBeDefined();
    expect(document.activeElement).toBe(button('Next'));
    await user.click(button('Next'));
    expect(field().value).toBe('');
    expect(document.activeElement).toBe(field());
    await user.type(field(), 'xyzzy{Enter}');
    await user.click(button('Mine was right'));
    expect(screen.getByText('Counted as right.')).toBeDefined();
    expect(screen.getByText('1 of 2 right so far')).toBeDefined();
    expect(logged()).toMatchObject([
      { activity: 'quiz', grade: 'wrong', answer: 'xyzzy' },
      { activity: 'quiz', grade: 'right', answer: 'xyzzy' },
    ]);
    expect(logged()[0]?.itemId).toMatch(/^question:practice-position-verb-/);
    expect(platform.database.log.map(({ kind }) => kind)).toEqual(['answered', 'answered', 'judged-right']);
  });

  it.each([
    ['stops', (press: (name: string) => Promise<void>) => press('Stop')],
    ['leaves the screen', () => Promise.resolve(cleanup())],
  ])('JDG-02 MEM-01: who %s while an answer waits for their word has nothing logged', async (_, leave) => {
    const { user, logged } = await setUp('position-verb');
    await user.type(field(), 'xyzzy{Enter}');
    expect(screen.getByRole('group', { name: 'Was your answer right?' })).toBeDefined();
    await leave((name) => user.click(button(name)));
    expect(screen.queryByRole('group', { name: 'Was your answer right?' })).toBeNull();
    expect(logged()).toEqual([]);
  });

  it('GRA-22 JDG-02 MEM-09: a slip is named and shown letter by letter; My answer was right is one press', async () => {
    const { user, platform } = await setUp('er');
    await user.click(await screen.findByRole('radio', { name: 'By ear' }));
    await user.click(await screen.findByRole('button', { name: 'Listen' }));
    const [text = ''] = platform.speech.spoken;
    const longest =
      text.match(/\p{L}+/gu)?.reduce((one, other) => (other.length > one.length ? other : one)) ?? '';
    const slip = `${longest.slice(0, 2)}q${longest.slice(2)}`;
    await user.type(field(), `${text.replace(longest, slip)}{Enter}`);
    expect(screen.getByText('Not right.')).toBeDefined();
    expect(screen.getByText(/^The spelling/)).toBeDefined();
    expect(document.querySelector('del')?.textContent).toBe('take away: q');
    await user.click(button('My answer was right'));
    expect(screen.getByText('Counted as right.')).toBeDefined();
    expect(screen.getByText('1 of 1 right so far')).toBeDefined();
    platform.advance(0);
    expect(platform.database.log.map(({ kind }) => kind)).toEqual(['answered', 'judged-right']);
  });

  it('QUA-11: a half-typed answer delays an update, a logged one does not', async () => {
    const { user } = await setUp('om-te');
    expect(isBusyHere()).toBe(false);
    await user.type(field(), 'xyzzy');
    expect(isBusyHere()).toBe(true);
    await user.keyboard('{Enter}{Enter}');
    expect(isBusyHere()).toBe(false);
  });

  it('GRA-22 SPK-02: by ear the sentence is heard and not shown, and logged as its own card', async () => {
    const { user, platform } = await setUp('er');
    await user.click(await screen.findByRole('radio', { name: 'By ear' }));
    await user.click(await screen.findByRole('button', { name: 'Listen' }));
    const [text = ''] = platform.speech.spoken;
    expect(document.body.textContent).not.toContain(text);
    await user.type(field(), `${text}{Enter}`);
    expect(screen.getByText('That is right.')).toBeDefined();
    platform.advance(0);
    expect(platform.database.events).toMatchObject([{ kind: 'answered', grade: 'right', card: 'heard' }]);
  });

  it('GRA-22 SPK-03: without a Dutch voice the sentence is still heard, and the speaker is named', async () => {
    const { user, platform } = await setUp('present');
    platform.speech.giveVoices([]);
    platform.speech.answerWith(err('no-dutch-voice'));
    await user.click(screen.getByRole('radio', { name: 'By ear' }));
    expect(await screen.findByText(/This device has no Dutch voice/)).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Listen' }));
    expect(await screen.findByText('computer voice')).toBeDefined();
    const [{ text } = { text: '' }] = platform.synthesis.said;
    expect(platform.audio.played).toEqual([synthesisedClip(text)]);
    await user.type(field(), `${text}{Enter}`);
    expect(screen.getByText('That is right.')).toBeDefined();
  });

  it('GRA-22: kinds that have options can be typed, too, in the same place', async () => {
    const { user, logged } = await setUp('plural');
    await user.click(screen.getByRole('radio', { name: 'Type the form' }));
    await user.type(await screen.findByRole('textbox'), 'xyzzy{Enter}');
    await user.click(button('Mine was wrong'));
    expect(logged()[0]?.itemId).toMatch(/^question:practice-plural-/);
  });
});

/** The clause on screen: the only one with these words. */
function shownClause(): ClauseRow {
  const offered = tilesIn('Words to use').toSorted().join('|');
  const rows: readonly ClauseRow[] = CLAUSES;
  const found = rows.find((row) =>
    mainOrders(row).some((order) => order.slice(1).toSorted().join('|') === offered),
  );
  if (found === undefined) throw new Error(`no clause of ${offered}`);
  return found;
}

describe('words to put in order', () => {
  it('GRA-09 MEM-01: by keyboard alone: placed, moved, checked, explained, logged once', async () => {
    const { user, logged } = await setUp('word-order-main');
    const [order = []] = mainOrders(shownClause());
    const wanted = order.slice(1);
    expect(button('Check').disabled).toBe(true);
    for (const text of wanted.toReversed()) {
      button(text).focus();
      await user.keyboard('{Enter}');
    }
    expect(document.activeElement).toBe(button('Check'));
    expect(tilesIn('Your sentence')).toEqual(wanted.toReversed());
    expect(screen.getByRole('status').textContent).toContain(
      `${wanted[0]}: place ${wanted.length} of ${wanted.length}`,
    );
    const [last = '', beforeLast = ''] = wanted;
    button(last).focus();
    await user.keyboard('{Control>}{ArrowLeft}{/Control}');
    const others = wanted.slice(2).toReversed();
    expect(tilesIn('Your sentence')).toEqual([...others, last, beforeLast]);
    expect(document.activeElement).toBe(button(last));
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(tilesIn('Your sentence')).toEqual(wanted.toReversed());
    for (const text of tilesIn('Your sentence')) {
      button(text).focus();
      await user.keyboard(' ');
    }
    expect(tilesIn('Your sentence')).toEqual([]);
    for (const text of wanted) {
      button(text).focus();
      await user.keyboard(' ');
    }
    await user.keyboard('{Enter}');
    expect(screen.getByText('That is right.')).toBeDefined();
    expect(screen.getByText('1 of 1 right so far')).toBeDefined();
    expect(document.activeElement).toBe(button('Next sentence'));
    expect(logged()).toMatchObject([{ activity: 'quiz', grade: 'right' }]);
    expect(logged()[0]?.itemId).toMatch(/^question:practice-word-order-main-/);
  });

  it('GRA-09: a wrong order is marked word by word, with the right sentence below it', async () => {
    const { user, logged } = await setUp('word-order-main');
    const [order = []] = mainOrders(shownClause());
    // The finite verb last: never right.
    const [verb = '', ...others] = order.slice(1);
    for (const text of [...others, verb]) await user.click(button(text));
    await user.click(button('Check'));
    expect(screen.getByText(/The right answer/).textContent).toContain(order.slice(1).join(' '));
    expect(screen.getAllByText(', not at its place').length).toBeGreaterThan(1);
    expect(screen.getByText('0 of 1 right so far')).toBeDefined();
    expect(logged()).toMatchObject([{ grade: 'wrong' }]);
    await user.click(button('Next sentence'));
    expect(tilesIn('Your sentence')).toEqual([]);
    expect(logged()).toHaveLength(1);
  });

  it('GRA-09 QUA-15: buttons, too, move the word pressed last, and only within the sentence', async () => {
    const { user } = await setUp('word-order-main');
    const words = tilesIn('Words to use').map((text) => text ?? '');
    const [first = '', second = ''] = words;
    await user.click(button(first));
    expect(button('Earlier').disabled).toBe(true);
    await user.click(button(second));
    const mover = screen.getByRole('group', { name: `Move ${second}` });
    expect(mover.contains(button('Earlier'))).toBe(true);
    await user.click(button('Earlier'));
    expect(tilesIn('Your sentence')).toEqual([second, first]);
    expect(screen.getByRole('status').textContent).toContain(`${second}: place 1 of ${words.length}`);
    expect(document.activeElement).toBe(button('Earlier'));
    await user.keyboard('{Enter}');
    expect(tilesIn('Your sentence')).toEqual([second, first]);
    expect(button('Earlier').disabled).toBe(false);
    await user.click(button('Later'));
    await user.click(button('Later'));
    expect(tilesIn('Your sentence')).toEqual([first, second]);
    // Removed: the one before it is now the current one.
    await user.click(button(second));
    expect(button('Later').disabled).toBe(true);
  });

  it('QUA-11: a half-ordered sentence delays an update until it is checked', async () => {
    const { user } = await setUp('word-order-main');
    const [first = '', ...others] = tilesIn('Words to use').map((text) => text ?? '');
    expect(isBusyHere()).toBe(false);
    await user.click(button(first));
    expect(isBusyHere()).toBe(true);
    for (const text of others) await user.click(button(text));
    await user.click(button('Check'));
    expect(isBusyHere()).toBe(false);
  });

  it('GRA-09: arrow keys move from word to word', async () => {
    const { user } = await setUp('word-order-inversion');
    const [first = '', second = ''] = tilesIn('Words to use').map((text) => text ?? '');
    button(first).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(button(second));
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(button(first));
  });
});
