import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { PlatformProvider } from '#components/platform-context.tsx';
import { OptionList, SubmitOption } from './option-list.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';

const OPTIONS = ['naar huis', 'naar de markt', 'naar school'];
type Given = Partial<ComponentProps<typeof OptionList>>;

interface QuestionProps extends Given {
  readonly answers: number[];
  /** Pressing an option does not answer yet. */
  readonly isThoughtOver?: boolean;
}

function Question({ answers, isThoughtOver = false, ...given }: QuestionProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const pick = isThoughtOver ? { formId: 'options', picked, onPicked: setPicked } : undefined;
  return (
    <>
      <p id="question">Waar gaat Amina naartoe?</p>
      <OptionList
        options={OPTIONS}
        correct={1}
        chosen={chosen}
        onChosen={(place) => {
          answers.push(place);
          setChosen(place);
        }}
        labelledBy="question"
        pick={pick}
        {...given}
      />
      {pick && chosen === null && <SubmitOption pick={pick} />}
    </>
  );
}

function setUp(given: Omit<QuestionProps, 'answers'> = {}) {
  const answers: number[] = [];
  render(
    <PlatformProvider platform={createFakePlatform()}>
      <Question answers={answers} {...given} />
    </PlatformProvider>,
  );
  return { answers, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('options to press', () => {
  it('GRA-03 KNM-02: pressing one answers; then all are locked and marked in words', async () => {
    const { answers, user } = setUp();
    expect(screen.getByRole('group', { name: 'Waar gaat Amina naartoe?' })).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '1naar huis',
      '2naar de markt',
      '3naar school',
    ]);
    await user.click(button('naar school'));
    expect(answers).toEqual([2]);
    for (const name of [
      'naar huis',
      'naar de markt (the right answer)',
      'naar school (your answer, not right)',
    ]) {
      expect(button(name).disabled).toBe(true);
    }
    await user.keyboard('1');
    expect(answers).toEqual([2]);
  });

  it('QUA-14: the keys 1 to 4 choose, and a key without an option does nothing', async () => {
    const { answers, user } = setUp();
    await user.keyboard('4');
    expect(answers).toEqual([]);
    await user.keyboard('2');
    expect(answers).toEqual([1]);
    expect(button('naar de markt (the right answer)')).toBeTruthy();
  });

  it('KNM-02: a caller that ignores an answer gets the next one too', async () => {
    const heard: number[] = [];
    const { user } = setUp({ chosen: null, onChosen: (place) => heard.push(place) });
    await user.click(button('naar huis'));
    await user.click(button('naar school'));
    expect(heard).toEqual([0, 2]);
    expect(button('naar huis').disabled).toBe(false);
  });

  it('KNM-02 QUA-05 LNG-02: Dutch options are marked as Dutch, with their English below only if shown', () => {
    const english = ['home', 'to the market', 'to school'];
    const { unmount } = render(
      <PlatformProvider platform={createFakePlatform()}>
        <Question answers={[]} english={english} />
      </PlatformProvider>,
    );
    const option = screen.getByRole('button', { name: /^naar huis ?home$/ });
    expect(option.querySelector('[lang=nl]')?.textContent).toBe('naar huis');
    expect(option.querySelector('[lang=en][dir=ltr]')?.textContent.trim()).toBe('home');
    unmount();
    setUp({ optionsAre: 'english' });
    expect(button('naar huis').querySelector('[lang=en]')?.textContent).toBe('naar huis');
    cleanup();
    setUp({ optionsAre: 'meaning' });
    expect(button('naar huis').querySelector('[lang]')).toBeNull();
  });
});

describe('options with Submit', () => {
  it('REA-02: the choice can change until Submit, which needs a choice; then they are locked', async () => {
    const { answers, user } = setUp({ isThoughtOver: true });
    expect(button('Submit').disabled).toBe(true);
    await user.click(radio('naar school'));
    await user.click(radio('naar huis'));
    expect([radio('naar huis').checked, radio('naar school').checked]).toEqual([true, false]);
    expect(answers).toEqual([]);
    await user.click(button('Submit'));
    expect(answers).toEqual([0]);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
    expect(radio('naar huis (your answer, not right)').checked).toBe(true);
    for (const name of ['naar de markt (the right answer)', 'naar school']) {
      expect(radio(name).checked).toBe(false);
    }
  });

  it('REA-02 QUA-14: the keys 1 to 4 pick, and Enter submits what is picked', async () => {
    const { answers, user } = setUp({ isThoughtOver: true });
    await user.keyboard('{Enter}');
    expect(answers).toEqual([]);
    await user.keyboard('32');
    expect(radio('naar de markt').checked).toBe(true);
    await user.keyboard('{Enter}');
    expect(answers).toEqual([1]);
  });
});
