import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { PlayArea } from './play-area.tsx';
import { FOCUS_HERE } from '#ui/moved-focus.ts';

function Game() {
  const [step, setStep] = useState(1);
  return (
    <PlayArea step={String(step)}>
      <p {...FOCUS_HERE} tabIndex={-1}>
        Step {step}
      </p>
      <button key={step} type="button" onClick={() => setStep(step + 1)}>
        On from {step}
      </button>
    </PlayArea>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

/** A press as reported by the browser, with its click count at this place. */
function press(name: string, detail: number): { isFocusMoved: boolean } {
  const isFocusMoved = fireEvent.mouseDown(button(name), { detail });
  fireEvent.click(button(name), { detail });
  return { isFocusMoved };
}

describe('a game', () => {
  it('MSC-11 MSC-12: the second press of a double click does not reach the next step', () => {
    render(<Game />);
    press('On from 1', 1);
    expect(press('On from 2', 2)).toEqual({ isFocusMoved: false });
    expect(document.activeElement).toBe(screen.getByText('Step 2'));
    expect(press('On from 2', 1)).toEqual({ isFocusMoved: true });
    expect(screen.getByText('Step 3')).toBeTruthy();
  });

  it('MSC-11 MSC-12 QUA-14: quick presses within a step all count, and keys do too', () => {
    let presses = 0;
    render(
      <PlayArea step="1">
        <button type="button" onClick={() => (presses += 1)}>
          Walk
        </button>
      </PlayArea>,
    );
    press('Walk', 1);
    press('Walk', 2);
    press('Walk', 3);
    fireEvent.click(button('Walk'), { detail: 0 });
    expect(presses).toBe(4);
  });
});
