import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { ExamFormat } from '#exam/engine/exam-format.ts';
import { LISTENING } from '#exam/a2/listening.ts';
import type { HeardByItself } from '#exam/engine/read-aloud.ts';
import { FragmentFrame } from './fragment-frame.tsx';
import { FragmentAgain } from '#practice/components/text/fragment-text.tsx';
import type { ListeningItem } from './listening-items.ts';
import { skillTopic } from '#exam/screens/exam-topics.ts';
import { err } from '#lib/result.ts';
import { createFakePlatform, type FakePlatform } from '#testing/fake-platform.ts';
import { renderPage, settlePage } from '#testing/render-page.tsx';

const ITEM: ListeningItem = {
  id: 'sample-question',
  question: 'Wat kost het brood?',
  options: ['2 euro', '3 euro', '4 euro'],
  correct: 0,
  explanation: '',
  group: { id: 'sample', title: 'U hoort een gesprek bij de bakker.' },
  topic: skillTopic(LISTENING, 'number'),
  fragment: {
    id: 'sample',
    setting: 'U hoort een gesprek bij de bakker.',
    speakers: { A: 'woman', B: 'man' },
    lines: [
      { voice: 'B', text: 'Wat kost dit brood?' },
      { voice: 'A', text: 'Dat kost twee euro.' },
    ],
    cast: ['A', 'B'],
  },
};

interface FrameProps {
  readonly format?: ExamFormat;
  readonly item?: ListeningItem;
  readonly heardByItself?: HeardByItself;
}

function Frame({ format = LISTENING.formats.official, item = ITEM, heardByItself = 'nothing' }: FrameProps) {
  const [played, setPlayed] = useState(0);
  return (
    <FragmentFrame
      item={item}
      mode="exam"
      isAnswered={false}
      movesFocus
      sound={{
        heardByItself,
        playedTimes: played,
        isReplayed: format.isReplayed === true,
        isRead: false,
        onPlayed: () => setPlayed((before) => before + 1),
        onTextWanted: () => undefined,
      }}
      spoken={`${item.question} ${item.options.join(' ')}`}
      renderQuestion={(listen) => (
        <>
          {item.question}
          {listen}
        </>
      )}
      renderSteps={(action) => <footer>{action}</footer>}
    />
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
  const { platform } = await playOnce(LISTENING.formats.official);
  expect(platform.speech.spoken).toEqual(['Wat kost dit brood?', 'Dat kost twee euro.']);
  const cast = ['man', 'woman'];
  expect(platform.speech.speakers).toEqual([
    { cast, place: 0 },
    { cast, place: 1 },
  ]);
});

it('MOC-08 QUA-22: to play it stands with the ways on until it was heard, and the focus goes along', async () => {
  const { again } = await playOnce(LISTENING.formats.official);
  expect(document.querySelector('footer')?.textContent).toBe('');
  expect(again.parentElement).toBe(document.activeElement);
});

it('MOC-08: the format says whether a fragment can be repeated', async () => {
  const { again } = await playOnce(LISTENING.formats.official);
  expect(again.disabled).toBe(false);
  expect(document.body.textContent).not.toContain('Meer kan niet');
});

it('MOC-08: in a format that does not let one hear it again the button rests, and says why', async () => {
  const { again } = await playOnce({ ...LISTENING.formats.official, isReplayed: false });
  expect(again.disabled).toBe(true);
  expect(screen.getByText('U heeft het fragment één keer gehoord. Meer kan niet.')).toBeTruthy();
});

it('MOC-07 MOC-08: the fragment of a result can be heard once more, and stopped', async () => {
  const platform = createFakePlatform();
  platform.speech.hold();
  await renderPage(platform, <FragmentAgain item={ITEM} />);
  await userEvent.click(screen.getByRole('button', { name: /^Play the fragment/ }));
  expect(platform.speech.spoken).toEqual(['Wat kost dit brood?']);
  await userEvent.click(screen.getByRole('button', { name: /^Stop/ }));
  expect(platform.speech.stops()).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: /^Play the fragment/ })).toBeTruthy();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const SECOND: ListeningItem = { ...ITEM, id: 'sample-second', question: 'Wie koopt het brood?' };

