import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { OFFICIAL_FORMATS, type ExamFormat } from '#content/mock-exam/formats.ts';
import { ExamFragmentFrame, HeardAgain, type ListeningExamItem } from '#features/exam/mock/exam-fragment.tsx';
import { createFakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';

const ITEM: ListeningExamItem = {
  id: 'sample-question',
  question: 'Wat kost het brood?',
  options: ['2 euro', '3 euro', '4 euro'],
  correct: 0,
  explanation: '',
  group: { id: 'sample', dutch: 'U hoort een gesprek bij de bakker.', english: '' },
  fragment: {
    id: 'sample',
    theme: 'Winkelen',
    kind: 'conversation',
    setting: 'U hoort een gesprek bij de bakker.',
    speakers: { A: 'woman', B: 'man' },
    lines: [
      { voice: 'B', text: 'Wat kost dit brood?' },
      { voice: 'A', text: 'Dat kost twee euro.' },
    ],
    questions: [],
  },
};

function Frame({ format }: { readonly format: ExamFormat }) {
  const [played, setPlayed] = useState(0);
  return (
    <ExamFragmentFrame
      item={ITEM}
      format={format}
      playedTimes={played}
      onPlayed={() => setPlayed((before) => before + 1)}
      isRead={false}
      onTextWanted={() => undefined}
      renderSteps={(action) => <footer>{action}</footer>}
    >
      {ITEM.question}
    </ExamFragmentFrame>
  );
}

async function playOnce(format: ExamFormat) {
  const platform = createFakePlatform();
  await renderPage(platform, <Frame format={format} />);
  await userEvent.click(screen.getByRole('button', { name: 'Luister naar het fragment' }));
  await settlePage();
  act(() => platform.advance(1000));
  const again = await waitFor(() =>
    screen.getByRole<HTMLButtonElement>('button', { name: 'Nog een keer luisteren' }),
  );
  return { platform, again };
}

it('MOC-08: a conversation has the voices of a man and a woman, each where they speak', async () => {
  const { platform } = await playOnce(OFFICIAL_FORMATS.listening);
  expect(platform.speech.spoken).toEqual(['Wat kost dit brood?', 'Dat kost twee euro.']);
  const cast = ['man', 'woman'];
  expect(platform.speech.speakers).toEqual([
    { cast, place: 0 },
    { cast, place: 1 },
  ]);
});

it('MOC-08 QUA-22: to play it stands with the ways on until it was heard, and the focus goes along', async () => {
  const { again } = await playOnce(OFFICIAL_FORMATS.listening);
  expect(document.querySelector('footer')?.textContent).toBe('');
  expect(again.parentElement).toBe(document.activeElement);
});

it('MOC-08: whether a fragment can be heard again is told by the format', async () => {
  const { again } = await playOnce(OFFICIAL_FORMATS.listening);
  expect(again.disabled).toBe(false);
  expect(document.body.textContent).not.toContain('Meer kan niet');
});

it('MOC-08: in a format that does not let one hear it again the button rests, and says why', async () => {
  const { again } = await playOnce({ ...OFFICIAL_FORMATS.listening, isReplayed: false });
  expect(again.disabled).toBe(true);
  expect(screen.getByText('U heeft het fragment één keer gehoord. Meer kan niet.')).toBeTruthy();
});

it('MOC-07 MOC-08: the fragment of a result can be heard once more, and stopped', async () => {
  const platform = createFakePlatform();
  platform.speech.hold();
  await renderPage(platform, <HeardAgain item={ITEM} />);
  await userEvent.click(screen.getByRole('button', { name: /^Play the fragment/ }));
  expect(platform.speech.spoken).toEqual(['Wat kost dit brood?']);
  await userEvent.click(screen.getByRole('button', { name: /^Stop/ }));
  expect(platform.speech.stops()).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: /^Play the fragment/ })).toBeTruthy();
});
