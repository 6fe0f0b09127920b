import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { rows } from '#content/grammar/corrections.ts';
import CorrectGrammarDialog from './correct-grammar-dialog.tsx';
import { PlatformProvider } from '#components/platform-context.tsx';
import { StudyLogProvider } from '#learning/components/study-log-context.tsx';
import { loadJudge } from '#testing/judge-words.ts';
import { settlePage } from '#testing/render-page.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

/** The dialog with its first sentence. */
async function setUp() {
  const platform = createFakePlatform({ now: 0 });
  await loadJudge(platform);
  const practised: string[] = [];
  render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>
        <CorrectGrammarDialog onClose={() => undefined} onPractised={(kind) => practised.push(kind)} />
      </StudyLogProvider>
    </PlatformProvider>,
  );
  await settlePage();
  return { platform, user: userEvent.setup(), practised };
}

const shownSentence = () => {
  const row = rows.find(({ incorrect }) => screen.queryByText(incorrect, { selector: 'p' }) !== null);
  if (row === undefined) throw new Error('no sentence to correct');
  return row;
};
const field = () => screen.getByLabelText<HTMLInputElement>('Your correction');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const verdict = () => within(screen.getByRole('dialog')).getByRole('status');
const toast = (text: string) => screen.findByText(text, undefined, { timeout: 5000 });
const logged = ({ platform }: Awaited<ReturnType<typeof setUp>>) => {
  platform.advance(0);
  return platform.database.events.map(({ itemId, grade, answer }) => `${itemId} ${grade} ${answer}`);
};

describe('Correct the Grammar', () => {
  it('GRA-20: blanks alone can not be submitted, not with Enter either', async () => {
    const page = await setUp();
    expect(document.activeElement).toBe(field());
    expect(button('Submit Correction').disabled).toBe(true);
    await page.user.type(field(), '   {Enter}');
    expect(button('Submit Correction').disabled).toBe(true);
    expect(verdict().textContent).toBe('');
    expect(logged(page)).toEqual([]);
  });

  it('GRA-20 MEM-01: a right correction is announced, locked, explained and logged once', async () => {
    const page = await setUp();
    const { id, incorrect, correct, errorType, english } = shownSentence();
    await page.user.type(field(), ` ${correct.toUpperCase()} {Enter}`);
    expect(verdict().textContent).toMatch(/✓ Correct!/);
    for (const text of [correct, errorType, english, 'Explanation:'])
      expect(verdict().textContent).toContain(text);
    expect(within(verdict()).getAllByText(/./, { selector: 'ins' }).length).toBeGreaterThan(0);
    expect(incorrect).not.toBe(correct);
    expect(field().readOnly).toBe(true);
    expect(document.activeElement).toBe(button('Try Another Correction'));
    expect(await toast('Perfect! Your correction is correct!')).toBeTruthy();
    await page.user.type(field(), '{Enter}');
    expect(logged(page)).toEqual([`sentence:${id} right ${correct.toUpperCase()}`]);
  });

  it('GRA-20: a wrong correction shows the right sentence and what to change in the typed one', async () => {
    const page = await setUp();
    const { id, correct } = shownSentence();
    await page.user.type(field(), `Fout ${correct}`);
    await page.user.click(button('Submit Correction'));
    // Not one of ours: nothing is said or logged before the person does.
    expect(verdict().textContent).toMatch(/^We don’t know this answer/);
    expect(verdict().textContent).not.toContain('✗');
    expect(logged(page)).toEqual([]);
    await page.user.click(button('Mine was wrong'));
    expect(verdict().textContent).toMatch(/^✗ Correct Answer:/);
    expect(within(verdict()).getByText('Fout', { selector: 'del' }).textContent).toBe('take away: Fout');
    expect(await toast('Not quite right. Check the correct answer below.')).toBeTruthy();
    expect(logged(page)).toEqual([`sentence:${id} wrong Fout ${correct}`]);
  });

  it('GRA-23: the explanation links to practice of that mistake', async () => {
    const page = await setUp();
    const { practice } = shownSentence();
    expect(screen.queryByRole('button', { name: 'Practise this' })).toBeNull();
    await page.user.type(field(), 'iets{Enter}{Enter}');
    await page.user.click(button('Practise this'));
    expect(page.practised).toEqual([practice]);
  });

  it('GRA-20: the next sentence is a new one with an empty field, until all 20 were shown', async () => {
    const page = await setUp();
    const shown = new Set<string>();
    for (const _ of rows) {
      shown.add(shownSentence().id);
      expect(field().value).toBe('');
      expect(document.activeElement).toBe(field());
      await page.user.type(field(), 'x{Enter}{Enter}{Enter}');
    }
    expect(shown.size).toBe(20);
    expect(logged(page)).toHaveLength(20);
  });

  it('GRA-20: the right sentence can be heard, but not before', async () => {
    const page = await setUp();
    expect(screen.queryByRole('button', { name: 'Listen' })).toBeNull();
    const { correct } = shownSentence();
    await page.user.type(field(), 'x{Enter}');
    await page.user.click(button('Listen'));
    expect(page.platform.speech.spoken).toEqual([correct]);
  });
});
