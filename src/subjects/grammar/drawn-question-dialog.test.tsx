import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DrawnQuestionDialog } from './drawn-question-dialog.tsx';
import type { DailyQuestionRow } from '#content/schema/grammar-questions.ts';
import { PlatformProvider } from '#components/platform-context.tsx';
import { StudyLogProvider } from '#learning/components/study-log-context.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

const question = (id: string): DailyQuestionRow => ({
  id,
  topic: 'nouns',
  question: `What is *${id}*?`,
  optionsAre: 'dutch',
  options: ['de', 'het', 'een'],
  correct: 1,
  explanation: `Because of *${id}*.`,
  rule: 'A small word is a *het* word.',
});
const FIRST = question('meisje');
const ROWS = [question('huis'), FIRST, question('boekje')];

function setUp() {
  const platform = createFakePlatform({ now: 0 });
  let closed = 0;
  const practised: string[] = [];
  render(
    <PlatformProvider platform={platform}>
      <StudyLogProvider>
        <DrawnQuestionDialog
          title="Grammar Quiz of the Day"
          rows={ROWS}
          first={FIRST}
          nextLabel="Try Another Question"
          onClose={() => (closed += 1)}
          onPractised={(kind) => practised.push(kind)}
        />
      </StudyLogProvider>
    </PlatformProvider>,
  );
  return { platform, user: userEvent.setup(), closed: () => closed, practised };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Grammar Quiz of the Day' }));
const shown = () => dialog().getByText(/^What is/).textContent;

describe('a random question', () => {
  it('GRA-19: shows its topic, and explanation and rule only after the answer', async () => {
    const { platform, user } = setUp();
    expect(dialog().getByText(/^Topic:/).textContent).toBe('Topic: Nouns');
    expect(shown()).toBe('What is meisje?');
    expect(dialog().queryByText(/Rule/)).toBeNull();
    await user.click(dialog().getByRole('button', { name: 'de' }));
    expect(dialog().getByRole('status').textContent).toBe(
      'Not right. The right answer: hetExplanation: Because of meisje.Rule: A small word is a het word.',
    );
    for (const name of [/^de \(your answer/, /^het \(the right/, 'een']) {
      expect(dialog().getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    }
    platform.advance(0);
    expect(platform.database.events).toMatchObject([
      { itemId: 'question:meisje', activity: 'quiz', grade: 'wrong', answer: 'de' },
    ]);
  });

  it('GRA-23: the explanation links to practice of its topic', async () => {
    const { user, practised } = setUp();
    await user.click(dialog().getByRole('button', { name: 'de' }));
    await user.click(dialog().getByRole('button', { name: 'Practise this' }));
    expect(practised).toEqual(['de-het']);
  });

  it('GRA-19 QUA-14: no question repeats before all others were shown; keys work in the dialog, too', async () => {
    const { user } = setUp();
    const seen = [];
    for (const _ of ROWS) {
      seen.push(shown());
      await user.keyboard('1');
      expect(document.activeElement?.textContent).toBe('Try Another Question');
      await user.keyboard('{Enter}');
      expect(dialog().queryByText(/Rule/)).toBeNull();
    }
    expect(seen[0]).toBe('What is meisje?');
    expect(new Set(seen).size).toBe(3);
    expect(shown()).not.toBe(seen[2]);
  });

  it('GRA-19: its button closes it', async () => {
    const { user, closed } = setUp();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    expect(closed()).toBe(1);
  });
});