describe('the question read aloud', () => {
  const READ_FIRST: FrameProps = { heardByItself: 'question-then-fragment' };

  /** What comes after the question on the screen, by the way on. */
  function Sitting({ come }: { readonly come: readonly FrameProps[] }) {
    const [place, setPlace] = useState(0);
    return (
      <>
        <Frame {...come[place]} />
        <button onClick={() => setPlace(place + 1)}>Volgende</button>
      </>
    );
  }

  async function start(
    come: readonly FrameProps[],
    tell: (platform: FakePlatform) => void = ({ speech }) => speech.hold(),
  ) {
    const platform = createFakePlatform();
    tell(platform);
    const { unmount } = await renderPage(platform, <Sitting come={come} />);
    const said = async (ms = 0) => {
      await settlePage();
      platform.speech.finish();
      await settlePage();
      act(() => platform.advance(ms));
      await settlePage();
    };
    return { platform, unmount, said };
  }

  it('MOC-08: it is said by itself, a moment later its fragment, and both can be stopped', async () => {
    const { platform, said } = await start([READ_FIRST]);
    const { speech } = platform;
    expect(speech.spoken).toEqual(['Wat kost het brood?']);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
    await said();
    expect(speech.spoken).toHaveLength(1);
    await said(1000);
    expect(speech.spoken.slice(1)).toEqual(['Wat kost dit brood?']);
    await press('Stop');
    await said(5000);
    expect(speech.spoken).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Luister naar het fragment' })).toBeTruthy();
  });

  it('MOC-08 QUA-14: who stops the question is not made to hear the fragment, and can ask for either', async () => {
    const { platform, said } = await start([READ_FIRST]);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Stop');
    await userEvent.keyboard('{Enter}');
    await said(5000);
    expect(platform.speech.spoken).toEqual(['Wat kost het brood?']);
    expect(document.activeElement?.textContent).toBe('Luister naar de vraag');
    await userEvent.keyboard('{Enter}');
    expect(platform.speech.spoken[1]).toBe('Wat kost het brood? 2 euro 3 euro 4 euro');
    await press('Luister naar het fragment');
    await settlePage();
    expect(platform.speech.spoken[2]).toBe('Wat kost dit brood?');
    expect(screen.getByRole('button', { name: 'Luister naar de vraag' })).toBeTruthy();
  });

  it('MOC-08: of a second question on a fragment nothing but the question is said', async () => {
    const { platform, said } = await start([{ heardByItself: 'question' }]);
    await said(5000);
    expect(platform.speech.spoken).toEqual(['Wat kost het brood?']);
    expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  });

  it('MOC-08 SPK-01: leaving the question stops it; a fragment continues for a question that is not read aloud', async () => {
    const { platform, said, unmount } = await start([
      READ_FIRST,
      { item: SECOND },
      {},
      { ...READ_FIRST, item: SECOND },
    ]);
    await press('Volgende');
    await said(5000);
    expect(platform.speech.spoken).toEqual(['Wat kost het brood?']);
    await press('Luister naar het fragment');
    await press('Volgende');
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
    await press('Volgende');
    await settlePage();
    expect(platform.speech.spoken.slice(1)).toEqual(['Wat kost dit brood?', 'Wie koopt het brood?']);
    expect(screen.getAllByRole('button', { name: 'Stop' })).toHaveLength(1);
    const stops = platform.speech.stops();
    unmount();
    expect(platform.speech.stops()).toBeGreaterThan(stops);
  });

  it('MOC-08 SPK-02 LIS-04: if nothing can be played the fragment says so, and offers its text', async () => {
    const { platform } = await start([READ_FIRST], ({ speech, synthesis }) => {
      speech.answerWith(err('no-dutch-voice'));
      synthesis.failWith('unavailable');
    });
    // Recordings are looked for first, by code that is loaded then.
    await waitFor(() => {
      act(() => platform.advance(1000));
      expect(screen.getByText('Het fragment kan niet worden afgespeeld')).toBeTruthy();
    });
    expect(screen.getByRole('button', { name: 'Laat de tekst zien' })).toBeTruthy();
  });
});

it('SPK-06: the fragment of a result can be listened to sentence by sentence, each in its voice', async () => {
  const platform = createFakePlatform();
  platform.speech.hold();
  await renderPage(platform, <FragmentAgain item={ITEM} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sentence by sentence' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Start' }));
  expect(screen.getByText('1 of 2')).toBeTruthy();
  expect(platform.speech.spoken).toEqual(['Wat kost dit brood?']);
  expect(platform.speech.speakers).toEqual([{ cast: ['man', 'woman'], place: 0 }]);
});
